//! The parts beside DXBC programs, and whole containers, are those of FXC.

use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use dxbc_code::{Opcode, Program, Statement};
use dxil_assemble::dxbc::{
    Source, SourceDefinitions, SourceElement, SourceResource, assemble, features,
    resource_definitions, signatures, statistics,
};
use dxil_container::layout::rdef::{
    ShaderBufferType, ShaderInputFlags, ShaderInputType, ShaderVariableFlags,
};
use dxil_container::layout::{
    FeatureFlags, MinPrecision, SignatureElement as SignatureElementRecord,
};
use dxil_container::read;
use dxil_container::write::{
    Container, Features, PartData, ResourceDefinitions, ShaderBuffer, ShaderInputBinding,
    Signature, SignatureElement,
};
use dxil_container::{DIGEST_RANGE, Digest, FourCC, Verdict};
use dxil_format::{ResourceClass, ShaderKind};

/// The containers of FXC in the repository, and in the folders that `DXBC_FOLDERS` lists.
fn files() -> Vec<PathBuf> {
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures");
    let folders = ["containers/fxc", "dxbc"].map(|folder| fixtures.join(folder));
    let listed = env::var_os("DXBC_FOLDERS").unwrap_or_default();
    let listed = env::split_paths(&listed).filter(|folder| !folder.as_os_str().is_empty());
    let mut paths = Vec::new();
    for folder in folders.into_iter().chain(listed) {
        let entries = fs::read_dir(folder).expect("a folder");
        let mut entries: Vec<_> = entries.map(|entry| entry.expect("an entry").path()).collect();
        entries.sort();
        paths.append(&mut entries);
    }
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "dxbc"));
    paths
}

/// A container of FXC with a program.
struct Case {
    /// The name of the file; of a function of a library, with its number.
    name: String,
    file: Vec<u8>,
    container: Container,
    code: Vec<u8>,
}

impl Case {
    fn of(name: String, file: Vec<u8>) -> Option<Self> {
        let (container, _) = Container::read(&file).expect("a container");
        let names = [FourCC::SHDR, FourCC::SHEX];
        let part = container.parts.iter().find(|part| names.contains(&part.four_cc))?;
        let code = bytes(&part.data);
        Some(Self { name, file, container, code })
    }

    fn program(&self) -> Program<'_> {
        Program::parse(&self.code).expect("a program")
    }

    /// FXC's part, if there is one.
    fn part(&self, name: FourCC) -> Option<Vec<u8>> {
        self.container.part(name).map(bytes)
    }

    /// What the source states, from FXC's parts.
    fn source(&self) -> Source {
        let mut source = Source::default();
        for part in &self.container.parts {
            match &part.data {
                PartData::ResourceDefinitions(theirs) => {
                    source.definitions = Some(definitions(theirs));
                }
                PartData::Signature(theirs) => {
                    let elements = match part.four_cc {
                        FourCC::ISGN | FourCC::ISG1 => &mut source.signatures.inputs,
                        FourCC::PCSG | FourCC::PSG1 => &mut source.signatures.patch_constants,
                        _ => &mut source.signatures.outputs,
                    };
                    let of = |it| element(it, theirs, part.four_cc, self);
                    *elements = theirs.elements.iter().map(of).collect();
                }
                PartData::Interfaces(theirs) => source.interfaces = Some(theirs.clone()),
                _ => {}
            }
        }
        source
    }
}

fn bytes(part: &PartData) -> Vec<u8> {
    let mut bytes = Vec::new();
    part.write(&mut bytes);
    bytes
}

/// All containers with a program, those in libraries too.
fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    for path in files() {
        let file = fs::read(&path).expect("a file");
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        let view = read::Container::parse(&file).expect("a container");
        let functions = view.parts().filter(|part| part.four_cc() == FourCC::LIBF);
        for (index, function) in functions.enumerate() {
            cases.extend(Case::of(format!("{name} {index}"), function.data().to_vec()));
        }
        cases.extend(Case::of(name, file));
    }
    cases
}

/// What a program does not state of `RDEF`.
fn definitions(theirs: &ResourceDefinitions) -> SourceDefinitions {
    let has_instances =
        theirs.buffers.iter().any(|it| it.buffer_type == ShaderBufferType::InterfacePointers);
    let buffer = |theirs: &ShaderBuffer| {
        let mut buffer = ShaderBuffer { size: 0, ..theirs.clone() };
        buffer.buffer_type = ShaderBufferType::default();
        if !has_instances {
            let used = ShaderVariableFlags::Used.0;
            buffer.variables.iter_mut().for_each(|variable| variable.flags.0 &= !used);
        }
        buffer
    };
    SourceDefinitions {
        creator: theirs.creator.clone(),
        flags: theirs.flags,
        resources: theirs.bindings.iter().map(resource).collect(),
        buffers: theirs.buffers.iter().map(buffer).collect(),
        types: theirs.types.clone(),
    }
}

