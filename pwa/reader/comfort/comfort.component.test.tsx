import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { papers } from '../../../shared/contract/comfort.ts';
import type { Story } from '../../../shared/contract/story.ts';
import type { Session, User } from '../../../shared/contract/user.ts';
import { createChild, createStory } from '../../e2e/stories.ts';
import { expectAccessible } from '../../testing/accessibility.ts';
import { desktop, phone, reload, setUpServer, tablet } from '../../testing/app-page.tsx';
import { boxOf } from '../../testing/dashboard-page.ts';
import { setOnline } from '../../testing/network.ts';
import { chapter, openStory, switchProfile } from '../../testing/story-page.ts';

const server = setUpServer();
let rosa: Session;
let milo: User;
let story: Story;
beforeEach(async () => {
	rosa = await server.register('Rosa');
	milo = await createChild(server, rosa, 'Milo');
	story = await createStory(server, rosa, { childId: milo._id });
});

const aa = () => page.getByRole('button', { name: 'Aa Reading comfort' });
const panel = () => page.getByRole('dialog', { name: 'Reading comfort' });
const option = (setting: string, name: string) =>
	panel().getByRole('group', { name: setting }).getByRole('radio', { name, exact: true });
const firstParagraph = () => document.querySelector('article [data-opens-large]')!;
const textStyle = () => getComputedStyle(firstParagraph());
const paper = () => getComputedStyle(document.body).backgroundColor;
const storedLook = async (name: string) => {
	const children = await server.request<User[]>('GET', '/api/users/children', { as: rosa });
	const me = await server.request<User>('GET', '/api/auth/profile', { as: rosa });
	return [me, ...children].find(({ profile }) => profile.name === name)?.comfort;
};

async function openPanel(options: Parameters<typeof openStory>[2] = {}): Promise<void> {
	await openStory(rosa, story, options);
	await aa().click();
	await expect.element(panel()).toBeVisible();
}

describe('the look of a story', () => {
	// covers: reading-comfort/changes-live
	// covers: reading-comfort/kept-with-profile
	it('changes at once with size, spacing, width and paper, and is stored at the server', async () => {
		await openPanel();
		const size = () => Number.parseFloat(textStyle().fontSize);
		const before = { size: size(), paper: paper(), letterSpacing: textStyle().letterSpacing };
		await userEvent.click(option('Size', 'Largest'));
		await expect.poll(() => size() / before.size).toBeCloseTo(1.65, 2);
		await userEvent.click(option('Spacing', 'Widest'));
		await expect.poll(() => textStyle().letterSpacing).not.toBe(before.letterSpacing);
		await userEvent.click(option('Paper', 'Night'));
		await expect.poll(paper).toBe('rgb(16, 28, 42)');
		await userEvent.click(option('Width', 'Narrow'));
		await expect.element(option('Width', 'Narrow')).toBeChecked();
		const look = { size: 5, spacing: 3, width: 1, paper: 'night' };
		await expect.poll(() => storedLook('Rosa')).toEqual(look);
		await userEvent.click(panel().getByRole('button', { name: 'The usual look' }));
		await expect.poll(size).toBe(before.size);
		expect(paper()).toBe(before.paper);
		await expect.poll(() => storedLook('Rosa')).toBeUndefined();
	});

	// covers: reading-comfort/letters-kept-offline
	it.each([
		['Atkinson Hyperlegible Next', 'Atkinson Hyperlegible Next'],
		['OpenDyslexic', 'OpenDyslexic'],
	])('has the letters %s once they are chosen, and not before', async (name, family) => {
		await openPanel();
		expect(textStyle().fontFamily).toMatch(/^Andika/);
		await userEvent.click(option('Letters', name));
		await expect.poll(() => textStyle().fontFamily).toMatch(new RegExp(`^"?${family}`));
		await expect
			.poll(() => [...document.fonts].some((font) => font.family.includes(family) && font.status === 'loaded'))
			.toBe(true);
	});

	// covers: reading-comfort/per-child
	it('is that of the child who reads, and of nobody else', async () => {
		await openPanel();
		await userEvent.click(option('Paper', 'Cream'));
		await expect.poll(paper).toBe('rgb(243, 229, 199)');
		await switchProfile('Milo');
		await expect.element(page.getByRole('heading', { name: "Milo's Stories" })).toBeVisible();
		expect(document.documentElement.dataset.paper).toBeUndefined();
		await page.getByRole('link', { name: story.title }).click();
		await expect.element(chapter(1)).toBeVisible();
		expect(document.documentElement.dataset.paper).toBeUndefined();
		await aa().click();
		await userEvent.click(option('Size', 'Large'));
		await expect.poll(() => storedLook('Milo')).toEqual({ size: 3 });
		expect(await storedLook('Rosa')).toEqual({ paper: 'cream' });
	});

	// covers: reading-comfort/changes-live
	it('changes without a network too, and stays so after a restart', async () => {
		await openPanel();
		setOnline(false);
		await userEvent.click(option('Paper', 'High contrast'));
		await expect.poll(paper).toBe('rgb(255, 255, 255)');
		await reload();
		await expect.element(chapter(1)).toBeVisible();
		expect(paper()).toBe('rgb(255, 255, 255)');
		await page.getByRole('link', { name: 'Back to Dashboard' }).click();
		await expect.poll(() => document.documentElement.dataset.paper).toBeUndefined();
	});

	it('is the same as before as long as nothing is chosen', async () => {
		await openStory(rosa, story);
		const article = document.querySelector('article')!;
		expect(Object.keys(article.dataset)).toEqual(['ageGroup']);
		expect(document.documentElement.dataset.paper).toBeUndefined();
		await aa().click();
		await expect.element(option('Letters', 'Andika')).toBeChecked();
		await expect.element(option('Size', 'Usual')).toBeChecked();
		for (const name of ['Day', 'Cream', 'Night', 'High contrast'])
			await expect.element(option('Paper', name)).not.toBeChecked();
		await expect.element(panel().getByRole('button', { name: 'The usual look' })).toBeDisabled();
	});
});

