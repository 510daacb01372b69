//! The rules of `dxil::check`, and the page about them.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use dxil::File;
use dxil::calls::Call;
use dxil::check::{Finding, Options, Rule, check};
use dxil::inspect::InstructionLines;
use dxil_container::layout::ShaderKind;
use dxil_ir::build::FunctionBuilder;
use dxil_ir::{Function, FunctionId, InstructionKind, Module, NamedMetadata, Type, TypeId, Value};
use dxil_ops::{OpCode, Overload, ShaderStage, Target, Version, ops};

fn path(container: &str) -> std::path::PathBuf {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures/containers");
    corpus.join(container).with_extension("dxbc")
}

fn module(container: &str) -> Module {
    let bytes = fs::read(path(container)).expect("a container");
    File::open(&bytes).and_then(|file| file.module()).expect("a module")
}

fn findings(module: &Module, version: Option<Version>) -> Vec<Finding> {
    check(module, Options { version, ..Options::default() }).expect("DXIL").findings
}

fn strict_findings(module: &Module) -> Vec<Finding> {
    check(module, Options { strict: true, ..Options::default() }).expect("DXIL").findings
}

/// Puts a value in the place of an operand of the first call of an operation; the opcode is operand 0.
fn set(module: &mut Module, op: OpCode, index: usize, value: Option<u64>) {
    let call = Call::all(module).find(|call| call.operation(module) == Some(op)).expect("a call");
    let (caller, instruction) = (call.caller, call.instruction);
    let old = call.arguments[index].constant().expect("a constant");
    let ty = module.constants[old].ty;
    let new = match value {
        Some(value) => module.constants.integer(&module.types, ty, value),
        None => module.constants.undef(ty),
    };
    let body = module.functions[caller].body.as_mut().expect("a body");
    let InstructionKind::Call { arguments, .. } = body.instructions[instruction].kind else {
        panic!("no call")
    };
    body.list_mut(arguments)[index] = Value::Constant(new);
}

fn function(module: &Module, name: &str) -> FunctionId {
    module.function_named(name.into()).expect("a function")
}

fn rename(module: &mut Module, from: &str, to: &str) {
    let id = function(module, from);
    module.functions[id].name = to.into();
}

/// A module that breaks the rule, made of a valid one, and what is found then.
fn broken(rule: Rule) -> Vec<Finding> {
    let mut version = None;
    let mut it = module("dxc110/cs_heap");
    match rule {
        Rule::ConstantOpcode => set(&mut it, OpCode::BufferStore, 0, None),
        Rule::KnownOpcode => set(&mut it, OpCode::BufferStore, 0, Some(10_000)),
        Rule::ReservedOpcode => {
            // The validator lets those pass that are not experimental.
            let mut ops = OpCode::ALL.iter().filter(|op| op.is_experimental());
            let reserved = ops.find(|op| op.is_reserved()).expect("one");
            set(&mut it, OpCode::BufferStore, 0, Some(reserved.to_u32().into()));
            rename(&mut it, "dx.op.bufferStore.f32", "dx.op.reserved");
        }
        Rule::FunctionName => rename(&mut it, "dx.op.bufferStore.f32", "dx.op.bufferStoer.f32"),
        Rule::OpcodeOfFunction => set(&mut it, OpCode::BufferStore, 0, Some(13)),
        Rule::Signature => rename(&mut it, "dx.op.bufferStore.f32", "dx.op.bufferStore.i32"),
        Rule::Version => version = Some(Version::V1_5),
        Rule::Stage => {
            let prefix = it.metadata.string("vs");
            let node = it.named_metadata("dx.shaderModel").expect("a target").nodes[0];
            let mut operands = it.metadata.operands(node).to_vec();
            operands[0] = Some(prefix);
            let node = it.metadata.tuple(&operands);
            let named = it.named_metadata.iter_mut().find(|named| named.name == "dx.shaderModel");
            named.expect("a target").nodes = [node].into();
        }
        Rule::Overload => rename(&mut it, "dx.op.sampleLevel.f32", "dx.op.sampleLevel.f64"),
        Rule::ConstantOperand => set(&mut it, OpCode::BufferStore, 8, None),
        Rule::OperandRange => set(&mut it, OpCode::BufferStore, 8, Some(16)),
        Rule::OperandMeaning => {
            it = module("dxc110/ps_debug-embedded");
            set(&mut it, OpCode::CreateHandle, 1, Some(7));
        }
        Rule::Barrier => {
            it = module("dxc110/cs_system_values");
            set(&mut it, OpCode::Barrier, 1, Some(1));
        }
        _ => panic!("{rule} lacks a module that breaks it"),
    }
    findings(&it, version)
}

