//! A folder of files that compilers made: written, or compared with what would be written.

use std::fs;
use std::io;
use std::path::Path;

use crate::error::Error;

/// Puts files into a folder, or only says how they would change.
#[derive(Debug)]
pub(crate) struct Output<'f> {
    folder: &'f Path,
    check: bool,
    /// One text a file that was written, or that would be, with the difference.
    pub(crate) changes: Vec<String>,
}

impl<'f> Output<'f> {
    pub(crate) fn new(folder: &'f Path, check: bool) -> Self {
        Self { folder, check, changes: Vec::new() }
    }

    /// What the file holds now; nothing if it does not exist.
    pub(crate) fn current(&self, file: &str) -> Result<Option<Vec<u8>>, Error> {
        let path = self.folder.join(file);
        match fs::read(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            result => result.map(Some).map_err(Error::io(&path)),
        }
    }

    /// Writes the file if `content` is new, or notes the difference when checking.
    pub(crate) fn put(&mut self, file: &str, content: &[u8]) -> Result<(), Error> {
        let current = self.current(file)?;
        if current.as_deref() == Some(content) {
            return Ok(());
        }
        if self.check {
            let difference = difference(&current.unwrap_or_default(), content);
            self.changes.push(format!("{file} would change:\n{difference}"));
            return Ok(());
        }
        // By way of a second file, so that an interrupted run leaves no half of one.
        let path = self.folder.join(file);
        let whole = path.with_extension("new");
        fs::write(&whole, content).map_err(Error::io(&whole))?;
        fs::rename(&whole, &path).map_err(Error::io(&path))?;
        self.changes.push(format!("{file} written\n"));
        Ok(())
    }

    /// Notes files of a subfolder (or of the folder, if empty) that nothing makes.
    pub(crate) fn find_orphans(
        &mut self,
        subfolder: &str,
        known: impl Fn(&str) -> bool,
    ) -> Result<(), Error> {
        let folder = self.folder.join(subfolder);
        for entry in fs::read_dir(&folder).map_err(Error::io(&folder))? {
            let path = entry.map_err(Error::io(&folder))?.path();
            let made = path.extension().is_some_and(|it| it == "txt" || it == "dxbc");
            if made && !known(&path.file_name().unwrap_or_default().to_string_lossy()) {
                let file = path.strip_prefix(self.folder).unwrap_or(&path).display();
                self.changes.push(format!("{file} comes of no HLSL file: delete it\n"));
            }
        }
        self.changes.sort();
        Ok(())
    }
}

/// What would change: for text the lines, with a little around them.
fn difference(old: &[u8], new: &[u8]) -> String {
    if let (Ok(old), Ok(new)) = (std::str::from_utf8(old), std::str::from_utf8(new)) {
        return similar::TextDiff::from_lines(old, new)
            .unified_diff()
            .context_radius(1)
            .to_string();
    }
    let same = old.iter().zip(new).take_while(|(old, new)| old == new).count();
    format!("{} bytes become {}, different from byte {same} on\n", old.len(), new.len())
}
