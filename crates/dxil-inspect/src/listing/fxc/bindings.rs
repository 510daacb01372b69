//! The resources and their registers.

use dxil_container::read::ResourceDefinitions;

use super::{Comments, Error};
use crate::parts::rdef;

/// Prints a row for each resource, if there is one. IDs are those of ranges, which shader model 5.1 has.
pub(super) fn print(
    comments: &mut Comments,
    definitions: &ResourceDefinitions<'_>,
) -> Result<(), Error> {
    if definitions.bindings.is_empty() {
        return Ok(());
    }
    let has_ids = definitions.bindings.iter().any(|binding| definitions.space(&binding).is_some());
    let (title, rule) = if has_ids { ("     ID ", "------- ") } else { ("", "") };
    comments.lines(["", " Resource Bindings:", ""]);
    comments.line(format_args!(
        " Name                                 Type  Format         Dim {title}     HLSL Bind  Count"
    ));
    comments.line(format_args!(
        " ------------------------------ ---------- ------- ----------- {rule}-------------- ------"
    ));
    for binding in definitions.bindings.iter() {
        let row = rdef::row(definitions, &binding)?;
        comments.put("// ");
        comments.left(&row.name, 30);
        let columns = [(row.kind, 10), (&row.format, 7), (&row.dim, 11)];
        let id = has_ids.then_some((row.id.as_str(), 7));
        let bind = [(row.bind.as_str(), 14), (&row.count, 6)];
        for (text, width) in columns.into_iter().chain(id).chain(bind) {
            comments.put(" ");
            comments.right(text, width);
        }
        comments.put(" \n");
        comments.check()?;
    }
    comments.blank();
    Ok(())
}
