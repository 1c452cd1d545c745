import type { Stage } from '../stage.ts';

/** The foreground frame of a picture. */
export type ForegroundFrame =
	| 'leaves'
	| 'branches'
	| 'boughs'
	| 'grass'
	| 'rocks'
	| 'cave'
	| 'curtains'
	| 'arch'
	| 'beams'
	| 'kelp'
	| 'ropes'
	| 'clouds'
	| 'none';

/** The layers of a backdrop, back to front. Each is drawn with the horizon at `stage.horizon`; the camera moves it later. */
export type BackdropLayers = {
	/** Under the open sky, in a room, under water, or where there is neither weather nor sun. */
	kind: 'open' | 'indoors' | 'water' | 'void';
	/** What is behind everything; the open sky unless given. `level` is the horizon's height on the canvas. */
	sky?: (level: number) => string;
	far: string;
	mid: string;
	ground: string;
	/** Stands as near as the hero, to the left and right. */
	near: string;
	frame: ForegroundFrame;
	/** Where shafts of light fall in from, in the world's own measure; none unless given. */
	shafts?: { x: number; y: number; lean: number };
};

/** Draws one kind of place. */
export type DrawBackdrop = (stage: Stage) => BackdropLayers;
