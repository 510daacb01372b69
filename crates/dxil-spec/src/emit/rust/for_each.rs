//! The tables as macros.

use super::names;
use crate::emit::describe;
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

const VALUES_HEAD: &str = r#"
/// Passes the values of an enumeration of operands, or the shader features, to a macro, for code
/// that declares a type of the same numbers.
///
/// The macro gets the given tokens and then the values, each with its documentation, its name as
/// DXC spells it and its number, which is the bit's number for a shader feature.
///
/// ```
/// macro_rules! names {
///     (names of $($(#[$doc:meta])* $value:ident = $number:literal,)*) => {
///         [$(stringify!($value)),*]
///     };
/// }
/// let names = dxil_ops::for_each_value!(ResourceClass => [names] { names of });
/// assert_eq!(names, ["SRV", "UAV", "CBuffer", "Sampler"]);
/// ```
#[macro_export]
macro_rules! for_each_value {
"#;

pub(super) fn for_each(spec: &Spec) -> String {
    let rows = spec.ops.iter().filter(|op| !op.reserved).map(|op| row(spec, op));
    let operations = HEAD.to_owned() + &rows.collect::<String>() + TAIL;
    let enumerations = spec.enumerations.iter().map(|it| {
        let value = |it| (describe::value(it), &*it.name, it.value);
        values(&names::enumeration(it).to_string(), it.values.iter().map(value))
    });
    let features = spec.features.iter().map(|it| (it.doc.clone(), &*it.name, it.bit));
    let features = values("ShaderFeature", features);
    operations + VALUES_HEAD + &enumerations.collect::<String>() + &features + "}\n"
}

/// The rule of `for_each_value!` for an enumeration.
fn values<'s>(name: &str, values: impl Iterator<Item = (String, &'s str, i64)>) -> String {
    let values = values.map(|(doc, name, number)| {
        format!("            #[doc = {doc:?}]\n            {name} = {number},\n")
    });
    format!(
        "    ({name} => [$($macro:tt)*] {{ $($given:tt)* }}) => {{\n        \
         $($macro)*! {{\n            $($given)*\n{}        }}\n    }};\n",
        values.collect::<String>()
    )
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
