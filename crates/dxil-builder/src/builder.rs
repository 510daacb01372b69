//! Shaders and libraries as they are declared.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use dxil_assemble::Diagnostic;
use dxil_assemble::derive::{GROUP_SHARED, Packing};
use dxil_format::ShaderFlags;
use dxil_ir::{
    DataLayout, Function, FunctionId, Linkage, Module, StructBody, Type, TypeId, Value, Variable,
    VariableId,
};
use dxil_metadata::Subobject;
use dxil_ops::{ShaderModel, ShaderStage, Target, Version};

use crate::body::{Body, Known};
use crate::layout::Layouts;
use crate::metadata::Entry;
use crate::owner::Owner;
use crate::resource::{Declared, Element};
use crate::{Binding, EntryPoint, Error, Field, Layout, Resource, ResourceType, Stage};

/// The data layout of DXC where numbers of 16 bits have that size in memory, too.
const NATIVE_16BIT: &str =
    "e-m:e-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64";

/// Builds a shader or a library: declarations, bodies of functions, and the container.
///
/// Neither a declaration nor a call in a body ends the building if it is wrong:
/// [`finish`](Self::finish) gives the container, or everything that is wrong. The crate has an
/// [example](crate).
#[derive(Debug)]
pub struct ShaderBuilder {
    owner: Owner,
    pub(crate) module: Module,
    pub(crate) model: ShaderModel,
    pub(crate) is_library: bool,
    pub(crate) flags: ShaderFlags,
    pub(crate) validator: Option<Version>,
    pub(crate) resources: Vec<Declared>,
    pub(crate) layouts: Layouts,
    pub(crate) entries: Vec<Entry>,
    pub(crate) subobjects: Vec<Subobject>,
    pub(crate) packing: Packing,
    pub(crate) errors: Vec<Diagnostic>,
}

/// An entry point that has been added.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct EntryId {
    owner: Owner,
    /// The index among the entry points; [`None`] for one that is refused.
    index: Option<usize>,
}

impl ShaderBuilder {
    /// A shader with one entry point.
    #[must_use]
    pub fn new(model: ShaderModel) -> Self {
        Self::of(model, false)
    }

    /// A library, with any number of entry points and exported functions.
    #[must_use]
    pub fn library(model: ShaderModel) -> Self {
        Self::of(model, true)
    }

    fn of(model: ShaderModel, is_library: bool) -> Self {
        let mut errors = Vec::new();
        if model.version().is_none_or(|version| !Version::ALL.contains(&version)) {
            let newest = Version::ALL.last().map(|version| version.shader_model());
            let newest = newest.map(|model| format!("{model}")).unwrap_or_default();
            let message = format!("there is no shader model {model} of DXIL");
            errors.push(Error::misuse(message, format!("target 6.0 to {newest}")).at(None));
        }
        Self {
            owner: Owner::new(),
            module: Module::dxil(),
            model,
            is_library,
            flags: ShaderFlags::default(),
            validator: None,
            resources: Vec::new(),
            layouts: Layouts::default(),
            entries: Vec::new(),
            subobjects: Vec::new(),
            packing: Packing::default(),
            errors,
        }
    }

    /// States flags that do not follow from the code, such as
    /// [`ShaderFlags::ForceEarlyDepthStencil`] and [`ShaderFlags::UseNativeLowPrecision`].
    pub fn flags(&mut self, flags: ShaderFlags) {
        self.flags = self.flags | flags;
        if flags.contains(ShaderFlags::UseNativeLowPrecision) {
            self.module.data_layout = NATIVE_16BIT.into();
        }
    }

    /// The version of the validator that the container is for, instead of the newest.
    pub fn validator_version(&mut self, version: Version) {
        self.validator = Some(version);
    }

    /// The way in which elements of signatures share registers.
    pub fn packing(&mut self, packing: Packing) {
        self.packing = packing;
    }

    /// Adds a resource, or an array of them. A library has those that its functions use.
    pub fn resource<T: ResourceType>(
        &mut self,
        name: &str,
        binding: Binding,
        ty: T,
    ) -> Resource<T> {
        let mut description = ty.describe();
        let class = description.content.class();
        let id = self.resources.iter().filter(|it| it.class() == class).count();
        let checked = description.check(self.owner);
        let mut is_refused = checked.is_err();
        if is_refused {
            description.element = Element::Opaque;
        }
        if let Err(Some(error)) = checked {
            self.error(error.in_declaration(name));
        }
        let is_too_long = binding.count != u32::MAX
            && binding.register.checked_add(binding.count.saturating_sub(1)).is_none();
        if binding.count == 0 || is_too_long {
            is_refused = true;
            let message = format!("{name} has {} registers", binding.count);
            self.error(Error::misuse(message, "declare at least one, or `unbounded`"));
        }
        let target = (self.model, self.is_library);
        let id = (id as u32, name);
        let declared =
            Declared::new((&mut self.module, &mut self.layouts), target, id, binding, &description);
        let overlaps: Vec<_> =
            self.resources.iter().filter_map(|other| other.overlap(&declared)).collect();
        overlaps.into_iter().for_each(|error| self.error(error));
        self.resources.push(declared);
        Resource { owner: self.owner, index: self.resources.len() - 1, ty, is_refused }
    }

