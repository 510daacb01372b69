//! `PSVInfo`: the part `PSV0`.

mod dependencies;
mod element;
mod info;
mod resource;

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use dependencies::Dependencies;
use element::Element;

use crate::encode;
use crate::form;
use crate::mapping::{Fields, Mapping, Reader, Value};
use crate::node::Node;
use crate::part::Content;
use crate::strings::{self, Strings, TableString};
use crate::value::Flow;
use dxil_container::layout::ShaderKind;
use dxil_container::layout::psv::{
    ResourceBinding, RuntimeFlags, RuntimeInfo, ShaderStage, SignatureElement,
};
use dxil_container::{FieldType, Record, read, write};

/// What the runtime checks pipelines with.
#[derive(Default)]
pub(super) struct Psv {
    version: u32,
    info: RuntimeInfo,
    entry_name: String,
    /// Follows from the version, and is not obeyed.
    resource_size: u32,
    /// Larger than the version requires where the file has a later version. `yaml2obj` ignores it.
    info_size: Option<u32>,
    /// Where strings lie. `yaml2obj` ignores it.
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

/// The largest size of the information that can be asked for, in bytes.
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
    /// Keys since version 1.
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

    /// Reports what cannot be written.
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

    /// What the part says, unless it leads to strings that are none.
    pub(super) fn new(view: &read::Psv<'_>, kind: Option<ShaderKind>) -> Option<Self> {
        let mut info = *view.info;
        if view.version() == 0 {
            info.shader_stage = ShaderStage(kind?.0.try_into().ok()?);
        }
        if !is_sane(view) {
            return None;
        }
        let resource_size = view.resources().next().map(|it| it.range().len());
        // LLVM shows a size even where there are none.
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

    /// Reads the tables to which elements refer, and what lies behind them.
    fn read_tables(&mut self, view: &read::Psv<'_>) -> Option<()> {
        let Some(signatures) = &view.signatures else { return Some(()) };
        self.strings = strings::list(signatures.strings.as_bytes())?;
        self.dependencies = view.dependencies().map(Dependencies::from).unwrap_or_default();
        self.lin_alg = LinAlg(view.lin_alg().map(|it| (&it).into()).unwrap_or_default());
        let indices: Vec<_> = signatures.semantic_indexes.iter().map(|it| it.index).collect();
        if self.tables().1 != indices {
            self.semantic_indices = Flow(indices);
        }
        Some(())
    }

    /// Bytes of the information.
    fn info_size(&self) -> u32 {
        let least = RuntimeInfo::SIZES[self.version as usize] as u32;
        let newest = RuntimeInfo::SIZES[NEWEST as usize] as u32;
        let has_newest = self.info.num_bytes_group_shared_memory != 0 || self.info.flags.0 != 0;
        self.info_size.unwrap_or(if has_newest { newest } else { least })
    }

    fn elements(&self) -> impl Iterator<Item = &Element> {
        self.inputs.iter().chain(&self.outputs).chain(&self.patch_constants)
    }

    /// The tables, and the records of elements that refer to them.
    fn tables(&self) -> (Strings, Vec<u32>, Vec<SignatureElement>) {
        let mut strings = Strings::with_empty();
        if !strings.place(&self.strings) || self.strings.is_empty() {
            strings.sort(self.names());
        }
        let semantic_indexes = self.semantic_indices.0.clone();
        let mut indices = write::Psv { semantic_indexes, ..Default::default() };
        let elements = self.elements().map(|it| it.to_record(&mut strings, &mut indices));
        let elements = elements.collect();
        (strings, indices.semantic_indexes, elements)
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
        let (mut strings, indices, elements) = self.tables();
        let info = RuntimeInfo {
            sig_input_elements: self.inputs.len() as u8,
            sig_output_elements: self.outputs.len() as u8,
            sig_patch_const_or_prim_elements: self.patch_constants.len() as u8,
            entry_function_name: strings.shared(&self.entry_name),
            ..self.info
        };

        let mut out = Vec::new();
        let info_size = self.info_size();
        info_size.encode(&mut out);
        encode::partial(&mut out, &info, info_size as usize);
        (self.resources.len() as u32).encode(&mut out);
        let resource_size = ResourceBinding::size(self.version);
        if !self.resources.is_empty() {
            (resource_size as u32).encode(&mut out);
        }
        self.resources.iter().for_each(|it| encode::partial(&mut out, it, resource_size));
        if self.version >= 1 {
            let mut strings = strings.into_bytes();
            strings.resize(strings.len().next_multiple_of(4), 0);
            (strings.len() as u32).encode(&mut out);
            out.extend_from_slice(&strings);
            (indices.len() as u32).encode(&mut out);
            indices.iter().for_each(|index| index.encode(&mut out));
            if !elements.is_empty() {
                (SignatureElement::SIZE as u32).encode(&mut out);
            }
            elements.iter().for_each(|element| element.encode(&mut out));
            self.dependencies.write(&mut out);
            if self.info.flags.contains(RuntimeFlags::LinAlgRuntimeInfoPresent) {
                out.extend_from_slice(&self.lin_alg.bytes());
            }
        }
        out
    }
}

/// Whether the names of elements do not share bytes so that all together they would be much larger.
fn is_sane(view: &read::Psv<'_>) -> bool {
    let elements = view.inputs().chain(view.outputs()).chain(view.patch_constants());
    let names = elements.map(|element| element.name().map_or(0, |name| name.len()));
    let table = view.signatures.map_or(&[][..], |signatures| signatures.strings.as_bytes());
    strings::is_sane(table, names)
}

/// What operations on matrices are used. LLVM has no such key.
#[derive(Default)]
struct LinAlg(write::LinAlg);

impl LinAlg {
    /// The end of a part that has nothing else.
    fn bytes(&self) -> Vec<u8> {
        let info_size = RuntimeInfo::SIZE as u32;
        let (mut all, mut other) = (Vec::new(), Vec::new());
        let psv = write::Psv { info_size, ..Default::default() };
        write::PartData::from(psv.clone()).write(&mut other);
        let psv = write::Psv { lin_alg: Some(self.0.clone()), ..psv };
        write::PartData::from(psv).write(&mut all);
        all.split_off(other.len())
    }
}

impl Value for LinAlg {
    fn write(&mut self) -> Node<'static> {
        form::to_node(&self.0)
    }

    fn read(&mut self, node: &Node<'_>, reader: &mut Reader) {
        self.0 = form::from_node(node, reader).unwrap_or_default();
    }
}
