//! Finds the identified structs of a module, in the order in which LLVM prints them.

use alloc::collections::BTreeSet;
use alloc::vec;
use alloc::vec::Vec;

use dxil_ir::{
    Attribute, AttributeSetId, Body, ConstantId, ConstantKind, Dialect, Expression, Function,
    FunctionId, Id as _, Instruction, InstructionKind, Metadata, MetadataId, MetadataKindId,
    Module, StructId, Type, TypeId, Value,
};

/// A search for structs: the visited types, constants and metadata, and the structs found.
pub(crate) struct Finder<'m> {
    module: &'m Module,
    types: Vec<bool>,
    constants: Vec<bool>,
    metadata: Vec<bool>,
    attribute_sets: BTreeSet<AttributeSetId>,
    /// The types that have to be visited.
    type_stack: Vec<TypeId>,
    constant_stack: Vec<ConstantId>,
    metadata_stack: Vec<MetadataId>,
    /// The identified structs, in LLVM's order if functions are visited in their order, after
    /// variables and before named metadata.
    pub(crate) found: Vec<StructId>,
}

impl<'m> Finder<'m> {
    pub(crate) fn new(module: &'m Module) -> Self {
        let types = module.types.arena().len();
        let metadata = module.metadata.arena().len();
        Self {
            module,
            types: vec![false; types],
            constants: vec![false; module.constants.arena().len()],
            metadata: vec![false; metadata],
            attribute_sets: BTreeSet::new(),
            type_stack: Vec::with_capacity(types),
            constant_stack: Vec::new(),
            metadata_stack: Vec::with_capacity(metadata),
            found: Vec::new(),
        }
    }

    /// Visits the global variables and aliases.
    pub(crate) fn variables(&mut self) {
        let module = self.module;
        for (id, variable) in module.variables.iter() {
            if let Some(address) = module.variable_address(id) {
                self.ty(module.constants[address].ty);
                self.ty(module.variables[id].ty);
            }
            variable.initializer.into_iter().for_each(|id| self.constant(id));
        }
        for alias in module.aliases.values() {
            self.ty(alias.ty);
            self.constant(alias.aliasee);
        }
    }

    /// Visits a function, except its instructions.
    pub(crate) fn function(&mut self, id: FunctionId, function: &Function) {
        let module = self.module;
        if let Some(address) = module.function_address(id) {
            self.ty(module.constants[address].ty);
            self.ty(function.ty);
        }
        self.attributes(function.attributes);
        for id in [function.prefix, function.prologue].into_iter().flatten() {
            self.constant(id);
        }
    }

    /// Visits an instruction and its attachments.
    #[inline]
    pub(crate) fn instruction(
        &mut self,
        body: &Body,
        instruction: &Instruction,
        attached: &[(MetadataKindId, MetadataId)],
    ) {
        self.ty(instruction.ty);
        if self.module.types.dialect() == Dialect::Modern {
            self.opaque_types(instruction);
        }
        instruction.for_each_operand(body, |value| match value {
            Value::Constant(id) => self.constant(id),
            Value::Metadata(id) => match &self.module.metadata[id] {
                Metadata::Constant(id) => self.constant(*id),
                _ => self.node(id),
            },
            _ => {}
        });
        if let InstructionKind::Call { attributes, .. } = instruction.kind {
            self.attributes(attributes);
        }
        attached.iter().for_each(|&(_, id)| self.node(id));
    }

    /// Visits the types in attributes, such as `byref(%struct.S)`.
    #[inline]
    fn attributes(&mut self, set: Option<AttributeSetId>) {
        let Some(set) = set.filter(|_| self.module.types.dialect() == Dialect::Modern) else {
            return;
        };
        if !self.attribute_sets.insert(set) {
            return;
        }
        for (_, group) in self.module.attributes.groups(set) {
            for attribute in &group.attributes {
                if let Attribute::Type(_, ty) = attribute {
                    self.ty(*ty);
                }
            }
        }
    }

    /// Visits the types that opaque pointers do not tell.
    fn opaque_types(&mut self, instruction: &Instruction) {
        match instruction.kind {
            InstructionKind::GetElementPtr { source, .. } => self.ty(source),
            InstructionKind::Alloca { allocated, .. } => self.ty(allocated),
            _ => {}
        }
    }

    /// Visits named metadata.
    pub(crate) fn named_metadata(&mut self) {
        for named in &self.module.named_metadata {
            named.nodes.iter().for_each(|&id| self.node(id));
        }
    }

    #[inline]
    fn ty(&mut self, id: TypeId) {
        if !core::mem::replace(&mut self.types[id.index()], true) {
            self.new_type(id);
        }
    }

    fn new_type(&mut self, id: TypeId) {
        self.type_stack.push(id);
        while let Some(id) = self.type_stack.pop() {
            let mut enter = |id: TypeId| {
                if !core::mem::replace(&mut self.types[id.index()], true) {
                    self.type_stack.push(id);
                }
            };
            match &self.module.types[id] {
                Type::Pointer { pointee, .. } => pointee.iter().for_each(|&part| enter(part)),
                Type::Target(target) => target.types.iter().rev().for_each(|&part| enter(part)),
                Type::Array { element: part, .. } | Type::Vector { element: part, .. } => {
                    enter(*part);
                }
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

    #[inline]
    fn constant(&mut self, id: ConstantId) {
        if !self.constants[id.index()] {
            self.new_constant(id);
        }
    }

    fn new_constant(&mut self, id: ConstantId) {
        let mut first = Some(id);
        while let Some(id) = first.take().or_else(|| self.constant_stack.pop()) {
            let module = self.module;
            let constant = &module.constants[id];
            if core::mem::replace(&mut self.constants[id.index()], true) || constant.is_global() {
                continue;
            }
            self.ty(constant.ty);
            if let ConstantKind::Expression(Expression::GetElementPtr { source, .. }) =
                constant.kind
            {
                if module.types.dialect() == Dialect::Modern {
                    self.ty(source);
                }
            }
            let start = self.constant_stack.len();
            self.constant_stack.extend(constant.operands());
            self.constant_stack[start..].reverse();
        }
    }

    #[inline]
    fn node(&mut self, id: MetadataId) {
        if !self.metadata[id.index()] {
            self.new_node(id);
        }
    }

    fn new_node(&mut self, id: MetadataId) {
        self.metadata_stack.push(id);
        while let Some(id) = self.metadata_stack.pop() {
            if core::mem::replace(&mut self.metadata[id.index()], true) {
                continue;
            }
            match &self.module.metadata[id] {
                Metadata::String(_) => {}
                Metadata::Constant(id) => self.constant(*id),
                Metadata::Node(node) => {
                    let start = self.metadata_stack.len();
                    node.kind.for_each_operand(|operand| {
                        if let Some(id) = operand.filter(|id| !self.metadata[id.index()]) {
                            self.metadata_stack.push(id);
                        }
                    });
                    self.metadata_stack[start..].reverse();
                }
            }
        }
    }
}
