import axe from 'axe-core';
import { expect } from 'vitest';
import { commands, page } from 'vitest/browser';
import { desktop, phone } from './app-page.tsx';

type Appearance = { viewport: typeof phone; colorScheme: 'dark' | 'light' };

export const darkPhone: Appearance = { viewport: phone, colorScheme: 'dark' };

/** Each size and each light once: a screen's layout depends on the one, its colours on the other, and nothing on both. */
const defaultAppearances: readonly Appearance[] = [darkPhone, { viewport: desktop, colorScheme: 'light' }];

/**
 * Expects that axe finds nothing, at any impact, by default on a phone by night and on a desktop by day. Where axe cannot
 * tell the contrast, as on a gradient or a picture, the painted pixels do.
 */
export async function expectAccessible(looks = defaultAppearances): Promise<void> {
	await expect.element(page.getByRole('heading').first()).toBeVisible();
	try {
		for (const look of looks) await expect.poll(() => accessibilityIssuesAt(look), { timeout: 30_000 }).toEqual([]);
	} finally {
		await commands.emulate({ colorScheme: null });
	}
}

/** What axe and the painted pixels find at one size and in one light. */
export async function accessibilityIssuesAt({ viewport, colorScheme }: Appearance): Promise<string[]> {
	await page.viewport(viewport.width, viewport.height);
	await commands.emulate({ colorScheme });
	// A change of light is many small transitions, each of which may begin another one inside.
	const isMoving = () => document.getAnimations().some(({ playState }) => playState === 'running');
	while (isMoving()) await new Promise((resolve) => requestAnimationFrame(resolve));
	const { violations, incomplete } = await axe.run({ resultTypes: ['violations', 'incomplete'] });
	const found = violations.flatMap(({ id, nodes }) =>
		nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 150)} ${failureSummary}`),
	);
	const unclear = incomplete.filter(({ id }) => id === 'color-contrast');
	const selectors = unclear.flatMap(({ nodes }) => nodes.flatMap(({ target }) => target.map(String)));
	const low = selectors.length > 0 ? await lowContrastOf(selectors, viewport) : [];
	return [...found, ...low].map((fault) => `${viewport.width}, ${colorScheme}: ${fault}`);
}

/** Also of what is below the fold, unless a dialog covers it. */
async function lowContrastOf(selectors: readonly string[], { width, height }: typeof phone): Promise<string[]> {
	const whole = document.querySelector(':modal') ? 0 : Math.min(document.documentElement.scrollHeight, 8_000);
	await page.viewport(width, Math.max(height, whole));
	const low = await commands.lowContrast(selectors);
	await page.viewport(width, height);
	return low.map(({ text, contrast, needed }) => `painted contrast of “${text}”: ${contrast}, not ${needed}`);
}