describe('the panel', () => {
	it('is a sheet at the foot of a phone that leaves the upper part to the story', async () => {
		await openPanel({ viewport: phone });
		const { x, y, width, height } = boxOf(panel());
		expect([x, width, Math.round(y + height)]).toEqual([0, phone.width, phone.height]);
		expect(y).toBeGreaterThan(phone.height * 0.35);
	});

	it('hangs from the bar on a tablet', async () => {
		await openPanel({ viewport: tablet });
		const { y, width } = boxOf(panel());
		expect(y).toBeLessThan(120);
		expect(width).toBeLessThan(tablet.width / 2);
	});

	it('loses none of several changes that follow each other at once', async () => {
		await openPanel();
		const press = (setting: string, name: string) => (option(setting, name).element() as HTMLElement).click();
		press('Size', 'Larger');
		press('Width', 'Wide');
		press('Paper', 'Cream');
		await expect.poll(() => storedLook('Rosa')).toEqual({ size: 4, width: 3, paper: 'cream' });
		await expect.element(option('Size', 'Larger')).toBeChecked();
	});

	it('is used with the keyboard, closes on Escape, and gives the focus back', async () => {
		await openStory(rosa, story);
		(aa().element() as HTMLElement).focus();
		await userEvent.keyboard('{Enter}');
		await expect.element(panel()).toBeVisible();
		await expect.element(aa()).toHaveAttribute('aria-expanded', 'true');
		(option('Size', 'Usual').element() as HTMLElement).focus();
		await userEvent.keyboard('{ArrowRight}');
		await expect.element(option('Size', 'Large')).toBeChecked();
		await expect.element(option('Size', 'Large')).toHaveFocus();
		await userEvent.keyboard('{Escape}');
		await expect.element(panel()).not.toBeInTheDocument();
		await expect.element(aa()).toHaveFocus();
	});

	it('closes on a press on the story, and on its own button', async () => {
		await openPanel({ viewport: desktop });
		await userEvent.click(firstParagraph());
		await expect.element(panel()).not.toBeInTheDocument();
		await aa().click();
		await expect.element(panel()).toBeVisible();
		await aa().click();
		await expect.element(panel()).not.toBeInTheDocument();
	});
});

// covers: reading-comfort/four-papers
it.each(papers)('has nothing in the way on the paper %s, whatever the scheme of the device', {
	tags: 'deep',
}, async (paper) => {
	const path = `/api/users/comfort?selectedChildId=${milo._id}`;
	await server.request('PUT', path, { as: rosa, body: { paper } });
	await openStory(rosa, story, { viewport: desktop });
	await switchProfile('Milo');
	await page.getByRole('link', { name: story.title }).click();
	await expect.element(chapter(1)).toBeVisible();
	expect(document.documentElement.dataset.paper).toBe(paper);
	await aa().click();
	await expect.element(panel()).toBeVisible();
	await expectAccessible();
});
