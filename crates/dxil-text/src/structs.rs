//! Which structs a module has, in the order in which it uses them.

use alloc::vec;
use alloc::vec::Vec;

use dxil_ir::{
    Body, ConstantId, Id as _, Metadata, MetadataId, Module, StructId, Type, TypeId, Value,
};

/// The structs with an identity of their own that a module uses, in LLVM's order.
pub(crate) fn find(module: &Module) -> Vec<StructId> {
    let mut finder = Finder {
        module,
        types: vec![false; module.types.arena().len()],
        constants: vec![false; module.constants.arena().len()],
        metadata: vec![false; module.metadata.arena().len()],
        found: Vec::new(),
    };
    finder.module();
    finder.found
}

/// Finds structs: what it has seen, and those that it has found.
struct Finder<'m> {
    module: &'m Module,
    types: Vec<bool>,
    constants: Vec<bool>,
    metadata: Vec<bool>,
    found: Vec<StructId>,
}

impl Finder<'_> {
    fn module(&mut self) {
        let module = self.module;
        for (id, variable) in module.variables.iter() {
            if let Some(address) = module.variable_address(id) {
                self.ty(module.constants[address].ty);
            }
            variable.initializer.into_iter().for_each(|id| self.constant(id));
        }
        for alias in module.aliases.values() {
            self.ty(alias.ty);
            self.constant(alias.aliasee);
        }
        for (id, function) in module.functions.iter() {
            if let Some(address) = module.function_address(id) {
                self.ty(module.constants[address].ty);
            }
            for id in [function.prefix, function.prologue].into_iter().flatten() {
                self.constant(id);
            }
            function.body.iter().for_each(|body| self.body(body));
        }
        for named in &module.named_metadata {
            named.nodes.iter().for_each(|&id| self.node(id));
        }
    }

    fn body(&mut self, body: &Body) {
        for (id, instruction) in body.instructions() {
            self.ty(instruction.ty);
            instruction.for_each_operand(body, |value| match value {
                Value::Constant(id) => self.constant(id),
                Value::Metadata(id) => match &self.module.metadata[id] {
                    Metadata::Constant(id) => self.constant(*id),
                    _ => self.node(id),
                },
                _ => {}
            });
            for &(_, id) in body.attachments.get(&id).into_iter().flatten() {
                self.node(id);
            }
        }
    }

    fn ty(&mut self, id: TypeId) {
        if core::mem::replace(&mut self.types[id.index()], true) {
            return;
        }
        let mut stack = vec![id];
        while let Some(id) = stack.pop() {
            let mut enter = |id: TypeId| {
                if !core::mem::replace(&mut self.types[id.index()], true) {
                    stack.push(id);
                }
            };
            match &self.module.types[id] {
                Type::Pointer { pointee: part, .. }
                | Type::Array { element: part, .. }
                | Type::Vector { element: part, .. } => enter(*part),
                Type::Function { result, parameters, .. } => {
                    parameters.iter().rev().for_each(|&part| enter(part));
                    enter(*result);
                }
                Type::Struct(body) => body.elements.iter().rev().for_each(|&part| enter(part)),
                Type::Named(named) => {
                    self.found.push(*named);
                    let body = self.module.types.structs()[*named].body.as_ref();
                    let elements = body.into_iter().flat_map(|body| body.elements.iter().rev());
                    elements.for_each(|&part| enter(part));
                }
                _ => {}
            }
        }
    }

    fn constant(&mut self, id: ConstantId) {
        if self.constants[id.index()] {
            return;
        }
        let mut stack = vec![id];
        while let Some(id) = stack.pop() {
            let constant = &self.module.constants[id];
            if core::mem::replace(&mut self.constants[id.index()], true) || constant.is_global() {
                continue;
            }
            self.ty(constant.ty);
            let start = stack.len();
            stack.extend(constant.operands());
            stack[start..].reverse();
        }
    }

    fn node(&mut self, id: MetadataId) {
        if self.metadata[id.index()] {
            return;
        }
        let mut stack = vec![id];
        while let Some(id) = stack.pop() {
            match &self.module.metadata[id] {
                Metadata::String(_) => {}
                Metadata::Constant(id) => self.constant(*id),
                Metadata::Node(node) => {
                    if core::mem::replace(&mut self.metadata[id.index()], true) {
                        continue;
                    }
                    let start = stack.len();
                    node.kind.for_each_operand(|operand| stack.extend(operand));
                    stack[start..].reverse();
                }
            }
        }
    }
}
