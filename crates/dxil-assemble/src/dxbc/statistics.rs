//! `STAT`: counts of a DXBC program's instructions.

use alloc::collections::BTreeSet;
use alloc::vec::Vec;

use dxbc_code::enumeration::{
    CustomDataClass, GlobalFlags, InterpolationMode, OperandType, SystemValue,
};
use dxbc_code::{
    CustomData, Declaration, Error, Instruction, OpClass, Opcode, ParameterKind, Program, Statement,
};
use dxil_container::layout::rdef::CompileFlags;
use dxil_container::layout::{self, StatisticsSm5};
use dxil_container::write::Statistics;
use dxil_format::{
    InputPrimitive, PrimitiveTopology, ShaderKind, TessellatorDomain, TessellatorOutputPrimitive,
    TessellatorPartitioning,
};
use dxil_ops::ShaderModel;

use super::conversions::Conversions;
use super::moves::{Counts, Moves};
use super::operands;
use super::parts::moves_of_parts;
use super::reach::Reach;

/// The part `STAT` of a program that FXC compiled with these options, of which only
/// [`SkipOptimization`](CompileFlags::SkipOptimization) counts.
///
/// FXC counts before its last passes: docs/dxbc.md tells what it counts as what, and of which moves a program does not
/// tell.
///
/// # Errors
///
/// A statement cannot be read.
pub fn statistics(program: &Program<'_>, options: CompileFlags) -> Result<Statistics, Error> {
    let is_optimized = !options.contains(CompileFlags::SkipOptimization);
    let statements = program.statements().collect::<Result<Vec<_>, _>>()?;
    let parts = if is_optimized { moves_of_parts(&statements) } else { BTreeSet::new() };
    let mut counter = Counter {
        kind: program.kind,
        model: program.model,
        counts: layout::Statistics::default(),
        sm5: StatisticsSm5::default(),
        inputs: Declarations::default(),
        outputs: Declarations::default(),
        arrays: Declarations::default(),
        runs_for_samples: false,
        conversions: Conversions::new(is_optimized),
        moves: Moves::new(program.kind, is_optimized, parts),
        reach: Reach::new(),
    };
    for located in &statements {
        match &located.statement {
            Statement::Instruction(instruction) => counter.statement(instruction, located.token),
            Statement::CustomData(data) => counter.custom_data(data),
        }
    }
    let counted = counter.moves.finish();
    counter.add(counted);
    let Counter { mut counts, sm5, runs_for_samples, inputs, outputs, arrays, .. } = counter;
    // In a hull shader, these may be different phases.
    counts.dcl_count = inputs.most + outputs.most;
    counts.temp_array_count = arrays.most;
    let is_sm5 = program.model.major >= 5;
    Ok(Statistics {
        counts,
        sample_frequency: Some(runs_for_samples.into()),
        sm5: is_sm5.then_some(sm5),
        ..Statistics::default()
    })
}

struct Counter {
    kind: ShaderKind,
    model: ShaderModel,
    counts: layout::Statistics,
    sm5: StatisticsSm5,
    inputs: Declarations,
    outputs: Declarations,
    /// Arrays of temporary registers.
    arrays: Declarations,
    runs_for_samples: bool,
    conversions: Conversions,
    moves: Moves,
    reach: Reach,
}

/// The number of declared inputs, outputs or elements of arrays.
#[derive(Default)]
struct Declarations {
    of_phase: u32,
    /// Those of the phase with the most.
    most: u32,
}

impl Declarations {
    fn count(&mut self, number: u32) {
        self.of_phase = self.of_phase.saturating_add(number);
        self.most = self.most.max(self.of_phase);
    }
}

impl Counter {
    fn statement(&mut self, instruction: &Instruction, token: usize) {
        let is_counted = self.reach.counts(instruction);
        match instruction.opcode.class() {
            OpClass::Declaration => {
                if let Some(declaration) = Declaration::of(instruction, self.model) {
                    self.declaration(declaration);
                }
            }
            OpClass::Phase => {
                for declarations in [&mut self.inputs, &mut self.outputs, &mut self.arrays] {
                    declarations.of_phase = 0;
                }
                let counted = self.moves.begin_phase();
                self.add(counted);
            }
            OpClass::Instruction => {
                self.instruction(instruction, token, is_counted);
            }
            OpClass::Data => {}
        }
    }

    fn custom_data(&mut self, data: &CustomData) {
        match data.known_class() {
            Some(CustomDataClass::ImmediateConstantBuffer) => {
                self.counts.def_count += (data.data.len() / 4) as u32;
            }
            Some(CustomDataClass::ShaderMessage) => self.counts.instruction_count += 1,
            _ => {}
        }
    }

