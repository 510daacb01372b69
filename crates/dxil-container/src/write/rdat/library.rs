//! A library and its content, with names in place of references.

use alloc::vec::Vec;

use bstr::BString;

use super::source::Source;
use super::{LibraryNode, LibraryStage, LibrarySubobject, Rdat, RdatBuilder};
use crate::Error;
use crate::layout::ShaderKind;
use crate::layout::rdat::{
    ArrayElement, ArrayRef, FunctionInfo2, RecordRef, ResourceInfo, ShaderRef, StringRef, Subobject,
};
use crate::part::{Follow, Refer};
use crate::read;
use crate::write::ValidatorVersion;

/// The content of `RDAT`, with names in place of references.
///
/// [`to_rdat`](Self::to_rdat) makes the tables as DXC does, byte for byte: the validator accepts no
/// others.
///
/// ```
/// use dxil_container::layout::ShaderKind;
/// use dxil_container::layout::psv::ResourceKind;
/// use dxil_container::layout::rdat::{ResourceClass, ResourceInfo, ShaderStageFlags};
/// use dxil_container::write::{
///     Library, LibraryFunction, LibraryResource, PartData, ValidatorVersion,
/// };
/// use dxil_ops::ShaderModel;
///
/// let mut main = LibraryFunction::new("\u{1}?main@@YAXXZ", "main", ShaderKind::RayGeneration);
/// main.info.min_shader_model = ShaderModel { major: 6, minor: 3 }.into();
/// main.info.min_shader_kind = ShaderKind::RayGeneration;
/// main.info.shader_stage_flag = ShaderStageFlags::RayGeneration;
/// main.resources.push(0);
///
/// let (class, kind) = (ResourceClass::UAV, ResourceKind::TypedBuffer);
/// let info = ResourceInfo { class, kind, ..Default::default() };
/// let mut library = Library::default();
/// library.resources.push(LibraryResource { name: "output".into(), info });
/// library.functions.push(main);
/// let part = PartData::from(library.to_rdat(ValidatorVersion::V1_8));
/// # // What the compiler makes of the same.
/// # let theirs = include_bytes!(concat!(
/// #     env!("CARGO_MANIFEST_DIR"), "/../../tests/fixtures/containers/dxc110/lib_ray_generation.dxbc"
/// # ));
/// # let theirs = dxil_container::Container::parse(theirs)?;
/// # let theirs = theirs.part(dxil_container::FourCC::RDAT).expect("a part");
/// # assert_eq!(part, dxil_container::write::PartData::read(&theirs)?);
/// # Ok::<(), dxil_container::Error>(())
/// ```
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Library {
    /// Constant buffers, then samplers, shader resource views and unordered access views.
    pub resources: Vec<LibraryResource>,
    /// Names of the functions of other libraries that functions of this one call, in the order in
    /// which the module declares them.
    pub imports: Vec<BString>,
    /// The functions that the module defines, in its order.
    pub functions: Vec<LibraryFunction>,
    /// The subobjects, in the order of the module.
    pub subobjects: Vec<LibrarySubobject>,
}

/// A resource of a [`Library`].
#[derive(Clone, PartialEq, Debug, Default)]
pub struct LibraryResource {
    /// Its name in the source.
    pub name: BString,
    /// Other facts about it. Its name is set when it is written.
    pub info: ResourceInfo,
}

/// A function of a [`Library`].
#[derive(Clone, PartialEq, Debug, Default)]
pub struct LibraryFunction {
    /// Its mangled name.
    pub name: BString,
    /// Its name in the source.
    pub unmangled_name: BString,
    /// The resources that it uses: indices of [`Library::resources`].
    pub resources: Vec<u32>,
    /// The functions of other libraries that it calls: names of [`Library::imports`].
    pub dependencies: Vec<BString>,
    /// Its node of a work graph.
    pub node: Option<LibraryNode>,
    /// Its graphics or compute stage; experimental: DXC states it only for validator 0.0.
    pub stage: Option<LibraryStage>,
    /// Other facts about it. Its references are set when it is written.
    pub info: FunctionInfo2,
}

impl LibraryFunction {
    /// A function of this mangled name, name in the source, and kind.
    pub fn new(
        name: impl Into<BString>,
        unmangled_name: impl Into<BString>,
        shader_kind: ShaderKind,
    ) -> Self {
        let info = FunctionInfo2 { shader_kind, ..Default::default() };
        let (name, unmangled_name) = (name.into(), unmangled_name.into());
        Self { name, unmangled_name, info, ..Self::default() }
    }
}

impl Library {
    /// The most bytes that are copied out of tables. As many references can lead to one string, a
    /// damaged file could else fill the memory.
    pub const MAX_SIZE: usize = 64 << 20;

