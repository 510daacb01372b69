//! Sections for the module of a container: its resources, signatures and functions, and its listing.

use alloc::string::ToString;
use alloc::vec::Vec;

use bstr::ByteSlice as _;
use dxil_container::layout::ShaderKind;
use dxil_container::read::Program;
use dxil_container::{Container, FourCC};
use dxil_ir::Module;
use dxil_metadata::{EntryPoint, Resources, Signatures, Target};
use dxil_text::{Line, Style as TextStyle};

use crate::budget::Budget;
use crate::directory;
use crate::document::{Block, Document, Section};
use crate::highlight;
use crate::item::{Item, SignatureKind};
use crate::link::Links;
use crate::listing::Error;
use crate::part_name::PartName;
use crate::parts::{self, Context};
use crate::record::Records;
use crate::row::{Cell, Row};
use crate::rows::binding::{self, Binding};
use crate::rows::element::{self, Element};
use crate::style::Style;
use crate::table::{Align, Table};
use crate::text::{escaped, shortened};

impl<'a> Document<'a> {
    /// The document of a container: its directory, its parts, the metadata of the module that runs, and the
    /// text of that module.
    ///
    /// ```
    /// use dxil_container::Container;
    /// use dxil_inspect::{Document, Item};
    ///
    /// # let bytes = include_bytes!(concat!(
    /// #     env!("CARGO_MANIFEST_DIR"), "/../../tests/fixtures/containers/dxc110/vs_view_id.dxbc"
    /// # ));
    /// let document = Document::of(&Container::parse(bytes)?)?;
    /// document.for_each_row(&mut |row| {
    ///     if let Some(Item::Resource(..)) = row.item {
    ///         println!("{:?} belongs to {:?}", row.cells[0].text, row.references);
    ///     }
    /// });
    /// let page = document.to_html("vs_view_id.dxbc");
    /// # assert!(page.contains("<p id=\"instruction-0-"));
    /// # Ok::<(), dxil_inspect::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// The module cannot be read. Parts that cannot be read have sections with their errors.
    pub fn of(container: &Container<'a>) -> Result<Self, Error> {
        let part = container.part(FourCC::DXIL).or_else(|| container.part(FourCC::ILDB));
        let program = part.map(|part| Program::parse(&part)).transpose()?;
        let read = part.zip(program).map(|(part, program)| {
            let module = dxil_bitcode::read_dxil(&program.bitcode);
            module.map_err(Error::in_program(&part, &program))
        });
        let module = read.transpose()?;
        let links = match &module {
            Some(module) => Links::new(container, module)?,
            None => Links::default(),
        };
        let budget = Budget::new(container.limit());
        let mut context = Context { stage: parts::stage(container), links: &links, budget };
        let mut document = Self { blocks: directory::header(container).into() };
        let parts = PartName::of_container(container).zip(container.parts());
        for (index, (name, part)) in parts.enumerate() {
            let mut section = parts::section(&name.to_string(), &part, &mut context);
            section.title.item = Some(Item::Part(index));
            document.blocks.push(Block::Section(section));
        }
        if let Some((module, program)) = module.as_ref().zip(program) {
            let records = Records::new(&program, module)?;
            let mut section = self::section(module, &records, &mut context)?;
            section.title.range = Some(program.bitcode.range());
            document.blocks.push(Block::Section(section));
        }
        if context.budget.is_exceeded() {
            return Err(Error::TooLong { limit: container.limit() });
        }
        Ok(document)
    }
}

/// The section of a module.
fn section<'a>(
    module: &Module,
    records: &Records,
    context: &mut Context<'_>,
) -> Result<Section<'a>, Error> {
    let mut section = Section::titled("Module");
    let kind = Target::of(module)?.kind;
    let entry = EntryPoint::first(module)?;
    let mut add = |title, table| {
        let mut of_table = Section::titled(title);
        of_table.table(table);
        section.section(of_table);
    };
    add("Resources", resources(&entry.resources.unwrap_or_default(), records, context));
    if kind != ShaderKind::Library {
        let Signatures { inputs, outputs, patch_constants } = entry.signatures.unwrap_or_default();
        let patch_title = match kind {
            ShaderKind::Mesh => "Primitive signature",
            _ => "Patch constant signature",
        };
        add("Input signature", elements(SignatureKind::Input, inputs.as_deref(), records, context));
        add(
            "Output signature",
            elements(SignatureKind::Output, outputs.as_deref(), records, context),
        );
        add(
            patch_title,
            elements(SignatureKind::PatchConstant, patch_constants.as_deref(), records, context),
        );
    }
    add("Functions", functions(module, records, context));
    section.section(text(module, records, context)?);
    Ok(section)
}

/// A row for each resource.
fn resources(resources: &Resources, records: &Records, context: &mut Context<'_>) -> Table {
    let mut table = binding::table();
    let Resources { srvs, uavs, cbuffers, samplers } = resources;
    for resource in [cbuffers, samplers, srvs, uavs].into_iter().flatten().flatten() {
        let item = Item::Resource(resource.class(), resource.id);
        let row = Row { range: records.of_item(item), ..Binding::of_metadata(resource).row() };
        let row = context.about(row, item);
        table.row_within(row, &mut context.budget);
    }
    table
}

/// A row for each element of a signature.
fn elements(
    kind: SignatureKind,
    elements: Option<&[dxil_metadata::SignatureElement]>,
    records: &Records,
    context: &mut Context<'_>,
) -> Table {
    let elements = elements.unwrap_or_default();
    let has_streams = elements.iter().any(|element| element.output_stream() != 0);
    let mut table = element::table();
    for element in elements {
        let item = Item::Element(kind, element.id);
        let row = Element::of_metadata(element).row(has_streams);
        let row = context.about(Row { range: records.of_item(item), ..row }, item);
        table.row_within(row, &mut context.budget);
    }
    table
}

/// A row for each function.
fn functions(module: &Module, records: &Records, context: &mut Context<'_>) -> Table {
    let mut table = Table::new(&[("Name", Align::Left), ("Instructions", Align::Right)]);
    for (id, function) in module.functions.iter() {
        let instructions = function.body.as_ref().map(|body| body.instructions().count());
        let cells = [
            Cell::new(shortened(&function.name), Style::Name),
            instructions.map_or(Cell::new("declared", Style::Comment), Cell::from),
        ];
        let item = Item::Function(id);
        let row = Row { range: records.of_item(item), ..Row::new(cells) };
        let row = context.about(row, item);
        table.row_within(row, &mut context.budget);
    }
    table
}

/// The text of the module, whose lines of instructions refer to the items that they use. Lines that describe
/// entities have the bytes of their records.
fn text<'a>(
    module: &Module,
    records: &Records,
    context: &mut Context<'_>,
) -> Result<Section<'a>, Error> {
    let left = context.budget.left();
    let (text, described) = dxil_text::print_placed(module, TextStyle::Dxc, left)?;
    let mut described = described.into_iter().peekable();
    let mut section = Section::titled("Text");
    let mut start = 0;
    for line in text.lines() {
        let mut row = Row::new(Vec::new());
        highlight::llvm(line, |token, style| row.cells.push(Cell::new(escaped(token), style)));
        if let Some((_, described)) = described.next_if(|(place, _)| *place == start) {
            row.range = records.of_line(described);
            if let Line::Instruction(function, instruction) = described {
                row = context.about(row, Item::Instruction(function, instruction));
            }
        }
        if !context.budget.spend(row.size()) {
            break;
        }
        section.line(row);
        start += line.len() + 1;
    }
    Ok(section)
}
