import { levels } from '../../text/levels.ts';
import { slotsIn } from '../../text/templates.ts';
import type { ChapterPlan, Part, Plot } from '../format.ts';
import { linesOf } from './located-texts.ts';

/**
 * People of a plot who are told of before every reader has met them. A person who is brought in by one variant, choice or case only is not
 * met: a later text may follow another one. A person is met by name or description, or by a first sentence about them.
 */
export function introductionIssues(plot: Plot): string[] {
	const people = Object.keys(plot.roles).filter((role) => plot.roles[role]?.includes('person'));
	return levels.flatMap((level) => {
		const chapters = plot.levels[level]?.chapters ?? [];
		const met = new Set<string>();
		return chapters.flatMap((chapter, at) =>
			alternativesOf(chapter, chapters[at - 1], plot).flatMap((lines) => {
				const issues = lines.flatMap((line) =>
					people
						.filter((role) => !met.has(role) && mentions(line, role) && !introduces(line, role))
						.map(
							(role) =>
								`plots/${plot.id} level ${level}, chapter ${at + 1}: {${role}} is not met in “${line.slice(0, 60)}”`,
						),
				);
				for (const role of people) if (lines.length > 0 && lines.every((line) => introduces(line, role))) met.add(role);
				return issues;
			}),
		);
	});
}

/** The texts of a chapter in the order of telling: of each part, the lines of which one is told. */
function alternativesOf({ parts }: ChapterPlan, before: ChapterPlan | undefined, plot: Plot): string[][] {
	return parts.map((part) => {
		if (part !== '@answer') return told(part, plot);
		const choices = before && typeof before.choices !== 'string' ? before.choices : [];
		return choices.flatMap(({ outcome }) => told(outcome, plot));
	});
}

/** The lines of a part; of cases of which none need hold, also the empty one. One flag of each draw always holds. */
function told(part: Part, { draws }: Plot): string[] {
	const lines = linesOf(part);
	if (typeof part === 'string' || Array.isArray(part)) return lines;
	const isCertain = 'else' in part || draws.some((flags) => flags.every((flag) => flag in part));
	return isCertain ? lines : [...lines, ''];
}

function mentions(line: string, role: string): boolean {
	return slotsIn(line).some((slot) => slot.toLowerCase() === role || slot.toLowerCase().startsWith(`${role}.`));
}

function introduces(line: string, role: string): boolean {
	const slots = slotsIn(line).map((slot) => slot.toLowerCase());
	if (['name', 'a', 'kind', 'the'].some((form) => slots.includes(`${role}.${form}`))) return true;
	return new RegExp(`\\{${role}\\}(?: and \\{\\w+\\})?,? (?:who|in|with|had|was|ate|came|brought|lived)\\b`, 'i').test(
		line,
	);
}
