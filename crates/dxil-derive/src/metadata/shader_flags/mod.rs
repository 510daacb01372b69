//! The shader flags of entry points and of functions.
//!
//! A flag states that a function uses something, or that the module has a resource. DXC's validator
//! computes the flags anew and rejects modules that state others; the cause of a flag depends on the
//! validator's version.

mod function;
mod operation;
mod rules;

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use dxil_format::{ShaderFlags, ShaderKind};
use dxil_ir::analysis::UsedConstants;
use dxil_ir::calls::Calls;
use dxil_ir::{FunctionId, IdMap, Module};
use dxil_metadata::{
    EntryPoint, EntryProperty, ResourceContent, Resources, ShaderMetadata, Subobject,
    SubobjectContent,
};
use dxil_ops::Version;

use super::handle::Handles;
use function::Required;
pub(crate) use operation::{is_derivative, needs_group, required_memory};
use rules::TypeTable;
pub use rules::{FlagRules, flags_of_types};

/// The flags that follow from the module. Others are options of a compiler, or attributes of its source. Nothing causes
/// `CSRawAndStructuredViaShader4X`, which DXC's validator refuses.
pub const DERIVED: ShaderFlags = {
    const OTHERS: [ShaderFlags; 7] = [
        ShaderFlags::DisableOptimizations,
        ShaderFlags::DisableMathRefactoring,
        ShaderFlags::ForceEarlyDepthStencil,
        ShaderFlags::AllResourcesBound,
        ShaderFlags::Level9ComparisonFiltering,
        ShaderFlags::UseNativeLowPrecision,
        ShaderFlags::Reserved,
    ];
    let mut derived = 0;
    let mut named = 0;
    while named < ShaderFlags::NAMED.len() {
        derived |= ShaderFlags::NAMED[named].0.0;
        named += 1;
    }
    let mut other = 0;
    while other < OTHERS.len() {
        derived &= !OTHERS[other].0;
        other += 1;
    }
    ShaderFlags(derived)
};

/// The flag of derivatives in mesh and amplification shaders.
const MESH_DERIVATIVES: ShaderFlags = ShaderFlags::DerivativesInMeshAndAmpShaders;

/// Flags that state something about a function only, not about a module.
const LOCAL: ShaderFlags =
    ShaderFlags(ShaderFlags::UsesDerivatives.0 | ShaderFlags::RequiresGroup.0);

/// Derives the flags of the module: those of its entry point, or of the first one of a library.
///
/// Flags that do not follow from the module stay as they are.
pub fn shader_flags(module: &Module, metadata: &mut ShaderMetadata) {
    let Some(flags) = Flags::new(module, metadata, &Calls::new(module)).of_module() else { return };
    let Some(first) = metadata.entry_points.first_mut() else { return };
    if flags != first.flags() {
        first.properties.get_or_insert_default().set(EntryProperty::Flags(flags));
    }
}

/// The flags that follow from a module, and what else is found on the way to them.
pub struct Flags<'m> {
    program: Program<'m>,
    /// The flags of each function with a body, by itself.
    own: BTreeMap<FunctionId, ShaderFlags>,
    pub(crate) calls: &'m Calls<'m>,
    constants: UsedConstants,
}

impl<'m> Flags<'m> {
    /// Looks at all instructions of a module with this metadata and these calls.
    #[must_use]
    pub fn new(module: &'m Module, metadata: &'m ShaderMetadata, calls: &'m Calls<'m>) -> Self {
        let program = Program::new(module, metadata);
        let functions = module.functions.iter();
        let bodies = functions.filter_map(|(id, it)| it.body.as_ref().map(|body| (id, body)));
        let mut required = Required::new(module);
        let constants = UsedConstants::new(module);
        let own = bodies.map(|(id, body)| {
            let calls = calls.operations_of(id);
            (id, program.flags_of_function(id, body, constants.of(id), calls, &mut required))
        });
        let own = own.collect();
        Self { program, own, calls, constants }
    }

    /// The constants that the functions of the module use.
    #[must_use]
    pub const fn constants(&self) -> &UsedConstants {
        &self.constants
    }

    pub(crate) const fn module(&self) -> &'m Module {
        self.program.module
    }

    /// The flags of the first entry point, with those that it states and that do not follow from the module; `None` if
    /// there is none.
    #[must_use]
    pub fn of_module(&self) -> Option<ShaderFlags> {
        self.program.has_entry.then(|| self.program.options | self.flags())
    }

    /// The flags of the module.
    fn flags(&self) -> ShaderFlags {
        let used = self.own.values().fold(ShaderFlags::default(), |all, flags| all | *flags);
        // Only entry points tell whether derivatives of a library are those of a mesh shader.
        let derivatives = self.program.rules.kind == Some(ShaderKind::Library)
            && used.contains(ShaderFlags::UsesDerivatives)
            && self.of_functions().values().any(|flags| flags.contains(MESH_DERIVATIVES));
        let derivatives = union([(derivatives, MESH_DERIVATIVES)]);
        self.program.flags_with(used | derivatives)
    }

    /// The flags of each function with a body: of its own operations and, from validator 1.8 on, those of the functions that
    /// it calls.
    ///
    /// `RDAT` has them for the functions of a library. The flags of resources are those of the module only.
    #[must_use]
    pub fn of_functions(&self) -> BTreeMap<FunctionId, ShaderFlags> {
        self.program.flags_of_functions(self.own.clone(), &self.calls.functions)
    }
}

/// A module, and the facts that its metadata states.
struct Program<'m> {
    module: &'m Module,
    types: TypeTable,
    rules: FlagRules,
    /// The flags that are not derived.
    options: ShaderFlags,
    has_entry: bool,
    resources: Option<&'m Resources>,
    handles: Handles<'m>,
    entries: IdMap<FunctionId, &'m EntryPoint>,
    subobjects: &'m [Subobject],
}

