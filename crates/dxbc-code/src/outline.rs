//! The declarations of a whole program.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use core::ops::Range;

use dxil_ops::ShaderModel;

use crate::declaration::{Declaration, GlobalFlagSet};
use crate::enumeration::CustomDataClass;
use crate::error::Error;
use crate::instruction::{CustomData, Instruction, Statement};
use crate::opcode::{OpClass, Opcode};
use crate::program::Program;
use crate::range::ResourceRange;

/// The declarations of a whole program: properties, resources, interfaces and phases.
///
/// ```
/// use dxbc_code::{Argument, Instruction, Opcode, Program, Statement, Writer};
/// use dxil_format::ShaderKind;
/// use dxil_ops::ShaderModel;
///
/// let mut writer = Writer::new(ShaderKind::Compute, ShaderModel { major: 5, minor: 0 });
/// let size = [8, 4, 1].map(Argument::Token);
/// writer.push(&Statement::Instruction(Instruction::new(Opcode::DclThreadGroup, size)))?;
/// let bytes = writer.finish()?;
/// assert_eq!(Program::parse(&bytes)?.outline()?.thread_group, Some([8, 4, 1]));
/// # Ok::<(), dxbc_code::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Outline {
    /// The flags.
    pub flags: GlobalFlagSet,
    /// The size of a thread group of a compute shader.
    pub thread_group: Option<[u32; 3]>,
    /// The ranges of resources, as declared.
    pub ranges: Vec<ResourceRange>,
    /// The vectors of the immediate constant buffer.
    pub immediate_constants: Vec<[u32; 4]>,
    /// The function bodies, as declared.
    pub function_bodies: Vec<u32>,
    /// The function bodies of each table, by its number.
    pub function_tables: BTreeMap<u32, Vec<u32>>,
    /// The interfaces, as declared.
    pub interfaces: Vec<InterfaceArray>,
    /// The phases of a hull shader.
    pub phases: Vec<Phase>,
}

/// An interface, or an array of interfaces, that a program declares.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InterfaceArray {
    /// The number of the interface.
    pub number: u32,
    /// The length of the array.
    pub length: u32,
    /// The number of call sites.
    pub functions: u32,
    /// The tables of the classes that can be bound.
    pub tables: Vec<u32>,
}

/// A phase of a hull shader.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Phase {
    /// The opcode that begins it, such as [`Opcode::HsForkPhase`].
    pub opcode: Opcode,
    /// Its tokens, that of the opcode included.
    pub tokens: Range<usize>,
    /// The number of instances that a fork or join phase declares.
    pub instances: Option<u32>,
}

impl Program<'_> {
    /// The declarations of the whole program.
    ///
    /// # Errors
    ///
    /// A statement cannot be read.
    pub fn outline(&self) -> Result<Outline, Error> {
        let mut outline = Outline::default();
        for located in self.statements() {
            let located = located?;
            match &located.statement {
                Statement::Instruction(it) => outline.instruction(located.token, it, self.model),
                Statement::CustomData(data) => outline.custom_data(data),
            }
        }
        outline.end_phase(self.token_count());
        Ok(outline)
    }
}

impl Outline {
    fn instruction(&mut self, token: usize, instruction: &Instruction, model: ShaderModel) {
        if instruction.opcode.class() == OpClass::Phase {
            self.end_phase(token);
            let (opcode, tokens) = (instruction.opcode, token..token);
            self.phases.push(Phase { opcode, tokens, instances: None });
        }
        match Declaration::of(instruction, model) {
            Some(Declaration::GlobalFlags(flags)) => self.flags.0 |= flags.0,
            Some(Declaration::ThreadGroup(size)) => self.thread_group = Some(size),
            Some(Declaration::Range(range)) => self.ranges.push(range),
            Some(Declaration::FunctionBody(body)) => self.function_bodies.push(body),
            Some(Declaration::FunctionTable(table)) => {
                self.function_tables.insert(table.number, table.bodies.to_vec());
            }
            Some(Declaration::Interface(it)) => self.interfaces.push(InterfaceArray {
                number: it.number,
                length: it.length,
                functions: it.functions,
                tables: it.tables.to_vec(),
            }),
            Some(Declaration::PhaseInstances(count)) => {
                if let Some(phase) = self.phases.last_mut() {
                    phase.instances = Some(count);
                }
            }
            _ => {}
        }
    }

    fn custom_data(&mut self, data: &CustomData) {
        if data.known_class() == Some(CustomDataClass::ImmediateConstantBuffer) {
            let vectors = data.data.chunks_exact(4).filter_map(|it| it.first_chunk().copied());
            self.immediate_constants.extend(vectors);
        }
    }

    fn end_phase(&mut self, token: usize) {
        if let Some(phase) = self.phases.last_mut() {
            phase.tokens.end = token;
        }
    }
}
