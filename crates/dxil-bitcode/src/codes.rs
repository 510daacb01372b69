//! The numbers of blocks and records, with the names that `llvm-bcanalyzer` gives them.

/// Defines blocks, and for each block a module with the codes of its records.
macro_rules! blocks {
    ($(
        $(#[$doc:meta])*
        $block:ident = $id:literal $name:literal $module:ident {
            $($record:ident = $code:literal,)*
        }
    )*) => {
        $(
            $(#[$doc])*
            pub const $block: u32 = $id;

            #[doc = concat!("Records of `", $name, "`.")]
            #[allow(missing_docs)]
            pub mod $module {
                $(pub const $record: u32 = $code;)*
            }
        )*

        /// The name of a kind of block.
        #[must_use]
        pub const fn block_name(block: u32) -> Option<&'static str> {
            match block {
                $($id => Some($name),)*
                _ => None,
            }
        }

        /// The name of a kind of record in a kind of block.
        #[must_use]
        pub const fn record_name(block: u32, code: u32) -> Option<&'static str> {
            match (block, code) {
                $($(($id, $code) => Some(stringify!($record)),)*)*
                _ => None,
            }
        }
    };
}

/// The names of blocks and records of modules, for [`dxil_bitstream::dump`].
///
/// ```
/// use dxil_bitcode::codes::Names;
///
/// # let bitcode_of_dxc =
/// #     include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures/comdat.bc"));
/// let mut text = String::new();
/// dxil_bitstream::dump(bitcode_of_dxc, &Names, &mut text)?;
///
/// // Lines of `llvm-bcanalyzer --dump --non-symbolic` for this module of DXC.
/// let expected = "
///   <PARAMATTR_GROUP_BLOCK_ID BlockID=10 NumWords=9 BlockCodeSize=3>
///     <ENTRY codeid=3 op0=1 op1=4294967295 op2=0 op3=18/>
/// ";
/// assert!(text.contains(expected), "{text}");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Names;

impl dxil_bitstream::Names for Names {
    fn block(&self, id: u32) -> Option<&str> {
        block_name(id)
    }

    fn record(&self, block: u32, code: u32) -> Option<&str> {
        record_name(block, code)
    }
}

