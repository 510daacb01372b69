// The page: its state, which the address keeps, and what the reader does.

const $ = (id) => document.getElementById(id);
const list = $("list");
const detail = $("detail");
const searchBox = $("search");
const selects = ["dxil", "stage", "class", "kind"].map($);
const checkboxes = attributes.map(attributeCheckbox);
const rows = new Map(ops.map((op, at) => [op, list.children[at]]));

/** What is shown: `target` names an operation or enumeration; the rest says what is listed. */
let view = emptyView();
let results = ops;

function emptyView() {
  return { target: "", query: "", dxil: "", stage: "", class: "", kind: "", attributes: [] };
}

/** The operation that a target means: by name in any case, or by opcode. */
function targetOp(target) {
  return opByName.get(target.toLowerCase()) ?? (target ? opByOpcode.get(Number(target)) : undefined);
}

// The address: `#Sin`, `#13`, `#Sin?q=wave&stage=pixel`, `#?attributes=IsWave,ReadNone`.

function viewOf(hash) {
  const [target, query = ""] = hash.replace(/^#/, "").split(/\?(.*)/s);
  const parameters = new URLSearchParams(query);
  const read = emptyView();
  read.target = targetOp(decode(target))?.name ?? decode(target);
  read.query = parameters.get("q") ?? "";
  for (const select of selects) {
    const value = parameters.get(select.id) ?? "";
    const known = [...select.options].some((option) => option.value === value);
    read[select.id] = known ? value : "";
  }
  const wanted = (parameters.get("attributes") ?? "").split(",");
  read.attributes = attributes.map((it) => it.name).filter((name) => wanted.includes(name));
  return read;
}

function decode(text) {
  try { return decodeURIComponent(text); } catch { return text; }
}

function hashOf({ target, query, attributes: names, ...filters }) {
  const set = Object.entries({ q: query, ...filters, attributes: names.join(",") });
  const parameters = new URLSearchParams(set.filter(([, value]) => value));
  const text = parameters.toString().replaceAll("%2C", ",");
  return `#${encodeURIComponent(target)}${text && `?${text}`}`;
}

let addressing;

/** Shows a changed view. Steps that a reader may want to take back are new in the history. */
function change(changes, isStep = false) {
  const former = hashOf(view);
  show({ ...view, ...changes });
  const hash = hashOf(view);
  clearTimeout(addressing);
  if (isStep) {
    history.replaceState(null, "", former);
    if (hash !== former) history.pushState(null, "", hash);
  } else {
    // Not at once: browsers limit how often the address changes, and a key may be held down.
    addressing = setTimeout(() => history.replaceState(null, "", hash), 150);
  }
}

function show(next) {
  const former = view;
  view = next;
  showControls();
  showList();
  const concerns = ({ target, dxil, stage }) => [target, dxil, stage].join("?");
  if (concerns(former) !== concerns(view) || !detail.hasChildNodes()) showDetail(former.target !== view.target);
  if (!view.target) rows.get(targetOp(former.target))?.scrollIntoView({ block: "nearest" });
}

function showControls() {
  if (searchBox.value !== view.query) searchBox.value = view.query;
  for (const select of selects) {
    select.value = view[select.id];
    select.classList.toggle("set", select.value !== "");
  }
  for (const box of checkboxes) box.checked = view.attributes.includes(box.value);
  const count = view.attributes.length;
  const summary = $("attributes").querySelector("summary");
  summary.textContent = count > 1 ? `${count} attributes` : view.attributes[0] ?? "Attributes";
  summary.classList.toggle("set", count > 0);
  $("clear").hidden = hashOf({ ...view, target: "" }) === "#";
}

let listed = "";

function showList() {
  const key = hashOf({ ...view, target: "" });
  if (key !== listed) {
    listed = key;
    results = find(view);
    list.replaceChildren(...results.map((op) => rows.get(op)));
    $("nothing").hidden = results.length > 0;
    $("count").textContent = results.length === ops.length ? `${ops.length} operations`
      : `${results.length} of ${ops.length}`;
    highlight(termsOf(view.query));
    list.parentElement.scrollTop = 0;
  }
  const current = targetOp(view.target);
  list.querySelector("[aria-current]")?.removeAttribute("aria-current");
  rows.get(current)?.firstElementChild.setAttribute("aria-current", "true");
  rows.get(current)?.scrollIntoView({ block: "nearest" });
}

/** Marks the terms where the list shows them, without touching its elements. */
function highlight(terms) {
  if (!window.Highlight) return;
  const ranges = [];
  for (const op of terms.length ? results : []) {
    for (const element of rows.get(op).querySelectorAll("b, .doc, .opcode")) {
      const text = element.firstChild;
      for (const term of text ? terms : []) {
        const at = text.data.toLowerCase().indexOf(term);
        if (at >= 0) ranges.push(new StaticRange({
          startContainer: text, startOffset: at, endContainer: text, endOffset: at + term.length }));
      }
    }
  }
  CSS.highlights.set("term", new Highlight(...ranges));
}

function showDetail(isNew) {
  const op = targetOp(view.target);
  const enumeration = enumerationByName.get(view.target.toLowerCase());
  const content = op ? operationView(op, view) : enumeration ? enumerationView(enumeration)
    : [unknownTarget(), ...overviewView()];
  const back = h("button", { type: "button", class: "button back", onclick: () => change({ target: "" }, true) }, "← List");
  detail.replaceChildren(back, ...content.flat().filter(Boolean));
  const name = op?.name ?? enumeration?.name;
  document.title = name ? `${name} · DXIL operations` : "DXIL operations";
  document.body.toggleAttribute("data-open", view.target !== "");
  detail.setAttribute("aria-label", name ?? "Overview");
  if (!isNew) return;
  detail.scrollTop = 0;
  // Where panes alternate it is the page that scrolls.
  if (view.target) scrollTo(0, 0);
}

function unknownTarget() {
  if (!view.target || view.target === "about") return undefined;
  return h("p", { class: "notice", role: "alert" }, `Nothing here is called “${view.target}”.`);
}

// What the reader does.

function attributeCheckbox(attribute) {
  const box = h("input", { type: "checkbox", value: attribute.name });
  $("attributes").querySelector("fieldset").append(h("label", {}, box, h("span", {},
    code(attribute.name), h("small", {}, attribute.description))));
  return box;
}

function addOptions() {
  const options = (values, text) => values.map((value) => h("option", { value }, text(value)));
  $("dxil").append(
    h("optgroup", { label: "Usable in" }, options(versions, (it) => `DXIL ${it}`)),
    h("optgroup", { label: "Introduced by" },
      options(versions.map((it) => NEW_IN + it), (it) => `new in ${it.slice(NEW_IN.length)}`)));
  $("stage").append(...stages.map((it) => h("option", { value: it.name }, it.title)));
  $("kind").append(...options(Object.keys(KINDS), (it) => it));
  $("class").append(...[...classes.keys()].sort().map((name) =>
    h("option", { value: name }, `${name} (${classes.get(name).length})`)));
}

/** Opens the operation so far before or after the current one in the list. */
function step(by) {
  const at = results.indexOf(targetOp(view.target));
  const next = at < 0 ? (by > 0 ? 0 : results.length - 1) : at + by;
  const op = results[next];
  if (!op) return;
  const reading = detail.contains(document.activeElement);
  change({ target: op.name });
  if (reading) detail.focus();
  else if (document.activeElement !== searchBox) rows.get(op).firstElementChild.focus({ preventScroll: true });
}

/** Clears what was set last in the order search, filters, operation. */
function clear() {
  const menu = $("attributes");
  if (menu.open) menu.open = false;
  else if (view.query) change({ query: "" });
  else if (hashOf({ ...view, target: "" }) !== "#") change({ ...emptyView(), target: view.target });
  else if (view.target) change({ target: "" }, true);
  else document.activeElement.blur();
}

/** From the search into the operation found: the best match if none is open. */
function enter() {
  if (!results.includes(targetOp(view.target)) && results.length) change({ target: results[0].name }, true);
  detail.focus();
}

function onKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  const inSearch = event.target === searchBox;
  const inControl = !inSearch && event.target.matches("select, input");
  const actions = { Escape: clear };
  if (!inControl) Object.assign(actions, { ArrowDown: () => step(1), ArrowUp: () => step(-1) });
  if (inSearch) actions.Enter = enter;
  else Object.assign(actions, { "/": () => searchBox.select() });
  if (!inSearch && !inControl) Object.assign(actions, { j: () => step(1), k: () => step(-1) });
  const action = actions[event.key];
  if (!action) return;
  event.preventDefault();
  action();
}

