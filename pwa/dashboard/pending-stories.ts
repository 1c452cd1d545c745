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
	const show = useToast();
	const id = isStopped ? null : nextToPoll(awaited, rows, settled, unsent);
	const isHere = rows.some((row) => row.id === id);
	useEffect(() => {
		if (!id) return;
		const stopped = new AbortController();
		const ended = (outcome: 'absent' | 'unknown') => {
			// A 404 before the story arrived is normal. Later it means that the story was deleted.
			if (outcome === 'absent') return setSettled((now) => new Set(now).add(id));
			setStopped(true);
			show('Failed to check story status', 'error');
		};
		const watching = import('./poll-story.ts').then(({ pollStory }) => pollStory(id, isHere, stopped.signal));
		void watching.then((outcome) => outcome && ended(outcome)).catch(() => {});
		return () => stopped.abort();
	}, [id, isHere, show]);
	return id;
}

/** Which story to poll, or null. `rows` are newest first. */
export function nextToPoll(
	awaited: string | null,
	rows: readonly PendingStory[],
	settled: ReadonlySet<string>,
	unsent: ReadonlyMap<string, unknown>,
): string | null {
	const isOut = (id: string) => settled.has(id) || unsent.has(id);
	const isReady = rows.some(({ id, status }) => id === awaited && !isGenerating(status));
	if (awaited && !isReady && !isOut(awaited)) return awaited;
	const waiting = rows.filter(({ id, status }) => isGenerating(status) && !isOut(id));
	return waiting.at(-1)?.id ?? null;
}

/** The ids of the `waited` stories that are readable now. */
export function newlyReady(waited: ReadonlySet<string>, rows: readonly PendingStory[]): string[] {
	return rows
		.filter(({ id, status }) => waited.has(id) && !isGenerating(status) && status !== 'failed')
		.map(({ id }) => id);
}

export function isGenerating(status: StoryRow['status']): boolean {
	return status === 'queued' || status === 'writing';
}

function useReadyToast(awaited: string | null, rows: readonly PendingStory[]): void {
	const waited = useRef(new Set<string>());
	const show = useToast();
	useEffect(() => {
		if (awaited) waited.current.add(awaited);
	}, [awaited]);
	useEffect(() => {
		const ready = newlyReady(waited.current, rows);
		for (const id of ready) waited.current.delete(id);
		for (const { id, status } of rows) if (isGenerating(status)) waited.current.add(id);
		if (ready.length > 0) show('Your new story is ready!', 'success');
	}, [rows, show]);
}
