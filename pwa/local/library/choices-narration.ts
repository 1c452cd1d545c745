import { useLiveQuery } from 'dexie-react-hooks';
import { spokenChoicesText } from '../../../shared/rules/spoken-choices.ts';
import { fetchChoicesNarration } from '../../net/story-requests.ts';
import { choicesNarrationKey } from './choices-narration-key.ts';
import { library } from './current-library.ts';
import type { ChapterRow, NarrationRow } from './database.ts';

/** The narration of a chapter's choices, live: undefined while it loads, null when this device has none. */
export function useChoicesNarration(chapterId: string): NarrationRow | null | undefined {
	return useLiveQuery(
		async () => (await library().narrations.get(choicesNarrationKey(chapterId))) ?? null,
		[chapterId],
	);
}

/** Has the server read a chapter's choices, and stores where the recording is and its times. Throws RequestError. */
export async function requestChoicesNarration({ _id, storyId, choices }: ChapterRow): Promise<NarrationRow> {
	const { nodes, narrations } = library();
	const answer = await fetchChoicesNarration(storyId, _id, spokenChoicesText(choices.map(({ text }) => text)));
	const row = { ...answer, nodeId: choicesNarrationKey(_id), storyId };
	await library().transaction('rw', [nodes, narrations], async () => {
		if ((await nodes.update(_id, { choicesAudioUrl: answer.audioUrl })) > 0) await narrations.put(row);
	});
	return row;
}
