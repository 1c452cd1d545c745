import { spokenChoicesText } from '../../../shared/rules/spoken-choices.ts';
import { RequestError } from '../../net/request-error.ts';
import { fetchChoicesNarration, fetchNarration } from '../../net/story-requests.ts';
import { choicesNarrationKey } from '../library/choices-narration-key.ts';
import type { ChapterRow, Library } from '../library/database.ts';

type Context = {
	library: Library;
	isInterrupted: () => boolean;
	/** Keys of narrations that the server refused; they are not requested again. */
	unavailable: Set<string>;
};

/**
 * Has the server read the packed chapters of a story that was packed with voice, and stores where the recordings are and their
 * times, which its sync does not bring. Those for readers from 3 to 5 have their choices read too. Returns `failed` when the
 * server does not answer.
 */
export async function requestPackedVoices(
	context: Context,
	storyId: string,
): Promise<'done' | 'interrupted' | 'failed'> {
	const { library, isInterrupted, unavailable } = context;
	for (const { key, chapter } of await missingNarrations(library, storyId)) {
		if (isInterrupted()) return 'interrupted';
		if (unavailable.has(key)) continue;
		try {
			await requestNarration(library, key, chapter);
		} catch (problem) {
			if (!(problem instanceof RequestError)) throw problem;
			if (problem.status < 400 || problem.status >= 500) return 'failed';
			// The day's cap, a hidden chapter, no access.
			unavailable.add(key);
		}
	}
	return 'done';
}

async function missingNarrations(library: Library, storyId: string): Promise<{ key: string; chapter: ChapterRow }[]> {
	const [story, chapters] = await Promise.all([
		library.stories.get(storyId),
		library.nodes.where({ storyId }).toArray(),
	]);
	const wanted = chapters
		.filter(({ isAhead, content }) => isAhead === true && content !== '')
		.flatMap((chapter) => [
			{ key: chapter._id, chapter },
			...(story?.ageGroup === '3-5' && !chapter.isEnding ? [{ key: choicesNarrationKey(chapter._id), chapter }] : []),
		]);
	const known = await library.narrations.bulkGet(wanted.map(({ key }) => key));
	return wanted.filter((_, index) => !known[index]);
}

async function requestNarration(library: Library, key: string, chapter: ChapterRow): Promise<void> {
	const { _id, storyId, content, choices } = chapter;
	const isOfChoices = key !== _id;
	const answer = isOfChoices
		? await fetchChoicesNarration(storyId, _id, spokenChoicesText(choices.map(({ text }) => text)))
		: await fetchNarration(storyId, _id, content);
	const change = isOfChoices ? { choicesAudioUrl: answer.audioUrl } : { audioUrls: { sage: answer.audioUrl } };
	await library.transaction('rw', [library.nodes, library.narrations], async () => {
		if ((await library.nodes.where({ _id }).count()) === 0) return;
		await library.nodes.update(_id, change);
		await library.narrations.put({ ...answer, nodeId: key, storyId });
	});
}