/// The page has a row for each rule, with what is said of a module that breaks it.
#[test]
fn every_rule_is_on_the_page() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/check.md");
    let page = fs::read_to_string(page).expect("the page");
    let rows: Vec<_> = page.lines().filter(|line| line.starts_with("| C")).collect();
    let expected = Rule::ALL.iter().map(|&rule| {
        let findings = broken(rule);
        let found = findings.iter().find(|finding| finding.rule == rule);
        let message = &found.unwrap_or_else(|| panic!("{rule}: {findings:?}")).message;
        format!("| {rule} | {} | {message} |", rule.title())
    });
    assert_eq!(rows, expected.collect::<Vec<_>>());
}

/// All of a call's mistakes are told, each once.
#[test]
fn a_call_may_break_several_rules() {
    let mut it = module("dxc110/cs_heap");
    set(&mut it, OpCode::SampleLevel, 7, Some(9));
    set(&mut it, OpCode::BufferStore, 8, Some(0));
    rename(&mut it, "dx.op.bufferStore.f32", "dx.op.bufferStore.f64");
    let found = findings(&it, Some(Version::V1_5));
    let rules = |op: &str| -> Vec<_> {
        found.iter().filter(|it| it.message.contains(op)).map(|it| it.rule.id()).collect()
    };
    // Without its overloads, the operands of an operation are not looked at.
    assert_eq!(rules("BufferStore"), ["C09", "C06"]);
    // Until DXIL 1.6, texel offsets are small constants.
    assert_eq!(rules("SampleLevel"), ["C11"]);
    assert_eq!(rules("CreateHandleFromHeap"), ["C07"; 3]);
}

/// Adds a function that nothing calls, and that calls one with an opcode and operands of 0.
fn call(it: &mut Module, name: &str, opcode: u32, result: TypeId, operands: &[TypeId]) {
    let (void, i32) = (it.types.void(), it.types.integer(32));
    let parameters = [&[i32], operands].concat();
    let ty = it.types.function(result, &parameters);
    let (callee, _) = it.add_function(Function::new(name, ty));
    let opcode = it.constants.integer(&it.types, i32, opcode.into());
    let zeros = operands.iter().map(|&ty| it.constants.null(&it.types, ty));
    let arguments: Vec<_> = [opcode].into_iter().chain(zeros).map(Value::Constant).collect();
    let ty = it.types.function(void, &[]);
    let (caller, _) = it.add_function(Function::new("uncalled", ty));
    let target = Target::new(Version::V1_0, ShaderStage::Library);
    let b = FunctionBuilder::new(it, caller, target).expect("a function");
    b.switch_to_block(b.add_block("")).expect("a block");
    b.call(callee, &arguments).expect("a call");
    b.ret_void().expect("the end");
    b.finish().expect("a body");
}

/// Findings that the validator accepts are reported on demand.
#[test]
fn strictness_is_asked_for() {
    let mut wave = module("dxc110/cs_wave_size-6_6");
    set(&mut wave, OpCode::WaveActiveOp, 3, Some(100));
    let mut library = module("dxc110/lib_raytracing-6_10");
    rename(&mut library, "dx.op.traceRay.struct.Payload", "dx.op.noSuchClass.struct.Payload");
    let mut other = module("dxc110/lib_raytracing-6_10");
    rename(&mut other, "dx.op.traceRay.struct.Payload", "dx.op.callShader.struct.Payload");
    let mut object = module("dxc110/lib_raytracing-6_10");
    rename(&mut object, "dx.op.createHandleForLib.dx.types.Handle", "dx.op.barrier");
    let (mut reserved, mut vector) = (module("dxc110/cs_heap"), module("dxc110/cs_heap"));
    let (void, float) = (reserved.types.void(), vector.types.intern(Type::Float));
    call(&mut reserved, "dx.op.reserved", 226, void, &[]);
    let float4 = vector.types.intern(Type::Vector { element: float, length: 4 });
    call(&mut vector, "dx.op.unary.v4f32", OpCode::Sin.to_u32(), float4, &[float4]);
    let cases = [
        (reserved, Rule::ReservedOpcode),
        (vector, Rule::Version),
        (wave, Rule::OperandMeaning),
        (library, Rule::FunctionName),
        (other, Rule::OpcodeOfFunction),
        (object, Rule::OpcodeOfFunction),
    ];
    for (module, rule) in cases {
        assert_eq!(findings(&module, None), []);
        let found = strict_findings(&module);
        assert!(!found.is_empty() && found.iter().all(|it| it.rule == rule), "{found:?}");
    }
}

