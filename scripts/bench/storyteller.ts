import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';
import { rememberedStories } from '../../shared/contract/storyteller.ts';
import type { AgeGroup } from '../../shared/rules/ages.ts';
import { readingOf } from '../../shared/storyteller/check/reading.ts';
import { sampleBriefs } from '../../shared/storyteller/check/sample-briefs.ts';
import { seededRandom } from '../../shared/storyteller/seeded-random.ts';
import { endingShares } from '../../shared/storyteller/storylets/check/endings.ts';
import {
	composeWhole,
	randomPath,
	sampleStories,
	type WholeStory,
	writtenGenres,
} from '../../shared/storyteller/storylets/check/sample.ts';
import { sharedRunShare } from '../../shared/storyteller/storylets/check/shared-runs.ts';
import { memorableSentences, storyFaults } from '../../shared/storyteller/storylets/check/story-faults.ts';
import { obstaclesFor } from '../../shared/storyteller/storylets/engine/casting.ts';
import type { StoryletOutline } from '../../shared/storyteller/storylets/engine/outline.ts';
import { storyletBands } from '../../shared/storyteller/storylets/engine/reading-bands.ts';
import { outlineOf } from '../../shared/storyteller/storylets/engine/story.ts';
import { storylets } from '../../shared/storyteller/storylets/storylets.ts';
import { levelOf } from '../../shared/storyteller/text/levels.ts';
import { type Genre, genres } from '../../shared/words/genres.ts';
import { type Figure, median, quantile } from './figures.ts';

export const title = 'stories of storylets: 400 at random, and 21 evenings of one genre and age';

const storyCount = 400;
const pairCount = 200;
const evenings = 21;
const readersPerPlot = 300;

/** Prints the genres that storylets tell, and what misses a limit. */
export async function measure(): Promise<Figure[]> {
	const written = writtenGenres(storylets);
	for (const { ageGroup, genres: told } of written)
		console.log(`${ageGroup}: ${told.length} of ${genres.length} genres (${told.join(', ')})`);
	const from = performance.now();
	const stories = sampleStories(storylets, storyCount);
	const chapters = stories.flatMap(({ drafts }) => drafts);
	const perChapter = (performance.now() - from) / chapters.length;
	return [
		...textFigures(stories),
		...pairFigures(stories),
		...eveningFigures(written.flatMap(({ ageGroup, genres: told }) => told.map((genre) => ({ ageGroup, genre })))),
		endingFigure(),
		{ what: 'telling a chapter', value: perChapter, unit: 'ms', limit: { most: 10 } },
		{
			what: 'bundle with brotli: what tells new stories',
			value: (await bundleSize('tell-storylets.ts')) + (await bundleSize('storylets/storylets.ts')),
			unit: 'KB',
			limit: { most: 800 },
		},
		{
			what: '· the former storyteller, for devices with its stories',
			value: await bundleSize('tell-former.ts'),
			unit: 'KB',
		},
	];
}

function textFigures(stories: readonly WholeStory[]): Figure[] {
	const chapters = stories.flatMap(({ drafts, state, brief }) =>
		drafts.map((draft) => ({ draft, brief, band: storyletBands[state.frame.level] })),
	);
	const inBand = chapters.filter(({ draft, band }) => {
		const { grade, mean, words, longest } = readingOf(draft.content);
		const within = (value: number, [least, most]: readonly [number, number]) =>
			value >= least - 0.3 && value <= most + 0.3;
		return (
			within(grade, band.grade) &&
			within(mean, band.mean) &&
			within(words, band.words) &&
			longest <= band.maxSentenceWords
		);
	});
	const faults = stories.flatMap((story) =>
		storyFaults(story).map((fault) => `${story.state.frame.plot.id}: ${fault}`),
	);
	for (const fault of [...new Set(faults)].slice(0, 20)) console.log(`  ${fault}`);
	const menus = chapters.filter(({ draft }) => !draft.isEnding);
	const bare = menus.filter(({ draft, brief }) =>
		draft.choices.some((choice) => brief.hero.traits.some((trait) => choice.includes(trait))),
	);
	const draws = inDrawsOf60(stories);
	const byStrangers = draws.map(sentencesInThree);
	const byOneFamily = draws.map((draw) => sentencesInThree(toldToOneFamily(draw)));
	return [
		{
			what: 'chapters in their reading band',
			value: share(inBand.length, chapters.length),
			unit: '%',
			limit: { least: 99 },
		},
		{ what: 'faults', value: faults.length, unit: '', limit: { most: 0 } },
		{ what: 'menus with a button of a trait', value: share(bare.length, menus.length), unit: '%', limit: { most: 10 } },
		{ what: 'sentences in three of 60 stories', value: byStrangers[0] ?? 0, unit: '', limit: { most: 10 } },
		{ what: '· median of six draws of 60', value: median(byStrangers), unit: '' },
		{ what: '· where one family hears the 60, worst of six draws', value: Math.max(...byOneFamily), unit: '' },
	];
}

function inDrawsOf60(stories: readonly WholeStory[]): (readonly WholeStory[])[] {
	return Array.from({ length: Math.floor(stories.length / 60) }, (_, at) => stories.slice(at * 60, at * 60 + 60));
}

/** The stories again, each told with the memory of those before it. */
function toldToOneFamily(stories: readonly WholeStory[]): WholeStory[] {
	const told: WholeStory[] = [];
	for (const { brief } of stories) {
		const memory = told.slice(-rememberedStories).map(({ state }) => outlineOf(state.frame));
		told.push(composeWhole(storylets, brief, randomPath(brief), memory));
	}
	return told;
}

