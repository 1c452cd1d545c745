import { onTestFinished } from 'vitest';

type FakeVoice = Pick<SpeechSynthesisVoice, 'name' | 'lang' | 'localService'>;

export const localVoice: FakeVoice = { name: 'Samantha', lang: 'en-US', localService: true };
export const onlineVoice: FakeVoice = { name: 'Google US English', lang: 'en-US', localService: false };

class FakeUtterance {
	text: string;
	voice: FakeVoice | null = null;
	lang = '';
	rate = 1;
	onstart: (() => void) | null = null;
	onend: (() => void) | null = null;
	onerror: ((event: { error: string }) => void) | null = null;
	onboundary: ((event: { name: string; charIndex: number }) => void) | null = null;
	constructor(text: string) {
		this.text = text;
	}
}

/** The speech synthesis of the page, with these voices, until the test ends. It says nothing by itself. */
export function fakeSpeech(voices: readonly FakeVoice[]) {
	const spoken: FakeUtterance[] = [];
	let present: FakeUtterance | null = null;
	const events = new EventTarget();
	let known = voices;
	const synthesis = {
		getVoices: () => known.map((one) => ({ ...one, voiceURI: one.name, default: true })),
		speak(utterance: FakeUtterance) {
			spoken.push(utterance);
			present = utterance;
			utterance.onstart?.();
		},
		cancel() {
			const ended = present;
			present = null;
			ended?.onerror?.({ error: 'canceled' });
		},
		resume() {},
		addEventListener: events.addEventListener.bind(events),
		removeEventListener: events.removeEventListener.bind(events),
	};
	const before = ['speechSynthesis', 'SpeechSynthesisUtterance'].map(
		(name) => [name, Object.getOwnPropertyDescriptor(window, name)] as const,
	);
	const define = (name: string, value: unknown) =>
		Object.defineProperty(window, name, { configurable: true, writable: true, value });
	define('speechSynthesis', synthesis);
	define('SpeechSynthesisUtterance', FakeUtterance);
	onTestFinished(() => {
		for (const [name, descriptor] of before) {
			if (descriptor) Object.defineProperty(window, name, descriptor);
			else Reflect.deleteProperty(window, name);
		}
	});
	return {
		/** The sentences so far, in the order in which they were begun. */
		sentences: () => spoken.map(({ text }) => text),
		/** What is spoken now; null in a pause. */
		now: () => present,
		/** The sentence that is spoken ends. */
		endSentence() {
			const ended = present;
			present = null;
			ended?.onend?.();
		},
		/** The voice reaches the word at an offset into its sentence. */
		reachWord: (charIndex: number) => present?.onboundary?.({ name: 'word', charIndex }),
		fail() {
			const ended = present;
			present = null;
			ended?.onerror?.({ error: 'synthesis-failed' });
		},
		/** Another tab takes the voice. */
		interrupt() {
			const ended = present;
			present = null;
			ended?.onerror?.({ error: 'interrupted' });
		},
		/** The browser finds other voices. */
		findVoices(found: readonly FakeVoice[]) {
			known = found;
			events.dispatchEvent(new Event('voiceschanged'));
		},
	};
}
