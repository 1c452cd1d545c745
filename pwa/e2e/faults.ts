import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { desktop, phone } from './world.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Look = { viewport: typeof phone; colorScheme: 'dark' | 'light' };

/** Each size and each light once: a screen's layout hangs on the one, its colours on the other, and nothing on both. */
export const phoneByNight = { viewport: phone, colorScheme: 'dark' } as const;
const desktopByDay = { viewport: desktop, colorScheme: 'light' } as const;

/** Whatever axe finds, at any impact, on a phone and a desktop, by day and by night: where it stands, and what is wrong there. */
export async function faultsOf(page: Page, looks: readonly Look[] = [phoneByNight, desktopByDay]): Promise<string[]> {
	await page.getByRole('heading').first().waitFor();
	await page.evaluate(axe);
	const faults: string[] = [];
	for (const { viewport, colorScheme } of looks) {
		await page.setViewportSize(viewport);
		await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
		const found = await page.evaluate(findFaults);
		faults.push(...found.map((fault) => `${viewport.width}, ${colorScheme}: ${fault}`));
	}
	return faults;
}

/** Runs in the page. */
async function findFaults(): Promise<string[]> {
	type Violation = { id: string; nodes: { html: string; failureSummary?: string }[] };
	type Run = (options: { resultTypes: ['violations'] }) => Promise<{ violations: Violation[] }>;
	const { axe } = window as unknown as { axe: { run: Run } };
	// A change of light is many small transitions, each of which may begin another one inside.
	const isMoving = () => document.getAnimations().some(({ playState }) => playState === 'running');
	while (isMoving()) await new Promise((resolve) => requestAnimationFrame(resolve));
	// All rules are run all the same; only that what passed is not described one by one.
	const { violations } = await axe.run({ resultTypes: ['violations'] });
	return violations.flatMap(({ id, nodes }) =>
		nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 150)} ${failureSummary}`),
	);
}
