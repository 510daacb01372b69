//! `dxil remove`: removes parts by name.

use crate::edit::{self, EditOptions};
use crate::failure::Result;
use crate::input::Inputs;
use crate::selector::Selector;
use crate::ui::Ui;

#[derive(clap::Args)]
#[command(after_long_help = "\
Examples:
  dxil remove --part PRIV shader.dxil -o public.dxil
  dxil remove --part RTS0 --part STAT --in-place shader.dxil")]
pub(crate) struct Arguments {
    #[command(flatten)]
    inputs: Inputs,

    /// The part; may be given several times.
    #[arg(short, long = "part", required = true, value_name = "NAME")]
    parts: Vec<Selector>,

    #[command(flatten)]
    options: EditOptions,
}

impl Arguments {
    pub(crate) fn run(&self, ui: &mut Ui) -> Result {
        edit::run(ui, &self.inputs, &self.options, |container, _| {
            let names = || container.parts.iter().map(|part| part.four_cc);
            let removed = self.parts.iter().map(|selector| selector.find(names()));
            let removed = removed.collect::<Result<Vec<_>>>()?;
            let mut index = 0..;
            container.parts.retain(|_| index.next().is_none_or(|index| !removed.contains(&index)));
            Ok(())
        })
    }
}
