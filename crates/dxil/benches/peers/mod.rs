//! DXC as a peer.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

/// How often all is done in one measurement: the start of a process hardly counts then.
pub(crate) const REPEATS: usize = 20;

/// The time that the batch program of DXC prints for a task and files, with a list in the folder; `None` if the program is
/// missing. `DXC` names another one.
pub(crate) fn dxc(default: &str, task: &str, paths: &[PathBuf], folder: &Path) -> Option<Duration> {
    let program = env::var("DXC").unwrap_or_else(|_| default.into());
    let lines = (0..REPEATS).flat_map(|_| paths).map(|path| format!("{}\n", path.display()));
    let list = folder.join("list");
    fs::write(&list, lines.collect::<String>()).expect("a file");
    let output = match Command::new(&program).args(["bench", task]).arg(&list).output() {
        Ok(output) => output,
        Err(error) => {
            println!("skipped: {program}: {error}");
            return None;
        }
    };
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let all_well = format!("ok {} fail 0, ", REPEATS * paths.len());
    let time = text.split_once(&all_well).and_then(|(_, rest)| rest.split_once(" s"));
    let seconds = time.and_then(|(seconds, _)| seconds.parse::<f64>().ok()).expect("DXC's time");
    Some(Duration::from_secs_f64(seconds) / REPEATS as u32)
}
