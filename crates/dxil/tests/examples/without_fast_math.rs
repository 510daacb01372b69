use dxil_container::FourCC;
use dxil_container::read::{Container, Program};
use dxil_ir::{Errors, FastMathFlags};

/// The file of a shader without fast-math flags.
fn without_fast_math(file: &[u8]) -> Result<Vec<u8>, Box<dyn std::error::Error>> {
    let container = Container::parse(file)?;
    let part = container.part(FourCC::DXIL).ok_or("the file has no program")?;
    let mut module = dxil_bitcode::read(&Program::parse(&part)?.bitcode)?;
    for body in module.functions.values_mut().filter_map(|function| function.body.as_mut()) {
        for instruction in body.instructions.values_mut() {
            if let Some(flags) = instruction.kind.fast_math_flags_mut() {
                *flags = FastMathFlags::NONE;
            }
        }
    }
    println!("{}", dxil_text::print(&module, dxil_text::Style::Dxc)?);
    let assembled = dxil_assemble::reassemble(module, &container);
    Ok(assembled.map_err(Errors)?.write()?)
}

/// The file that DXC makes of the same source with `-Gis`, byte for byte.
#[test]
fn a_shader_without_fast_math_is_what_dxc_makes() {
    let changed = without_fast_math(&crate::fixture("cs_fast_math")).expect("a file");
    assert_eq!(changed, crate::fixture("cs_fast_math-ieee"));
}
