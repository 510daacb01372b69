//! `PSVInfo`: the part `PSV0`.

mod dependencies;
mod element;
mod info;
mod resource;

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use dxil_container::layout::ShaderKind;
use dxil_container::layout::psv::{
    ResourceBinding, RuntimeFlags, RuntimeInfo, ShaderStage, SignatureElement,
};
use dxil_container::{Record, StringTable, read, write};

use dependencies::Dependencies;
use element::Element;

use crate::mapping::{Fields, Mapping, Reader, Value};
use crate::node::Node;
use crate::part::{self, Content};
use crate::serialized;
use crate::strings::{self, Strings, TableString};
use crate::value::Flow;

/// The information with which the runtime checks pipelines.
#[derive(Default)]
pub(crate) struct Psv {
    version: u32,
    info: RuntimeInfo,
    entry_name: String,
    /// It follows from the version. As in `yaml2obj`, a stated one is ignored.
    resource_size: u32,
    /// Larger than the version requires if the file has a later version. `yaml2obj` ignores it.
    info_size: Option<u32>,
    /// The places of strings. `yaml2obj` ignores them.
    strings: Vec<TableString>,
    resources: Vec<ResourceBinding>,
    inputs: Vec<Element>,
    outputs: Vec<Element>,
    patch_constants: Vec<Element>,
    dependencies: Dependencies,
    /// All of the table, where it has more than elements refer to.
    semantic_indices: Flow<u32>,
    lin_alg: LinAlg,
}

/// The newest version that LLVM knows. It shows later ones as this one, with a larger size.
const LLVM_NEWEST: u32 = 3;

/// The newest version.
const NEWEST: u32 = RuntimeInfo::SIZES.len() as u32 - 1;

/// The largest size of the information that a text may state, in bytes.
const MAX_INFO_SIZE: u32 = 1024;

impl Fields for Psv {
    fn fields(&mut self, map: &mut Mapping<'_>) {
        map.required("Version", &mut self.version);
        let version = self.version;
        if version > NEWEST {
            map.fail("Version", format!("{version} is not a version (0 to {NEWEST})"));
            return map.ignore_rest();
        }
        self.info_fields(map);
        map.required("ResourceStride", &mut self.resource_size);
        if version >= 1 {
            map.optional("RuntimeInfoSize", &mut self.info_size);
            map.optional_sequence("StringTable", &mut self.strings, Fields::fields);
        }
        map.sequence("Resources", &mut self.resources, |it, map| {
            resource::fields(it, version, map);
        });
        if version >= 1 {
            self.signature_fields(map);
        }
        if map.is_read() {
            self.check(map);
        }
    }
}

impl Psv {
    /// The keys that were added in version 1.
    fn signature_fields(&mut self, map: &mut Mapping<'_>) {
        map.sequence("SigInputElements", &mut self.inputs, Fields::fields);
        map.sequence("SigOutputElements", &mut self.outputs, Fields::fields);
        map.sequence("SigPatchOrPrimElements", &mut self.patch_constants, Fields::fields);
        self.dependencies.fields(&self.info, map);
        // LLVM has no such keys.
        map.unless_default("SemanticIndices", &mut self.semantic_indices);
        if self.info.flags.contains(RuntimeFlags::LinAlgRuntimeInfoPresent) {
            map.required("LinAlg", &mut self.lin_alg);
        }
    }

    /// Reports numbers that the part has no room for, and string tables that are inconsistent.
    fn check(&self, map: &mut Mapping<'_>) {
        let lists = [
            ("SigInputElements", &self.inputs),
            ("SigOutputElements", &self.outputs),
            ("SigPatchOrPrimElements", &self.patch_constants),
        ];
        for (key, elements) in lists {
            if elements.len() > 255 {
                map.fail(key, "there are at most 255");
            }
        }
        let least = RuntimeInfo::SIZES[self.version as usize] as u32;
        let most = if self.version < LLVM_NEWEST { least } else { MAX_INFO_SIZE };
        if !(least..=most).contains(&self.info_size()) {
            map.fail("RuntimeInfoSize", format!("version {} has {least}", self.version));
        }
        if !Strings::with_empty().place(&self.strings) {
            map.fail("StringTable", "strings neither overlap nor leave gaps");
        }
    }

