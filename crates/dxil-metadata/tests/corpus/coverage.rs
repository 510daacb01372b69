//! The corpus has every tag and every flag, but for those that no final module has.

use std::collections::{BTreeMap, BTreeSet};

use dxil_format::{NodeIoFlags, ShaderFlags};
use dxil_metadata::stage::{NodeIo, NodeIoProperty, NodeRecordTypeProperty};
use dxil_metadata::{
    Annotated, EntryPoint, EntryProperty, FieldAnnotation, FieldProperty, PayloadAccess,
    PayloadAnnotationList, PayloadFieldProperty, ResourceProperty, Resources, ShaderMetadata,
    SignatureElementProperty, StructProperty, TemplateArgumentValue, TypeAnnotationList,
};

use crate::modules;

/// The names that occur, by the type that declares them.
#[derive(Default)]
struct Found(BTreeMap<&'static str, BTreeSet<&'static str>>);

/// Adds the names of the elements of a list of tags.
macro_rules! tags {
    ($found:ident, $element:ident, $list:expr) => {
        for element in &$list.0 {
            let name = $element::TAGS.iter().find(|(tag, _)| *tag == element.tag());
            let (_, name) = name.expect("the corpus has no unknown tags");
            $found.0.entry(stringify!($element)).or_default().insert(name);
        }
    };
}

/// Adds the names of the flags that are set.
macro_rules! flags {
    ($found:ident, $flags:ident, $word:expr) => {
        assert_eq!($word.unknown(), $flags(0));
        $found.0.entry(stringify!($flags)).or_default().extend($word.names());
    };
}

impl Found {
    fn module(&mut self, metadata: &ShaderMetadata) {
        metadata.entry_points.iter().for_each(|entry| self.entry_point(entry));
        metadata.type_annotations.iter().for_each(|list| self.types(list));
        for list in &metadata.payload_annotations {
            let PayloadAnnotationList::Structs(structs) = list else { panic!("an unknown tag") };
            for field in structs.iter().flat_map(|it| &it.annotation.0) {
                tags!(self, PayloadFieldProperty, field);
                flags!(self, PayloadAccess, field.access().copied().unwrap_or_default());
            }
        }
    }

    fn entry_point(&mut self, entry: &EntryPoint) {
        if let Some(properties) = &entry.properties {
            tags!(self, EntryProperty, properties);
        }
        flags!(self, ShaderFlags, entry.flags());
        if let Some(signatures) = &entry.signatures {
            let lists = [&signatures.inputs, &signatures.outputs, &signatures.patch_constants];
            for properties in lists.into_iter().flatten().flatten().flat_map(|it| &it.properties) {
                tags!(self, SignatureElementProperty, properties);
            }
        }
        for resource in entry.resources.iter().flat_map(Resources::iter) {
            if let Some(properties) = resource.properties() {
                tags!(self, ResourceProperty, properties);
            }
        }
        let nodes = entry.properties.iter().flat_map(|it| [it.node_inputs(), it.node_outputs()]);
        nodes.flatten().flatten().for_each(|io| self.node_io(io));
    }

    fn node_io(&mut self, io: &NodeIo) {
        tags!(self, NodeIoProperty, io);
        flags!(self, NodeIoFlags, io.flags().copied().unwrap_or_default());
        if let Some(record) = io.record_type() {
            tags!(self, NodeRecordTypeProperty, record);
        }
    }

    fn types(&mut self, list: &TypeAnnotationList) {
        match list {
            TypeAnnotationList::Structs(structs) => {
                for Annotated { annotation, .. } in structs {
                    annotation.fields.iter().for_each(|field| self.field(field));
                    if let Some(properties) = &annotation.properties {
                        tags!(self, StructProperty, properties);
                        for argument in properties.template_arguments().into_iter().flatten() {
                            tags!(self, TemplateArgumentValue, argument);
                        }
                    }
                }
            }
            TypeAnnotationList::Functions(functions) => {
                for parameter in functions.iter().flat_map(|it| &it.annotation.0) {
                    self.field(&parameter.field);
                }
            }
            _ => panic!("an unknown tag"),
        }
    }

    fn field(&mut self, field: &FieldAnnotation) {
        tags!(self, FieldProperty, field);
        field.bit_fields().into_iter().flat_map(|it| it.iter()).for_each(|it| self.field(it));
    }
}

/// The items that no module of the corpus has, and the reason.
#[rustfmt::skip]
const ABSENT: [(&str, &str, &str); 8] = [
    ("FieldProperty", "snorm", "DXC states it with the type of the components"),
    ("FieldProperty", "unorm", "DXC states it with the type of the components"),
    ("ShaderFlags", "DisableMathRefactoring", "DXC has no option for it"),
    ("ShaderFlags", "Level9ComparisonFiltering", "it is of feature level 9, before DXIL"),
    ("ShaderFlags", "CSRawAndStructuredViaShader4X", "it is of shader model 4, before DXIL"),
    ("ShaderFlags", "Reserved", "it is reserved"),
    ("ShaderFlags", "UsesDerivatives", "DXC states it in the part RDAT"),
    ("ShaderFlags", "RequiresGroup", "DXC states it in the part RDAT"),
];

#[test]
fn the_corpus_has_every_tag_and_flag() {
    let mut found = Found::default();
    for fixture in modules::all() {
        let Ok(module) = dxil_bitcode::read(&fixture.bitcode) else { continue };
        let Ok(metadata) = ShaderMetadata::read(&module) else { continue };
        found.module(&metadata);
    }
    macro_rules! tags {
        ($($element:ident)*) => {
            [$((stringify!($element), $element::TAGS.iter().map(|(_, name)| *name).collect()),)*]
        };
    }
    macro_rules! flags {
        ($($flags:ident)*) => {
            [$((stringify!($flags), $flags::NAMED.iter().map(|(_, name)| *name).collect()),)*]
        };
    }
    let declared: [(&str, Vec<&str>); 9] = tags! {
        EntryProperty SignatureElementProperty ResourceProperty NodeIoProperty
        NodeRecordTypeProperty StructProperty TemplateArgumentValue FieldProperty
        PayloadFieldProperty
    };
    let flags: [(&str, Vec<&str>); 3] = flags! { ShaderFlags NodeIoFlags PayloadAccess };
    let mut absent = Vec::new();
    for (of, names) in declared.into_iter().chain(flags) {
        let found = &found.0[of];
        absent.extend(names.into_iter().filter(|it| !found.contains(it)).map(|it| (of, it)));
    }
    let known: Vec<_> = ABSENT.iter().map(|(of, name, _)| (*of, *name)).collect();
    assert_eq!(absent, known);
}
