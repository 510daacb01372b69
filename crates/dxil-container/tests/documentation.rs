//! `docs/container.md` against the code: its tables are parsed and compared.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use dxil_container::layout::*;
use dxil_container::{Field, FieldType, PartInfo, Record};

/// The facts of the page or the code, one a line.
type Facts = BTreeSet<String>;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs")
}

fn page() -> String {
    fs::read_to_string(folder().join("container.md")).expect("the page")
}

/// Fails with what one of the two has alone.
fn assert_same(names: [&str; 2], [one, other]: [&Facts; 2]) {
    let [first, second] = names;
    let in_first = one.difference(other).map(|fact| format!("in {first} only: {fact}\n"));
    let in_second = other.difference(one).map(|fact| format!("in {second} only: {fact}\n"));
    let differences: String = in_first.chain(in_second).collect();
    assert!(differences.is_empty(), "{first} and {second} differ\n{differences}");
}

/// Compares the page with the code.
fn assert_documented(page: &Facts, code: &Facts) {
    assert_same(["docs/container.md", "the code"], [page, code]);
}

/// The cells of a table's row.
fn cells(line: &str) -> Option<Vec<&str>> {
    let row = line.strip_prefix('|')?.strip_suffix('|')?;
    Some(row.split('|').map(str::trim).collect())
}

/// The text of a cell that is one span of code.
fn code(cell: &str) -> Option<&str> {
    cell.strip_prefix('`')?.strip_suffix('`').filter(|name| !name.contains('`'))
}

/// The facts of a record: its size, and the offset and size of each field.
fn record<T: Record>(name: &str) -> Vec<String> {
    let size = format!("{name}: {} bytes", T::SIZE);
    let field = |it: &Field| format!("{name}: {} {}+{}", it.name, it.offset, it.size);
    std::iter::once(size).chain(T::FIELDS.iter().map(field)).collect()
}

macro_rules! records {
    ($($record:ty,)*) => {
        [$((stringify!($record), record::<$record>(stringify!($record)))),*]
    };
}

/// All records of `layout`, and their facts.
fn records() -> Vec<(&'static str, Vec<String>)> {
    let records = records! {
        BytecodeHeader, ClassInstance, ClassType, ClassTypeId, CompilerVersionHeader,
        DebugNameHeader, DescriptorRange, DescriptorRange1_0, DescriptorTable, EffectHeader,
        FunctionTableId, Header, InterfaceSlots, InterfacesHeader, Level9Constants, Level9Header,
        Level9Register, Level9RuntimeConstant, Level9Sampler, LinkEntry, LinkLibraryHeader,
        LinkParameter, LinkSignatureHeader, MultiStreamHeader, PartHeader, PdbInfoHeader,
        ProgramHeader, RootConstants, RootDescriptor, RootDescriptor1_0, RootParameterHeader,
        RootSignatureHeader, ShaderHash, SignatureElement, SignatureHeader, SourceArgumentsHeader,
        SourceContentHeader, SourceContentsHeader, SourceInfoHeader, SourceNameHeader,
        SourceNamesHeader, SourceSectionHeader, StaticSampler, StaticSampler1_0, Statistics,
        StatisticsSm5, psv::AmplificationInfo, psv::DomainInfo, psv::GeometryInfo, psv::HullInfo,
        psv::LinAlgAccumulateStore, psv::LinAlgMatrixConstruction, psv::LinAlgMatrixMultiply,
        psv::LinAlgMatrixOperationShape, psv::LinAlgOuterProduct, psv::LinAlgRuntimeInfo,
        psv::LinAlgThreadMatrixVectorMultiply, psv::MeshInfo, psv::PixelInfo, psv::ResourceBinding,
        psv::RuntimeInfo, psv::SemanticIndex, psv::SignatureElement, psv::VertexInfo, rdat::AsInfo,
        rdat::CsInfo, rdat::DsInfo, rdat::FunctionInfo2, rdat::GsInfo,
        rdat::Header, rdat::HitGroup, rdat::HsInfo, rdat::IoNode, rdat::MsInfo, rdat::NodeId,
        rdat::NodeShaderFuncAttrib, rdat::NodeShaderInfo, rdat::NodeShaderIoAttrib,
        rdat::PartHeader, rdat::PartOffset, rdat::PdbInfo, rdat::PdbLibrary, rdat::PdbSource,
        rdat::PsInfo, rdat::RaytracingPipelineConfig, rdat::RaytracingPipelineConfig1,
        rdat::RaytracingShaderConfig, rdat::ResourceInfo, rdat::SubobjectRootSignature,
        rdat::SignatureElement, rdat::StateObjectConfig, rdat::Subobject,
        rdat::SubobjectToExportsAssociation, rdat::TableHeader, rdat::VsInfo, rdef::RecordSizes,
        rdef::ResourceDefinitionsHeader, rdef::ShaderBuffer, rdef::ShaderInputBinding,
        rdef::ShaderType, rdef::ShaderTypeMember,
        rdef::ShaderTypeOffset, rdef::ShaderVariable,
    };
    records.into()
}

