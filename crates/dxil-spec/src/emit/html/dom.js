// Making elements. All text goes through here as text, never as markup.

/** `h("a", { href: "#Sin", class: "link" }, "Sin")`; children that are empty are left out. */
function h(tag, properties, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties ?? {})) {
    if (value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat().filter((child) => child !== undefined && child !== ""));
  return element;
}

const code = (text, name) => h("code", { class: name }, text);
const link = (href, ...text) => h("a", { href }, ...text);

/** The name of an operand, which may break into lines between its words. */
const operandName = (name) => h("code", {},
  name.split(/(?=[A-Z][a-z])|(?<=_)/).flatMap((word) => [word, h("wbr")]));

/** Elements with a separator between each two. */
const joined = (list, separator) => list.flatMap((it, at) => (at ? [separator, it] : [it]));

/** A section with a heading; nothing if it would be empty. */
function section(title, ...content) {
  return content.some(Boolean) ? h("section", {}, h("h3", {}, title), ...content) : undefined;
}

/** A table of these column heads and rows; the first cell of a row heads it. */
function table(heads, rows, name) {
  const cell = (content, at) => (at ? h("td", {}, content) : h("th", { scope: "row" }, content));
  return h("div", { class: "wide" }, h("table", { class: name },
    h("thead", {}, h("tr", {}, heads.map((head) => h("th", { scope: "col" }, head)))),
    h("tbody", {}, rows.map((row) => h("tr", {}, row.map(cell))))));
}

/** A button that copies text, and says whether it could. */
function copyButton(label, text) {
  const button = h("button", { type: "button", class: "button copy" }, label);
  button.addEventListener("click", async () => {
    const done = await navigator.clipboard?.writeText(text()).then(() => true, () => false);
    button.textContent = done ? "Copied" : "Copying is not allowed here";
    setTimeout(() => { button.textContent = label; }, 1500);
  });
  return button;
}
