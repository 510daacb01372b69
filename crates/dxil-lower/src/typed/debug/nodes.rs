//! Nodes: the fields that LLVM 3.7 has.

use dxil_ir::calls::immediate;
use dxil_ir::metadata::{self as old, ModernNode, Node, NodeKind, Reference, modern};
use dxil_ir::{Metadata, Module};
use dxil_ops::Immediate;

use super::{expression, language};

/// The tags of variables, which later LLVM does not tell apart.
const AUTO_VARIABLE: u16 = 0x100;
const ARG_VARIABLE: u16 = 0x101;

/// The tag and the encoding of the type that a range without a base type is of.
pub(super) const BASE_TYPE: u16 = 0x24;
pub(super) const UNSIGNED: u32 = 0x07;

/// The tags of the types that LLVM 3.7 demands a file of.
const CLASS_TYPE: u16 = 0x02;
const UNION_TYPE: u16 = 0x17;

/// The flags that subprograms of LLVM 3.7 have.
pub(super) const SUBPROGRAM_FLAGS: u32 = (1 << 15) - 1;

/// Whether a node is distinct in LLVM 3.7, and its kind. What LLVM 3.7 lacks stays: the module is refused if something
/// refers to it.
pub(super) fn convert(module: &Module, node: &Node) -> (bool, NodeKind) {
    match &node.kind {
        NodeKind::Modern(modern) => {
            let distinct = node.distinct && !matches!(**modern, ModernNode::Subprogram(_));
            (distinct, modern_kind(module, modern))
        }
        NodeKind::Expression(elements) => {
            // Calls with another one tell that nothing is known.
            let elements = expression::convert(elements).unwrap_or_default();
            (node.distinct, NodeKind::Expression(elements.into()))
        }
        kind => (node.distinct, kind.clone()),
    }
}

fn modern_kind(module: &Module, node: &ModernNode) -> NodeKind {
    match *node {
        ModernNode::Location(it) => it.plain().into(),
        ModernNode::Subrange(it) => subrange(module, &it).into(),
        ModernNode::GenericSubrange(_) => old::Subrange { count: u64::MAX, lower_bound: 0 }.into(),
        ModernNode::Enumerator(it) => old::Enumerator { value: it.value, name: it.name }.into(),
        ModernNode::BasicType(it) => basic_type(&it).into(),
        ModernNode::SubrangeType(it) => unsigned_type(&it).into(),
        ModernNode::File(it) => old::File { filename: it.filename, directory: it.directory }.into(),
        ModernNode::DerivedType(it) => derived_type(&it).into(),
        ModernNode::CompositeType(it) => composite_type(module, &it).into(),
        ModernNode::SubroutineType(it) => {
            old::SubroutineType { flags: it.flags, types: it.types }.into()
        }
        ModernNode::CompileUnit(it) => compile_unit(&it).into(),
        ModernNode::Subprogram(it) => subprogram(&it).into(),
        ModernNode::Namespace(it) => {
            old::Namespace { scope: it.scope, file: None, name: it.name, line: 0 }.into()
        }
        ModernNode::TemplateTypeParameter(it) => {
            old::TemplateTypeParameter { name: it.name, ty: it.ty }.into()
        }
        ModernNode::TemplateValueParameter(it) => {
            let modern::TemplateValueParameter { tag, name, ty, value, .. } = it;
            old::TemplateValueParameter { tag, name, ty, value }.into()
        }
        ModernNode::GlobalVariable(it) => global_variable(&it).into(),
        ModernNode::LocalVariable(it) => local_variable(&it).into(),
        ModernNode::ImportedEntity(it) => {
            let modern::ImportedEntity { tag, scope, entity, line, name, .. } = it;
            old::ImportedEntity { tag, scope, entity, line, name }.into()
        }
        ModernNode::Module(it) => {
            let modern::Module { scope, name, configuration_macros, include_path, .. } = it;
            old::Module { scope, name, configuration_macros, include_path, sysroot: None }.into()
        }
        ref other => NodeKind::Modern((*other).into()),
    }
}

/// The value of a constant of any width; [`None`] for a variable or an expression.
fn number(module: &Module, id: Reference) -> Option<i64> {
    let Metadata::Constant(id) = module.metadata[id?] else { return None };
    match immediate(module, id.into()) {
        Immediate::Integer(number) => Some(number),
        _ => None,
    }
}

