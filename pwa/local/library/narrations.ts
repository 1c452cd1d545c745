import { useLiveQuery } from 'dexie-react-hooks';
import { library } from './current-library.ts';
import type { NarrationRow } from './database.ts';

export type { NarrationRow } from './database.ts';

/** The narration of a chapter: undefined while it loads, null when this device has none yet. */
export function useNarration(chapterId: string): NarrationRow | null | undefined {
	return useLiveQuery(async () => (await library().narrations.get(chapterId)) ?? null, [chapterId]);
}
