//! Effects: their records, and what damage does to them.

use std::fs;
use std::path::Path;

use dxil_container::layout::{EffectAssignmentKind, EffectObjectType};
use dxil_container::read::{Effect, EffectInitializer, EffectTypeDetail};
use dxil_container::{Container, Error, ErrorKind, FourCC, write};

/// The files of all effects: containers of `fx_4_0` and `fx_4_1`, and effects of `fx_5_0` without one.
fn effects() -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures/effects");
    let entries = fs::read_dir(folder).expect("a folder");
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.retain(|path| path.extension().is_some_and(|it| it == "fxo" || it == "dxbc"));
    paths.sort();
    assert!(paths.len() >= 10, "{paths:?}");
    paths.iter().map(|path| fs::read(path).expect("an effect")).collect()
}

/// Numbers of things in an effect.
#[derive(Default, PartialEq, Eq, Debug)]
struct Counts {
    variables: usize,
    shared_variables: usize,
    strings: usize,
    blend: usize,
    depth_stencil: usize,
    rasterizer: usize,
    samplers: usize,
    shaders: usize,
    inline_shaders: usize,
    interface_elements: usize,
}

impl Counts {
    /// Those that the header states.
    fn stated(effect: &Effect<'_>) -> Self {
        let header = effect.header;
        Self {
            variables: header.numeric_variable_count as usize,
            shared_variables: header.shared_numeric_variable_count as usize,
            strings: header.string_count as usize,
            blend: header.blend_count as usize,
            depth_stencil: header.depth_stencil_count as usize,
            rasterizer: header.rasterizer_count as usize,
            samplers: header.sampler_count as usize,
            shaders: header.shader_count as usize,
            inline_shaders: header.inline_shader_count as usize,
            interface_elements: effect.counts5.map_or(0, |it| it.interface_element_count as usize),
        }
    }
}

/// Runs this with the effect of a file.
fn with<T>(file: &[u8], run: impl FnOnce(&Effect<'_>) -> Result<T, Error>) -> Result<T, Error> {
    if Effect::is_file(file) {
        return run(&Effect::parse_bytes(file)?);
    }
    let container = Container::parse(file)?;
    let part = container.part(FourCC::FX10);
    let missing = ErrorKind::Truncated { what: "the part", wanted: 1, left: 0 };
    run(&Effect::parse(&part.ok_or_else(|| Error::new(missing, 0, None))?)?)
}

/// Reads all records and the shaders to which they lead: the numbers of things.
fn read(effect: &Effect<'_>) -> Result<Counts, Error> {
    let contents = effect.contents()?;
    let mut counts = Counts {
        variables: contents.buffers.iter().map(|it| it.variables.len()).sum(),
        shared_variables: contents.shared_buffers.iter().map(|it| it.variables.len()).sum(),
        ..Counts::default()
    };
    let mut shader = |offset| -> Result<(), Error> {
        effect.code(offset)?;
        counts.shaders += 1;
        Ok(())
    };
    for object in &contents.objects {
        let ty = effect.effect_type(object.record.type_offset)?;
        match &object.initializer {
            EffectInitializer::Strings(list) => counts.strings += list.len(),
            EffectInitializer::Shaders(list) => {
                list.iter().try_for_each(|it| shader(it.offset))?;
            }
            EffectInitializer::StreamOutShaders(list) => {
                list.iter().try_for_each(|it| shader(it.shader_offset))?;
            }
            EffectInitializer::Shaders5(list) => {
                list.iter().try_for_each(|it| shader(it.shader_offset))?;
            }
            EffectInitializer::Blocks(list) => {
                let EffectTypeDetail::Object(kind) = ty.detail else { panic!("an object") };
                let count = match kind {
                    EffectObjectType::BlendState => &mut counts.blend,
                    EffectObjectType::DepthStencilState => &mut counts.depth_stencil,
                    EffectObjectType::RasterizerState => &mut counts.rasterizer,
                    _ => &mut counts.samplers,
                };
                *count += list.len();
            }
            EffectInitializer::None => {}
        }
    }
    for interface in &contents.interfaces {
        counts.interface_elements +=
            effect.effect_type(interface.record.type_offset)?.count() as usize;
    }
    let groups = contents.groups.iter().flat_map(|it| &it.techniques);
    let passes = contents.techniques.iter().chain(groups).flat_map(|it| &it.passes);
    for assignment in passes.flat_map(|it| it.assignments.iter()) {
        let kind = assignment.kind;
        let is_inline = [EffectAssignmentKind::InlineShader, EffectAssignmentKind::InlineShader5]
            .contains(&kind);
        counts.inline_shaders += usize::from(is_inline);
    }
    counts.shaders += counts.inline_shaders;
    Ok(counts)
}

/// Children of a pool have records of what it shares.
#[test]
fn children_share_buffers_and_objects() {
    let mut shared = Vec::new();
    for file in effects() {
        with(&file, |effect| {
            let contents = effect.contents()?;
            let counts = (contents.shared_buffers.len(), contents.shared_objects.len());
            let header = effect.header;
            let stated = (header.shared_buffer_count, header.shared_object_variable_count);
            assert_eq!((counts.0 as u32, counts.1 as u32), stated);
            shared.extend((counts != (0, 0)).then_some(counts));
            Ok(())
        })
        .expect("a sound effect");
    }
    assert_eq!(shared, [(1, 3), (1, 3)]);
}

#[test]
fn counts_of_the_header_are_those_of_the_records() {
    for file in effects() {
        with(&file, |effect| {
            assert_eq!(read(effect)?, Counts::stated(effect));
            Ok(())
        })
        .expect("a sound effect");
    }
}

#[test]
fn effects_that_are_cut_off_are_errors() {
    for file in effects() {
        with(&file, read).expect("a sound effect");
        for length in 4..file.len() {
            let error = with(&file[..length], read).expect_err("it is cut off");
            assert!(error.offset() <= length, "{length}: {error}");
        }
    }
}

#[test]
fn effects_that_are_damaged_do_not_hang() {
    let (mut errors, mut others) = (0, 0);
    for file in effects() {
        let sound = with(&file, read).expect("a sound effect");
        for place in 4..file.len() {
            let mut damaged = file.clone();
            damaged[place] = 0xff;
            match with(&damaged, read) {
                Ok(counts) => others += usize::from(counts != sound),
                Err(_) => errors += 1,
            }
        }
    }
    assert!(errors > 4000, "{errors} effects are errors");
    assert!(others > 50, "{others} effects have other counts");
}

#[test]
fn errors_name_the_part_if_there_is_one() {
    let files = effects();
    let file = files.iter().find(|file| Effect::is_file(file)).expect("one without a container");
    let cut_off = &file[..file.len() - 1];
    assert_eq!(with(cut_off, read).expect_err("it is cut off").part(), None);
    let mut container = write::Container::default();
    let effect = Effect::parse_bytes(cut_off).expect("a header");
    container.push(FourCC::FX10, write::Effect::from(&effect));
    let container = container.write().expect("a container");
    assert_eq!(with(&container, read).expect_err("it is cut off").part(), Some(FourCC::FX10));
}
