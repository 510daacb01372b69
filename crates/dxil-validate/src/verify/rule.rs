//! The rules.

use crate::rules::rules;

rules! {
    /// The rules for every file. `docs/command.md` has an example for each rule.
    pub enum Rule {
        /// The file begins with the header of a container, of version 1.0.
        Header "V01" "The file begins with the header of a container, of version 1.0.",
        /// The digest is the hash of the file, or a marker.
        Digest "V02" "The digest is the hash of the file, or a marker.",
        /// The file has the size that its header states.
        FileSize "V03" "The file has the size that its header states.",
        /// There are parts; each lies in the file, after the one before.
        Directory "V04" "There are parts; each lies in the file, after the one before.",
        /// No two parts have one name.
        PartName "V05" "No two parts have one name.",
        /// Each part can be read.
        Part "V06" "Each part can be read.",
        /// A program has the size that its header states.
        ProgramSize "V07" "A program has the size that its header states.",
        /// A program's module can be read.
        Module "V08" "A program's module can be read.",
        /// A program's header says what its module is compiled for.
        Target "V09" "A program's header says what its module is compiled for.",
        /// `HASH` is the hash of the module.
        Hash "V10" "`HASH` is the hash of the module.",
        /// `PSV0` names the stage of the program.
        Stage "V11" "`PSV0` names the stage of the program.",
        /// `PSV0` names the entry point of the module.
        EntryPoint "V12" "`PSV0` names the entry point of the module.",
        /// Signatures have as many elements in `PSV0`, in their parts and in the module.
        Signature "V13" "Signatures have as many elements in `PSV0`, in their parts and in the module.",
        /// `RDAT` names functions that the module has.
        Function "V14" "`RDAT` names functions that the module has.",
        /// A program's module is valid LLVM IR: [`dxil_ir::verify`].
        Ir "V15" "A program's module is valid LLVM IR.",
    }
}
