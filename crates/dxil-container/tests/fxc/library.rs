//! `LIBH` and `LFS0` as FXC's disassembler lists them.

use dxil_container::FourCC;
use dxil_container::layout::rdef::VariableClass;
use dxil_container::layout::{LinkParameterFlags, StringOffset};
use dxil_container::read::{LinkSignature, PartView};

use crate::fixtures::{assert_lines, fixtures, for_each_part, section};

#[test]
fn functions_are_those_of_the_listing() {
    let mut count = 0;
    for fixture in fixtures() {
        let Some(view) = fixture.view(FourCC::LIBH) else { continue };
        let PartView::LinkLibrary(view) = view else { panic!("{}", fixture.name) };
        let names = view.functions.iter().map(|at| view.string(at.name_offset).expect("a name"));
        let names = names.map(|name| name.to_string()).collect::<Vec<_>>();
        let mut ours = Vec::new();
        ours.extend(names.iter().enumerate().map(|(index, name)| format!("// {index:>3}  {name}")));
        ours.push("//".to_owned());
        ours.push(format!("// Created by:  {}", view.creator().expect("a name").into_inner()));
        let theirs = section(&fixture.text, "// Library:", "//\u{0}");
        assert_lines(&fixture.name, &ours, &theirs[..ours.len()]);
        let container = fixture.container();
        let parts = container.parts().filter(|part| part.four_cc() == FourCC::LIBF);
        assert_eq!(parts.count(), names.len(), "{}", fixture.name);
        count += names.len();
    }
    assert!(count > 0);
}

/// The listing's head has the parameters of the first function.
#[test]
fn parameters_are_those_of_the_listing() {
    let mut previous = String::new();
    for_each_part(FourCC::LFS0, |name, part| {
        let Ok(PartView::LinkSignature(view)) = part.view() else { panic!("{name}") };
        if previous == name {
            return;
        }
        name.clone_into(&mut previous);
        let fixture = fixtures().into_iter().find(|fixture| fixture.name == name).expect("itself");
        let theirs = section(&fixture.text, "// Function parameter signature", "//\u{0}");
        let ours = parameters(&view);
        assert_lines(name, &ours, &theirs[3..3 + ours.len()]);
    });
}

fn parameters(view: &LinkSignature<'_>) -> Vec<String> {
    let string = |offset| match offset {
        StringOffset(0) => String::new(),
        offset => view.string(offset).expect("a string").to_string(),
    };
    let lines = view.parameters.iter().map(|at| {
        let place = |kind: char, register, component| {
            let mask = "xyzw".get(component as usize..(component + at.columns) as usize);
            let register = format!("{kind}{register}");
            format!("{register:>2} {:>4}   {:<4}", at.rows, mask.expect("up to four"))
        };
        let (mut input, mut output, mut words) = (String::new(), String::new(), Vec::new());
        if at.flags.contains(LinkParameterFlags::In) {
            input = place('v', at.first_in_register, at.first_in_component);
            words.push("in");
        }
        if at.flags.contains(LinkParameterFlags::Out) {
            output = place('o', at.first_out_register, at.first_out_component);
            words.push("out");
        }
        let dimensions = match at.class {
            VariableClass::Scalar => String::new(),
            VariableClass::Vector => at.columns.to_string(),
            VariableClass::MatrixRows => format!("{}x{}", at.rows, at.columns),
            _ => format!("{}x{}", at.columns, at.rows),
        };
        let words = words.concat();
        let kind = at.variable_type.to_string().to_lowercase();
        let (name, semantic) = (string(at.name_offset), string(at.semantic_offset));
        format!("// {name:<20} {semantic:<20} {input:>15} {output:>16} {words} {kind}{dimensions}")
    });
    lines.collect()
}
