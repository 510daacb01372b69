//! The dependencies of outputs on inputs and on the view index: `dx.viewIdState`.

use alloc::vec;
use alloc::vec::Vec;
use core::iter;

use dxil_format::{ShaderFlags, ShaderKind};
use dxil_ir::Module;
use dxil_ir::metadata::Reference;

use crate::tuple::{Operand, Reader};
use crate::value::{Value, read_words, write_words};
use crate::writer::ModuleWriter;
use crate::{Error, Expected};

/// The words of `dx.viewIdState`. Their meaning depends on the kind of shader: see [`ViewIdState`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SerializedViewIdState(pub Vec<u32>);

/// A tuple of an array of integers.
impl Value for SerializedViewIdState {
    fn read(operand: &Operand<'_>) -> Result<Self, Error> {
        let tuple = operand.tuple("the view id state")?.with_len(1)?;
        read_words(&tuple.operand(0, "words")?).map(Self)
    }

    fn write(&self, module: &mut ModuleWriter<'_>) -> Reference {
        let words = write_words(&self.0, module);
        Some(module.metadata.tuple(&[words]))
    }
}

/// The dependencies of outputs on inputs and on the view index.
///
/// Inputs and outputs are components of registers, four a register.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ViewIdState {
    /// The number of components of inputs.
    pub inputs: u32,
    /// The outputs of each of the four streams of a geometry shader; of other shaders, one element.
    pub outputs: Vec<Dependencies>,
    /// The patch constants of a hull shader, the primitive attributes of a mesh shader.
    pub patch_constants: Option<Dependencies>,
    /// The number of components of patch constants that a domain shader reads.
    pub patch_inputs: Option<u32>,
    /// The components of patch constants on which each output of a domain shader depends: pairs of an output and of
    /// one, sorted.
    pub patch_inputs_of_outputs: Vec<(u32, u32)>,
}

/// The dependencies of a group of outputs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Dependencies {
    /// The number of components of the outputs.
    pub outputs: u32,
    /// The outputs that depend on the view index.
    pub on_view_id: Vec<u32>,
    /// The inputs on which each output depends: pairs of an output and of an input, sorted.
    pub on_inputs: Vec<(u32, u32)>,
}

impl ViewIdState {
    const NAME: &'static str = "dx.viewIdState";

    /// The dependencies that the module of a shader of this kind and with these flags states; `None` if
    /// it states none.
    ///
    /// # Errors
    ///
    /// Fails if the shape of a node is wrong, or there are too few words.
    pub fn of(
        module: &Module,
        kind: ShaderKind,
        flags: ShaderFlags,
    ) -> Result<Option<Self>, Error> {
        let serialized = Reader::new(module).only::<SerializedViewIdState>(Self::NAME)?;
        let state =
            serialized.map(|serialized| Self::decode(&serialized, kind, flags)).transpose()?;
        Ok(state.map(Self::within_counts))
    }

    /// Without the outputs beyond their number.
    fn within_counts(mut self) -> Self {
        if let Some(first) = self.outputs.first() {
            self.patch_inputs_of_outputs.retain(|(output, _)| *output < first.outputs);
        }
        for Dependencies { outputs, on_view_id, on_inputs } in
            self.outputs.iter_mut().chain(&mut self.patch_constants)
        {
            on_view_id.retain(|output| output < outputs);
            on_inputs.retain(|(output, _)| output < outputs);
        }
        self
    }

    /// Decodes the words of a shader of this kind and with these flags. The last word of a set may have outputs beyond their
    /// number, as `PSV0` then has.
    ///
    /// # Errors
    ///
    /// Fails if there are too few words.
    pub fn decode(
        serialized: &SerializedViewIdState,
        kind: ShaderKind,
        flags: ShaderFlags,
    ) -> Result<Self, Error> {
        let uses_view_id = flags.contains(ShaderFlags::ViewID);
        let mut words = Words { left: &serialized.0, uses_view_id };
        words.state(kind).ok_or(Error::new(Self::NAME, Expected::Words))
    }

