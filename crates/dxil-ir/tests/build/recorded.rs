//! What builders declare against what DXC declared: the recordings in `tests/fixtures/calls`.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use dxil_ir::build::{Error, ErrorKind, FunctionBuilder};
use dxil_ir::{Attribute, Function, FunctionId, Module, StructBody, Type};
use dxil_ops::{FunctionName, OpCode, Overload, ShaderModel, ShaderStage, Target, Version};

/// A line such as `declare float @dx.op.unary.f32(i32, float) | nounwind | opcodes 12 13`.
struct Declaration<'a> {
    /// Such as `float (i32, float)`.
    ty: String,
    name: &'a str,
    attributes: Vec<&'a str>,
    ops: Vec<OpCode>,
}

impl<'a> Declaration<'a> {
    fn parse(line: &'a str) -> Option<Self> {
        let mut parts = line.strip_prefix("declare ")?.split(" | ");
        let (prototype, attributes, opcodes) = (parts.next()?, parts.next()?, parts.next()?);
        let (result, rest) = prototype.split_once(" @").expect("a name");
        let (name, parameters) = match rest.strip_prefix('"') {
            Some(quoted) => quoted.split_once('"').expect("a closing quote"),
            None => rest.split_at(rest.find('(').expect("parameters")),
        };
        let opcodes = opcodes.strip_prefix("opcodes ").expect("opcodes").split(' ');
        Some(Self {
            ty: format!("{result} {parameters}"),
            name,
            attributes: attributes.split(' ').collect(),
            ops: opcodes.map(opcode).collect(),
        })
    }

    /// Builds a call of the operation, in a function of the first kind that may make it.
    fn build(&self, op: OpCode, profile: Profile) -> (Module, FunctionId) {
        let Profile { version, native_16bit, .. } = profile;
        let targets = profile.stages().into_iter();
        let mut targets = targets.map(|stage| Target { version, stage, native_16bit });
        let built = targets.find_map(|target| match self.build_for(op, target) {
            Ok(built) => Some(built),
            Err(error) if matches!(error.kind(), ErrorKind::Operation(_)) => None,
            Err(error) => panic!("{}: {error}", self.name),
        });
        built.unwrap_or_else(|| panic!("{op}: nothing in {version} may call {}", self.name))
    }

    fn build_for(&self, op: OpCode, target: Target) -> Result<(Module, FunctionId), Error> {
        let name = FunctionName::parse(self.name).expect("a function of an operation");
        let overloads = name.overloads();
        let mut module = Module::new();
        overloads.iter().for_each(|&overload| define(&mut module, overload));
        let void = module.types.intern(Type::Void);
        let ty = module.types.function(void, &[]);
        let (main, _) = module.add_function(Function::new("main", ty));
        let mut b = FunctionBuilder::new(&mut module, main, target)?;
        b.switch_to_block(b.add_block(""))?;
        let mut arguments = Vec::new();
        for argument in op.signature().arguments() {
            let mut ty = b.op_type(argument.ty(), overloads)?;
            if argument.name() == "payload" && self.ty.ends_with(" addrspace(3)*)") {
                let pointee = b.module().types.pointee(ty).expect("a pointer");
                ty = b.module().types.intern(Type::Pointer { pointee, address_space: 3 });
            }
            arguments.push(b.undef(ty)?);
        }
        b.call_op(op, overloads, &arguments)?;
        let function = b.module().function_named(self.name.into()).expect("the function");
        Ok((module, function))
    }
}

/// Adds a struct of the program that an overload names. Its elements do not matter.
fn define(module: &mut Module, overload: Overload<'_>) {
    let (Overload::UserDefined(name) | Overload::Object(name)) = overload else { return };
    if !name.starts_with("dx.types.") && !is_matrix(overload) {
        let elements = [module.types.integer(32)].into();
        module.types.define_struct(name, StructBody { elements, packed: false });
    }
}

fn is_matrix(overload: Overload<'_>) -> bool {
    let ty = dxil_ops::Type::Overload.llvm(&[overload]).to_string();
    ty.starts_with("%dx.types.LinAlgMatrix")
}

fn opcode(text: &str) -> OpCode {
    let number = match text.strip_prefix("0x") {
        Some(digits) => u32::from_str_radix(digits, 16),
        None => text.parse(),
    };
    OpCode::from_u32(number.expect("a number")).expect("an opcode")
}

/// What a variant is compiled for.
#[derive(Clone, Copy)]
struct Profile {
    version: Version,
    stage: Option<ShaderStage>,
    native_16bit: bool,
}

