//! Shaders of Direct3D 9 that stand in for a shader of shader model 4, and the sources of their registers.

use alloc::format;

use dxbc_code::PrintOptions;
use dxbc_code::level9::Shader;
use dxil_container::layout::{
    Level9Constants, Level9Conversion, Level9Register, Level9RuntimeConstantKind,
};
use dxil_container::read::Level9;
use dxil_container::{Container, FourCC, Records};

use super::{Comments, Error};

/// Prints the shaders of the parts `Aon9`, `XNAP` and `XNAS`.
pub(super) fn print(
    comments: &mut Comments,
    container: &Container<'_>,
    options: PrintOptions,
) -> Result<(), Error> {
    let first = |four_cc| container.part(four_cc).into_iter();
    let aon9 = container.parts().filter(|part| part.four_cc() == FourCC::AON9);
    let parts = aon9
        .map(|part| (" Level9 shader bytecode:", part))
        .chain(first(FourCC::XNAP).map(|part| (" XNA Prepass shader bytecode:", part)))
        .chain(first(FourCC::XNAS).map(|part| (" XNA shader bytecode:", part)));
    for (title, part) in parts {
        let part = Level9::parse(&part)?;
        constants(comments, &part);
        runtime_constants(comments, &part);
        samplers(comments, &part);
        comments.lines(["", title, ""]);
        comments.check()?;
        let shader = Shader::parse(*part.shader)?;
        comments.put(shader.print(options, comments.limit())?);
    }
    comments.check()
}

/// Prints the parts of constant buffers that fill registers.
fn constants(comments: &mut Comments, part: &Level9<'_>) {
    if part.constants.is_empty() && part.booleans.is_empty() && part.integers.is_empty() {
        return;
    }
    comments.lines(["", " Constant buffer to DX9 shader constant mappings:", ""]);
    registers(comments, 'b', &part.booleans);
    registers(comments, 'i', &part.integers);
    if part.constants.is_empty() {
        return;
    }
    comments.lines([
        " Target Reg Buffer  Start Reg # of Regs        Data Conversion",
        " ---------- ------- --------- --------- ----------------------",
    ]);
    for it in part.constants.iter() {
        let target = match it.target.checked_sub(Level9Constants::CLIP_PLANE) {
            Some(plane) => format!("clip{plane}"),
            None => format!("c{}", it.target),
        };
        let buffer = format!("cb{}", it.buffer);
        let [x, y, z, w] = [it.x, it.y, it.z, it.w].map(conversion);
        comments.line(format_args!(
            " {target:10} {buffer:7} {:9} {:9}  ({x:>4},{y:>4},{z:>4},{w:>4})",
            it.start_register, it.register_count,
        ));
    }
    comments.blank();
}

/// Prints the components of constant buffers that fill registers for booleans or integers.
fn registers(comments: &mut Comments, letter: char, registers: &Records<'_, Level9Register>) {
    if registers.is_empty() {
        return;
    }
    comments.lines([
        " Target Reg Buffer  Source Reg Component",
        " ---------- ------- ---------- ---------",
    ]);
    for it in registers.iter() {
        let (target, buffer) = (format!("{letter}{}", it.target), format!("cb{}", it.buffer));
        comments
            .line(format_args!(" {target:10} {buffer:7} {:10} {:9}", it.register, it.component));
    }
    comments.blank();
}

fn runtime_constants(comments: &mut Comments, part: &Level9<'_>) {
    if part.runtime_constants.is_empty() {
        return;
    }
    comments.lines([
        "",
        " Runtime generated constant mappings:",
        "",
        " Target Reg                               Constant Description",
        " ---------- --------------------------------------------------",
    ]);
    for it in part.runtime_constants.iter() {
        let description = match it.kind {
            Level9RuntimeConstantKind::PositionOffset => "Vertex Shader position offset",
            Level9RuntimeConstantKind::InstanceId => "Instance ID",
            _ => "Unknown Value",
        };
        let target = format!("c{}", it.target);
        comments.line(format_args!(" {target:10} {description:>50}"));
    }
    comments.blank();
}

fn samplers(comments: &mut Comments, part: &Level9<'_>) {
    if part.samplers.is_empty() {
        return;
    }
    comments.lines([
        "",
        " Sampler/Resource to DX9 shader sampler mappings:",
        "",
        " Target Sampler Source Sampler  Source Resource",
        " -------------- --------------- ----------------",
    ]);
    for it in part.samplers.iter() {
        let [target, sampler] = [it.target, it.sampler.into()].map(|number| format!("s{number}"));
        let texture = format!("t{}", it.texture);
        comments.line(format_args!(" {target:14} {sampler:15} {texture:17}"));
    }
    comments.blank();
}

const fn conversion(conversion: Level9Conversion) -> &'static str {
    match conversion {
        Level9Conversion::Float => "FLT",
        Level9Conversion::Bool => "BOOL",
        Level9Conversion::Int => "INT",
        Level9Conversion::UInt => "UINT",
        _ => "UNKN",
    }
}
