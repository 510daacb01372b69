//! Modules.

use alloc::borrow::Cow;
use alloc::vec;
use alloc::vec::Vec;

use bstr::{BStr, BString, ByteSlice as _};

use crate::arena::{Arena, Id as _, ids};
use crate::metadata::{NodeKind, Subprogram};
use crate::names::Names;
use crate::{
    Alias, AliasId, Attributes, Body, Comdat, ComdatId, ConstantId, ConstantKind, Constants,
    Dialect, Function, FunctionId, InPlace, Metadata, MetadataId, MetadataTable, ShortString,
    TypeId, Types, UseListOrder, Value, Variable, VariableId,
};

ids! {
    /// A kind of metadata that is attached to functions and instructions, such as `dbg`.
    MetadataKindId;
    /// A tag of operand bundles, such as `convergencectrl`.
    BundleTagId;
}

/// A module: the content of one bitcode file.
#[derive(Clone, Debug)]
pub struct Module {
    /// The name of the source; modern only, and empty if there is none.
    pub source_filename: BString,
    /// The target triple: `dxil-ms-dx`.
    pub target_triple: BString,
    /// The data layout: sizes and alignments in memory.
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
    pub metadata_kinds: Arena<MetadataKindId, ShortString>,
    /// The tags of operand bundles; modern only.
    pub bundle_tags: Arena<BundleTagId, BString>,
    /// Whether a writer keeps the order of uses, and with it leaves the order of constants alone:
    /// [`Body::use_lists`] and this module's.
    pub preserve_use_lists: bool,
    /// The order of uses of constants.
    pub use_lists: Vec<UseListOrder>,
    /// The functions by the names that they were added with.
    names: Names<FunctionId>,
}

/// Named metadata: a list of nodes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedMetadata {
    /// The name, without the `!`.
    pub name: ShortString,
    /// The nodes.
    pub nodes: InPlace<MetadataId, 4>,
}

/// The data layout of modules of DXC.
const DATA_LAYOUT: &str = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-\
                           n8:16:32:64";

/// The data layout that LLVM 23 takes for DXIL's triples.
const MODERN_DATA_LAYOUT: &str = "e-m:e-ve-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-\
                                  f64:64-n8:16:32:64";

/// The kinds of metadata that every module of LLVM 23 has besides.
const MODERN_METADATA_KINDS: [&str; 41] = [
    "make.implicit",
    "unpredictable",
    "invariant.group",
    "align",
    "llvm.loop",
    "type",
    "section_prefix",
    "absolute_symbol",
    "associated",
    "callees",
    "irr_loop",
    "llvm.access.group",
    "callback",
    "llvm.preserve.access.index",
    "vcall_visibility",
    "noundef",
    "annotation",
    "nosanitize",
    "func_sanitize",
    "exclude",
    "memprof",
    "callsite",
    "kcfi_type",
    "pcsections",
    "DIAssignID",
    "coro.outside.frame",
    "mmra",
    "noalias.addrspace",
    "callee_type",
    "nofree",
    "captures",
    "alloc_token",
    "implicit.ref",
    "nofpclass",
    "call_target",
    "inline_history",
    "elf_section_properties",
    "guid",
    "mem.cache_hint",
    "block.uniformity.profile",
    "callgraph",
];

impl Default for Module {
    fn default() -> Self {
        Self::of(Dialect::Dxil)
    }
}

impl Module {
    /// The kinds of attached metadata that every module of LLVM 3.7 has.
    pub const METADATA_KINDS: [&'static str; 14] = [
        "dbg",
        "tbaa",
        "prof",
        "fpmath",
        "range",
        "tbaa.struct",
        "invariant.load",
        "alias.scope",
        "noalias",
        "nontemporal",
        "llvm.mem.parallel_loop_access",
        "nonnull",
        "dereferenceable",
        "dereferenceable_or_null",
    ];

    /// An empty module.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// An empty module of a dialect.
    #[must_use]
    pub fn of(dialect: Dialect) -> Self {
        Self {
            types: Types::of(dialect),
            source_filename: Default::default(),
            target_triple: Default::default(),
            data_layout: Default::default(),
            constants: Default::default(),
            attributes: Default::default(),
            comdats: Default::default(),
            variables: Default::default(),
            functions: Default::default(),
            aliases: Default::default(),
            metadata: Default::default(),
            named_metadata: Default::default(),
            metadata_kinds: Default::default(),
            bundle_tags: Default::default(),
            preserve_use_lists: Default::default(),
            use_lists: Default::default(),
            names: Default::default(),
        }
    }

