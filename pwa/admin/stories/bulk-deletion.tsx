import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/modal.tsx';
import { useToast } from '../../ui/toasts.tsx';
import styles from './bulk-deletion.module.css';
import { deleteStory } from './story-calls.ts';

/** The number of selected stories, and their deletion. */
export function BulkBar({ count, deletion }: { count: number; deletion: BulkDeletion }) {
	const { progress } = deletion;
	return (
		<div className={styles.bar}>
			<p role="status">{progress ? progressText(progress) : `${count || 'None'} selected`}</p>
			{count > 0 && (
				<Button look="danger" icon="trash" onClick={deletion.open}>
					Delete Selected ({count})
				</Button>
			)}
			<BulkDeleteDialog count={count} deletion={deletion} />
		</div>
	);
}

/** The confirmation of a bulk deletion with its progress; Cancel stops before the next story. */
function BulkDeleteDialog({ count, deletion }: { count: number; deletion: BulkDeletion }) {
	const { isOpen, progress, confirm, cancel } = deletion;
	const stories = count === 1 ? 'this story' : `${count} stories`;
	return (
		<ConfirmDialog
			open={isOpen}
			title={count === 1 ? 'Delete story' : 'Delete stories'}
			confirmLabel={progress ? 'Deleting...' : 'Delete'}
			busy={progress !== null}
			onConfirm={confirm}
			onCancel={cancel}
		>
			<p>Are you sure you want to delete {stories}? This action cannot be undone.</p>
			<p role="status">{progress && progressText(progress)}</p>
		</ConfirmDialog>
	);
}

/** `Deleting stories: 3 of 10 done` */
function progressText({ done, of }: Progress): string {
	return `Deleting stories: ${done} of ${of} done`;
}

export type Progress = { done: number; of: number };

/**
 * Deletes the selected stories after confirmation. While it runs, `progress` is its state, and `cancel` starts no
 * further deletion. `failed` is the last error, else null; it stays while any stories are selected. `onEnd` gets
 * the number of deleted stories.
 */
export function useBulkDeletion(selected: readonly string[], onEnd: (deleted: number) => void) {
	const [isOpen, setOpen] = useState(false);
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
	const confirm = async () => {
		const of = selected.length;
		stopped.current = false;
		setFailed(null);
		setProgress({ done: 0, of });
		const onDone = (done: number) => setProgress({ done, of });
		const outcome = await deleteAll(selected, deleteStory, onDone, () => stopped.current);
		setProgress(null);
		setOpen(false);
		if (outcome.failed > 0) setFailed(outcome.error);
		if (outcome.deleted > 0)
			show(outcome.deleted === 1 ? 'Story deleted' : `${outcome.deleted} stories deleted`, 'success');
		setDeleted((count) => count + outcome.deleted);
		onEnd(outcome.deleted);
	};
	const cancel = () => {
		stopped.current = true;
		setOpen(false);
	};
	return { isOpen, progress, failed, open: () => setOpen(true), confirm, cancel };
}

export type BulkDeletion = ReturnType<typeof useBulkDeletion>;

/** The number of concurrent requests: quick for a page of stories, and no load for the server. */
const concurrency = 3;

export type Outcome = { deleted: number; failed: number; error: unknown };

/**
 * Deletes stories, a few at a time, and continues after a failure. `onDone` gets the number of answered requests;
 * once `isStopped` returns true, no further one starts. Returns the numbers of deleted and failed ones, and the last error.
 */
export async function deleteAll(
	ids: readonly string[],
	remove: (id: string) => Promise<void>,
	onDone: (done: number) => void,
	isStopped: () => boolean,
): Promise<Outcome> {
	const waiting = [...ids];
	const outcome: Outcome = { deleted: 0, failed: 0, error: null };
	const work = async () => {
		for (let id = waiting.shift(); id !== undefined && !isStopped(); id = waiting.shift()) {
			try {
				await remove(id);
				outcome.deleted += 1;
			} catch (error) {
				outcome.failed += 1;
				outcome.error = error;
			}
			onDone(outcome.deleted + outcome.failed);
		}
	};
	await Promise.all(Array.from({ length: concurrency }, work));
	return outcome;
}
