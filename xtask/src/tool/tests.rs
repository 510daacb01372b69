//! Tests of command lines and answers, with scripts as tools and without a compiler.

use super::batch::answer;
use super::{Compiler, Job, Outcome, Tools};

fn words(text: &str) -> Vec<String> {
    text.split(' ').map(str::to_owned).collect()
}

fn compile(options: &str) -> Job {
    let (source, output) = ("a.hlsl".to_owned(), "a.dxbc".to_owned());
    Job::Compile { source, options: words(options), output }
}

fn file_to(output: &str) -> (String, String) {
    ("a.dxbc".to_owned(), output.to_owned())
}

#[test]
fn command_lines_are_those_of_the_tools_as_they_ship() {
    let command = |compiler, job: &Job| {
        job.command(compiler).map(|(tool, words)| format!("{} {}", tool.names().0, words.join(" ")))
    };
    let expect = |compiler, job: &Job, expected: Option<&str>| {
        assert_eq!(command(compiler, job).as_deref(), expected, "{job:?}");
    };
    use Compiler::{Dxc17, Dxc110, Fxc};

    let job = compile("-T ps_5_1 -E f");
    expect(Dxc110, &job, Some("DXC110 -T ps_5_1 -E f -Fo a.dxbc a.hlsl"));
    expect(Dxc17, &job, Some("DXC17 -T ps_5_1 -E f -Fo a.dxbc a.hlsl"));
    expect(Fxc, &job, Some("FXC /nologo -T ps_5_1 -E f a.hlsl /Fo a.dxbc"));
    let job = compile("-T ps_6_0 -Zi");
    expect(Dxc110, &job, Some("DXC110 -T ps_6_0 -Zi -Fd ./ -Fo a.dxbc a.hlsl"));
    let job = compile("-T ps_6_0 -Zi -Qembed_debug");
    expect(Dxc110, &job, Some("DXC110 -T ps_6_0 -Zi -Qembed_debug -Fo a.dxbc a.hlsl"));

    let (file, output) = file_to("a.txt");
    let job = Job::Disassemble { file, output };
    expect(Dxc110, &job, Some("DXC110 -dumpbin a.dxbc -Fc a.txt"));
    expect(Fxc, &job, Some("FXC /nologo /dumpbin a.dxbc /Fc a.txt"));
    let (file, output) = file_to("b.dxbc");
    let job = Job::Assemble { file, output };
    expect(Dxc110, &job, Some("DXA110 a.dxbc -o b.dxbc"));
    expect(Fxc, &job, None);
    let (file, output) = file_to("a.bc");
    expect(Dxc110, &Job::Encode { file, output }, Some("DXOPT110 -o=a.bc a.dxbc"));
    let file = "a.dxbc".to_owned();
    expect(Dxc110, &Job::Validate { file }, Some("DXV110 a.dxbc"));
}

/// Debug information contains the arguments of the library: a batch program passes those that `dxc`
/// passes.
#[test]
fn a_batch_program_gives_the_library_what_dxc_gives_it() {
    use Compiler::{Dxc110, Fxc};
    let line = |compiler, options| compile(options).line(compiler).replace('\t', " ");
    assert_eq!(
        line(Dxc110, "-T ps_6_0 -Zi -D X=1"),
        "compile a.hlsl -E main -T ps_6_0 -Zi -D X=1 -Fd ./ -Fo a.dxbc -D X=1 -o a.dxbc"
    );
    assert_eq!(
        line(Dxc110, "-T rootsig_1_1 -Od -E RS"),
        "compile a.hlsl -E RS -T rootsig_1_1 -Od -Fo a.dxbc -o a.dxbc"
    );
    assert_eq!(
        line(Dxc110, "-T lib_6_3"),
        "compile a.hlsl -E lib.no::entry -T lib_6_3 -Fo a.dxbc -o a.dxbc"
    );
    assert_eq!(line(Fxc, "-T ps_5_0 -Zi"), "compile a.hlsl -T ps_5_0 -Zi -o a.dxbc");
}

#[test]
fn reads_an_answer() {
    let (code, message) = answer("1\t12\ta.hlsl:1: \\\\n\\tno\\n").unwrap();
    assert_eq!((code, message.as_str()), (1, "a.hlsl:1: \\n\tno\n"));
    assert_eq!(answer("0\t3\t"), Some((0, String::new())));
    assert_eq!(super::without_status("no\n\n[status 0x80aa0013]"), "no");
    // Output of a library.
    assert_eq!(answer("warning: DXIL.dll not found."), None);
}

