//! `SHDR` and `SHEX` against `STAT`: what FXC counted is what its program has.

use dxil_container::FourCC;
use dxil_container::layout::ShaderKind;
use dxil_container::read::{Bytecode, PartView, Statistics};

use crate::fixtures::fixtures;

#[test]
fn statistics_count_what_programs_have() {
    let mut programs = 0;
    for fixture in fixtures() {
        let Some(PartView::Statistics(counts)) = fixture.view(FourCC::STAT) else { continue };
        let program = fixture.view(FourCC::SHDR).or_else(|| fixture.view(FourCC::SHEX));
        let Some(PartView::Bytecode(program)) = program else { panic!("{}", fixture.name) };
        assert!(program.trailing.is_empty() && counts.trailing.is_empty(), "{}", fixture.name);
        let is_sm5 = program.header.shader_model.get().major == 5;
        assert_eq!(counts.sm5.is_some(), is_sm5, "{}", fixture.name);
        let program = Instructions::of(&program);
        for (what, stated, counted) in pairs(&counts, &program) {
            assert_eq!(stated, counted, "{}: {what}", fixture.name);
        }
        programs += 1;
    }
    assert!(programs > 90, "{programs} programs");
}

/// The counts that the statistics state, and the same counts from the program.
fn pairs(stated: &Statistics<'_>, program: &Instructions) -> Vec<(&'static str, u32, u32)> {
    let counts = stated.counts;
    let mut pairs = vec![
        ("instruction_count", counts.instruction_count, program.executable()),
        ("temp_register_count", counts.temp_register_count, program.largest(DCL_TEMPS)),
        ("cut_instruction_count", counts.cut_instruction_count, program.count(&[9, 20, 118, 119])),
        (
            "emit_instruction_count",
            counts.emit_instruction_count,
            program.count(&[19, 20, 117, 119]),
        ),
        (
            "texture_gather_instructions",
            counts.texture_gather_instructions,
            program.count(&[109, 127]),
        ),
        ("lod_instructions", counts.lod_instructions, program.count(&[108])),
        ("gs_output_topology", counts.gs_output_topology.0, program.control(92)),
        ("gs_max_output_vertex_count", counts.gs_max_output_vertex_count, program.largest(94)),
    ];
    let points = program.control(DCL_INPUT_CONTROL_POINTS);
    let (primitive, points) = match program.kind {
        // Patches follow the other primitives.
        ShaderKind::Hull => (points + 7, program.control(148)),
        _ => (program.control(93), points),
    };
    pairs.push(("input_primitive", counts.input_primitive.0, primitive));
    if let Some(sm5) = stated.sm5 {
        pairs.extend([
            ("gs_instance_count", sm5.gs_instance_count, program.largest(206)),
            ("control_points", sm5.control_points, points),
            ("hs_output_primitive", sm5.hs_output_primitive.0, program.control(151)),
            ("hs_partitioning", sm5.hs_partitioning.0, program.control(150)),
            ("tessellator_domain", sm5.tessellator_domain.0, program.control(149)),
            ("barrier_instructions", sm5.barrier_instructions, program.count(&[190])),
        ]);
    }
    pairs
}

const LABEL: u32 = 44;
const CUSTOM_DATA: u32 = 53;
const DCL_TEMPS: u32 = 104;
const DCL_INPUT_CONTROL_POINTS: u32 = 147;

/// The instructions of a program: opcode tokens, and the token after each.
struct Instructions {
    kind: ShaderKind,
    tokens: Vec<(u32, u32)>,
}

impl Instructions {
    fn of(program: &Bytecode<'_>) -> Self {
        let all = program.tokens().collect::<Vec<_>>();
        let mut rest = &all[..];
        let mut tokens = Vec::new();
        while let Some(&token) = rest.first() {
            let next = rest.get(1).copied().unwrap_or(0);
            // An instruction says how many tokens it has, a block of data does in its second token.
            let length = if token & 0x7ff == CUSTOM_DATA { next } else { token >> 24 & 0x7f };
            tokens.push((token, next));
            rest = &rest[length as usize..];
        }
        Self { kind: program.header.kind, tokens }
    }

    /// How many instructions have one of these opcodes.
    fn count(&self, opcodes: &[u32]) -> u32 {
        let found = self.tokens.iter().filter(|(token, _)| opcodes.contains(&(token & 0x7ff)));
        found.count() as u32
    }

    /// How many instructions are neither declarations nor labels.
    fn executable(&self) -> u32 {
        let is_executable = |opcode| !matches!(opcode, LABEL | CUSTOM_DATA | 88..=106 | 113..=116 | 143..=162 | 206);
        self.tokens.iter().filter(|(token, _)| is_executable(token & 0x7ff)).count() as u32
    }

    /// The largest operand of declarations of this opcode; 0 if there are none.
    fn largest(&self, opcode: u32) -> u32 {
        let found = self.tokens.iter().filter(|(token, _)| token & 0x7ff == opcode);
        found.map(|(_, operand)| *operand).max().unwrap_or(0)
    }

    /// The control bits of the declaration with this opcode; 0 if there is none.
    fn control(&self, opcode: u32) -> u32 {
        let found = self.tokens.iter().find(|(token, _)| token & 0x7ff == opcode);
        found.map_or(0, |(token, _)| token >> 11 & 0x3f)
    }
}
