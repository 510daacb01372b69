//! `dxil replace`: replaces the bytes of a part.

use crate::edit::{self, EditOptions, PartBytes};
use crate::failure::Result;
use crate::input::Inputs;
use crate::selector::Selector;
use crate::ui::Ui;

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

    #[command(flatten)]
    data: PartBytes,

    #[command(flatten)]
    options: EditOptions,
}

impl Arguments {
    pub(crate) fn run(&self, ui: &mut Ui) -> Result {
        let data = self.data.read(&self.inputs)?;
        edit::run(ui, &self.inputs, &self.options, |container, _| {
            let index = self.part.find(container.parts.iter().map(|part| part.four_cc))?;
            container.parts[index].data = data.clone();
            Ok(())
        })
    }
}
