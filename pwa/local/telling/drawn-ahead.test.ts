import { expect, it, onTestFinished, vi } from 'vitest';
import type { DrawingRequest } from '../../../shared/illustrator/draw-scene.ts';
import { drawnScene, drawScenesAhead } from './drawn-ahead.ts';
import type { Teller } from './teller.ts';

const sceneOf = (seed: string) => ({ seed }) as DrawingRequest;
const draw = vi.fn(async ({ seed }: DrawingRequest) => `<svg id="${seed}"/>`);
const teller = { draw } as Partial<Teller> as Teller;

// covers: offline-stories/told-offline
it('scenes that were drawn ahead are not drawn again, until others are drawn ahead', async () => {
	onTestFinished(() => void draw.mockClear());
	await drawScenesAhead(teller, [sceneOf('fox'), sceneOf('owl')]);
	await drawScenesAhead(teller, [sceneOf('owl'), sceneOf('cat')]);
	expect(draw.mock.calls.map(([{ seed }]) => seed)).toEqual(['fox', 'owl', 'cat']);
	expect(await Promise.all(['owl', 'cat', 'fox'].map((seed) => drawnScene(teller, sceneOf(seed))))).toEqual([
		'<svg id="owl"/>',
		'<svg id="cat"/>',
		'<svg id="fox"/>',
	]);
	expect(draw.mock.calls.map(([{ seed }]) => seed)).toEqual(['fox', 'owl', 'cat', 'fox']);
});

// covers: offline-stories/failures
it('a scene that could not be drawn ahead is drawn when it is needed', async () => {
	draw.mockRejectedValueOnce(new Error('The program stopped'));
	await expect(drawScenesAhead(teller, [sceneOf('bat')])).rejects.toThrow('stopped');
	expect(await drawnScene(teller, sceneOf('bat'))).toBe('<svg id="bat"/>');
});
