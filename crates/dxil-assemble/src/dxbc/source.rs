//! What the source of a program states, and the program does not.

use alloc::vec::Vec;

use bstr::BString;
use dxil_container::layout::rdef::{CompileFlags, ShaderInputFlags};
use dxil_container::layout::{MinPrecision, SigComponentType};
use dxil_container::write::{Interfaces, ShaderBuffer, ShaderType};
use dxil_format::ResourceClass;

/// What the source of a program states of the parts beside it, and the program does not.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Source {
    /// That of `RDEF`; `None` for a container without reflection, which has no `STAT` either.
    pub definitions: Option<SourceDefinitions>,
    /// That of signatures.
    pub signatures: SourceSignatures,
    /// The part `IFCE` of a program with interfaces.
    pub interfaces: Option<Interfaces>,
}

/// What the source of a program states of its resources.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct SourceDefinitions {
    /// The name of the compiler.
    pub creator: BString,
    /// The compiler's options.
    pub flags: CompileFlags,
    /// The resources, in any order. Those that the program does not declare are left out of `RDEF`.
    pub resources: Vec<SourceResource>,
    /// Lists of variables, in the order of the source. Kinds, sizes, and which variables are used, follow from the program;
    /// but the program does not state which variables of a class instance it uses, unless they are marked here.
    pub buffers: Vec<ShaderBuffer>,
    /// The types of variables and members.
    pub types: Vec<ShaderType>,
}

/// What the source of a program states of a resource, or of an array of resources.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SourceResource {
    /// The name.
    pub name: BString,
    /// The class of its registers.
    pub class: ResourceClass,
    /// The register space; 0 before shader model 5.1.
    pub space: u32,
    /// The first register.
    pub register: u32,
    /// The number of registers. In shader model 5.1, the program states it.
    pub count: u32,
    /// Whether the source states the register, and the number of components of an element.
    pub flags: ShaderInputFlags,
    /// Whether it is a view with a counter, and not one to append to or to consume from. A program states that, unless only
    /// phases for patch constants change the counter.
    pub has_counter: bool,
}

/// The elements of the signatures of a program, in the order of the parts.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SourceSignatures {
    /// The inputs.
    pub inputs: Vec<SourceElement>,
    /// The outputs.
    pub outputs: Vec<SourceElement>,
    /// The patch constants, which hull and domain shaders have.
    pub patch_constants: Vec<SourceElement>,
}

/// What the source of a program states of a register of a signature.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SourceElement {
    /// The name of the semantic.
    pub name: BString,
    /// The index of the semantic.
    pub index: u32,
    /// The stream to which a geometry shader outputs it.
    pub stream: u32,
    /// The register; `None` for `SV_Depth` and others that have no number.
    pub register: Option<u32>,
    /// The components of the register that it has: x is the lowest of four bits.
    pub mask: u8,
    /// The type of its components.
    pub component_type: SigComponentType,
    /// The minimum precision. A program states that of what it declares: not of inputs that it does not use, except in
    /// geometry shaders, of outputs that it never writes, nor of control points that a hull shader without a phase for them
    /// passes on.
    pub min_precision: MinPrecision,
    /// Whether it is a clip distance that FXC makes of the attribute `clipplanes`. FXC marks all components of these as
    /// written.
    pub is_clip_plane: bool,
}
