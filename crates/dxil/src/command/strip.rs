//! `dxil strip`: removes parts that a shader does not need to run.

use dxil_container::FourCC;

use crate::edit::{self, EditOptions};
use crate::failure::Result;
use crate::input::Inputs;
use crate::ui::Ui;

#[derive(clap::Args)]
#[command(after_long_help = "\
Examples:
  dxil strip shader.dxil -o small.dxil
  dxil strip --private --reflection --in-place build/shaders")]
pub(crate) struct Arguments {
    #[command(flatten)]
    inputs: Inputs,

    /// Remove private data, too: PRIV.
    #[arg(long)]
    private: bool,

    /// Remove the parts for reflection, too: RDEF and STAT.
    #[arg(long)]
    reflection: bool,

    /// Remove the root signature, too: RTS0.
    #[arg(long)]
    root_signature: bool,

    #[command(flatten)]
    options: EditOptions,
}

impl Arguments {
    pub(crate) fn run(&self, ui: &mut Ui) -> Result {
        edit::run(ui, &self.inputs, &self.options, |container, warnings| {
            let has = |name| container.part(name).is_some();
            if has(FourCC::ILDB) && !has(FourCC::DXIL) {
                warnings.push("its only program is the one for debuggers: it is kept".to_owned());
                return Ok(());
            }
            container.parts.retain(|part| !self.drops(part.four_cc));
            Ok(())
        })
    }

    /// Whether parts of this name are removed.
    fn drops(&self, four_cc: FourCC) -> bool {
        match four_cc {
            FourCC::PRIV => self.private,
            FourCC::RDEF | FourCC::STAT => self.reflection,
            FourCC::RTS0 => self.root_signature,
            _ => four_cc.info().is_some_and(|info| info.debug),
        }
    }
}
