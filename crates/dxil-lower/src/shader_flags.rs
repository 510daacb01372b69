//! The flags of shaders: LLVM's analysis `dx-shader-flags`.
//!
//! They follow from the same facts as the flags that `dxil-assemble` derives of modules of DXIL, before intrinsics are
//! lowered: an intrinsic has the flags of the operation that it becomes.

use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Write as _};

use dxil_assemble::derive::{FlagRules, flags_of_types, propagate};
use dxil_format::{FeatureFlags, ResourceClass, ShaderFlags};
use dxil_ir::{
    Body, FunctionId, IdMap, Instruction, InstructionId, InstructionKind, Module, Value,
};
use dxil_metadata::{ResourceContent, module_flag};
use dxil_ops::{OpCode, Overload, Version};

use crate::metadata::{kind, validator};
use crate::op_lower::operation_of;
use crate::resource::{FROM_BINDING, Resources};
use crate::target::{Triple, target};
use crate::{Report, functions, intrinsic};

/// The flags that state something of a function in `RDAT` only.
const LOCAL: ShaderFlags =
    ShaderFlags(ShaderFlags::UsesDerivatives.0 | ShaderFlags::RequiresGroup.0);

/// The flags that are no features, with the titles that LLVM prints.
const OTHERS: [(ShaderFlags, &str); 8] = [
    (ShaderFlags::DisableOptimizations, "Disable shader optimizations"),
    (ShaderFlags::DisableMathRefactoring, "Disable math refactoring"),
    (ShaderFlags::ForceEarlyDepthStencil, "Force early depth-stencil test"),
    (ShaderFlags::EnableRawAndStructuredBuffers, "Raw and structured buffers"),
    (ShaderFlags::LowPrecisionPresent, "Low-precision data types present"),
    (ShaderFlags::AllResourcesBound, "All resources bound for the duration of shader execution"),
    (ShaderFlags::UseNativeLowPrecision, "Enable native low-precision data types"),
    (ShaderFlags::ResMayNotAlias, "Any UAV may not alias any other UAV"),
];

/// The flags of each function of a module that binds these resources, if it has a body, with those of the functions that it
/// calls.
pub(crate) fn shader_flags(
    module: &Module,
    resources: &Resources,
) -> BTreeMap<FunctionId, ShaderFlags> {
    let analysis = Analysis::new(module, resources);
    let of_module = analysis.of_module();
    let (mut flags, mut callers) = (BTreeMap::new(), BTreeMap::<_, Vec<_>>::new());
    let mut callees = Callees(IdMap::new());
    for id in functions::defined(module) {
        let Some(body) = &module.functions[id].body else { continue };
        flags.insert(id, of_module | analysis.of_body(id, body, &mut callees));
        for (_, instruction) in body.instructions() {
            let callee = intrinsic::callee(&module.constants, instruction);
            if let Some(callee) = callee.filter(|&it| module.functions[it].body.is_some()) {
                callers.entry(callee).or_default().push(id);
            }
        }
    }
    propagate(&mut flags, &callers);
    flags
}

/// `print-dx-shader-flags`.
pub(crate) fn print(module: &mut Module, report: &mut Report) {
    let flags = shader_flags(module, &Resources::new(module));
    let all = flags.values().fold(ShaderFlags::default(), |all, &it| all | it);
    // A string takes all that is written.
    let _ = describe(module, all, &flags, &mut report.text);
}

