//! `SRCI` as a tree.

use alloc::borrow::Cow;
use alloc::vec::Vec;

use super::{
    SourceArgument, SourceContents, SourceInfo, SourceName, SourceSection, SourceSectionBody,
};
use crate::tree::{self, Describe, Node, Value};

impl<'a> Describe<'a> for SourceInfo<'a> {
    fn describe(&self) -> Vec<Node<'a>> {
        let mut nodes = tree::fields(&self.header);
        let start = self.header.range().end;
        let range = start..self.trailing.offset();
        let sections = self.sections().map(|section| section.describe());
        nodes.push(Node::list("sections", range, sections.collect()));
        nodes.extend(Node::trailing(&self.trailing));
        nodes
    }
}

impl<'a> SourceSection<'a> {
    /// Its fields, as a group.
    fn describe(&self) -> Node<'a> {
        let mut nodes = tree::fields(&self.header);
        let body = self.header.range().end..self.padding.offset();
        match &self.body {
            SourceSectionBody::Names(names) => {
                nodes.push(Node::record("names", &names.header));
                let entries = names.iter().map(|name| name.describe()).collect();
                nodes.push(Node::list("entries", body, entries));
            }
            SourceSectionBody::Contents(contents) => {
                nodes.push(Node::record("contents", &contents.header));
                nodes.push(Node::bytes("stored", &contents.stored()));
                nodes.push(contents.files_node());
            }
            SourceSectionBody::Arguments(arguments) => {
                nodes.push(Node::record("arguments", &arguments.header));
                let entries = arguments.iter().map(|argument| argument.describe()).collect();
                nodes.push(Node::list("entries", body, entries));
                nodes.extend(Node::optional_bytes("rest", &arguments.rest));
            }
            SourceSectionBody::Unknown(bytes) => nodes.push(Node::bytes("bytes", bytes)),
        }
        nodes.extend(Node::optional_bytes("padding", &self.padding));
        Node::group("section", self.header.offset()..self.padding.range().end, nodes)
    }
}

impl<'a> SourceName<'a> {
    /// Its fields, as a group.
    fn describe(&self) -> Node<'a> {
        let mut nodes = tree::fields(&self.header);
        nodes.push(Node::value("name", self.name.range(), Value::Text((*self.name).into())));
        nodes.extend(Node::optional_bytes("padding", &self.padding));
        Node::group("entry", self.header.offset()..self.padding.range().end, nodes)
    }
}

impl<'a> SourceContents<'a> {
    /// The files, if they can be decompressed. All lie in all of the stored bytes.
    fn files_node(&self) -> Node<'a> {
        let stored = self.stored();
        let text = |file| Node::value("file", stored.range(), Value::Text(file));
        let files = self.files().unwrap_or_default().into_iter();
        let files = files.map(|file| text(Cow::Owned(file))).collect();
        Node::list("files", stored.range(), files)
    }
}

impl<'a> SourceArgument<'a> {
    /// Its fields, as a group.
    fn describe(&self) -> Node<'a> {
        let nodes = [Node::string("name", &self.name), Node::string("value", &self.value)];
        let range = self.name.offset()..self.value.range().end.saturating_add(1);
        Node::group("entry", range, nodes.into())
    }
}
