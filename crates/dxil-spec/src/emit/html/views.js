// What the detail pane shows: an operation, an enumeration, or the overview.

function operationView(op, filters) {
  return [
    heading(op.name, op.reserved ? "reserved" : op.experimental ? "experimental" : ""),
    h("p", { class: "lead" }, op.reserved ? "Reserved: no call may use it." : op.description),
    facts(op),
    ...(op.reserved ? [] : [
      signature(op),
      h("div", { class: "halves" },
        h("div", {}, argumentTable(op), overloads(op), attributeList(op), requirementList(op)),
        stageTable(op, filters)),
      intrinsics(op),
      h("div", { class: "columns" }, operandEnumerations(op)),
    ]),
    siblings(op),
    neighbours(op),
  ];
}

function heading(name, tag) {
  return h("div", { class: "heading" },
    h("h2", {}, breakable(name), " ", h("a", { href: `#${name}`, class: "anchor", "aria-label": `Link to ${name}` }, "#")),
    tag ? h("span", { class: `tag ${tag}` }, tag) : "",
    copyButton("Copy link", () => `${location.href.split("#")[0]}#${name}`));
}

function facts(op) {
  const fact = (name, ...value) => h("div", {}, h("dt", {}, name), h("dd", {}, ...value));
  const count = classes.get(op.class).length;
  return h("dl", { class: "facts" },
    fact("Opcode", code(String(op.opcode)), " ", code(hex(op), "quiet")),
    fact("Since", `DXIL ${op.since}, shader model ${shaderModel(op.since)}`),
    op.since_validated === op.since ? ""
      : fact("Validator accepts from", `DXIL ${op.since_validated}, shader model ${shaderModel(op.since_validated)}`),
    op.since_translated === op.since ? ""
      : fact("Linkers translate to", `DXIL ${op.since_translated}, shader model ${shaderModel(op.since_translated)}`),
    fact("Class", h("a", { href: `#${op.name}?class=${op.class}`, title: "List the operations of this class" },
      code(op.class)), count > 1 ? ` of ${count} operations` : ""),
    op.hlsl.length ? fact("HLSL", h("span", { class: "words" }, op.hlsl.map((word) =>
      h("a", { href: `#${op.name}?q=${word}`, title: "List the operations that it reaches" }, code(word))))) : "");
}

function signature(op) {
  const type = (text) => h("span", { class: "type" }, text);
  const parameters = [
    [type("i32"), " ", h("span", { class: "number" }, opcodeText(op))],
    ...op.arguments.map((it) => [type(it.type), it.name && ` ${it.name}`]),
  ];
  // What follows a parameter stays on its line.
  const parameter = (content, at) =>
    h("span", { class: "parameter" }, ...content, at + 1 < parameters.length ? "," : ")");
  const block = h("pre", {}, h("code", {}, type(op.result ?? ""), " ",
    h("b", {}, functionPattern(op)), "(", joined(parameters.map(parameter), " ")));
  return h("section", { class: "signature" }, block, copyButton("Copy", () => block.textContent.trim()));
}

function argumentTable(op) {
  if (!op.arguments.length) return undefined;
  const rows = op.arguments.map((argument, at) => [
    String(at + 1),
    code(argument.name),
    code(argument.type, "type"),
    demandsWithLink(argument),
  ]);
  const heads = ["#", "Name", "Type"];
  if (rows.some(([, , , demanded]) => demanded.length)) heads.push("Must be");
  return section("Arguments", table(heads, rows.map((row) => row.slice(0, heads.length)), "arguments"));
}

function demandsWithLink(argument) {
  const { enumeration } = argument;
  const parts = [demands(argument), enumeration ? link(`#${enumeration}`, ...breakable(enumeration)) : ""];
  const content = joined(parts.filter(Boolean), ", ");
  if (argument.validation) content.push(`; DXC's validator accepts ${argument.validation}`);
  return content;
}

const CELLS = {
  valid: ["✓", "valid"],
  not: ["–", "not in this stage"],
  removed: ["✕", "removed"],
  before: ["", "the operation does not exist yet"],
  absent: ["", "the stage does not exist yet"],
};

function stageCell(op, stage, version, filters) {
  const state = stageState(op, stage, version);
  const [sign, meaning] = CELLS[state];
  return h("td", { class: `${state}${version === versionOf(filters) ? " here" : ""}`,
    title: `${stage.title}, DXIL ${version}: ${meaning}` },
  h("span", { "aria-hidden": "true" }, sign), h("span", { class: "hidden" }, meaning));
}