/// The records on the page.
fn documented_records(page: &str) -> Facts {
    let mut facts: Facts =
        page.lines().filter_map(cells).filter_map(|row| row_of_a_record(&row)).flatten().collect();
    let paragraphs: Vec<_> = page.split("\n\n").collect();
    for pair in paragraphs.windows(2) {
        let [names, table] = pair else { continue };
        if let Some(names) = names.strip_suffix(" bytes:") {
            facts.extend(table_of_records(names, table));
        }
    }
    facts
}

/// A small record has a row: name, size, and each field as "`name` offset+size".
fn row_of_a_record(cells: &[&str]) -> Option<Vec<String>> {
    let [name, size, fields, _] = cells else { return None };
    let name = code(name).filter(|_| fields.contains('+'))?;
    let fields = fields.split(", ").map(|field| format!("{name}: {}", field.replace('`', "")));
    Some(std::iter::once(format!("{name}: {size} bytes")).chain(fields).collect())
}

/// Others have a table behind a line such as "`A`, 12 bytes; `B`, 8 bytes:", with a row for each field of
/// the first, with which the others begin.
fn table_of_records(names: &str, table: &str) -> Vec<String> {
    let mut facts = Vec::new();
    for (place, record) in names.split("; ").enumerate() {
        let (name, size) = record.split_once(", ").expect(record);
        let (name, size) = (code(name).expect(record), size.trim_end_matches(" bytes"));
        let end: usize = size.parse().expect(record);
        facts.push(format!("{name}: {end} bytes"));
        for cells in table.lines().filter_map(cells).skip(2) {
            let [offset, size, field, _] = cells[..] else { panic!("{cells:?}") };
            let (start, field) =
                (offset.parse::<usize>().expect(offset), code(field).expect(field));
            if place == 0 || start < end {
                facts.push(format!("{name}: {field} {offset}+{size}"));
            }
        }
    }
    facts
}

#[test]
fn records_have_the_fields_of_the_page() {
    let code = records().into_iter().flat_map(|(_, facts)| facts).collect();
    assert_documented(&documented_records(&page()), &code);
}

/// The list in this file is whole: a record that is declared is compared.
#[test]
fn all_records_are_compared() {
    let layout = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/layout");
    let modules = fs::read_to_string(layout.join("mod.rs")).expect("the module");
    let mut declared = Facts::new();
    for folder in [&layout, &layout.with_file_name("parts")] {
        for file in sources(folder) {
            let place = file.strip_prefix(folder).expect("a file below").with_extension("");
            let module = place.iter().next().expect("a name").to_string_lossy().into_owned();
            let public = modules.lines().any(|line| line == format!("pub mod {module};"));
            let prefix = if public { format!("{module}::") } else { String::new() };
            let text = fs::read_to_string(&file).expect("a source");
            let names = declared_records(&text).chain(records_of_parts(&text));
            declared.extend(
                names.chain(records_with_forms(&text)).map(|name| format!("{prefix}{name}")),
            );
        }
    }
    let listed = records().into_iter().map(|(name, _)| name.to_owned()).collect();
    assert_same(["this test's list", "the sources"], [&listed, &declared]);
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries =
        fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    entries.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] }).collect()
}

/// The names of the records that `part! {` declares: "pub field: Name {".
fn records_of_parts(source: &str) -> impl Iterator<Item = &str> {
    source.lines().filter_map(|line| {
        let (_, name) = line.strip_prefix("        pub ")?.split_once(": ")?;
        name.strip_suffix(" {").filter(|name| !name.contains(' '))
    })
}

/// The names of the records that `forms! {` declares: "    pub struct Name", without a brace or before one.
fn records_with_forms(source: &str) -> impl Iterator<Item = &str> {
    let blocks = source.split("\n}\n").filter_map(|item| item.split_once("\nforms! {\n"));
    let lines = blocks.flat_map(|(_, body)| body.lines());
    lines.filter_map(|line| line.strip_prefix("    pub struct ")?.split([':', ' ']).next())
}

/// The names after `record! {` and the macros that declare several alike.
fn declared_records(source: &str) -> impl Iterator<Item = &str> {
    let blocks = source.split("\n}\n").filter_map(|item| {
        let macros = ["record", "attribs", "function_info", "flagged"];
        let mut bodies = macros.iter().map(|name| item.split_once(&format!("\n{name}! {{\n")));
        Some(bodies.find_map(|body| body)?.1)
    });
    blocks.flat_map(|block| {
        let heads = block.lines().filter(|line| !line.trim_start().starts_with("//"));
        let mut names = heads.map(|line| line.trim().trim_end_matches(['}', '{', ';', ' ']));
        let first = names.next().unwrap_or_default();
        // "pub struct Name and", before the line of the other one.
        let (first, other) = match first.strip_suffix(" and") {
            Some(first) => (first, names.next()),
            None => (first, None),
        };
        first.split(' ').next_back().into_iter().chain(other)
    })
}

