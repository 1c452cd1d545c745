import { hierarchy, tree as tidyTree } from 'd3-hierarchy';
import { type Branch, branchesOf, type ChapterBranch } from './story-tree.ts';

/**
 * Measures of a map in pixels. `slot`: the width of a chapter or bud with its label. `minSlot`: the width at which labels are still
 * legible. `level`: from one chapter up to the next.
 */
export type MapMeasures = { slot: number; minSlot: number; level: number; picture: number };

const minSlot = 116;
export const narrowMeasures: MapMeasures = { slot: minSlot, minSlot, level: 204, picture: 80 };
export const wideMeasures: MapMeasures = { slot: 152, minSlot, level: 216, picture: 96 };

/**
 * A chapter or bud on the map. `x` and `y` are the middle of its picture, from the left and the top of the map. `chapters`: the
 * number of chapters that it and what grows from it consist of.
 */
export type PlacedBranch = { branch: Branch; parent: PlacedBranch | null; x: number; y: number; chapters: number };

/** `slot`: the width that each chapter or bud has. */
export type MapLayout = { width: number; height: number; slot: number; placed: readonly PlacedBranch[] };

/** Room above the highest picture and below the lowest, for leaves, labels and the ground, as parts of a level. */
const roomAbove = 0.45;
const roomBelow = 0.8;

type Size = { width: number; height: number };

/**
 * Places a story's tree: the first chapter at the bottom, each chapter under the middle of what grows from it, and no two
 * labels on one another. In a larger `pane` the tree stands at the bottom, in the middle; for a narrower one its slots shrink.
 */
export function layOutTree(
	tree: ChapterBranch,
	measures: MapMeasures,
	pane: Size = { width: 0, height: 0 },
): MapLayout {
	const { level } = measures;
	const counted = hierarchy<Branch>(tree, (branch) => (branch.kind === 'chapter' ? branch.branches : []));
	counted.sum(({ kind }) => (kind === 'chapter' ? 1 : 0));
	// In slots, whose width depends on how many there are.
	const root = tidyTree<Branch>()
		.nodeSize([1, level])
		.separation(() => 1)(counted);
	const nodes = root.descendants();
	const left = Math.min(...nodes.map(({ x }) => x)) - 0.5;
	const slots = Math.max(...nodes.map(({ x }) => x)) + 0.5 - left;
	const slot = Math.min(measures.slot, Math.max(measures.minSlot, pane.width / slots));
	const width = Math.max(slots * slot, pane.width);
	const indent = (width - slots * slot) / 2;
	const height = Math.max((root.height + roomAbove + roomBelow) * level, pane.height);
	const byKey = new Map<string, PlacedBranch>();
	for (const { data, parent, x, depth, value: chapters = 0 } of nodes) {
		const y = height - (depth + roomBelow) * level;
		const below = byKey.get(parent?.data.key ?? '') ?? null;
		byKey.set(data.key, { branch: data, parent: below, x: (x - left) * slot + indent, y, chapters });
	}
	// In the order of the tree, for keyboard and screen reader; `descendants` goes level by level.
	return { width, height, slot, placed: branchesOf(tree).map(({ key }) => byKey.get(key) as PlacedBranch) };
}
