import fc from 'fast-check';
import { v7 as newId } from 'uuid';
import { expect, it } from 'vitest';
import { minute } from '../../shared/rules/durations.ts';
import { createApp } from '../app/app.ts';
import { deleteAccount } from '../db/accounts.ts';
import type { NewRow } from '../db/schema.ts';
import { deleteStories } from '../db/stories.ts';
import { accountRow, storyRow } from '../db/testing/rows.ts';
import { openTestServer } from '../stories/testing/story-requests.ts';
import { issueToken } from '../testing/authorization/fixture.ts';
import type { TestServer } from '../testing/test-server.ts';

const hero = '{"name":"Pip","gender":"any","type":"Fox","traits":["brave"]}';
const people = ['rosa', 'ida', 'ada', 'milo', 'juno'] as const;
type Person = (typeof people)[number];

/** A commit that some answer may show. `who` and `which` choose among people and stories, `text` is new. */
const operations = {
	async rename({ db }, { who, text }) {
		await db.updateTable('account').set({ name: text }).where('id', '=', who).execute();
	},
	async 'change the email of'({ db }, { who, text }) {
		await db
			.updateTable('account')
			.set({ email: `${text}@example.com` })
			.where('id', '=', who)
			.execute();
	},
	async 'change settings of'({ db }, { who, number }) {
		const settings = JSON.stringify({
			allowedGenres: number % 2 ? ['fantasy'] : [],
			contentRestrictions: { maxAgeRating: 5 + (number % 8), disabledTopics: number % 3 ? ['dragons'] : [] },
			...(number % 2 ? { whenOffline: 'wait' } : {}),
		});
		await db.updateTable('account').set({ settings }).where('id', '=', who).execute();
	},
	async 'change the look for'({ db }, { who, number }) {
		const comfort = number % 2 ? JSON.stringify({ theme: 'night' }) : null;
		await db.updateTable('account').set({ comfort }).where('id', '=', who).execute();
	},
	async 'end or begin the access of'({ db }, { who, number }) {
		await db
			.updateTable('account')
			.set({ has_lifetime_access: number % 2 ? 1 : 0 })
			.where('id', '=', who)
			.execute();
	},
	async 'set or clear a one-time password of'({ db }, { who, number }) {
		await db
			.updateTable('account')
			.set({ must_change_password: number % 2 ? 1 : 0 })
			.where('id', '=', who)
			.execute();
	},
	async 'change the role of'({ db }, { who, number }) {
		const role = (['parent', 'child', 'admin'] as const)[number % 3]!;
		await db.updateTable('account').set({ role }).where('id', '=', who).execute();
	},
	async 'move to another family'({ db }, { who, number }) {
		const parent_id = ['rosa', 'ida', null][number % 3]!;
		const parents = await db.selectFrom('account').select('id').where('id', '=', parent_id).execute();
		if (who === parent_id || (parent_id !== null && parents.length === 0)) return;
		await db.updateTable('account').set({ parent_id }).where('id', '=', who).execute();
		if (number % 2) return;
		const family_id = parent_id ?? who;
		await db.updateTable('story').set({ family_id }).where('author_id', '=', who).execute();
	},
	async delete({ db }, { who, number }) {
		if (number % 4 === 0) await deleteAccount(db, who);
	},
	async 'add a story of'({ db }, { who, text }) {
		const author = await db.selectFrom('account').select('parent_id').where('id', '=', who).executeTakeFirst();
		if (author) await addStory(db, text, who, author.parent_id ?? who);
	},
	async 'change the title of'({ db }, { which, text }) {
		await db.updateTable('story').set({ title: text }).where('id', '=', which).execute();
	},
	async star({ db }, { which, number }) {
		await db
			.updateTable('story')
			.set({ is_favourite: number % 2 ? 1 : 0 })
			.where('id', '=', which)
			.execute();
	},
	async pack({ db }, { which, number }) {
		await db
			.updateTable('story')
			.set({ packed_depth: number % 3 })
			.where('id', '=', which)
			.execute();
	},
	async 'delete the story'({ db }, { which }) {
		await deleteStories(db, [which]);
	},
	async 'add a chapter to'({ db }, { which, number, text }) {
		const story = await db.selectFrom('story').select('id').where('id', '=', which).executeTakeFirst();
		const row = chapterRow(text, which, `${which} first`, number % 2 ? 1 : null);
		if (story)
			await db
				.insertInto('chapter')
				.values(row)
				.onConflict((conflict) => conflict.doNothing())
				.execute();
	},
	async 'open the chapters of'({ db }, { which }) {
		await db.updateTable('chapter').set({ opened_at: 2 }).where('story_id', '=', which).execute();
	},
	async 'rewrite the chapters of'({ db }, { which, text }) {
		await db.updateTable('chapter').set({ content: text }).where('story_id', '=', which).execute();
	},
	async narrate({ db }, { which, text }) {
		const chapter = await db.selectFrom('chapter').select('id').where('story_id', '=', which).executeTakeFirst();
		if (!chapter) return;
		const row: NewRow<'narration'> = {
			...{ chapter_id: chapter.id, voice: 'sage', media_name: `${text}.mp3`, narrator: 'built-in' },
			...{ seconds: 1, times: '[]', created_at: 1 },
		};
		await db
			.insertInto('narration')
			.values(row)
			.onConflict((conflict) => conflict.columns(['chapter_id', 'voice']).doUpdateSet(row))
			.execute();
	},
	async report({ db }, { which, who, text }) {
		const chapter = await db.selectFrom('chapter').select('id').where('story_id', '=', which).executeTakeFirst();
		const account = await db.selectFrom('account').select('id').where('id', '=', who).executeTakeFirst();
		const open = await db
			.selectFrom('report')
			.select('id')
			.where('story_id', '=', which)
			.where('decision', 'is', null)
			.executeTakeFirst();
		if (!chapter || !account || open) return;
		const row: NewRow<'report'> = {
			...{ id: text, story_id: which, chapter_id: chapter.id, account_id: who, child_id: null, reason: 'scary' },
			...{ decision: null, created_at: 1, decided_at: null, seen_at: null },
		};
		await db.insertInto('report').values(row).execute();
	},
	async 'decide about'({ db }, { which, number }) {
		await db
			.updateTable('report')
			.set({ decision: number % 2 ? 'shown' : 'hidden', decided_at: 2 })
			.where('story_id', '=', which)
			.execute();
	},
	async 'restore a copy'({ db }, { number }) {
		await db
			.updateTable('change_epoch')
			.set({ epoch: (0xabc00000 + number).toString(16) })
			.execute();
	},
	async 'log out'({ db }, { who, number }) {
		if (number % 4 === 0)
			await db.updateTable('session').set({ revoked_at: 1 }).where('account_id', '=', who).execute();
	},
	async 'wait a minute'({ clock }) {
		clock.now += minute;
	},
} satisfies Record<string, (server: TestServer, choice: Choice) => Promise<void>>;

