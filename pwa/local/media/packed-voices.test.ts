import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Story } from '../../../shared/contract/story.ts';
import { library } from '../library/current-library.ts';
import { loadPackProgress } from '../library/pack-progress.ts';
import { setPacksVoice } from '../library/story-state.ts';
import { pull } from '../sync.ts';
import { createTestDevice, generateStory, type TestDevice } from '../testing/test-device.ts';
import { requestPackedVoices } from './packed-voices.ts';

let device: TestDevice;
let id: string;
const unavailable = new Set<string>();
beforeEach(async () => {
	unavailable.clear();
	device = await createTestDevice('Rosa');
	id = await generateStory(device);
	const ask = (method: string, path: string, body?: unknown) =>
		device.house.request<Story>(method, path, { as: device.session, body });
	await ask('POST', `/api/stories/${id}/pack`, { depth: 1 });
	while (((await ask('GET', `/api/stories/${id}`)).body.ahead ?? []).length < 3)
		await new Promise((resolve) => setTimeout(resolve, 5));
	await pull();
});
afterEach(() => device.close());

const packed = async () => (await library().nodes.where({ storyId: id }).toArray()).filter(({ isAhead }) => isAhead);
const request = (isInterrupted = () => false) =>
	requestPackedVoices({ library: library(), isInterrupted, unavailable }, id);

describe('a journey packed with voice', () => {
	// covers: reading-aloud/packed
	it('has the narration of each packed chapter, with the times of its words, and requests none twice', async () => {
		await setPacksVoice(id, true);
		expect(await loadPackProgress(id)).toMatchObject({ chapters: 3, complete: 0, hasVoice: true });
		expect(await request()).toBe('done');
		for (const { _id, audioUrls } of await packed()) {
			const narration = await library().narrations.get(_id);
			expect(narration?.audioUrl).toBe(audioUrls?.sage);
			expect(narration?.sentences.length).toBeGreaterThan(0);
		}
		device.network.isOffline = true;
		expect(await request()).toBe('done');
	});

	it('is tried again later when the server cannot be reached', async () => {
		device.network.isOffline = true;
		expect(await request()).toBe('failed');
		expect(unavailable.size).toBe(0);
		device.network.isOffline = false;
		expect(await request()).toBe('done');
	});

	it('stops between two chapters when it is interrupted', async () => {
		let calls = 0;
		expect(await request(() => calls++ > 0)).toBe('interrupted');
		expect((await packed()).filter(({ audioUrls }) => audioUrls)).toHaveLength(1);
	});
});
