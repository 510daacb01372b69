//! Content of one module, copied into another.
//!
//! An [`Importer`] gives each type, constant, global and metadata of one module its counterpart in
//! another, as LLVM's linker does: types, constants, attributes and metadata that are equal become
//! one; a global that other modules see is the one of the same name; one that they do not see is new,
//! and gets another name if its own is taken.
//!
//! ```
//! use dxil_ir::build::FunctionBuilder;
//! use dxil_ir::import::Importer;
//! use dxil_ir::{Function, Module, verify};
//! use dxil_ops::{ShaderStage, Target, Version};
//!
//! let mut library = Module::dxil();
//! let ty = library.types.function(library.types.void(), &[]);
//! let (id, _) = library.add_function(Function::new("nothing", ty));
//! let target = Target::new(Version::V1_0, ShaderStage::Library);
//! let b = FunctionBuilder::new(&mut library, id, target)?;
//! b.switch_to_block(b.add_block(""))?;
//! b.ret_void()?;
//! b.finish()?;
//!
//! let mut module = Module::dxil();
//! let mut importer = Importer::new(&library, &mut module);
//! importer.declare(id);
//! importer.define(id);
//! assert!(module.function_named("nothing".into()).is_some());
//! assert!(verify::verify(&module).is_empty());
//! # Ok::<(), dxil_ir::build::Error>(())
//! ```

mod attributes;
mod bodies;
mod constants;
mod globals;
mod metadata;
mod types;

use alloc::collections::BTreeMap;
use alloc::vec;
use alloc::vec::Vec;

use bstr::BString;

use crate::edit::Global;
use crate::{
    AliasId, Arena, AttributeSetId, ConstantId, FunctionId, Id, MetadataId, MetadataKindId, Module,
    NamedMetadata, StructId, TypeId, VariableId,
};
use metadata::Progress;

/// Copies content of a module into another one, and remembers the counterpart of each entity.
///
/// The source is a module that [`verify`](crate::verify::verify) accepts; on another one, methods
/// panic or give a module that is as wrong. None recurses, however deep types, constants or metadata
/// are nested.
///
/// Metadata does not keep globals alive: where it names a global that has no counterpart yet, its copy
/// has null. So [`declare`](Self::declare) all functions that are wanted, then [`define`](Self::define)
/// them, then copy [`named_metadata`](Self::named_metadata).
#[derive(Debug)]
pub struct Importer<'a> {
    from: &'a Module,
    to: &'a mut Module,
    types: Vec<Option<TypeId>>,
    constants: Vec<Option<ConstantId>>,
    attributes: Vec<Option<AttributeSetId>>,
    metadata: Vec<Progress>,
    kinds: Vec<Option<MetadataKindId>>,
    functions: Vec<Option<FunctionId>>,
    variables: Vec<Option<VariableId>>,
    aliases: Vec<Option<AliasId>>,
    /// The globals of the target by name.
    names: BTreeMap<BString, Global>,
    /// The structs of the target whose names were taken, by those names; found out when it is asked for.
    renamed: Option<BTreeMap<BString, Vec<StructId>>>,
    /// Variables whose initializers are not copied yet: they may refer to each other.
    uninitialized: Vec<VariableId>,
}

impl<'a> Importer<'a> {
    /// Begins to copy content of `from` into `to`.
    #[must_use]
    pub fn new(from: &'a Module, to: &'a mut Module) -> Self {
        fn none<I: Id, T, U: Clone>(arena: &Arena<I, T>) -> Vec<Option<U>> {
            vec![None; arena.len()]
        }
        let names = globals::names(to);
        Self {
            types: none(from.types.arena()),
            constants: none(from.constants.arena()),
            attributes: none(from.attributes.sets()),
            metadata: vec![Progress::New; from.metadata.arena().len()],
            kinds: none(&from.metadata_kinds),
            functions: none(&from.functions),
            variables: none(&from.variables),
            aliases: none(&from.aliases),
            names,
            renamed: None,
            uninitialized: Vec::new(),
            from,
            to,
        }
    }

    /// The target as it is now.
    #[must_use]
    pub fn target(&self) -> &Module {
        self.to
    }

    /// Copies named metadata of the source; appends its nodes to those of the target that have its name.
    pub fn named_metadata(&mut self, named: &NamedMetadata) {
        let nodes: Vec<MetadataId> =
            named.nodes.iter().filter_map(|&node| self.metadata(node)).collect();
        self.to.name_metadata(named.name.clone(), nodes);
    }
}
