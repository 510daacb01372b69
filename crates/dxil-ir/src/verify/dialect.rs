//! The dialect of the module: that everything in it is of this dialect.

use super::{Place, Rule, Site, Verifier};
use crate::{BinaryOp, CastOp, ConstantKind, Dialect, Expression, Type};

impl Verifier<'_> {
    /// Checks that the module has nothing that its dialect does not have.
    pub(super) fn dialect(&mut self) {
        match self.types.dialect() {
            Dialect::Modern => {
                let is_typed = |ty: &Type| matches!(ty, Type::Pointer { pointee: Some(_), .. });
                let has_typed = self.module.types.arena().values().any(is_typed);
                self.check(!has_typed, Place::Module, Rule::TypedPointer);
                let module = self.module;
                for (id, constant) in module.constants.arena().iter() {
                    if let ConstantKind::Expression(expression) = &constant.kind {
                        let has_operation = is_modern(expression);
                        self.check(has_operation, Place::Constant(id), Rule::OldExpression);
                    }
                }
            }
            Dialect::Dxil => self.nothing_modern(),
        }
    }

    fn nothing_modern(&mut self) {
        let module = self.module;
        let types = module.types.arena().values().all(|ty| ty.modern().is_none());
        let groups = module.attributes.all_groups().values();
        let mut attributes = groups.flat_map(|group| &group.attributes);
        let old = types && attributes.all(|attribute| attribute.modern().is_none());
        self.check(old, Place::Module, Rule::Modern);
        for (id, constant) in module.constants.arena().iter() {
            self.check(constant.kind.modern().is_none(), Place::Constant(id), Rule::Modern);
        }
        for (id, variable) in module.variables.iter() {
            self.check(variable.modern().is_none(), Place::Variable(id), Rule::Modern);
        }
        for (id, alias) in module.aliases.iter() {
            self.check(alias.modern().is_none(), Place::Alias(id), Rule::Modern);
        }
        for (function, it) in module.functions.iter() {
            self.check(it.modern().is_none(), Place::Function(function), Rule::Modern);
            let Some(body) = &it.body else { continue };
            self.check(body.modern().is_none(), Place::Function(function), Rule::Modern);
            let blocks = body.blocks().flat_map(|(block, content)| {
                content.instructions.iter().map(move |&instruction| (block, instruction))
            });
            for (number, (block, instruction)) in blocks.enumerate() {
                let old = body.instructions[instruction].kind.modern().is_none();
                let site = &Site { function, block, instruction, number };
                self.check(old, site, Rule::Modern);
            }
        }
    }
}

/// Whether modern LLVM still has constant expressions of an operation.
const fn is_modern(expression: &Expression) -> bool {
    match expression {
        Expression::Binary { op, .. } => {
            matches!(op, BinaryOp::Add(_) | BinaryOp::Sub(_) | BinaryOp::Xor)
        }
        Expression::Cast { op, .. } => !matches!(
            op,
            CastOp::ZExt(_)
                | CastOp::SExt
                | CastOp::FpToUi
                | CastOp::FpToSi
                | CastOp::UiToFp(_)
                | CastOp::SiToFp(_)
                | CastOp::FpTrunc(_)
                | CastOp::FpExt(_)
        ),
        Expression::ICmp { .. } | Expression::FCmp { .. } | Expression::Select { .. } => false,
        Expression::ExtractElement { .. }
        | Expression::InsertElement { .. }
        | Expression::ShuffleVector { .. }
        | Expression::GetElementPtr { .. } => true,
    }
}
