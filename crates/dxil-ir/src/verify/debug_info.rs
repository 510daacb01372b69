//! Nodes of debug information.

use super::{Place, Rule, Verifier};
use crate::metadata::operation::{BIT_PIECE, DEREF, PLUS};
use crate::metadata::{
    CompileUnit, CompositeType, DerivedType, Field, Form, GlobalVariable, LocalVariable, Location,
    Node, NodeKind, Reference, Subprogram, SubroutineType,
};
use crate::{ConstantId, ConstantKind, Dialect, Metadata, MetadataId, Type};

/// DWARF's numbers of tags.
mod tag {
    pub(super) const ARRAY_TYPE: u16 = 0x01;
    pub(super) const CLASS_TYPE: u16 = 0x02;
    pub(super) const ENUMERATION_TYPE: u16 = 0x04;
    pub(super) const IMPORTED_DECLARATION: u16 = 0x08;
    pub(super) const MEMBER: u16 = 0x0d;
    pub(super) const POINTER_TYPE: u16 = 0x0f;
    pub(super) const REFERENCE_TYPE: u16 = 0x10;
    pub(super) const STRUCTURE_TYPE: u16 = 0x13;
    pub(super) const SUBROUTINE_TYPE: u16 = 0x15;
    pub(super) const TYPEDEF: u16 = 0x16;
    pub(super) const UNION_TYPE: u16 = 0x17;
    pub(super) const INHERITANCE: u16 = 0x1c;
    pub(super) const PTR_TO_MEMBER_TYPE: u16 = 0x1f;
    pub(super) const BASE_TYPE: u16 = 0x24;
    pub(super) const CONST_TYPE: u16 = 0x26;
    pub(super) const FRIEND: u16 = 0x2a;
    pub(super) const TEMPLATE_VALUE_PARAMETER: u16 = 0x30;
    pub(super) const VOLATILE_TYPE: u16 = 0x35;
    pub(super) const RESTRICT_TYPE: u16 = 0x37;
    pub(super) const IMPORTED_MODULE: u16 = 0x3a;
    pub(super) const UNSPECIFIED_TYPE: u16 = 0x3b;
    pub(super) const RVALUE_REFERENCE_TYPE: u16 = 0x42;
    pub(super) const AUTO_VARIABLE: u16 = 0x100;
    pub(super) const ARG_VARIABLE: u16 = 0x101;
    pub(super) const GNU_TEMPLATE_TEMPLATE_PARAM: u16 = 0x4106;
    pub(super) const GNU_TEMPLATE_PARAMETER_PACK: u16 = 0x4107;
}

/// Tags of [`DerivedType`].
const DERIVED: &[u16] = &[
    tag::TYPEDEF,
    tag::POINTER_TYPE,
    tag::PTR_TO_MEMBER_TYPE,
    tag::REFERENCE_TYPE,
    tag::RVALUE_REFERENCE_TYPE,
    tag::CONST_TYPE,
    tag::VOLATILE_TYPE,
    tag::RESTRICT_TYPE,
    tag::MEMBER,
    tag::INHERITANCE,
    tag::FRIEND,
];

/// Tags of [`CompositeType`].
const COMPOSITE: &[u16] = &[
    tag::ARRAY_TYPE,
    tag::STRUCTURE_TYPE,
    tag::SUBROUTINE_TYPE,
    tag::UNION_TYPE,
    tag::ENUMERATION_TYPE,
    tag::CLASS_TYPE,
];

/// Tags of template value parameters.
const TEMPLATE_VALUE: &[u16] = &[
    tag::TEMPLATE_VALUE_PARAMETER,
    tag::GNU_TEMPLATE_TEMPLATE_PARAM,
    tag::GNU_TEMPLATE_PARAMETER_PACK,
];

/// The flags of references to lvalues and to rvalues, of which a type has one.
const REFERENCE_FLAGS: u32 = 3 << 13;

