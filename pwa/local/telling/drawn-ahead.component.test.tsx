import { expect, it, onTestFinished, vi } from 'vitest';
import type { DrawingRequest } from '../../../shared/illustrator/draw-scene.ts';
import { drawScenesAhead, paintedScene, paintScenesAhead } from './drawn-ahead.ts';
import type { PaintedScene } from './program.worker.ts';
import type { Teller } from './teller.ts';

const sceneOf = (seed: string) => ({ seed }) as DrawingRequest;
const red =
	'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2" width="3" height="2"><path d="M0 0h3v2h-3Z" fill="#f00"/></svg>';
const draw = vi.fn(async (_scene: DrawingRequest) => red);
/** What the page has rasterized, as the colour in its middle. */
const finish = vi.fn(async (bitmap: ImageBitmap): Promise<PaintedScene> => {
	const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d') as OffscreenCanvasRenderingContext2D;
	pen.drawImage(bitmap, 0, 0);
	const { data } = pen.getImageData(bitmap.width / 2, bitmap.height / 2, 1, 1);
	const picture = { type: data.slice(0, 3).join(' '), bytes: new ArrayBuffer(0) };
	return { large: picture, thumbnail: picture };
});
const teller = { draw, finish } as Partial<Teller> as Teller;

// covers: offline-stories/told-offline
it('a picture that was made ahead is not made again, until another is made ahead', async () => {
	onTestFinished(() => void [draw, finish].map((mock) => mock.mockClear()));
	await drawScenesAhead(teller, [sceneOf('fox')]);
	await paintScenesAhead(teller, [sceneOf('fox')]);
	expect((await paintedScene(teller, sceneOf('fox'))).large.type).toBe('255 0 0');
	expect([draw.mock.calls.length, finish.mock.calls.length]).toEqual([1, 1]);
	await paintScenesAhead(teller, [sceneOf('owl')]);
	await paintedScene(teller, sceneOf('fox'));
	expect(finish).toHaveBeenCalledTimes(3);
});

// covers: offline-stories/failures
it('a picture that could not be made ahead is made when it is needed', async () => {
	finish.mockRejectedValueOnce(new Error('The program stopped'));
	await expect(paintScenesAhead(teller, [sceneOf('bat')])).rejects.toThrow('stopped');
	expect((await paintedScene(teller, sceneOf('bat'))).thumbnail.type).toBe('255 0 0');
});
