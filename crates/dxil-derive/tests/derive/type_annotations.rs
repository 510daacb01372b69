//! Annotations of functions.

use dxil_derive::type_annotations;
use dxil_metadata::{FunctionAnnotation, TypeAnnotationList, TypeAnnotations};
use expect_test::expect_file;

use crate::comparison::Comparison;

#[test]
fn annotations_equal_the_erased_ones() {
    let found = Comparison::of_modules(|comparison, name, module, metadata| {
        let mut derived = metadata.clone();
        derived.type_annotations.retain(|it| matches!(it, TypeAnnotationList::Structs(_)));
        type_annotations(module, &mut derived);
        let [derived, erased] = [&derived, metadata].map(|metadata| {
            let annotations = TypeAnnotations { lists: metadata.type_annotations.clone() };
            let functions = annotations.functions(module);
            functions.map(|(id, it)| (id, it.clone())).collect::<Vec<_>>()
        });
        let name_of = |id| &module.functions[id].name;
        for (id, erased) in erased {
            let name = format!("{name} {}", name_of(id));
            let derived = derived.iter().find(|(of, _)| *of == id);
            let derived = derived.map(|(_, it)| text(it)).unwrap_or_default();
            comparison.compare(&name, &derived, &text(&erased));
        }
    });
    expect_file!["type_annotations.txt"].assert_eq(&found.to_string());
}

/// The result and the parameters: direction and properties of each.
fn text(annotation: &FunctionAnnotation) -> String {
    let parameters = annotation.0.iter().map(|it| format!("{} {:?}", it.qualifier, it.field.0));
    parameters.collect::<Vec<_>>().join(", ")
}
