// Sets the theme before anything is drawn; a module would come too late and flash.
let theme = null;
try {
  theme = localStorage.getItem("readingroom-theme");
} catch {
  // No storage: the theme of the system it is.
}
if (theme !== "light" && theme !== "dark") theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
document.documentElement.dataset.theme = theme;
