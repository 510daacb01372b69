//! Compares the tables with DXC's output: every declaration, and a call of every operation that the
//! shaders in `tests/fixtures/calls` use.

mod recorded;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use dxil_ops::ops::{self, Operation};
use dxil_ops::{
    Argument, Attribute, AttributeSet, FunctionName, OpCode, Overload, Scalar, ShaderFeature,
    ShaderFeatureSet, ShaderStage, Shape, Target, Version, check, for_each_op,
};
use recorded::{Declaration, Profile, folder, opcode, split_function};

/// The lines of all files, each with its place and the target of its variant.
fn lines() -> Vec<Line> {
    let mut lines = Vec::new();
    for (name, text) in recorded::files() {
        let mut target = None;
        for (number, text) in text.lines().enumerate() {
            if let Some(command) = text.strip_prefix("variant ") {
                target = Some(Profile::parse(command));
            }
            let place = format!("{name}:{}", number + 1);
            lines.push(Line { place, target, text: text.to_owned() });
        }
    }
    assert!(lines.len() > 1000, "the fixtures are missing");
    lines
}

struct Line {
    place: String,
    target: Option<Profile>,
    text: String,
}

#[test]
fn declarations_agree() {
    let mut reached = BTreeSet::new();
    let mut errors = Vec::new();
    for line in lines() {
        let Some(declaration) = Declaration::parse(&line.text) else { continue };
        let target = line.target.expect("a variant before the declaration");
        for &op in &declaration.ops {
            reached.insert(op);
            if let Err(error) = compare(&declaration, op, target) {
                errors.push(format!("{}: {op}: {error}", line.place));
            }
        }
    }
    assert!(errors.is_empty(), "{} differences:\n{}", errors.len(), errors.join("\n"));
    assert!(reached.len() >= 280, "only {} operations are reached", reached.len());
}

fn compare(declaration: &Declaration<'_>, op: OpCode, target: Profile) -> Result<(), String> {
    let name = FunctionName::parse(declaration.name).map_err(|error| error.to_string())?;
    let same = |what: &str, ours: String, theirs: &str| {
        if ours == theirs { Ok(()) } else { Err(format!("{what}: {ours}, DXC has {theirs}")) }
    };
    same("name", op.function_name(name.overloads()).to_string(), declaration.name)?;
    let llvm = op.signature().llvm(name.overloads()).to_string();
    same("signature", llvm, &without_deviations(op, &declaration.ty()))?;
    // A library may call operations that its linker will lower.
    let translated = target.stage.is_none() && target.version >= op.since_translated();
    let version = if translated { target.version.max(op.since()) } else { target.version };
    let mut theirs: Vec<_> = declaration.attributes.split(' ').collect();
    theirs.sort_unstable();
    same("attributes", llvm_attributes(op.attributes(version)), &theirs.join(" "))?;
    let ours = target.stages().into_iter().map(|stage| {
        let native_16bit = target.native_16bit;
        check(op, Target { version, stage, native_16bit }, name.overloads())
    });
    let verdicts: Vec<_> = ours.collect();
    if verdicts.iter().any(Result::is_ok) {
        Ok(())
    } else {
        Err(format!("DXC emits it, we say {}", verdicts[0].expect_err("no verdict is ok")))
    }
}

/// Parts of a declaration that the operation and its overloads do not determine: the address space
/// of a payload, and the struct of constants of native 16-bit types. Also an experimental operation
/// that lacks an operand in the DXC that made the fixtures.
fn without_deviations(op: OpCode, theirs: &str) -> String {
    match op {
        OpCode::DispatchMesh => theirs.replace(" addrspace(3)*", "*"),
        OpCode::CBufferLoadLegacy => theirs.replace("16.8 (", "16 ("),
        OpCode::LinAlgMatrixAccumulateToMemory => theirs.replace("*, i32", "*, i32, i32"),
        _ => theirs.to_owned(),
    }
}

