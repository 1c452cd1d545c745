import { describe, expect, it } from 'vitest';
import { allTemplates, type LocatedTemplate, renderingIssues, templateIssues } from '../check/templates.ts';
import { valuesFor } from '../check/values.ts';
import { packs } from './packs.ts';

const written = allTemplates(packs);
const values = valuesFor(packs);

describe('the templates of the pocket storyteller', () => {
	it('follow the writing rules', () => {
		const told = written.filter(({ where }) => !/^(genre|mood|traits)/.test(where));
		expect(faultsIn(told, ({ line }) => templateIssues(line))).toEqual([]);
	});

	it('are correct English with every value of every slot', () => {
		const plain = written.filter(({ where }) => !where.startsWith('traits'));
		expect(faultsIn(plain, (each) => renderingIssues(each, values))).toEqual([]);
	}, 120_000);

	it('are correct English with every trait of their family', () => {
		const faults = packs.families.flatMap((family) => {
			const of = allTemplates({ ...packs, plots: [], families: [family] }).filter(({ where }) =>
				where.startsWith('traits'),
			);
			return faultsIn(of, (each) => renderingIssues(each, valuesFor(packs, family)));
		});
		expect(faults).toEqual([]);
	});
});

function faultsIn(lines: readonly LocatedTemplate[], faultsOf: (each: LocatedTemplate) => string[]): string[] {
	return lines.flatMap((each) =>
		[...new Set(faultsOf(each))].slice(0, 3).map((fault) => `${each.where}: ${fault} in “${each.line}”`),
	);
}
