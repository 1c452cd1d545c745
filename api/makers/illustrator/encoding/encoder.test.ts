import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { blue, colourOf, red, solidPicture } from '../testing/solid-pictures.ts';
import { openPictureEncoder } from './encoder.ts';

const { signal } = new AbortController();

function aPress() {
	const press = openPictureEncoder('openai');
	onTestFinished(press.close);
	return press;
}

describe('the picture encoder', () => {
	it('shows the encoded picture in the preview', async () => {
		const wide = await sharp(red).resize(1536, 600, { fit: 'fill' }).jpeg().toBuffer();
		const { preview, result } = aPress().encodePicture(wide, signal);
		expect(await preview).toEqual(Uint8Array.from((await result).medium));
		expect(await colourOf(await preview)).toBe('red');
		expect(await sharp((await result).large).metadata()).toMatchObject({ width: 1536, height: 1024 });
	});

	it('rejects black pictures without a preview, and serves the next request', async () => {
		const press = aPress();
		const black = await solidPicture('black').toBuffer();
		for (const { preview, result } of [press.encodePicture(black, signal), press.encodeReference(black, signal)]) {
			for (const one of [preview, result])
				await expect(one).rejects.toMatchObject({ kind: 'unusable', maker: 'openai' });
		}
		expect(await colourOf(await press.encodeReference(blue, signal).result)).toBe('blue');
	});

	it('rejects with the signal’s reason when it is aborted', async () => {
		const press = aPress();
		const stop = new AbortController();
		const { preview, result } = press.encodePicture(red, stop.signal);
		stop.abort(new Error('the story was deleted'));
		for (const one of [preview, result]) await expect(one).rejects.toThrow('the story was deleted');
		expect(await colourOf(await press.encodePicture(blue, signal).preview)).toBe('blue');
	});
});
