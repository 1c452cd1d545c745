/** RMS of the spoken parts that gives −16 LUFS with this voice (measured with an EBU R128 meter). */
export const targetRms = 10 ** (-14.1 / 20);
/**
 * Brings the voice to `targetRms`, within 1.2 dB (measured for 20 moods and two age groups). A gain that
 * fits each recording exactly would be known only at its end.
 */
const voiceGain = 0.97;
/** −1.5 dBFS, so that the peaks survive the MP3 encoder. */
const highestPeak = 10 ** (-1.5 / 20);
/** 50 ms at 16 kHz. */
const block = 800;
/** Blocks quieter than −45 dBFS are pauses and do not count. */
const quietest = 10 ** (-45 / 20);

/** A piece of the voice at the loudness of spoken-word recordings. */
export function normalizeLoudness(samples: Float32Array): Float32Array {
	const gain = Math.min(voiceGain, highestPeak / peakOf(samples));
	return samples.map((sample) => sample * gain);
}

/** Root mean square of all blocks that are not pauses; 0 without any. */
export function spokenRms(samples: Float32Array): number {
	let sum = 0;
	let blocks = 0;
	for (let at = 0; at + block <= samples.length; at += block) {
		const power = powerOf(samples, at);
		if (Math.sqrt(power) < quietest) continue;
		sum += power;
		blocks++;
	}
	return blocks ? Math.sqrt(sum / blocks) : 0;
}

// Plain loops: millions of samples a chapter, and a callback for each takes ten times as long.
function powerOf(samples: Float32Array, at: number): number {
	let power = 0;
	for (let i = at; i < at + block; i++) power += samples[i]! * samples[i]!;
	return power / block;
}

function peakOf(samples: Float32Array): number {
	let peak = 0;
	for (let i = 0; i < samples.length; i++) peak = Math.max(peak, Math.abs(samples[i]!));
	return peak;
}
