import { useLiveQuery } from 'dexie-react-hooks';
import { library } from '../library/current-library.ts';
import type { Entry } from './commands.ts';

export type { Entry } from './commands.ts';

/** Entries of one child, or all of them for null (the parent view). Oldest first. */
export function useOutbox(childId: string | null): Entry[] | undefined {
	return useLiveQuery(async () => {
		const entries = await allEntries();
		return childId === null ? entries : entries.filter((entry) => entry.childId === childId);
	}, [childId]);
}

export function allEntries(): Promise<Entry[]> {
	return library().outbox.orderBy('seq').toArray();
}
