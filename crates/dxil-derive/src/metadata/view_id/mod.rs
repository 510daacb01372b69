//! The dependence of outputs on inputs and on the view index: `dx.viewIdState`.
//!
//! A component of an output depends on whatever contributes to a value that is stored to it, or decides
//! whether it is stored: through operands, memory, branches and calls, as DXC's analysis finds it. That
//! analysis takes memory as a whole (a load from an array depends on each store to it), and does not look
//! into functions that store through a pointer argument.

mod control;
mod flow;
mod phi;

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;

use dxil_format::ShaderKind;
use dxil_ir::calls::operation;
use dxil_ir::{FunctionId, InstructionId, Module, Value};
use dxil_metadata::{
    Dependencies, EntryPoint, ShaderMetadata, SignatureElement, Signatures, ViewIdState,
};
use dxil_ops::{OpCode, Version};

use super::access::{Access, Signature, elements};
use super::called_functions::reachable;
use flow::Flow;

/// The number of components of the registers of a signature.
const MOST: u32 = 32 * 4;

/// The number of streams of a geometry shader.
const STREAMS: u32 = 4;

/// Derives the dependencies of outputs of a shader of the graphics pipeline, unless the module states them.
///
/// The elements of signatures must have registers, and the shader flags must be stated.
pub fn view_id_state(module: &Module, metadata: &mut ShaderMetadata) {
    let has_state = metadata.validator_version.is_none_or(|version| version != Version::V1_0);
    if metadata.view_id_state.is_some() || !has_state {
        return;
    }
    let Some(target) = metadata.target else { return };
    let Some(entry) = metadata.entry_points.first() else { return };
    let has_outputs = matches!(
        target.kind,
        ShaderKind::Vertex
            | ShaderKind::Hull
            | ShaderKind::Domain
            | ShaderKind::Geometry
            | ShaderKind::Pixel
            | ShaderKind::Mesh
    );
    if has_outputs {
        let words = Shader::new(module, entry, target.kind).state().encode(entry.flags());
        metadata.view_id_state = words.0.iter().any(|word| *word != 0).then_some(words);
    }
}

/// The stores to a component of an output: function, instruction and value.
type Stores = Vec<(FunctionId, InstructionId, Value)>;

/// The sources that a component of an output depends on.
#[derive(Clone, Default)]
struct Sources {
    view_id: bool,
    inputs: BTreeSet<u32>,
    /// Components of the patch constants of a domain shader.
    patch_constants: BTreeSet<u32>,
}

/// The components of a group of outputs, and the sources that each depends on.
type SourcesOf = BTreeMap<u32, Sources>;

struct Shader<'m> {
    module: &'m Module,
    entry: &'m EntryPoint,
    kind: ShaderKind,
    flow: Flow<'m>,
}

impl<'m> Shader<'m> {
    fn new(module: &'m Module, entry: &'m EntryPoint, kind: ShaderKind) -> Self {
        let functions = entry.function.into_iter().chain(entry.patch_constant_function());
        Self { module, entry, kind, flow: Flow::new(module, functions) }
    }

