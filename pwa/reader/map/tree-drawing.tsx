import { memo } from 'react';
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

/**
 * Wood, leaves and ground of a map, behind its buttons. Decorative. What looks alike is one path: a map of 200 chapters would
 * have a thousand otherwise.
 */
export const TreeDrawing = memo(function TreeDrawing({
	layout,
	measures,
}: {
	layout: MapLayout;
	measures: MapMeasures;
}) {
	const { width, height, placed } = layout;
	const grown = placed.filter(({ parent }) => parent);
	const buds = grown.filter(({ branch }) => branch.kind === 'bud');
	const walked = grown.filter(({ branch }) => branch.kind === 'chapter');
	const [root] = placed;
	return (
		<svg className={styles.drawing} width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
			{root && <Ground {...{ root, width, height }} picture={measures.picture} />}
			<path className={styles.shoot} d={curvesTo(buds)} />
			{byWidth(walked).map(([width, places]) => (
				<path key={width} className={styles.wood} strokeWidth={width} d={curvesTo(places)} />
			))}
			{byWidth(walked.filter(isOnPath)).map(([width, places]) => (
				<path key={width} className={styles.path} strokeWidth={width * 0.42} d={curvesTo(places)} />
			))}
			{leavesByColour(walked, measures).map(([colour, d]) => (
				<path key={colour} className={styles[colour]} d={d} />
			))}
		</svg>
	);
});

/** The thin ones first, so that the path lies over all others. */
function byWidth(places: readonly PlacedBranch[]): [number, PlacedBranch[]][] {
	return [...groupedBy(places, widthOf)].toSorted(([one], [other]) => one - other);
}

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

/** The curves from chapters up to what grows from them. */
function curvesTo(places: readonly PlacedBranch[]): string {
	return places.map(curveTo).join('');
}

function curveTo({ parent, x, y }: PlacedBranch): string {
	const from = parent as PlacedBranch;
	const bend = (from.y - y) * 0.5;
	return `M${from.x} ${from.y}C${from.x} ${from.y - bend} ${x} ${y + bend} ${x} ${y}`;
}

function isOnPath({ branch }: PlacedBranch): boolean {
	return branch.kind === 'chapter' && branch.isOnPath;
}

function widthOf({ chapters }: PlacedBranch): number {
	return Math.min(maxWidth, twigWidth + widthOfBranch * Math.sqrt(chapters));
}

type LeafColour = (typeof leafColours)[number];

function leavesByColour(places: readonly PlacedBranch[], measures: MapMeasures): [LeafColour, string][] {
	const leaves = places.flatMap((place) => leavesOf(place, measures));
	return [...groupedBy(leaves, ({ colour }) => colour)].map(([colour, alike]) => [
		colour,
		alike.map(({ outline }) => outline).join(''),
	]);
}

function leavesOf(place: PlacedBranch, { picture }: MapMeasures): { colour: LeafColour; outline: string }[] {
	const from = place.parent as PlacedBranch;
	const bend = (from.y - place.y) * 0.5;
	return leafPlaces.map(({ at, side, size }, index) => {
		const x = bezier(from.x, from.x, place.x, place.x, at);
		const y = bezier(from.y, from.y - bend, place.y + bend, place.y, at);
		const turn = side * 58 + (place.x - from.x) * 0.12;
		const colour = leafColours[(Math.round(place.x + place.y) + index) % leafColours.length] as LeafColour;
		return { colour, outline: leafAt(x, y, turn, (size * picture) / 84) };
	});
}

/** A leaf that stands on a point. `turn` in degrees, clockwise. */
function leafAt(x: number, y: number, turn: number, scale: number): string {
	const [cos, sin] = [Math.cos((turn * Math.PI) / 180) * scale, Math.sin((turn * Math.PI) / 180) * scale];
	const place = (across: number, down: number) =>
		`${(x + across * cos - down * sin).toFixed(1)} ${(y + across * sin + down * cos).toFixed(1)}`;
	const left = `C${place(-7, -4)} ${place(-8, -13)} ${place(0, -20)}`;
	const right = `C${place(8, -13)} ${place(7, -4)} ${place(0, 0)}`;
	return `M${place(0, 0)}${left}${right}Z`;
}

function bezier(a: number, b: number, c: number, d: number, t: number): number {
	const u = 1 - t;
	return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
}

/** As `Map.groupBy`, which the oldest browsers lack. */
function groupedBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
	const groups = new Map<Key, Item[]>();
	for (const item of items) {
		const group = groups.get(keyOf(item));
		if (group) group.push(item);
		else groups.set(keyOf(item), [item]);
	}
	return groups;
}
