import { hierarchy, tree as tidyTree } from 'd3-hierarchy';
import { type Branch, branchesOf, type ChapterBranch } from './story-tree.ts';

/** Measures of a map in pixels. `slot`: the width of a chapter or bud with its label. `level`: from one chapter up to the next. */
export type MapMeasures = { slot: number; level: number; picture: number };

export const narrowMeasures: MapMeasures = { slot: 116, level: 204, picture: 80 };
export const wideMeasures: MapMeasures = { slot: 152, level: 216, picture: 96 };

/**
 * A chapter or bud on the map. `x` and `y` are the middle of its picture, from the left and the top of the map. `chapters`: the
 * number of chapters that it and what grows from it consist of.
 */
export type PlacedBranch = { branch: Branch; parent: PlacedBranch | null; x: number; y: number; chapters: number };

export type MapLayout = { width: number; height: number; placed: readonly PlacedBranch[] };

/** Room above the highest picture and below the lowest, for leaves, labels and the ground, as parts of a level. */
const roomAbove = 0.45;
const roomBelow = 0.8;

type Size = { width: number; height: number };

/**
 * Places a story's tree: the first chapter at the bottom, each chapter under the middle of what grows from it, and no two
 * labels on one another. In a larger `pane` the tree stands at the bottom, in the middle.
 */
export function layOutTree(
	tree: ChapterBranch,
	measures: MapMeasures,
	pane: Size = { width: 0, height: 0 },
): MapLayout {
	const { slot, level } = measures;
	const counted = hierarchy<Branch>(tree, (branch) => (branch.kind === 'chapter' ? branch.branches : []));
	counted.sum(({ kind }) => (kind === 'chapter' ? 1 : 0));
	const root = tidyTree<Branch>()
		.nodeSize([slot, level])
		.separation(() => 1)(counted);
	const nodes = root.descendants();
	const left = Math.min(...nodes.map(({ x }) => x)) - slot / 2;
	const right = Math.max(...nodes.map(({ x }) => x)) + slot / 2;
	const width = Math.max(right - left, pane.width);
	const indent = (width - (right - left)) / 2 - left;
	const height = Math.max((root.height + roomAbove + roomBelow) * level, pane.height);
	const byKey = new Map<string, PlacedBranch>();
	for (const { data, parent, x, depth, value: chapters = 0 } of nodes) {
		const y = height - (depth + roomBelow) * level;
		const below = byKey.get(parent?.data.key ?? '') ?? null;
		byKey.set(data.key, { branch: data, parent: below, x: x + indent, y, chapters });
	}
	// In the order of the tree, for keyboard and screen reader; `descendants` goes level by level.
	return { width, height, placed: branchesOf(tree).map(({ key }) => byKey.get(key) as PlacedBranch) };
}
