import { provisionalTitle } from '../library/overlay.ts';
import type { Entry } from './commands.ts';
import { discard, enqueue } from './outbox.ts';

/**
 * Withdraws a pending or failed entry. A new story whose request got no clear answer may exist at the server: it is deleted
 * there too; the server answers 404 if it does not exist, which counts as done.
 */
export async function withdraw(entry: Entry): Promise<void> {
	const { id, deed, childId } = entry;
	await discard(id);
	if (deed.kind !== 'create-story' || !mayHaveReachedServer(entry)) return;
	await enqueue({ kind: 'delete-story', storyId: deed.story._id, title: provisionalTitle(deed.story) }, childId);
}

function mayHaveReachedServer({ state, attempts, problem }: Entry): boolean {
	const wasRefused = state === 'failed' && problem !== null && problem.status >= 400 && problem.status < 500;
	return attempts > 0 && !wasRefused;
}