    /// An empty module of a dialect, with the kinds of metadata that its LLVM knows.
    #[must_use]
    pub fn with_kinds(dialect: Dialect) -> Self {
        let mut module = Self::of(dialect);
        let modern = if dialect == Dialect::Modern { &MODERN_METADATA_KINDS[..] } else { &[] };
        module.metadata_kinds.reserve(Self::METADATA_KINDS.len() + modern.len());
        for &kind in Self::METADATA_KINDS.iter().chain(modern) {
            module.metadata_kinds.push(kind.into());
        }
        module
    }

    /// The target triple of DXIL.
    pub const DXIL_TRIPLE: &str = "dxil-ms-dx";

    /// A module as DXC begins one: with its target triple, its data layout, and the kinds of metadata
    /// that LLVM knows.
    #[must_use]
    pub fn dxil() -> Self {
        let mut module = Self::with_kinds(Dialect::Dxil);
        module.target_triple = Self::DXIL_TRIPLE.into();
        module.data_layout = DATA_LAYOUT.into();
        module
    }

    /// Gives a modern module without a data layout that of its target, as LLVM 23's `opt` does, if that is DXIL.
    pub fn default_data_layout(&mut self) {
        let is_missing = self.data_layout.is_empty() && self.types.dialect() == Dialect::Modern;
        if is_missing && self.target_triple.starts_with(b"dxil") {
            self.data_layout = MODERN_DATA_LAYOUT.into();
        }
    }

    /// Adds a function, and returns its address, too.
    pub fn add_function(&mut self, function: Function) -> (FunctionId, ConstantId) {
        let ty = self.types.pointer(function.ty);
        let id = self.functions.push(function);
        self.names.add(id, |id| name_of(&self.functions, id));
        (id, self.constants.intern(ty, ConstantKind::Function(id)))
    }

    /// Finds functions by the new ids that they have got; [`None`] for those that are gone.
    pub(crate) fn renumber_names(&mut self, new_id: impl Fn(FunctionId) -> Option<FunctionId>) {
        self.names.renumber(new_id);
    }

    /// Adds a global variable, and returns its address, too.
    pub fn add_variable(&mut self, variable: Variable) -> (VariableId, ConstantId) {
        let ty = self.types.pointer_in(variable.ty, variable.address_space);
        let id = self.variables.push(variable);
        (id, self.constants.intern(ty, ConstantKind::Variable(id)))
    }

    /// Adds a COMDAT.
    pub fn add_comdat(&mut self, comdat: Comdat) -> ComdatId {
        self.comdats.push(comdat)
    }

    /// Adds a kind of attached metadata, even if there is one of this name: see
    /// [`Module::metadata_kind`].
    pub fn add_metadata_kind(&mut self, name: impl Into<ShortString>) -> MetadataKindId {
        self.metadata_kinds.push(name.into())
    }

    /// The tag of operand bundles of this name, which is added if it is new.
    pub fn bundle_tag(&mut self, name: &BStr) -> BundleTagId {
        let known = self.bundle_tags.iter().find(|(_, tag)| *tag == name);
        known.map(|(id, _)| id).unwrap_or_else(|| self.bundle_tags.push(name.into()))
    }

    /// The kind of attached metadata of this name, which is added if it is new.
    pub fn metadata_kind(&mut self, name: &str) -> MetadataKindId {
        let known = self.metadata_kinds.iter().find(|(_, kind)| kind.as_bytes() == name.as_bytes());
        known.map(|(id, _)| id).unwrap_or_else(|| self.metadata_kinds.push(name.into()))
    }

    /// Adds an alias, and returns its address, too.
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

    /// What [`Module::function_address`] returns for each function, by one walk over the constants.
    #[must_use]
    pub fn function_addresses(&self) -> Vec<Option<ConstantId>> {
        let mut addresses = vec![None; self.functions.len()];
        for (id, constant) in self.constants.arena().iter() {
            let ConstantKind::Function(of) = constant.kind else { continue };
            let Some(function) = self.functions.get(of) else { continue };
            if self.types.get(constant.ty) == Some(&self.types.address(function.ty, 0)) {
                addresses[of.index()] = Some(id);
            }
        }
        addresses
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
        self.types.find(&self.types.address(pointee, address_space))
    }

