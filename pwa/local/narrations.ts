import { useLiveQuery } from 'dexie-react-hooks';
import type { NarrationRow } from './database.ts';
import { library } from './device.ts';

export type { NarrationRow } from './database.ts';

/** The narration of a chapter: undefined while it is looked up, null when there is none on this device yet. */
export function useNarration(nodeId: string): NarrationRow | null | undefined {
	return useLiveQuery(async () => (await library().narrations.get(nodeId)) ?? null, [nodeId]);
}
