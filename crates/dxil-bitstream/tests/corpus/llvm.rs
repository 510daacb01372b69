//! LLVM's programs for bitcode.

use std::collections::BTreeMap;
use std::io::Write as _;
use std::process::{Command, Stdio};
use std::sync::LazyLock;

use dxil_bitstream::Names;
use test_tools::Tool;

/// The programs `llvm-as` and `llvm-bcanalyzer`.
pub(crate) struct Llvm {
    assembler: String,
    analyzer: String,
}

impl Llvm {
    /// The installed programs: those of LLVM 14 print what later ones print.
    pub(crate) fn find() -> Option<&'static Self> {
        static FOUND: LazyLock<Option<Llvm>> = LazyLock::new(|| {
            let assembler = Tool { name: "llvm-as", oldest: 14, newest: None }.find()?.path;
            let analyzer = Tool { name: "llvm-bcanalyzer", oldest: 14, newest: None }.find()?.path;
            Some(Llvm { assembler, analyzer })
        });
        FOUND.as_ref()
    }

    /// The bitcode of a module.
    pub(crate) fn assemble(&self, text: &str) -> Vec<u8> {
        run(&self.assembler, &["-", "-o", "-"], text.as_bytes())
    }

    /// The dump of a file, with names and numbers, without the statistics after it.
    pub(crate) fn dump(&self, file: &[u8]) -> String {
        let options = ["--dump", "--dump-blockinfo", "--non-symbolic", "--disable-histogram", "-"];
        let text = String::from_utf8(run(&self.analyzer, &options, file)).expect("UTF-8");
        let (dump, _) = text.split_once("\n\n\nSummary of ").expect("statistics");
        format!("{dump}\n")
    }
}

/// Runs a program with this input. The program must read all of it before it writes.
fn run(program: &str, options: &[&str], input: &[u8]) -> Vec<u8> {
    let mut run = Command::new(program)
        .args(options)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect(program);
    run.stdin.take().expect("a pipe").write_all(input).expect(program);
    let output = run.wait_with_output().expect(program);
    assert!(output.status.success(), "{program}: {}", output.status);
    output.stdout
}

/// The names of blocks and records by their numbers, from a dump that has both.
#[derive(Default)]
pub(crate) struct LearnedNames {
    blocks: BTreeMap<u32, String>,
    records: BTreeMap<(u32, u32), String>,
}

impl LearnedNames {
    pub(crate) fn of(dump: &str) -> Self {
        let mut names = Self::default();
        let mut blocks = Vec::new();
        for line in dump.lines() {
            let mut words = line.trim_start().split([' ', '/', '>']);
            let name = words.next().unwrap_or_default().trim_start_matches('<');
            let (attribute, number) = words.next().and_then(|it| it.split_once('=')).unzip();
            let number = number.and_then(|number| number.parse().ok()).unwrap_or_default();
            if name.is_empty() {
                blocks.pop();
            } else if attribute == Some("BlockID") {
                names.blocks.insert(number, name.to_owned());
                blocks.push(number);
            } else if let Some(id) = name.strip_prefix("UnknownBlock") {
                blocks.push(id.parse().expect(line));
            } else if attribute == Some("codeid") {
                names.records.insert((*blocks.last().expect(line), number), name.to_owned());
            }
        }
        names
    }
}

impl Names for LearnedNames {
    fn block(&self, id: u32) -> Option<&str> {
        self.blocks.get(&id).map(String::as_str)
    }

    fn record(&self, block: u32, code: u32) -> Option<&str> {
        self.records.get(&(block, code)).map(String::as_str)
    }
}
