//! `dxil from-yaml`: a container from text.

use dxil_container::yaml::from_yaml;

use crate::failure::{Errors, Failure, Result};
use crate::input::{Inputs, Kind};
use crate::output::Output;
use crate::ui::Ui;

/// Make a container of YAML, as LLVM's yaml2obj does.
///
/// Of a folder, files whose names end in .yaml or .yml are read. All errors of a text are told, each
/// with line, column and key.
#[derive(clap::Args)]
#[command(after_long_help = "\
Examples:
  dxil from-yaml shader.yaml -o shader.dxil
  dxil yaml shader.dxil | sed s/VSMain/main/ | dxil from-yaml - | dxil sign - -o other.dxil")]
pub(crate) struct Arguments {
    #[command(flatten)]
    inputs: Inputs,

    #[command(flatten)]
    output: Output,
}

impl Arguments {
    pub(crate) fn run(&self, ui: &mut Ui) -> Result {
        let sources = self.inputs.find(Kind::Yaml)?;
        let destination = self.output.destination(&sources, Some("dxil"))?;
        ui.for_each(sources, |ui, source, bytes| {
            let text = std::str::from_utf8(bytes).map_err(Failure::new)?;
            let file = from_yaml(text)
                .map_err(|errors| Failure::Errors(errors.iter().collect::<Errors>().messages()))?;
            destination.write(ui, source, &file)?;
            ui.tally("written");
            Ok(())
        })
    }
}
