import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from 'playwright';
import { builtInSpeech } from '../../../api/makers/narrator/testing/speech-samples.ts';
import { type Figure, median } from '../figures.ts';
import { browserOptions } from '../offline/device.ts';
import { register, startServer, storyInput, untilDrawn } from '../server.ts';
import { openStory, pressPlay } from './reader-page.ts';

const presses = 5;
/** Milliseconds until the provider's first byte, and between two parts of its answer. */
const firstByteAfter = 400;
const partPause = 60;
const partCount = 40;

/** A speech server that streams: its first sound must not wait for its last. */
export async function measureProviderVoice(): Promise<Figure[]> {
	const { bytes } = builtInSpeech('The owl looked at the lantern, and the lantern looked back at the owl. '.repeat(30));
	let firstByteAt = 0;
	const provider = createServer(async (request, response) => {
		await request.toArray();
		if (!request.url?.endsWith('/audio/speech')) return response.writeHead(404).end('{}');
		await sleep(firstByteAfter);
		response.writeHead(200, { 'content-type': 'audio/mpeg' });
		firstByteAt = Date.now();
		const size = Math.ceil(bytes.length / partCount);
		for (let from = 0; from < bytes.length; from += size) {
			response.write(bytes.subarray(from, from + size));
			await sleep(partPause);
		}
		response.end();
	});
	await once(provider.listen(0, '127.0.0.1'), 'listening');
	const { port } = provider.address() as AddressInfo;
	await using server = await startServer({
		SPEECH_BASE_URL: `http://127.0.0.1:${port}/v1`,
		SPEECH_MODEL: 'voice',
		DAILY_STORY_CAP: '0',
	});
	const browser = await chromium.launch(browserOptions);
	try {
		const rosa = await register(server, 'Rosa');
		for (let number = 0; number < presses; number++) await server.ask('POST', '/api/stories', rosa, storyInput());
		const waits: number[] = [];
		for (const story of await untilDrawn(server, rosa)) {
			const page = await openStory(browser, server, rosa, story);
			const { sound } = await pressPlay(page);
			waits.push(sound - firstByteAt);
			await page.context().close();
		}
		const what = 'first sound after the first byte of a provider that streams';
		return [{ what, value: median(waits), unit: 'ms', limit: { most: 150 } }];
	} finally {
		await browser.close();
		provider.closeAllConnections();
		provider.close();
	}
}
