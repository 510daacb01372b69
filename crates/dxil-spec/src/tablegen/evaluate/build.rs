//! Makes records.

use std::rc::Rc;

use super::body::{Body, Bound, Layout};
use super::pending::{Arguments, Building, Pending, Slot};
use super::resolve::Resolved;
use super::statement::{DefPlan, Domain, Step};
use super::{Evaluator, Failed, Fallible, Global};
use crate::tablegen::record::{ClassId, Field, Record, RecordId};
use crate::tablegen::source::Span;
use crate::tablegen::value::{Value, ValueKind};

impl<'s> Evaluator<'s> {
    /// Makes the records of a statement.
    pub(super) fn run(&mut self, step: &Step<'s>) {
        match step {
            Step::Def(plan) => self.run_def(plan),
            Step::Foreach(Domain::List(list), body) => {
                let Ok(list) = self.compute_alone(list) else {
                    self.blind = true;
                    return;
                };
                if let ValueKind::List(values) = list.kind {
                    for value in values {
                        if self.iterate(value, body).is_err() {
                            return;
                        }
                    }
                }
            }
            Step::Foreach(Domain::Ranges(ranges, span), body) => {
                for (first, last) in ranges {
                    let (low, high) = (*first.min(last), *first.max(last));
                    for offset in 0..=high - low {
                        let at = if first <= last { low + offset } else { high - offset };
                        let value = Value { kind: ValueKind::Int(at), span: *span };
                        if self.iterate(value, body).is_err() {
                            return;
                        }
                    }
                }
            }
        }
    }

    fn iterate(&mut self, value: Value, body: &[Step<'s>]) -> Fallible<()> {
        self.spend_step(value.span)?;
        self.iterators.push(value);
        for step in body {
            self.run(step);
        }
        self.iterators.pop();
        if self.exhausted { Err(Failed) } else { Ok(()) }
    }

    fn run_def(&mut self, plan: &DefPlan<'s>) {
        let name = match plan.name.as_slice() {
            [] => None,
            parts => match self.record_name(parts, plan.span) {
                Ok(name) => Some(name),
                Err(Failed) => {
                    self.blind = true;
                    return;
                }
            },
        };
        let built = match plan.body.sound {
            true => {
                let class = &plan.body;
                self.build(&class.layout, &class.body, &Rc::default(), plan.span)
            }
            false => Err(Failed),
        };
        let global = match built {
            Ok(fields) => {
                let parents = plan.body.parents.clone();
                let superclasses = &plan.body.superclasses;
                let id = self.add_record(name.clone(), parents, superclasses, fields, plan.span);
                for open in &mut self.defsets {
                    open.members.push(id);
                }
                Global::Record(id)
            }
            Err(Failed) => Global::Broken,
        };
        if let Some(name) = name {
            self.globals.insert(name, global);
        }
    }

    /// The name of a record, which must be new.
    fn record_name(&mut self, parts: &[Resolved<'s>], span: Span) -> Fallible<String> {
        let name = self.concat(parts, &Rc::default(), &mut Building::default())?;
        let number = name.strip_prefix("anonymous_");
        if number.is_some_and(|rest| rest.bytes().all(|byte| byte.is_ascii_digit())) {
            let message = format!("`{name}` is a name for records without one");
            return self.fail(span, message, "choose another name");
        }
        if name.is_empty() {
            return self.fail(span, "the name of this record is empty", "write a name");
        }
        self.check_untaken(&name, span)?;
        Ok(name)
    }

    /// Makes the record that `Class<arguments>` stands for.
    pub(super) fn instantiate(
        &mut self,
        id: ClassId,
        arguments: Arguments<'s>,
        span: Span,
    ) -> Fallible<RecordId> {
        let class = self.classes[id.0 as usize].clone();
        let fields = self.build(&class.layout, &class.body, &Rc::new(arguments), span)?;
        let mut superclasses = class.superclasses.clone();
        superclasses.push(id);
        Ok(self.add_record(None, vec![id], &superclasses, fields, span))
    }

    fn add_record(
        &mut self,
        name: Option<String>,
        parents: Vec<ClassId>,
        superclasses: &[ClassId],
        fields: Vec<Field>,
        span: Span,
    ) -> RecordId {
        let id = RecordId(self.records.records.len() as u32);
        let anonymous = name.is_none();
        let name = name.unwrap_or_else(|| {
            self.anonymous += 1;
            format!("anonymous_{}", self.anonymous - 1)
        });
        let class_name = |class: &ClassId| self.classes[class.0 as usize].name.to_owned();
        let superclasses = superclasses.iter().map(class_name).collect();
        self.records.by_name.insert(name.clone(), id);
        self.record_parents.push(parents);
        self.records.records.push(Record { name, anonymous, superclasses, fields, span });
        id
    }

    /// Computes all fields of a record.
    fn build(
        &mut self,
        layout: &Rc<Layout<'s>>,
        body: &Body<'s>,
        arguments: &Rc<Arguments<'s>>,
        span: Span,
    ) -> Fallible<Vec<Field>> {
        self.spend_values(layout.fields.len() + 1, span)?;
        let slot = |name| Slot { state: Pending::Running, name };
        let slots = layout.fields.iter().map(|field| slot(field.span)).collect();
        let mut record = Building { layout: layout.clone(), slots };
        self.apply(body, arguments, &mut record);
        let mut failed = false;
        for place in 0..record.slots.len() {
            failed |= self.field(place, span, &mut record).is_err();
        }
        if failed {
            return Err(Failed);
        }
        let fields = layout.fields.iter().zip(record.slots);
        fields
            .map(|(decl, slot)| match slot.state {
                Pending::Done(value) => {
                    let (name, ty) = (decl.name.to_owned(), decl.ty.clone());
                    Ok(Field { name, ty, value, span: slot.name })
                }
                _ => Err(Failed),
            })
            .collect()
    }

    /// Puts the expressions of a class or record into its fields; later ones replace earlier ones.
    fn apply(&mut self, body: &Body<'s>, arguments: &Rc<Arguments<'s>>, record: &mut Building<'s>) {
        for (parent, bound) in &body.parents {
            let class = self.classes[parent.0 as usize].clone();
            let states = bound.iter().map(|bound| match bound {
                Bound::Given(value) => Pending::Expression(value.clone(), arguments.clone()),
                Bound::Default(value) => Pending::Default(value.clone()),
            });
            let inner = class.arguments(states);
            self.apply(&class.body, &Rc::new(inner), record);
        }
        for set in &body.sets {
            if let Some(place) = record.layout.place(self.text(set.name)) {
                let state = Pending::Expression(set.value.clone(), arguments.clone());
                record.slots[place] = Slot { state, name: set.name };
            }
        }
    }
}
