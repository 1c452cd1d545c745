import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Story } from '../../shared/contract/story.ts';
import type { Session } from '../../shared/contract/user.ts';
import { createChild, createStory } from '../e2e/stories.ts';
import { expectAccessible } from '../testing/accessibility.ts';
import { goTo, setUpServer, shownToasts, textsOf } from '../testing/app-page.tsx';
import { countCalls, refuseCall, resetNetwork, setOnline } from '../testing/network.ts';
import { openChapterInfo, openStory, switchProfile } from '../testing/story-page.ts';

/* The built-in storyteller replaces a provider that is out of reach, and the chapter says so. */

const server = setUpServer({}, { realMedia: true, hasFallback: true });
let rosa: Session;
let story: Story;
beforeEach(async () => {
	rosa = await server.register('Rosa');
	story = await createStory(server, rosa, { isDrawn: true });
});

const fallbackText = 'Our built-in storyteller stepped in for this chapter.';
const redraw = 'POST /api/stories/*/nodes/*/redraw';
const about = () => page.getByRole('dialog', { name: 'About chapter 1' });
const aboutButton = () => page.getByRole('button', { name: 'About chapter 1' });
const provenanceButton = () => page.getByRole('button', { name: 'How this chapter was made' });
const provenanceDialog = () => page.getByRole('dialog', { name: 'How chapter 1 was made' });
const picture = () => page.getByRole('button', { name: /^Scene from/ }).first();
const confirmation = () => page.getByRole('dialog', { name: 'Draw this picture again?' });

async function openProvenance(): Promise<void> {
	await openChapterInfo(1);
	await provenanceButton().click();
}

describe('the provenance of a chapter', () => {
	// covers: makers-provider/how-chapter-was-made
	it('shows a parent the makers, the checks and the fallback', async () => {
		await openStory(rosa, story);
		await expect.element(page.getByText(fallbackText)).toBeVisible();
		await openProvenance();
		await expect.element(provenanceDialog().getByText('Built-in, which stood in')).toBeVisible();
		await expect.element(provenanceDialog().getByText('Nothing above the age rating 5')).toBeVisible();
		await expect.element(provenanceDialog().getByText('Stood in', { exact: true }).first()).toBeVisible();
		await expect.element(provenanceDialog().getByText('Not read aloud yet')).toBeVisible();
		await userEvent.keyboard('{Escape}');
		await expect.element(aboutButton()).toHaveFocus();
	});

	// covers: makers-provider/how-chapter-was-made
	it('is not shown to a child, who sees only that a fallback wrote the chapter', async () => {
		const milo = await createChild(server, rosa, 'Milo');
		const milosStory = await createStory(server, rosa, { isDrawn: true, childId: milo._id });
		await openStory(rosa, milosStory);
		await switchProfile('Milo');
		await goTo(`/story/${milosStory._id}`);
		await expect.element(page.getByText(fallbackText)).toBeVisible();
		await openChapterInfo(1);
		await expect.element(about().getByRole('button', { name: 'Something is not right here' })).toBeVisible();
		await expect.element(provenanceButton()).not.toBeInTheDocument();
		await expect.element(about().getByText('Story: built-in')).not.toBeInTheDocument();
		await userEvent.keyboard('{Escape}');
		await expect.element(page.getByRole('button', { name: /^Pack for the journey/ })).not.toBeInTheDocument();
		await picture().click();
		await expect.element(page.getByRole('button', { name: 'Zoom in' })).toBeVisible();
		await expect.element(page.getByRole('button', { name: 'Draw it again' })).not.toBeInTheDocument();
	});

	it('shows the error, and can be requested again', async () => {
		await openStory(rosa, story);
		refuseCall('GET /api/stories/*/nodes/*/making', 500, { error: 'The server tripped.' });
		await openProvenance();
		await expect.element(provenanceDialog().getByRole('alert').getByText('The server tripped.')).toBeVisible();
		resetNetwork();
		setOnline(false);
		await provenanceDialog().getByRole('button', { name: 'Try again' }).click();
		await expect.element(provenanceDialog().getByText(/this device is offline just now/)).toBeVisible();
		setOnline(true);
		await provenanceDialog().getByRole('button', { name: 'Try again' }).click();
		await expect.element(provenanceDialog().getByText('Built-in, which stood in')).toBeVisible();
	});
});

describe('a chapter', () => {
	// covers: makers-provider/how-chapter-was-made
	it('has nothing between its last sentence and the choices; its credits are behind the button in its header', async () => {
		await openStory(rosa, story);
		const belowText = page.getByCss('section:has(> header h2) > div:has(> p) ~ *');
		await expect.poll(() => textsOf(belowText)).toEqual([expect.stringMatching(/^What happens next\?/)]);
		expect(aboutButton().element().getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
		(aboutButton().element() as HTMLElement).focus();
		await userEvent.keyboard('{Enter}');
		await expect.element(about().getByText('Story: built-in')).toBeVisible();
		await expect.element(about().getByText('Picture: built-in')).toBeVisible();
		await about().getByRole('button', { name: 'Close' }).click();
		await expect.element(aboutButton()).toHaveFocus();
	});
});

describe('redrawing a picture', () => {
	// covers: makers-provider/one-hero-all-pictures
	it('is requested by a parent after a confirmation', async () => {
		await openStory(rosa, story);
		const calls = countCalls(redraw);
		await openRedraw();
		await page.getByRole('button', { name: 'Cancel' }).click();
		await expect.element(confirmation()).not.toBeInTheDocument();
		expect(calls.count).toBe(0);
		await openRedraw();
		await confirmation().getByRole('button', { name: 'Draw it again' }).click();
		await expect.poll(shownToasts).toContain('A new picture is being drawn. It will be here in a moment.');
		await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
		expect(calls.count).toBe(1);
	});

	it('shows the server’s message when it is refused', async () => {
		await openStory(rosa, story);
		const enough = 'This picture was drawn many times today. Please try again tomorrow.';
		refuseCall(redraw, 429, { error: enough });
		await openRedraw();
		await confirmation().getByRole('button', { name: 'Draw it again' }).click();
		await expect.element(page.getByRole('dialog').getByRole('alert').getByText(enough)).toBeVisible();
	});
});

describe('accessibility', { tags: 'deep' }, () => {
	it('the credits and the provenance of a chapter have no violation', async () => {
		await openStory(rosa, story);
		await openChapterInfo(1);
		await expect.element(about().getByText('Story: built-in')).toBeVisible();
		await expectAccessible();
		await provenanceButton().click();
		await expect.element(provenanceDialog().getByText('Built-in, which stood in')).toBeVisible();
		await expectAccessible();
	});

	it('the confirmation before redrawing has no violation', async () => {
		await openStory(rosa, story);
		await openRedraw();
		await expectAccessible();
	});
});

async function openRedraw(): Promise<void> {
	await picture().click();
	await page.getByRole('dialog').getByRole('button', { name: 'Draw it again' }).click();
	await expect.element(page.getByRole('heading', { name: 'Draw this picture again?' })).toBeVisible();
}
