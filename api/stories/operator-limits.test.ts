import { describe, expect, it } from 'vitest';
import { readConfig } from '../app/config.ts';
import { fakeMakers } from '../testing/fake-makers.ts';
import { dailyCaps, dailyStoryCap, lookAheadLimit } from './operator-limits.ts';

/** The storyteller, and the operator's configuration. */
function limitsOf(storyteller: string, env: Record<string, string> = {}) {
	const makers = fakeMakers();
	makers.storyteller = { ...makers.storyteller, name: storyteller };
	const config = readConfig(env);
	return [lookAheadLimit(config, makers), dailyStoryCap(config, makers)];
}

describe('look-ahead and daily cap', () => {
	it.each([
		['the built-in storyteller', 'built-in', {}, [1, 0]],
		['a provider that charges', 'openai', { OPENAI_API_KEY: 'sk-1' }, [0, 20]],
		['another provider that charges', 'deepseek', { DEEPSEEK_API_KEY: 'sk-1' }, [0, 20]],
		['a server on the local network', 'openai', { OPENAI_BASE_URL: 'http://192.168.1.7:11434/v1' }, [1, 20]],
		['a server with a local name', 'openai', { OPENAI_BASE_URL: 'http://ollama:11434/v1' }, [1, 20]],
		['a server on the internet', 'openai', { OPENAI_BASE_URL: 'https://llm.example.com/v1' }, [0, 20]],
	])('have defaults that fit the cost of %s', (_, name, env, expected) => {
		expect(limitsOf(name, env)).toEqual(expected);
	});

	it('are what the operator configured, with any storyteller', () => {
		expect(limitsOf('openai', { LOOK_AHEAD: '3', DAILY_STORY_CAP: '0' })).toEqual([3, 0]);
		expect(limitsOf('built-in', { LOOK_AHEAD: '0', DAILY_STORY_CAP: '5' })).toEqual([0, 5]);
	});
});

// covers: upgrade-payment/says-daily-caps
describe('the caps that a server announces', () => {
	it('are those that are set or follow from a provider, and none with the built-in makers', () => {
		const makers = fakeMakers();
		for (const role of ['storyteller', 'narrator'] as const)
			makers[role] = { ...makers[role], name: 'built-in' } as never;
		expect(dailyCaps(readConfig({}), makers)).toBeUndefined();
		expect(dailyCaps(readConfig({ DAILY_NARRATION_CAP: '7' }), makers)).toEqual({ narrations: 7 });
		makers.storyteller = { ...makers.storyteller, name: 'openai' };
		const config = readConfig({ OPENAI_API_KEY: 'sk-1', DAILY_CHAPTER_CAP: '0' });
		expect(dailyCaps(config, makers)).toEqual({ stories: 20, server: 2000 });
	});
});
