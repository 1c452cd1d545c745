import { AsyncLocalStorage } from 'node:async_hooks';
import * as fc from 'fast-check';
import { v7 as newId } from 'uuid';
import type { ListedStory, Story } from '../../../shared/contract/story.ts';
import type { ToldChapterAnswer, ToldChapterUpload } from '../../../shared/contract/told-chapters.ts';
import type { User } from '../../../shared/contract/user.ts';
import { library } from '../library/current-library.ts';
import type { ChapterRow, StoryRow } from '../library/database.ts';
import { household } from '../library/household.ts';
import { loadStories } from '../library/stories.ts';
import { loadStoryView } from '../library/story-view.ts';
import type { Command, Entry, UploadChapterCommand } from '../outbox/commands.ts';
import { allEntries } from '../outbox/entries.ts';
import { exclusiveReplay } from '../outbox/exclusive-replay.ts';
import { discard, enqueue, withdraw } from '../outbox/outbox.ts';
import { replay } from '../outbox/replay.ts';
import { sendableEntries } from '../outbox/requests.ts';
import { pull } from '../sync.ts';
import { settleStories } from '../telling/settle-stories.ts';
import { type TellingOutcome, tellNewStory, tellNextChapter } from '../telling/tell-story.ts';
import { milosStoryInput, type TestDevice } from './test-device.ts';

/** The fate of a request: it passes, never arrives, its answer is lost, the server fails, or the sender dies before or after it. */
const fates = [
	'passes',
	'never arrives',
	'answer is lost',
	'server fails',
	'sender dies before',
	'sender dies after',
] as const;
type Fate = (typeof fates)[number];

/** What a device without network tells. */
const tellingSteps = [
	fc.record({ step: fc.constant('tell story' as const) }),
	fc.record({ step: fc.constant('take over' as const), which: fc.nat(5) }),
	{
		weight: 4,
		arbitrary: fc.record({
			step: fc.constant('tell choice' as const),
			which: fc.nat(5),
			chapter: fc.nat(5),
			choice: fc.nat(2),
		}),
	},
] as const;

/** Attempts to send, and to hear what is new. */
const sendingSteps = [
	fc.record({ step: fc.constant('replay' as const), fates: fc.array(fc.constantFrom(...fates), { maxLength: 6 }) }),
	fc.record({
		step: fc.constant('race' as const),
		fates: fc.array(fc.constantFrom('passes', 'answer is lost', 'server fails', 'never arrives'), {
			maxLength: 6,
		}),
	}),
	fc.record({ step: fc.constant('pull' as const) }),
] as const;

const steps = fc.oneof(
	fc.record({ step: fc.constant('create story' as const) }),
	fc.record({ step: fc.constant('choose' as const), which: fc.nat(5), choice: fc.nat(2) }),
	...tellingSteps,
	{
		weight: 2,
		arbitrary: fc.record({ step: fc.constant('other tablet' as const), which: fc.nat(5), choice: fc.nat(2) }),
	},
	fc.record({ step: fc.constant('delete story' as const), which: fc.nat(5) }),
	fc.record({ step: fc.constant('save profile' as const), age: fc.integer({ min: 1, max: 100 }) }),
	fc.record({ step: fc.constant('add child' as const) }),
	fc.record({ step: fc.constant('add child' as const) }),
	fc.record({ step: fc.constant('save child' as const), which: fc.nat(3), rating: fc.integer({ min: 1, max: 9 }) }),
	fc.record({ step: fc.constant('delete child' as const), which: fc.nat(3) }),
	fc.record({ step: fc.constant('take back' as const), which: fc.nat(9) }),
	...sendingSteps,
);
export const outboxDays = fc.array(steps, { minLength: 1, maxLength: 24 });

const createStory = fc.record({ step: fc.constant('create story' as const) });

/** Steps on two tablets of a family, most of them tellings. */
export const familyDays = fc.array(
	fc.record({ tablet: fc.nat(1), step: fc.oneof(createStory, ...tellingSteps, ...sendingSteps) }),
	{ minLength: 8, maxLength: 30 },
);
type FamilyDay = typeof familyDays extends fc.Arbitrary<infer Day> ? Day : never;
type Step = (typeof outboxDays extends fc.Arbitrary<(infer One)[]> ? One : never) & object;

