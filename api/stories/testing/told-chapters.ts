import { v5 as nameId, v7 as newId } from 'uuid';
import { expect } from 'vitest';
import type { NewStory } from '../../../shared/contract/stories.ts';
import type { StoryBrief } from '../../../shared/contract/storyteller.ts';
import type { ToldChapter, ToldChapterAnswer, ToldChapterUpload } from '../../../shared/contract/told-chapters.ts';
import type { Session } from '../../../shared/contract/user.ts';
import type { WireError } from '../../../shared/contract/wire-error.ts';
import { tellPath } from '../../../shared/storyteller/check/tell-path.ts';
import type { TestResponse, TestServer } from '../../testing/test-server.ts';
import { storyInput } from './story-requests.ts';

/** A story that a device told: what it uploads, in order. */
export type ToldStory = { id: string; input: NewStory & { _id: string }; uploads: ToldChapterUpload[] };

/** Tells a story as a device does, along these choices. `more`: what the device knows of its settings. */
export function tellStory(
	choices: readonly number[],
	change: Parameters<typeof storyInput>[0] = {},
	more: Partial<StoryBrief> = {},
): ToldStory {
	const input = { ...storyInput(change), _id: change._id ?? nextStoryId() };
	const { drafts, outline } = tellPath({ ...briefOf(input), ...more }, choices);
	const ids = drafts.map(() => newId());
	const uploads = drafts.map((draft, at): ToldChapterUpload => {
		const chapter: ToldChapter = {
			_id: ids[at]!,
			parentNodeId: ids[at - 1] ?? null,
			choiceIndex: choices[at - 1] ?? null,
			choiceTaken: drafts[at - 1]?.choices[choices[at - 1]!] ?? null,
			chapterTitle: draft.chapterTitle,
			content: draft.content,
			choices: [...draft.choices],
			isEnding: draft.isEnding,
			scene: draft.scene,
			storytellerVersion: 'of-this-test',
			toldAt: '2026-11-20T08:00:00.000Z',
		};
		return at === 0 ? { story: { ...input, title: draft.storyTitle }, chapter, outline } : { chapter };
	});
	return { id: input._id, input, uploads };
}

/** The same upload with another chapter. */
export function withChapter(upload: ToldChapterUpload, change: Partial<ToldChapter>): ToldChapterUpload {
	return { ...upload, chapter: { ...upload.chapter, ...change } };
}

export type UploadAnswer = ToldChapterAnswer & WireError;

export function uploadChapter(
	server: TestServer,
	as: Session,
	storyId: string,
	upload: unknown,
	query = '',
): Promise<TestResponse<UploadAnswer>> {
	return server.request<UploadAnswer>('POST', `/api/stories/${storyId}/chapters${query}`, { as, body: upload });
}

/** Uploads all chapters in order. Returns the last answer. */
export async function uploadStory(
	server: TestServer,
	as: Session,
	{ id, uploads }: ToldStory,
	query = '',
): Promise<TestResponse<UploadAnswer>> {
	let answer: TestResponse<UploadAnswer> | undefined;
	for (const upload of uploads) answer = await uploadChapter(server, as, id, upload, query);
	return answer!;
}

const told = new Map<string, number>();

/**
 * Not random: the id is the seed of the story's text. It is of the running test and not of the process, where it would depend on
 * what other files told before.
 */
function nextStoryId(): string {
	const { testPath, currentTestName = 'before the tests' } = expect.getState();
	const test = `${testPath?.split('/').at(-1)} ${currentTestName}`;
	const number = (told.get(test) ?? 0) + 1;
	told.set(test, number);
	return `01a20e31-0000-7000-8000-${nameId(`${test} ${number}`, nameId.URL).slice(-12)}`;
}

/** The brief by which a device and the server tell this story. */
export function briefOf(input: NewStory & { _id: string }): StoryBrief {
	return {
		seed: input._id,
		genre: input.genre,
		mood: input.settings.mood,
		ageGroup: input.ageGroup,
		rating: input.ageRating,
		hero: input.settings.characters[0]!,
		disabledTopics: [],
	};
}
