import type { Page } from 'playwright';
import { afterEach, describe, expect, it } from 'vitest';
import type { Story } from '../../shared/contract/story.ts';
import type { Session } from '../../shared/contract/user.ts';
import { passwordOf, setUpWorld } from './browser-world.ts';
import { changeStories, recover } from './network.ts';
import { createNarratedStory } from './stories.ts';
import { chapter, untilPicturePainted } from './story-page.ts';
import { endWorkers, fetchRange, openCdpSession, savedMark, untilWorkerControls, withWorker } from './worker.ts';

/* Pictures and narration on the device: how they come there, and what is there without a server. */

const world = setUpWorld();
let isStopped = false;
afterEach(serverIsBack);

describe('a story that was read online', () => {
	// covers: without-network/everything-was-read-there
	it('is complete without a server: text, picture and seekable narration', async () => {
		const { page, story } = await atStories();
		await openStory(page, story);
		await backToStories(page);
		await savedMark(page, story).waitFor();
		await serverIsGone();
		await openStory(page, story);
		await page.reload();
		await chapter(page, 1).waitFor();
		await page.getByText(story.nodes[0]!.content.slice(0, 40)).waitFor();
		await untilPicturePainted(page);
		await page.getByRole('button', { name: 'Play chapter 1' }).click();
		await page.waitForFunction(() => (document.querySelector('audio')?.currentTime ?? 0) > 0);
		await page.evaluate(() => {
			const audio = document.querySelector('audio');
			if (audio) audio.currentTime = 30;
		});
		await page.waitForFunction(() => (document.querySelector('audio')?.currentTime ?? 0) > 30);
	});

	// covers: without-network/everything-was-read-there
	it('is served by ranges from the device, also after the worker was stopped', async () => {
		const { page, story } = await atStories();
		await savedMark(page, story).waitFor();
		await serverIsGone();
		const voice = voiceOf(story);
		const whole = await fetchRange(page, voice);
		const size = whole!.size;
		expect(whole).toEqual({ status: 200, size, range: null });
		await endWorkers(page);
		await expect.poll(() => fetchRange(page, voice, 'bytes=100-299')).toEqual(part(100, 299, size));
		await expect.poll(() => fetchRange(page, voice, 'bytes=-50')).toEqual(part(size - 50, size - 1, size));
		await expect
			.poll(() => fetchRange(page, voice, `bytes=${size - 10}-${size + 10}`))
			.toEqual(part(size - 10, size - 1, size));
		await expect
			.poll(() => fetchRange(page, voice, `bytes=${size}-`))
			.toEqual({ status: 416, size: 0, range: `bytes */${size}` });
		const { large, medium } = story.nodes[0]!.images!;
		await expect.poll(async () => (await fetchRange(page, medium))?.size).toBe((await fetchRange(page, large))?.size);
	});
});

describe('a recording on a first visit', { tags: 'deep' }, () => {
	it('is seekable when its start came from the network and the worker took over since', async () => {
		const rosa = await world.register('Rosa');
		const story = await createNarratedStory(world, rosa);
		const page = await world.pageFor(rosa, withWorker);
		const letWorkerIn = await keepWorkerOut(page);
		const partsByWorker: string[] = [];
		page.on('response', (response) => {
			if (response.status() === 206 && response.fromServiceWorker()) partsByWorker.push(response.url());
		});
		const line = await openCdpSession(page);
		await line.send('Network.enable');
		await line.send('Network.emulateNetworkConditions', { ...asUsual, downloadThroughput: 30_000 });
		await page.goto(`/story/${story._id}`);
		await page.waitForFunction(() => (document.querySelector('audio')?.readyState ?? 0) > 0);
		// From here on no more of the recording comes from the network: the head is all there is of it.
		await line.send('Network.emulateNetworkConditions', { ...asUsual, downloadThroughput: 1 });
		await letWorkerIn();
		await untilWorkerControls(page);
		await page.getByRole('button', { name: 'Play chapter 1' }).click();
		await page.evaluate(() => {
			const audio = document.querySelector('audio');
			if (audio) audio.currentTime = audio.duration - 5;
		});
		// Otherwise nothing was mixed, and the test shows nothing.
		await expect.poll(() => partsByWorker.length).toBeGreaterThan(0);
		await line.send('Network.emulateNetworkConditions', asUsual);
		const reached = () => {
			const { error, currentTime, duration } = document.querySelector('audio') as HTMLAudioElement;
			return error ? error.message : currentTime > duration - 5;
		};
		await expect.poll(() => page.evaluate(reached)).toBe(true);
	});
});