    fn declaration(&mut self, declaration: Declaration<'_>) {
        let (counts, sm5) = (&mut self.counts, &mut self.sm5);
        match declaration {
            Declaration::GlobalFlags(flags)
                if flags.contains(GlobalFlags::EnableDoublePrecisionFloatOps) =>
            {
                self.moves.have_doubles();
            }
            Declaration::Temps(count) => {
                counts.temp_register_count = counts.temp_register_count.max(count);
            }
            Declaration::IndexableTemp { count, .. } => {
                self.arrays.count(count);
            }
            Declaration::Input(element) => {
                let is_sampled = matches!(
                    element.interpolation,
                    Some(
                        InterpolationMode::LinearSample
                            | InterpolationMode::LinearNoperspectiveSample
                    )
                );
                let is_index = element.system_value == Some(SystemValue::SampleIndex);
                self.runs_for_samples |= is_sampled || is_index;
                self.inputs.count(1);
            }
            Declaration::Output(element) => {
                self.outputs.count(1);
                self.moves.declare_output(element.register);
            }
            Declaration::InputPrimitive(primitive) => {
                counts.input_primitive = InputPrimitive(primitive);
            }
            Declaration::OutputTopology(topology) => {
                counts.gs_output_topology = PrimitiveTopology(topology.number());
            }
            Declaration::MaxOutput(count) => counts.gs_max_output_vertex_count = count,
            Declaration::Instances(count) => sm5.gs_instance_count = count,
            Declaration::InputControlPoints(count) if self.kind == ShaderKind::Hull => {
                counts.input_primitive = InputPrimitive(count + 7);
            }
            Declaration::InputControlPoints(count) | Declaration::OutputControlPoints(count) => {
                sm5.control_points = count;
            }
            Declaration::TessellatorDomain(domain) => {
                sm5.tessellator_domain = TessellatorDomain(domain.number());
            }
            Declaration::TessellatorPartitioning(partitioning) => {
                sm5.hs_partitioning = TessellatorPartitioning(partitioning.number());
            }
            Declaration::TessellatorOutputPrimitive(primitive) => {
                sm5.hs_output_primitive = TessellatorOutputPrimitive(primitive.number());
            }
            _ => {}
        }
    }

    fn instruction(&mut self, instruction: &Instruction, token: usize, is_counted: bool) {
        // A label is none, and neither is `abort`, which follows its message.
        if !matches!(instruction.opcode, Opcode::Label | Opcode::Abort) {
            self.counts.instruction_count += 1;
        }
        if operands(instruction).any(|operand| operand.ty == OperandType::IndexableTemp) {
            self.counts.array_instruction_count += 1;
        }
        let counted = self.moves.count(instruction, token);
        self.add(counted);
        if self.conversions.has(instruction) {
            self.counts.conversion_instruction_count += 1;
        } else {
            self.arithmetic(instruction);
        }
        self.resources(instruction);
        if is_counted {
            self.control_flow(instruction);
        }
    }

    fn add(&mut self, counted: Counts) {
        self.counts.mov_instruction_count += counted.moves;
        self.counts.float_instruction_count += counted.floats;
    }

    fn arithmetic(&mut self, instruction: &Instruction) {
        use Opcode as Op;
        let counts = &mut self.counts;
        match instruction.opcode {
            Op::SinCos | Op::UDiv if has_two_results(instruction) => {}
            Op::Add
            | Op::Div
            | Op::Dp2
            | Op::Dp3
            | Op::Dp4
            | Op::Eq
            | Op::Exp
            | Op::Ge
            | Op::Log
            | Op::Lt
            | Op::Mad
            | Op::Max
            | Op::Min
            | Op::Mul
            | Op::Ne
            | Op::Rsq
            | Op::SinCos
            | Op::Sqrt
            | Op::DerivRtx
            | Op::DerivRty
            | Op::DerivRtxCoarse
            | Op::DerivRtxFine
            | Op::DerivRtyCoarse
            | Op::DerivRtyFine
            | Op::DFma => counts.float_instruction_count += 1,
            Op::Frc | Op::RoundNe | Op::RoundNi | Op::RoundPi | Op::RoundZ => {
                counts.float_instruction_count += 1;
                counts.conversion_instruction_count += 1;
            }
            Op::IAdd
            | Op::IEq
            | Op::IGe
            | Op::ILt
            | Op::IMad
            | Op::IMax
            | Op::IMin
            | Op::IMul
            | Op::INe
            | Op::INeg
            | Op::IShl
            | Op::IShr => counts.int_instruction_count += 1,
            Op::And
            | Op::Or
            | Op::Xor
            | Op::Not
            | Op::UDiv
            | Op::ULt
            | Op::UGe
            | Op::UMul
            | Op::UMad
            | Op::UMax
            | Op::UMin
            | Op::UShr
            | Op::Msad => counts.uint_instruction_count += 1,
            Op::ItoF
            | Op::UtoF
            | Op::FtoI
            | Op::FtoU
            | Op::DtoF
            | Op::FtoD
            | Op::DtoI
            | Op::DtoU
            | Op::ItoD
            | Op::UtoD => counts.conversion_instruction_count += 1,
            Op::MovC => counts.movc_instruction_count += 1,
            _ => {}
        }
    }

