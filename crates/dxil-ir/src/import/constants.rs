//! Constants of another module.

use alloc::collections::BTreeSet;
use alloc::vec;

use super::Importer;
use crate::edit::Global;
use crate::{CastOp, Constant, ConstantId, ConstantKind, Expression, Id as _};

impl Importer<'_> {
    /// The counterpart of a constant. Globals that it names and that have no counterpart are declared;
    /// variables get their initializers.
    pub fn constant(&mut self, id: ConstantId) -> ConstantId {
        let constant = self.uninitialized_constant(id);
        self.initialize();
        constant
    }

    /// The counterpart of a constant, without initializers of variables that are new.
    pub(super) fn uninitialized_constant(&mut self, id: ConstantId) -> ConstantId {
        let mut stack = vec![id];
        while let Some(&next) = stack.last() {
            if self.constants[next.index()].is_some() {
                stack.pop();
                continue;
            }
            let open = stack.len();
            let constant = &self.from.constants[next];
            let aliasee = match constant.kind {
                ConstantKind::Alias(id) => Some(self.from.aliases[id].aliasee),
                _ => None,
            };
            let operands = constant.operands().chain(aliasee);
            stack.extend(operands.filter(|it| self.constants[it.index()].is_none()));
            if stack.len() == open {
                self.constants[next.index()] = Some(self.whole_constant(constant));
            }
        }
        self.constants[id.index()].unwrap_or(id)
    }

    /// The counterpart of a constant whose operands have one.
    fn whole_constant(&mut self, constant: &Constant) -> ConstantId {
        let ty = self.ty(constant.ty);
        let map = |it: ConstantId| self.constants[it.index()].unwrap_or(it);
        let kind = match &constant.kind {
            ConstantKind::Function(id) => return self.address(Global::Function(*id), ty),
            ConstantKind::Variable(id) => return self.address(Global::Variable(*id), ty),
            ConstantKind::Alias(id) => return self.address(Global::Alias(*id), ty),
            ConstantKind::Aggregate(elements) => {
                ConstantKind::Aggregate(elements.iter().map(|&it| map(it)).collect())
            }
            ConstantKind::Expression(expression) => {
                let mut expression = expression.clone();
                expression.operands_mut().for_each(|it| *it = map(*it));
                if let Expression::GetElementPtr { source, .. } = &mut expression {
                    *source = self.ty(*source);
                }
                ConstantKind::Expression(expression)
            }
            kind => kind.clone(),
        };
        self.to.constants.intern(ty, kind)
    }

    /// The address of the counterpart of a global; a cast of it if it is of another type.
    fn address(&mut self, global: Global, ty: crate::TypeId) -> ConstantId {
        let address = match global {
            Global::Function(id) => {
                let id = self.declare(id);
                let ty = self.to.types.pointer(self.to.functions[id].ty);
                self.to.constants.intern(ty, ConstantKind::Function(id))
            }
            Global::Variable(id) => {
                let id = self.variable(id);
                let (pointee, address_space) =
                    (self.to.variables[id].ty, self.to.variables[id].address_space);
                let ty = self.to.types.pointer_in(pointee, address_space);
                self.to.constants.intern(ty, ConstantKind::Variable(id))
            }
            Global::Alias(id) => {
                let id = self.alias(id);
                self.to.constants.intern(self.to.aliases[id].ty, ConstantKind::Alias(id))
            }
        };
        if self.to.constants[address].ty == ty {
            return address;
        }
        let cast = Expression::Cast { op: CastOp::BitCast, value: address };
        self.to.constants.intern(ty, ConstantKind::Expression(cast))
    }

    /// Whether all globals that a constant names have counterparts.
    pub(super) fn names_imported_globals(&self, id: ConstantId) -> bool {
        let mut seen = BTreeSet::new();
        let mut stack = vec![id];
        while let Some(id) = stack.pop() {
            if !seen.insert(id) {
                continue;
            }
            let constant = &self.from.constants[id];
            let has_counterpart = match constant.kind {
                ConstantKind::Function(id) => self.functions[id.index()].is_some(),
                ConstantKind::Variable(id) => self.variables[id.index()].is_some(),
                ConstantKind::Alias(id) => self.aliases[id.index()].is_some(),
                _ => true,
            };
            if !has_counterpart {
                return false;
            }
            stack.extend(constant.operands());
        }
        true
    }
}
