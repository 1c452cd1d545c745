import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Story } from '../../shared/contract/story.ts';
import type { Session } from '../../shared/contract/user.ts';
import { createChild, createStory } from '../e2e/stories.ts';
import { closeApp, openApp, reload, setUpServer, shownToasts } from '../testing/app-page.tsx';
import { answerWithStories, boxOf, cardOf, settledBoxOf } from '../testing/dashboard-page.ts';
import { expectAddress } from '../testing/list-page.ts';
import { holdAnswer, refuseCall, resetNetwork, setOnline } from '../testing/network.ts';
import { switchProfile } from '../testing/story-page.ts';

const server = setUpServer();
let rosa: Session;
let pips: Story;
beforeEach(async () => {
	rosa = await server.register('Rosa');
	pips = await createStory(server, rosa);
});

const search = () => page.getByRole('searchbox', { name: 'Search your stories' });
const notFetched = () => page.getByText('New stories could not be fetched. These are the ones on this device.');
const noStories = () => page.getByText("You haven't created any stories yet");
/** Ends the server's failure. Waits for the running calls, whose answers would remove the button. */
const tryAgain = async () => {
	const button = page.getByRole('button', { name: 'Try again' });
	await expect.element(button).toBeEnabled();
	resetNetwork();
	await button.click();
};

describe('the list of stories', () => {
	// covers: dashboard/skeleton-6-cards-while
	// covers: constants-each/skeleton-6-64-units
	it('shows six skeletons until the first stories have loaded', async () => {
		const release = holdAnswer('GET /api/sync');
		await openApp('/', { as: rosa });
		const skeletons = page.getByRole('status').filter({ hasText: 'Loading stories…' }).getByCss('[aria-hidden] > *');
		await expect.element(skeletons).toHaveLength(6);
		await expect.element(skeletons.first()).toBeVisible();
		release();
		await expect.element(page.getByRole('link', { name: pips.title })).toBeVisible();
		await expect.element(skeletons).not.toBeInTheDocument();
	});

	// covers: dashboard/cards-cover-title-state
	it('shows the genre, the state and the author of each story, and opens it', async () => {
		answerWithStories([pips, { ...pips, _id: 'read', title: 'The Read One', status: 'completed' }]);
		await openApp('/', { as: rosa });
		const card = cardOf(pips.title);
		await expect.element(card.getByRole('img', { name: 'In progress' })).toBeVisible();
		await expect.element(card.getByText('by Rosa')).toBeVisible();
		await expect.element(card.getByText('Fantasy', { exact: true })).toBeVisible();
		await expect.element(cardOf('The Read One').getByRole('img', { name: 'Completed' })).toBeVisible();
		await card.getByRole('link').click();
		await expectAddress(`/story/${pips._id}`);
	});

	// covers: dashboard/search-title-whatever-case
	// covers: dashboard/four-empty-states
	it('finds a story by part of its title, ignoring case, and has an empty state', async () => {
		answerWithStories([pips, { ...pips, _id: 'moon', title: 'Milo and the MOON Ship' }]);
		await openApp('/', { as: rosa });
		await expect.element(cardOf(pips.title)).toBeVisible();
		await search().fill('mooN sh');
		await expect.element(cardOf(pips.title)).not.toBeInTheDocument();
		await expect.element(page.getByRole('article')).toHaveLength(1);
		await search().fill('volcano');
		await expect.element(page.getByText('No stories found matching your search')).toBeVisible();
		await search().fill('');
		await expect.element(cardOf(pips.title)).toBeVisible();
	});

	// covers: beyond-product/fields-beyond-their-bounds
	it('accepts a search of up to 100 characters', async () => {
		answerWithStories([pips, { ...pips, _id: 'long', title: 'x'.repeat(100) }]);
		await openApp('/', { as: rosa });
		for (const length of [99, 100, 101]) {
			await search().fill('');
			await search().click();
			await userEvent.keyboard('xx');
			await search().fill('x'.repeat(length - 1));
			await userEvent.keyboard('{End}x');
			await expect.element(search()).toHaveValue('x'.repeat(Math.min(length, 100)));
			await expect.element(page.getByRole('article')).toHaveLength(1);
		}
	});

	it('shows the stories of this device when the sync fails, and retries on request', async () => {
		await openApp('/', { as: rosa });
		await expect.element(page.getByRole('button', { name: `Delete ${pips.title}` })).toBeVisible();
		await expect.element(page.getByRole('button', { name: `Keep on this device: ${pips.title}` })).toBeVisible();
		await document.fonts.ready;
		const before = await settledBoxOf(cardOf(pips.title));
		refuseCall('GET /api/sync', 500);
		await reload();
		await expect.element(notFetched()).toBeVisible();
		// A click would miss a card that moves.
		await expect.poll(() => boxOf(cardOf(pips.title))).toEqual(before);
		await tryAgain();
		await expect.element(notFetched()).not.toBeInTheDocument();
	});

	it('keeps the link element of each card while the rest of the card renders, so that a press is not lost', async () => {
		const links = new Set<Element>();
		const lost: string[] = [];
		const observer = new MutationObserver(() => {
			for (const link of document.querySelectorAll('article h2 a')) links.add(link);
			for (const link of links) if (!link.isConnected) lost.push(link.textContent ?? '');
		});
		const whole = page.getByRole('button', { name: `Keep on this device: ${pips.title}` });
		for (const isFirstVisit of [true, false]) {
			links.clear();
			observer.observe(document, { childList: true, subtree: true });
			await openApp('/', isFirstVisit ? { as: rosa } : {});
			await expect.element(whole).toBeVisible();
			observer.disconnect();
			expect(links.size).toBe(1);
			await closeApp();
		}
		expect(lost).toEqual([]);
	});

	// covers: errors/story-list-delete-checkout
	it('has an error state, not the empty state, when the first sync fails', async () => {
		refuseCall('GET /api/sync', 500);
		await openApp('/', { as: rosa });
		await expect.element(page.getByRole('heading', { name: 'Your stories could not be fetched' })).toBeVisible();
		await tryAgain();
		await expect.element(cardOf(pips.title)).toBeVisible();
	});

	it('has the empty state offline too', async () => {
		await openApp('/', { as: await server.register('Nila') });
		await expect.element(noStories()).toBeVisible();
		setOnline(false);
		await page.getByRole('link', { name: 'Create Magic' }).click();
		await page.getByRole('link', { name: 'Adventure Hub' }).click();
		await expect.element(noStories()).toBeVisible();
	});
});

