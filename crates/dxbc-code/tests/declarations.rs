//! What programs of FXC declare, as types: against the other parts that FXC writes beside them.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use dxbc_code::enumeration::{GlobalFlags, ResourceDimension, SamplerMode};
use dxbc_code::{
    Argument, Declaration, Instruction, OpClass, Opcode, Outline, Program, RangeKind, Statement,
};
use dxil_container::layout::rdef::{ResourceDimension as Shape, ShaderInputFlags, ShaderInputType};
use dxil_container::read::{Container, Interfaces, PartView, ResourceDefinitions, Statistics};
use dxil_format::{ResourceClass, ShaderKind};
use dxil_ops::ShaderModel;

/// The containers of FXC in the repository, with their paths.
fn files() -> Vec<(PathBuf, Vec<u8>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures/containers/fxc");
    let entries = fs::read_dir(folder).expect("a folder");
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "dxbc"));
    paths.sort();
    paths.into_iter().map(|path| (path.clone(), fs::read(path).expect("a file"))).collect()
}

/// A program with the parts beside it.
struct Parts<'a> {
    program: Vec<u8>,
    definitions: Option<ResourceDefinitions<'a>>,
    statistics: Option<Statistics<'a>>,
    interfaces: Option<Interfaces<'a>>,
}

fn parts<'a>(container: &Container<'a>) -> Option<Parts<'a>> {
    let mut parts =
        Parts { program: Vec::new(), definitions: None, statistics: None, interfaces: None };
    for part in container.parts() {
        match part.view() {
            Ok(PartView::Bytecode(_)) => parts.program = part.data().to_vec(),
            Ok(PartView::ResourceDefinitions(it)) => parts.definitions = Some(it),
            Ok(PartView::Statistics(it)) => parts.statistics = Some(it),
            Ok(PartView::Interfaces(it)) => parts.interfaces = Some(it),
            _ => {}
        }
    }
    (!parts.program.is_empty()).then_some(parts)
}

/// Calls the function with each program of the repository.
fn for_each(mut each: impl FnMut(&str, &Parts<'_>, &Program<'_>, &Outline)) {
    for (path, file) in files() {
        let container = Container::parse(&file).expect("a container");
        let Some(parts) = parts(&container) else { continue };
        let program = Program::parse(&parts.program).expect("a program");
        let outline = program.outline().expect("a program of FXC");
        each(&path.display().to_string(), &parts, &program, &outline);
    }
}

#[test]
fn every_declaration_has_a_type() {
    let mut opcodes = BTreeSet::new();
    for_each(|path, _, program, _| {
        for located in program.statements() {
            let Statement::Instruction(it) = located.expect("a statement").statement else {
                continue;
            };
            let is_declaration = it.opcode.class() == OpClass::Declaration;
            let declaration = Declaration::of(&it, program.model);
            assert_eq!(declaration.is_some(), is_declaration, "{path}: {it:?}");
            opcodes.extend(is_declaration.then_some(it.opcode));
        }
    });
    let all = Opcode::ALL.iter().filter(|it| it.class() == OpClass::Declaration);
    let missing: Vec<_> = all.filter(|it| !opcodes.contains(it)).collect();
    // No program of the repository has these.
    let rare = [
        Opcode::DclHsMaxTessFactor,
        Opcode::DclHsJoinPhaseInstanceCount,
        Opcode::DclTgsmStructured,
    ];
    assert_eq!(missing, rare.each_ref());
}

/// The class and number of a resource of `RDEF`.
fn class(kind: ShaderInputType) -> ResourceClass {
    match kind {
        ShaderInputType::CBuffer => ResourceClass::CBuffer,
        ShaderInputType::Sampler => ResourceClass::Sampler,
        ShaderInputType::TBuffer
        | ShaderInputType::Texture
        | ShaderInputType::Structured
        | ShaderInputType::ByteAddress => ResourceClass::SRV,
        _ => ResourceClass::UAV,
    }
}