/// Before DXIL 1.9 the validator refuses only those operations on native vectors that are new.
#[test]
fn vectors_have_no_version() {
    let module = module("dxc110/cs_vectors-float");
    let refused = |strict| -> BTreeSet<_> {
        let options = Options { version: Some(Version::V1_8), strict };
        let findings = check(&module, options).expect("DXIL").findings;
        assert!(findings.iter().all(|it| it.rule == Rule::Version), "{findings:?}");
        let op = |it: &Finding| it.message.split(' ').next().map(str::to_owned);
        findings.iter().filter_map(op).collect()
    };
    let (loose, strict) = (refused(false), refused(true));
    assert_eq!(Vec::from_iter(&loose), ["RawBufferVectorLoad", "RawBufferVectorStore"]);
    assert!(strict.is_superset(&loose) && strict.contains("FDot"), "{strict:?}");
}

/// Native 16-bit types need DXIL 1.2 where an entry point calls the function.
#[test]
fn native_types_are_those_of_entry_points() {
    let mut module = module("dxc110/cs_16bit-native");
    let half = module.types.intern(Type::Half);
    call(&mut module, "dx.op.unary.f16", OpCode::Sin.to_u32(), half, &[half]);
    let of_sin = |findings: Vec<Finding>| {
        let rules = findings.into_iter().filter(|it| it.message.starts_with("Sin "));
        rules.map(|it| it.rule).collect::<Vec<_>>()
    };
    let strict = Options { version: Some(Version::V1_1), strict: true };
    assert_eq!(of_sin(check(&module, strict).expect("DXIL").findings), [Rule::Version]);
    assert_eq!(of_sin(findings(&module, Some(Version::V1_1))), []);
    // The entry point calls it.
    let (main, uncalled) = (function(&module, "main"), function(&module, "uncalled"));
    module.functions[main].body = None;
    let b =
        FunctionBuilder::new(&mut module, main, Target::new(Version::V1_1, ShaderStage::Compute));
    let b = b.expect("a function");
    b.switch_to_block(b.add_block("")).expect("a block");
    b.call(uncalled, &[]).expect("a call");
    b.ret_void().expect("the end");
    b.finish().expect("a body");
    assert_eq!(of_sin(findings(&module, Some(Version::V1_1))), [Rule::Version]);
}

/// The validator accepts one column more than a vector has.
#[test]
fn a_column_may_be_one_more() {
    for (column, found, strictly) in [(3, 0, 0), (4, 0, 1), (5, 1, 1)] {
        let mut it = module("dxc110/ps_debug-embedded");
        set(&mut it, OpCode::LoadInput, 3, Some(column));
        for (expected, findings) in [(found, findings(&it, None)), (strictly, strict_findings(&it))]
        {
            assert_eq!(findings.len(), expected, "column {column}: {findings:?}");
            assert!(findings.iter().all(|it| it.rule == Rule::OperandRange), "{findings:?}");
        }
    }
}