/** The expected state of the server. `unknown`: withdrawn when the request may have arrived already. */
type ExpectedState = {
	stories: Set<string>;
	children: Map<string, number | null>;
	age: number | null;
	choices: Map<string, { storyId: string; nodeId: string; choice: number }>;
	/** Chapters that were told on the device and not withdrawn, by id. */
	told: Map<string, UploadChapterCommand>;
	unknown: Set<string>;
};

function newExpectedState(): ExpectedState {
	return {
		stories: new Set(),
		children: new Map(),
		age: null,
		choices: new Map(),
		told: new Map(),
		unknown: new Set(),
	};
}

/**
 * Runs the steps of one day on a device, with their failures, and then sends all entries. Throws when the server's state is
 * not what was done on the device, when a command was carried out twice or out of order within an ordering key, when an
 * entry is lost or stuck, or when the device shows another state than the server's.
 */
export async function runDay(device: TestDevice, day: readonly Step[]): Promise<void> {
	const expected = newExpectedState();
	const network = instrumentNetwork(device);
	try {
		for (const step of day) await applyStep(network, expected, step);
		await sendEverything(network);
		await pull();
		await compareState(device, expected, network.replaced);
		network.assertOrder();
	} finally {
		network.restore();
		await resetAccount(device);
	}
}

/**
 * Runs the steps of one day on two tablets of one family, `switchTo` of 0 or 1, and then sends all entries of both. Throws when a
 * chapter that was told is not at the server once, unless the server kept another in its place, or when the tablets differ in the end.
 */
export async function runFamilyDay(
	device: TestDevice,
	switchTo: (tablet: number) => Promise<void>,
	day: FamilyDay,
): Promise<void> {
	const expected = [newExpectedState(), newExpectedState()] as const;
	const network = instrumentNetwork(device);
	try {
		for (const { tablet, step } of day) {
			await switchTo(tablet);
			await applyStep(network, expected[tablet as 0 | 1], step);
		}
		// The second tablet’s chapters reach the first with its second turn.
		const shown: ShownStory[][] = [];
		const refused: Place[][] = [];
		for (const tablet of [0, 1, 0, 1]) {
			await switchTo(tablet);
			await sendEverything(network);
			await pull();
			await settleStories(library());
			await compareTold(device, expected[tablet as 0 | 1], network.replaced);
			shown[tablet] = await everythingShown();
			refused[tablet] = await refusedPlaces();
		}
		const [one, other] = shown.map((stories) => withoutPlaces(stories, refused.flat()));
		assertSame('what both tablets show', one, other);
	} finally {
		network.restore();
		for (const tablet of [0, 1]) {
			await switchTo(tablet);
			await resetAccount(device);
		}
	}
}

type Place = Pick<ChapterRow, 'parentNodeId' | 'choiceIndex'>;
type ShownChapter = Place & Pick<ChapterRow, '_id' | 'content' | 'isEnding'>;
type ShownStory = Pick<StoryRow, 'id' | 'title' | 'status' | 'startNode'> & { chapters: ShownChapter[] };

/** The stories and chapters on this device, without those that the server refused. */
async function everythingShown(): Promise<ShownStory[]> {
	const stories = (await loadStories(null)).toSorted((one, other) => (one.id < other.id ? -1 : 1));
	return Promise.all(
		stories.map(async ({ id, title, status, startNode }) => {
			const refused = await refusedChapters(id);
			const chapters = ((await loadStoryView(id, null))?.chapters ?? [])
				.filter(({ _id }) => !refused.includes(_id))
				.map(({ _id, parentNodeId, choiceIndex, content, isEnding }) => ({
					...{ _id, parentNodeId, choiceIndex, content, isEnding },
				}))
				.toSorted((one, other) => (one._id < other._id ? -1 : 1));
			return { id, title, status, startNode, chapters };
		}),
	);
}

/** Where this device shows a chapter that the server refused. */
async function refusedPlaces(): Promise<Place[]> {
	return (await allEntries()).flatMap(({ deed, state }) =>
		deed.kind === 'upload-chapter' && state === 'failed' ? [deed.chapter] : [],
	);
}