    /// The content of the part, unless an offset leads to no string, or to one that is not text.
    pub(super) fn new(view: &read::Psv<'_>, kind: Option<ShaderKind>) -> Option<Self> {
        let mut info = *view.info;
        if view.version() == 0 {
            info.shader_stage = ShaderStage(kind?.0.try_into().ok()?);
        }
        if !is_sane(view) {
            return None;
        }
        let resource_size = view.resources().next().map(|it| it.range().len());
        // LLVM writes a size even if there are no resources.
        let resource_size = resource_size.unwrap_or(ResourceBinding::SIZE);
        let mut psv = Self {
            version: view.version().min(LLVM_NEWEST),
            info,
            resource_size: resource_size as u32,
            info_size: (view.version() >= 1).then_some(view.info.range().len() as u32),
            resources: view.resources().map(|resource| *resource).collect(),
            inputs: view.inputs().map(|it| Element::new(&it)).collect::<Option<_>>()?,
            outputs: view.outputs().map(|it| Element::new(&it)).collect::<Option<_>>()?,
            patch_constants: view
                .patch_constants()
                .map(|it| Element::new(&it))
                .collect::<Option<_>>()?,
            ..Self::default()
        };
        if let Some(name) = view.entry_function_name() {
            psv.entry_name = core::str::from_utf8(*name).ok()?.into();
        }
        psv.read_tables(view)?;
        Some(psv)
    }

    /// Reads the tables to which elements refer, and the rest of the part.
    fn read_tables(&mut self, view: &read::Psv<'_>) -> Option<()> {
        let Some(signatures) = &view.signatures else { return Some(()) };
        self.strings = strings::list(signatures.strings.as_bytes())?;
        self.dependencies = view.dependencies().map(Dependencies::from).unwrap_or_default();
        self.lin_alg = LinAlg(view.lin_alg().map(|it| (&it).into()).unwrap_or_default());
        let indices: Vec<_> = signatures.semantic_indexes.iter().map(|it| it.index).collect();
        if self.form().semantic_indexes != indices {
            self.semantic_indices = Flow(indices);
        }
        Some(())
    }

    /// The size of the information, in bytes.
    fn info_size(&self) -> u32 {
        let least = RuntimeInfo::SIZES[self.version as usize] as u32;
        let newest = RuntimeInfo::SIZES[NEWEST as usize] as u32;
        let has_newest = self.info.num_bytes_group_shared_memory != 0 || self.info.flags.0 != 0;
        self.info_size.unwrap_or(if has_newest { newest } else { least })
    }

    fn elements(&self) -> impl Iterator<Item = &Element> {
        self.inputs.iter().chain(&self.outputs).chain(&self.patch_constants)
    }

    /// The owned form.
    fn form(&self) -> write::Psv {
        let mut strings = Strings::with_empty();
        if !strings.place(&self.strings) || self.strings.is_empty() {
            strings.sort(self.names());
        }
        let has_lin_alg = self.info.flags.contains(RuntimeFlags::LinAlgRuntimeInfoPresent);
        let mut psv = write::Psv {
            info_size: self.info_size(),
            info: self.info,
            resources: self.resources.clone(),
            semantic_indexes: self.semantic_indices.0.clone(),
            dependencies: self.dependencies.form(&self.info),
            lin_alg: has_lin_alg.then(|| self.lin_alg.0.clone()),
            ..write::Psv::default()
        };
        psv.inputs = records(&self.inputs, &mut strings, &mut psv);
        psv.outputs = records(&self.outputs, &mut strings, &mut psv);
        psv.patch_constants = records(&self.patch_constants, &mut strings, &mut psv);
        psv.info.entry_function_name = strings.shared(&self.entry_name);
        psv.strings = StringTable(strings.into_bytes().into());
        psv
    }

    /// The names in the table of strings.
    fn names(&self) -> impl Iterator<Item = &str> {
        let entry_name = (self.version >= 3).then_some(&*self.entry_name);
        self.elements().map(|element| &*element.name).chain(entry_name)
    }
}

impl Content for Psv {
    fn key(&self) -> &'static str {
        "PSVInfo"
    }

    fn bytes(&self) -> Vec<u8> {
        part::bytes(self.form())
    }
}

/// The records of elements, with names and indices in these tables.
fn records(
    elements: &[Element],
    strings: &mut Strings,
    psv: &mut write::Psv,
) -> Vec<SignatureElement> {
    elements.iter().map(|element| element.to_record(strings, psv)).collect()
}

/// Whether names of elements share so few bytes that all names together are not much larger than the
/// table.
fn is_sane(view: &read::Psv<'_>) -> bool {
    let elements = view.inputs().chain(view.outputs()).chain(view.patch_constants());
    let names = elements.map(|element| element.name().map_or(0, |name| name.len()));
    let table = view.signatures.map_or(&[][..], |signatures| signatures.strings.as_bytes());
    strings::is_sane(table, names)
}

/// The operations on matrices. LLVM has no such key.
#[derive(Default)]
struct LinAlg(write::LinAlg);

impl Value for LinAlg {
    fn write(&mut self) -> Node<'static> {
        serialized::to_node(&self.0)
    }

    fn read(&mut self, node: &Node<'_>, reader: &mut Reader) {
        self.0 = serialized::from_node(node, reader).unwrap_or_default();
    }
}
