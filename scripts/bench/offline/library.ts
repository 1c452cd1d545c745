import { join } from 'node:path';
import { v7 as newId } from 'uuid';
import { openDatabase } from '../../../api/db/open.ts';
import type { Db, NewRow } from '../../../api/db/schema.ts';
import { inTransaction } from '../../../api/db/transaction.ts';
import type { ChapterDraft, StoryBrief } from '../../../shared/contract/storyteller.ts';
import { hour } from '../../../shared/rules/durations.ts';
import { packs } from '../../../shared/storyteller/former/content/packs.ts';
import { composePath } from '../../../shared/storyteller/former/engine/compose-chapter.ts';
import { characterTypes } from '../../../shared/words/character-types.ts';
import { genres } from '../../../shared/words/genres.ts';
import { moods } from '../../../shared/words/moods.ts';
import { names } from '../../../shared/words/names.ts';
import { traits } from '../../../shared/words/traits.ts';

export const librarySize = { stories: 1000, chapters: 10 };

/** The number of different stories, seven chapters each; the library repeats their prose. */
const tales = 14;
const begun = Date.UTC(2026, 0, 1);

/**
 * Puts a family's library into the data folder of a server, which may be running: stories of ten chapters each, all of
 * them read, of 1.7 KB of prose on average, without pictures.
 */
export async function fillLibrary(folder: string, accountId: string, stories = librarySize.stories): Promise<void> {
	const drafts = Array.from({ length: tales }, (_, number) => taleOf(number)).flat();
	const { db, close } = await openDatabase(join(folder, 'everbranch.db'), { exclusive: false });
	try {
		await inTransaction(db, async (trx) => {
			for (let number = 0; number < stories; number++) await addStory(trx, accountId, number, drafts);
		});
	} finally {
		await close();
	}
}

function taleOf(number: number): ChapterDraft[] {
	return composePath(packs, briefOf(number), [0, 0, 0, 0, 0, 0]).drafts;
}

function briefOf(number: number): StoryBrief {
	const of = <Word>(words: readonly Word[], step: number): Word => words[(number * step) % words.length]!;
	const hero = { name: of(names, 5), gender: 'any', type: of(characterTypes, 7), traits: [of(traits, 11)] } as const;
	return {
		seed: `bench-${number}`,
		genre: of(genres, 3),
		mood: of(moods, 7),
		ageGroup: '12+',
		rating: 12,
		hero,
		disabledTopics: [],
	};
}

async function addStory(db: Db, accountId: string, number: number, drafts: readonly ChapterDraft[]): Promise<void> {
	const { genre, mood, ageGroup, rating, hero } = briefOf(number);
	const at = begun + number * hour;
	const id = newId({ msecs: at });
	const story: NewRow<'story'> = {
		id,
		author_id: accountId,
		family_id: accountId,
		asked_by: accountId,
		request_id: `bench-offline-${number}`,
		genre,
		mood,
		age_group: ageGroup,
		age_rating: rating,
		hero: JSON.stringify(hero),
		title: `${hero.name} and ${drafts[(number * 5) % drafts.length]!.chapterTitle}`,
		status: 'completed',
		error: null,
		chapter_count: librarySize.chapters,
		is_published: 0,
		created_at: at,
		updated_at: at,
	};
	await db.insertInto('story').values(story).execute();
	await db
		.insertInto('chapter')
		.values(chaptersOf(id, number, at, drafts))
		.execute();
}

/** A chain: each chapter follows the first choice of the previous one. */
function chaptersOf(storyId: string, story: number, at: number, drafts: readonly ChapterDraft[]): NewRow<'chapter'>[] {
	const ids = Array.from({ length: librarySize.chapters }, (_, index) => newId({ msecs: at + index }));
	return ids.map((id, index) => {
		const draft = drafts[(story * 3 + index) % drafts.length]!;
		const isEnding = index === ids.length - 1;
		return {
			id,
			story_id: storyId,
			parent_id: ids[index - 1] ?? null,
			choice_index: index === 0 ? null : 0,
			number: index + 1,
			title: draft.chapterTitle,
			content: draft.content,
			choices: JSON.stringify(isEnding ? [] : choicesOf(draft)),
			opened_at: at,
			is_ending: isEnding ? 1 : 0,
			taken_choice: isEnding ? null : 0,
			scene: JSON.stringify(draft.scene),
			images: null,
			storyteller: 'built-in',
			illustrator: null,
			created_at: at + index,
		};
	});
}

function choicesOf({ choices }: ChapterDraft): readonly string[] {
	return choices.length > 0 ? choices : ['Go on along the path', 'Knock at the gate', 'Climb the hill'];
}
