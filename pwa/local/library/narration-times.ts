import { fetchNarration } from '../../net/story-requests.ts';
import { library } from './current-library.ts';
import type { ChapterRow } from './database.ts';

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
