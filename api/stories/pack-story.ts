import type { PackPlan } from '../../shared/contract/stories.ts';
import type { Images } from '../../shared/contract/story.ts';
import type { Principal } from '../accounts/principal.ts';
import { parentsOnly } from '../accounts/profiles.ts';
import type { AppContext } from '../app/context.ts';
import { requireFound } from '../app/errors.ts';
import { chaptersOf, narrationsOf } from '../db/chapters.ts';
import type { Row } from '../db/schema.ts';
import { ownStory, updateStory } from '../db/stories.ts';
import { inTransaction } from '../db/transaction.ts';
import { authorOf, requireAccess, requireAllowedGenre } from './author.ts';
import { prepareAhead } from './look-ahead.ts';
import { countChaptersFrom, lastReadChapter, type PlaceAhead, placesAfter } from './places-ahead.ts';

/** Bytes of a chapter if the story has no drawn one to measure: a built-in large picture, and the text. */
const defaultChapterSize = 110_000;
/** Bytes of a narration for each letter: 14 letters a second at 56 kbit/s, between the built-in narrator and providers. */
const narrationSize = 500;
/** Letters of a chapter that is to be written, if the story has none to measure. */
const defaultLength = 1_000;
const million = 1_000_000;

/** How many chapters and megabytes it takes to pack a story `depth` choices deep. Throws 404, and 403 `parents-only` for a child. */
export async function planPack(
	context: AppContext,
	principal: Principal,
	storyId: string,
	depth: number,
): Promise<PackPlan> {
	const { db } = context;
	const story = requireFound(await ownStory(db, principal, storyId));
	if (principal.role === 'child') throw parentsOnly();
	const chapters = await chaptersOf(db, storyId);
	const from = lastReadChapter(chapters);
	const places = from ? placesAfter(from, chapters, (ahead) => (ahead <= depth ? Number.POSITIVE_INFINITY : 0)) : [];
	const missing = sum(
		places.map((place) => (place.chapter ? 0 : countChaptersFrom(place, depth, story.chapter_count))),
	);
	const there = places.flatMap(({ chapter }: PlaceAhead) => chapter ?? []);
	const sizes = new Map(await Promise.all(chapters.map(async (one) => [one.id, await sizeOf(context, one)] as const)));
	const narrations = await narrationsOf(
		db,
		there.map(({ id }) => id),
	);
	const narrated = new Set(narrations.map(({ chapter_id }) => chapter_id));
	const drawn = chapters.filter(({ images }) => images !== null).map(({ id }) => sizes.get(id) ?? 0);
	const average = drawn.length > 0 ? sum(drawn) / drawn.length : defaultChapterSize;
	const bytes = sum(there.map(({ id }) => sizes.get(id) ?? 0)) + missing * average;
	const silent = there.filter(({ id }) => !narrated.has(id)).map(({ content }) => content.length);
	const lengths = chapters.map(({ content }) => content.length);
	const length = lengths.length > 0 ? sum(lengths) / lengths.length : defaultLength;
	const voice = (sum(silent) + missing * length) * narrationSize;
	return {
		...{ depth, chapters: there.length + missing, missing },
		megabytes: inMegabytes(bytes),
		voiceMegabytes: inMegabytes(voice),
	};
}

/**
 * Packs a story, or unpacks it (depth 0). Missing chapters are enqueued behind all jobs that a reader waits for. Throws as
 * `planPack`, 403 `genre-not-allowed`, and 402.
 */
export async function packStory(
	context: AppContext,
	principal: Principal,
	storyId: string,
	depth: number,
): Promise<PackPlan> {
	const { db, queue, now } = context;
	const story = requireFound(await ownStory(db, principal, storyId));
	const plan = await planPack(context, principal, storyId, depth);
	if (plan.missing > 0) {
		const author = await authorOf(db, story);
		requireAllowedGenre(author, story.genre);
		requireAccess(author, now());
	}
	await inTransaction(db, async (trx) => {
		await updateStory(trx, storyId, { packed_depth: depth }, now());
		await prepareAhead(trx, context, storyId);
	});
	await queue.wake();
	return plan;
}

/** Bytes that a device stores of a chapter: its text, its large picture, and its narration if there is one. */
async function sizeOf({ db, media }: AppContext, { id, content, images }: Row<'chapter'>): Promise<number> {
	const spoken = (await narrationsOf(db, [id])).map(({ media_name }) => media_name);
	const names = images === null ? spoken : [(JSON.parse(images) as Images).large, ...spoken];
	const files = await Promise.all(names.map((name) => media.read(name)));
	return Buffer.byteLength(content) + sum(files.map((file) => file?.size ?? 0));
}

function inMegabytes(bytes: number): number {
	return Math.ceil(bytes / (million / 10)) / 10;
}

function sum(figures: readonly number[]): number {
	return figures.reduce((total, figure) => total + figure, 0);
}
