//! The command as people use it: files with command lines and what they print.
//!
//! In `tests/cli`, each line that begins with `$ ` runs in a shell, in a folder in which
//! `dxc110`, `dxc17`, `fxc` and `direct3d9` are folders of the fixtures. What it prints follows, standard output
//! and errors as they come, and the exit code unless it is 0. `UPDATE_EXPECT=1` renews the files.
//!
//! Where there is no shell, such as on Windows, the lines run that need none: a single `dxil` with
//! options, their values, and files of the corpus.

use std::env;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Folders of the fixtures.
const FOLDERS: [&str; 4] = ["containers/dxc110", "containers/dxc17", "containers/fxc", "direct3d9"];

/// Every file, in its own folder.
#[test]
fn command_lines() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cli");
    let mut scripts: Vec<PathBuf> = fs::read_dir(folder)
        .expect("a folder")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "txt"))
        .collect();
    scripts.sort();
    assert!(scripts.len() >= 10, "{} scripts", scripts.len());
    let mut lines = Lines::default();
    // Lines without a shell write nothing, and copies take long.
    let shared = (!cfg!(unix)).then(folder_with_corpus);
    for script in scripts {
        let text = fs::read_to_string(&script).expect("text").replace("\r\n", "\n");
        let own = cfg!(unix).then(folder_with_corpus);
        let folder = own.as_ref().or(shared.as_ref()).expect("a folder");
        let printed = lines.run(&text, folder.path());
        if cfg!(unix) {
            expect_test::expect_file![&script].assert_eq(&printed);
        } else {
            assert_eq!(printed, text, "{}", script.display());
        }
    }
    if lines.skipped > 0 {
        println!("{} lines ran, {} were skipped: they need a shell", lines.ran, lines.skipped);
    }
    assert!(lines.ran >= 60, "{} lines ran", lines.ran);
}

/// How many lines there were.
#[derive(Default)]
struct Lines {
    ran: usize,
    skipped: usize,
}

impl Lines {
    /// The script with what its command lines print now.
    fn run(&mut self, script: &str, folder: &Path) -> String {
        let mut out = String::new();
        let mut between = "";
        let mut lines = script.lines().peekable();
        while let Some(line) = lines.next() {
            if let Some(comment) = line.strip_prefix("# ") {
                out += &format!("{between}# {comment}\n");
                between = "";
            } else if let Some(command) = line.strip_prefix("$ ") {
                let is_next = |line: &&str| line.starts_with("# ") || line.starts_with("$ ");
                let mut recorded = Vec::new();
                while let Some(line) = lines.next_if(|line| !is_next(line)) {
                    recorded.push(format!("{line}\n"));
                }
                if lines.peek().is_some() {
                    // An empty line stands between.
                    recorded.pop();
                }
                let recorded = recorded.concat();
                out += &format!("{between}$ {command}\n{}", self.line(command, folder, recorded));
                between = "\n";
            }
        }
        out
    }

    /// The output of a command line, or the recorded one if it needs a shell and there is none.
    fn line(&mut self, command: &str, folder: &Path, recorded: String) -> String {
        let program = if cfg!(unix) {
            let mut shell = Command::new("sh");
            shell.args(["-c", command]);
            Some(shell)
        } else {
            plain(command)
        };
        match program {
            Some(program) => {
                self.ran += 1;
                printed(program, folder, command)
            }
            None => {
                self.skipped += 1;
                recorded
            }
        }
    }
}

/// A new folder with the folders of the corpus.
fn folder_with_corpus() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures");
    for from in FOLDERS.map(|folder| fixtures.join(folder)) {
        let to = folder.path().join(from.file_name().expect("a name"));
        #[cfg(unix)]
        std::os::unix::fs::symlink(from, to).expect("a link");
        #[cfg(not(unix))]
        {
            fs::create_dir(&to).expect("a folder");
            for entry in fs::read_dir(from).expect("a folder") {
                let from = entry.expect("an entry").path();
                if let Some(name) = from.file_name().filter(|_| from.is_file()) {
                    fs::copy(&from, to.join(name)).expect("a copy");
                }
            }
        }
    }
    folder
}

/// The command of a line that needs no shell: options, values of those that do not name files, and files
/// of the corpus.
fn plain(line: &str) -> Option<Command> {
    let mut words = line.split(' ');
    if words.next() != Some("dxil")
        || line.contains(['|', ';', '&', '<', '>', '$', '\'', '"', '*', '\\'])
    {
        return None;
    }
    let mut command = Command::new(env!("CARGO_BIN_EXE_dxil"));
    let mut last = "";
    for (index, word) in words.enumerate() {
        let is_option = word.starts_with('-') && word != "-";
        let is_value = ["--part", "--digest", "--style", "--target", "--color"].contains(&last);
        let folder = word.split('/').next().unwrap_or(word);
        let is_file = FOLDERS.iter().any(|it| it.rsplit('/').next() == Some(folder));
        if !(index == 0 || is_option || is_value || is_file)
            || ["-o", "-O", "-i", "--in-place"].contains(&word)
        {
            return None;
        }
        command.arg(word);
        last = word;
    }
    Some(command)
}

/// The output of a program, and its exit code.
fn printed(mut program: Command, folder: &Path, line: &str) -> String {
    let bin = Path::new(env!("CARGO_BIN_EXE_dxil")).parent().expect("a folder");
    let path = env::var_os("PATH").unwrap_or_default();
    let path = env::join_paths([bin.to_owned()].into_iter().chain(env::split_paths(&path)));
    let outside = tempfile::tempdir().expect("a folder");
    let printed = outside.path().join("printed");
    let file = File::create(&printed).expect("a file");
    let status = program
        .env("PATH", path.expect("a path"))
        .env_remove("COLUMNS")
        .env_remove("NO_COLOR")
        .env_remove("CLICOLOR_FORCE")
        .env("TMPDIR", folder)
        .current_dir(folder)
        .stdin(Stdio::null())
        .stderr(file.try_clone().expect("the same file"))
        .stdout(file)
        .status()
        .expect("a program");
    let text = fs::read(&printed).expect("what was printed");
    let mut text = String::from_utf8(text).unwrap_or_else(|_| panic!("binary: {line}"));
    if !text.is_empty() && !text.ends_with('\n') {
        text += "\n[no newline at the end]\n";
    }
    match status.code() {
        Some(0) => text,
        Some(code) => text + &format!("[exit code {code}]\n"),
        None => text + "[killed]\n",
    }
}
