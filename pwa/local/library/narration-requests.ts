import { useLiveQuery } from 'dexie-react-hooks';
import { spokenChoicesText } from '../../../shared/rules/spoken-choices.ts';
import { fetchChoicesNarration, fetchNarration } from '../../net/story-requests.ts';
import { library } from './current-library.ts';
import { type ChapterRow, choicesNarrationKey, type NarrationRow } from './database.ts';

/** Stores the times of a recording that the server has: its sync names the file only. */
export async function fetchNarrationTimes({
	_id,
	storyId,
	content,
}: Pick<ChapterRow, '_id' | 'storyId' | 'content'>): Promise<void> {
	const { nodes, narrations } = library();
	const answer = await fetchNarration(storyId, _id, content);
	await library().transaction('rw', [nodes, narrations], async () => {
		if (await nodes.get(_id)) await narrations.put({ ...answer, nodeId: _id, storyId });
	});
}

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
