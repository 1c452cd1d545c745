import { AsyncLocalStorage } from 'node:async_hooks';
import * as fc from 'fast-check';
import { v7 as newId } from 'uuid';
import type { ListedStory, Story } from '../../../shared/contract/story.ts';
import type { User } from '../../../shared/contract/user.ts';
import { library } from '../library/current-library.ts';
import { household } from '../library/household.ts';
import { loadStories } from '../library/stories.ts';
import type { Command, Entry } from '../outbox/commands.ts';
import { allEntries } from '../outbox/entries.ts';
import { exclusiveReplay } from '../outbox/exclusive-replay.ts';
import { discard, enqueue } from '../outbox/outbox.ts';
import { replay } from '../outbox/replay.ts';
import { pull } from '../sync.ts';
import { milosStoryInput, type TestDevice } from './test-device.ts';

/** The fate of a request: it passes, never arrives, its answer is lost, the server fails, or the sender dies before or after it. */
const fates = [
	'passes',
	'never arrives',
	'answer is lost',
	'server has trouble',
	'sender dies before',
	'sender dies after',
] as const;
type Fate = (typeof fates)[number];

const steps = fc.oneof(
	fc.record({ step: fc.constant('wish' as const) }),
	fc.record({ step: fc.constant('choose' as const), which: fc.nat(5), choice: fc.nat(2) }),
	fc.record({ step: fc.constant('delete story' as const), which: fc.nat(5) }),
	fc.record({ step: fc.constant('save profile' as const), age: fc.integer({ min: 1, max: 100 }) }),
	fc.record({ step: fc.constant('add child' as const) }),
	fc.record({ step: fc.constant('add child' as const) }),
	fc.record({ step: fc.constant('save child' as const), which: fc.nat(3), rating: fc.integer({ min: 1, max: 9 }) }),
	fc.record({ step: fc.constant('delete child' as const), which: fc.nat(3) }),
	fc.record({ step: fc.constant('take back' as const), which: fc.nat(9) }),
	fc.record({ step: fc.constant('replay' as const), fates: fc.array(fc.constantFrom(...fates), { maxLength: 6 }) }),
	fc.record({
		step: fc.constant('race' as const),
		fates: fc.array(fc.constantFrom('passes', 'answer is lost', 'server has trouble', 'never arrives'), {
			maxLength: 6,
		}),
	}),
	fc.record({ step: fc.constant('pull' as const) }),
);
export const outboxDays = fc.array(steps, { minLength: 1, maxLength: 24 });
type Step = (typeof outboxDays extends fc.Arbitrary<(infer One)[]> ? One : never) & object;

/** The expected state of the server. `unknown`: withdrawn when the request may have arrived already. */
type ExpectedState = {
	stories: Set<string>;
	children: Map<string, number | null>;
	age: number | null;
	choices: Map<string, { storyId: string; nodeId: string; choice: number }>;
	unknown: Set<string>;
};

/**
 * Runs the steps of one day on a device, with their failures, and then sends all entries. Throws when the server's state is
 * not what was done on the device, when a command was carried out twice or out of order within an ordering key, when an
 * entry is lost or stuck, or when the device shows another state than the server's.
 */
export async function runDay(tablet: TestDevice, day: readonly Step[]): Promise<void> {
	const wanted: ExpectedState = {
		stories: new Set(),
		children: new Map(),
		age: null,
		choices: new Map(),
		unknown: new Set(),
	};
	const wire = instrumentNetwork(tablet);
	try {
		for (const step of day) await applyStep(wire, wanted, step);
		await sendEverything(wire);
		await pull();
		await compare(tablet, wanted);
		wire.insistOnOrder();
	} finally {
		wire.restore();
		await resetAccount(tablet);
	}
}

