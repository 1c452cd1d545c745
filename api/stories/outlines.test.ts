import { describe, expect, it } from 'vitest';
import type { NextChapter } from '../../shared/contract/stories.ts';
import type { Chapter, Story } from '../../shared/contract/story.ts';
import type { Changes } from '../../shared/contract/sync.ts';
import type { Session } from '../../shared/contract/user.ts';
import { composeChapter } from '../../shared/storyteller/former/engine/compose-chapter.ts';
import { tellNextChapter } from '../../shared/storyteller/tell-chapter.ts';
import type { Makers } from '../makers/makers.ts';
import type { TestServer } from '../testing/test-server.ts';
import { recordingMakers } from './testing/controlled-makers.ts';
import { createReadableStory, getStory, openTestServer, registerChild, storyInput } from './testing/story-requests.ts';

/** Makers whose storyteller tells in this thread. `before`: called before each chapter, may give it another memory. */
function tellingMakers(before: () => Promise<string[] | undefined> = async () => undefined): Makers {
	const { makers } = recordingMakers();
	makers.storyteller = {
		name: 'built-in',
		async writeChapter({ brief, priorChapters, storyPlan, outline = null, memory = [] }) {
			const remembered = (await before()) ?? memory;
			const isContinuation = storyPlan !== null;
			const told = tellNextChapter({ brief, outline, memory: remembered, priorChapters, isContinuation });
			return { ...told, madeBy: { maker: 'built-in', model: null, standsIn: false }, storyPlan: null };
		},
	};
	return makers;
}

const pirates = () => storyInput({ genre: 'pirate' });

async function choose(server: TestServer, as: Session, story: string, nodeId: string, choiceIndex: number) {
	const path = `/api/stories/${story}/generate`;
	return (await server.request<NextChapter>('POST', path, { as, body: { nodeId, choiceIndex } })).body.newNode;
}

/** The story with all chapters along the first choices. */
async function readToTheEnd(server: TestServer, as: Session, story: Story): Promise<Chapter[]> {
	const read = [story.nodes[0] as Chapter];
	while (!read.at(-1)?.isEnding) read.push(await choose(server, as, story._id, read.at(-1)?._id as string, 0));
	return read;
}

function plotOf({ outline }: Story): string {
	return (JSON.parse(outline as string) as { plot: string }).plot;
}

describe('the outline of a story', () => {
	it('is kept with its first chapter, sent to its devices, and told on', async () => {
		const server = await openTestServer(tellingMakers());
		const rosa = await server.register('Rosa');
		const story = await createReadableStory(server, rosa, pirates());
		expect(story.outline).toMatch(/^\{"by":"storylets"/);
		const sync = await server.request<Changes>('GET', '/api/sync', { as: rosa });
		expect(sync.body.stories.map(({ outline }) => outline)).toEqual([story.outline]);
		const read = await readToTheEnd(server, rosa, story);
		expect(read).toHaveLength(4);
		expect((await getStory(server, rosa, story._id)).outline).toBe(story.outline);
	});

	// covers: makers-provider/built-in-remembers
	it('has another plot and other obstacles than the author’s last stories, whatever other authors were told', async () => {
		const server = await openTestServer(tellingMakers());
		const rosa = await server.register('Rosa');
		const milo = await registerChild(server, rosa, 'Milo', ['pirate']);
		const own: Story[] = [];
		for (let evening = 0; evening < 4; evening++) own.push(await createReadableStory(server, milo, pirates()));
		const plots = own.map(plotOf);
		expect(plots[1]).not.toBe(plots[0]);
		const obstacles = own.flatMap(
			({ outline }) => (JSON.parse(outline as string) as { obstacles: string[] }).obstacles,
		);
		expect(new Set(obstacles).size).toBe(obstacles.length);
		const first = await createReadableStory(server, rosa, pirates());
		const { outline } = first;
		const brief = await briefOf(server, first);
		expect(tellNextChapter({ ...brief, memory: [] }).outline).toBe(outline);
	});

	it('is the same for branches that are written at the same time', async () => {
		const calls: (string[] | undefined)[] = [];
		const bothWait = Promise.withResolvers<void>();
		let drawnFirst = '';
		const makers = tellingMakers(async () => {
			// The second branch remembers more than the first, and would draw another plot.
			const memory = calls.length === 2 ? [drawnFirst] : undefined;
			calls.push(memory);
			if (calls.length === 3) bothWait.resolve();
			if (calls.length === 2 || calls.length === 3) await bothWait.promise;
			return memory;
		});
		const server = await openTestServer(makers, { LOOK_AHEAD: '0', QUEUE_CONCURRENCY: '4' });
		const rosa = await server.register('Rosa');
		const story = await createReadableStory(server, rosa, pirates());
		drawnFirst = story.outline as string;
		await server.db.updateTable('story').set({ outline: null, bible: '{}' }).where('id', '=', story._id).execute();
		const start = story.startNode as string;
		const [left, right] = await Promise.all([0, 1].map((index) => choose(server, rosa, story._id, start, index)));
		const { outline } = await getStory(server, rosa, story._id);
		const brief = await briefOf(server, story);
		for (const [index, chapter] of [left, right].entries()) {
			const [first] = story.nodes as [Chapter];
			const priorChapters = [{ ...first, choices: first.choices.map(({ text }) => text), choiceTaken: index }];
			const told = tellNextChapter({ ...brief, outline: outline ?? null, priorChapters, isContinuation: true });
			expect(chapter?.content).toBe(told.draft.content);
		}
		expect(calls).toHaveLength(4);
	});
});

describe('a story of an earlier build, which has no outline', () => {
	it('is finished by the storyteller that began it', async () => {
		const server = await openTestServer(tellingMakers());
		const rosa = await server.register('Rosa');
		const story = await createReadableStory(server, rosa, pirates());
		const { brief } = await briefOf(server, story);
		const begun = composeChapter(brief, []);
		await server.db.updateTable('story').set({ outline: null }).where('id', '=', story._id).execute();
		await server.db.deleteFrom('chapter').where('parent_id', 'is not', null).execute();
		await server.db
			.updateTable('chapter')
			.set({ content: begun.content, choices: JSON.stringify(begun.choices) })
			.where('story_id', '=', story._id)
			.execute();
		const next = await choose(server, rosa, story._id, story.startNode as string, 2);
		expect(next.content).toBe(composeChapter(brief, [2]).content);
	});
});

/** The request for the first chapter of a story that has been told. */
async function briefOf(server: TestServer, { _id }: Story) {
	const row = await server.db.selectFrom('story').selectAll().where('id', '=', _id).executeTakeFirstOrThrow();
	const hero = JSON.parse(row.hero);
	const { genre, mood, age_group: ageGroup, age_rating: rating } = row;
	const brief = { seed: _id, genre, mood, ageGroup, rating, hero, disabledTopics: [] };
	return { brief, outline: null, memory: [], priorChapters: [], isContinuation: false } as const;
}
