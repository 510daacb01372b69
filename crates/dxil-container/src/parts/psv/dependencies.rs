//! The dependencies of outputs on the index of the view and on inputs.

use super::checked::Checked;
use super::mask::{ComponentMask, DependencyTable, Take, fit, view as mask};
use crate::Error;
use crate::cursor::Cursor;
use crate::layout::psv::DependencySizes;
use crate::part::{FormOf, part};

part! {
    /// The dependencies of outputs on the index of the view and on inputs.
    ///
    /// The part has a mask or table if the stage and the vectors in
    /// [`RuntimeInfo`](crate::layout::psv::RuntimeInfo) ask for it, and as large as they say. In a view,
    /// missing ones are empty; of an owned form, parts that do not fit are not written.
    pub fields Dependencies |cursor, sizes: &DependencySizes| {
        /// Outputs of each stream that depend on the index of the view.
        pub view_id_to_output: [mask::ComponentMask<'a>; 4] => [ComponentMask; 4]
            as (fit(view_id_to_output, sizes.view_id_to_output))
            = Take::take(cursor, sizes.view_id_to_output)?,
        /// Patch constants of a hull shader, or primitives of a mesh shader, that do.
        pub view_id_to_patch: mask::ComponentMask<'a> => ComponentMask
            as (fit(view_id_to_patch, sizes.view_id_to_patch))
            = Take::take(cursor, sizes.view_id_to_patch)?,
        /// Outputs of each stream that depend on inputs.
        pub input_to_output: [mask::DependencyTable<'a>; 4] => [DependencyTable; 4]
            as (fit(input_to_output, sizes.input_to_output))
            = Take::take(cursor, sizes.input_to_output)?,
        /// Patch constants of a hull shader that depend on inputs.
        pub input_to_patch: mask::DependencyTable<'a> => DependencyTable
            as (fit(input_to_patch, sizes.input_to_patch))
            = Take::take(cursor, sizes.input_to_patch)?,
        /// Outputs of a domain shader that depend on patch constants.
        pub patch_to_output: mask::DependencyTable<'a> => DependencyTable
            as (fit(patch_to_output, sizes.patch_to_output))
            = Take::take(cursor, sizes.patch_to_output)?,
    }
}

impl<'a> Take<'a, DependencySizes> for view::Dependencies<'a> {
    #[inline]
    fn take(cursor: &mut Cursor<'a>, sizes: DependencySizes) -> Result<Self, Error> {
        Self::take(cursor, &sizes)
    }

    #[inline]
    fn skip(cursor: &mut Cursor<'a>, sizes: DependencySizes) -> Result<(), Error> {
        // If they do not all fit, one is the first that does not.
        match cursor.take(sizes.total(), "the dependencies") {
            Ok(_) => Ok(()),
            Err(_) => Self::take(cursor, &sizes).map(|_| ()),
        }
    }
}

impl<'a> FormOf<Option<Checked<'a, view::Dependencies<'a>, DependencySizes>>> for Dependencies {
    fn of(view: &Option<Checked<'a, view::Dependencies<'a>, DependencySizes>>) -> Self {
        Self::of(&view.map(|it| it.get()))
    }
}
