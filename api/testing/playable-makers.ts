import { hash } from 'node:crypto';
import sharp from 'sharp';
import { pictureWidths } from '../../shared/rules/picture-widths.ts';
import type { Makers } from '../makers/makers.ts';
import { encodeMp3, encoderReady } from '../makers/narrator/mp3.ts';
import { fakeMakers } from './fake-makers.ts';

const seconds = 30;
const sampleRate = 16_000;
let silence: Promise<Uint8Array> | undefined;

/**
 * `quickMakers` whose media a browser accepts: each picture is one colour, in the sizes of real pictures, and each narration
 * is 30 seconds of silence, which is heard while it is made if `streamsSpeech`. Media of different texts and seeds differ in their
 * bytes.
 */
export async function playableMakers({ streamsSpeech = false } = {}): Promise<Makers> {
	silence ??= encoderReady.then(() => encodeMp3(new Float32Array(seconds * sampleRate), sampleRate));
	const recording = await silence;
	const makers = fakeMakers();
	return {
		...makers,
		illustrator: {
			...makers.illustrator,
			async illustrate(sitting, context) {
				const result = await makers.illustrator.illustrate(sitting, context);
				const colour = `#${hash('sha256', result.pictures.large).slice(0, 6)}`;
				const [thumbnail, medium, large] = await Promise.all([
					pictureOf(colour, pictureWidths.thumbnail),
					pictureOf(colour, pictureWidths.medium),
					pictureOf(colour, pictureWidths.large),
				]);
				return { ...result, pictures: { thumbnail, medium, large } };
			},
		},
		narrator: {
			...makers.narrator,
			async narrate(request, context) {
				const { madeBy, narration } = await makers.narrator.narrate(request, context);
				const bytes = withTag(recording, hash('sha256', request.text));
				if (streamsSpeech) context.streamSpeech(bytes);
				return { madeBy, narration: { ...narration, bytes, seconds } };
			},
		},
	};
}

function pictureOf(background: string, width: number): Promise<Buffer> {
	const create = { width, height: Math.round((width * 2) / 3), channels: 3 as const, background };
	return sharp({ create }).webp({ effort: 0 }).toBuffer();
}

/** Appends an ID3v1 tag: 128 bytes, of which the title is the first 30 after the magic number. */
function withTag(mp3: Uint8Array, title: string): Uint8Array<ArrayBuffer> {
	const tag = Buffer.alloc(128);
	tag.write(`TAG${title.slice(0, 30)}`, 'latin1');
	return new Uint8Array(Buffer.concat([mp3, tag]));
}
