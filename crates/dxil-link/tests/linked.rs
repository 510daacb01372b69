//! Libraries of `tests/fixtures/linked`: our shaders beside those of DXC's linker.
//!
//! `expected.txt` has a line for each shader: which parts and calls of operations are other than DXC's, or the
//! messages of both.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use dxil_assemble::{Options as AssembleOptions, assemble};
use dxil_container::layout::HashFlags;
use dxil_container::read::{Container, Program};
use dxil_container::write::ShaderHash;
use dxil_container::{Digest, FourCC, Verdict};
use dxil_ir::{Module, calls::Call};
use dxil_link::{Export, Exports, Library, Options, ParseExportError, Target, link};
use dxil_metadata::{Resources, ShaderMetadata, Target as Profile};
use dxil_ops::{OpCode, Version};
use expect_test::expect_file;

/// The parts that hold a program or depend on its bytes.
const PROGRAMS: [&str; 5] = ["DXIL", "ILDB", "ILDN", "HASH", "STAT"];

fn folder() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/fixtures/linked"))
}

/// The module of a container, with debug information if it has some.
fn module(file: &[u8]) -> Module {
    let container = Container::parse(file).expect("a container");
    let part = container.part(FourCC::ILDB).or_else(|| container.part(FourCC::DXIL));
    let part = part.expect("a program");
    dxil_bitcode::read(&Program::parse(&part).expect("a program").bitcode).expect("a module")
}

/// The exports that an option of DXC's linker chooses.
fn exports(options: &str) -> Result<Exports, ParseExportError> {
    Ok(match options.split_once(' ').unwrap_or((options, "")) {
        ("-", _) => Exports::All,
        ("-export-shaders-only", _) => Exports::EntryPoints,
        ("-exports", list) => Exports::Listed(Export::parse_list(list)?),
        _ => panic!("options: {options}"),
    })
}

/// The container of libraries, as for the validator of DXC 1.10.
fn linked(
    names: &[String],
    profile: &str,
    entry: &str,
    options: &str,
) -> Result<Vec<u8>, Vec<String>> {
    let library = |name: &String| {
        let file = fs::read(folder().join(name)).expect("a library");
        Library { name: name.clone(), module: module(&file) }
    };
    let libraries: Vec<_> = names.iter().map(library).collect();
    let profile = Profile::from_profile(profile).expect("a profile");
    let target = Target { profile, entry: entry.into() };
    let validator_version = Some(Version::new(1, 10));
    let exports = exports(options).map_err(|error| Vec::from([error.to_string()]))?;
    let options = Options { validator_version, exports };
    let texts = |errors: Vec<_>| errors.iter().map(ToString::to_string).collect::<Vec<_>>();
    let module = link(&libraries, &target, &options).map_err(texts)?;
    let assembled = assemble(&module, &AssembleOptions::default());
    let assembled =
        assembled.map_err(|errors| errors.iter().map(ToString::to_string).collect::<Vec<_>>())?;
    Ok(assembled.write().expect("a container"))
}

/// The parts that differ: name, size and MD5 of each.
fn other_parts(file: &[u8], theirs: &str) -> BTreeSet<String> {
    let container = Container::parse(file).expect("a container");
    let ours: BTreeSet<_> = container
        .parts()
        .map(|part| {
            let hash = ShaderHash::of(&part.data(), HashFlags::default()).hash.digest;
            format!("{}:{}:{hash}", part.four_cc(), part.data().len())
        })
        .collect();
    let theirs: BTreeSet<_> = theirs.split(' ').map(str::to_owned).collect();
    let differ = ours.symmetric_difference(&theirs).map(|part| part[..4].to_owned());
    differ.filter(|name| !PROGRAMS.contains(&name.as_str())).collect()
}

/// The operations that are called in other numbers, with the number of DXC and ours.
fn other_operations(file: &[u8], theirs: &str) -> Vec<String> {
    let mut counts: BTreeMap<String, [usize; 2]> = BTreeMap::new();
    for word in theirs.split(' ').filter(|word| !word.is_empty()) {
        let (name, count) = word.split_once(':').expect("a count");
        counts.entry(name.to_owned()).or_default()[0] = count.parse().expect("a number");
    }
    let module = module(file);
    for call in Call::all(&module) {
        let name = call.operation(&module).expect("an operation").name();
        counts.entry(name.to_owned()).or_default()[1] += 1;
    }
    let differ = counts.into_iter().filter(|(_, [theirs, ours])| theirs != ours);
    differ.map(|(name, [theirs, ours])| format!("{name} {theirs} -> {ours}")).collect()
}

/// An array without a bound has all registers up to the largest number.
#[test]
fn handles_name_the_registers_of_resources() {
    let files = ["bindings-a.lib", "bindings-b.lib"].map(str::to_owned);
    let module = module(&linked(&files, "ps_6_6", "main", "-").expect("a shader"));
    let metadata = ShaderMetadata::read(&module).expect("metadata");
    let resources = metadata.resources.iter().flat_map(Resources::iter);
    let resources: BTreeSet<_> =
        resources.map(|it| [it.lower_bound, it.last_register(), it.space, it.class().0]).collect();
    let calls = Call::all(&module)
        .filter(|call| call.operation(&module) == Some(OpCode::CreateHandleFromBinding));
    let bind = |call: Call| module.constants.struct_words(call.arguments[1].constant()?);
    let handles: BTreeSet<_> = calls.map(|call| bind(call).expect("registers")).collect();
    assert_eq!(handles, resources);
    assert!(handles.iter().any(|it| it[1] == u32::MAX));
}

#[test]
fn shaders_are_those_of_dxc() {
    let table = fs::read_to_string(folder().join("linked.tsv")).expect("the table");
    let mut text = String::new();
    for line in table.lines().skip(1) {
        let [source, libraries, profile, entry, options, verdict, parts, operations] =
            line.split('\t').collect::<Vec<_>>()[..]
        else {
            panic!("a line: {line}")
        };
        let files: Vec<_> =
            libraries.split(' ').map(|name| format!("{source}-{name}.lib")).collect();
        let shown = if options == "-" { String::new() } else { format!(" {options}") };
        write!(text, "{source}: {libraries} -> {profile} {entry}{shown}:").expect("text");
        match (linked(&files, profile, entry, options), verdict == "linked") {
            (Ok(file), true) => {
                assert_eq!(Digest::verify(&file), Verdict::Signed);
                let (parts, operations) =
                    (other_parts(&file, parts), other_operations(&file, operations));
                let differ: Vec<_> = parts.into_iter().chain(operations).collect();
                let differ = if differ.is_empty() { "equal".into() } else { differ.join(", ") };
                writeln!(text, " {differ}").expect("text");
            }
            (Ok(_), false) => writeln!(text, " linked\n  DXC: {verdict}").expect("text"),
            (Err(errors), _) => {
                text.push('\n');
                for error in errors {
                    writeln!(text, "  {error}").expect("text");
                }
                writeln!(text, "  DXC: {verdict}").expect("text");
            }
        }
    }
    expect_file!["expected.txt"].assert_eq(&text);
}
