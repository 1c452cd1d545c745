import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Chapter, Story } from '../../../shared/contract/story.ts';
import type { Session } from '../../../shared/contract/user.ts';
import { createChild, createStory } from '../../e2e/stories.ts';
import { address, goTo, openApp, phone, setUpServer } from '../../testing/app-page.tsx';
import { setOnline } from '../../testing/network.ts';
import { createChildStory } from '../../testing/reports.ts';
import { chapter, expectFocusOnChapter, openStory } from '../../testing/story-page.ts';

const server = setUpServer();
let rosa: Session;
let story: Story;
let [first, left, right]: Chapter[] = [];

const generate = async (from: Chapter | undefined, choiceIndex: number) => {
	const body = { nodeId: from?._id, choiceIndex };
	const path = `/api/stories/${story._id}/generate`;
	return (await server.request<{ newNode: Chapter }>('POST', path, { as: rosa, body })).newNode;
};
const button = (name: string) => page.getByRole('button', { name, exact: true });
const here = () => page.getByCss('[aria-current="location"]');
const choiceOf = (from: Chapter | undefined, index: number) => from?.choices[index]?.text ?? '';
/** The chapter over the second choice of the first one: the reader is at the other one, over the first choice. */
const rightChapter = () => button(`Chapter 2: ${right?.chapterTitle}`);
/** The choices of that chapter: all chapters of the tests' storyteller have the same ones. */
const rightBud = (index: number) => button(`Not taken: ${choiceOf(right, index)}`).nth(1);
const expectChosen = (text: string) => expect.element(page.getByText(`You chose: ${text}`)).toBeVisible();

beforeEach(async () => {
	rosa = await server.register('Rosa');
	story = await createStory(server, rosa);
	[first] = story.nodes;
	right = await generate(first, 1);
	left = await generate(first, 0);
});

async function openMap(): Promise<void> {
	await openStory(rosa, story);
	await expect.element(chapter(2)).toBeVisible();
	await page.getByRole('link', { name: 'Story map' }).click();
	await expect.element(page.getByRole('heading', { name: `Story map: ${story.title}` })).toBeVisible();
}

