//! `Aon9` as FXC's disassembler lists it.

use dxil_container::layout::{
    Level9Constants, Level9Conversion, Level9Register, Level9RuntimeConstantKind,
};
use dxil_container::read::{Level9, PartView};
use dxil_container::{FourCC, Records};

use crate::fixtures::{assert_lines, fixtures, for_each_part, section};

#[test]
fn tables_are_those_of_the_listing() {
    let mut count = 0;
    for fixture in fixtures() {
        let Some(view) = fixture.view(FourCC::AON9) else { continue };
        let PartView::Level9(view) = view else { panic!("{}", fixture.name) };
        let tables = ["// Constant buffer to", "// Runtime generated", "// Sampler/Resource"];
        let ours = [constants(&view), runtime_constants(&view), samplers(&view)];
        for (table, ours) in tables.into_iter().zip(ours) {
            let theirs = section(&fixture.text, table, "// Level9 shader bytecode");
            let end = theirs.windows(2).position(|two| two == ["//", "//"]).unwrap_or(theirs.len());
            let end = end.min(theirs.len());
            assert_lines(&format!("{}: {table}", fixture.name), &ours, &theirs[..end]);
            count += ours.len();
        }
    }
    assert!(count > 20, "{count} lines");
}

#[test]
fn shaders_lie_where_the_header_says() {
    for four_cc in [FourCC::AON9, FourCC::XNAS, FourCC::XNAP] {
        for_each_part(four_cc, |name, part| {
            let Ok(PartView::Level9(view)) = part.view() else { panic!("{name}") };
            // The minor version is 0 here, even where the shader says 1.
            let target = view.header.target.0.to_le_bytes();
            assert_eq!(view.shader[1..4], [2, target[0], target[1]], "{name}: the version token");
            assert_eq!((view.header.minor_version, view.header.major_version), (0, 2), "{name}");
            assert!(view.shader.ends_with(&0xffff_u32.to_le_bytes()), "{name}: the end token");
            assert_eq!(view.header.size as usize, part.data().len(), "{name}");
        });
    }
}

fn constants(view: &Level9<'_>) -> Vec<String> {
    let mut lines = registers('b', &view.booleans);
    lines.extend(registers('i', &view.integers));
    if !view.constants.is_empty() {
        lines.extend([
            "//".to_owned(),
            "// Target Reg Buffer  Start Reg # of Regs        Data Conversion".to_owned(),
            "// ---------- ------- --------- --------- ----------------------".to_owned(),
        ]);
    }
    lines.extend(view.constants.iter().map(|at| {
        let planes = at.target & Level9Constants::CLIP_PLANE != 0;
        let number = at.target & !Level9Constants::CLIP_PLANE;
        let target = format!("{}{number}", if planes { "clip" } else { "c" });
        let conversions = [at.x, at.y, at.z, at.w].map(|conversion| match conversion {
            Level9Conversion::Float => " FLT",
            Level9Conversion::Bool => "BOOL",
            Level9Conversion::Int => " INT",
            Level9Conversion::UInt => "UINT",
            other => panic!("{other}"),
        });
        let (buffer, start, count) = (at.buffer, at.start_register, at.register_count);
        let conversions = conversions.join(",");
        format!("// {target:<10} cb{buffer:<5} {start:>9} {count:>9}  ({conversions})")
    }));
    lines
}

fn registers(kind: char, registers: &Records<'_, Level9Register>) -> Vec<String> {
    if registers.is_empty() {
        return Vec::new();
    }
    let mut lines = vec![
        "//".to_owned(),
        "// Target Reg Buffer  Source Reg Component".to_owned(),
        "// ---------- ------- ---------- ---------".to_owned(),
    ];
    lines.extend(registers.iter().map(|at| {
        let target = format!("{kind}{}", at.target);
        format!("// {target:<10} cb{:<5} {:>10} {:>9}", at.buffer, at.register, at.component)
    }));
    lines
}

fn runtime_constants(view: &Level9<'_>) -> Vec<String> {
    if view.runtime_constants.is_empty() {
        return Vec::new();
    }
    let mut lines = vec![
        "// Target Reg                               Constant Description".to_owned(),
        "// ---------- --------------------------------------------------".to_owned(),
    ];
    lines.insert(0, "//".to_owned());
    lines.extend(view.runtime_constants.iter().map(|at| {
        let what = match at.kind {
            Level9RuntimeConstantKind::PositionOffset => "Vertex Shader position offset",
            Level9RuntimeConstantKind::InstanceId => "Instance ID",
            other => panic!("{other}"),
        };
        format!("// c{:<10} {what:>49}", at.target)
    }));
    lines
}

fn samplers(view: &Level9<'_>) -> Vec<String> {
    if view.samplers.is_empty() {
        return Vec::new();
    }
    let mut lines = vec![
        "//".to_owned(),
        "// Target Sampler Source Sampler  Source Resource".to_owned(),
        "// -------------- --------------- ----------------".to_owned(),
    ];
    lines.extend(view.samplers.iter().map(|at| {
        let (target, sampler, texture) = (at.target, at.sampler, at.texture);
        format!("// s{target:<13} s{sampler:<14} t{texture:<16}")
    }));
    lines
}
