//! Tables of `PDBI`, which describe the compilation.

use super::{ArrayRef, BytesRef, RecordRef, StringRef};
use crate::record::record;

record! {
    /// A compilation.
    pub struct PdbInfo {
        /// The files that were compiled, the main one first.
        pub sources: ArrayRef<RecordRef<PdbSource>>,
        /// The libraries that were linked.
        pub libraries: ArrayRef<RecordRef<PdbLibrary>>,
        /// Arguments: names, each followed by its value.
        pub arg_pairs: ArrayRef<StringRef>,
        /// The hash of the shader.
        pub hash: BytesRef,
        /// Name of the file of the program database.
        pub pdb_name: StringRef,
        /// The compiler that made it; 0 is DXC.
        pub custom_toolchain_id: u32,
        /// Data of that compiler.
        pub custom_toolchain_data: BytesRef,
        /// The container of the shader.
        pub whole_dxil: BytesRef,
    }
}

record! {
    /// A file that was compiled.
    pub struct PdbSource {
        /// Its name.
        pub name: StringRef,
        /// Its text.
        pub content: StringRef,
    }
}

record! {
    /// A library that was linked.
    pub struct PdbLibrary {
        /// Its name.
        pub name: StringRef,
        /// The content of its own program database: an `RDAT`.
        pub data: BytesRef,
    }
}