impl Profile {
    /// A command such as `-T ps_6_2 -E main -enable-16bit-types`.
    fn parse(command: &str) -> Self {
        let mut words = command.split_whitespace();
        let profile = words.find(|word| *word == "-T").and_then(|_| words.next()).expect("-T");
        let parts: Vec<_> = profile.split('_').collect();
        let [stage, "6", minor] = parts[..] else { panic!("a profile: {profile}") };
        let version = match minor {
            "x" => Version::V1_10,
            minor => ShaderModel { major: 6, minor: minor.parse().expect("a number") }
                .version()
                .expect("a version of DXIL"),
        };
        let stage = match stage {
            "vs" => Some(ShaderStage::Vertex),
            "hs" => Some(ShaderStage::Hull),
            "ds" => Some(ShaderStage::Domain),
            "gs" => Some(ShaderStage::Geometry),
            "ps" => Some(ShaderStage::Pixel),
            "cs" => Some(ShaderStage::Compute),
            "as" => Some(ShaderStage::Amplification),
            "ms" => Some(ShaderStage::Mesh),
            "lib" => None,
            other => panic!("a stage: {other}"),
        };
        Self { version, stage, native_16bit: command.contains("-enable-16bit-types") }
    }

    fn stages(self) -> Vec<ShaderStage> {
        match self.stage {
            Some(ShaderStage::Hull) => vec![ShaderStage::Hull, ShaderStage::PatchConstant],
            Some(stage) => vec![stage],
            None => ShaderStage::ALL.to_vec(),
        }
    }
}

/// A recording: the structs, and the declarations of each variant.
fn recordings() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures/calls");
    let mut recordings: Vec<_> = fs::read_dir(folder)
        .expect("the fixtures are there")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|it| it == "txt"))
        .map(|path| (path.display().to_string(), fs::read_to_string(path).expect("text")))
        .collect();
    recordings.sort();
    recordings
}

/// The attributes of a declaration, in their order.
fn attributes(module: &Module, function: FunctionId) -> Vec<&'static str> {
    let set = module.functions[function].attributes.expect("attributes");
    let of_group = |attribute: &Attribute| match attribute {
        Attribute::Kind(kind) => kind.keyword(),
        other => panic!("{other:?}"),
    };
    let groups = module.attributes.groups(set);
    groups.flat_map(|(_, group)| group.attributes.iter().map(of_group)).collect()
}

/// The structs of a module that DXC defines, as lines.
fn structs(module: &mut Module) -> BTreeMap<String, String> {
    let known: Vec<_> =
        module.types.structs().values().map(|it| (it.name.to_string(), it.body.clone())).collect();
    let known = known.into_iter().filter(|(name, _)| name.starts_with("dx.types."));
    known
        .map(|(name, body)| {
            let body = module.types.intern(Type::Struct(body.expect("no opaque struct")));
            (format!("%{name}"), module.types.display(body).to_string())
        })
        .collect()
}

#[test]
fn declarations_are_those_of_dxc() {
    let (mut errors, mut reached, mut count) = (Vec::new(), BTreeSet::new(), 0);
    let mut all_structs = BTreeSet::new();
    for (path, text) in recordings() {
        let recorded: BTreeMap<_, _> =
            text.lines().filter_map(|line| line.split_once(" = type ")).collect();
        let mut profile = None;
        for line in text.lines() {
            if let Some(command) = line.strip_prefix("variant ") {
                profile = Some(Profile::parse(command));
            }
            let Some(declaration) = Declaration::parse(line) else { continue };
            for &op in &declaration.ops {
                // Experimental, and of another signature in the DXC that made the recordings.
                if op == OpCode::LinAlgMatrixAccumulateToMemory {
                    continue;
                }
                let (mut module, function) = declaration.build(op, profile.expect("a variant"));
                let ty = module.types.display(module.functions[function].ty).to_string();
                let found = (ty, attributes(&module, function));
                if found != (declaration.ty.clone(), declaration.attributes.clone()) {
                    errors.push(format!("{path}: {line}\n{op}: {found:?}"));
                }
                for (name, body) in structs(&mut module) {
                    if recorded.get(&*name) != Some(&&*body) {
                        errors.push(format!("{path}: {line}\n{name}: {body}"));
                    }
                    all_structs.insert(name);
                }
                reached.insert(op.index());
                count += 1;
            }
        }
    }
    assert!(errors.is_empty(), "{} differences:\n{}", errors.len(), errors.join("\n"));
    assert!(reached.len() >= 285 && count >= 2500, "{} of {} operations", count, reached.len());
    assert!(all_structs.len() >= 80, "{} structs", all_structs.len());
}
