//! Masks of the outputs that depend on the index of the view and on inputs.

use alloc::format;
use alloc::vec::Vec;

use dxil_container::layout::ShaderKind;
use dxil_container::layout::psv::{DependencySizes, RuntimeInfo, mask_size};
use dxil_container::write::{ComponentMask, Dependencies, DependencyTable};

use crate::mapping::{Mapping, Reader, Value};
use crate::node::{Content, Node};
use crate::value::{Flow, Hex};

/// The keys that a shader of this stage has.
pub(super) fn fields(all: &mut Dependencies, info: &RuntimeInfo, map: &mut Mapping<'_>) {
    let (kind, uses_view_id) = (info.kind(), info.uses_view_id != 0);
    let sizes = DependencySizes::of(info);
    if uses_view_id {
        let sizes = sizes.view_id_to_output;
        map.required("OutputVectorMasks", &mut Streams(&mut all.view_id_to_output, sizes));
    }
    // LLVM has no such key for mesh shaders.
    let has_patch = !all.view_id_to_patch.0.is_empty();
    let mut patch = Words(&mut all.view_id_to_patch, sizes.view_id_to_patch);
    match kind {
        ShaderKind::Hull if uses_view_id => map.required("PatchOrPrimMasks", &mut patch),
        ShaderKind::Mesh if uses_view_id && map.writes_or_has("PatchOrPrimMasks", has_patch) => {
            map.required("PatchOrPrimMasks", &mut patch);
        }
        _ => {}
    }
    map.required("InputOutputMap", &mut Streams(&mut all.input_to_output, sizes.input_to_output));
    match kind {
        ShaderKind::Hull => {
            map.required(
                "InputPatchMap",
                &mut Words(&mut all.input_to_patch, sizes.input_to_patch),
            );
        }
        ShaderKind::Domain => {
            let table = &mut Words(&mut all.patch_to_output, sizes.patch_to_output);
            map.required("PatchOutputMap", table);
        }
        _ => {}
    }
}

/// A mask or table as its words. The part does not state how many there are: the numbers of vectors do.
struct Words<'f, T, S>(&'f mut T, S);

/// The words for each output stream.
struct Streams<'f, T, S>(&'f mut [T; 4], [S; 4]);

/// A mask or table of this size in vectors.
trait Masks<S> {
    /// The number of masks, and the words of each.
    fn counts(size: S) -> (usize, usize);

    fn words(&self) -> Vec<u32>;

    fn set(&mut self, masks: Vec<ComponentMask>);
}

impl Masks<u8> for ComponentMask {
    fn counts(vectors: u8) -> (usize, usize) {
        (1, mask_size(vectors) / 4)
    }

    fn words(&self) -> Vec<u32> {
        self.0.clone()
    }

    fn set(&mut self, masks: Vec<ComponentMask>) {
        *self = masks.into_iter().next().unwrap_or_default();
    }
}

impl Masks<(u8, u8)> for DependencyTable {
    fn counts((rows, columns): (u8, u8)) -> (usize, usize) {
        (usize::from(rows) * 4, mask_size(columns) / 4)
    }

    fn words(&self) -> Vec<u32> {
        self.0.iter().flat_map(|mask| &mask.0).copied().collect()
    }

    fn set(&mut self, masks: Vec<ComponentMask>) {
        self.0 = masks;
    }
}

impl<T: Masks<S>, S: Copy> Value for Words<'_, T, S> {
    fn write(&mut self) -> Node<'static> {
        Flow(self.0.words().into_iter().map(Hex).collect()).write()
    }

    fn read(&mut self, node: &Node<'_>, reader: &mut Reader) {
        let mut words = Flow::<Hex<u32>>::default();
        words.read(node, reader);
        let (masks, size) = T::counts(self.1);
        if words.0.len() != masks * size {
            let message = format!("there are {} words, not {}", words.0.len(), masks * size);
            reader.error(node.place, message);
        }
        let masks = words.0.chunks(size.max(1));
        let masks = masks.map(|words| ComponentMask(words.iter().map(|word| word.0).collect()));
        self.0.set(masks.collect());
    }
}

impl<T: Masks<S>, S: Copy> Value for Streams<'_, T, S> {
    fn write(&mut self) -> Node<'static> {
        let streams = self.0.iter_mut().zip(self.1);
        Content::Sequence(streams.map(|(field, size)| Words(field, size).write()).collect()).into()
    }

    fn read(&mut self, node: &Node<'_>, reader: &mut Reader) {
        let mut streams = self.0.iter_mut().zip(self.1);
        let mut count = 0;
        reader.elements(node, |node, reader| {
            count += 1;
            if let Some((field, size)) = streams.next() {
                Words(field, size).read(node, reader);
            }
        });
        if count != 4 {
            reader.error(node.place, "expected a sequence for each of 4 streams");
        }
    }
}
