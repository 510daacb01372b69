//! The contents of nodes.

use dxil_ir::metadata::{
    BasicType, CompileUnit, CompositeType, DerivedType, Enumerator, File, GlobalVariable,
    ImportedEntity, LexicalBlock, LexicalBlockFile, LocalVariable, Location, Module, Namespace,
    Node, NodeKind, ObjCProperty, Reference, Subprogram, Subrange, SubroutineType,
    TemplateTypeParameter, TemplateValueParameter,
};

use crate::dwarf::{self, AUTO_VARIABLE, BASE_TYPE, TEMPLATE_VALUE_PARAMETER};
use crate::field::Empty::{Print, Skip};
use crate::field::Fields;
use crate::module::Printer;

impl<'m> Printer<'m> {
    /// Prints the contents of a node.
    pub(crate) fn node(&mut self, node: &Node) {
        if node.distinct {
            self.out.str("distinct ");
        }
        match &node.kind {
            NodeKind::Tuple(operands) => {
                self.out.str("!{");
                for (index, &operand) in operands.iter().enumerate() {
                    self.out.comma(index);
                    self.reference(operand);
                }
                self.out.byte(b'}');
            }
            NodeKind::Location(node) => self.location_node(node),
            NodeKind::Expression(elements) => self.expression_node(elements),
            NodeKind::Generic { tag, operands } => {
                self.fields("GenericDINode", |fields| generic(fields, *tag, operands));
            }
            kind => self.debug_node(kind),
        }
    }

    fn debug_node(&mut self, kind: &NodeKind) {
        match kind {
            NodeKind::Subrange(node) => self.fields("DISubrange", |f| subrange(f, node)),
            NodeKind::Enumerator(node) => self.fields("DIEnumerator", |f| enumerator(f, node)),
            NodeKind::BasicType(node) => self.fields("DIBasicType", |f| basic_type(f, node)),
            NodeKind::DerivedType(node) => self.fields("DIDerivedType", |f| derived_type(f, node)),
            NodeKind::CompositeType(node) => {
                self.fields("DICompositeType", |f| composite_type(f, node));
            }
            NodeKind::SubroutineType(node) => {
                self.fields("DISubroutineType", |f| subroutine_type(f, node));
            }
            NodeKind::File(node) => self.fields("DIFile", |f| file(f, node)),
            NodeKind::CompileUnit(node) => self.fields("DICompileUnit", |f| compile_unit(f, node)),
            NodeKind::Subprogram(node) => self.fields("DISubprogram", |f| subprogram(f, node)),
            NodeKind::LexicalBlock(node) => {
                self.fields("DILexicalBlock", |f| lexical_block(f, node));
            }
            NodeKind::LexicalBlockFile(node) => {
                self.fields("DILexicalBlockFile", |f| lexical_block_file(f, node));
            }
            NodeKind::Namespace(node) => self.fields("DINamespace", |f| namespace(f, node)),
            NodeKind::TemplateTypeParameter(node) => {
                self.fields("DITemplateTypeParameter", |f| template_type(f, node));
            }
            NodeKind::TemplateValueParameter(node) => {
                self.fields("DITemplateValueParameter", |f| template_value(f, node));
            }
            NodeKind::GlobalVariable(node) => {
                self.fields("DIGlobalVariable", |f| global_variable(f, node));
            }
            NodeKind::LocalVariable(node) => {
                self.fields("DILocalVariable", |f| local_variable(f, node));
            }
            NodeKind::ObjCProperty(node) => self.fields("DIObjCProperty", |f| property(f, node)),
            NodeKind::ImportedEntity(node) => {
                self.fields("DIImportedEntity", |f| imported_entity(f, node));
            }
            NodeKind::Module(node) => self.fields("DIModule", |f| module(f, node)),
            // Not printed as fields alone.
            NodeKind::Tuple(_)
            | NodeKind::Generic { .. }
            | NodeKind::Expression(_)
            | NodeKind::Location(_) => {}
        }
    }

    /// Prints a place in the source: most nodes are one.
    pub(crate) fn location_node(&mut self, node: &Location) {
        self.out.str("!DILocation(line: ");
        self.out.number(node.line);
        if node.column != 0 {
            self.out.str(", column: ");
            self.out.number(node.column);
        }
        self.out.str(", scope: ");
        self.reference(node.scope);
        if node.inlined_at.is_some() {
            self.out.str(", inlinedAt: ");
            self.reference(node.inlined_at);
        }
        self.out.byte(b')');
    }

