import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { AdminReport } from '../../shared/contract/admin.ts';
import type { Chapter, Story } from '../../shared/contract/story.ts';
import type { Session, User } from '../../shared/contract/user.ts';
import { createChild, createStory } from '../e2e/stories.ts';
import { expectAccessible } from '../testing/accessibility.ts';
import { setUpAdminServer } from '../testing/admin-server.ts';
import { desktop, openApp, shownToasts, textOf } from '../testing/app-page.tsx';
import { answerCall, setOnline } from '../testing/network.ts';
import { createChildStory, fetchReport } from '../testing/reports.ts';
import {
	chapter,
	choices,
	openChapterInfo,
	openStory,
	switchProfile,
	untilPicturePainted,
} from '../testing/story-page.ts';

const server = setUpAdminServer({}, { realMedia: true });
let rosa: Session;
let milo: User;
beforeEach(async () => {
	rosa = await server.register('Rosa');
	milo = await createChild(server, rosa, 'Milo');
});

const dialog = () => page.getByRole('dialog', { name: 'What is not right here?' });
const hiddenHeading = () => page.getByRole('heading', { name: 'This page is put away' });
const text = () => textOf(page.getByCss('main'));
const backToDashboard = () => page.getByRole('link', { name: 'Back to Dashboard' });
const linkTo = ({ _id }: Story) => page.getByCss(`a[href="/story/${_id}"]`);
const badge = () => page.getByText('Reported', { exact: true });
const reportNotice = () => page.getByText('Milo reported this chapter: “It is too scary”. It is hidden from Milo');
const reported = (story: Story, nodeId: string | null) => () => fetchReport(server, rosa, story, nodeId);

