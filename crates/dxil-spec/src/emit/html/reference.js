// The reference, and what follows from it.

const reference = JSON.parse(document.getElementById("data").textContent);
const { versions, stages, attributes, features, scalars, enumerations, ops } = reference;

const opByName = new Map(ops.map((op) => [op.name.toLowerCase(), op]));
const opByOpcode = new Map(ops.map((op) => [op.opcode, op]));
const enumerationByName = new Map(enumerations.map((it) => [it.name.toLowerCase(), it]));
const classes = Map.groupBy(ops, (op) => op.class);

/** A number that orders versions: "1.10" comes after "1.9". */
function rank(version) {
  const [major, minor] = version.split(".").map(Number);
  return major * 1000 + minor;
}

/** DXIL 1.x goes with shader model 6.x. */
function shaderModel(version) {
  const [major, minor] = version.split(".").map(Number);
  return `${major + 5}.${minor}`;
}

/** Of several entries the newest not above the version counts, alone. */
function newest(entries, version) {
  return entries.findLast((entry) => rank(entry.since) <= rank(version));
}

/** "valid", "not", "removed"; "before" the operation or "absent" before the stage exists. */
function stageState(op, stage, version) {
  if (rank(version) < rank(stage.since)) return "absent";
  const entry = newest(op.stages, version);
  if (!entry || rank(version) < rank(op.since)) return "before";
  if (entry.stages.includes("removed")) return "removed";
  return entry.stages.includes("all_stages") || entry.stages.includes(stage.name) ? "valid" : "not";
}

/** Whether some call may use the operation: in the stage and version, where they are given. */
function isUsable(op, stage, version) {
  if (!version) return versions.some((each) => isUsable(op, stage, each));
  if (stage) return stageState(op, stage, version) === "valid";
  const removed = newest(op.stages, version)?.stages.includes("removed") ?? false;
  return !op.reserved && !removed && rank(op.since) <= rank(version);
}

const hex = (op) => `0x${op.opcode.toString(16)}`;
/** As people write it: experimental ones in hexadecimal. */
const opcodeText = (op) => (op.experimental ? hex(op) : String(op.opcode));

/** How many overload dimensions the function's name has. */
const dimensions = (op) => Math.max(0, ...op.overloads.map((entry) => entry.dimensions.length));

/** The function's name, `T` standing for the overload. */
function functionPattern(op) {
  const count = dimensions(op);
  const suffixes = Array.from({ length: count }, (_, at) => (count > 1 ? `.T${at}` : ".T"));
  return op.function + suffixes.join("");
}

/** What an enumeration calls a value: one of its names, or several that combine. */
function valueName(enumeration, value) {
  const exact = enumeration.values.find((it) => it.value === value);
  if (exact) return exact.name;
  if (!enumeration.flags) return "";
  const parts = enumeration.values.filter((it) => it.value && (value & it.value) === it.value);
  return parts.map((it) => it.name).join(" | ");
}

/** What an argument must be, apart from its enumeration. */
function demands(argument) {
  const list = [];
  if (argument.constant) list.push(argument.undef ? "constant or undef" : "constant");
  if (argument.range) {
    const [low, high] = argument.range;
    list.push(low === high ? `${low} only` : `${low} to ${high}`);
  }
  const until = argument.until && list.length ? ` before DXIL\u00a0${argument.until}` : "";
  return list.join(", ") + until;
}
