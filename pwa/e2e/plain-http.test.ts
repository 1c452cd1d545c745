import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import type { Story } from '../../shared/contract/story.ts';
import type { User } from '../../shared/contract/user.ts';
import { chapterCountFor } from '../../shared/rules/ages.ts';
import { accessibilityIssuesOf } from './accessibility.ts';
import { firstAdminEnv } from './admin.ts';
import { phone, plainHttpAddress, setUpWorld } from './browser-world.ts';
import { listenToChapter, registerByForm, takeChoice, untilPicturePainted } from './by-screens.ts';
import { saveAndReload } from './profile-page.ts';
import { createChild, createStory } from './stories.ts';
import { fillForm } from './story-form.ts';
import { chapter, openChapterInfo, switchProfile } from './story-page.ts';

/* Without HTTPS the page is no secure context: no service worker, no Web Locks and no persistent storage. */

const world = setUpWorld(firstAdminEnv);
const withoutHttps = (options = {}) =>
	({ ...options, serviceWorkers: 'allow', baseURL: plainHttpAddress(world.address) }) as const;
const onPhone = (['dark', 'light'] as const).map((colorScheme) => ({ viewport: phone, colorScheme }));

describe('a home network without HTTPS', () => {
	// covers: without-network/plain-http-everything-but
	it('a family registers, adds a child, reads to The End with voice, goes back and chooses otherwise', async () => {
		const page = await (await world.newDevice(withoutHttps())).newPage();
		await registerByForm(page, 'Rosa', 4);
		expect(await page.evaluate(whatIsMissing)).toEqual([
			'isSecureContext',
			'locks',
			'serviceWorker',
			'storage',
			'subtle',
		]);
		await tellAStory(page);
		const chapters = chapterCountFor('3-5');
		for (let number = 1; number <= chapters; number++) {
			await chapter(page, number).waitFor();
			await untilPicturePainted(page, number);
			await listenToChapter(page, number);
			if (number < chapters) await takeChoice(page, 0);
		}
		await page.getByRole('heading', { name: 'The End', exact: true }).waitFor();

		await page.getByRole('button', { name: 'Choose another way' }).first().click();
		await takeChoice(page, 1);
		await chapter(page, 2).waitFor();
		await page.getByRole('heading', { name: 'The End', exact: true }).waitFor({ state: 'detached' });
		await listenToChapter(page, 2);

		await page.goto('/profile');
		await page.getByRole('button', { name: 'Add a child' }).click();
		await page.getByRole('dialog').getByLabel('Name').fill('Milo');
		await page.getByRole('dialog').getByLabel('Age').fill('7');
		await page.getByRole('button', { name: 'Add child' }).click();
		await page.getByText('Child profile added successfully').waitFor();
		await page.getByLabel('Name', { exact: true }).first().fill('Rosalind');
		await saveAndReload(page);
		await page.goto('/');
		await page.getByRole('heading', { name: 'Welcome, Rosalind' }).waitFor();
		await switchProfile(page, 'Milo');
		await page.getByRole('heading', { name: "Milo's Stories" }).waitFor();
		await tellAStory(page);
		await chapter(page, 1).waitFor();
	});

	it('a parent reports a chapter and saves the content settings of a child, and the server has both', async () => {
		const { page, session: ida } = await world.pageOf('Ida', withoutHttps());
		await page.goto('/');
		await tellAStory(page);
		await chapter(page, 1).waitFor();
		const storyId = new URL(page.url()).pathname.split('/').at(-1);
		await (await openChapterInfo(page, 1)).getByRole('button', { name: 'Something is not right here' }).click();
		const question = page.getByRole('dialog', { name: 'What is not right here?' });
		await question.getByRole('radio', { name: 'It is too scary' }).check();
		await question.getByRole('button', { name: 'Report', exact: true }).click();
		await expect
			.poll(async () => (await world.request<Story>('GET', `/api/stories/${storyId}`, { as: ida })).nodes[0]?.report)
			.toMatchObject({ state: 'open', reason: 'scary' });

		await createChild(world, ida, 'Milo', { genres: ['fantasy', 'adventure'] });
		await page.goto('/profile');
		const card = page.getByRole('article', { name: 'Milo' });
		await card.getByRole('button', { name: 'Settings of Milo' }).click();
		await card.getByRole('button', { name: 'Adventure', exact: true }).click();
		await card.getByRole('button', { name: 'Save settings' }).click();
		await expect
			.poll(
				async () => (await world.request<User[]>('GET', '/api/users/children', { as: ida }))[0]?.settings.allowedGenres,
			)
			.toEqual(['fantasy']);
	});

	it('an admin logs in, finds the family and saves the settings', async () => {
		const page = await (await world.newDevice(withoutHttps())).newPage();
		await page.goto('/login');
		await page.getByLabel('Email').fill(firstAdminEnv.ADMIN_EMAIL);
		await page.getByLabel('Password').fill(firstAdminEnv.ADMIN_PASSWORD);
		await page.getByRole('button', { name: 'Sign In' }).click();
		await page.getByRole('link', { name: /^Admin Settings/ }).click();
		await page.getByRole('row', { name: new RegExp(firstAdminEnv.ADMIN_EMAIL) }).waitFor();
		await page.getByRole('link', { name: 'Settings', exact: true }).click();
		await page.getByLabel('Text Generation Model').selectOption('deepseek');
		await page.getByRole('button', { name: 'Save Changes' }).click();
		await expect.poll(() => page.getByRole('status').allInnerTexts()).toContainEqual(expect.stringContaining('saved'));
		await page.getByRole('link', { name: 'Back to Everbranch' }).click();
		await page.getByRole('button', { name: /^Logout/ }).click();
		await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
		await expect
			.poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
			.toEqual(['everbranch']);
	});

	const onStories = /^With HTTPS, .*“A tablet in the house” in its README says how\.$/;
	const onProfile = /^Without HTTPS .*“A tablet in the house” in its README says how\.$/;
	const onDevice = { name: 'This device' };

	it('shows what HTTPS would add, with a link to the manual: on the profile, and once on the dashboard of a phone', async () => {
		const { page } = await world.pageOf('Theo', withoutHttps({ viewport: phone }));
		await page.goto('/');
		await page.getByText(onStories).waitFor();
		await page.getByRole('button', { name: 'OK', exact: true }).click();
		await page.getByText(onStories).waitFor({ state: 'detached' });
		await page.goto('/profile');
		await page.getByRole('region', onDevice).getByText(onProfile).waitFor();
	});

	it('shows that without accessibility violations', { tags: 'deep' }, async () => {
		const { page } = await world.pageOf('Theo', withoutHttps({ viewport: phone }));
		await page.goto('/');
		await page.getByText(onStories).waitFor();
		await expect.poll(() => accessibilityIssuesOf(page, onPhone)).toEqual([]);
		await page.goto('/profile');
		await page.getByRole('region', onDevice).getByText(onProfile).waitFor();
		await expect.poll(() => accessibilityIssuesOf(page)).toEqual([]);
	});

	it('offers no offline storage of media, which could not be shown', async () => {
		const { page, session } = await world.pageOf('Nina', withoutHttps());
		const { _id } = await createStory(world, session, { isDrawn: true });
		await page.goto(`/story/${_id}`);
		await page
			.getByRole('button', { name: /^Scene from/ })
			.first()
			.waitFor();
		await expect
			.poll(() => page.getByRole('button', { name: /^(Keep on this device|Pack for the journey)/ }).count())
			.toBe(0);
	});

	// covers: without-network/plain-http-everything-but
	it('two tabs at once have each of their stories written once', async () => {
		const { page: first, session } = await world.pageOf('Juno', { ...withoutHttps(), age: 9 });
		await first.goto('/create');
		const second = await first.context().newPage();
		await second.goto('/create');
		const tabs = [first, second];
		for (const tab of tabs) await fillForm(tab);
		await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: 'Create My Story' }).click()));
		for (const tab of tabs) await chapter(tab, 1).waitFor();
		const stories = await world.request<Story[]>('GET', '/api/stories', { as: session });
		expect(stories).toHaveLength(2);
		expect(new Set(tabs.map((tab) => new URL(tab.url()).pathname.split('/').at(-1)))).toEqual(
			new Set(stories.map(({ _id }) => _id)),
		);
	});
});

/** Runs in the page: which of what only a secure context has is not there. */
function whatIsMissing(): string[] {
	const there = {
		isSecureContext,
		...{ locks: 'locks' in navigator, serviceWorker: 'serviceWorker' in navigator, storage: 'storage' in navigator },
		subtle: 'subtle' in crypto && !!crypto.subtle,
	};
	return Object.entries(there).flatMap(([name, is]) => (is ? [] : [name]));
}

async function tellAStory(page: Page): Promise<void> {
	await page.getByRole('link', { name: 'Create New Story' }).first().click();
	await page.getByRole('button', { name: 'Randomize Story' }).click();
	await page.getByRole('button', { name: 'Create My Story' }).click();
	await page.waitForURL(/\/story\//);
}
