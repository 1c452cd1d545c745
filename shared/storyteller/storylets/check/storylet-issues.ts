import type { TimeOfDay } from '../../../words/scenes.ts';
import { type Level, levels } from '../../text/levels.ts';
import { wordOverlap, wordsOf } from '../../text/text.ts';
import { castRoles, fitsGenre } from '../engine/casting.ts';
import { flagsIn } from '../engine/conditions.ts';

import {
	type ChapterPlan,
	type GenreFacts,
	type Obstacle,
	type Part,
	type Plot,
	type Storylets,
	tempers,
	uses,
} from '../format.ts';
import { checkBrief } from './check-brief.ts';
import { conditionsOf, linesOf } from './located-texts.ts';

/** Issues of plots and obstacles as wholes, each with where it stands. */
export function storyletIssues(storylets: Storylets): string[] {
	const genres = Object.entries(storylets.genres);
	const all = genres.flatMap(([genre, { obstacles }]) => obstacles.map((obstacle) => ({ genre, obstacle })));
	return [
		...storylets.plots.flatMap((plot) => plotIssues(plot, storylets)),
		...all.flatMap(({ genre, obstacle }, at) =>
			[
				...obstacleIssues(obstacle),
				...adjacencyIssues(obstacle.levels),
				...(obstacle.alsoIn?.some((other) => other === genre) ? [': its own genre is in alsoIn'] : []),
				...(all.slice(0, at).some((other) => other.obstacle.id === obstacle.id) ? [': another one has its id'] : []),
			].map((issue) => `obstacles/${genre}/${obstacle.id}${issue}`),
		),
		...genres.flatMap(([genre, { facts }]) => castingIssues(storylets.plots, facts, `facts/genres/${genre}`)),
	];
}

/** A plot that fits a genre can be cast in it whatever the hero's name. */
function castingIssues(plots: readonly Plot[], facts: GenreFacts, where: string): string[] {
	const names = ['', ...facts.people.flatMap(({ name, call }) => [name, call])];
	return plots
		.filter((plot) => fitsGenre(plot, facts))
		.filter((plot) => !names.every((name) => canBeCast(plot, facts, name)))
		.map((plot) => `${where}: too few of the people, things, or places that ${plot.id} needs`);
}

function canBeCast(plot: Plot, facts: GenreFacts, heroName: string): boolean {
	const drawing = { brief: checkBrief(heroName), suits: () => true, memory: [], outline: undefined };
	return Object.values(plot.levels).every((told) => castRoles({ plot, told }, facts, drawing) !== undefined);
}

function adjacencyIssues(told: Readonly<Partial<Record<Level, unknown>>>): string[] {
	const written = levels.filter((level) => told[level]);
	const isAdjacent = written.every((level, at) => at === 0 || level === (written[at - 1] as Level) + 1);
	return written.length >= 2 && isAdjacent ? [] : [': not two or more adjacent levels'];
}

/** Capitalized words that are no names: days, and what is printed on the spines of an encyclopedia. */
const knownNames = new Set(
	`Monday Tuesday Wednesday Thursday Friday Saturday Sunday May Easter Christmas Africa
	Hat Ice Jug`.split(/\s+/),
);