/** A link to an operation keeps search and filters, one with parameters replaces them. */
function onClick(event) {
  if (!event.target.closest("#attributes")) $("attributes").open = false;
  const anchor = event.target.closest("a[href^='#']:not([data-native])");
  if (!anchor || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const hash = anchor.getAttribute("href");
  const next = viewOf(hash);
  change(hash === "#" || hash.includes("?") ? next : { target: next.target }, true);
}

const dark = matchMedia("(prefers-color-scheme: dark)");
const isDark = () => (document.documentElement.dataset.theme || (dark.matches ? "dark" : "light")) === "dark";

function showTheme() {
  const label = isDark() ? "Light theme" : "Dark theme";
  $("theme").setAttribute("aria-label", label);
  $("theme").title = label;
}

function toggleTheme() {
  const theme = isDark() ? "light" : "dark";
  document.documentElement.dataset.theme = theme;
  try { localStorage.setItem("dxil-theme", theme); } catch { /* Then it lasts for this visit. */ }
  showTheme();
}

addOptions();
searchBox.addEventListener("input", () => change({ query: searchBox.value }));
for (const select of selects) select.addEventListener("change", () => change({ [select.id]: select.value }));
$("attributes").addEventListener("change", () =>
  change({ attributes: checkboxes.filter((box) => box.checked).map((box) => box.value) }));
$("filters").addEventListener("submit", (event) => event.preventDefault());
for (const button of [$("clear"), $("reset")]) {
  button.addEventListener("click", () => change({ ...emptyView(), target: view.target }));
}
$("theme").addEventListener("click", toggleTheme);
dark.addEventListener("change", showTheme);
addEventListener("keydown", onKey);
addEventListener("click", onClick);
addEventListener("popstate", () => {
  clearTimeout(addressing);
  show(viewOf(location.hash));
});
showTheme();
show(viewOf(location.hash));
