/** Samples between −1 and 1 of one channel; of several, their mean. */
export type Wave = { samples: Float32Array; sampleRate: number };

/** The samples of a WAV file of integers or floats; null when it is none. Streamed files may leave their lengths open. */
export function readWav(bytes: Uint8Array): Wave | null {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	if (bytes.length < 44 || nameAt(view, 0) !== 'RIFF' || nameAt(view, 8) !== 'WAVE') return null;
	let read: Reader | null = null;
	for (let at = 12; at + 8 <= bytes.length; ) {
		const [name, length] = [nameAt(view, at), view.getUint32(at + 4, true)];
		if (name === 'fmt ') read = readerOf(view, at + 8);
		if (name === 'data') return read && samplesOf(view, at + 8, length, read);
		at += 8 + length + (length & 1);
	}
	return null;
}

type Reader = { sampleRate: number; channels: number; bytes: number; sample(view: DataView, at: number): number };

const readers: Readonly<Record<string, (view: DataView, at: number) => number>> = {
	'1/8': (view, at) => (view.getUint8(at) - 128) / 2 ** 7,
	'1/16': (view, at) => view.getInt16(at, true) / 2 ** 15,
	'1/24': (view, at) => (view.getInt16(at + 1, true) * 256 + view.getUint8(at)) / 2 ** 23,
	'1/32': (view, at) => view.getInt32(at, true) / 2 ** 31,
	'3/32': (view, at) => view.getFloat32(at, true),
	'3/64': (view, at) => view.getFloat64(at, true),
};
/** The format tag of files that name their real format further on. */
const extensible = 0xfffe;

function readerOf(view: DataView, at: number): Reader | null {
	if (at + 16 > view.byteLength) return null;
	const [named, channels, bits] = [
		view.getUint16(at, true),
		view.getUint16(at + 2, true),
		view.getUint16(at + 14, true),
	];
	const kind = named === extensible && at + 26 <= view.byteLength ? view.getUint16(at + 24, true) : named;
	const sample = readers[`${kind}/${bits}`];
	if (!sample || channels < 1 || channels > 8) return null;
	return { sampleRate: view.getUint32(at + 4, true), channels, bytes: bits / 8, sample };
}

function samplesOf(view: DataView, from: number, length: number, read: Reader): Wave {
	const { channels, bytes, sampleRate } = read;
	const count = Math.floor(Math.min(length || view.byteLength, view.byteLength - from) / (bytes * channels));
	const samples = new Float32Array(count);
	for (let i = 0, at = from; i < count; i++) {
		let sum = 0;
		for (let channel = 0; channel < channels; channel++, at += bytes) sum += read.sample(view, at);
		samples[i] = sum / channels;
	}
	return { samples, sampleRate };
}

function nameAt(view: DataView, at: number): string {
	return String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + at, 4));
}
