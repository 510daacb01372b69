//! What annotations and properties state that the validator cannot read. It reports that without naming a rule.

use alloc::string::String;

use dxil_ir::metadata::Reference;
use dxil_ir::{Metadata, MetadataId, Type};
use dxil_metadata::stage::{NodeIoProperty, NodeRecordTypeProperty};
use dxil_metadata::{
    Annotated, EntryProperty, FieldAnnotation, FieldProperty, FunctionAnnotation, PayloadAccess,
    PayloadAnnotationList, PayloadFieldProperty, Resource, ResourceContent, ResourceProperty,
    Resources, SignatureElementProperty, TypeAnnotationList,
};

use super::{Checker, Rule};

impl Checker<'_> {
    pub(super) fn annotations(&mut self) {
        let of_resources = self.metadata.resources.iter().flat_map(Resources::iter);
        let known = [
            (of_resources.filter(|it| self.has_unknown_tag(it)).count() == 0, "a resource has"),
            (self.elements_are_known(), "an element of a signature has"),
            (self.nodes_are_known(), "an input or output of a node has"),
            (self.fields_are_known(), "a field or parameter has"),
            (self.payloads_are_known(), "a field of a payload has"),
        ];
        for (is_known, what) in known {
            self.require(is_known, Rule::Attachment, || {
                String::from(what) + " a property whose tag or value is not known"
            });
        }
        let lists = &self.metadata.payload_annotations;
        let are_known = lists.iter().all(|list| match list {
            PayloadAnnotationList::Structs(structs) => !structs.is_empty(),
            _ => false,
        });
        self.require(are_known, Rule::Attachment, || {
            "a list of annotations of payloads is empty, or its tag is not known".into()
        });
        let fits = self.function_annotations_fit();
        self.require(fits, Rule::Attachment, || {
            "the annotation of a function is not one of its result and each parameter".into()
        });
    }

    fn elements_are_known(&self) -> bool {
        /// The tag of a variable, which the validator knows, but does not look at.
        const VARIABLE: u32 = 1;
        let signatures = self.metadata.entry_points.iter().filter_map(|it| it.signatures.as_ref());
        let lists = signatures.flat_map(|it| [&it.inputs, &it.outputs, &it.patch_constants]);
        let properties = lists.flatten().flatten().filter_map(|it| it.properties.as_ref());
        properties.flat_map(|it| &it.0).all(|property| match property {
            SignatureElementProperty::Unknown { tag, .. } => *tag == VARIABLE,
            _ => true,
        })
    }

    fn nodes_are_known(&self) -> bool {
        let properties = self.metadata.entry_points.iter().filter_map(|it| it.properties.as_ref());
        let mut lists = properties.flat_map(|it| &it.0).filter_map(|property| match property {
            EntryProperty::NodeInputs(all) | EntryProperty::NodeOutputs(all) => Some(all),
            _ => None,
        });
        lists.all(|nodes| {
            let mut properties = nodes.iter().flat_map(|node| &node.0);
            properties.all(|property| match property {
                NodeIoProperty::Unknown { .. } => false,
                NodeIoProperty::RecordType(ty) => {
                    ty.0.iter().all(|it| !matches!(it, NodeRecordTypeProperty::Unknown { .. }))
                }
                _ => true,
            })
        })
    }

    fn fields_are_known(&self) -> bool {
        self.metadata.type_annotations.iter().all(|list| match list {
            TypeAnnotationList::Structs(structs) => {
                structs.iter().flat_map(|it| &it.annotation.fields).all(is_known_field)
            }
            TypeAnnotationList::Functions(functions) => {
                let parameters = functions.iter().flat_map(|it| &it.annotation.0);
                parameters.map(|it| &it.field).all(is_known_field)
            }
            _ => true,
        })
    }

    /// Whether a resource has a property that those of its class do not have.
    fn has_unknown_tag(&self, resource: &Resource) -> bool {
        if let ResourceContent::CBuffer(buffer) = &resource.content {
            return buffer.properties.is_some_and(|node| !self.is_of_buffer(node));
        }
        let is_view = matches!(resource.content, ResourceContent::Srv(_));
        let mut properties = resource.properties().into_iter().flat_map(|it| &it.0);
        properties.any(|property| match property {
            ResourceProperty::Unknown { .. } => true,
            ResourceProperty::ElementType(_) | ResourceProperty::ElementStride(_) => false,
            // Only unordered access views have the others.
            _ => is_view,
        })
    }

    /// Whether a node has pairs of tags and constants as a constant buffer may have, of which the validator knows one tag.
    fn is_of_buffer(&self, node: MetadataId) -> bool {
        const IS_TEXTURE_BUFFER: u64 = 0;
        let metadata = &self.module.metadata;
        let number = |reference: &Reference| match metadata.get((*reference)?)? {
            Metadata::Constant(constant) => self.module.constants.integer_value(*constant),
            _ => None,
        };
        let is_tuple = metadata.get(node).is_some_and(|it| it.node_kind().is_some());
        is_tuple
            && metadata.operands(node).chunks(2).all(|pair| {
                let [tag, value] = pair else { return false };
                number(tag) == Some(IS_TEXTURE_BUFFER) && number(value).is_some()
            })
    }

    fn payloads_are_known(&self) -> bool {
        let known = PayloadAccess::NAMED.iter();
        let known = known.fold(PayloadAccess::default(), |all, (access, _)| all | *access);
        self.metadata.payload_annotations.iter().all(|list| match list {
            PayloadAnnotationList::Structs(structs) => {
                // DXC reads the first one only.
                let fields = structs.first().into_iter().flat_map(|it| &it.annotation.0);
                fields.flat_map(|it| &it.0).all(|property| match property {
                    PayloadFieldProperty::Access(access) => known.contains(*access),
                    _ => false,
                })
            }
            _ => true,
        })
    }

    fn function_annotations_fit(&self) -> bool {
        let lists = self.metadata.type_annotations.iter();
        let mut functions = lists.filter_map(|list| match list {
            TypeAnnotationList::Functions(functions) => Some(functions),
            _ => None,
        });
        functions.all(|functions| functions.iter().all(|it| self.has_all_parameters(it)))
    }

    /// Whether a function is annotated with its result and all parameters.
    fn has_all_parameters(&self, function: &Annotated<FunctionAnnotation>) -> bool {
        let types = &self.module.types;
        let address = self.module.constants.get(function.constant).map(|it| it.ty);
        let ty = address.and_then(|ty| types.get(types.pointee(ty)?));
        match ty {
            Some(Type::Function { parameters, .. }) => {
                function.annotation.0.len() == parameters.len() + 1
            }
            _ => true,
        }
    }
}

fn is_known_field(field: &FieldAnnotation) -> bool {
    field.0.iter().all(|property| match property {
        // A final module has no normalized fields.
        FieldProperty::Unknown { .. } | FieldProperty::SNorm(_) | FieldProperty::UNorm(_) => false,
        FieldProperty::BitFields(fields) => fields.iter().all(is_known_field),
        _ => true,
    })
}