/// The attributes of a declaration: the others are for passes, not for LLVM.
fn llvm_attributes(attributes: AttributeSet) -> String {
    let llvm = [
        (Attribute::NoDuplicate, "noduplicate"),
        (Attribute::NoReturn, "noreturn"),
        (Attribute::ReadNone, "readnone"),
        (Attribute::ReadOnly, "readonly"),
        (Attribute::ArgMemOnly, "argmemonly"),
    ];
    let mut names = vec!["nounwind"];
    names.extend(llvm.into_iter().filter(|(it, _)| attributes.contains(*it)).map(|it| it.1));
    names.sort_unstable();
    names.join(" ")
}

/// A line such as `call float @dx.op.unary.f32(i32 13, float %1) ; Sin(value)`.
#[test]
fn calls_agree() {
    let mut seen = 0;
    let mut errors = Vec::new();
    for line in lines() {
        let Some(call) = line.text.strip_prefix("call ") else { continue };
        let (call, comment) = call.split_once(" ; ").expect("DXC's comment");
        seen += 1;
        let version = line.target.expect("a variant before the call").version;
        if let Err(error) = compare_call(call, comment, version) {
            errors.push(format!("{}: {error}", line.place));
        }
    }
    assert!(errors.is_empty(), "{} differences:\n{}", errors.len(), errors.join("\n"));
    assert!(seen >= 300, "only {seen} calls");
}

fn compare_call(call: &str, comment: &str, version: Version) -> Result<(), String> {
    let (_, name, operands) = split_function(call);
    let name = FunctionName::parse(name).map_err(|error| error.to_string())?;
    let operands = split_operands(operands);
    let op = operands[0].strip_prefix("i32 ").and_then(opcode).ok_or("no opcode")?;
    if op == OpCode::LinAlgMatrixAccumulateToMemory {
        // An experimental operation, which has another signature in the DXC that made the fixtures.
        return Ok(());
    }
    let arguments = op.signature().arguments();

    // DXC's comment has the names of the operation and its arguments, and perhaps a description
    // after them.
    let names: Vec<_> = arguments.iter().map(Argument::name).collect();
    let ours = format!("{op}({})", names.join(","));
    if Some(&*ours) != comment.split("  ").next() {
        return Err(format!("{ours}, DXC has {comment}"));
    }

    // The struct of the operation can be made from the operands and converted back.
    let again = through_struct(op, &operands).map_err(|error| error.to_string())?;
    if again != operands {
        return Err(format!("{op} changes its operands to {again:?}"));
    }

    for (argument, operand) in arguments.iter().zip(&operands[1..]) {
        let ty = argument.ty().llvm(name.overloads()).to_string();
        let value = operand.strip_prefix(&*ty).map(str::trim_start);
        let value = value.or_else(|| operand.rsplit_once(' ').map(|(_, value)| value));
        let value = value.ok_or("an operand without type")?;
        let is_variable = value.starts_with('%') || value == "undef" && !argument.allows_undef();
        if argument.is_constant(version) && is_variable {
            return Err(format!("`{}` of {op} is {value}, no constant", argument.name()));
        }
        let Ok(number) = value.parse::<i32>() else { continue };
        if argument.range(version).is_some_and(|range| !range.contains(&number)) {
            return Err(format!("`{}` of {op} is {number}, out of range", argument.name()));
        }
        if argument.enumeration().is_some_and(|it| !it.allows(number, version)) {
            return Err(format!("`{}` of {op} is {number}, no value", argument.name()));
        }
    }
    Ok(())
}