    /// Prints where the value of a variable is.
    pub(crate) fn expression_node(&mut self, elements: &[u64]) {
        let names = is_valid_expression(elements);
        self.fields("DIExpression", |fields| {
            let mut arguments = 0;
            for &element in elements {
                fields.separator();
                let out = &mut fields.printer.out;
                match dwarf::operation(element) {
                    Some((name, count)) if names && arguments == 0 => {
                        out.str(name);
                        arguments = count;
                    }
                    _ => {
                        out.number(element);
                        arguments = arguments.saturating_sub(1);
                    }
                }
            }
        });
    }
}

/// Whether it consists of operations that LLVM 3.7 knows, a piece being the last.
fn is_valid_expression(elements: &[u64]) -> bool {
    let mut rest = elements;
    while let Some((&element, tail)) = rest.split_first() {
        let Some((name, count)) = dwarf::operation(element) else { return false };
        let Some(tail) = tail.get(count..) else { return false };
        if name == "DW_OP_bit_piece" {
            return tail.is_empty();
        }
        rest = tail;
    }
    true
}

fn generic(f: &mut Fields<'_, '_>, tag: u16, operands: &[Reference]) {
    f.tag(tag);
    let Some((&header, operands)) = operands.split_first() else { return };
    f.string("header", header, Skip);
    if operands.is_empty() {
        return;
    }
    f.name("operands");
    f.printer.out.byte(b'{');
    for (index, &operand) in operands.iter().enumerate() {
        f.printer.out.comma(index);
        f.printer.reference(operand);
    }
    f.printer.out.byte(b'}');
}

fn subrange(f: &mut Fields<'_, '_>, node: &Subrange) {
    f.signed("count", node.count as i64, Print);
    f.signed("lowerBound", node.lower_bound, Skip);
}

fn enumerator(f: &mut Fields<'_, '_>, node: &Enumerator) {
    f.string("name", node.name, Print);
    f.signed("value", node.value, Print);
}

fn basic_type(f: &mut Fields<'_, '_>, node: &BasicType) {
    if node.tag != BASE_TYPE {
        f.tag(node.tag);
    }
    f.string("name", node.name, Skip);
    f.number("size", node.size, Skip);
    f.number("align", node.alignment, Skip);
    if node.encoding != 0 {
        f.named("encoding", node.encoding.into(), dwarf::encoding(node.encoding));
    }
}

fn derived_type(f: &mut Fields<'_, '_>, node: &DerivedType) {
    f.tag(node.tag);
    f.string("name", node.name, Skip);
    f.reference("scope", node.scope, Skip);
    f.reference("file", node.file, Skip);
    f.number("line", node.line, Skip);
    f.reference("baseType", node.base_type, Print);
    f.number("size", node.size, Skip);
    f.number("align", node.alignment, Skip);
    f.number("offset", node.offset, Skip);
    f.flags(node.flags);
    f.reference("extraData", node.extra_data, Skip);
}

fn composite_type(f: &mut Fields<'_, '_>, node: &CompositeType) {
    f.tag(node.tag);
    f.string("name", node.name, Skip);
    f.reference("scope", node.scope, Skip);
    f.reference("file", node.file, Skip);
    f.number("line", node.line, Skip);
    f.reference("baseType", node.base_type, Skip);
    f.number("size", node.size, Skip);
    f.number("align", node.alignment, Skip);
    f.number("offset", node.offset, Skip);
    f.flags(node.flags);
    f.reference("elements", node.elements, Skip);
    f.language("runtimeLang", node.runtime_language);
    f.reference("vtableHolder", node.vtable_holder, Skip);
    f.reference("templateParams", node.template_parameters, Skip);
    f.string("identifier", node.identifier, Skip);
}

fn subroutine_type(f: &mut Fields<'_, '_>, node: &SubroutineType) {
    f.flags(node.flags);
    f.reference("types", node.types, Print);
}

fn file(f: &mut Fields<'_, '_>, node: &File) {
    f.string("filename", node.filename, Print);
    f.string("directory", node.directory, Print);
}

fn compile_unit(f: &mut Fields<'_, '_>, node: &CompileUnit) {
    f.language("language", node.language);
    f.reference("file", node.file, Print);
    f.string("producer", node.producer, Skip);
    f.bool("isOptimized", node.optimized);
    f.string("flags", node.flags, Skip);
    f.number("runtimeVersion", node.runtime_version, Print);
    f.string("splitDebugFilename", node.split_debug_filename, Skip);
    f.number("emissionKind", node.emission_kind, Print);
    f.reference("enums", node.enums, Skip);
    f.reference("retainedTypes", node.retained_types, Skip);
    f.reference("subprograms", node.subprograms, Skip);
    f.reference("globals", node.globals, Skip);
    f.reference("imports", node.imports, Skip);
    f.number("dwoId", node.dwo_id, Skip);
}

