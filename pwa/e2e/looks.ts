import type { Page } from 'playwright';
import type { Story } from '../../shared/story.ts';
import type { Changes } from '../../shared/sync.ts';
import { answer, change, changeStories, hold, refuse } from './answers.ts';

type Tales = { begun: Story; read: Story };
/** A screen or dialog, and how one gets to it from a page on which nothing is open yet. */
type Look = [name: string, go: (page: Page, tales: Tales) => Promise<unknown>];

/** What is seen before anybody is logged in. */
export const forStrangers: Look[] = [
	['login', (page) => page.goto('/login')],
	[
		'login refused',
		async (page) => {
			await page.goto('/login');
			await page.getByLabel('Email').fill('nobody@example.com');
			await page.getByLabel('Password').fill('not-the-key');
			await page.getByRole('button', { name: 'Sign In' }).click();
			await page.getByRole('alert').waitFor();
		},
	],
	['register', (page) => page.goto('/register')],
	[
		'the terms over the form',
		async (page) => {
			await page.goto('/register');
			await page.getByRole('button', { name: 'Read the Terms of Service' }).click();
			await page.getByRole('dialog').getByRole('heading', { level: 3 }).first().waitFor();
		},
	],
	['privacy policy', (page) => page.goto('/privacy-policy')],
	['terms of service', (page) => page.goto('/terms-of-service')],
];

/** What a family sees; two of its stories: one that has just begun, and one that was read to its end. */
export const forTheFamily: Look[] = [
	[
		'stories of every kind, with a message',
		async (page, tales) => {
			await showEveryKind(page, tales.begun);
			await arriveAtStories(page);
			await page.evaluate(() =>
				history.replaceState({ ...history.state, usr: { message: 'A word', type: 'error' } }, ''),
			);
			await page.reload();
			await page.getByRole('alert').waitFor();
		},
	],
	[
		'no stories, and a trial that is over',
		async (page) => {
			const over = { status: 'expired', hasLifetimeAccess: false, trialEndDate: null, trialEndsAt: null } as const;
			await change<Changes>(page, 'GET /api/sync', (told) => ({
				...told,
				user: { ...told.user, subscription: over },
				stories: [],
			}));
			await arriveAtStories(page);
			await page.getByRole('complementary', { name: 'Your trial' }).waitFor();
		},
	],
	[
		'a list that is loading, without a network',
		async (page) => {
			await answer(page, 'GET /api/sync', () => new Promise(() => {}));
			await arriveAtStories(page);
			await page.getByText('Loading stories…').waitFor();
			await page.context().setOffline(true);
			await page.getByText('You are offline.').waitFor();
		},
	],
	[
		'a search without a find',
		async (page) => {
			await arriveAtStories(page);
			await page.getByRole('searchbox').fill('volcano');
			await page.getByText('No stories found matching your search').waitFor();
		},
	],
	[
		'the question before a story is deleted',
		async (page, tales) => {
			await arriveAtStories(page);
			await page.getByRole('button', { name: `Delete ${tales.begun.title}` }).click();
			await page.getByRole('dialog').waitFor();
		},
	],
	[
		'the Active Profile',
		async (page) => {
			await arriveAtStories(page);
			await page.getByRole('button', { name: 'Active Profile' }).click();
			await page.getByRole('menu').waitFor();
		},
	],
	[
		'the making of a story, refused',
		async (page) => {
			await page.goto('/create');
			await page.getByRole('button', { name: 'Randomize Story' }).click();
			await refuse(page, 'POST /api/stories', 403);
			await page.getByRole('button', { name: 'Create My Story' }).click();
			await page.getByRole('alert').waitFor();
		},
	],
	['an empty form', (page) => page.goto('/create')],
	['the genres', (page) => openPicker(page, 'Genre')],
	[
		'three traits',
		async (page) => {
			await openPicker(page, 'Character traits');
			for (const index of [0, 1, 2]) await page.getByRole('dialog').getByRole('listitem').nth(index).click();
		},
	],
	[
		'the wait for a story',
		async (page) => {
			await page.goto('/create');
			await page.getByRole('button', { name: 'Randomize Story' }).click();
			await answer(page, 'POST /api/stories', () => new Promise(() => {}));
			await page.getByRole('button', { name: 'Create My Story' }).click();
			await page.getByRole('dialog').waitFor();
		},
	],
	[
		'a chapter, its voice and a choice under way',
		async (page, tales) => {
			await page.goto(`/story/${tales.begun._id}`);
			await page.getByRole('button', { name: 'Play chapter 1' }).click();
			await page.getByRole('slider').waitFor();
			await answer(page, 'POST /api/stories/*/generate', () => new Promise(() => {}));
			await page.getByRole('list', { name: 'What happens next?' }).getByRole('button').first().click();
			await page.getByText('Generating the next part of your story...').waitFor();
		},
	],
	[
		'a chapter that could not be made',
		async (page, tales) => {
			await refuse(page, 'POST /api/stories/*/generate', 500);
			await refuse(page, 'POST /api/tts', 500);
			await page.goto(`/story/${tales.begun._id}`);
			await page.getByRole('list', { name: 'What happens next?' }).getByRole('button').first().click();
			await page.getByRole('alert').waitFor();
		},
	],
	[
		'the picture in large',
		async (page, tales) => {
			await page.goto(`/story/${tales.begun._id}`);
			await page
				.getByRole('button', { name: /^Scene from/ })
				.first()
				.click();
			await page.getByRole('dialog').getByRole('button', { name: 'Zoom in' }).click();
		},
	],
	[
		'a whole story, with another way opened',
		async (page, tales) => {
			await page.goto(`/story/${tales.read._id}`);
			await page.getByRole('heading', { name: 'The End', exact: true }).waitFor();
			await page.getByRole('button', { name: 'Choose another way' }).first().click();
		},
	],
	[
		'a story that cannot be had',
		async (page) => {
			await page.goto('/story/nowhere');
			await page.getByRole('alert').waitFor();
		},
	],
	[
		'a story that is loading',
		async (page) => {
			await hold(page, 'GET /api/stories/*');
			await page.goto('/story/not-here-yet');
			await page.getByText('Loading story...').waitFor();
		},
	],
];

export async function arriveAtStories(page: Page): Promise<void> {
	await page.goto('/');
	await page.getByRole('heading', { name: 'Welcome, Rosa' }).waitFor();
}

async function openPicker(page: Page, label: string): Promise<void> {
	await page.goto('/create');
	await page.getByRole('button', { name: new RegExp(`^${label}`) }).click();
	await page.getByRole('dialog').waitFor();
}

/** One story of each kind of card. */
export async function showEveryKind(page: Page, pips: Story): Promise<void> {
	const unwritten: Pick<Story, 'nodes' | 'startNode'> = { nodes: [], startNode: null };
	const waiting: Story = { ...pips, ...unwritten, _id: 'waiting', status: 'queued' };
	const failed: Story = {
		...pips,
		...unwritten,
		_id: 'failed',
		status: 'failed',
		error: 'The storyteller lost the thread.',
	};
	await changeStories(page, (stories) => [waiting, failed, ...stories]);
	await answer(page, 'GET /api/stories/waiting', (route) => route.fulfill({ json: waiting }));
}
