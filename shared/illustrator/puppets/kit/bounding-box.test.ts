import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { boundingBoxOf } from './bounding-box.ts';
import { ellipse, ring, scallop, tube } from './paths.ts';

const paths = {
	'a line with relative steps': 'M10 20l30 -40h20v80z',
	'a cubic curve': 'M0 0C100 -200 300 200 400 0z',
	'smooth quadratics': 'M-34 8Q-18 -10 0 4T34 2T90 -40z',
	'an ellipse': ellipse(40, -30, 77, 21),
	'a puffy ring': scallop(ring(13, 200, 150, 6, -44)),
	'a limb': tube(
		[
			[0, 0],
			[60, 90],
			[-40, 200],
		],
		[40, 30, 20],
	),
	'several shapes at once': `${ellipse(0, 0, 10)}M300 300h20v20h-20z`,
};

describe('the bounds of a path', () => {
	it.each(Object.entries(paths))('hold %s', (_, d) => {
		const box = boundingBoxOf(d);
		const drawn = new Resvg(
			`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="${d}"/></svg>`,
		).getBBox()!;
		expect(box.x).toBeLessThanOrEqual(drawn.x);
		expect(box.y).toBeLessThanOrEqual(drawn.y);
		expect(box.x + box.width).toBeGreaterThanOrEqual(drawn.x + drawn.width);
		expect(box.y + box.height).toBeGreaterThanOrEqual(drawn.y + drawn.height);
	});

	it('are exact for an ellipse, give or take a unit', () => {
		expect(boundingBoxOf(ellipse(0, 0, 50, 50))).toEqual({ x: -51, y: -51, width: 102, height: 102 });
	});
});