fn subprogram(f: &mut Fields<'_, '_>, node: &Subprogram) {
    f.string("name", node.name, Skip);
    f.string("linkageName", node.linkage_name, Skip);
    f.reference("scope", node.scope, Print);
    f.reference("file", node.file, Skip);
    f.number("line", node.line, Skip);
    f.reference("type", node.ty, Skip);
    f.bool("isLocal", node.local);
    f.bool("isDefinition", node.definition);
    f.number("scopeLine", node.scope_line, Skip);
    f.reference("containingType", node.containing_type, Skip);
    if node.virtuality != 0 {
        f.named("virtuality", node.virtuality.into(), dwarf::virtuality(node.virtuality));
    }
    f.number("virtualIndex", node.virtual_index, Skip);
    f.flags(node.flags);
    f.bool("isOptimized", node.optimized);
    f.reference("function", node.function, Skip);
    f.reference("templateParams", node.template_parameters, Skip);
    f.reference("declaration", node.declaration, Skip);
    f.reference("variables", node.variables, Skip);
}

fn lexical_block(f: &mut Fields<'_, '_>, node: &LexicalBlock) {
    f.reference("scope", node.scope, Print);
    f.reference("file", node.file, Skip);
    f.number("line", node.line, Skip);
    f.number("column", node.column, Skip);
}

fn lexical_block_file(f: &mut Fields<'_, '_>, node: &LexicalBlockFile) {
    f.reference("scope", node.scope, Print);
    f.reference("file", node.file, Skip);
    f.number("discriminator", node.discriminator, Print);
}

fn namespace(f: &mut Fields<'_, '_>, node: &Namespace) {
    f.string("name", node.name, Skip);
    f.reference("scope", node.scope, Print);
    f.reference("file", node.file, Skip);
    f.number("line", node.line, Skip);
}

fn template_type(f: &mut Fields<'_, '_>, node: &TemplateTypeParameter) {
    f.string("name", node.name, Skip);
    f.reference("type", node.ty, Print);
}

fn template_value(f: &mut Fields<'_, '_>, node: &TemplateValueParameter) {
    if node.tag != TEMPLATE_VALUE_PARAMETER {
        f.tag(node.tag);
    }
    f.string("name", node.name, Skip);
    f.reference("type", node.ty, Skip);
    f.reference("value", node.value, Print);
}

fn global_variable(f: &mut Fields<'_, '_>, node: &GlobalVariable) {
    f.string("name", node.name, Skip);
    f.string("linkageName", node.linkage_name, Skip);
    f.reference("scope", node.scope, Print);
    f.reference("file", node.file, Skip);
    f.number("line", node.line, Skip);
    f.reference("type", node.ty, Skip);
    f.bool("isLocal", node.local);
    f.bool("isDefinition", node.definition);
    f.reference("variable", node.variable, Skip);
    f.reference("declaration", node.declaration, Skip);
}

fn local_variable(f: &mut Fields<'_, '_>, node: &LocalVariable) {
    f.tag(node.tag);
    f.string("name", node.name, Skip);
    f.number("arg", node.argument, if node.tag == AUTO_VARIABLE { Skip } else { Print });
    f.reference("scope", node.scope, Print);
    f.reference("file", node.file, Skip);
    f.number("line", node.line, Skip);
    f.reference("type", node.ty, Skip);
    f.flags(node.flags);
}

fn property(f: &mut Fields<'_, '_>, node: &ObjCProperty) {
    f.string("name", node.name, Skip);
    f.reference("file", node.file, Skip);
    f.number("line", node.line, Skip);
    // LLVM 3.7 reads the two in the other order than it writes them.
    f.string("setter", node.getter, Skip);
    f.string("getter", node.setter, Skip);
    f.number("attributes", node.attributes, Skip);
    f.reference("type", node.ty, Skip);
}

fn imported_entity(f: &mut Fields<'_, '_>, node: &ImportedEntity) {
    f.tag(node.tag);
    f.string("name", node.name, Skip);
    f.reference("scope", node.scope, Print);
    f.reference("entity", node.entity, Skip);
    f.number("line", node.line, Skip);
}

fn module(f: &mut Fields<'_, '_>, node: &Module) {
    f.reference("scope", node.scope, Print);
    f.string("name", node.name, Skip);
    f.string("configMacros", node.configuration_macros, Skip);
    f.string("includePath", node.include_path, Skip);
    f.string("isysroot", node.sysroot, Skip);
}
