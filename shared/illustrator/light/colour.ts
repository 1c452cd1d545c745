type Lab = readonly [number, number, number];

/** Mixes two `#rrggbb` colours in OKLab, where a blend of blue and orange stays clean; `amount` 0 gives `a`, 1 gives `b`. */
export function mix(a: string, b: string, amount: number): string {
	const [la, lb] = [toLab(a), toLab(b)];
	const between = (i: 0 | 1 | 2) => la[i] + (lb[i] - la[i]) * amount;
	return toHex([between(0), between(1), between(2)]);
}

/** What `colour` looks like under a coloured light: a multiplication, channel by channel, as with glass. */
export function under(colour: string, lamp: string): string {
	const [a, b] = [channels(colour), channels(lamp)];
	return hexOf((a[0] * b[0]) / 255, (a[1] * b[1]) / 255, (a[2] * b[2]) / 255);
}

/** Lighter (`amount` > 0) or darker (< 0) by a step of OKLab lightness, −1 to 1, hue kept. */
export function lighten(colour: string, amount: number): string {
	const [l, a, b] = toLab(colour);
	return toHex([Math.min(1, Math.max(0, l + amount)), a, b]);
}

/** OKLab lightness of a colour, 0 to 1. */
export function lightness(colour: string): number {
	return toLab(colour)[0];
}

function channels(hex: string): Lab {
	const value = hex.length === 7 ? Number.parseInt(hex.slice(1), 16) : Number.NaN;
	if (Number.isNaN(value)) return [value, value, value];
	return [value >> 16, (value >> 8) & 255, value & 255];
}

const twoDigits = Array.from({ length: 256 }, (_, value) => value.toString(16).padStart(2, '0'));

/** A channel that is no number becomes “undefined”, which the tests of the drawings find. */
function hexOf(r: number, g: number, b: number): string {
	const two = (v: number) => twoDigits[Math.round(Math.min(255, Math.max(0, v)))];
	return `#${two(r)}${two(g)}${two(b)}`;
}

/** The colours of a picture come from few palettes, and each of them is mixed many times. */
const labs = new Map<string, Lab>();
const mostLabs = 5000;

function toLab(hex: string): Lab {
	const known = labs.get(hex);
	if (known) return known;
	if (labs.size >= mostLabs) labs.clear();
	const lab = labOf(hex);
	labs.set(hex, lab);
	return lab;
}

/** OKLab as published by Björn Ottosson (2020). */
function labOf(hex: string): Lab {
	const [red, green, blue] = channels(hex);
	const [r, g, b] = [linear(red / 255), linear(green / 255), linear(blue / 255)];
	const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
	const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
	const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
	return [
		0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
		1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
		0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
	];
}

function toHex([lightness, a, b]: Lab): string {
	const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
	const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
	const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
	return hexOf(
		encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s) * 255,
		encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s) * 255,
		encoded(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s) * 255,
	);
}

function linear(v: number): number {
	return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
}

function encoded(v: number): number {
	return v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055;
}
