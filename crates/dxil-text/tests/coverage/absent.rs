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
    ("records", "MODULE_BLOCK/VSTOFFSET, MODULE_BLOCK/MODERN_ALIAS", MODERN),
    ("records", "MODULE_BLOCK/SOURCE_FILENAME, MODULE_BLOCK/HASH, MODULE_BLOCK/IFUNC", MODERN),
    ("records", "MODULE_BLOCK/ASM_PROPERTY, MODULE_BLOCK/GUIDLIST", MODERN),
    ("records", "CONSTANTS_BLOCK/CE_GEP_WITH_INRANGE_INDEX, CONSTANTS_BLOCK/CE_UNOP", MODERN),
    ("records", "CONSTANTS_BLOCK/POISON, CONSTANTS_BLOCK/DSO_LOCAL_EQUIVALENT", MODERN),
    ("records", "CONSTANTS_BLOCK/NO_CFI_VALUE, CONSTANTS_BLOCK/MODERN_INLINEASM", MODERN),
    ("records", "CONSTANTS_BLOCK/CE_GEP_WITH_INRANGE, CONSTANTS_BLOCK/CE_GEP_WITH_FLAGS", MODERN),
    ("records", "CONSTANTS_BLOCK/PTRAUTH, CONSTANTS_BLOCK/BYTE, CONSTANTS_BLOCK/WIDE_BYTE", MODERN),
    ("records", "FUNCTION_BLOCK/INST_CLEANUPRET, FUNCTION_BLOCK/INST_CATCHRET", MODERN),
    ("records", "FUNCTION_BLOCK/INST_CATCHPAD, FUNCTION_BLOCK/INST_CLEANUPPAD", MODERN),
    ("records", "FUNCTION_BLOCK/INST_CATCHSWITCH, FUNCTION_BLOCK/OPERAND_BUNDLE", MODERN),
    ("records", "FUNCTION_BLOCK/INST_UNOP, FUNCTION_BLOCK/INST_CALLBR", MODERN),
    ("records", "FUNCTION_BLOCK/INST_FREEZE, FUNCTION_BLOCK/MODERN_INST_ATOMICRMW", MODERN),
    ("records", "FUNCTION_BLOCK/BLOCKADDR_USERS, FUNCTION_BLOCK/DEBUG_RECORD_VALUE", MODERN),
    ("records", "FUNCTION_BLOCK/DEBUG_RECORD_DECLARE, FUNCTION_BLOCK/DEBUG_RECORD_ASSIGN", MODERN),
    ("records", "VALUE_SYMTAB/FNENTRY", MODERN),
    ("records", "METADATA_BLOCK/MACRO, METADATA_BLOCK/MACRO_FILE, METADATA_BLOCK/STRINGS", MODERN),
    ("records", "METADATA_BLOCK/GLOBAL_DECL_ATTACHMENT, METADATA_BLOCK/GLOBAL_VAR_EXPR", MODERN),
    ("records", "METADATA_BLOCK/INDEX_OFFSET, METADATA_BLOCK/INDEX, METADATA_BLOCK/LABEL", MODERN),
    ("records", "METADATA_BLOCK/STRING_TYPE, METADATA_BLOCK/COMMON_BLOCK", MODERN),
    ("records", "METADATA_BLOCK/GENERIC_SUBRANGE, METADATA_BLOCK/ARG_LIST", MODERN),
    ("records", "METADATA_BLOCK/ASSIGN_ID, METADATA_BLOCK/SUBRANGE_TYPE", MODERN),
    ("records", "METADATA_BLOCK/FIXED_POINT_TYPE", MODERN),
    ("records", "TYPE_BLOCK_ID/X86_FP80, TYPE_BLOCK_ID/FP128, TYPE_BLOCK_ID/PPC_FP128", MODERN),
    ("records", "TYPE_BLOCK_ID/X86_MMX, TYPE_BLOCK_ID/TOKEN, TYPE_BLOCK_ID/BFLOAT", MODERN),
    (
        "records",
        "TYPE_BLOCK_ID/X86_AMX, TYPE_BLOCK_ID/OPAQUE_POINTER, TYPE_BLOCK_ID/TARGET_TYPE",
        MODERN,
    ),
    ("records", "TYPE_BLOCK_ID/BYTE", MODERN),
    ("records", "OPERAND_BUNDLE_TAGS_BLOCK/OPERAND_BUNDLE_TAG", MODERN),
    ("records", "METADATA_KIND_BLOCK/KIND", MODERN),
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
