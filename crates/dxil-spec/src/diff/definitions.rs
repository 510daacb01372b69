//! Changes of definitions: versions, stages, attributes, features, enumerations. Changes of types
//! are reported at the operations that use them.

use super::{Changes, Severity, Subject};
use crate::emit::describe;
use crate::model::{Enumeration, Spec};

pub(super) fn compare(old: &Spec, new: &Spec, changes: &mut Changes) {
    let version = |spec: &Spec| -> Vec<(String, ())> {
        spec.versions().map(|version| (format!("DXIL {version}"), ())).collect()
    };
    each(&version(old), &version(new), "version", changes, |(), (), _| {});

    let stages = |spec: &Spec| -> Vec<_> {
        spec.stages.iter().map(|stage| (stage.name.clone(), stage.clone())).collect()
    };
    each(&stages(old), &stages(new), "stage", changes, |old, new, subject| {
        // A spec that does not say when a stage began is not contradicted by one that does.
        if let (Some(was), Some(is)) = (old.since, new.since) {
            let severity = if is > was { Severity::Breaking } else { Severity::Additive };
            subject.compare(severity, "first version", &was, &is);
        }
        subject.compare(Severity::Editorial, "title", &old.title, &new.title);
    });

    let attributes = |spec: &Spec| -> Vec<_> {
        spec.attributes.iter().map(|it| (it.name.clone(), it.doc.clone())).collect()
    };
    each(&attributes(old), &attributes(new), "attribute", changes, |old, new, subject| {
        subject.compare(Severity::Editorial, "description", old, new);
    });

    let features = |spec: &Spec| -> Vec<_> {
        spec.features.iter().map(|it| (it.name.clone(), it.clone())).collect()
    };
    each(&features(old), &features(new), "shader feature", changes, |old, new, subject| {
        subject.compare(Severity::Breaking, "bit", &old.bit, &new.bit);
        subject.compare(Severity::Breaking, "validator", &old.validator, &new.validator);
        subject.compare(Severity::Editorial, "description", &old.doc, &new.doc);
    });
    let scalars = |spec| -> Vec<(String, String)> {
        let scalars = describe::scalar_features(spec);
        scalars
            .map(|(name, [feature, native])| (name.to_owned(), format!("{feature}, {native}")))
            .collect()
    };
    let (old_scalars, new_scalars) = (scalars(old), scalars(new));
    each(&old_scalars, &new_scalars, "scalar with a feature", changes, |old, new, subject| {
        subject.compare(Severity::Breaking, "features", old, new);
    });

    let enumerations = |spec: &Spec| -> Vec<_> {
        spec.enumerations.iter().map(|it| (it.name.clone(), it.clone())).collect()
    };
    each(&enumerations(old), &enumerations(new), "enumeration", changes, enumeration);
}

/// Pairs definitions by name; reports those in only one spec, and compares the others.
fn each<T>(
    old: &[(String, T)],
    new: &[(String, T)],
    kind: &str,
    changes: &mut Changes,
    compare: impl Fn(&T, &T, &mut Subject<'_>),
) {
    for (name, is) in new {
        let mut subject = changes.about(name);
        match old.iter().find(|(old_name, _)| old_name == name) {
            Some((_, was)) => compare(was, is, &mut subject),
            None => subject.push(Severity::Additive, kind, None, Some("defined".to_owned())),
        }
    }
    for (name, _) in old.iter().filter(|(name, _)| !new.iter().any(|(it, _)| it == name)) {
        let was = Some("defined".to_owned());
        changes.about(name).push(Severity::Breaking, kind, was, None);
    }
}

fn enumeration(old: &Enumeration, new: &Enumeration, subject: &mut Subject<'_>) {
    subject.compare(Severity::Editorial, "description", &old.doc, &new.doc);
    subject.compare(Severity::Breaking, "flags", &old.flags, &new.flags);
    for is in &new.values {
        let fact = format!("value {}", is.name);
        match old.values.iter().find(|was| was.name == is.name) {
            Some(was) => {
                subject.compare(Severity::Breaking, &fact, &was.value, &is.value);
                let fact = format!("description of {}", is.name);
                subject.compare(Severity::Editorial, &fact, &was.doc, &is.doc);
                if let (Some(was), Some(now)) = (was.since, is.since) {
                    let severity = if now > was { Severity::Breaking } else { Severity::Additive };
                    subject.compare(severity, &format!("first version of {}", is.name), &was, &now);
                }
            }
            None => subject.push(Severity::Additive, fact, None, Some(is.value.to_string())),
        }
    }
    for was in old.values.iter().filter(|was| !new.values.iter().any(|is| is.name == was.name)) {
        let (fact, value) = (format!("value {}", was.name), was.value.to_string());
        subject.push(Severity::Breaking, fact, Some(value), None);
    }
}
