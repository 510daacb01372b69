//! One report of everything, on the containers of the repository, against the verdicts of DXC's validator.

use std::fs;
use std::path::{Path, PathBuf};

use dxil_container::layout::psv::ResourceFlags;
use dxil_container::write::{self, Features, PartData};
use dxil_container::{Container, DIGEST_RANGE, FourCC};
use dxil_format::ShaderFlags;
use dxil_ir::{BlockId, Dialect, Id as _, InstructionKind, Module, NamedMetadata};
use dxil_metadata::{EntryProperty, ResourceContent, ResourceProperty, ShaderMetadata, Uav};
use dxil_validate::validate::{Rule, Severity, validate_module};
use dxil_validate::{validate, verify};

fn fixtures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures")
}

/// What the validator accepts has no error, so that it refuses all with errors.
#[test]
fn what_is_valid_has_no_errors() {
    let (mut valid, mut refused, mut found, mut wrong) = (0, 0, 0, String::new());
    let mut warned = Vec::new();
    for folder in ["containers", "producers", "builder", "built", "derived"] {
        let folder = fixtures().join(folder);
        let verdicts = fs::read_to_string(folder.join("verdicts.tsv")).expect("verdicts");
        for line in verdicts.lines().skip(1) {
            let (name, verdict) = line.split_once('\t').expect("columns");
            let file = fs::read(folder.join(name).with_extension("dxbc")).expect("a container");
            let report = validate(&file);
            // A digest may stand before the verdict.
            if !verdict.ends_with("valid") {
                refused += 1;
                found += usize::from(!report.is_valid());
                continue;
            }
            valid += 1;
            for finding in report.findings {
                match finding.rule.severity() {
                    Severity::Warning => warned.push(format!("{name}: {}", finding.rule)),
                    Severity::Error => wrong += &format!("{name}: {finding:?}\n"),
                }
            }
        }
    }
    println!("{valid} valid, {refused} refused, {found} of these with errors");
    assert!(wrong.is_empty(), "{wrong}");
    assert!(valid >= 410 && found >= 7, "{valid} valid, {found} found of {refused}");
    // Mesa states DXIL 1.0 for every version.
    assert!(warned.iter().all(|it| it.starts_with("mesa/") && it.ends_with("V09")), "{warned:?}");
    assert_eq!(warned.len(), 9);
}

/// FXC's digest of programs with messages is not that of the file; else nothing is wrong.
#[test]
fn containers_of_fxc_have_no_errors() {
    let mut count = 0;
    for folder in ["containers/fxc", "dxbc"] {
        for entry in fs::read_dir(fixtures().join(folder)).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.extension().is_some_and(|it| it == "dxbc") {
                let report = validate(&fs::read(&path).expect("a container"));
                assert!(report.is_valid(), "{}: {:?}", path.display(), report.findings);
                count += 1;
            }
        }
    }
    assert!(count >= 190, "{count} containers");
}

/// A number names one rule of all lists.
#[test]
fn numbers_are_unique() {
    let mut count = 0;
    for rule in Rule::all() {
        assert_eq!(Rule::with_id(rule.id()), Some(rule));
        count += 1;
    }
    assert!(count >= 70, "{count} rules");
    assert_eq!(Rule::with_id("V00"), None);
}

/// The validator does not read `STAT`. That the file says something wrong of itself, `verify` finds.
#[test]
fn reflection_is_not_judged() {
    let path = fixtures().join("containers/dxc110/forward_lighting.dxbc");
    let mut file = fs::read(path).expect("a container");
    let part = Container::parse(&file).expect("a container").part(FourCC::STAT).expect("a part");
    let place = part.data().offset() + 600;
    file[place..place + 64].fill(0x5a);
    file[DIGEST_RANGE].fill(0);
    let found: Vec<_> = verify(&file).findings.into_iter().map(|it| it.rule).collect();
    assert_eq!(found, [verify::Rule::Module]);
    assert_eq!(validate(&file).findings, []);
}

/// Elements of `PSV0` may have their names anywhere in the table, and the validator does not look at those of system values.
#[test]
fn places_in_tables_are_not_judged() {
    let path = fixtures().join("containers/dxc110/gs_primitives-triangleadj.dxbc");
    let file = fs::read(path).expect("a container");
    let (mut container, _) = write::Container::read(&file).expect("a container");
    let mut parts = container.parts.iter_mut();
    let psv = parts.find_map(|part| match &mut part.data {
        PartData::Psv(psv) => Some(psv),
        _ => None,
    });
    psv.expect("a part").signatures.inputs[1].semantic_name.0 = 1;
    let changed = container.write().expect("a container");
    assert_ne!(changed, file);
    assert_eq!(validate(&changed).findings, []);
}

