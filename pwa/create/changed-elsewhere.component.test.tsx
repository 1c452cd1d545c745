import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Session, User } from '../../shared/contract/user.ts';
import type { Genre } from '../../shared/words/genres.ts';
import { setUpAdminServer } from '../testing/admin-server.ts';
import { countCalls, failCall, refuseCall, resetNetwork } from '../testing/network.ts';
import { offeredGenres, openAsMilo, openStories, openStoryForm, saveAsAdmin } from '../testing/other-device.ts';
import { beginButton, heroName, pickItem, untilStoryIsOpen } from '../testing/story-form.ts';
import { alertOf } from '../testing/story-page.ts';

const server = setUpAdminServer();

const ageGroup = () => page.getByLabelText('Age group');
const randomize = () => page.getByRole('button', { name: 'Randomize Story' }).click();

function allow(parent: Session, child: User, genres: readonly Genre[]): Promise<unknown> {
	const body = { ...child.settings, allowedGenres: genres };
	return server.request('PUT', `/api/users/settings/${child._id}`, { as: parent, body });
}

describe('the genres of a child, changed on another device', () => {
	it('are current when the form opens', async () => {
		const { rosa, milo } = await openAsMilo(server);
		await allow(rosa, milo, ['dragon', 'forest']);
		await openStoryForm();
		await expect.poll(offeredGenres).toEqual(['Dragon', 'Forest']);
		await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
	});

	// covers: errors/failed-load-available-genres
	it('stay unchanged when they cannot be fetched, and can be fetched again', async () => {
		const { rosa, milo } = await openAsMilo(server);
		refuseCall('GET /api/sync', 500);
		await allow(rosa, milo, ['dragon']);
		await openStoryForm();
		const notice = page.getByRole('alert').filter({ hasText: 'Failed to load available genres' });
		await expect.element(notice).toBeVisible();
		expect(await offeredGenres()).toEqual(['Adventure', 'Fantasy']);
		resetNetwork();
		await notice.getByRole('button', { name: 'Try again' }).click();
		await expect.element(notice).not.toBeInTheDocument();
		await expect.poll(offeredGenres).toEqual(['Dragon']);
	});

	// covers: errors/failed-load-available-genres
	it('are no error without a network', async () => {
		await openAsMilo(server);
		failCall('GET /api/sync');
		const calls = countCalls('GET /api/sync');
		await openStoryForm();
		await expect.poll(() => calls.settled).toBeGreaterThan(0);
		expect(await offeredGenres()).toEqual(['Adventure', 'Fantasy']);
		await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
	});

	// covers: beyond-product/genre-withdrawn-while-form
	it('may be fewer on submission: the form stays, without the genre', async () => {
		const { rosa, milo } = await openAsMilo(server);
		await openStoryForm();
		await randomize();
		await pickItem('Genre', 'Fantasy');
		await heroName().fill('Bramble');
		await allow(rosa, milo, ['adventure']);
		await beginButton().click();
		await expect.element(alertOf('This genre has not been enabled by your parent.')).toBeVisible();
		await expect.element(page.getByText('Please select a genre', { exact: true })).toBeVisible();
		await expect.element(heroName()).toHaveValue('Bramble');
		await expect.poll(offeredGenres).toEqual(['Adventure']);
		await pickItem('Genre', 'Adventure');
		await beginButton().click();
		await untilStoryIsOpen();
	});
});

describe('the age of a child, changed on another device', () => {
	// covers: beyond-product/child-whose-age-changed
	it('changes the age group when the form opens', async () => {
		const { milo } = await openAsMilo(server);
		await openStoryForm();
		await expect.element(ageGroup()).toHaveValue('6-8');
		await saveAsAdmin(server, { ...milo, profile: { name: 'Milo', age: 10 } });
		await page.getByRole('link', { name: 'Adventure Hub' }).click();
		await openStoryForm();
		await expect.element(ageGroup()).toHaveValue('9-11');
		await expect.element(ageGroup()).toBeDisabled();
	});
});

describe('a trial that ends while the form is open', () => {
	const sentence = 'Your trial has ended. Unlock your past stories and create new ones.';
	const ended = { status: 'expired', hasLifetimeAccess: false } as const;

	// covers: beyond-product/trial-ends-while-form
	it('keeps a parent’s form, and links to the upgrade', async () => {
		const rosa = await server.register('Rosa');
		await openStories(rosa);
		await openStoryForm();
		await randomize();
		await heroName().fill('Bramble');
		await saveAsAdmin(server, rosa.user, ended);
		await beginButton().click();
		const notice = page.getByRole('alert').filter({ hasText: sentence });
		await expect.element(notice).toBeVisible();
		await expect.element(heroName()).toHaveValue('Bramble');
		await expect.element(notice.getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '/upgrade');
		await page.getByRole('link', { name: 'Adventure Hub' }).click();
		await expect.element(page.getByRole('heading', { name: sentence })).toBeVisible();
	});

	// covers: beyond-product/trial-ends-while-form
	it('shows a child no link to the upgrade', async () => {
		const { rosa } = await openAsMilo(server);
		await openStoryForm();
		await randomize();
		await saveAsAdmin(server, rosa.user, ended);
		await beginButton().click();
		await expect.element(alertOf(sentence)).toBeVisible();
		await expect.element(page.getByRole('link', { name: 'Upgrade' })).not.toBeInTheDocument();
	});
});