function stageTable(op, filters) {
  if (!op.stages.length) return undefined;
  const heads = versions.map((version) =>
    h("th", { scope: "col", class: version === versionOf(filters) ? "here" : undefined }, version));
  const rows = stages.map((stage) => h("tr", { class: stage.name === filters.stage ? "here" : undefined },
    h("th", { scope: "row" }, stage.title),
    versions.map((version) => stageCell(op, stage, version, filters))));
  const key = ["valid", "not", "removed", "before"].map((state) => [
    h("span", { class: `key ${state}`, "aria-hidden": "true" }, CELLS[state][0]),
    state === "before" ? " not yet" : ` ${CELLS[state][1]}`]);
  return section("Stages by DXIL version",
    h("div", { class: "wide" }, h("table", { class: "stages" },
      h("thead", {}, h("tr", {}, h("td", {}), heads)), h("tbody", {}, rows))),
    h("p", { class: "legend" }, joined(key.map((it) => h("span", {}, it)), " ")));
}

/** The types of one dimension; those that the entry before lacks stand out. */
function typeList(types, former) {
  return h("span", { class: "types" }, types.map((type) =>
    code(type, former && !former.includes(type) ? "added" : undefined)));
}

function overloads(op) {
  const count = dimensions(op);
  if (!count) return section("Overloads", h("p", { class: "quiet" }, "None: the function’s name is fixed."));
  const heads = count > 1 ? Array.from({ length: count }, (_, at) => code(`T${at}`)) : [code("T")];
  const rows = op.overloads.map((entry, at) => [`DXIL\u00a0${entry.since}`,
    ...heads.map((_, dimension) => entry.dimensions[dimension]
      ? typeList(entry.dimensions[dimension], op.overloads[at - 1]?.dimensions[dimension]) : "none")]);
  const notes = [
    ["vN", "vN is a native vector of any width, such as v4f32."],
    ["udt", "udt is a structure that the program defines; its name ends the function’s."],
    ["object", "object is an opaque type; its name ends the function’s."],
  ];
  const all = op.overloads.flatMap((entry) => entry.dimensions.flat());
  const used = notes.filter(([start]) => all.some((type) => type.startsWith(start)));
  return section("Overloads", table(["From", ...heads], rows),
    used.length ? h("p", { class: "legend" }, used.map(([, note]) => note).join(" ")) : "");
}

function attributeList(op) {
  const described = (name) => [h("dt", {}, h("a", { href: `#${op.name}?attributes=${name}`,
    title: "List the operations that have it" }, code(name))),
  h("dd", {}, attributes.find((it) => it.name === name)?.description ?? "")];
  const lists = op.attributes.map((entry, at) => [
    op.attributes.length > 1 || at ? h("p", {}, `From DXIL ${entry.since}:`) : "",
    entry.attributes.length ? h("dl", { class: "meanings" }, entry.attributes.flatMap(described))
      : h("p", { class: "quiet" }, "None."),
  ]);
  return section("Attributes", lists.length ? h("div", {}, lists.flat()) : h("p", { class: "quiet" }, "None."));
}

/** Where a call requires a feature, if not everywhere. */
function limits(requirement) {
  const overloads = requirement.overloads ? ` For ${requirement.overloads.join(", ")}.` : "";
  const everywhere = requirement.stages.includes("all_stages");
  return overloads + (everywhere ? "" : ` In ${requirement.stages.join(", ")}.`);
}

function requirementList(op) {
  const description = (name) => features.find((it) => it.name === name).description;
  return op.requires.length ? section("Requires", h("dl", { class: "meanings" }, op.requires.flatMap((it) => [
    h("dt", {}, code(it.feature)), h("dd", {}, description(it.feature) + limits(it))]))) : "";
}

/** Where an operand comes from when the intrinsic is lowered. */
function source(selection, argument) {
  const [[kind, value]] = Object.entries(selection);
  if (kind === "argument") return [`argument ${value}`];
  const enumeration = enumerationByName.get(argument?.enumeration?.toLowerCase());
  const name = enumeration ? valueName(enumeration, value) : "";
  return [code(`${kind} ${value}`), name ? h("span", { class: "quiet" }, ` ${name}`) : ""];
}

function intrinsics(op) {
  if (!op.intrinsics.length) return undefined;
  const selected = op.intrinsics.some((it) => it.arguments);
  const heads = selected ? op.arguments.map((argument) => code(argument.name)) : [];
  const rows = op.intrinsics.map((it) => [code(it.name), ...op.arguments.slice(0, heads.length).map(
    (argument, at) => it.arguments
      ? it.arguments[at] ? source(it.arguments[at], argument) : "" : `argument ${at}`)]);
  return section("Lowered from", selected ? table(["LLVM intrinsic", ...heads], rows)
    : h("p", {}, joined(op.intrinsics.map((it) => code(it.name)), ", "),
      h("span", { class: "quiet" }, ", argument by argument")));
}

function enumerationTable(enumeration) {
  const value = (it) => (enumeration.flags ? `0x${it.value.toString(16)}` : String(it.value));
  const since = (it) => (it.since === versions[0] ? "" : ` Since DXIL ${it.since}.`);
  return table(["Value", "Name", "Meaning"],
    enumeration.values.map((it) => [code(value(it)), code(it.name), it.description + since(it)]), "values");
}

const flagsNote = (enumeration) => (enumeration.flags ? " Flags, any of which combine." : "");

