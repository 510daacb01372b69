// Search and filters: from the state of the page to the operations it lists.

/** What each operation is searched by, in lower case. */
const entries = ops.map((op) => {
  const lower = (texts) => texts.map((text) => text.toLowerCase());
  const types = op.overloads.flatMap((entry) => entry.dimensions.flat());
  return {
    op,
    name: op.name.toLowerCase(),
    words: lower(op.name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? []),
    opcodes: [String(op.opcode), hex(op)],
    class: op.class.toLowerCase(),
    function: op.function.toLowerCase(),
    hlsl: lower(op.hlsl),
    intrinsics: lower(op.intrinsics.map((it) => it.name)),
    types: new Set(lower(types)),
    arguments: lower(op.arguments.map((it) => it.name)),
    description: op.description.toLowerCase(),
  };
});

/** An HLSL name without what it belongs to: `Load` of `Texture2D.Load`, `Invoke` of `dx::HitObject::Invoke`. */
const lastName = (term) => (/^(dx|llvm)\./.test(term) ? term : term.split(/\.|::/).at(-1));

/** Whether an HLSL name may be meant, whatever the reader or the name says that it belongs to. */
const isSameName = (word, term) => lastName(word) === lastName(term);

/** Why an entry matches a term, the best reason first; its place decides the order. */
const REASONS = [
  (it, term) => it.name === term || it.opcodes.includes(term),
  (it, term) => it.hlsl.includes(term),
  (it, term) => it.hlsl.some((word) => isSameName(word, term)),
  (it, term) => it.name.startsWith(term),
  (it, term) => it.words.some((word) => word.startsWith(term)),
  (it, term) => it.class === term || `${term}.`.startsWith(`${it.function}.`),
  (it, term) => it.name.includes(term),
  (it, term) => it.hlsl.some((word) => word.startsWith(term)),
  (it, term) => it.intrinsics.some((name) => name === term || name.endsWith(`.${term}`)),
  (it, term) => it.intrinsics.some((name) => name.includes(term)),
  // Every function starts with "dx.op.", so that much of it tells nothing.
  (it, term) => (term.startsWith("dx.") ? it.function : it.class).includes(term),
  (it, term) => it.types.has(term),
  (it, term) => it.arguments.some((name) => name.includes(term)),
  (it, term) => it.description.includes(term),
  (it, term) => it.opcodes.some((text) => text.startsWith(term) && term !== "0x"),
];

/** How badly an entry matches all terms; undefined if it does not. */
function distance(entry, terms) {
  let sum = 0;
  for (const term of terms) {
    const reason = REASONS.findIndex((matches) => matches(entry, term));
    if (reason < 0) return undefined;
    sum += reason;
  }
  return sum;
}

/** The words to look for: punctuation around names in LLVM IR and HLSL does not count. */
function termsOf(query) {
  return query.toLowerCase().split(/[\s@"(),;]+/).filter(Boolean);
}

/** The operation that a line of LLVM IR calls: `call float @dx.op.unary.f32(i32 13, …`. */
function calledOp(query) {
  const call = query.match(/dx\.op\.[^(]*\(\s*i32\s+(-?\d+)/);
  return call ? opByOpcode.get(Number(call[1]) >>> 0) : undefined;
}

function search(query) {
  const called = calledOp(query);
  if (called) return [called];
  const terms = termsOf(query);
  if (!terms.length) return ops;
  const found = entries.map((entry) => ({ op: entry.op, distance: distance(entry, terms) }));
  return found
    .filter((it) => it.distance !== undefined)
    .sort((a, b) => a.distance - b.distance)
    .map((it) => it.op);
}

/** Filter values that ask when an operation was introduced, not whether it can be used. */
const NEW_IN = "new-";

/** The version that a view is about. */
const versionOf = (filters) => filters.dxil.replace(NEW_IN, "");

const KINDS = {
  core: (op) => !op.experimental,
  experimental: (op) => op.experimental,
  reserved: (op) => op.reserved,
};

function passes(op, filters) {
  const isNew = filters.dxil.startsWith(NEW_IN);
  if (isNew && op.since !== versionOf(filters)) return false;
  const stage = stages.find((it) => it.name === filters.stage);
  const usable = stage || (filters.dxil && !isNew);
  if (usable && !isUsable(op, stage, versionOf(filters))) return false;
  if (filters.class && op.class !== filters.class) return false;
  if (filters.kind && !KINDS[filters.kind](op)) return false;
  return hasAttributes(op, filters);
}


/** Whether one version, or the one asked for, has all the attributes. */
function hasAttributes(op, filters) {
  if (!filters.attributes.length) return true;
  const version = versionOf(filters);
  const lists = version ? [newest(op.attributes, version)] : op.attributes;
  return lists.some((it) => filters.attributes.every((name) => it?.attributes.includes(name)));
}

/** The operations that a view lists, best match first, else by opcode. */
const find = (view) => search(view.query).filter((op) => passes(op, view));
