//! `dxil replace`: gives a part other bytes.

use std::path::PathBuf;

use dxil_container::write::PartData;

use crate::edit::{self, EditOptions};
use crate::failure::Result;
use crate::input::{self, Inputs};
use crate::selector::Selector;
use crate::ui::Ui;

/// Replace the bytes of a part.
#[derive(clap::Args)]
#[command(after_long_help = "\
Examples:
  dxil replace --part RTS0 --data root.bin shader.dxil -o other.dxil
  dxil extract --part RTS0 a.dxil | dxil replace --part RTS0 --data - --in-place b.dxil")]
pub(crate) struct Arguments {
    #[command(flatten)]
    inputs: Inputs,

    /// The part.
    #[arg(short, long, value_name = "NAME")]
    part: Selector,

    /// The file with the new bytes; - is standard input.
    #[arg(short, long, value_name = "FILE")]
    data: PathBuf,

    #[command(flatten)]
    options: EditOptions,
}

impl Arguments {
    pub(crate) fn run(&self, ui: &mut Ui) -> Result {
        let data = input::read(&self.data)?;
        edit::run(ui, &self.inputs, &self.options, |container| {
            let index = self.part.find(container.parts.iter().map(|part| part.four_cc))?;
            container.parts[index].data = PartData::Raw(data.clone());
            Ok(())
        })
    }
}
