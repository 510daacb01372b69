//! A folder of fixtures, which are written or compared.

use std::fs;
use std::io::{self, Read, Write};
use std::path::Path;

use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;

use crate::error::Error;

/// Writes files to a folder, or only reports how they would change.
#[derive(Debug)]
pub(crate) struct Output<'f> {
    folder: &'f Path,
    check: bool,
    /// A text for each file that was written, or that would change, with the difference.
    pub(crate) changes: Vec<String>,
}

impl<'f> Output<'f> {
    pub(crate) fn new(folder: &'f Path, check: bool) -> Self {
        Self { folder, check, changes: Vec::new() }
    }

    /// The content of the file; `None` if it does not exist.
    pub(crate) fn current(&self, file: &str) -> Result<Option<Vec<u8>>, Error> {
        let path = self.folder.join(file);
        match fs::read(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            result => result.map(Some).map_err(Error::io(&path)),
        }
    }

    /// The text of the file, decompressed if its name ends with `.gz`.
    pub(crate) fn current_text(&self, file: &str) -> Result<String, Error> {
        let bytes = self.current(file)?.unwrap_or_default();
        let mut text = String::new();
        let result = match file.ends_with(".gz") {
            true => GzDecoder::new(&*bytes).read_to_string(&mut text),
            false => (&*bytes).read_to_string(&mut text),
        };
        match result {
            // The file does not exist yet.
            Err(_) if bytes.is_empty() => Ok(String::new()),
            result => result.map(|_| text).map_err(Error::io(&self.folder.join(file))),
        }
    }

    /// Writes the lines to the file, compressed if its name ends with `.gz`. A line that is `None`
    /// stays unchanged.
    pub(crate) fn put_lines(&mut self, file: &str, lines: &[Option<String>]) -> Result<(), Error> {
        let current = self.current_text(file)?;
        let mut old = current.lines();
        let mut text = String::with_capacity(current.len());
        for line in lines {
            let old = old.next().unwrap_or_default();
            text += line.as_deref().unwrap_or(old);
            text.push('\n');
        }
        if text == current {
            return Ok(());
        }
        if !file.ends_with(".gz") || self.check {
            return self.replace(file, current.as_bytes(), text.as_bytes());
        }
        let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
        let packed = encoder.write_all(text.as_bytes()).and_then(|()| encoder.finish());
        let packed = packed.map_err(Error::io(&self.folder.join(file)))?;
        self.replace(file, current.as_bytes(), &packed)
    }

    /// Writes the file if the content changed; in a check, only notes the difference.
    pub(crate) fn put(&mut self, file: &str, content: &[u8]) -> Result<(), Error> {
        let current = self.current(file)?;
        if current.as_deref() == Some(content) {
            return Ok(());
        }
        self.replace(file, &current.unwrap_or_default(), content)
    }

    fn replace(&mut self, file: &str, current: &[u8], content: &[u8]) -> Result<(), Error> {
        if self.check {
            let difference = difference(current, content);
            self.changes.push(format!("{file} would change:\n{difference}"));
            return Ok(());
        }
        // Write a second file and rename it, so that an interrupted run does not leave half a file.
        let path = self.folder.join(file);
        let whole = path.with_extension("new");
        fs::write(&whole, content).map_err(Error::io(&whole))?;
        fs::rename(&whole, &path).map_err(Error::io(&path))?;
        self.changes.push(format!("{file} written\n"));
        Ok(())
    }

    /// Notes files of a subfolder (or of the folder, if empty) that no source makes.
    pub(crate) fn find_orphans(
        &mut self,
        subfolder: &str,
        known: impl Fn(&str) -> bool,
    ) -> Result<(), Error> {
        let folder = self.folder.join(subfolder);
        for entry in fs::read_dir(&folder).map_err(Error::io(&folder))? {
            let path = entry.map_err(Error::io(&folder))?.path();
            let made =
                path.extension().is_some_and(|it| it == "txt" || it == "dxbc" || it == "fxo");
            if made && !known(&path.file_name().unwrap_or_default().to_string_lossy()) {
                let file = path.strip_prefix(self.folder).unwrap_or(&path).display();
                self.changes.push(format!("no HLSL file makes {file}: delete it\n"));
            }
        }
        self.changes.sort();
        Ok(())
    }
}

/// The difference: for text, the lines.
fn difference(old: &[u8], new: &[u8]) -> String {
    if let (Ok(old), Ok(new)) = (std::str::from_utf8(old), std::str::from_utf8(new)) {
        return similar::TextDiff::from_lines(old, new)
            .unified_diff()
            .context_radius(0)
            .to_string();
    }
    let same = old.iter().zip(new).take_while(|(old, new)| old == new).count();
    format!("{} bytes become {}, different from byte {same} on\n", old.len(), new.len())
}
