import fc from 'fast-check';
import { v7 as newId } from 'uuid';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { ChapterDraft } from '../../../shared/contract/storyteller.ts';
import type { ToldChapterUpload } from '../../../shared/contract/told-chapters.ts';
import type { Session } from '../../../shared/contract/user.ts';
import { tellPath } from '../../../shared/storyteller/check/tell-path.ts';
import { builtInStoryteller } from '../../makers/storyteller/built-in.ts';
import { fakeMakers } from '../../testing/fake-makers.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { postChoice, waitUntilIdle } from '../testing/chapter-requests.ts';
import { getStory, openTestServer, postStory } from '../testing/story-requests.ts';
import { briefOf, type ToldStory, tellStory, uploadChapter } from '../testing/told-chapters.ts';

/** The simplest device: what it has read, by the choices that lead there, and what waits to be uploaded. */
class Device {
	read = new Map<string, { id: string; content: string }>();
	outbox: ToldChapterUpload[] = [];
	path: number[] = [];
	#story: ToldStory;

	constructor(story: ToldStory) {
		this.#story = story;
	}

	/** Tells the chapter at its path, if it has none there. */
	tell(): void {
		const key = this.path.join('');
		if (this.read.has(key)) return;
		const { drafts, outline } = tellPath(briefOf(this.#story.input), this.path);
		const { content, chapterTitle, choices, isEnding, storyTitle } = drafts.at(-1)!;
		const id = newId();
		this.read.set(key, { id, content });
		const chapter = {
			...{ _id: id, chapterTitle, content, choices: [...choices], isEnding, ...this.#placeAfter(drafts) },
			...{ storytellerVersion: 'of-this-test', toldAt: '2026-11-20T08:00:00.000Z' },
		};
		this.outbox.push(
			this.path.length > 0 ? { chapter } : { chapter, outline, story: { ...this.#story.input, title: storyTitle } },
		);
	}

	/** What the answer to the first upload changes. */
	onAnswer(id: string, isKept: boolean): void {
		const told = this.outbox.shift()!.chapter;
		if (isKept) return;
		for (const chapter of this.read.values()) if (chapter.id === told._id) chapter.id = id;
		for (const { chapter } of this.outbox) if (chapter.parentNodeId === told._id) chapter.parentNodeId = id;
	}

	#placeAfter(drafts: readonly ChapterDraft[]) {
		const choiceIndex = this.path.at(-1) ?? null;
		if (choiceIndex === null) return { parentNodeId: null, choiceIndex: null, choiceTaken: null };
		const parentNodeId = this.read.get(this.path.slice(0, -1).join(''))!.id;
		return { parentNodeId, choiceIndex, choiceTaken: drafts.at(-2)!.choices[choiceIndex]! };
	}
}

const step = fc.record({
	device: fc.nat(1),
	do: fc.oneof(
		{ weight: 5, arbitrary: fc.constant('choose' as const) },
		{ weight: 4, arbitrary: fc.constant('send' as const) },
		{ weight: 2, arbitrary: fc.constant('answer lost' as const) },
		{ weight: 2, arbitrary: fc.constant('choose online' as const) },
		{ weight: 2, arbitrary: fc.constant('to the beginning' as const) },
		fc.constant('wish' as const),
		fc.constant('server finishes' as const),
	),
	choice: fc.nat(2),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

function openServer(): Promise<TestServer> {
	const storyteller = builtInStoryteller();
	onTestFinished(() => storyteller.close?.());
	return openTestServer({ ...fakeMakers(), storyteller }, { LOOK_AHEAD: '1' });
}

/** Two devices of a family with one story, steps in any order, and a network that loses answers. */
async function runDays(runs: number): Promise<void> {
	const server = await openServer();
	let run = 0;
	await fc.assert(
		fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 24 }), async (steps) => {
			// A new author has no earlier stories to avoid, so the server tells as the devices do.
			const rosa = await server.register(`Rosa${++run}`);
			const story = tellStory([]);
			const devices = [new Device(story), new Device(story)];
			for (const one of steps) await take(server, rosa, story, devices[one.device]!, one);
			for (const device of devices) while (device.outbox.length > 0) await send(server, rosa, story, device);
			await waitUntilIdle(server);
			await expectAllRead(server, rosa, story, devices);
		}),
		{ numRuns: runs },
	);
}

async function take(
	server: TestServer,
	rosa: Session,
	story: ToldStory,
	device: Device,
	{ do: what, choice }: Step,
): Promise<void> {
	const isAtEnd = device.path.length === 3;
	if (what === 'to the beginning') device.path = [];
	else if (what === 'wish' && device.read.size === 0) await postStory(server, rosa, story.input);
	else if (what === 'server finishes') await waitUntilIdle(server);
	else if (what === 'choose' && !isAtEnd) {
		if (device.read.size > 0) device.path.push(choice);
		device.tell();
	} else if (what === 'choose online' && !isAtEnd && device.outbox.length === 0 && device.read.size > 0) {
		const from = device.read.get(device.path.join(''))!;
		const { status, body } = await postChoice(server, rosa, { _id: story.id }, from.id, choice);
		expect(status).toBe(200);
		device.path.push(choice);
		device.read.set(device.path.join(''), { id: body.newNode._id, content: body.newNode.content });
	} else if (what === 'send' && device.outbox.length > 0) await send(server, rosa, story, device);
	else if (what === 'answer lost' && device.outbox.length > 0)
		await uploadChapter(server, rosa, story.id, device.outbox[0]);
}

async function send(server: TestServer, rosa: Session, story: ToldStory, device: Device): Promise<void> {
	const { status, body } = await uploadChapter(server, rosa, story.id, device.outbox[0]);
	expect([status, body.code]).toEqual([status === 201 ? 201 : 200, undefined]);
	device.onAnswer(body.newNode._id, body.isKept);
}

/** Every chapter that was read is at the server once, under the id that the device has for it. */
async function expectAllRead(
	server: TestServer,
	rosa: Session,
	story: ToldStory,
	devices: readonly Device[],
): Promise<void> {
	if (devices.every(({ read }) => read.size === 0)) return;
	const { nodes } = await getStory(server, rosa, story.id);
	const places = nodes.map(({ parentNodeId, choiceIndex }) => `${parentNodeId} ${choiceIndex}`);
	expect(new Set(places).size).toBe(nodes.length);
	const byId = new Map(nodes.map((node) => [node._id, node]));
	for (const { read } of devices) {
		for (const [key, { id, content }] of read) {
			const node = byId.get(id);
			expect([key, node?.content]).toEqual([key, content]);
			const parentId = key === '' ? null : read.get(key.slice(0, -1))!.id;
			expect(node).toMatchObject({ parentNodeId: parentId, choiceIndex: key === '' ? null : Number(key.at(-1)) });
		}
	}
}

// covers: offline-stories/once
describe('stories of two devices, a server and a network that loses answers', () => {
	it('are at the server whole and once, whatever came when', () => runDays(6));
	it('are at the server whole and once, in 300 such stories', { tags: 'deep', timeout: 600_000 }, () => runDays(300));
});
