//! Makes modules, as text of LLVM 3.7, with a single call of an operation.

use std::collections::BTreeSet;

use dxil_ops::{Argument, Enumeration, OpCode, Overload, ShaderStage, Target, Type, Version};

use crate::error::Error;
use crate::scratch::Scratch;
use crate::tool::{Compiler, Job, Outcome, Tools};

/// A call, and the properties of the module around it.
#[derive(Clone, Debug)]
pub(crate) struct Call {
    /// `None` for a module with only the calls that make the handle.
    pub(crate) op: Option<OpCode>,
    pub(crate) overloads: Vec<Overload<'static>>,
    pub(crate) target: Target,
    /// The version of the validator in the module.
    pub(crate) validator: Version,
    /// Whether the module makes a handle even if the operation needs none, and does so as from DXIL
    /// 1.6 on: to compare features, modules may differ only in the call.
    pub(crate) has_handle: bool,
}

/// A raw shader flag (`StencilRef`) that no call sets. If a module declares it, the validator's
/// error has the correct flags.
pub(crate) const UNUSED_FLAG: u64 = 1 << 11;

/// The number of modules in a folder at a time.
const CHUNK: usize = 4000;

/// Returns the validator's verdict on each module, given as text, or the error of the assembler.
pub(crate) fn verdicts(tools: &Tools, modules: &[&str]) -> Result<Vec<Outcome>, Error> {
    let mut verdicts = Vec::with_capacity(modules.len());
    for chunk in modules.chunks(CHUNK) {
        let scratch = Scratch::new()?;
        let mut jobs = Vec::with_capacity(chunk.len());
        for (number, module) in chunk.iter().enumerate() {
            let (file, output) = (format!("{number}.ll"), format!("{number}.dxo"));
            scratch.write(&file, module.as_bytes())?;
            jobs.push(Job::Assemble { file, output });
        }
        let mut outcomes = tools.run(Compiler::Dxc110, &scratch.folder, &jobs)?;
        let good: Vec<usize> = (0..chunk.len()).filter(|&it| outcomes[it].is_done()).collect();
        let validate = |number: &usize| Job::Validate { file: format!("{number}.dxo") };
        let jobs: Vec<Job> = good.iter().map(validate).collect();
        let validated = tools.run(Compiler::Dxc110, &scratch.folder, &jobs)?;
        for (number, outcome) in good.into_iter().zip(validated) {
            outcomes[number] = outcome;
        }
        verdicts.extend(outcomes);
    }
    Ok(verdicts)
}

/// The raw shader flag of native 16-bit types.
const NATIVE_LOW_PRECISION: u64 = 1 << 23;

const HEAD: &str = r#"target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.ResBind = type { i32, i32, i32, i8 }
%dx.types.ResourceProperties = type { i32, i32 }
%struct.RWByteAddressBuffer = type { i32 }
"#;

/// The calls that make the handle of a writable raw buffer, which all operations on resources get:
/// with another value, DXC's validator dereferences a null pointer for some of them.
struct Handle {
    body: &'static str,
    declarations: &'static [&'static str],
    /// The buffer in the metadata, and its declaration.
    buffer: (&'static str, &'static str),
}

const NO_BUFFER: (&str, &str) = ("undef", "");

const NO_HANDLE: Handle = Handle { body: "", declarations: &[], buffer: NO_BUFFER };

/// The calls from DXIL 1.6 on.
const FROM_BINDING: Handle = Handle {
    body: "  %binding = call %dx.types.Handle @\"dx.op.createHandleFromBinding\"(i32 217, \
    %dx.types.ResBind { i32 0, i32 0, i32 0, i8 1 }, i32 0, i1 false)
  %handle = call %dx.types.Handle @\"dx.op.annotateHandle\"(i32 216, %dx.types.Handle %binding, \
    %dx.types.ResourceProperties { i32 4107, i32 0 })
",
    declarations: &[
        "declare %dx.types.Handle @\"dx.op.createHandleFromBinding\"(i32, %dx.types.ResBind, i32, i1)",
        "declare %dx.types.Handle @\"dx.op.annotateHandle\"(i32, %dx.types.Handle, \
         %dx.types.ResourceProperties)",
    ],
    buffer: NO_BUFFER,
};