function operandEnumerations(op) {
  const names = new Set(op.arguments.map((it) => it.enumeration?.toLowerCase()).filter(Boolean));
  return [...names].map((name) => {
    const enumeration = enumerationByName.get(name);
    return h("section", {},
      h("h3", {}, link(`#${enumeration.name}`, ...breakable(enumeration.name))),
      h("p", { class: "quiet" }, enumeration.description + flagsNote(enumeration)),
      enumerationTable(enumeration));
  });
}

const opLinks = (list) => h("p", { class: "links" },
  joined(list.map((it) => link(`#${it.name}`, ...breakable(it.name))), " "));

function siblings(op) {
  const others = classes.get(op.class).filter((it) => it !== op && !op.reserved);
  return others.length ? section(`Others of class ${op.class}`, opLinks(others)) : undefined;
}

function neighbours(op) {
  const at = ops.indexOf(op);
  const turn = (other, before, after) =>
    (other ? link(`#${other.name}`, before, ...breakable(other.name), after) : h("span"));
  return h("nav", { class: "neighbours", "aria-label": "By opcode" },
    turn(ops[at - 1], "← ", ""), turn(ops[at + 1], "", " →"));
}

function enumerationView(enumeration) {
  const users = ops.filter((op) => op.arguments.some((it) => it.enumeration === enumeration.name));
  return [
    heading(enumeration.name, "enumeration"),
    h("p", { class: "lead" }, enumeration.description + flagsNote(enumeration)),
    enumerationTable(enumeration),
    section("Operands of", opLinks(users)),
  ];
}

function overviewView() {
  return [
    h("div", { class: "heading" }, h("h2", {}, "Every DXIL operation")),
    h("p", { class: "lead" }, "Opcodes, signatures, overloads, stages and attributes, by DXIL version."),
    h("div", { class: "columns" }, examples(), keys(), versionTable(), enumerationList(), attributeTable(),
      featureTable()),
  ];
}

function examples() {
  const example = (query, meaning) =>
    [link(`#?${new URLSearchParams(query)}`, ...breakable(Object.values(query).join(", "))), meaning];
  return section("Try", table(["Search", "Finds"], [
    example({ q: "sin" }, "names first, then mentions"),
    example({ q: "InterlockedAdd" }, "what an HLSL name becomes"),
    example({ q: "0xd" }, "an opcode, decimal or hexadecimal"),
    example({ q: "dx.op.unary.f32" }, "all that a function name can call"),
    example({ q: "llvm.dx.wave" }, "what intrinsics are lowered to"),
    example({ q: "@dx.op.unary.f32(i32 13" }, "the operation of a call in LLVM IR"),
    example({ stage: "mesh", dxil: "1.6", attributes: "IsWave" }, "filters combine; links keep them"),
  ]));
}

function keys() {
  const key = (names, meaning) => [joined(names.map((name) => h("kbd", {}, name)), " "), meaning];
  return section("Keys", table(["Key", "Does"], [
    key(["/"], "go to the search"),
    key(["↓", "↑"], "next and previous operation"),
    key(["j", "k"], "the same, outside the search"),
    key(["Enter"], "from the search to the operation"),
    key(["Esc"], "clear the search, then the filters, then the operation"),
  ]));
}

function versionTable() {
  const rows = versions.map((version) => [
    version,
    shaderModel(version),
    link(`#?dxil=${NEW_IN}${version}`, String(ops.filter((op) => op.since === version).length)),
    link(`#?dxil=${version}`, String(ops.filter((op) => isUsable(op, undefined, version)).length)),
  ]);
  const kind = (name) => link(`#?kind=${name}`, `${ops.filter(KINDS[name]).length} ${name}`);
  return section("Versions", table(["DXIL", "Shader model", "New", "Usable"], rows, "numbers"),
    h("p", { class: "legend" }, kind("core"), " operations, ", kind("experimental"), " ones; ",
      kind("reserved"), " ones are among the new, not the usable."));
}

function enumerationList() {
  return section("Enumerations of operands", h("dl", { class: "meanings" }, enumerations.flatMap((it) => [
    h("dt", {}, link(`#${it.name}`, code(it.name))), h("dd", {}, it.description)])));
}

function attributeTable() {
  return section("Attributes", h("dl", { class: "meanings" }, attributes.flatMap((it) => [
    h("dt", {}, link(`#?attributes=${it.name}`, code(it.name))), h("dd", {}, it.description)])));
}

function featureTable() {
  const users = (feature) => {
    const all = ops.filter((op) => op.requires.some((it) => it.feature === feature));
    return all.length ? opLinks(all) : "";
  };
  const required = scalars.map((it) => [code(it.name), code(it.feature), code(it.native_feature)]);
  return section("Shader features", h("dl", { class: "meanings" }, features.flatMap((it) => [
    h("dt", {}, code(it.name)), h("dd", {}, it.description, users(it.name))])),
  table(["Scalar", "Requires", "With native 16-bit types"], required));
}
