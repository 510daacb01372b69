//! What we say agrees with what DXC's validator said; needs no compiler.

use std::fs;

use dxil::check::Rule;

use super::{CRASH, FILE, HEAD, VALID, folder, violations};

/// A line of the file.
struct Line<'t> {
    container: &'t str,
    change: &'t str,
    rules: &'t str,
    verdict: &'t str,
}

/// Why the validator and we differ: docs/check.md explains each.
struct Difference {
    name: &'static str,
    /// Whether the validator accepts what we refuse, or refuses what we accept.
    accepted: bool,
    holds: fn(&Line<'_>) -> bool,
}

const DIFFERENCES: &[Difference] = &[
    Difference {
        name: "operands that it does not look at",
        accepted: true,
        holds: |line| {
            let ours = line.rules.split(' ').all(|rule| ["C10", "C11", "C12"].contains(&rule));
            ours && NOT_LOOKED_AT.iter().any(|operand| line.change.starts_with(operand))
        },
    },
    Difference {
        name: "names that it puts right",
        accepted: true,
        holds: |line| line.rules == "C04" && line.change.contains(" gets a name "),
    },
    Difference {
        name: "nodes of shader model 6.10",
        accepted: false,
        holds: |line| line.verdict.ends_with("not valid in shader model lib_6_10(node)."),
    },
    Difference {
        name: "a preview's operation",
        accepted: false,
        holds: |line| line.change == "type of LinAlgMatrixAccumulateToMemory: one parameter more",
    },
    Difference {
        name: "rules of other kinds",
        accepted: false,
        holds: |line| OTHER_KINDS.iter().any(|words| line.verdict.contains(words)),
    },
];

const NOT_LOOKED_AT: &[&str] = &[
    "MetadataIdx of CreateNodeInputRecordHandle",
    "MetadataIdx of CreateNodeOutputHandle",
    "VertexID of AttributeAtVertex",
    "barrierMode of Barrier",
    "col of DispatchRaysIndex",
    "col of LoadPatchConstant",
    "constRayFlags of AllocateRayQuery",
    "inc of BufferUpdateCounter",
    // It takes 4 for a column.
    "inputColIndex of EvalSampleIndex becomes 4,",
    "inputColIndex of EvalSnapped becomes 4,",
    "layout of LinAlgMatrixLoadFromDescriptor",
    "mask of RawBufferLoad",
    "mask of TextureStoreSample",
    "nonUniformIndex of CreateHandle",
    // In libraries.
    "offset1 of TextureLoad",
    "op of QuadOp",
    "op of WaveActiveOp",
    "op of WavePrefixOp",
    "perThread of AllocateNodeOutputRecords",
    "perThread of IncrementOutputCount",
    "sop of WaveActiveOp",
    "sop of WavePrefixOp",
];

/// Words of rules that we do not claim to check.
const OTHER_KINDS: &[&str] = &[
    // Resources and their kinds.
    "Cbuffer access out of bound.",
    "Constant values must be in-range for operation.",
    "UAV write mask must be contiguous",
    "load on Texture2DMS",
    "offset uninitialized.",
    "out of bound offset must be undef.",
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
    // Entry points and the program as a whole.
    "DispatchMesh must be called exactly once",
    "Extra argument",
    "Flags must match usage.",
    "GS instance count must be",
    "Instructions must be of an allowed type.",
    "Invalid Tessellator Domain",
    "Metadata error encountered",
    "Unknown shader model",
    "WaveSize is valid only for",
    "When HS input control point count is 0",
    "missing required",
    "with parameter is not permitted",
    // What a value is, and what several operands are together.
    "Assignment of undefined values to UAV.",
    "Component type",
    "Float-like type",
    "Instructions should not read uninitialized value.",
    "LinAlgMatrix",
    "Stride of LinAlgMatrix",
    "must be a multiple of",
    "must be greater than",
    "requires layout",
    "sync can't specify both",
    "sync must include some form of memory barrier",
];

fn text() -> String {
    let path = folder().join(FILE);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn lines(text: &str) -> impl Iterator<Item = Line<'_>> {
    text.lines().skip(1).map(|line| {
        let columns: Vec<_> = line.split('\t').collect();
        let [container, change, rules, verdict] = columns[..] else { panic!("{line}") };
        Line { container, change, rules, verdict }
    })
}

/// The changes are made again, and each breaks the rules that the file says.
#[test]
fn rules_are_those_of_the_file() {
    let text = text();
    assert!(text.starts_with(HEAD));
    let expected = lines(&text).map(|line| {
        let Line { container, change, rules, .. } = line;
        format!("{container}\t{change}\t{rules}\n")
    });
    let found = violations().expect("valid modules");
    let found: String = found.iter().map(|violation| format!("{violation}\n")).collect();
    let expected: String = expected.collect();
    if found != expected {
        let diff = similar::TextDiff::from_lines(&expected, &found);
        panic!("`xtask violations` renews this:\n{}", diff.unified_diff().context_radius(0));
    }
}

/// We refuse what the validator refuses and accept what it accepts, or the difference is known.
#[test]
fn the_validator_agrees() {
    let (mut agree, mut used, mut unexplained) = (0, [0; DIFFERENCES.len()], Vec::new());
    let text = text();
    for line in lines(&text).filter(|line| line.verdict != CRASH) {
        let accepted = line.verdict == VALID;
        if accepted == (line.rules == "-") {
            agree += 1;
            continue;
        }
        let mut known = DIFFERENCES.iter().map(|it| it.accepted == accepted && (it.holds)(&line));
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

/// The validator, too, refuses what breaks each rule.
#[test]
fn every_rule_is_broken() {
    let text = text();
    for rule in Rule::ALL {
        let id = rule.id();
        let mut refused = lines(&text).filter(|line| ![VALID, CRASH].contains(&line.verdict));
        assert!(refused.any(|line| line.rules.split(' ').any(|it| it == id)), "{id}");
    }
}
