import type { StoryBrief } from '../../../contract/storyteller.ts';
import type { TimeOfDay } from '../../../words/scenes.ts';
import { pickOne, seededRandom, shuffled } from '../../seeded-random.ts';
import { type Level, levelOf } from '../../text/levels.ts';
import { allowAll, type TopicFilter, topicFilterFor } from '../../topic-filter.ts';
import type { TypeWords } from '../../words/type-words.ts';
import { type Common, type DetailName, detailNames } from '../content/common/common.ts';
import { commonLines } from '../content/common.ts';
import type { GenrePack, MoodPack, Place, TraitFamily } from '../content/pack.ts';
import type { WordPacks } from '../content/packs.ts';
import type { ChapterTemplate, Plot } from '../content/plot.ts';
import { type Cast, chooseCast, onlyAllowedItems } from './cast.ts';

/** Everything about a story that follows from its brief alone. */
export type StorySetup = Cast & {
	brief: StoryBrief;
	level: Level;
	age: 'young' | 'older';
	/** The plot's name. */
	plot: string;
	chapters: readonly ChapterTemplate[];
	genre: GenrePack;
	mood: MoodPack;
	type: TypeWords;
	families: readonly TraitFamily[];
	allowed: TopicFilter;
	places: readonly Place[];
	times: readonly TimeOfDay[];
	detail: DetailName;
	common: Common;
	/** The plot's own words, one for each slot. */
	plotWords: Readonly<Record<string, string>>;
};

/** Chooses cast, things, places and plot for a brief. */
export function setUpStory(brief: StoryBrief, packs: WordPacks): StorySetup {
	const level = levelOf[brief.ageGroup];
	const allowed = topicFilterFor(brief.disabledTopics);
	const genre = packs.genres[brief.genre];
	const mood = packs.moods[brief.mood];
	const arc = choosePlot(brief, level, packs, allowed);
	const chapters = arc.levels[level] as readonly ChapterTemplate[];
	const common = commonLines[level] as Common;
	const arcWords = choosePlotWords(arc, brief.seed, allowed);
	const places = onlyAllowedItems(shuffled(genre.places, `${brief.seed} places`), allowed);
	return {
		brief,
		level,
		allowed,
		genre,
		mood,
		plot: arc.name,
		chapters,
		common,
		age: level < 3 ? 'young' : 'older',
		type: packs.types[brief.hero.type],
		families: familiesOf(brief, packs),
		...chooseCast(brief, genre, allowed, level, [...Object.values(arcWords), places[0]?.the ?? '']),
		places,
		times: timesFor(mood, chapters.length, brief.seed),
		detail: detailFor(brief, common, allowed),
		plotWords: arcWords,
	};
}

/** One of the plots of the level; with switched-off topics, one of those that mention them least. */
function choosePlot(brief: StoryBrief, level: Level, packs: WordPacks, allowed: TopicFilter): Plot {
	const written = packs.plots.filter((arc) => arc.levels[level]);
	if (allowed === allowAll) return pickOne(written, `${brief.seed} arc`);
	const unwanted = written.map((arc) => linesOf(arc.levels[level]).filter((line) => !allowed(line)).length);
	const fewest = Math.min(...unwanted);
	return pickOne(
		written.filter((_, at) => unwanted[at] === fewest),
		`${brief.seed} arc`,
	);
}

function linesOf(value: unknown): string[] {
	if (typeof value === 'string') return [value];
	return typeof value === 'object' && value !== null ? Object.values(value).flatMap(linesOf) : [];
}

function detailFor(brief: StoryBrief, common: Common, allowed: TopicFilter): DetailName {
	const kept = onlyAllowedItems(detailNames, allowed, (name) => common.details[name]);
	return pickOne(kept, `${brief.seed} detail`);
}

function choosePlotWords(arc: Plot, seed: string, allowed: TopicFilter): Record<string, string> {
	const chosen = Object.entries(arc.words).flatMap(([slot, words]) => {
		const word = pickOne(onlyAllowedItems(words, allowed), `${seed} ${slot}`);
		return [
			[slot, word],
			[`${slot}The`, word.replace(/^an? /, 'the ')],
			[`${slot}Bare`, word.replace(/^an? /, '')],
		];
	});
	return Object.fromEntries(chosen);
}

function familiesOf(brief: StoryBrief, packs: WordPacks): TraitFamily[] {
	return brief.hero.traits.map(
		(trait) => packs.families.find((family) => family.traits.includes(trait)) as TraitFamily,
	);
}

const hours: readonly TimeOfDay[] = ['dawn', 'day', 'dusk', 'night', 'dawn'];

/** One time of day for each chapter, from one of the mood on, never going back. */
function timesFor(mood: MoodPack, chapters: number, seed: string): TimeOfDay[] {
	const start = hours.indexOf(pickOne(mood.times, `${seed} hour`));
	const room = hours.length - 1 - start;
	const steps = Math.min(room, 1 + Math.floor(seededRandom(`${seed} hours`)() * 3));
	return Array.from(
		{ length: chapters },
		(_, at) => hours[start + Math.floor((at * steps) / (chapters - 1))] as TimeOfDay,
	);
}