describe('prefetched media', { tags: 'deep' }, () => {
	// covers: without-network/pictures-narration-fetched-ahead
	it('marks the card, also of a story never opened on this device', async () => {
		const { page, rosa, story } = await atStories();
		await savedMark(page, story).waitFor();
		const another = await createNarratedStory(world, rosa, { hero: 'Finn' });
		await savedMark(page, another).waitFor();
		await serverIsGone();
		await openStory(page, another);
		await untilPicturePainted(page);
	});
});

describe('a browser without storage space', { tags: 'deep' }, () => {
	// covers: without-network/full-disk-survived-told
	it('refuses media beyond its quota; the app shows it, and stores what fits', async () => {
		const rosa = await world.register('Rosa');
		const { title } = await createNarratedStory(world, rosa);
		const page = await world.pageFor(rosa);
		const line = await openCdpSession(page);
		// Set before the origin stores anything: Chromium counts what is used late, but it never takes more than the whole
		// quota at once. All the rest of this test takes a twentieth of it.
		await line.send('Storage.overrideQuotaForOrigin', { origin: world.address, quotaSize: 3_000_000 });
		const content = 'a'.repeat(6_000_000);
		await changeStories(page, (stories) =>
			stories.map((story) => ({ ...story, nodes: story.nodes.map((node) => ({ ...node, content })) })),
		);
		await atProfile(page);
		await page.getByText('This device has no space left').waitFor();
		await recover(page);
		await page.goto('/');
		await page.getByRole('link', { name: title }).waitFor();
	});
});

describe('two accounts on one device', () => {
	it('never get each other’s media, from the library or the browser’s cache', async () => {
		const { page, story } = await atStories();
		await savedMark(page, story).waitFor();
		const juno = await world.register('Juno');
		await page.getByRole('button', { name: 'Logout' }).click();
		await page.getByLabel('Email').fill(juno.user.email ?? '');
		await page.getByLabel('Password').fill(passwordOf('Juno'));
		await page.getByRole('button', { name: 'Sign in' }).click();
		await page.getByRole('heading', { name: 'Welcome, Juno' }).waitFor();
		const files = [voiceOf(story), ...Object.values(story.nodes[0]!.images!)];
		for (const file of files) await expect.poll(() => fetchRange(page, file)).toMatchObject({ status: 404 });
		await serverIsGone();
		for (const file of files) await expect.poll(() => fetchRange(page, file)).toBeNull();
	});
});

const asUsual = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/** Keeps the app from registering its worker until the returned function is called. */
async function keepWorkerOut(page: Page): Promise<() => Promise<void>> {
	await page.addInitScript(() => {
		const { register } = ServiceWorkerContainer.prototype;
		const letIn = new Promise((resolve) => addEventListener('let worker in', resolve));
		ServiceWorkerContainer.prototype.register = async function (...script) {
			await letIn;
			return register.apply(this, script);
		};
	});
	return () => page.evaluate(() => void dispatchEvent(new Event('let worker in')));
}

/** Rosa's stories on her device, with one in it that has a picture and a voice. */
async function atStories(): Promise<{ page: Page; rosa: Session; story: Story }> {
	const rosa = await world.register('Rosa');
	const story = await createNarratedStory(world, rosa);
	const page = await world.pageFor(rosa, withWorker);
	await page.goto('/');
	await untilWorkerControls(page);
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
	await page.getByRole('heading', { name: 'This device' }).waitFor();
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
