import type { Page } from 'playwright';
import { afterEach, describe, expect, it } from 'vitest';
import type { Story } from '../../shared/story.ts';
import type { Session } from '../../shared/user.ts';
import { noticesOf } from './notices.ts';
import { chapter, isPainted } from './story-page.ts';
import { cardOf, endWorkers, lineTo, partOf, savedMark, spokenStory, withWorker, workerIsInCharge } from './worker.ts';
import { bringUpWorld, passwordOf } from './world.ts';

/* Pictures and narration on the device: how they come there, and what is there without a server. */

const world = bringUpWorld();
let isStopped = false;
afterEach(serverIsBack);

describe('a story that was read online', () => {
	it('is whole without a server: its text, its picture, and a voice that can be moved', async () => {
		const { page, story } = await atStories();
		await openStory(page, story);
		await backToStories(page);
		await savedMark(page, story).waitFor();
		await serverIsGone();
		await openStory(page, story);
		await page.reload();
		await chapter(page, 1).waitFor();
		await page.getByText(story.nodes[0]!.content.slice(0, 40)).waitFor();
		await isPainted(page);
		await page.getByRole('button', { name: 'Play chapter 1' }).click();
		await page.waitForFunction(() => (document.querySelector('audio')?.currentTime ?? 0) > 0);
		await page.evaluate(() => {
			const audio = document.querySelector('audio');
			if (audio) audio.currentTime = 30;
		});
		await page.waitForFunction(() => (document.querySelector('audio')?.currentTime ?? 0) > 30);
	});

	it('is given in parts from the device, also by a worker that was ended meanwhile', async () => {
		const { page, story } = await atStories();
		await savedMark(page, story).waitFor();
		await serverIsGone();
		const voice = voiceOf(story);
		const whole = await partOf(page, voice);
		const size = whole!.size;
		expect(whole).toEqual({ status: 200, size, range: null });
		await endWorkers(page);
		await expect.poll(() => partOf(page, voice, 'bytes=100-299')).toEqual(part(100, 299, size));
		await expect.poll(() => partOf(page, voice, 'bytes=-50')).toEqual(part(size - 50, size - 1, size));
		await expect
			.poll(() => partOf(page, voice, `bytes=${size - 10}-${size + 10}`))
			.toEqual(part(size - 10, size - 1, size));
		await expect
			.poll(() => partOf(page, voice, `bytes=${size}-`))
			.toEqual({ status: 416, size: 0, range: `bytes */${size}` });
		const { large, medium } = story.nodes[0]!.images!;
		await expect.poll(async () => (await partOf(page, medium))?.size).toBe((await partOf(page, large))?.size);
	});
});

describe('what is fetched ahead', () => {
	it('is told on the card, of stories that nobody opened here', async () => {
		const { page, rosa, story } = await atStories();
		await savedMark(page, story).waitFor();
		const another = await spokenStory(world, rosa, 'Finn');
		await savedMark(page, another).waitFor();
		await serverIsGone();
		await openStory(page, another);
		await isPainted(page);
	});

	it('waits on a line where bytes are to be spared, but for a story that is kept, or when it is wished', async () => {
		const rosa = await world.register('Rosa');
		const [story, kept] = [await spokenStory(world, rosa, 'Pip'), await spokenStory(world, rosa, 'Finn')];
		const page = await world.pageFor(rosa, withWorker);
		await page.addInitScript(() => {
			const connection = Object.getPrototypeOf((navigator as unknown as { connection: object }).connection);
			Object.defineProperty(connection, 'saveData', { get: () => true });
		});
		const asked: string[] = [];
		page.on('request', (request) => asked.push(new URL(request.url()).pathname));
		await page.goto('/');
		await keep(page, kept);
		await savedMark(page, kept).waitFor();
		await expect.poll(() => savedMark(page, story).count()).toBe(0);
		expect(asked).toContain(voiceOf(kept));
		expect(asked).not.toContain(voiceOf(story));

		await atProfile(page);
		await page.getByRole('checkbox', { name: 'Save pictures and narration over mobile data too' }).check();
		await page.getByText('2 stories are saved').waitFor();
	});
});

describe('the space that it takes', () => {
	it('is told and freed on the profile page, but for what is kept', async () => {
		const { page, rosa, story } = await atStories();
		const another = await spokenStory(world, rosa, 'Finn');
		await savedMark(page, another).waitFor();
		await keep(page, story);
		await savedMark(page, story).waitFor();
		await atProfile(page);
		await page.getByText('2 stories are saved with all pictures and narration').waitFor();
		await page.getByRole('button', { name: 'Free up space' }).click();
		await page.getByRole('dialog').getByRole('button', { name: 'Free up' }).click();
		await expect.poll(() => noticesOf(page)).toContainEqual(expect.stringMatching(/0\.\d\sMB freed$/));
		await page.getByText('1 story is saved with all pictures and narration').waitFor();
		await expect.poll(() => page.getByRole('button', { name: 'Free up space' }).isDisabled()).toBe(true);

		await page.goto('/');
		await savedMark(page, story).waitFor();
		await expect.poll(() => savedMark(page, another).count()).toBe(0);
		await openStory(page, another);
		await backToStories(page);
		await savedMark(page, another).waitFor();
	});

	it('may run out: what can be saved is, the text always, it is told, and the rest comes when there is room', async () => {
		const { page, rosa, story } = await atStories();
		await openStory(page, story);
		await backToStories(page);
		await savedMark(page, story).waitFor();
		const quota = await fullDevice(page);
		await quota.leave(40_000);
		const another = await firstThatDoesNotFit(page, rosa);
		await savedMark(page, story).waitFor();
		await atProfile(page);
		await page.getByText('This device has no space left').waitFor();

		await page.goto('/');
		await serverIsGone();
		await openStory(page, another);
		await page.getByText(another.nodes[0]!.content.slice(0, 40)).waitFor();

		await serverIsBack();
		await quota.lift();
		await page.goto('/');
		await savedMark(page, another).waitFor();
		await serverIsGone();
		await openStory(page, another);
		await isPainted(page);
	});
});

