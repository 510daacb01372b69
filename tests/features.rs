//! Compares the shader features that calls require with those that DXC's validator finds in modules
//! with one call each, for every operation, overload, mode of 16-bit types, stage and version.
//!
//! Every cell is compared, in both directions. If a feature depends on more than the call, a rule
//! below says so, and `docs/spec-sources.md` says why; any other difference fails.

use std::collections::BTreeMap;
use std::io::Read;
use std::path::Path;

use dxil_ops::{OpCode, Overload, ShaderFeature, ShaderFeatureSet, ShaderStage, Target, Version};
use flate2::read::GzDecoder;

/// Features that the validator derives from an operand, not from the call alone.
const FROM_OPERANDS: &[(OpCode, ShaderFeature)] = &[
    // The modules take resources from the heap, not samplers.
    (OpCode::CreateHandleFromHeap, ShaderFeature::ResourceDescriptorHeapIndexing),
];

/// Features that one validator reports although the call does not require them.
const OF_OLD_VALIDATORS: &[(OpCode, ShaderFeature, Version)] = &[
    // For a buffer that is not typed: validator 1.0 does not check the type that is read.
    (OpCode::TextureLoad, ShaderFeature::TypedUAVLoadAdditionalFormats, Version::V1_0),
    (OpCode::BufferLoad, ShaderFeature::TypedUAVLoadAdditionalFormats, Version::V1_0),
];

fn fixture(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/features").join(name);
    let file = std::fs::File::open(path).expect("the fixture is there");
    let mut text = String::new();
    GzDecoder::new(file).read_to_string(&mut text).expect("the fixture is compressed text");
    text
}

/// A row of a fixture: a call, and the features found in each of the versions.
struct Row<'a> {
    op: OpCode,
    overloads: Vec<Overload<'a>>,
    native_16bit: bool,
    stage: ShaderStage,
    /// The text between the stage and the cells.
    more: &'a [&'a str],
    cells: Vec<(Version, ShaderFeatureSet)>,
}

impl<'a> Row<'a> {
    fn parse(fields: &'a [&'a str]) -> Self {
        let [opcode, name, overloads, mode, stage, more @ .., cells] = fields else {
            panic!("a row: {fields:?}")
        };
        let op = opcode.parse().ok().and_then(OpCode::from_u32).expect("an opcode");
        assert_eq!(op.name(), *name);
        let cells = Version::ALL.iter().zip(cells.split(' ')).filter(|(_, cell)| *cell != ".");
        Self {
            op,
            overloads: parse_overloads(op, overloads),
            native_16bit: *mode == "native",
            stage: ShaderStage::from_name(stage).expect("a stage"),
            more,
            cells: cells.map(|(&version, cell)| (version, parse_flags(cell))).collect(),
        }
    }

    fn features(&self, version: Version) -> ShaderFeatureSet {
        let Self { native_16bit, stage, .. } = *self;
        self.op.features(Target { version, stage, native_16bit }, &self.overloads)
    }
}

fn parse_flags(text: &str) -> ShaderFeatureSet {
    let flags = u64::from_str_radix(text, 16).expect("flags in hexadecimal");
    let features = ShaderFeatureSet::from_flags(flags);
    assert_eq!(features.to_flags(), flags, "a flag of no known feature");
    features
}

fn parse_overloads(op: OpCode, text: &str) -> Vec<Overload<'_>> {
    // The name of the object has dots, too.
    if op == OpCode::CreateHandleForLib || text.is_empty() {
        return text.lines().map(Overload::Object).collect();
    }
    let one = |part| match Overload::parse_number(part) {
        Some(number) => number,
        None if part == "S" => Overload::UserDefined("struct.S"),
        None => Overload::Object(part),
    };
    text.trim_start_matches("struct.").split('.').map(one).collect()
}

/// Compares all cells of a fixture; returns a line for each row that differs.
fn compare(
    name: &str,
    mut difference: impl FnMut(&Row<'_>, Version, ShaderFeatureSet) -> Option<String>,
) -> usize {
    let mut errors = BTreeMap::new();
    let mut cells = 0;
    for line in fixture(name).lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split('\t').collect();
        let row = Row::parse(&fields);
        cells += row.cells.len();
        for &(version, found) in &row.cells {
            if let Some(error) = difference(&row, version, found) {
                errors.entry(line.to_owned()).or_insert(format!("from {version}: {error}"));
            }
        }
    }
    let lines: Vec<_> = errors.iter().map(|(line, error)| format!("{line}\n  {error}")).collect();
    assert!(lines.is_empty(), "{} rows of {name} differ:\n{}", lines.len(), lines.join("\n"));
    cells
}

/// The error in our features, if there is one.
fn describe(ours: ShaderFeatureSet, theirs: ShaderFeatureSet) -> Option<String> {
    let (more, less) = (ours.difference(theirs), theirs.difference(ours));
    (ours != theirs).then(|| format!("we have {more:?} too many, and lack {less:?}"))
}

#[test]
fn agree_with_the_validator() {
    let mut unseen = FROM_OPERANDS.to_vec();
    let cells = compare("calls.tsv.gz", |row, version, mut found| {
        for &(op, feature) in FROM_OPERANDS.iter().filter(|it| it.0 == row.op) {
            if found.contains(feature) {
                found = found.difference(ShaderFeatureSet::of(&[feature]));
                unseen.retain(|it| *it != (op, feature));
            }
        }
        describe(row.features(version), found)
    });
    assert!(unseen.is_empty(), "nothing follows from operands of {unseen:?}");
    assert!(cells > 100_000, "only {cells} cells");
}

/// An older validator finds the same features, without those that it does not know yet.
#[test]
fn agree_with_older_validators() {
    compare("validators.tsv.gz", |row, validator, mut found| {
        let version = row.more[0].parse().expect("a version");
        let known = row.features(version).iter().filter(|it| it.validator() <= validator);
        for feature in FROM_OPERANDS.iter().filter(|it| it.0 == row.op).map(|it| it.1) {
            found = found.difference(ShaderFeatureSet::of(&[feature]));
        }
        for &(.., feature, _) in
            OF_OLD_VALIDATORS.iter().filter(|it| (it.0, it.2) == (row.op, validator))
        {
            found = found.difference(ShaderFeatureSet::of(&[feature]));
        }
        describe(known.collect(), found)
    });
}
