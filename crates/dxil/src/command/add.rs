//! `dxil add`: puts a new part into a container.

use dxil_container::FourCC;
use dxil_container::write::Part;

use crate::edit::{self, EditOptions, PartBytes};
use crate::failure::{Failure, Result};
use crate::input::Inputs;
use crate::selector::{self, Selector};
use crate::ui::Ui;

#[derive(clap::Args)]
#[command(after_long_help = "\
Examples:
  dxil add --part PRIV --data notes.bin shader.dxil -o shader2.dxil
  dxil add --part RTS0 --data root.bin --before STAT --in-place shader.dxil")]
pub(crate) struct Arguments {
    #[command(flatten)]
    inputs: Inputs,

    /// The name of the new part: four characters.
    #[arg(short, long, value_name = "NAME", value_parser = selector::parse_name)]
    part: FourCC,

    #[command(flatten)]
    data: PartBytes,

    /// Insert it before this part.
    #[arg(short, long, value_name = "NAME")]
    before: Option<Selector>,

    /// Add it even if the file has a part of this name.
    #[arg(long)]
    duplicate: bool,

    #[command(flatten)]
    options: EditOptions,
}

impl Arguments {
    pub(crate) fn run(&self, ui: &mut Ui) -> Result {
        let data = self.data.read(&self.inputs)?;
        let four_cc = self.part;
        edit::run(ui, &self.inputs, &self.options, |container, _| {
            let names = || container.parts.iter().map(|part| part.four_cc);
            if !self.duplicate && names().any(|name| name == four_cc) {
                let message =
                    format!("it already has a part {four_cc}: use dxil replace or --duplicate");
                return Err(Failure::new(message));
            }
            let end = Ok(container.parts.len());
            let index = self.before.map_or(end, |selector| selector.find(names()))?;
            container.parts.insert(index, Part { four_cc, data: data.clone() });
            Ok(())
        })
    }
}
