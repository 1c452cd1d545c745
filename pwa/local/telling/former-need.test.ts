import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { builtInStoryteller } from '../../../api/makers/storyteller/built-in.ts';
import { fakeMakers } from '../../../api/testing/fake-makers.ts';
import type { Story } from '../../../shared/contract/story.ts';
import { tellNextChapter as tellAtServer } from '../../../shared/storyteller/tell-chapter.ts';
import { failWrites } from '../../testing/storage.ts';
import { library } from '../library/current-library.ts';
import type { StoryRow } from '../library/database.ts';
import { household } from '../library/household.ts';
import { getValue } from '../library/key-value.ts';
import { loadStory } from '../library/stories.ts';
import { loadStoryView } from '../library/story-view.ts';
import { allEntries } from '../outbox/entries.ts';
import { pull } from '../sync.ts';
import { installTabletProgram } from '../testing/tablet-program.ts';
import { createTestDevice, generateStory, type TestDevice } from '../testing/test-device.ts';
import { needsFormerStoryteller } from './former-need.ts';
import { removeOptionalPart } from './optional-part.ts';
import { tellNextChapter } from './tell-story.ts';
import { briefOf } from './telling-rules.ts';

/** The server's own storyteller; the illustrator is a test's. */
const storyteller = builtInStoryteller();
afterAll(() => storyteller.close?.());

let device: TestDevice;
let program: ReturnType<typeof installTabletProgram>;
beforeEach(async () => {
	program = installTabletProgram();
	device = await createTestDevice('Rosa', {
		...fakeMakers(),
		storyteller,
		checkToldChapter: storyteller.checkToldChapter,
	});
	await pull();
	return async () => {
		await device.close();
		program.remove();
	};
});

async function disableTopics(...disabledTopics: string[]): Promise<void> {
	const { settings, profile } = device.session.user;
	const contentRestrictions = { maxAgeRating: 12, disabledTopics };
	const body = { profile: { ...profile, age: 36 }, settings: { ...settings, contentRestrictions } };
	await device.house.request('PUT', '/api/users/profile', { as: device.session, body });
	await pull();
}

/** A story that the former storyteller began at the server, as this device has it; none of the content of today suits it. */
async function beginFormerStory(): Promise<StoryRow> {
	await disableTopics('said');
	const id = await generateStory(device);
	await pull();
	const row = (await loadStory(id))!;
	expect(JSON.parse(row.outline!)).toEqual({ by: 'packs', version: 1 });
	return row;
}

// covers: offline-stories/optional-part
describe('a device needs the former storyteller', () => {
	it('if it holds a story of that one, also of a build without outlines', async () => {
		expect(await needsFormerStoryteller()).toBe(false);
		const { id, ...row } = await beginFormerStory();
		await disableTopics();
		expect(await needsFormerStoryteller()).toBe(true);
		await library().stories.update(id, { outline: undefined });
		expect(await needsFormerStoryteller()).toBe(true);
		await library()
			.nodes.where({ storyId: id })
			.modify((node) => {
				node.madeBy = { ...node.madeBy, storyteller: 'openai' };
			});
		expect(await needsFormerStoryteller()).toBe(false);
		expect(row.startNode).not.toBeNull();
	});

	it('not if it holds stories of storylets, or none', async () => {
		await generateStory(device);
		await pull();
		expect(await needsFormerStoryteller()).toBe(false);
	});

	// covers: offline-stories/failures
	it('also on a full device, which cannot keep the answer', async () => {
		await disableTopics('said');
		failWrites('put', (store) => store === 'kv', new DOMException('The disk is full', 'QuotaExceededError'));
		expect(await needsFormerStoryteller()).toBe(true);
	});

	it('if the disabled topics exclude all storylets of a genre and age group, which the program is asked once', async () => {
		await disableTopics('spiders', 'ghosts');
		expect(await needsFormerStoryteller()).toBe(false);
		expect(await getValue('formerNeed')).toMatchObject({ isNeeded: false });
		await disableTopics('said');
		expect(await needsFormerStoryteller()).toBe(true);
		const threads = program.threads();
		program.kill(1);
		expect(await needsFormerStoryteller()).toBe(true);
		expect(program.threads()).toBe(threads);
	});
});

// covers: offline-stories/told-offline
describe('a story that the former storyteller began', () => {
	it('goes on without a network where its program is here, as the server tells it, and comes home once', async () => {
		const row = await beginFormerStory();
		const { path } = (await loadStoryView(row.id, null))!;
		const [first] = path;
		const { text: choice } = first!.choices[1]!;
		const next = { storyId: row.id, nodeId: first!._id, choiceIndex: 1, choice };
		device.network.isOffline = true;
		program.setFormer(false);
		// Ends a thread of an earlier test.
		await removeOptionalPart();
		expect(await tellNextChapter(next, null)).toEqual({ state: 'unable' });
		expect(await allEntries()).toEqual([]);
		program.setFormer(true);
		expect(await tellNextChapter(next, null)).toEqual({ state: 'told' });
		const told = (await loadStoryView(row.id, null))!.path[1]!;
		const { draft } = tellAtServer({
			...{ brief: briefOf(row, (await household())!.user), outline: row.outline!, memory: [], isContinuation: false },
			priorChapters: [{ content: first!.content, choices: first!.choices.map(({ text }) => text), choiceTaken: 1 }],
		});
		expect([told.chapterTitle, told.content]).toEqual([draft.chapterTitle, draft.content]);
		device.network.isOffline = false;
		await device.replay();
		const home = await device.house.request<Story>('GET', `/api/stories/${row.id}`, { as: device.session });
		expect(home.body.nodes.map(({ _id, content }) => [_id, content])).toEqual([
			[first!._id, first!.content],
			[told._id, draft.content],
		]);
	});
});
