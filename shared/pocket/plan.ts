import type { AgeGroup } from '../ages.ts';
import type { TimeOfDay } from '../scene.ts';
import type { StoryBrief } from '../telling.ts';
import { type Cast, castFor, fitting } from './casting.ts';
import { chanceOf, oneOf, shuffled } from './chance.ts';
import { type Common, type DetailName, detailNames } from './common/common.ts';
import { commonLines } from './common.ts';
import type { GenrePack, MoodPack, Place, TraitFamily, TypeWords } from './pack.ts';
import type { Packs } from './packs.ts';
import type { Arc, ChapterPlan, Level } from './passage.ts';
import { type Allowed, allAllowed, allowedBy } from './topics.ts';

/** All that is settled about a story before its first word, from the brief alone. */
export type StoryPlan = Cast & {
	brief: StoryBrief;
	level: Level;
	age: 'young' | 'older';
	/** The plot's name. */
	arc: string;
	chapters: readonly ChapterPlan[];
	genre: GenrePack;
	mood: MoodPack;
	type: TypeWords;
	families: readonly TraitFamily[];
	allowed: Allowed;
	places: readonly Place[];
	times: readonly TimeOfDay[];
	detail: DetailName;
	common: Common;
	/** The arc's own words, one of each. */
	arcWords: Readonly<Record<string, string>>;
};

/** The level that a group reads at. */
export const levelOf: Record<AgeGroup, Level> = { '3-5': 1, '6-8': 2, '9-11': 3, '12+': 4 };

/** Settles cast, things, places and plot for a brief. */
export function planStory(brief: StoryBrief, packs: Packs): StoryPlan {
	const level = levelOf[brief.ageGroup];
	const allowed = allowedBy(brief.disabledTopics);
	const genre = packs.genres[brief.genre];
	const mood = packs.moods[brief.mood];
	const arc = arcFor(brief, level, packs, allowed);
	const chapters = arc.levels[level] as readonly ChapterPlan[];
	const common = commonLines[level] as Common;
	const arcWords = arcWordsFor(arc, brief.seed, allowed);
	const places = fitting(shuffled(genre.places, `${brief.seed} places`), allowed);
	return {
		brief,
		level,
		allowed,
		genre,
		mood,
		arc: arc.name,
		chapters,
		common,
		age: level < 3 ? 'young' : 'older',
		type: packs.types[brief.hero.type],
		families: familiesOf(brief, packs),
		...castFor(brief, genre, allowed, level, [...Object.values(arcWords), places[0]?.the ?? '']),
		places,
		times: timesFor(mood, chapters.length, brief.seed),
		detail: detailFor(brief, common, allowed),
		arcWords,
	};
}

/** One of the plots that has been written for the level; where topics are unwanted, one that speaks least of them. */
function arcFor(brief: StoryBrief, level: Level, packs: Packs, allowed: Allowed): Arc {
	const written = packs.arcs.filter((arc) => arc.levels[level]);
	if (allowed === allAllowed) return oneOf(written, `${brief.seed} arc`);
	const unwanted = written.map((arc) => linesOf(arc.levels[level]).filter((line) => !allowed(line)).length);
	const fewest = Math.min(...unwanted);
	return oneOf(
		written.filter((_, at) => unwanted[at] === fewest),
		`${brief.seed} arc`,
	);
}

function linesOf(value: unknown): string[] {
	if (typeof value === 'string') return [value];
	return typeof value === 'object' && value !== null ? Object.values(value).flatMap(linesOf) : [];
}

function detailFor(brief: StoryBrief, common: Common, allowed: Allowed): DetailName {
	const kept = fitting(detailNames, allowed, (name) => common.details[name]);
	return oneOf(kept, `${brief.seed} detail`);
}

function arcWordsFor(arc: Arc, seed: string, allowed: Allowed): Record<string, string> {
	const chosen = Object.entries(arc.words).flatMap(([slot, words]) => {
		const word = oneOf(fitting(words, allowed), `${seed} ${slot}`);
		return [
			[slot, word],
			[`${slot}The`, word.replace(/^an? /, 'the ')],
			[`${slot}Bare`, word.replace(/^an? /, '')],
		];
	});
	return Object.fromEntries(chosen);
}

function familiesOf(brief: StoryBrief, packs: Packs): TraitFamily[] {
	return brief.hero.traits.map(
		(trait) => packs.families.find((family) => family.traits.includes(trait)) as TraitFamily,
	);
}

const hours: readonly TimeOfDay[] = ['dawn', 'day', 'dusk', 'night', 'dawn'];

/** One hour for each chapter, beginning at one that suits the mood and never going back. */
function timesFor(mood: MoodPack, chapters: number, seed: string): TimeOfDay[] {
	const start = hours.indexOf(oneOf(mood.times, `${seed} hour`));
	const room = hours.length - 1 - start;
	const steps = Math.min(room, 1 + Math.floor(chanceOf(`${seed} hours`)() * 3));
	return Array.from(
		{ length: chapters },
		(_, at) => hours[start + Math.floor((at * steps) / (chapters - 1))] as TimeOfDay,
	);
}
