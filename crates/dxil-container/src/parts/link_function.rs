//! `LIBF`: a function of FXC's libraries, which [`LIBH`](crate::layout::LinkLibraryHeader) names.

use alloc::vec::Vec;

use crate::part::part;
use crate::read::{Container, Part};
use crate::{At, Error, write};

part! {
    /// A function of a library: a container of its own, which the tree has as one leaf.
    pub struct LinkFunction: Default |cursor, part| {
        /// The container's bytes. Inside it, offsets count from their start.
        pub bytes: At<&'a [u8]> => Vec<u8> = cursor.rest(),
        pub(crate) part: Part<'a> = *part,
    }
}

impl<'a> view::LinkFunction<'a> {
    /// The function's container. Its offsets count from its own start, and it may unfold to no more
    /// than is left for the part.
    ///
    /// # Errors
    ///
    /// Fails as [`Container::parse`] does.
    pub fn container(&self) -> Result<Container<'a>, Error> {
        Ok(Container::parse(*self.bytes)?.within(self.part.left()))
    }
}

impl LinkFunction {
    /// A function whose container is written.
    ///
    /// # Errors
    ///
    /// Fails as [`Container::write`](write::Container::write) does.
    pub fn new(container: &write::Container) -> Result<Self, Error> {
        Ok(Self { bytes: container.write()? })
    }
}
