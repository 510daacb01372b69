//! The stages in which functions run.

use alloc::vec;
use alloc::vec::Vec;

use dxil_container::layout::ShaderKind;
use dxil_ir::calls::Calls;
use dxil_ir::{FunctionId, Id as _};
use dxil_ops::{OpCode, ShaderStage, StageSet};

use dxil_metadata::EntryPoint;

/// The stages of each function of a module.
pub(super) struct Stages {
    /// For each function, the stages of the entry points that call it. In a library, others may call it, too.
    of: Vec<StageSet>,
    /// The module's own stage.
    of_module: ShaderStage,
}

impl Stages {
    /// The stages of a module's functions. An entry point has its own, which the functions that it calls get, too: those of
    /// a library in a strict check only, since the validator judges them as functions of the library.
    pub(super) fn of(
        calls: &Calls<'_>,
        functions: usize,
        kind: ShaderKind,
        entries: &[EntryPoint],
        strict: bool,
    ) -> Self {
        let of = vec![StageSet::EMPTY; functions];
        let mut this = Self { of, of_module: stage(kind) };
        let mut starts = Vec::with_capacity(entries.len());
        for entry in entries {
            let kind = entry.kind().unwrap_or(kind);
            starts.extend(entry.function.map(|function| (function, stage(kind))));
            if kind == ShaderKind::Hull {
                let function = entry.patch_constant_function();
                starts.extend(function.map(|function| (function, ShaderStage::PatchConstant)));
            }
        }
        let has_callers = strict || !this.is_library();
        for &(function, stage) in &starts {
            match has_callers {
                true => this.add_stage(calls, function, stage),
                false => this.of[function.index()] = this.of[function.index()].with(stage),
            }
        }
        if this.is_library() {
            // Its functions may be called from anywhere.
            let mut is_entry = vec![false; this.of.len()];
            starts.iter().for_each(|(function, _)| is_entry[function.index()] = true);
            for (set, _) in this.of.iter_mut().zip(is_entry).filter(|(_, is_entry)| !is_entry) {
                *set = set.with(ShaderStage::Library);
            }
        }
        this
    }

    fn is_library(&self) -> bool {
        self.of_module == ShaderStage::Library
    }

    /// Whether a function is an entry point, is called by one, or may be.
    pub(super) fn is_called(&self, function: FunctionId) -> bool {
        !self.of[function.index()].is_empty()
    }

    /// Adds a stage to a function and all that it calls.
    fn add_stage(&mut self, calls: &Calls<'_>, function: FunctionId, stage: ShaderStage) {
        // Most functions call none.
        let (mut next, mut pending) = (Some(function), Vec::new());
        while let Some(id) = next.take().or_else(|| pending.pop()) {
            let set = &mut self.of[id.index()];
            if !set.contains(stage) {
                *set = set.with(stage);
                pending.extend(calls.called(id));
            }
        }
    }

    /// The stages that a call of an operation in a function is judged by.
    pub(super) fn of_call(&self, function: FunctionId, op: OpCode) -> StageSet {
        // The kind of the module determines how handles are made, whatever its entry points are.
        if self.is_library() && matches!(op, OpCode::CreateHandle | OpCode::CreateHandleForLib) {
            return StageSet::of(&[ShaderStage::Library]);
        }
        // A function that nothing calls is code of the shader, too.
        if self.is_called(function) {
            self.of[function.index()]
        } else {
            StageSet::of(&[self.of_module])
        }
    }
}

/// The stage of entry points of a kind; of a library, that of its other functions.
fn stage(kind: ShaderKind) -> ShaderStage {
    kind.stage().unwrap_or(ShaderStage::Library)
}
