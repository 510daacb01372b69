//! The opcodes of DXBC programs and of shaders of Direct3D 9.

use std::collections::BTreeMap;

use dxbc_code::{Opcode, Program, Statement, level9};
use dxil_container::Container;
use dxil_container::read::PartView;
use dxil_inspect::{Align, Cell, File, Row as Line, Style, Table};
use serde_json::{Value as Json, json};

use crate::failure::{Failure, Result};

/// The number of instructions of each opcode in the programs of a file, those of a library's functions included.
#[derive(Default)]
pub(super) struct Counts {
    /// Whether there is a program.
    pub(super) has_program: bool,
    /// By number and mnemonic.
    counts: BTreeMap<(u32, &'static str), usize>,
}

impl Counts {
    pub(super) fn of(file: &File<'_>) -> Result<Self> {
        let mut counts = Self::default();
        if let File::Container(bytes) = file {
            let container = Container::parse(bytes)?;
            counts.add_programs(&container)?;
            for part in container.parts() {
                if let PartView::LinkFunction(function) = part.view()? {
                    counts.add_programs(&function.container()?)?;
                }
            }
        }
        Ok(counts)
    }

    /// The opcodes of a shader of Direct3D 9 without a container.
    pub(super) fn of_direct3d9(bytes: &[u8]) -> Result<Self> {
        let mut counts = Self { has_program: true, ..Self::default() };
        for located in level9::Shader::parse(bytes).map_err(Failure::new)?.statements() {
            if let level9::Statement::Instruction(instruction) =
                located.map_err(Failure::new)?.statement
            {
                let opcode = instruction.opcode;
                *counts.counts.entry((opcode as u32, opcode.mnemonic())).or_default() += 1;
            }
        }
        Ok(counts)
    }

    /// Adds the programs in the parts of a container.
    fn add_programs(&mut self, container: &Container<'_>) -> Result {
        for part in container.parts() {
            if let PartView::Bytecode(_) = part.view()? {
                self.has_program = true;
                self.add(&part.data()).map_err(|error| {
                    Failure::new(format_args!("part {}: {error}", part.four_cc()))
                })?;
            }
        }
        Ok(())
    }

    fn add(&mut self, program: &[u8]) -> std::result::Result<(), dxbc_code::Error> {
        for located in Program::parse(program)?.statements() {
            let opcode = match located?.statement {
                Statement::Instruction(instruction) => instruction.opcode,
                Statement::CustomData(_) => Opcode::CustomData,
            };
            *self.counts.entry((opcode.number(), opcode.mnemonic())).or_default() += 1;
        }
        Ok(())
    }

    /// The opcodes as JSON, with the keys of DXIL's operations.
    pub(super) fn json(&self) -> impl Iterator<Item = Json> + '_ {
        self.counts.iter().map(|((number, mnemonic), count)| {
            json!({
                "function": null,
                "opcode": number,
                "operation": mnemonic,
                "overloads": [],
                "calls": count,
            })
        })
    }

    pub(super) fn table(&self) -> Table {
        let mut table = Table::new(&[
            ("Opcode", Align::Right),
            ("Instruction", Align::Left),
            ("Count", Align::Right),
        ]);
        for ((number, mnemonic), count) in &self.counts {
            let mnemonic = Cell::new(*mnemonic, Style::Name);
            table.row(Line::new([(*number).into(), mnemonic, (*count).into()]));
        }
        table
    }
}
