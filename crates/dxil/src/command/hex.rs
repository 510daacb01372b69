//! `dxil hex`: bytes beside the fields that they hold.

use dxil_container::Container;
use dxil_inspect::{Canvas, Hex};

use crate::failure::{Errors, Result};
use crate::input::{Inputs, Kind};
use crate::page::Page;
use crate::selector::{Selector, selected};
use crate::ui::Ui;

#[derive(clap::Args)]
#[command(after_long_help = "\
Examples:
  dxil hex --part PSV0 shader.dxil
  dxil hex shader.dxil | less -R")]
pub(crate) struct Arguments {
    #[command(flatten)]
    inputs: Inputs,

    /// Only this part; may be given several times.
    #[arg(short, long = "part", value_name = "NAME")]
    parts: Vec<Selector>,
}

impl Arguments {
    pub(crate) fn run(&self, ui: &mut Ui) -> Result {
        let sources = self.inputs.find(Kind::Container, ui.jobs)?;
        let single = sources.single;
        ui.for_each(sources, |reply, source, bytes| {
            let container = reply.open(bytes)?;
            let mut errors = Errors::default();
            let hex = self.hex(&container, &mut errors)?;
            let mut out = Page::new(container.limit());
            for row in hex.rows() {
                if out.is_full() {
                    break;
                }
                out.line(&mut row.spans());
            }
            out.failure().into_iter().for_each(|failure| errors.fail(&failure));
            reply.page((!single).then_some(source), out.as_str());
            errors.result()
        })
    }

    /// The fields of the selected parts.
    fn hex<'a>(&self, container: &Container<'a>, errors: &mut Errors) -> Result<Hex<'a>> {
        let parts = selected(container, &self.parts)?;
        let mut hex = if self.parts.is_empty() {
            errors.extend(container.errors());
            Hex::new(container, &parts)
        } else {
            Hex::empty(container)
        };
        for (name, part) in &parts {
            hex.add_part(name, part).unwrap_or_else(|error| errors.fail(&error.into()));
        }
        hex.sort();
        Ok(hex)
    }
}