fn resource(theirs: &ShaderInputBinding) -> SourceResource {
    use ShaderInputType as Type;
    SourceResource {
        name: theirs.name.clone(),
        class: match theirs.input_type {
            Type::CBuffer => ResourceClass::CBuffer,
            Type::Sampler => ResourceClass::Sampler,
            Type::TBuffer | Type::Texture | Type::Structured | Type::ByteAddress => {
                ResourceClass::SRV
            }
            _ => ResourceClass::UAV,
        },
        space: theirs.space.space,
        register: theirs.bind_point,
        count: theirs.bind_count,
        flags: ShaderInputFlags(theirs.flags.0 & !ShaderInputFlags::ComparisonSampler.0),
        has_counter: theirs.input_type == Type::UavRwStructured,
    }
}

/// Shaders with the attribute `clipplanes`.
const CLIP_PLANES: [&str; 2] = ["fxc_level_9_registers-9_1", "fxc_level_9_registers-unoptimized"];

/// What a program does not state of an element of a signature.
fn element(
    theirs: &SignatureElement,
    signature: &Signature,
    part: FourCC,
    case: &Case,
) -> SourceElement {
    let record = &theirs.record;
    let name = signature.name(theirs).expect("a name").to_owned();
    SourceElement {
        is_clip_plane: CLIP_PLANES.contains(&&*case.name) && name == "SV_ClipDistance",
        name,
        index: record.semantic_index,
        stream: record.stream,
        register: Some(record.register).filter(|register| *register != u32::MAX),
        mask: record.mask,
        component_type: record.component_type,
        min_precision: match declares(case, part, theirs) {
            true => MinPrecision::default(),
            false => record.min_precision,
        },
    }
}

/// Whether the program declares an element, and so states its minimum precision.
fn declares(case: &Case, part: FourCC, theirs: &SignatureElement) -> bool {
    let program = case.program();
    let (is_hull, is_patch) = (program.kind == ShaderKind::Hull, part == FourCC::PSG1);
    let passes_on = is_hull && !is_patch && !has_control_points(&program);
    let is_output = if is_patch { is_hull } else { part == FourCC::OSG1 };
    let SignatureElementRecord { mask, exclusive_mask, .. } = theirs.record;
    let is_used = if is_output { mask & !exclusive_mask != 0 } else { exclusive_mask != 0 };
    program.kind == ShaderKind::Geometry || is_used && !passes_on
}

/// Whether a hull shader has a phase for control points. Without one, it passes them on.
fn has_control_points(program: &Program<'_>) -> bool {
    program.statements().any(|located| match located.expect("a statement").statement {
        Statement::Instruction(it) => it.opcode == Opcode::HsControlPointPhase,
        _ => false,
    })
}

/// Fixtures that have the program of the fixture of the same name without `_other`, of which FXC counts something else.
fn is_other(name: &str) -> bool {
    name.starts_with("ambiguous-") && name.ends_with("_other")
}

#[test]
fn resource_definitions_are_those_of_fxc() {
    let (mut count, mut others) = (0, Vec::new());
    for case in cases() {
        let Some(source) = case.source().definitions else { continue };
        let ours = resource_definitions(&case.program(), &source).expect("a program");
        if Some(bytes(&ours.clone().into())) == case.part(FourCC::RDEF) {
            count += 1;
        } else {
            println!("{}: {ours:#?}, FXC has {:#?}", case.name, case.container.part(FourCC::RDEF));
            others.push(case.name);
        }
    }
    println!("{count} equal");
    assert_eq!(others, [""; 0]);
    assert!(count >= 376, "{count} equal");
}

/// Whether a view whose counter only phases for patch constants change is to append to is not in the program.
#[test]
fn counters_of_phases_are_not_in_the_program() {
    let cases: BTreeMap<_, _> = cases().into_iter().map(|case| (case.name.clone(), case)).collect();
    for model in ["", "-5_1"] {
        let counted = &cases[&format!("hull_counters-counted{model}")];
        let appended = &cases[&format!("hull_counters-appended{model}")];
        assert!(counted.code == appended.code, "the programs differ");
        assert_ne!(counted.part(FourCC::RDEF), appended.part(FourCC::RDEF));
    }
}

