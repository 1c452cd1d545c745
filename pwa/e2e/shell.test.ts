import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Story } from '../../shared/story.ts';
import type { Session } from '../../shared/user.ts';
import { change } from './answers.ts';
import { childOf, storyOf } from './family.ts';
import { bringUpWorld, desktop, phone } from './world.ts';

const world = bringUpWorld();
let rosa: Session;
beforeAll(async () => {
	rosa = await world.register('Rosa');
	await childOf(world, rosa, 'Milo');
	await childOf(world, rosa, 'Juno', { age: 10 });
});

async function arrive(viewport = desktop, session = rosa): Promise<Page> {
	const page = await world.pageFor(session, { viewport });
	await page.goto('/');
	await page.getByRole('heading', { level: 1 }).waitFor();
	return page;
}
const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const selectorOf = (page: Page) => page.getByRole('button', { name: 'Active Profile' });
const profilesOf = (page: Page) => page.getByRole('menu', { name: 'Active Profile' });
const hasFocus = (page: Page, name: string) =>
	page.waitForFunction((text) => document.activeElement?.textContent?.includes(text), name);

describe('the menu on a wide screen', () => {
	it('stands open, with what each entry is for, and says where one is', async () => {
		const page = await arrive();
		expect(await menuOf(page).getByRole('link').allInnerTexts()).toEqual(
			expect.arrayContaining([
				expect.stringMatching(/^Adventure Hub\s+View your stories$/),
				expect.stringMatching(/^Create Magic\s+Start a new adventure$/),
			]),
		);
		expect(await menuOf(page).getByRole('button').innerText()).toMatch(/^Logout\s+End your session$/);
		expect(await page.getByRole('button', { name: 'Open menu' }).isVisible()).toBe(false);
		expect((await page.getByRole('complementary').first().boundingBox())?.width).toBe(256);
		await menuOf(page).getByRole('link', { name: 'Create Magic' }).click();
		expect(await menuOf(page).locator('[aria-current=page]').innerText()).toContain('Create Magic');
	});

	it('becomes a drawer below the md breakpoint, and is the sidebar again above it', async () => {
		const page = await arrive({ width: 768, height: 1024 });
		expect(await menuOf(page).isVisible()).toBe(true);
		await page.setViewportSize({ width: 767, height: 1024 });
		await menuOf(page).waitFor({ state: 'hidden' });
		await page.getByRole('button', { name: 'Open menu' }).click();
		await page.setViewportSize({ width: 768, height: 1024 });
		await menuOf(page).waitFor();
		expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
		await page.getByRole('link', { name: 'Create New Story' }).first().click();
		await page.waitForURL('**/create');
	});
});

describe('the drawer on a phone', () => {
	const ways: [string, (page: Page) => Promise<void>][] = [
		['its button', (page) => page.getByRole('button', { name: 'Close menu' }).click()],
		['a press beside it', (page) => page.mouse.click(phone.width - 8, 500)],
		['Escape', (page) => page.keyboard.press('Escape')],
	];
	it.each(ways)('closes by %s, and gives the focus back', async (_way, close) => {
		const page = await arrive(phone);
		expect(await menuOf(page).isVisible()).toBe(false);
		await page.getByRole('button', { name: 'Open menu' }).click();
		await menuOf(page).waitFor();
		await hasFocus(page, 'Adventure Hub');
		await close(page);
		await menuOf(page).waitFor({ state: 'hidden' });
		await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Open menu');
	});

	it('closes by choosing an entry, also the one where one is', async () => {
		const page = await arrive(phone);
		for (const [entry, path] of [
			['Adventure Hub', '/'],
			['Create Magic', '/create'],
		] as const) {
			await page.getByRole('button', { name: 'Open menu' }).click();
			await menuOf(page).getByRole('link', { name: entry }).click();
			await menuOf(page).waitFor({ state: 'hidden' });
			expect(new URL(page.url()).pathname).toBe(path);
		}
	});
});

