import { isSameFormat, type Mp3Frame, type Mp3Frames, secondsOf, sideInfoBytes } from './mpeg-frames.ts';

export type Recording = {
	bytes: Uint8Array<ArrayBuffer>;
	seconds: number;
	/** The start of each piece, in seconds. */
	starts: readonly number[];
};

/** Pieces of speech joined to one MP3. Null when their formats differ, which no player supports. */
export function joinFrames(pieces: readonly Mp3Frames[]): Recording | null {
	const [first] = pieces;
	if (!first || pieces.some(({ format }) => !isSameFormat(format, first.format))) return null;
	const frames = pieces.flatMap((piece) => piece.frames.map((frame) => ({ ...frame, of: piece.bytes })));
	const ofOneRate = frames.every(({ bitrate }) => bitrate === frames[0]?.bitrate);
	const head = ofOneRate ? new Uint8Array() : xingFrame(frames, first);
	const bytes = new Uint8Array(head.length + frames.reduce((sum, { length }) => sum + length, 0));
	bytes.set(head);
	let to = head.length;
	for (const { of, at, length } of frames) {
		bytes.set(of.subarray(at, at + length), to);
		to += length;
	}
	const starts: number[] = [];
	let seconds = 0;
	for (const piece of pieces) {
		starts.push(seconds);
		seconds += secondsOf(piece);
	}
	return { bytes, seconds, starts };
}

/** The lowest bitrate whose frames have room for the Xing data in every format: 64 kbit/s. */
const roomyBitrate = { 1152: 5, 576: 8 } as const;

/**
 * A silent frame with the number of frames and a seek table ("Xing"): without it, players must guess duration and positions
 * when frames differ in length.
 */
function xingFrame(frames: readonly Mp3Frame[], { bytes, format, frames: own }: Mp3Frames): Uint8Array {
	const head = Uint8Array.from(bytes.subarray(own[0]!.at, own[0]!.at + 4));
	head[1]! |= 1;
	head[2] = (roomyBitrate[format.samplesPerFrame] << 4) | (head[2]! & 0x0c);
	const page = new Uint8Array(Math.floor((format.samplesPerFrame * 64 * 125) / format.sampleRate));
	page.set(head);
	const view = new DataView(page.buffer, 4 + sideInfoBytes(format));
	const total = page.length + frames.reduce((sum, { length }) => sum + length, 0);
	page.set(new TextEncoder().encode('Xing'), view.byteOffset);
	view.setUint32(4, 7);
	view.setUint32(8, frames.length);
	view.setUint32(12, total);
	page.set(seekTable(frames, page.length, total), view.byteOffset + 16);
	return page;
}

/** For each hundredth of the duration its position in the file, in 256ths. */
function seekTable(frames: readonly Mp3Frame[], from: number, total: number): number[] {
	const places: number[] = [];
	let at = from;
	frames.forEach(({ length }, i) => {
		while (places.length < 100 && places.length * frames.length <= i * 100) places.push(Math.floor((at * 256) / total));
		at += length;
	});
	while (places.length < 100) places.push(255);
	return places;
}