    /// Reads the tables. Attributes of nodes that this version does not know are left out.
    ///
    /// # Errors
    ///
    /// Fails if a reference leads nowhere, and if the names together are longer than
    /// [`MAX_SIZE`](Self::MAX_SIZE).
    pub fn read(view: &read::Rdat<'_>) -> Result<Self, Error> {
        let source = Source::new(view, Self::MAX_SIZE);
        let resources = view.table::<ResourceInfo>();
        let resources = resources.iter().map(|info| LibraryResource::read(&source, *info));
        let functions = view.table::<FunctionInfo2>();
        let functions = functions.iter().map(|info| LibraryFunction::read(&source, *info));
        let subobjects = view.table::<Subobject>();
        let subobjects = subobjects.iter().map(|it| LibrarySubobject::read(&source, &it));
        let mut imports = Vec::new();
        for function in view.table::<FunctionInfo2>().iter() {
            imports.extend(source.array(function.function_dependencies)?);
        }
        // Names are stored in the order of the module, before those of functions.
        imports.sort_unstable();
        imports.dedup();
        Ok(Self {
            resources: resources.collect::<Result<_, Error>>()?,
            imports: imports
                .into_iter()
                .map(|it| source.follow(it))
                .collect::<Result<_, Error>>()?,
            functions: functions.collect::<Result<_, Error>>()?,
            subobjects: subobjects.collect::<Result<_, Error>>()?,
        })
    }

    /// The tables as DXC makes them for a validator of this version.
    ///
    /// Before 1.8, there is no place for nodes, and before 1.4 none for subobjects.
    #[must_use]
    pub fn to_rdat(&self, validator: ValidatorVersion) -> Rdat {
        let mut rdat = RdatBuilder::new(validator);
        for LibraryResource { name, info } in &self.resources {
            let name = rdat.string(name);
            rdat.record(ResourceInfo { name, ..*info });
        }
        for import in &self.imports {
            rdat.string(import);
        }
        for function in &self.functions {
            function.add(&mut rdat, validator);
        }
        for subobject in self.subobjects.iter().filter(|_| validator >= ValidatorVersion::V1_4) {
            subobject.add(&mut rdat);
        }
        rdat.finish()
    }
}

impl LibraryResource {
    fn read(source: &Source<'_, '_>, info: ResourceInfo) -> Result<Self, Error> {
        let name = source.follow(info.name)?;
        Ok(Self { name, info: ResourceInfo { name: StringRef::default(), ..info } })
    }
}

impl LibraryFunction {
    fn read(source: &Source<'_, '_>, info: FunctionInfo2) -> Result<Self, Error> {
        let resources = source.array(info.resources)?;
        let (node, stage) = match info.shader() {
            Some(ShaderRef::Node(node)) => (Some(source.follow(node)?), None),
            Some(shader) => (None, LibraryStage::read(source, shader)?),
            None => (None, None),
        };
        Ok(Self {
            name: source.follow(info.name)?,
            unmangled_name: source.follow(info.unmangled_name)?,
            resources: resources.iter().map(|resource| resource.index).collect(),
            dependencies: source.follow(info.function_dependencies)?,
            node,
            stage,
            info: FunctionInfo2 {
                name: StringRef::default(),
                unmangled_name: StringRef::default(),
                resources: ArrayRef::NONE,
                function_dependencies: ArrayRef::NONE,
                raw_shader_ref: RecordRef::NONE,
                ..info
            },
        })
    }

    fn add(&self, rdat: &mut RdatBuilder, validator: ValidatorVersion) {
        let name = rdat.string(&self.name);
        let unmangled_name = rdat.string(&self.unmangled_name);
        let resources: Vec<_> = self.resources.iter().copied().map(RecordRef::new).collect();
        let resources = array_unless_empty(rdat, &resources);
        let dependencies: Vec<_> = self.dependencies.iter().map(|it| rdat.string(it)).collect();
        let function_dependencies = array_unless_empty(rdat, &dependencies);
        let node = self.node.as_ref().filter(|_| validator >= ValidatorVersion::V1_8);
        let node = node.map(|node| rdat.refer(node).index);
        let shader = node.or_else(|| Some(self.stage.as_ref()?.add(rdat)));
        rdat.record(FunctionInfo2 {
            name,
            unmangled_name,
            resources,
            function_dependencies,
            raw_shader_ref: shader.map_or(RecordRef::NONE, RecordRef::new),
            ..self.info
        });
    }
}

fn array_unless_empty<T: ArrayElement>(rdat: &mut RdatBuilder, elements: &[T]) -> ArrayRef<T> {
    if elements.is_empty() { ArrayRef::NONE } else { rdat.array(elements) }
}
