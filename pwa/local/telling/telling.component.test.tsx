import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { deferred } from '../../../shared/rules/deferred.ts';
import { createStory } from '../../e2e/stories.ts';
import { chooseCommand } from '../../reader/choice-controller.ts';
import { expectAccessible } from '../../testing/accessibility.ts';
import { desktop, goTo, openApp, setUpServer, shownToasts } from '../../testing/app-page.tsx';
import { setOnline } from '../../testing/network.ts';
import { enableMediaStorage, failWrites, fillStorage } from '../../testing/storage.ts';
import { beginButton, fillForm, openForm, untilStoryIsOpen } from '../../testing/story-form.ts';
import { chapter, choices, openChapterInfo, openStory } from '../../testing/story-page.ts';
import { library } from '../library/current-library.ts';
import type { ToldRow } from '../library/database.ts';
import { loadStoryView } from '../library/story-view.ts';
import { needsFormerStoryteller } from './former-need.ts';
import { addOptionalPart, removeOptionalPart } from './optional-part.ts';
import { chapterOnChoice } from './take-choice.ts';

const server = setUpServer();

const device = () => page.getByRole('region', { name: 'This device' });
const partSwitch = () => device().getByLabelText(/^Stories without network \(/);
const tellHere = () => page.getByRole('button', { name: /^Tell it here now/ });
/** How many pictures were drawn and stored. A page without a service worker cannot show them. */
const pictures = async () => (await library().told.toArray()).filter(({ images }) => images !== null).length;

const partCaches = ['everbranch-without-network', 'everbranch-former-storyteller'];

/** Fetches the part, and keeps it away from the app until the returned function is called. */
async function withholdPart(): Promise<() => Promise<void>> {
	await addOptionalPart(needsFormerStoryteller);
	const kept: { name: string; request: Request; part: Response }[] = [];
	for (const name of partCaches)
		for (const request of await (await caches.open(name)).keys())
			kept.push({ name, request, part: (await caches.match(request))! });
	await removeOptionalPart();
	return async () => {
		for (const { name, request, part } of kept) await (await caches.open(name)).put(request, part);
	};
}

describe('“Stories without network” in the profile', () => {
	// covers: offline-stories/optional-part
	it('has a switch with its size, says whether it is ready, and can be removed', async () => {
		await openApp('/profile', { as: await server.register('Rosa') });
		await expect.element(device().getByText('not ready', { exact: true })).toBeVisible();
		await expect.element(device().getByRole('button', { name: 'Remove' })).toBeDisabled();
		await expect.element(partSwitch()).not.toBeChecked();
		await partSwitch().click();
		await expect.element(device().getByText('ready', { exact: true })).toBeVisible();
		await expect.element(partSwitch()).toBeChecked();
		await device().getByRole('button', { name: 'Remove' }).click();
		await expect.element(device().getByText('not ready', { exact: true })).toBeVisible();
		await expect.element(partSwitch()).not.toBeChecked();
	});

	it('says so when it cannot be fetched', async () => {
		await openApp('/profile', { as: await server.register('Rosa') });
		await expect.element(device().getByText('not ready', { exact: true })).toBeVisible();
		const put = vi.spyOn(Cache.prototype, 'put').mockRejectedValue(new DOMException('Full', 'QuotaExceededError'));
		onTestFinished(() => put.mockRestore());
		await partSwitch().click();
		await expect.poll(shownToasts).toContain('It could not be fetched. Please try again when you are connected.');
		await expect.element(device().getByText('not ready', { exact: true })).toBeVisible();
	});

	it('is accessible, ready and not', { tags: 'deep' }, async () => {
		await openApp('/profile', { as: await server.register('Rosa') });
		await expect.element(device().getByText('not ready', { exact: true })).toBeVisible();
		await expectAccessible();
		await partSwitch().click();
		await expect.element(device().getByText('ready', { exact: true })).toBeVisible();
		await expectAccessible();
	});
});

// covers: offline-stories/take-over
describe('“Tell it here now”', () => {
	it('tells a wish that waits, and the chapter says that a tablet told it', async () => {
		await openForm(await server.register('Rosa'));
		const bringPart = await withholdPart();
		setOnline(false);
		await fillForm();
		await beginButton().click();
		await expect.element(page.getByText('This story will be written when you are online again.')).toBeVisible();
		await expect.element(tellHere()).not.toBeInTheDocument();
		await bringPart();
		await goTo('/');
		await tellHere().click();
		await expect.element(tellHere()).not.toBeInTheDocument();
		await page.getByRole('article').getByRole('link').first().click();
		await expect.element(chapter(1)).toBeVisible();
		const about = await openChapterInfo(1);
		await expect.element(about.getByText('Story: built-in, told on a tablet')).toBeVisible();
	});

	it('tells the chapter of a choice that waits', async () => {
		const rosa = await server.register('Rosa');
		const story = await createStory(server, rosa, { ageGroup: '3-5', isDrawn: true });
		await openStory(rosa, story);
		const bringPart = await withholdPart();
		setOnline(false);
		await choices().first().click();
		await expect.element(page.getByText(/^Your choice is kept\./)).toBeVisible();
		await bringPart();
		await goTo(`/story/${story._id}`);
		await tellHere().click();
		await expect.element(chapter(2)).toBeVisible();
		await expect.element(page.getByText(/^Your choice is kept\./)).not.toBeInTheDocument();
	});

	it('is accessible on the card and in the reader', { tags: 'deep' }, async () => {
		const rosa = await server.register('Rosa');
		const story = await createStory(server, rosa, { ageGroup: '3-5', isDrawn: true });
		await openStory(rosa, story, { viewport: desktop });
		const bringPart = await withholdPart();
		setOnline(false);
		await choices().first().click();
		await expect.element(page.getByText(/^Your choice is kept\./)).toBeVisible();
		await goTo('/create');
		await fillForm();
		await beginButton().click();
		await expect.element(page.getByText('This story will be written when you are online again.')).toBeVisible();
		await bringPart();
		await goTo('/');
		await expect.element(tellHere()).toBeVisible();
		await expectAccessible();
		await goTo(`/story/${story._id}`);
		await expect.element(tellHere()).toBeVisible();
		await expectAccessible();
	});
});

// covers: offline-stories/failures
describe('the picture of a chapter that is told here', () => {
	/** A story that is told and read without a network. */
	async function tell(): Promise<void> {
		await openForm(await server.register('Rosa'));
		await addOptionalPart(needsFormerStoryteller);
		enableMediaStorage();
		setOnline(false);
		await fillForm();
		await beginButton().click();
		await untilStoryIsOpen();
		await expect.element(chapter(1)).toBeVisible();
	}

	it('is drawn again, once, when its program is ended in the middle of it', { tags: 'deep' }, async () => {
		const names: string[] = [];
		const usual = Worker.prototype.postMessage;
		const asked = vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (this: Worker, ...message) {
			const { name } = message[0] as { name: string };
			names.push(name);
			const isFirst = names.filter((one) => one === 'finish').length === 1;
			if (name === 'finish' && isFirst) return void this.dispatchEvent(new ErrorEvent('error', { cancelable: true }));
			usual.apply(this, message as Parameters<typeof usual>);
		});
		onTestFinished(() => asked.mockRestore());
		const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
		onTestFinished(() => warned.mockRestore());
		await tell();
		await expect.poll(pictures).toBe(1);
		// Scenes are drawn as SVG ahead too; only what is read becomes a picture.
		expect(names.filter((name) => name === 'finish')).toEqual(['finish', 'finish']);
	});

	it('is left out on a full device, where the words stay', { tags: 'deep' }, async () => {
		const makeRoom = fillStorage();
		await tell();
		const words = document.querySelector('[data-text-of]')?.textContent;
		await goTo('/profile');
		await expect.element(page.getByText('This device has no space left')).toBeVisible();
		await goTo('/');
		await page.getByRole('article').getByRole('link').first().click();
		await expect.element(chapter(1)).toBeVisible();
		expect(document.querySelector('[data-text-of]')?.textContent).toBe(words);
		expect(await pictures()).toBe(0);
		makeRoom();
		await choices().first().click();
		await expect.element(chapter(2)).toBeVisible();
		await expect.poll(pictures).toBe(2);
	});
});

