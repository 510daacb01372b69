//! Statements other than `class`.

use std::rc::Rc;

use super::body::{Finished, Set};
use super::resolve::{Node, Resolved, Variable};
use super::scope::{Scope, ScopeKind};
use super::types::made_from;
use super::{Evaluator, Failed, Fallible, Global};
use crate::tablegen::ast::{self, Binding, Expr, ExprKind, Foreach, Let, Statement};
use crate::tablegen::diagnostic::Diagnostic;
use crate::tablegen::record::{self, RecordId};
use crate::tablegen::source::Span;
use crate::tablegen::value::{Type, Value, ValueKind};

/// A resolved statement that makes records.
pub(super) enum Step<'s> {
    Def(DefPlan<'s>),
    Foreach(Domain<'s>, Vec<Step<'s>>),
}

/// A `def`, resolved.
pub(super) struct DefPlan<'s> {
    /// The parts of its name; empty if it has no name.
    pub name: Vec<Resolved<'s>>,
    pub span: Span,
    pub body: Finished<'s>,
}

/// The domain of a `foreach`.
pub(super) enum Domain<'s> {
    List(Resolved<'s>),
    /// Inclusive ranges, ascending or descending.
    Ranges(Vec<(i64, i64)>, Span),
}

/// A `defset` whose end has not been reached.
pub(super) struct OpenDefset {
    pub element: Type,
    pub members: Vec<RecordId>,
}

impl<'s> Evaluator<'s> {
    /// Executes statements. Inside a `foreach`, statements that make records are added to `steps`,
    /// to be run for each value of the variable.
    pub(super) fn statements(&mut self, statements: &'s [Statement], steps: &mut Vec<Step<'s>>) {
        for statement in statements {
            match statement {
                Statement::Class(class) => self.define_class(class),
                Statement::Def(def) => {
                    let plan = self.plan(def);
                    self.run_or_keep(Step::Def(plan), steps);
                }
                Statement::Foreach(foreach) => self.foreach(foreach, steps),
                Statement::Let(bindings) => self.top_let(bindings, steps),
                Statement::Defvar(binding) => self.defvar(binding),
                Statement::Defset(defset) => self.defset(defset, steps),
                Statement::Broken(names) => self.broken(names),
            }
        }
    }

    fn run_or_keep(&mut self, step: Step<'s>, steps: &mut Vec<Step<'s>>) {
        if self.loops.is_empty() {
            self.run(&step);
        } else {
            steps.push(step);
        }
    }

    fn plan(&mut self, def: &'s ast::Def) -> DefPlan<'s> {
        let span = match def.name.as_slice() {
            [] => def.keyword,
            [first, ..] => first.span.to(def.name[def.name.len() - 1].span),
        };
        let name = self.record_name_parts(&def.name);
        let mut body = self.resolve_body(&[], &def.body);
        body.sound &= name.is_ok();
        if !body.incomplete {
            self.check_defsets(&mut body, span);
        }
        DefPlan { name: name.unwrap_or_default(), span, body }
    }

    /// The name of a record, which must be a string.
    fn record_name_parts(&mut self, parts: &[Expr]) -> Fallible<Vec<Resolved<'s>>> {
        let name = parts.iter().map(|part| self.name_part(part)).collect::<Fallible<Vec<_>>>()?;
        match name.as_slice() {
            [only] if only.ty != Some(Type::String) => {
                let help = "begin it with a letter, or paste something to it";
                self.fail(only.span, "the name of a record must be a string", help)
            }
            _ => Ok(name),
        }
    }

