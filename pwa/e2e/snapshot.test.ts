import type { BrowserContext, Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Story } from '../../shared/contract/story.ts';
import type { Session, User } from '../../shared/contract/user.ts';
import { phone, setUpWorld, tablet } from './browser-world.ts';
import { hold } from './network.ts';
import { createChild, createStory } from './stories.ts';

const world = setUpWorld();
let rosa: Session;
let milo: User;
let pips: Story;
let milos: Story;
beforeAll(async () => {
	rosa = await world.register('Rosa');
	milo = await createChild(world, rosa, 'Milo');
	// A picture that comes later would have the snapshot forgotten for a moment.
	pips = await createStory(world, rosa, { isDrawn: true });
	milos = await createStory(world, rosa, { hero: 'Zuri', childId: milo._id, isDrawn: true });
});

/** The library was on the screen, and is known as it looked. */
const atRest = async (options?: Parameters<typeof world.pageFor>[1]) => {
	const page = await world.pageFor(rosa, options);
	await page.goto('/');
	await card(page, pips).waitFor();
	await untilKept(page);
	return page;
};
const untilKept = (page: Page) => expect.poll(() => kept(page)).toContain(pips.title);
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('snapshot') ?? '');
const card = (page: Page, { title }: Story) => page.getByRole('link', { name: title });

/** From now on a start shows what it has before the app, until the app is let go. */
const holdApp = async (device: BrowserContext) => {
	const { promise, resolve: letGo } = Promise.withResolvers<void>();
	await device.route(/\/assets\/app-[^/]*\.js$/, async (route) => {
		await promise;
		await route.continue();
	});
	return letGo;
};

/** This button is of the app alone. */
const untilStarted = (page: Page, { title }: Story) =>
	page.getByRole('button', { name: `Keep on this device: ${title}` }).waitFor();

describe('a start of the app', () => {
	it('shows the snapshot before the app has started, and the same library after it', async () => {
		const page = await atRest();
		const letGo = await holdApp(page.context());
		await page.reload({ waitUntil: 'commit' });
		await card(page, pips).waitFor();
		await page.getByRole('heading', { name: 'Welcome, Rosa' }).waitFor();
		await page.evaluate(() => document.fonts.ready);
		const place = await card(page, pips).boundingBox();
		letGo();
		await untilStarted(page, pips);
		expect(await card(page, pips).boundingBox()).toEqual(place);
	});

	it('opens the story whose card was pressed before the app had started', async () => {
		const page = await atRest();
		const letGo = await holdApp(page.context());
		await page.reload({ waitUntil: 'commit' });
		await card(page, pips).click();
		await page.waitForURL(`**/story/${pips._id}`);
		letGo();
		await page.getByRole('heading', { level: 1, name: pips.title }).waitFor();
		await page.goBack();
		await card(page, pips).waitFor();
	});

	it('presses the button on which the mouse was down while the app started', { tags: 'deep' }, async () => {
		const page = await atRest({ viewport: phone });
		const letGo = await holdApp(page.context());
		await page.reload({ waitUntil: 'commit' });
		const menu = page.getByRole('button', { name: 'Open menu' });
		await menu.hover();
		await page.mouse.down();
		const app = page.waitForResponse(/\/assets\/app-/);
		letGo();
		await (await app).finished();
		await page.mouse.up();
		await page.getByRole('button', { name: 'Close menu' }).waitFor();
	});

	it('presses the right button where two have the same name', { tags: 'deep' }, async () => {
		const page = await atRest();
		const letGo = await holdApp(page.context());
		await page.reload({ waitUntil: 'commit' });
		// The navigation of a phone has another one.
		await page.getByRole('button', { name: 'Active Profile' }).click();
		letGo();
		await page.getByRole('menuitemradio', { name: 'Milo' }).waitFor();
	});

	it('shifts no layout, neither on a new device nor with stories', async () => {
		const page = await world.pageFor(rosa, { viewport: tablet });
		// Without any of the usual fonts on the device, lines would be other ones until the app's fonts are there.
		await page.route('**/*.woff2', (route) => route.abort());
		await page.addInitScript(watchShifts);
		const release = await hold(page, 'GET /api/sync');
		await page.goto('/');
		await page.getByText('Loading stories…').waitFor({ state: 'attached' });
		await page.getByRole('searchbox').waitFor();
		expect(await shiftsOf(page)).toBeLessThan(0.01);
		release();
		await untilKept(page);
		await hold(page, 'GET /api/sync');
		await page.reload();
		await untilStarted(page, pips);
		expect(await page.getByText('Loading stories…').count()).toBe(0);
		expect(await shiftsOf(page)).toBeLessThan(0.01);
	});

	it.each([
		['/create', () => '/create', () => 'Create Magic'],
		['a story', () => `/story/${pips._id}`, () => pips.title],
		['/profile', () => '/profile', () => 'Your Kingdom'],
	])('shifts no layout at %s', async (_name, path, heading) => {
		const page = await world.pageFor(rosa, { viewport: phone });
		await page.route('**/*.woff2', (route) => route.abort());
		await page.addInitScript(watchShifts);
		await page.goto(path());
		await page.getByRole('heading', { level: 1, name: heading() }).waitFor();
		expect(await shiftsOf(page)).toBeLessThan(0.01);
	});

	it('works with a broken snapshot', { tags: 'deep' }, async () => {
		const page = await atRest();
		for (const spoiled of ['{', '{"of":1}', 'null']) {
			await page.evaluate((text) => localStorage.setItem('snapshot', text), spoiled);
			await page.reload();
			await card(page, pips).waitFor();
		}
		const misshapen = (text: string) =>
			localStorage.setItem('snapshot', text.replace('"trees":[', '"trees":[7,["<",{},[]],'));
		await untilKept(page);
		await page.evaluate(misshapen, await kept(page));
		await page.reload();
		await card(page, pips).waitFor();
	});
});

describe('the snapshot of the library', () => {
	it('is not shown to another session', async () => {
		const page = await atRest();
		await holdApp(page.context());
		const nila = await world.register('Nila');
		await page.evaluate((token) => localStorage.setItem('token', token), nila.token);
		await page.reload({ waitUntil: 'commit' });
		await page.locator('.splash').waitFor();
		expect(await card(page, pips).count()).toBe(0);
	});

	it('is not shown to a child selected since, nor a child’s to the parent', async () => {
		const page = await atRest();
		await page.getByRole('button', { name: /Active Profile/ }).click();
		await page.getByRole('menuitemradio', { name: /Milo/ }).click();
		expect(await kept(page)).not.toContain(pips.title);
		await card(page, milos).waitFor();
		await expect.poll(() => kept(page)).toContain(milos.title);
		expect(await kept(page)).not.toContain(pips.title);
		const letGo = await holdApp(page.context());
		await page.reload({ waitUntil: 'commit' });
		await card(page, milos).waitFor();
		expect(await card(page, pips).count()).toBe(0);
		letGo();
		await untilStarted(page, milos);
	});
});

/** Runs in the page: sums up how much of it moves without a press, as the browser measures it (CLS). */
function watchShifts(): void {
	const page = window as unknown as { shifts: number };
	page.shifts = 0;
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) page.shifts += (entry as PerformanceEntry & { value: number }).value;
	}).observe({ type: 'layout-shift', buffered: true });
}

/** The sum once what is in the document by now is painted. */
function shiftsOf(page: Page): Promise<number> {
	return page.evaluate(async () => {
		for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
		return (window as unknown as { shifts: number }).shifts;
	});
}