describe('the story map', () => {
	// covers: beyond-product/story-map
	it('shows each chapter and each path not taken, and where the reader is', async () => {
		await openMap();
		await expect.element(page.getByText('0 endings found, 7 paths not taken')).toBeVisible();
		await expect.element(here()).toHaveAccessibleName(`Chapter 2: ${left?.chapterTitle}, you are here`);
		await expect.element(button(`Not taken: ${choiceOf(first, 2)}`)).toHaveLength(3);
		// Each bud is in the list of its chapter.
		const ofRight = page.getByRole('listitem').filter({ has: rightChapter() }).last();
		await expect.element(ofRight.getByRole('listitem')).toHaveLength(3);
	});

	it('is opened from a bar whose buttons all fit a phone', async () => {
		await openStory(rosa, story, { viewport: phone });
		const bar = page.getByRole('navigation', { name: 'Story' });
		for (const control of [...bar.getByRole('link').elements(), ...bar.getByRole('button').elements()]) {
			const { left, right, width, height } = control.getBoundingClientRect();
			expect([left >= 0, right <= phone.width, Math.min(width, height) >= 44]).toEqual([true, true, true]);
		}
		await expect.element(bar.getByRole('link', { name: 'Story map' })).toBeVisible();
		expect(bar.getByRole('button').elements().length).toBeGreaterThan(0);
	});

	it('spreads where the browser shows large text, so that no label lies on another branch', async () => {
		document.documentElement.style.fontSize = '200%';
		onTestFinished(() => void document.documentElement.style.removeProperty('font-size'));
		await openApp(`/story/${story._id}/map`, { as: rosa, viewport: phone });
		// What is outside of the window comes after the first frame.
		const buttons = () => [...document.querySelectorAll('ol button')];
		await expect.poll(buttons).toHaveLength(10);
		const boxes = buttons().map((one) => one.getBoundingClientRect());
		for (const [index, one] of boxes.entries())
			for (const other of boxes.slice(index + 1)) {
				const isBeside = one.right <= other.left || other.right <= one.left;
				expect(isBeside || one.bottom <= other.top || other.bottom <= one.top).toBe(true);
			}
	});

	it.each([
		{ width: 820, height: 1180 },
		{ width: 1440, height: 900 },
	])('fits beside the menu at $width pixels with three choices at the first two chapters', async (viewport) => {
		const narrow = await createStory(server, rosa);
		const body = { nodeId: narrow.nodes[0]?._id, choiceIndex: 0 };
		await server.request('POST', `/api/stories/${narrow._id}/generate`, { as: rosa, body });
		await openApp(`/story/${narrow._id}/map`, { as: rosa, viewport });
		await expect.element(page.getByRole('button', { name: /^Not taken: / })).toHaveLength(5);
		const { scrollWidth, clientWidth } = document.querySelector('article ol')?.parentElement?.parentElement as Element;
		expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
	});

	it('opens by its address', async () => {
		await openApp(`/story/${story._id}/map`, { as: rosa });
		await expect.element(here()).toBeVisible();
	});

	it('opens the reader at a chapter of another branch, without network', async () => {
		await openMap();
		setOnline(false);
		await rightChapter().click();
		await expectFocusOnChapter(2);
		await expectChosen(choiceOf(first, 1));
		expect(address()).toBe(`/story/${story._id}`);
		await page.getByRole('link', { name: 'Story map' }).click();
		await expect.element(here()).toBeVisible();
		const upTo = page.getByRole('list', { name: 'Chapters and paths' }).getByRole('button').nth(5);
		await expect.element(upTo).toHaveAttribute('aria-current', 'location');
	});

	it('asks before it takes a path, and opens the reader at its chapter', async () => {
		await openMap();
		await rightBud(2).click();
		const dialog = page.getByRole('dialog', { name: 'Go this way?' });
		await expect.element(dialog.getByText(choiceOf(right, 2))).toBeVisible();
		await dialog.getByRole('button', { name: 'Cancel' }).click();
		await expect.element(page.getByText('0 endings found, 7 paths not taken')).toBeVisible();
		await rightBud(2).click();
		await dialog.getByRole('button', { name: 'Go', exact: true }).click();
		await expectFocusOnChapter(3);
		await expectChosen(choiceOf(first, 1));
		await expectChosen(choiceOf(right, 2));
		await page.getByRole('link', { name: 'Story map' }).click();
		await expect.element(page.getByText('0 endings found, 9 paths not taken')).toBeVisible();
	});

	it('can be used with the keyboard, in the order of the tree', async () => {
		await openMap();
		button(`Chapter 1: ${first?.chapterTitle}`).element().focus();
		await userEvent.tab();
		await expect.element(here()).toHaveFocus();
		await userEvent.tab();
		await expect.element(button(`Not taken: ${choiceOf(left, 0)}`).first()).toHaveFocus();
		await userEvent.keyboard('{Enter}');
		await expect.element(page.getByRole('dialog', { name: 'Go this way?' })).toBeVisible();
	});

	it('shows a hidden chapter to a child as a closed leaf', async () => {
		const milo = await createChild(server, rosa, 'Milo');
		const { story, second } = await createChildStory(server, rosa, milo);
		const body = { nodeId: second._id, reason: 'scary' };
		await server.request('POST', `/api/stories/${story._id}/report`, { as: rosa, body });
		await openApp('/', { as: rosa });
		await page.getByRole('button', { name: 'Active Profile' }).click();
		await page.getByRole('menuitemradio', { name: 'Milo' }).click();
		await goTo(`/story/${story._id}/map`);
		await expect.element(button('Chapter 2: This page is put away, you are here')).toBeVisible();
		await expect.element(page.getByText(second.chapterTitle)).not.toBeInTheDocument();
	});
});
