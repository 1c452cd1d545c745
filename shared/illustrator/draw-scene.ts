import type { Scene } from '../contract/scene.ts';
import type { Gender } from '../contract/storyteller.ts';
import { backdropDrawings } from './backdrops/backdrops.ts';
import { placeLayer, placeNearLayer, type Shot, shotFor } from './camera.ts';
import { drawForegroundFrame } from './foreground/frames.ts';
import { paletteInWeather } from './light/climate.ts';
import { mix } from './light/colour.ts';
import { materialsFor, weathered } from './light/materials.ts';
import { familyFor, paletteFor } from './light/palette.ts';
import { drawLightShafts, vignette } from './light/shafts.ts';
import { drawFigures, drawShoulderFigure } from './puppets/draw-figures.ts';
import { seeded } from './random.ts';
import { openSky } from './scenery/sky.ts';
import { weatherBehind, weatherInFront } from './scenery/weather.ts';
import { height, Stage, width } from './stage.ts';
import { box, fill } from './svg.ts';

/** A scene to draw. `seed`: the story's id, which determines the looks of its cast; the place also varies with the scene. */
export type DrawingRequest = { scene: Scene; seed: string; gender: Gender };

/** Draws a scene as one SVG of 1536 × 1024 units. The same request gives the same SVG. */
export function drawScene({ scene, seed, gender }: DrawingRequest): string {
	const random = seeded(`${seed} ${JSON.stringify(scene)}`);
	const shot = shotFor(scene.camera, scene.cast.length, random);
	const stage = stageFor(scene, shot, random);
	const world = backdropDrawings[scene.backdrop](stage);
	const sky = (world.sky ?? ((level: number) => openSky(stage, level)))(shot.level);
	const layers = [
		fill(box(0, 0, width, height), stage.palette.air),
		sky,
		placeLayer(world.far, shot, shot.far),
		placeLayer(world.mid, shot, shot.mid),
		world.kind === 'open' ? weatherBehind(stage, shot.level) : '',
		placeLayer(world.ground, shot, ...shot.ground),
		haze(stage, shot),
		placeNearLayer(world.near, shot),
		world.shafts ? placeLayer(drawLightShafts(stage, world.shafts), shot, shot.mid) : '',
		drawFigures(stage, scene, shot, seed, gender),
		weatherInFront(stage, world),
		drawShoulderFigure(stage, scene, shot, seed, gender),
		scene.camera === 'over-shoulder' && scene.cast.length > 1 ? '' : drawForegroundFrame(stage, world.frame),
		vignette(stage),
	];
	return rounded(
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${stage.defs()}${layers.join('')}</svg>`,
	);
}

/** Without the digits in which the sines of two engines differ: a device and the server draw the same to the letter. */
function rounded(svg: string): string {
	return svg.replaceAll(/\d+\.\d{4,}/g, (number) => String(Math.round(Number(number) * 1000) / 1000));
}

function stageFor(scene: Scene, shot: Shot, random: ReturnType<typeof seeded>): Stage {
	const { time, weather, camera, mood, backdrop } = scene;
	const family = familyFor(mood);
	const palette = paletteInWeather(paletteFor(family, time), backdrop, time, weather);
	const from = random.chance(0.5) ? 'left' : 'right';
	const dull = weather === 'rain' || weather === 'mist' || weather === 'snow' ? 0.25 : 0;
	const strength = { dawn: 0.85, day: 0.75, dusk: 0.95, night: 0.8 }[time] - dull;
	const { key, shade, cast } = palette;
	const light = {
		key,
		rim: mix(key, '#ffffff', 0.35),
		shade,
		ambient: mix(cast, '#ffffff', time === 'night' ? 0.34 : 0.3),
		from,
		strength,
	} as const;
	return new Stage({
		time,
		weather,
		camera,
		palette,
		materials: weathered(materialsFor(family), weather),
		light,
		random,
		...places(scene, shot),
	});
}

/** The positions of the hero and of a landmark beside the figures, in the backdrop's units. */
function places(scene: Scene, shot: Shot): { heroX: number; landmarkX: number } {
	const [hero, other] = shot.positions;
	const pair = scene.cast.length > 1 && scene.camera !== 'over-shoulder' && scene.camera !== 'wide';
	const free = pair ? (hero.x + other.x) / 2 : hero.x + (hero.x < width / 2 ? 450 : -450);
	return { heroX: hero.x, landmarkX: hero.x + (free - hero.x) / shot.mid };
}

/** Haze between backdrop and figures, for contrast. */
function haze(stage: Stage, shot: Shot): string {
	return shot.haze ? fill(box(0, 0, width, height), mix(stage.palette.air, stage.palette.glow, 0.4), shot.haze) : '';
}
