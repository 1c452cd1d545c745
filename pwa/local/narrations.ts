import { useLiveQuery } from 'dexie-react-hooks';
import { makingCalls } from '../../shared/making.ts';
import { send } from '../net/http.ts';
import type { NarrationRow, NodeRow } from './database.ts';
import { library } from './device.ts';

export type { NarrationRow } from './database.ts';

/** The narration of a chapter: undefined while it is looked up, null when there is none on this device yet. */
export function useNarration(nodeId: string): NarrationRow | null | undefined {
	return useLiveQuery(async () => (await library().narrations.get(nodeId)) ?? null, [nodeId]);
}

/** Has a chapter read aloud, or finds that it was before; keeps where its sound is and when each sentence begins. */
export async function narrate(node: Pick<NodeRow, '_id' | 'storyId' | 'content'>): Promise<NarrationRow> {
	const narrated = await send(makingCalls.narrate, {
		body: { text: node.content, voice: 'sage', storyId: node.storyId, nodeId: node._id },
	});
	const row = { ...narrated, nodeId: node._id, storyId: node.storyId };
	await library().narrations.put(row);
	return row;
}
