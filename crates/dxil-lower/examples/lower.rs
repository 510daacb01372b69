//! Lowers a module of LLVM IR: `lower PASSES < MODULE.ll`.

use std::error::Error;
use std::io::Read as _;

use dxil_ir::Dialect;
use dxil_lower::{Pipeline, Report};
use dxil_text::Style;

fn main() -> Result<(), Box<dyn Error>> {
    let passes = std::env::args().nth(1).ok_or("name the passes")?;
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text)?;
    let mut module = dxil_text::parse_as(text, Dialect::Modern)?;
    let mut report = Report::default();
    Pipeline::parse(&passes)?.run(&mut module, &mut report);
    print!("{}", dxil_text::print(&module, Style::Llvm)?);
    match report.errors.into_iter().next() {
        Some(error) => Err(error.into()),
        None => Ok(()),
    }
}
