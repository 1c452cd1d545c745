import { v7 as newId } from 'uuid';
import type { NewRow } from '../../db/schema.ts';
import { fakeScene } from '../fake-makers.ts';
import type { TestServer } from '../test-server.ts';

/** File names in the media store. */
export type MediaFiles = { picture: string; narration: string };

type Author = Pick<NewRow<'account'>, 'id' | 'parent_id' | 'name'>;
type Story = NewRow<'story'>;
type Chapter = NewRow<'chapter'>;

/** Stores a picture and a narration with unique bytes. */
export async function storeMediaFiles({ media }: TestServer, whose: string): Promise<MediaFiles> {
	const bytes = (what: string) => new TextEncoder().encode(`${what} of ${whose}`);
	const [picture, narration] = [await media.put(bytes('a picture'), 'webp'), await media.put(bytes('a sound'), 'mp3')];
	return { picture, narration };
}

/** The row of a story in progress. */
export function storyRow({ id: author, parent_id, name }: Author, now: number): Story {
	const id = newId();
	return {
		id,
		author_id: author,
		family_id: parent_id ?? author,
		asked_by: author,
		request_id: `request-${id}`,
		genre: 'fantasy',
		mood: 'cheerful',
		age_group: '6-8',
		age_rating: 7,
		hero: JSON.stringify({ name, gender: 'any', type: 'Fox', traits: ['brave'] }),
		title: `${name} and the lantern…`,
		status: 'in-progress',
		error: null,
		chapter_count: 5,
		is_published: 0,
		created_at: now,
		updated_at: now,
	};
}

/** The row of a story that failed before its first chapter. */
export function failedStoryRow(author: Author, now: number): Story {
	return { ...storyRow(author, now), status: 'failed', error: 'The storyteller fell asleep.' };
}

/** The rows of two chapters; the second follows the first choice of the first. */
export function chapterRows(story: Story, name: string, { picture }: MediaFiles, now: number): [Chapter, Chapter] {
	const first = newId();
	const chapter = {
		story_id: story.id,
		choices: JSON.stringify(['Go left', 'Go right', 'Wait a while']),
		is_ending: 0,
		scene: JSON.stringify(fakeScene),
		images: JSON.stringify({ thumbnail: picture, medium: picture, large: picture }),
		storyteller: 'built-in',
		illustrator: 'built-in',
		opened_at: now,
		created_at: now,
	} as const;
	const firstLink = { parent_id: null, choice_index: null, taken_choice: 0, number: 1, title: 'Step 1' };
	const secondLink = { parent_id: first, choice_index: 0, taken_choice: null, number: 2, title: 'Step 2' };
	return [
		{ ...chapter, ...firstLink, id: first, content: `${name} set out.` },
		{ ...chapter, ...secondLink, id: newId(), content: `${name} came to a gate.` },
	];
}

export function narrationRow({ id }: Chapter, { narration }: MediaFiles, now: number): NewRow<'narration'> {
	const times = JSON.stringify({ sentences: [], words: [] });
	return {
		chapter_id: id,
		voice: 'sage',
		narrator: 'built-in',
		media_name: narration,
		seconds: 1,
		times,
		created_at: now,
	};
}
