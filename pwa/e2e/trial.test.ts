import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Session, Subscription, User } from '../../shared/user.ts';
import { adaKeepsTheHouse, loginAsAda } from './admin.ts';
import { changeUser } from './answers.ts';
import { childOf, storyOf } from './family.ts';
import { atTheForm, begin, fillIn } from './story-form.ts';
import { alertOf, open } from './story-page.ts';
import { bringUpWorld, desktop, phone } from './world.ts';

const hour = 3_600_000;
const ended = 'Your trial has ended. Unlock your past stories and create new ones.';
const over: Subscription = {
	status: 'trial',
	hasLifetimeAccess: false,
	trialEndDate: '2020-01-01T00:00:00.000Z',
	trialEndsAt: '2020-01-01T00:00:00.000Z',
};

const world = bringUpWorld({ ...adaKeepsTheHouse, SIGNUP_ACCESS: 'trial', TRIAL_DAYS: '3' });
let rosa: Session;
beforeAll(async () => {
	rosa = await world.register('Rosa');
});

const bannerOf = (page: Page) => page.getByRole('complementary', { name: 'Your trial' });
const accessOf = (page: Page) => page.getByRole('complementary', { name: 'Your access' });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** This device believes that the account has this access and that role, whatever the server knows. */
async function believe(page: Page, subscription: Partial<Subscription>, role: User['role'] = 'parent'): Promise<void> {
	const believed = (user: User): User => ({ ...user, role, subscription: { ...user.subscription, ...subscription } });
	await changeUser(page, believed);
}

async function actAs(page: Page, child: string): Promise<void> {
	await page.getByRole('button', { name: 'Active Profile' }).click();
	await page.getByRole('menuitemradio', { name: child }).click();
	await title(page, `${child}'s Stories`).waitFor();
}

it('counts the days and hours of a trial, then its minutes, and ends without a reload', async () => {
	const page = await world.pageFor(rosa);
	await page.clock.install();
	await page.goto('/');
	const banner = bannerOf(page);
	await banner.getByText('Your trial ends in 2 days and 23 hours.').waitFor();
	await expect.poll(() => banner.getByRole('link', { name: 'Upgrade' }).getAttribute('href')).toBe('/upgrade');
	await expect
		.poll(() => page.getByRole('link', { name: 'Create New Story' }).first().getAttribute('href'))
		.toBe('/create');

	await page.clock.fastForward(70 * hour);
	await banner.getByText('Your trial ends in 0 days and 1 hour.').waitFor();
	await page.clock.fastForward(1.5 * hour);
	await banner.getByText(/^Your trial ends in 2\d minutes\.$/).waitFor();
	await page.clock.fastForward(hour);
	await banner.getByText(ended).waitFor();
	await expect.poll(() => page.getByRole('link', { name: 'Create New Story' }).count()).toBe(0);
});

it('sends those whose trial is over from the making of a story to the dashboard, which says why', async () => {
	const page = await world.pageFor(rosa);
	await page.clock.install({ time: Date.now() + 4 * 24 * hour });
	await page.goto('/create');
	await bannerOf(page).getByText(ended).waitFor();
	expect(new URL(page.url()).pathname).toBe('/');
});

