import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { User } from '../../shared/contract/user.ts';
import {
	deviceToken,
	enterLibrary,
	eraseLibrary,
	library,
	openSessionLibrary,
	restoreUser,
} from './library/current-library.ts';
import { getValue } from './library/key-value.ts';
import { loadLibraryView } from './library/library-view.ts';
import { loadPackProgress } from './library/pack-progress.ts';
import { loadStoryView } from './library/story-view.ts';
import { readMedia } from './media/media-store.ts';
import { allEntries } from './outbox/entries.ts';
import { exclusiveReplay } from './outbox/exclusive-replay.ts';
import { enqueue } from './outbox/outbox.ts';
import { tokenFor } from './testing/token.ts';

/*
 * What a device has stored, and what its windows and service workers of different builds exchange, as of November 2026. These
 * literals are never changed: a test that fails here means that existing devices lose data.
 */

const rosa = {
	_id: 'rosa',
	email: 'rosa@example.com',
	role: 'parent',
	parentId: null,
	profile: { name: 'Rosa', age: 38 },
	settings: { allowedGenres: [], contentRestrictions: { maxAgeRating: 18, disabledTopics: [] } },
	subscription: { status: 'active', hasLifetimeAccess: true, trialEndDate: null, trialEndsAt: null },
	createdAt: '2026-11-01T08:00:00.000Z',
} as const;
const milo = { ...rosa, _id: 'milo', email: null, role: 'child', parentId: 'rosa', profile: { name: 'Milo', age: 7 } };

const pictures = { thumbnail: '/api/media/aa.webp', medium: '/api/media/bb.webp', large: '/api/media/cc.webp' };
const madeBy = { storyteller: 'built-in', illustrator: 'built-in', narrator: 'built-in' };
const chapter = {
	parentNodeId: null,
	choiceIndex: null,
	isEnding: false,
	chapterTitle: 'The Lantern',
	content: 'Pip found a lantern.',
	takenChoice: null,
	images: null,
	audioUrls: null,
	madeBy,
	storyId: 'pip',
};
const story = {
	genre: 'dragon',
	mood: 'cozy',
	ageGroup: '6-8',
	hero: { name: 'Pip', gender: 'Other', type: 'Dragon', traits: ['brave'] },
	status: 'in-progress',
	error: null,
	chapterCount: 2,
	startNode: 'pip-1',
	requestId: 'request-of-pip',
	packedDepth: 1,
	createdAt: '2026-11-20T09:00:00.000Z',
	updatedAt: '2026-11-21T09:00:00.000Z',
	authorName: 'Rosa',
	cover: null,
};

const tables: Record<string, readonly object[]> = {
	stories: [
		{ ...story, id: 'pip', title: 'Pip and the Lantern', authorId: 'rosa', cover: pictures, unseen: ['pip-2'] },
		{
			...story,
			id: 'fern',
			title: 'Fern',
			authorId: 'milo',
			authorName: 'Milo',
			startNode: null,
			status: 'failed',
			error: 'No.',
		},
		{ ...story, id: 'old', title: 'Old', authorId: 'rosa', startNode: null, createdAt: '2026-11-10T09:00:00.000Z' },
	],
	nodes: [
		{
			...chapter,
			_id: 'pip-1',
			chapterNumber: 1,
			choices: [
				{ text: 'Go left', nextNodeId: 'pip-2' },
				{ text: 'Go right', nextNodeId: null },
			],
			takenChoice: 0,
			images: pictures,
			audioUrls: { sage: '/api/media/dd.mp3' },
		},
		{
			...chapter,
			_id: 'pip-2',
			chapterNumber: 2,
			parentNodeId: 'pip-1',
			choiceIndex: 0,
			choices: [{ text: 'Light it', nextNodeId: null }],
			report: { state: 'open', reason: 'scary', by: 'Milo', at: '2026-11-21T09:00:00.000Z', isSeen: false },
		},
		{
			...chapter,
			_id: 'pip-3',
			chapterNumber: 2,
			parentNodeId: 'pip-1',
			choiceIndex: 1,
			choices: [],
			isEnding: true,
			isAhead: true,
		},
	],
	narrations: [
		{
			nodeId: 'pip-1',
			storyId: 'pip',
			audioUrl: '/api/media/dd.mp3',
			seconds: 4,
			madeBy: 'built-in',
			sentences: [{ from: 0, to: 20, at: 0 }],
			words: [{ from: 0, to: 3, at: 0 }],
		},
	],
	shelf: [{ storyId: 'pip', pinned: true, readAt: 1_795_000_000_000, wanted: 2, saved: 1 }],
	media: [{ name: 'cc.webp', storyId: 'pip', type: 'image/webp', size: 3, usedAt: 1_795_000_000_000 }],
	mediaBytes: [{ name: 'cc.webp', bytes: new Uint8Array([1, 2, 3]).buffer }],
};