/** Without the chapters in these places, and those after them: a refused chapter keeps its place on its device. */
function withoutPlaces(stories: readonly ShownStory[], places: readonly Place[]): ShownStory[] {
	return stories.map((story) => {
		const hidden = inPlaces(story.chapters, places);
		return { ...story, chapters: story.chapters.filter(({ _id }) => !hidden.has(_id)) };
	});
}

/** The chapters in these places, and those after them. */
function inPlaces(chapters: readonly (Place & { _id: string })[], places: readonly Place[]): Set<string> {
	const found = new Set<string>();
	for (let before = -1; before !== found.size; ) {
		before = found.size;
		for (const { _id, parentNodeId, choiceIndex } of chapters) {
			const isThere = places.some((place) => place.parentNodeId === parentNodeId && place.choiceIndex === choiceIndex);
			if (isThere || (parentNodeId !== null && found.has(parentNodeId))) found.add(_id);
		}
	}
	return found;
}

async function applyStep(network: InstrumentedNetwork, expected: ExpectedState, step: Step): Promise<void> {
	switch (step.step) {
		case 'create story': {
			const _id = newId();
			expected.stories.add(_id);
			return network.put({
				kind: 'create-story',
				story: { ...milosStoryInput, _id, frontendRequestId: `wish-${_id}` },
			});
		}
		case 'tell story': {
			const _id = newId();
			expected.stories.add(_id);
			await network.tell(() => tellNewStory({ ...milosStoryInput, _id, frontendRequestId: `wish-${_id}` }, null));
			return noteTold(expected);
		}
		case 'take over': {
			const wishes = (await allEntries()).flatMap(({ deed }) => (deed.kind === 'create-story' ? [deed.story] : []));
			const wish = pick(wishes, step.which);
			if (wish) await network.tell(() => tellNewStory(wish, null));
			return noteTold(expected);
		}
		case 'tell choice': {
			const story = pick(await loadStories(null), step.which);
			const view = story && (await loadStoryView(story.id, null));
			const from = view && pick(view.chapters, step.chapter);
			const choice = from?.choices[step.choice];
			if (!from || !choice || (choice.nextNodeId && view.localIds.has(choice.nextNodeId))) return;
			const command = { storyId: story.id, nodeId: from._id, choiceIndex: step.choice, choice: choice.text };
			await network.tell(() => tellNextChapter(command, null));
			return noteTold(expected);
		}
		case 'other tablet': {
			// Where this device has told a chapter, if it has.
			const places = (await allEntries()).flatMap(({ deed }) =>
				deed.kind === 'upload-chapter' && deed.chapter.parentNodeId ? [deed.chapter] : [],
			);
			const place = pick(places, step.which);
			const node = place
				? await library().nodes.get(place.parentNodeId!)
				: pick(await library().nodes.toArray(), step.which);
			if (!node) return;
			const body = { nodeId: node._id, choiceIndex: place?.choiceIndex ?? step.choice };
			// Refused for a story that is deleted or at its end.
			return void (await network.askFromElsewhere(`/api/stories/${node.storyId}/generate`, body));
		}
		case 'choose': {
			const story = pick(await loadStories(null), step.which);
			const node = story && (await library().nodes.where({ storyId: story.id }).first());
			if (!node || (await allEntries()).some((entry) => entry.slot === `choose:${node._id}`)) return;
			const [storyId, nodeId] = [story.id, node._id];
			expected.choices.set(nodeId, { storyId, nodeId, choice: step.choice });
			return network.put({ kind: 'choose', storyId, nodeId, choiceIndex: step.choice, title: '', choice: '' });
		}
		case 'delete story': {
			const story = pick(await loadStories(null), step.which);
			if (!story) return;
			expected.stories.delete(story.id);
			expected.unknown.delete(story.id);
			return network.put({ kind: 'delete-story', storyId: story.id, title: story.title });
		}
		case 'save profile':
			expected.age = step.age;
			expected.unknown.delete('profile');
			return network.put({ kind: 'save-profile', update: { profile: { name: 'Rosa', age: step.age } } });
		case 'add child': {
			const _id = newId();
			expected.children.set(_id, null);
			return network.put({ kind: 'add-child', child: { _id, profile: { name: 'Milo', age: 9 } } });
		}
		case 'save child': {
			const child = pick((await household())?.family ?? [], step.which);
			if (!child) return;
			expected.children.set(child._id, step.rating);
			expected.unknown.delete(`settings ${child._id}`);
			const settings = { allowedGenres: [], contentRestrictions: { maxAgeRating: step.rating, disabledTopics: [] } };
			return network.put({ kind: 'save-child-settings', childId: child._id, name: 'Milo', settings });
		}
		case 'delete child': {
			const child = pick((await household())?.family ?? [], step.which);
			if (!child) return;
			expected.children.delete(child._id);
			expected.unknown.delete(child._id);
			return network.put({ kind: 'delete-child', childId: child._id, name: 'Milo' });
		}
		case 'take back':
			return withdrawEntry(expected, pick(await allEntries(), step.which));
		case 'replay':
			return network.replayWith(step.fates);
		case 'race':
			return network.raceWith(step.fates as Fate[]);
		case 'pull':
			return void (await pull().catch(() => {}));
	}
}

