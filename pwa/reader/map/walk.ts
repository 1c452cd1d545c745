import { useNavigate } from 'react-router-dom';
import { choiceKey } from '../../local/library/chapter-overlay.ts';
import type { StoryView } from '../../local/library/story-view.ts';
import { enqueue } from '../../local/outbox/outbox.ts';
import { takeChoice } from '../../local/telling/take-choice.ts';
import { userMessageOf } from '../../net/request-error.ts';
import { useToast } from '../../ui/toasts.tsx';
import { type Arrival, chooseCommand } from '../choice-controller.ts';
import { choiceErrors } from '../error-messages.ts';
import { branchesOf, type ChapterBranch, choicesTowards } from './story-tree.ts';

/** Opens the reader at a chapter, or takes one of its choices and opens the reader there. */
export function useWalk(view: StoryView, tree: ChapterBranch, childId: string | null) {
	const navigate = useNavigate();
	const show = useToast();
	const onFailed = (problem: unknown) => show(userMessageOf(problem, choiceErrors.failed), 'error');
	return (chapterId: string, choiceIndex: number | null = null) => {
		const walk = { view, tree, childId };
		const open = () => {
			// Its chapter may take a minute: the reader shows how it is written.
			if (choiceIndex !== null) takeBud(walk, chapterId, choiceIndex).catch(onFailed);
			navigate(`/story/${view.story.id}`, { state: { chapterId, choiceIndex } satisfies Arrival });
		};
		walkTo(walk, chapterId).then(open, onFailed);
	};
}

type Walk = { view: StoryView; tree: ChapterBranch; childId: string | null };

/**
 * Makes the path lead to a chapter, as if the reader had taken the choices one by one. Rejects with RequestError when the device
 * cannot store them.
 */
export async function walkTo({ view, tree, childId }: Walk, chapterId: string): Promise<void> {
	for (const { chapter, choiceIndex } of choicesTowards(tree, chapterId))
		await enqueue(chooseCommand(view, chapter, choiceIndex, { isKnown: true, isAhead: false }), childId);
}

/**
 * Takes a choice without a chapter on this device, as in the reader: `takeChoice` says when this ends. The path must lead to the
 * chapter that offers it.
 */
export async function takeBud({ view, tree, childId }: Walk, chapterId: string, choiceIndex: number): Promise<void> {
	const from = branchesOf(tree).find(({ key }) => key === chapterId);
	if (from?.kind !== 'chapter') return;
	const isAhead = view.packedChoices.has(choiceKey(chapterId, choiceIndex));
	await takeChoice(chooseCommand(view, from.chapter, choiceIndex, { isKnown: false, isAhead }), childId);
}
