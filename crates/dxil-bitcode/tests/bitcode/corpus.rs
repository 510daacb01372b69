//! DXC's modules are written again byte for byte.

use dxil_bitcode::{LazyModule, codes};
use dxil_ir::{FunctionId, Module};

use crate::modules::{self, Fixture};

#[test]
fn modules_are_written_as_dxc_wrote_them() {
    for_each_module(|fixture| {
        let module = dxil_bitcode::read(&fixture.bitcode).map_err(|error| error.to_string())?;
        compare(&fixture.bitcode, &module)
    });
}

/// The order in which bodies are read does not matter, though it changes the ids of constants and
/// metadata.
#[test]
fn bodies_are_read_in_any_order() {
    let orders: [fn(&mut Vec<FunctionId>, usize); 3] =
        [|ids, _| ids.reverse(), |ids, half| ids.rotate_left(half), |ids, half| ids.truncate(half)];
    for order in orders {
        for_each_module(|fixture| {
            let mut lazy = LazyModule::read(&fixture.bitcode).map_err(|error| error.to_string())?;
            let mut ids: Vec<_> = lazy.module().functions.ids().collect();
            let half = ids.len() / 2;
            order(&mut ids, half);
            for id in ids {
                lazy.read_body(id).map_err(|error| error.to_string())?;
                assert!(!lazy.is_unread(id));
            }
            let module = lazy.into_module().map_err(|error| error.to_string())?;
            compare(&fixture.bitcode, &module)
        });
    }
}

/// Unsorted constants are detected without use-list orders.
#[test]
fn constants_stay_in_the_order_of_their_uses() {
    let bitcode = modules::named("use_order");
    let mut module = dxil_bitcode::read(&bitcode).unwrap();
    let mut bodies = module.functions.values().filter_map(|function| function.body.as_ref());
    assert!(module.use_lists.is_empty() && bodies.all(|body| body.use_lists.is_empty()));
    assert!(module.preserve_use_lists);
    module.preserve_use_lists = false;
    assert_ne!(dxil_bitcode::write(&module), Ok(bitcode));
}

/// Calls `check` with all modules, and lists those for which it fails.
fn for_each_module(check: impl Fn(&Fixture) -> Result<(), String>) {
    let fixtures = modules::all();
    assert!(fixtures.len() > 500, "{} modules", fixtures.len());
    let errors: Vec<_> = fixtures
        .iter()
        .filter_map(|fixture| Some(format!("{}: {}", fixture.name, check(fixture).err()?)))
        .collect();
    assert!(errors.is_empty(), "{} fail:\n{}", errors.len(), errors.join("\n"));
}

/// Checks that a module is written as these bytes; the error says where it differs.
fn compare(expected: &[u8], module: &Module) -> Result<(), String> {
    let written = dxil_bitcode::write(module).map_err(|error| error.to_string())?;
    if written == expected {
        return Ok(());
    }
    let (expected, written) = (dump(expected), dump(&written));
    let equal = |(line, other): &(&str, &str)| line == other;
    let same = expected.lines().zip(written.lines()).take_while(equal).count();
    let line = |text: &str| text.lines().nth(same).unwrap_or("").to_owned();
    Err(format!("line {same}:\n- {}\n+ {}", line(&expected), line(&written)))
}

fn dump(bitcode: &[u8]) -> String {
    let mut text = String::new();
    dxil_bitstream::dump(bitcode, &codes::Names, &mut text).unwrap();
    text
}
