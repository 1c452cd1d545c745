/** @module-tag deep */
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Story } from '../shared/contract/story.ts';
import type { Session } from '../shared/contract/user.ts';
import { createChild, createStory, readToTheEnd } from './e2e/stories.ts';
import { darkPhone, expectAccessible } from './testing/accessibility.ts';
import { goTo, openApp, phone, setUpServer } from './testing/app-page.tsx';
import {
	answerCall,
	changeSyncedStories,
	changeSyncedUser,
	holdAnswer,
	refuseCall,
	setOnline,
} from './testing/network.ts';

const server = setUpServer({}, { realMedia: true });

describe('accessibility before the login', () => {
	// covers: login-registration/two-dialogs-policies-each
	it.each<[name: string, go: () => Promise<unknown>]>([
		['login', () => openApp('/login')],
		[
			'login refused',
			async () => {
				await openApp('/login');
				await page.getByLabelText('Email').fill('stranger@example.com');
				await page.getByLabelText('Password').fill('not-the-key');
				await page.getByRole('button', { name: 'Sign In' }).click();
				await expect.element(page.getByRole('alert')).toBeVisible();
			},
		],
		['register', () => openApp('/register')],
		[
			'the terms over the form',
			async () => {
				await openApp('/register');
				await page.getByRole('button', { name: 'Read the Terms of Service' }).click();
				await expect.element(page.getByRole('dialog').getByRole('heading', { level: 3 }).first()).toBeVisible();
			},
		],
		['privacy policy', () => openApp('/privacy-policy')],
		['terms of service', () => openApp('/terms-of-service')],
	])('%s has nothing in the way', async (_name, go) => {
		await go();
		await expectAccessible();
	});
});

