//! The folder of golden files: written, or compared with what would be written.

use super::error::Error;
use std::fs;
use std::io;
use std::path::Path;

/// Text files of the folder that are not the golden file of an HLSL file.
const OTHERS: [&str; 2] = ["names", "unreached"];

/// Puts files into a folder, or only says how they would change.
#[derive(Debug)]
pub(crate) struct Output<'f> {
    folder: &'f Path,
    check: bool,
    /// One text a file that was written, or that would be, with the diff.
    pub(crate) changes: Vec<String>,
}

impl<'f> Output<'f> {
    pub(crate) fn new(folder: &'f Path, check: bool) -> Self {
        Self { folder, check, changes: Vec::new() }
    }

    /// What the file holds now; nothing if it does not exist.
    pub(crate) fn current(&self, file: &str) -> Result<String, Error> {
        let path = self.folder.join(file);
        match fs::read_to_string(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(String::new()),
            result => result.map_err(Error::io(&path)),
        }
    }

    /// Writes the file if `text` is new, or notes the difference when checking.
    pub(crate) fn put(&mut self, file: &str, text: &str) -> Result<(), Error> {
        let current = self.current(file)?;
        if current == text {
            return Ok(());
        }
        if self.check {
            self.changes.push(format!("{file} would change:\n{}", unified(&current, text)));
            return Ok(());
        }
        // By way of a second file, so that an interrupted run leaves no half of one.
        let path = self.folder.join(file);
        let whole = path.with_extension("txt.new");
        fs::write(&whole, text).map_err(Error::io(&whole))?;
        fs::rename(&whole, &path).map_err(Error::io(&path))?;
        self.changes.push(format!("{file} written\n"));
        Ok(())
    }

    /// Notes golden files whose HLSL file is gone.
    pub(crate) fn find_orphans<'s>(
        &mut self,
        sources: impl Iterator<Item = &'s str>,
    ) -> Result<(), Error> {
        let known: Vec<&str> = sources.chain(OTHERS).collect();
        for entry in fs::read_dir(self.folder).map_err(Error::io(self.folder))? {
            let path = entry.map_err(Error::io(self.folder))?.path();
            let name = path.file_stem().unwrap_or_default().to_string_lossy();
            if path.extension().is_some_and(|e| e == "txt") && !known.contains(&name.as_ref()) {
                self.changes.push(format!("{name}.txt has no HLSL file: delete it\n"));
            }
        }
        self.changes.sort();
        Ok(())
    }
}

/// What would change, with a little around it.
fn unified(old: &str, new: &str) -> String {
    similar::TextDiff::from_lines(old, new).unified_diff().context_radius(1).to_string()
}
