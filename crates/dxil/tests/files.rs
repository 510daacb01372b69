//! Files that the command writes, on every platform.

use std::fs;
use std::path::{Path, PathBuf};
#[cfg(unix)]
use std::process::Stdio;
use std::process::{Command, Output};

#[cfg(unix)]
use dxil_container::write::{Container, PartData, Signing};
#[cfg(unix)]
use dxil_container::{Digest, FourCC};

const DXIL: &str = env!("CARGO_BIN_EXE_dxil");

fn container(name: &str) -> PathBuf {
    let corpus =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures/containers/dxc110");
    corpus.join(name)
}

/// A folder with a file with debug information, and one without.
fn folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    for name in ["ps_debug-embedded.dxbc", "vs_pass-6_0.dxbc"] {
        fs::copy(container(name), folder.path().join(name)).expect("a copy");
    }
    folder
}

fn run(folder: &Path, arguments: &[&str]) -> Output {
    Command::new(DXIL).args(arguments).current_dir(folder).output().expect("the command")
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder");
    let name = |entry: fs::DirEntry| entry.file_name().into_string().expect("Unicode");
    let mut names: Vec<_> = entries.map(|entry| name(entry.expect("an entry"))).collect();
    names.sort();
    names
}

/// Files are replaced, nothing is left over, and a file that stays the same is not touched.
#[test]
fn in_place() {
    let folder = folder();
    let output = run(folder.path(), &["strip", "--in-place", "."]);
    assert!(output.status.success(), "{output:?}");
    assert_eq!(names(folder.path()), ["ps_debug-embedded.dxbc", "vs_pass-6_0.dxbc"]);
    let size = |path: PathBuf| fs::metadata(path).expect("a file").len();
    let name = "ps_debug-embedded.dxbc";
    assert!(size(folder.path().join(name)) < size(container(name)));
}

/// A folder's results go to the same places in another one, which is made.
#[test]
fn folder_to_folder() {
    let folder = folder();
    let output = run(folder.path(), &["dis", ".", "-O", "out/texts"]);
    assert!(output.status.success(), "{output:?}");
    assert_eq!(names(&folder.path().join("out/texts")), ["ps_debug-embedded.ll", "vs_pass-6_0.ll"]);
}

/// An input is not overwritten unless asked to, by whatever name.
#[test]
fn inputs_stay() {
    let folder = folder();
    for to in [["-o", "./vs_pass-6_0.dxbc"], ["-O", "."]] {
        let output = run(folder.path(), &["strip", "vs_pass-6_0.dxbc", to[0], to[1]]);
        assert_eq!(output.status.code(), Some(2), "{output:?}");
    }
    let before = fs::read(container("vs_pass-6_0.dxbc")).expect("a container");
    assert!(fs::read(folder.path().join("vs_pass-6_0.dxbc")).expect("a container") == before);
}

/// A pattern is expanded: by the shell, but on Windows by the command.
#[cfg(windows)]
#[test]
fn patterns() {
    let folder = folder();
    let output = run(folder.path(), &["verify", "*.dxbc"]);
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    assert_eq!(text, "ps_debug-embedded.dxbc: signed\nvs_pass-6_0.dxbc: signed\n");
}

/// So large that writing takes a while.
#[cfg(unix)]
const LARGE: usize = 64 << 20;

/// A signal that ends the command while it writes leaves no temporary file, nor half a result.
#[cfg(unix)]
#[test]
fn interrupted() {
    const TRIES: usize = 50;
    let folder = tempfile::tempdir().expect("a folder");
    let mut large = Container { signing: Signing::Set(Digest::ZERO), ..Container::default() };
    large.push(FourCC::PRIV, PartData::Raw(vec![1; LARGE]));
    fs::write(folder.path().join("large"), large.write().expect("a container")).expect("room");
    for signal in ["INT", "TERM", "HUP"] {
        let in_time = (0..TRIES).find_map(|_| interrupt(folder.path(), signal));
        assert_eq!(in_time, Some(130), "SIG{signal}: the exit code, if a signal came in time");
    }
}

/// The command, with no signal ignored: a shell's background job ignores SIGINT, and so does what it starts.
#[cfg(unix)]
fn with_default_signals() -> Command {
    let option = "--default-signal=INT,TERM,HUP";
    // GNU's `env` has the option.
    let mut probe = Command::new("env");
    probe.args([option, "true"]).stderr(Stdio::null());
    if !probe.status().is_ok_and(|status| status.success()) {
        return Command::new(DXIL);
    }
    let mut command = Command::new("env");
    command.args([option, DXIL]);
    command
}

/// Sends a signal as soon as a temporary file is there. The exit code, unless the command was done before.
#[cfg(unix)]
fn interrupt(folder: &Path, signal: &str) -> Option<i32> {
    let arguments = ["extract", "--part", "PRIV", "large", "-o", "result"];
    let mut command = with_default_signals();
    let mut child = command.args(arguments).current_dir(folder).spawn().expect("the command");
    let is_temporary = |name: &String| name.starts_with(".dxil-");
    while child.try_wait().expect("a child").is_none() {
        if !names(folder).iter().any(is_temporary) {
            continue;
        }
        // Of the shell: not every system has a program for it.
        let kill = format!("kill -s {signal} {}", child.id());
        Command::new("sh").args(["-c", &kill]).status().expect("a shell");
        break;
    }
    let code = child.wait().expect("an end").code();
    let left: Vec<_> = names(folder).into_iter().filter(is_temporary).collect();
    assert!(left.is_empty(), "SIG{signal} leaves {left:?}");
    // The file may have got its name before.
    let Ok(result) = fs::metadata(folder.join("result")) else { return code };
    assert_eq!(result.len(), LARGE as u64, "half a result");
    fs::remove_file(folder.join("result")).expect("a result");
    None
}
