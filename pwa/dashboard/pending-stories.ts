import { useEffect, useRef, useState } from 'react';
import type { StoryRow } from '../local/library/database.ts';
import { useToast } from '../ui/toasts.tsx';

type PendingStory = Pick<StoryRow, 'id' | 'status'>;

/**
 * Notifies when a story that was not ready has its first chapter, whichever way it arrived. Meanwhile polls one story
 * each second: first `awaited`, then the oldest that is being generated. Skips `unsent` stories, which the server does
 * not know. A failed poll shows one toast and ends polling (product 4.11 and 8.5). Returns the id of the polled story.
 */
export function usePendingStories(
	awaited: string | null,
	rows: readonly PendingStory[],
	unsent: ReadonlyMap<string, unknown>,
): string | null {
	useReadyToast(awaited, rows);
	const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
	const [isStopped, setStopped] = useState(false);
	const showToast = useToast();
	const id = isStopped ? null : nextToPoll(awaited, rows, settled, unsent);
	const isHere = rows.some((row) => row.id === id);
	useEffect(() => {
		if (!id) return;
		const stopped = new AbortController();
		const onEnd = (outcome: 'absent' | 'unknown') => {
			// A 404 before the story arrived is normal. Later it means that the story was deleted.
			if (outcome === 'absent') return setSettled((now) => new Set(now).add(id));
			setStopped(true);
			showToast('Failed to check story status', 'error');
		};
		const polling = import('./poll-story.ts').then(({ pollStory }) => pollStory(id, isHere, stopped.signal));
		void polling.then((outcome) => outcome && onEnd(outcome)).catch(() => {});
		return () => stopped.abort();
	}, [id, isHere, showToast]);
	return id;
}

/** Which story to poll, or null. `rows` are newest first. */
export function nextToPoll(
	awaited: string | null,
	rows: readonly PendingStory[],
	settled: ReadonlySet<string>,
	unsent: ReadonlyMap<string, unknown>,
): string | null {
	const isSkipped = (id: string) => settled.has(id) || unsent.has(id);
	const isReady = rows.some(({ id, status }) => id === awaited && !isGenerating(status));
	if (awaited && !isReady && !isSkipped(awaited)) return awaited;
	const waiting = rows.filter(({ id, status }) => isGenerating(status) && !isSkipped(id));
	return waiting.at(-1)?.id ?? null;
}

/** The ids of the `waited` stories that are readable now. */
export function newlyReady(awaitedIds: ReadonlySet<string>, rows: readonly PendingStory[]): string[] {
	return rows
		.filter(({ id, status }) => awaitedIds.has(id) && !isGenerating(status) && status !== 'failed')
		.map(({ id }) => id);
}

export function isGenerating(status: StoryRow['status']): boolean {
	return status === 'queued' || status === 'writing';
}

function useReadyToast(awaited: string | null, rows: readonly PendingStory[]): void {
	const awaitedIds = useRef(new Set<string>());
	const showToast = useToast();
	useEffect(() => {
		if (awaited) awaitedIds.current.add(awaited);
	}, [awaited]);
	useEffect(() => {
		const ready = newlyReady(awaitedIds.current, rows);
		for (const id of ready) awaitedIds.current.delete(id);
		for (const { id, status } of rows) if (isGenerating(status)) awaitedIds.current.add(id);
		if (ready.length > 0) showToast('Your new story is ready!', 'success');
	}, [rows, showToast]);
}
