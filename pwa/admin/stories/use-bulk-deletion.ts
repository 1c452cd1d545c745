import { useEffect, useRef, useState } from 'react';
import { useToast } from '../../ui/toasts.tsx';
import { deleteAll } from './delete-all.ts';
import { deleteStory } from './story-calls.ts';

export type Progress = { done: number; of: number };

/**
 * Deletes the selected stories after confirmation. While it runs, `progress` is its state, and `cancel` starts no
 * further deletion. `failed` is the last error, else null; it stays while any stories are selected. `onEnd` gets
 * the number of deleted stories.
 */
export function useBulkDeletion(selected: readonly string[], onEnd: (deleted: number) => void) {
	const [isAsked, setAsked] = useState(false);
	const [progress, setProgress] = useState<Progress | null>(null);
	const [failed, setFailed] = useState<unknown>(null);
	const [deleted, setDeleted] = useState(0);
	useEffect(() => {
		// The button that opened the dialog is gone when nothing is selected, and with it the focus.
		if (deleted) document.getElementById('main')?.focus({ preventScroll: true });
	}, [deleted]);
	const isNoneSelected = selected.length === 0;
	useEffect(() => {
		// Stories that could not be deleted stay selected; without any, there is nothing to retry.
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