describe('a child', () => {
	it('reports a chapter with a reason; the chapter is hidden at once, and another choice leads on', async () => {
		const { story, second, line } = await createChildStory(server, rosa, milo);
		await openAsMilo(story, 2);
		await openReport(2);
		await dialog().getByRole('button', { name: 'Put it away' }).click();
		const error = dialog().getByRole('alert');
		await expect.element(error.getByText('Please choose what is not right.')).toBeVisible();
		await dialog().getByRole('radio', { name: 'It is too scary' }).click();
		await expect.element(error).not.toBeInTheDocument();
		await dialog().getByRole('button', { name: 'Put it away' }).click();
		await expect.element(hiddenHeading()).toBeVisible();
		await expect.poll(() => shownToasts()).toContain('Thank you for telling. The page is put away.');
		await expect.poll(() => document.activeElement?.textContent).toContain('This page is put away');
		await expect.poll(() => text()).not.toContain(line);
		await expect.poll(reported(story, second._id)).toMatchObject({ state: 'open', by: 'Milo', isSeen: false });

		await choices().nth(1).click();
		await expect.element(hiddenHeading()).not.toBeInTheDocument();
		await expect.element(chapter(2)).toBeVisible();
	});

	it('hears nothing more of a chapter that it puts away, and has no player for it', async () => {
		const { story, second } = await createChildStory(server, rosa, milo);
		await openAsMilo(story, 2);
		await page.getByRole('button', { name: 'Play chapter 2' }).click();
		await expect.element(page.getByRole('button', { name: 'Pause chapter 2' })).toBeVisible();
		await expect.element(page.getByRole('region', { name: 'Reading aloud' })).toBeVisible();
		await expect.poll(() => navigator.mediaSession.metadata?.title).toContain(second.chapterTitle);
		await openReport(2);
		await dialog().getByRole('radio', { name: 'It is too scary' }).click();
		await dialog().getByRole('button', { name: 'Put it away' }).click();
		await expect.element(hiddenHeading()).toBeVisible();
		await expect.element(page.getByRole('region', { name: 'Reading aloud' })).not.toBeInTheDocument();
		await expect.poll(() => navigator.mediaSession.metadata).toBeNull();
		await expect.poll(() => document.querySelector('audio')?.paused).toBe(true);
	});

	it('sees no broken image when the picture of a hidden chapter cannot be loaded', async () => {
		const { story, second } = await createChildStory(server, rosa, milo);
		await reportByMilo(story, second);
		await openApp('/', { as: rosa });
		await switchProfile('Milo');
		await linkTo(story).click();
		await expect.element(hiddenHeading()).toBeVisible();
		const drawing = page.getByRole('region', { name: /put away/ }).getByCss('img');
		(drawing.element() as HTMLImageElement).src = '/api/media/missing';
		await expect.element(drawing).not.toBeInTheDocument();
		expect(brokenImages()).toBe(0);
	});

	it('can report offline, also the first chapter', async () => {
		const story = await createStory(server, rosa, { childId: milo._id, isDrawn: true });
		await openApp('/', { as: rosa });
		await switchProfile('Milo');
		const pictures = page.getByRole('article').getByCss('img[src^="/api/media/"]');
		await expect.element(pictures).toHaveLength(1);
		await linkTo(story).click();
		await untilPicturePainted();
		setOnline(false);
		await expect.element(page.getByText('You are offline.')).toBeVisible();
		await report(1, 'Something in the picture is not right', 'Put it away');
		await expect.element(hiddenHeading()).toBeVisible();
		await expect.element(pictures).not.toBeInTheDocument();
		await expect.element(page.getByRole('link', { name: 'Create A New Story' })).toBeVisible();
		await backToDashboard().last().click();
		await expect.element(linkTo(story)).toBeVisible();
		expect(pictures.elements()).toHaveLength(0);
		const strip = page.getByRole('status').filter({ hasText: '1 thing waits to be sent.' });
		await strip.getByRole('button', { name: 'Show' }).click();
		const waiting = page.getByRole('dialog', { name: 'Waiting to be sent' });
		await expect.element(waiting.getByText(`Your report of chapter 1 of “${story.title}”`)).toBeVisible();
		await userEvent.keyboard('{Escape}');
		await linkTo(story).click();
		await expect.element(hiddenHeading()).toBeVisible();
		expect(await reported(story, story.startNode)()).toBeUndefined();
		setOnline(true);
		await expect.poll(reported(story, story.startNode)).toMatchObject({ reason: 'picture', by: 'Milo' });
		await expect.element(hiddenHeading()).toBeVisible();
	});
});