async function applyStep(wire: InstrumentedNetwork, wanted: ExpectedState, step: Step): Promise<void> {
	switch (step.step) {
		case 'wish': {
			const _id = newId();
			wanted.stories.add(_id);
			return wire.put({ kind: 'create-story', story: { ...milosStoryInput, _id, frontendRequestId: `wish-${_id}` } });
		}
		case 'choose': {
			const story = pick(await loadStories(null), step.which);
			const node = story && (await library().nodes.where({ storyId: story.id }).first());
			if (!node || (await allEntries()).some((entry) => entry.slot === `choose:${node._id}`)) return;
			const [storyId, nodeId] = [story.id, node._id];
			wanted.choices.set(nodeId, { storyId, nodeId, choice: step.choice });
			return wire.put({ kind: 'choose', storyId, nodeId, choiceIndex: step.choice, title: '', choice: '' });
		}
		case 'delete story': {
			const story = pick(await loadStories(null), step.which);
			if (!story) return;
			wanted.stories.delete(story.id);
			wanted.unknown.delete(story.id);
			return wire.put({ kind: 'delete-story', storyId: story.id, title: story.title });
		}
		case 'save profile':
			wanted.age = step.age;
			wanted.unknown.delete('profile');
			return wire.put({ kind: 'save-profile', update: { profile: { name: 'Rosa', age: step.age } } });
		case 'add child': {
			const _id = newId();
			wanted.children.set(_id, null);
			return wire.put({ kind: 'add-child', child: { _id, profile: { name: 'Milo', age: 9 } } });
		}
		case 'save child': {
			const child = pick((await household())?.family ?? [], step.which);
			if (!child) return;
			wanted.children.set(child._id, step.rating);
			wanted.unknown.delete(`settings ${child._id}`);
			const settings = { allowedGenres: [], contentRestrictions: { maxAgeRating: step.rating, disabledTopics: [] } };
			return wire.put({ kind: 'save-child-settings', childId: child._id, name: 'Milo', settings });
		}
		case 'delete child': {
			const child = pick((await household())?.family ?? [], step.which);
			if (!child) return;
			wanted.children.delete(child._id);
			wanted.unknown.delete(child._id);
			return wire.put({ kind: 'delete-child', childId: child._id, name: 'Milo' });
		}
		case 'take back':
			return withdrawEntry(wanted, pick(await allEntries(), step.which));
		case 'replay':
			return wire.replayWith(step.fates);
		case 'race':
			return wire.raceWith(step.fates as Fate[]);
		case 'pull':
			return void (await pull().catch(() => {}));
	}
}

/** If it was sent before, its result at the server is unknown, and so is what depends on it. */
async function withdrawEntry(wanted: ExpectedState, entry: Entry | undefined): Promise<void> {
	if (!entry || entry.state === 'sending') return;
	const { deed } = entry;
	await discard(entry.id);
	if (deed.kind === 'create-story') {
		wanted.stories.delete(deed.story._id);
		wanted.unknown.add(deed.story._id);
	}
	if (deed.kind === 'add-child') {
		wanted.children.delete(deed.child._id);
		wanted.unknown.add(deed.child._id);
	}
	if (deed.kind === 'save-profile') wanted.unknown.add('profile');
	if (deed.kind === 'save-child-settings') wanted.unknown.add(`settings ${deed.childId}`);
	if (deed.kind === 'delete-story') wanted.unknown.add(deed.storyId);
	if (deed.kind === 'delete-child') wanted.unknown.add(deed.childId);
	if (deed.kind === 'choose') wanted.choices.delete(deed.nodeId);
}

type InstrumentedNetwork = ReturnType<typeof instrumentNetwork>;