blocks! {
    /// The module, which has all other blocks, but for those that are said to be beside it.
    MODULE = 8 "MODULE_BLOCK" module {
        VERSION = 1,
        TRIPLE = 2,
        DATALAYOUT = 3,
        ASM = 4,
        SECTIONNAME = 5,
        DEPLIB = 6,
        GLOBALVAR = 7,
        FUNCTION = 8,
        ALIAS = 9,
        PURGEVALS = 10,
        GCNAME = 11,
        COMDAT = 12,
        VSTOFFSET = 13,
        MODERN_ALIAS = 14,
        SOURCE_FILENAME = 16,
        HASH = 17,
        IFUNC = 18,
        ASM_PROPERTY = 19,
        GUIDLIST = 20,
    }

    /// Sets of attributes.
    PARAMATTR = 9 "PARAMATTR_BLOCK_ID" paramattr {
        ENTRY = 2,
    }

    /// Groups of attributes, the elements of sets.
    PARAMATTR_GROUP = 10 "PARAMATTR_GROUP_BLOCK_ID" paramattr_group {
        ENTRY = 3,
    }

    /// Constants, of the module or a function.
    CONSTANTS = 11 "CONSTANTS_BLOCK" constants {
        SETTYPE = 1,
        NULL = 2,
        UNDEF = 3,
        INTEGER = 4,
        WIDE_INTEGER = 5,
        FLOAT = 6,
        AGGREGATE = 7,
        STRING = 8,
        CSTRING = 9,
        CE_BINOP = 10,
        CE_CAST = 11,
        CE_GEP = 12,
        CE_SELECT = 13,
        CE_EXTRACTELT = 14,
        CE_INSERTELT = 15,
        CE_SHUFFLEVEC = 16,
        CE_CMP = 17,
        CE_SHUFVEC_EX = 19,
        CE_INBOUNDS_GEP = 20,
        BLOCKADDRESS = 21,
        DATA = 22,
        INLINEASM = 23,
        CE_GEP_WITH_INRANGE_INDEX = 24,
        CE_UNOP = 25,
        POISON = 26,
        DSO_LOCAL_EQUIVALENT = 27,
        NO_CFI_VALUE = 29,
        MODERN_INLINEASM = 30,
        CE_GEP_WITH_INRANGE = 31,
        CE_GEP_WITH_FLAGS = 32,
        PTRAUTH = 33,
        BYTE = 35,
        WIDE_BYTE = 36,
    }

    /// The body of a function.
    FUNCTION = 12 "FUNCTION_BLOCK" function {
        DECLAREBLOCKS = 1,
        INST_BINOP = 2,
        INST_CAST = 3,
        INST_EXTRACTELT = 6,
        INST_INSERTELT = 7,
        INST_SHUFFLEVEC = 8,
        INST_RET = 10,
        INST_BR = 11,
        INST_SWITCH = 12,
        INST_INVOKE = 13,
        INST_UNREACHABLE = 15,
        INST_PHI = 16,
        INST_ALLOCA = 19,
        INST_LOAD = 20,
        INST_VAARG = 23,
        INST_EXTRACTVAL = 26,
        INST_INSERTVAL = 27,
        INST_CMP2 = 28,
        INST_VSELECT = 29,
        INST_INDIRECTBR = 31,
        DEBUG_LOC_AGAIN = 33,
        INST_CALL = 34,
        DEBUG_LOC = 35,
        INST_FENCE = 36,
        INST_ATOMICRMW = 38,
        INST_RESUME = 39,
        INST_LOADATOMIC = 41,
        INST_GEP = 43,
        INST_STORE = 44,
        INST_STOREATOMIC = 45,
        INST_CMPXCHG = 46,
        INST_LANDINGPAD = 47,
        INST_CLEANUPRET = 48,
        INST_CATCHRET = 49,
        INST_CATCHPAD = 50,
        INST_CLEANUPPAD = 51,
        INST_CATCHSWITCH = 52,
        OPERAND_BUNDLE = 55,
        INST_UNOP = 56,
        INST_CALLBR = 57,
        INST_FREEZE = 58,
        MODERN_INST_ATOMICRMW = 59,
        BLOCKADDR_USERS = 60,
        DEBUG_RECORD_VALUE = 61,
        DEBUG_RECORD_DECLARE = 62,
        DEBUG_RECORD_ASSIGN = 63,
        DEBUG_RECORD_VALUE_SIMPLE = 64,
        DEBUG_RECORD_LABEL = 65,
        DEBUG_RECORD_DECLARE_VALUE = 66,
    }

    /// The producer of the bitcode. LLVM 3.7 does not write it.
    IDENTIFICATION = 13 "IDENTIFICATION_BLOCK_ID" identification {
        STRING = 1,
        EPOCH = 2,
    }

    /// Names of values, of the module or a function.
    VALUE_SYMTAB = 14 "VALUE_SYMTAB" value_symtab {
        ENTRY = 1,
        BBENTRY = 2,
        FNENTRY = 3,
    }

    /// Metadata, of the module or a function.
    METADATA = 15 "METADATA_BLOCK" metadata {
        STRING = 1,
        VALUE = 2,
        NODE = 3,
        NAME = 4,
        DISTINCT_NODE = 5,
        KIND = 6,
        LOCATION = 7,
        NAMED_NODE = 10,
        GENERIC_DEBUG = 12,
        SUBRANGE = 13,
        ENUMERATOR = 14,
        BASIC_TYPE = 15,
        FILE = 16,
        DERIVED_TYPE = 17,
        COMPOSITE_TYPE = 18,
        SUBROUTINE_TYPE = 19,
        COMPILE_UNIT = 20,
        SUBPROGRAM = 21,
        LEXICAL_BLOCK = 22,
        LEXICAL_BLOCK_FILE = 23,
        NAMESPACE = 24,
        TEMPLATE_TYPE = 25,
        TEMPLATE_VALUE = 26,
        GLOBAL_VAR = 27,
        LOCAL_VAR = 28,
        EXPRESSION = 29,
        OBJC_PROPERTY = 30,
        IMPORTED_ENTITY = 31,
        MODULE = 32,
        MACRO = 33,
        MACRO_FILE = 34,
        STRINGS = 35,
        GLOBAL_DECL_ATTACHMENT = 36,
        GLOBAL_VAR_EXPR = 37,
        INDEX_OFFSET = 38,
        INDEX = 39,
        LABEL = 40,
        STRING_TYPE = 41,
        COMMON_BLOCK = 44,
        GENERIC_SUBRANGE = 45,
        ARG_LIST = 46,
        ASSIGN_ID = 47,
        SUBRANGE_TYPE = 48,
        FIXED_POINT_TYPE = 49,
    }

    /// Metadata attached to a function and its instructions.
    METADATA_ATTACHMENT = 16 "METADATA_ATTACHMENT_BLOCK" metadata_attachment {
        ATTACHMENT = 11,
    }

    /// Types.
    TYPE = 17 "TYPE_BLOCK_ID" types {
        NUMENTRY = 1,
        VOID = 2,
        FLOAT = 3,
        DOUBLE = 4,
        LABEL = 5,
        OPAQUE = 6,
        INTEGER = 7,
        POINTER = 8,
        HALF = 10,
        ARRAY = 11,
        VECTOR = 12,
        X86_FP80 = 13,
        FP128 = 14,
        PPC_FP128 = 15,
        METADATA = 16,
        X86_MMX = 17,
        STRUCT_ANON = 18,
        STRUCT_NAME = 19,
        STRUCT_NAMED = 20,
        FUNCTION = 21,
        TOKEN = 22,
        BFLOAT = 23,
        X86_AMX = 24,
        OPAQUE_POINTER = 25,
        TARGET_TYPE = 26,
        BYTE = 27,
    }

    /// Use-list orders, if the writer was asked to keep them.
    USELIST = 18 "USELIST_BLOCK_ID" uselist {
        DEFAULT = 1,
        BB = 2,
    }

    /// A summary of the module, for linkers. LLVM 3.7 does not write it.
    GLOBALVAL_SUMMARY = 20 "GLOBALVAL_SUMMARY_BLOCK" summary {}

    /// The tags of operand bundles. LLVM 3.7 does not write it.
    OPERAND_BUNDLE_TAGS = 21 "OPERAND_BUNDLE_TAGS_BLOCK" operand_bundle_tags {
        OPERAND_BUNDLE_TAG = 1,
    }

    /// The kinds of metadata, which LLVM 3.7 writes with the metadata.
    METADATA_KIND = 22 "METADATA_KIND_BLOCK" metadata_kind {
        KIND = 6,
    }

    /// The strings of symbols, beside the module. LLVM 3.7 does not write it.
    STRTAB = 23 "STRTAB_BLOCK_ID" strtab {
        BLOB = 1,
    }

    /// A summary of the module, for linkers that read whole modules. LLVM 3.7 does not write it.
    FULL_LTO_GLOBALVAL_SUMMARY = 24 "FULL_LTO_GLOBALVAL_SUMMARY_BLOCK" full_summary {}

    /// The symbols, beside the module. LLVM 3.7 does not write it.
    SYMTAB = 25 "SYMTAB_BLOCK_ID" symtab {
        BLOB = 1,
    }
}

/// The names of scopes of atomics. LLVM 3.7 does not write it, and `llvm-bcanalyzer` has no name for it.
pub const SYNC_SCOPE_NAMES: u32 = 26;