async function noteTold({ told }: ExpectedState): Promise<void> {
	for (const { deed } of await allEntries()) if (deed.kind === 'upload-chapter') told.set(deed.chapter._id, deed);
}

/** If it was sent before, its result at the server is unknown, and so is what depends on it. */
async function withdrawEntry(expected: ExpectedState, entry: Entry | undefined): Promise<void> {
	if (!entry || entry.state === 'sending') return;
	const { deed: command } = entry;
	if (command.kind === 'upload-chapter') return withdrawToldChapter(expected, entry, command);
	await discard(entry.id);
	if (command.kind === 'create-story') {
		expected.stories.delete(command.story._id);
		expected.unknown.add(command.story._id);
	}
	if (command.kind === 'add-child') {
		expected.children.delete(command.child._id);
		expected.unknown.add(command.child._id);
	}
	if (command.kind === 'save-profile') expected.unknown.add('profile');
	if (command.kind === 'save-child-settings') expected.unknown.add(`settings ${command.childId}`);
	if (command.kind === 'delete-story') expected.unknown.add(command.storyId);
	if (command.kind === 'delete-child') expected.unknown.add(command.childId);
	if (command.kind === 'choose') expected.choices.delete(command.nodeId);
}

/** What was withdrawn with it is at the server only if it was sent before. */
async function withdrawToldChapter(
	{ stories, told, unknown, choices }: ExpectedState,
	entry: Entry,
	{ story, storyId }: UploadChapterCommand,
): Promise<void> {
	await withdraw(entry);
	if (story) {
		stories.delete(storyId);
		unknown.delete(storyId);
	}
	const left = new Set(
		(await allEntries()).map(({ deed }) => (deed.kind === 'upload-chapter' ? deed.chapter._id : '')),
	);
	const atServer = new Set((await library().nodes.toArray()).map(({ _id }) => _id));
	for (const [id, { chapter }] of told) {
		if (left.has(id) || atServer.has(id)) continue;
		told.delete(id);
		// The choice that it took over is withdrawn with it.
		const { parentNodeId, choiceIndex } = chapter;
		if (parentNodeId && choices.get(parentNodeId)?.choice === choiceIndex) choices.delete(parentNodeId);
	}
}

type InstrumentedNetwork = ReturnType<typeof instrumentNetwork>;