/// Splits at commas outside of brackets and quotes.
fn split_operands(operands: &str) -> Vec<&str> {
    let (mut depth, mut quoted, mut start) = (0, false, 0);
    let mut parts = Vec::new();
    for (at, character) in operands.char_indices() {
        match character {
            '"' => quoted = !quoted,
            _ if quoted => {}
            '(' | '{' | '<' | '[' => depth += 1,
            ')' | '}' | '>' | ']' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(operands[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    parts.push(operands[start..].trim());
    parts
}

/// Features that the shaders require besides those of their calls: for resources, signatures,
/// operands and other instructions, and for uses of the result of a load.
const NOT_FROM_CALLS_ALONE: ShaderFeatureSet = ShaderFeatureSet::of(&[
    ShaderFeature::Doubles,
    ShaderFeature::MinimumPrecision,
    ShaderFeature::DX111DoubleExtensions,
    ShaderFeature::StencilRef,
    ShaderFeature::TypedUAVLoadAdditionalFormats,
    ShaderFeature::Int64Ops,
    ShaderFeature::NativeLowPrecision,
    ShaderFeature::AtomicInt64OnTypedResource,
    ShaderFeature::ResourceDescriptorHeapIndexing,
    ShaderFeature::SamplerDescriptorHeapIndexing,
]);

/// The features that the calls of each variant require, by file and variant.
fn required() -> BTreeMap<(String, String), ShaderFeatureSet> {
    let mut required = BTreeMap::new();
    let mut of_variant = None;
    for line in lines() {
        if let Some(variant) = line.text.strip_prefix("variant ") {
            let (file, _) = line.place.split_once(".txt").expect("a golden file");
            let key = (format!("{file}.hlsl"), variant.to_owned());
            of_variant = Some(required.entry(key).or_insert(ShaderFeatureSet::EMPTY));
        }
        let Some(declaration) = Declaration::parse(&line.text) else { continue };
        let set = of_variant.as_mut().expect("a variant before the declaration");
        let profile = line.target.expect("a variant before the declaration");
        let Profile { version, native_16bit, .. } = profile;
        let stage = profile.stage.unwrap_or(ShaderStage::Library);
        let name = FunctionName::parse(declaration.name).expect("a function of an operation");
        for op in declaration.ops {
            let target = Target { version, stage, native_16bit };
            **set = set.union(op.features(target, name.overloads()));
        }
    }
    required
}

/// SFI0 has the features that calls require; other parts of the shader require its other features.
#[test]
fn features_agree() {
    let path = folder().with_file_name("features").join("shaders.tsv");
    let text = fs::read_to_string(path).expect("the SFI0 parts");
    let required = required();
    let (mut errors, mut explained) = (Vec::new(), ShaderFeatureSet::EMPTY);
    let rows = text.lines().filter(|line| !line.starts_with('#'));
    for row in rows.clone() {
        let fields: Vec<&str> = row.split('\t').collect();
        let [file, variant, flags] = fields[..] else { panic!("a row: {row}") };
        let flags = u64::from_str_radix(flags, 16).expect("flags");
        let theirs = ShaderFeatureSet::from_flags(flags);
        assert_eq!(theirs.to_flags(), flags, "{row}: a flag of no known feature");
        let ours = required[&(file.to_owned(), variant.to_owned())];
        let (missing, more) = (ours.difference(theirs), theirs.difference(ours));
        let unexplained = more.difference(NOT_FROM_CALLS_ALONE);
        explained = explained.union(more);
        if !missing.is_empty() || !unexplained.is_empty() {
            errors.push(format!("{row}: lacks {missing:?}, has {unexplained:?} from no call"));
        }
    }
    assert_eq!(rows.count(), required.len(), "renew it with `cargo run -p xtask -- features`");
    assert!(errors.is_empty(), "{} differences:\n{}", errors.len(), errors.join("\n"));
    assert_eq!(explained, NOT_FROM_CALLS_ALONE, "what the list excuses occurs");
}

macro_rules! dispatch {
    ($($op:ident = $opcode:literal $name:literal $class:literal ($major:literal, $minor:literal)
       [$($argument:ident: $ty:ident),*] -> $result:ident;)*) => {
        /// Converts operands to the struct of the operation and back.
        fn through_struct<'a>(
            op: OpCode,
            operands: &[&'a str],
        ) -> Result<Vec<&'a str>, ops::OperandCount> {
            match op {
                $(OpCode::$op => {
                    let call = dispatch!(@from $op operands [$($argument)*])?;
                    Ok(call.into_operands(operands[0]).into_iter().collect())
                })*
                reserved => panic!("{reserved} is called"),
            }
        }

        #[test]
        fn the_macro_agrees_with_the_tables() {
            let mut rows = OpCode::ALL.iter().filter(|op| !op.is_reserved());
            $({
                let op = *rows.next().expect("as many rows as operations");
                assert_eq!((op, op.to_u32(), op.name()), (OpCode::$op, $opcode, $name));
                assert_eq!((op.class().name(), op.since()), ($class, Version::new($major, $minor)));
                let types: Vec<_> = op.signature().arguments().iter().map(|it| it.ty()).collect();
                assert_eq!(types, [$(dxil_ops::Type::$ty),*]);
                assert_eq!(op.signature().result(), dxil_ops::Type::$result);
            })*
            assert_eq!(rows.next(), None);
        }
    };
    (@from $op:ident $operands:ident []) => {
        <ops::$op as Operation<&str>>::from_operands($operands)
    };
    (@from $op:ident $operands:ident [$($argument:ident)+]) => {
        ops::$op::from_operands($operands)
    };
}

for_each_op!(dispatch);

#[test]
fn names_survive() {
    let names = fs::read_to_string(folder().join("names.txt")).expect("the names");
    let mut count = 0;
    for name in names.lines().filter(|line| line.starts_with("dx.op.")) {
        let parsed = FunctionName::parse(name).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(parsed.to_string(), name);
        count += 1;
    }
    assert!(count >= 600, "only {count} names");
}

#[test]
fn names_that_are_wrong() {
    use dxil_ops::NameError::*;
    let cases = [
        ("", NotAnOperation),
        ("dx.op", NotAnOperation),
        ("llvm.sin.f32", NotAnOperation),
        ("dx.op.", UnknownClass),
        ("dx.op.Unary.f32", UnknownClass),
        ("dx.op..f32", UnknownClass),
        ("dx.op.unary", OverloadCount { expected: 1, found: 0 }),
        ("dx.op.linAlgFillMatrix", OverloadCount { expected: 2, found: 0 }),
        ("dx.op.unary.", UnknownOverload { offset: 12 }),
        ("dx.op.unary.f128", UnknownOverload { offset: 12 }),
        ("dx.op.unary.v04f32", UnknownOverload { offset: 12 }),
        ("dx.op.unary.v0f32", UnknownOverload { offset: 12 }),
        ("dx.op.unary.v99999999999f32", UnknownOverload { offset: 12 }),
        ("dx.op.unary.v4", UnknownOverload { offset: 12 }),
        ("dx.op.unary.f32.f32", UnknownOverload { offset: 12 }),
        ("dx.op.barrier.f32", NoOverloads { offset: 14 }),
        ("dx.op.traceRay.", UnknownOverload { offset: 15 }),
        ("dx.op.linAlgFillMatrix.mC4M5N4U1S2", OverloadCount { expected: 2, found: 1 }),
        ("dx.op.linAlgFillMatrix.m.f32.f32.f32", OverloadCount { expected: 2, found: 4 }),
    ];
    for (name, error) in cases {
        assert_eq!(FunctionName::parse(name).map(|it| it.to_string()), Err(error), "{name}");
    }
}

#[test]
fn overload_of_a_struct_named_like_a_number() {
    let name = FunctionName::parse("dx.op.traceRay.f32").expect("a name");
    assert_eq!(name.overloads(), [Overload::UserDefined("f32")]);
    let name = FunctionName::parse("dx.op.linAlgConvert.v8f16.v2i32").expect("a name");
    assert_eq!(
        name.overloads(),
        [Overload::Vector(Scalar::F16, 8), Overload::Vector(Scalar::I32, 2)]
    );
}

#[test]
fn types_without_overloads_do_not_panic() {
    for op in OpCode::ALL {
        let signature = op.signature();
        let text = signature.llvm(&[]).to_string();
        let dependent =
            signature.arguments().iter().map(Argument::ty).chain([signature.result()]).any(|ty| {
                !matches!(ty.shape(), Shape::Plain(_) | Shape::Scalar(_) | Shape::OverloadShaped(_))
            });
        assert_eq!(text.contains('?'), dependent, "{op}: {text}");
    }
}
