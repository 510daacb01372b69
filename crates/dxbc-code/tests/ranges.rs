//! The ranges of resources that programs declare are those in the reflection data that FXC writes beside them.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use dxbc_code::{Program, ResourceRange, Statement};

use dxil_container::layout::rdef::ShaderInputType;
use dxil_container::read::{Container, PartView, ResourceDefinitions};
use dxil_format::ResourceClass;

/// Class, ID, space, first and last register.
type Range = (ResourceClass, u32, u32, u32, Option<u32>);

fn declared(program: &Program<'_>) -> BTreeSet<Range> {
    let statements = program.statements().map(|located| located.expect("a statement").statement);
    let ranges = statements.filter_map(|statement| match statement {
        Statement::Instruction(instruction) => ResourceRange::of(&instruction, program.model),
        Statement::CustomData(_) => None,
    });
    ranges.map(|it| (it.class, it.id, it.space, it.lower, it.upper)).collect()
}

/// The ranges in `RDEF`, which has IDs and spaces in shader model 5.1.
fn reflected(definitions: &ResourceDefinitions<'_>) -> BTreeSet<Range> {
    let bindings = definitions.bindings.iter().map(|binding| {
        let class = match binding.input_type {
            ShaderInputType::CBuffer => ResourceClass::CBuffer,
            ShaderInputType::Sampler => ResourceClass::Sampler,
            ShaderInputType::TBuffer
            | ShaderInputType::Texture
            | ShaderInputType::Structured
            | ShaderInputType::ByteAddress => ResourceClass::SRV,
            _ => ResourceClass::UAV,
        };
        let space = definitions.space(&binding).expect("shader model 5.1");
        let last = binding.bind_count.checked_sub(1).map(|count| binding.bind_point + count);
        (class, space.id, space.space, binding.bind_point, last)
    });
    bindings.collect()
}

#[test]
fn ranges_are_those_of_the_reflection_data() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures/containers/fxc");
    let (mut programs, mut ranges, mut unbounded) = (0, 0, 0);
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.extension().is_none_or(|extension| extension != "dxbc") {
            continue;
        }
        let file = fs::read(&path).expect("a file");
        let container = Container::parse(&file).expect("a container");
        let views: Vec<_> =
            container.parts().filter_map(|part| Some((part.view().ok()?, part))).collect();
        let definitions = views.iter().find_map(|(view, _)| match view {
            PartView::ResourceDefinitions(definitions) => Some(definitions),
            _ => None,
        });
        let part = views.iter().find(|(view, _)| matches!(view, PartView::Bytecode(_)));
        let (Some(definitions), Some((_, part))) = (definitions, part) else { continue };
        let data = part.data();
        let program = Program::parse(&data).expect("a program");
        let declared = declared(&program);
        if (program.model.major, program.model.minor) != (5, 1) {
            let is_single = |range: &Range| range.2 == 0 && Some(range.3) == range.4;
            assert!(declared.iter().all(is_single), "{}: {declared:?}", path.display());
            continue;
        }
        assert_eq!(declared, reflected(definitions), "{}", path.display());
        programs += 1;
        ranges += declared.len();
        unbounded += declared.iter().filter(|range| range.4.is_none()).count();
    }
    println!("{programs} programs, {ranges} ranges, {unbounded} unbounded");
    assert!(programs >= 10 && ranges >= 40 && unbounded >= 1);
}
