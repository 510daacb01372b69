//! `dxil ops`: the operations that a module calls, or the opcodes of a DXBC program.

mod bytecode;

use dxbc_code::level9::Shader;
use dxil_inspect::text::{escaped, shortened};
use dxil_inspect::{Align, Cell, Error, File, Row as Line, Style, Table};
use dxil_ir::Module;
use dxil_ir::calls::Usage;
use dxil_ops::{FunctionName, OpCode};
use serde_json::{Value as Json, json};

use crate::failure::Result;
use crate::input::{Inputs, Kind, Source};
use crate::json;
use crate::ui::Ui;

use bytecode::Counts;

#[derive(clap::Args)]
#[command(mut_arg("files", |files| files.help(Inputs::LISTED)))]
#[command(after_long_help = "\
Examples:
  dxil ops shader.dxil
  dxil ops --json build/shaders | jq -r '.operations[].operation' | sort | uniq -c")]
pub(crate) struct Arguments {
    #[command(flatten)]
    inputs: Inputs,

    /// Print JSON, a document for each file.
    #[arg(long)]
    json: bool,
}

impl Arguments {
    pub(crate) fn run(&self, ui: &mut Ui) -> Result {
        let sources = self.inputs.find(Kind::Program, ui.jobs)?;
        let single = sources.single;
        ui.for_each(sources, |reply, source, bytes| {
            let heading = (!single).then_some(source);
            let module = match program(bytes)? {
                Program::Module(module) => module,
                Program::Bytecode(counts) => {
                    match (counts.has_program, self.json) {
                        (true, true) => reply.print(&document(source, counts.json())),
                        (true, false) => reply.table(heading, &counts.table()),
                        (false, true) => {
                            reply.tally("without module");
                            reply.print(&document(source, []));
                        }
                        (false, false) => return Err(Error::NoProgram.into()),
                    }
                    return Ok(());
                }
            };
            let rows = Usage::all(&module).into_iter().map(|usage| Row::new(&module, usage));
            if self.json {
                reply.print(&document(source, rows.map(Row::json)));
            } else {
                reply.table(heading, &table(rows));
            }
            Ok(())
        })
    }
}

/// What a file has.
enum Program {
    Module(Box<Module>),
    /// The opcodes of DXBC or of Direct3D 9, if there is such a program.
    Bytecode(Counts),
}

fn program(bytes: &[u8]) -> Result<Program> {
    if Shader::is_file(bytes) {
        return Ok(Program::Bytecode(Counts::of_direct3d9(bytes)?));
    }
    let file = File::open(bytes)?;
    match file.module() {
        Ok(module) => Ok(Program::Module(Box::new(module))),
        Err(Error::NoProgram) => Ok(Program::Bytecode(Counts::of(&file)?)),
        Err(error) => Err(error.into()),
    }
}

/// The number of calls of a function with an opcode.
struct Row {
    function: String,
    overloads: Vec<String>,
    usage: Usage,
}

impl Row {
    fn new(module: &Module, usage: Usage) -> Self {
        let name = &module.functions[usage.function].name;
        let parsed = std::str::from_utf8(name).ok().and_then(|name| FunctionName::parse(name).ok());
        let overloads = parsed.iter().flat_map(FunctionName::overloads);
        let overloads = overloads.map(|it| escaped(it.to_string().as_bytes())).collect();
        Self { function: shortened(name), overloads, usage }
    }

    /// The operation; `None` if the opcode is unknown or varies.
    fn operation(&self) -> Option<OpCode> {
        self.usage.opcode.and_then(OpCode::from_u32)
    }

    fn json(self) -> Json {
        json!({
            "function": self.function,
            "opcode": self.usage.opcode,
            "operation": self.operation().map(OpCode::name),
            "overloads": self.overloads,
            "calls": self.usage.count,
        })
    }

    fn line(&self) -> Line {
        let Usage { opcode, count, .. } = self.usage;
        let operation = match (self.operation(), count) {
            (Some(op), _) => op.name().into(),
            // Declared only.
            (None, 0) => "".into(),
            (None, _) => Cell::new("unknown", Style::Error),
        };
        let opcode = match (opcode, count) {
            (Some(opcode), _) => opcode.into(),
            (None, 0) => "".into(),
            (None, _) => Cell::new("variable", Style::Error),
        };
        let overloads = self.overloads.join(" ").into();
        let function = Cell::new(&*self.function, Style::Name);
        Line::new([opcode, operation, overloads, count.into(), function])
    }
}

/// The operations of a file as JSON.
fn document(source: &Source, rows: impl IntoIterator<Item = Json>) -> String {
    let operations = rows.into_iter().collect::<Json>();
    json::document(&json::of_file(source, json!({ "operations": operations })))
}

fn table(rows: impl Iterator<Item = Row>) -> Table {
    let mut table = Table::new(&[
        ("Opcode", Align::Right),
        ("Operation", Align::Left),
        ("Overload", Align::Left),
        ("Calls", Align::Right),
        ("Function", Align::Left),
    ]);
    rows.for_each(|row| table.row(row.line()));
    table
}
