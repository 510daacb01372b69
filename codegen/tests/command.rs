//! Tests of the command: its output and exit codes.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests")
}

fn codegen(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_codegen"))
        .args(arguments)
        .env_remove("COLUMNS")
        .current_dir(folder())
        .output()
        .expect("the command runs")
}

/// The output of the command, which must exit with this code.
fn printed(arguments: &[&str], code: i32) -> String {
    let output = codegen(arguments);
    let text = |bytes| String::from_utf8(bytes).expect("text");
    let (out, err) = (text(output.stdout), text(output.stderr));
    assert_eq!(output.status.code(), Some(code), "{arguments:?}\n{out}\n{err}");
    out + &err
}

/// The path of a spec that breaks a rule.
fn broken(name: &str) -> String {
    format!("../../crates/dxil-spec/tests/err/{name}")
}

fn expect(name: &str, text: &str) {
    expect_test::expect_file![folder().join(name)].assert_eq(text);
}

#[test]
fn help() {
    expect("command/help.txt", &printed(&["--help"], 0));
    printed(&[], 2);
    printed(&["--check", "a", "--dump"], 2);
    printed(&["--format", "json"], 2);
    // Options that the task does not take are errors.
    printed(&["--op", "Sin", "--format", "json"], 2);
    printed(&["--check", "../../dxil-ops.spec", "--fail-on", "breaking"], 2);
    printed(&["--check", "../../dxil-ops.spec", "-o", "out"], 2);
    printed(&["--check", "../../dxil-ops.spec", "--spec", "other"], 2);
}

#[test]
fn one_operation() {
    let sin = printed(&["--op", "Sin"], 0);
    assert!(sin.starts_with("## Sin\n"), "{sin}");
    for same in ["13", "0xd", "sin"] {
        assert_eq!(printed(&["--op", same], 0), sin);
    }
    assert!(printed(&["--op", "0x80000001"], 0).starts_with("## GetGroupWaveIndex\n"));
    assert_eq!(printed(&["--op", "Sine"], 2), "no operation has the name or opcode Sine\n");
    printed(&["--op", "Sin", "--dump", "html"], 2);
    let json: serde_json::Value =
        serde_json::from_str(&printed(&["--op", "Sin", "--dump", "json"], 0)).expect("JSON");
    assert_eq!(json["schema"], 1);
    assert_eq!(json["ops"].as_array().map(Vec::len), Some(1));
    assert_eq!(json["ops"][0]["opcode"], 13);
}

#[test]
fn everything() {
    let json: serde_json::Value =
        serde_json::from_str(&printed(&["--dump", "json"], 0)).expect("JSON");
    let ops = json["ops"].as_array().expect("a list");
    let experimental = ops.iter().filter(|op| op["experimental"] == true).count();
    assert!(ops.len() >= 347 && experimental >= 35, "{} and {experimental}", ops.len());
    assert_eq!(printed(&["--dump"], 0), printed(&["--dump", "markdown"], 0));
    assert!(printed(&["--dump", "html"], 0).starts_with("<!doctype html>"));
}

#[test]
fn checking() {
    assert_eq!(printed(&["--check", "../../dxil-ops.spec"], 0), "");
    // All errors of all files.
    let (no_opcode, no_result) =
        (broken("01-missing-opcode.spec"), broken("10-result-missing.spec"));
    let text = printed(&["--check", &no_opcode, &no_result], 1);
    assert_eq!(text.matches("error: D01").count(), 3, "{text}");
    assert_eq!(text.matches("error: D10").count(), 1, "{text}");
    let text = printed(&["--check", "no-such-file.spec"], 1);
    assert!(text.contains("no-such-file.spec"), "{text}");
    // Included files are searched in the given folders.
    printed(&["--check", "diff/llvm.td"], 1);
    let text = printed(&["--check", "diff/llvm.td", "-I", "diff/include"], 1);
    assert!(!text.contains("Intrinsics.td"), "{text}");
}

