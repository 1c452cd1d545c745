import { expect, test } from 'vitest';
import { traits } from '../../../words/traits.ts';
import { traitFamilies } from '../../former/content/packs/traits.ts';
import { tempers } from '../format.ts';
import { temperOf } from './tempers.ts';

test('each trait has one temper, and traits of one family the same', () => {
	expect(traits.filter((trait) => !tempers.includes(temperOf(trait)))).toEqual([]);
	const mixed = traitFamilies.filter((family) => new Set(family.traits.map(temperOf)).size > 1);
	expect(mixed.map((family) => family.traits[0])).toEqual([]);
});
