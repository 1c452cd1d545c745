import { type ReactNode, useId, useState } from 'react';
import type { PackPlan } from '../../shared/making.ts';
import { type Depth, pack, packPlan } from '../local/making.ts';
import { usePacked } from '../local/packed.ts';
import type { Reading } from '../local/reading.ts';
import { pin } from '../local/shelf.ts';
import { refreshStory } from '../local/sync.ts';
import { type CallError, sentenceOf } from '../net/call-error.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Modal } from '../ui/modal.tsx';
import { Notice } from '../ui/notice.tsx';
import { useToast } from '../ui/toasts.tsx';
import { Asking } from './asking.tsx';
import styles from './pack-sheet.module.css';
import { chapterText, packingOf, sizeText } from './packing.ts';
import { useAnswer } from './use-answer.ts';

type PackedDepth = 1 | 2;
type Plans = Record<PackedDepth, PackPlan>;

/** Packs a story's next chapters for a journey: how many, how large, how far it is; and unpacks them. */
export default function PackSheet({ reading, onClose }: { reading: Reading; onClose: () => void }) {
	const { id, packedDepth = 0 } = reading.story;
	const plans = useAnswer(() => plansFor(id), `${id} ${packedDepth} ${reading.path.at(-1)?._id}`);
	const [wish, setWish] = useState<PackedDepth | null>(null);
	const { busy, problem, change } = usePacking(id);
	const depth = wish ?? (packedDepth === 2 ? 2 : 1);
	const isPacked = packedDepth === depth;
	const actions = (
		<>
			{packedDepth > 0 && (
				<Button look="bare" busy={busy === 0} disabled={busy !== null} onClick={() => change(0)}>
					Unpack
				</Button>
			)}
			<Button look="quiet" onClick={onClose}>
				Close
			</Button>
			{!isPacked && plans.answer && (
				<Button icon="pack" busy={busy === depth} disabled={busy !== null} onClick={() => change(depth)}>
					Pack it
				</Button>
			)}
		</>
	);
	return (
		<Modal open title="Pack for the journey" actions={actions} onClose={onClose}>
			<div className={styles.sheet}>
				<p>The next chapters are made now, and kept on this device: each choice then opens without a network.</p>
				{plans.answer ? (
					<Depths plans={plans.answer} depth={depth} onChange={setWish} />
				) : (
					packedDepth === 0 && <Asking what="What there is to pack" problem={plans.problem} onRetry={plans.ask} />
				)}
				{packedDepth > 0 && isPacked && <HowFar reading={reading} plan={plans.answer?.[depth] ?? null} />}
				{problem && <Notice tone="error">{problem}</Notice>}
			</div>
		</Modal>
	);
}

async function plansFor(id: string): Promise<Plans> {
	const [one, two] = await Promise.all([packPlan(id, 1), packPlan(id, 2)]);
	return { 1: one, 2: two };
}

const needsNetwork = 'Packing needs a network. Please try again when you are online.';
const notPacked = 'The story could not be packed. Please try again.';

/** The packing itself: what it is busy with (the depth asked for), and why it could not be done. */
function usePacking(id: string) {
	const [busy, setBusy] = useState<Depth | null>(null);
	const [problem, setProblem] = useState<string | null>(null);
	const show = useToast();
	const carryOut = async (depth: Depth) => {
		await pack(id, depth);
		// Packed, and the first to go when space runs short: that would be no use on a journey.
		if (depth > 0) await pin(id);
		await refreshStory(id);
		if (depth === 0) show('Unpacked. What was read stays.');
	};
	const change = (depth: Depth) => {
		setBusy(depth);
		setProblem(null);
		carryOut(depth)
			.catch((error: CallError) => setProblem(error.code === 'offline' ? needsNetwork : sentenceOf(error, notPacked)))
			.finally(() => setBusy(null));
	};
	return { busy, problem, change };
}

type DepthsProps = { plans: Plans; depth: PackedDepth; onChange: (depth: PackedDepth) => void };

function Depths({ plans, depth, onChange }: DepthsProps) {
	const name = useId();
	const option = (of: PackedDepth, label: string): ReactNode => (
		<label className={styles.depth}>
			<input type="radio" name={name} checked={depth === of} onChange={() => onChange(of)} />
			<span>
				<b>{label}</b>
				<span className={styles.size}>{sizeOf(plans[of])}</span>
			</span>
		</label>
	);
	return (
		<fieldset className={styles.depths}>
			<legend className="visually-hidden">How far</legend>
			{option(1, 'The next chapter of each choice')}
			{option(2, 'Two chapters ahead')}
		</fieldset>
	);
}

function sizeOf(plan: PackPlan): string {
	if (plan.chapters === 0) return 'There is nothing more to pack: the story ends here.';
	if (plan.missing === 0) return `${sizeText(plan)}, all written`;
	return `${sizeText(plan)}; ${plan.missing} still to be written`;
}

/** How much of what is packed is here. Without a network it is told from what this device has. */
function HowFar({ reading, plan }: { reading: Reading; plan: PackPlan | null }) {
	const here = usePacked(reading.story.id);
	const { chapters, whole, of, isReady } = packingOf(plan ?? { chapters: here?.chapters ?? 0 }, here ?? nothing);
	if (!here || of === 0) return null;
	if (isReady) {
		return (
			<p role="status" className={styles.packed}>
				<Icon name="check" />
				Packed: {chapterText(of)} {of === 1 ? 'is' : 'are'} on this device.
			</p>
		);
	}
	return (
		<div className={styles.progress}>
			<progress max={of} value={whole} aria-label="Chapters on this device" />
			<p role="status">
				{chapters < of ? `${chapters} of ${chapterText(of)} on this device…` : 'The last pictures are on their way…'}
			</p>
		</div>
	);
}

const nothing = { chapters: 0, whole: 0 };
