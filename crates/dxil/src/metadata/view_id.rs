//! What outputs depend on.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use dxil_container::layout::ShaderKind;
use dxil_ir::Module;

use super::tuple::Tuple;
use super::{EntryPoint, Error, Expected, ShaderFlags, Target};

/// What outputs depend on: `dx.viewIdState`.
///
/// Inputs and outputs are components of registers, four a register.
#[derive(Clone, Debug, Default)]
pub struct ViewIdState {
    /// Components of inputs.
    pub inputs: u32,
    /// Outputs of each stream; shaders other than geometry have only the first.
    pub outputs: Vec<Dependencies>,
    /// Patch constants of hull shaders, attributes of primitives of mesh shaders.
    pub patch_constants: Option<Dependencies>,
    /// Components of patch constants that a domain shader reads.
    pub patch_inputs: Option<u32>,
    /// Which of these the outputs of a domain shader depend on.
    pub patch_inputs_of_outputs: BTreeMap<u32, Vec<u32>>,
}

/// What some outputs depend on.
#[derive(Clone, Debug, Default)]
pub struct Dependencies {
    /// Components of these outputs.
    pub outputs: u32,
    /// Those that depend on the index of the view.
    pub on_view_id: Vec<u32>,
    /// The inputs on which outputs depend, of those outputs that depend on any.
    pub on_inputs: BTreeMap<u32, Vec<u32>>,
}

impl ViewIdState {
    const NAME: &'static str = "dx.viewIdState";

    /// What a module says; `None` if it does not.
    ///
    /// # Errors
    ///
    /// Where it is too short for what it says that it has.
    pub fn read(module: &Module) -> Result<Option<Self>, Error> {
        let Some(tuple) = Tuple::only(module, Self::NAME)? else { return Ok(None) };
        let words = tuple.with_len(1)?.words(0)?.unwrap_or_default();
        let kind = Target::of(module)?.kind;
        let uses_view_id = EntryPoint::first(module)?.flags()?.contains(ShaderFlags::ViewID);
        let mut words = Words { left: &words, uses_view_id };
        words.state(kind).ok_or(Error::new(Self::NAME, Expected::Words)).map(Some)
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
            true => set(self.take(words_of(outputs))?, outputs).collect(),
            false => Vec::new(),
        };
        Some(Dependencies { outputs, on_view_id, on_inputs: self.table(inputs, outputs)? })
    }

    /// A table with a row for each input: the outputs that depend on it. The other way around.
    fn table(&mut self, inputs: u32, outputs: u32) -> Option<BTreeMap<u32, Vec<u32>>> {
        let mut by_output = BTreeMap::<_, Vec<_>>::new();
        let row = words_of(outputs);
        if row == 0 {
            return Some(by_output);
        }
        let rows = self.take(row.checked_mul(inputs as usize)?)?;
        for (input, row) in (0..).zip(rows.chunks_exact(row)) {
            for output in set(row, outputs) {
                by_output.entry(output).or_default().push(input);
            }
        }
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

/// Words with a bit for each of so many components.
const fn words_of(components: u32) -> usize {
    components.div_ceil(u32::BITS) as usize
}

/// The components whose bits are set.
fn set(words: &[u32], components: u32) -> impl Iterator<Item = u32> + '_ {
    let words = (0..).step_by(u32::BITS as usize).zip(words);
    let bits = words.flat_map(|(first, word)| {
        (0..u32::BITS).filter(move |bit| word >> bit & 1 != 0).map(move |bit| first + bit)
    });
    bits.take_while(move |component| *component < components)
}