describe('for a family with a story that has just begun, and one that was read to its end', () => {
	let rosa: Session;
	let begun: Story;
	let read: Story;
	beforeEach(async () => {
		rosa = await server.register('Rosa');
		await createChild(server, rosa, 'Milo');
		begun = await createStory(server, rosa, { isDrawn: true });
		read = await createStory(server, rosa, { hero: 'Fern' });
		await readToTheEnd(server, rosa, read);
	});

	it.each<[name: string, go: () => Promise<unknown>]>([
		[
			'the list of stories of every kind, with a message',
			async () => {
				showEveryKind();
				await openStories({ state: { message: 'A word', type: 'error' } });
				await expect.element(page.getByRole('alert')).toBeVisible();
			},
		],
		[
			'the list without stories, and a trial that is over',
			async () => {
				const over = { status: 'expired', hasLifetimeAccess: false, trialEndDate: null, trialEndsAt: null } as const;
				changeSyncedUser((user) => ({ ...user, subscription: over }));
				changeSyncedStories(() => []);
				await openStories();
				await expect.element(page.getByRole('complementary', { name: 'Your trial' })).toBeVisible();
			},
		],
		[
			'a list that is loading, without a network',
			async () => {
				answerCall('GET /api/sync', () => new Promise(() => {}));
				await openStories();
				await expect.element(page.getByText('Loading stories…')).toBeVisible();
				setOnline(false);
				await expect.element(page.getByText('You are offline.')).toBeVisible();
			},
		],
		[
			'a search without a find',
			async () => {
				await openStories();
				await page.getByRole('searchbox').fill('volcano');
				await expect.element(page.getByText('No stories found matching your search')).toBeVisible();
			},
		],
		[
			'the question before a story is deleted',
			async () => {
				await openStories();
				await page.getByRole('button', { name: `Delete ${begun.title}` }).click();
				await expect.element(page.getByRole('dialog')).toBeVisible();
			},
		],
		[
			'the Active Profile',
			async () => {
				await openStories();
				await page.getByRole('button', { name: 'Active Profile' }).click();
				await expect.element(page.getByRole('menu')).toBeVisible();
			},
		],
		[
			'the making of a story, refused',
			async () => {
				await open('/create');
				await page.getByRole('button', { name: 'Randomize Story' }).click();
				refuseCall('POST /api/stories', 403);
				await page.getByRole('button', { name: 'Create My Story' }).click();
				await expect.element(page.getByRole('alert')).toBeVisible();
			},
		],
		['an empty form', () => open('/create')],
		['the list of genres', () => openPicker('Genre')],
		[
			'the list of traits with three chosen',
			async () => {
				await openPicker('Character traits');
				for (const index of [0, 1, 2]) await page.getByRole('dialog').getByRole('listitem').nth(index).click();
			},
		],
		[
			'the wait for a story',
			async () => {
				await open('/create');
				await page.getByRole('button', { name: 'Randomize Story' }).click();
				answerCall('POST /api/stories', () => new Promise(() => {}));
				await page.getByRole('button', { name: 'Create My Story' }).click();
				await expect.element(page.getByRole('dialog')).toBeVisible();
			},
		],
		[
			'a chapter, its voice and a choice under way',
			async () => {
				await open(`/story/${begun._id}`);
				await page.getByRole('button', { name: 'Play chapter 1' }).click();
				await expect.element(page.getByRole('slider')).toBeVisible();
				answerCall('POST /api/stories/*/generate', () => new Promise(() => {}));
				await firstChoice().click();
				await expect.element(page.getByText('Generating the next part of your story...')).toBeVisible();
			},
		],
		[
			'a chapter that could not be made',
			async () => {
				refuseCall('POST /api/stories/*/generate', 500);
				refuseCall('POST /api/tts', 500);
				await open(`/story/${begun._id}`);
				await firstChoice().click();
				await expect.element(page.getByRole('alert')).toBeVisible();
			},
		],
		[
			'a picture in large',
			async () => {
				await open(`/story/${begun._id}`);
				await page
					.getByRole('button', { name: /^Scene from/ })
					.first()
					.click();
				await page.getByRole('dialog').getByRole('button', { name: 'Zoom in' }).click();
			},
		],
		[
			'a whole story, with another way opened',
			async () => {
				await open(`/story/${read._id}`);
				await expect.element(page.getByRole('heading', { name: 'The End', exact: true })).toBeVisible();
				await page.getByRole('button', { name: 'Choose another way' }).first().click();
			},
		],
		[
			'the map of a whole story, with a path in question',
			async () => {
				await open(`/story/${read._id}/map`);
				await page
					.getByRole('button', { name: /^Not taken/ })
					.first()
					.click();
				await expect.element(page.getByRole('dialog', { name: 'Go this way?' })).toBeVisible();
			},
		],
		[
			'the keepsakes of a whole story',
			async () => {
				await open(`/story/${read._id}`);
				await page.getByRole('button', { name: 'Keep this story' }).last().click();
				await expect.element(page.getByRole('dialog', { name: 'Keep this story' })).toBeVisible();
			},
		],
		[
			'a paper gamebook',
			async () => {
				await open(`/story/${read._id}/gamebook`);
				await expect.element(page.getByText('The End', { exact: true })).toBeVisible();
			},
		],
		[
			'a story that cannot be had',
			async () => {
				await open('/story/nowhere');
				await expect.element(page.getByRole('alert')).toBeVisible();
			},
		],
		[
			'a story that is loading',
			async () => {
				holdAnswer('GET /api/stories/*');
				await open('/story/not-here-yet');
				await expect.element(page.getByText('Loading story...')).toBeVisible();
			},
		],
	])('%s has nothing in the way', async (_name, go) => {
		await go();
		await expectAccessible();
	});

	it('the menu has no accessibility violations', async () => {
		await openStories({ viewport: phone });
		await page.getByRole('button', { name: 'Open menu' }).click();
		await expect.element(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
		await expectAccessible([darkPhone]);
	});

	it('no screen is wider than the smallest phone', async () => {
		showEveryKind();
		await openStories({ viewport: { width: 320, height: 640 } });
		for (const path of ['/', '/create', `/story/${read._id}`]) {
			await goTo(path);
			await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
			await expect.poll(() => document.documentElement.scrollWidth).toBe(320);
		}
	});

	const open = (path: string) => openApp(path, { as: rosa });
	const firstChoice = () => page.getByRole('list', { name: 'What happens next?' }).getByRole('button').first();

	async function openStories(options: Parameters<typeof openApp>[1] = {}): Promise<void> {
		await openApp('/', { as: rosa, ...options });
		await expect.element(page.getByRole('heading', { name: 'Welcome, Rosa' })).toBeVisible();
	}

	async function openPicker(label: string): Promise<void> {
		await open('/create');
		await page.getByRole('button', { name: new RegExp(`^${label}`) }).click();
		await expect.element(page.getByRole('dialog')).toBeVisible();
	}

	/** One story of each kind of card. */
	function showEveryKind(): void {
		const unwritten: Pick<Story, 'nodes' | 'startNode'> = { nodes: [], startNode: null };
		const waiting: Story = { ...begun, ...unwritten, _id: 'waiting', status: 'queued' };
		const error = 'The storyteller lost the thread.';
		const failed: Story = { ...begun, ...unwritten, _id: 'failed', status: 'failed', error };
		changeSyncedStories((stories) => [waiting, failed, ...stories]);
		answerCall('GET /api/stories/waiting', () => Response.json(waiting));
	}
});
