/** The words that every page needs, in one file: its own, and those on the boxes of the games. */
export default import.meta.glob<string>("../../../../src/readingroom/locales/fr/{common,web,*_box}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
