import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Story } from '../../../shared/contract/story.ts';
import type { Session, Subscription, User } from '../../../shared/contract/user.ts';
import { hour, minute } from '../../../shared/rules/durations.ts';
import { createChild, createStory } from '../../e2e/stories.ts';
import { setUpAdminServer } from '../../testing/admin-server.ts';
import { address, desktop, openApp, phone } from '../../testing/app-page.tsx';
import { alertOf, choices, openStory, switchProfile } from '../../testing/story-page.ts';
import { setAccess } from '../../testing/subscription.ts';

const endedSentence = 'Your trial has ended. Unlock your past stories and create new ones.';
const ended: Subscription = {
	status: 'trial',
	hasLifetimeAccess: false,
	trialEndDate: '2020-01-01T00:00:00.000Z',
	trialEndsAt: '2020-01-01T00:00:00.000Z',
};

const server = setUpAdminServer({ SIGNUP_ACCESS: 'trial', TRIAL_DAYS: '3' });
let rosa: Session;
beforeEach(async () => {
	rosa = await server.register('Rosa');
});
afterEach(() => void vi.useRealTimers());

const banner = () => page.getByRole('complementary', { name: 'Your trial' });
const upgradeLink = () => banner().getByRole('link', { name: 'Upgrade' });
const createLink = () => page.getByRole('link', { name: 'Create New Story' });
const floatingButton = () => page.getByRole('link', { name: 'Create A Story' });
const title = (name: string) => page.getByRole('heading', { level: 1, name });

describe('the trial banner', () => {
	// covers: dashboard/create-new-story-leads
	// covers: dashboard/trial-banner-days-hours
	// covers: constants-each/countdown-every-60-s
	it('counts the days and hours, then the minutes, and shows the end of the trial without a reload', async () => {
		fakeClock();
		await openApp('/', { as: rosa });
		await expect.element(banner().getByText('Your trial ends in 2 days and 23 hours.')).toBeVisible();
		await expect.element(upgradeLink()).toHaveAttribute('href', '/upgrade');
		await expect.element(createLink().first()).toHaveAttribute('href', '/create');

		advanceClock(70 * hour);
		await expect.element(banner().getByText('Your trial ends in 0 days and 1 hour.')).toBeVisible();
		advanceClock(1.5 * hour);
		await expect.element(banner().getByText(/^Your trial ends in 2\d minutes\.$/)).toBeVisible();
		advanceClock(hour);
		await expect.element(banner().getByText(endedSentence)).toBeVisible();
		await expect.element(createLink()).not.toBeInTheDocument();
	});

	// covers: dashboard/search-create-only-while
	// covers: shell-navigation/create-story-floats-phone
	it('takes the search and the floating button of a phone along when it ends', async () => {
		await createStory(server, rosa);
		fakeClock();
		await openApp('/', { as: rosa, viewport: phone });
		await expect.element(floatingButton()).toBeVisible();
		await expect.element(page.getByRole('searchbox')).toBeVisible();
		advanceClock(73 * hour);
		await expect.element(banner().getByText(endedSentence)).toBeVisible();
		await expect.element(floatingButton()).not.toBeInTheDocument();
		await expect.element(page.getByRole('searchbox')).not.toBeInTheDocument();
	});

	it.each<[string, Partial<Subscription>, User['role']]>([
		['with lifetime access', { hasLifetimeAccess: true }, 'parent'],
		['with active access', { status: 'active' }, 'parent'],
		['of an admin', {}, 'admin'],
		['of a child', {}, 'child'],
	])('is not shown to an account %s', async (_which, subscription, role) => {
		setAccess(subscription, role);
		await openApp('/', { as: rosa });
		await expect.element(createLink().first()).toBeVisible();
		await expect.element(banner()).not.toBeInTheDocument();
	});

	it('is not shown in a child’s view during the trial', async () => {
		await createChild(server, rosa, 'Juno', { age: 10 });
		await openApp('/', { as: rosa, viewport: desktop });
		await expect.element(banner()).toBeVisible();
		await switchProfile('Juno');
		await expect.element(title("Juno's Stories")).toBeVisible();
		await expect.element(createLink().first()).toBeVisible();
		await expect.element(banner()).not.toBeInTheDocument();
	});
});

