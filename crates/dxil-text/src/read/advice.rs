//! Corrections where a text has something else than is expected.

use alloc::format;
use alloc::string::{String, ToString as _};

use bstr::{BStr, ByteSlice as _};

use dxil_ir::Type;

use super::instruction::is_opcode;
use super::number::{hexadecimal, narrow};
use super::token::{Kind, Token};
use crate::type_keyword;

/// The correction where a token is not what is expected, if the mistake is a usual one.
#[cold]
pub(super) fn advice(expected: &str, found: &Token<'_>, source: &[u8]) -> Option<String> {
    let text = source.get(found.start..found.end).unwrap_or_default();
    let rest = source.get(found.end..).unwrap_or_default();
    let shown = BStr::new(text);
    let help = match expected {
        "a type" => return type_advice(found, shown),
        "a constant" => return constant_advice(found, shown, rest),
        "a string" => "strings are between `\"`".to_string(),
        "an integer" if is_type(found) => "write the number alone, without a type".to_string(),
        "`label`" | "`label` or `i1`" if is_local(found) => format!("write `label {shown}`"),
        "the name of a block, with `%`" if found.kind == Kind::Word => format!("write `%{shown}`"),
        "the name of the function, with `@`" if found.kind == Kind::Word => {
            format!("write `@{shown}`")
        }
        "`=`" if text == b":" && rest.first() != Some(&b'=') => {
            "a label is written without `%`: `name:`".to_string()
        }
        "`=`" if found.kind == Kind::Word => {
            "names of other characters than letters, digits, `-`, `$`, `.` and `_` are quoted: \
             `%\"a name\"`"
                .to_string()
        }
        "`,`" | "`,` or `)`" | "`,` or `}`"
            if found.kind == Kind::Word && is_after_digit(found, source) =>
        {
            "a number has no suffix".to_string()
        }
        "`,`" if is_type(found) => "the type stands once, before the first operand".to_string(),
        "`,` or the next definition" if found.is_word("align") => {
            "write a `,` before `align`".to_string()
        }
        "an attachment, such as `!dbg !7`" => {
            "the instruction has all its operands; after a `,`, metadata is attached".to_string()
        }
        "an instruction" => return instruction_advice(found, text),
        "a property of the function" if found.kind == Kind::OpenBrace => {
            "a function with a body begins with `define`".to_string()
        }
        "a property of the function or `{`" => {
            "properties are attributes, such as `nounwind` and `#0`, `unnamed_addr`, `section`, \
             `align`, `comdat` and `prefix`"
                .to_string()
        }
        _ if expected.starts_with("a definition") => return definition_advice(found, text, rest),
        _ => return None,
    };
    Some(help)
}

fn is_type(token: &Token<'_>) -> bool {
    let is_integer = matches!(token.text, [b'i', digits @ ..] if !digits.is_empty() && digits.iter().all(u8::is_ascii_digit));
    token.kind == Kind::Word && (is_integer || type_keyword::from_keyword(token.text).is_some())
}

fn is_local(token: &Token<'_>) -> bool {
    matches!(token.kind, Kind::Local | Kind::QuotedLocal | Kind::LocalNumber)
}

fn is_after_digit(token: &Token<'_>, source: &[u8]) -> bool {
    let before = token.start.checked_sub(1).and_then(|index| source.get(index));
    before.is_some_and(|byte| byte.is_ascii_digit() || *byte == b'.')
}

fn type_advice(found: &Token<'_>, shown: &BStr) -> Option<String> {
    let help = match (found.kind, found.text) {
        (Kind::Integer, _) => format!("write the type before the number, such as `i32 {shown}`"),
        (Kind::Decimal | Kind::Hexadecimal, _) => {
            format!("write the type before the number, such as `float {shown}`")
        }
        (Kind::Global | Kind::QuotedGlobal | Kind::GlobalNumber, _) => {
            format!("write the type before {shown}; that of a function is what it returns")
        }
        (Kind::Word, b"fast" | b"nnan" | b"ninf" | b"nsz" | b"arcp") => {
            "only `fadd`, `fsub`, `fmul`, `fdiv` and `frem` have fast-math flags".to_string()
        }
        (Kind::Word, b"contract" | b"afn" | b"reassoc") => {
            "LLVM 3.7 has the fast-math flags `fast`, `nnan`, `ninf`, `nsz` and `arcp`".to_string()
        }
        (Kind::Word, b"nuw" | b"nsw") => {
            "only `add`, `sub`, `mul` and `shl` have `nuw` and `nsw`, each once".to_string()
        }
        (Kind::Word, b"exact") => {
            "only `udiv`, `sdiv`, `lshr` and `ashr` have `exact`, once".to_string()
        }
        (Kind::Word, text) if is_numeric_name(text) => {
            "the types of numbers are `i1`, `i8`, `i16`, `i32`, `i64`, `half`, `float` and \
             `double`; a vector is written `<4 x float>`"
                .to_string()
        }
        (Kind::Word, b"void") => "nothing is of type `void`".to_string(),
        _ => return None,
    };
    Some(help)
}

