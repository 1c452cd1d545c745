import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Session } from '../../../shared/contract/user.ts';
import { createChild, createStory } from '../../e2e/stories.ts';
import { expectAccessible } from '../../testing/accessibility.ts';
import { desktop, openApp, phone, reload, setUpServer, tablet } from '../../testing/app-page.tsx';
import { switchProfile } from '../../testing/story-page.ts';
import { untilPainted } from '../../testing/timers.ts';

const server = setUpServer();
let rosa: Session;
beforeEach(async () => {
	rosa = await server.register('Rosa');
});
afterEach(() => {
	vi.restoreAllMocks();
	Reflect.deleteProperty(navigator, 'standalone');
});

const month = 30 * 24 * 60 * 60 * 1000;
const offer = () => page.getByText(/^(Keep|Put) Everbranch on your home screen,/);
const steps = () => page.getByRole('dialog', { name: 'Put Everbranch on your home screen' });
const showMeHow = () => page.getByRole('button', { name: 'Show me how' });

// covers: states-transitions/install-banner-install-not
describe('the install offer with the browser’s prompt', () => {
	it('disappears when the user installs', async () => {
		await openStories(phone);
		const prompt = signalInstall('accepted');
		await page.getByRole('button', { name: 'Install' }).click();
		await expect.element(offer()).not.toBeInTheDocument();
		expect(prompt).toHaveBeenCalledOnce();
	});

	it('stays when the user dismisses the prompt, and disappears when the browser does not prompt twice for one event', async () => {
		await openStories(phone);
		const prompt = signalInstall('dismissed');
		await page.getByRole('button', { name: 'Install' }).click();
		await expect.poll(() => prompt.mock.settledResults).toMatchObject([{ type: 'fulfilled' }]);
		await expect.element(offer()).toHaveLength(1);
		await page.getByRole('button', { name: 'Install' }).click();
		await expect.element(offer()).not.toBeInTheDocument();
	});

	it('is not shown for a month after Not Now', async () => {
		await openStories(phone);
		signalInstall();
		await page.getByRole('button', { name: 'Not Now' }).click();
		await expect.element(offer()).not.toBeInTheDocument();
		await isNotMade();
		await reload();
		await isNotMade();
		vi.setSystemTime(Date.now() + month - 60_000);
		try {
			await reload();
			await isNotMade();
			vi.setSystemTime(Date.now() + 120_000);
			await reload();
			await storiesAreShown();
			signalInstall();
			await expect.element(offer()).toBeVisible();
		} finally {
			vi.useRealTimers();
		}
	});

	it('disappears when the app was installed another way', async () => {
		await openStories(phone);
		signalInstall();
		await expect.element(offer()).toBeVisible();
		dispatchEvent(new Event('appinstalled'));
		await expect.element(offer()).not.toBeInTheDocument();
	});

	it('is not shown while a story is read', async () => {
		const { _id } = await createStory(server, rosa);
		await openApp(`/story/${_id}`, { as: rosa, viewport: phone });
		await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
		signalInstall();
		await expect.element(offer()).not.toBeInTheDocument();
		await page.getByRole('link', { name: 'Back to Dashboard' }).click();
		await expect.element(offer()).toBeVisible();
	});

	it('is not shown in the installed app', async () => {
		const ask = window.matchMedia.bind(window);
		const isInstalled = (query: string) => query.includes('display-mode: standalone');
		vi.spyOn(window, 'matchMedia').mockImplementation((query) => ask(isInstalled(query) ? 'all' : query));
		await openStories(phone);
		await isNotMade();
	});

	// covers: shell-navigation/install-banner-mobile-browsers
	// covers: roles-permissions/child-mode-hides-your
	it('is shown on a small screen only, and not to a child', async () => {
		await createChild(server, rosa, 'Milo');
		await openStories(desktop);
		signalInstall();
		await expect.element(offer()).toBeInTheDocument();
		await expect.element(offer()).not.toBeVisible();
		await page.viewport(phone.width, phone.height);
		await expect.element(offer()).toBeVisible();
		await actAsMilo();
		await expect.element(offer()).not.toBeInTheDocument();
	});

	it.each([phone, tablet])('has no accessibility violation at a width of $width', {
		tags: 'deep',
	}, async (viewport) => {
		await openStories(viewport);
		signalInstall();
		await expect.element(offer()).toBeVisible();
		await expectAccessible([
			{ viewport, colorScheme: 'dark' },
			{ viewport, colorScheme: 'light' },
		]);
	});
});