// covers: states-transitions/access-dashboard-banner-list
describe('after the trial', () => {
	// covers: states-transitions/access-guard-when-trial
	it('the create form redirects to the dashboard, which says why', async () => {
		fakeClock(Date.now() + 4 * 24 * hour);
		await openApp('/create', { as: rosa });
		await expect.element(banner().getByText(endedSentence)).toBeVisible();
		expect(address()).toBe('/');
	});

	// covers: dashboard/search-create-only-while
	it('the dashboard says so, offers the upgrade and nothing new; earlier stories can still be read', async () => {
		const story = await createStory(server, rosa);
		setAccess(ended);
		await openApp('/', { as: rosa, viewport: phone });
		await expect.element(banner().getByText(endedSentence)).toBeVisible();
		await expect.element(upgradeLink()).toHaveAttribute('href', '/upgrade');
		await expect.element(linkTo(story)).toBeVisible();
		await expect.element(page.getByRole('searchbox')).not.toBeInTheDocument();
		await expect.element(createLink()).not.toBeInTheDocument();
		await expect.element(floatingButton()).not.toBeInTheDocument();
	});

	// covers: dashboard/four-empty-states
	it('the dashboard says so instead of an empty list, with one sentence and one link to the upgrade', async () => {
		setAccess(ended);
		await openApp('/', { as: rosa, viewport: phone });
		await expect.element(page.getByRole('heading', { name: endedSentence })).toBeVisible();
		await expect.element(page.getByText(endedSentence)).toHaveLength(1);
		await expect.element(page.getByRole('link', { name: 'Upgrade' })).toHaveLength(1);
		await expect.element(floatingButton()).not.toBeInTheDocument();
	});

	// covers: roles-permissions/child-profile-account-own
	it.each([
		'child',
		'admin',
	] as const)('the dashboard shows nothing but that to an account of role %s', async (role) => {
		await createStory(server, rosa);
		setAccess(ended, role);
		await openApp('/', { as: rosa });
		await expect.element(page.getByRole('heading', { name: endedSentence })).toBeVisible();
		await expect.element(page.getByRole('article')).not.toBeInTheDocument();
		await expect.element(banner()).not.toBeInTheDocument();
	});

	it('a child’s view says so too, and refers to the parent', async () => {
		const milo = await createChild(server, rosa, 'Milo');
		const story = await createStory(server, rosa, { childId: milo._id });
		setAccess(ended);
		await openApp('/', { as: rosa, viewport: desktop });
		await switchProfile('Milo');
		await expect.element(title("Milo's Stories")).toBeVisible();
		await expect.element(banner().getByText(endedSentence)).toBeVisible();
		await expect.element(linkTo(story)).toBeVisible();
		await page.getByRole('link', { name: 'Create Magic' }).click();
		await expect.element(title("Milo's Stories")).toBeVisible();
		await upgradeLink().click();
		await expect.element(title('This page is for a grown-up')).toBeVisible();
	});

	it('the create form says so when only the server has recorded the end', async () => {
		await endAccess(rosa);
		setAccess({ status: 'active' });
		await openApp('/create', { as: rosa });
		await page.getByRole('button', { name: 'Randomize Story' }).click();
		await page.getByLabelText('Age group').selectOptions('3-5');
		await page.getByLabelText('Character name').fill('Pip');
		await page.getByRole('button', { name: 'Create My Story' }).click();
		await expect.element(alertOf(endedSentence)).toBeVisible();
	});

	it('an earlier story can be read, and says so when another chapter or a narration is requested', async () => {
		const story = await createStory(server, rosa);
		await endAccess(rosa);
		await openStory(rosa, story);
		await choices().first().click();
		await expect.element(alertOf(endedSentence)).toBeVisible();
		await page.getByRole('button', { name: 'Play chapter 1' }).click();
		const narration = page.getByRole('region', { name: 'Narration of chapter 1' });
		await expect.element(narration.getByRole('alert').getByText(endedSentence)).toBeVisible();
	});
});

/** From now on the app's clock and its intervals stop until they are advanced. */
function fakeClock(now = Date.now()): void {
	vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now });
}

/** The clock jumps, as on a device that slept; then the intervals of a minute fire once. */
function advanceClock(milliseconds: number): void {
	vi.setSystemTime(Date.now() + milliseconds - minute);
	vi.advanceTimersByTime(minute);
}

/** An admin ends the account's access. */
async function endAccess({ user: { _id, email, profile } }: Session): Promise<void> {
	const subscription = { status: 'expired', hasLifetimeAccess: false };
	const body = { role: 'parent', email, profile, subscription };
	await server.request('PUT', `/api/admin/users/${_id}`, { as: server.ada, body });
}

function linkTo(story: Story) {
	return page.getByRole('article').getByRole('link', { name: story.title });
}
