import axe from 'axe-core';
import { expect } from 'vitest';
import { commands, page } from 'vitest/browser';
import { desktop, phone } from './app-page.tsx';

type Appearance = { viewport: typeof phone; colorScheme: 'dark' | 'light' };

export const darkPhone: Appearance = { viewport: phone, colorScheme: 'dark' };

/** Each viewport and each colour scheme once: layout depends on the viewport, colours on the scheme, nothing on both. */
const defaultAppearances: readonly Appearance[] = [darkPhone, { viewport: desktop, colorScheme: 'light' }];

/**
 * Expects no axe violation of any impact, by default on a phone with the dark scheme and on a desktop with the light one.
 * Where axe cannot determine the contrast, as on a gradient or a picture, the painted pixels are measured.
 */
export async function expectAccessible(looks = defaultAppearances): Promise<void> {
	await expect.element(page.getByRole('heading').first()).toBeVisible();
	try {
		for (const look of looks) await expect.poll(() => accessibilityIssuesAt(look), { timeout: 30_000 }).toEqual([]);
	} finally {
		await commands.emulate({ colorScheme: null });
	}
}

/** The issues that axe and the painted pixels show in one appearance. */
export async function accessibilityIssuesAt({ viewport, colorScheme }: Appearance): Promise<string[]> {
	await page.viewport(viewport.width, viewport.height);
	await commands.emulate({ colorScheme });
	// A change of the scheme starts transitions, which may start nested ones.
	const isMoving = () => document.getAnimations().some(({ playState }) => playState === 'running');
	while (isMoving()) await new Promise((resolve) => requestAnimationFrame(resolve));
	const { violations, incomplete } = await axe.run({ resultTypes: ['violations', 'incomplete'] });
	const violationTexts = violations.flatMap(({ id, nodes }) =>
		nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 150)} ${failureSummary}`),
	);
	const unclear = incomplete.filter(({ id }) => id === 'color-contrast');
	const selectors = unclear.flatMap(({ nodes }) => nodes.flatMap(({ target }) => target.map(String)));
	const lowContrast = selectors.length > 0 ? await lowContrastOf(selectors, viewport) : [];
	return [...violationTexts, ...lowContrast].map((issue) => `${viewport.width}, ${colorScheme}: ${issue}`);
}

/** Includes content below the fold, unless a dialog covers it. */
async function lowContrastOf(selectors: readonly string[], { width, height }: typeof phone): Promise<string[]> {
	const whole = document.querySelector(':modal') ? 0 : Math.min(document.documentElement.scrollHeight, 8_000);
	await page.viewport(width, Math.max(height, whole));
	const lowContrast = await commands.lowContrast(selectors);
	await page.viewport(width, height);
	return lowContrast.map(({ text, contrast, needed }) => `painted contrast of “${text}”: ${contrast}, not ${needed}`);
}
