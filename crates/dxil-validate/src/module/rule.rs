//! The rules.

use crate::rules::rules;

rules! {
    /// The rules for what a module states of its shaders.
    pub enum Rule {
        /// The versions of DXIL, of the validator and of the shader model are known and fit.
        Versions "M01" "The versions of DXIL, of the validator and of the shader model are known and fit.",
        /// A shader that is no library has one entry point.
        EntryPoints "M02" "A shader that is no library has one entry point.",
        /// An entry point has a body, no parameters and no result.
        EntryFunction "M03" "An entry point has a body, no parameters and no result.",
        /// The properties of an entry point lie in their ranges.
        EntryProperties "M04" "The properties of an entry point lie in their ranges.",
        /// The name of a semantic has 1 to 64 bytes.
        SemanticName "M05" "The name of a semantic has 1 to 64 bytes.",
        /// The semantics of a signature are different, and their indices allowed.
        SemanticIndex "M06" "The semantics of a signature are different, and their indices allowed.",
        /// The stage has the semantic in this signature.
        SemanticStage "M07" "The stage has the semantic in this signature.",
        /// The components of an element have a known type, which suits its semantic.
        ElementType "M08" "The components of an element have a known type, which suits its semantic.",
        /// The interpolation mode of an element is known, and suits its type and stage.
        Interpolation "M09" "The interpolation mode of an element is known, and suits its type and stage.",
        /// An element lies in the registers, or has none where its semantic has none.
        ElementPlace "M10" "An element lies in the registers, or has none where its semantic has none.",
        /// The elements of a signature lie side by side.
        ElementOverlap "M11" "The elements of a signature lie side by side.",
        /// Resources of a class have different registers.
        ResourceOverlap "M12" "Resources of a class have different registers.",
        /// The resources of a class are numbered from 0 on.
        ResourceNumbers "M13" "The resources of a class are numbered from 0 on.",
        /// The class of a resource has its kind, and the stage its access.
        ResourceKind "M14" "The class of a resource has its kind, and the stage its access.",
        /// The elements and the size of a resource are those of its kind.
        ResourceElement "M15" "The elements and the size of a resource are those of its kind.",
        /// Named metadata has a known name.
        NamedMetadata "M16" "Named metadata has a known name.",
        /// Functions without a body are operations or intrinsics.
        ExternalFunction "M17" "Functions without a body are operations or intrinsics.",
        /// Functions do not call themselves.
        Recursion "M18" "Functions do not call themselves.",
        /// Stages without groups use no group-shared memory, others no more than they have.
        GroupShared "M19" "Stages without groups use no group-shared memory, others no more than they have.",
        /// Operations access elements and rows that signatures have.
        Access "M20" "Operations access elements and rows that signatures have.",
        /// A handle is that of a resource, and a call makes it.
        Handle "M21" "A handle is that of a resource, and a call makes it.",
        /// An operation suits the resource that it accesses.
        ResourceAccess "M22" "An operation suits the resource that it accesses.",
        /// The operands of an operation are defined, and those that the resource and the stage demand.
        Operand "M23" "The operands of an operation are defined, and those that the resource and the stage demand.",
        /// System values that a shader puts out are stored.
        StoredOutput "M24" "System values that a shader puts out are stored.",
        /// Attached metadata, tags and annotations have a known meaning.
        Attachment "M25" "Attached metadata, tags and annotations have a known meaning.",
        /// DXIL has the instruction, and its operands are defined.
        Instruction "M26" "DXIL has the instruction, and its operands are defined.",
        /// DXIL has the types of values and variables.
        ValueType "M27" "DXIL has the types of values and variables.",
        /// Loops have one entry and an end.
        Flow "M28" "Loops have one entry and an end.",
        /// Variables and declared functions are used.
        Unused "M29" "Variables and declared functions are used.",
        /// Functions have no handles and no structs as parameters.
        Parameter "M30" "Functions have no handles and no structs as parameters.",
        /// Mesh and amplification shaders call operations once, and state the size of their payload.
        MeshCalls "M31" "Mesh and amplification shaders call operations once, and state the size of their payload.",
        /// Ray-tracing shaders have the parameters of their stage, and state their sizes.
        RayParameters "M32" "Ray-tracing shaders have the parameters of their stage, and state their sizes.",
        /// Mesh shaders state the numbers of outputs before any, and amplification shaders always start mesh shaders.
        MeshOrder "M33" "Mesh shaders state the numbers of outputs before any, and amplification shaders always start mesh shaders.",
        /// The outputs of a mesh shader have at most 32 KiB, with its payload 47 KiB.
        MeshSize "M34" "The outputs of a mesh shader have at most 32 KiB, with its payload 47 KiB.",
        /// Arbitrary elements are on the left in a register, generated ones on the right.
        ComponentOrder "M35" "Arbitrary elements are on the left in a register, generated ones on the right.",
        /// A pixel shader that reads the view leaves a register free.
        ViewIdRegister "M36" "A pixel shader that reads the view leaves a register free.",
        /// An entry point has what it and the functions that it calls need: the stage, the version, the threads.
        Compatibility "M37" "An entry point has what it and the functions that it calls need.",
        /// A node has a known launch, and at most one input, of the kind of its launch.
        NodeLaunch "M38" "A node has a known launch, and at most one input, of the kind of its launch.",
        /// The shader flags are those of the code.
        ShaderFlags "M39" "The shader flags are those of the code.",
        /// The fields of a constant buffer lie within it, each at a place of its own.
        ConstantLayout "M40" "The fields of a constant buffer lie within it, each at a place of its own.",
        /// The matrices of an operation of linear algebra are described, and fit together.
        Matrix "M41" "The matrices of an operation of linear algebra are described, and fit together.",
        /// Hit objects that are used are defined, and the constants of ray queries and hints fit together.
        HitObject "M42" "Hit objects that are used are defined, and the constants of ray queries and hints fit together.",
        /// Loops have one entry in functions, too, in which DXC's validator does not look: all but the last one.
        OtherFlow "M43" "Loops have one entry, also in functions before the last one.",
    }
}
