import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { desktop, phone } from './browser-world.ts';
import { lowContrastIn } from './painted-contrast.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Appearance = { viewport: typeof phone; colorScheme: 'dark' | 'light' };

/** Each size and each light once: a screen's layout hangs on the one, its colours on the other, and nothing on both. */
export const darkPhone = { viewport: phone, colorScheme: 'dark' } as const;
const lightDesktop = { viewport: desktop, colorScheme: 'light' } as const;

/**
 * Whatever axe finds, at any impact, on a phone and a desktop, by day and by night: where it stands, and what is wrong there.
 * Where axe cannot tell the contrast, as on a gradient or a picture, the painted pixels do.
 */
export async function accessibilityIssuesOf(
	page: Page,
	looks: readonly Appearance[] = [darkPhone, lightDesktop],
): Promise<string[]> {
	await page.getByRole('heading').first().waitFor();
	await page.evaluate(axe);
	const faults: string[] = [];
	for (const { viewport, colorScheme } of looks) {
		await page.setViewportSize(viewport);
		await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
		const { found, unclear } = await page.evaluate(runAxe);
		const low = unclear.length > 0 ? await lowContrastOf(page, unclear) : [];
		faults.push(...[...found, ...low].map((fault) => `${viewport.width}, ${colorScheme}: ${fault}`));
	}
	return faults;
}

/** Also of what is below the fold, unless a dialog covers it. */
async function lowContrastOf(page: Page, selectors: readonly string[]): Promise<string[]> {
	const { width, height } = page.viewportSize()!;
	const whole = await page.evaluate(() =>
		document.querySelector(':modal') ? 0 : Math.min(document.documentElement.scrollHeight, 8_000),
	);
	await page.setViewportSize({ width, height: Math.max(height, whole) });
	const low = await lowContrastIn(page, selectors);
	await page.setViewportSize({ width, height });
	return low.map(({ text, contrast, needed }) => `painted contrast of “${text}”: ${contrast}, not ${needed}`);
}

/** Runs in the page. `unclear`: selectors of the elements whose contrast axe cannot tell. */
async function runAxe(): Promise<{ found: string[]; unclear: string[] }> {
	type Result = { id: string; nodes: { html: string; target: string[]; failureSummary?: string }[] };
	type Run = (options: { resultTypes: string[] }) => Promise<{ violations: Result[]; incomplete: Result[] }>;
	const { axe } = window as unknown as { axe: { run: Run } };
	// A change of light is many small transitions, each of which may begin another one inside.
	const isMoving = () => document.getAnimations().some(({ playState }) => playState === 'running');
	while (isMoving()) await new Promise((resolve) => requestAnimationFrame(resolve));
	// All rules are run all the same; only that what passed is not described one by one.
	const { violations, incomplete } = await axe.run({ resultTypes: ['violations', 'incomplete'] });
	const found = violations.flatMap(({ id, nodes }) =>
		nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 150)} ${failureSummary}`),
	);
	const unclear = incomplete.filter(({ id }) => id === 'color-contrast');
	return { found, unclear: unclear.flatMap(({ nodes }) => nodes.flatMap(({ target }) => target)) };
}
