//! `dxil_ir::verify` agrees with the recorded verdicts; needs no tool.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use dxil_ir::metadata::Reference;
use dxil_ir::verify::{Error, ErrorKind, Rule, verify};
use dxil_ir::{ConstantKind, Metadata, Module};

use super::{CRASH, Case, FILE, HEAD, VALID, cases, folder};
use crate::output::Output;

/// A reason why LLVM 3.7's verdict is another one.
struct Difference {
    reason: &'static str,
    /// The number of damages.
    count: usize,
    holds: fn(&Line) -> bool,
}

/// A line of the file, with our verdict.
struct Line {
    case: String,
    llvm37: String,
    llvm14: String,
    /// Our first error.
    ours: Option<Error>,
    /// Whether the module has debug information of the version that LLVM reads.
    has_debug_version: bool,
}

impl Line {
    fn breaks(&self, rule: Rule) -> bool {
        self.ours.as_ref().is_some_and(|error| *error.kind() == ErrorKind::Rule(rule))
    }

    /// Whether our error is one of typing, of an instruction that is damaged so.
    fn is_typing(&self, damage: &str) -> bool {
        let is_typing = |error: &Error| matches!(error.kind(), ErrorKind::Typing(_));
        self.case.contains(damage) && self.ours.as_ref().is_some_and(is_typing)
    }
}

/// Damage that LLVM 3.7 accepts and `verify` rejects.
const DIFFERENCES: &[Difference] = &[
    Difference {
        reason: "the reader drops debug information of modules without its version",
        count: 48,
        holds: |line| {
            let rules = [Rule::DebugUnits, Rule::DebugAttachment];
            !line.has_debug_version && rules.iter().any(|&rule| line.breaks(rule))
        },
    },
    Difference {
        reason: "bitcode does not have the type of the result: the reader works it out",
        count: 6,
        holds: |line| line.breaks(Rule::ResultType),
    },
    Difference {
        reason: "bitcode has no attachments of a declaration",
        count: 1,
        holds: |line| line.breaks(Rule::DeclarationMetadata),
    },
    Difference {
        reason: "the reader replaces a bitcast between address spaces by two conversions",
        count: 1,
        holds: |line| line.is_typing("addrspacecast i32 addrspace(3)*: becomes bitcast"),
    },
    Difference {
        reason: "LLVM 3.7 does not look at the first index of a getelementptr; LLVM 14 does",
        count: 5,
        holds: |line| {
            let is_first = line.is_typing("GetElementPtr ") && line.case.contains(": operand 1, ");
            is_first && line.llvm14 == "GEP indexes must be integers"
        },
    },
    Difference {
        reason: "the reader adds the second argument of ctlz and cttz, which older modules lack",
        count: 2,
        holds: |line| {
            let is_counting = ["llvm.ctlz.", "llvm.cttz."].iter().any(|it| line.case.contains(it));
            is_counting && line.case.ends_with("without the last parameter")
        },
    },
    Difference {
        reason: "the reader takes the number of an argument for metadata where the parameter is",
        count: 2,
        holds: |line| line.is_typing("operand 0, metadata, becomes"),
    },
    Difference {
        reason: "LLVM does not look at a result of metadata, which LLVM's language excludes",
        count: 1,
        holds: |line| line.breaks(Rule::TypePart),
    },
];

/// The lines of the file, for all tests.
static LINES: LazyLock<Vec<Line>> = LazyLock::new(|| lines(&cases().expect("modules")));

fn lines(cases: &[Case]) -> Vec<Line> {
    let text = Output::new(&folder(), true).current_text(FILE).expect("the file");
    let mut recorded = text.lines();
    assert_eq!(recorded.next(), Some(HEAD));
    let verdicts: BTreeMap<String, (String, String)> = recorded
        .map(|line| {
            let (rest, llvm14) = line.rsplit_once('\t').expect(line);
            let (case, llvm37) = rest.rsplit_once('\t').expect(line);
            (case.to_owned(), (llvm37.to_owned(), llvm14.to_owned()))
        })
        .collect();
    assert_eq!(verdicts.len(), cases.len(), "`xtask damage` renews the file");
    let line = |case: &Case| {
        let (module, _) = case.damaged().expect("a damaged module");
        let ours = verify(&module).into_iter().next();
        let has_debug_version = has_debug_version(&module);
        let case = case.to_string();
        let (llvm37, llvm14) = verdicts.get(&case).unwrap_or_else(|| panic!("no {case}")).clone();
        Line { case, llvm37, llvm14, ours, has_debug_version }
    };
    cases.iter().map(line).collect()
}

