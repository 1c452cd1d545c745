import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { NextChapter } from '../../shared/contract/stories.ts';
import type { Chapter, Story } from '../../shared/contract/story.ts';
import type { Session } from '../../shared/contract/user.ts';
import { createChild, createStory, readToTheEnd } from '../e2e/stories.ts';
import { lastReadStoryId } from '../local/library/story-state.ts';
import { address, goTo, openApp, reload, setUpServer, textOf } from '../testing/app-page.tsx';
import { expectAddress } from '../testing/list-page.ts';
import {
	answerCall,
	changeAnswer,
	changeSyncedStories,
	countCalls,
	holdAnswer,
	holdCall,
	refuseCall,
	resetNetwork,
} from '../testing/network.ts';
import { postponeRetries } from '../testing/outbox.ts';
import {
	alertOf,
	chapter,
	choices,
	choicesOf,
	chooseOtherWay,
	expectFocusOnChapter,
	openStory,
	paragraphsOf,
	switchProfile,
	untilPicturePainted,
} from '../testing/story-page.ts';

const server = setUpServer({}, { realMedia: true });
let rosa: Session;
beforeEach(async () => {
	rosa = await server.register('Rosa');
});

const load = 'GET /api/stories/*';
const generate = 'POST /api/stories/*/generate';
const sync = 'GET /api/sync';
const isGone = 'This story is not there any more. It may have been deleted on another device.';
const isNotLoaded = 'Failed to load story. Please try again later.';
const isNotWritten = 'Failed to generate the next part of the story. Please try again.';
const never = () => new Promise<Response>(() => {});
const alerts = () => page.getByRole('alert');
const backToDashboard = () => page.getByRole('link', { name: 'Back to Dashboard' });

// covers: errors/failed-load-story-please
describe('opening a story', () => {
	// covers: story-reader/loading-story
	it('shows a loading state, and then title, chapter, picture and choices', async () => {
		const story = await createStory(server, rosa, { isDrawn: true });
		const releases = [holdAnswer(load), holdAnswer(sync)];
		await openApp(`/story/${story._id}`, { as: rosa });
		await expect.element(page.getByText('Loading story...')).toBeVisible();
		for (const release of releases) release();
		await expect.element(page.getByRole('heading', { name: story.title, level: 1 })).toBeVisible();
		await expect.poll(() => chapter(1).query()?.textContent).toBe(`Chapter 1: ${story.nodes[0]?.chapterTitle}`);
		await expect.element(choices()).toHaveLength(3);
		await untilPicturePainted();
	});

	// covers: story-reader/picture-first-chapter-opens
	it('shows an error when it cannot be loaded, and links to the dashboard', async () => {
		const story = await createStory(server, rosa);
		refuseCall(load, 500);
		refuseCall(sync, 500);
		await openApp(`/story/${story._id}`, { as: rosa });
		await expect.element(alertOf(isNotLoaded)).toBeVisible();
		await backToDashboard().click();
		await expect.element(page.getByRole('heading', { name: 'Welcome, Rosa' })).toBeVisible();
	});

	// covers: beyond-product/story-deleted-meanwhile
	it('says that it was deleted elsewhere, also while it is read', async () => {
		const other = await createStory(server, rosa);
		const deleted = await createStory(server, rosa, { hero: 'Wisp' });
		await openStory(rosa, deleted);
		await server.request('DELETE', `/api/stories/${deleted._id}`, { as: rosa });
		window.dispatchEvent(new Event('focus'));
		await expect.element(alertOf(isGone)).toBeVisible();
		await reload();
		await expect.element(alertOf(isNotLoaded)).toBeVisible();
		await backToDashboard().click();
		await expect.element(page.getByRole('link', { name: other.title })).toBeVisible();
		await expect.element(page.getByText('Wisp')).not.toBeInTheDocument();
	});

	it('says that it was deleted when a choice is answered with 404, before the device has synced', async () => {
		const deleted = await createStory(server, rosa);
		answerCall(load, never);
		await openStory(rosa, deleted);
		answerCall(sync, never);
		await server.request('DELETE', `/api/stories/${deleted._id}`, { as: rosa });
		await choices().first().click();
		await expect.element(alertOf(isGone)).toBeVisible();
		await expect.element(chapter(1)).toBeVisible();
	});

	it('is refused to another family', async () => {
		const story = await createStory(server, rosa);
		await openApp(`/story/${story._id}`, { as: await server.register('Nila') });
		await expect.element(alertOf(isNotLoaded)).toBeVisible();
	});

	it('is never shown to a sibling, not for one frame, also by its address', async () => {
		const [milo, juno] = [await createChild(server, rosa, 'Milo'), await createChild(server, rosa, 'Juno')];
		expect(milo._id).not.toBe(juno._id);
		const junos = await createStory(server, rosa, { hero: 'Wisp', childId: juno._id });
		await openStory(rosa, junos);
		await backToDashboard().click();
		await switchProfile('Milo');
		await expect.element(page.getByText("Milo hasn't created any stories yet")).toBeVisible();
		const watcher = watchFor(junos.title);
		await goTo(`/story/${junos._id}`);
		await expect.element(alertOf(isNotLoaded)).toBeVisible();
		expect(watcher.isSeen).toBe(false);
		await backToDashboard().click();
		await switchProfile('Juno');
		await page.getByRole('link', { name: junos.title }).click();
		await expect.element(chapter(1)).toBeVisible();
		expect(watcher.isSeen).toBe(true);
		watcher.stop();
	});

	it('redirects from /story/last to the story last read on this device, or to the dashboard', async () => {
		await openApp('/story/last', { as: rosa });
		await expect.element(page.getByRole('heading', { name: 'Welcome, Rosa' })).toBeVisible();
		const [one, other] = [await createStory(server, rosa), await createStory(server, rosa, { hero: 'Wisp' })];
		for (const { _id } of [one, other, one]) {
			await goTo(`/story/${_id}`);
			await expect.element(chapter(1)).toBeVisible();
			await expect.poll(() => lastReadStoryId(null)).toBe(_id);
		}
		await goTo('/story/last');
		await expect.element(page.getByRole('heading', { name: one.title, level: 1 })).toBeVisible();
		await expectAddress(`/story/${one._id}`);
	});

	// covers: story-reader/chapter-n-title-paragraphs
	it('hides lines of the text that only repeat the heading', async () => {
		const story = await createStory(server, rosa);
		const content = `## Chapter One: The Cave\n\n**Chapter 1**\n\nPip looked around.\n\nThis chapter of her life was new.`;
		changeNodes((node) => ({ ...node, content }));
		await openStory(rosa, story);
		await expect.poll(() => paragraphsOf(1)).toEqual(['Pip looked around.', 'This chapter of her life was new.']);
	});

	it('shows a drawn cover and the text when the picture cannot be loaded', async () => {
		const story = await createStory(server, rosa, { isDrawn: true });
		const missing = `/api/media/${'0'.repeat(64)}.webp`;
		changeNodes((node) => ({ ...node, images: { thumbnail: missing, medium: missing, large: missing } }));
		await openStory(rosa, story);
		await expect.element(page.getByCss('article header svg[viewBox="0 0 300 200"]')).toBeVisible();
		await expect.element(page.getByCss('article img[src*="/api/media/"]')).not.toBeInTheDocument();
		await expect.element(page.getByCss('[data-opens-large]').first()).toBeVisible();
	});
});