    fn resources(&mut self, instruction: &Instruction) {
        use Opcode as Op;
        let (counts, sm5) = (&mut self.counts, &mut self.sm5);
        let is_shared = instruction
            .operand("memory")
            .is_some_and(|memory| memory.ty == OperandType::ThreadGroupSharedMemory);
        match instruction.opcode {
            Op::Sample | Op::SampleClampFeedback => counts.texture_normal_instructions += 1,
            Op::SampleC | Op::SampleCLz | Op::SampleCClampFeedback | Op::SampleCLzFeedback => {
                counts.texture_comp_instructions += 1;
            }
            Op::SampleB | Op::SampleBClampFeedback => counts.texture_bias_instructions += 1,
            Op::SampleD | Op::SampleDClampFeedback => counts.texture_gradient_instructions += 1,
            Op::Gather4
            | Op::Gather4Po
            | Op::Gather4Feedback
            | Op::Gather4CFeedback
            | Op::Gather4PoFeedback
            | Op::Gather4PoCFeedback => counts.texture_gather_instructions += 1,
            Op::Lod => counts.lod_instructions += 1,
            Op::Ld
            | Op::LdFeedback
            | Op::LdMs
            | Op::LdMsFeedback
            | Op::SampleL
            | Op::SampleLFeedback
            | Op::LdUavTyped
            | Op::LdUavTypedFeedback
            | Op::LdRaw
            | Op::LdRawFeedback
            | Op::LdStructured
            | Op::LdStructuredFeedback
                if !is_shared =>
            {
                counts.texture_load_instructions += 1;
            }
            Op::StoreUavTyped | Op::StoreRaw | Op::StoreStructured if !is_shared => {
                sm5.texture_store_instructions += 1;
            }
            Op::Sync => sm5.barrier_instructions += 1,
            opcode if is_atomic(opcode) => sm5.interlocked_instructions += 1,
            _ => {}
        }
    }

    fn control_flow(&mut self, instruction: &Instruction) {
        use Opcode as Op;
        let counts = &mut self.counts;
        let depends_on_constants = ["condition", "value"]
            .iter()
            .find_map(|name| instruction.operand(name))
            .is_some_and(|operand| {
                use OperandType as Type;
                matches!(operand.ty, Type::ConstantBuffer | Type::ImmediateConstantBuffer)
            });
        match instruction.opcode {
            Op::If | Op::Switch | Op::BreakC | Op::ContinueC | Op::RetC | Op::CallC
                if !depends_on_constants =>
            {
                counts.dynamic_flow_control_count += 1;
            }
            Op::If
            | Op::Switch
            | Op::BreakC
            | Op::ContinueC
            | Op::RetC
            | Op::CallC
            | Op::Else
            | Op::Break
            | Op::Continue
            | Op::Call
            | Op::Ret => counts.static_flow_control_count += 1,
            Op::Cut | Op::CutStream => counts.cut_instruction_count += 1,
            Op::Emit | Op::EmitStream => counts.emit_instruction_count += 1,
            _ => {}
        }
    }
}

fn has_two_results(instruction: &Instruction) -> bool {
    let parameters = instruction.opcode.parameters().iter().zip(operands(instruction));
    let results = parameters.filter(|(parameter, operand)| {
        parameter.kind == ParameterKind::Destination && operand.ty != OperandType::Null
    });
    results.count() == 2
}

/// Whether an opcode changes memory in a way that other threads cannot interrupt.
fn is_atomic(opcode: Opcode) -> bool {
    let memory = opcode.parameters().iter().any(|it| it.kind == ParameterKind::Memory);
    let counts = matches!(opcode, Opcode::ImmAtomicAlloc | Opcode::ImmAtomicConsume);
    counts || memory && opcode.mnemonic().contains("atomic")
}