/// Whether a module flag says that the debug information is of version 3.
fn has_debug_version(module: &Module) -> bool {
    let Some(flags) = module.named_metadata("llvm.module.flags") else { return false };
    let is_version = |operands: &[Reference]| {
        let [_, Some(name), Some(version)] = *operands else { return false };
        let Metadata::Constant(version) = module.metadata[version] else { return false };
        matches!(&module.metadata[name], Metadata::String(name) if name == "Debug Info Version")
            && module.constants[version].kind == ConstantKind::Integer(3)
    };
    flags.nodes.iter().any(|&flag| is_version(module.metadata.operands(flag)))
}

/// `verify` and LLVM 3.7 accept and reject the same modules, but for known differences.
#[test]
fn llvm_agrees() {
    let lines = LINES.iter().filter(|line| line.llvm37 != CRASH);
    let agree = agreements(lines, |line| &line.llvm37, DIFFERENCES);
    assert_eq!(agree, 5007, "docs/module.md has the number");
}

/// The number of lines in which `verify` and another verifier accept or reject alike. The others are as many of each
/// known difference as it says.
fn agreements<'l>(
    lines: impl Iterator<Item = &'l Line>,
    verdict: impl Fn(&Line) -> &str,
    differences: &[Difference],
) -> usize {
    let (mut agree, mut used, mut unexplained) = (0, vec![0; differences.len()], Vec::new());
    for line in lines {
        if (verdict(line) == VALID) == line.ours.is_none() {
            agree += 1;
            continue;
        }
        match differences.iter().position(|it| (it.holds)(line)) {
            Some(index) => used[index] += 1,
            None => unexplained.push(described(line)),
        }
    }
    let (count, text) = (unexplained.len(), unexplained.join("\n"));
    assert!(unexplained.is_empty(), "{agree} agree, {count} differ:\n{text}");
    let counts: Vec<_> = differences.iter().map(|it| (it.reason, it.count)).collect();
    let found: Vec<_> = differences.iter().map(|it| it.reason).zip(used).collect();
    assert_eq!(found, counts);
    agree
}

/// Damage at which DXC ends without a verdict, and `verify` differs from LLVM 14.
const DIFFERENCES_FROM_14: &[Difference] = &[
    Difference {
        reason: "LLVM 14's reader drops attributes that do not go with the type",
        count: 8,
        holds: |line| {
            let rules = [Rule::AttributeOfResult, Rule::AttributeType];
            rules.iter().any(|&rule| line.breaks(rule))
        },
    },
    Difference {
        reason: "LLVM 3.7 does not look where `dereferenceable` is attached",
        count: 1,
        holds: |line| line.ours.is_none() && line.llvm14.starts_with("dereferenceable"),
    },
    Difference {
        reason: "LLVM 14 does not look whether texts of debug information are strings",
        count: 79,
        holds: |line| line.breaks(Rule::DebugText),
    },
];

/// Where DXC ends without a verdict, `verify` and LLVM 14 accept and reject the same modules, but for known
/// differences. LLVM 14 rejects some undamaged modules, whose damaged copies are not compared.
#[test]
fn llvm_14_agrees_where_dxc_has_no_verdict() {
    let lines = &*LINES;
    let module = |line: &Line| line.case.split('\t').next().unwrap_or_default().to_owned();
    let is_sound = |name: &String| {
        let is_it = |line: &&Line| module(line) == *name && line.case.contains("\tnone of ");
        lines.iter().find(is_it).is_some_and(|line| line.llvm14 == VALID)
    };
    let compared = lines
        .iter()
        .filter(|line| line.llvm37 == CRASH && line.llvm14 != CRASH && is_sound(&module(line)));
    assert_eq!(agreements(compared, |line| &line.llvm14, DIFFERENCES_FROM_14), 173);
}

/// A line whose verdicts differ, for a person.
fn described(line: &Line) -> String {
    let Line { case, llvm37, llvm14, ours, .. } = line;
    let ours = ours.as_ref().map_or("no error".to_owned(), ToString::to_string);
    format!("{case}\n    ours: {ours}\n    3.7: {llvm37}\n    14: {llvm14}")
}
