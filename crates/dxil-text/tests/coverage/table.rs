//! The table of features.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use crate::absent::Absence;
use crate::choice::Choice;
use crate::corpus::BY_HAND;

/// The features, and the modules that have them.
#[derive(Clone, Default)]
pub(crate) struct Table {
    /// The current module.
    pub(crate) source: String,
    properties: BTreeMap<String, Property>,
}

/// A property with several choices.
#[derive(Clone, Default)]
struct Property {
    /// The choices, in order.
    choices: Vec<String>,
    /// The first module with each choice.
    found: BTreeMap<String, String>,
    /// The reason why a choice does not occur.
    absent: BTreeMap<String, &'static str>,
}

impl Table {
    /// Notes a value whose type lists all choices, all of which must occur.
    pub(crate) fn note<C: Choice>(&mut self, property: &str, value: &C) {
        self.put(property, &value.name(), C::all);
    }

    /// Notes one of these names, which are separated by spaces; all of them must occur.
    pub(crate) fn note_of(&mut self, property: &str, all: &str, name: &str) {
        self.put(property, name, || all.split(' ').map(str::to_owned).collect());
    }

    fn put(&mut self, property: &str, name: &str, all: impl Fn() -> Vec<String>) {
        let property = match self.properties.get_mut(property) {
            Some(property) => property,
            None => {
                let new = Property { choices: all(), ..Property::default() };
                self.properties.entry(property.to_owned()).or_insert(new)
            }
        };
        if !property.found.contains_key(name) {
            property.found.insert(name.to_owned(), self.source.clone());
        }
    }

    /// Notes a value without a list of choices.
    pub(crate) fn note_any(&mut self, property: &str, name: impl fmt::Display) {
        let name = name.to_string();
        let property = self.properties.entry(property.to_owned()).or_default();
        if !property.found.contains_key(&name) {
            property.choices.push(name.clone());
            property.choices.sort();
            property.found.insert(name, self.source.clone());
        }
    }

    /// The choices of a property that occur in modules of compilers, which are visited first.
    pub(crate) fn found_in_hlsl(&self, property: &str) -> BTreeSet<String> {
        let found = self.properties[property].found.iter();
        let of_hlsl = found.filter(|(_, source)| !source.starts_with(BY_HAND));
        of_hlsl.map(|(name, _)| name.clone()).collect()
    }

    /// Excludes choices that cannot occur; returns those that occur nevertheless.
    pub(crate) fn leave_out(&mut self, absences: &[Absence]) -> Vec<String> {
        let mut failures = Vec::new();
        for &(names, choices, reason) in absences {
            for name in names.split(", ") {
                let Some(property) = self.properties.get_mut(name) else {
                    failures.push(format!("{name}: there is no such property"));
                    continue;
                };
                for choice in choices.split(", ") {
                    if !property.choices.iter().any(|it| it == choice) {
                        failures.push(format!("{name}: there is no {choice}"));
                    } else if let Some(source) = property.found.get(choice) {
                        failures.push(format!("{name}: {choice} occurs in {source}"));
                    }
                    property.absent.insert(choice.to_owned(), reason);
                }
            }
        }
        failures
    }

    /// The choices that neither occur nor are excluded.
    pub(crate) fn missing(&self) -> Vec<String> {
        let mut missing = Vec::new();
        for (name, property) in &self.properties {
            let occurs =
                |it: &String| property.found.contains_key(it) || property.absent.contains_key(it);
            let absent = property.choices.iter().filter(|choice| !occurs(choice));
            missing.extend(absent.map(|choice| format!("{name}: nothing has {choice}")));
            let unknown = property.found.keys().filter(|found| !property.choices.contains(found));
            missing.extend(unknown.map(|found| format!("{name}: {found} is not in the list")));
        }
        missing
    }
}

/// A line for each choice: the property, the choice, and the module that has it or the reason why
/// there is none.
impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let found = || self.properties.values().flat_map(|property| property.found.values());
        let by_hand = found().filter(|source| source.starts_with(BY_HAND)).count();
        writeln!(f, "# {} occur in what compilers made of HLSL", found().count() - by_hand)?;
        writeln!(f, "# {by_hand} occur in modules by hand only")?;
        for (name, property) in &self.properties {
            for choice in &property.choices {
                match (property.found.get(choice), property.absent.get(choice)) {
                    (Some(source), _) => writeln!(f, "{name}\t{choice}\t{source}")?,
                    (None, Some(reason)) => writeln!(f, "{name}\t{choice}\t- {reason}")?,
                    (None, None) => {}
                }
            }
        }
        Ok(())
    }
}