/// The shape in `RDEF` of a shape in a program.
fn shape(dimension: ResourceDimension) -> Shape {
    match dimension {
        ResourceDimension::Buffer => Shape::Buffer,
        ResourceDimension::Texture1D => Shape::Texture1D,
        ResourceDimension::Texture2D => Shape::Texture2D,
        ResourceDimension::Texture2DMS => Shape::Texture2DMS,
        ResourceDimension::Texture3D => Shape::Texture3D,
        ResourceDimension::TextureCube => Shape::TextureCube,
        ResourceDimension::Texture1DArray => Shape::Texture1DArray,
        ResourceDimension::Texture2DArray => Shape::Texture2DArray,
        ResourceDimension::Texture2DMSArray => Shape::Texture2DMSArray,
        ResourceDimension::TextureCubeArray => Shape::TextureCubeArray,
        _ => Shape::Unknown,
    }
}

#[test]
fn kinds_of_resources_are_those_of_the_reflection_data() {
    let mut kinds = BTreeMap::<_, usize>::new();
    for_each(|path, parts, program, outline| {
        let Some(definitions) = &parts.definitions else { return };
        for range in &outline.ranges {
            let binding = definitions.bindings.iter().find(|it| {
                let id = definitions.space(it).filter(|_| program.model.minor == 1);
                let id = id.filter(|_| program.model.major == 5);
                class(it.input_type) == range.class
                    && match id {
                        Some(space) => space.id == range.id,
                        None => (it.bind_point..it.bind_point + it.bind_count).contains(&range.id),
                    }
            });
            let binding = binding.unwrap_or_else(|| panic!("{path}: {range:?}"));
            let ty = binding.input_type;
            *kinds.entry(ty).or_default() += 1;
            let is_alike = match range.kind {
                RangeKind::ConstantBuffer { .. } => ty == ShaderInputType::CBuffer,
                RangeKind::Sampler(mode) => {
                    (mode == SamplerMode::Comparison)
                        == binding.flags.contains(ShaderInputFlags::ComparisonSampler)
                }
                RangeKind::Raw => {
                    matches!(ty, ShaderInputType::ByteAddress | ShaderInputType::UavRwByteAddress)
                }
                RangeKind::Structured { stride } => stride == binding.sample_count,
                // A buffer of constants that is read as a typed one has no shape.
                RangeKind::Typed { dimension, .. } if ty == ShaderInputType::TBuffer => {
                    dimension == ResourceDimension::Buffer
                }
                RangeKind::Typed { dimension, .. } => shape(dimension) == binding.dimension,
            };
            assert!(is_alike, "{path}: {range:?}, {ty:?} {:?}", binding.dimension);
            let counts = ty == ShaderInputType::UavRwStructuredWithCounter;
            assert_eq!(range.access.has_counter, counts, "{path}: {range:?}");
        }
    });
    assert!(kinds.len() >= 12, "{kinds:?}");
}