/// Whether a word is the name of a type of numbers in other languages.
fn is_numeric_name(word: &[u8]) -> bool {
    let stem = word.trim_end_with(|it| it.is_ascii_digit() || it == 'x');
    matches!(
        stem,
        b"f" | b"u"
            | b"s"
            | b"int"
            | b"uint"
            | b"bool"
            | b"char"
            | b"short"
            | b"long"
            | b"float"
            | b"half"
            | b"double"
            | b"bfloat"
            | b"min"
            | b"dword"
    )
}

fn constant_advice(found: &Token<'_>, shown: &BStr, rest: &[u8]) -> Option<String> {
    let small = shown.to_ascii_lowercase();
    let help = match (found.kind, &*small) {
        (Kind::Word, b"inf" | b"infinity") => {
            "write its bits as a double: 0x7FF0000000000000".to_string()
        }
        (Kind::Word, b"nan") => "write its bits as a double: 0x7FF8000000000000".to_string(),
        (Kind::Word, b"true" | b"false" | b"null" | b"undef" | b"zeroinitializer") => {
            format!("keywords are in small letters: `{}`", BStr::new(&small))
        }
        (Kind::Word, b"poison") => "LLVM 3.7 has `undef`".to_string(),
        (Kind::Word, _) if is_type(found) => {
            "the type stands once, before the first operand".to_string()
        }
        (Kind::Word, word) if !is_opcode(word) => {
            format!("the name of a value begins with `%` or `@`: `%{shown}`")
        }
        (Kind::String, _) => format!("a string of bytes begins with `c`: `c{shown}`"),
        (Kind::Unknown, b".") => "a number has a digit before its point: `0.5`".to_string(),
        (Kind::Unknown, [b'+', digits @ ..]) if !digits.is_empty() => {
            format!("write it without its sign: `{}`", BStr::new(digits))
        }
        (Kind::Comma | Kind::CloseParenthesis, _) if !rest.is_empty() => {
            "a value stands after its type, as in `i32 %x`".to_string()
        }
        _ => return None,
    };
    Some(help)
}

const UNCLOSED_COMMENT: &str = "a comment that begins with `/*` ends with `*/`";

fn instruction_advice(found: &Token<'_>, text: &[u8]) -> Option<String> {
    let help = match (found.kind, text) {
        (Kind::Metadata, _) => "write a `,` before metadata that is attached",
        (Kind::CloseBrace | Kind::Label | Kind::QuotedLabel, _) => {
            "each block ends with `ret`, `br`, `switch` or `unreachable`"
        }
        (Kind::Unknown, b"%") => {
            "names of other characters than letters, digits, `-`, `$`, `.` and `_` are quoted: \
             `%\"a name\"`"
        }
        (Kind::Unknown, b"/") => "a comment begins with `;`",
        (Kind::Unknown, b"/*") => UNCLOSED_COMMENT,
        _ => return None,
    };
    Some(help.to_string())
}

fn definition_advice(found: &Token<'_>, text: &[u8], rest: &[u8]) -> Option<String> {
    let help = match (found.kind, text) {
        (Kind::Unknown, b"/") => "a comment begins with `;`",
        (Kind::Unknown, b"/*") => UNCLOSED_COMMENT,
        (Kind::Unknown | Kind::Group | Kind::Record, [b'#', ..]) => {
            "a comment begins with `;`, attributes with `attributes #0 =`"
        }
        (Kind::Word, _) if rest.trim_start_with(|it| it == ' ').starts_with(b"= type") => {
            "the name of a type begins with `%`"
        }
        (Kind::Word, _) if rest.trim_start_with(|it| it == ' ').starts_with(b"=") => {
            "the name of a variable begins with `@`, that of metadata with `!`"
        }
        (Kind::CloseBrace, _) => "the body before it has ended already: remove it",
        _ => return None,
    };
    Some(help.to_string())
}