fn describe(
    module: &Module,
    all: ShaderFlags,
    functions: &BTreeMap<FunctionId, ShaderFlags>,
    text: &mut String,
) -> fmt::Result {
    writeln!(text, "; Combined Shader Flags for Module")?;
    writeln!(text, "; Shader Flags Value: {:#010x}\n;", all.0)?;
    if all != ShaderFlags::default() {
        writeln!(text, "; Note: shader requires additional functionality:")?;
        let features = all.features();
        for (bit, title) in FeatureFlags::TITLES.iter().enumerate() {
            let feature = FeatureFlags(1 << bit);
            if features.contains(feature) {
                let is_native = feature == FeatureFlags::NativeLowPrecision;
                let title = if is_native { "Native low-precision data types" } else { title };
                writeln!(text, ";       {title}")?;
            }
        }
        writeln!(text, "; Note: extra DXIL module flags:")?;
        for (_, title) in OTHERS.iter().filter(|(flag, _)| all.contains(*flag)) {
            writeln!(text, ";       {title}")?;
        }
        writeln!(text, ";")?;
    }
    writeln!(text, "; Shader Flags for Module Functions")?;
    for (&id, flags) in functions {
        writeln!(text, "; Function {} : {:#010x}\n;", module.functions[id].name, flags.0)?;
    }
    Ok(())
}

/// A module, and the facts that flags follow from.
struct Analysis<'m> {
    module: &'m Module,
    rules: FlagRules,
    resources: &'m Resources,
    res_may_alias: bool,
}

impl<'m> Analysis<'m> {
    fn new(module: &'m Module, resources: &'m Resources) -> Self {
        let triple = alloc::string::ToString::to_string(&module.target_triple);
        let rules = FlagRules {
            kind: Triple::parse(&triple).stage().and_then(kind),
            dxil: target(module).version,
            validator: validator(module),
        };
        let res_may_alias = module_flag(module, "dx.resmayalias").is_some_and(|it| it != 0);
        Self { module, rules, resources, res_may_alias }
    }

    /// The flags that the options of the compiler and the UAVs of the module give all functions.
    fn of_module(&self) -> ShaderFlags {
        let is_set = |name| module_flag(self.module, name).is_some_and(|it| it != 0);
        let model = target(self.module).version;
        let options = [
            (is_set("dx.disable_optimizations"), ShaderFlags::DisableOptimizations),
            (is_set("dx.allresourcesbound"), ShaderFlags::AllResourcesBound),
            (
                is_set("dx.nativelowprec") && model >= Version::V1_2,
                ShaderFlags::UseNativeLowPrecision,
            ),
        ];
        let options = options.into_iter().filter(|(is_set, _)| *is_set);
        let options = options.fold(ShaderFlags::default(), |all, (_, flag)| all | flag);
        let uavs = || self.resources.of_class(ResourceClass::UAV);
        let registers = uavs().map(|it| match it.binding.size {
            0 => u32::MAX,
            size => size,
        });
        let is_old = self.rules.validator < Version::V1_8;
        let is_used = is_old && !self.res_may_alias && uavs().next().is_some();
        options | self.rules.of_uavs(registers) | self.rules.of_used_uavs(is_used, false)
    }

    /// The flags of the instructions of a function.
    fn of_body(&self, function: FunctionId, body: &Body, callees: &mut Callees) -> ShaderFlags {
        let mut flags = ShaderFlags::default();
        for (id, instruction) in body.instructions() {
            flags = flags | flags_of_types(self.module, body, instruction);
            let of_kind = match instruction.kind {
                InstructionKind::Call { arguments, .. } => {
                    match callees.of(self, body, instruction) {
                        Callee::Handle => self.of_handle(function, id),
                        Callee::TypedLoad => {
                            let handle = body.list(arguments).first();
                            handle.map(|&it| self.of_typed_load(body, it)).unwrap_or_default()
                        }
                        Callee::RawLoad => ShaderFlags::default(),
                        Callee::Other(flags) => flags,
                    }
                }
                InstructionKind::ExtractValue { aggregate, indices }
                    if body.list(indices) == [1] =>
                {
                    let load = aggregate.instruction().map(|it| &body.instructions[it]);
                    let callee = load.map(|it| callees.of(self, body, it));
                    self.of_status(callee)
                }
                _ => ShaderFlags::default(),
            };
            flags = flags | of_kind;
        }
        flags.difference(LOCAL)
    }