    fn signatures(&self) -> Option<&'m Signatures> {
        self.entry.signatures.as_ref()
    }

    fn state(&self) -> ViewIdState {
        use Signature::{Input, Output, PatchConstant};
        let streams = if self.kind == ShaderKind::Geometry { STREAMS } else { 1 };
        let stores = self.stores(self.entry.function);
        let mut outputs = Vec::new();
        let mut sources_of_outputs = SourcesOf::new();
        for stream in 0..streams {
            let sources = self.sources(&stores, Output, stream, &sources_of_outputs);
            outputs.push(dependencies(self.count(Output, stream), &sources));
            if stream == 0 {
                sources_of_outputs = sources;
            }
        }
        let mut state = ViewIdState {
            inputs: self.count(Input, 0),
            outputs,
            patch_constants: None,
            patch_inputs: None,
            patch_inputs_of_outputs: Vec::new(),
        };
        let patch_constants = self.count(PatchConstant, 0);
        match self.kind {
            ShaderKind::Hull => {
                let stores = self.stores(self.entry.patch_constant_function());
                let sources = self.sources(&stores, PatchConstant, 0, &sources_of_outputs);
                state.patch_constants = Some(dependencies(patch_constants, &sources));
            }
            ShaderKind::Mesh => {
                let sources = self.sources(&stores, PatchConstant, 0, &sources_of_outputs);
                state.patch_constants = Some(dependencies(patch_constants, &sources));
            }
            ShaderKind::Domain => {
                state.patch_inputs = Some(patch_constants);
                state.patch_inputs_of_outputs = pairs(
                    sources_of_outputs.iter().map(|(output, it)| (*output, &it.patch_constants)),
                );
            }
            _ => {}
        }
        state
    }

    /// The number of components of a signature, in a stream.
    fn count(&self, signature: Signature, stream: u32) -> u32 {
        let elements = elements(self.signatures(), signature).iter();
        let ends = elements.filter(|it| it.output_stream() == stream).filter_map(|it| {
            let last = component(it, it.rows.checked_sub(1)?, u32::from(it.cols).checked_sub(1)?)?;
            Some(last + 1)
        });
        ends.max().unwrap_or(0)
    }

    /// The stores to outputs that an entry point and the functions that it calls make: by signature,
    /// stream and component.
    fn stores(&self, entry: Option<FunctionId>) -> Vec<(Signature, u32, u32, Stores)> {
        let mut stores = BTreeMap::<_, Stores>::new();
        for (function, body) in reachable(self.module, entry) {
            for (instruction, _) in body.instructions() {
                let access = Access::of(self.module, body, instruction, self.kind);
                let Some(access) = access else { continue };
                let Some(value) = access.stored else { continue };
                let of = elements(self.signatures(), access.signature);
                let Some(element) = of.get(access.element as usize) else { continue };
                let is_patch = access.signature == Signature::PatchConstant;
                for component in components(element, &access) {
                    let key = (is_patch, element.output_stream(), component);
                    stores.entry(key).or_default().push((function, instruction, value));
                }
            }
        }
        stores
            .into_iter()
            .map(|((is_patch, stream, component), stores)| {
                let signature = if is_patch { Signature::PatchConstant } else { Signature::Output };
                (signature, stream, component, stores)
            })
            .collect()
    }

    /// Returns the sources that each component of a signature depends on, in a stream. A patch constant that
    /// depends on an output depends on all that the output does.
    fn sources(
        &self,
        stores: &[(Signature, u32, u32, Stores)],
        signature: Signature,
        stream: u32,
        outputs: &SourcesOf,
    ) -> SourcesOf {
        let stores =
            stores.iter().filter(|(of, in_stream, ..)| (*of, *in_stream) == (signature, stream));
        stores
            .map(|(_, _, component, stores)| {
                let mut sources = Sources::default();
                self.flow.for_each_call(stores, |body, call| {
                    if let Some((OpCode::ViewId, _)) = operation(self.module, body, call) {
                        sources.view_id = true;
                    } else if let Some(access) = Access::of(self.module, body, call, self.kind) {
                        self.add(&mut sources, &access, outputs);
                    }
                });
                (*component, sources)
            })
            .collect()
    }

    /// Adds the values that an access loads.
    fn add(&self, sources: &mut Sources, access: &Access, outputs: &SourcesOf) {
        let of = elements(self.signatures(), access.signature);
        let Some(element) = of.get(access.element as usize) else { return };
        let components = components(element, access);
        match access.op {
            OpCode::LoadInput => sources.inputs.extend(components),
            OpCode::LoadOutputControlPoint if self.kind == ShaderKind::Domain => {
                sources.inputs.extend(components);
            }
            OpCode::LoadOutputControlPoint => {
                for output in components.filter_map(|component| outputs.get(&component)) {
                    sources.view_id |= output.view_id;
                    sources.inputs.extend(&output.inputs);
                }
            }
            OpCode::LoadPatchConstant if self.kind == ShaderKind::Domain => {
                sources.patch_constants.extend(components);
            }
            _ => {}
        }
    }
}

/// The components of registers that an access may load or store; none if the element has no register.
fn components<'a>(
    element: &'a SignatureElement,
    access: &'a Access,
) -> impl Iterator<Item = u32> + 'a {
    access
        .rows(element)
        .take(MOST as usize)
        .filter_map(|row| component(element, row, access.column))
}

/// The number of a component of an element among those of all registers.
fn component(element: &SignatureElement, row: u32, column: u32) -> Option<u32> {
    let first_row = u32::try_from(element.start_row).ok()?;
    let first_column = u32::try_from(element.start_col).ok()?;
    let row = first_row.checked_add(row).filter(|row| *row < MOST)?;
    let component = row.checked_mul(4)?.checked_add(first_column.checked_add(column)?)?;
    (component < MOST).then_some(component)
}

fn dependencies(outputs: u32, sources: &SourcesOf) -> Dependencies {
    // A row that a call states may be none of the element.
    let sources = sources.range(..outputs);
    let on_view_id = sources.clone().filter(|(_, it)| it.view_id).map(|(output, _)| *output);
    let on_inputs = pairs(sources.map(|(output, it)| (*output, &it.inputs)));
    Dependencies { outputs, on_view_id: on_view_id.collect(), on_inputs }
}

/// The pairs of an output and of an input on which it depends.
fn pairs<'a>(inputs_of: impl Iterator<Item = (u32, &'a BTreeSet<u32>)>) -> Vec<(u32, u32)> {
    inputs_of
        .flat_map(|(output, inputs)| inputs.iter().map(move |input| (output, *input)))
        .collect()
}