describe('a choice whose chapter was told ahead', () => {
	/** A story that is read without a network, with the chapters of all choices told ahead. */
	async function readUntilToldAhead(): Promise<void> {
		await openForm(await server.register('Rosa'));
		await addOptionalPart(needsFormerStoryteller);
		setOnline(false);
		await fillForm();
		await beginButton().click();
		await untilStoryIsOpen();
		await expect.element(chapter(1)).toBeVisible();
		const [{ storyId }] = (await library().told.toArray()) as [ToldRow];
		const isToldAhead = async () => {
			const view = (await loadStoryView(storyId, null))!;
			const command = chooseCommand(view, view.path[0]!, 0, { isKnown: false, isAhead: false });
			return chapterOnChoice(view, command, null) !== null;
		};
		await expect.poll(isToldAhead).toBe(true);
	}

	const uploads = async () => (await library().outbox.toArray()).filter(({ deed }) => deed.kind === 'upload-chapter');

	// covers: offline-stories/told-offline
	it('is followed by it before it is stored, and by the same afterwards', async () => {
		await readUntilToldAhead();
		const { promise: gate, resolve: open } = deferred<void>();
		let isHeld = true;
		void gate.then(() => {
			isHeld = false;
		});
		const { outbox } = library();
		const held = library().transaction('rw', outbox, async () => {
			while (isHeld) await outbox.count();
		});
		await choices().first().click();
		await expect.element(chapter(2)).toBeVisible();
		const shown = document.querySelectorAll('[data-text-of]')[1]!;
		open();
		await held;
		await expect.poll(uploads).toHaveLength(2);
		await expect.element(chapter(2)).toBeVisible();
		await expect.poll(() => document.querySelectorAll('[data-text-of]')[1]).toBe(shown);
	});

	// covers: offline-stories/failures
	it('is not followed by it when it cannot be stored, and says why', async () => {
		await readUntilToldAhead();
		failWrites('add', (store) => store === 'outbox', new TypeError('broken'));
		await choices().first().click();
		await expect.element(page.getByRole('alert')).toBeVisible();
		await expect.element(chapter(2)).not.toBeInTheDocument();
		expect(await uploads()).toHaveLength(1);
	});
});
