//! The kinds of nodes.
//!
//! The fields stand in the order in which bitcode records them; `operands` gives the order in which
//! LLVM holds those that are metadata, which decides how a writer numbers metadata; `text` gives the order
//! in which LLVM prints them, with the form of each, the value with which LLVM leaves a field out (`unless`),
//! and its meaning if the text leaves it out (`is`; by default, the value of `unless`, or zero).

use alloc::boxed::Box;
use core::array;

use super::define::{nodes, omitted, presence, structs};
use super::text::{Form, Presence, TextClass, TextField, index_of, smaller};
use super::{Field, FieldKind, FieldSource, MetadataId, ModernNode, Operands};
use crate::code::kinds;

/// A reference to other metadata, or null.
pub type Reference = Option<MetadataId>;

nodes! {
    /// A debug location, `DILocation`.
    Location = 7 {
        /// The line, from 1.
        line: u32,
        /// The column, from 1; 0 if it is not known.
        column: u16,
        /// The scope: a subprogram or a block of one.
        scope: Reference,
        /// The location of the call that has been inlined.
        inlined_at: Reference,
    } operands [scope, inlined_at]
    text "DILocation" [
        line: Number line, column: Number column unless ZERO, scope: Node scope is NOT_NULL,
        inlinedAt: Node inlined_at unless ZERO,
    ]

    /// The range of an index of an array, `DISubrange`.
    Subrange = 13 {
        /// The number of elements; -1 if it is not known.
        count: u64,
        /// The lowest index.
        lower_bound: i64,
    } operands []
    text "DISubrange" [
        count: Count count is REQUIRED, lowerBound: Signed lower_bound unless ZERO,
    ]

    /// A value of an enumeration, `DIEnumerator`.
    Enumerator = 14 {
        /// The value.
        value: i64,
        /// The name.
        name: Reference,
    } operands [name]
    text "DIEnumerator" [
        name: Text name is REQUIRED, value: Signed value is REQUIRED,
    ]

    /// A type that the language has, `DIBasicType`.
    BasicType = 15 {
        /// The DWARF tag.
        tag: u16,
        /// The name.
        name: Reference,
        /// The size in bits.
        size: u64,
        /// The alignment in bits.
        alignment: u64,
        /// The encoding, as DWARF numbers it.
        encoding: u32,
    } operands [name]
    text "DIBasicType" [
        tag: Tag tag unless BASE_TYPE, name: Text name unless ZERO, size: Number size unless ZERO,
        align: Number alignment unless ZERO, encoding: Encoding encoding unless ZERO,
    ]

    /// A file of the source, `DIFile`.
    File = 16 {
        /// The name.
        filename: Reference,
        /// The folder.
        directory: Reference,
    } operands [filename, directory]
    text "DIFile" [
        filename: Text filename is REQUIRED, directory: Text directory is REQUIRED,
    ]

    /// A type made of another one, or a member of a type, `DIDerivedType`.
    DerivedType = 17 {
        /// The DWARF tag.
        tag: u16,
        /// The name.
        name: Reference,
        /// The file.
        file: Reference,
        /// The line.
        line: u32,
        /// The scope.
        scope: Reference,
        /// The type that it is made of.
        base_type: Reference,
        /// The size in bits.
        size: u64,
        /// The alignment in bits.
        alignment: u64,
        /// The offset in bits.
        offset: u64,
        /// The flags of the declaration.
        flags: u32,
        /// Further data, such as the class of a pointer to member.
        extra_data: Reference,
    } operands [file, scope, name, base_type, extra_data]
    text "DIDerivedType" [
        tag: Tag tag is REQUIRED, name: Text name unless ZERO, scope: Node scope unless ZERO,
        file: Node file unless ZERO, line: Number line unless ZERO, baseType: Node base_type is REQUIRED,
        size: Number size unless ZERO, align: Number alignment unless ZERO,
        offset: Number offset unless ZERO, flags: Flags flags unless ZERO,
        extraData: Node extra_data unless ZERO,
    ]

    /// A struct, class, array, union or enumeration, `DICompositeType`.
    CompositeType = 18 {
        /// The DWARF tag.
        tag: u16,
        /// The name.
        name: Reference,
        /// The file.
        file: Reference,
        /// The line.
        line: u32,
        /// The scope.
        scope: Reference,
        /// The type of the elements.
        base_type: Reference,
        /// The size in bits.
        size: u64,
        /// The alignment in bits.
        alignment: u64,
        /// The offset in bits.
        offset: u64,
        /// The flags of the declaration.
        flags: u32,
        /// The elements.
        elements: Reference,
        /// The version of the runtime of Objective-C.
        runtime_language: u32,
        /// The type that holds the table of virtual functions.
        vtable_holder: Reference,
        /// The parameters of the template.
        template_parameters: Reference,
        /// The name that is the same in all modules.
        identifier: Reference,
    } operands [file, scope, name, base_type, elements, vtable_holder, template_parameters, identifier]
    text "DICompositeType" [
        tag: Tag tag is REQUIRED, name: Text name unless ZERO, scope: Node scope unless ZERO,
        file: Node file unless ZERO, line: Number line unless ZERO, baseType: Node base_type unless ZERO,
        size: Number size unless ZERO, align: Number alignment unless ZERO,
        offset: Number offset unless ZERO, flags: Flags flags unless ZERO,
        elements: Node elements unless ZERO, runtimeLang: Language runtime_language unless ZERO,
        vtableHolder: Node vtable_holder unless ZERO, templateParams: Node template_parameters unless ZERO,
        identifier: Text identifier unless ZERO,
    ]

    /// The type of a function, `DISubroutineType`.
    SubroutineType = 19 {
        /// The flags of the declaration.
        flags: u32,
        /// The types of the result and the parameters.
        types: Reference,
    } operands [types]
    text "DISubroutineType" [
        flags: Flags flags unless ZERO, types: Node types is REQUIRED,
    ]

    /// A source that is compiled, `DICompileUnit`.
    CompileUnit = 20 {
        /// The language, as DWARF numbers it.
        language: u32,
        /// The file.
        file: Reference,
        /// The compiler.
        producer: Reference,
        /// Whether it is optimized.
        optimized: bool,
        /// The flags of the compiler.
        flags: Reference,
        /// The version of the runtime of Objective-C.
        runtime_version: u32,
        /// The file that has the debug information instead.
        split_debug_filename: Reference,
        /// The extent of the debug information, as LLVM numbers it.
        emission_kind: u32,
        /// The enumerations.
        enums: Reference,
        /// Types to be kept.
        retained_types: Reference,
        /// The functions.
        subprograms: Reference,
        /// The global variables.
        globals: Reference,
        /// The imported entities.
        imports: Reference,
        /// The number of the split debug information.
        dwo_id: u64,
    } operands [
        file, producer, flags, split_debug_filename, enums, retained_types, subprograms, globals,
        imports
    ]
    text "DICompileUnit" [
        language: Language language unless ZERO is REQUIRED, file: Node file is NOT_NULL,
        producer: Text producer unless ZERO, isOptimized: Bool optimized, flags: Text flags unless ZERO,
        runtimeVersion: Number runtime_version, splitDebugFilename: Text split_debug_filename unless ZERO,
        emissionKind: Number emission_kind, enums: Node enums unless ZERO,
        retainedTypes: Node retained_types unless ZERO, subprograms: Node subprograms unless ZERO,
        globals: Node globals unless ZERO, imports: Node imports unless ZERO,
        dwoId: Number dwo_id unless ZERO,
    ]

    /// A function, `DISubprogram`.
    Subprogram = 21 {
        /// The scope.
        scope: Reference,
        /// The name.
        name: Reference,
        /// The name for the linker.
        linkage_name: Reference,
        /// The file.
        file: Reference,
        /// The line.
        line: u32,
        /// The type.
        ty: Reference,
        /// Whether it is visible in its source only.
        local: bool,
        /// Whether it is a definition.
        definition: bool,
        /// The line where its body begins.
        scope_line: u32,
        /// The type that it belongs to.
        containing_type: Reference,
        /// Whether it is virtual, as DWARF numbers it.
        virtuality: u32,
        /// Its place in the table of virtual functions.
        virtual_index: u32,
        /// The flags of the declaration.
        flags: u32,
        /// Whether it is optimized.
        optimized: bool,
        /// The function of the module.
        function: Reference,
        /// The parameters of the template.
        template_parameters: Reference,
        /// The declaration.
        declaration: Reference,
        /// The variables.
        variables: Reference,
    } operands [
        file, scope, name, linkage_name, ty, containing_type, function, template_parameters,
        declaration, variables
    ]
    text "DISubprogram" [
        name: Text name unless ZERO, linkageName: Text linkage_name unless ZERO, scope: Node scope,
        file: Node file unless ZERO, line: Number line unless ZERO, type: Node ty unless ZERO,
        isLocal: Bool local, isDefinition: Bool definition is TRUE_BY_DEFAULT,
        scopeLine: Number scope_line unless ZERO, containingType: Node containing_type unless ZERO,
        virtuality: Virtuality virtuality unless ZERO, virtualIndex: Number virtual_index unless ZERO,
        flags: Flags flags unless ZERO, isOptimized: Bool optimized,
        function: Constant function unless ZERO, templateParams: Node template_parameters unless ZERO,
        declaration: Node declaration unless ZERO, variables: Node variables unless ZERO,
    ]

    /// A block of a function, `DILexicalBlock`.
    LexicalBlock = 22 {
        /// The scope.
        scope: Reference,
        /// The file.
        file: Reference,
        /// The line.
        line: u32,
        /// The column.
        column: u16,
    } operands [file, scope]
    text "DILexicalBlock" [
        scope: Node scope is NOT_NULL, file: Node file unless ZERO, line: Number line unless ZERO,
        column: Number column unless ZERO,
    ]

    /// A part of a block that comes from another file, `DILexicalBlockFile`.
    LexicalBlockFile = 23 {
        /// The scope.
        scope: Reference,
        /// The file.
        file: Reference,
        /// The number that distinguishes it from others at the same line.
        discriminator: u32,
    } operands [file, scope]
    text "DILexicalBlockFile" [
        scope: Node scope is NOT_NULL, file: Node file unless ZERO,
        discriminator: Number discriminator is REQUIRED,
    ]

    /// A namespace, `DINamespace`.
    Namespace = 24 {
        /// The scope.
        scope: Reference,
        /// The file.
        file: Reference,
        /// The name.
        name: Reference,
        /// The line.
        line: u32,
    } operands [file, scope, name]
    text "DINamespace" [
        name: Text name unless ZERO, scope: Node scope is REQUIRED, file: Node file unless ZERO,
        line: Number line unless ZERO,
    ]

    /// A type as a parameter of a template, `DITemplateTypeParameter`.
    TemplateTypeParameter = 25 {
        /// The name.
        name: Reference,
        /// The type.
        ty: Reference,
    } operands [name, ty]
    text "DITemplateTypeParameter" [
        name: Text name unless ZERO, type: Node ty is REQUIRED,
    ]

    /// A value as a parameter of a template, `DITemplateValueParameter`.
    TemplateValueParameter = 26 {
        /// The DWARF tag.
        tag: u16,
        /// The name.
        name: Reference,
        /// The type.
        ty: Reference,
        /// The value.
        value: Reference,
    } operands [name, ty, value]
    text "DITemplateValueParameter" [
        tag: Tag tag unless TEMPLATE_VALUE_PARAMETER, name: Text name unless ZERO,
        type: Node ty unless ZERO, value: Node value is REQUIRED,
    ]

    /// A global variable, `DIGlobalVariable`.
    GlobalVariable = 27 {
        /// The scope.
        scope: Reference,
        /// The name.
        name: Reference,
        /// The name for the linker.
        linkage_name: Reference,
        /// The file.
        file: Reference,
        /// The line.
        line: u32,
        /// The type.
        ty: Reference,
        /// Whether it is visible in its source only.
        local: bool,
        /// Whether it is a definition.
        definition: bool,
        /// The variable of the module.
        variable: Reference,
        /// The declaration, for a static member.
        declaration: Reference,
    } operands [scope, name, file, ty, linkage_name, variable, declaration]
    text "DIGlobalVariable" [
        name: Text name unless ZERO is NOT_NULL, linkageName: Text linkage_name unless ZERO,
        scope: Node scope, file: Node file unless ZERO, line: Number line unless ZERO,
        type: Node ty unless ZERO, isLocal: Bool local, isDefinition: Bool definition is TRUE_BY_DEFAULT,
        variable: Constant variable unless ZERO, declaration: Node declaration unless ZERO,
    ]

    /// A variable or parameter of a function, `DILocalVariable`.
    LocalVariable = 28 {
        /// The DWARF tag.
        tag: u16,
        /// The scope.
        scope: Reference,
        /// The name.
        name: Reference,
        /// The file.
        file: Reference,
        /// The line.
        line: u32,
        /// The type.
        ty: Reference,
        /// The number of the parameter, from 1; 0 for a variable.
        argument: u32,
        /// The flags of the declaration.
        flags: u32,
    } operands [scope, name, file, ty]
    text "DILocalVariable" [
        tag: Tag tag is REQUIRED, name: Text name unless ZERO, arg: Parameter argument,
        scope: Node scope is NOT_NULL, file: Node file unless ZERO, line: Number line unless ZERO,
        type: Node ty unless ZERO, flags: Flags flags unless ZERO,
    ]

    /// A property of Objective-C, `DIObjCProperty`.
    ObjCProperty = 30 {
        /// The name.
        name: Reference,
        /// The file.
        file: Reference,
        /// The line.
        line: u32,
        /// The name of the function that sets it.
        setter: Reference,
        /// The name of the function that gets it.
        getter: Reference,
        /// The attributes.
        attributes: u32,
        /// The type.
        ty: Reference,
    } operands [name, file, getter, setter, ty]
    // LLVM 3.7 reads the two accessors in the other order than it writes them.
    text "DIObjCProperty" [
        name: Text name unless ZERO, file: Node file unless ZERO, line: Number line unless ZERO,
        setter: Text getter unless ZERO, getter: Text setter unless ZERO,
        attributes: Number attributes unless ZERO, type: Node ty unless ZERO,
    ]

    /// Something imported, `DIImportedEntity`.
    ImportedEntity = 31 {
        /// The DWARF tag.
        tag: u16,
        /// The scope that it is imported into.
        scope: Reference,
        /// The imported node.
        entity: Reference,
        /// The line.
        line: u32,
        /// The name.
        name: Reference,
    } operands [scope, entity, name]
    text "DIImportedEntity" [
        tag: Tag tag is REQUIRED, name: Text name unless ZERO, scope: Node scope is REQUIRED,
        entity: Node entity unless ZERO, line: Number line unless ZERO,
    ]

    /// A module of Clang, `DIModule`.
    Module = 32 {
        /// The scope.
        scope: Reference,
        /// The name.
        name: Reference,
        /// The macros that it was made with.
        configuration_macros: Reference,
        /// The path of its headers.
        include_path: Reference,
        /// The root of the system's headers.
        sysroot: Reference,
    } operands [scope, name, configuration_macros, include_path, sysroot]
    text "DIModule" [
        scope: Node scope is REQUIRED, name: Text name unless ZERO is REQUIRED,
        configMacros: Text configuration_macros unless ZERO, includePath: Text include_path unless ZERO,
        isysroot: Text sysroot unless ZERO,
    ]
}

impl NodeKind {
    /// The debug location that the node is, if it is one.
    #[must_use]
    pub fn location(&self) -> Option<Location> {
        match self {
            Self::Location(location) => Some(*location),
            Self::Modern(node) => match **node {
                ModernNode::Location(location) => Some(location.plain()),
                _ => None,
            },
            _ => None,
        }
    }
}

impl Location {
    /// A place in a function, or in a block of it, that is not inlined elsewhere.
    #[must_use]
    pub const fn new(line: u32, column: u16, scope: MetadataId) -> Self {
        Self { line, column, scope: Some(scope), inlined_at: None }
    }
}
