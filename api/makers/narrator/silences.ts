import { type Mp3Frames, secondsOf, sideInfoAt } from './mpeg-frames.ts';

/** Seconds from the start. */
export type Silence = { from: number; to: number };

/** Seconds. Shorter silences belong to consonants. */
const shortest = 0.1;

/**
 * The silences of a recording, found without decoding: each frame has a "global gain" (in quarters of a bit) and the number of
 * its data bits. The threshold between speech and silence is Otsu's, at any bitrate and noise level.
 */
export function silencesIn(recording: Mp3Frames): Silence[] {
	const gains = gainsOf(recording);
	const each = secondsOf(recording) / gains.length;
	const cut = cutOf(gains);
	const silences: Silence[] = [];
	for (let from = 0; from < gains.length; from++) {
		let to = from;
		while (to < gains.length && gains[to]! <= cut) to++;
		const atEnds = from === 0 || to === gains.length;
		if (to > from && (atEnds || (to - from) * each >= shortest)) silences.push({ from: from * each, to: to * each });
		from = to;
	}
	return silences;
}

/** For each granule (half a frame of MPEG 1, one of MPEG 2) its gain in the first channel; 0 for one without sound. */
function gainsOf({ bytes, frames, format: { samplesPerFrame, channels } }: Mp3Frames): Uint8Array {
	const [granules, heads, bits] = samplesPerFrame === 1152 ? [2, [18, 20], 59] : [1, [9, 10], 63];
	const head = heads[channels - 1]!;
	const gains = new Uint8Array(frames.length * granules);
	frames.forEach((frame, f) => {
		const at = sideInfoAt(bytes, frame);
		for (let g = 0; g < granules; g++) {
			const bit = head + g * channels * bits;
			const isEmpty = bitsAt(bytes, at, bit, 12) === 0;
			gains[f * granules + g] = isEmpty ? 0 : bitsAt(bytes, at, bit + 21, 8);
		}
	});
	return gains;
}

function bitsAt(bytes: Uint8Array, at: number, bit: number, count: number): number {
	const byte = at + (bit >> 3);
	const word = ((bytes[byte]! << 16) | (bytes[byte + 1]! << 8) | bytes[byte + 2]!) >>> 0;
	return (word >> (24 - (bit & 7) - count)) & ((1 << count) - 1);
}

/** Speech varies by this much. Lower gains are silence, even if Otsu's threshold is lower still. */
const speechVaries = 20;
/** Gains so far below speech count as equal, as digital silence has no lower bound. */
const lowest = 60;

function cutOf(gains: Uint8Array): number {
	const usual = gains.toSorted()[Math.floor(gains.length * 0.6)] ?? 0;
	const counts = new Float64Array(256);
	for (const gain of gains) counts[Math.max(gain, usual - lowest, 0)]! += 1;
	return Math.max(bestCut(counts, gains.length), usual - speechVaries);
}

function bestCut(counts: Float64Array, all: number): number {
	const sum = counts.reduce((total, count, value) => total + count * value, 0);
	let [best, cut, below, sumBelow] = [0, 0, 0, 0];
	counts.forEach((count, value) => {
		below += count;
		sumBelow += count * value;
		if (below === 0 || below === all) return;
		const apart = below * (all - below) * (sumBelow / below - (sum - sumBelow) / (all - below)) ** 2;
		if (apart > best) [best, cut] = [apart, value];
	});
	return cut;
}