/// The calls before DXIL 1.6, in a program with a stage.
const FROM_CLASS: Handle = Handle {
    body: "  %handle = call %dx.types.Handle @\"dx.op.createHandle\"(i32 57, i8 1, i32 0, i32 0, \
    i1 false)
",
    declarations: &["declare %dx.types.Handle @\"dx.op.createHandle\"(i32, i8, i32, i32, i1)"],
    buffer: NO_BUFFER,
};

/// The calls before DXIL 1.6, in a library.
const FOR_LIBRARY: Handle = Handle {
    body: "  %buffer = load %struct.RWByteAddressBuffer, %struct.RWByteAddressBuffer* @buffer
  %handle = call %dx.types.Handle @\"dx.op.createHandleForLib.struct.RWByteAddressBuffer\"(\
    i32 160, %struct.RWByteAddressBuffer %buffer)
",
    declarations: &[
        "declare %dx.types.Handle @\"dx.op.createHandleForLib.struct.RWByteAddressBuffer\"(i32, \
         %struct.RWByteAddressBuffer)",
    ],
    buffer: ("@buffer", "@buffer = external constant %struct.RWByteAddressBuffer\n\n"),
};

/// The lists of resources before and after the buffer.
const RESOURCES: [&str; 2] = [
    "!dx.resources = !{!0}
!0 = !{null, !1, null, null}
!1 = !{!2}
!2 = !{i32 0, %struct.RWByteAddressBuffer* ",
    ", !\"\", i32 0, i32 0, i32 1, i32 11, i1 false, i1 false, i1 false, null}
",
];

/// Signatures with an input of four floats, for operations that load it.
const INPUT: &str = "!{!{!{i32 0, !\"A\", i8 9, i8 0, !{i32 0}, i8 2, i32 1, i8 4, i32 0, i8 0, null}}, \
                     null, null}";

impl Call {
    /// Prints the module, which declares these raw shader flags.
    pub(crate) fn module(&self, flags: u64) -> String {
        let Handle { body, declarations, buffer: (buffer, global) } = self.handle();
        let mut declarations: BTreeSet<_> =
            declarations.iter().map(|&line| line.to_owned()).collect();
        let mut body = body.to_owned();
        if let Some(op) = self.op {
            let (declaration, call) = self.call(op);
            declarations.insert(declaration);
            body += &call;
        }
        let declarations = declarations.into_iter().collect::<Vec<_>>().join("\n");
        let types = struct_types(&declarations);
        let functions = match self.target.stage {
            ShaderStage::Hull => function("main", &body) + &function("patch_constant", ""),
            ShaderStage::PatchConstant => function("main", "") + &function("patch_constant", &body),
            _ => function("main", &body),
        };
        let metadata = self.metadata(flags);
        let resources = RESOURCES.join(buffer);
        format!("{HEAD}{types}\n{global}{functions}{declarations}\n\n{resources}{metadata}")
    }

    fn handle(&self) -> Handle {
        let arguments = self.op.iter().flat_map(|op| op.signature().arguments());
        let is_needed = arguments.into_iter().any(|argument| argument.ty() == Type::Handle);
        match (self.has_handle, is_needed) {
            (true, _) => FROM_BINDING,
            (false, false) => NO_HANDLE,
            (false, true) if self.target.version >= Version::V1_6 => FROM_BINDING,
            (false, true) if profile(self.target.stage).0 == "lib" => FOR_LIBRARY,
            (false, true) => FROM_CLASS,
        }
    }

    /// The function's declaration, and the call.
    fn call(&self, op: OpCode) -> (String, String) {
        let signature = op.signature();
        let name = op.function_name(&self.overloads);
        let mut result = signature.result().llvm(&self.overloads).to_string();
        if op == OpCode::CBufferLoadLegacy && self.target.native_16bit && result.ends_with("16") {
            // A row has the number of elements that fit.
            result += ".8";
        }
        let mut types = "i32".to_owned();
        let mut values = format!("i32 {}", op.to_u32());
        // The newest DXC does not have the operand yet.
        let is_there = |argument: &&Argument| {
            op != OpCode::LinAlgMatrixAccumulateToMemory || argument.name() != "targetType"
        };
        for argument in signature.arguments().iter().filter(is_there) {
            let ty = argument.ty().llvm(&self.overloads).to_string();
            values += &format!(", {ty} {}", self.value(argument, &ty));
            types += &format!(", {ty}");
        }
        let assign = if signature.result() == Type::Void { "" } else { "%value = " };
        let declaration = format!("declare {result} @\"{name}\"({types})");
        (declaration, format!("  {assign}call {result} @\"{name}\"({values})\n"))
    }

    /// The value of an argument: the smallest allowed.
    fn value(&self, argument: &Argument, ty: &str) -> String {
        match argument.ty() {
            Type::Handle => "%handle".to_owned(),
            _ if argument.is_constant(self.target.version) && ty.starts_with('%') => {
                "zeroinitializer".to_owned()
            }
            _ if !argument.is_constant(self.target.version) => "undef".to_owned(),
            _ if ty == "i1" => "false".to_owned(),
            _ => match (argument.enumeration(), argument.range(self.target.version)) {
                // The class of the only resource.
                (Some(Enumeration::ResourceClass), _) => "1".to_owned(),
                // No flag that needs a thread group.
                (Some(Enumeration::BarrierSemanticFlag), _) => "0".to_owned(),
                (Some(enumeration), _) => {
                    enumeration.values().first().map_or(0, |&(_, value, _)| value).to_string()
                }
                (None, Some(range)) => range.start().to_string(),
                (None, None) => "0".to_owned(),
            },
        }
    }

    fn metadata(&self, flags: u64) -> String {
        let (profile, properties) = profile(self.target.stage);
        let native = if self.target.native_16bit { NATIVE_LOW_PRECISION } else { 0 };
        let flags = format!("i32 0, i64 {}", flags | native);
        // The flags and resources of a library are in an entry without a function.
        let (module, entry) = match (profile, properties) {
            ("lib", "") => (Some(flags), None),
            ("lib", _) => (Some(flags), Some(format!("null, !{{{properties}}}"))),
            (_, "") => (None, Some(format!("!0, !{{{flags}}}"))),
            _ => (None, Some(format!("!0, !{{{flags}, {properties}}}"))),
        };
        let module = module.map(|flags| format!("!{{null, !\"\", null, !0, !{{{flags}}}}}"));
        let has_input = self.op == Some(OpCode::LoadInput) && has_inputs(self.target.stage);
        let signatures = if has_input { INPUT } else { "null" };
        let entry =
            entry.map(|rest| format!("!{{void ()* @main, !\"main\", {signatures}, {rest}}}"));
        let entries: Vec<_> = module.into_iter().chain(entry).collect();
        let numbers: Vec<_> = (0..entries.len()).map(|at| format!("!{}", at + 6)).collect();
        let (minor, validator) = (self.target.version.minor, self.validator.minor);
        let mut text = format!(
            "!dx.version = !{{!3}}\n!dx.valver = !{{!4}}\n!dx.shaderModel = !{{!5}}\n\
             !dx.entryPoints = !{{{}}}\n!3 = !{{i32 1, i32 {minor}}}\n\
             !4 = !{{i32 1, i32 {validator}}}\n!5 = !{{!\"{profile}\", i32 6, i32 {minor}}}\n",
            numbers.join(", "),
        );
        for (number, entry) in numbers.iter().zip(entries) {
            text += &format!("{number} = {entry}\n");
        }
        text
    }
}

fn function(name: &str, body: &str) -> String {
    format!("define void @{name}() {{\n{body}  ret void\n}}\n\n")
}

/// Definitions of the structs in these declarations.
fn struct_types(declarations: &str) -> String {
    let is_part = |c: char| c.is_ascii_alphanumeric() || "-$._".contains(c);
    let names = declarations.split('%').skip(1).map(|rest| {
        let end = rest.find(|c| !is_part(c)).unwrap_or(rest.len());
        &rest[..end]
    });
    let names: BTreeSet<&str> =
        names.filter(|name| !HEAD.contains(&format!("%{name} = "))).collect();
    names.into_iter().map(|name| format!("%{name} = type {{ {} }}\n", members(name))).collect()
}

/// The elements of the struct with this name.
fn members(name: &str) -> String {
    let times = |count: usize, part: &str| vec![part; count].join(", ");
    let (class, part) = name
        .strip_prefix("dx.types.")
        .unwrap_or(name)
        .split_once('.')
        .map_or_else(|| (name.trim_start_matches("dx.types."), ""), |(class, part)| (class, part));
    let (part, count) = part.split_once('.').map_or((part, ""), |(part, count)| (part, count));
    let overload = Overload::parse_number(part);
    let number = overload.map(|overload| Type::Overload.llvm(&[overload]).to_string());
    match (class, number, overload) {
        ("ResRet", Some(vector), Some(Overload::Vector(..))) => format!("{vector}, i32"),
        ("ResRet", Some(scalar), _) => format!("{}, i32", times(4, &scalar)),
        ("CBufRet", Some(scalar), _) if count == "8" => times(8, &scalar),
        ("CBufRet", Some(scalar), _) if part.ends_with("64") => times(2, &scalar),
        ("CBufRet", Some(scalar), _) => times(4, &scalar),
        ("Dimensions" | "fouri32", ..) => times(4, "i32"),
        ("fouri16", ..) => times(4, "i16"),
        ("twoi32" | "splitdouble" | "NodeInfo" | "NodeRecordInfo", ..) => times(2, "i32"),
        ("SamplePos", ..) => times(2, "float"),
        ("i32c", ..) => "i32, i1".to_owned(),
        (class, ..) if class.ends_with("Handle") || class == "HitObject" => "i8*".to_owned(),
        (class, ..) if class.starts_with("LinAlgMatrix") => "i8*".to_owned(),
        _ => "i32".to_owned(),
    }
}

/// Whether shaders of the stage have an input signature.
const fn has_inputs(stage: ShaderStage) -> bool {
    matches!(
        stage,
        ShaderStage::Vertex
            | ShaderStage::Hull
            | ShaderStage::PatchConstant
            | ShaderStage::Domain
            | ShaderStage::Geometry
            | ShaderStage::Pixel
    )
}

/// The profile of a stage's modules, and the properties in the metadata of their entry point
/// besides the flags.
const fn profile(stage: ShaderStage) -> (&'static str, &'static str) {
    match stage {
        ShaderStage::Vertex => ("vs", ""),
        ShaderStage::Hull | ShaderStage::PatchConstant => (
            "hs",
            "i32 3, !{void ()* @patch_constant, i32 3, i32 3, i32 2, i32 1, i32 3, float 64.0}",
        ),
        ShaderStage::Domain => ("ds", "i32 2, !{i32 2, i32 3}"),
        ShaderStage::Geometry => ("gs", "i32 1, !{i32 3, i32 3, i32 1, i32 5, i32 1}"),
        ShaderStage::Pixel => ("ps", ""),
        ShaderStage::Compute => ("cs", "i32 4, !{i32 1, i32 1, i32 1}"),
        ShaderStage::Amplification => ("as", "i32 10, !{!{i32 1, i32 1, i32 1}, i32 0}"),
        ShaderStage::Mesh => ("ms", "i32 9, !{!{i32 1, i32 1, i32 1}, i32 3, i32 1, i32 2, i32 0}"),
        ShaderStage::Node => (
            "lib",
            "i32 8, i32 15, i32 13, i32 3, i32 15, !{!\"main\", i32 0}, i32 16, i32 -1, i32 4, \
             !{i32 1, i32 1, i32 1}, i32 5, !{i32 0}",
        ),
        ShaderStage::RayGeneration => ("lib", "i32 8, i32 7, i32 5, !{i32 0}"),
        ShaderStage::Intersection => ("lib", "i32 8, i32 8, i32 5, !{i32 0}"),
        ShaderStage::AnyHit => ("lib", "i32 8, i32 9, i32 6, i32 4, i32 7, i32 8, i32 5, !{i32 0}"),
        ShaderStage::ClosestHit => {
            ("lib", "i32 8, i32 10, i32 6, i32 4, i32 7, i32 8, i32 5, !{i32 0}")
        }
        ShaderStage::Miss => ("lib", "i32 8, i32 11, i32 6, i32 4, i32 5, !{i32 0}"),
        ShaderStage::Callable => ("lib", "i32 8, i32 12, i32 6, i32 4, i32 5, !{i32 0}"),
        _ => ("lib", ""),
    }
}
