import type { Trait } from '../../../words/traits.ts';
import { traitFamilies } from '../../content/packs/traits.ts';
import type { Temper } from '../format.ts';

/** The temper of each family of traits, by one trait of the family. */
const familiesOf: Record<Temper, readonly Trait[]> = {
	bold: ['bold', 'adventurous', 'confident'],
	kind: ['kind', 'generous', 'affectionate'],
	honest: ['honest', 'loyal', 'determined'],
	clever: ['clever', 'wise', 'curious', 'observant', 'creative'],
	careful: ['careful', 'calm', 'polite'],
	quiet: ['shy'],
	merry: ['cheerful', 'funny', 'silly', 'cheeky', 'friendly', 'bouncy'],
	dreamy: ['absent-minded', 'clumsy', 'magical'],
	quick: ['quick', 'strong'],
};

const temperOfTrait = new Map<Trait, Temper>(
	Object.entries(familiesOf).flatMap(([temper, members]) =>
		traitFamilies
			.filter(({ traits }) => traits.some((trait) => members.includes(trait)))
			.flatMap(({ traits }) => traits.map((trait) => [trait, temper as Temper] as const)),
	),
);

/** The temper of a trait. */
export function temperOf(trait: Trait): Temper {
	return temperOfTrait.get(trait) as Temper;
}
