import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { props } from '../../words/scenes.ts';
import type { Light } from '../light/light.ts';
import { drawProp } from './draw-prop.ts';

const light: Light = {
	key: '#fff3c4',
	rim: '#ffffff',
	shade: '#2b4a63',
	ambient: '#fff8ea',
	from: 'left',
	strength: 0.8,
};

/** The prop alone in twice its box; how much of the sheet inside and outside of that box is inked. */
function inked(svg: string, width: number, height: number): { inside: number; outside: number } {
	const view = `${-width} ${-height * 1.5} ${width * 2} ${height * 2}`;
	const sheet = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" width="80" height="80" preserveAspectRatio="none">${svg}</svg>`;
	const { pixels } = new Resvg(sheet, { font: { loadSystemFonts: false } }).render();
	const count = { inside: 0, outside: 0 };
	for (let i = 0; i < 6400; i++) {
		if (pixels[i * 4 + 3]! < 200) continue;
		const [x, y] = [(i % 80) / 80, Math.floor(i / 80) / 80];
		count[Math.abs(x - 0.5) < 0.28 && y > 0.22 && y < 0.79 ? 'inside' : 'outside']++;
	}
	return count;
}

describe('a prop', () => {
	it.each(props)('%s is drawn inside its own box, standing at its foot', (prop) => {
		const { svg, width, height } = drawProp(prop, light, 'p');
		const { inside, outside } = inked(svg, width, height);
		expect(inside).toBeGreaterThan(40);
		expect(outside).toBeLessThan(inside * 0.12);
		expect(svg).not.toContain('<text');
	});

	it('keeps its ids apart by the prefix', () => {
		const ids = [...drawProp('lantern', light, 'left').svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]!);
		expect(ids.length).toBeGreaterThan(1);
		expect(ids.every((id) => id.startsWith('left-'))).toBe(true);
	});
});
