import type { PackPlan } from '../../shared/contract/stories.ts';
import type { Images } from '../../shared/contract/story.ts';
import { requireNotChild } from '../accounts/acting-as.ts';
import type { Principal } from '../accounts/principal.ts';
import type { AppContext } from '../app/context.ts';
import { requireFound } from '../app/errors.ts';
import { chaptersOf, narrationsOf } from '../db/chapters.ts';
import type { Db, Row } from '../db/schema.ts';
import { ownStory, type StoryWithAuthor, updateStory } from '../db/stories.ts';
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
	return planFor(context, await packableStory(context.db, principal, storyId), depth);
}

async function packableStory(db: Db, principal: Principal, storyId: string): Promise<StoryWithAuthor> {
	const story = requireFound(await ownStory(db, principal, storyId));
	requireNotChild(principal);
	return story;
}

async function planFor(context: AppContext, story: StoryWithAuthor, depth: number): Promise<PackPlan> {
	const chapters = await chaptersOf(context.db, story.id);
	const from = lastReadChapter(chapters);
	const places = from ? placesAfter(from, chapters, (ahead) => (ahead <= depth ? Number.POSITIVE_INFINITY : 0)) : [];
	const missing = sum(
		places.map((place) => (place.chapter ? 0 : countChaptersFrom(place, depth, story.chapter_count))),
	);
	const there = places.flatMap(({ chapter }: PlaceAhead) => chapter ?? []);
	const narrations = await narrationsByChapter(context.db, chapters);
	const sizeOfOne = (one: Row<'chapter'>) => sizeOf(context.media, one, narrations.get(one.id) ?? []);
	const sizes = new Map(await Promise.all(chapters.map(async (one) => [one.id, await sizeOfOne(one)] as const)));
	const sizesOf = (some: readonly Row<'chapter'>[]) => some.map(({ id }) => sizes.get(id) ?? 0);
	const lengthsOf = (some: readonly Row<'chapter'>[]) => some.map(({ content }) => content.length);
	const drawn = chapters.filter(({ images }) => images !== null);
	const silent = there.filter(({ id }) => !narrations.has(id));
	const bytes = sum(sizesOf(there)) + missing * mean(sizesOf(drawn), defaultChapterSize);
	const letters = sum(lengthsOf(silent)) + missing * mean(lengthsOf(chapters), defaultLength);
	return {
		...{ depth, chapters: there.length + missing, missing },
		megabytes: inMegabytes(bytes),
		voiceMegabytes: inMegabytes(letters * narrationSize),
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
	const story = await packableStory(db, principal, storyId);
	const plan = await planFor(context, story, depth);
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

async function narrationsByChapter(
	db: Db,
	chapters: readonly Row<'chapter'>[],
): Promise<ReadonlyMap<string, Row<'narration'>[]>> {
	const narrations = await narrationsOf(
		db,
		chapters.map(({ id }) => id),
	);
	return Map.groupBy(narrations, ({ chapter_id }) => chapter_id);
}

/** Bytes that a device stores of a chapter: its text, its large picture, and its narrations. */
async function sizeOf(
	media: AppContext['media'],
	{ content, images }: Row<'chapter'>,
	narrations: readonly Row<'narration'>[],
): Promise<number> {
	const spoken = narrations.map(({ media_name }) => media_name);
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

function mean(figures: readonly number[], fallback: number): number {
	return figures.length > 0 ? sum(figures) / figures.length : fallback;
}