describe('on an iPad, whose browser has no prompt', () => {
	beforeEach(() => pretendIpad());

	// covers: without-network/installing-browser-finds-nothing
	it('the steps are shown, and the offer disappears when they are done', async () => {
		await openSteps();
		await expect.element(steps().getByText('at the top right of Safari')).toBeVisible();
		await expect.element(steps().getByRole('listitem')).toHaveLength(4);
		await steps().getByRole('button', { name: 'Done' }).click();
		await expect.element(steps()).not.toBeInTheDocument();
		await expect.element(offer()).not.toBeInTheDocument();
		await reload();
		await storiesAreShown();
		await expect.element(offer()).not.toBeInTheDocument();
	});

	it('the steps can be closed and opened again', async () => {
		await openSteps();
		await steps().getByRole('button', { name: 'Later' }).click();
		await expect.element(steps()).not.toBeInTheDocument();
		await expect.element(showMeHow()).toHaveFocus();
		await userEvent.keyboard('{Enter}');
		await expect.element(steps()).toBeVisible();
		await userEvent.keyboard('{Escape}');
		await expect.element(steps()).not.toBeInTheDocument();
		await page.getByRole('button', { name: 'Not Now' }).click();
		await expect.element(offer()).not.toBeInTheDocument();
	});

	it.each([
		['Chrome', 'CriOS/143.0.7499.92 Version/18.6', 'at the end of Chrome’s address bar'],
		['Firefox', 'FxiOS/145.0 Version/18.6', 'Open Firefox’s menu'],
		['any other browser', 'EdgiOS/143.0.3650.75 Version/18.6', 'most browsers have it in their menu'],
	])('the steps for %s name its own Share button', async (_browser, names, words) => {
		pretendIpad(names);
		await openSteps();
		await expect.element(steps().getByText(words)).toBeVisible();
	});

	it('the offer is not shown to a child', async () => {
		await createChild(server, rosa, 'Milo');
		await openStories(tablet);
		await expect.element(offer()).toBeVisible();
		await actAsMilo();
		await expect.element(offer()).not.toBeInTheDocument();
	});

	it('the offer is not shown in the app opened from the home screen', async () => {
		Object.defineProperty(navigator, 'standalone', { configurable: true, value: true });
		await openStories(tablet);
		await expect.element(offer()).not.toBeInTheDocument();
	});

	it.each([phone, tablet])('the steps have no accessibility violation at a width of $width', {
		tags: 'deep',
	}, async (viewport) => {
		await openSteps();
		await expectAccessible([
			{ viewport, colorScheme: 'dark' },
			{ viewport, colorScheme: 'light' },
		]);
	});
});

async function openStories(viewport: typeof phone): Promise<void> {
	await openApp('/', { as: rosa, viewport });
	await storiesAreShown();
}

async function storiesAreShown(): Promise<void> {
	await expect.element(page.getByRole('heading', { name: 'Welcome, Rosa' })).toBeVisible();
}

/** Dispatches the browser's install event, whose prompt the user answers once. */
function signalInstall(outcome: 'accepted' | 'dismissed' = 'dismissed') {
	const prompt = vi
		.fn()
		.mockRejectedValue(new DOMException('The prompt() method may only be called once.', 'InvalidStateError'))
		.mockResolvedValueOnce({ outcome });
	dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
	return prompt;
}

/** Expects that an install event shows no offer. */
async function isNotMade(): Promise<void> {
	await storiesAreShown();
	signalInstall();
	await untilPainted();
	await expect.element(offer()).not.toBeInTheDocument();
}

async function actAsMilo(): Promise<void> {
	await switchProfile('Milo');
	await expect.element(page.getByRole('heading', { name: "Milo's Stories" })).toBeVisible();
}

/** A browser on an iPad, whose user agent is a Mac's. */
function pretendIpad(names = 'Version/18.6'): void {
	const system = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
	vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`${system} ${names} Safari/605.1.15`);
	vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(5);
}

async function openSteps(): Promise<void> {
	await openStories(tablet);
	await showMeHow().click();
	await expect.element(steps()).toBeVisible();
}
