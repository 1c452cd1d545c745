import { measureStories } from '../../shared/storyteller/check/measure.ts';
import { type Figure, timed } from './figures.ts';

export const title = 'the built-in storyteller over 200 stories of all kinds';

const stories = 200;

export async function measure(): Promise<Figure[]> {
	const { result: found, ms } = await timed(() => measureStories(stories));
	const percent = (share: number) => share * 100;
	return [
		{ what: 'chapters in their reading band', value: percent(found.inBand), unit: '%', limit: { least: 97 } },
		{ what: 'faults of grammar', value: found.grammar.length, unit: '', limit: { most: 0 } },
		{ what: 'faults of pronouns', value: found.pronouns.length, unit: '', limit: { most: 0 } },
		{ what: 'sentences twice in a story', value: found.repeated.length, unit: '', limit: { most: 0 } },
		{ what: 'hero, type or trait not named', value: found.missing.length, unit: '', limit: { most: 0 } },
		{
			what: 'choices that the next chapter answers',
			value: percent(found.acknowledged),
			unit: '%',
			limit: { least: 100 },
		},
		{ what: 'sentences shared in a genre', value: percent(found.shared), unit: '%', limit: { most: 8 } },
		{ what: 'the same, names made equal', value: percent(found.sharedNameless), unit: '%' },
		{ what: 'told, read and checked in', value: ms / 1000, unit: 's' },
	];
}
