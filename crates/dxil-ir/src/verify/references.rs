//! Ids, which must be those of entries of the module.

use super::{Place, Rule, Verifier};
use crate::metadata::Location;
use crate::{
    Body, Constant, ConstantId, ConstantKind, Expression, FunctionId, InstructionKind, Metadata,
    MetadataId, Module, Type, TypeId, UseListOrder, Used, Value,
};

impl Verifier<'_> {
    /// Checks all ids of the module. Returns whether all exist: the other checks rely on it.
    pub(super) fn references(&mut self) -> bool {
        let module = self.module;
        let ids = Ids(module);
        let mut exist = self.check(ids.types(), Place::Module, Rule::MissingId);
        for (id, constant) in module.constants.arena().iter() {
            let exists = ids.constant(constant);
            exist &= self.check(exists, Place::Constant(id), Rule::MissingId);
        }
        for (id, variable) in module.variables.iter() {
            let exists = ids.ty(variable.ty)
                && variable.initializer.is_none_or(|id| ids.constant_id(id))
                && variable.comdat.is_none_or(|id| module.comdats.get(id).is_some());
            exist &= self.check(exists, Place::Variable(id), Rule::MissingId);
        }
        for (id, alias) in module.aliases.iter() {
            let exists = ids.ty(alias.ty) && ids.constant_id(alias.aliasee);
            exist &= self.check(exists, Place::Alias(id), Rule::MissingId);
        }
        for (id, metadata) in module.metadata.arena().iter() {
            let exists = ids.metadata(metadata);
            exist &= self.check(exists, Place::Metadata(id), Rule::MissingId);
        }
        for (index, named) in module.named_metadata.iter().enumerate() {
            let exists = named.nodes.iter().all(|&id| ids.metadata_id(id));
            exist &= self.check(exists, Place::NamedMetadata(index), Rule::MissingId);
        }
        for id in module.functions.ids() {
            exist &= self.check(ids.function(id), Place::Function(id), Rule::MissingId);
        }
        exist && self.attribute_ids()
    }

    fn attribute_ids(&mut self) -> bool {
        let attributes = &self.module.attributes;
        let groups = attributes.all_groups();
        let exist = attributes.sets().values().flatten().all(|&id| groups.get(id).is_some());
        self.check(exist, Place::Module, Rule::MissingId)
    }
}

/// The ids of a module.
struct Ids<'m>(&'m Module);

