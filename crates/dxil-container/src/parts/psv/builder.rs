//! The part made from names, indices and places.

use alloc::vec::Vec;

use bstr::BString;

use super::{Dependencies, Psv, PsvSignatures};
use crate::layout::ShaderKind;
use crate::layout::psv::{
    self, ResourceBinding, RuntimeInfo, SemanticKind, ShaderStage, StageInfo, StringRef,
};
use crate::write::ValidatorVersion;

/// Makes a [`Psv`] as DXC lays it out.
///
/// ```
/// use dxil_container::layout::ShaderKind;
/// use dxil_container::layout::psv::{
///     InterpolationMode, SemanticKind, SigComponentType, SignatureElement, StageInfo, VertexInfo,
/// };
/// use dxil_container::write::{PsvBuilder, ValidatorVersion};
///
/// let element = |kind, mode| SignatureElement::new(kind, SigComponentType::Float32, mode, 4);
/// let input = element(SemanticKind::Arbitrary, InterpolationMode::Undefined);
/// let output = element(SemanticKind::Position, InterpolationMode::LinearNoperspective);
/// let mut psv = PsvBuilder::new(ShaderKind::Vertex, ValidatorVersion::LATEST);
/// psv.stage_info(StageInfo::Vertex(VertexInfo { output_position_present: 1, ..Default::default() }))
///     .input("POSITION", &[0], input.at(0, 0))
///     .output("", &[0], output.at(0, 0))
///     .entry_function_name("main");
/// for component in 0..4 {
///     psv.dependencies.input_to_output[0].insert(component, component);
/// }
/// let psv = psv.finish();
/// assert_eq!(psv.info.sig_output_vectors, [1, 0, 0, 0]);
/// assert_eq!(psv.signatures.strings.0, "\0POSITION\0main\0");
/// # // What the compiler makes of the same.
/// # let theirs = include_bytes!(concat!(
/// #     env!("CARGO_MANIFEST_DIR"), "/../../tests/fixtures/containers/dxc110/vs_position.dxbc"
/// # ));
/// # let theirs = dxil_container::Container::parse(theirs)?;
/// # let theirs = theirs.part(dxil_container::FourCC::PSV0).expect("a part");
/// # let mut ours = Vec::new();
/// # dxil_container::write::PartData::from(psv).write(&mut ours);
/// # assert_eq!(ours, *theirs.data());
/// # Ok::<(), dxil_container::Error>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct PsvBuilder {
    /// Facts about the whole shader. [`finish`](Self::finish) sets the numbers of elements and
    /// vectors, and the place of the entry point's name.
    pub info: RuntimeInfo,
    /// The resources. DXC orders them: constant buffers, samplers, shader resource views, unordered
    /// access views.
    pub resources: Vec<ResourceBinding>,
    /// The dependencies of outputs.
    pub dependencies: Dependencies,
    version: u32,
    inputs: Vec<Element>,
    outputs: Vec<Element>,
    patch_constants: Vec<Element>,
    entry_function_name: BString,
}

/// An element, the name and the indices of its semantic.
#[derive(Clone, PartialEq, Debug)]
struct Element {
    name: BString,
    indexes: Vec<u32>,
    element: psv::SignatureElement,
}

impl PsvBuilder {
    /// Begins a part for a validator of this version, which
    /// [decides](ValidatorVersion::psv_version) the part's. It requires no number of lanes.
    #[must_use]
    pub fn new(kind: ShaderKind, validator: ValidatorVersion) -> Self {
        let info = RuntimeInfo {
            maximum_expected_wave_lane_count: u32::MAX,
            shader_stage: ShaderStage(kind.0 as u8),
            ..RuntimeInfo::default()
        };
        Self {
            info,
            resources: Vec::new(),
            dependencies: Dependencies::default(),
            version: validator.psv_version(),
            inputs: Vec::new(),
            outputs: Vec::new(),
            patch_constants: Vec::new(),
            entry_function_name: BString::default(),
        }
    }

