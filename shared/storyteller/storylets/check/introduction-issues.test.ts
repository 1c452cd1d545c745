import { expect, it } from 'vitest';
import type { ChapterPlan, Part, Plot } from '../format.ts';
import { storylets } from '../storylets.ts';
import { introductionIssues } from './introduction-issues.ts';

const first: ChapterPlan = {
	titles: ['One'],
	time: 'day',
	parts: [],
	choices: [
		{ say: 'Ask the captain about it', sets: ['asked'], outcome: '“Ask me,” said {host.name}, {host.a}.' },
		{ say: 'Go on alone', sets: ['alone'], outcome: '{hero} went.' },
	],
};

function plotOf(parts: readonly Part[], later: readonly Part[] = []): Plot {
	const last: ChapterPlan = { titles: ['Two'], time: 'day', parts: ['@answer', ...later], choices: 'none' };
	return {
		...{ id: 'test', titles: ['{hero}'], brings: [], draws: [['sunny', 'rainy']], endings: [] },
		roles: { host: ['person', 'important'] },
		levels: { 2: { joins: '', chapters: [{ ...first, parts }, last] } },
	};
}

it('everybody in the plots is met before a text counts on it', () => {
	expect(storylets.plots.flatMap(introductionIssues)).toEqual([]);
});

it('a person whom only one variant brings in is not met', () => {
	const met = 'There was {host.name}, {host.a}.';
	expect(introductionIssues(plotOf([met, '{host} coughed.']))).toEqual([]);
	expect(introductionIssues(plotOf([[met, 'It rained.'], '{host} coughed.']))).toHaveLength(1);
});

it('a person whom only one case brings in is not met, unless the cases are all there are', () => {
	const met = 'There was {host.name}, {host.a}.';
	expect(introductionIssues(plotOf([{ kind: met }, '{Host.they} coughed.']))).toHaveLength(1);
	expect(introductionIssues(plotOf([{ sunny: met, rainy: met }, '{Host.they} coughed.']))).toEqual([]);
});

it('a person whom only one choice brings in is not met', () => {
	expect(introductionIssues(plotOf([], ['{host} coughed.']))).toHaveLength(1);
});
