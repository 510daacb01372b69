//! Declarations of the builder, compared with those of DXC in `tests/fixtures/calls`.

use std::collections::{BTreeMap, BTreeSet};

use dxil_ir::build::{Error, ErrorKind, FunctionBuilder};
use dxil_ir::{Attribute, Function, FunctionId, Module, StructBody, Type};
use dxil_ops::{FunctionName, OpCode, Overload, Target};

use crate::recordings::{Declaration, Profile, files};

/// Builds a call of the operation, in a function of the first kind that may make it.
fn build(declaration: &Declaration<'_>, op: OpCode, profile: Profile) -> (Module, FunctionId) {
    let Profile { version, native_16bit, .. } = profile;
    let targets = profile.stages().into_iter();
    let mut targets = targets.map(|stage| Target { version, stage, native_16bit });
    let built = targets.find_map(|target| match build_for(declaration, op, target) {
        Ok(built) => Some(built),
        Err(error) if matches!(error.kind(), ErrorKind::Operation(_)) => None,
        Err(error) => panic!("{}: {error}", declaration.name),
    });
    built.unwrap_or_else(|| panic!("{op}: nothing in {version} may call {}", declaration.name))
}

fn build_for(
    declaration: &Declaration<'_>,
    op: OpCode,
    target: Target,
) -> Result<(Module, FunctionId), Error> {
    let name = FunctionName::parse(declaration.name).expect("a function of an operation");
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
        if argument.name() == "payload" && declaration.ty().ends_with(" addrspace(3)*)") {
            let pointee = b.module().types.pointee(ty).expect("a pointer");
            ty =
                b.module().types.intern(Type::Pointer { pointee: Some(pointee), address_space: 3 });
        }
        arguments.push(crate::argument(&b, argument, ty, target.version)?);
    }
    b.call_op(op, overloads, &arguments)?;
    let function = b.module().function_named(declaration.name.into()).expect("the function");
    Ok((module, function))
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
    for (path, text) in files() {
        let recorded: BTreeMap<_, _> =
            text.lines().filter_map(|line| line.split_once(" = type ")).collect();
        let mut profile = None;
        for line in text.lines() {
            if let Some(command) = line.strip_prefix("variant ") {
                profile = Some(Profile::parse(command));
            }
            let Some(declaration) = Declaration::parse(line) else { continue };
            let theirs = (declaration.ty(), declaration.attributes.split(' ').collect::<Vec<_>>());
            for &op in &declaration.ops {
                // Experimental, and of another signature in the DXC that made the recordings.
                if op == OpCode::LinAlgMatrixAccumulateToMemory {
                    continue;
                }
                let (mut module, function) = build(&declaration, op, profile.expect("a variant"));
                let ty = module.types.display(module.functions[function].ty).to_string();
                let found = (ty, attributes(&module, function));
                if found != theirs {
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