function obstacleIssues({ ways, people, blocks, times, levels: told, id }: Obstacle): string[] {
	const kinds = new Set(ways.map(({ use }) => use));
	const shared = [
		...(kinds.size < uses.length ? [': two ways have one use'] : []),
		...ways.filter(({ ally }) => ally && !people[ally]).map(({ ally }) => `: unknown ally ${ally}`),
		...(id === '' ? [': no id'] : []),
	];
	const each = levels.flatMap((level) => {
		const texts = told[level];
		if (!texts) return [];
		const where = ` level ${level}`;
		const meet = linesOf(texts.meet).join(' ');
		return [
			...blocks.filter((body) => !texts[body]).map((body) => `${where}: no line for a hero who ${body}`),
			...clockIssues(linesOf(texts.meet), times).map((issue) => `${where}, meet${issue}`),
			...choiceIssues(texts.ways.map(({ say }) => say)).map((issue) => `${where}${issue}`),
			...texts.ways.flatMap((way, at) => {
				const outcome = linesOf(way.outcome).join(' ');
				const inWay = `${where}, “${way.say}”`;
				return [
					...(ways[at]?.cost === 'debt' && !way.paid ? [`${inWay}: the debt is never paid`] : []),
					...(way.later === '' ? [`${inWay}: nothing comes of it`] : []),
					...unmetNames(linesOf(way.later).join(' '), `${meet} ${outcome}`).map(
						(name) => `${inWay} later: ${name} has not been met`,
					),
					...clockIssues([...linesOf(way.outcome), ...linesOf(way.later)], times).map((issue) => `${inWay}${issue}`),
					...(ways[at]?.ally && !mentions(outcome + meet, people[ways[at]?.ally ?? '']?.call ?? '')
						? [`${inWay}: its ally is not in the text`]
						: []),
				];
			}),
		];
	});
	return [...shared, ...each];
}

function plotIssues(plot: Plot, { genres }: Storylets): string[] {
	const ids = Object.values(genres).flatMap(({ obstacles }) =>
		obstacles.flatMap(({ id, ways }) => ways.map((way) => `${id}.${way.id}`)),
	);
	const shared = [
		...adjacencyIssues(plot.levels),
		...(plot.titles.some((title) => title.startsWith('{hero}')) ? [] : [': no title that begins with {hero}']),
	].map((issue) => `plots/${plot.id}${issue}`);
	const each = levels.flatMap((level) => {
		const where = `plots/${plot.id} level ${level}`;
		const told = plot.levels[level];
		if (!told) return [];
		const { chapters } = told;
		const reachable = reachableEndings(plot, level);
		const deeds = chapters.flatMap(({ choices }) => (typeof choices === 'string' ? [] : choices));
		const set = new Set([
			...deeds.flatMap(({ sets }) => sets),
			...plot.draws.flat(),
			...plot.endings.map(({ id }) => `end-${id}`),
			...['first', 'second'].flatMap((slot) => [slot, `${slot}.ally`, ...uses.map((use) => `${slot}.${use}`)]),
			...['late', 'owes', 'flies', 'swims', 'big', 'tiny', 'mood-calm', 'mood-funny', 'mood-eerie', 'mood-grand'],
			...tempers,
			...ids,
		]);
		const read = [
			...chapters.flatMap(({ parts }) => parts.flatMap(conditionsOf)),
			...deeds.flatMap(({ outcome, if: open }) => [...conditionsOf(outcome), ...(open ? [open] : [])]),
		].flatMap(flagsIn);
		const earlier = new Set(levels.flatMap((other) => flagsOf(plot, other)));
		return [
			...(reachable.length >= 3 ? [] : [`${where}: only ${reachable.length} endings can be reached`]),
			...[...new Set(read)]
				.filter((flag) => !set.has(flag) && !earlier.has(flag))
				.map((flag) => `${where}: nothing sets ${flag}`),
			...chapters.flatMap(({ choices, scene, parts, time }, at) => [
				...(isEarlier(time, chapters[at - 1]?.time) && !isAfterNight(parts)
					? [`${where}, chapter ${at + 1}: it is ${time} again, and no night was told`]
					: []),
				...unanswered(chapters, at).map((mark) => `${where}, chapter ${at + 1}: no ${mark}`),
				...(typeof choices === 'string' || choices.length >= 3
					? []
					: [`${where}, chapter ${at + 1}: fewer than three choices`]),
				...(scene || choices === 'first' || choices === 'second' ? [] : [`${where}, chapter ${at + 1}: no scene`]),
				...(typeof choices === 'string'
					? []
					: choiceIssues(choices.filter((choice) => !choice.if).flatMap(({ say }) => linesOf(say).slice(0, 1))).map(
							(issue) => `${where}, chapter ${at + 1}${issue}`,
						)),
			]),
		];
	});
	return [...shared, ...each];
}

