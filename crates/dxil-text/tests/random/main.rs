//! Random modules survive: those that the verifier accepts have a text and a bitcode that give the same
//! module.

mod modules;
mod sayable;
mod texts;

use dxil_ir::Module;
use dxil_text::Style;
use sayable::{has_text, is_folded};

/// Random numbers, the same in each run.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % limit.max(1) as u64) as usize
    }
}

fn print(module: &Module) -> String {
    dxil_text::print(module, Style::Llvm).expect("a text").to_string()
}

/// Checks that a module, which the verifier accepts, is the same after it has been printed and read, and
/// after it has been written as bitcode and read.
fn survives(mut module: Module) -> Result<(), String> {
    if !has_text(&module) {
        return Ok(());
    }
    let mut text = print(&module);
    let read = |text: &str| dxil_text::parse(text).map_err(|errors| errors.to_string());
    let mut again = read(&text)?;
    if !is_folded(&module) {
        module = again;
        text = print(&module);
        again = read(&text)?;
    }
    let bitcode = dxil_bitcode::write(&module).map_err(|error| error.to_string())?;
    let written = dxil_bitcode::read(&bitcode).map_err(|error| error.to_string())?;
    for (what, again) in [("text", &again), ("bitcode", &written)] {
        let found = print(again);
        if found != text {
            let lines = text.lines().zip(found.lines());
            let lines = lines.filter(|(line, found)| line != found).take(3);
            return Err(format!("another module after {what}: {:?}", lines.collect::<Vec<_>>()));
        }
    }
    // The text does not say which kinds of metadata a module has that nothing uses.
    let same_kinds = again.metadata_kinds.len() == module.metadata_kinds.len();
    for again in [Some(&written), same_kinds.then_some(&again)].into_iter().flatten() {
        if dxil_bitcode::write(again).as_ref() != Ok(&bitcode) {
            return Err("another bitcode".to_owned());
        }
    }
    Ok(())
}
