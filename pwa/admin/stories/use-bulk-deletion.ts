import { useEffect, useRef, useState } from 'react';
import { useToast } from '../../ui/toasts.tsx';
import { deleteAll } from './delete-all.ts';
import { deleteStory } from './story-calls.ts';

export type Progress = { done: number; of: number };

/**
 * Deletes the selected stories, once it was asked. While it runs `progress` says how far it is, and `cancel` lets it begin no
 * further one. `failed` is what the last of those that failed threw, else null; it holds while any are selected. `onEnd` is
 * told how many are gone.
 */
export function useBulkDeletion(selected: readonly string[], onEnd: (deleted: number) => void) {
	const [isAsked, setAsked] = useState(false);
	const [progress, setProgress] = useState<Progress | null>(null);
	const [failed, setFailed] = useState<unknown>(null);
	const [deleted, setDeleted] = useState(0);
	useEffect(() => {
		// The button that asked goes when nothing is selected any more, and the focus would be nowhere.
		if (deleted) document.getElementById('main')?.focus({ preventScroll: true });
	}, [deleted]);
	const isNoneSelected = selected.length === 0;
	useEffect(() => {
		// Those that failed stay selected: with none, there is nothing left to try again.
		if (isNoneSelected) setFailed(null);
	}, [isNoneSelected]);
	const stopped = useRef(false);
	const show = useToast();
	const run = async () => {
		const of = selected.length;
		stopped.current = false;
		setFailed(null);
		setProgress({ done: 0, of });
		const onDone = (done: number) => setProgress({ done, of });
		const outcome = await deleteAll(selected, deleteStory, onDone, () => stopped.current);
		setProgress(null);
		setAsked(false);
		if (outcome.failed > 0) setFailed(outcome.error);
		if (outcome.deleted > 0)
			show(outcome.deleted === 1 ? 'Story deleted' : `${outcome.deleted} stories deleted`, 'success');
		setDeleted((count) => count + outcome.deleted);
		onEnd(outcome.deleted);
	};
	const cancel = () => {
		stopped.current = true;
		setAsked(false);
	};
	return { isAsked, progress, failed, ask: () => setAsked(true), run, cancel };
}

export type BulkDeletion = ReturnType<typeof useBulkDeletion>;