/** The endings of a plot whose conditions can hold at a level, by the flags that something there sets. */
export function reachableEndings(plot: Plot, level: Level): string[] {
	const set = new Set([...flagsOf(plot, level), ...plot.draws.flat(), 'first', 'second', 'late', 'owes', ...tempers]);
	const canHold = (condition: string) =>
		condition.split(' or ').some((all) => flagsIn(all).every((flag) => set.has(flag) || all.includes(`!${flag}`)));
	return plot.endings.filter((ending) => canHold(ending.if)).map(({ id }) => id);
}

const hoursInOrder: readonly TimeOfDay[] = ['dawn', 'day', 'dusk', 'night'];

function isEarlier(time: TimeOfDay, before: TimeOfDay | undefined): boolean {
	return before !== undefined && hoursInOrder.indexOf(time) < hoursInOrder.indexOf(before);
}

/** Whether the first words of a chapter after its answer tell that it is another day. */
function isAfterNight(parts: readonly Part[]): boolean {
	return /\b(?:morning|night|slept|daybreak|dawn|sunrise|woke|next day)\b/i.test(
		parts.slice(0, 3).flatMap(linesOf).join(' '),
	);
}

/** The marks that a chapter lacks: of what the taken choice led to, of the obstacle before which it ends, and of debts to obstacles. */
function unanswered(chapters: readonly ChapterPlan[], at: number): string[] {
	const { parts, choices } = chapters[at] as ChapterPlan;
	const before = chapters[at - 1]?.choices;
	const isObstacle = (of: ChapterPlan['choices']) => of === 'first' || of === 'second';
	const due = [
		...(before === undefined ? [] : [typeof before === 'string' ? `@${before}.outcome` : '@answer']),
		...(isObstacle(choices) ? [`@${choices}.meet`] : []),
		...(choices === 'none' && chapters.some((chapter) => isObstacle(chapter.choices)) ? ['@debts'] : []),
	];
	return due.filter((mark) => !parts.includes(mark));
}

function flagsOf(plot: Plot, level: Level): string[] {
	const chapters = plot.levels[level]?.chapters ?? [];
	return chapters.flatMap(({ choices }) =>
		typeof choices === 'string' ? [] : choices.flatMap(({ sets }) => [...sets]),
	);
}

function choiceIssues(says: readonly string[]): string[] {
	return says.flatMap((say, at) =>
		says
			.slice(at + 1)
			.filter((other) => wordOverlap(wordsOf(say.toLowerCase()), wordsOf(other.toLowerCase())) > 0.45)
			.map((other) => `: alike choices “${say}” and “${other}”`),
	);
}

/** Hours that a text names although its obstacle may be met at any. */
function clockIssues(lines: readonly string[], times: Obstacle['times']): string[] {
	if (times) return [];
	const hours =
		/\b(?:sunrise|sunset|moonlight|starlight|(?:evening|morning) sun|at noon today|(?:by|since) noon|the (?:sun|moon) (?:rose|set|shone|moved|was up)|at dawn|got dark|past (?:nine|ten|eleven|midnight)|(?:all|most of an?|most of the|whole of the) (?:morning|afternoon|evening)|from (?:morning|afternoon)|good (?:morning|afternoon)|this (?:morning|evening))\b/i;
	return lines.flatMap((line) => (hours.test(line) ? [`: names an hour: ${line.match(hours)?.[0]}`] : []));
}

/** Names in a text that do not stand in what was told before. */
function unmetNames(text: string, before: string): string[] {
	const inside = text.replace(/\{[^}]*\}/g, 'x').matchAll(/(?<=[a-z,;] )[A-Z][a-z]{2,}/g);
	return [...new Set([...inside].map(([name]) => name))].filter(
		(name) => !knownNames.has(name) && !mentions(before, name),
	);
}

function mentions(text: string, word: string): boolean {
	return text.toLowerCase().includes(word.toLowerCase());
}