/// A spec of DXBC opcodes is checked, printed and compared with others of its kind.
#[test]
fn dxbc_opcodes() {
    const SPEC: &str = "../../dxbc-ops.spec";
    assert_eq!(printed(&["--check", SPEC, "../../dxil-ops.spec"], 0), "");
    let broken = "../../crates/dxil-spec/tests/dxbc/02-gap.spec";
    assert!(printed(&["--check", broken], 1).starts_with("error: X02: opcode 1 has no record"));
    let reference = printed(&["--dump", "--spec", SPEC], 0);
    for same in ["ld_structured", "LD_STRUCTURED", "167", "0xa7"] {
        let opcode = printed(&["--op", same, "--spec", SPEC], 0);
        assert!(
            opcode.starts_with("## ld_structured\n") && reference.contains(&opcode),
            "{opcode}"
        );
    }
    printed(&["--op", "ld_something", "--spec", SPEC], 2);
    assert!(printed(&["--dump", "html", "--spec", SPEC], 0).contains("<li id=\"dp4\">"));
    printed(&["--op", "mad", "--dump", "html", "--spec", SPEC], 2);
    let json = printed(&["--op", "add", "--dump", "json", "--spec", SPEC], 0);
    assert!(json.contains("\"mnemonic\": \"add\""), "{json}");
    assert_eq!(printed(&["--diff", SPEC, SPEC, "--fail-on", "editorial"], 0), "No fact changed.\n");
    let text = printed(&["--diff", SPEC, "../../dxil-ops.spec"], 1);
    assert_eq!(text, "only specs of the same subject can be compared\n");
}

/// A spec of the validator's rules is checked, printed and compared with others of its kind.
#[test]
fn rules_of_the_validator() {
    const SPEC: &str = "../../dxil-rules.spec";
    assert_eq!(printed(&["--check", SPEC], 0), "");
    let broken = "../../crates/dxil-spec/tests/validator/02-gap.spec";
    assert!(printed(&["--check", broken], 1).starts_with("error: R02: no rule has the number 1"));
    let reference = printed(&["--dump", "--spec", SPEC], 0);
    for same in ["INSTR.OPCONST", "instr.opconst", "64", "0x40"] {
        let rule = printed(&["--op", same, "--spec", SPEC], 0);
        assert!(rule.starts_with("### INSTR.OPCONST\n") && reference.contains(&rule), "{rule}");
    }
    printed(&["--op", "INSTR.SOMETHING", "--spec", SPEC], 2);
    assert!(printed(&["--dump", "html", "--spec", SPEC], 0).contains("<li id=\"FLOW.DEADLOOP\">"));
    printed(&["--op", "64", "--dump", "html", "--spec", SPEC], 2);
    let json = printed(&["--op", "64", "--dump", "json", "--spec", SPEC], 0);
    assert!(json.contains("\"name\": \"INSTR.OPCONST\""), "{json}");
    assert_eq!(printed(&["--diff", SPEC, SPEC, "--fail-on", "editorial"], 0), "No fact changed.\n");
    printed(&["--diff", SPEC, "../../dxil-ops.spec"], 1);
}

#[test]
fn comparing() {
    for (format, file) in [("text", "txt"), ("markdown", "md"), ("json", "json")] {
        let text = printed(&["--diff", "diff/old.spec", "diff/new.spec", "--format", format], 0);
        expect(&format!("diff/old-new.{file}"), &text);
    }
    let same = printed(&["--diff", "diff/old.spec", "diff/old.spec", "--fail-on", "editorial"], 0);
    assert_eq!(same, "No fact changed.\n");
    for severity in ["breaking", "additive", "editorial"] {
        printed(&["--diff", "diff/old.spec", "diff/new.spec", "--fail-on", severity], 1);
    }
    printed(&["--diff", "diff/old.spec"], 2);
    printed(&["--diff", "diff/old.spec", &broken("40-unknown-name.spec")], 1);
}