describe('the Active Profile', () => {
	it.each([
		['desktop', desktop],
		['phone', phone],
	])('on a %s lists the parent and the children; a child is acted as, with no way to log out', async (_device, size) => {
		const page = await arrive(size);
		await selectorOf(page).click();
		const names = await profilesOf(page).getByRole('menuitemradio').allInnerTexts();
		expect(names.map((name) => name.replaceAll(/\s+/g, ' '))).toEqual([
			expect.stringContaining('Rosa Parent view'),
			expect.stringContaining('Milo Child profile'),
			expect.stringContaining('Juno Child profile'),
		]);
		await profilesOf(page).getByRole('menuitemradio', { name: 'Juno' }).click();
		await page.getByRole('heading', { name: "Juno's Stories" }).waitFor();
		expect(await page.getByText('Logout').count()).toBe(0);
		expect(await page.getByText('Your Kingdom').count()).toBe(0);
		await page.reload();
		await page.getByRole('heading', { name: "Juno's Stories" }).waitFor();
		await selectorOf(page).click();
		await profilesOf(page).getByRole('menuitemradio', { name: 'Rosa' }).click();
		await page.getByRole('heading', { name: 'Welcome, Rosa' }).waitFor();
		expect(await page.getByText('Logout').count()).toBe(1);
	});

	it('leads to the stories when a child is chosen elsewhere', async () => {
		const page = await arrive();
		await menuOf(page).getByRole('link', { name: 'Create Magic' }).click();
		await selectorOf(page).click();
		await profilesOf(page).getByRole('menuitemradio', { name: 'Milo' }).click();
		await page.getByRole('heading', { name: "Milo's Stories" }).waitFor();
		expect(new URL(page.url()).pathname).toBe('/');
	});

	it('closes on a press outside and on Escape, which gives the focus back', async () => {
		const page = await arrive();
		await selectorOf(page).click();
		await page.getByRole('heading', { name: 'Welcome, Rosa' }).click();
		await profilesOf(page).waitFor({ state: 'detached' });
		await selectorOf(page).click();
		await profilesOf(page).waitFor();
		await page.keyboard.press('Escape');
		await profilesOf(page).waitFor({ state: 'detached' });
		expect(await selectorOf(page).evaluate((button) => button === document.activeElement)).toBe(true);
	});

	it('is chosen with the keyboard alone', async () => {
		const page = await arrive();
		await selectorOf(page).press('ArrowDown');
		await hasFocus(page, 'Rosa');
		await page.keyboard.press('ArrowDown');
		await hasFocus(page, 'Milo');
		await page.keyboard.press('End');
		await hasFocus(page, 'Juno');
		await page.keyboard.press('ArrowDown');
		await hasFocus(page, 'Rosa');
		await page.keyboard.press('ArrowUp');
		await page.keyboard.press('Enter');
		await page.getByRole('heading', { name: "Juno's Stories" }).waitFor();
	});
});

describe('logging out', () => {
	it('drops the token, goes to the login and leaves nothing of the family on the device', async () => {
		const ida = await world.register('Ida');
		await storyOf(world, ida);
		const page = await arrive(desktop, ida);
		await page.getByRole('article').waitFor();
		await menuOf(page).getByRole('button', { name: 'Logout' }).click();
		await page.waitForURL('**/login');
		expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
		await page.waitForFunction(
			async (id) => !(await indexedDB.databases()).some(({ name }) => name?.includes(id)),
			ida.user._id,
		);
		await expect(world.ask('GET', '/api/stories', { as: ida })).rejects.toThrow('no-session');
	});
});

