//! Functions that are called, and accesses of signatures.

use alloc::collections::BTreeSet;
use alloc::format;
use alloc::vec;
use alloc::vec::Vec;
use core::mem;

use dxil_derive::Flags;
use dxil_format::ShaderKind;
use dxil_ir::calls::is_operation;
use dxil_ir::{Function, FunctionId, Id as _, IdMap, Type};
use dxil_metadata::{EntryPoint, SignatureElement, Signatures};
use dxil_ops::{OpCode, Version};

use super::{Checker, Rule};
use crate::dxc::of_module as dxc;

/// The beginning of the names of the intrinsics of debug information, which is left out of the program.
const DEBUG: &[u8] = b"llvm.dbg.";
/// The intrinsics of the lifetimes of variables, without the suffixes that newer versions of LLVM give them.
const LIFETIMES: [&[u8]; 2] = [b"llvm.lifetime.start", b"llvm.lifetime.end"];

impl<'m> Checker<'m> {
    /// Whether a function without a body is one of DXIL. Operations have an opcode, the first parameter.
    pub(super) fn is_known(&self, function: &Function) -> bool {
        let parameters = match self.module.types.get(function.ty) {
            Some(Type::Function { parameters, .. }) => parameters.len(),
            _ => 0,
        };
        is_operation(function) && parameters > 0 || self.is_intrinsic(function)
    }

    /// Whether a function is an intrinsic of LLVM that DXIL has in this version.
    pub(super) fn is_intrinsic(&self, function: &Function) -> bool {
        function.name.starts_with(DEBUG)
            || self.version() >= Version::V1_6 && LIFETIMES.contains(&function.name.as_slice())
    }

    pub(super) fn functions(&mut self, flags: &Flags<'_>) {
        self.external();
        self.group_shared(flags);
        self.accesses();
    }

    pub(super) fn external(&mut self) {
        if self.is_library() {
            return;
        }
        for (id, function) in self.module.functions.iter() {
            let holds = function.body.is_some() || self.is_known(function);
            self.require_of(Some(id), holds, dxc::DECL_DXIL_FN_EXTERN, || {
                "the module does not define the function, and it is no operation".into()
            });
        }
    }

    pub(super) fn recursion(&mut self) {
        if self.calls.functions.is_empty() {
            return;
        }
        let callees = |id: FunctionId| -> Vec<FunctionId> {
            let mut callees: Vec<_> = self.calls.called(id).collect();
            callees.sort_unstable();
            callees.dedup();
            callees
        };
        let count = self.module.functions.len();
        // A function that is found again while it is open calls itself.
        let (mut done, mut open) = (vec![false; count], vec![false; count]);
        let mut recursive = BTreeSet::new();
        let bodies = self.module.functions.iter().filter(|(_, it)| it.body.is_some());
        for (root, _) in bodies {
            if mem::replace(&mut done[root.index()], true) {
                continue;
            }
            open[root.index()] = true;
            let mut path = vec![(root, callees(root).into_iter())];
            while let Some((id, rest)) = path.last_mut() {
                match rest.next() {
                    Some(next) if open[next.index()] => {
                        recursive.insert(next);
                    }
                    Some(next) if !mem::replace(&mut done[next.index()], true) => {
                        open[next.index()] = true;
                        path.push((next, callees(next).into_iter()));
                    }
                    Some(_) => {}
                    None => {
                        open[id.index()] = false;
                        path.pop();
                    }
                }
            }
        }
        for id in recursive {
            self.require_of(Some(id), false, dxc::FLOW_NO_RECURSION, || {
                "the function calls itself".into()
            });
        }
    }

    /// Looks at loads and stores of elements of signatures by constants.
    fn accesses(&mut self) {
        let module = self.module;
        let (signatures, domains) = (self.signatures_of_functions(), self.domain_shaders());
        let entries = self.metadata.entry_points.iter();
        let of_patches: BTreeSet<_> =
            entries.filter_map(EntryPoint::patch_constant_function).collect();
        let constant = |value: Option<&dxil_ir::Value>| -> Option<u64> {
            module.constants.integer_value(value?.constant()?)
        };
        for (call, op) in &self.calls.operations {
            let Some((name, of)) = op.and_then(accessed_elements) else { continue };
            let Some(of_caller) = signatures.get(call.caller) else { continue };
            // The validator lets a domain shader load any patch constant, and looks at those that are stored in functions for
            // patch constants.
            let is_free = match op {
                Some(OpCode::LoadPatchConstant) => domains.contains(call.caller),
                Some(OpCode::StorePatchConstant) => !of_patches.contains(&call.caller),
                _ => false,
            };
            if is_free {
                continue;
            }
            let elements = of_caller.and_then(|it| of(it).as_deref()).unwrap_or_default();
            let Some(number) = constant(call.arguments.get(1)) else { continue };
            let element = usize::try_from(number).ok().and_then(|number| elements.get(number));
            let Some(element) = element else {
                let rule = dxc::INSTR_OP_CONST_RANGE.by(Rule::Access);
                let message = format!("{name} {number} is accessed, there are {}", elements.len());
                self.forbid(call.caller, call.number, rule, message);
                continue;
            };
            let row = constant(call.arguments.get(2)).filter(|row| *row >= element.rows.into());
            if let Some(row) = row {
                let rows = element.rows;
                let message = format!("row {row} of {name} {number} is accessed, it has {rows}");
                self.forbid(call.caller, call.number, dxc::INSTR_OPERAND_RANGE, message);
            }
            // The validator lets one more pass.
            let column =
                constant(call.arguments.get(3)).filter(|column| *column > element.cols.into());
            if let Some(column) = column {
                let columns = element.cols;
                let message =
                    format!("column {column} of {name} {number} is accessed, it has {columns}");
                self.forbid(call.caller, call.number, dxc::INSTR_OPERAND_RANGE, message);
            }
        }
    }

    fn domain_shaders(&self) -> IdMap<FunctionId, ()> {
        let mut domains = IdMap::new();
        for entry in &self.metadata.entry_points {
            let is_domain = entry.kind().or(self.kind()) == Some(ShaderKind::Domain);
            if let Some(id) = entry.function.filter(|_| is_domain) {
                domains.insert(id, ());
            }
        }
        domains
    }

    /// The signatures of entry points and of their patch-constant functions.
    fn signatures_of_functions(&self) -> IdMap<FunctionId, Option<&'m Signatures>> {
        let mut signatures = IdMap::new();
        for entry in &self.metadata.entry_points {
            for id in [entry.function, entry.patch_constant_function()].into_iter().flatten() {
                signatures.insert(id, entry.signatures.as_ref());
            }
        }
        signatures
    }
}

/// Gives one of the lists of elements.
type GetElements = fn(&Signatures) -> &Option<Vec<SignatureElement>>;

/// The elements that an operation accesses, and the name of one.
fn accessed_elements(op: OpCode) -> Option<(&'static str, GetElements)> {
    Some(match op {
        OpCode::LoadInput
        | OpCode::AttributeAtVertex
        | OpCode::EvalSnapped
        | OpCode::EvalSampleIndex
        | OpCode::EvalCentroid => ("input", |it| &it.inputs),
        OpCode::StoreOutput | OpCode::StoreVertexOutput | OpCode::LoadOutputControlPoint => {
            ("output", |it| &it.outputs)
        }
        OpCode::LoadPatchConstant | OpCode::StorePatchConstant | OpCode::StorePrimitiveOutput => {
            ("patch constant", |it| &it.patch_constants)
        }
        _ => return None,
    })
}
