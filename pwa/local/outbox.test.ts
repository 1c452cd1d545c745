import { v7 as newId } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ListedStory } from '../../shared/story.ts';
import { library } from './device.ts';
import { allEntries } from './entries.ts';
import { discard, enqueue, submit } from './outbox.ts';
import { storiesOf } from './stories.ts';
import { pull } from './sync.ts';
import { milosWish, type Tablet, tabletOf, toldStory } from './testing/tablet.ts';

let tablet: Tablet;
beforeEach(async () => {
	tablet = await tabletOf('Rosa');
});
afterEach(() => tablet.switchOff());

const wish = () => ({ kind: 'create-story', story: { ...milosWish, _id: newId() } }) as const;
const storiesThere = async () =>
	(await tablet.house.ask<ListedStory[]>('GET', '/api/stories', { as: tablet.session })).body;

describe('a story wished for without a network', () => {
	it('stands in the library at once, and becomes a story at the server under the same id', async () => {
		tablet.line.isCut = true;
		const deed = wish();
		await enqueue(deed, null);
		await tablet.replay();
		expect(await storiesOf(null)).toMatchObject([{ id: deed.story._id, status: 'queued', title: 'Pip’s new story' }]);
		expect(await allEntries()).toMatchObject([{ state: 'waiting', attempts: 1, problem: { code: 'offline' } }]);

		tablet.line.isCut = false;
		await library().outbox.toCollection().modify({ nextAt: 0 });
		await tablet.replay();
		expect(await allEntries()).toEqual([]);
		expect(await storiesThere()).toMatchObject([{ _id: deed.story._id }]);
		expect(await storiesOf(null)).toMatchObject([{ id: deed.story._id }]);
	});

	it('is made once, also when the answer to the first try got lost', async () => {
		tablet.line.isDeaf = true;
		await enqueue(wish(), null);
		await tablet.replay();
		tablet.line.isDeaf = false;
		await library().outbox.toCollection().modify({ nextAt: 0 });
		await tablet.replay();
		expect(await allEntries()).toEqual([]);
		expect(await storiesThere()).toHaveLength(1);
	});

	it('leaves nothing to send when it is taken back', async () => {
		tablet.line.isCut = true;
		const id = await enqueue(wish(), null);
		await discard(id);
		expect(await storiesOf(null)).toEqual([]);
		expect(await allEntries()).toEqual([]);
	});
});

describe('a deed that is submitted', () => {
	it('tells that it is done, with what the server answered', async () => {
		const deed = wish();
		const [outcome] = await Promise.all([submit(deed, null), eventually(tablet)]);
		expect(outcome).toMatchObject({ state: 'done', answer: { _id: deed.story._id } });
	});

	it('tells that it waits when there is no network', async () => {
		tablet.line.isCut = true;
		const [outcome] = await Promise.all([submit(wish(), null), eventually(tablet)]);
		expect(outcome).toMatchObject({ state: 'waiting', problem: { status: 0, code: 'offline' } });
	});

	it('waits with what stands before it and was put off', async () => {
		const child = { _id: newId(), profile: { name: 'Milo', age: 7 } };
		await enqueue({ kind: 'add-child', child }, null);
		const problem = { status: 503, code: 'busy', message: 'Not now.' };
		await library()
			.outbox.toCollection()
			.modify({ problem, nextAt: Date.now() + 60_000 });
		expect(await submit(wish(), child._id)).toEqual({ state: 'waiting', problem });
	});

	it('tells why when the server refuses it, and stays to be looked at', async () => {
		const rude = {
			...wish().story,
			settings: { ...milosWish.settings, characters: [{ ...milosWish.settings.characters[0]!, name: 'Fuck' }] },
		};
		const [outcome] = await Promise.all([submit({ kind: 'create-story', story: rude }, null), eventually(tablet)]);
		expect(outcome).toMatchObject({ state: 'failed', problem: { status: 400, code: 'name-not-kind' } });
		expect(await allEntries()).toMatchObject([{ state: 'failed' }]);
		expect(await storiesOf(null)).toEqual([]);
	});
});

describe('a choice taken without a network', () => {
	it('becomes the next chapter when there is one', async () => {
		const storyId = await toldStory(tablet);
		await pull();
		const [first] = await library().nodes.where({ storyId }).toArray();
		tablet.line.isCut = true;
		const deed = { kind: 'choose', storyId, nodeId: first!._id, choiceIndex: 1, title: '', choice: '' } as const;
		await enqueue(deed, null);
		await enqueue({ ...deed, choiceIndex: 2 }, null);
		expect(await allEntries()).toMatchObject([{ deed: { choiceIndex: 1 } }]);
		tablet.line.isCut = false;
		await tablet.replay();
		const nodes = await library().nodes.where({ storyId }).sortBy('chapterNumber');
		expect(nodes).toMatchObject([{ takenChoice: 1 }, { parentNodeId: first!._id, choiceIndex: 1 }]);
		expect(nodes[0]!.choices[1]!.nextNodeId).toBe(nodes[1]!._id);
	});
});

async function eventually({ replay }: Tablet): Promise<void> {
	while ((await allEntries()).length === 0) await new Promise((resolve) => setTimeout(resolve, 1));
	await replay();
}
