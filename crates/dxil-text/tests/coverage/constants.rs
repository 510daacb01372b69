//! The constants of modules.

use dxil_ir::{
    BinaryOp, Constant, ConstantId, ConstantKind, ExactFlags, Expression, FastMathFlags, GepFlags,
    Module, OverflowFlags, Type, data_size,
};

use crate::choice::{Choice as _, Sign, Space, VALUES, class};
use crate::table::Table;

/// The types with `zeroinitializer` or `null`.
const NULLS: &str = "iN pointer vector array struct named";
const AGGREGATES: &str = "vector array struct named";
const INTEGERS: &str = "i1 i8 i16 i32 i64 iN";
const FLOATS: &str = "half float double";
/// The types whose arrays and vectors are stored as `Data`.
const NUMBERS: &str = "i8 i16 i32 i64 float double";

/// Notes the constants of a module.
pub(crate) fn note(table: &mut Table, module: &Module) {
    for constant in module.constants.arena().values() {
        table.note("constant", &constant.kind);
        let (name, of) = match &constant.kind {
            ConstantKind::Expression(expression) => {
                note_expression(table, module, expression);
                continue;
            }
            ConstantKind::Function(_) | ConstantKind::Variable(_) | ConstantKind::Alias(_) => {
                continue;
            }
            ConstantKind::Data(bytes) => {
                data(table, module, constant, bytes);
                continue;
            }
            ConstantKind::Null => ("constant Null.type", NULLS),
            ConstantKind::Undef | ConstantKind::Poison => ("constant Undef.type", VALUES),
            ConstantKind::Aggregate(_) => ("constant Aggregate.type", AGGREGATES),
            ConstantKind::Integer(value) => {
                let sign = Sign::of((*value as i64) << (64 - width(module, constant).min(64)));
                table.note("constant Integer.value", &sign);
                ("constant Integer.type", INTEGERS)
            }
            ConstantKind::WideInteger(_) => ("constant WideInteger.type", "iN"),
            ConstantKind::Float(_) => ("constant Float.type", FLOATS),
        };
        let class = class(module, constant.ty).expect("a constant is of a type that values have");
        table.note_of(name, of, class);
    }
}

/// The width of an integer in bits.
fn width(module: &Module, constant: &Constant) -> u32 {
    match module.types[constant.ty] {
        Type::Integer { bits } => bits,
        _ => 64,
    }
}

/// Notes an array or vector of numbers.
fn data(table: &mut Table, module: &Module, constant: &Constant, bytes: &[u8]) {
    let (of, element) = match module.types[constant.ty] {
        Type::Array { element, .. } => ("array", element),
        Type::Vector { element, .. } => ("vector", element),
        _ => panic!("data is of arrays and vectors"),
    };
    let class = class(module, element).expect("a number");
    table.note_of(&format!("constant Data.{of} of"), NUMBERS, class);
    if of == "array" && data_size(&module.types, element) == Some(1) {
        let (last, rest) = bytes.split_last().expect("elements");
        let is_text = *last == 0 && !rest.contains(&0);
        table.note("constant Data.ends with its only zero", &is_text);
    }
}

fn note_expression(table: &mut Table, module: &Module, expression: &Expression) {
    table.note("expression", expression);
    match expression {
        Expression::Binary { op, .. } => {
            table.note("expression Binary.op", op);
            promises(table, "expression Binary", *op);
        }
        Expression::Cast { op, .. } => table.note("expression Cast.op", op),
        Expression::ICmp { predicate, .. } => table.note("expression ICmp.predicate", predicate),
        Expression::FCmp { predicate, .. } => table.note("expression FCmp.predicate", predicate),
        Expression::GetElementPtr { flags, operands, .. } => {
            table.note("expression GetElementPtr.inbounds", &flags.contains(GepFlags::INBOUNDS));
            note_space(table, module, operands[0]);
        }
        _ => {}
    }
}

fn note_space(table: &mut Table, module: &Module, pointer: ConstantId) {
    if let Type::Pointer { address_space, .. } = module.types[module.constants[pointer].ty] {
        table.note("expression GetElementPtr.address_space", &Space::of(address_space));
    }
}

/// Notes the flags of an operation that has some. Floating-point constant expressions have none.
pub(crate) fn promises(table: &mut Table, name: &str, op: BinaryOp) {
    let name = format!("{name} {}", op.name());
    let mut note = |flag, promised| table.note(&format!("{name}.{flag}"), &promised);
    if let Some(flags) = op.overflow_flags() {
        note("nuw", flags.contains(OverflowFlags::NO_UNSIGNED_WRAP));
        note("nsw", flags.contains(OverflowFlags::NO_SIGNED_WRAP));
    } else if let Some(flags) = op.exact_flags() {
        note("exact", flags.contains(ExactFlags::EXACT));
    } else if let Some(flags) = op.fast_math_flags().filter(|_| !name.starts_with("expression")) {
        note("fast", flags.contains(FastMathFlags::UNSAFE_ALGEBRA));
        note("nnan", flags.contains(FastMathFlags::NO_NANS));
        note("ninf", flags.contains(FastMathFlags::NO_INFS));
        note("nsz", flags.contains(FastMathFlags::NO_SIGNED_ZEROS));
        note("arcp", flags.contains(FastMathFlags::ALLOW_RECIPROCAL));
    }
}
