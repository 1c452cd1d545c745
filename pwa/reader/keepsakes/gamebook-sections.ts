import { shuffled } from '../../../shared/storyteller/seeded-random.ts';
import type { Keepsake, Section } from './keepsake.ts';

/** A numbered section of a gamebook. `turns`: its choices that have a section, with the number to turn to. */
export type GamebookSection = { number: number; section: Section; turns: { text: string; number: number }[] };

/**
 * The sections of a gamebook, by number. The first chapter is 1; the others are shuffled, the same way each time, so that the
 * next page gives nothing away.
 */
export function gamebookSections({ story, sections }: Keepsake): GamebookSection[] {
	const [first, ...others] = sections;
	if (!first) return [];
	const ordered = [first, ...shuffled(others, `${story.id} gamebook`)];
	const numberOf = new Map(ordered.map(({ chapter }, index) => [chapter._id, index + 1]));
	return ordered.map((section, index) => {
		const turns = section.ways.flatMap(({ text, to }) => {
			const number = numberOf.get(to ?? '');
			return number === undefined ? [] : [{ text, number }];
		});
		return { number: index + 1, section, turns };
	});
}
