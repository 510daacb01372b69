//! `IFCE` as FXC's disassembler lists it.

use dxil_container::FourCC;
use dxil_container::read::{Interfaces, PartView};

use crate::fixtures::{assert_lines, fixtures, section};

#[test]
fn classes_and_slots_are_those_of_the_listing() {
    let mut count = 0;
    for fixture in fixtures() {
        let Some(view) = fixture.view(FourCC::IFCE) else { continue };
        let PartView::Interfaces(view) = view else { panic!("{}", fixture.name) };
        let theirs = section(&fixture.text, "// Available Class Types", "//\u{0}");
        assert_lines(&fixture.name, &listing(&view), &theirs);
        count += 1;
    }
    assert!(count > 0);
}

/// The lines of the listing.
fn listing(view: &Interfaces<'_>) -> Vec<String> {
    let mut lines = vec![
        "//".to_owned(),
        "// Name                             ID CB Stride Texture Sampler".to_owned(),
        "// ------------------------------ ---- --------- ------- -------".to_owned(),
    ];
    let name = |offset| view.name(offset).expect("a name").to_string();
    lines.extend(view.types.iter().enumerate().map(|(id, class)| {
        let strides = (class.buffer_stride, class.texture_stride, class.sampler_stride);
        let name = name(class.name_offset);
        format!("// {name:<30} {id:>4} {:>9} {:>7} {:>7}", strides.0, strides.1, strides.2)
    }));
    lines.extend([
        "//".to_owned(),
        "// Available Class Instances:".to_owned(),
        "//".to_owned(),
        "// Name                        Type CB CB Offset Texture Sampler".to_owned(),
        "// --------------------------- ---- -- --------- ------- -------".to_owned(),
    ]);
    lines.extend(view.instances.iter().map(|instance| {
        let mut name = name(instance.name_offset);
        if instance.element_count > 1 {
            name += &format!("[{}]", instance.element_count);
        }
        let register = |number: u16| match number {
            u16::MAX => "-".to_owned(),
            number => number.to_string(),
        };
        format!(
            "// {name:<27} {:>4} {:>2} {:>9} {:>7} {:>7}",
            instance.type_id,
            instance.buffer,
            instance.buffer_offset,
            register(instance.texture),
            register(instance.sampler),
        )
    }));
    lines.extend(slots(view));
    lines
}

/// The lines that list the slots.
fn slots(view: &Interfaces<'_>) -> Vec<String> {
    let line = "// +----------+---------+---------------------------------------".to_owned();
    let mut lines = vec![
        "//".to_owned(),
        format!("// Interface slots, {} total:", view.header.slot_count),
        "//".to_owned(),
        "//             Slots".to_owned(),
        line.clone(),
    ];
    let mut first = 0;
    for slots in view.slots.iter() {
        let last = first + slots.slot_count - 1;
        let range = if first == last { first.to_string() } else { format!("{first}-{last}") };
        let types = view.type_ids(&slots).expect("types");
        let types = types.iter().map(|at| format!("{:<5}", at.id)).collect::<String>();
        let tables = view.table_ids(&slots).expect("tables");
        let tables = tables.iter().map(|at| format!("{:<5}", at.id)).collect::<String>();
        lines.push(format!("// | Type ID  |   {range:<6}|{types}"));
        lines.push(format!("// | Table ID |         |{tables}"));
        lines.push(line.clone());
        first = last + 1;
    }
    lines
}