#[test]
fn programs_that_are_not_there_are_missed() {
    let tools = Tools::from_variables(|_| Some("./no/such/program".to_owned()));
    assert!(tools.has_batch(Compiler::Fxc));
    let tools = Tools::from_variables(|name| (name == "FXC").then(|| "no-such-fxc x".to_owned()));
    assert!(!tools.has(Compiler::Fxc));
}

/// Scripts take the place of the tools.
#[cfg(unix)]
mod scripts {
    use super::*;
    use crate::scratch::Scratch;

    /// Reports an error for one shader, crashes at another, and writes its arguments for all
    /// others.
    const TOOL: &str = r#"
case "$*" in
  *--version*) echo "libdxcompiler.so: 1.9 - 1.9.0.5517 (0123abcd)" ;;
  *wrong*) printf 'error: no\r\nValidation failed.\r\n'; exit 1 ;;
  *crash*) exit 5 ;;
  *silent*) exit 0 ;;
  *) for last; do :; done; echo "$*" > "$last" ;;
esac
"#;

    /// Answers jobs, and crashes at one.
    const BATCH: &str = r#"
number=0
while read -r verb file rest; do
  case $file in
    *wrong*) printf '1\t%s\terror: no\\nValidation failed.\\n\\n[status 0x80aa0013]\n' $number ;;
    *crash*) exit 99 ;;
    *) echo noise; printf '0\t%s\t\n' $number ;;
  esac
  number=$((number + 1))
done
"#;

    fn tools(scratch: &Scratch, text: &str, variables: &'static [&'static str]) -> Tools {
        scratch.write("tool.sh", text.as_bytes()).unwrap();
        let command = format!("sh {}", scratch.folder.join("tool.sh").display());
        Tools::from_variables(|name| variables.contains(&name).then(|| command.clone()))
    }

    fn validate(names: &[&str]) -> Vec<Job> {
        names.iter().map(|&name| Job::Validate { file: name.to_owned() }).collect()
    }

    #[test]
    fn commands_run_and_batches_answer_alike() {
        let scratch = Scratch::new().unwrap();
        let jobs = validate(&["good", "wrong", "crash", "good2", "crash2", "wrong2"]);
        let refused = Outcome::Refused("error: no\nValidation failed.".to_owned());
        let done = Outcome::Done(String::new());
        let crashed = Outcome::Crashed;
        let expected = [&done, &refused, &crashed, &done, &crashed, &refused].map(Clone::clone);
        for (text, variable) in [(TOOL, &["DXV110"]), (BATCH, &["DXC110_BATCH"])] {
            let tools = tools(&scratch, text, variable);
            let outcomes = tools.run(Compiler::Dxc110, &scratch.folder, &jobs).unwrap();
            assert_eq!(outcomes, expected, "{variable:?}");
        }
    }

    #[test]
    fn a_tool_that_writes_nothing_fails() {
        let scratch = Scratch::new().unwrap();
        let tools = tools(&scratch, TOOL, &["DXA110"]);
        // A file of an earlier run.
        scratch.write("b.dxbc", b"old").unwrap();
        let job = |file: &str| Job::Assemble { file: file.to_owned(), output: "b.dxbc".to_owned() };
        let jobs = [job("silent")];
        let outcomes = tools.run(Compiler::Dxc110, &scratch.folder, &jobs).unwrap();
        assert_eq!(outcomes, [Outcome::Refused(String::new())]);
        let jobs = [job("good")];
        let outcomes = tools.run(Compiler::Dxc110, &scratch.folder, &jobs).unwrap();
        assert_eq!(outcomes, [Outcome::Done(String::new())]);
        assert_eq!(scratch.read("b.dxbc").unwrap(), b"good -o b.dxbc\n");
    }

    #[test]
    fn builds_are_asked_for() {
        let scratch = Scratch::new().unwrap();
        let tools = tools(&scratch, TOOL, &["DXC110", "DXC17"]);
        assert_eq!(tools.wrong_build(Compiler::Dxc110), None);
        let problem = tools.wrong_build(Compiler::Dxc17).unwrap();
        assert!(problem.contains("1.6.0.13435") && problem.contains("1.9.0.5517"), "{problem}");
    }

    #[test]
    fn a_batch_program_that_does_not_work_is_told() {
        let scratch = Scratch::new().unwrap();
        let tools = tools(&scratch, "exit 3", &["DXC110_BATCH"]);
        let error = tools.run(Compiler::Dxc110, &scratch.folder, &validate(&["a", "b"]));
        assert!(error.unwrap_err().to_string().contains("no answer to `validate\tb`"));
    }
}
