//! The sets of shaders that are measured.

use std::fs;
use std::path::{Path, PathBuf};

/// A set of shaders.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Set {
    /// Those without debug information, in containers of less than 8 KB.
    Ordinary,
    /// Those with debug information.
    Debug,
    /// Those as long as those of games.
    Large,
}

/// Shaders of DXC 1.10 as long as those of games.
pub const LARGE: [&str; 4] = ["convolution", "forward_lighting", "path_tracer", "terrain"];

/// The size of the smallest container that is not ordinary, in bytes.
const NOT_ORDINARY: usize = 8 << 10;

impl Set {
    /// All sets.
    pub const ALL: [Self; 3] = [Self::Ordinary, Self::Debug, Self::Large];

    /// The containers of the set in folders of the fixtures, sorted.
    #[must_use]
    pub fn containers(self, folders: &[&str]) -> Vec<PathBuf> {
        let folders = folders.iter().map(|folder| fixtures().join(folder));
        let files = folders.flat_map(|it| fs::read_dir(it).expect("a folder of the fixtures"));
        let paths = files.map(|file| file.expect("a file").path());
        let mut paths: Vec<_> = paths.filter(|path| Self::of(path) == Some(self)).collect();
        paths.sort();
        paths
    }

    /// The set of a file; `None` for one that is no container, and for one between ordinary and large.
    fn of(path: &Path) -> Option<Self> {
        if path.extension()? != "dxbc" {
            return None;
        }
        let file = fs::read(path).expect("a container");
        let is_large = LARGE.iter().any(|name| path.file_stem().is_some_and(|it| it == *name));
        match file {
            _ if has_part(&file, [b"ILDB", b"SPDB"]) => Some(Self::Debug),
            _ if file.len() < NOT_ORDINARY => Some(Self::Ordinary),
            _ => is_large.then_some(Self::Large),
        }
    }
}

/// Whether a container has a part of one of these names.
fn has_part(file: &[u8], names: [&[u8; 4]; 2]) -> bool {
    let number = |at: usize| Some(u32::from_le_bytes(*file.get(at..)?.first_chunk()?) as usize);
    let offsets = (0..number(28).unwrap_or(0)).map_while(|part| number(32 + 4 * part));
    let mut found = offsets.filter_map(|at| file.get(at..)?.first_chunk::<4>());
    found.any(|name| names.contains(&name))
}

/// The folder of the fixtures.
#[must_use]
pub fn fixtures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures")
}
