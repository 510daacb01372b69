//! The kinds of nodes.
//!
//! The fields stand in the order in which bitcode records them; `operands` gives the order in which
//! LLVM holds those that are metadata, which decides how a writer numbers metadata.

use alloc::boxed::Box;

use super::define::nodes;
use super::{Field, FieldKind, FieldSource, MetadataId};
use crate::code::kinds;

/// A reference to other metadata, or null.
pub type Reference = Option<MetadataId>;

nodes! {
    /// A place in the source, `DILocation`.
    Location = 7 {
        /// The line, from 1.
        line: u32,
        /// The column, from 1; 0 if it is not known.
        column: u16,
        /// The function or block that it is in.
        scope: Reference,
        /// Where that function is inlined.
        inlined_at: Reference,
    } operands [scope, inlined_at]

    /// The range of an index of an array, `DISubrange`.
    Subrange = 13 {
        /// How many elements there are; -1 if that is not known.
        count: u64,
        /// The lowest index.
        lower_bound: i64,
    } operands []

    /// A value of an enumeration, `DIEnumerator`.
    Enumerator = 14 {
        /// The value.
        value: i64,
        /// The name.
        name: Reference,
    } operands [name]

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
        /// How DWARF encodes it.
        encoding: u32,
    } operands [name]

    /// A file of the source, `DIFile`.
    File = 16 {
        /// The name.
        filename: Reference,
        /// The folder.
        directory: Reference,
    } operands [filename, directory]

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
        /// Where it is declared.
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
        /// What else belongs to it.
        extra_data: Reference,
    } operands [file, scope, name, base_type, extra_data]

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
        /// Where it is declared.
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
        /// What holds the table of virtual functions.
        vtable_holder: Reference,
        /// The parameters of the template.
        template_parameters: Reference,
        /// The name that is the same in all modules.
        identifier: Reference,
    } operands [file, scope, name, base_type, elements, vtable_holder, template_parameters, identifier]

    /// The type of a function, `DISubroutineType`.
    SubroutineType = 19 {
        /// The flags of the declaration.
        flags: u32,
        /// The types of the result and the parameters.
        types: Reference,
    } operands [types]

    /// A source that is compiled, `DICompileUnit`.
    CompileUnit = 20 {
        /// The language, as DWARF numbers it.
        language: u32,
        /// The file.
        file: Reference,
        /// What compiled it.
        producer: Reference,
        /// Whether it is optimized.
        optimized: bool,
        /// The flags of the compiler.
        flags: Reference,
        /// The version of the runtime of Objective-C.
        runtime_version: u32,
        /// Where the debug information is, if not here.
        split_debug_filename: Reference,
        /// How much is there.
        emission_kind: u32,
        /// The enumerations.
        enums: Reference,
        /// Types to be kept.
        retained_types: Reference,
        /// The functions.
        subprograms: Reference,
        /// The global variables.
        globals: Reference,
        /// What is imported.
        imports: Reference,
        /// The number of the split debug information.
        dwo_id: u64,
    } operands [
        file, producer, flags, split_debug_filename, enums, retained_types, subprograms, globals,
        imports
    ]

    /// A function, `DISubprogram`.
    Subprogram = 21 {
        /// Where it is declared.
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
        /// Whether it is seen in its source alone.
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

    /// A block of a function, `DILexicalBlock`.
    LexicalBlock = 22 {
        /// What it is in.
        scope: Reference,
        /// The file.
        file: Reference,
        /// The line.
        line: u32,
        /// The column.
        column: u16,
    } operands [file, scope]

    /// A part of a block that comes from another file, `DILexicalBlockFile`.
    LexicalBlockFile = 23 {
        /// What it is in.
        scope: Reference,
        /// The file.
        file: Reference,
        /// What tells it from others at the same line.
        discriminator: u32,
    } operands [file, scope]

    /// A namespace, `DINamespace`.
    Namespace = 24 {
        /// What it is in.
        scope: Reference,
        /// The file.
        file: Reference,
        /// The name.
        name: Reference,
        /// The line.
        line: u32,
    } operands [file, scope, name]

    /// A type as a parameter of a template, `DITemplateTypeParameter`.
    TemplateTypeParameter = 25 {
        /// The name.
        name: Reference,
        /// The type.
        ty: Reference,
    } operands [name, ty]

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

    /// A global variable, `DIGlobalVariable`.
    GlobalVariable = 27 {
        /// Where it is declared.
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
        /// Whether it is seen in its source alone.
        local: bool,
        /// Whether it is a definition.
        definition: bool,
        /// The variable of the module.
        variable: Reference,
        /// The declaration, for a static member.
        declaration: Reference,
    } operands [scope, name, file, ty, linkage_name, variable, declaration]

    /// A variable or parameter of a function, `DILocalVariable`.
    LocalVariable = 28 {
        /// The DWARF tag.
        tag: u16,
        /// Where it is declared.
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

    /// Something imported, `DIImportedEntity`.
    ImportedEntity = 31 {
        /// The DWARF tag.
        tag: u16,
        /// Where it is imported.
        scope: Reference,
        /// What is imported.
        entity: Reference,
        /// The line.
        line: u32,
        /// The name.
        name: Reference,
    } operands [scope, entity, name]

    /// A module of Clang, `DIModule`.
    Module = 32 {
        /// What it is in.
        scope: Reference,
        /// The name.
        name: Reference,
        /// The macros that it was made with.
        configuration_macros: Reference,
        /// Where its headers are.
        include_path: Reference,
        /// The root of the system's headers.
        sysroot: Reference,
    } operands [scope, name, configuration_macros, include_path, sysroot]
}

impl Location {
    /// A place in a function, or in a block of it, that is not inlined elsewhere.
    #[must_use]
    pub const fn new(line: u32, column: u16, scope: MetadataId) -> Self {
        Self { line, column, scope: Some(scope), inlined_at: None }
    }
}
