import { provisionalTitle } from '../library/overlay.ts';
import type { Entry } from './commands.ts';
import { discard, enqueue } from './outbox.ts';

/**
 * Takes back what was asked for and is not carried out. A new story of which no clear answer came may be at the server all
 * the same: it is deleted there too, and where it never was, that is no trouble.
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
