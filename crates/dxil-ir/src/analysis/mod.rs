//! Analyses of a function body: control flow, dominators, post-dominators, uses.
//!
//! An analysis describes a body as it was when the analysis was made. After a change, make a new one.
//! Each takes time and memory in proportion to the body, or a little more, and recurses nowhere.
//!
//! ```
//! use dxil_ir::analysis::{ControlFlow, Dominators};
//! # use dxil_ir::build::FunctionBuilder;
//! # use dxil_ir::{Function, Module};
//! # use dxil_ops::{ShaderStage, Target, Version};
//! # let mut module = Module::new();
//! # let bit = module.types.integer(1);
//! # let ty = module.types.function(module.types.void(), &[bit]);
//! # let (id, _) = module.add_function(Function::new("f", ty));
//! # let target = Target::new(Version::V1_0, ShaderStage::Library);
//! # let b = FunctionBuilder::new(&mut module, id, target)?;
//! # let [entry, bright, end] = ["entry", "bright", "end"].map(|name| b.add_block(name));
//! # b.switch_to_block(entry)?;
//! # b.conditional_branch(dxil_ir::Value::Argument(0), bright, end)?;
//! # b.switch_to_block(bright)?;
//! # b.branch(end)?;
//! # b.switch_to_block(end)?;
//! # b.ret_void()?;
//! # b.finish()?;
//! # let body = module.functions[id].body.as_ref().unwrap();
//! // The blocks of `if (condition) { … }`: `entry`, `bright` and `end`.
//! let flow = ControlFlow::new(body);
//! assert_eq!(flow.reverse_post_order(), [entry, bright, end]);
//! assert_eq!(flow.predecessors(end), [entry, bright]);
//!
//! let dominators = Dominators::new(&flow);
//! assert_eq!(dominators.immediate_dominator(end), Some(entry));
//! assert!(!dominators.dominates(bright, end));
//! # Ok::<(), dxil_ir::build::Error>(())
//! ```

mod calls;
mod constants;
mod control_flow;
mod dominators;
mod lengauer_tarjan;
mod positions;
mod post_dominators;
mod uses;

pub use calls::calls_of;
pub use constants::{UsedConstant, UsedConstants};
pub use control_flow::ControlFlow;
pub use dominators::Dominators;
pub use positions::Positions;
pub use post_dominators::PostDominators;
pub use uses::{Use, Uses};
