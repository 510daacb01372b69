//! The kinds of parts, listed once for views and owned forms.

/// Gives a macro all kinds of parts that have a form: the description, the name in `read` and in `write`
/// (`boxed` where the owned form is large), and the names of the parts.
///
/// `STAT` is a `Program` too, which only its content tells.
macro_rules! for_each_part_kind {
    ($then:ident) => {
        $then! {
            /// `DXIL`, `ILDB`, and `STAT` from DXC.
            Program = DXIL | ILDB,
            /// `HASH`.
            ShaderHash = HASH,
            /// `ISG1`, `OSG1`, `PSG1` and their older forms: the signatures of a shader.
            Signature = ISG1 | OSG1 | PSG1 | ISGN | OSGN | OSG5 | PCSG,
            /// `PSV0`: the facts with which the runtime checks pipelines.
            Psv (boxed) = PSV0,
            /// `RDAT`: the facts about a library that the runtime needs.
            Rdat (boxed) = RDAT,
            /// `RTS0`: a root signature.
            RootSignature = RTS0,
            /// `SFI0`: the optional features that a shader requires.
            Features = SFI0,
            /// `ILDN`: the name of the file with debug information.
            DebugName = ILDN,
            /// `VERS`: the version of the compiler.
            CompilerVersion = VERS,
            /// `SRCI`: source files and arguments.
            SourceInfo = SRCI,
            /// `PDBI`: the description of a compilation in a program database.
            PdbInfo (boxed) = PDBI,
            /// `PRIV`: data that the format knows nothing of.
            PrivateData = PRIV,
            /// `RDEF`: buffers, variables, types and bindings of a DXBC shader.
            ResourceDefinitions = RDEF,
            /// FXC's `STAT`: counts of instructions.
            Statistics = STAT,
            /// `SHDR` and `SHEX`: a DXBC program.
            Bytecode = SHDR | SHEX,
            /// `Aon9`, `XNAS` and `XNAP`: a shader of Direct3D 9.
            Level9 = AON9 | XNAS | XNAP,
            /// `IFCE`: interfaces and the classes that implement them.
            Interfaces = IFCE,
            /// `LIBF`: a function of FXC's libraries.
            LinkFunction = LIBF,
            /// `LIBH`: the functions that a library of FXC exports.
            LinkLibrary = LIBH,
            /// `LFS0`: the parameters of a library's function.
            LinkSignature = LFS0,
            /// `SPDB`: a program database with debug information.
            ProgramDatabase = SPDB,
            /// `FX10`: an effect.
            Effect = FX10,
        }
    };
}

pub(crate) use for_each_part_kind;
