//! `PSVInfo`: the part `PSV0`.

mod dependencies;
mod element;
mod info;
mod resource;

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::mem;

use dxil_container::layout::ShaderKind;
use dxil_container::layout::psv::{
    self, ResourceBinding, RuntimeFlags, RuntimeInfo, ShaderStage, StringRef,
};
use dxil_container::read::PsvElement;
use dxil_container::write::PsvSignatures;
use dxil_container::{Record, StringTable, read, write};

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
    /// The owned form, but for what elements and names refer to.
    form: write::Psv,
    entry_name: String,
    /// It follows from the version. As in `yaml2obj`, a stated one is ignored.
    resource_size: u32,
    /// Larger than the version requires if the file has a later version. `yaml2obj` ignores it.
    info_size: Option<u32>,
    /// The places of strings. `yaml2obj` ignores them.
    strings: Vec<TableString>,
    inputs: Vec<Element>,
    outputs: Vec<Element>,
    patch_constants: Vec<Element>,
    /// All of the table, where it has more than elements refer to.
    semantic_indices: Flow<u32>,
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
            map.unless_default("StringTable", &mut self.strings);
        }
        map.sequence("Resources", &mut self.form.resources, ResourceBinding::default, |it, map| {
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
        map.required("SigInputElements", &mut self.inputs);
        map.required("SigOutputElements", &mut self.outputs);
        map.required("SigPatchOrPrimElements", &mut self.patch_constants);
        dependencies::fields(&mut self.form.dependencies, &self.form.info, map);
        // LLVM has no such keys.
        map.unless_default("SemanticIndices", &mut self.semantic_indices);
        if self.form.info.flags.contains(RuntimeFlags::LinAlgRuntimeInfoPresent) {
            map.required("LinAlg", &mut LinAlg(self.form.lin_alg.get_or_insert_default()));
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

    /// The content of the part, unless a name is not text.
    pub(super) fn new(view: &read::Psv<'_>, kind: Option<ShaderKind>) -> Option<Self> {
        if !is_sane(view) {
            return None;
        }
        let mut form = write::Psv::from(view);
        if view.version() == 0 {
            form.info.shader_stage = ShaderStage(kind?.0.try_into().ok()?);
        }
        // LLVM writes a size even if there are no resources.
        let resource_size = match view.resources.is_empty() {
            true => ResourceBinding::SIZE,
            false => view.resources.stride(),
        };
        let elements = |elements: &mut dyn Iterator<Item = PsvElement<'_>>| {
            elements.map(|it| Element::new(&it)).collect::<Option<Vec<_>>>()
        };
        let signatures = mem::take(&mut form.signatures);
        let mut psv = Self {
            version: view.version().min(LLVM_NEWEST),
            form,
            resource_size: resource_size as u32,
            info_size: (view.version() >= 1).then_some(*view.info_size),
            strings: strings::list(&signatures.strings.0)?,
            inputs: elements(&mut view.inputs())?,
            outputs: elements(&mut view.outputs())?,
            patch_constants: elements(&mut view.patch_constants())?,
            ..Self::default()
        };
        if let Some(name) = view.entry_function_name() {
            psv.entry_name = core::str::from_utf8(*name).ok()?.into();
        }
        if psv.form().signatures.semantic_indexes != signatures.semantic_indexes {
            psv.semantic_indices = Flow(signatures.semantic_indexes);
        }
        Some(psv)
    }

    /// The size of the information, in bytes.
    fn info_size(&self) -> u32 {
        let least = RuntimeInfo::SIZES[self.version as usize] as u32;
        let newest = RuntimeInfo::SIZES[NEWEST as usize] as u32;
        let has_newest =
            self.form.info.num_bytes_group_shared_memory != 0 || self.form.info.flags.0 != 0;
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
        let mut psv = write::Psv { info_size: self.info_size(), ..self.form.clone() };
        let mut signatures = PsvSignatures {
            semantic_indexes: self.semantic_indices.0.clone(),
            ..PsvSignatures::default()
        };
        signatures.inputs = records(&self.inputs, &mut strings, &mut signatures);
        signatures.outputs = records(&self.outputs, &mut strings, &mut signatures);
        signatures.patch_constants = records(&self.patch_constants, &mut strings, &mut signatures);
        psv.info.entry_function_name = StringRef(strings.shared(&self.entry_name));
        signatures.strings = StringTable(strings.into_bytes().into());
        psv.signatures = signatures;
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
    signatures: &mut PsvSignatures,
) -> Vec<psv::SignatureElement> {
    elements.iter().map(|element| element.to_record(strings, signatures)).collect()
}

/// Whether names of elements share so few bytes that all names together are not much larger than the
/// table.
fn is_sane(view: &read::Psv<'_>) -> bool {
    let elements = view.inputs().chain(view.outputs()).chain(view.patch_constants());
    let names = elements.map(|element| element.name().len());
    let table = view.signatures.map_or(&[][..], |signatures| signatures.strings.as_bytes());
    strings::is_sane(table, names)
}

/// The operations on matrices. LLVM has no such key.
struct LinAlg<'f>(&'f mut write::LinAlg);

impl Value for LinAlg<'_> {
    fn write(&mut self) -> Node<'static> {
        serialized::to_node(&*self.0)
    }

    fn read(&mut self, node: &Node<'_>, reader: &mut Reader) {
        let form = serialized::from_node(node, reader, serde::Deserialize::deserialize);
        *self.0 = form.unwrap_or_default();
    }
}
