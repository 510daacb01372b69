//! Masks of the outputs that depend on the index of the view and on inputs.

use alloc::format;
use alloc::vec::Vec;

use dxil_container::layout::ShaderKind;
use dxil_container::layout::psv::{DependencySizes, RuntimeInfo, mask_size};
use dxil_container::{read, write};

use crate::mapping::{Mapping, Reader, Value};
use crate::node::{Content, Node};
use crate::value::{Flow, Hex};

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
        if map.is_read() {
            self.check(info, map);
        }
    }

    /// Reports masks and tables of other sizes than the numbers of vectors require. The part does not
    /// state their sizes.
    fn check(&self, info: &RuntimeInfo, map: &mut Mapping<'_>) {
        let sizes = DependencySizes::of(info);
        let outputs = self.view_id_to_output.0.iter().zip(sizes.view_id_to_output);
        let outputs = outputs.map(|(words, vectors)| ("OutputVectorMasks", words, (0, vectors)));
        let inputs = self.input_to_output.0.iter().zip(sizes.input_to_output);
        let inputs = inputs.map(|(words, vectors)| ("InputOutputMap", words, vectors));
        let others = [
            ("PatchOrPrimMasks", &self.view_id_to_patch, (0, sizes.view_id_to_patch)),
            ("InputPatchMap", &self.input_to_patch, sizes.input_to_patch),
            ("PatchOutputMap", &self.patch_to_output, sizes.patch_to_output),
        ];
        for (key, Flow(words), (rows, columns)) in outputs.chain(inputs).chain(others) {
            let masks = if rows == 0 { 1 } else { usize::from(rows) * 4 };
            let expected = masks * mask_size(columns) / 4;
            if words.len() != expected {
                let message = format!("there are {} words, not {expected}", words.len());
                map.fail(key, message);
            }
        }
    }

    /// The owned form.
    pub(super) fn form(&self, info: &RuntimeInfo) -> write::Dependencies {
        let sizes = DependencySizes::of(info);
        let streams = &self.input_to_output.0;
        write::Dependencies {
            view_id_to_output: self.view_id_to_output.0.each_ref().map(|words| mask(&words.0)),
            view_id_to_patch: mask(&self.view_id_to_patch.0),
            input_to_output: core::array::from_fn(|stream| {
                table(&streams[stream], sizes.input_to_output[stream])
            }),
            input_to_patch: table(&self.input_to_patch, sizes.input_to_patch),
            patch_to_output: table(&self.patch_to_output, sizes.patch_to_output),
        }
    }
}

/// The mask of these words.
fn mask(words: &[Hex<u32>]) -> write::ComponentMask {
    write::ComponentMask(words.iter().map(|word| word.0).collect())
}

/// The table of these words, with masks of this number of columns.
fn table(Flow(words): &Words, (_, columns): (u8, u8)) -> write::DependencyTable {
    let size = (mask_size(columns) / 4).max(1);
    write::DependencyTable(words.chunks(size).map(mask).collect())
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
