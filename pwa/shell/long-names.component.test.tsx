import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Story } from '../../shared/contract/story.ts';
import { createChild, createStory } from '../e2e/stories.ts';
import { desktop, goTo, openApp, phone, setUpServer, tablet } from '../testing/app-page.tsx';
import { answerWithStories } from '../testing/dashboard-page.ts';
import { changeAnswer } from '../testing/network.ts';
import { heroName } from '../testing/story-form.ts';

const server = setUpServer();

const names = [
	['60 wide letters', 'W'.repeat(60)],
	['12 families of emoji', '👨‍👩‍👧'.repeat(12)],
	['letters that run from right to left', 'محمد عبد الرحمن الطويل جدا '.repeat(3).slice(0, 60).trim()],
] as const;

describe('names and titles', () => {
	// covers: beyond-product/long-names-titles-every
	it.each(names)('of %s make no screen wider than the window', async (_kind, name) => {
		const rosa = await server.register('Rosa');
		const pips = await createStory(server, rosa, { isDrawn: true });
		await server.request('PUT', '/api/users/profile', { as: rosa, body: { profile: { name, age: 38 } } });
		await createChild(server, rosa, name);
		const title = `${name} ${'and the very long way home '.repeat(8)}`.slice(0, 200);
		answerWithStories([{ ...pips, title, author: { ...pips.author, profile: { name } } }]);
		changeAnswer<Story>('GET /api/stories/*', () => ({ ...pips, title }));
		await openApp('/', { as: rosa });
		await expect.element(page.getByRole('link', { name: title.trim().slice(0, 20) })).toBeVisible();
		await fits();
		await page.getByRole('button', { name: 'Active Profile' }).click();
		await expect.element(page.getByRole('menu')).toBeVisible();
		await fits();
		await page.getByRole('menuitemradio').last().click();
		await expect.element(page.getByRole('heading', { name: "'s Stories" })).toBeVisible();
		await fits();
		await goTo('/create');
		await heroName().fill(name);
		await fits();
		await goTo(`/story/${pips._id}`);
		await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
		await fits();
	});
});

/** Waits, at each size, until no element makes the page wider than the window. */
async function fits(): Promise<void> {
	for (const { width, height } of [phone, tablet, desktop]) {
		await page.viewport(width, height);
		await expect.poll(tooWide).toEqual([]);
	}
}

/** The elements beyond the right edge, if the page can be scrolled sideways. */
function tooWide(): string[] {
	const { scrollWidth, clientWidth } = document.documentElement;
	if (scrollWidth <= clientWidth) return [];
	const elements = [...document.querySelectorAll('*')];
	const over = elements.filter((element) => element.getBoundingClientRect().right > clientWidth + 1);
	return [`${scrollWidth} of ${clientWidth}`, ...over.map(({ tagName, className }) => `${tagName}.${className}`)];
}
