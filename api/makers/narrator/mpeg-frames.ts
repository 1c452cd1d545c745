/** The format of a stream, the same for all its frames. */
export type Mp3Format = { sampleRate: number; channels: 1 | 2; samplesPerFrame: 576 | 1152 };

/** A frame of MPEG layer III: `length` bytes from `at` on, with its four bytes of header. */
export type Mp3Frame = { at: number; length: number; bitrate: number };

export type Mp3Frames = { bytes: Uint8Array; format: Mp3Format; frames: readonly Mp3Frame[] };

type Header = Mp3Frame & { format: Mp3Format; version: number; hasCrc: boolean };

/** The share of a file that may be other bytes than tags and frames. */
const mostStrayBytes = 0.05;

/**
 * The frames of an MP3, without tags, without the info frame (Xing, Info, VBRI) and without a truncated last frame. Null when
 * it is no MP3, or its format changes.
 */
export function readFrames(bytes: Uint8Array): Mp3Frames | null {
	const [from, to] = withoutTags(bytes);
	const found: Header[] = [];
	const mostStray = (to - from) * mostStrayBytes;
	let stray = 0;
	for (let at = from; at < to; ) {
		if (stray > mostStray) return null;
		const frame = frameAt(bytes, at, to);
		if (frame && at + frame.length > to) break;
		const follows = frame && (at + frame.length === to || frameAt(bytes, at + frame.length, to) || found.length > 0);
		if (frame && follows) found.push(frame);
		else stray++;
		at += frame && follows ? frame.length : 1;
	}
	const sounding = found.filter((frame, i) => i > 0 || !isInfoFrame(bytes, frame));
	const [first] = sounding;
	if (!first) return null;
	const { format } = first;
	if (sounding.some((frame) => !isSameFormat(frame.format, format))) return null;
	return { bytes, format, frames: sounding.map(({ at, length, bitrate }) => ({ at, length, bitrate })) };
}

export function isSameFormat(one: Mp3Format, other: Mp3Format): boolean {
	return one.sampleRate === other.sampleRate && one.channels === other.channels;
}

/** The duration of the frames. */
export function secondsOf({ frames, format }: Pick<Mp3Frames, 'frames' | 'format'>): number {
	return (frames.length * format.samplesPerFrame) / format.sampleRate;
}

/** Bytes of side information of a frame. */
export function sideInfoBytes({ samplesPerFrame, channels }: Mp3Format): number {
	if (samplesPerFrame === 1152) return channels === 1 ? 17 : 32;
	return channels === 1 ? 9 : 17;
}

/** Where the side information of a frame begins. */
export function sideInfoAt(bytes: Uint8Array, { at }: Pick<Mp3Frame, 'at'>): number {
	return at + 4 + ((bytes[at + 1]! & 1) === 0 ? 2 : 0);
}

/** Without ID3 at the beginning (one or more) and at the end. */
function withoutTags(bytes: Uint8Array): [from: number, to: number] {
	let from = 0;
	while (textAt(bytes, from, 3) === 'ID3') {
		const [a, b, c, d] = bytes.subarray(from + 6, from + 10);
		from += 10 + ((a! << 21) | (b! << 14) | (c! << 7) | d!) + (bytes[from + 5]! & 0x10 ? 10 : 0);
	}
	return [from, textAt(bytes, bytes.length - 128, 3) === 'TAG' ? bytes.length - 128 : bytes.length];
}

const bitrates = {
	mpeg1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
	mpeg2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const sampleRates = [44_100, 48_000, 32_000];
/** By the two bits of the header: MPEG 2.5, (none), 2, 1. */
const sampleRateDivisors = [4, 0, 2, 1];

function frameAt(bytes: Uint8Array, at: number, to: number): Header | null {
	if (at + 4 > to || bytes[at] !== 0xff || (bytes[at + 1]! & 0xe6) !== 0xe2) return null;
	const [second, third, fourth] = [bytes[at + 1]!, bytes[at + 2]!, bytes[at + 3]!];
	const version = (second >> 3) & 3;
	const sampleRate = (sampleRates[(third >> 2) & 3] ?? 0) / sampleRateDivisors[version]!;
	const bitrate = bitrates[version === 3 ? 'mpeg1' : 'mpeg2'][third >> 4] ?? 0;
	if (!Number.isFinite(sampleRate) || sampleRate === 0 || bitrate === 0) return null;
	const samplesPerFrame = version === 3 ? 1152 : 576;
	const length = Math.floor((samplesPerFrame * bitrate * 125) / sampleRate) + ((third >> 1) & 1);
	const channels = fourth >> 6 === 3 ? 1 : 2;
	return {
		at,
		length,
		bitrate,
		version,
		hasCrc: (second & 1) === 0,
		format: { sampleRate, channels, samplesPerFrame },
	};
}

function isInfoFrame(bytes: Uint8Array, { at, format }: Header): boolean {
	const name = textAt(bytes, at + 4 + sideInfoBytes(format), 4);
	return name === 'Xing' || name === 'Info' || textAt(bytes, at + 36, 4) === 'VBRI';
}

function textAt(bytes: Uint8Array, at: number, length: number): string {
	return at < 0 ? '' : String.fromCharCode(...bytes.subarray(at, at + length));
}