    /// A part of the name of a record. A word that is not a local name stands for itself.
    fn name_part(&mut self, part: &Expr) -> Fallible<Resolved<'s>> {
        let span = part.span;
        let resolved = match part.kind {
            ExprKind::Name => self.local(span).unwrap_or_else(|| {
                let node = Node::String(self.text(span).to_owned());
                Ok(Resolved { node, ty: Some(Type::String), span })
            })?,
            _ => self.value(part, None)?,
        };
        self.pastable(&resolved)?;
        Ok(resolved)
    }

    /// Checks that the record is of the type of each enclosing `defset`.
    fn check_defsets(&mut self, body: &mut Finished<'s>, span: Span) {
        let ty = made_from(&body.parents);
        for open in 0..self.defsets.len() {
            let wanted = self.defsets[open].element.clone();
            let checked = self.check(span, Some(&ty), &wanted, "each record of this `defset`");
            body.sound &= checked.is_ok();
        }
    }

    fn foreach(&mut self, foreach: &'s Foreach, steps: &mut Vec<Step<'s>>) {
        let reserved = self.check_reserved(foreach.variable);
        let domain = reserved.and_then(|()| self.domain(foreach));
        let ty = match &domain {
            Ok(Domain::List(Resolved { ty: Some(Type::List(element)), .. })) => {
                Ok((**element).clone())
            }
            Ok(Domain::Ranges(..)) => Ok(Type::Int),
            _ => Err(Failed),
        };
        let kind = ScopeKind::Loop(self.loops.len());
        self.loops.push((self.text(foreach.variable), ty));
        self.scopes.push(Scope { kind, ..Scope::default() });
        let mut inner = Vec::new();
        self.statements(&foreach.body, &mut inner);
        self.scopes.pop();
        self.loops.pop();
        match domain {
            Ok(domain) => self.run_or_keep(Step::Foreach(domain, inner), steps),
            Err(Failed) => self.blind = true,
        }
    }

    fn domain(&mut self, foreach: &'s Foreach) -> Fallible<Domain<'s>> {
        let ranges = match &foreach.domain {
            ast::Domain::Value(value) => {
                let value = self.value(value, None)?;
                if let Some(Type::List(_)) = value.ty {
                    return Ok(Domain::List(value));
                }
                let only = self.bound(&value)?;
                vec![(only, only)]
            }
            ast::Domain::Ranges(ranges) => {
                let mut bounds = Vec::with_capacity(ranges.len());
                for (first, last) in ranges {
                    let first = self.value(first, None)?;
                    let first = self.bound(&first)?;
                    let last = match last {
                        Some(last) => {
                            let last = self.value(last, None)?;
                            self.bound(&last)?
                        }
                        None => first,
                    };
                    bounds.push((first, last));
                }
                bounds
            }
        };
        Ok(Domain::Ranges(ranges, foreach.span))
    }

    /// A bound of a range.
    fn bound(&mut self, value: &Resolved<'s>) -> Fallible<i64> {
        match value.literal().filter(|_| value.ty == Some(Type::Int)) {
            Some(bound) if bound >= 0 => Ok(bound),
            Some(_) => self.fail(value.span, "a range cannot be negative", "begin at 0 or above"),
            None => {
                let help = "write a list, or a range of numbers such as `0...3`";
                self.fail(value.span, "`foreach` cannot run over this", help)
            }
        }
    }

    fn top_let(&mut self, top_let: &'s Let, steps: &mut Vec<Step<'s>>) {
        let before = self.lets.len();
        for binding in &top_let.bindings {
            let value = self.value(&binding.value, None).unwrap_or(Resolved {
                node: Node::Broken,
                ty: None,
                span: binding.value.span,
            });
            self.lets.push(Set { name: binding.name, value: Rc::new(value) });
        }
        self.scopes.push(Scope::default());
        self.statements(&top_let.body, steps);
        self.scopes.pop();
        self.lets.truncate(before);
    }

    fn defvar(&mut self, binding: &'s Binding) {
        if !self.scopes.is_empty() {
            // A variable with an error is marked as such.
            let _ = self.define_local(binding);
            return;
        }
        let name = self.text(binding.name);
        let reserved = self.check_reserved(binding.name);
        if reserved.and_then(|()| self.check_untaken(name, binding.name)).is_err() {
            return;
        }
        let value = self.value(&binding.value, None);
        let global = value.and_then(|value| {
            let computed = self.compute_alone(&value)?;
            Ok(Global::Variable(Rc::new(computed), value.ty, binding.name))
        });
        self.globals.insert(name.to_owned(), global.unwrap_or(Global::Broken));
    }

    /// Defines a variable in the innermost scope.
    pub(super) fn define_local(&mut self, binding: &'s Binding) -> Fallible<()> {
        let name = self.text(binding.name);
        self.check_reserved(binding.name)?;
        let scope = self.scopes.last().expect("a local variable has a scope");
        if let Some(other) = scope.variables.get(name) {
            let error = Diagnostic::new(binding.name, format!("there are two variables `{name}`"))
                .with_note_at(other.name, "first defined here");
            return Err(self.report(error.with_help("rename one of them")));
        }
        let resolved = self.value(&binding.value, None);
        let resolved = resolved.and_then(|value| self.variable(binding.name, value));
        let sound = resolved.as_ref().map(|_| ()).map_err(|failed| *failed);
        let variable = resolved.unwrap_or_else(|_| Variable::broken(binding.name));
        let scope = self.scopes.last_mut().expect("a local variable has a scope");
        scope.variables.insert(name, Rc::new(variable));
        sound
    }

    fn variable(&mut self, name: Span, value: Resolved<'s>) -> Fallible<Variable<'s>> {
        let depth = value.depth();
        if depth > Variable::MAX_DEPTH {
            let message = "this variable is defined by too long a chain of others";
            return self.fail(name, message, "shorten the chain");
        }
        Ok(Variable { name, value, depth })
    }

    fn defset(&mut self, defset: &'s ast::Defset, steps: &mut Vec<Step<'s>>) {
        if !self.loops.is_empty() {
            let message = "a `defset` inside a `foreach` is not supported";
            let error = Diagnostic::new(defset.name, message);
            self.report(error.with_help("put the `foreach` into the `defset`"));
        }
        let name = self.text(defset.name);
        let taken = self.check_untaken(name, defset.name);
        let element = self.defset_element(&defset.ty);
        if let Ok(element) = &element {
            let open = OpenDefset { element: element.clone(), members: Vec::new() };
            self.defsets.push(open);
        }
        self.statements(&defset.body, steps);
        let Ok(element) = element else {
            self.globals.insert(name.to_owned(), Global::Broken);
            return;
        };
        let members = self.defsets.pop().map_or_else(Vec::new, |open| open.members);
        if taken.is_ok() {
            self.close_defset(defset.name, element, members);
        }
    }

    fn defset_element(&mut self, ty: &'s ast::TypeExpr) -> Fallible<Type> {
        match self.ty(ty)? {
            Type::List(element) if matches!(*element, Type::Class(_)) => Ok(*element),
            _ => self.fail(ty.span, "a `defset` is a list of records", "write `list<Class>`"),
        }
    }

    fn close_defset(&mut self, span: Span, element: Type, members: Vec<RecordId>) {
        let value = |id: &RecordId| {
            let span = self.records[*id].span;
            Value { kind: ValueKind::Record(*id), span }
        };
        let value = Value { kind: ValueKind::List(members.iter().map(value).collect()), span };
        let name = self.text(span).to_owned();
        let ty = Type::List(Box::new(element));
        self.globals.insert(name.clone(), Global::Variable(Rc::new(value), Some(ty), span));
        self.records.defsets.push(record::Defset { name, members, span });
    }

    /// Fails if a global name has a meaning already.
    pub(super) fn check_untaken(&mut self, name: &str, span: Span) -> Fallible<()> {
        let before = match self.globals.get(name) {
            None => return Ok(()),
            Some(Global::Broken) => return Err(Failed),
            Some(Global::Record(id)) => self.records[*id].span,
            Some(Global::Variable(_, _, span)) => *span,
        };
        let error = Diagnostic::new(span, format!("`{name}` is defined twice"))
            .with_note_at(before, "first defined here");
        Err(self.report(error.with_help("rename one of them")))
    }

    /// Notes the names that a malformed statement may have defined, whose uses are not errors.
    fn broken(&mut self, names: &'s [Span]) {
        self.blind |= names.is_empty();
        for name in names {
            let name = self.text(*name);
            self.globals.entry(name.to_owned()).or_insert(Global::Broken);
            self.class_names.entry(name).or_insert(None);
        }
    }
}
