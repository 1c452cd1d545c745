import { useEffect, useState } from 'react';
import { polling } from '../../shared/limits.ts';
import { refreshStory, type StoryRow } from '../local/stories.ts';
import { CallError } from '../net/http.ts';
import { useToast } from '../ui/toasts.tsx';

/**
 * Asks each second for the next story that is not ready, until it has a chapter: first `awaited`, then the one that waits
 * longest. Says so when it is ready or cannot be asked for (product.md §4, §8). Answers with the id of the story it asks for.
 */
export function useReadyWatch(awaited: string | null, rows: readonly StoryRow[], onReady: () => void): string | null {
	const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
	const show = useToast();
	const id = nextToWatch(awaited, rows, settled);
	useEffect(() => {
		if (!id) return;
		const settle = () => setSettled((now) => new Set(now).add(id));
		let wasThere = false;
		return everySecond(async () => {
			if (!navigator.onLine) return;
			const outcome = await lookAt(id);
			// Not there yet is no trouble; there no longer means that somebody deleted it meanwhile.
			if (outcome === 'waiting' || (outcome === 'absent' && !wasThere)) {
				wasThere ||= outcome === 'waiting';
				return;
			}
			settle();
			if (outcome === 'ready') {
				show('Your new story is ready!', 'success');
				onReady();
			}
			if (outcome === 'unknown') show('Failed to check story status', 'error');
		});
	}, [id, onReady, show]);
	return id;
}

/** Pure: which story to ask for, or null. Rows are newest first. */
export function nextToWatch(
	awaited: string | null,
	rows: readonly Pick<StoryRow, 'id' | 'status'>[],
	settled: ReadonlySet<string>,
): string | null {
	if (awaited && !settled.has(awaited)) return awaited;
	const waiting = rows.filter(({ id, status }) => isWaiting(status) && !settled.has(id));
	return waiting.at(-1)?.id ?? null;
}

export function isWaiting(status: StoryRow['status']): boolean {
	return status === 'queued' || status === 'writing';
}

async function lookAt(id: string): Promise<'waiting' | 'absent' | 'ready' | 'failed' | 'unknown'> {
	try {
		const story = await refreshStory(id);
		if (story.nodes.length > 0) return 'ready';
		return story.status === 'failed' ? 'failed' : 'waiting';
	} catch (error) {
		return error instanceof CallError && error.status === 404 ? 'absent' : 'unknown';
	}
}

/** Runs `task` each second, never twice at a time. Returns how to stop. */
function everySecond(task: () => Promise<void>): () => void {
	let timer = setTimeout(run, polling.every);
	let stopped = false;
	async function run() {
		await task();
		if (!stopped) timer = setTimeout(run, polling.every);
	}
	return () => {
		stopped = true;
		clearTimeout(timer);
	};
}
