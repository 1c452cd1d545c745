import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Story } from '../../shared/story.ts';
import type { Session } from '../../shared/user.ts';
import { change } from './answers.ts';
import { storyOf } from './family.ts';
import { bringUpWorld, desktop, moving, phone } from './world.ts';

const world = bringUpWorld();
let rosa: Session;
beforeAll(async () => {
	rosa = await world.register('Rosa');
});

async function arrive(viewport = desktop, options = {}): Promise<Page> {
	const page = await world.pageFor(rosa, { ...options, viewport });
	await page.goto('/');
	await page.getByRole('heading', { level: 1 }).waitFor();
	return page;
}
const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const hasFocus = (page: Page, name: string) =>
	page.waitForFunction((text) => document.activeElement?.textContent?.includes(text), name);

describe('the menu on a wide screen', () => {
	it('stands open, with what each entry is for, and says where one is', async () => {
		const page = await arrive();
		await expect
			.poll(() => menuOf(page).getByRole('link').allInnerTexts())
			.toEqual(
				expect.arrayContaining([
					expect.stringMatching(/^Adventure Hub\s+View your stories$/),
					expect.stringMatching(/^Create Magic\s+Start a new adventure$/),
				]),
			);
		await expect.poll(() => menuOf(page).getByRole('button').innerText()).toMatch(/^Logout\s+End your session$/);
		await expect.poll(() => page.getByRole('button', { name: 'Open menu' }).isVisible()).toBe(false);
		await expect.poll(async () => (await page.getByRole('complementary').first().boundingBox())?.width).toBe(256);
		await menuOf(page).getByRole('link', { name: 'Create Magic' }).click();
		await menuOf(page).locator('[aria-current=page]').filter({ hasText: 'Create Magic' }).waitFor();
		await expect.poll(() => menuOf(page).locator('[aria-current=page]').count()).toBe(1);
	});

	it('becomes a drawer below the md breakpoint, and is the sidebar again above it', async () => {
		const page = await arrive({ width: 768, height: 1024 });
		await expect.poll(() => menuOf(page).isVisible()).toBe(true);
		await page.setViewportSize({ width: 767, height: 1024 });
		await menuOf(page).waitFor({ state: 'hidden' });
		await page.getByRole('button', { name: 'Open menu' }).click();
		await page.setViewportSize({ width: 768, height: 1024 });
		await menuOf(page).waitFor();
		await expect.poll(() => page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
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
		await expect.poll(() => menuOf(page).isVisible()).toBe(false);
		await page.getByRole('button', { name: 'Open menu' }).click();
		await menuOf(page).waitFor();
		await hasFocus(page, 'Adventure Hub');
		await close(page);
		await menuOf(page).waitFor({ state: 'hidden' });
		await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Open menu');
	});

	it('slides in under the focus where things may move', async () => {
		const page = await arrive(phone, moving);
		await page.getByRole('button', { name: 'Open menu' }).click();
		await hasFocus(page, 'Adventure Hub');
		await expect.poll(async () => (await menuOf(page).boundingBox())?.x).toBeGreaterThanOrEqual(0);
		await page.keyboard.press('Escape');
		await menuOf(page).waitFor({ state: 'hidden' });
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
		await page.getByRole('heading', { name: 'Create Magic' }).waitFor();
		await expect.poll(() => floating.count()).toBe(0);
		const wide = await arrive();
		await expect.poll(() => wide.getByRole('link', { name: 'Create A Story' }).count()).toBe(0);
	});

	it('begins each screen at its top, with the focus in it', async () => {
		const page = await world.pageFor(rosa, { viewport: phone });
		const story = await storyOf(world, rosa);
		const copy = (index: number) => ({ ...story, _id: index ? `${story._id}-${index}` : story._id });
		await change<{ stories: Story[] }>(page, 'GET /api/sync', (told) => ({
			...told,
			stories: Array.from({ length: 9 }, (_, index) => copy(index)),
		}));
		await page.goto('/');
		await page.getByRole('article').last().scrollIntoViewIfNeeded();
		await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(phone.height);
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
			await page.evaluate(() =>
				history.replaceState({ ...history.state, usr: { message: 'A word from elsewhere' } }, ''),
			);
			await page.reload();
			await message.waitFor();
		};
		await say();
		const box = await message.boundingBox();
		expect(box && box.y < 80 && box.x > desktop.width / 2).toBe(true);
		await page.clock.runFor(4_000);
		await expect.poll(() => message.isVisible()).toBe(true);
		await page.clock.runFor(1_000);
		await message.waitFor({ state: 'detached' });
		await say();
		await message.hover();
		await page.clock.runFor(20_000);
		await expect.poll(() => message.isVisible()).toBe(true);
		await page.getByRole('button', { name: 'Dismiss message' }).click();
		await message.waitFor({ state: 'detached' });
	});
});
