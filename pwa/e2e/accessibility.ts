import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { desktop, phone } from './browser-world.ts';
import { lowContrastIn } from './painted-contrast.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Appearance = { viewport: typeof phone; colorScheme: 'dark' | 'light' };

/** Each viewport and each colour scheme once: layout depends on the viewport, colours on the scheme, nothing on both. */
const darkPhone = { viewport: phone, colorScheme: 'dark' } as const;
const lightDesktop = { viewport: desktop, colorScheme: 'light' } as const;

/**
 * The axe violations of any impact, by default on a phone with the dark scheme and on a desktop with the light one, each
 * with its element. Where axe cannot determine the contrast, as on a gradient or a picture, the painted pixels are measured.
 */
export async function accessibilityIssuesOf(
	page: Page,
	looks: readonly Appearance[] = [darkPhone, lightDesktop],
): Promise<string[]> {
	await page.getByRole('heading').first().waitFor();
	await page.evaluate(axe);
	const issues: string[] = [];
	for (const { viewport, colorScheme } of looks) {
		await page.setViewportSize(viewport);
		await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
		const { found: violationTexts, unclear } = await page.evaluate(runAxe);
		const lowContrast = unclear.length > 0 ? await lowContrastOf(page, unclear) : [];
		issues.push(...[...violationTexts, ...lowContrast].map((issue) => `${viewport.width}, ${colorScheme}: ${issue}`));
	}
	return issues;
}

/** Includes content below the fold, unless a dialog covers it. */
async function lowContrastOf(page: Page, selectors: readonly string[]): Promise<string[]> {
	const { width, height } = page.viewportSize()!;
	const whole = await page.evaluate(() =>
		document.querySelector(':modal') ? 0 : Math.min(document.documentElement.scrollHeight, 8_000),
	);
	await page.setViewportSize({ width, height: Math.max(height, whole) });
	const lowContrast = await lowContrastIn(page, selectors);
	await page.setViewportSize({ width, height });
	return lowContrast.map(({ text, contrast, needed }) => `painted contrast of “${text}”: ${contrast}, not ${needed}`);
}

/** Runs in the page. `unclear`: selectors of the elements whose contrast axe cannot determine. */
async function runAxe(): Promise<{ found: string[]; unclear: string[] }> {
	type Result = { id: string; nodes: { html: string; target: string[]; failureSummary?: string }[] };
	type Run = (options: { resultTypes: string[] }) => Promise<{ violations: Result[]; incomplete: Result[] }>;
	const { axe } = window as unknown as { axe: { run: Run } };
	// A change of the scheme starts transitions, which may start nested ones.
	const isMoving = () => document.getAnimations().some(({ playState }) => playState === 'running');
	while (isMoving()) await new Promise((resolve) => requestAnimationFrame(resolve));
	// All rules run; passed ones are only not described.
	const { violations, incomplete } = await axe.run({ resultTypes: ['violations', 'incomplete'] });
	const violationTexts = violations.flatMap(({ id, nodes }) =>
		nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 150)} ${failureSummary}`),
	);
	const unclear = incomplete.filter(({ id }) => id === 'color-contrast');
	return { found: violationTexts, unclear: unclear.flatMap(({ nodes }) => nodes.flatMap(({ target }) => target)) };
}
