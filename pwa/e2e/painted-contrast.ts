import type { Page } from 'playwright';
import sharp from 'sharp';

/** Text whose painted contrast with its background is too low. Both are ratios to 1. */
export type LowContrast = { text: string; contrast: number; needed: number };

/** A page, or the frame of a component test. */
type Canvas = Pick<Page, 'evaluate' | 'screenshot'>;

type Region = { text: string; left: number; top: number; width: number; height: number; needed: number };
type Pixels = { data: Buffer; width: number; height: number };
type Rgb = readonly [red: number, green: number, blue: number];

/**
 * Finds text with low contrast on the painted pixels: the background under each glyph is compared with the glyph's colour.
 * Covers visible text of elements that match `selectors`; the worst pixel of each in the viewport counts (WCAG 2.2,
 * 1.4.3: 4.5, and 3 for large text).
 */
export async function lowContrastIn(page: Canvas, selectors: readonly string[]): Promise<LowContrast[]> {
	return (await contrastsIn(page, selectors)).filter(({ contrast, needed }) => contrast < needed);
}

/** The lowest contrast of each painted text in the viewport that belongs to an element matching `selectors`. */
export async function contrastsIn(page: Canvas, selectors: readonly string[]): Promise<LowContrast[]> {
	await page.evaluate(untilStill);
	const regions = await page.evaluate(regionsOf, [...selectors]);
	const painted = await pixelsOf(page);
	await page.evaluate(addStyles, withoutGlyphs);
	const ground = await pixelsOf(page);
	await page.evaluate(() => document.adoptedStyleSheets.pop());
	return regions.flatMap(({ text, needed, ...region }) => {
		const contrast = worstContrast(painted, ground, region);
		return contrast === null ? [] : [{ text, contrast: Math.round(contrast * 100) / 100, needed }];
	});
}

/** Hides only the glyphs: `color` would also hide what is drawn in currentColor. */
const withoutGlyphs = `*, *::before, *::after, *::placeholder {
	-webkit-text-fill-color: transparent !important;
	text-decoration-color: transparent !important;
	transition: none !important;
}`;

async function pixelsOf(page: Canvas): Promise<Pixels> {
	const picture = sharp(await page.screenshot({ scale: 'css', caret: 'hide' })).removeAlpha();
	const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
	return { data, width: info.width, height: info.height };
}

/**
 * The lowest contrast between a text and the background of its glyphs; null where nothing is painted. The colour of the text is
 * that of the pixel with the highest contrast: pixels at the edge of a glyph are mixed with the background.
 */
function worstContrast(painted: Pixels, ground: Pixels, region: Omit<Region, 'text' | 'needed'>): number | null {
	const glyphs = glyphPixels(painted, ground, region);
	const best = glyphs.reduce(
		(best, at) => {
			const contrast = contrastOf(rgbAt(painted, at), rgbAt(ground, at));
			return contrast > best.contrast ? { contrast, colour: rgbAt(painted, at) } : best;
		},
		{ contrast: 0, colour: null as Rgb | null },
	);
	if (!best.colour) return null;
	const { colour } = best;
	// A page has few colours; each is compared once.
	const grounds = new Map<number, Rgb>();
	for (const at of glyphs) {
		const rgb = rgbAt(ground, at);
		grounds.set((rgb[0] << 16) | (rgb[1] << 8) | rgb[2], rgb);
	}
	return Math.min(...[...grounds.values()].map((rgb) => contrastOf(colour, rgb)));
}

/** The pixels that the glyphs change by more than a dithered gradient differs between two screenshots. */
function glyphPixels(painted: Pixels, ground: Pixels, { left, top, width, height }: Omit<Region, 'text' | 'needed'>) {
	const found: number[] = [];
	for (let y = Math.max(0, top); y < Math.min(ground.height, top + height); y++) {
		for (let x = Math.max(0, left); x < Math.min(ground.width, left + width); x++) {
			const at = y * ground.width + x;
			const [before, after] = [rgbAt(ground, at), rgbAt(painted, at)];
			if (before.some((value, channel) => Math.abs(value - after[channel]!) > 6)) found.push(at);
		}
	}
	return found;
}

function rgbAt({ data }: Pixels, at: number): Rgb {
	return [data[at * 3]!, data[at * 3 + 1]!, data[at * 3 + 2]!];
}

/** WCAG 2.2, *contrast ratio*. */
function contrastOf(one: Rgb, other: Rgb): number {
	const [darker, lighter] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b) as [number, number];
	return (lighter + 0.05) / (darker + 0.05);
}

/** WCAG 2.2, *relative luminance*. */
function luminanceOf(rgb: Rgb): number {
	const [red, green, blue] = rgb.map((value) => {
		const part = value / 255;
		return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
	}) as [number, number, number];
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Runs in the page: waits for fonts and finite animations. */
async function untilStill(): Promise<void> {
	await document.fonts.ready;
	const isMoving = ({ playState, effect }: Animation) =>
		playState === 'running' && effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY;
	while (document.getAnimations().some(isMoving)) await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Runs in the page, whose security policy allows no style element. */
function addStyles(css: string): void {
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(css);
	document.adoptedStyleSheets.push(sheet);
}

/** Runs in the page: the visible lines of text of such elements, in CSS pixels of the viewport. */
function regionsOf(selectors: string[]): Region[] {
	const regions: Region[] = [];
	const isLarge = ({ fontSize, fontWeight }: CSSStyleDeclaration) => {
		const size = Number.parseFloat(fontSize);
		return size >= 24 || (size >= 18.66 && Number.parseInt(fontWeight, 10) >= 700);
	};
	const isOnTop = (element: Element, { left, top, width, height }: DOMRect) => {
		const hit = document.elementFromPoint(left + width / 2, top + height / 2);
		return hit !== null && (hit.contains(element) || element.contains(hit));
	};
	const add = (element: Element, text: string, rects: Iterable<DOMRect>) => {
		const needed = isLarge(getComputedStyle(element)) ? 3 : 4.5;
		for (const rect of rects) {
			if (rect.width < 2 || rect.height < 2 || !isOnTop(element, rect)) continue;
			const [left, top] = [Math.floor(rect.left), Math.floor(rect.top)];
			regions.push({ text, left, top, width: Math.ceil(rect.width) + 1, height: Math.ceil(rect.height) + 1, needed });
		}
	};
	const roots = selectors.flatMap((selector) => [...document.querySelectorAll(selector)]);
	const elements = new Set(roots.flatMap((root) => [root, ...root.querySelectorAll('*')]));
	for (const element of elements) {
		if (element.closest(':disabled, [aria-disabled="true"], [inert]')) continue;
		if (element instanceof HTMLInputElement)
			add(element, element.value || element.placeholder, [element.getBoundingClientRect()]);
		for (const node of element.childNodes) {
			const text = node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '').trim() : '';
			if (!text) continue;
			const range = document.createRange();
			range.selectNodeContents(node);
			add(element, text, range.getClientRects());
		}
	}
	return regions;
}