/** The device's network, with a fate for each request, and a log of the commands that the server carried out first. */
function instrumentNetwork({ session }: TestDevice) {
	const whole = globalThis.fetch;
	const sender = new AsyncLocalStorage<{ isDead: boolean; die: () => void }>();
	const carriedOut: string[] = [];
	const lanes = new Map<string, { seq: number; lanes: readonly string[] }>();
	let fatesAhead: Fate[] = [];
	const forEver = () => new Promise<never>(() => {});
	const dying = (who: { die(): void } | undefined) => {
		who?.die();
		return forEver();
	};

	globalThis.fetch = async (input, init) => {
		const key = new Headers(init?.headers).get('Idempotency-Key');
		if (!key) return whole(input, init);
		const who = sender.getStore();
		if (who?.isDead) return forEver();
		const fate = fatesAhead.shift() ?? 'passes';
		if (fate === 'never arrives') throw new TypeError('Failed to fetch');
		if (fate === 'server has trouble')
			return Response.json({ error: 'No.', message: 'No.', code: 'internal' }, { status: 500 });
		if (fate === 'sender dies before') return dying(who);
		const answer = await whole(input, init);
		if (answer.ok && !carriedOut.includes(key)) carriedOut.push(key);
		if (fate === 'answer is lost') throw new TypeError('Failed to fetch');
		if (fate === 'sender dies after' || who?.isDead) return dying(who);
		return answer;
	};

	const replaying = () => ({ library: library(), token: async () => session.token, chance: () => 0 });
	const hurry = () =>
		library()
			.outbox.filter(({ state }) => state === 'waiting')
			.modify({ nextAt: 0 });

	async function noteEntries() {
		for (const { id, seq, lanes: own } of await allEntries()) lanes.set(id, { seq, lanes: own });
	}

	return {
		async put(deed: Command) {
			await enqueue(deed, null);
			await noteEntries();
		},
		/** Until all due entries are sent, or the sender dies. */
		async replayWith(fates: readonly Fate[]) {
			fatesAhead = [...fates];
			await hurry();
			await new Promise<void>((resolve, reject) => {
				const who = { isDead: false, die: () => {} };
				who.die = () => {
					who.isDead = true;
					resolve();
				};
				const token = async () => (who.isDead ? forEver() : session.token);
				sender.run(who, () => replay({ ...replaying(), token }, forEver).then(resolve, reject));
			});
			fatesAhead = [];
		},
		/** Two tabs and the service worker at once. */
		async raceWith(fates: readonly Fate[]) {
			fatesAhead = [...fates];
			await hurry();
			await Promise.all([1, 2, 3].map(() => exclusiveReplay(replaying())()));
			fatesAhead = [];
		},
		/** Entries that share an ordering key were carried out in their order. */
		insistOnOrder() {
			const last = new Map<string, number>();
			for (const key of carriedOut) {
				const entry = lanes.get(key);
				for (const lane of entry?.lanes ?? []) {
					if ((last.get(lane) ?? 0) > entry!.seq) throw new Error(`Out of order in ${lane}`);
					last.set(lane, entry!.seq);
				}
			}
		},
		restore() {
			globalThis.fetch = whole;
		},
	};
}

async function sendEverything(wire: InstrumentedNetwork): Promise<void> {
	for (let round = 0; round < 20; round++) {
		await wire.replayWith([]);
		if ((await allEntries()).every(({ state }) => state === 'failed')) return;
	}
	throw new Error(`Some entries cannot be sent: ${JSON.stringify(await allEntries())}`);
}

async function compare({ house, session }: TestDevice, wanted: ExpectedState): Promise<void> {
	const there = async <Answer>(path: string) => (await house.request<Answer>('GET', path, { as: session })).body;
	const known = (ids: Iterable<string>) => [...ids].filter((id) => !wanted.unknown.has(id)).toSorted();
	const [stories, children, me] = await Promise.all([
		there<ListedStory[]>('/api/stories'),
		there<User[]>('/api/users/children'),
		there<User>('/api/auth/profile'),
	]);
	same('stories at the server', known(stories.map(({ _id }) => _id)), known(wanted.stories));
	same('children at the server', known(children.map(({ _id }) => _id)), known(wanted.children.keys()));
	same(
		'stories shown',
		(await loadStories(null)).map(({ id }) => id).toSorted(),
		stories.map(({ _id }) => _id).toSorted(),
	);
	const shown = await household();
	same('children shown', shown?.family.map(({ _id }) => _id).toSorted(), children.map(({ _id }) => _id).toSorted());
	if (wanted.age !== null && !wanted.unknown.has('profile')) same('age', me.profile.age, wanted.age);
	same('age shown', shown?.user.profile.age, me.profile.age);
	for (const child of children) {
		const rating = wanted.children.get(child._id);
		if (!rating || wanted.unknown.has(`settings ${child._id}`)) continue;
		same('rating', child.settings.contentRestrictions.maxAgeRating, rating);
	}
	for (const { storyId, nodeId, choice } of wanted.choices.values()) {
		if (!wanted.stories.has(storyId) || wanted.unknown.has(storyId)) continue;
		const { nodes } = await there<Story>(`/api/stories/${storyId}`);
		const led = nodes.filter((node) => node.parentNodeId === nodeId && node.choiceIndex === choice);
		same('chapters behind a choice', led.length, 1);
	}
}

/** The next day begins with an empty account. */
async function resetAccount({ house, session }: TestDevice): Promise<void> {
	await library().outbox.clear();
	await house.db.deleteFrom('story').where('family_id', '=', session.user._id).execute();
	await house.db.deleteFrom('account').where('parent_id', '=', session.user._id).execute();
	await pull();
}

function pick<One>(ones: readonly One[], which: number): One | undefined {
	return ones[which % Math.max(1, ones.length)];
}

function same(what: string, is: unknown, should: unknown): void {
	const [a, b] = [JSON.stringify(is), JSON.stringify(should)];
	if (a !== b) throw new Error(`${what}: ${a}, and not ${b}`);
}
