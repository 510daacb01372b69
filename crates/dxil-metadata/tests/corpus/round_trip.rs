//! Metadata that is read and written again gives the same bitcode.

use dxil_ir::Module;
use dxil_metadata::{ShaderMetadata, ViewIdState};

use crate::modules::{self, Fixture};

#[test]
fn written_metadata_gives_the_same_bitcode() {
    for_each_module(|module, metadata| metadata.write(module));
}

#[test]
fn erased_and_written_metadata_gives_the_same_bitcode() {
    for_each_module(|module, metadata| {
        let is_other = |name: &[u8]| !name.starts_with(b"dx.");
        module.named_metadata.retain(|named| is_other(&named.name));
        metadata.write(module);
    });
}

/// The dependencies of outputs are encoded as they were.
#[test]
fn view_id_states_are_encoded_as_they_were() {
    let mut states = 0;
    for fixture in modules::all() {
        let Ok(module) = dxil_bitcode::read(&fixture.bitcode) else { continue };
        let Ok(metadata) = ShaderMetadata::read(&module) else { continue };
        let (Some(serialized), Some(target)) = (&metadata.view_id_state, metadata.target) else {
            continue;
        };
        let flags = metadata.entry_points[0].flags();
        let state = ViewIdState::decode(serialized, target.kind, flags).unwrap();
        assert_eq!(state.encode(flags), *serialized, "{}", fixture.name);
        states += 1;
    }
    assert!(states > 150, "{states} states");
}

/// What is read of the metadata alone is what is read of it with the module.
#[test]
fn metadata_alone_is_that_of_the_module() {
    let mut modules = 0;
    for Fixture { name, bitcode } in modules::all() {
        let Ok(module) = dxil_bitcode::read_dxil(&bitcode) else { continue };
        let alone = dxil_bitcode::read_metadata(&bitcode).expect("the module was read");
        assert_eq!(alone.named_metadata, module.named_metadata, "{name}");
        assert_eq!(ShaderMetadata::read(&alone), ShaderMetadata::read(&module), "{name}");
        modules += 1;
    }
    assert!(modules > 700, "{modules} modules");
}

/// Modules of Mesa, which writes sample counts as `i1` and usage masks as `i8`; DXC writes `i32`.
const OTHER_WIDTHS: [&str; 3] = ["cs_images DXIL", "fs_light DXIL", "fs_switch DXIL"];

/// Compares the bitcode of each module with that of the module after a change.
fn for_each_module(change: impl Fn(&mut Module, &ShaderMetadata)) {
    let check = |Fixture { name, bitcode }: &Fixture| -> Result<bool, String> {
        // Some fixtures are no modules, on purpose.
        let Ok(mut module) = dxil_bitcode::read(bitcode) else { return Ok(false) };
        let Ok(before) = dxil_bitcode::write(&module) else { return Ok(false) };
        let metadata = ShaderMetadata::read(&module).map_err(|error| error.to_string())?;
        change(&mut module, &metadata);
        let again = ShaderMetadata::read(&module).map_err(|error| error.to_string())?;
        let after = dxil_bitcode::write(&module).map_err(|error| error.to_string())?;
        match (again == metadata, after == before) {
            (false, _) => Err("other values are read".to_owned()),
            (true, same) if same == OTHER_WIDTHS.contains(&&**name) => {
                Err(format!("the bitcode is the same: {same}"))
            }
            (true, same) => Ok(same),
        }
    };
    let (mut same, mut errors) = (0, Vec::new());
    for fixture in modules::all() {
        match check(&fixture) {
            Ok(counts) => same += usize::from(counts),
            Err(error) => errors.push(format!("{}: {error}", fixture.name)),
        }
    }
    println!("{same} modules have the same bitcode");
    assert!(errors.is_empty(), "{} differ:\n{}", errors.len(), errors.join("\n"));
    assert!(same > 500, "{same} modules");
}
