//! Choices that do not occur, and the reasons.

/// Properties, their choices that do not occur, and the reason. Lists have `, ` between names.
pub(crate) type Absence = (&'static str, &'static str, &'static str);

const FOLDED: &str = "LLVM folds such a constant";
const OTHER_PRODUCERS: &str = "LLVM 3.7 does not write it: dxil-bitcode's tests make it";
const REFUSED: &str = "LLVM's verifier refuses it";
const UNPARSED: &str = "LLVM's parser refuses it";
const MODERN: &str = "only modern LLVM has it";
const WITHOUT: &str = "DXIL is without: the reader refuses it";

pub(crate) const ABSENT: &[Absence] = &[
    ("AtomicRmw.ordering", "Unordered", UNPARSED),
    ("CompareExchange.failure", "Unordered, Release, AcqRel", UNPARSED),
    ("CompareExchange.success", "Unordered", UNPARSED),
    ("Fence.ordering", "Unordered, Monotonic", UNPARSED),
    ("Load.ordering", "Release, AcqRel", UNPARSED),
    ("Store.ordering", "Acquire, AcqRel", UNPARSED),
    ("CompileUnit.file", "Absent", UNPARSED),
    ("GlobalVariable.name, Module.name", "Absent", UNPARSED),
    ("LexicalBlock.scope, LexicalBlockFile.scope", "Absent", UNPARSED),
    ("LocalVariable.scope", "Absent", UNPARSED),
    ("Location.scope, instruction.location.scope", "Absent", UNPARSED),
    ("constant, metadata Constant, operand Constant", "Poison", MODERN),
    ("instruction", "Unary", MODERN),
    ("node", "Modern", MODERN),
    ("type", "Token, Byte, Target", MODERN),
    ("alias.dll_storage", "Import", REFUSED),
    ("alias.linkage", "Appending, ExternalWeak, Common, AvailableExternally", REFUSED),
    ("function.linkage", "Appending, Common", REFUSED),
    ("function.attributes", "Builtin", REFUSED),
    ("expression", "ShuffleVector", FOLDED),
    ("expression FCmp.predicate", "False, True", FOLDED),
    ("records", "CONSTANTS_BLOCK/CE_SHUFFLEVEC, CONSTANTS_BLOCK/CE_SHUFVEC_EX", FOLDED),
    ("records", "IDENTIFICATION_BLOCK_ID/STRING, IDENTIFICATION_BLOCK_ID/EPOCH", OTHER_PRODUCERS),
    ("records", "STRTAB_BLOCK_ID/BLOB, SYMTAB_BLOCK_ID/BLOB", OTHER_PRODUCERS),
    ("records", "MODULE_BLOCK/DEPLIB, MODULE_BLOCK/PURGEVALS", "older LLVM wrote it"),
    ("records", "MODULE_BLOCK/ASM, MODULE_BLOCK/GCNAME", WITHOUT),
    ("records", "CONSTANTS_BLOCK/BLOCKADDRESS, CONSTANTS_BLOCK/INLINEASM", WITHOUT),
    ("records", "FUNCTION_BLOCK/INST_INVOKE, FUNCTION_BLOCK/INST_VAARG", WITHOUT),
    ("records", "FUNCTION_BLOCK/INST_INDIRECTBR, FUNCTION_BLOCK/INST_RESUME", WITHOUT),
    ("records", "FUNCTION_BLOCK/INST_LANDINGPAD", WITHOUT),
];
