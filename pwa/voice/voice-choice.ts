import { useSyncExternalStore } from 'react';
import { useServerNarrator } from '../local/library/server-makers.ts';
import { useDeviceVoice } from './device-voice.ts';

/** Whose voice reads on this device what has no recording. */
export type VoiceChoice = 'tablet' | 'server';

const key = 'voice';
const changed = 'everbranch-voice';

/** What a parent has chosen on this device, live; null for nothing. */
function useStoredChoice(): VoiceChoice | null {
	return useSyncExternalStore(subscribeToChoice, readChoice);
}

function readChoice(): VoiceChoice | null {
	try {
		const stored = localStorage.getItem(key);
		return stored === 'tablet' || stored === 'server' ? stored : null;
	} catch {
		return null;
	}
}

export function storeVoiceChoice(choice: VoiceChoice): void {
	try {
		localStorage.setItem(key, choice);
	} catch {
		// Without local storage it cannot be changed.
	}
	window.dispatchEvent(new Event(changed));
}

function subscribeToChoice(onChange: () => void): () => void {
	// `storage` comes from other tabs.
	for (const name of [changed, 'storage']) window.addEventListener(name, onChange);
	return () => {
		for (const name of [changed, 'storage']) window.removeEventListener(name, onChange);
	};
}

/**
 * Whose voice reads, live. Without a choice it is the device's where the server's narrator is the built-in one and the device
 * has a good voice. `voice`: the device's, null without a good one.
 */
export function useVoiceChoice(): { choice: VoiceChoice; voice: SpeechSynthesisVoice | null; narrator: string | null } {
	const stored = useStoredChoice();
	const voice = useDeviceVoice();
	const narrator = useServerNarrator();
	const choice =
		voice && (stored ?? (narrator === 'built-in' ? 'tablet' : 'server')) === 'tablet' ? 'tablet' : 'server';
	return { choice, voice, narrator };
}