describe('choosing', () => {
	// covers: story-reader/happens-next-last-chapter
	// covers: states-transitions/reader-chain-choices-choice
	it('shows which choice is in progress, and then focuses its chapter', async () => {
		await openStory(rosa, await createStory(server, rosa));
		const release = holdCall(generate);
		await choices().nth(1).click();
		const progress = page.getByText('Generating the next part of your story...');
		await expect.element(progress).toBeVisible();
		await expect.element(choices().nth(1)).toHaveAttribute('aria-busy', 'true');
		await expect.element(choices().nth(0)).toHaveAttribute('aria-disabled', 'true');
		release();
		await expect.element(chapter(2)).toBeVisible();
		await expectFocusOnChapter(2);
		await expect.element(progress).not.toBeInTheDocument();
		await expect.element(page.getByRole('list', { name: 'What happens next?' })).toHaveLength(1);
	});

	it('shows an error when the chapter cannot be created: the choice is retried automatically or on request, or withdrawn', async () => {
		await openStory(rosa, await createStory(server, rosa));
		refuseCall(generate, 500);
		await choices().first().click();
		await expect.element(alertOf(isNotWritten)).toBeVisible();
		await expect.element(choices().first()).not.toHaveAttribute('aria-busy');
		await expect.element(choices().nth(1)).toHaveAttribute('aria-disabled', 'true');
		await postponeRetries();
		await page.getByRole('button', { name: 'Take it back' }).click();
		await expect.element(alerts()).not.toBeInTheDocument();
		await expect.element(choices().nth(1)).toHaveAttribute('aria-disabled', 'false');

		await choices().nth(1).click();
		await expect.element(alertOf(isNotWritten)).toBeVisible();
		const calls = countCalls(generate);
		await page.getByRole('button', { name: 'Try again' }).click();
		await expect.poll(() => calls.settled).toBe(1);
		await expect.element(alertOf(isNotWritten)).toBeVisible();
		resetNetwork();
		await expect.element(chapter(2)).toBeVisible();
		await expect.element(alerts()).not.toBeInTheDocument();
	});

	it('says which choice was refused and why, and offers to retry it or choose another', async () => {
		await openStory(rosa, await createStory(server, rosa));
		refuseCall(generate, 403, { error: 'The storyteller would rather not.' });
		const words = choices().nth(1).getByCss('span').last().element().textContent;
		await choices().nth(1).click();
		await expect.element(alertOf('The storyteller would rather not.')).toBeVisible();
		await expect.element(alertOf(`You chose “${words}”.`)).toBeVisible();
		await expect.poll(() => textOf(choices().nth(1))).toContain('This one did not work');
		await expect.element(choices().nth(0)).toHaveAttribute('aria-disabled', 'false');

		await page.getByRole('button', { name: 'Choose another' }).click();
		await expect.element(alerts()).not.toBeInTheDocument();
		await expect.element(choices().nth(0)).toHaveFocus();
		await expect.poll(() => textOf(choices().nth(1))).not.toContain('This one did not work');

		await choices().nth(1).click();
		await expect.element(alerts()).toBeVisible();
		resetNetwork();
		await page.getByRole('button', { name: 'Try again' }).click();
		await expect.element(chapter(2)).toBeVisible();
	});

	it('shows the server’s message when the trial has ended, and leaves the choices enabled', async () => {
		await openStory(rosa, await createStory(server, rosa));
		const sentence = 'Your trial has ended.';
		refuseCall(generate, 402, { error: sentence });
		await choices().first().click();
		await expect.element(alertOf(sentence)).toBeVisible();
		const calls = countCalls(generate);
		await choices().nth(2).click();
		await expect.poll(() => calls.settled).toBe(1);
		await expect.element(alertOf(sentence)).toBeVisible();
		await expect.element(alerts()).toHaveLength(1);
		await reload();
		await expect.element(alertOf(sentence)).toBeVisible();
		await page.getByRole('button', { name: 'Choose another' }).click();
		await expect.element(alerts()).not.toBeInTheDocument();
	});

	it.each([
		['an empty sentence', 403, '{"error":"","message":"","code":"refused"}'],
		['no code', 403, '{}'],
		['no body', 500, ''],
		['a page of a proxy', 502, '<html><h1>502 Bad Gateway</h1></html>'],
	])('shows the general error when it is refused with %s', async (_what, status, body) => {
		await openStory(rosa, await createStory(server, rosa));
		answerCall(generate, () => new Response(body, { status }));
		await choices().first().click();
		await expect.element(alertOf(isNotWritten)).toBeVisible();
	});

	it('shows an error for a chapter without text', async () => {
		await openStory(rosa, await createStory(server, rosa));
		changeAnswer<NextChapter>(generate, ({ newNode, ...rest }) => ({ ...rest, newNode: { ...newNode, content: ' ' } }));
		answerCall(sync, never);
		answerCall(load, never);
		await choices().first().click();
		await expect.element(alertOf('Generated node is missing required content')).toBeVisible();
		await expect.element(chapter(2)).not.toBeInTheDocument();
	});

	it('adds another branch from an earlier chapter, and keeps both', async () => {
		await openStory(rosa, await createStory(server, rosa));
		await choices().nth(0).click();
		await expect.element(chapter(2)).toBeVisible();
		const left = paragraphsOf(2);
		await chooseOtherWay(2);
		const [, lastOfLeft = ''] = left;
		await expect.element(page.getByText(lastOfLeft)).not.toBeInTheDocument();
		await expect.element(chapter(2)).toBeVisible();
		const right = paragraphsOf(2);
		expect(right).toHaveLength(left.length);
		expect(right).not.toEqual(left);
		await reload();
		await expect.element(chapter(2)).toBeVisible();
		await expect.poll(() => paragraphsOf(2)).toEqual(right);
		await page.getByRole('button', { name: 'Choose another way' }).click();
		await expect.element(choicesOf(1).filter({ hasText: 'You have been here' })).toHaveLength(2);
		await choicesOf(1).nth(0).click();
		await expect.poll(() => paragraphsOf(2)).toEqual(left);
	});

	// covers: story-creation/end-offers-create-new
	// covers: story-reader/end-two-ways
	it('ends with The End and two links', async () => {
		const story = await createStory(server, rosa, { ageGroup: '3-5' });
		await readToTheEnd(server, rosa, story);
		await openStory(rosa, story);
		const end = page.getByRole('region', { name: 'The End' });
		await expect.element(end).toBeVisible();
		await expect.element(page.getByRole('heading', { name: /^Chapter \d/ })).toHaveLength(4);
		await expect.element(end.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/');
		await end.getByRole('link', { name: 'Create A New Story' }).click();
		await expect.element(page.getByRole('heading', { name: 'Create Magic' })).toBeVisible();
		expect(address()).toBe('/create');
		await expect.poll(() => window.scrollY).toBe(0);
	});
});

/** Changes every chapter in the server's answers. */
function changeNodes(edit: (node: Chapter) => Chapter): void {
	const inStory = (story: Story) => ({ ...story, nodes: story.nodes.map(edit) });
	changeAnswer<Story>(load, inStory);
	changeSyncedStories((stories) => stories.map(inStory));
}

/** Records whether a text appears in the document at any moment from now on. */
function watchFor(text: string): { isSeen: boolean; stop(): void } {
	const check = () => {
		watcher.isSeen ||= document.body.textContent?.includes(text) ?? false;
	};
	const observer = new MutationObserver(check);
	const watcher = { isSeen: false, stop: () => observer.disconnect() };
	observer.observe(document, { childList: true, subtree: true, characterData: true });
	return watcher;
}
