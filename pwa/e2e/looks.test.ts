import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Story } from '../../shared/story.ts';
import type { Session, User } from '../../shared/user.ts';
import { answer, change, hold, refuse } from './answers.ts';
import { childOf, readToTheEnd, storyOf } from './family.ts';
import { bringUpWorld, desktop, phone } from './world.ts';

const world = bringUpWorld();
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const sizes = { phone, desktop };

let rosa: Session;
let pips: Story;
let read: Story;
beforeAll(async () => {
	rosa = await world.register('Rosa');
	await childOf(world, rosa, 'Milo');
	pips = await storyOf(world, rosa, { isDrawn: true });
	read = await storyOf(world, rosa, { hero: 'Fern' });
	await readToTheEnd(world, rosa, read);
});

/** A screen or dialog, and how one gets to it from a page on which nothing is open yet. */
type Look = [name: string, go: (page: Page) => Promise<unknown>];

const forStrangers: Look[] = [
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

const forTheFamily: Look[] = [
	[
		'stories of every kind, with a message',
		async (page) => {
			await showEveryKind(page);
			await arriveAtStories(page);
			await page.evaluate(() => history.replaceState({ ...history.state, usr: { message: 'A word', type: 'error' } }, ''));
			await page.reload();
			await page.getByRole('alert').waitFor();
		},
	],
	[
		'no stories, and a trial that is over',
		async (page) => {
			const over = { status: 'expired', hasLifetimeAccess: false, trialEndDate: null, trialEndsAt: null } as const;
			await change<User>(page, 'GET /api/auth/profile', (user) => ({ ...user, subscription: over }));
			await change(page, 'GET /api/stories', () => []);
			await arriveAtStories(page);
			await page.getByRole('complementary', { name: 'Your trial' }).waitFor();
		},
	],
	[
		'a list that is loading, without a network',
		async (page) => {
			await answer(page, 'GET /api/stories', () => new Promise(() => {}));
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
		async (page) => {
			await arriveAtStories(page);
			await page.getByRole('button', { name: `Delete ${pips.title}` }).click();
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
			await refuse(page, 'POST /api/stories', 503);
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
		async (page) => {
			await page.goto(`/story/${pips._id}`);
			await page.getByRole('button', { name: 'Play chapter 1' }).click();
			await page.getByRole('slider').waitFor();
			await answer(page, 'POST /api/stories/*/generate', () => new Promise(() => {}));
			await page.getByRole('list', { name: 'What happens next?' }).getByRole('button').first().click();
			await page.getByText('Generating the next part of your story...').waitFor();
		},
	],
	[
		'a chapter that could not be made',
		async (page) => {
			await refuse(page, 'POST /api/stories/*/generate', 500);
			await refuse(page, 'POST /api/tts', 500);
			await page.goto(`/story/${pips._id}`);
			await page.getByRole('list', { name: 'What happens next?' }).getByRole('button').first().click();
			await page.getByRole('alert').waitFor();
		},
	],
	[
		'the picture in large',
		async (page) => {
			await page.goto(`/story/${pips._id}`);
			await page.getByRole('button', { name: /^Scene from/ }).click();
			await page.getByRole('dialog').getByRole('button', { name: 'Zoom in' }).click();
		},
	],
	[
		'a whole story, with another way opened',
		async (page) => {
			await page.goto(`/story/${read._id}`);
			await page.getByRole('heading', { name: 'The End' }).waitFor();
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

describe('for those who cannot see it all, by day and by night, large and small', () => {
	it.each(forStrangers)('%s has nothing in the way', async (_name, go) => {
		const page = await (await world.newDevice({ reducedMotion: 'reduce' })).newPage();
		await go(page);
		expect(await faultsOf(page)).toEqual([]);
	});

	it.each(forTheFamily)('%s has nothing in the way', async (_name, go) => {
		const page = await world.pageFor(rosa, { reducedMotion: 'reduce' });
		await go(page);
		expect(await faultsOf(page)).toEqual([]);
	});

	it('the drawer has nothing in the way', async () => {
		const page = await world.pageFor(rosa, { reducedMotion: 'reduce', viewport: phone });
		await arriveAtStories(page);
		await page.getByRole('button', { name: 'Open menu' }).click();
		await page.getByRole('navigation', { name: 'Main' }).waitFor();
		expect(await faultsOf(page, { phone })).toEqual([]);
	});

	it('no screen is wider than the smallest phone', async () => {
		const page = await world.pageFor(rosa, { viewport: { width: 320, height: 640 } });
		await showEveryKind(page);
		for (const path of ['/', '/create', `/story/${read._id}`]) {
			await page.goto(path);
			await page.getByRole('heading', { level: 1 }).waitFor();
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
		}
	});
});

/** Whatever axe finds, at any impact, in every combination of size and light: where it stands, and what is wrong there. */
async function faultsOf(page: Page, tried: Partial<typeof sizes> = sizes): Promise<string[]> {
	await page.getByRole('heading').first().waitFor();
	await page.evaluate(axe);
	const faults: string[] = [];
	for (const [size, viewport] of Object.entries(tried)) {
		await page.setViewportSize(viewport);
		for (const colorScheme of ['light', 'dark'] as const) {
			await page.emulateMedia({ colorScheme });
			const found = await page.evaluate(findFaults);
			faults.push(...found.map((fault) => `${size}, ${colorScheme}: ${fault}`));
		}
	}
	return faults;
}

/** Runs in the page. */
async function findFaults(): Promise<string[]> {
	type Violation = { id: string; help: string; nodes: { html: string; failureSummary?: string }[] };
	const { axe } = window as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } };
	// A change of light is one of many transitions; what is seen is what they end at.
	for (const animation of document.getAnimations()) animation.finish();
	const { violations } = await axe.run();
	return violations.flatMap(({ id, nodes }) =>
		nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 150)} ${failureSummary}`),
	);
}

async function arriveAtStories(page: Page): Promise<void> {
	await page.goto('/');
	await page.getByRole('heading', { name: 'Welcome, Rosa' }).waitFor();
}

async function openPicker(page: Page, label: string): Promise<void> {
	await page.goto('/create');
	await page.getByRole('button', { name: new RegExp(`^${label}`) }).click();
	await page.getByRole('dialog').waitFor();
}

/** One story of each kind of card. */
async function showEveryKind(page: Page): Promise<void> {
	const unwritten = { nodes: [], startNode: null } as const;
	const waiting: Story = { ...pips, ...unwritten, _id: 'waiting', status: 'queued' };
	const failed: Story = { ...pips, ...unwritten, _id: 'failed', status: 'failed', error: 'The storyteller lost the thread.' };
	await change<Story[]>(page, 'GET /api/stories', (stories) => [waiting, failed, ...stories]);
	await answer(page, 'GET /api/stories/waiting', (route) => route.fulfill({ json: waiting }));
}
