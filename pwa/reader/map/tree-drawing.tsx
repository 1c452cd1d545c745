import { memo } from 'react';
import { branchesOf } from './story-tree.ts';
import styles from './tree-drawing.module.css';
import type { MapLayout, MapMeasures, PlacedBranch } from './tree-layout.ts';

/** Thickness of a branch in pixels, from the chapters that grow from it. */
const twigWidth = 4;
const widthOfBranch = 2.6;
const maxWidth = 22;
/** From the lowest picture down to the ground. */
const trunkLength = 48;
/** Where leaves stand along a walked branch: the part of its length, the side, and the size. */
const leafPlaces = [
	{ at: 0.34, side: 1, size: 1 },
	{ at: 0.5, side: -1, size: 1.25 },
	{ at: 0.66, side: 1, size: 0.85 },
];
const leafColours = ['leaf', 'leaf', 'sun', 'leaf', 'coral'] as const;

/** Wood, leaves and ground of a map, behind its buttons. Decorative. */
export const TreeDrawing = memo(function TreeDrawing({
	layout,
	measures,
}: {
	layout: MapLayout;
	measures: MapMeasures;
}) {
	const { width, height, placed } = layout;
	const walked = placed
		.filter(({ branch, parent }) => parent && branch.kind === 'chapter')
		.map((place) => ({ place, width: widthOf(place), curve: curveTo(place) }))
		// The thin ones first, so that the path lies over all others.
		.toSorted((one, other) => one.width - other.width);
	const buds = placed.filter(({ branch, parent }) => parent && branch.kind === 'bud');
	const [root] = placed;
	return (
		<svg className={styles.drawing} width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
			{root && <Ground {...{ root, width, height }} picture={measures.picture} />}
			{buds.map((place) => (
				<path key={place.branch.key} className={styles.shoot} d={curveTo(place)} />
			))}
			{walked.map(({ place, width, curve }) => (
				<path key={place.branch.key} className={styles.wood} strokeWidth={width} d={curve} />
			))}
			{walked
				.filter(({ place }) => isOnPath(place))
				.map(({ place, width, curve }) => (
					<path key={place.branch.key} className={styles.path} strokeWidth={width * 0.42} d={curve} />
				))}
			{walked.flatMap(({ place }) => leavesOf(place, measures))}
		</svg>
	);
});

function Ground({
	root,
	width,
	height,
	picture,
}: {
	root: PlacedBranch;
	width: number;
	height: number;
	picture: number;
}) {
	const top = root.y + picture / 2 + trunkLength;
	const hill = `M0 ${top + 26}C${width * 0.3} ${top + 22} ${root.x - 120} ${top} ${root.x} ${top}S${width * 0.75} ${top + 18} ${width} ${top + 30}V${height}H0Z`;
	const trunk = widthOf(root) * 0.75;
	const foot = trunk * 2.4;
	const bark = `M${root.x - trunk} ${root.y}Q${root.x - trunk} ${top} ${root.x - foot} ${top + 14}Q${root.x} ${top + 4} ${root.x + foot} ${top + 14}Q${root.x + trunk} ${top} ${root.x + trunk} ${root.y}Z`;
	return (
		<>
			<path className={styles.ground} d={hill} />
			<path className={styles.root} d={bark} />
		</>
	);
}

/** The curve from a chapter up to what grows from it. */
function curveTo({ parent, x, y }: PlacedBranch): string {
	const from = parent as PlacedBranch;
	const bend = (from.y - y) * 0.5;
	return `M${from.x} ${from.y}C${from.x} ${from.y - bend} ${x} ${y + bend} ${x} ${y}`;
}

function isOnPath({ branch }: PlacedBranch): boolean {
	return branch.kind === 'chapter' && branch.isOnPath;
}

function widthOf({ branch }: PlacedBranch): number {
	const chapters = branchesOf(branch).filter(({ kind }) => kind === 'chapter').length;
	return Math.min(maxWidth, twigWidth + widthOfBranch * Math.sqrt(chapters));
}

function leavesOf(place: PlacedBranch, { picture }: MapMeasures) {
	const from = place.parent as PlacedBranch;
	const bend = (from.y - place.y) * 0.5;
	return leafPlaces.map(({ at, side, size }, index) => {
		const x = bezier(from.x, from.x, place.x, place.x, at);
		const y = bezier(from.y, from.y - bend, place.y + bend, place.y, at);
		const turn = side * 58 + (place.x - from.x) * 0.12;
		const colour = leafColours[(Math.round(place.x + place.y) + index) % leafColours.length] as 'leaf';
		return (
			<path
				key={`${place.branch.key} ${at}`}
				className={styles[colour]}
				d="M0 0C-7-4-8-13 0-20 8-13 7-4 0 0Z"
				transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})rotate(${turn.toFixed(0)})scale(${((size * picture) / 84).toFixed(2)})`}
			/>
		);
	});
}

function bezier(a: number, b: number, c: number, d: number, t: number): number {
	const u = 1 - t;
	return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
}