    /// Encodes the dependencies of a shader with these flags.
    #[must_use]
    pub fn encode(&self, flags: ShaderFlags) -> SerializedViewIdState {
        let uses_view_id = flags.contains(ShaderFlags::ViewID);
        let mut words = vec![self.inputs];
        for outputs in self.outputs.iter().chain(&self.patch_constants) {
            words.push(outputs.outputs);
            if uses_view_id {
                push_set(&mut words, outputs.outputs, outputs.on_view_id.iter().copied());
            }
            push_table(&mut words, self.inputs, outputs.outputs, &outputs.on_inputs);
        }
        if let (Some(patch_inputs), Some(outputs)) = (self.patch_inputs, self.outputs.first()) {
            words.push(patch_inputs);
            push_table(&mut words, patch_inputs, outputs.outputs, &self.patch_inputs_of_outputs);
        }
        SerializedViewIdState(words)
    }
}

/// The words that have not been read.
struct Words<'w> {
    left: &'w [u32],
    uses_view_id: bool,
}

impl<'w> Words<'w> {
    fn state(&mut self, kind: ShaderKind) -> Option<ViewIdState> {
        let streams = if kind == ShaderKind::Geometry { 4 } else { 1 };
        let inputs = self.next()?;
        let mut state = ViewIdState { inputs, ..ViewIdState::default() };
        for _ in 0..streams {
            state.outputs.push(self.dependencies(inputs)?);
        }
        match kind {
            ShaderKind::Hull | ShaderKind::Mesh => {
                state.patch_constants = Some(self.dependencies(inputs)?);
            }
            ShaderKind::Domain => {
                let outputs = state.outputs.first()?.outputs;
                let patch_inputs = self.next()?;
                state.patch_inputs = Some(patch_inputs);
                state.patch_inputs_of_outputs = self.table(patch_inputs, outputs)?;
            }
            _ => {}
        }
        Some(state)
    }

    fn dependencies(&mut self, inputs: u32) -> Option<Dependencies> {
        let outputs = self.next()?;
        let on_view_id = match self.uses_view_id {
            true => set(self.take(words_of(outputs))?).collect(),
            false => Vec::new(),
        };
        Some(Dependencies { outputs, on_view_id, on_inputs: self.table(inputs, outputs)? })
    }

    /// Reads a table with a row for each input: the outputs that depend on it. The result is by output.
    fn table(&mut self, inputs: u32, outputs: u32) -> Option<Vec<(u32, u32)>> {
        let row = words_of(outputs);
        let rows = self.take(row.checked_mul(inputs as usize)?)?;
        let count = rows.iter().map(|word| word.count_ones() as usize).sum();
        let mut by_output = Vec::with_capacity(count);
        for (input, row) in (0..).zip(rows.chunks_exact(row.max(1))) {
            by_output.extend(set(row).map(|output| (output, input)));
        }
        by_output.sort_unstable();
        Some(by_output)
    }

    fn next(&mut self) -> Option<u32> {
        self.take(1)?.first().copied()
    }

    fn take(&mut self, count: usize) -> Option<&'w [u32]> {
        let (taken, left) = self.left.split_at_checked(count)?;
        self.left = left;
        Some(taken)
    }
}

/// The number of words with a bit for each component.
const fn words_of(components: u32) -> usize {
    components.div_ceil(u32::BITS) as usize
}

/// The components whose bits are set.
fn set(words: &[u32]) -> impl Iterator<Item = u32> + '_ {
    let words = (0..).step_by(u32::BITS as usize).zip(words);
    words.flat_map(|(first, word)| {
        let mut left = *word;
        iter::from_fn(move || {
            let bit = left.trailing_zeros();
            // The lowest bit that is set is taken away.
            left &= left.checked_sub(1)?;
            Some(first | bit)
        })
    })
}

/// Appends words in which the bits of the elements are set.
fn push_set(words: &mut Vec<u32>, components: u32, elements: impl Iterator<Item = u32>) {
    let mut row = vec![0_u32; words_of(components)];
    for element in elements {
        if let Some(word) = row.get_mut((element / u32::BITS) as usize) {
            *word |= 1 << (element % u32::BITS);
        }
    }
    words.append(&mut row);
}

/// Appends a table with a row for each input: the outputs that depend on it.
fn push_table(words: &mut Vec<u32>, inputs: u32, outputs: u32, by_output: &[(u32, u32)]) {
    for input in 0..inputs {
        let dependent = by_output.iter().filter(|(_, other)| *other == input);
        push_set(words, outputs, dependent.map(|(output, _)| *output));
    }
}