describe('a parent', () => {
	it('sees a child’s report on the card and in the story, also of a chapter on another branch', async () => {
		const { story, second, line } = await createChildStory(server, rosa, milo);
		await reportByMilo(story, second);
		await openApp('/', { as: rosa });
		await switchProfile('Milo');
		await linkTo(story).click();
		await expect.element(hiddenHeading()).toBeVisible();
		await choices().nth(1).click();
		await expect.element(hiddenHeading()).not.toBeInTheDocument();
		await backToDashboard().first().click();
		await expect.element(linkTo(story)).toBeVisible();
		await expect.element(badge()).not.toBeInTheDocument();
		await switchProfile('Rosa');
		await expect.element(badge()).toBeVisible();
		await linkTo(story).click();
		await expect.element(reportNotice()).toBeVisible();
		await page.getByText('Read chapter 2, which stands on another way').click();
		await expect.poll(() => text()).toContain(line);
		await page.getByRole('button', { name: 'I have seen this' }).click();
		await expect.element(reportNotice()).not.toBeInTheDocument();
		await backToDashboard().first().click();
		await expect.element(page.getByRole('article').first()).toBeVisible();
		await expect.element(badge()).not.toBeInTheDocument();
	});

	it('can report, still read the chapter, and see the decision', async () => {
		const { story, second, line } = await createChildStory(server, rosa, milo);
		await openStory(rosa, story, { viewport: desktop });
		await openReport(2);
		const hidden = 'It is hidden from Milo at once; you can still read it here.';
		await expect.element(dialog().getByText(hidden)).toBeVisible();
		await dialog().getByRole('radio', { name: 'It is for grown-ups' }).click();
		await dialog().getByRole('button', { name: 'Report' }).click();
		const stillHidden = page.getByText('Hidden from Milo', { exact: true });
		await expect.element(stillHidden).toBeVisible();
		await expect.poll(() => text()).toContain(line);
		await expect.poll(reported(story, second._id)).toMatchObject({ state: 'open', by: 'Rosa', isSeen: true });

		const { reports } = await server.request<{ reports: AdminReport[] }>('GET', '/api/admin/reports', {
			as: server.ada,
		});
		const decision = { as: server.ada, body: { decision: 'shown' } };
		for (const { _id } of reports) await server.request('PUT', `/api/admin/reports/${_id}`, decision);
		window.dispatchEvent(new Event('focus'));
		await expect.element(page.getByText('was looked at: it may be read again.')).toBeVisible();
		await page.getByRole('button', { name: 'I have seen this' }).click();
		await expect.element(page.getByText('was looked at')).not.toBeInTheDocument();
		await expect.element(stillHidden).not.toBeInTheDocument();
	});

	it('sees the reference of a server error, as in the server’s log', async () => {
		const error = 'Something went wrong on the server. Please try again.';
		const body = { error, message: error, code: 'internal', reference: 'K7QX3MWP' };
		answerCall('GET /api/stories/*', () => Response.json(body, { status: 500 }));
		await openApp('/story/nowhere', { as: rosa });
		await expect.element(page.getByRole('alert').getByText('Code: K7QX3MWP', { exact: true })).toBeVisible();
	});
});

describe('the accessibility of', () => {
	it.each<[string, (story: Story, second: Chapter) => Promise<void>]>([
		[
			'the report dialog',
			async (story) => {
				await openAsMilo(story, 2);
				await openReport(2);
				await dialog().getByRole('radio', { name: 'It is too scary' }).click();
			},
		],
		[
			'a hidden chapter',
			async (story, second) => {
				await reportByMilo(story, second);
				await openApp('/', { as: rosa });
				await switchProfile('Milo');
				await linkTo(story).click();
				await expect.element(hiddenHeading()).toBeVisible();
			},
		],
		[
			'a notice of a report on another branch',
			async (story, second) => {
				await reportByMilo(story, second);
				const body = { nodeId: story.startNode, choiceIndex: 1 };
				await server.request('POST', `/api/stories/${story._id}/generate`, { as: rosa, body });
				await openStory(rosa, story);
				await page.getByText('Read chapter 2, which stands on another way').click();
				await expect.element(page.getByRole('button', { name: 'I have seen this' })).toBeVisible();
			},
		],
	])('%s', { tags: 'deep' }, async (_what, go) => {
		const { story, second } = await createChildStory(server, rosa, milo);
		await go(story, second);
		await expectAccessible();
	});
});

async function openAsMilo(story: Story, number: number): Promise<void> {
	await openApp('/', { as: rosa });
	await switchProfile('Milo');
	await expect.element(page.getByRole('heading', { name: "Milo's Stories" })).toBeVisible();
	await linkTo(story).click();
	await expect.element(chapter(number)).toBeVisible();
}

async function openReport(number: number): Promise<void> {
	await (await openChapterInfo(number)).getByRole('button', { name: 'Something is not right here' }).click();
}

async function report(number: number, reason: string, button: string): Promise<void> {
	await openReport(number);
	await dialog().getByRole('radio', { name: reason }).click();
	await dialog().getByRole('button', { name: button }).click();
}

/** Milo reports it as too scary, at the server. */
function reportByMilo(story: Story, { _id: nodeId }: Chapter): Promise<unknown> {
	const path = `/api/stories/${story._id}/report?selectedChildId=${milo._id}`;
	return server.request('POST', path, { as: rosa, body: { nodeId, reason: 'scary' } });
}

function brokenImages(): number {
	return [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0).length;
}