type Choice = { who: Person; which: string; number: number; text: string };

const steps = fc.record({
	what: fc.constantFrom(...(Object.keys(operations) as (keyof typeof operations)[])),
	who: fc.constantFrom(...people),
	story: fc.nat(20),
	number: fc.nat(11),
});

/** Who asks for what: the number chooses among stories, or among cursors that earlier syncs gave. */
const requests = fc.record({
	as: fc.constantFrom(...people),
	path: fc.constantFrom('list', 'list of a child', 'story', 'sync', 'later sync', 'profile'),
	number: fc.nat(20),
});

it('answers that are kept equal new ones, for each of a family, after any commits', async () => {
	const server = await openTestServer();
	await server.context.queue.stop(0);
	await fc.assert(
		fc.asyncProperty(
			fc.array(requests, { minLength: 4, maxLength: 8 }),
			fc.array(steps, { minLength: 1, maxLength: 10 }),
			async (asked, plan) => {
				const family = await beginFamilies(server);
				for (const [index, { what, who, story, number }] of plan.entries()) {
					for (const request of asked) await expectEqualAnswers(request);
					const which = await storyAt(server, story);
					await operations[what](server, { who, which, number, text: `text-${index}-${number}` });
				}
				for (const request of asked) await expectEqualAnswers(request);

				async function expectEqualAnswers(request: typeof requests extends fc.Arbitrary<infer R> ? R : never) {
					const path = await pathOf(server, family.cursors, request);
					const headers = { authorization: `Bearer ${family.tokens[request.as]}` };
					const kept = await answerOf(family.app, path, headers);
					expect({ path, ...kept }).toEqual({ path, ...(await answerOf(createApp(server.context), path, headers)) });
					const { cursor } = JSON.parse(kept.text) as { cursor?: string };
					if (cursor && !family.cursors.includes(cursor)) family.cursors.push(cursor);
				}
			},
		),
		{ numRuns: 12 },
	);
});