    /// Gives a function another name, by which [`Module::function_named`] finds it at once.
    pub fn rename_function(&mut self, id: FunctionId, name: impl Into<BString>) {
        let old = core::mem::replace(&mut self.functions[id].name, name.into());
        self.names.remove(id, old.as_bstr());
        self.names.add(id, |id| name_of(&self.functions, id));
    }

    /// The function with this name; one of them, if there are several.
    ///
    /// This takes as long with many functions as with few, but where the function has its name
    /// neither from [`Module::add_function`] nor from [`Module::rename_function`], or there is none:
    /// then it looks through all.
    #[must_use]
    pub fn function_named(&self, name: &BStr) -> Option<FunctionId> {
        let known = self.names.find(name, |id| name_of(&self.functions, id));
        known.or_else(|| self.functions.ids().find(|&id| self.functions[id].name == name))
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

    /// The variable whose address a value is.
    #[must_use]
    pub fn addressed_variable(&self, pointer: Value) -> Option<VariableId> {
        match self.constants.get(pointer.constant()?)?.kind {
            ConstantKind::Variable(id) => Some(id),
            _ => None,
        }
    }

    /// The subprograms of LLVM 3.7's debug information that state a function, with it and their ids.
    pub fn subprograms(&self) -> impl Iterator<Item = (FunctionId, MetadataId, &Subprogram)> {
        self.metadata.arena().iter().filter_map(|(id, metadata)| {
            let Some(NodeKind::Subprogram(subprogram)) = metadata.node_kind() else { return None };
            let Metadata::Constant(address) = self.metadata[subprogram.function?] else {
                return None;
            };
            match self.constants[address].kind {
                ConstantKind::Function(function) => Some((function, id, subprogram)),
                _ => None,
            }
        })
    }

    /// Drops the orders of uses of the module and of all bodies.
    pub fn drop_use_lists(&mut self) {
        self.preserve_use_lists = false;
        self.use_lists.clear();
        for body in self.functions.values_mut().filter_map(|function| function.body.as_mut()) {
            body.use_lists.clear();
        }
    }

    /// Appends nodes to the named metadata of this name, which is added if it is new: see [`Module::tuple`].
    pub fn name_metadata(
        &mut self,
        name: impl Into<ShortString>,
        nodes: impl IntoIterator<Item = MetadataId>,
    ) {
        let name = name.into();
        match self.named_metadata.iter_mut().find(|named| named.name == name) {
            Some(named) => named.nodes.extend(nodes),
            None => {
                let nodes = nodes.into_iter().collect();
                self.named_metadata.push(NamedMetadata { name, nodes });
            }
        }
    }

    /// The named metadata of this name, such as `dx.version`.
    #[must_use]
    pub fn named_metadata(&self, name: &str) -> Option<&NamedMetadata> {
        self.named_metadata.iter().find(|named| named.name == name)
    }

    /// The type of an operand of an instruction of `body`; `None` for one of another body.
    #[must_use]
    #[inline]
    pub fn type_of(&self, body: &Body, value: Value) -> Option<TypeId> {
        let argument = |index: u32| Some(body.arguments.get(index as usize)?.ty);
        let instruction = |id| Some(body.instructions.get(id)?.ty);
        let in_metadata = |_| self.types.metadata();
        match value {
            Value::Constant(id) => Some(self.constants.get(id)?.ty),
            Value::Argument(index) => argument(index),
            Value::Instruction(id) => instruction(id),
            Value::Metadata(id) => self.metadata.get(id).map(|_| self.types.metadata()),
            Value::MetadataOfArgument(index) => argument(index).map(in_metadata),
            Value::MetadataOfInstruction(id) => instruction(id).map(in_metadata),
        }
    }
}

/// The name of a function; empty if it has been removed.
fn name_of(functions: &Arena<FunctionId, Function>, id: FunctionId) -> &BStr {
    functions.get(id).map_or_else(Default::default, |function| function.name.as_bstr())
}

impl<'m> From<&'m Module> for Cow<'m, Module> {
    fn from(module: &'m Module) -> Self {
        Cow::Borrowed(module)
    }
}

impl From<Module> for Cow<'_, Module> {
    fn from(module: Module) -> Self {
        Cow::Owned(module)
    }
}
