import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Story } from '../../shared/story.ts';
import type { Session } from '../../shared/user.ts';
import { childOf, readToTheEnd, storyOf } from './family.ts';
import { arriveAtStories, forStrangers, forTheFamily, showEveryKind } from './looks.ts';
import { bringUpWorld, desktop, phone } from './world.ts';

const world = bringUpWorld();
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const sizes = { phone, desktop };

let rosa: Session;
let pips: Story;
let read: Story;
beforeAll(async () => {
	rosa = await world.register('Rosa');
	await childOf(world, rosa, 'Milo');
	pips = await storyOf(world, rosa, { isDrawn: true });
	read = await storyOf(world, rosa, { hero: 'Fern' });
	await readToTheEnd(world, rosa, read);
});

describe('for those who cannot see it all, by day and by night, large and small', () => {
	it.each(forStrangers)('%s has nothing in the way', async (_name, go) => {
		const page = await (await world.newDevice({ reducedMotion: 'reduce' })).newPage();
		await go(page, { begun: pips, read });
		expect(await faultsOf(page)).toEqual([]);
	});

	it.each(forTheFamily)('%s has nothing in the way', async (_name, go) => {
		const page = await world.pageFor(rosa, { reducedMotion: 'reduce' });
		await go(page, { begun: pips, read });
		expect(await faultsOf(page)).toEqual([]);
	});

	it('the drawer has nothing in the way', async () => {
		const page = await world.pageFor(rosa, { reducedMotion: 'reduce', viewport: phone });
		await arriveAtStories(page);
		await page.getByRole('button', { name: 'Open menu' }).click();
		await page.getByRole('navigation', { name: 'Main' }).waitFor();
		expect(await faultsOf(page, { phone })).toEqual([]);
	});

	it('no screen is wider than the smallest phone', async () => {
		const page = await world.pageFor(rosa, { viewport: { width: 320, height: 640 } });
		await showEveryKind(page, pips);
		for (const path of ['/', '/create', `/story/${read._id}`]) {
			await page.goto(path);
			await page.getByRole('heading', { level: 1 }).waitFor();
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
		}
	});
});

/** Whatever axe finds, at any impact, in every combination of size and light: where it stands, and what is wrong there. */
async function faultsOf(page: Page, tried: Partial<typeof sizes> = sizes): Promise<string[]> {
	await page.getByRole('heading').first().waitFor();
	await page.evaluate(axe);
	const faults: string[] = [];
	for (const [size, viewport] of Object.entries(tried)) {
		await page.setViewportSize(viewport);
		for (const colorScheme of ['light', 'dark'] as const) {
			await page.emulateMedia({ colorScheme });
			const found = await page.evaluate(findFaults);
			faults.push(...found.map((fault) => `${size}, ${colorScheme}: ${fault}`));
		}
	}
	return faults;
}

/** Runs in the page. */
async function findFaults(): Promise<string[]> {
	type Violation = { id: string; help: string; nodes: { html: string; failureSummary?: string }[] };
	const { axe } = window as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } };
	// A change of light is many small transitions, each of which may begin another one inside.
	const isMoving = () => document.getAnimations().some(({ playState }) => playState === 'running');
	while (isMoving()) await new Promise((resolve) => requestAnimationFrame(resolve));
	const { violations } = await axe.run();
	return violations.flatMap(({ id, nodes }) =>
		nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 150)} ${failureSummary}`),
	);
}
