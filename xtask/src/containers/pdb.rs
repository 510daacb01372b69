//! Finds the container in a program database of DXC.

use dxil_container::read::ProgramDatabase;
use dxil_container::{Container, FourCC};

/// The container in the database in the PRIV part of this container.
pub(super) fn container_of_private_data(container: &[u8]) -> Option<Vec<u8>> {
    let container = Container::parse(container).ok()?;
    let data = container.part(FourCC::PRIV)?.data().into_inner();
    let stream = ProgramDatabase::parse_bytes(data).ok()?;
    let stream = stream.stream(ProgramDatabase::CONTAINER_STREAM);
    stream.filter(|stream| stream.starts_with(b"DXBC"))
}
