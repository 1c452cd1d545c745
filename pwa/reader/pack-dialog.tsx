import { type ReactNode, useId, useState } from 'react';
import type { PackPlan } from '../../shared/contract/stories.ts';
import { packStateOf, usePackProgress } from '../local/library/pack-progress.ts';
import { pin, setPacksVoice, useStoryState } from '../local/library/story-state.ts';
import type { StoryView } from '../local/library/story-view.ts';
import { refreshStory } from '../local/sync.ts';
import { type RequestError, userMessageOf } from '../net/request-error.ts';
import { fetchPackPlan, type PackDepth, packStory } from '../net/story-requests.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/forms/checkbox.tsx';
import { Icon } from '../ui/icon.tsx';
import { Modal } from '../ui/modal.tsx';
import { Notice } from '../ui/notice.tsx';
import { useToast } from '../ui/toasts.tsx';
import styles from './pack-dialog.module.css';
import { ServerAnswerStatus, useServerAnswer } from './server-answer.tsx';

type PackedDepth = 1 | 2;
type Plans = Record<PackedDepth, PackPlan>;

/** Packs a story's next chapters for a journey and unpacks them; shows the number, size and progress. */
export default function PackDialog({ view, onClose }: { view: StoryView; onClose: () => void }) {
	const { id, packedDepth = 0 } = view.story;
	const plans = useServerAnswer(() => fetchPlans(id), `${id} ${packedDepth} ${view.path.at(-1)?._id}`);
	const [selected, setSelected] = useState<PackedDepth | null>(null);
	const { busy, problem, change } = usePacking(id);
	const { packsVoice = false } = useStoryState(id) ?? {};
	const [wanted, setWithVoice] = useState<boolean | null>(null);
	const withVoice = wanted ?? packsVoice;
	const depth = selected ?? (packedDepth === 2 ? 2 : 1);
	const isPacked = packedDepth === depth && withVoice === packsVoice;
	const actions = (
		<>
			{packedDepth > 0 && (
				<Button look="bare" busy={busy === 0} disabled={busy !== null} onClick={() => change(0, false)}>
					Unpack
				</Button>
			)}
			<Button look="quiet" onClick={onClose}>
				Close
			</Button>
			{!isPacked && plans.answer && (
				<Button icon="pack" busy={busy === depth} disabled={busy !== null} onClick={() => change(depth, withVoice)}>
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
					<>
						<DepthOptions plans={plans.answer} depth={depth} withVoice={withVoice} onChange={setSelected} />
						<Checkbox checked={withVoice} onChange={(event) => setWithVoice(event.target.checked)}>
							With voice
						</Checkbox>
					</>
				) : (
					packedDepth === 0 && (
						<ServerAnswerStatus subject="What there is to pack" problem={plans.problem} onRetry={plans.retry} />
					)
				)}
				{packedDepth > 0 && isPacked && <PackedProgress view={view} plan={plans.answer?.[depth] ?? null} />}
				{problem && <Notice tone="error">{problem}</Notice>}
			</div>
		</Modal>
	);
}

async function fetchPlans(id: string): Promise<Plans> {
	const [one, two] = await Promise.all([fetchPackPlan(id, 1), fetchPackPlan(id, 2)]);
	return { 1: one, 2: two };
}

const needsNetwork = 'Packing needs a network. Please try again when you are online.';
const notPacked = 'The story could not be packed. Please try again.';

/** Packs and unpacks. `busy` is the requested depth, `problem` the error as a sentence. */
function usePacking(id: string) {
	const [busy, setBusy] = useState<PackDepth | null>(null);
	const [problem, setProblem] = useState<string | null>(null);
	const showToast = useToast();
	const changePack = async (depth: PackDepth, withVoice: boolean) => {
		await packStory(id, depth);
		await setPacksVoice(id, withVoice);
		// Pinned too: an unpinned story is evicted first when storage runs short.
		if (depth > 0) await pin(id);
		await refreshStory(id);
		if (depth === 0) showToast('Unpacked. What was read stays.');
	};
	const change = (depth: PackDepth, withVoice: boolean) => {
		setBusy(depth);
		setProblem(null);
		changePack(depth, withVoice)
			.catch((error: RequestError) =>
				setProblem(error.code === 'offline' ? needsNetwork : userMessageOf(error, notPacked)),
			)
			.finally(() => setBusy(null));
	};
	return { busy, problem, change };
}

type DepthOptionsProps = {
	plans: Plans;
	depth: PackedDepth;
	withVoice: boolean;
	onChange: (depth: PackedDepth) => void;
};

function DepthOptions({ plans, depth, withVoice, onChange }: DepthOptionsProps) {
	const name = useId();
	const option = (of: PackedDepth, label: string): ReactNode => (
		<label className={styles.depth}>
			<input type="radio" name={name} checked={depth === of} onChange={() => onChange(of)} />
			<span>
				<b>{label}</b>
				<span className={styles.size}>{planText(plans[of], withVoice)}</span>
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

function planText(plan: PackPlan, withVoice: boolean): string {
	if (plan.chapters === 0) return 'There is nothing more to pack: the story ends here.';
	if (plan.missing === 0) return `${sizeText(plan, withVoice)}, all written`;
	return `${sizeText(plan, withVoice)}; ${plan.missing} still to be written`;
}

/** The size of a pack: `6 chapters, about 0.6 MB`; with voice, if the server estimates that. */
export function sizeText(
	{ chapters, megabytes, voiceMegabytes = 0 }: Pick<PackPlan, 'chapters' | 'megabytes' | 'voiceMegabytes'>,
	hasVoice = false,
): string {
	const all = hasVoice ? Math.round((megabytes + voiceMegabytes) * 10) / 10 : megabytes;
	return `${chapterText(chapters)}, about ${all} MB`;
}

export function chapterText(count: number): string {
	return count === 1 ? '1 chapter' : `${count} chapters`;
}

/** How much of the pack is on this device. Offline, the local counts replace the plan. */
function PackedProgress({ view, plan }: { view: StoryView; plan: PackPlan | null }) {
	const here = usePackProgress(view.story.id);
	const { chapters, complete, total, isReady } = packStateOf(
		plan ?? { chapters: here?.chapters ?? 0 },
		here ?? nonePacked,
	);
	if (!here || total === 0) return null;
	if (isReady) {
		return (
			<p role="status" className={styles.packed}>
				<Icon name="check" />
				Packed: {chapterText(total)} {total === 1 ? 'is' : 'are'} on this device{here.hasVoice && ', with voice'}.
			</p>
		);
	}
	return (
		<div className={styles.progress}>
			<progress max={total} value={complete} aria-label="Chapters on this device" />
			<p role="status">
				{chapters < total
					? `${chapters} of ${chapterText(total)} on this device…`
					: here.hasVoice
						? 'The last pictures and voices are on their way…'
						: 'The last pictures are on their way…'}
			</p>
		</div>
	);
}

const nonePacked = { chapters: 0, complete: 0 };
