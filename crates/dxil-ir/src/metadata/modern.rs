//! The nodes of debug information of LLVM 23 that LLVM 3.7 lacks, or has with other fields.
//!
//! The table is as in `node.rs`.

use core::array;

use super::define::{modern_nodes, omitted, presence, structs};
use super::text::{Form, Presence, TextClass, TextField, index_of, smaller};
use super::{Field, FieldKind, FieldSource, NodeKind, Reference};

pub use super::detail::Detail;

modern_nodes! {
    /// The range of an index of an array, `DISubrange`.
    Subrange = 13 {
        /// The number of elements: a constant, a variable or an expression.
        count: Reference,
        /// The lowest index.
        lower_bound: Reference,
        /// The greatest index.
        upper_bound: Reference,
        /// The distance between elements.
        stride: Reference,
    } operands [count, lower_bound, upper_bound, stride]
    text "DISubrange" [
        count: Bound count unless ZERO, lowerBound: Bound lower_bound unless ZERO,
        upperBound: Bound upper_bound unless ZERO, stride: Bound stride unless ZERO,
    ]

    /// The range of an index of an array of any rank, `DIGenericSubrange`.
    GenericSubrange = 45 {
        /// The number of elements: a variable or an expression.
        count: Reference,
        /// The lowest index.
        lower_bound: Reference,
        /// The greatest index.
        upper_bound: Reference,
        /// The distance between elements.
        stride: Reference,
    } operands [count, lower_bound, upper_bound, stride]
    text "DIGenericSubrange" [
        count: Bound count unless ZERO, lowerBound: Bound lower_bound unless ZERO,
        upperBound: Bound upper_bound unless ZERO, stride: Bound stride unless ZERO,
    ]

    /// A value of an enumeration, `DIEnumerator`.
    Enumerator = 14 {
        /// The value.
        value: i64,
        /// Whether it has no sign.
        is_unsigned: bool,
        /// The name.
        name: Reference,
    } operands [name]
    text "DIEnumerator" [
        name: Text name is REQUIRED, value: Enumerator value is REQUIRED, isUnsigned: Bool is_unsigned unless ZERO,
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
        alignment: u32,
        /// The encoding, as DWARF numbers it.
        encoding: u32,
        /// The flags of the declaration.
        flags: u32,
        /// The number of values that stand for no value.
        extra_inhabitants: u32,
        /// The size of the value in bits.
        data_size: u32,
        /// The file.
        file: Reference,
        /// The line.
        line: u32,
        /// The scope.
        scope: Reference,
    } operands [file, scope, name]
    text "DIBasicType" [
        tag: Tag tag unless BASE_TYPE, name: Text name unless ZERO, scope: Node scope unless ZERO,
        file: Node file unless ZERO, line: Number line unless ZERO, size: Number size unless ZERO,
        align: Number alignment unless ZERO, dataSize: Number data_size unless ZERO,
        encoding: Encoding encoding unless ZERO,
        num_extra_inhabitants: Number extra_inhabitants unless ZERO, flags: Flags flags unless ZERO,
    ]

    /// A string type of Fortran, `DIStringType`.
    StringType = 41 {
        /// The DWARF tag.
        tag: u16,
        /// The name.
        name: Reference,
        /// The variable that is its length.
        length: Reference,
        /// The expression that is its length.
        length_expression: Reference,
        /// The expression that is its place.
        location_expression: Reference,
        /// The size in bits.
        size: u64,
        /// The alignment in bits.
        alignment: u32,
        /// The encoding, as DWARF numbers it.
        encoding: u32,
    } operands [name, length, length_expression, location_expression]
    text "DIStringType" [
        tag: Tag tag unless STRING_TYPE, name: Text name unless ZERO, stringLength: Node length unless ZERO,
        stringLengthExpression: Node length_expression unless ZERO,
        stringLocationExpression: Node location_expression unless ZERO, size: Number size unless ZERO,
        align: Number alignment unless ZERO, encoding: Encoding encoding unless ZERO,
    ]

    /// A type that is a range of another one, `DISubrangeType`.
    SubrangeType = 48 {
        /// The name.
        name: Reference,
        /// The file.
        file: Reference,
        /// The line.
        line: u32,
        /// The scope.
        scope: Reference,
        /// The size in bits.
        size: u64,
        /// The alignment in bits.
        alignment: u32,
        /// The flags of the declaration.
        flags: u32,
        /// The type that it is a range of.
        base_type: Reference,
        /// The lowest value.
        lower_bound: Reference,
        /// The greatest value.
        upper_bound: Reference,
        /// The distance between values.
        stride: Reference,
        /// The number that is added to a value in memory.
        bias: Reference,
    } operands [file, scope, name, base_type, lower_bound, upper_bound, stride, bias]
    text "DISubrangeType" [
        name: Text name unless ZERO, scope: Node scope unless ZERO, file: Node file unless ZERO,
        line: Number line unless ZERO, size: Number size unless ZERO, align: Number alignment unless ZERO,
        flags: Flags flags unless ZERO, baseType: Node base_type unless ZERO,
        lowerBound: Node lower_bound unless ZERO, upperBound: Node upper_bound unless ZERO,
        stride: Node stride unless ZERO, bias: Node bias unless ZERO,
    ]

    /// A file of the source, `DIFile`.
    File = 16 {
        /// The name.
        filename: Reference,
        /// The folder.
        directory: Reference,
        /// The kind of the checksum, as LLVM numbers it.
        checksum_kind: u32,
        /// The checksum.
        checksum: Reference,
        /// The content.
        source: Reference,
    } operands [filename, directory, checksum, source]
    text "DIFile" [
        filename: Text filename is REQUIRED, directory: Text directory is REQUIRED,
        checksumkind: ChecksumKind checksum_kind unless ZERO, checksum: Text checksum unless ZERO,
        source: Text source unless ZERO,
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
        alignment: u32,
        /// The offset in bits.
        offset: u64,
        /// The flags of the declaration.
        flags: u32,
        /// Further data, such as the class of a pointer to member.
        extra_data: Reference,
        /// Notes of the source.
        annotations: Reference,
    } operands [file, scope, name, base_type, extra_data, annotations]
    text "DIDerivedType" [
        tag: Tag tag is REQUIRED, name: Text name unless ZERO, scope: Node scope unless ZERO,
        file: Node file unless ZERO, line: Number line unless ZERO, baseType: Node base_type is REQUIRED,
        size: Number size unless ZERO, align: Number alignment unless ZERO,
        offset: Number offset unless ZERO, flags: Flags flags unless ZERO,
        extraData: Node extra_data unless ZERO, annotations: Node annotations unless ZERO,
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
        alignment: u32,
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
        /// The member that tells variants apart.
        discriminator: Reference,
        /// The place of the data.
        data_location: Reference,
        /// Whether it is associated.
        associated: Reference,
        /// Whether it is allocated.
        allocated: Reference,
        /// The number of dimensions.
        rank: Reference,
        /// Notes of the source.
        annotations: Reference,
        /// The number of values that stand for no value.
        extra_inhabitants: u32,
        /// The declaration that it completes.
        specification: Reference,
        /// The size of an element in bits.
        bit_stride: Reference,
    } operands [
        file, scope, name, base_type, elements, vtable_holder, template_parameters, identifier,
        discriminator, data_location, associated, allocated, rank, annotations, specification, bit_stride
    ]
    text "DICompositeType" [
        tag: Tag tag is REQUIRED, name: Text name unless ZERO, scope: Node scope unless ZERO,
        file: Node file unless ZERO, line: Number line unless ZERO, baseType: Node base_type unless ZERO,
        size: Number size unless ZERO, align: Number alignment unless ZERO,
        offset: Number offset unless ZERO,
        num_extra_inhabitants: Number extra_inhabitants unless ZERO, flags: Flags flags unless ZERO,
        elements: Node elements unless ZERO, runtimeLang: Language runtime_language unless ZERO,
        vtableHolder: Node vtable_holder unless ZERO, templateParams: Node template_parameters unless ZERO,
        identifier: Text identifier unless ZERO, discriminator: Node discriminator unless ZERO,
        dataLocation: Node data_location unless ZERO, associated: Node associated unless ZERO,
        allocated: Node allocated unless ZERO, rank: Bound rank unless ZERO,
        annotations: Node annotations unless ZERO, specification: Node specification unless ZERO,
        bitStride: Bound bit_stride unless ZERO,
    ]

    /// The type of a function, `DISubroutineType`.
    SubroutineType = 19 {
        /// The flags of the declaration.
        flags: u32,
        /// The types of the result and the parameters.
        types: Reference,
        /// The calling convention, as DWARF numbers it.
        convention: u32,
    } operands [types]
    text "DISubroutineType" [
        flags: Flags flags unless ZERO, cc: Convention convention unless ZERO, types: Node types is REQUIRED,
    ]

    /// A source that is compiled, `DICompileUnit`.
    CompileUnit = 20 {
        /// The language, as DWARF numbers it.
        language: u32,
        /// The language without its version, as DWARF 6 numbers it; 0 if `language` tells it.
        language_name: u32,
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
        /// The global variables.
        globals: Reference,
        /// The imported entities.
        imports: Reference,
        /// The number of the split debug information.
        dwo_id: u64,
        /// The macros.
        macros: Reference,
        /// Whether split debug information has inlined functions.
        split_debug_inlining: bool,
        /// Whether there is debug information for profiles.
        profiling: bool,
        /// The kind of the table of names, as LLVM numbers it.
        name_table_kind: u32,
        /// Whether ranges have a base address.
        ranges_base_address: bool,
        /// The root of the system's headers.
        sysroot: Reference,
        /// The name of the SDK.
        sdk: Reference,
        /// The version of the language.
        language_version: u32,
    } operands [
        file, producer, flags, split_debug_filename, enums, retained_types, globals, imports, macros,
        sysroot, sdk
    ]
    text "DICompileUnit" [
        language: Language language unless ZERO, sourceLanguageName: LanguageName language_name unless ZERO,
        sourceLanguageVersion: Number language_version unless ZERO, file: Node file is NOT_NULL,
        producer: Text producer unless ZERO, isOptimized: Bool optimized, flags: Text flags unless ZERO,
        runtimeVersion: Number runtime_version, splitDebugFilename: Text split_debug_filename unless ZERO,
        emissionKind: EmissionKind emission_kind, enums: Node enums unless ZERO,
        retainedTypes: Node retained_types unless ZERO, globals: Node globals unless ZERO,
        imports: Node imports unless ZERO, macros: Node macros unless ZERO, dwoId: Number dwo_id unless ZERO,
        splitDebugInlining: Bool split_debug_inlining unless ONE,
        debugInfoForProfiling: Bool profiling unless ZERO,
        nameTableKind: NameTableKind name_table_kind unless ZERO,
        rangesBaseAddress: Bool ranges_base_address unless ZERO, sysroot: Text sysroot unless ZERO,
        sdk: Text sdk unless ZERO,
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
        /// The line where its body begins.
        scope_line: u32,
        /// The type that it belongs to.
        containing_type: Reference,
        /// The flags of the function, such as whether it is a definition.
        subprogram_flags: u32,
        /// Its place in the table of virtual functions.
        virtual_index: u32,
        /// The flags of the declaration.
        flags: u32,
        /// The unit that it is compiled in.
        unit: Reference,
        /// The parameters of the template.
        template_parameters: Reference,
        /// The declaration.
        declaration: Reference,
        /// The variables and labels to be kept.
        retained_nodes: Reference,
        /// The number that is added to `this`.
        this_adjustment: i64,
        /// The types that it throws.
        thrown_types: Reference,
        /// Notes of the source.
        annotations: Reference,
        /// The name of the function that a thunk calls.
        target_name: Reference,
        /// Whether locations have groups.
        key_instructions: bool,
    } operands [
        file, scope, name, linkage_name, ty, unit, declaration, retained_nodes, containing_type,
        template_parameters, thrown_types, annotations, target_name
    ]
    text "DISubprogram" [
        name: Text name unless ZERO, linkageName: Text linkage_name unless ZERO, scope: Node scope,
        file: Node file unless ZERO, line: Number line unless ZERO, type: Node ty unless ZERO is NOT_NULL,
        scopeLine: Number scope_line unless ZERO, containingType: Node containing_type unless ZERO,
        virtualIndex: Number virtual_index unless ZERO, thisAdjustment: Signed this_adjustment unless ZERO,
        flags: Flags flags unless ZERO, spFlags: SubprogramFlags subprogram_flags,
        unit: Node unit unless ZERO, templateParams: Node template_parameters unless ZERO,
        declaration: Node declaration unless ZERO, retainedNodes: Node retained_nodes unless ZERO,
        thrownTypes: Node thrown_types unless ZERO, annotations: Node annotations unless ZERO,
        targetFuncName: Text target_name unless ZERO, keyInstructions: Bool key_instructions unless ZERO,
    ]

    /// A namespace, `DINamespace`.
    Namespace = 24 {
        /// The scope.
        scope: Reference,
        /// The name.
        name: Reference,
        /// Whether its names are those of the scope, too.
        export_symbols: bool,
    } operands [scope, name]
    text "DINamespace" [
        name: Text name unless ZERO, scope: Node scope is REQUIRED,
        exportSymbols: Bool export_symbols unless ZERO,
    ]

    /// A common block of Fortran, `DICommonBlock`.
    CommonBlock = 44 {
        /// The scope.
        scope: Reference,
        /// The variable.
        declaration: Reference,
        /// The name.
        name: Reference,
        /// The file.
        file: Reference,
        /// The line.
        line: u32,
    } operands [scope, declaration, name, file]
    text "DICommonBlock" [
        scope: Node scope is REQUIRED, declaration: Node declaration, name: Text name unless ZERO,
        file: Node file unless ZERO, line: Number line unless ZERO,
    ]

    /// A type as a parameter of a template, `DITemplateTypeParameter`.
    TemplateTypeParameter = 25 {
        /// The name.
        name: Reference,
        /// The type.
        ty: Reference,
        /// Whether it is the default.
        is_default: bool,
    } operands [name, ty]
    text "DITemplateTypeParameter" [
        name: Text name unless ZERO, type: Node ty is REQUIRED, defaulted: Bool is_default unless ZERO,
    ]

    /// A value as a parameter of a template, `DITemplateValueParameter`.
    TemplateValueParameter = 26 {
        /// The DWARF tag.
        tag: u16,
        /// The name.
        name: Reference,
        /// The type.
        ty: Reference,
        /// Whether it is the default.
        is_default: bool,
        /// The value.
        value: Reference,
    } operands [name, ty, value]
    text "DITemplateValueParameter" [
        tag: Tag tag unless TEMPLATE_VALUE_PARAMETER, name: Text name unless ZERO,
        type: Node ty unless ZERO, defaulted: Bool is_default unless ZERO, value: Node value is REQUIRED,
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
        /// The declaration, for a static member.
        declaration: Reference,
        /// The parameters of the template.
        template_parameters: Reference,
        /// The alignment in bits.
        alignment: u32,
        /// Notes of the source.
        annotations: Reference,
    } operands [scope, name, file, ty, linkage_name, declaration, template_parameters, annotations]
    text "DIGlobalVariable" [
        name: Text name unless ZERO, linkageName: Text linkage_name unless ZERO,
        scope: Node scope, file: Node file unless ZERO, line: Number line unless ZERO,
        type: Node ty unless ZERO, isLocal: Bool local, isDefinition: Bool definition is TRUE_BY_DEFAULT,
        declaration: Node declaration unless ZERO, templateParams: Node template_parameters unless ZERO,
        align: Number alignment unless ZERO, annotations: Node annotations unless ZERO,
    ]

    /// A global variable and its place, `DIGlobalVariableExpression`.
    GlobalVariableExpression = 37 {
        /// The variable.
        variable: Reference,
        /// The expression that locates it.
        expression: Reference,
    } operands [variable, expression]
    text "DIGlobalVariableExpression" [
        var: Node variable is REQUIRED, expr: Node expression is REQUIRED,
    ]

    /// A variable or parameter of a function, `DILocalVariable`.
    LocalVariable = 28 {
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
        /// The alignment in bits.
        alignment: u32,
        /// Notes of the source.
        annotations: Reference,
    } operands [scope, name, file, ty, annotations]
    text "DILocalVariable" [
        name: Text name unless ZERO, arg: Number argument unless ZERO, scope: Node scope is NOT_NULL,
        file: Node file unless ZERO, line: Number line unless ZERO, type: Node ty unless ZERO,
        flags: Flags flags unless ZERO, align: Number alignment unless ZERO,
        annotations: Node annotations unless ZERO,
    ]

    /// A label of a function, `DILabel`.
    Label = 40 {
        /// The scope.
        scope: Reference,
        /// The name.
        name: Reference,
        /// The file.
        file: Reference,
        /// The line.
        line: u32,
        /// The column.
        column: u32,
        /// Whether the compiler made it.
        is_artificial: bool,
    } operands [scope, name, file]
    text "DILabel" [
        scope: Node scope is NOT_NULL, name: Text name is REQUIRED, file: Node file is REQUIRED,
        line: Number line unless ZERO is REQUIRED, column: Number column unless ZERO,
        isArtificial: Bool is_artificial unless ZERO,
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
        /// The file.
        file: Reference,
        /// The imported elements of the entity.
        elements: Reference,
    } operands [scope, entity, name, file, elements]
    text "DIImportedEntity" [
        tag: Tag tag is REQUIRED, name: Text name unless ZERO, scope: Node scope is REQUIRED,
        entity: Node entity unless ZERO, file: Node file unless ZERO, line: Number line unless ZERO,
        elements: Node elements unless ZERO,
    ]

    /// A module of Clang, `DIModule`.
    Module = 32 {
        /// The file.
        file: Reference,
        /// The scope.
        scope: Reference,
        /// The name.
        name: Reference,
        /// The macros that it was made with.
        configuration_macros: Reference,
        /// The path of its headers.
        include_path: Reference,
        /// The path of its notes.
        api_notes: Reference,
        /// The line.
        line: u32,
        /// Whether it is a declaration.
        is_declaration: bool,
    } operands [file, scope, name, configuration_macros, include_path, api_notes]
    text "DIModule" [
        scope: Node scope is REQUIRED, name: Text name unless ZERO is REQUIRED,
        configMacros: Text configuration_macros unless ZERO, includePath: Text include_path unless ZERO,
        apinotes: Text api_notes unless ZERO, file: Node file unless ZERO, line: Number line unless ZERO,
        isDecl: Bool is_declaration unless ZERO,
    ]

    /// A debug location of which more is known than LLVM 3.7 can say, `DILocation`: see [`Detail`].
    Location = 7 {
        /// The line, from 1.
        line: u32,
        /// The column, from 1; 0 if it is not known.
        column: u16,
        /// The scope: a subprogram or a block of one.
        scope: Reference,
        /// The location of the call that has been inlined.
        inlined_at: Reference,
        /// Whether the source says nothing of the code.
        is_implicit: bool,
        /// The group of instructions; 0 for none.
        atom_group: u64,
        /// The rank in the group.
        atom_rank: u16,
    } operands [scope, inlined_at]
    text "DILocation" [
        line: Number line, column: Number column unless ZERO, scope: Node scope is NOT_NULL,
        inlinedAt: Node inlined_at unless ZERO, isImplicitCode: Bool is_implicit unless ZERO,
        atomGroup: Number atom_group unless ZERO, atomRank: Number atom_rank unless ZERO,
    ]

    /// The identity of an assignment, `DIAssignID`.
    AssignId = 47 {
    } operands []
    text "DIAssignID" [
    ]
}