/** The device's network, with a fate for each request, and a log of the commands that the server carried out first. */
function instrumentNetwork({ house, session }: TestDevice) {
	const realFetch = globalThis.fetch;
	const senders = new AsyncLocalStorage<{ isDead: boolean; die: () => void }>();
	const carriedOut: string[] = [];
	const sentEntries = new Map<string, { seq: number; lanes: readonly string[] }>();
	const replaced = new Set<string>();
	let nextFates: Fate[] = [];
	const never = () => new Promise<never>(() => {});
	const dying = (who: { die(): void } | undefined) => {
		who?.die();
		return never();
	};

	globalThis.fetch = async (input, init) => {
		const key = new Headers(init?.headers).get('Idempotency-Key');
		if (!key) return realFetch(input, init);
		const who = senders.getStore();
		if (who?.isDead) return never();
		const fate = nextFates.shift() ?? 'passes';
		if (fate === 'never arrives') throw new TypeError('Failed to fetch');
		if (fate === 'server fails')
			return Response.json({ error: 'No.', message: 'No.', code: 'internal' }, { status: 500 });
		if (fate === 'sender dies before') return dying(who);
		const answer = await realFetch(input, init);
		if (answer.ok && !carriedOut.includes(key)) carriedOut.push(key);
		if (answer.ok && String(input).endsWith('/chapters')) await noteReplaced(init, answer.clone());
		if (fate === 'answer is lost') throw new TypeError('Failed to fetch');
		if (fate === 'sender dies after' || who?.isDead) return dying(who);
		return answer;
	};

	async function noteReplaced(init: RequestInit | undefined, answer: Response): Promise<void> {
		const { chapter } = JSON.parse(String(init?.body)) as ToldChapterUpload;
		const { isKept } = (await answer.json()) as ToldChapterAnswer;
		if (!isKept) replaced.add(chapter._id);
	}

	const replayContext = () => ({ library: library(), token: async () => session.token, random: () => 0 });
	const makeDue = () =>
		library()
			.outbox.filter(({ state }) => state === 'waiting')
			.modify({ nextAt: 0 });

	async function noteEntries() {
		for (const { id, seq, lanes: own } of await allEntries()) sentEntries.set(id, { seq, lanes: own });
	}

	return {
		/** Told chapters in whose places the server kept others. */
		replaced,
		async put(command: Command) {
			await enqueue(command, null);
			await noteEntries();
		},
		/** A request of another device of the family. */
		askFromElsewhere: (path: string, body: unknown) => house.request('POST', path, { as: session, body }),
		/** Tells a chapter on the device. */
		async tell(work: () => Promise<TellingOutcome>) {
			const { state } = await work();
			if (state === 'refused') throw new Error('The rules of the family forbid it');
			await noteEntries();
		},
		/** Until all due entries are sent, or the sender dies. */
		async replayWith(fates: readonly Fate[]) {
			nextFates = [...fates];
			await makeDue();
			await new Promise<void>((resolve, reject) => {
				const who = { isDead: false, die: () => {} };
				who.die = () => {
					who.isDead = true;
					resolve();
				};
				const token = async () => (who.isDead ? never() : session.token);
				senders.run(who, () => replay({ ...replayContext(), token }, never).then(resolve, reject));
			});
			nextFates = [];
		},
		/** Two tabs and the service worker at once. */
		async raceWith(fates: readonly Fate[]) {
			nextFates = [...fates];
			await makeDue();
			await Promise.all([1, 2, 3].map(() => exclusiveReplay(replayContext())()));
			nextFates = [];
		},
		/** Entries that share an ordering key were carried out in their order. */
		assertOrder() {
			const last = new Map<string, number>();
			for (const id of carriedOut) {
				const entry = sentEntries.get(id);
				for (const key of entry?.lanes ?? []) {
					if ((last.get(key) ?? 0) > entry!.seq) throw new Error(`Out of order in ${key}`);
					last.set(key, entry!.seq);
				}
			}
		},
		restore() {
			globalThis.fetch = realFetch;
		},
	};
}

async function sendEverything(network: InstrumentedNetwork): Promise<void> {
	for (let round = 0; round < 20; round++) {
		await network.replayWith([]);
		if (sendableEntries(await allEntries()).length === 0) return;
	}
	throw new Error(`Some entries cannot be sent: ${JSON.stringify(await allEntries())}`);
}

