//! The sets of shaders that are measured: those of the fixtures that DXC 1.7 takes.

use std::fs;
use std::path::{Path, PathBuf};

use dxil::container::{Container, FourCC};

/// A set of shaders.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Set {
    /// Those of DXC 1.7 without debug information, whose containers have less than 8 KB.
    Ordinary,
    /// Those with debug information.
    Debug,
    /// Four as long as those of games.
    Large,
}

/// Shaders as long as those of games, which `llvm-as-14` accepts.
pub(crate) const LARGE: [&str; 4] = ["convolution", "forward_lighting", "path_tracer", "terrain"];

/// The size of the smallest container that is not ordinary, in bytes.
const NOT_ORDINARY: usize = 8 << 10;

impl Set {
    /// All sets.
    pub(crate) const ALL: [Self; 3] = [Self::Ordinary, Self::Debug, Self::Large];

    /// The listings of its shaders.
    pub(crate) fn listings(self) -> Vec<PathBuf> {
        let folders: &[&str] = match self {
            Self::Ordinary => &["dxc17"],
            Self::Debug => &["dxc17", "dxc110"],
            Self::Large => return LARGE.map(listing).to_vec(),
        };
        let files =
            folders.iter().flat_map(|folder| fs::read_dir(fixtures(folder)).expect("files"));
        let paths = files.map(|file| file.expect("a file").path());
        let mut listings: Vec<_> = paths.filter(|path| self.has(path)).collect();
        listings.sort();
        listings
    }

    /// Whether a listing is that of a shader of the set.
    fn has(self, listing: &Path) -> bool {
        if listing.extension().is_none_or(|extension| extension != "txt") {
            return false;
        }
        let file = fs::read(listing.with_extension("dxbc")).expect("a container");
        let container = Container::parse(&file).expect("a container");
        let is_debug = container.part(FourCC::ILDB).is_some();
        match self {
            Self::Ordinary => !is_debug && file.len() < NOT_ORDINARY && !listing.ends_with(REFUSED),
            Self::Debug => is_debug,
            Self::Large => false,
        }
    }
}

/// A listing that DXC 1.7 refuses, though it has printed it.
const REFUSED: &str = "cs_initializer-6_0.txt";

/// The listing of a shader of DXC 1.10.
pub(crate) fn listing(name: &str) -> PathBuf {
    fixtures("dxc110").join(name).with_extension("txt")
}

fn fixtures(compiler: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures/containers").join(compiler)
}