impl Ids<'_> {
    fn ty(&self, id: TypeId) -> bool {
        self.0.types.get(id).is_some()
    }

    fn constant_id(&self, id: ConstantId) -> bool {
        self.0.constants.get(id).is_some()
    }

    fn metadata_id(&self, id: MetadataId) -> bool {
        self.0.metadata.get(id).is_some()
    }

    fn types(&self) -> bool {
        let types = &self.0.types;
        let bodies = types.structs().values().filter_map(|named| named.body.as_ref());
        let mut elements = bodies.flat_map(|body| &body.elements);
        let exists = |ty: &Type| match ty {
            Type::Void
            | Type::Half
            | Type::Float
            | Type::Double
            | Type::Label
            | Type::Metadata
            | Type::Integer { .. } => true,
            Type::Token | Type::Byte { .. } => true,
            Type::Target(target) => target.types.iter().all(|&id| self.ty(id)),
            Type::Pointer { pointee, .. } => pointee.is_none_or(|id| self.ty(id)),
            Type::Array { element: id, .. } | Type::Vector { element: id, .. } => self.ty(*id),
            Type::Function { result, parameters, .. } => {
                self.ty(*result) && parameters.iter().all(|&id| self.ty(id))
            }
            Type::Struct(body) => body.elements.iter().all(|&id| self.ty(id)),
            Type::Named(id) => types.structs().get(*id).is_some(),
        };
        elements.all(|&id| self.ty(id)) && types.arena().values().all(exists)
    }

    fn constant(&self, constant: &Constant) -> bool {
        let exists = match &constant.kind {
            ConstantKind::Function(id) => self.0.functions.get(*id).is_some(),
            ConstantKind::Variable(id) => self.0.variables.get(*id).is_some(),
            ConstantKind::Alias(id) => self.0.aliases.get(*id).is_some(),
            ConstantKind::Expression(Expression::GetElementPtr { source, .. }) => self.ty(*source),
            _ => true,
        };
        exists && self.ty(constant.ty) && constant.operands().all(|id| self.constant_id(id))
    }

    fn metadata(&self, metadata: &Metadata) -> bool {
        match metadata {
            Metadata::String(_) => true,
            Metadata::Constant(id) => self.constant_id(*id),
            Metadata::Node(node) => {
                let mut exist = true;
                let mut check = |id: Option<MetadataId>| {
                    exist &= id.is_none_or(|id| self.metadata_id(id));
                };
                node.kind.for_each_operand(&mut check);
                exist
            }
        }
    }

    fn function(&self, id: FunctionId) -> bool {
        let function = &self.0.functions[id];
        let constants = [function.prefix, function.prologue];
        let attached = |&(kind, id): &(_, MetadataId)| {
            self.0.metadata_kinds.get(kind).is_some() && self.metadata_id(id)
        };
        self.ty(function.ty)
            && constants.iter().flatten().all(|&id| self.constant_id(id))
            && function.comdat.is_none_or(|id| self.0.comdats.get(id).is_some())
            && function.attributes.is_none_or(|id| self.0.attributes.sets().get(id).is_some())
            && function.attachments.iter().all(attached)
            && function.body.as_ref().is_none_or(|body| self.body(body))
    }

    fn body(&self, body: &Body) -> bool {
        let attached = |&(kind, id): &(_, MetadataId)| {
            self.0.metadata_kinds.get(kind).is_some() && self.metadata_id(id)
        };
        let block = |id| body.blocks.get(id).is_some();
        let of_list = |list: &UseListOrder| match list.of {
            Used::Value(value) => self.value(body, value),
            Used::Block(id) => block(id),
        };
        let mut ids = body.blocks.values().flat_map(|block| &block.instructions);
        body.order.iter().all(|&id| block(id))
            && ids.all(|&id| body.instructions.get(id).is_some())
            && body.arguments.iter().all(|argument| self.ty(argument.ty))
            && body.attachments.values().flatten().all(attached)
            && body.use_lists.iter().all(of_list)
            && body.instructions.ids().all(|id| self.instruction(body, id))
    }

    fn instruction(&self, body: &Body, id: crate::InstructionId) -> bool {
        let instruction = &body.instructions[id];
        let mut exist = self.ty(instruction.ty) && self.location(instruction.location);
        instruction.for_each_operand(body, |value| exist &= self.value(body, value));
        instruction.for_each_successor(body, |id| exist &= body.blocks.get(id).is_some());
        exist
            && match instruction.kind {
                InstructionKind::Phi { incoming, .. } => {
                    body.list(incoming).iter().all(|it| body.blocks.get(it.block).is_some())
                }
                InstructionKind::Call { function_type, attributes, .. } => {
                    let sets = self.0.attributes.sets();
                    self.ty(function_type) && attributes.is_none_or(|id| sets.get(id).is_some())
                }
                InstructionKind::GetElementPtr { source: ty, .. }
                | InstructionKind::Alloca { allocated: ty, .. } => self.ty(ty),
                _ => true,
            }
    }

    fn location(&self, location: Option<Location>) -> bool {
        let ids = location.map(|it| [it.scope, it.inlined_at]);
        ids.iter().flatten().flatten().all(|&id| self.metadata_id(id))
    }

    fn value(&self, body: &Body, value: Value) -> bool {
        self.0.type_of(body, value).is_some()
    }
}
