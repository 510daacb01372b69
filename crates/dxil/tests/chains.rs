//! Long chains of instructions, and one that is a circle: commands look at each instruction a few times, not at
//! all before it for each.

#![cfg(feature = "cli")]

use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::Command;

/// So many that a minute would not do if each were looked at for each.
const LENGTH: usize = 60_000;

/// A compute shader with this body, of variables that are declared here.
fn shader(body: &str) -> String {
    format!(
        r#"target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

@shared = addrspace(3) global [4 x i32] undef, align 4
@constant = addrspace(3) constant [4 x i32] undef, align 4

define void @main() {{
{body}  ret void
}}

!dx.version = !{{!0}}
!dx.valver = !{{!1}}
!dx.shaderModel = !{{!2}}
!dx.entryPoints = !{{!3}}
!0 = !{{i32 1, i32 0}}
!1 = !{{i32 1, i32 8}}
!2 = !{{!"cs", i32 6, i32 0}}
!3 = !{{void ()* @main, !"main", null, null, !4}}
!4 = !{{i32 4, !5}}
!5 = !{{i32 8, i32 1, i32 1}}
"#
    )
}

/// Addresses that are each computed from the one before, with a use of each.
fn chain(first: &str, use_of: impl Fn(&mut String, usize)) -> String {
    let space = if first.contains("addrspace(3)") { " addrspace(3)" } else { "" };
    let mut body = format!("  %a = alloca [4 x i32]\n  %p0 = {first}\n");
    for number in 1..LENGTH {
        let before = number - 1;
        let _ = writeln!(body, "  %p{number} = getelementptr i32, i32{space}* %p{before}, i32 0");
        use_of(&mut body, number);
    }
    body
}

/// What a command says of a text, which it reads to the end.
fn run(command: &str, text: &str) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("shader.ll");
    fs::write(&path, text).expect("a file");
    let mut process = Command::new(env!("CARGO_BIN_EXE_dxil"));
    let output = process.args(command.split(' ')).arg(path).current_dir(folder.path()).output();
    let output = output.expect("the command");
    assert!(matches!(output.status.code(), Some(0 | 1)), "{command}: {output:?}");
    assert!(command.contains("validate") || Path::new(&folder.path().join("out")).exists());
    String::from_utf8(output.stdout).expect("text")
}

#[test]
fn atomic_operations() {
    let atomic = |body: &mut String, number| {
        let _ = writeln!(
            body,
            "  %x{number} = atomicrmw add i32 addrspace(3)* %p{number}, i32 1 seq_cst"
        );
    };
    let first = |variable| {
        format!("getelementptr [4 x i32], [4 x i32] addrspace(3)* @{variable}, i32 0, i32 0")
    };
    let found = |variable| run("validate --json", &shader(&chain(&first(variable), atomic)));
    assert_eq!(found("shared").matches("INSTR.ATOMICCONST").count(), 0);
    assert!(found("constant").matches("INSTR.ATOMICCONST").count() >= LENGTH - 1);
}

#[test]
fn a_circle() {
    let body = "  ret void
dead:
  %p = getelementptr i32, i32 addrspace(3)* %p, i32 0
  %x = atomicrmw add i32 addrspace(3)* %p, i32 1 seq_cst
  br label %after
after:
";
    assert!(!run("validate --json", &shader(body)).contains("INSTR.ATOMICCONST"));
}

#[test]
fn instructions_that_nothing_uses() {
    let load = |body: &mut String, number| {
        let _ = writeln!(body, "  %v{number} = load i32, i32* %p{number}");
    };
    let first = "getelementptr [4 x i32], [4 x i32]* %a, i32 0, i32 0";
    run("upgrade -o out", &shader(&chain(first, load)));
}
