//! Matches the template arguments in a use of a class with the declaration of the class.

use std::rc::Rc;

use super::body::Bound;
use super::{Evaluator, Failed, Fallible};
use crate::tablegen::ast::{Arg, Instance};
use crate::tablegen::diagnostic::Diagnostic;
use crate::tablegen::record::ClassId;
use crate::tablegen::source::Span;

impl<'s> Evaluator<'s> {
    /// The values of the template arguments of a class, in the order of their declaration.
    pub(super) fn bind(&mut self, id: ClassId, instance: &Instance) -> Fallible<Vec<Bound<'s>>> {
        let class = self.classes[id.0 as usize].clone();
        let mut given = vec![None; class.params.len()];
        let mut named = false;
        let mut sound = true;
        for (position, arg) in instance.args.iter().enumerate() {
            let place = match arg.name {
                Some(name) => {
                    named = true;
                    class.params.iter().position(|param| param.name == self.text(name))
                }
                None => (position < given.len()).then_some(position),
            };
            let slot = match place {
                None => Err(self.superfluous(id, arg)),
                Some(_) if named && arg.name.is_none() => {
                    let help = "put it before the named ones, or name it";
                    self.fail(arg.value.span, "this argument follows a named one", help)
                }
                Some(place) if given[place].is_some() => {
                    let span = arg.name.unwrap_or(arg.value.span);
                    self.fail(span, "this template argument is given twice", "remove one")
                }
                Some(place) => Ok(place),
            };
            let bound = slot.and_then(|place| {
                let param = &class.params[place];
                let ty = param.ty.as_ref().ok_or(Failed)?;
                let what = format!("the template argument `{}`", param.name);
                given[place] = Some(self.typed(&arg.value, ty, &what).map(Rc::new)?);
                Ok(())
            });
            sound &= bound.is_ok();
        }
        if !sound {
            return Err(Failed);
        }
        let mut bound = Vec::with_capacity(given.len());
        for (param, given) in class.params.iter().zip(given) {
            bound.push(match (given, &param.default) {
                (Some(value), _) => Bound::Given(value),
                (None, Some(value)) => Bound::Default(value.clone()),
                (None, None) => return Err(self.missing(instance.span, param.name, param.span)),
            });
        }
        Ok(bound)
    }

    fn superfluous(&mut self, id: ClassId, arg: &Arg) -> Failed {
        let class = &self.classes[id.0 as usize];
        let (name, count, span) = (class.name, class.params.len(), class.span);
        let error = match arg.name {
            Some(arg) => {
                let message = format!("`{name}` has no template argument `{}`", self.text(arg));
                Diagnostic::new(arg, message).with_help("name one that it declares")
            }
            None => {
                let message = format!("`{name}` takes {count} template arguments, not this one");
                Diagnostic::new(arg.value.span, message).with_help("remove it")
            }
        };
        self.report(error.with_note_at(span, "declared here"))
    }

    fn missing(&mut self, span: Span, param: &str, declared: Span) -> Failed {
        let error = Diagnostic::new(span, format!("the template argument `{param}` is missing"))
            .with_note_at(declared, "declared here, without a default");
        self.report(error.with_help("add a value for it"))
    }
}
