import { buffer } from 'node:stream/consumers';
import type { ActiveSession } from '../../../shared/contract/sessions.ts';
import { inTransaction } from '../../db/transaction.ts';
import { createReadableStory, storyInput } from '../../stories/testing/story-requests.ts';
import { registerAdmin } from '../admin-fixtures.ts';
import { loginChild } from '../payment-server.ts';
import { addChild, emailOf, passwordOf, type TestServer } from '../test-server.ts';

/** The senders of requests: without a token, the cast, and one with an invalid token. */
export const senders = ['anonymous', 'rosa', 'milo', 'ada', 'forger'] as const;
export type Sender = (typeof senders)[number];

/** Existing ids for paths and bodies. */
export type ResourceIds = Record<
	'story' | 'chapter' | 'child' | 'user' | 'session' | 'request' | 'picture' | 'report',
	string
>;

/** Rosa, on two devices, with a child and a story with a reported chapter; and Ada, an admin. */
export type HostileFixture = {
	tokens: Record<Sender, string>;
	ids: ResourceIds;
	/** Restores the rows and files that a successful request has deleted. */
	restore(): Promise<void>;
};

/** Creates them on an empty server. */
export async function addHostileFixture(server: TestServer): Promise<HostileFixture> {
	const rosa = await server.register('Rosa');
	const milo = await addChild(server, rosa, 'Milo', 7);
	const ada = await registerAdmin(server);
	const input = storyInput();
	const story = await createReadableStory(server, rosa, input);
	const chapter = story.nodes[0]!;
	const report = { nodeId: chapter._id, reason: 'sad' };
	await server.request('POST', `/api/stories/${story._id}/report`, { as: rosa, body: report });
	await server.request('POST', '/api/auth/login', { body: { email: emailOf('Rosa'), password: passwordOf('Rosa') } });
	const sessions = await server.request<ActiveSession[]>('GET', '/api/auth/sessions', { as: rosa });
	const tokens = { anonymous: '', rosa: rosa.token, milo: (await loginChild(server, milo)).token, ada: ada.token };
	return {
		tokens: { ...tokens, forger: `${rosa.token.slice(0, -8)}AAAAAAAA` },
		ids: {
			...{ story: story._id, chapter: chapter._id, child: milo._id, user: rosa.user._id },
			session: sessions.body.find(({ isThis }) => !isThis)!._id,
			report: (await server.db.selectFrom('report').select('id').executeTakeFirstOrThrow()).id,
			...{ request: input.frontendRequestId, picture: chapter.images!.large.split('/').at(-1)! },
		},
		restore: await snapshotRows(server),
	};
}

/** In the order of their foreign keys. */
const tables = ['account', 'session', 'story', 'chapter', 'media_use', 'report'] as const;

/** Returns a function that restores the present rows and files. */
async function snapshotRows({ db, media }: TestServer): Promise<() => Promise<void>> {
	const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
	// A parent is inserted before its children.
	const isChild = (row: object) => Number('parent_id' in row && row.parent_id !== null);
	rows[0]!.sort((a, b) => isChild(a) - isChild(b));
	const files: { name: string; bytes: Buffer }[] = [];
	for await (const { name } of media.files()) files.push({ name, bytes: await bytesOf(media, name) });
	return async () => {
		await inTransaction(db, async (trx) => {
			await trx.deleteFrom('account').execute();
			for (const [i, table] of tables.entries())
				await trx
					.insertInto(table)
					.values(rows[i] as never)
					.execute();
		});
		for (const { name, bytes } of files) await media.put(bytes, name.endsWith('webp') ? 'webp' : 'mp3');
	};
}

async function bytesOf(media: TestServer['media'], name: string): Promise<Buffer> {
	const file = await media.read(name);
	return buffer(await file!.stream(0, file!.size - 1));
}

const endingRequests: readonly RegExp[] = [/^DELETE /, /\/auth\/(logout|password)$/, /^PUT \/api\/admin\/users\//];

/** Whether a successful request may have ended a session or deleted a resource of the fixture. */
export function mayInvalidateFixture(method: string, path: string): boolean {
	return endingRequests.some((pattern) => pattern.test(`${method} ${path.split('?')[0]}`));
}
