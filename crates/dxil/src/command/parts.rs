//! `dxil parts`: the directory.

use dxil_container::Container;
use dxil_inspect::{directory, json as inspect};
use serde_json::{Value as Json, json};

use crate::failure::{Errors, Result};
use crate::input::{Inputs, Kind};
use crate::json;
use crate::ui::Ui;

#[derive(clap::Args)]
#[command(after_long_help = "\
Examples:
  dxil parts shader.dxil
  dxil parts --json build/shaders | jq -r '.file, .parts[].name'")]
pub(crate) struct Arguments {
    #[command(flatten)]
    inputs: Inputs,

    /// Print JSON, a document for each file.
    #[arg(long)]
    json: bool,
}

impl Arguments {
    pub(crate) fn run(&self, ui: &mut Ui) -> Result {
        let sources = self.inputs.find(Kind::Container, ui.jobs)?;
        let single = sources.single;
        ui.for_each(sources, |reply, source, bytes| {
            let container = Container::open(bytes)?;
            if self.json {
                let parts = container.parts().map(|part| inspect::part(&part)).collect::<Json>();
                let document = json::of_file(source, json!({ "parts": parts }));
                reply.print(&json::document(&document));
            } else {
                reply.table((!single).then_some(source), &directory::table(&container));
            }
            container.errors().collect::<Errors>().result()
        })
    }
}
