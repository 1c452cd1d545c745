import type { DrawingRequest } from '../../../shared/illustrator/draw-scene.ts';
import { AheadCache } from './ahead-cache.ts';
import { paintScene } from './paint-scene.ts';
import type { PaintedScene } from './program.worker.ts';
import type { Teller } from './teller.ts';

/** Scenes of chapters that were told ahead, as SVG: a seventh of the work of a picture, so only this part is done for all choices. */
const drawings = new AheadCache<DrawingRequest, string>();

/** Whole pictures of chapters that were told ahead: those of a wish, which has one first chapter. */
const pictures = new AheadCache<DrawingRequest, PaintedScene>();

/** Draws these scenes in the place of those drawn ahead before. Rejects when the program fails: such a scene is drawn on request. */
export function drawScenesAhead(teller: Teller, scenes: readonly DrawingRequest[]): Promise<void> {
	return drawings.fill(scenes, (scene) => teller.draw(scene));
}

/** Makes the pictures of these scenes in the place of those made ahead before. Rejects when that fails, as `drawScenesAhead`. */
export function paintScenesAhead(teller: Teller, scenes: readonly DrawingRequest[]): Promise<void> {
	return pictures.fill(scenes, (scene) => paintScene(teller, drawnScene(teller, scene)));
}

/** The picture of a scene, made ahead or now. */
export async function paintedScene(teller: Teller, scene: DrawingRequest): Promise<PaintedScene> {
	return (await pictures.making(scene)) ?? paintScene(teller, drawnScene(teller, scene));
}

/** The SVG of a scene, drawn ahead or now. */
export async function drawnScene(teller: Teller, scene: DrawingRequest): Promise<string> {
	return (await drawings.making(scene)) ?? teller.draw(scene);
}
