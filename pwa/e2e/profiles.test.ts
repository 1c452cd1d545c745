import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Session, User } from '../../shared/user.ts';
import { answer, change } from './answers.ts';
import { childOf, storyOf } from './family.ts';
import { storedBy } from './stored.ts';
import { bringUpWorld, desktop, phone } from './world.ts';

const world = bringUpWorld();
let rosa: Session;
let juno: User;
beforeAll(async () => {
	rosa = await world.register('Rosa');
	await childOf(world, rosa, 'Milo');
	juno = await childOf(world, rosa, 'Juno', { age: 10 });
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
/** Whose view a new start of the app would be in. */
const childActedAs = async (page: Page) => (await storedBy<string>(page, rosa, 'kv')).selectedChildId;
/** Whose profiles can be chosen. */
const namesOf = async (page: Page) => {
	await selectorOf(page).click();
	const texts = await profilesOf(page).getByRole('menuitemradio').allInnerTexts();
	await page.keyboard.press('Escape');
	await profilesOf(page).waitFor({ state: 'detached' });
	return texts.map((text) => text.split('\n').find((line) => line.length > 1));
};
const hasFocus = (page: Page, name: string) =>
	page.waitForFunction((text) => document.activeElement?.textContent?.includes(text), name);

describe('the Active Profile', () => {
	it.each([
		['desktop', desktop],
		['phone', phone],
	])('on a %s lists the parent and the children; a child is acted as, with no way to log out', async (_device, size) => {
		const page = await arrive(size);
		await selectorOf(page).click();
		await profilesOf(page).getByRole('menuitemradio', { name: 'Juno' }).waitFor();
		const names = await profilesOf(page).getByRole('menuitemradio').allInnerTexts();
		expect(names.map((name) => name.replaceAll(/\s+/g, ' '))).toEqual([
			expect.stringContaining('Rosa Parent view'),
			expect.stringContaining('Milo Child profile'),
			expect.stringContaining('Juno Child profile'),
		]);
		await profilesOf(page).getByRole('menuitemradio', { name: 'Juno' }).click();
		await page.getByRole('heading', { name: "Juno's Stories" }).waitFor();
		await expect.poll(() => page.getByText('Logout').count()).toBe(0);
		await expect.poll(() => page.getByText('Your Kingdom').count()).toBe(0);
		await expect.poll(() => childActedAs(page)).toBe(juno._id);
		await page.reload();
		await page.getByRole('heading', { name: "Juno's Stories" }).waitFor();
		await selectorOf(page).click();
		await profilesOf(page).getByRole('menuitemradio', { name: 'Rosa' }).click();
		await page.getByRole('heading', { name: 'Welcome, Rosa' }).waitFor();
		await expect.poll(() => page.getByText('Logout').count()).toBe(1);
	});

	it('leads to the stories when a child is chosen elsewhere', async () => {
		const page = await arrive();
		await menuOf(page).getByRole('link', { name: 'Create Magic' }).click();
		await page.getByRole('heading', { name: 'Create Magic' }).waitFor();
		await selectorOf(page).click();
		await profilesOf(page).getByRole('menuitemradio', { name: 'Milo' }).click();
		await page.getByRole('heading', { name: "Milo's Stories" }).waitFor();
		expect(new URL(page.url()).pathname).toBe('/');
	});

	it('leaves out a child without a name', async () => {
		const page = await world.pageFor(rosa, { viewport: desktop });
		await change<{ children: User[] }>(page, 'GET /api/sync', (told) => ({
			...told,
			children: told.children.map((child) =>
				child.profile.name === 'Milo' ? { ...child, profile: { name: '', age: 7 } } : child,
			),
		}));
		await page.goto('/');
		await expect.poll(() => namesOf(page)).toEqual(['Rosa', 'Juno']);
	});

	it.each([
		['an error', { status: 500, json: { error: 'No.', message: 'No.', code: 'internal' } }],
		['something else', { json: { children: 'none' } }],
	])('says nothing of it when the children cannot be had because of %s, and keeps those known', async (_what, told) => {
		const page = await arrive();
		await expect.poll(() => namesOf(page)).toEqual(['Rosa', 'Milo', 'Juno']);
		await answer(page, 'GET /api/sync', (route) => route.fulfill(told));
		const asked = page.waitForResponse('**/api/sync*');
		await page.reload();
		await (await asked).finished();
		await expect.poll(() => namesOf(page)).toEqual(['Rosa', 'Milo', 'Juno']);
		await expect.poll(() => page.getByRole('alert').count()).toBe(0);
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
		await expect.poll(() => selectorOf(page).evaluate((button) => button === document.activeElement)).toBe(true);
	});

	it('is chosen with the keyboard alone', async () => {
		const page = await arrive();
		await selectorOf(page).press('ArrowDown');
		await hasFocus(page, 'Rosa');
		await profilesOf(page).getByRole('menuitemradio', { name: 'Juno' }).waitFor();
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
		await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
		await page.waitForFunction(
			async (id) => !(await indexedDB.databases()).some(({ name }) => name?.includes(id)),
			ida.user._id,
		);
		await expect(world.ask('GET', '/api/stories', { as: ida })).rejects.toThrow('no-session');
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
		await expect.poll(() => offerOf(wide).isVisible()).toBe(false);
		const page = await arrive(phone);
		await signalInstall(page, 'accepted');
		await offerOf(page).waitFor();
		await selectorOf(page).click();
		await profilesOf(page).getByRole('menuitemradio', { name: 'Milo' }).click();
		await page.getByRole('heading', { name: "Milo's Stories" }).waitFor();
		await expect.poll(() => offerOf(page).count()).toBe(0);
	});
});

/** The browser's own signal that the app may be installed, which it gives by rules of its own. */
async function signalInstall(page: Page, outcome: string): Promise<void> {
	await page.evaluate((answer) => {
		const signal = new Event('beforeinstallprompt', { cancelable: true });
		dispatchEvent(Object.assign(signal, { prompt: async () => ({ outcome: answer }) }));
	}, outcome);
}
