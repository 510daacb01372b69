//! Compares our rules with the verdicts of DXC's validator, without a compiler.

use std::collections::BTreeMap;
use std::fs;
use std::sync::LazyLock;

use dxil::check::Rule;

use super::{CRASH, FILE, HEAD, VALID, folder, violations};

/// A line of the file.
struct Line<'t> {
    container: &'t str,
    change: &'t str,
    rules: &'t str,
    verdict: &'t str,
}

impl<'t> Line<'t> {
    /// The rules that are broken without `strict`.
    fn broken(&self) -> impl Iterator<Item = &'t str> + use<'t> {
        self.rules.split(' ').filter(|rule| rule.starts_with('C'))
    }
}

/// Reasons for which the validator rejects modules that we accept; docs/check.md explains each.
struct Difference {
    name: &'static str,
    holds: fn(&Line<'_>) -> bool,
}

const DIFFERENCES: &[Difference] = &[
    Difference {
        name: "a preview's operation",
        holds: |line| line.change == "type of LinAlgMatrixAccumulateToMemory: one parameter more",
    },
    Difference {
        name: "rules of other kinds",
        holds: |line| OTHER_KINDS.iter().any(|words| line.verdict.contains(words)),
    },
];

/// Messages of rules that we do not check.
const OTHER_KINDS: &[&str] = &[
    // Resources and their kinds.
    "Cbuffer access out of bound.",
    "Constant values must be in-range for operation.",
    "Use mip level on buffer",
    "UAV write mask must be contiguous",
    "load on Texture2DMS",
    "offset uninitialized.",
    "out of bound offset must be undef.",
    "raw/typed buffer offset must be undef.",
    "reordercoherent requires SM",
    "structured buffer requires defined index",
    "uav store write mask must match",
    // Signatures.
    "Attribute SV_Barycentrics must have nointerpolation mode",
    "Interpolation mode",
    "Not all elements of output",
    "expect Col between",
    "expect Row between",
    "expect StreamID between",
    "expect VertexID between",
    // A vertex, if there is only one.
    "Operand must be defined in target shader model.",
    // Entry points and the program as a whole.
    "DispatchMesh must be called exactly once",
    "Entry function performs some operation that is incompatible with the shader stage or other entry properties.",
    "Extra argument",
    "Flags must match usage.",
    "GS instance count must be",
    "I8 can only be used",
    "Instructions must be of an allowed type.",
    "Invalid Tessellator Domain",
    "Metadata error encountered",
    "Unknown shader model",
    "WaveSize is valid only for",
    "When HS input control point count is 0",
    "missing required",
    "output control point count must be",
    "with parameter is not permitted",
    // Rules on values, and on several operands together.
    "Assignment of undefined values to UAV.",
    "Component type",
    "Destination matrix dimension",
    "Float-like type",
    "Input vector element type",
    "Instructions should not read uninitialized value.",
    "LinAlgMatrix",
    "Output vector element type",
    "RAYQUERY_FLAG_ALLOW_OPACITY_MICROMAPS must be set",
    "Return vector size",
    "Stride of LinAlgMatrix",
    "Use of undef coherence hint",
    "must be a multiple of",
    "must be greater than",
    "requires layout",
];

fn text() -> String {
    let path = folder().join(FILE);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The lines of such a text, without a head.
fn lines(text: &str) -> impl Iterator<Item = Line<'_>> {
    text.lines().filter(|line| *line != HEAD).map(|line| {
        let columns: Vec<_> = line.split('\t').collect();
        let [container, change, rules, verdict] = columns[..] else { panic!("{line}") };
        Line { container, change, rules, verdict }
    })
}

/// Our rules for each change.
static OURS: LazyLock<Vec<String>> = LazyLock::new(|| {
    violations().expect("valid modules").iter().map(ToString::to_string).collect()
});

/// Our rules for each change, and the validator's verdict.
fn judged() -> String {
    let text = text();
    let verdicts: BTreeMap<_, _> = text
        .lines()
        .map(|line| {
            let (ours, verdict) = line.rsplit_once('\t').expect(line);
            (ours.rsplit_once('\t').expect(line).0, verdict)
        })
        .collect();
    let ours = OURS.iter().filter_map(|ours| {
        let verdict = verdicts.get(ours.rsplit_once('\t')?.0)?;
        Some(format!("{ours}\t{verdict}\n"))
    });
    ours.collect()
}

/// Makes the changes again; each must break the rules in the file.
#[test]
fn rules_are_those_of_the_file() {
    let text = text();
    assert_eq!(text.lines().next(), Some(HEAD));
    let expected = lines(&text).map(|line| {
        let Line { container, change, rules, .. } = line;
        format!("{container}\t{change}\t{rules}\n")
    });
    let found: String = OURS.iter().map(|ours| format!("{ours}\n")).collect();
    let expected: String = expected.collect();
    if found != expected {
        let diff = similar::TextDiff::from_lines(&expected, &found);
        panic!("`xtask violations` renews this:\n{}", diff.unified_diff().context_radius(0));
    }
}

/// Our rules and the validator accept and reject the same modules, but for known differences.
#[test]
fn the_validator_agrees() {
    let (mut agree, mut used, mut unexplained) = (0, [0; DIFFERENCES.len()], Vec::new());
    let text = judged();
    for line in lines(&text).filter(|line| line.verdict != CRASH) {
        let accepted = line.verdict == VALID;
        if accepted == line.broken().next().is_none() {
            agree += 1;
            continue;
        }
        // We never reject a module that the validator accepts.
        let mut known = DIFFERENCES.iter().map(|it| !accepted && (it.holds)(&line));
        match known.position(|holds| holds) {
            Some(index) => used[index] += 1,
            None => {
                let Line { container, change, rules, verdict } = line;
                unexplained.push(format!("{container}: {change}: {rules}, but {verdict}"));
            }
        }
    }
    assert!(unexplained.is_empty(), "{} differ: {unexplained:#?}", unexplained.len());
    assert!(agree > 4000, "{agree} agree");
    for (difference, count) in DIFFERENCES.iter().zip(used) {
        assert!(count > 0, "no example of {}", difference.name);
    }
}

/// The validator, too, rejects modules that break each rule.
#[test]
fn every_rule_is_broken() {
    let text = judged();
    for rule in Rule::ALL {
        let id = rule.id();
        let mut refused = lines(&text).filter(|line| ![VALID, CRASH].contains(&line.verdict));
        assert!(refused.any(|line| line.broken().any(|it| it == id)), "{id}");
    }
}
