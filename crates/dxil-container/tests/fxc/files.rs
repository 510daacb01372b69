//! Parts that are whole files of other formats.

use dxil_container::FourCC;
use dxil_container::layout::MultiStreamHeader;
use dxil_container::read::PartView;

use crate::fixtures::{fixtures, for_each_part};

#[test]
fn program_databases_have_the_blocks_that_they_state() {
    for_each_part(FourCC::SPDB, |name, part| {
        let Ok(PartView::ProgramDatabase(view)) = part.view() else { panic!("{name}") };
        let header = view.header;
        assert_eq!(header.magic, MultiStreamHeader::MAGIC, "{name}");
        let size = header.block_size as usize * header.block_count as usize;
        assert_eq!(size, part.data().len(), "{name}");
        assert!(header.block_map_block < header.block_count, "{name}");
    });
}

#[test]
fn effects_have_the_buffers_of_the_listing() {
    let mut count = 0;
    for fixture in fixtures() {
        let Some(view) = fixture.view(FourCC::FX10) else { continue };
        let PartView::Effect(view) = view else { panic!("{}", fixture.name) };
        let line = format!("// {} local buffer(s)", view.header.buffer_count);
        assert!(fixture.text.lines().any(|found| found == line), "{}: {line}", fixture.name);
        let shaders = view.data.windows(4).filter(|four| *four == b"DXBC").count();
        assert_eq!(view.header.inline_shader_count as usize, shaders, "{}", fixture.name);
        count += 1;
    }
    assert!(count > 0);
}
