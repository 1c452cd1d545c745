import { beforeEach, describe, expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import type { Session } from '../../shared/contract/user.ts';
import { createStory } from '../e2e/stories.ts';
import { address, desktop, openApp, phone, reload, setUpServer, textOf, textsOf } from '../testing/app-page.tsx';
import { answerWithStories, boxOf } from '../testing/dashboard-page.ts';
import { expectAddress } from '../testing/list-page.ts';
import { setOnline } from '../testing/network.ts';

const server = setUpServer();
let rosa: Session;
beforeEach(async () => {
	rosa = await server.register('Rosa');
});

const menu = () => page.getByRole('navigation', { name: 'Main' });
const hidden = () => menu().query() === null;
const openButton = () => page.getByRole('button', { name: 'Open menu' });
const closeButton = () => page.getByRole('button', { name: 'Close menu' });
const floatingButton = () => page.getByRole('link', { name: 'Create A Story' });
const footer = () => page.getByRole('contentinfo');

async function open(viewport = desktop): Promise<void> {
	await openApp('/', { as: rosa, viewport });
	await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function hasFocus(text: string): Promise<void> {
	await expect.poll(() => document.activeElement?.textContent).toContain(text);
}

describe('the menu on a wide screen', () => {
	// covers: shell-navigation/entries-their-subtitles-them
	it('is open, names each entry and its purpose, and marks the current screen', async () => {
		await open();
		await expect
			.poll(() => textsOf(menu().getByRole('link')))
			.toEqual(
				expect.arrayContaining([
					expect.stringMatching(/^Adventure Hub\s+View your stories$/),
					expect.stringMatching(/^Create Magic\s+Start a new adventure$/),
				]),
			);
		expect(textOf(menu().getByRole('button'))).toMatch(/^Logout\s+End your session$/);
		await expect.element(openButton()).not.toBeInTheDocument();
		expect(boxOf(page.getByRole('complementary').first()).width).toBe(256);
		await menu().getByRole('link', { name: 'Create Magic' }).click();
		const marked = menu().getByCss('[aria-current=page]');
		await expect.poll(() => textsOf(marked)).toEqual([expect.stringContaining('Create Magic')]);
	});

	// covers: shell-navigation/fixed-sidebar-64-units
	// covers: constants-each/skeleton-6-64-units
	it('is a drawer below the md breakpoint, and the sidebar again above it', async () => {
		await open({ width: 768, height: 1024 });
		await expect.element(menu()).toBeVisible();
		await page.viewport(767, 1024);
		await expect.poll(hidden).toBe(true);
		await openButton().click();
		await page.viewport(768, 1024);
		await expect.element(menu()).toBeVisible();
		await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
		await page.getByRole('link', { name: 'Create New Story' }).first().click();
		await expectAddress('/create');
	});
});

describe('the drawer on a phone', () => {
	/** Clicks at these coordinates of the window. */
	const clickAt = (x: number, y: number) => userEvent.click(document.documentElement, { position: { x, y } });

	const ways: [string, () => Promise<void>][] = [
		['its button', () => closeButton().click()],
		['a press beside it', () => clickAt(phone.width - 8, 500)],
		['a press on the dimmed bar', () => clickAt(60, 30)],
		['a press on the dimmed profile', () => clickAt(phone.width - 110, 30)],
		['Escape', () => userEvent.keyboard('{Escape}')],
	];
	// covers: shell-navigation/drawer-closes-button-backdrop
	it.each(ways)('closes by %s, and focuses its button', async (_way, close) => {
		await open(phone);
		expect(hidden()).toBe(true);
		await openButton().click();
		await expect.element(menu()).toBeVisible();
		await hasFocus('Adventure Hub');
		await close();
		await expect.poll(hidden).toBe(true);
		await expect.element(openButton()).toHaveFocus();
	});

	it('slides in with the focus where motion is not reduced', async () => {
		await commands.emulate({ reducedMotion: 'no-preference' });
		try {
			await open(phone);
			await openButton().click();
			await hasFocus('Adventure Hub');
			await expect.poll(() => boxOf(menu()).x).toBeGreaterThanOrEqual(0);
			await userEvent.keyboard('{Escape}');
			await expect.poll(hidden).toBe(true);
		} finally {
			await commands.emulate({ reducedMotion: 'reduce' });
		}
	});

	it('dims the bar except its button, and nothing else in the bar can be reached', async () => {
		await open(phone);
		const bar = { width: phone.width - 64, height: 63 };
		expect(await brightestIn(bar)).toBeGreaterThan(240);
		await openButton().click();
		await expect.poll(() => brightestIn(bar)).toBeLessThan(160);
		const profile = page.getByCss('header button').filter({ hasText: 'Active Profile' });
		expect(profile.element().closest('[inert]')).not.toBeNull();
		await closeButton().click();
		await profile.click();
		await expect.element(page.getByRole('menu')).toBeVisible();
	});

	// covers: shell-navigation/drawer-closes-button-backdrop
	it('closes when an entry is chosen, also that of the current screen', async () => {
		await open(phone);
		for (const [entry, path] of [
			['Adventure Hub', '/'],
			['Create Magic', '/create'],
		] as const) {
			await openButton().click();
			await menu().getByRole('link', { name: entry }).click();
			await expect.poll(hidden).toBe(true);
			expect(address()).toBe(path);
		}
	});
});

describe('the floating Create A Story', () => {
	// covers: shell-navigation/create-story-floats-phone
	it('is shown on a phone only, and over the stories only', async () => {
		await createStory(server, rosa);
		await open(phone);
		await floatingButton().click();
		await expect.element(page.getByRole('heading', { name: 'Create Magic' })).toBeVisible();
		await expect.element(floatingButton()).not.toBeInTheDocument();
		await page.getByRole('button', { name: 'Open menu' }).click();
		await menu().getByRole('link', { name: 'Adventure Hub' }).click();
		await expect.element(floatingButton()).toBeVisible();
		await page.viewport(desktop.width, desktop.height);
		await expect.element(floatingButton()).not.toBeInTheDocument();
	});

	// covers: shell-navigation/create-story-floats-phone
	it('covers nothing that can be pressed: neither the empty list nor the footer', async () => {
		await open(phone);
		await expect.element(page.getByText("You haven't created any stories yet")).toBeVisible();
		await expect.element(floatingButton()).not.toBeInTheDocument();

		await createStory(server, rosa);
		await reload();
		await expect.element(floatingButton()).toBeVisible();
		for (const height of [568, 700, 844, 932]) {
			await page.viewport(phone.width, height);
			scrollTo(0, document.body.scrollHeight);
			for (const name of ['Privacy Policy', 'Terms of Service']) {
				await footer().getByRole('link', { name }).click({ trial: true });
			}
			scrollTo(0, 0);
			await expect
				.poll(() => {
					const { y, height: size } = boxOf(floatingButton());
					return boxOf(footer()).y - (y + size);
				})
				.toBeGreaterThanOrEqual(0);
		}
	});
});

describe('the layout of every screen', () => {
	// covers: shell-navigation/footer-2025-policies
	it('has a footer with the year and the policies, which open in a dialog', async () => {
		await open();
		await expect.element(footer().getByText('© 2025')).toBeVisible();
		for (const title of ['Privacy Policy', 'Terms of Service']) {
			await footer().getByRole('link', { name: title }).click();
			await page.getByRole('dialog', { name: title }).getByRole('button', { name: 'Close' }).click();
			await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
		}
		expect(address()).toBe('/');
	});

	// covers: route-access/page-begins-top-every
	it('shows each new screen from its top, with the focus in it', async () => {
		const story = await createStory(server, rosa);
		const ids = Array.from({ length: 9 }, (_, index) => (index ? `${story._id}-${index}` : story._id));
		answerWithStories(ids.map((_id) => ({ ...story, _id })));
		await open(phone);
		const last = page.getByRole('article').last();
		await expect.element(page.getByRole('article')).toHaveLength(9);
		last.element().scrollIntoView();
		await expect.poll(() => scrollY).toBeGreaterThan(phone.height);
		await last.getByRole('link').click();
		await expect.poll(address).toMatch(/^\/story\//);
		await expect.poll(() => scrollY).toBe(0);
		await expect.poll(() => document.activeElement?.id).toBe('main');
	});

	it('lets the keyboard skip the menu', async () => {
		await open();
		await userEvent.keyboard('{Tab}');
		await userEvent.keyboard('{Enter}');
		await expect.poll(() => document.activeElement?.id).toBe('main');
	});

	it('shows without a network that the stories are available', async () => {
		await open();
		const strip = page.getByRole('status').getByText('You are offline. Your stories are still here.');
		setOnline(false);
		await expect.element(strip).toBeVisible();
		setOnline(true);
		await expect.element(strip).not.toBeInTheDocument();
	});
});

/** The brightest channel, 0 to 255, of the pixels at the top left of the window. */
async function brightestIn({ width, height }: { width: number; height: number }): Promise<number> {
	const picture = new Image();
	picture.src = `data:image/png;base64,${await page.screenshot({ base64: true, save: false })}`;
	await picture.decode();
	const canvas = new OffscreenCanvas(width, height).getContext('2d');
	if (!canvas) throw new Error('No canvas can be drawn on.');
	canvas.drawImage(picture, 0, 0);
	const { data } = canvas.getImageData(0, 0, width, height);
	return data.reduce((brightest, channel, index) => (index % 4 === 3 ? brightest : Math.max(brightest, channel)), 0);
}