impl Verifier<'_> {
    /// Whether all fields that hold texts refer to strings, or to nothing. LLVM does not look: it takes what they
    /// refer to for strings.
    fn has_texts(&self, kind: &NodeKind) -> bool {
        let is_string = |id| matches!(self.module.metadata.get(id), Some(Metadata::String(_)));
        let mut valid = true;
        kind.for_each_text_field(|text, field| {
            if let (Form::Text, Field::Reference(Some(id))) = (text.form, field) {
                valid &= is_string(id);
            }
        });
        valid
    }

    pub(super) fn debug_node(&mut self, id: MetadataId, node: &Node) {
        let place = Place::Metadata(id);
        self.check(self.has_texts(&node.kind), place, Rule::DebugText);
        match &node.kind {
            NodeKind::Modern(_) => {
                let is_modern = self.types.dialect() == Dialect::Modern;
                self.check(is_modern, place, Rule::Modern);
            }
            // These are rules of LLVM 3.7.
            _ if self.types.dialect() == Dialect::Modern => {}
            NodeKind::Tuple(_) => {}
            NodeKind::Location(node) => self.location(place, node),
            NodeKind::Expression(elements) => {
                let valid = is_expression(elements);
                self.check(valid, place, Rule::DebugExpression);
            }
            NodeKind::Generic { tag, .. } => drop(self.check(*tag != 0, place, Rule::DebugNoTag)),
            NodeKind::Subrange(node) => {
                self.check(node.count as i64 >= -1, place, Rule::DebugCount);
            }
            NodeKind::Enumerator(_) | NodeKind::File(_) => {}
            NodeKind::BasicType(node) => {
                self.tag(place, node.tag, &[tag::BASE_TYPE, tag::UNSPECIFIED_TYPE]);
            }
            NodeKind::DerivedType(node) => self.derived_type(place, id, node),
            NodeKind::CompositeType(node) => self.composite_type(place, id, node),
            NodeKind::SubroutineType(node) => self.subroutine_type(place, id, node),
            NodeKind::CompileUnit(unit) => self.compile_unit(place, unit),
            NodeKind::Subprogram(node) => self.subprogram(place, id, node),
            NodeKind::LexicalBlock(node) => {
                self.local_scope(place, node.scope);
                self.check(node.line > 0 || node.column == 0, place, Rule::DebugColumn);
            }
            NodeKind::LexicalBlockFile(node) => self.local_scope(place, node.scope),
            NodeKind::Namespace(node) => {
                self.optional(place, node.scope, is_scope, Rule::DebugScopeReference);
            }
            NodeKind::Module(node) => {
                let has_name = self.has_text(node.name);
                self.check(has_name, place, Rule::DebugModuleName);
            }
            NodeKind::TemplateTypeParameter(node) => {
                self.type_reference(place, id, node.ty, Rule::DebugType);
            }
            NodeKind::TemplateValueParameter(node) => {
                self.type_reference(place, id, node.ty, Rule::DebugType);
                self.tag(place, node.tag, TEMPLATE_VALUE);
            }
            NodeKind::GlobalVariable(node) => self.global_variable(place, id, node),
            NodeKind::LocalVariable(node) => self.local_variable(place, id, node),
            NodeKind::ObjCProperty(node) => {
                self.type_reference(place, id, node.ty, Rule::DebugType);
                self.file(place, node.file);
            }
            NodeKind::ImportedEntity(node) => {
                self.tag(place, node.tag, &[tag::IMPORTED_MODULE, tag::IMPORTED_DECLARATION]);
                self.optional(place, node.scope, is_scope, Rule::DebugScopeReference);
                self.reference(place, id, node.entity, is_debug_node, Rule::DebugEntity);
            }
        }
    }

    pub(super) fn location(&mut self, place: Place, location: &Location) {
        let is_scope = self.is(location.scope, is_local_scope);
        self.check(is_scope, place, Rule::DebugScope);
        let is_location = |kind: &NodeKind| kind.location().is_some();
        self.optional(place, location.inlined_at, is_location, Rule::DebugInlinedAt);
    }

    fn tag(&mut self, place: Place, tag: u16, allowed: &[u16]) {
        self.check(allowed.contains(&tag), place, Rule::DebugTag);
    }

    /// Whether metadata is a node of which `test` holds.
    pub(super) fn is(&self, id: Reference, test: impl Fn(&NodeKind) -> bool) -> bool {
        id.and_then(|id| self.node(id)).is_some_and(test)
    }

    /// Checks that metadata, if there is any, is a node of which `test` holds.
    fn optional(
        &mut self,
        place: Place,
        id: Reference,
        test: impl Fn(&NodeKind) -> bool,
        rule: Rule,
    ) {
        let holds = id.is_none() || self.is(id, test);
        self.check(holds, place, rule);
    }

    /// Checks the file of a type, a variable or a property: LLVM 3.7 does not look at that of others.
    fn file(&mut self, place: Place, file: Reference) {
        let is_file = |kind: &NodeKind| matches!(kind, NodeKind::File(_));
        self.optional(place, file, is_file, Rule::DebugFile);
    }

    /// Checks that metadata is a file with a name.
    fn file_name(&mut self, place: Place, file: Reference) {
        let has_name = self.is(file, |kind| match kind {
            NodeKind::File(file) => self.has_text(file.filename),
            _ => false,
        });
        self.check(has_name, place, Rule::DebugFileName);
    }

    fn local_scope(&mut self, place: Place, scope: Reference) {
        let is_scope = self.is(scope, is_local_scope);
        self.check(is_scope, place, Rule::DebugLocalScope);
    }

    /// Checks a reference to a node of which `test` holds, or the identifier of a type.
    fn reference(
        &mut self,
        place: Place,
        node: MetadataId,
        id: Reference,
        test: impl Fn(&NodeKind) -> bool,
        rule: Rule,
    ) {
        let holds = match id.map(|id| (id, &self.module.metadata[id])) {
            None => true,
            Some((id, Metadata::String(text))) => {
                self.metadata.references.push((id, node));
                !text.is_empty()
            }
            Some((_, Metadata::Node(node))) => test(&node.kind),
            Some((_, Metadata::Constant(_))) => false,
        };
        self.check(holds, place, rule);
    }

    fn type_reference(&mut self, place: Place, node: MetadataId, id: Reference, rule: Rule) {
        self.reference(place, node, id, is_type, rule);
    }

    /// Checks a tuple all of whose elements `test` holds of.
    fn tuple(&mut self, place: Place, id: Reference, test: impl Fn(&NodeKind) -> bool, rule: Rule) {
        let Some(list) = id.filter(|&id| self.metadata.tuples.insert((id, rule))) else { return };
        let operands = self.module.metadata.operands(list);
        let fits = self.is_tuple(id) && operands.iter().all(|&id| self.is(id, &test));
        self.check(fits, place, rule);
    }

    fn derived_type(&mut self, place: Place, id: MetadataId, node: &DerivedType) {
        self.reference(place, id, node.scope, is_scope, Rule::DebugScopeReference);
        self.file(place, node.file);
        self.type_reference(place, id, node.base_type, Rule::DebugBaseType);
        self.tag(place, node.tag, DERIVED);
        if node.tag == tag::PTR_TO_MEMBER_TYPE {
            self.type_reference(place, id, node.extra_data, Rule::DebugMemberClass);
        }
    }

    fn composite_type(&mut self, place: Place, id: MetadataId, node: &CompositeType) {
        self.reference(place, id, node.scope, is_scope, Rule::DebugScopeReference);
        self.file(place, node.file);
        self.type_reference(place, id, node.base_type, Rule::DebugBaseType);
        self.tag(place, node.tag, COMPOSITE);
        if [tag::CLASS_TYPE, tag::UNION_TYPE].contains(&node.tag) {
            self.file_name(place, node.file);
        }
        let is_tuple = node.elements.is_none() || self.is_tuple(node.elements);
        self.check(is_tuple, place, Rule::DebugElements);
        self.type_reference(place, id, node.vtable_holder, Rule::DebugVtable);
        self.reference_flags(place, node.flags);
        self.template_parameters(place, node.template_parameters);
    }

    fn reference_flags(&mut self, place: Place, flags: u32) {
        let both = flags & REFERENCE_FLAGS == REFERENCE_FLAGS;
        self.check(!both, place, Rule::DebugReferenceFlags);
    }

    fn template_parameters(&mut self, place: Place, parameters: Reference) {
        let is_parameter = |kind: &NodeKind| {
            matches!(kind, NodeKind::TemplateTypeParameter(_) | NodeKind::TemplateValueParameter(_))
        };
        self.tuple(place, parameters, is_parameter, Rule::DebugTemplateParameters);
    }

    fn subroutine_type(&mut self, place: Place, id: MetadataId, node: &SubroutineType) {
        let is_tuple = node.types.is_none() || self.is_tuple(node.types);
        if self.check(is_tuple, place, Rule::DebugTypes) {
            let rule = Rule::DebugTypes;
            let list = node.types.filter(|&id| self.metadata.tuples.insert((id, rule)));
            let module = self.module;
            for &ty in list.map_or(&[][..], |id| module.metadata.operands(id)) {
                self.type_reference(place, id, ty, Rule::DebugTypes);
            }
        }
        self.reference_flags(place, node.flags);
    }

    fn compile_unit(&mut self, place: Place, unit: &CompileUnit) {
        let is_file = self.is(unit.file, |kind| matches!(kind, NodeKind::File(_)));
        if self.check(is_file, place, Rule::DebugFile) {
            self.file_name(place, unit.file);
        }
        let is_enum = |kind: &NodeKind| match kind {
            NodeKind::CompositeType(node) => node.tag == tag::ENUMERATION_TYPE,
            _ => false,
        };
        self.tuple(place, unit.enums, is_enum, Rule::DebugEnums);
        self.tuple(place, unit.retained_types, is_type, Rule::DebugRetainedTypes);
        let is_subprogram = |kind: &NodeKind| matches!(kind, NodeKind::Subprogram(_));
        self.tuple(place, unit.subprograms, is_subprogram, Rule::DebugSubprograms);
        let is_variable = |kind: &NodeKind| matches!(kind, NodeKind::GlobalVariable(_));
        self.tuple(place, unit.globals, is_variable, Rule::DebugGlobals);
        let is_import = |kind: &NodeKind| matches!(kind, NodeKind::ImportedEntity(_));
        self.tuple(place, unit.imports, is_import, Rule::DebugImports);
    }

    /// Whether metadata is a string that is not empty.
    pub(super) fn has_text(&self, id: Reference) -> bool {
        let string = id.map(|id| &self.module.metadata[id]);
        matches!(string, Some(Metadata::String(text)) if !text.is_empty())
    }

    fn subprogram(&mut self, place: Place, id: MetadataId, node: &Subprogram) {
        self.reference(place, id, node.scope, is_scope, Rule::DebugScopeReference);
        let is_function_type = |kind: &NodeKind| matches!(kind, NodeKind::SubroutineType(_));
        self.optional(place, node.ty, is_function_type, Rule::DebugFunctionType);
        self.type_reference(place, id, node.containing_type, Rule::DebugContainingType);
        if node.function.is_some() {
            let constant = self.constant(node.function);
            let is_function = constant.is_some_and(|id| self.is_function(id));
            let kind = constant.map(|id| &self.module.constants[id].kind);
            if let Some(&ConstantKind::Function(id)) = kind {
                self.metadata.described.insert(id);
            }
            self.check(is_function, place, Rule::DebugFunction);
        }
        self.template_parameters(place, node.template_parameters);
        let is_declaration = |kind: &NodeKind| match kind {
            NodeKind::Subprogram(node) => !node.definition,
            _ => false,
        };
        self.optional(place, node.declaration, is_declaration, Rule::DebugDeclaration);
        let is_variable = |kind: &NodeKind| matches!(kind, NodeKind::LocalVariable(_));
        self.tuple(place, node.variables, is_variable, Rule::DebugVariables);
        self.reference_flags(place, node.flags);
    }

    /// Whether a constant points to a function.
    fn is_function(&self, id: ConstantId) -> bool {
        let pointee = self.types.pointee(self.module.constants[id].ty);
        pointee.is_some_and(|ty| matches!(self.types[ty], Type::Function { .. }))
    }

    fn global_variable(&mut self, place: Place, id: MetadataId, node: &GlobalVariable) {
        self.variable_node(place, id, node.scope, node.ty, node.file);
        let has_name = self.has_text(node.name);
        self.check(has_name, place, Rule::DebugName);
        if node.variable.is_some() {
            let constant = self.constant(node.variable);
            let is_constant = constant.is_some_and(|id| {
                !matches!(self.module.constants[id].kind, ConstantKind::Function(_))
            });
            self.check(is_constant, place, Rule::DebugVariable);
        }
        let is_member = |kind: &NodeKind| matches!(kind, NodeKind::DerivedType(_));
        self.optional(place, node.declaration, is_member, Rule::DebugMember);
    }

    fn local_variable(&mut self, place: Place, id: MetadataId, node: &LocalVariable) {
        self.variable_node(place, id, node.scope, node.ty, node.file);
        self.tag(place, node.tag, &[tag::AUTO_VARIABLE, tag::ARG_VARIABLE]);
        self.local_scope(place, node.scope);
    }

    fn variable_node(
        &mut self,
        place: Place,
        id: MetadataId,
        scope: Reference,
        ty: Reference,
        file: Reference,
    ) {
        self.optional(place, scope, is_scope, Rule::DebugScopeReference);
        self.type_reference(place, id, ty, Rule::DebugType);
        self.file(place, file);
    }
}

