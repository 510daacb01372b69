//! The intrinsics of LLVM 23 that do not belong to a target, and those of DirectX: their attributes.

use crate::AttributeKind::{self, *};

/// Intrinsics with the same attributes.
pub(super) struct Intrinsics {
    /// The names without `llvm.`, and without the types of overloads.
    names: &'static str,
    /// The attributes of the function.
    pub(super) function: &'static [AttributeKind],
    /// The value of `memory`; [`ALL`] if there is none.
    pub(super) memory: u64,
    /// The attributes of the result, which is slot 0, and of the parameters.
    pub(super) slots: &'static [(u32, AttributeKind)],
}

impl Intrinsics {
    /// The names without `llvm.`, and without the types of overloads.
    pub(super) fn names(&self) -> impl Iterator<Item = &'static str> {
        self.names.split(' ')
    }
}

/// All memory, read and written.
pub(super) const ALL: u64 = 0xfff;

/// Those of most intrinsics.
const PLAIN: &[AttributeKind] = &[NoCallback, NoFree, NoSync, WillReturn, NoUnwind];

/// Those of intrinsics without effects.
const SPECULATABLE: &[AttributeKind] =
    &[NoCallback, NoFree, NoSync, WillReturn, NoUnwind, Speculatable];

/// Those of intrinsics whose result is as defined as the arguments.
const DEFINED: &[AttributeKind] =
    &[NoCallback, NoFree, NoSync, WillReturn, NoUnwind, Speculatable, NoCreateUndefOrPoison];

/// Those of intrinsics that depend on control flow.
const CONVERGENT: &[AttributeKind] =
    &[NoCallback, NoFree, NoSync, WillReturn, NoUnwind, Convergent];

/// Those of operations on floating-point numbers that are as strict as stated.
const STRICT: &[AttributeKind] = &[NoCallback, NoFree, NoSync, WillReturn, NoUnwind, StrictFp];