/// A library with an entry point of this kind that calls a function, which takes a derivative.
fn library(kind: ShaderKind) -> Module {
    let mut it = Module::new();
    let (void, float) = (it.types.void(), it.types.intern(Type::Float));
    let ty = it.types.function(void, &[float]);
    let (helper, _) = it.add_function(Function::new("helper", ty));
    let (entry, entry_address) = it.add_function(Function::new("entry", ty));
    let target = Target::new(Version::V1_5, ShaderStage::Library);
    let b = FunctionBuilder::new(&mut it, helper, target).expect("a function");
    b.switch_to_block(b.add_block("")).expect("a block");
    b.op(ops::DerivCoarseX { value: Value::Argument(0) }, &[Overload::F32]).expect("a call");
    b.ret_void().expect("the end");
    b.finish().expect("a body");
    let b = FunctionBuilder::new(&mut it, entry, target).expect("a function");
    b.switch_to_block(b.add_block("")).expect("a block");
    b.call(helper, &[Value::Argument(0)]).expect("a call");
    b.ret_void().expect("the end");
    b.finish().expect("a body");

    let i32 = it.types.integer(32);
    let mut number = |number: u16| {
        let constant = it.constants.integer(&it.types, i32, number.into());
        Some(it.metadata.constant(constant))
    };
    let (five, six, kind_tag, kind) = (number(5), number(6), number(8), number(kind.0));
    let (prefix, name) = (it.metadata.string("lib"), it.metadata.string("entry"));
    let entry = it.metadata.constant(entry_address);
    let properties = it.metadata.tuple(&[kind_tag, kind]);
    let model = it.metadata.tuple(&[Some(prefix), six, five]);
    let first = it.metadata.tuple(&[None, Some(name), None, None, None]);
    let entry = it.metadata.tuple(&[Some(entry), Some(name), None, None, Some(properties)]);
    for (name, nodes) in [("dx.shaderModel", vec![model]), ("dx.entryPoints", vec![first, entry])] {
        it.named_metadata.push(NamedMetadata { name: name.into(), nodes: nodes.into() });
    }
    it
}

/// A function of a library is judged as such, and in a strict check also in the stages of the entry points that call it.
#[test]
fn functions_are_judged_by_their_callers() {
    assert_eq!(strict_findings(&library(ShaderKind::Pixel)), []);
    let module = library(ShaderKind::Miss);
    assert_eq!(findings(&module, None), []);
    let found = strict_findings(&module);
    let [finding] = &found[..] else { panic!("{found:?}") };
    assert_eq!((finding.rule, finding.number), (Rule::Stage, 0));
    assert_eq!(finding.function, function(&module, "helper"));
    assert!(finding.message.starts_with("DerivCoarseX is not valid in miss"), "{finding:?}");
}

/// Lines are those of the text that `dxil dis` prints, also where that is of another module.
#[test]
fn lines_are_those_of_the_disassembly() {
    for container in ["dxc110/cs_heap", "dxc110/ps_debug-embedded_6_7", "dxc110/lib_raytracing-6_7"]
    {
        let bytes = fs::read(path(container)).expect("a container");
        let file = File::open(&bytes).expect("a file");
        let module = file.module().expect("a module");
        let lines = InstructionLines::new(&file, &module).expect("text");
        let text = dxil::disassemble_file(&bytes, dxil::text::Style::Dxc).expect("text");
        let text: Vec<_> = text.split(|&byte| byte == b'\n').collect();
        let found = findings(&module, Some(Version::V1_0));
        assert!(!found.is_empty());
        for finding in found {
            let (number, line) = lines.line(finding.function, finding.number).expect("a line");
            assert_eq!(&**line, text[number - 1]);
            let op = finding.message.split(' ').next().expect("an operation");
            let comment = format!("; {op}(");
            assert!(line.to_string().contains(&comment), "{line} is no line of {op}");
        }
    }
}

/// Files of compilers that DXC's validator accepts have no findings, strict or not.
#[test]
fn valid_containers_have_no_findings() {
    let mut count = 0;
    for folder in [".", "../producers"] {
        let verdicts = path(&format!("{folder}/verdicts")).with_extension("tsv");
        let verdicts = fs::read_to_string(verdicts).expect("verdicts");
        for container in verdicts.lines().filter_map(|line| line.strip_suffix("\tvalid")) {
            let bytes = fs::read(path(&format!("{folder}/{container}"))).expect("a container");
            // A root signature has no module.
            let Ok(module) = File::open(&bytes).and_then(|file| file.module()) else { continue };
            let found = strict_findings(&module);
            assert!(found.is_empty(), "{container}: {found:#?}");
            count += 1;
        }
    }
    assert!(count > 280, "{count} modules");
}

/// Mesa 22.3 took the square root of a double, as DXIL cannot.
#[test]
fn mistakes_of_other_producers_are_found() {
    let found = findings(&module("../producers/mesa/cs_wide-22_3"), None);
    let [finding] = &found[..] else { panic!("{found:?}") };
    assert_eq!(
        (finding.rule, &*finding.message),
        (Rule::Overload, "Sqrt has no overload f64; it has f16, f32")
    );
}
