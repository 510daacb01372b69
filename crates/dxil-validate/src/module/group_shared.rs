//! Group-shared memory: the stages that have it, and the bytes that an entry point may use.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::format;
use alloc::vec;
use alloc::vec::Vec;

use dxil_format::ShaderKind;
use dxil_ir::{ConstantId, ConstantKind, Function, FunctionId, VariableId};
use dxil_metadata::EntryPoint;

use super::Checker;
use crate::dxc::of_module as dxc;

/// The address space of group-shared memory.
pub(super) const GROUP_SHARED: u32 = 3;
/// The most bytes of group-shared memory.
const MOST_BYTES: u64 = 32 << 10;
/// The most bytes of group-shared memory of a mesh shader.
const MOST_MESH_BYTES: u64 = 28 << 10;

/// The group-shared memory of functions. Each is looked at once, however many entry points reach it.
#[derive(Default)]
struct Memory {
    /// The variables that a function uses by itself, unless it uses none.
    used: BTreeMap<FunctionId, BTreeSet<VariableId>>,
    /// The functions that a function calls.
    called: BTreeMap<FunctionId, Vec<FunctionId>>,
    /// The bytes that an entry point uses, with those of what it calls; `None` without variables.
    sizes: BTreeMap<FunctionId, Option<u64>>,
}

/// The group-shared memory that a stage has.
enum Limit {
    /// None.
    Unsupported,
    /// As much as the stage has.
    OfStage(u64),
    /// As much as the entry point states.
    Stated(u64),
}

impl Limit {
    fn of(kind: Option<ShaderKind>, entry: &EntryPoint) -> Self {
        let most = match kind {
            Some(ShaderKind::Compute | ShaderKind::Amplification | ShaderKind::Node) => MOST_BYTES,
            Some(ShaderKind::Mesh) => MOST_MESH_BYTES,
            _ => return Self::Unsupported,
        };
        let stated = entry.properties.as_ref().and_then(|it| it.group_shared_limit());
        stated.map_or(Self::OfStage(most), |bytes| Self::Stated((*bytes).into()))
    }
}

impl Checker<'_> {
    /// Looks at the group-shared memory of all entry points. A function that none calls may use any.
    pub(super) fn group_shared(&mut self) {
        let mut variables = self.module.variables.values();
        if variables.all(|it| it.address_space != GROUP_SHARED) {
            return;
        }
        let mut memory = Memory { used: self.used_group_shared(), ..Memory::default() };
        let kind = self.kind().filter(|kind| *kind != ShaderKind::Library);
        for entry in &self.metadata.entry_points {
            if let Some(function) = entry.function {
                let limit = Limit::of(entry.kind().or(kind), entry);
                self.used_memory(function, &limit, &mut memory);
            }
            if let Some(function) = entry.patch_constant_function() {
                self.used_memory(function, &Limit::Unsupported, &mut memory);
            }
        }
    }

    /// Looks at the memory that a function of an entry point and those that it calls use.
    fn used_memory(&mut self, function: FunctionId, limit: &Limit, memory: &mut Memory) {
        let size = match memory.sizes.get(&function) {
            Some(size) => *size,
            None => self.reached_size(function, memory),
        };
        let Some(size) = size else { return };
        let (rule, message) = match *limit {
            Limit::Unsupported => {
                (dxc::SM_TGSM_UNSUPPORTED, "the stage has no group-shared memory".into())
            }
            Limit::OfStage(most) if size > most => (
                dxc::SM_MAX_TGSM_SIZE_ON_ENTRY,
                format!("{size} bytes of group-shared memory; there may be {most}"),
            ),
            Limit::Stated(most) if size > most => (
                dxc::SM_EXPLICIT_TGSM_SIZE_ON_ENTRY,
                format!("{size} bytes of group-shared memory; the entry point states {most}"),
            ),
            _ => return,
        };
        self.require_of(Some(function), false, rule, || message);
    }

    /// The bytes of the variables that a function and those that it calls use.
    fn reached_size(&self, function: FunctionId, memory: &mut Memory) -> Option<u64> {
        let (mut variables, mut seen) = (BTreeSet::new(), BTreeSet::from([function]));
        let mut open = vec![function];
        while let Some(id) = open.pop() {
            variables.extend(memory.used.get(&id).into_iter().flatten());
            let called = memory.called.entry(id).or_insert_with(|| self.called(id));
            open.extend(called.iter().copied().filter(|it| seen.insert(*it)));
        }
        let size = |id: &VariableId| self.layout.size(self.module.variables[*id].ty).unwrap_or(0);
        let size = variables.iter().map(size).fold(0, u64::saturating_add);
        let size = (!variables.is_empty()).then_some(size);
        memory.sizes.insert(function, size);
        size
    }

    /// The variables of each function that uses any.
    fn used_group_shared(&self) -> BTreeMap<FunctionId, BTreeSet<VariableId>> {
        let functions = self.module.functions.iter();
        let used = functions.map(|(id, function)| (id, self.group_shared_of(function)));
        used.filter(|(_, variables)| !variables.is_empty()).collect()
    }

    fn group_shared_of(&self, function: &Function) -> BTreeSet<VariableId> {
        let module = self.module;
        let mut open: Vec<ConstantId> = Vec::new();
        if let Some(body) = &function.body {
            for (_, instruction) in body.instructions() {
                instruction.for_each_operand(body, |it| open.extend(it.constant()));
            }
        }
        let (mut variables, mut seen) = (BTreeSet::new(), BTreeSet::new());
        while let Some(id) = open.pop() {
            match &module.constants[id].kind {
                ConstantKind::Variable(it)
                    if module.variables[*it].address_space == GROUP_SHARED =>
                {
                    variables.insert(*it);
                }
                ConstantKind::Expression(_) | ConstantKind::Aggregate(_) if seen.insert(id) => {
                    open.extend(module.constants[id].operands());
                }
                _ => {}
            }
        }
        variables
    }
}
