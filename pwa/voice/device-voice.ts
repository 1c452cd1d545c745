import { useMemo, useSyncExternalStore } from 'react';

/**
 * English voices of systems that read a story well, best first: those of Apple, then of Windows and ChromeOS. The order follows
 * the recommendations of readium/speech, `json/en.json` (see NOTICE). What is not listed, such as eSpeak, is never used.
 */
const listedVoices = [
	...['Ava', 'Zoe', 'Evan', 'Allison', 'Nathan', 'Noelle', 'Susan', 'Tom', 'Samantha', 'Karen', 'Daniel', 'Moira'],
	...['Serena', 'Kate', 'Tessa', 'Rishi', 'Nicky', 'Aaron', 'Alex'],
	...['Microsoft Jenny', 'Microsoft Aria', 'Microsoft Guy', 'Microsoft Zira', 'Microsoft Hazel', 'Microsoft Susan'],
	...['Microsoft David', 'Microsoft Mark', 'Microsoft George', 'Microsoft Catherine', 'Microsoft James'],
	...['Android Speech Recognition and Synthesis from Google', 'Google US English Natural', 'Chrome OS US English'],
	...['Chrome OS UK English', 'Chrome OS Australian English'],
] as const;

/** `navigator`, as far as it says which voices to expect. */
type Device = { userAgent: string; language: string };

/**
 * The best voice of a device for an English story, or null. Only voices that work on the device itself: an online voice would
 * send the text away. Android names languages, not voices, and says each with the voice that its owner chose.
 */
export function bestVoice<Voice extends Pick<SpeechSynthesisVoice, 'name' | 'lang' | 'localService'>>(
	voices: readonly Voice[],
	{ userAgent, language }: Device,
): Voice | null {
	const isAndroid = /android/i.test(userAgent);
	const region = regionOf(language);
	const ranked = voices
		.filter(({ lang, localService }) => localService === true && isEnglish(lang))
		.map((voice) => ({
			voice,
			rank: isAndroid ? 0 : listedVoices.findIndex((name) => isCalled(voice, name)),
			distance: [region, 'US', 'GB'].indexOf(regionOf(voice.lang)) + 1 || 4,
		}))
		.filter(({ rank }) => rank >= 0);
	const [best] = ranked.toSorted((one, other) => one.rank - other.rank || one.distance - other.distance);
	return best?.voice ?? null;
}

/** Some systems add a quality or a language: `Ava (Premium)`, `Microsoft Zira - English (United States)`. */
function isCalled({ name }: { name: string }, listed: string): boolean {
	return name === listed || name.startsWith(`${listed} `);
}

/** Android writes `en_US`, and Firefox on it `eng-US-f000`. */
function isEnglish(lang: string): boolean {
	return /^en(g)?([-_]|$)/i.test(lang);
}

function regionOf(lang: string): string {
	return lang.split(/[-_]/)[1]?.toUpperCase() ?? '';
}

/** The best voice of this device, live: browsers find theirs late. Null where there is no good one. */
export function useDeviceVoice(): SpeechSynthesisVoice | null {
	const uri = useSyncExternalStore(subscribeToVoices, () => bestVoiceOfDevice()?.voiceURI ?? null);
	return useMemo(() => (uri === null ? null : bestVoiceOfDevice()), [uri]);
}

function bestVoiceOfDevice(): SpeechSynthesisVoice | null {
	// A text cannot be read by sentences without `Intl.Segmenter`, which Firefox has from 125 on.
	const canRead = 'speechSynthesis' in window && 'Segmenter' in Intl;
	return canRead ? bestVoice(speechSynthesis.getVoices(), navigator) : null;
}

function subscribeToVoices(onChange: () => void): () => void {
	if (!('speechSynthesis' in window)) return () => {};
	// Older WebKit has no events on it: its voices are there from the start.
	speechSynthesis.addEventListener?.('voiceschanged', onChange);
	return () => speechSynthesis.removeEventListener?.('voiceschanged', onChange);
}