/** How many sentences of eight words and more stand in three of the stories. */
function sentencesInThree(stories: readonly WholeStory[]): number {
	const told = stories.map(
		({ drafts, brief }) => new Set(drafts.flatMap(({ content }) => memorableSentences(content, brief.hero.name))),
	);
	const all = new Set(told.flatMap((sentences) => [...sentences]));
	return [...all].filter((sentence) => told.filter((sentences) => sentences.has(sentence)).length >= 3).length;
}

/** Random pairs of one genre and age group. */
function pairFigures(stories: readonly WholeStory[]): Figure[] {
	const next = seededRandom('pairs');
	const pairs = stories.flatMap((one, at) =>
		stories
			.slice(at + 1)
			.filter(({ brief }) => brief.genre === one.brief.genre && brief.ageGroup === one.brief.ageGroup)
			.map((other) => ({ one, other, order: next() })),
	);
	const drawn = pairs.toSorted((a, b) => a.order - b.order).slice(0, pairCount);
	const shares = drawn.map(({ one, other }) => ({
		of: sharedRunShare(one, other) * 100,
		samePlot: one.state.frame.plot === other.state.frame.plot,
	}));
	const inOneFamily = drawn.map(({ one, other }) => {
		const memory = [outlineOf(one.state.frame)];
		return sharedRunShare(one, composeWhole(storylets, other.brief, randomPath(other.brief), memory)) * 100;
	});
	const others = shares.filter(({ samePlot }) => !samePlot).map(({ of }) => of);
	return [
		{
			what: 'shared runs of seven words, median',
			value: median(shares.map(({ of }) => of)),
			unit: '%',
			limit: { most: 1.5 },
		},
		{ what: '· worst', value: Math.max(...shares.map(({ of }) => of)), unit: '%', limit: { most: 8 } },
		{ what: '· worst of two plots', value: Math.max(0, ...others), unit: '%' },
		{ what: '· worst where one family hears both', value: Math.max(...inOneFamily), unit: '%' },
	];
}

/** The same reader hears one genre every evening, and each story is remembered. */
function eveningFigures(told: readonly { ageGroup: AgeGroup; genre: Genre }[]): Figure[] {
	const runs = told.map(({ ageGroup, genre }) => {
		const memory: StoryletOutline[] = [];
		const sentences: string[][] = [];
		for (const [evening, sample] of sampleBriefs(evenings).entries()) {
			const brief = { ...sample, seed: `${genre} ${ageGroup} ${evening}`, genre, ageGroup };
			const { state, drafts } = composeWhole(storylets, brief, randomPath(brief), memory);
			memory.push(outlineOf(state.frame));
			sentences.push([...new Set(drafts.flatMap(({ content }) => memorableSentences(content, brief.hero.name)))]);
		}
		const available = obstaclesFor(genre, levelOf[ageGroup], storylets).length;
		return { memory, sentences, available };
	});
	const worst = (values: readonly number[]) => Math.max(0, ...values);
	const plots = runs.map(({ memory }) =>
		mostIn(
			memory.map(({ plot }) => [plot]),
			10,
		),
	);
	const obstacles = runs.map(({ memory }) =>
		mostIn(
			memory.map((outline) => outline.obstacles),
			20,
		),
	);
	const needless = runs.map(({ memory, available }, at) => {
		const drawn = memory.slice(0, 20).flatMap((outline) => outline.obstacles).length;
		return (obstacles[at] ?? 0) - Math.ceil(drawn / Math.max(1, available));
	});
	const repeated = runs.map(({ sentences }) => {
		const all = sentences.flat();
		return all.length === 0 ? 0 : share(all.length - new Set(all).size, all.length);
	});
	return [
		{ what: `${evenings} evenings: one plot in ten, at most`, value: worst(plots), unit: '', limit: { most: 2 } },
		{ what: '· one obstacle in twenty, at most', value: worst(obstacles), unit: '', limit: { most: 1 } },
		{
			what: '· more often than its genre’s number of obstacles requires',
			value: worst(needless),
			unit: '',
			limit: { most: 1 },
		},
		{ what: '· sentences heard before, median genre', value: quantile(repeated, 0.5), unit: '%' },
	];
}

/** How often the most frequent id stands in so many stories in a row. */
function mostIn(stories: readonly (readonly string[])[], span: number): number {
	const counts = stories.map((_, at) => {
		const near = stories.slice(at, at + span).flat();
		return Math.max(...near.map((id) => near.filter((other) => other === id).length));
	});
	return Math.max(...counts);
}

/** The rarest ending of a plot at a level. Prints all below the limit. */
function endingFigure(): Figure {
	const least = 8;
	const shares = endingShares(storylets, readersPerPlot).map((one) => ({ ...one, value: one.share * 100 }));
	for (const { plot, ageGroup, ending, value } of shares)
		if (value < least) console.log(`  ${plot} for ${ageGroup}: the ending ${ending} in ${value.toFixed(1)} %`);
	const rarest = Math.min(...shares.map(({ value }) => value));
	return { what: 'readers of the rarest ending', value: rarest, unit: '%', limit: { least } };
}

/** KB over the wire of a program that a device tells with. */
async function bundleSize(file: string): Promise<number> {
	const entry = join(import.meta.dirname, '..', '..', 'shared', 'storyteller', file);
	const built = await build({
		configFile: false,
		logLevel: 'silent',
		build: { write: false, minify: true, lib: { entry, formats: ['es'], fileName: 'tell' } },
	});
	const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) => ('output' in one ? one.output : []));
	const code = outputs.flatMap((chunk) => (chunk.type === 'chunk' ? [chunk.code] : [])).join('\n');
	const options = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: code.length } };
	return brotliCompressSync(code, options).length / 1024;
}

function share(part: number, whole: number): number {
	return (part / Math.max(1, whole)) * 100;
}
