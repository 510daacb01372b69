//! `xtask features`: the shader features that DXC's validator finds in a module with one
//! call, for every call that the spec allows; and those of the shaders of `xtask calls`.

mod dxc;
mod measure;
mod module;
mod shaders;
mod table;

use std::io::Write;
use std::path::{Path, PathBuf};

use flate2::Compression;
use flate2::write::GzEncoder;

use crate::chore::{Options, Report};
use crate::error::Error;
use crate::output::Output;
use dxc::Dxc;

/// Measures anew, and writes the fixtures or says how they would change.
pub(crate) fn run(options: &Options) -> Result<Report, Error> {
    let dxc = Dxc::new()?;
    let folder = fixtures().join("features");
    let mut output = Output::new(&folder, options.check);
    output.put("shaders.tsv", shaders::shaders(&dxc)?.as_bytes())?;
    for (file, text) in
        [("calls.tsv.gz", table::calls(&dxc)?), ("validators.tsv.gz", table::validators(&dxc)?)]
    {
        let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
        let zipped = encoder.write_all(text.as_bytes()).and_then(|()| encoder.finish());
        output.put(file, &zipped.map_err(Error::io(&folder))?)?;
    }
    Ok(Report { changes: output.changes, ..Report::default() })
}

fn fixtures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).with_file_name("tests/fixtures")
}
