//! Temporary files, which are removed when the command is interrupted.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::process;
use std::sync::{Mutex, MutexGuard, Once, PoisonError, RwLock};

use tempfile::{Builder, NamedTempFile};

/// The temporary files that exist: one for each thread that writes.
static CURRENT: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

/// Threads that create files share it; the one that removes them holds it alone.
static CREATING: RwLock<()> = RwLock::new(());

fn current() -> MutexGuard<'static, Vec<PathBuf>> {
    CURRENT.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Installs a handler of signals that end the command (Ctrl-C, SIGTERM, SIGHUP). It removes temporary
/// files and exits. Its thread is a tenth of the start of a command, so that those without temporary files have none.
///
/// If one of the signals is ignored, as under `nohup`, no handler is installed.
fn remove_when_interrupted() {
    /// The exit code of an interrupted program by the convention of shells.
    const INTERRUPTED: i32 = 130;
    let installed = ctrlc::try_set_handler(|| {
        // Until the end, no file is created, and none is missed.
        let _nobody = CREATING.write();
        let files = current();
        for path in &*files {
            let _ = fs::remove_file(path);
        }
        process::exit(INTERRUPTED);
    });
    // The command works without the handler, too.
    drop(installed);
}

/// A temporary file, which is removed unless it is persisted.
pub(crate) struct Temporary(NamedTempFile);

impl Temporary {
    /// Creates a file in a folder.
    pub(crate) fn new(builder: &Builder<'_, '_>, folder: &Path) -> io::Result<Self> {
        static HANDLER: Once = Once::new();
        HANDLER.call_once(remove_when_interrupted);
        let _creating = CREATING.read();
        let file = builder.tempfile_in(folder)?;
        current().push(file.path().to_owned());
        Ok(Self(file))
    }

    pub(crate) fn file(&mut self) -> &mut File {
        self.0.as_file_mut()
    }

    /// Renames it to this path, and replaces a file that is there.
    pub(crate) fn persist(self, path: &Path) -> io::Result<()> {
        let temporary = self.0.path().to_owned();
        let persisted = self.0.persist(path);
        current().retain(|it| *it != temporary);
        persisted?;
        Ok(())
    }
}