const values: Record<string, unknown> = {
	user: rosa,
	children: [milo],
	selectedChildId: 'milo',
	cursor: '0123abcd-17',
	effects: 5,
	savesOnMetered: true,
	storageTrouble: null,
	freedAt: 1_794_000_000_000,
};

const newStory = {
	genre: 'dragon',
	ageGroup: '6-8',
	ageRating: 8,
	settings: { mood: 'cozy', characters: [{ name: 'Quill', gender: 'Other', type: 'Dragon', traits: ['brave'] }] },
	frontendRequestId: 'request-of-quill',
};
const settings = { allowedGenres: [], contentRestrictions: { maxAgeRating: 8, disabledTopics: [] } };

/** Each kind of command with what its entry adds to it, and the request that the server gets for it. */
const commands = [
	{
		deed: { kind: 'create-story', story: { ...newStory, _id: 'quill' } },
		childId: 'milo',
		lanes: ['story:quill', 'child:milo'],
		slot: 'create-story:quill',
		request: ['POST', '/api/stories?selectedChildId=milo', { ...newStory, _id: 'quill' }],
		answer: { _id: 'quill', requestId: 'request-of-quill', status: 'queued', nodes: [] },
	},
	{
		deed: { kind: 'retry-story', storyId: 'fern', title: 'Fern' },
		lanes: ['story:fern'],
		request: ['POST', '/api/stories/fern/retry'],
	},
	{
		deed: { kind: 'delete-story', storyId: 'old', title: 'Old' },
		lanes: ['story:old'],
		request: ['DELETE', '/api/stories/old'],
	},
	{
		deed: { kind: 'choose', storyId: 'pip', nodeId: 'pip-2', choiceIndex: 0, title: 'Pip', choice: 'Light it' },
		lanes: ['story:pip'],
		slot: 'choose:pip-2',
		request: ['POST', '/api/stories/pip/generate', { nodeId: 'pip-2', choiceIndex: 0 }],
		answer: {
			newNode: {
				...chapter,
				_id: 'pip-4',
				chapterNumber: 3,
				parentNodeId: 'pip-2',
				choiceIndex: 0,
				choices: [],
				isEnding: true,
			},
			isCompleted: true,
		},
	},
	{
		deed: {
			kind: 'choose',
			storyId: 'pip',
			nodeId: 'pip-1',
			choiceIndex: 1,
			title: 'Pip',
			choice: 'Go right',
			isAhead: true,
		},
		lanes: ['story:pip'],
		request: ['POST', '/api/stories/pip/generate', { nodeId: 'pip-1', choiceIndex: 1 }],
		answer: {
			newNode: {
				...chapter,
				_id: 'pip-3',
				chapterNumber: 2,
				parentNodeId: 'pip-1',
				choiceIndex: 1,
				choices: [],
				isEnding: true,
			},
			isCompleted: true,
		},
	},
	{
		deed: {
			kind: 'choose',
			storyId: 'pip',
			nodeId: 'pip-1',
			choiceIndex: 0,
			title: 'Pip',
			choice: 'Go left',
			isKnown: true,
		},
		lanes: ['story:pip'],
		request: ['POST', '/api/stories/pip/generate', { nodeId: 'pip-1', choiceIndex: 0 }],
		answer: { newNode: { ...tables.nodes![1], storyId: undefined }, isCompleted: false },
	},
	{
		deed: { kind: 'narrate', storyId: 'pip', nodeId: 'pip-2', text: 'Pip found a lantern.', title: 'Pip', chapter: 2 },
		lanes: ['voice:pip-2'],
		slot: 'narrate:pip-2',
		request: ['POST', '/api/tts', { text: 'Pip found a lantern.', voice: 'sage', storyId: 'pip', nodeId: 'pip-2' }],
		answer: { audioUrl: '/api/media/ee.mp3', seconds: 4, madeBy: 'built-in', sentences: [], words: [] },
	},
	{
		deed: { kind: 'report-chapter', storyId: 'pip', nodeId: 'pip-1', title: 'Pip', chapter: 1, reason: 'scary' },
		childId: 'milo',
		lanes: ['report:pip-1'],
		slot: 'report-chapter:pip-1',
		request: ['POST', '/api/stories/pip/report?selectedChildId=milo', { nodeId: 'pip-1', reason: 'scary' }],
		answer: { state: 'open', reason: 'scary', by: 'Milo', at: '2026-11-22T09:00:00.000Z', isSeen: false },
	},
	{
		deed: { kind: 'see-report', storyId: 'pip', nodeId: 'pip-2', title: 'Pip', chapter: 2 },
		lanes: ['report:pip-2'],
		slot: 'see-report:pip-2',
		request: ['POST', '/api/stories/pip/report/seen', { nodeId: 'pip-2' }],
	},
	{
		deed: { kind: 'set-favourite', storyId: 'pip', title: 'Pip', isFavourite: true },
		lanes: ['favourite:pip'],
		request: ['PUT', '/api/stories/pip/favourite', { isFavourite: true }],
	},
	{
		deed: { kind: 'save-profile', update: { profile: { name: 'Rosa R.', age: 38 }, settings } },
		lanes: ['profile'],
		request: ['PUT', '/api/users/profile', { profile: { name: 'Rosa R.', age: 38 }, settings }],
		answer: { ...rosa, profile: { name: 'Rosa R.', age: 38 } },
	},
	{
		deed: {
			kind: 'add-child',
			child: { _id: 'juno', profile: { name: 'Juno', age: 10 }, settings, agreedTo: '2025-01' },
		},
		lanes: ['child:juno'],
		request: [
			'POST',
			'/api/users/children',
			{ _id: 'juno', profile: { name: 'Juno', age: 10 }, settings, agreedTo: '2025-01' },
		],
		answer: { ...milo, _id: 'juno', profile: { name: 'Juno', age: 10 } },
	},
	{
		deed: { kind: 'save-child-settings', childId: 'milo', name: 'Milo', settings },
		lanes: ['child:milo'],
		request: ['PUT', '/api/users/settings/milo', settings],
		answer: { ...milo, settings },
	},
	{
		deed: { kind: 'set-comfort', childId: 'milo', name: 'Milo', comfort: { letters: 'opendyslexic', size: 4 } },
		lanes: ['child:milo'],
		request: ['PUT', '/api/users/comfort?selectedChildId=milo', { letters: 'opendyslexic', size: 4 }],
		answer: { ...milo, comfort: { letters: 'opendyslexic', size: 4 } },
	},
	{
		deed: { kind: 'delete-child', childId: 'ben', name: 'Ben' },
		lanes: ['child:ben'],
		request: ['DELETE', '/api/users/children/ben'],
	},
];