async function answerOf(app: ReturnType<typeof createApp>, path: string, headers: Record<string, string>) {
	const response = await app.request(path, { headers });
	return { status: response.status, text: await response.text() };
}

/** Two families and an admin, each account logged in, a story of each; and a server that has kept nothing yet. */
async function beginFamilies(server: TestServer) {
	const { db } = server;
	await db.deleteFrom('account').execute();
	const child = { role: 'child', password_hash: 'none', parent_id: 'rosa' } as const;
	const settings = JSON.stringify({ allowedGenres: [], contentRestrictions: { maxAgeRating: 12, disabledTopics: [] } });
	const tokens = {} as Record<Person, string>;
	for (const id of people) {
		const change = id === 'milo' || id === 'juno' ? child : id === 'ada' ? ({ role: 'admin' } as const) : {};
		await db
			.insertInto('account')
			.values(accountRow(id, { settings, password_hash: 'none', ...change }))
			.execute();
		tokens[id] = await issueToken(server, { id });
		await addStory(db, `${id}-story`, id, id === 'milo' || id === 'juno' ? 'rosa' : id);
	}
	return { tokens, cursors: [''], app: createApp(server.context) };
}

async function addStory(db: TestServer['db'], id: string, author: string, family_id: string): Promise<void> {
	await db
		.insertInto('story')
		.values(storyRow(id, author, { family_id, hero }))
		.execute();
	await db
		.insertInto('chapter')
		.values(chapterRow(`${id} first`, id, null, 1))
		.execute();
}

function chapterRow(
	id: string,
	storyId: string,
	parent_id: string | null,
	opened_at: number | null,
): NewRow<'chapter'> {
	return {
		...{ id, story_id: storyId, parent_id, choice_index: parent_id === null ? null : 0, number: parent_id ? 2 : 1 },
		...{ title: 'The Bridge', content: 'Pip took a step.', choices: '["a","b","c"]', is_ending: 0, taken_choice: null },
		...{ scene: '{}', images: null, storyteller: 'quick', illustrator: null, opened_at, created_at: 1 },
	};
}

async function storyAt({ db }: TestServer, number: number): Promise<string> {
	const stories = await db.selectFrom('story').select('id').orderBy('id').execute();
	return stories[number % Math.max(1, stories.length)]?.id ?? newId();
}

async function pathOf(
	server: TestServer,
	cursors: readonly string[],
	{ path, number }: { path: string; number: number },
): Promise<string> {
	if (path === 'list') return '/api/stories';
	if (path === 'list of a child') return `/api/stories?selectedChildId=${['milo', 'juno', ''][number % 3]}`;
	if (path === 'story') return `/api/stories/${await storyAt(server, number)}`;
	if (path === 'sync') return '/api/sync';
	if (path === 'later sync') return `/api/sync?cursor=${cursors[number % cursors.length]}`;
	return '/api/auth/profile';
}