#[test]
fn statistics_are_those_of_fxc() {
    let (mut count, mut others) = (0, Vec::new());
    for case in cases() {
        let Some(theirs) = case.container.part(FourCC::STAT) else { continue };
        if is_other(&case.name) {
            continue;
        }
        let flags = case.source().definitions.expect("RDEF").flags;
        let ours = PartData::from(statistics(&case.program(), flags).expect("a program"));
        if ours == *theirs {
            count += 1;
        } else {
            println!("{}: {ours:#?}, FXC has {theirs:#?}", case.name);
            others.push(case.name);
        }
    }
    println!("{count} equal");
    assert_eq!(others, [""; 0]);
    assert!(count >= 363, "{count} equal");
}

/// A program does not tell all that FXC counts: it makes the same program of different sources, of which it counts
/// different instructions.
#[test]
fn statistics_are_not_in_the_program() {
    let cases: BTreeMap<_, _> = cases().into_iter().map(|case| (case.name.clone(), case)).collect();
    let mut count = 0;
    for (name, other) in cases.iter().filter(|(name, _)| is_other(name)) {
        let case = &cases[name.trim_end_matches("_other")];
        assert!(case.code == other.code, "the programs of {name} differ");
        let flags = |case: &Case| case.source().definitions.expect("RDEF").flags;
        assert_eq!(flags(case), flags(other), "{name}");
        assert_ne!(case.part(FourCC::STAT), other.part(FourCC::STAT), "{name}");
        let ours = PartData::from(statistics(&other.program(), flags(other)).expect("a program"));
        assert_eq!(Some(bytes(&ours)), case.part(FourCC::STAT), "{name}");
        count += 1;
    }
    assert_eq!(count, 13);
}

#[test]
fn signatures_are_those_of_fxc() {
    let (mut counts, mut others) = (BTreeMap::<String, usize>::new(), BTreeSet::new());
    for case in cases() {
        // Functions of libraries have none.
        if case.part(FourCC::LFS0).is_some() {
            continue;
        }
        let ours = signatures(&case.program(), &case.source().signatures).expect("a program");
        for (name, signature) in ours {
            let elements = signature.elements.len();
            let ours = PartData::Signature(signature);
            if Some(bytes(&ours)) == case.part(name) {
                *counts.entry(name.to_string()).or_default() += elements;
            } else {
                println!(
                    "{} {name}: {ours:#?}, FXC has {:#?}",
                    case.name,
                    case.container.part(name)
                );
                others.insert(case.name.clone());
            }
        }
    }
    println!("elements of equal signatures: {counts:?}");
    assert_eq!(others, BTreeSet::new());
    assert!(counts.values().sum::<usize>() >= 1544, "{counts:?}");
}

#[test]
fn features_are_those_of_fxc() {
    for case in cases() {
        let ours = features(&case.program(), &case.source()).expect("a program");
        let theirs = match case.container.part(FourCC::SFI0) {
            Some(PartData::Features(Features { flags, .. })) => {
                flags.difference(FeatureFlags::LEVEL9ComparisonFiltering)
            }
            _ => Default::default(),
        };
        assert_eq!(ours, theirs, "{}", case.name);
    }
}

/// Parts that FXC adds on demand, and code of level 9.
const OPTIONAL: [FourCC; 8] = [
    FourCC::SPDB,
    FourCC::ILDN,
    FourCC::PRIV,
    FourCC::RTS0,
    FourCC::AON9,
    FourCC::XNAS,
    FourCC::XNAP,
    FourCC::LFS0,
];

#[test]
fn containers_are_those_of_fxc() {
    let mut count = 0;
    for case in cases() {
        let is_optional = |name| case.container.part(name).is_some();
        if OPTIONAL.into_iter().any(is_optional) || is_other(&case.name) {
            continue;
        }
        let ours = assemble(&case.code, &case.source()).expect("a program");
        let names = ours.parts.iter().map(|part| part.four_cc);
        assert!(names.eq(case.container.parts.iter().map(|part| part.four_cc)), "{}", case.name);
        let mut ours = ours.write().expect("a container");
        if Digest::verify(&case.file) != Verdict::Signed {
            // FXC's digest of a program with messages is not the hash of the file.
            assert!(case.name.starts_with("messages-"), "{}", case.name);
            ours[DIGEST_RANGE].copy_from_slice(&case.file[DIGEST_RANGE]);
        }
        assert!(ours == case.file, "{}", case.name);
        count += 1;
    }
    println!("{count} equal");
    assert!(count >= 288, "{count} equal");
}