describe('the profile whose stories are shown', () => {
	// covers: dashboard/four-empty-states
	it('is named in the empty state, for a parent and for a child', async () => {
		const nila = await server.register('Nila');
		await createChild(server, nila, 'Milo');
		await openApp('/', { as: nila });
		await expect.element(page.getByRole('heading', { name: 'Welcome, Nila' })).toBeVisible();
		await expect.element(page.getByRole('heading', { name: "You haven't created any stories yet" })).toBeVisible();
		await switchProfile('Milo');
		await expect.element(page.getByRole('heading', { name: "Milo's Stories" })).toBeVisible();
		await expect.element(page.getByRole('heading', { name: "Milo hasn't created any stories yet" })).toBeVisible();
	});

	// covers: dashboard/child-s-stories-welcome
	it('shows only a child’s own stories, without the author', async () => {
		const milo = await createChild(server, rosa, 'Milo');
		const milos = await createStory(server, rosa, { hero: 'Bramble', childId: milo._id });
		await openApp('/', { as: rosa });
		await expect.element(cardOf(milos.title).getByText('by Milo')).toBeVisible();
		await expect.element(cardOf(pips.title).getByText('by Rosa')).toBeVisible();
		await switchProfile('Milo');
		await expect.element(cardOf(pips.title)).not.toBeInTheDocument();
		await expect.element(cardOf(milos.title)).toBeVisible();
		await expect.element(page.getByText('by Milo')).not.toBeInTheDocument();
	});

	// covers: without-network/two-children-never-see
	it('never shows the stories of another child, not for one frame', async () => {
		const titles = new Map<string, string>();
		for (const [name, hero] of [
			['Milo', 'Bramble'],
			['Juno', 'Rusty'],
		] as const) {
			const { _id: childId } = await createChild(server, rosa, name);
			titles.set(name, (await createStory(server, rosa, { hero, childId })).title);
		}
		const frames: string[] = [];
		const observer = new MutationObserver(() => {
			const shown = document.getElementById('main')?.innerText ?? '';
			if (shown !== frames.at(-1)) frames.push(shown);
		});
		observer.observe(document, { subtree: true, childList: true, characterData: true });
		await openApp('/', { as: rosa });
		await expect.element(page.getByRole('heading', { name: 'Welcome, Rosa' })).toBeVisible();
		for (const name of ['Milo', 'Juno', 'Milo', 'Juno']) {
			await switchProfile(name);
			await expect.element(page.getByRole('heading', { name: `${name}'s Stories` })).toBeVisible();
			await expect.element(cardOf(titles.get(name) ?? '')).toBeVisible();
		}
		observer.disconnect();
		const framesOf = (name: string) => frames.filter((frame) => frame.includes(`${name}'s Stories`));
		expect(framesOf('Milo').some((frame) => frame.includes(titles.get('Milo') ?? ''))).toBe(true);
		expect(framesOf('Juno').some((frame) => frame.includes(titles.get('Juno') ?? ''))).toBe(true);
		expect(framesOf('Milo').filter((frame) => frame.includes(titles.get('Juno') ?? ''))).toEqual([]);
		expect(framesOf('Juno').filter((frame) => frame.includes(titles.get('Milo') ?? ''))).toEqual([]);
	});
});

describe('a notice in the navigation state', () => {
	// covers: dashboard/notices-navigation-state-shown
	it.each(['info', 'success', 'error'] as const)('of type %s is shown once', async (type) => {
		await openApp('/', { as: rosa, state: { message: 'A word from elsewhere', type } });
		const notice = page.getByRole('region', { name: 'Notices' }).getByText('A word from elsewhere');
		await expect.element(notice).toBeVisible();
		await expect.element(page.getByRole('alert')).toHaveLength(type === 'error' ? 1 : 0);
		await reload();
		await expect.element(cardOf(pips.title)).toBeVisible();
		await expect.element(notice).not.toBeInTheDocument();
		expect(shownToasts()).toEqual(['A word from elsewhere']);
	});
});
