//! Checks of a complete function.

use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::mem;

use super::{Error, ErrorKind, FunctionBuilder, Missing, State};
use crate::{BlockId, Incoming, InstructionId, InstructionKind, Value};

impl FunctionBuilder<'_> {
    /// Gives the function its body. Of values and blocks with one name, all but the oldest get a number after it.
    ///
    /// It does not check that definitions dominate their uses: [`verify`](crate::verify::verify) does.
    /// Blocks that are never reached are allowed.
    ///
    /// # Errors
    ///
    /// There is no block, a block has no terminator, or a phi does not have one value for each time
    /// that a block goes to its own. The function stays as it was then.
    pub fn finish(self) -> Result<(), Error> {
        match self.finish_all() {
            Ok(()) => Ok(()),
            Err(errors) => errors.into_iter().next().map_or(Ok(()), Err),
        }
    }

    /// Like [`finish`](Self::finish), with all errors: those that the builder
    /// [collects](Self::collect_errors) and what is not complete.
    ///
    /// # Errors
    ///
    /// As with [`finish`](Self::finish), and everything that failed before. The function stays as it was then.
    pub fn finish_all(self) -> Result<(), Vec<Error>> {
        let mut state = self.0.into_inner();
        let mut errors = state.take_errors();
        errors.extend(state.incomplete());
        if !errors.is_empty() {
            return Err(errors);
        }
        state.write_phis();
        state.body.make_names_unique();
        if let Some(function) = state.module.functions.get_mut(state.function) {
            function.body = Some(state.body);
        }
        Ok(())
    }
}

impl State<'_> {
    pub(super) fn check_complete(&self) -> Result<(), Error> {
        self.incomplete().into_iter().next().map_or(Ok(()), Err)
    }

    /// The incomplete parts: blocks without terminators; where all have one, phis.
    fn incomplete(&self) -> Vec<Error> {
        let blocks = self.open_blocks();
        if !blocks.is_empty() || self.flow_is_broken() {
            return blocks.into_iter().map(|kind| self.error("", kind)).collect();
        }
        self.wrong_phis().into_iter().map(|kind| self.error("phi", kind)).collect()
    }

    /// Gives the phis their incoming values, and returns those that they did not have.
    pub(super) fn write_phis(&mut self) -> Vec<(InstructionId, Vec<Incoming>)> {
        let phis = mem::take(&mut self.phis).into_iter().map(|(id, incoming)| {
            let old = self.incoming(id).map_or(0, <[_]>::len);
            let new = incoming[old..].to_vec();
            let incoming = self.body.add_list(incoming);
            self.body.set_incoming(id, incoming);
            (id, new)
        });
        phis.collect()
    }

    /// The incoming values of an instruction, if it is a phi.
    fn incoming(&self, id: InstructionId) -> Option<&[Incoming]> {
        match self.body.instructions[id].kind {
            InstructionKind::Phi { incoming, .. } => {
                Some(self.phis.get(&id).map_or_else(|| self.body.list(incoming), Vec::as_slice))
            }
            _ => None,
        }
    }

    fn open_blocks(&self) -> Vec<ErrorKind> {
        if self.body.order.is_empty() {
            return vec![ErrorKind::Missing(Missing::AnyBlock)];
        }
        let open = self.body.order.iter().filter(|&&block| !self.is_terminated(block));
        open.map(|&block| ErrorKind::Unterminated(self.block_name(block))).collect()
    }

    fn wrong_phis(&self) -> Vec<ErrorKind> {
        let mut wrong = Vec::new();
        if !self.body.order.iter().any(|&block| self.body.phi_count(block) > 0) {
            return wrong;
        }
        let edges = self.edges();
        for (block, contents) in self.body.blocks() {
            let start = edges.partition_point(|&(to, _)| to < block);
            let end = edges.partition_point(|&(to, _)| to <= block);
            for incoming in contents.instructions.iter().map_while(|&id| self.incoming(id)) {
                wrong.extend(self.check_phi(block, incoming, &edges[start..end]).err());
            }
        }
        wrong
    }

    /// The edges between blocks: target and source, sorted.
    fn edges(&self) -> Vec<(BlockId, BlockId)> {
        let mut edges = Vec::new();
        for (from, block) in self.body.blocks() {
            if let Some(&id) = block.instructions.last() {
                let terminator = &self.body.instructions[id];
                terminator.for_each_successor(&self.body, |to| edges.push((to, from)));
            }
        }
        edges.sort_unstable();
        edges
    }

    /// Checks a phi of `block` against the edges that lead there.
    fn check_phi(
        &self,
        block: BlockId,
        incoming: &[Incoming],
        edges: &[(BlockId, BlockId)],
    ) -> Result<(), ErrorKind> {
        let mut sorted: Vec<(BlockId, Value)> =
            incoming.iter().map(|it| (it.block, it.value)).collect();
        sorted.sort_unstable();
        let (from, expected) = (sorted.iter().map(|it| it.0), edges.iter().map(|it| it.1));
        if edges.is_empty() || !from.clone().eq(expected.clone()) {
            return Err(ErrorKind::PhiEdges {
                block: self.block_name(block),
                found: self.block_names(from),
                expected: self.block_names(expected),
            });
        }
        match sorted.windows(2).find(|pair| pair[0].0 == pair[1].0 && pair[0].1 != pair[1].1) {
            Some(pair) => {
                let (block, from) = (self.block_name(block), self.block_name(pair[0].0));
                Err(ErrorKind::PhiValues { block, from })
            }
            None => Ok(()),
        }
    }

    fn block_names(&self, blocks: impl Iterator<Item = BlockId>) -> Vec<String> {
        blocks.map(|block| self.block_name(block)).collect()
    }
}
