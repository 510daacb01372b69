//! Functions built by hand.

mod addresses;
mod debug;
mod errors;
mod flow_errors;
mod operation_errors;
mod operations;
mod random;
mod recorded;
#[path = "../../../../tests/recorded/mod.rs"]
mod recordings;
mod shader;
mod successes;

use dxil_ir::build::FunctionBuilder;
use dxil_ir::{Function, FunctionId, Module, StructBody, Type, TypeId, Value};
use dxil_ops::{Immediate, ShaderStage, Target, Validation, Version};

/// A module with a function `main` whose arguments are of many types.
struct Sample {
    module: Module,
    main: FunctionId,
}

/// The arguments of `main`, and types.
#[derive(Clone, Copy)]
struct Arguments {
    float: Value,
    i32: Value,
    /// `<4 x float>`
    vector: Value,
    /// `%pair*`, where `%pair` is `{ i32, [2 x float] }`.
    pointer: Value,
    i1: Value,
    /// `%pair`
    pair: Value,
    /// `i32 addrspace(3)*`
    shared: Value,
    /// `<4 x i1>`
    mask: Value,
    types: Types,
}

#[derive(Clone, Copy)]
struct Types {
    void: TypeId,
    float: TypeId,
    double: TypeId,
    i32: TypeId,
    i64: TypeId,
    pair: TypeId,
    opaque: TypeId,
    /// `<2 x i32>`
    i32x2: TypeId,
    /// `[2 x float]`
    array: TypeId,
}

const TARGET: Target = Target::new(Version::V1_0, ShaderStage::Pixel);

impl Sample {
    fn new() -> (Self, Arguments) {
        let mut module = Module::new();
        let t = &mut module.types;
        let (void, float, double) =
            (t.intern(Type::Void), t.intern(Type::Float), t.intern(Type::Double));
        let (i1, i32, i64) = (t.integer(1), t.integer(32), t.integer(64));
        let array = t.intern(Type::Array { element: float, length: 2 });
        let body = StructBody { elements: [i32, array].into(), packed: false };
        let pair = t.define_struct("pair", body);
        let opaque = t.add_struct("opaque");
        let i32x2 = t.intern(Type::Vector { element: i32, length: 2 });
        let vector = t.intern(Type::Vector { element: float, length: 4 });
        let mask = t.intern(Type::Vector { element: i1, length: 4 });
        let pointer = t.pointer(pair);
        let shared = t.intern(Type::Pointer { pointee: Some(i32), address_space: 3 });
        let ty = t.function(float, &[float, i32, vector, pointer, i1, pair, shared, mask]);
        let (main, _) = module.add_function(Function::new("main", ty));
        let arguments = Arguments {
            float: Value::Argument(0),
            i32: Value::Argument(1),
            vector: Value::Argument(2),
            pointer: Value::Argument(3),
            i1: Value::Argument(4),
            pair: Value::Argument(5),
            shared: Value::Argument(6),
            mask: Value::Argument(7),
            types: Types { void, float, double, i32, i64, pair, opaque, i32x2, array },
        };
        (Self { module, main }, arguments)
    }

    fn builder(&mut self) -> FunctionBuilder<'_> {
        self.builder_for(TARGET)
    }

    fn builder_for(&mut self, target: Target) -> FunctionBuilder<'_> {
        let b = FunctionBuilder::new(&mut self.module, self.main, target).expect("a declaration");
        b.switch_to_block(b.add_block("entry")).expect("the block");
        b
    }
}

/// The message of what `build` does wrong in an open block of `main`.
fn message<T>(
    build: impl FnOnce(&FunctionBuilder<'_>, Arguments) -> Result<T, dxil_ir::build::Error>,
) -> String {
    let (mut sample, arguments) = Sample::new();
    let b = sample.builder();
    match build(&b, arguments) {
        Ok(_) => "built".to_owned(),
        Err(error) => error.to_string(),
    }
}

/// A valid argument of an operation: `undef`, or the least constant where it must be one.
fn argument(
    b: &FunctionBuilder<'_>,
    argument: &dxil_ops::Argument,
    ty: TypeId,
    version: Version,
) -> Result<Value, dxil_ir::build::Error> {
    let is_valid = |value| argument.check(value, version, Validation::Demanded).is_ok();
    if is_valid(Immediate::Undef) {
        return b.undef(ty);
    }
    let number = (0..64_i8).find(|&number| is_valid(Immediate::Integer(number.into())));
    let number = number.expect("a valid number");
    match argument.ty() {
        dxil_ops::Type::Int1 => Ok(b.i1(number != 0)),
        dxil_ops::Type::Int8 => Ok(b.i8(number)),
        dxil_ops::Type::Int32 => Ok(b.i32(number.into())),
        _ => b.null(ty),
    }
}

/// Compares the messages of many mistakes, one a line.
macro_rules! mistakes {
    ($expected:expr, $($mistake:expr),+ $(,)?) => {
        $expected.assert_eq(&[$(message($mistake)),+].join("\n"))
    };
}
pub(crate) use mistakes;

/// An id of what is not there.
fn far<I: dxil_ir::Id>() -> I {
    I::from_index(99).expect("an id")
}
