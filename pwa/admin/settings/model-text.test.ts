import { describe, expect, it } from 'vitest';
import {
	configuredText,
	isInUse,
	type ModelState,
	reachableText,
	retirementText,
	type Settings,
	storytellerText,
} from './model-text.ts';

const gpt: ModelState = { id: 'gpt-4o', configured: true, modelId: 'gpt-4o', reachable: true, retiresOn: null };
const claude: ModelState = { ...gpt, id: 'claude-4-sonnet', configured: false, reachable: null };
const settings: Settings = {
	textModel: 'gpt-4o',
	models: [gpt, claude],
	...{ storyteller: 'openai', illustrator: 'built-in', narrator: 'built-in' },
	ends: { illustrator: null, narrator: null },
};
const now = Date.UTC(2026, 10, 21, 12);

describe('the retirement of a model', () => {
	const retirement = (retiresOn: string | null) => retirementText(retiresOn, 'OPENAI_MODEL', now);

	it('has no text where the provider names no day', () => {
		expect(retirement(null)).toBeNull();
	});

	it('is announced early, and is a warning in its last sixty days', () => {
		expect(retirement('2027-01-21')).toMatchObject({ tone: 'plain', text: expect.not.stringContaining('days') });
		expect(retirement('2027-01-20')).toMatchObject({ tone: 'bad', text: expect.stringContaining('in 60 days') });
		expect(retirement('2026-11-22')).toMatchObject({ tone: 'bad', text: expect.stringContaining('in 1 day.') });
	});

	it('is reached on its day, with the variable to set', () => {
		for (const day of ['2026-11-21', '2026-06-15']) {
			expect(retirement(day)).toMatchObject({
				tone: 'bad',
				text: expect.stringMatching(/^Retired on .* Set OPENAI_MODEL/),
			});
		}
	});
});

describe('the status text of a model', () => {
	it('names the variables of its own provider', () => {
		expect(configuredText(gpt)).toEqual({ tone: 'good', text: 'Configured' });
		expect(configuredText(claude).text).toBe(
			'Not configured. Set ANTHROPIC_API_KEY, or ANTHROPIC_BASE_URL for a server in the house, and start the server again.',
		);
	});

	it('distinguishes not tried, reachable and unreachable', () => {
		expect(reachableText(gpt).text).toBe('Reachable');
		expect(reachableText({ ...gpt, reachable: false }).tone).toBe('bad');
		expect(reachableText({ ...gpt, reachable: null }).text).toBe('Not asked yet');
	});
});

describe('the storyteller in use', () => {
	it('is the model whose provider is configured', () => {
		expect([isInUse(gpt, settings), isInUse(claude, settings)]).toEqual([true, false]);
		expect(isInUse(gpt, { ...settings, storyteller: 'built-in' })).toBe(false);
	});

	it('is the built-in storyteller where the chosen model, or every model, lacks its key', () => {
		const builtIn = { ...settings, storyteller: 'built-in' };
		expect(storytellerText(builtIn)).toContain('The chosen model is not configured');
		expect(storytellerText({ ...builtIn, models: [claude] })).toContain('No model is configured');
	});
});
