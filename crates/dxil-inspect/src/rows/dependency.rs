//! The index of the view and the inputs on which outputs depend.

use alloc::borrow::Cow;
use alloc::vec::Vec;
use core::fmt;
use core::ops::Range;

use dxil_container::read::{ComponentMask, DependencyTable};

use crate::names::set;

/// The dependencies of some outputs.
#[derive(Clone, Debug)]
pub(crate) enum Dependency<'a> {
    /// The outputs that depend on the index of the view.
    OnViewId {
        /// The title of the outputs.
        outputs: &'a str,
        /// Their components.
        components: Vec<u32>,
    },
    /// The outputs that depend on inputs.
    OnInputs {
        /// The title of the inputs.
        inputs: &'static str,
        /// The title of the outputs.
        outputs: &'a str,
        /// The inputs of each: pairs of an output and of an input, sorted. Components are numbered from 0 on, four for
        /// each register.
        by_output: Cow<'a, [(u32, u32)]>,
    },
}

impl Dependency<'_> {
    /// Calls back for each line that DXC prints.
    pub(crate) fn for_each_line(&self, mut each: impl FnMut(fmt::Arguments<'_>)) {
        match self {
            Self::OnViewId { outputs, components } => {
                let components = set(components.iter().copied());
                each(format_args!("{outputs} dependent on ViewId: {components}"));
            }
            Self::OnInputs { inputs, outputs, by_output } => {
                each(format_args!("{inputs} contributing to computation of {outputs}:"));
                for inputs in by_output.chunk_by(|(output, _), (other, _)| output == other) {
                    let Some((output, _)) = inputs.first() else { continue };
                    let inputs = set(inputs.iter().map(|(_, input)| *input));
                    each(format_args!("  output {output} depends on inputs: {inputs}"));
                }
            }
        }
    }
}

/// The outputs of a mask in `PSV0` that depend on the index of the view, and their bytes; `None` if the
/// part has no mask.
pub(crate) fn of_mask<'a>(
    outputs: &'a str,
    mask: &ComponentMask<'_>,
) -> Option<(Dependency<'a>, Range<usize>)> {
    let range = mask.range();
    let dependency = || Dependency::OnViewId { outputs, components: mask.iter().collect() };
    (!range.is_empty()).then(|| (dependency(), range))
}

/// The dependencies in a table of `PSV0`, and their bytes; `None` if the part has no table. The part has the
/// outputs of each input.
pub(crate) fn of_table<'a>(
    inputs: &'static str,
    outputs: &'a str,
    table: &DependencyTable<'_>,
) -> Option<(Dependency<'a>, Range<usize>)> {
    if table.range().is_empty() {
        return None;
    }
    let mut by_output = Vec::new();
    for (input, mask) in (0..).zip(table.iter()) {
        by_output.extend(mask.iter().map(|output| (output, input)));
    }
    by_output.sort_unstable();
    let by_output = Cow::Owned(by_output);
    Some((Dependency::OnInputs { inputs, outputs, by_output }, table.range()))
}