impl<'m> Program<'m> {
    fn new(module: &'m Module, metadata: &'m ShaderMetadata) -> Self {
        let entries = &metadata.entry_points;
        let resources = metadata.resources.as_ref();
        let validator = metadata.validator_version.unwrap_or(Version::V1_0);
        let mut of_functions = IdMap::new();
        for entry in entries {
            if let Some(id) = entry.function {
                of_functions.insert(id, entry);
            }
        }
        Self {
            module,
            types: TypeTable::new(module),
            rules: FlagRules {
                kind: metadata.target.map(|target| target.kind),
                dxil: newest_if_zero(metadata.dxil_version.unwrap_or(Version::V1_0)),
                validator: newest_if_zero(validator),
            },
            options: entries.first().map(EntryPoint::flags).unwrap_or_default().difference(DERIVED),
            has_entry: !entries.is_empty(),
            resources,
            handles: Handles::new(module, resources),
            entries: of_functions,
            subobjects: &metadata.subobjects,
        }
    }

    /// The kind of shader that a function is.
    fn kind_of(&self, function: FunctionId) -> Option<ShaderKind> {
        self.entries.get(function).and_then(|entry| entry.kind().or(self.rules.kind))
    }

    /// The flags of the module whose functions have these.
    fn flags_with(&self, used: ShaderFlags) -> ShaderFlags {
        let used = used | derivatives_of(self.rules.kind, used);
        (used | self.flags_of_resources() | self.flags_of_subobjects()).difference(LOCAL)
    }

    /// The flags of each function, from validator 1.8 on with those of the functions that it calls.
    fn flags_of_functions(
        &self,
        mut flags: BTreeMap<FunctionId, ShaderFlags>,
        calls: &[(FunctionId, FunctionId)],
    ) -> BTreeMap<FunctionId, ShaderFlags> {
        let of_subobjects = self.flags_of_subobjects();
        flags.values_mut().for_each(|it| *it = *it | of_subobjects);
        if self.rules.validator >= Version::V1_8 {
            let mut callers = BTreeMap::<FunctionId, Vec<FunctionId>>::new();
            for (caller, callee) in calls {
                callers.entry(*callee).or_default().push(*caller);
            }
            propagate(&mut flags, &callers);
        }
        for (id, flags) in &mut flags {
            *flags = *flags | derivatives_of(self.kind_of(*id), *flags) | self.options;
        }
        flags
    }

    /// The flags of the module's resources, used or not.
    fn flags_of_resources(&self) -> ShaderFlags {
        let Some(resources) = self.resources else { return ShaderFlags::default() };
        let uavs = resources.uavs.as_deref().unwrap_or_default();
        // Other stages cannot have such views.
        let has_order = matches!(self.rules.kind, Some(ShaderKind::Pixel | ShaderKind::Library));
        let rov = has_order
            && uavs.iter().any(
                |uav| matches!(&uav.content, ResourceContent::Uav(uav) if uav.rasterizer_ordered),
            );
        let kinds = resources.iter().map(|resource| self.rules.of_kind(resource.kind()));
        let flags = self.rules.of_uavs(uavs.iter().map(|uav| uav.range_size));
        kinds.fold(flags | union([(rov, ShaderFlags::ROVs)]), |all, flags| all | flags)
    }

    /// The flags of the module's subobjects, which validators 1.5 to 1.7 look at.
    fn flags_of_subobjects(&self) -> ShaderFlags {
        if !(Version::V1_5..Version::V1_8).contains(&self.rules.validator) {
            return ShaderFlags::default();
        }
        let is_new = self.subobjects.iter().any(|subobject| match &subobject.content {
            SubobjectContent::RaytracingPipelineConfig1(_) => true,
            SubobjectContent::StateObjectConfig(config) => {
                config.flags.contains(dxil_format::StateObjectFlags::AllowStateObjectAdditions)
            }
            _ => false,
        });
        union([(is_new, ShaderFlags::RaytracingTier1_1)])
    }
}

/// Adds to the flags of each function those of the functions that it calls, directly or not. `callers` has the callers of
/// each function.
pub fn propagate<F: Copy + Ord>(
    flags: &mut BTreeMap<F, ShaderFlags>,
    callers: &BTreeMap<F, Vec<F>>,
) {
    // A function is looked at again whenever it gets a flag.
    let mut changed: Vec<_> = callers.keys().copied().collect();
    while let Some(callee) = changed.pop() {
        let Some(&of_callee) = flags.get(&callee) else { continue };
        for caller in callers.get(&callee).into_iter().flatten() {
            if let Some(of_caller) = flags.get_mut(caller) {
                if !of_caller.contains(of_callee) {
                    *of_caller = *of_caller | of_callee;
                    changed.push(*caller);
                }
            }
        }
    }
}

/// The flag of derivatives in a shader of this kind.
fn derivatives_of(kind: Option<ShaderKind>, flags: ShaderFlags) -> ShaderFlags {
    let is_mesh = matches!(kind, Some(ShaderKind::Mesh | ShaderKind::Amplification));
    union([(is_mesh && flags.contains(ShaderFlags::UsesDerivatives), MESH_DERIVATIVES)])
}

/// DXC takes version 0.0 for the newest.
const fn newest_if_zero(version: Version) -> Version {
    if version.major == 0 { Version::new(u8::MAX, 0) } else { version }
}

/// The flags whose conditions hold.
fn union<const N: usize>(flags: [(bool, ShaderFlags); N]) -> ShaderFlags {
    let held = flags.into_iter().filter(|(holds, _)| *holds);
    held.fold(ShaderFlags::default(), |all, (_, flag)| all | flag)
}
