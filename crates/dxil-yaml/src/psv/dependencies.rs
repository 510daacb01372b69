//! Masks that say which outputs depend on the index of the view and on which inputs.

use alloc::vec::Vec;

use crate::mapping::{Mapping, Reader, Value};
use crate::node::{Content, Node};
use crate::value::{Flow, Hex};
use dxil_container::layout::ShaderKind;
use dxil_container::layout::psv::RuntimeInfo;
use dxil_container::{FieldType, read};

/// The words of the masks of each stream, then of the others.
#[derive(Default)]
pub(super) struct Dependencies {
    view_id_to_output: Streams,
    view_id_to_patch: Words,
    input_to_output: Streams,
    input_to_patch: Words,
    patch_to_output: Words,
}

/// The words of a mask or table.
type Words = Flow<Hex<u32>>;

/// The words for each output stream.
#[derive(Default)]
struct Streams([Words; 4]);

impl Dependencies {
    /// The keys that a shader of this stage has.
    pub(super) fn fields(&mut self, info: &RuntimeInfo, map: &mut Mapping<'_>) {
        let (kind, uses_view_id) = (info.kind(), info.uses_view_id != 0);
        if uses_view_id {
            map.required("OutputVectorMasks", &mut self.view_id_to_output);
        }
        match kind {
            ShaderKind::Hull if uses_view_id => {
                map.required("PatchOrPrimMasks", &mut self.view_id_to_patch);
            }
            // LLVM has no such key here.
            ShaderKind::Mesh if uses_view_id => {
                map.unless_default("PatchOrPrimMasks", &mut self.view_id_to_patch);
            }
            _ => {}
        }
        map.required("InputOutputMap", &mut self.input_to_output);
        match kind {
            ShaderKind::Hull => map.required("InputPatchMap", &mut self.input_to_patch),
            ShaderKind::Domain => map.required("PatchOutputMap", &mut self.patch_to_output),
            _ => {}
        }
    }

    /// Appends all words.
    pub(super) fn write(&self, out: &mut Vec<u8>) {
        let words = (self.view_id_to_output.0.iter())
            .chain([&self.view_id_to_patch])
            .chain(&self.input_to_output.0)
            .chain([&self.input_to_patch, &self.patch_to_output]);
        words.flat_map(|words| &words.0).for_each(|word| word.0.encode(out));
    }
}

impl From<read::Dependencies<'_>> for Dependencies {
    fn from(view: read::Dependencies<'_>) -> Self {
        let mask = |mask: read::ComponentMask<'_>| Flow(mask.words().map(Hex).collect());
        let table = |table: read::DependencyTable<'_>| {
            Flow(table.iter().flat_map(|mask| mask.words()).map(Hex).collect())
        };
        Self {
            view_id_to_output: Streams(view.view_id_to_output.map(mask)),
            view_id_to_patch: mask(view.view_id_to_patch),
            input_to_output: Streams(view.input_to_output.map(table)),
            input_to_patch: table(view.input_to_patch),
            patch_to_output: table(view.patch_to_output),
        }
    }
}

impl Value for Streams {
    fn write(&mut self) -> Node<'static> {
        Content::Sequence(self.0.iter_mut().map(Value::write).collect()).into()
    }

    fn read(&mut self, node: &Node<'_>, reader: &mut Reader) {
        let mut streams = Vec::new();
        reader.elements(node, |node, reader| {
            let mut words = Words::default();
            words.read(node, reader);
            streams.push(words);
        });
        match streams.try_into() {
            Ok(streams) => self.0 = streams,
            Err(_) => reader.error(node.place, "expected a sequence for each of 4 streams"),
        }
    }
}
