//! `dxil parts`: the directory.

use dxil_container::read::Part;
use dxil_container::{Container, Writer};

use serde_json::Value as Json;

use crate::failure::{Errors, Result};
use crate::input::{Inputs, Kind};
use crate::json;
use crate::table::{Align, Cell, Table};
use crate::text::{FAINT, NAME};
use crate::ui::Ui;

/// List the parts of a file: where they lie, how large they are, who writes them.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    inputs: Inputs,

    /// Print JSON, a document for each file.
    #[arg(long)]
    json: bool,
}

impl Arguments {
    pub(crate) fn run(&self, ui: &mut Ui) -> Result {
        let sources = self.inputs.find(Kind::Container)?;
        let single = sources.single;
        ui.for_each(sources, |ui, source, bytes| {
            let container = Container::open(bytes)?;
            if self.json {
                let parts = container.parts().map(|part| json::part(&part)).collect::<Json>();
                ui.print(&json::document(&parts))?;
            } else {
                ui.table((!single).then_some(source), &table(&container))?;
            }
            container.errors().collect::<Errors>().result()
        })
    }
}

/// The parts of a container, a row each.
pub(crate) fn table(container: &Container<'_>) -> Table {
    let mut table = Table::new(&[
        ("Name", Align::Left),
        ("Offset", Align::Right),
        ("Size", Align::Right),
        ("Written by", Align::Left),
        ("Since", Align::Left),
        ("Content", Align::Left),
    ]);
    let all = writers_of_all(container);
    for part in container.parts() {
        table.row(row(&part, &all));
    }
    table
}

/// The compilers that write each of the parts that are known.
fn writers_of_all(container: &Container<'_>) -> Vec<Writer> {
    let mut all = vec![Writer::Dxc, Writer::Fxc, Writer::Llvm];
    for info in container.parts().filter_map(|part| part.four_cc().info()) {
        all.retain(|writer| info.writers.contains(writer));
    }
    all
}

/// What the table says of a part. Of the compilers that write it, those that write the others too
/// come into question, unless parts of several compilers were put together.
fn row(part: &Part<'_>, all: &[Writer]) -> Vec<Cell> {
    let info = part.four_cc().info();
    let writers = info.map_or(&[][..], |info| info.writers);
    let of_all = writers.iter().filter(|writer| all.is_empty() || all.contains(writer));
    let writers: Vec<_> = of_all.map(ToString::to_string).collect();
    vec![
        Cell::new(part.four_cc().to_string(), NAME),
        Cell::new(format!("{:#x}", part.data().offset()), FAINT),
        part.data().len().into(),
        writers.join(" or ").into(),
        info.map_or("", |info| info.since).into(),
        info.map_or("unknown", |info| info.title).into(),
    ]
}
