import { type Level, levels } from '../../text/levels.ts';
import type { Obstacle, ObstacleTexts, Part, Plot, PlotLevel, Storylets } from '../format.ts';

/** One template and where it stands: "plots/who-took-it level 2, chapter 3, part 2". */
export type LocatedText = { where: string; level: Level; line: string; kind: 'part' | 'say' | 'title' };

/** Every text of the plots and obstacles. */
export function locatedTexts({ plots, genres }: Storylets): LocatedText[] {
	const obstacles = Object.entries(genres).flatMap(([genre, { obstacles }]) =>
		obstacles.flatMap((obstacle) => obstacleTexts(`obstacles/${genre}/${obstacle.id}`, obstacle)),
	);
	return [...plots.flatMap(plotTexts), ...obstacles];
}

/** The texts of one part, without marks. */
export function linesOf(part: Part): string[] {
	const texts =
		typeof part === 'string'
			? [part]
			: Array.isArray(part)
				? part
				: Object.values(part as Record<string, Part>).flatMap(linesOf);
	return (texts as string[]).filter((line) => !line.startsWith('@'));
}

/** The conditions of one part. */
export function conditionsOf(part: Part): string[] {
	return typeof part === 'string' || Array.isArray(part) ? [] : Object.keys(part);
}

function plotTexts(plot: Plot): LocatedText[] {
	return levels.flatMap((level) => {
		const told = plot.levels[level];
		return told ? plotLevelTexts(`plots/${plot.id} level ${level}`, level, told) : [];
	});
}

function plotLevelTexts(where: string, level: Level, { joins, chapters }: PlotLevel): LocatedText[] {
	const told = chapters.flatMap(({ titles, parts, choices }, at) => {
		const chapter = `${where}, chapter ${at + 1}`;
		const deeds = typeof choices === 'string' ? [] : choices;
		return [
			...titles.map((line) => ({ where: `${chapter}, title`, level, line, kind: 'title' as const })),
			...parts.flatMap((part, index) => located(`${chapter}, part ${index + 1}`, level, part)),
			...deeds.flatMap(({ say, outcome }) => [
				...linesOf(say).map((line) => ({ where: `${chapter}, choice`, level, line, kind: 'say' as const })),
				...located(`${chapter}, choice “${linesOf(say)[0]}”`, level, outcome),
			]),
		];
	});
	return [...located(`${where}, joins`, level, joins), ...told];
}

function obstacleTexts(where: string, obstacle: Obstacle): LocatedText[] {
	return levels.flatMap((level) => {
		const texts = obstacle.levels[level];
		return texts ? obstacleLevelTexts(`${where} level ${level}`, level, texts) : [];
	});
}

function obstacleLevelTexts(where: string, level: Level, { meet, flies, swims, ways }: ObstacleTexts): LocatedText[] {
	return [
		...located(`${where}, meet`, level, meet),
		...located(`${where}, flies`, level, flies ?? []),
		...located(`${where}, swims`, level, swims ?? []),
		...ways.flatMap(({ say, outcome, later, paid, as }) => [
			{ where: `${where}, choice`, level, line: say, kind: 'say' as const },
			...located(`${where}, “${say}” outcome`, level, outcome),
			...located(`${where}, “${say}” later`, level, later),
			...located(`${where}, “${say}” paid`, level, paid ?? []),
			...Object.entries(as ?? {}).flatMap(([temper, line]) => located(`${where}, “${say}” as ${temper}`, level, line)),
		]),
	];
}

function located(where: string, level: Level, part: Part): LocatedText[] {
	return linesOf(part).map((line) => ({ where, level, line: line.replace(/^\+ /, ''), kind: 'part' as const }));
}