const entries = commands.map(({ deed, childId = null, lanes, slot }, index) => ({
	seq: index + 1,
	id: `entry-${index + 1}`,
	...{ deed, childId, lanes, ...(slot && { slot }) },
	...{ state: 'waiting', attempts: 0, refusals: 0, nextAt: 0, createdAt: 1_795_000_000_000, problem: null },
}));

const token = tokenFor('rosa');

beforeEach(() => {
	const local = new Map([['token', token]]);
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => local.get(key) ?? null,
		setItem: (key: string, value: string) => void local.set(key, value),
		removeItem: (key: string) => void local.delete(key),
	});
});
afterEach(async () => {
	await eraseLibrary();
	vi.unstubAllGlobals();
});

describe('a library of an earlier build', () => {
	beforeEach(() => storeDevice());

	it('is opened for the session on the device, by a page and by a service worker', async () => {
		expect(await restoreUser(token)).toEqual(rosa);
		expect(await deviceToken()).toBe(token);
		expect((await openSessionLibrary())?.name).toBe('everbranch-rosa');
	});

	it('has its values, stories, chapters and media', async () => {
		await restoreUser(token);
		for (const name of ['selectedChildId', 'cursor', 'effects', 'savesOnMetered', 'storageTrouble', 'freedAt'] as const)
			expect(await getValue(name)).toEqual(values[name]);
		const view = await loadLibraryView(null);
		expect(view.stories.map(({ id }) => id)).toEqual(['pip', 'fern', 'old']);
		expect(view.stories[0]).toEqual(tables.stories![0]);
		expect(view.isSynced).toBe(true);
		expect((await loadLibraryView('milo')).stories.map(({ id }) => id)).toEqual(['fern']);
		const pip = await loadStoryView('pip', null);
		expect(pip?.path.map(({ _id }) => _id)).toEqual(['pip-1', 'pip-2']);
		expect([...(pip?.packedChoices ?? [])]).toEqual(['pip-1 1']);
		expect(await loadPackProgress('pip')).toEqual({ chapters: 1, complete: 0, hasVoice: false });
		expect(await library().shelf.get('pip')).toEqual(tables.shelf![0]);
		expect(await library().narrations.get('pip-1')).toEqual(tables.narrations![0]);
		expect(new Uint8Array((await readMedia(library(), 'cc.webp'))!.bytes)).toEqual(new Uint8Array([1, 2, 3]));
	});
});

