/** The rules pages: the small part of Markdown that they are written in, read into plain parts and never into HTML. */

export type Piece = { text: string; strong: boolean };
export type Block =
  | { kind: "title"; pieces: Piece[] }
  | { kind: "heading"; id: string; pieces: Piece[] }
  | { kind: "paragraph"; pieces: Piece[] }
  | { kind: "rules"; rules: Rule[] }
  | { kind: "list"; ordered: boolean; items: Piece[][] };
export type Rule = { id: string; pieces: Piece[] };

const NUMBER = /^\d+\. /;
const RULE = /^\*\*([A-Z]+-[A-Z]+\d+)\*\* (.*)$/;

/** Read a page: titles, headings, paragraphs, lists, and lists of numbered rules. */
export function read(page: string): Block[] {
  const blocks: Block[] = [];
  let sections = 0;
  for (const part of page.trim().split(/\n\s*\n/)) {
    const lines = part.split("\n");
    const first = lines[0] ?? "";
    if (first.startsWith("# ")) blocks.push({ kind: "title", pieces: pieces(first.slice(2)) });
    else if (first.startsWith("## ")) blocks.push({ kind: "heading", id: `part-${++sections}`, pieces: pieces(first.slice(3)) });
    else if (first.startsWith("- ") || NUMBER.test(first)) blocks.push(list(lines));
    else blocks.push({ kind: "paragraph", pieces: pieces(lines.join(" ")) });
  }
  return blocks;
}

function list(lines: string[]): Block {
  const items: string[] = [];
  for (const line of lines) {
    if (line.startsWith("- ")) items.push(line.slice(2));
    else if (NUMBER.test(line)) items.push(line.replace(NUMBER, ""));
    else items.push(`${items.pop() ?? ""} ${line.trim()}`);
  }
  const rules = items.map((item) => RULE.exec(item));
  if (rules.some((rule) => rule === null)) return { kind: "list", ordered: NUMBER.test(lines[0] ?? ""), items: items.map(pieces) };
  return { kind: "rules", rules: rules.map((rule) => ({ id: rule?.[1] ?? "", pieces: pieces(rule?.[2] ?? "") })) };
}

/** Split a line where its letters become bold and plain again. */
export function pieces(line: string): Piece[] {
  return line
    .split("**")
    .map((text, place) => ({ text, strong: place % 2 === 1 }))
    .filter((piece) => piece.text !== "");
}
