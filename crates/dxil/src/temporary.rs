//! Temporary files, of which none is left when the command is interrupted.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::process;
use std::sync::{Mutex, MutexGuard, PoisonError};

use tempfile::{Builder, NamedTempFile};

/// The temporary file that there is.
static CURRENT: Mutex<Option<PathBuf>> = Mutex::new(None);

fn current() -> MutexGuard<'static, Option<PathBuf>> {
    CURRENT.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Removes the temporary file when a signal asks the command to end (Ctrl-C, SIGTERM, SIGHUP), and ends.
///
/// If a signal is ignored, as under `nohup`, they all stay what they are.
pub(crate) fn remove_when_interrupted() {
    /// The exit code of an interrupted program, as shells know it.
    const INTERRUPTED: i32 = 130;
    let installed = ctrlc::try_set_handler(|| {
        // While this is held, no file is made.
        let file = current();
        if let Some(path) = &*file {
            let _ = fs::remove_file(path);
        }
        process::exit(INTERRUPTED);
    });
    // Without it the command works as well.
    drop(installed);
}

/// A temporary file, which is removed unless it becomes a file that stays.
pub(crate) struct Temporary(NamedTempFile);

impl Temporary {
    /// A new file in a folder. There is one at a time.
    pub(crate) fn new(builder: &Builder<'_, '_>, folder: &Path) -> io::Result<Self> {
        let mut current = current();
        let file = builder.tempfile_in(folder)?;
        *current = Some(file.path().to_owned());
        Ok(Self(file))
    }

    pub(crate) fn file(&mut self) -> &mut File {
        self.0.as_file_mut()
    }

    /// Gives it this name, in the place of what has it.
    pub(crate) fn persist(self, path: &Path) -> io::Result<()> {
        self.0.persist(path)?;
        Ok(())
    }
}