describe('an outbox of an earlier build', () => {
	it('is sent: each kind of command as the request that it stands for', async () => {
		await storeDevice(entries);
		const { requests } = await replayStored();
		expect(requests).toHaveLength(commands.length);
		for (const [index, { request }] of commands.entries()) {
			const [method, path, body] = request;
			expect(requests).toContainEqual({
				method,
				path,
				body,
				key: `entry-${index + 1}`,
				authorization: `Bearer ${token}`,
			});
		}
		expect(await allEntries()).toEqual([]);
	});

	it('has its effects in the library', async () => {
		await storeDevice(entries);
		await replayStored();
		const stories = await library().stories.toArray();
		expect(stories.map(({ id, status }) => [id, status])).toEqual([
			['fern', 'queued'],
			['pip', 'completed'],
			['quill', 'queued'],
		]);
		expect((await library().nodes.toCollection().primaryKeys()).toSorted()).toEqual([
			'pip-1',
			'pip-2',
			'pip-3',
			'pip-4',
		]);
		expect(await library().narrations.get('pip-2')).toMatchObject({ audioUrl: '/api/media/ee.mp3', storyId: 'pip' });
		expect((await library().nodes.get('pip-1'))?.report).toMatchObject({ reason: 'scary' });
		expect((await getValue('user'))?.profile.name).toBe('Rosa R.');
		expect((await getValue('children'))?.map(({ _id }) => _id)).toEqual(['milo', 'juno']);
		expect(await getValue('effects')).toBe(5 + commands.length);
	});

	it('sends what a crashed replay left as sending, keeps what failed, and leaves a kind of a newer build', async () => {
		const [first, second, third] = [entries[1]!, entries[2]!, entries[11]!];
		const problem = { status: 403, code: 'not-allowed', message: 'No.', reference: 'r-1', httpStatus: 403 };
		const failed = { ...second, state: 'failed', attempts: 1, problem };
		const newer = { ...third, deed: { kind: 'of-a-newer-build', childId: 'milo' } };
		await storeDevice([{ ...first, state: 'sending', attempts: 1 }, failed, newer]);
		const { requests } = await replayStored();
		expect(requests.map(({ key }) => key)).toEqual([first.id]);
		expect(await allEntries()).toEqual([failed, newer]);
	});

	it.each(
		commands.map((command, index) => [command.deed.kind, index, command] as const),
	)('is what this build writes (%s, %i)', async (_kind, index, { deed, childId = null }) => {
		await enterLibrary(rosa as unknown as User, token);
		const id = await enqueue(deed as Parameters<typeof enqueue>[0], childId);
		const [entry] = await allEntries();
		expect(entry).toEqual({ ...entries[index], id, seq: entry?.seq, createdAt: entry?.createdAt });
	});
});