/// A module that was changed by hand may name what it does not have.
#[test]
fn ids_that_are_missing_are_findings() {
    let text = "define void @main() {\n  br label %end\nend:\n  ret void\n}\n";
    let mut module = dxil_text::parse(text).expect("a module");
    let function = module.functions.values_mut().next().expect("a function");
    let body = function.body.as_mut().expect("a body");
    let target = BlockId::from_index(99).expect("an id");
    let branch = body.instructions.values_mut().next().expect("a branch");
    branch.kind = InstructionKind::Branch { target };
    assert!(!validate_module(module).findings.is_empty());
}

/// DXC writes the newest version of DXIL into libraries of the shader model 6.x.
#[test]
fn version_of_offline_libraries() {
    let file = fs::read(fixtures().join("stripped/structs-linked.dxbc")).expect("a container");
    let findings = validate(&file).findings;
    let names: Vec<_> =
        findings.iter().filter_map(|it| it.dxc).map(dxil_validate::dxc::Rule::name).collect();
    assert_eq!(names, ["META.VERSIONSUPPORTED"], "the library states no version of the validator");
}

/// The names of the rules that a container breaks whose module is changed.
fn names_of_changed(name: &str, change: impl FnOnce(&mut Module)) -> Vec<&'static str> {
    let path = fixtures().join("containers/dxc110").join(name).with_extension("dxbc");
    let file = fs::read(path).expect("a container");
    let (mut container, _) = write::Container::read(&file).expect("a container");
    let Some(PartData::Program(program)) = container.part_mut(FourCC::DXIL) else {
        panic!("no program")
    };
    let mut module = dxil_bitcode::read(&program.bitcode).expect("a module");
    change(&mut module);
    program.set_bitcode(dxil_bitcode::write(&module).expect("bitcode"));
    let report = validate(&container.write().expect("a container"));
    report.findings.iter().filter_map(|it| it.dxc).map(dxil_validate::dxc::Rule::name).collect()
}

/// The assembler takes out what other parts have, and what compilers have for themselves: a program has no such metadata.
#[test]
fn named_metadata_of_programs() {
    let others = [
        "dx.counters",
        "dx.intermediateOptions",
        "dx.source.contents",
        "dx.subobjects",
        "llvm.dbg.cu",
    ];
    for name in others.into_iter().chain(["llvm.ident"]) {
        let names = names_of_changed("cs_wave_barrier", |module| {
            module.named_metadata.retain(|it| it.name != name);
            module.named_metadata.push(NamedMetadata { name: name.into(), nodes: [].into() });
        });
        let expected: &[_] = if name == "llvm.ident" { &[] } else { &["META.KNOWN"] };
        assert_eq!(names, expected, "{name}");
    }
}

/// The validator takes no dependencies for those of a module whose state is all zeros, and reads on after a short one.
#[test]
fn dependencies_that_are_stated_in_part() {
    let differ = ["CONTAINER.CONTENTMATCHES", "CONTAINER.PARTMATCHES"];
    let with_state = |words: fn(&mut Vec<u32>)| {
        names_of_changed("vs_position", |module| {
            let mut metadata = ShaderMetadata::read(module).expect("metadata");
            words(&mut metadata.view_id_state.as_mut().expect("dependencies").0);
            metadata.write(module);
        })
    };
    assert_eq!(with_state(|_| {}), [""; 0]);
    assert_eq!(with_state(|words| words.push(7)), [""; 0], "the rest is not read");
    assert_eq!(with_state(|words| words.truncate(2)), differ);
    assert_eq!(with_state(|words| *words = vec![0]), differ, "the part has dependencies");
}

/// What `PSV0` says of a texture is compared with the operations on it, also where the metadata does not state their use, and
/// DXC's assembler writes no use.
#[test]
fn uses_of_atomic_operations_are_found_in_the_code() {
    let path = fixtures().join("containers/dxc110/cs_int64-typed.dxbc");
    let file = fs::read(path).expect("a container");
    let (mut container, _) = write::Container::read(&file).expect("a container");
    let Some(PartData::Program(program)) = container.part_mut(FourCC::DXIL) else {
        panic!("no program")
    };
    let mut module = dxil_bitcode::read(&program.bitcode).expect("a module");
    let mut metadata = ShaderMetadata::read(&module).expect("metadata");
    let entries = metadata.entry_points.iter_mut().map(|it| &mut it.resources);
    for resources in entries.chain([&mut metadata.resources]).flatten() {
        for uav in resources.uavs.iter_mut().flatten() {
            if let ResourceContent::Uav(Uav { properties: Some(properties), .. }) = &mut uav.content
            {
                properties.0.retain(|it| !matches!(it, ResourceProperty::Atomic64Use(_)));
            }
        }
    }
    metadata.write(&mut module);
    program.set_bitcode(dxil_bitcode::write(&module).expect("bitcode"));
    let named = |container: &write::Container| -> Vec<_> {
        let report = validate(&container.write().expect("a container"));
        report.findings.iter().filter_map(|it| it.dxc).map(dxil_validate::dxc::Rule::name).collect()
    };
    assert_eq!(named(&container), [""; 0]);
    let Some(PartData::Psv(psv)) = container.part_mut(FourCC::PSV0) else { panic!("no PSV0") };
    psv.resources.iter_mut().for_each(|it| it.flags = ResourceFlags::default());
    assert_eq!(named(&container), ["CONTAINER.CONTENTMATCHES", "CONTAINER.PARTMATCHES"]);
}