#[test]
fn comparing_with_the_dialect_of_llvm() {
    let text = printed(&["--diff", "diff/llvm.td", "../../dxil-ops.spec", "-I", "diff/include"], 0);
    let of = |subject: &str| {
        let lines = text.lines().filter(|line| line.contains(subject));
        lines.map(|line| format!("{line}\n")).collect::<String>()
    };
    let lines = ["  Sin:", "  Dot2:", "  WaveActiveBallot:", "  WaveActiveOp:"].map(of).concat();
    expect("diff/llvm-ours.txt", &lines);
    assert!(lines.contains("breaking   WaveActiveBallot: opcode: 118 -> 116\n"), "{lines}");
}

#[test]
fn output_file() {
    let path = std::env::temp_dir().join(format!("codegen-command-{}.md", std::process::id()));
    let name = path.to_str().expect("a path of text");
    assert_eq!(printed(&["--op", "Sin", "-o", name], 0), "");
    assert_eq!(fs::read_to_string(&path).expect("written"), printed(&["--op", "Sin"], 0));
    fs::remove_file(&path).expect("removed");
    let text = printed(&["--op", "Sin", "-o", "no-such-folder/file.md"], 2);
    assert!(text.contains("no-such-folder"), "{text}");
}

/// A link stays a link, a file keeps its permissions, and a device stays what it is.
#[cfg(unix)]
#[test]
fn output_to_existing_files() {
    use std::os::unix::fs::{FileTypeExt, PermissionsExt, symlink};

    let folder = std::env::temp_dir().join(format!("codegen-output-{}", std::process::id()));
    fs::create_dir(&folder).expect("a new folder");
    let (file, link) = (folder.join("file.md"), folder.join("link.md"));
    fs::write(&file, "before").expect("written");
    fs::set_permissions(&file, fs::Permissions::from_mode(0o640)).expect("permissions");
    symlink("file.md", &link).expect("a link");
    assert_eq!(printed(&["--op", "Sin", "-o", link.to_str().expect("text")], 0), "");
    assert!(fs::symlink_metadata(&link).expect("there").is_symlink());
    assert!(fs::read_to_string(&file).expect("text").starts_with("## Sin"));
    assert_eq!(fs::metadata(&file).expect("there").permissions().mode() & 0o777, 0o640);
    fs::remove_dir_all(&folder).expect("removed");

    // A pipe, opened for reading so that writing does not block. It is not replaced.
    let pipe = std::env::temp_dir().join(format!("codegen-pipe-{}", std::process::id()));
    assert!(Command::new("mkfifo").arg(&pipe).status().expect("mkfifo runs").success());
    let mut reader = Command::new("cat").arg(&pipe).stdout(Stdio::piped()).spawn().expect("cat");
    assert_eq!(printed(&["--op", "Sin", "-o", pipe.to_str().expect("text")], 0), "");
    let mut read = String::new();
    std::io::Read::read_to_string(&mut reader.stdout.take().expect("piped"), &mut read)
        .expect("text");
    reader.wait().expect("cat ends");
    assert!(read.starts_with("## Sin"));
    assert!(fs::metadata(&pipe).expect("there").file_type().is_fifo());
    fs::remove_file(&pipe).expect("removed");
}

/// The errors that the build of `dxil-ops` shows for a wrong spec.
#[test]
fn generate_reports_errors_with_their_place() {
    let spec = broken("40-unknown-name.spec");
    let output = Command::new(env!("CARGO_BIN_EXE_generate"))
        .args([&spec, "no-such-folder"])
        .current_dir(folder())
        .output()
        .expect("the command runs");
    assert_eq!(output.status.code(), Some(1));
    let errors = String::from_utf8(output.stderr).expect("text");
    assert_eq!(errors, printed(&["--check", &spec], 1));
}

/// A reader that goes away, such as `head`, is no error.
#[test]
fn broken_pipe() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_codegen"))
        .args(["--dump", "json"])
        .current_dir(folder())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command runs");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}