    /// Adds the layout of a buffer or of a struct in one. Offsets follow from the rules of constant buffers
    /// unless a field states one.
    pub fn layout(&mut self, name: &str, fields: &[Field<'_>]) -> Layout {
        let native_16bit = self.flags.contains(ShaderFlags::UseNativeLowPrecision);
        let module = (&mut self.module, self.owner);
        let (layout, errors) = self.layouts.add(module, name, fields, native_16bit);
        errors.into_iter().for_each(|error| self.error(error.in_declaration(name)));
        layout
    }

    /// Bytes from the start of a constant buffer or a texture buffer to a field of its layout. [`None`] if the layout has no
    /// field of this name, or is one of another shader.
    ///
    /// ```
    /// use dxil_builder::{ComponentType, Field, ShaderBuilder};
    /// use dxil_ops::ShaderModel;
    ///
    /// const F32: ComponentType = ComponentType::F32;
    ///
    /// let mut shader = ShaderBuilder::new(ShaderModel { major: 6, minor: 6 });
    /// let fields = [Field::new("uv", F32, 2), Field::new("color", F32, 3), Field::new("time", F32, 1)];
    /// let scene = shader.layout("Scene", &fields);
    /// assert_eq!(shader.offset_of(scene, "color"), Some(16)); // a vector lies in one register
    /// assert_eq!(shader.offset_of(scene, "time"), Some(28));
    /// assert_eq!(scene.size(), 32);
    ///
    /// assert_eq!(shader.element_offset_of(scene, "color"), Some(8)); // in an element of a structured buffer
    /// assert_eq!(scene.stride(), 24);
    /// ```
    #[must_use]
    pub fn offset_of(&self, layout: Layout, field: &str) -> Option<u32> {
        (layout.owner == self.owner).then(|| self.layouts.offset_of(layout, field))?
    }

    /// Bytes from the start of an element of a structured buffer to a field of its layout: as with [`offset_of`](Self::offset_of),
    /// but fields lie as in memory.
    #[must_use]
    pub fn element_offset_of(&self, layout: Layout, field: &str) -> Option<u32> {
        let offset = || self.layouts.element_offset_of(&self.module, layout, field);
        (layout.owner == self.owner).then(offset)?
    }

    /// A type of the module.
    pub fn ty(&mut self, ty: Type) -> TypeId {
        self.module.types.intern(ty)
    }

    /// A struct with a name: a payload, the attributes of a hit, or a record of a node.
    pub fn struct_type(&mut self, name: &str, elements: &[TypeId]) -> TypeId {
        if self.module.types.struct_named(name.into()).is_some() {
            let message = format!("there are two structs {name}");
            self.error(Error::misuse(message, "give one of them another name"));
        }
        let elements = if self.has_types(name, elements) { elements } else { &[] };
        self.module
            .types
            .define_struct(name, StructBody { elements: elements.into(), packed: false })
    }

    /// A variable in group-shared memory; its address, for instructions such as `gep`, `load`, `store` and `atomic_rmw` of
    /// [`FunctionBuilder`](dxil_ir::build::FunctionBuilder).
    pub fn group_shared(&mut self, name: &str, ty: TypeId) -> Value {
        let ty = if self.has_types(name, &[ty]) { ty } else { self.module.types.integer(32) };
        let alignment = DataLayout::new(&self.module).alignment(ty);
        let alignment = alignment.and_then(|it| u32::try_from(it).ok());
        if alignment.is_none() {
            let message = format!("{name} is of type {}", self.module.types.display(ty));
            self.error(Error::misuse(message, "give it one of numbers, or an array or struct"));
        }
        // Another error would only follow from a type without a size.
        let ty = if alignment.is_some() { ty } else { self.module.types.integer(32) };
        let initializer = self.module.constants.undef(ty);
        let (_, address): (VariableId, _) = self.module.add_variable(Variable {
            address_space: GROUP_SHARED,
            initializer: Some(initializer),
            linkage: Linkage::Internal,
            alignment: alignment.unwrap_or(4),
            ..Variable::new(name, ty)
        });
        address.into()
    }

    /// The module, for what has no method here: further variables, constants, functions, metadata. The
    /// metadata of [`dxil_metadata::ShaderMetadata`] is written by [`finish`](Self::finish).
    pub fn module(&mut self) -> &mut Module {
        &mut self.module
    }

    /// Adds a subobject of a library.
    pub fn subobject(&mut self, subobject: Subobject) {
        self.subobjects.push(subobject);
    }

    /// Adds an entry point, and builds its function. The arguments of a ray-tracing shader are pointers to
    /// its payload or parameter, and to its attributes.
    pub fn entry(
        &mut self,
        entry: EntryPoint,
        body: impl FnOnce(&Body<'_>) -> Result<(), Error>,
    ) -> EntryId {
        let mut entry = entry;
        for error in core::mem::take(&mut entry.errors) {
            self.errors.push(error.at(Some(&entry.name)));
        }
        self.check_stage(&entry);
        if !self.has_types(&entry.name, &entry.types()) {
            return EntryId { owner: self.owner, index: None };
        }
        let ports = entry.inputs.iter_mut().chain(&mut entry.outputs);
        ports.for_each(|port| port.resolve(&self.module));
        let pointers: Vec<_> =
            entry.stage.parameters().into_iter().map(|it| self.module.types.pointer(it)).collect();
        let void = self.module.types.void();
        let function = self.declare(&entry.name, void, &pointers);
        let stage = entry.stage.kind().stage().unwrap_or(ShaderStage::Library);
        self.build(function, stage, Some(&entry), body);
        let properties = entry.stage.properties(&entry.name, &self.module);
        self.entries.push(Entry { entry, function, properties, patch_constants: None });
        EntryId { owner: self.owner, index: Some(self.entries.len() - 1) }
    }

    /// Builds the patch-constant function of a hull shader.
    pub fn patch_constants(
        &mut self,
        of: EntryId,
        name: &str,
        body: impl FnOnce(&Body<'_>) -> Result<(), Error>,
    ) {
        if of.owner != self.owner {
            let message = format!("{name} is of an entry point of another shader");
            let help = "take the id that `entry` of this shader gave";
            return self.error(Error::misuse(message, help));
        }
        let Some(index) = of.index else { return };
        let entry = self.entries[index].entry.clone();
        if !matches!(entry.stage, Stage::Hull(_)) {
            let error =
                Error::misuse("only hull shaders have patch-constant functions", "remove it");
            return self.errors.push(error.at(Some(&entry.name)));
        }
        let void = self.module.types.void();
        let function = self.declare(name, void, &[]);
        self.build(function, ShaderStage::PatchConstant, Some(&entry), body);
        self.entries[index].patch_constants = Some(function);
    }

    /// Adds a function that a library exports, and builds it. Shaders have no functions besides their entry points: linking
    /// makes a shader of a library and inlines its calls, as `docs/building.md` of the repository shows.
    pub fn function(
        &mut self,
        name: &str,
        result: TypeId,
        parameters: &[TypeId],
        body: impl FnOnce(&Body<'_>) -> Result<(), Error>,
    ) -> FunctionId {
        if !self.is_library {
            let error = Error::misuse("only libraries export functions", "build its code in place");
            self.errors.push(error.at(Some(name)));
        }
        let types = [&[result], parameters].concat();
        if !self.has_types(name, &types) {
            let void = self.module.types.void();
            return self.declare(name, void, &[]);
        }
        let function = self.declare(name, result, parameters);
        self.build(function, ShaderStage::Library, None, body);
        function
    }

    pub(crate) fn error(&mut self, error: Error) {
        self.errors.push(error.at(None));
    }

    /// Whether the module has all types of a declaration.
    fn has_types(&mut self, name: &str, types: &[TypeId]) -> bool {
        let has_all = types.iter().all(|ty| self.module.types.get(*ty).is_some());
        if !has_all {
            let message = format!("{name} has a type of another shader");
            self.error(Error::misuse(message, "take one of `ty` or `struct_type` of this one"));
        }
        has_all
    }

    /// Declares a function. Two functions cannot have one name.
    fn declare(&mut self, name: &str, result: TypeId, parameters: &[TypeId]) -> FunctionId {
        if self.module.function_named(name.into()).is_some() {
            let error = Error::misuse("there are two functions of this name", "rename one of them");
            self.errors.push(error.at(Some(name)));
        }
        let ty = self.module.types.function(result, parameters);
        self.module.add_function(Function::new(name, ty)).0
    }

    fn build(
        &mut self,
        function: FunctionId,
        stage: ShaderStage,
        entry: Option<&EntryPoint>,
        body: impl FnOnce(&Body<'_>) -> Result<(), Error>,
    ) {
        let name = String::from_utf8_lossy(&self.module.functions[function].name).into_owned();
        let mut target = Target::new(self.model.version().unwrap_or(Version::V1_0), stage);
        target.native_16bit = self.flags.contains(ShaderFlags::UseNativeLowPrecision);
        let known = Known { owner: self.owner, resources: &self.resources, entry };
        if let Err(errors) = Body::build(&mut self.module, (function, target), known, body) {
            self.errors.extend(errors.into_iter().map(|error| error.at(Some(&name))));
        }
    }

    fn check_stage(&mut self, entry: &EntryPoint) {
        let kind = entry.stage.kind();
        let error = match kind.stage().map(ShaderStage::since) {
            Some(since) if self.model.version() < Some(since) => {
                let message = format!("shader model {} has no shaders of kind {kind}", self.model);
                Error::misuse(message, format!("target {} or later", since.shader_model()))
            }
            _ if entry.stage.is_of_library() && !self.is_library => {
                let message = format!("shaders of kind {kind} are in libraries");
                Error::misuse(message, "begin with `ShaderBuilder::library`")
            }
            _ => return,
        };
        self.errors.push(error.at(Some(&entry.name)));
    }
}
