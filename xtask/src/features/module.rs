//! A module in LLVM 3.7 text that calls one operation once.

use std::collections::BTreeSet;

use dxil_ops::{Argument, Enumeration, OpCode, Overload, ShaderStage, Target, Type, Version};

/// A call, and what the module around it is for.
#[derive(Clone, Debug)]
pub(super) struct Call {
    /// `None`: the module calls nothing but what makes the handle.
    pub(super) op: Option<OpCode>,
    pub(super) overloads: Vec<Overload<'static>>,
    pub(super) target: Target,
    /// The version of the validator that the module names.
    pub(super) validator: Version,
}

/// The raw shader flag that says that 16-bit types are native.
const NATIVE_LOW_PRECISION: u64 = 1 << 23;

const HEAD: &str = r#"target datalayout = "e-m:e-p:32:32-i1:32-i8:32-i16:32-i32:32-i64:64-f16:32-f32:32-f64:64-n8:16:32:64"
target triple = "dxil-ms-dx"

%dx.types.Handle = type { i8* }
%dx.types.ResBind = type { i32, i32, i32, i8 }
%dx.types.ResourceProperties = type { i32, i32 }
%struct.RWByteAddressBuffer = type { i32 }
"#;

/// The handle of a raw buffer that can be written, which operations on resources get: with
/// another value DXC's validator follows a null pointer for some of them.
const HANDLE: &str = "  %1 = call %dx.types.Handle @\"dx.op.createHandleFromBinding\"(i32 217, \
    %dx.types.ResBind { i32 0, i32 0, i32 0, i8 1 }, i32 0, i1 false)
  %2 = call %dx.types.Handle @\"dx.op.annotateHandle\"(i32 216, %dx.types.Handle %1, \
    %dx.types.ResourceProperties { i32 4107, i32 0 })
";
const HANDLE_DECLARATIONS: [&str; 2] = [
    "declare %dx.types.Handle @\"dx.op.createHandleFromBinding\"(i32, %dx.types.ResBind, i32, i1)",
    "declare %dx.types.Handle @\"dx.op.annotateHandle\"(i32, %dx.types.Handle, \
     %dx.types.ResourceProperties)",
];
const RESOURCES: &str = "!dx.resources = !{!0}
!0 = !{null, !1, null, null}
!1 = !{!2}
!2 = !{i32 0, %struct.RWByteAddressBuffer* undef, !\"\", i32 0, i32 0, i32 1, i32 11, i1 false, \
    i1 false, i1 false, null}
";

impl Call {
    /// The module, declaring these raw shader flags.
    pub(super) fn module(&self, flags: u64) -> String {
        let mut declarations = BTreeSet::from(HANDLE_DECLARATIONS.map(str::to_owned));
        let mut body = HANDLE.to_owned();
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
        format!("{HEAD}{types}\n{functions}{declarations}\n\n{RESOURCES}{metadata}")
    }

    /// The function's declaration, and the call.
    fn call(&self, op: OpCode) -> (String, String) {
        let signature = op.signature();
        let name = op.function_name(&self.overloads);
        let result = signature.result().llvm(&self.overloads);
        let mut types = "i32".to_owned();
        let mut values = format!("i32 {}", op.to_u32());
        for argument in signature.arguments() {
            let ty = argument.ty().llvm(&self.overloads).to_string();
            values += &format!(", {ty} {}", self.value(argument, &ty));
            types += &format!(", {ty}");
        }
        let assign = if signature.result() == Type::Void { "" } else { "%3 = " };
        let declaration = format!("declare {result} @\"{name}\"({types})");
        (declaration, format!("  {assign}call {result} @\"{name}\"({values})\n"))
    }

    /// What the call passes: as little as the argument allows.
    fn value(&self, argument: &Argument, ty: &str) -> String {
        match argument.ty() {
            Type::Handle => "%2".to_owned(),
            _ if argument.is_constant(self.target.version) && ty.starts_with('%') => {
                "zeroinitializer".to_owned()
            }
            _ if !argument.is_constant(self.target.version) => "undef".to_owned(),
            _ if ty == "i1" => "false".to_owned(),
            _ => match (argument.enumeration(), argument.range(self.target.version)) {
                // The class of the one resource that there is.
                (Some(Enumeration::ResourceClass), _) => "1".to_owned(),
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
        // Flags and resources of a library stand in an entry that is no function.
        let (module, entry) = match (profile, properties) {
            ("lib", "") => (Some(flags), None),
            ("lib", _) => (Some(flags), Some(format!("null, !{{{properties}}}"))),
            (_, "") => (None, Some(format!("!0, !{{{flags}}}"))),
            _ => (None, Some(format!("!0, !{{{flags}, {properties}}}"))),
        };
        let module = module.map(|flags| format!("!{{null, !\"\", null, !0, !{{{flags}}}}}"));
        let entry = entry.map(|rest| format!("!{{void ()* @main, !\"main\", null, {rest}}}"));
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

/// Definitions of the structs in these declarations. What is in them matters for none but
/// those that the head defines.
fn struct_types(declarations: &str) -> String {
    let is_part = |c: char| c.is_ascii_alphanumeric() || "-$._".contains(c);
    let names = declarations.split('%').skip(1).map(|rest| {
        let end = rest.find(|c| !is_part(c)).unwrap_or(rest.len());
        &rest[..end]
    });
    let names: BTreeSet<&str> =
        names.filter(|name| !HEAD.contains(&format!("%{name} = "))).collect();
    names.into_iter().map(|name| format!("%{name} = type {{ i32 }}\n")).collect()
}

/// The profile of a stage's modules, and what the metadata of their entry point says beside
/// the flags.
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