describe('two accounts on one device', () => {
	it('never get each other’s pictures and narration, from the device or the browser', async () => {
		const { page, story } = await atStories();
		await savedMark(page, story).waitFor();
		const juno = await world.register('Juno');
		await page.getByRole('button', { name: 'Logout' }).click();
		await page.getByLabel('Email').fill(juno.user.email ?? '');
		await page.getByLabel('Password').fill(passwordOf('Juno'));
		await page.getByRole('button', { name: 'Sign in' }).click();
		await page.getByRole('heading', { name: 'Welcome, Juno' }).waitFor();
		const files = [voiceOf(story), ...Object.values(story.nodes[0]!.images!)];
		for (const file of files) await expect.poll(() => partOf(page, file)).toMatchObject({ status: 404 });
		await serverIsGone();
		for (const file of files) await expect.poll(() => partOf(page, file)).toBeNull();
	});
});

/** Rosa's stories on her device, with one in it that has a picture and a voice. */
async function atStories(): Promise<{ page: Page; rosa: Session; story: Story }> {
	const rosa = await world.register('Rosa');
	const story = await spokenStory(world, rosa);
	const page = await world.pageFor(rosa, withWorker);
	await page.goto('/');
	await workerIsInCharge(page);
	return { page, rosa, story };
}

async function openStory(page: Page, { _id }: Story): Promise<void> {
	await page.locator(`a[href="/story/${_id}"]`).click();
	await chapter(page, 1).waitFor();
}

async function backToStories(page: Page): Promise<void> {
	await page.getByRole('link', { name: 'Back to Dashboard' }).click();
	await page.getByRole('heading', { name: 'Welcome, Rosa' }).waitFor();
}

async function atProfile(page: Page): Promise<void> {
	await page.goto('/profile');
	await page.getByRole('heading', { name: 'On this device' }).waitFor();
}

async function keep(page: Page, story: Story): Promise<void> {
	const toggle = cardOf(page, story).getByRole('button', { name: `Keep on this device: ${story.title}` });
	await toggle.click();
	await expect.poll(() => toggle.getAttribute('aria-pressed')).toBe('true');
}

/**
 * Takes all room from the page's origin; what is returned gives so many bytes back, or all. The browser asks for the room
 * that is left every 30 s only, as long as there is some: so it is waited until it knows.
 */
async function fullDevice(page: Page) {
	const line = await lineTo(page);
	const origin = new URL(page.url()).origin;
	const set = (quotaSize?: number) =>
		line.send('Storage.overrideQuotaForOrigin', { origin, ...(quotaSize !== undefined && { quotaSize }) });
	let room: NodeJS.Timeout | undefined;
	await set(1);
	await expect.poll(() => canWrite(page), { timeout: 60_000, interval: 1000 }).toBe(false);
	return {
		/** So much from now on, and no more either when the browser packs what it has. */
		leave(bytes: number) {
			const give = async () => {
				const { usage } = await line.send('Storage.getUsageAndQuota', { origin });
				await set(usage + bytes);
			};
			room = setInterval(() => give().catch(() => clearInterval(room)), 200);
			return give();
		},
		lift() {
			clearInterval(room);
			return set();
		},
	};
}

/** Stories are kept until one does not fit. That is the first, unless the browser counts its room while it packs what it has. */
async function firstThatDoesNotFit(page: Page, rosa: Session): Promise<Story> {
	for (const hero of ['Finn', 'Otis', 'Wren']) {
		const story = await spokenStory(world, rosa, hero);
		await keep(page, story);
		const full = cardOf(page, story).getByText(/^[01] of 2 saved: the device is full$/);
		await full.or(savedMark(page, story)).waitFor();
		if ((await full.count()) > 0) return story;
	}
	throw new Error('All of them did');
}

/** Whether the browser still takes a few bytes into another database of the page's origin. */
function canWrite(page: Page): Promise<boolean> {
	return page.evaluate(
		() =>
			new Promise<boolean>((resolve) => {
				const opening = indexedDB.open('other things');
				opening.onerror = () => resolve(false);
				opening.onupgradeneeded = () => opening.result.createObjectStore('things');
				opening.onsuccess = () => {
					const writing = opening.result.transaction('things', 'readwrite');
					writing.objectStore('things').put('thing', 'name');
					writing.oncomplete = () => resolve(true);
					writing.onabort = () => resolve(false);
					opening.result.close();
				};
			}),
	);
}

function voiceOf(story: Story): string {
	return story.nodes[0]!.audioUrls!.sage;
}

function part(from: number, to: number, size: number) {
	return { status: 206, size: to - from + 1, range: `bytes ${from}-${to}/${size}` };
}

async function serverIsGone(): Promise<void> {
	isStopped = true;
	await world.stopServer();
}

async function serverIsBack(): Promise<void> {
	if (isStopped) await world.startServer();
	isStopped = false;
}
