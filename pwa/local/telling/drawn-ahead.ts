import type { DrawingRequest } from '../../../shared/illustrator/draw-scene.ts';
import { whenOptionalPartRemoved } from './optional-part.ts';
import type { Teller } from './teller.ts';

/*
 * Scenes of chapters that were told ahead, drawn as SVG: a seventh of the work of a picture, so only this part is done for all choices.
 * In memory only, by their requests.
 */

const drawings = new Map<string, Promise<string>>();
whenOptionalPartRemoved(() => drawings.clear());

/** Draws these scenes in the place of those drawn ahead before. Rejects when the program fails: such a scene is drawn on request. */
export async function drawScenesAhead(teller: Teller, scenes: readonly DrawingRequest[]): Promise<void> {
	const before = new Map(drawings);
	drawings.clear();
	for (const scene of scenes) {
		const key = JSON.stringify(scene);
		const drawing = before.get(key) ?? teller.draw(scene);
		drawings.set(key, drawing);
		await drawing;
	}
}

/** The SVG of a scene, drawn ahead or now. */
export async function drawnScene(teller: Teller, scene: DrawingRequest): Promise<string> {
	const ahead = await drawings.get(JSON.stringify(scene))?.catch(() => null);
	return ahead ?? teller.draw(scene);
}
