/** Browsers announce no sound of five seconds or less to the system. */
const seconds = 10;
/** Of one byte each, the fewest a second that all browsers play. */
const samplesPerSecond = 8_000;
const headerLength = 44;

/**
 * Silence that is played while a voice of the device speaks. A browser shows its media session, with the buttons of lock screen
 * and headphones, only while a media element plays, and speech synthesis is none. Muted, or without a source, the element would not
 * count. It is an element of its own, so that the events of recordings stay theirs.
 */
export class SilentAudio {
	#audio: HTMLAudioElement | null = null;
	#url: string | null = null;

	/** To be called first in a press: iOS lets an element start by itself only after that. */
	play(): void {
		this.#url ??= URL.createObjectURL(new Blob([silence()], { type: 'audio/wav' }));
		this.#audio ??= Object.assign(new Audio(this.#url), { loop: true });
		// Without it the voice speaks all the same.
		if (this.#audio.paused) this.#audio.play().catch(() => {});
	}

	pause(): void {
		this.#audio?.pause();
	}

	/** Frees the element's resources, and ends what the system shows of it. */
	unload(): void {
		if (this.#audio) {
			this.#audio.pause();
			this.#audio.removeAttribute('src');
			this.#audio.load();
			this.#audio = null;
		}
		if (this.#url) URL.revokeObjectURL(this.#url);
		this.#url = null;
	}
}

/** A WAV file of silence: mono, 8 bits. */
function silence(): ArrayBuffer {
	const length = seconds * samplesPerSecond;
	const bytes = new Uint8Array(headerLength + length).fill(0x80, headerLength);
	const header = new DataView(bytes.buffer);
	const writeText = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at);
	writeText(0, 'RIFF');
	header.setUint32(4, bytes.length - 8, true);
	writeText(8, 'WAVEfmt ');
	header.setUint32(16, 16, true);
	// PCM, one channel, samples and bytes a second, bytes and bits of a sample.
	header.setUint16(20, 1, true);
	header.setUint16(22, 1, true);
	header.setUint32(24, samplesPerSecond, true);
	header.setUint32(28, samplesPerSecond, true);
	header.setUint16(32, 1, true);
	header.setUint16(34, 8, true);
	writeText(36, 'data');
	header.setUint32(40, length, true);
	return bytes.buffer;
}