    /// Sets the facts about the stage.
    pub fn stage_info(&mut self, stage_info: StageInfo) -> &mut Self {
        self.info.stage_info = stage_info.encode();
        self
    }

    /// Adds an element of the input signature, with an index for each of its rows, at most 255. System
    /// values need no name: the part does not keep it.
    pub fn input(
        &mut self,
        name: impl AsRef<[u8]>,
        indexes: &[u32],
        element: psv::SignatureElement,
    ) -> &mut Self {
        self.inputs.push(Element::new(name, indexes, element));
        self
    }

    /// Adds an element of the output signature likewise.
    pub fn output(
        &mut self,
        name: impl AsRef<[u8]>,
        indexes: &[u32],
        element: psv::SignatureElement,
    ) -> &mut Self {
        self.outputs.push(Element::new(name, indexes, element));
        self
    }

    /// Adds an element of the signature of patch constants, or in mesh shaders of primitives, likewise.
    pub fn patch_constant(
        &mut self,
        name: impl AsRef<[u8]>,
        indexes: &[u32],
        element: psv::SignatureElement,
    ) -> &mut Self {
        self.patch_constants.push(Element::new(name, indexes, element));
        self
    }

    /// Names the entry point. Parts before version 3 do not keep it.
    pub fn entry_function_name(&mut self, name: impl AsRef<[u8]>) -> &mut Self {
        self.entry_function_name = name.as_ref().into();
        self
    }

    /// The part.
    #[must_use]
    pub fn finish(self) -> Psv {
        let mut psv = Psv {
            info_size: RuntimeInfo::SIZES[self.version as usize] as u32,
            info: self.info,
            resources: self.resources,
            ..Psv::default()
        };
        if self.version == 0 {
            return psv;
        }
        let signatures = &mut psv.signatures;
        // Names of system values are empty.
        signatures.add_string(b"");
        signatures.inputs = self.inputs.iter().map(|it| it.add_to(signatures)).collect();
        signatures.outputs = self.outputs.iter().map(|it| it.add_to(signatures)).collect();
        signatures.patch_constants =
            self.patch_constants.iter().map(|it| it.add_to(signatures)).collect();
        if self.version >= 3 {
            psv.info.entry_function_name = signatures.add_string(&self.entry_function_name);
        }
        psv.dependencies = self.dependencies;
        psv.set_vectors();
        psv
    }
}

impl Element {
    fn new(name: impl AsRef<[u8]>, indexes: &[u32], element: psv::SignatureElement) -> Self {
        Self { name: name.as_ref().into(), indexes: indexes.to_vec(), element }
    }

    /// The record, whose name and indices go into the tables.
    fn add_to(&self, signatures: &mut PsvSignatures) -> psv::SignatureElement {
        let is_named = self.element.semantic_kind == SemanticKind::Arbitrary;
        let semantic_name = match is_named && !self.name.is_empty() {
            true => signatures.add_string(&self.name),
            false => StringRef(0),
        };
        let semantic_indexes = signatures.add_semantic_indexes(&self.indexes);
        let rows = self.indexes.len() as u8;
        psv::SignatureElement { semantic_name, semantic_indexes, rows, ..self.element }
    }
}

impl Psv {
    /// Sets the numbers of vectors: registers up to the last one that an element takes.
    fn set_vectors(&mut self) {
        let PsvSignatures { inputs, outputs, patch_constants, .. } = &self.signatures;
        self.info.sig_input_vectors = vectors(inputs, 0);
        self.info.sig_output_vectors = [0, 1, 2, 3].map(|stream| vectors(outputs, stream));
        if self.info.has_patch_vectors() {
            self.info.set_sig_patch_const_or_prim_vectors(vectors(patch_constants, 0));
        }
    }
}

/// Registers that elements of a stream take.
fn vectors(elements: &[psv::SignatureElement], stream: u8) -> u8 {
    let elements = elements.iter().filter(|it| it.is_allocated() && it.output_stream() == stream);
    elements.map(|it| it.start_row.saturating_add(it.rows)).max().unwrap_or(0)
}
