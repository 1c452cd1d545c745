import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openPress } from './press.ts';
import { blue, canvas, colourOf, red } from './testing/canvas.ts';

const { signal } = new AbortController();

function aPress() {
	const press = openPress('openai');
	onTestFinished(press.close);
	return press;
}

describe('a press', () => {
	it('shows on the proof what is on the pages', async () => {
		const wide = await sharp(red).resize(1536, 600, { fit: 'fill' }).jpeg().toBuffer();
		const { proof, result } = aPress().pages(wide, signal);
		expect(await proof).toEqual(Uint8Array.from((await result).medium));
		expect(await colourOf(await proof)).toBe('red');
		expect(await sharp((await result).large).metadata()).toMatchObject({ width: 1536, height: 1024 });
	});

	it('refuses what is black, also without a proof, and goes on', async () => {
		const press = aPress();
		const black = await canvas('black').toBuffer();
		for (const { proof, result } of [press.pages(black, signal), press.reference(black, signal)]) {
			for (const one of [proof, result]) await expect(one).rejects.toMatchObject({ kind: 'unusable', maker: 'openai' });
		}
		expect(await colourOf(await press.reference(blue, signal).result)).toBe('blue');
	});

	it('lets go of what nobody wants any more', async () => {
		const press = aPress();
		const stop = new AbortController();
		const { proof, result } = press.pages(red, stop.signal);
		stop.abort(new Error('the story was deleted'));
		for (const one of [proof, result]) await expect(one).rejects.toThrow('the story was deleted');
		expect(await colourOf(await press.pages(blue, signal).proof)).toBe('blue');
	});
});
