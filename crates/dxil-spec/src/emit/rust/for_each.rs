//! The table as a macro.

use super::names;
use crate::model::{Operation, Spec};

const HEAD: &str = r#"/// Passes the table of all operations that are not reserved to a macro, for code
/// that others generate.
///
/// The macro gets a row for each operation, by opcode:
///
/// ```text
/// Sin = 13 "Sin" "unary" (1, 0) [value: Overload] -> Overload;
/// ```
///
/// that is the variant of [`OpCode`](crate::OpCode), the opcode, DXC's name, the
/// class's name, the version that introduced it, the arguments with their
/// [`Type`](crate::Type), and the result's.
///
/// ```
/// macro_rules! count {
///     ($($op:ident = $opcode:literal $name:literal $class:literal
///        ($major:literal, $minor:literal)
///        [$($argument:ident: $ty:ident),*] -> $result:ident;)*) => {
///         [$($opcode),*].len()
///     };
/// }
/// let all = dxil_ops::OpCode::ALL.iter().filter(|op| !op.is_reserved()).count();
/// assert_eq!(dxil_ops::for_each_op!(count), all);
/// ```
#[macro_export]
macro_rules! for_each_op {
    ($callback:ident) => {
        $callback! {
"#;

const TAIL: &str = "\
        }
    };
}
";

pub(super) fn for_each(spec: &Spec) -> String {
    let rows = spec.ops.iter().filter(|op| !op.reserved).map(|op| row(spec, op));
    HEAD.to_owned() + &rows.collect::<String>() + TAIL
}

fn row(spec: &Spec, op: &Operation) -> String {
    let arguments = op.arguments.iter().map(|argument| {
        format!("{}: {}", names::argument(argument), names::ty(&spec[argument.ty]))
    });
    format!(
        "            {} = {} {:?} {:?} ({}, {}) [{}] -> {};\n",
        names::op(op),
        op.opcode.unwrap_or_default(),
        op.name,
        spec[op.class].name,
        op.since.major,
        op.since.minor,
        arguments.collect::<Vec<_>>().join(", "),
        op.result.map(|ty| names::ty(&spec[ty]).to_string()).unwrap_or_default(),
    )
}
