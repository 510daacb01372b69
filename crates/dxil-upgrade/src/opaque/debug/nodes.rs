//! Nodes: the fields that LLVM 23 has.

use dxil_ir::metadata::{self as old, Node, NodeKind, modern};

use super::expression;

/// The flags of a subprogram in LLVM 23 that are fields of its own in LLVM 3.7.
const LOCAL: u32 = 1 << 2;
pub(super) const DEFINITION: u32 = 1 << 3;
const OPTIMIZED: u32 = 1 << 4;

/// The highest encoding of a type that LLVM 23 reads.
const MAX_ENCODING: u32 = 255;

/// The extent of debug information that is all of it.
const FULL: u32 = 1;

/// Whether a node is distinct in LLVM 23, and its kind, without the references that other nodes have in LLVM 3.7.
pub(super) fn convert(node: &Node) -> (bool, NodeKind) {
    let mut distinct = node.distinct;
    let kind: NodeKind = match node.kind {
        NodeKind::Expression(ref elements) => {
            NodeKind::Expression(expression::convert(elements).into())
        }
        // Its numbers are constants there.
        NodeKind::Subrange(_) => modern::Subrange::default().into(),
        NodeKind::Enumerator(it) => {
            modern::Enumerator { value: it.value, is_unsigned: false, name: it.name }.into()
        }
        NodeKind::BasicType(it) => basic_type(it).into(),
        NodeKind::File(it) => modern::File {
            filename: it.filename,
            directory: it.directory,
            ..modern::File::default()
        }
        .into(),
        NodeKind::DerivedType(it) => derived_type(it).into(),
        NodeKind::CompositeType(it) => composite_type(it).into(),
        NodeKind::SubroutineType(it) => {
            modern::SubroutineType { flags: it.flags, convention: 0, types: it.types }.into()
        }
        NodeKind::CompileUnit(it) => {
            distinct = true;
            compile_unit(it).into()
        }
        NodeKind::Subprogram(it) => {
            distinct |= it.definition;
            subprogram(it).into()
        }
        NodeKind::Namespace(it) => {
            modern::Namespace { scope: it.scope, name: it.name, export_symbols: false }.into()
        }
        NodeKind::TemplateTypeParameter(it) => {
            modern::TemplateTypeParameter { name: it.name, ty: it.ty, is_default: false }.into()
        }
        NodeKind::TemplateValueParameter(it) => {
            let old::TemplateValueParameter { tag, name, ty, value } = it;
            modern::TemplateValueParameter { tag, name, ty, is_default: false, value }.into()
        }
        NodeKind::GlobalVariable(it) => global_variable(it).into(),
        NodeKind::LocalVariable(it) => local_variable(it).into(),
        NodeKind::ImportedEntity(it) => {
            let old::ImportedEntity { tag, scope, entity, line, name } = it;
            let (file, elements) = (None, None);
            modern::ImportedEntity { tag, scope, entity, line, name, file, elements }.into()
        }
        NodeKind::Module(it) => {
            let old::Module { scope, name, configuration_macros, include_path, .. } = it;
            modern::Module {
                scope,
                name,
                configuration_macros,
                include_path,
                ..modern::Module::default()
            }
            .into()
        }
        ref kind => kind.clone(),
    };
    (distinct, kind)
}

/// An alignment, which takes fewer bits than in LLVM 3.7.
fn narrowed(alignment: u64) -> u32 {
    u32::try_from(alignment).unwrap_or(0)
}

fn basic_type(it: old::BasicType) -> modern::BasicType {
    modern::BasicType {
        tag: it.tag,
        name: it.name,
        size: it.size,
        alignment: narrowed(it.alignment),
        // DXC does not set that of a matrix of linear algebra.
        encoding: if it.encoding > MAX_ENCODING { 0 } else { it.encoding },
        ..modern::BasicType::default()
    }
}

fn derived_type(it: old::DerivedType) -> modern::DerivedType {
    modern::DerivedType {
        tag: it.tag,
        name: it.name,
        file: it.file,
        line: it.line,
        scope: it.scope,
        base_type: it.base_type,
        size: it.size,
        alignment: narrowed(it.alignment),
        offset: it.offset,
        flags: it.flags,
        extra_data: it.extra_data,
        annotations: None,
    }
}

fn composite_type(it: old::CompositeType) -> modern::CompositeType {
    modern::CompositeType {
        tag: it.tag,
        name: it.name,
        file: it.file,
        line: it.line,
        scope: it.scope,
        base_type: it.base_type,
        size: it.size,
        alignment: narrowed(it.alignment),
        offset: it.offset,
        flags: it.flags,
        elements: it.elements,
        runtime_language: it.runtime_language,
        vtable_holder: it.vtable_holder,
        template_parameters: it.template_parameters,
        identifier: it.identifier,
        ..modern::CompositeType::default()
    }
}

fn compile_unit(it: old::CompileUnit) -> modern::CompileUnit {
    modern::CompileUnit {
        language: it.language,
        file: it.file,
        producer: it.producer,
        optimized: it.optimized,
        flags: it.flags,
        runtime_version: it.runtime_version,
        split_debug_filename: it.split_debug_filename,
        emission_kind: it.emission_kind.max(FULL),
        enums: it.enums,
        retained_types: it.retained_types,
        globals: it.globals,
        imports: it.imports,
        dwo_id: it.dwo_id,
        split_debug_inlining: true,
        ..modern::CompileUnit::default()
    }
}

fn subprogram(it: old::Subprogram) -> modern::Subprogram {
    let flag = |holds, flag| if holds { flag } else { 0 };
    let flags =
        flag(it.local, LOCAL) | flag(it.definition, DEFINITION) | flag(it.optimized, OPTIMIZED);
    modern::Subprogram {
        scope: it.scope,
        name: it.name,
        linkage_name: it.linkage_name,
        file: it.file,
        line: it.line,
        ty: it.ty,
        scope_line: it.scope_line,
        containing_type: it.containing_type,
        virtual_index: it.virtual_index,
        flags: it.flags,
        subprogram_flags: it.virtuality & 3 | flags,
        template_parameters: it.template_parameters,
        declaration: it.declaration,
        retained_nodes: it.variables,
        ..modern::Subprogram::default()
    }
}

fn global_variable(it: old::GlobalVariable) -> modern::GlobalVariable {
    modern::GlobalVariable {
        scope: it.scope,
        name: it.name,
        linkage_name: it.linkage_name,
        file: it.file,
        line: it.line,
        ty: it.ty,
        local: it.local,
        definition: it.definition,
        declaration: it.declaration,
        ..modern::GlobalVariable::default()
    }
}

fn local_variable(it: old::LocalVariable) -> modern::LocalVariable {
    let old::LocalVariable { scope, name, file, line, ty, argument, flags, .. } = it;
    let (alignment, annotations) = (0, None);
    modern::LocalVariable { scope, name, file, line, ty, argument, flags, alignment, annotations }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// No text has such an encoding: DXC's bitcode does.
    #[test]
    fn an_encoding_that_is_not_set_is_none() {
        for (encoding, expected) in [(4_020_272, 0), (MAX_ENCODING, MAX_ENCODING)] {
            let ty = old::BasicType { encoding, ..old::BasicType::default() };
            assert_eq!(basic_type(ty).encoding, expected);
        }
    }
}
