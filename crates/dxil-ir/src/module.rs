//! Modules.

use alloc::vec::Vec;

use bstr::{BStr, BString};

use crate::arena::{Arena, ids};
use crate::{
    Alias, AliasId, Attributes, Body, Comdat, ComdatId, ConstantId, ConstantKind, Constants,
    Function, FunctionId, MetadataId, MetadataTable, Type, TypeId, Types, UseListOrder, Value,
    Variable, VariableId,
};

ids! {
    /// A kind of metadata that is attached to functions and instructions, such as `dbg`.
    MetadataKindId;
}

/// A module: what one bitcode file holds.
#[derive(Clone, Debug, Default)]
pub struct Module {
    /// What it is compiled for: `dxil-ms-dx`.
    pub target_triple: BString,
    /// How data lies in memory.
    pub data_layout: BString,
    /// The types.
    pub types: Types,
    /// The constants.
    pub constants: Constants,
    /// The attributes of functions and calls.
    pub attributes: Attributes,
    /// The COMDATs that functions and global variables belong to.
    pub comdats: Arena<ComdatId, Comdat>,
    /// The global variables.
    pub variables: Arena<VariableId, Variable>,
    /// The functions.
    pub functions: Arena<FunctionId, Function>,
    /// The aliases.
    pub aliases: Arena<AliasId, Alias>,
    /// The metadata.
    pub metadata: MetadataTable,
    /// Metadata with a name, such as `dx.version`.
    pub named_metadata: Vec<NamedMetadata>,
    /// The names of the kinds of attached metadata.
    pub metadata_kinds: Arena<MetadataKindId, BString>,
    /// Whether a writer keeps the order of uses, and with it leaves the order of constants alone:
    /// [`Body::use_lists`] and this module's.
    pub preserve_use_lists: bool,
    /// The order of uses of constants.
    pub use_lists: Vec<UseListOrder>,
}

/// Nodes under a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedMetadata {
    /// The name, without the `!`.
    pub name: BString,
    /// The nodes.
    pub nodes: Vec<MetadataId>,
}

impl Module {
    /// An empty module.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a function, and gives its address too.
    pub fn add_function(&mut self, function: Function) -> (FunctionId, ConstantId) {
        let ty = self.types.pointer(function.ty);
        let id = self.functions.push(function);
        (id, self.constants.intern(ty, ConstantKind::Function(id)))
    }

    /// Adds a global variable, and gives its address too.
    pub fn add_variable(&mut self, variable: Variable) -> (VariableId, ConstantId) {
        let (pointee, address_space) = (variable.ty, variable.address_space);
        let ty = self.types.intern(Type::Pointer { pointee, address_space });
        let id = self.variables.push(variable);
        (id, self.constants.intern(ty, ConstantKind::Variable(id)))
    }

    /// Adds an alias, and gives its address too.
    pub fn add_alias(&mut self, alias: Alias) -> (AliasId, ConstantId) {
        let ty = alias.ty;
        let id = self.aliases.push(alias);
        (id, self.constants.intern(ty, ConstantKind::Alias(id)))
    }

    /// The address of a function, which [`Module::add_function`] has made.
    #[must_use]
    pub fn function_address(&self, id: FunctionId) -> Option<ConstantId> {
        let ty = self.address_type(self.functions.get(id)?.ty, 0)?;
        self.constants.find(ty, ConstantKind::Function(id))
    }

    /// The address of a global variable, which [`Module::add_variable`] has made.
    #[must_use]
    pub fn variable_address(&self, id: VariableId) -> Option<ConstantId> {
        let variable = self.variables.get(id)?;
        let ty = self.address_type(variable.ty, variable.address_space)?;
        self.constants.find(ty, ConstantKind::Variable(id))
    }

    /// The address that an alias is, which [`Module::add_alias`] has made.
    #[must_use]
    pub fn alias_address(&self, id: AliasId) -> Option<ConstantId> {
        self.constants.find(self.aliases.get(id)?.ty, ConstantKind::Alias(id))
    }

    fn address_type(&self, pointee: TypeId, address_space: u32) -> Option<TypeId> {
        self.types.find(&Type::Pointer { pointee, address_space })
    }

    /// The function with this name: the first, if there are several.
    #[must_use]
    pub fn function_named(&self, name: &BStr) -> Option<FunctionId> {
        self.functions.iter().find(|(_, function)| function.name == name).map(|(id, _)| id)
    }

    /// The function that a call names, unless it calls through a pointer.
    #[must_use]
    #[inline]
    pub fn called_function(&self, callee: Value) -> Option<FunctionId> {
        match self.constants.get(callee.constant()?)?.kind {
            ConstantKind::Function(id) => Some(id),
            _ => None,
        }
    }

    /// The nodes under a name.
    #[must_use]
    pub fn named(&self, name: &str) -> Option<&NamedMetadata> {
        self.named_metadata.iter().find(|named| named.name == name)
    }

    /// The type of an operand of an instruction of `body`; `None` for one of another body.
    #[must_use]
    #[inline]
    pub fn type_of(&self, body: &Body, value: Value) -> Option<TypeId> {
        match value {
            Value::Constant(id) => Some(self.constants.get(id)?.ty),
            Value::Argument(index) => Some(body.arguments.get(index as usize)?.ty),
            Value::Instruction(id) => Some(body.instructions.get(id)?.ty),
            Value::Metadata(_) | Value::MetadataOfArgument(_) | Value::MetadataOfInstruction(_) => {
                Some(self.types.metadata())
            }
        }
    }
}
