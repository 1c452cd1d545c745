import { describe, expect, it } from 'vitest';
import { defaultModel, isConfigured, isLocalServer, isVendorServer, knownJsonMode } from './catalogue.ts';
import { writingParameters } from './parameters.ts';

const at = (day: string) => Date.parse(day);

describe('the default model', () => {
	it('is gpt-4o until OpenAI retires it, and then its successor', () => {
		expect(defaultModel('openai', at('2026-11-21'), true)).toBe('gpt-4o');
		expect(defaultModel('openai', at('2027-01-13T23:59:59Z'), true)).toBe('gpt-4o');
		expect(defaultModel('openai', at('2027-01-14'), true)).toBe('gpt-6-luna');
	});

	it('is null for a speech model that retires without a successor', () => {
		expect(defaultModel('speech', at('2027-01-05'), true)).toBe('gpt-4o-mini-tts');
		expect(defaultModel('speech', at('2027-01-06'), true)).toBeNull();
	});

	it('does not retire on a server of the operator’s own', () => {
		expect(defaultModel('speech', at('2030-01-01'), false)).toBe('gpt-4o-mini-tts');
		expect(defaultModel('openai', at('2030-01-01'), false)).toBe('gpt-4o');
	});

	it.each([
		['anthropic', 'claude-sonnet-5'],
		['deepseek', 'deepseek-flash'],
		['image', 'gpt-image-2.5-flare'],
		['moderation', 'omni-moderation-latest'],
	] as const)('of %s is %s', (part, model) => {
		expect(defaultModel(part, at('2026-11-21'), true)).toBe(model);
	});
});

describe('a provider', () => {
	it('is configured with a key, or with a server of the operator’s own', () => {
		expect(isConfigured('openai', { apiKey: null, baseUrl: null })).toBe(false);
		expect(isConfigured('openai', { apiKey: null, baseUrl: 'https://api.openai.com/v1/' })).toBe(false);
		expect(isConfigured('openai', { apiKey: 'k', baseUrl: null })).toBe(true);
		expect(isConfigured('openai', { apiKey: null, baseUrl: 'http://127.0.0.1:11434/v1' })).toBe(true);
	});

	it('has its own server at its own host only', () => {
		expect(isVendorServer('deepseek', 'https://api.deepseek.com/v1')).toBe(true);
		expect(isVendorServer('openai', 'https://api.deepseek.com')).toBe(false);
		expect(isVendorServer('openai', 'http://api.openai.com.evil.example/v1')).toBe(false);
	});

	it('has the JSON mode that its documentation names; null for another server', () => {
		expect(knownJsonMode('openai', null)).toBe('schema');
		expect(knownJsonMode('anthropic', null)).toBe('prompt');
		expect(knownJsonMode('deepseek', 'https://api.deepseek.com')).toBe('object');
		expect(knownJsonMode('openai', 'http://localhost:8080/v1')).toBeNull();
	});
});

describe('the writing parameters', () => {
	const sent = (name: 'openai' | 'anthropic' | 'deepseek', model: string, baseUrl: string | null = null) =>
		writingParameters({ name, baseUrl, model }, { tokens: 900, temperature: 0.9 });

	it.each([
		['openai', 'gpt-4o', { max_completion_tokens: 900, temperature: 0.9 }],
		['openai', 'gpt-6-luna', { max_completion_tokens: 900, reasoning_effort: 'none' }],
		['openai', 'gpt-5.2', { max_completion_tokens: 900, reasoning_effort: 'none' }],
		['openai', 'gpt-5-mini', { max_completion_tokens: 900, reasoning_effort: 'minimal' }],
		['openai', 'o4-mini', { max_completion_tokens: 900, reasoning_effort: 'low' }],
		['anthropic', 'claude-sonnet-5', { max_tokens: 900 }],
		['deepseek', 'deepseek-flash', { max_tokens: 900, temperature: 0.9 }],
	] as const)('for %s’s %s are those that it accepts', (name, model, parameters) => {
		expect(sent(name, model)).toEqual(parameters);
	});

	it('for a local server are the older ones, whatever the model is called', () => {
		expect(sent('openai', 'gpt-6-luna', 'http://nas:8080/v1')).toEqual({ max_tokens: 900, temperature: 0.9 });
	});

	it('have no temperature unless one is given', () => {
		expect(writingParameters({ name: 'openai', baseUrl: null, model: 'gpt-4o' }, { tokens: 5 })).toEqual({
			max_completion_tokens: 5,
		});
	});
});

describe('a server', () => {
	it.each([
		'http://localhost:11434/v1',
		'http://127.0.0.1/v1',
		'http://10.1.2.3/v1',
		'http://192.168.1.20:8080/v1',
		'http://172.31.0.9/v1',
		'http://[::1]:8080/v1',
		'http://[fd00::5]/v1',
		'http://nas:8080/v1',
		'http://ollama.local/v1',
		'http://box.home.arpa/v1',
	])('at %s is local', (address) => {
		expect(isLocalServer(address)).toBe(true);
	});

	it.each([
		'https://api.openai.com/v1',
		'http://172.32.0.1/v1',
		'http://1270.example/v1',
		'http://[2001:db8::1]/v1',
		null,
	])('at %s is not local', (address) => {
		expect(isLocalServer(address)).toBe(false);
	});
});