fn subrange(module: &Module, it: &modern::Subrange) -> old::Subrange {
    let count = number(module, it.count).filter(|&count| count >= 0).unwrap_or(-1);
    let lower_bound = number(module, it.lower_bound).unwrap_or(0);
    old::Subrange { count: count as u64, lower_bound }
}

fn basic_type(it: &modern::BasicType) -> old::BasicType {
    let modern::BasicType { tag, name, size, alignment, encoding, .. } = *it;
    old::BasicType { tag, name, size, alignment: alignment.into(), encoding }
}

/// The type in place of a range without a base type.
fn unsigned_type(it: &modern::SubrangeType) -> old::BasicType {
    let modern::SubrangeType { name, size, alignment, .. } = *it;
    let alignment = alignment.into();
    old::BasicType { tag: BASE_TYPE, name, size, alignment, encoding: UNSIGNED }
}

fn derived_type(it: &modern::DerivedType) -> old::DerivedType {
    old::DerivedType {
        tag: it.tag,
        name: it.name,
        file: it.file,
        line: it.line,
        scope: it.scope,
        base_type: it.base_type,
        size: it.size,
        alignment: it.alignment.into(),
        offset: it.offset,
        flags: it.flags,
        extra_data: it.extra_data,
    }
}

fn composite_type(module: &Module, it: &modern::CompositeType) -> old::CompositeType {
    // clang's own classes, such as `RWStructuredBuffer`, are in no file.
    let needs_file = it.file.is_none() && matches!(it.tag, CLASS_TYPE | UNION_TYPE);
    old::CompositeType {
        tag: it.tag,
        name: it.name,
        file: if needs_file { unit_file(module) } else { it.file },
        line: it.line,
        scope: it.scope,
        base_type: it.base_type,
        size: it.size,
        alignment: it.alignment.into(),
        offset: it.offset,
        flags: it.flags,
        elements: it.elements,
        runtime_language: it.runtime_language,
        vtable_holder: it.vtable_holder,
        template_parameters: it.template_parameters,
        identifier: it.identifier,
    }
}

/// The file of the compile unit.
fn unit_file(module: &Module) -> Reference {
    let unit = *module.named_metadata("llvm.dbg.cu")?.nodes.first()?;
    match module.metadata[unit].node_kind()? {
        NodeKind::CompileUnit(it) => it.file,
        NodeKind::Modern(node) => match **node {
            ModernNode::CompileUnit(it) => it.file,
            _ => None,
        },
        _ => None,
    }
}

fn compile_unit(it: &modern::CompileUnit) -> old::CompileUnit {
    let language = match it.language_name {
        0 => it.language,
        name => language::numbered(name, it.language_version),
    };
    old::CompileUnit {
        language,
        file: it.file,
        producer: it.producer,
        optimized: it.optimized,
        flags: it.flags,
        runtime_version: it.runtime_version,
        split_debug_filename: it.split_debug_filename,
        emission_kind: it.emission_kind,
        enums: it.enums,
        retained_types: it.retained_types,
        subprograms: None,
        globals: it.globals,
        imports: it.imports,
        dwo_id: it.dwo_id,
    }
}

fn subprogram(it: &modern::Subprogram) -> old::Subprogram {
    let has = |bit: u32| it.subprogram_flags >> bit & 1 != 0;
    old::Subprogram {
        scope: it.scope,
        name: it.name,
        linkage_name: it.linkage_name,
        file: it.file,
        line: it.line,
        ty: it.ty,
        local: has(2),
        definition: has(3),
        scope_line: it.scope_line,
        containing_type: it.containing_type,
        virtuality: it.subprogram_flags & 3,
        virtual_index: it.virtual_index,
        flags: it.flags & SUBPROGRAM_FLAGS,
        optimized: has(4),
        function: None,
        template_parameters: it.template_parameters,
        declaration: it.declaration,
        variables: it.retained_nodes,
    }
}

fn global_variable(it: &modern::GlobalVariable) -> old::GlobalVariable {
    old::GlobalVariable {
        scope: it.scope,
        name: it.name,
        linkage_name: it.linkage_name,
        file: it.file,
        line: it.line,
        ty: it.ty,
        local: it.local,
        definition: it.definition,
        variable: None,
        declaration: it.declaration,
    }
}

fn local_variable(it: &modern::LocalVariable) -> old::LocalVariable {
    let modern::LocalVariable { scope, name, file, line, ty, argument, flags, .. } = *it;
    let tag = if argument == 0 { AUTO_VARIABLE } else { ARG_VARIABLE };
    old::LocalVariable { tag, scope, name, file, line, ty, argument, flags }
}