/// The description of a floating-point number of a type that it does not have.
#[cold]
pub(super) fn float_kind(token: &Token<'_>) -> &'static str {
    match token.text {
        [b'0', b'x', b'H', ..] => "the bits of a half",
        [b'0', b'x', b'K', ..] => "the bits of an x86_fp80",
        [b'0', b'x', b'L' | b'M', ..] => "the bits of a number of 128 bits",
        [b'0', b'x', ..] => "the bits of a double",
        _ => "a floating-point number",
    }
}

/// The correction of a number of another type.
#[cold]
pub(super) fn number_advice(token: &Token<'_>, ty: &Type, source: &[u8]) -> Option<String> {
    let text = BStr::new(token.text);
    let is_float = matches!(ty, Type::Half | Type::Float | Type::Double);
    let rest = source.get(token.end..).unwrap_or_default();
    let help = match (token.kind, token.text) {
        (Kind::Integer, _) if is_float && matches!(rest, [b'e' | b'E', ..]) => {
            let length =
                rest.iter().position(|it| !it.is_ascii_alphanumeric() && !b"+-".contains(it));
            let exponent = BStr::new(rest.get(..length.unwrap_or(rest.len())).unwrap_or_default());
            format!("a floating-point number has a point: `{text}.0{exponent}`")
        }
        (Kind::Integer, _) if is_float => format!("write `{text}.0`"),
        (Kind::Hexadecimal, [b'0', b'x', b'H', digits @ ..]) if is_float => {
            let bits = hexadecimal(digits).and_then(|bits| u16::try_from(bits).ok())?;
            format!("write the bits of the number as a double: `{:#018X}`", double_of(bits))
                .replace("0X", "0x")
        }
        (Kind::SignedWord, _) if is_float => {
            "write the bits of the number as a double: infinity is 0x7FF0000000000000, its \
             negative 0xFFF0000000000000"
                .to_string()
        }
        (Kind::Hexadecimal, [b'0', b'x', digits @ ..]) if matches!(ty, Type::Integer { .. }) => {
            format!("an integer in hexadecimal digits is written `u0x{}`", BStr::new(digits))
        }
        (Kind::Word, b"null") if matches!(ty, Type::Integer { .. }) => "write `0`".to_string(),
        (Kind::Word, b"null") if is_float => "write `0.0`".to_string(),
        (Kind::Word, b"null") => "write `zeroinitializer`".to_string(),
        _ => return None,
    };
    Some(help)
}

/// The correction of a number that its type cannot hold: the nearest one.
#[cold]
pub(super) fn inexact_advice(token: &Token<'_>, ty: &Type) -> String {
    let digits = token.text.strip_prefix(b"0x");
    // Eight digits are rather the bits of a `float`.
    let of_float = digits.filter(|digits| digits.len() == 8).and_then(hexadecimal);
    if let (Some(bits), Type::Float) = (of_float, ty) {
        let bits = f64::from(f32::from_bits(bits as u32)).to_bits();
        return format!(
            "the digits are the bits of a double; if they are those of a float, write 0x{bits:016X}"
        );
    }
    let value = match digits {
        Some(digits) => hexadecimal(digits).map(f64::from_bits),
        None => core::str::from_utf8(token.text).ok().and_then(|text| text.parse().ok()),
    };
    let nearest = value.map(|value| f64::from(value as f32).to_bits());
    match nearest.filter(|&bits| narrow(ty, bits).is_some()) {
        Some(bits) => format!("the nearest number that it can hold is 0x{bits:016X}"),
        None => "write the nearest number that it can hold, by its bits as a double".to_string(),
    }
}

/// The bits of the `double` that equals a `half`.
fn double_of(half: u16) -> u64 {
    let sign = u64::from(half >> 15) << 63;
    let (exponent, fraction) = (u64::from(half >> 10 & 0x1f), u64::from(half & 0x3ff));
    match exponent {
        0 => {
            // Subnormal: a multiple of 2^-24.
            let magnitude = fraction as f64 / f64::from(1 << 24);
            sign | magnitude.to_bits()
        }
        0x1f => sign | 0x7ff << 52 | fraction << 42,
        _ => sign | exponent.saturating_add(1008) << 52 | fraction << 42,
    }
}
