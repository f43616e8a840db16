/** What is dragged, as it is seen above the whole table: a frame that scrolls would cut it off at its edge. */

/** Carry a picture of a thing above the table; gives how it is moved along, and how it is put away. */
export function carry(element: HTMLElement): { move(translate: string): void; end(): void } {
  const { left, top, width, height } = element.getBoundingClientRect();
  const copy = element.cloneNode(true) as HTMLElement;
  for (const each of [copy, ...copy.querySelectorAll<HTMLElement>("*")]) {
    for (const name of Object.keys(each.dataset)) delete each.dataset[name]; // it is no thing that could be found
  }
  copy.inert = true;
  copy.classList.add("carried");
  Object.assign(copy.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  (element.closest("main") ?? document.body).append(copy);
  return {
    move: (translate) => {
      copy.style.translate = translate;
    },
    end: () => copy.remove(),
  };
}
