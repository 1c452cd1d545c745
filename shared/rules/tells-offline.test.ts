import { describe, expect, it } from 'vitest';
import { defaultSettings } from './default-settings.ts';
import { tellsOffline } from './tells-offline.ts';

const chose = (whenOffline?: 'tell-here' | 'wait') => ({ settings: { ...defaultSettings(), whenOffline } });

// covers: offline-stories/who-tells
describe('tellsOffline', () => {
	it('is on by default where the built-in storyteller serves, and off where a provider tells', () => {
		expect(tellsOffline(chose(), 'built-in')).toBe(true);
		expect(tellsOffline(chose(), 'openai')).toBe(false);
	});

	it('follows the family’s choice with either storyteller', () => {
		for (const storyteller of ['built-in', 'openai']) {
			expect(tellsOffline(chose('tell-here'), storyteller)).toBe(true);
			expect(tellsOffline(chose('wait'), storyteller)).toBe(false);
		}
	});

	it('is off with a server that takes no chapters of a device', () => {
		expect(tellsOffline(chose('tell-here'), undefined)).toBe(false);
	});
});