#[test]
fn counts_are_those_of_the_statistics() {
    let (mut hulls, mut doubles) = (0, 0);
    for_each(|path, parts, program, outline| {
        let model = program.model;
        let has_doubles = outline.flags.contains(GlobalFlags::EnableDoublePrecisionFloatOps);
        doubles += usize::from(has_doubles);
        assert_eq!(outline.thread_group.is_some(), program.kind == ShaderKind::Compute, "{path}");
        let Some(statistics) = &parts.statistics else { return };
        let declared = |find: fn(&Declaration<'_>) -> Option<u32>| {
            program.statements().find_map(|it| match it.expect("a statement").statement {
                Statement::Instruction(it) => find(&Declaration::of(&it, model)?),
                Statement::CustomData(_) => None,
            })
        };
        let counts = statistics.counts;
        let temps = declared(|it| if let Declaration::Temps(it) = it { Some(*it) } else { None });
        // The temporary registers of a hull shader are those of its phases.
        if program.kind != ShaderKind::Hull {
            assert_eq!(counts.temp_register_count, temps.unwrap_or_default(), "{path}");
        }
        let most =
            declared(|it| if let Declaration::MaxOutput(it) = it { Some(*it) } else { None });
        assert_eq!(counts.gs_max_output_vertex_count, most.unwrap_or_default(), "{path}");
        assert_eq!(outline.phases.is_empty(), program.kind != ShaderKind::Hull, "{path}");
        if let Some([first, .., last]) = outline.phases.get(..) {
            assert_eq!((first.opcode, last.tokens.end), (Opcode::HsDecls, program.token_count()));
            let sm5 = statistics.sm5.expect("shader model 5");
            let domain = declared(|it| match it {
                Declaration::TessellatorDomain(domain) => Some(domain.number()),
                _ => None,
            });
            assert_eq!(domain, Some(sm5.tessellator_domain.0), "{path}");
            let points = declared(|it| match it {
                Declaration::OutputControlPoints(count) => Some(*count),
                _ => None,
            });
            assert_eq!(points, Some(sm5.control_points), "{path}");
            hulls += 1;
        }
    });
    assert!(hulls >= 5 && doubles >= 3, "{hulls} hull shaders, {doubles} with doubles");
}

/// `IFCE` has a slot for each element of an interface, and a table for each type that can be bound.
#[test]
fn interfaces_are_those_of_their_part() {
    let mut interfaces = 0;
    for_each(|path, parts, _, outline| {
        for interface in &outline.interfaces {
            for table in &interface.tables {
                let bodies = outline.function_tables.get(table).map(Vec::len);
                let functions = usize::try_from(interface.functions).ok();
                assert_eq!(bodies, functions, "{path}: {interface:?}");
            }
        }
        let tables = outline.function_tables.values().flatten();
        assert!(tables.clone().all(|body| outline.function_bodies.contains(body)), "{path}");
        let declared: u32 = outline.interfaces.iter().map(|it| it.length).sum();
        let Some(part) = &parts.interfaces else {
            assert_eq!(declared, 0, "{path}");
            return;
        };
        let slots: u32 = part.slots.iter().map(|it| it.slot_count).sum();
        assert!(declared <= slots, "{path}: {declared} of {slots}");
        interfaces += outline.interfaces.len();
    });
    assert!(interfaces >= 4, "{interfaces} interfaces");
}

/// A table and an interface whose lengths are not those of their tokens have no type, and neither have values without a
/// meaning.
#[test]
fn wrong_lengths_and_values_have_no_type() {
    let model = ShaderModel { major: 5, minor: 0 };
    let table = |length| {
        let bodies = Argument::Tokens(vec![4, 5]);
        let arguments = [Argument::Token(1), Argument::Token(length), bodies];
        Instruction::new(Opcode::DclFunctionTable, arguments)
    };
    let two = table(2);
    let Some(Declaration::FunctionTable(it)) = Declaration::of(&two, model) else { panic!() };
    assert_eq!((it.number, it.bodies), (1, &[4, 5][..]));
    assert_eq!(Declaration::of(&table(3), model), None);
    let interface = |lengths| {
        let tables = Argument::Tokens(vec![7, 8, 9]);
        let arguments = [Argument::Token(2), Argument::Token(6), Argument::Token(lengths), tables];
        Instruction::new(Opcode::DclInterface, arguments)
    };
    let declared = interface(5 << 16 | 3);
    let Some(Declaration::Interface(it)) = Declaration::of(&declared, model) else { panic!() };
    assert_eq!((it.number, it.functions, it.length, it.tables), (2, 6, 5, &[7, 8, 9][..]));
    assert_eq!(Declaration::of(&interface(5 << 16 | 2), model), None);
    let mut topology = Instruction::new(Opcode::DclOutputTopology, []);
    assert!(Declaration::of(&topology, model).is_some());
    topology.controls = 6 << 11;
    assert_eq!(Declaration::of(&topology, model), None);
}
