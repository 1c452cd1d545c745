import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createChild, createStory } from '../e2e/stories.ts';
import { setUpAdminServer } from '../testing/admin-server.ts';
import {
	address,
	clearToasts,
	desktop,
	goTo,
	openApp,
	passwordOf,
	reload,
	shownToasts,
	textsOf,
} from '../testing/app-page.tsx';
import { expectAddress } from '../testing/list-page.ts';
import { countCalls, refuseCall, resetNetwork, setOnline } from '../testing/network.ts';
import {
	expectMiloRemoved,
	noStories,
	offeredGenres,
	openAsMilo,
	openStories,
	openStoryForm,
	saveAsAdmin,
} from '../testing/other-device.ts';
import { beginButton } from '../testing/story-form.ts';
import { alertOf, chapter } from '../testing/story-page.ts';

const server = setUpAdminServer();

const trialIsOver = 'Your trial has ended. Unlock your past stories and create new ones.';

describe('a child that is selected here and removed on another device', () => {
	const openAndRemove = async (prepare = async () => {}) => {
		const { rosa, milo } = await openAsMilo(server);
		await prepare();
		await server.request('DELETE', `/api/users/children/${milo._id}`, { as: rosa });
		return rosa;
	};

	// covers: beyond-product/child-removed-while-acted-as
	it('is reported at the next start, once, in the parent view', async () => {
		await openAndRemove();
		await reload();
		await expectMiloRemoved();
		clearToasts();
		const calls = countCalls('GET /api/sync');
		await reload();
		await expect.element(page.getByRole('heading', { name: 'Welcome, Rosa' })).toBeVisible();
		await expect.poll(() => calls.settled).toBeGreaterThan(0);
		await expect.element(page.getByText('is no longer in this family')).not.toBeInTheDocument();
		expect(shownToasts()).toEqual([]);
	});

	// covers: beyond-product/child-removed-while-acted-as
	it('is reported at the next sync', async () => {
		await openAndRemove(async () => {
			setOnline(false);
			await expect.element(page.getByText('You are offline.')).toBeVisible();
		});
		await expect.element(page.getByRole('heading', { name: "Milo's Stories" })).toBeVisible();
		setOnline(true);
		await expectMiloRemoved();
		await expect.element(noStories()).toBeVisible();
	});

	// covers: beyond-product/child-removed-while-acted-as
	it('is reported when a story is created for it, which no other profile gets', async () => {
		const rosa = await openAndRemove(async () => {
			await openStoryForm();
			await page.getByRole('button', { name: 'Randomize Story' }).click();
		});
		await beginButton().click();
		await expectMiloRemoved();
		expect(address()).toBe('/');
		await expect.poll(() => server.request('GET', '/api/stories', { as: rosa })).toEqual([]);
	});

	// covers: beyond-product/child-removed-while-acted-as
	it('is reported while its story is read, which is deleted with it', async () => {
		const { rosa, milo } = await openAsMilo(server);
		const story = await createStory(server, rosa, { childId: milo._id, isDrawn: true });
		await goTo(`/story/${story._id}`);
		await expect.element(chapter(1)).toBeVisible();
		await server.request('DELETE', `/api/users/children/${milo._id}`, { as: rosa });
		// The app syncs when its window gets the focus.
		window.dispatchEvent(new Event('focus'));
		const isGone = 'This story is not there any more. It may have been deleted on another device.';
		await expect.element(alertOf(isGone)).toBeVisible();
		await expect.poll(shownToasts).toContain('Milo is no longer in this family.');
		await page.getByRole('link', { name: 'Back to Dashboard' }).click();
		await expect.element(noStories()).toBeVisible();
	});
});

describe('an account that was changed on another device', () => {
	// covers: states-transitions/subscription-status-admin-payment
	// covers: beyond-product/subscription-role-changed-elsewhere
	it('has its new subscription at the next start', async () => {
		const rosa = await server.register('Rosa');
		await openStories(rosa);
		await saveAsAdmin(server, rosa.user, { status: 'expired', hasLifetimeAccess: false });
		await reload();
		await expect.element(page.getByRole('heading', { name: trialIsOver })).toBeVisible();
		await saveAsAdmin(server, rosa.user, { status: 'active', hasLifetimeAccess: true });
		await reload();
		await expect.element(page.getByRole('link', { name: 'Create New Story' }).first()).toBeVisible();
	});

	// covers: beyond-product/subscription-role-changed-elsewhere
	it('loses its session when its role changes', async () => {
		const rosa = await server.register('Rosa');
		await openStories(rosa);
		await saveAsAdmin(server, { ...rosa.user, role: 'admin' }, undefined, 'rosa-has-a-longer-key');
		window.dispatchEvent(new Event('focus'));
		await expect.element(page.getByText('Session expired. Please log in again.')).toBeVisible();
	});
});

describe('a child with an account of its own', () => {
	// covers: beyond-product/child-account-own
	it('has its stories and its genres, and neither children nor settings to change', async () => {
		const rosa = await server.register('Rosa');
		const milo = await createChild(server, rosa, 'Milo', { genres: ['dragon', 'forest'] });
		const email = `milo-${milo._id}@example.com`;
		await saveAsAdmin(server, { ...milo, email }, undefined, passwordOf('Milo'));
		await openApp('/login', { viewport: desktop });
		await page.getByLabelText('Email').fill(email);
		await page.getByLabelText('Password').fill(passwordOf('Milo'));
		await page.getByRole('button', { name: 'Sign In' }).click();
		await expect.element(page.getByRole('heading', { name: 'Welcome, Milo' })).toBeVisible();
		const menu = page.getByRole('navigation', { name: 'Main' });
		await expect
			.poll(() => textsOf(menu.getByRole('listitem')))
			.toEqual([
				expect.stringContaining('Adventure Hub'),
				expect.stringContaining('Create Magic'),
				expect.stringContaining('Your Kingdom'),
				expect.stringContaining('Logout'),
			]);
		await page.getByRole('button', { name: 'Active Profile' }).click();
		await expect
			.poll(() => textsOf(page.getByRole('menuitemradio')).map((text) => text.replaceAll(/\s+/g, ' ')))
			.toEqual([expect.stringContaining('Milo Child profile')]);
		await userEvent.keyboard('{Escape}');

		await openStoryForm();
		await expect.poll(offeredGenres).toEqual(['Dragon', 'Forest']);
		await expect.element(page.getByLabelText('Age group')).toBeDisabled();
		refuseCall('GET /api/sync', 500);
		await page.getByRole('link', { name: 'Adventure Hub' }).click();
		await openStoryForm();
		await expect.element(page.getByText('Failed to load available genres')).toBeVisible();
		resetNetwork();
		await page.getByRole('button', { name: 'Randomize Story' }).click();
		await beginButton().click();
		await expect.element(chapter(1)).toBeVisible();
		await expect.element(page.getByText(/^Story: built-in/)).not.toBeInTheDocument();

		await page.getByRole('link', { name: 'Your Kingdom' }).click();
		await expect.element(page.getByRole('heading', { name: 'Basic information' })).toBeVisible();
		await expect.element(page.getByLabelText('Age')).toBeDisabled();
		await expect.poll(() => textsOf(page.getByRole('heading', { level: 2 }))).toEqual(['Basic information']);
		await goTo('/admin/users');
		await expect.element(page.getByRole('heading', { name: 'Welcome, Milo' })).toBeVisible();
		await expectAddress('/');
	});
});
