//! Parts that are described once: from a description follow the records, the view and the owned form.

pub(crate) mod bytecode;
pub(crate) mod compiler_version;
pub(crate) mod debug_name;
pub(crate) mod effect;
pub(crate) mod features;
pub(crate) mod hash;
pub(crate) mod interfaces;
pub(crate) mod level9;
pub(crate) mod link_function;
pub(crate) mod link_library;
pub(crate) mod link_signature;
pub(crate) mod pdb_info;
pub(crate) mod private_data;
pub(crate) mod program;
pub(crate) mod program_database;
pub(crate) mod psv;
pub(crate) mod rdef;
pub(crate) mod root_signature;
pub(crate) mod statistics;
