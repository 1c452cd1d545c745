import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Story } from '../../shared/contract/story.ts';
import type { Session } from '../../shared/contract/user.ts';
import { createNarratedStory } from '../e2e/stories.ts';
import { goTo, openApp, setUpServer, shownToasts } from '../testing/app-page.tsx';
import { answerCall, setOnline } from '../testing/network.ts';
import { enableMediaStorage, enableSaveData, fillStorage } from '../testing/storage.ts';
import { chapter, openStory } from '../testing/story-page.ts';

const server = setUpServer({}, { realMedia: true });
let rosa: Session;
let pips: Story;
let finns: Story;
beforeEach(async () => {
	enableMediaStorage();
	rosa = await server.register('Rosa');
	pips = await createNarratedStory(server, rosa, { hero: 'Pip' });
	finns = await createNarratedStory(server, rosa, { hero: 'Finn' });
});

const freeUpSpace = () => page.getByRole('button', { name: 'Free up space' });

describe('the pictures and narrations on the device', () => {
	// covers: without-network/full-disk-survived-told
	it('are counted and can be removed on the profile screen, except those of a pinned story', async () => {
		await openApp('/', { as: rosa });
		await expect.element(savedBadge(finns)).toBeVisible();
		await pinStory(pips);
		await expect.element(savedBadge(pips)).toBeVisible();
		await openProfile();
		await expect.element(page.getByText('2 stories are saved with all pictures and narration')).toBeVisible();
		await freeUpSpace().click();
		await page.getByRole('dialog').getByRole('button', { name: 'Free up' }).click();
		await expect.poll(() => shownToasts()).toContainEqual(expect.stringMatching(/0\.\d\sMB freed$/));
		await expect.element(page.getByText('1 story is saved with all pictures and narration')).toBeVisible();
		await expect.element(freeUpSpace()).toBeDisabled();

		await goTo('/');
		await expect.element(savedBadge(pips)).toBeVisible();
		await expect.element(savedBadge(finns)).not.toBeInTheDocument();
		await linkTo(finns).click();
		await expect.element(chapter(1)).toBeVisible();
		await page.getByRole('link', { name: 'Back to Dashboard' }).click();
		await expect.element(savedBadge(finns)).toBeVisible();
	});

	// covers: without-network/full-disk-survived-told
	it('are missing on a full device, with a notice; text is available, and the rest is fetched when there is space', {
		tags: 'deep',
	}, async () => {
		await openStory(rosa, pips);
		await goTo('/');
		await expect.element(savedBadge(pips)).toBeVisible();
		await expect.element(savedBadge(finns)).toBeVisible();
		const makeRoom = fillStorage();
		const last = await createNarratedStory(server, rosa, { hero: 'Otis' });
		window.dispatchEvent(new Event('focus'));
		await pinStory(last);
		await expect.element(cardOf(last).getByText('0 of 2 saved: the device is full')).toBeVisible();
		await expect.element(savedBadge(pips)).toBeVisible();
		await openProfile();
		await expect.element(page.getByText('This device has no space left')).toBeVisible();

		await goTo('/');
		setOnline(false);
		await linkTo(last).click();
		for (const paragraph of last.nodes[0]!.content.split('\n\n')) {
			await expect.element(page.getByText(paragraph)).toBeVisible();
		}

		setOnline(true);
		makeRoom();
		await goTo('/');
		await expect.element(savedBadge(last)).toBeVisible();
		await openProfile();
		await expect.element(page.getByText(/stories are saved with all pictures and narration/)).toBeVisible();
		await expect.element(page.getByText('This device has no space left')).not.toBeInTheDocument();
	});

	// covers: without-network/pictures-narration-fetched-ahead
	it('wait on a metered connection, except those of a pinned story or when they are requested', {
		tags: 'deep',
	}, async () => {
		enableSaveData();
		const fetched: string[] = [];
		answerCall('GET /api/media/*', ({ url, proceed }) => {
			fetched.push(url.pathname);
			return proceed();
		});
		await openApp('/', { as: rosa });
		await pinStory(finns);
		await expect.element(savedBadge(finns)).toBeVisible();
		await expect.element(savedBadge(pips)).not.toBeInTheDocument();
		expect(fetched).toContain(narrationOf(finns));
		expect(fetched).not.toContain(narrationOf(pips));

		await openProfile();
		await page.getByRole('checkbox', { name: 'Save pictures and narration over mobile data too' }).click();
		await expect.element(page.getByText('2 stories are saved')).toBeVisible();
	});
});

async function openProfile(): Promise<void> {
	await goTo('/profile');
	await expect.element(page.getByRole('heading', { name: 'This device' })).toBeVisible();
}

async function pinStory(story: Story): Promise<void> {
	const toggle = cardOf(story).getByRole('button', { name: `Keep on this device: ${story.title}` });
	await toggle.click();
	await expect.element(toggle).toHaveAttribute('aria-pressed', 'true');
}

function linkTo({ _id }: Story) {
	return page.getByCss(`a[href="/story/${_id}"]`);
}

function cardOf(story: Story) {
	return page.getByRole('article').filter({ has: linkTo(story) });
}

function savedBadge(story: Story) {
	return cardOf(story).getByRole('img', { name: 'Saved on this device' });
}

function narrationOf(story: Story): string {
	return story.nodes[0]!.audioUrls!.sage;
}
