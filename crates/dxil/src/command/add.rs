//! `dxil add`: puts a new part into a container.

use std::path::PathBuf;

use dxil_container::write::{Part, PartData};

use crate::edit::{self, EditOptions};
use crate::failure::{Failure, Result};
use crate::input::{self, Inputs};
use crate::selector::Selector;
use crate::ui::Ui;

/// Add a part, behind the others unless told where.
#[derive(clap::Args)]
#[command(after_long_help = "\
Examples:
  dxil add --part PRIV --data notes.bin shader.dxil -o shader2.dxil
  dxil add --part RTS0 --data root.bin --before STAT --in-place shader.dxil")]
pub(crate) struct Arguments {
    #[command(flatten)]
    inputs: Inputs,

    /// The name of the new part: four characters.
    #[arg(short, long, value_name = "NAME")]
    part: Selector,

    /// The file with its bytes; - is standard input.
    #[arg(short, long, value_name = "FILE")]
    data: PathBuf,

    /// Put it before this part.
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
        let data = input::read(&self.data)?;
        let four_cc = self.part.four_cc;
        edit::run(ui, &self.inputs, &self.options, |container| {
            let names = || container.parts.iter().map(|part| part.four_cc);
            if !self.duplicate && names().any(|name| name == four_cc) {
                let message = format!("it has a part {four_cc}: replace it, or --duplicate");
                return Err(Failure::new(message));
            }
            let end = Ok(container.parts.len());
            let index = self.before.map_or(end, |selector| selector.find(names()))?;
            let data = PartData::Raw(data.clone());
            container.parts.insert(index, Part { four_cc, data });
            Ok(())
        })
    }
}