async function compareState(
	{ house, session }: TestDevice,
	expected: ExpectedState,
	replaced: ReadonlySet<string>,
): Promise<void> {
	const fetchJson = async <Answer>(path: string) => (await house.request<Answer>('GET', path, { as: session })).body;
	const decided = (ids: Iterable<string>) => [...ids].filter((id) => !expected.unknown.has(id)).toSorted();
	const [stories, children, me] = await Promise.all([
		fetchJson<ListedStory[]>('/api/stories'),
		fetchJson<User[]>('/api/users/children'),
		fetchJson<User>('/api/auth/profile'),
	]);
	assertSame('stories at the server', decided(stories.map(({ _id }) => _id)), decided(expected.stories));
	assertSame('children at the server', decided(children.map(({ _id }) => _id)), decided(expected.children.keys()));
	assertSame(
		'stories shown',
		(await loadStories(null)).map(({ id }) => id).toSorted(),
		stories.map(({ _id }) => _id).toSorted(),
	);
	const shown = await household();
	assertSame(
		'children shown',
		shown?.family.map(({ _id }) => _id).toSorted(),
		children.map(({ _id }) => _id).toSorted(),
	);
	if (expected.age !== null && !expected.unknown.has('profile')) assertSame('age', me.profile.age, expected.age);
	assertSame('age shown', shown?.user.profile.age, me.profile.age);
	for (const child of children) {
		const rating = expected.children.get(child._id);
		if (!rating || expected.unknown.has(`settings ${child._id}`)) continue;
		assertSame('rating', child.settings.contentRestrictions.maxAgeRating, rating);
	}
	await compareTold({ house, session }, expected, replaced);
	for (const { storyId, nodeId, choice } of expected.choices.values()) {
		if (!expected.stories.has(storyId) || expected.unknown.has(storyId)) continue;
		const { nodes } = await fetchJson<Story>(`/api/stories/${storyId}`);
		const led = nodes.filter((node) => node.parentNodeId === nodeId && node.choiceIndex === choice);
		assertSame('chapters behind a choice', led.length, 1);
	}
}

/** Each chapter that was told is at the server once, unless the server has another in its place; the device shows the server's. */
async function compareTold(
	{ house, session }: Pick<TestDevice, 'house' | 'session'>,
	expected: ExpectedState,
	replaced: ReadonlySet<string>,
): Promise<void> {
	for (const { storyId, chapter } of expected.told.values()) {
		if (!expected.stories.has(storyId) || expected.unknown.has(storyId)) continue;
		const { body } = await house.request<Story>('GET', `/api/stories/${storyId}`, { as: session });
		const { nodes } = body;
		const own = nodes.filter(({ _id }) => _id === chapter._id);
		// Another chapter has its place when the server had written one; its choices may be others.
		const words = own.map(({ content, choiceIndex }) => [content, choiceIndex]);
		if (own.length > 0) assertSame('a told chapter', words, [[chapter.content, chapter.choiceIndex]]);
		const places = nodes.map(({ parentNodeId, choiceIndex }) => `${parentNodeId} ${choiceIndex}`);
		assertSame('places', places.length, new Set(places).size);
		const refused = await refusedChapters(storyId);
		if (own.length === 0 && !replaced.has(chapter._id) && !refused.includes(chapter._id))
			throw new Error('A told chapter is not at the server');
		const view = await loadStoryView(storyId, null);
		const hidden = inPlaces(nodes, await refusedPlaces());
		const shown = [...nodes.map(({ _id }) => _id).filter((id) => !hidden.has(id)), ...refused];
		assertSame('chapters shown', [...(view?.localIds ?? [])].toSorted(), shown.toSorted());
	}
}

/** The chapters of a story that stay on the device, because the chapter that the server kept before them offers other choices. */
async function refusedChapters(storyId: string): Promise<string[]> {
	return (await allEntries()).flatMap(({ deed, state, problem }) => {
		if (deed.kind !== 'upload-chapter' || deed.storyId !== storyId) return [];
		if (state === 'failed' && problem?.code !== 'other-branch') throw new Error(`Refused: ${problem?.code}`);
		return [deed.chapter._id];
	});
}

/** The next day begins with an empty account. */
async function resetAccount({ house, session }: TestDevice): Promise<void> {
	await library().outbox.clear();
	await house.db.deleteFrom('story').where('family_id', '=', session.user._id).execute();
	await house.db.deleteFrom('account').where('parent_id', '=', session.user._id).execute();
	await pull();
}

function pick<One>(items: readonly One[], which: number): One | undefined {
	return items[which % Math.max(1, items.length)];
}

function assertSame(subject: string, actual: unknown, expected: unknown): void {
	const [a, b] = [JSON.stringify(actual), JSON.stringify(expected)];
	if (a !== b) throw new Error(`${subject}: ${a}, and not ${b}`);
}
