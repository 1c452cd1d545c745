import { describe, expect, it } from 'vitest';
import { storylets } from '../storylets.ts';
import { locatedTexts } from './located-texts.ts';
import { slotValuesOf } from './slot-values.ts';
import { storyletIssues } from './storylet-issues.ts';
import { textIssues } from './text-issues.ts';

describe('storylets', () => {
	it('are sound as wholes: every debt is paid, every flag is set, every name has been met, every role can be cast', () => {
		expect(storyletIssues(storylets)).toEqual([]);
	});

	it('are correct sentences with every filler of every slot', () => {
		const values = new Map(storylets.plots.map((plot) => [plot.id, slotValuesOf(plot, storylets)]));
		const own = slotValuesOf(undefined, storylets);
		const issues = locatedTexts(storylets).flatMap((text) =>
			textIssues(text, values.get(text.where.match(/^plots\/([\w-]+)/)?.[1] ?? '') ?? own),
		);
		expect(issues).toEqual([]);
	});
});
