import sharp from 'sharp';
import { expect, it } from 'vitest';
import { encodePictureSizes } from './encode.ts';

const grain = { type: 'gaussian', mean: 128, sigma: 60 } as const;
const busy = await sharp({ create: { width: 1536, height: 1024, channels: 3, background: 'red', noise: grain } })
	.jpeg()
	.toBuffer();

it('the preview comes before the large size is encoded', async () => {
	const inTheMaking = async () => {
		// A thread that was ended while it worked is counted for good.
		const ended = sharp.counters().process;
		let counted = 0;
		await encodePictureSizes(busy, () => {
			counted = sharp.counters().process;
		});
		return counted - ended;
	};
	// On a busy machine the large one may come first for once.
	await expect.poll(inTheMaking, { timeout: 10_000 }).toBe(1);
});