/// Until validator 1.7, a flag followed from subobjects, which the module does not have: it may state the flag though the
/// container has no such subobjects, and then no function of `RDAT` has it.
#[test]
fn the_flag_of_subobjects_that_a_library_lacks() {
    let path = fixtures().join("containers/dxc110/lib_resources-validator_1_5.dxbc");
    let file = fs::read(path).expect("a container");
    let (mut container, _) = write::Container::read(&file).expect("a container");
    let Some(PartData::Program(program)) = container.part_mut(FourCC::DXIL) else {
        panic!("no program")
    };
    let mut module = dxil_bitcode::read(&program.bitcode).expect("a module");
    let mut metadata = ShaderMetadata::read(&module).expect("metadata");
    let entry = &mut metadata.entry_points[0];
    let flags = entry.flags() | ShaderFlags::RaytracingTier1_1;
    entry.properties.as_mut().expect("properties").set(EntryProperty::Flags(flags));
    metadata.write(&mut module);
    program.set_bitcode(dxil_bitcode::write(&module).expect("bitcode"));
    let Some(PartData::Features(part)) = container.part_mut(FourCC::SFI0) else {
        panic!("no SFI0")
    };
    *part = Features::new(flags.features());
    let report = validate(&container.write().expect("a container"));
    let names: Vec<_> = report.findings.iter().filter_map(|it| it.dxc).collect();
    assert_eq!(names, []);
}

/// What a file chooses cannot change a terminal, and each kind of place is told.
#[test]
fn findings_are_printed() {
    use dxil_validate::validate::{Finding, Place, Report};

    let rule = Rule::with_id("V02").expect("a rule");
    let finding = |place| Finding { rule, dxc: None, message: "red\x1b[31m".into(), place };
    let part = FourCC::SHEX;
    let place = Place::Statement { part, token: 7, offset: 60 };
    let text = "define void @\"a\\1Bb\"() {\n  ret void\n}\n";
    let module = dxil_text::parse(text).expect("a module");
    let in_code =
        finding(Place::Module { function: module.functions.ids().next(), instruction: Some(0) });
    let findings = [
        finding(Place::File { part: None, offset: 4 }),
        finding(Place::File { part: Some(FourCC::PSV0), offset: 44 }),
        finding(place),
        finding(Place::Module { function: None, instruction: None }),
        in_code.clone(),
    ];
    let report = Report { findings: findings.into(), omitted: 2, module: Some(module) };
    expect_test::expect![[r"
        warning[V02]: red\u{1b}[31m (byte 0x4)
        warning[V02]: red\u{1b}[31m (PSV0, byte 0x2c)
        warning[V02]: red\u{1b}[31m (SHEX, token 7, byte 0x3c)
        warning[V02]: red\u{1b}[31m (the module)
        warning[V02]: red\u{1b}[31m (a\u{1b}b, instruction 0)
        and 2 more
    "]]
    .assert_eq(&report.to_string());
    assert_eq!(in_code.place.to_string(), "function 0, instruction 0");
}

/// A module that is not DXIL has one finding, which says so.
#[test]
fn modules_that_are_not_dxil() {
    let modern = "target triple = \"dxil-pc-shadermodel6.6-compute\"";
    let module = dxil_text::parse_as(modern, Dialect::Modern).expect("a module");
    let report = validate_module(module);
    let messages: Vec<_> = report.findings.iter().map(|it| it.message.as_str()).collect();
    assert_eq!(
        messages,
        [
            "the module is LLVM IR of modern LLVM, not DXIL: lower it first, with `dxil_lower::Pipeline::codegen` and \
          `dxil_lower::container`, or with `dxil llc`"
        ]
    );
    assert!(report.module.is_some() && !report.is_valid());
}

/// A module without a target is told how to state it.
#[test]
fn the_target_is_missing() {
    let file = fixtures().join("refusals/operations/derivative_of_threads_2_2_1.ll");
    let mut module = dxil_text::parse(fs::read(file).expect("a file")).expect("a module");
    module.target_triple.clear();
    let report = validate_module(module);
    let messages: Vec<_> = report.findings.iter().map(|it| it.message.as_str()).collect();
    assert_eq!(messages, [r#"the module has no target; add `target triple = "dxil-ms-dx"`"#]);
}