    /// The function that an instruction calls.
    fn callee(&self, body: &Body, call: &Instruction) -> Callee {
        let Some(name) = intrinsic::called(self.module, call) else {
            return Callee::Other(ShaderFlags::default());
        };
        match name {
            _ if intrinsic::is(name, FROM_BINDING) => Callee::Handle,
            _ if intrinsic::is(name, "llvm.dx.resource.load.typedbuffer") => Callee::TypedLoad,
            _ if intrinsic::is(name, "llvm.dx.resource.load.rawbuffer") => Callee::RawLoad,
            _ => {
                let operation = operation_of(self.module, name, body, call);
                let flags = operation.map(|(op, overloads)| self.of_operation(op, &overloads));
                Callee::Other(flags.unwrap_or_default())
            }
        }
    }

    /// The flags of a call that creates a handle.
    fn of_handle(&self, function: FunctionId, call: InstructionId) -> ShaderFlags {
        let Some(resource) = self.resources.of_call(function, call) else {
            return ShaderFlags::default();
        };
        let is_uav = matches!(resource.ty.content, ResourceContent::Uav(_));
        let is_known = self.rules.validator >= Version::V1_8 && !self.res_may_alias;
        let of_use = self.rules.of_used_uavs(is_uav && is_known, false);
        of_use | self.rules.of_kind(resource.ty.kind())
    }

    /// The flags of an operation. A module that states no validator is for the newest, here as in DXC.
    fn of_operation(&self, op: OpCode, overloads: &[Overload<'_>]) -> ShaderFlags {
        let validator = match self.rules.validator {
            Version { major: 0, .. } => Version::new(u8::MAX, 0),
            version => version,
        };
        FlagRules { validator, ..self.rules }.of_operation(op, overloads)
    }

    /// The flags of a load from a typed buffer by this handle.
    fn of_typed_load(&self, body: &Body, handle: Value) -> ShaderFlags {
        let ty = self.module.type_of(body, handle);
        let resource = ty.and_then(|ty| self.resources.list.iter().find(|it| it.handle == ty));
        match resource.map(|it| &it.ty) {
            Some(ty) if ty.class() == ResourceClass::UAV => {
                self.rules.of_typed_load(ty.components.map_or(1, |(_, count)| count))
            }
            _ => ShaderFlags::default(),
        }
    }

    /// The flags of what looks at the status of a load: an operation checks it.
    fn of_status(&self, callee: Option<Callee>) -> ShaderFlags {
        match callee {
            Some(Callee::TypedLoad | Callee::RawLoad) => {
                self.of_operation(OpCode::CheckAccessFullyMapped, &[])
            }
            _ => ShaderFlags::default(),
        }
    }
}

/// A function, as flags follow from calls of it.
#[derive(Clone, Copy)]
enum Callee {
    /// It creates a handle.
    Handle,
    /// It loads from a typed buffer, or from another one.
    TypedLoad,
    RawLoad,
    /// Calls of it have these flags.
    Other(ShaderFlags),
}

/// The functions that have been called.
struct Callees(IdMap<FunctionId, Callee>);

impl Callees {
    /// The function that an instruction calls. It is known if another call of its type has been looked at.
    fn of(&mut self, analysis: &Analysis<'_>, body: &Body, it: &Instruction) -> Callee {
        let module = analysis.module;
        let declared = |id: FunctionId| match it.kind {
            InstructionKind::Call { function_type, .. } => module.functions[id].ty == function_type,
            _ => false,
        };
        let callee = intrinsic::callee(&module.constants, it).filter(|&id| declared(id));
        if let Some(known) = callee.and_then(|id| self.0.get(id)) {
            return *known;
        }
        let new = analysis.callee(body, it);
        if let Some(id) = callee {
            self.0.insert(id, new);
        }
        new
    }
}