describe('around every screen', () => {
	it('stands a footer with the year and the policies, which open over the page', async () => {
		const page = await arrive();
		const footer = page.getByRole('contentinfo');
		await footer.getByText('© 2025').waitFor();
		for (const title of ['Privacy Policy', 'Terms of Service']) {
			await footer.getByRole('link', { name: title }).click();
			await page.getByRole('dialog', { name: title }).getByRole('button', { name: 'Close' }).click();
			await page.getByRole('dialog').waitFor({ state: 'detached' });
		}
		expect(new URL(page.url()).pathname).toBe('/');
	});

	it('floats a way to create on a phone, and only over the stories', async () => {
		const page = await arrive(phone);
		const floating = page.getByRole('link', { name: 'Create A Story' });
		await floating.click();
		await page.waitForURL('**/create');
		expect(await floating.count()).toBe(0);
		const wide = await arrive();
		expect(await wide.getByRole('link', { name: 'Create A Story' }).count()).toBe(0);
	});

	it('begins each screen at its top, with the focus in it', async () => {
		const page = await world.pageFor(rosa, { viewport: phone });
		const story = await storyOf(world, rosa);
		await change<Story[]>(page, 'GET /api/stories', () =>
			Array.from({ length: 9 }, (_, index) => ({ ...story, _id: index ? `${story._id}-${index}` : story._id })),
		);
		await page.goto('/');
		await page.getByRole('article').last().scrollIntoViewIfNeeded();
		expect(await page.evaluate(() => scrollY)).toBeGreaterThan(phone.height);
		await page.getByRole('article').getByRole('link').last().click();
		await page.waitForURL('**/story/*');
		await page.waitForFunction(() => scrollY === 0 && document.activeElement?.id === 'main');
	});

	it('lets the keyboard skip the menu', async () => {
		const page = await arrive();
		await page.keyboard.press('Tab');
		await page.keyboard.press('Enter');
		await page.waitForFunction(() => document.activeElement?.id === 'main');
	});

	it('says so as long as there is no network', async () => {
		const page = await arrive();
		const strip = page.getByRole('status').getByText('You are offline. Your stories are still here.');
		await page.context().setOffline(true);
		await strip.waitFor();
		await page.context().setOffline(false);
		await strip.waitFor({ state: 'detached' });
	});

	it('keeps a message for five seconds, longer while it is held, and lets it be dismissed', async () => {
		const page = await world.pageFor(rosa, { viewport: desktop });
		await page.clock.install();
		await page.goto('/');
		const message = page.getByRole('region', { name: 'Notices' }).getByText('A word from elsewhere');
		const say = async () => {
			await page.evaluate(() => history.replaceState({ ...history.state, usr: { message: 'A word from elsewhere' } }, ''));
			await page.reload();
			await message.waitFor();
		};
		await say();
		const box = await message.boundingBox();
		expect(box && box.y < 80 && box.x > desktop.width / 2).toBe(true);
		await page.clock.runFor(4_000);
		expect(await message.isVisible()).toBe(true);
		await page.clock.runFor(1_000);
		await message.waitFor({ state: 'detached' });
		await say();
		await message.hover();
		await page.clock.runFor(20_000);
		expect(await message.isVisible()).toBe(true);
		await page.getByRole('button', { name: 'Dismiss message' }).click();
		await message.waitFor({ state: 'detached' });
	});
});

describe('the offer to install', () => {
	const offerOf = (page: Page) => page.getByText('Keep Everbranch on your home screen');
	it.each([
		['Install', 'accepted', 0],
		['Install', 'dismissed', 1],
		['Not Now', 'dismissed', 0],
	])('on %s, %s by the browser, leaves %i offers', async (button, outcome, left) => {
		const page = await arrive(phone);
		await signalInstall(page, outcome);
		await offerOf(page).waitFor();
		await page.getByRole('button', { name: button }).click();
		await expect.poll(() => offerOf(page).count()).toBe(left);
	});

	it('is made on a small screen only, and not to a child', async () => {
		const wide = await arrive(desktop);
		await signalInstall(wide, 'accepted');
		expect(await offerOf(wide).isVisible()).toBe(false);
		const page = await arrive(phone);
		await signalInstall(page, 'accepted');
		await offerOf(page).waitFor();
		await selectorOf(page).click();
		await profilesOf(page).getByRole('menuitemradio', { name: 'Milo' }).click();
		await page.getByRole('heading', { name: "Milo's Stories" }).waitFor();
		expect(await offerOf(page).count()).toBe(0);
	});
});

/** The browser's own signal that the app may be installed, which it gives by rules of its own. */
async function signalInstall(page: Page, outcome: string): Promise<void> {
	await page.evaluate((answer) => {
		const signal = new Event('beforeinstallprompt', { cancelable: true });
		dispatchEvent(Object.assign(signal, { prompt: async () => ({ outcome: answer }) }));
	}, outcome);
}