/// The facts of an enumeration: its size, its numbers and their names.
macro_rules! names {
    (|$item:ident| $number:expr; $($type:ty,)*) => {{
        let mut facts = Facts::new();
        $(
            let name = stringify!($type);
            facts.insert(format!("{name}: {} bytes", <$type as FieldType>::SIZE));
            facts.extend(<$type>::NAMED.iter().map(|($item, text)| {
                format!("{name}: {} {text}", $number)
            }));
        )*
        facts
    }};
}

/// The enumerations below a heading of the page, one in each row.
fn documented_names(page: &str, heading: &str) -> Facts {
    let mut facts = Facts::new();
    for line in section(page, heading).lines() {
        let [name, size, names] = cells(line).unwrap_or_default()[..] else { continue };
        let Some(name) = code(name) else { continue };
        facts.insert(format!("{name}: {size} bytes"));
        facts.extend(names.split(", ").map(|item| format!("{name}: {item}")));
    }
    facts
}

/// The text below a heading of the second level.
fn section<'p>(page: &'p str, heading: &str) -> &'p str {
    let mut sections = page.split("\n## ");
    sections.find(|it| it.lines().next() == Some(heading)).expect(heading)
}

#[test]
fn enumerations_have_the_numbers_of_the_page() {
    let code = names! { |item| item.0;
        ComparisonFunc, ComponentType, Compression, DescriptorRangeType, EffectVersion, Filter,
        InputPrimitive, Level9Conversion, Level9RuntimeConstantKind, LinkInterpolation,
        MinPrecision, PrimitiveTopology, RootParameterType, RootSignatureVersion, ShaderKind,
        ShaderVisibility, SigComponentType, SourceSectionType, StaticBorderColor, SystemValue,
        TessellatorDomain, TessellatorOutputPrimitive, TessellatorPartitioning,
        TextureAddressMode, psv::InterpolationMode, psv::MeshOutputTopology, psv::ResourceKind,
        psv::ResourceType, psv::SemanticKind, rdat::HitGroupType, rdat::NodeFuncAttribKind, rdat::NodeIoAttribKind, rdat::NodeIoKind, rdat::NodeLaunchType,
        rdat::PartType, rdat::ResourceClass, rdat::SubobjectKind, rdef::ResourceDimension,
        rdef::ResourceReturnType, rdef::ShaderBufferType, rdef::ShaderInputType,
        rdef::ShaderTarget, rdef::VariableClass, rdef::VariableType,
    };
    assert_documented(&documented_names(&page(), "Enumerations"), &code);
}

#[test]
fn flags_have_the_bits_of_the_page() {
    let code = names! { |item| item.0.trailing_zeros();
        CompilerVersionFlags, DescriptorRangeFlags, FeatureFlags, HashFlags, LinkFunctionFlags,
        LinkParameterFlags, RootDescriptorFlags, RootSignatureFlags, StaticSamplerFlags,
        psv::LinAlgAccumulateStoreFlags, psv::LinAlgThreadMatrixVectorMultiplyFlags,
        psv::ResourceFlags, psv::RuntimeFlags, rdat::NodeIoFlags, rdat::RaytracingPipelineFlags,
        rdat::ResourceFlags, rdat::ShaderFlags, rdat::ShaderStageFlags, rdat::StateObjectFlags,
        rdef::CompileFlags, rdef::ShaderBufferFlags, rdef::ShaderInputFlags,
        rdef::ShaderVariableFlags,
    };
    assert_documented(&documented_names(&page(), "Flags"), &code);
}

/// A row says what a part is, who writes it and since when; names of those for debugging are in
/// italics.
#[test]
fn all_parts_are_listed() {
    let code = PartInfo::ALL.iter().map(|info| {
        let writers: Vec<_> = info.writers.iter().map(ToString::to_string).collect();
        let italics = if info.debug { "*" } else { "" };
        let (name, writers) = (format!("{italics}`{}`{italics}", info.four_cc), writers.join(", "));
        format!("{name} {} ({writers}, since {})", info.title, info.since)
    });
    let page = page();
    let rows = section(&page, "All parts").lines().filter_map(cells).skip(2);
    let rows = rows.map(|row| format!("{} {} ({}, since {})", row[0], row[1], row[2], row[3]));
    assert_documented(&rows.collect(), &code.collect());
}

/// A heading such as "LIBF, LIBH: libraries" begins the section of these parts.
#[test]
fn all_parts_have_a_section() {
    let page = page();
    let headings = page.lines().filter_map(|line| line.strip_prefix("## ")?.split_once(": "));
    let names = headings.flat_map(|(names, _)| names.split(", ").map(str::to_owned));
    let code = PartInfo::ALL.iter().map(|info| info.four_cc.to_string());
    assert_documented(&names.collect(), &code.collect());
}