/// Whether a node is a type.
pub(super) fn is_type(kind: &NodeKind) -> bool {
    matches!(
        kind,
        NodeKind::BasicType(_)
            | NodeKind::DerivedType(_)
            | NodeKind::CompositeType(_)
            | NodeKind::SubroutineType(_)
    )
}

/// Whether a node is a subprogram or a block of one.
pub(super) fn is_local_scope(kind: &NodeKind) -> bool {
    matches!(
        kind,
        NodeKind::Subprogram(_) | NodeKind::LexicalBlock(_) | NodeKind::LexicalBlockFile(_)
    )
}

fn is_scope(kind: &NodeKind) -> bool {
    is_type(kind)
        || is_local_scope(kind)
        || matches!(
            kind,
            NodeKind::File(_)
                | NodeKind::CompileUnit(_)
                | NodeKind::Namespace(_)
                | NodeKind::Module(_)
        )
}

/// Whether a node is one of debug information that has a tag.
fn is_debug_node(kind: &NodeKind) -> bool {
    !matches!(kind, NodeKind::Tuple(_) | NodeKind::Location(_) | NodeKind::Expression(_))
}

fn is_expression(mut elements: &[u64]) -> bool {
    loop {
        elements = match elements {
            [] | [BIT_PIECE, _, _] => return true,
            [DEREF, rest @ ..] | [PLUS, _, rest @ ..] => rest,
            _ => return false,
        }
    }
}

/// The offset and size in bits of the piece of a variable that a valid expression is about.
pub(super) fn piece(elements: &[u64]) -> Option<(u64, u64)> {
    match elements {
        [.., BIT_PIECE, offset, size] if is_expression(elements) => Some((*offset, *size)),
        _ => None,
    }
}
