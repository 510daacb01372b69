//! Any two modules are refused with reasons or linked to a valid module.
#![no_main]

use dxil_ir::verify::verify;
use dxil_link::{Exports, Library, Options, Target, link};
use dxil_metadata::{EntryPoint, Target as Profile};
use libfuzzer_sys::fuzz_target;

/// The number of instructions above which libraries are not linked: inlining multiplies them.
const MAX_INSTRUCTIONS: usize = 2000;

// A number for the shader model, the size of the first module in two bytes, and both modules.
fuzz_target!(|bytes: &[u8]| {
    let Some((&[model, low, high], modules)) = bytes.split_first_chunk() else { return };
    let size = usize::from(u16::from_le_bytes([low, high]));
    let Some((first, second)) = modules.split_at_checked(size) else { return };
    let read = |bytes: &[u8]| dxil_bitcode::read_dxil(bytes).ok();
    let (Some(first), second) = (read(first), read(second)) else { return };
    let library = |(index, module)| Library { name: format!("{index}"), module };
    let modules = [Some(first), second].into_iter().flatten();
    let libraries: Vec<_> = modules.enumerate().map(library).collect();
    let bodies = libraries.iter().flat_map(|it| it.module.functions.values());
    let bodies = bodies.filter_map(|it| it.body.as_ref());
    if bodies.map(|it| it.instructions.len()).sum::<usize>() > MAX_INSTRUCTIONS {
        return;
    }
    for target in targets(&libraries, model) {
        for exports in [Exports::All, Exports::EntryPoints] {
            let options = Options { exports, ..Options::default() };
            match link(&libraries, &target, &options) {
                Ok(module) => {
                    let errors = verify(&module);
                    assert!(errors.is_empty(), "{errors:?}");
                }
                Err(reasons) => assert!(!reasons.is_empty()),
            }
        }
    }
});

/// A library, and a shader of each of the first entry points.
fn targets(libraries: &[Library], model: u8) -> Vec<Target> {
    let profile = |prefix: &str| Profile::from_profile(&format!("{prefix}_6_{}", model % 10));
    let mut targets = Vec::new();
    for library in libraries {
        let entries = EntryPoint::all(&library.module).unwrap_or_default();
        for entry in entries.iter().filter(|it| it.function.is_some()).take(2) {
            let kind = entry.kind();
            let mut profiles =
                ["ps", "vs", "gs", "hs", "ds", "cs", "ms", "as"].into_iter().filter_map(profile);
            let profile = profiles.find(|it| Some(it.kind) == kind);
            targets.extend(profile.map(|profile| Target { profile, entry: entry.name.clone() }));
        }
    }
    targets.extend(profile("lib").map(|profile| Target { profile, entry: "main".into() }));
    targets
}
