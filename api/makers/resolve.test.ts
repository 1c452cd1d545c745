import { describe, expect, it } from 'vitest';
import { type Config, readConfig } from '../app/config.ts';
import { selectedTextModel, servingTextModel } from './resolve.ts';

const servers = (env: Record<string, string>): Config['storytellers'] => readConfig(env).storytellers;

describe('the serving text model', () => {
	const both = servers({ ANTHROPIC_API_KEY: 'a', DEEPSEEK_API_KEY: 'd' });

	it('is the chosen one when it is configured', () => {
		expect(servingTextModel(both, 'deepseek')).toBe('deepseek');
		expect(servingTextModel(both, 'gpt-4o')).toBeNull();
	});

	it('is the first configured one before any choice', () => {
		expect(servingTextModel(both, null)).toBe('claude-4-sonnet');
		expect(servingTextModel(servers({}), null)).toBeNull();
	});

	it('may be a local server without a key', () => {
		expect(servingTextModel(servers({ OPENAI_BASE_URL: 'http://nas:11434/v1' }), null)).toBe('gpt-4o');
	});
});

describe('the selected text model', () => {
	const deepseek = servers({ DEEPSEEK_API_KEY: 'd' });

	it('is the saved one, configured or not', () => {
		expect(selectedTextModel(deepseek, 'gpt-4o')).toBe('gpt-4o');
	});

	it('is the serving one while nothing is saved, and the first one when none is configured', () => {
		expect(selectedTextModel(deepseek, null)).toBe('deepseek');
		expect(selectedTextModel(servers({}), null)).toBe('gpt-4o');
	});
});