describe('windows and service workers of different builds', () => {
	it('exchange these messages', async () => {
		await storeDevice([entries[1]!]);
		const other = new BroadcastChannel('everbranch');
		const messages: unknown[] = [];
		other.onmessage = ({ data }) => messages.push(data);
		await replayStored();
		const id = await enqueue({ kind: 'retry-story', storyId: 'fern', title: 'Fern' }, null);
		await replayStored(401);
		await expect
			.poll(() => messages)
			.toEqual([
				{ kind: 'outcome', id: 'entry-2', outcome: { state: 'done', answer: { ok: true } } },
				{ kind: 'wake' },
				{ kind: 'token-refused', token },
			]);
		expect((await allEntries()).map((entry) => entry.id)).toEqual([id]);
		other.close();
	});

	it('share the replay lock of this name', async () => {
		await storeDevice();
		const request = vi.fn(async (_name: string, work: () => Promise<void>) => work());
		vi.stubGlobal('navigator', { locks: { request } });
		await replayStored();
		expect(request.mock.calls.map(([name]) => name)).toEqual(['everbranch-outbox-everbranch-rosa']);
	});

	it('share this lease where there are no locks', async () => {
		await storeDevice();
		await restoreUser(token);
		vi.stubGlobal('navigator', {});
		const put = vi.spyOn(IDBObjectStore.prototype, 'put');
		await exclusiveReplay({ library: library(), token: async () => token })();
		expect(put.mock.calls).toContainEqual([{ holder: expect.any(String), until: expect.any(Number) }, 'replayLease']);
		put.mockRestore();
	});
});

/** Writes the databases with the browser’s own API, as the earlier build left them. */
async function storeDevice(outbox: readonly object[] = []): Promise<void> {
	const device = await openStore('everbranch', 10, { kv: [undefined] });
	await fill(device, { kv: [] }, { account: 'rosa', token });
	const stores: Stores = {
		stories: [{ keyPath: 'id' }, [['authorId', 'createdAt']], ['createdAt']],
		nodes: [{ keyPath: '_id' }, ['storyId']],
		narrations: [{ keyPath: 'nodeId' }, ['storyId']],
		kv: [undefined],
		outbox: [{ keyPath: 'seq', autoIncrement: true }, ['id', true], ['slot', true]],
		shelf: [{ keyPath: 'storyId' }, ['readAt']],
		media: [{ keyPath: 'name' }, ['storyId'], ['usedAt']],
		mediaBytes: [{ keyPath: 'name' }],
	};
	await fill(await openStore('everbranch-rosa', 20, stores), { ...tables, outbox }, values);
}

type Stores = Record<string, [IDBObjectStoreParameters | undefined, ...[string | string[], boolean?][]]>;

async function openStore(name: string, version: number, stores: Stores): Promise<IDBDatabase> {
	const request = indexedDB.open(name, version);
	request.onupgradeneeded = () => {
		for (const [store, [parameters, ...indexes]] of Object.entries(stores)) {
			const rows = request.result.createObjectStore(store, parameters);
			for (const [keyPath, unique = false] of indexes)
				rows.createIndex(Array.isArray(keyPath) ? `[${keyPath.join('+')}]` : keyPath, keyPath, { unique });
		}
	};
	await new Promise((resolve, reject) => Object.assign(request, { onsuccess: resolve, onerror: reject }));
	return request.result;
}

async function fill(database: IDBDatabase, rows: typeof tables, kv: typeof values): Promise<void> {
	const writing = database.transaction([...database.objectStoreNames], 'readwrite');
	for (const [store, own] of Object.entries(rows)) for (const row of own) writing.objectStore(store).put(row);
	for (const [name, value] of Object.entries(kv)) writing.objectStore('kv').put(value, name);
	await new Promise((resolve, reject) => Object.assign(writing, { oncomplete: resolve, onerror: reject }));
	database.close();
}

type Sent = { method: string; path: string; body: unknown; key: string | null; authorization: string | null };

/** Replays the stored outbox against a server that answers each request with `status`, and its answer of `commands`. */
async function replayStored(status = 200): Promise<{ requests: Sent[] }> {
	const requests: Sent[] = [];
	vi.stubGlobal('fetch', async (path: string, { method = '', headers, body }: RequestInit) => {
		const sent = new Headers(headers);
		const key = sent.get('Idempotency-Key');
		requests.push({
			method,
			path,
			key,
			authorization: sent.get('Authorization'),
			body: body && JSON.parse(String(body)),
		});
		if (status !== 200) return Response.json({ error: 'No.', message: 'No.', code: 'no-session' }, { status });
		return Response.json(commands[Number(key?.split('-')[1]) - 1]?.answer ?? { ok: true });
	});
	await restoreUser(token);
	await exclusiveReplay({ library: library(), token: async () => token })();
	return { requests };
}
