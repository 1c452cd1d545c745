import { describe, expect, it } from 'vitest';
import type { Branch, ChapterBranch } from './story-tree.ts';
import { layOutTree, narrowMeasures, type PlacedBranch, wideMeasures } from './tree-layout.ts';

const { slot, level } = narrowMeasures;

function bud(key: string): Branch {
	return { kind: 'bud', key } as Branch;
}

function chapter(key: string, ...branches: Branch[]): ChapterBranch {
	return { kind: 'chapter', key, branches } as ChapterBranch;
}

/** A whole tree with three choices at each chapter, of this many chapters. */
function bushy(chapters: number): ChapterBranch {
	const root = chapter('0');
	const growing = [root];
	for (let made = 1; made < chapters; made += 3) {
		const from = growing.shift() as ChapterBranch;
		from.branches = [made, made + 1, made + 2].map((number) => chapter(`${number}`));
		growing.push(...(from.branches as ChapterBranch[]));
	}
	for (const end of growing) end.branches = [bud(`${end.key} a`), bud(`${end.key} b`), bud(`${end.key} c`)];
	return root;
}

function overlaps(placed: readonly PlacedBranch[]): PlacedBranch[][] {
	const rows = [...Map.groupBy(placed, ({ y }) => y).values()].map((row) => row.toSorted((a, b) => a.x - b.x));
	const pairs = rows.flatMap((row) => row.slice(1).map((place, at) => [row[at] as PlacedBranch, place]));
	return pairs.filter(([left, right]) => (right?.x ?? 0) - (left?.x ?? 0) < slot - 0.001);
}

describe('the layout of a story map', () => {
	it('grows upwards, a level for each chapter', () => {
		const { placed, height } = layOutTree(chapter('a', chapter('b', bud('b 0')), bud('a 1')), narrowMeasures);
		const [a, b, end] = placed;
		expect(a?.y).toBeLessThan(height);
		expect((a?.y ?? 0) - (b?.y ?? 0)).toBeCloseTo(level);
		expect((b?.y ?? 0) - (end?.y ?? 0)).toBeCloseTo(level);
		expect(end?.y).toBeGreaterThan(0);
		expect([end?.parent?.branch.key, b?.parent?.branch.key, a?.parent]).toEqual(['b', 'a', null]);
	});

	it('keeps a path with three choices at each chapter as narrow as a phone', () => {
		const path = [1, 2, 3, 4, 5, 6].reduce<ChapterBranch>(
			(above, number) => chapter(`${number}`, bud(`${number} a`), above, bud(`${number} c`)),
			chapter('7'),
		);
		const { width, placed } = layOutTree(path, narrowMeasures);
		expect(width).toBe(3 * slot);
		expect(width).toBeLessThanOrEqual(390);
		expect(overlaps(placed)).toEqual([]);
	});

	it('is narrower in a narrow pane, as far as labels stay legible', () => {
		const four = chapter('a', chapter('b', bud('b 0'), bud('b 1'), bud('b 2')), bud('a 1'), bud('a 2'));
		const widthIn = (width: number) => {
			const layout = layOutTree(four, wideMeasures, { width, height: 0 });
			expect(layout.placed.map(({ x }) => x).toSorted((a, b) => a - b)[0]).toBeGreaterThanOrEqual(layout.slot / 2);
			return [layout.width, layout.slot];
		};
		expect(widthIn(700)).toEqual([700, wideMeasures.slot]);
		expect(widthIn(564)).toEqual([564, 141]);
		expect(widthIn(300)).toEqual([4 * narrowMeasures.slot, narrowMeasures.slot]);
	});

	it.each([
		1, 4, 40, 200,
	])('puts no label of a bushy tree of %i chapters on another, and all inside the map', (count) => {
		const { width, height, placed } = layOutTree(bushy(count), narrowMeasures);
		expect(overlaps(placed)).toEqual([]);
		expect(placed.every(({ x, y }) => x >= slot / 2 && x <= width - slot / 2 && y > 0 && y < height)).toBe(true);
	});

	it('stands at the bottom of a larger pane, in the middle', () => {
		const alone = layOutTree(chapter('a'), narrowMeasures);
		const { width, height, placed } = layOutTree(chapter('a'), narrowMeasures, { width: 800, height: 1000 });
		expect([width, height, placed[0]?.x]).toEqual([800, 1000, 400]);
		expect(height - (placed[0]?.y ?? 0)).toBeCloseTo(alone.height - (alone.placed[0]?.y ?? 0));
	});

	it('lists the chapters in the order of the tree', () => {
		const { placed } = layOutTree(chapter('a', chapter('b', bud('c')), bud('d')), narrowMeasures);
		expect(placed.map(({ branch }) => branch.key)).toEqual(['a', 'b', 'c', 'd']);
	});
});
