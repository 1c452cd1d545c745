import { beforeAll, describe, expect, it } from 'vitest';
import type { Story } from '../../shared/story.ts';
import type { Session } from '../../shared/user.ts';
import { childOf, readToTheEnd, storyOf } from './family.ts';
import { faultsOf, phoneByNight } from './faults.ts';
import { arriveAtStories, forStrangers, forTheFamily, showEveryKind } from './looks.ts';
import { bringUpWorld, phone } from './world.ts';

const world = bringUpWorld();

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
		const page = await (await world.newDevice()).newPage();
		await go(page, { begun: pips, read });
		await expect.poll(() => faultsOf(page)).toEqual([]);
	});

	it.each(forTheFamily)('%s has nothing in the way', async (_name, go) => {
		const page = await world.pageFor(rosa);
		await go(page, { begun: pips, read });
		await expect.poll(() => faultsOf(page)).toEqual([]);
	});

	it('the drawer has nothing in the way', async () => {
		const page = await world.pageFor(rosa, { viewport: phone });
		await arriveAtStories(page);
		await page.getByRole('button', { name: 'Open menu' }).click();
		await page.getByRole('navigation', { name: 'Main' }).waitFor();
		await expect.poll(() => faultsOf(page, [phoneByNight])).toEqual([]);
	});

	it('no screen is wider than the smallest phone', async () => {
		const page = await world.pageFor(rosa, { viewport: { width: 320, height: 640 } });
		await showEveryKind(page, pips);
		for (const path of ['/', '/create', `/story/${read._id}`]) {
			await page.goto(path);
			await page.getByRole('heading', { level: 1 }).waitFor();
			await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
		}
	});
});
