//! Changes of containers: fields and bytes of parts, and which parts there are.

use dxil_container::write::{Container, PartData};

use crate::alterations::{find_fields, json_of, set};
use crate::random::Random;

/// Makes a change at random and describes it; `None` if it does not fit.
pub(super) fn change(container: &mut Container, random: &mut Random) -> Option<String> {
    let place = random.place(container.parts.len())?;
    let name = container.parts[place].four_cc;
    match random.below(12) {
        0 => {
            container.parts.remove(place);
            Some(format!("{name} is left out"))
        }
        1 => {
            let again = container.parts[place].clone();
            container.parts.push(again);
            Some(format!("{name} is repeated"))
        }
        2 => {
            container.parts.rotate_left(1);
            Some("the first part is the last".to_owned())
        }
        3 => byte(container, place, random),
        _ => field(container, place, random),
    }
}

/// A byte of a part that is no program has another value.
fn byte(container: &mut Container, place: usize, random: &mut Random) -> Option<String> {
    let part = &mut container.parts[place];
    if matches!(part.data, PartData::Program(_)) {
        return None;
    }
    let mut bytes = Vec::new();
    part.data.write(&mut bytes);
    let byte = random.place(bytes.len())?;
    bytes[byte] ^= 1 << random.below(8);
    part.data = PartData::Raw(bytes);
    Some(format!("a byte of {} is another", part.four_cc))
}

/// A field of a part that is no program has another value.
fn field(container: &mut Container, place: usize, random: &mut Random) -> Option<String> {
    let part = &mut container.parts[place];
    let mut value = json_of(part);
    let mut fields = Vec::new();
    find_fields(&value, "", &mut fields);
    let (field, values) = &fields[random.place(fields.len())?];
    let new = &values[random.place(values.len())?];
    set(&mut value, field, new.clone());
    let data = serde_json::from_value(value).ok()?;
    (data != part.data).then(|| part.data = data)?;
    Some(format!("{} of {} becomes {new}", field.trim_start_matches('/'), part.four_cc))
}
