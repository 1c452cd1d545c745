import { describe, expect, it } from 'vitest';
import { bestVoice } from './device-voice.ts';

const iPad = { userAgent: 'Mozilla/5.0 (iPad; CPU OS 18_4 like Mac OS X) AppleWebKit/605', language: 'en-GB' };
const android = { userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel Tablet) Chrome/142', language: 'en-AU' };

const voice = (name: string, lang: string, localService = true) => ({ name, lang, localService });

describe('the voice of a device', () => {
	// covers: device-voice/local-only
	it('is never an online one', () => {
		const online = [
			voice('Google US English', 'en-US', false),
			voice('Microsoft Aria Online (Natural) - English (United States)', 'en-US', false),
			voice('Samantha', 'en-US', false),
		];
		expect(bestVoice(online, iPad)).toBeNull();
		expect(bestVoice(online, android)).toBeNull();
	});

	it('is the best of the list, whatever the order of the browser, with a quality after its name or none', () => {
		const voices = [
			voice('Albert', 'en-US'),
			voice('Daniel', 'en-GB'),
			voice('Samantha', 'en-US'),
			voice('Ava (Premium)', 'en-US'),
		];
		expect(bestVoice(voices, iPad)?.name).toBe('Ava (Premium)');
		expect(bestVoice(voices.slice(0, 3), iPad)?.name).toBe('Samantha');
		expect(bestVoice([voice('Microsoft Zira - English (United States)', 'en-US')], iPad)).not.toBeNull();
	});

	it('is none where only unlisted or foreign ones are there', () => {
		expect(bestVoice([voice('English (America)+espeak', 'en-US'), voice('Albert', 'en-US')], iPad)).toBeNull();
		expect(bestVoice([voice('Daniel', 'fr-FR'), voice('Samanthabot', 'en-US')], iPad)).toBeNull();
		expect(bestVoice([], iPad)).toBeNull();
	});

	it('is on Android the English one of the region, else the American, by whatever name', () => {
		const voices = [
			voice('Deutsch Deutschland', 'de_DE'),
			voice('English United Kingdom', 'en_GB'),
			voice('English United States', 'en_US'),
			voice('English Australia', 'en_AU'),
		];
		expect(bestVoice(voices, android)?.lang).toBe('en_AU');
		expect(bestVoice(voices.slice(0, 3), android)?.lang).toBe('en_US');
		expect(bestVoice([voice('eng-GB', 'eng-GB-f000')], android)).not.toBeNull();
	});
});