/// The intrinsics, by their attributes.
pub(super) const INTRINSICS: &[Intrinsics] = &[
    Intrinsics {
        names: "acos asin atan atan2 cosh dbg.assign dbg.declare dbg.label dbg.value \
            experimental.vector.extract.last.active experimental.vector.match \
            experimental.vp.reverse get.active.lane.mask modf public.type.test sincos sincospi \
            sinh sshl.sat strip.invariant.group structured.gep tan tanh type.test ushl.sat \
            vector.deinterleave2 vector.deinterleave3 vector.deinterleave4 vector.deinterleave5 \
            vector.deinterleave6 vector.deinterleave7 vector.deinterleave8 vector.interleave2 \
            vector.interleave3 vector.interleave4 vector.interleave5 vector.interleave6 \
            vector.interleave7 vector.interleave8 vector.partial.reduce.add vector.reverse \
            vector.splice.left vector.splice.right vp.abs vp.add vp.and vp.ashr vp.bitreverse \
            vp.bswap vp.ceil vp.copysign vp.ctpop vp.fabs vp.fadd vp.fcmp vp.fdiv vp.floor \
            vp.fma vp.fmul vp.fmuladd vp.fneg vp.fpext vp.fptosi vp.fptoui vp.fptrunc vp.frem \
            vp.fshl vp.fshr vp.fsub vp.icmp vp.inttoptr vp.llrint vp.lrint vp.lshr vp.maximum \
            vp.maxnum vp.merge vp.minimum vp.minnum vp.mul vp.nearbyint vp.or vp.ptrtoint \
            vp.reduce.add vp.reduce.and vp.reduce.fadd vp.reduce.fmax vp.reduce.fmaximum \
            vp.reduce.fmin vp.reduce.fminimum vp.reduce.fmul vp.reduce.mul vp.reduce.or \
            vp.reduce.smax vp.reduce.smin vp.reduce.umax vp.reduce.umin vp.reduce.xor vp.rint \
            vp.round vp.roundeven vp.roundtozero vp.sadd.sat vp.select vp.sext vp.shl vp.sitofp \
            vp.smax vp.smin vp.sqrt vp.ssub.sat vp.sub vp.trunc vp.uadd.sat vp.uitofp vp.umax \
            vp.umin vp.usub.sat vp.xor vp.zext vscale",
        function: SPECULATABLE,
        memory: 0,
        slots: &[],
    },
    Intrinsics {
        names: "arithmetic.fence bitreverse bswap canonicalize ceil clmul convert.from.arbitrary.fp \
            convert.to.arbitrary.fp copysign cos ctpop exp exp10 exp2 fabs floor fma fmuladd \
            fptosi.sat fptoui.sat fptrunc.round frexp fshl fshr ldexp llrint llround log log10 \
            log2 lrint lround maximum maximumnum maxnum minimum minimumnum minnum nearbyint pdep \
            pext pow powi ptrmask rint round roundeven sadd.sat sadd.with.overflow scmp sin smax \
            smin smul.with.overflow sqrt ssub.sat ssub.with.overflow trunc uadd.sat \
            uadd.with.overflow ucmp umax umin umul.with.overflow usub.sat usub.with.overflow \
            vector.reduce.add vector.reduce.and vector.reduce.fadd vector.reduce.fmax \
            vector.reduce.fmaximum vector.reduce.fmin vector.reduce.fminimum vector.reduce.fmul \
            vector.reduce.mul vector.reduce.or vector.reduce.smax vector.reduce.smin \
            vector.reduce.umax vector.reduce.umin vector.reduce.xor",
        function: DEFINED,
        memory: 0,
        slots: &[],
    },
    Intrinsics {
        names: "addressofreturnaddress donothing dx.all dx.any dx.asdouble dx.cross dx.ddx.coarse \
            dx.ddx.fine dx.ddy.coarse dx.ddy.fine dx.degrees dx.dot2 dx.dot2add dx.dot3 dx.dot4 \
            dx.dot4add.i8packed dx.dot4add.u8packed dx.fdot dx.firstbitlow dx.firstbitshigh \
            dx.firstbituhigh dx.frac dx.imad dx.imul dx.isinf dx.isnan dx.legacyf16tof32 \
            dx.legacyf32tof16 dx.lerp dx.nclamp dx.normalize dx.radians \
            dx.resource.handlefrombinding dx.resource.handlefromimplicitbinding \
            dx.resource.nonuniformindex dx.rsqrt dx.saturate dx.sclamp dx.sdot dx.sign \
            dx.splitdouble dx.step dx.uclamp dx.udot dx.umad dx.umul eh.recoverfp expect \
            experimental.gc.result experimental.vector.compress localaddress masked.sdiv \
            masked.srem masked.udiv masked.urem ptrauth.blend ptrauth.sign.generic reloc.none \
            sponentry stepvector thread.pointer type.checked.load type.checked.load.relative \
            vector.partial.reduce.fadd vp.sdiv vp.srem vp.udiv vp.urem",
        function: PLAIN,
        memory: 0,
        slots: &[],
    },
    Intrinsics {
        names: "clear_cache coro.alloc coro.alloca.alloc coro.alloca.free coro.alloca.get \
            coro.async.context.alloc coro.async.context.dealloc coro.async.size.replace coro.end \
            coro.end.async coro.end.results coro.id.async coro.id.retcon coro.id.retcon.once \
            coro.suspend coro.suspend.retcon debugtrap dx.resource.casthandle eh.dwarf.cfa \
            eh.return.i32 eh.return.i64 eh.sjlj.functioncontext eh.sjlj.setjmp \
            eh.sjlj.setup.dispatch eh.unwind.init gcroot instrprof.callsite instrprof.cover \
            instrprof.increment instrprof.increment.step instrprof.mcdc.parameters \
            instrprof.mcdc.tvbitmap.update instrprof.timestamp instrprof.value.profile \
            objc.arc.annotation.bottomup.bbend objc.arc.annotation.bottomup.bbstart \
            objc.arc.annotation.topdown.bbend objc.arc.annotation.topdown.bbstart \
            objc.autoreleasePoolPop objc.autoreleasePoolPush objc.claimAutoreleasedReturnValue \
            objc.clang.arc.use objc.copyWeak objc.destroyWeak objc.initWeak objc.loadWeak \
            objc.loadWeakRetained objc.moveWeak objc.release objc.retainAutoreleasedReturnValue \
            objc.retainBlock objc.retainedObject objc.storeStrong objc.storeWeak objc.sync.enter \
            objc.sync.exit objc.unretainedObject objc.unretainedPointer \
            objc.unsafeClaimAutoreleasedReturnValue read_volatile_register \
            swift.async.context.addr write_volatile_register",
        function: &[NoUnwind],
        memory: ALL,
        slots: &[],
    },
    Intrinsics {
        names: "experimental.constrained.acos experimental.constrained.asin \
            experimental.constrained.atan experimental.constrained.atan2 \
            experimental.constrained.ceil experimental.constrained.cos \
            experimental.constrained.cosh experimental.constrained.exp \
            experimental.constrained.exp2 experimental.constrained.fadd \
            experimental.constrained.fcmp experimental.constrained.fcmps \
            experimental.constrained.fdiv experimental.constrained.floor \
            experimental.constrained.fma experimental.constrained.fmul \
            experimental.constrained.fmuladd experimental.constrained.fpext \
            experimental.constrained.fptosi experimental.constrained.fptoui \
            experimental.constrained.fptrunc experimental.constrained.frem \
            experimental.constrained.fsub experimental.constrained.ldexp \
            experimental.constrained.llrint experimental.constrained.llround \
            experimental.constrained.log experimental.constrained.log10 \
            experimental.constrained.log2 experimental.constrained.lrint \
            experimental.constrained.lround experimental.constrained.maximum \
            experimental.constrained.maxnum experimental.constrained.minimum \
            experimental.constrained.minnum experimental.constrained.nearbyint \
            experimental.constrained.pow experimental.constrained.powi \
            experimental.constrained.rint experimental.constrained.round \
            experimental.constrained.roundeven experimental.constrained.sin \
            experimental.constrained.sinh experimental.constrained.sitofp \
            experimental.constrained.sqrt experimental.constrained.tan \
            experimental.constrained.tanh experimental.constrained.trunc \
            experimental.constrained.uitofp",
        function: STRICT,
        memory: 0xc,
        slots: &[],
    },
    Intrinsics {
        names: "dx.quad.read.across.diagonal dx.quad.read.across.x dx.quad.read.across.y \
            dx.resource.getbasepointer dx.resource.getpointer dx.wave.active.countbits \
            dx.wave.all dx.wave.all.equal dx.wave.any dx.wave.ballot dx.wave.getlaneindex \
            dx.wave.prefix.bit.count dx.wave.prefix.product dx.wave.prefix.sum \
            dx.wave.prefix.uproduct dx.wave.prefix.usum dx.wave.product dx.wave.readlane \
            dx.wave.reduce.and dx.wave.reduce.max dx.wave.reduce.min dx.wave.reduce.or \
            dx.wave.reduce.sum dx.wave.reduce.umax dx.wave.reduce.umin dx.wave.reduce.usum \
            dx.wave.reduce.xor dx.wave.uproduct experimental.convergence.anchor \
            experimental.convergence.entry experimental.convergence.loop is.constant",
        function: CONVERGENT,
        memory: 0,
        slots: &[],
    },
    Intrinsics {
        names: "dx.resource.calculate.lod dx.resource.calculate.lod.unclamped dx.resource.gather \
            dx.resource.gather.cmp dx.resource.getdimensions.levels.xy \
            dx.resource.getdimensions.x dx.resource.getdimensions.xy \
            dx.resource.load.cbufferrow.2 dx.resource.load.cbufferrow.4 \
            dx.resource.load.cbufferrow.8 dx.resource.load.level dx.resource.load.rawbuffer \
            dx.resource.load.typedbuffer dx.resource.sample dx.resource.sample.clamp \
            dx.resource.samplebias dx.resource.samplebias.clamp dx.resource.samplecmp \
            dx.resource.samplecmp.clamp dx.resource.samplecmplevelzero dx.resource.samplegrad \
            dx.resource.samplegrad.clamp dx.resource.samplelevel masked.gather read_register \
            vp.gather",
        function: PLAIN,
        memory: 0x555,
        slots: &[],
    },
    Intrinsics {
        names: "annotation experimental.noalias.scope.decl fake.use get.fpenv get.fpmode \
            get.rounding objc.clang.arc.noop.use pseudoprobe ptr.annotation reset.fpenv \
            reset.fpmode set.fpenv set.fpmode set.rounding sideeffect structured.alloca \
            var.annotation",
        function: PLAIN,
        memory: 0xc,
        slots: &[],
    },
    Intrinsics {
        names: "call.preallocated.teardown dx.discard get.dynamic.area.offset icall.branch.funnel \
            localescape pcmarker readcyclecounter readsteadycounter stackaddress stackguard \
            stackprotector stackrestore stacksave va_copy va_end va_start vp.scatter",
        function: PLAIN,
        memory: ALL,
        slots: &[],
    },
    Intrinsics {
        names: "cond.loop coro.align coro.dead coro.frame coro.is_in_ramp coro.noop \
            coro.prepare.async coro.prepare.retcon coro.size eh.exceptioncode \
            eh.exceptionpointer eh.sjlj.lsda eh.typeid.for seh.scope.begin seh.scope.end",
        function: &[NoUnwind],
        memory: 0,
        slots: &[],
    },
    Intrinsics {
        names: "dx.all.memory.barrier dx.all.memory.barrier.with.group.sync dx.device.memory.barrier \
            dx.device.memory.barrier.with.group.sync dx.group.memory.barrier \
            dx.group.memory.barrier.with.group.sync dx.load.input dx.store.output \
            dx.wave.get.lane.count dx.wave.is.first.lane",
        function: CONVERGENT,
        memory: ALL,
        slots: &[],
    },
    Intrinsics {
        names: "abs ctlz cttz experimental.cttz.elts vector.extract vp.ctlz vp.cttz vp.cttz.elts \
            vp.is.fpclass",
        function: SPECULATABLE,
        memory: 0,
        slots: &[(2, ImmArg)],
    },
    Intrinsics {
        names: "expect.with.probability localrecover loop.dependence.raw.mask \
            loop.dependence.war.mask protected.field.ptr sdiv.fix sdiv.fix.sat udiv.fix \
            udiv.fix.sat",
        function: PLAIN,
        memory: 0,
        slots: &[(3, ImmArg)],
    },
    Intrinsics {
        names: "coro.await.suspend.bool coro.await.suspend.handle coro.await.suspend.void \
            coro.destroy coro.resume experimental.deoptimize experimental.guard",
        function: &[],
        memory: ALL,
        slots: &[],
    },
    Intrinsics {
        names: "dx.interlocked.add dx.interlocked.or experimental.vector.histogram.add \
            experimental.vector.histogram.uadd.sat experimental.vector.histogram.umax \
            experimental.vector.histogram.umin",
        function: PLAIN,
        memory: 0x3,
        slots: &[],
    },
    Intrinsics {
        names: "experimental.vp.splice smul.fix smul.fix.sat umul.fix umul.fix.sat vector.insert",
        function: SPECULATABLE,
        memory: 0,
        slots: &[(3, ImmArg)],
    },
    Intrinsics {
        names: "loop.decrement loop.decrement.reg set.loop.iterations start.loop.iterations \
            test.set.loop.iterations test.start.loop.iterations",
        function: &[NoCallback, NoFree, NoSync, WillReturn, NoUnwind, NoDuplicate],
        memory: ALL,
        slots: &[],
    },
    Intrinsics {
        names: "objc.autorelease objc.autoreleaseReturnValue objc.retain objc.retain.autorelease \
            objc.retainAutorelease objc.retainAutoreleaseReturnValue",
        function: &[NoUnwind],
        memory: ALL,
        slots: &[(1, Returned)],
    },
    Intrinsics {
        names: "allow.runtime.check allow.sanitize.address allow.sanitize.hwaddress \
            allow.sanitize.memory allow.sanitize.thread",
        function: PLAIN,
        memory: 0xc,
        slots: &[(0, NoUndef)],
    },
    Intrinsics {
        names: "dx.flattened.thread.id.in.group dx.group.id dx.thread.id dx.thread.id.in.group",
        function: &[WillReturn, NoUnwind],
        memory: 0,
        slots: &[],
    },
    Intrinsics {
        names: "experimental.vp.strided.load masked.load vp.load vp.load.ff",
        function: PLAIN,
        memory: 0x1,
        slots: &[(1, Captures)],
    },
    Intrinsics {
        names: "experimental.vp.strided.store masked.compressstore masked.store vp.store",
        function: PLAIN,
        memory: 0x2,
        slots: &[(2, Captures)],
    },
    Intrinsics {
        names: "dx.resource.store.rawbuffer dx.resource.store.typedbuffer masked.scatter",
        function: PLAIN,
        memory: 0xaaa,
        slots: &[],
    },
    Intrinsics {
        names: "experimental.gc.relocate preserve.array.access.index preserve.struct.access.index",
        function: PLAIN,
        memory: 0,
        slots: &[(2, ImmArg), (3, ImmArg)],
    },
    Intrinsics {
        names: "experimental.memset.pattern memset memset.inline",
        function: PLAIN,
        memory: 0x2,
        slots: &[(1, Captures), (1, WriteOnly), (4, ImmArg)],
    },
    Intrinsics {
        names: "preserve.union.access.index ptrauth.sign ptrauth.strip",
        function: PLAIN,
        memory: 0,
        slots: &[(2, ImmArg)],
    },
    Intrinsics {
        names: "adjust.trampoline load.relative",
        function: PLAIN,
        memory: 0x1,
        slots: &[],
    },
    Intrinsics {
        names: "callbr.landingpad coro.save",
        function: &[NoUnwind, NoMerge],
        memory: ALL,
        slots: &[],
    },
    Intrinsics {
        names: "coro.async.resume coro.suspend.async",
        function: &[NoUnwind, NoDuplicate, NoMerge],
        memory: ALL,
        slots: &[],
    },
    Intrinsics {
        names: "coro.begin coro.begin.custom.abi",
        function: &[NoUnwind],
        memory: ALL,
        slots: &[(2, WriteOnly)],
    },
    Intrinsics {
        names: "experimental.gc.get.pointer.base experimental.gc.get.pointer.offset",
        function: PLAIN,
        memory: 0,
        slots: &[(1, Captures), (1, ReadNone)],
    },
    Intrinsics {
        names: "experimental.get.vector.length matrix.transpose",
        function: SPECULATABLE,
        memory: 0,
        slots: &[(2, ImmArg), (3, ImmArg)],
    },
    Intrinsics {
        names: "experimental.patchpoint experimental.patchpoint.void",
        function: &[],
        memory: ALL,
        slots: &[(1, ImmArg), (2, ImmArg), (4, ImmArg)],
    },
    Intrinsics {
        names: "frameaddress returnaddress",
        function: PLAIN,
        memory: 0,
        slots: &[(1, ImmArg)],
    },
    Intrinsics {
        names: "hwasan.check.memaccess hwasan.check.memaccess.shortgranules",
        function: &[NoUnwind],
        memory: ALL,
        slots: &[(3, ImmArg)],
    },
    Intrinsics {
        names: "hwasan.check.memaccess.fixedshadow hwasan.check.memaccess.shortgranules.fixedshadow",
        function: &[NoUnwind],
        memory: ALL,
        slots: &[(2, ImmArg), (3, ImmArg)],
    },
    Intrinsics {
        names: "lifetime.end lifetime.start",
        function: PLAIN,
        memory: 0x3,
        slots: &[(1, Captures)],
    },
    Intrinsics {
        names: "looptrap trap",
        function: &[NoUnwind, Cold, NoReturn],
        memory: 0x8,
        slots: &[],
    },
    Intrinsics {
        names: "memcpy memcpy.inline",
        function: PLAIN,
        memory: 0x3,
        slots: &[
            (1, Captures),
            (1, NoAlias),
            (1, WriteOnly),
            (2, Captures),
            (2, NoAlias),
            (2, ReadOnly),
            (4, ImmArg),
        ],
    },
    Intrinsics {
        names: "memcpy.element.unordered.atomic memmove.element.unordered.atomic",
        function: &[NoSync, WillReturn, NoUnwind],
        memory: 0x3,
        slots: &[(1, Captures), (1, WriteOnly), (2, Captures), (2, ReadOnly), (4, ImmArg)],
    },
    Intrinsics {
        names: "seh.try.begin seh.try.end",
        function: &[WillReturn, NoUnwind],
        memory: 0xaaa,
        slots: &[],
    },
    Intrinsics { names: "alloc.token.id", function: PLAIN, memory: 0, slots: &[(0, NoUndef)] },
    Intrinsics {
        names: "allow.ubsan.check",
        function: PLAIN,
        memory: 0xc,
        slots: &[(0, NoUndef), (1, ImmArg)],
    },
    Intrinsics {
        names: "asan.check.memaccess",
        function: &[NoUnwind],
        memory: ALL,
        slots: &[(2, ImmArg)],
    },
    Intrinsics { names: "assume", function: PLAIN, memory: 0x8, slots: &[(1, NoUndef)] },
    Intrinsics {
        names: "call.preallocated.arg",
        function: PLAIN,
        memory: ALL,
        slots: &[(2, ImmArg)],
    },
    Intrinsics {
        names: "call.preallocated.setup",
        function: PLAIN,
        memory: ALL,
        slots: &[(1, ImmArg)],
    },
    Intrinsics {
        names: "codeview.annotation",
        function: &[NoCallback, NoFree, NoSync, WillReturn, NoUnwind, NoDuplicate],
        memory: 0xc,
        slots: &[],
    },
    Intrinsics {
        names: "coro.done",
        function: &[NoUnwind],
        memory: 0x3,
        slots: &[(1, Captures), (1, ReadOnly)],
    },
    Intrinsics {
        names: "coro.free",
        function: &[NoUnwind],
        memory: 0x1,
        slots: &[(2, Captures), (2, ReadOnly)],
    },
    Intrinsics {
        names: "coro.id",
        function: PLAIN,
        memory: 0x1,
        slots: &[(2, ReadNone), (3, Captures), (3, ReadOnly)],
    },
    Intrinsics { names: "coro.promise", function: &[NoUnwind], memory: 0, slots: &[(1, Captures)] },
    Intrinsics {
        names: "coro.subfn.addr",
        function: PLAIN,
        memory: 0x1,
        slots: &[(1, Captures), (1, ReadOnly)],
    },
    Intrinsics { names: "dx.resource.updatecounter", function: PLAIN, memory: 0xf, slots: &[] },
    Intrinsics {
        names: "eh.sjlj.callsite",
        function: &[NoUnwind],
        memory: 0,
        slots: &[(1, ImmArg)],
    },
    Intrinsics {
        names: "eh.sjlj.longjmp",
        function: &[NoUnwind, NoReturn],
        memory: ALL,
        slots: &[],
    },
    Intrinsics {
        names: "experimental.gc.statepoint",
        function: &[],
        memory: ALL,
        slots: &[(1, ImmArg), (2, ImmArg), (4, ImmArg), (5, ImmArg)],
    },
    Intrinsics {
        names: "experimental.stackmap",
        function: &[NoCallback, NoFree, NoSync, WillReturn],
        memory: ALL,
        slots: &[(1, ImmArg), (2, ImmArg)],
    },
    Intrinsics {
        names: "experimental.widenable.condition",
        function: SPECULATABLE,
        memory: 0xc,
        slots: &[(0, NoUndef)],
    },
    Intrinsics { names: "gcread", function: &[NoUnwind], memory: 0x1, slots: &[] },
    Intrinsics {
        names: "gcwrite",
        function: &[NoUnwind],
        memory: 0x3,
        slots: &[(2, Captures), (3, Captures)],
    },
    Intrinsics {
        names: "init.trampoline",
        function: PLAIN,
        memory: 0x3,
        slots: &[(1, Captures), (1, WriteOnly), (2, ReadNone), (3, ReadNone)],
    },
    Intrinsics {
        names: "invariant.end",
        function: PLAIN,
        memory: 0x3,
        slots: &[(2, ImmArg), (3, Captures)],
    },
    Intrinsics {
        names: "invariant.start",
        function: PLAIN,
        memory: 0x3,
        slots: &[(1, ImmArg), (2, Captures)],
    },
    Intrinsics { names: "is.fpclass", function: DEFINED, memory: 0, slots: &[(2, ImmArg)] },
    Intrinsics {
        names: "launder.invariant.group",
        function: SPECULATABLE,
        memory: 0xc,
        slots: &[],
    },
    Intrinsics {
        names: "masked.expandload",
        function: PLAIN,
        memory: 0x555,
        slots: &[(1, Captures)],
    },
    Intrinsics {
        names: "matrix.column.major.load",
        function: PLAIN,
        memory: 0x1,
        slots: &[(1, Captures), (3, ImmArg), (4, ImmArg), (5, ImmArg)],
    },
    Intrinsics {
        names: "matrix.column.major.store",
        function: PLAIN,
        memory: 0x2,
        slots: &[(2, Captures), (2, WriteOnly), (4, ImmArg), (5, ImmArg), (6, ImmArg)],
    },
    Intrinsics {
        names: "matrix.multiply",
        function: SPECULATABLE,
        memory: 0,
        slots: &[(3, ImmArg), (4, ImmArg), (5, ImmArg)],
    },
    Intrinsics {
        names: "memmove",
        function: PLAIN,
        memory: 0x3,
        slots: &[(1, Captures), (1, WriteOnly), (2, Captures), (2, ReadOnly), (4, ImmArg)],
    },
    Intrinsics {
        names: "memset.element.unordered.atomic",
        function: &[NoSync, WillReturn, NoUnwind],
        memory: 0x2,
        slots: &[(1, Captures), (1, WriteOnly), (4, ImmArg)],
    },
    Intrinsics {
        names: "objectsize",
        function: SPECULATABLE,
        memory: 0,
        slots: &[(2, ImmArg), (3, ImmArg), (4, ImmArg)],
    },
    Intrinsics {
        names: "prefetch",
        function: PLAIN,
        memory: 0xf,
        slots: &[(1, Captures), (1, ReadOnly), (2, ImmArg), (3, ImmArg), (4, ImmArg)],
    },
    Intrinsics {
        names: "preserve.static.offset",
        function: SPECULATABLE,
        memory: 0,
        slots: &[(1, ReadNone)],
    },
    Intrinsics { names: "ptrauth.auth", function: &[NoUnwind], memory: 0, slots: &[(2, ImmArg)] },
    Intrinsics {
        names: "ptrauth.auth.with.pc.and.resign",
        function: &[NoUnwind],
        memory: 0,
        slots: &[(2, ImmArg), (5, ImmArg)],
    },
    Intrinsics {
        names: "ptrauth.resign",
        function: &[NoUnwind],
        memory: 0,
        slots: &[(2, ImmArg), (4, ImmArg)],
    },
    Intrinsics {
        names: "ptrauth.resign.load.relative",
        function: &[NoUnwind],
        memory: 0x555,
        slots: &[(2, ImmArg), (4, ImmArg), (6, ImmArg)],
    },
    Intrinsics { names: "ssa.copy", function: PLAIN, memory: 0, slots: &[(1, Returned)] },
    Intrinsics {
        names: "threadlocal.address",
        function: SPECULATABLE,
        memory: 0,
        slots: &[(0, NonNull), (1, NonNull)],
    },
    Intrinsics {
        names: "ubsantrap",
        function: &[NoUnwind, Cold, NoReturn],
        memory: 0x8,
        slots: &[(1, ImmArg)],
    },
    Intrinsics {
        names: "write_register",
        function: &[NoCallback, NoUnwind],
        memory: ALL,
        slots: &[],
    },
    Intrinsics {
        names: "xray.customevent",
        function: &[NoUnwind],
        memory: 0xaaa,
        slots: &[(1, Captures), (1, ReadOnly)],
    },
    Intrinsics {
        names: "xray.typedevent",
        function: &[NoUnwind],
        memory: 0xaaa,
        slots: &[(2, Captures), (2, ReadOnly)],
    },
];
