//! `dxil-library-handles`: `CreateHandle` in libraries before DXIL 1.6 becomes `CreateHandleForLib`.
//!
//! The operation takes what the variable of a resource holds: a linker finds out only later which registers that has.
//! LLVM leaves `CreateHandle`, which DXC's validator refuses in libraries.

use alloc::collections::BTreeMap;
use alloc::string::{String, ToString as _};
use alloc::vec::Vec;

use dxil_ir::build::{Error, FunctionBuilder};
use dxil_ir::calls::operation;
use dxil_ir::edit::{Global, Rewrite, Rewriter, remove_unused_globals, rewrite};
use dxil_ir::{
    ConstantId, ConstantKind, Expression, FunctionId, GepFlags, Instruction, InstructionId,
    InstructionKind, Module, Type, TypeId, Value,
};
use dxil_metadata::ShaderMetadata;
use dxil_ops::{OpCode, Overload, ShaderStage, Version};

use crate::target::target;
use crate::{Diagnostic, Report, dead, fold, functions};

pub(crate) fn run(module: &mut Module, report: &mut Report) {
    let target = target(module);
    if target.stage != ShaderStage::Library || target.version >= Version::V1_6 {
        return;
    }
    let resources = match ShaderMetadata::read(module) {
        Ok(metadata) => declared(module, &metadata),
        Err(error) => return report.error(error),
    };
    if resources.is_empty() {
        return;
    }
    for function in functions::defined(module) {
        let creations = creations(module, function, &resources);
        if creations.is_empty() {
            continue;
        }
        let mut handles = Handles { creations, errors: Vec::new() };
        let done = rewrite(module, function, target, &mut handles);
        let errors = handles.errors.into_iter().chain(done.err().map(Diagnostic::from));
        report.errors.extend(errors.map(|it| it.within(module, function)));
        if let Some(body) = &mut module.functions[function].body {
            // The sums of indices and first registers, with whatever else nothing uses.
            dead::sweep(body);
        }
    }
    if let Some(function) = module.function_named("dx.op.createHandle".into()) {
        // It exists.
        let _ = remove_unused_globals(module, &[Global::Function(function)]);
    }
}

/// A resource of the library.
#[derive(Clone, Copy)]
struct Declared {
    variable: ConstantId,
    /// The type of the variable: a struct, or an array of such.
    ty: TypeId,
    first: u32,
}

/// The resources that metadata states, by class and number.
fn declared(module: &Module, metadata: &ShaderMetadata) -> BTreeMap<(u32, u32), Declared> {
    let resources = metadata.resources.iter().flat_map(dxil_metadata::Resources::iter);
    let declared = resources.filter_map(|it| {
        let ty = module.variables[module.addressed_variable(it.symbol.into())?].ty;
        let resource = Declared { variable: it.symbol, ty, first: it.lower_bound };
        Some(((it.class().0, it.id), resource))
    });
    declared.collect()
}

/// The handle that a call creates.
#[derive(Clone, Copy)]
struct Creation {
    resource: Declared,
    non_uniform: bool,
}

fn creations(
    module: &Module,
    function: FunctionId,
    resources: &BTreeMap<(u32, u32), Declared>,
) -> BTreeMap<InstructionId, Creation> {
    let Some(body) = &module.functions[function].body else { return BTreeMap::new() };
    let number = |value: Value| {
        let number = module.constants.integer_value(value.constant()?)?;
        u32::try_from(number).ok()
    };
    let creation = |id| match operation(module, body, id)? {
        (OpCode::CreateHandle, &[_, class, resource, _, non_uniform]) => Some(Creation {
            resource: *resources.get(&(number(class)?, number(resource)?))?,
            non_uniform: number(non_uniform) == Some(1),
        }),
        _ => None,
    };
    body.instructions().filter_map(|(id, _)| Some((id, creation(id)?))).collect()
}

struct Handles {
    creations: BTreeMap<InstructionId, Creation>,
    errors: Vec<Diagnostic>,
}

impl Rewriter for Handles {
    fn visit(&mut self, b: &FunctionBuilder<'_>, id: InstructionId, it: &Instruction) -> Rewrite {
        let (Some(creation), InstructionKind::Call { arguments, .. }) =
            (self.creations.get(&id), it.kind)
        else {
            return Rewrite::Keep;
        };
        let &[.., register, _] = &*b.list(arguments) else { return Rewrite::Keep };
        match create(b, *creation, register) {
            Ok(handle) => Rewrite::Replace(handle),
            Err(error) => {
                self.errors.push(error.into());
                Rewrite::Keep
            }
        }
    }
}

/// The handle of what the variable of a resource holds.
fn create(
    b: &FunctionBuilder<'_>,
    Creation { resource, non_uniform }: Creation,
    register: Value,
) -> Result<Value, Error> {
    let (mut pointer, mut held) = (resource.variable.into(), resource.ty);
    if let Type::Array { element, .. } = b.with_module(|module| module.types[held].clone()) {
        let index = b.minus(register, resource.first)?;
        pointer = element_address(b, resource, index)?;
        held = element;
    }
    if non_uniform && pointer.instruction().is_some() {
        b.attach(pointer, "dx.nonuniform", b.tuple(&[1.into()]))?;
    }
    let load = InstructionKind::Load { pointer, alignment: 4, volatile: false, atomic: None };
    let loaded = b.add(load, held)?;
    let name = b.with_module(|module| match module.types[held] {
        Type::Named(id) => module.types.structs()[id].name.to_string(),
        _ => String::new(),
    });
    b.call_op(OpCode::CreateHandleForLib, &[Overload::Object(&name)], &[loaded])
}

/// The address of an element of the variable of a resource.
fn element_address(
    b: &FunctionBuilder<'_>,
    resource: Declared,
    index: Value,
) -> Result<Value, Error> {
    let (source, flags, indices) = (resource.ty, GepFlags::INBOUNDS, [b.i32(0), index]);
    let [zero, known] = indices.map(Value::constant);
    let (Some(zero), Some(known)) = (zero, known) else {
        return fold::address(b, source, flags, resource.variable.into(), &indices);
    };
    // As in DXC, that of the first element is an expression, too: DXC's validator takes an instruction with a constant
    // index to be out of the bounds of an array without any.
    let operands = [resource.variable, zero, known].into();
    let address = Expression::GetElementPtr { source, flags, operands };
    let ty = b.type_of(resource.variable.into())?;
    let address = ConstantKind::Expression(address);
    Ok(b.with_module(|module| module.constants.intern(ty, address)).into())
}
