//! A library of two exported functions, which use a global variable and a function of their own. In
//! HLSL:
//!
//! ```hlsl
//! static const float weights[4] = { 0.5, 1, 2, 4 };
//! float helper(float x) { return saturate(x); }
//! export float weigh(float x, uint i) { return helper(x) * weights[i]; }
//! export float twice(float x) { return helper(x) + helper(x); }
//! ```

use dxil::container::FourCC;
use dxil::container::layout::ShaderKind;
use dxil::container::layout::rdat::ShaderStageFlags;
use dxil::container::write::{Container, Library, LibraryFunction, ValidatorVersion};
use dxil::ir::build::{Access, Error, FunctionBuilder};
use dxil::ir::metadata::Item::{Null, Tuple};
use dxil::ir::{
    BinaryOp, ConstantId, FastMathFlags, Function, FunctionId, Linkage, Module, Type, UnnamedAddr,
    Value, Variable,
};
use dxil::ops::{Overload, ShaderModel, ShaderStage, Target, Version, ops};

/// Names in the module, and in the source.
pub(crate) const WEIGH: (&str, &str) = ("\u{1}?weigh@@YAMMI@Z", "weigh");
pub(crate) const TWICE: (&str, &str) = ("\u{1}?twice@@YAMM@Z", "twice");
pub(crate) const HELPER: (&str, &str) = ("\u{1}?helper@@YAMM@Z", "helper");

/// The library, ready to be linked.
pub(crate) fn library() -> Container {
    let module = module().expect("a sound library");
    let functions = [HELPER, WEIGH, TWICE].map(exported).into();
    let library = Library { functions, ..Library::default() };
    let mut container = crate::container();
    container.push(FourCC::RDAT, library.to_rdat(ValidatorVersion::V1_8));
    container.push(FourCC::DXIL, crate::program(ShaderKind::Library, 3, &module));
    container
}

/// The statements of the library on a function, by its names.
pub(crate) fn exported((name, unmangled_name): (&str, &str)) -> LibraryFunction {
    let mut function = LibraryFunction::new(name, unmangled_name, ShaderKind::Library);
    function.info.min_shader_model = ShaderModel { major: 6, minor: 0 }.into();
    function.info.min_shader_kind = ShaderKind::Library;
    function.info.shader_stage_flag = ShaderStageFlags(0xFFFF);
    function
}

pub(crate) fn module() -> Result<Module, Error> {
    let mut module = crate::module("lib", 3);
    let (float, i32) = (module.types.intern(Type::Float), module.types.integer(32));
    let unary = module.types.function(float, &[float]);
    let indexed = module.types.function(float, &[float, i32]);
    let helper = Function { linkage: Linkage::Internal, ..Function::new(HELPER.0, unary) };
    let (helper, _) = module.add_function(helper);
    let (weigh, _) = module.add_function(Function::new(WEIGH.0, indexed));
    let (twice, _) = module.add_function(Function::new(TWICE.0, unary));
    let weights = weights(&mut module);

    build(&mut module, helper, |b, x| b.op(ops::Saturate { value: x }, &[Overload::F32]))?;
    build(&mut module, weigh, |b, x| {
        let index = Value::Argument(1);
        b.set_name(index, "i")?;
        let weight = b.inbounds_gep(weights.into(), &[b.i32(0), index])?;
        let weight = b.load(weight, Access::aligned(4))?;
        b.binary(BinaryOp::FMul(FastMathFlags::NONE), b.call(helper, &[x])?, weight)
    })?;
    build(&mut module, twice, |b, x| {
        b.binary(BinaryOp::FAdd(FastMathFlags::NONE), b.call(helper, &[x])?, b.call(helper, &[x])?)
    })?;

    // No function or signature, no resources; no flags.
    let entry = module.tuple(&[Null, "".into(), Null, Null, Tuple(&[0.into(), 0_i64.into()])]);
    module.name_metadata("dx.entryPoints", [entry]);
    Ok(module)
}

/// `[4 x float]`, which is never written.
fn weights(module: &mut Module) -> ConstantId {
    let float = module.types.intern(Type::Float);
    let ty = module.types.intern(Type::Array { element: float, length: 4 });
    let weights =
        [0.5_f32, 1.0, 2.0, 4.0].map(|it| module.constants.float(float, it.to_bits().into()));
    let weights = module.constants.aggregate(&module.types, ty, &weights);
    let variable = Variable {
        constant: true,
        initializer: Some(weights),
        linkage: Linkage::Internal,
        unnamed_addr: UnnamedAddr::Global,
        alignment: 4,
        ..Variable::new("weights", ty)
    };
    module.add_variable(variable).1
}

/// Builds a function of one block, which returns what `body` gives for the first argument, `x`.
fn build(
    module: &mut Module,
    function: FunctionId,
    body: impl FnOnce(&FunctionBuilder<'_>, Value) -> Result<Value, Error>,
) -> Result<(), Error> {
    let target = Target::new(Version::V1_3, ShaderStage::Library);
    let b = FunctionBuilder::new(module, function, target)?;
    let x = Value::Argument(0);
    b.set_name(x, "x")?;
    b.switch_to_block(b.add_block(""))?;
    b.ret(body(&b, x)?)?;
    b.finish()
}