describe('when the trial is over', () => {
	it('says so, offers the upgrade and nothing new; what was made can still be read', async () => {
		const { title } = await storyOf(world, rosa);
		const page = await world.pageFor(rosa, { viewport: phone });
		await believe(page, over);
		await page.goto('/');
		const banner = bannerOf(page);
		await banner.getByText(ended).waitFor();
		await expect.poll(() => banner.getByRole('link', { name: 'Upgrade' }).getAttribute('href')).toBe('/upgrade');
		await page.getByRole('article').getByRole('link', { name: title }).waitFor();
		await expect.poll(() => page.getByRole('searchbox').count()).toBe(0);
		await expect.poll(() => page.getByRole('link', { name: 'Create New Story' }).count()).toBe(0);
		await expect.poll(() => page.getByRole('link', { name: 'Create A Story' }).getAttribute('href')).toBe('/upgrade');
	});

	it('says so instead of an empty list', async () => {
		const page = await world.pageFor(await world.register('Nora'));
		await believe(page, over);
		await page.goto('/');
		await page.getByRole('heading', { name: ended }).waitFor();
	});

	it.each(['child', 'admin'] as const)('shows nothing but that to a %s', async (role) => {
		const page = await world.pageFor(rosa);
		await believe(page, over, role);
		await page.goto('/');
		await page.getByRole('heading', { name: ended }).waitFor();
		await expect.poll(() => page.getByRole('article').count()).toBe(0);
		await expect.poll(() => bannerOf(page).count()).toBe(0);
	});

	it('says so to a child that is acted as, too, and sends it to its parent', async () => {
		const otto = await world.register('Otto');
		const milo = await childOf(world, otto, 'Milo');
		const { title: story } = await storyOf(world, otto, { childId: milo._id });
		const page = await world.pageFor(otto, { viewport: desktop });
		await believe(page, over);
		await page.goto('/');
		await actAs(page, 'Milo');
		await bannerOf(page).getByText(ended).waitFor();
		await page.getByRole('article').getByRole('link', { name: story }).waitFor();
		await page.getByRole('link', { name: 'Create Magic' }).click();
		await title(page, "Milo's Stories").waitFor();
		await bannerOf(page).getByRole('link', { name: 'Upgrade' }).click();
		await title(page, 'This page is for a grown-up').waitFor();
	});

	it('lets what was made before be read, and says in words what cannot be made any more', async () => {
		const nora = await world.register('Nora');
		const story = await storyOf(world, nora);
		const body = {
			role: 'parent',
			email: nora.user.email,
			profile: nora.user.profile,
			subscription: { status: 'expired', hasLifetimeAccess: false },
		};
		await world.ask('PUT', `/api/admin/users/${nora.user._id}`, { as: await loginAsAda(world), body });

		const trusting = (page: Page) => believe(page, { status: 'active' });
		const form = await atTheForm(world, nora, { prepare: trusting });
		await fillIn(form);
		await begin(form).click();
		await alertOf(form, ended).waitFor();

		const reader = await open(world, nora, story);
		await reader.getByRole('list', { name: 'What happens next?' }).getByRole('button').first().click();
		await alertOf(reader, ended).waitFor();
		await reader.getByRole('button', { name: 'Play chapter 1' }).click();
		await reader.getByRole('region', { name: 'Narration of chapter 1' }).getByRole('alert').getByText(ended).waitFor();
	});
});

describe('no trial is counted', () => {
	it.each([
		['who have lifetime access', { hasLifetimeAccess: true }, 'parent'],
		['whose status is active', { status: 'active' }, 'parent'],
		['who are admins', {}, 'admin'],
		['who are children', {}, 'child'],
	] as const)('for those %s', async (_who, subscription, role) => {
		const page = await world.pageFor(rosa);
		await believe(page, subscription, role);
		await page.goto('/');
		await page.getByRole('link', { name: 'Create New Story' }).first().waitFor();
		await expect.poll(() => bannerOf(page).count()).toBe(0);
	});

	it('for a child that is acted as while the trial runs', async () => {
		const otto = await world.register('Otto');
		await childOf(world, otto, 'Juno', { age: 10 });
		const page = await world.pageFor(otto, { viewport: desktop });
		await page.goto('/');
		await bannerOf(page).waitFor();
		await actAs(page, 'Juno');
		await page.getByRole('link', { name: 'Create New Story' }).first().waitFor();
		await expect.poll(() => bannerOf(page).count()).toBe(0);
	});
});

describe('the profile', () => {
	it.each([
		['the trial that runs', {}, /^Your trial ends in \d days and \d+ hours?\.$/, 1],
		['the trial that is over', over, ended, 1],
		['access that may be taken away', { status: 'active' }, 'Your access is active.', 1],
		['lifetime access', { hasLifetimeAccess: true }, /^You have lifetime access/, 0],
	] as const)('tells of %s', async (_access, subscription, sentence, upgrades) => {
		const page = await world.pageFor(rosa);
		await believe(page, subscription);
		await page.goto('/profile');
		await accessOf(page).getByText(sentence).waitFor();
		const upgrade = accessOf(page).getByRole('link', { name: 'Upgrade' });
		await expect.poll(() => upgrade.count()).toBe(upgrades);
		if (upgrades) await expect.poll(() => upgrade.getAttribute('href')).toBe('/upgrade');
	});

	it.each(['admin', 'child'] as const)('tells a %s of no access', async (role) => {
		const page = await world.pageFor(rosa);
		await believe(page, {}, role);
		await page.goto('/profile');
		await title(page, 'Your Kingdom').waitFor();
		await expect.poll(() => accessOf(page).count()).toBe(0);
	});
});
