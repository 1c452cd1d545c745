import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright';
import type { Chapter, Story } from '../../../shared/contract/story.ts';
import type { Session } from '../../../shared/contract/user.ts';
import { type Figure, median } from '../figures.ts';
import { onDevice, slowDown, untilShellCached } from '../offline/device.ts';
import { register, type Server, startServer, storyInput } from '../server.ts';

const chapterCount = 20;
const runs = 5;
/** Milliseconds for one e-book on a busy machine, slowed down. */
const slowestMs = 180_000;

/** An e-book of 20 chapters with pictures and voices, made on a device without a network. Medians. */
export async function measureKeepsakes(): Promise<Figure[]> {
	const folder = await mkdtemp(join(tmpdir(), 'everbranch-bench-'));
	try {
		await using server = await startServer();
		const rosa = await register(server, 'Rosa');
		const story = await narratedStory(server, rosa);
		return await onDevice(folder, async (page) => {
			page.setDefaultTimeout(slowestMs);
			await page.addInitScript((token) => localStorage.setItem('token', token), rosa.token);
			await page.goto(server.url);
			await untilShellCached(page);
			await page.goto(`${server.url}/story/${story._id}`);
			// The first one brings all files to the device.
			await makeEpub(page);
			await page.context().setOffline(true);
			const times: number[] = [];
			for (let run = 0; run < runs; run++) times.push(await makeEpub(page));
			await slowDown(page, 4);
			const slowTimes: number[] = [];
			for (let run = 0; run < runs; run++) slowTimes.push(await makeEpub(page));
			return [
				{ what: 'an e-book of 20 chapters', value: median(times), unit: 'ms', limit: { most: 2000 } },
				{ what: '· processor × 4 slower', value: median(slowTimes), unit: 'ms' },
			];
		});
	} finally {
		await rm(folder, { recursive: true, force: true, maxRetries: 5 });
	}
}

/** A story of which this many chapters were read, each drawn and narrated. */
async function narratedStory(server: Server, as: Session): Promise<Story> {
	const created = await server.ask<{ _id: string }>('POST', '/api/stories', as, storyInput());
	const read = () => server.ask<Story>('GET', `/api/stories/${created._id}`, as);
	const until = async (isSo: (story: Story) => boolean) => {
		for (;;) {
			const story = await read();
			if (isSo(story)) return story;
			await sleep(250);
		}
	};
	const known = (await until(({ nodes }) => nodes.length > 0)).nodes;
	for (const { _id: nodeId, choices } of known) {
		for (const choiceIndex of choices.keys()) {
			if (known.length === chapterCount) break;
			const path = `/api/stories/${created._id}/generate`;
			known.push((await server.ask<{ newNode: Chapter }>('POST', path, as, { nodeId, choiceIndex })).newNode);
		}
	}
	for (const { _id: nodeId, content: text } of known)
		await server.ask('POST', '/api/tts', as, { text, voice: 'sage', storyId: created._id, nodeId });
	return until(({ nodes }) => nodes.length === chapterCount && nodes.every(({ images }) => images));
}

/** Milliseconds from the press until the e-book is a download. Throws if it lacks a picture or a voice. */
async function makeEpub(page: Page): Promise<number> {
	await page.getByRole('button', { name: 'Keep this story' }).first().click();
	const dialog = page.getByRole('dialog', { name: 'Keep this story' });
	const button = dialog.getByRole('button', { name: 'Make the e-book' });
	await button.waitFor();
	const began = performance.now();
	const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
	const took = performance.now() - began;
	await dialog.getByText('The e-book is in your downloads.', { exact: true }).waitFor();
	await download.delete();
	await dialog.getByRole('button', { name: 'Close' }).click();
	return took;
}
