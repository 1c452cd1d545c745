import { argon2Sync, randomBytes } from 'node:crypto';
import { v7 as newId } from 'uuid';
import { defaultSettings } from '../../../shared/rules/default-settings.ts';
import type { NewRow } from '../../db/schema.ts';
import { addSession } from '../../db/sessions.ts';
import type { TestServer } from '../test-server.ts';
import type { Actor, Target } from './permission-matrix.ts';
import { chapterRows, failedStoryRow, type MediaFiles, narrationRow, storeMediaFiles, storyRow } from './rows.ts';

/** The resources of one account that a request may name. Fields are ids unless stated otherwise. */
export type AccountResources = {
	user: string;
	/** The role of the account. */
	role: 'parent' | 'child' | 'admin';
	/** A child of the account; the account itself when it is a child. */
	child: string;
	/** The email address. */
	email: string;
	story: string;
	/** The story's first chapter, which is narrated and whose first choice is taken, and the second one. */
	chapter: string;
	lastChapter: string;
	/** The texts of both. */
	text: string;
	lastText: string;
	/** The request id of the story. */
	request: string;
	failedStory: string;
	/** The name of a media file of the story. */
	media: string;
	/** The token of the account that pays. */
	payer: string;
	/** A session of the account that sends no requests. */
	session: string;
};

/** A principal, and the resources that its requests may name. */
export type ActorFixture = {
	principal: { token: string };
	resources: Record<Exclude<Target, 'nothing' | 'malformed'>, AccountResources>;
	/** A name of the other family: no response to a principal other than an admin may contain it. */
	secret: string;
	/** The emails that responses to the principal may contain. */
	emails: readonly string[];
};

export type Account = NewRow<'account'> & { id: string };

/** The parts of a server that a fixture needs. */
type FixtureServer = Pick<TestServer, 'db' | 'context' | 'clock'>;

export const password = 'a-password-of-an-admin';
const passwordHash = cheapHash();

/** Inserts one principal with its family, and another family. */
export async function addActorFixture(
	server: FixtureServer,
	actor: Actor,
	files: Record<string, MediaFiles>,
): Promise<ActorFixture> {
	const secret = `Stranger${randomBytes(6).toString('hex')}`;
	const parent = newAccountRow(server, actor === 'admin' ? 'admin' : 'parent', 'Rosa', {
		isOver: actor === 'trial over',
	});
	const [milo, juno] = [
		newAccountRow(server, 'child', 'Milo', { parent }),
		newAccountRow(server, 'child', 'Juno', { parent }),
	];
	const otherParent = newAccountRow(server, 'parent', secret);
	const otherChild = newAccountRow(server, 'child', secret, { parent: otherParent });
	const accounts = [parent, milo, juno, otherParent, otherChild];
	await server.db.insertInto('account').values(accounts).execute();

	const reader = actor === 'child' ? milo : parent;
	const [payer, other] = [await issueToken(server, parent), await issueToken(server, otherParent)];
	const addResources = (
		author: Account,
		target: keyof ActorFixture['resources'],
		more: Pick<AccountResources, 'child' | 'payer'>,
	) => insertResources(server, author, files[`${actor} ${target}`]!, more);
	return {
		principal: { token: reader === parent ? payer : await issueToken(server, reader) },
		resources: {
			own: await addResources(reader, 'own', { child: milo.id, payer }),
			'family’s': await addResources(juno, 'family’s', { child: juno.id, payer }),
			'another’s': await addResources(otherParent, 'another’s', { child: otherParent.id, payer: other }),
			'another child’s': await addResources(otherChild, 'another child’s', { child: otherChild.id, payer: other }),
			absent: resourcesNamed(newId(), `${newId()}@example.com`),
		},
		secret,
		emails: (reader === parent ? [parent, milo, juno] : [reader]).map(({ email }) => email ?? ''),
	};
}

/** Resources that do not exist, all with the same name. */
export function resourcesNamed(name: string, email = name): AccountResources {
	const story = { story: name, chapter: name, lastChapter: name, text: name, lastText: name, failedStory: name };
	const own = { user: name, role: 'parent', child: name, email, session: name, payer: '' } as const;
	return { ...story, ...own, request: name, media: name };
}

/** The media files of this actor's resources; all fixtures share them. */
export async function addMediaFiles(server: TestServer, actor: Actor): Promise<Record<string, MediaFiles>> {
	const names = ['own', 'family’s', 'another’s', 'another child’s'].map((target) => `${actor} ${target}`);
	return Object.fromEntries(
		await Promise.all(names.map(async (name) => [name, await storeMediaFiles(server, name)] as const)),
	);
}

/** The hash of `password`, verified like any other at a thousandth of the cost. */
export function cheapHash(): string {
	const [cost, nonce] = [{ memory: 8, passes: 1, parallelism: 1, tagLength: 16 }, randomBytes(16)];
	const digest = argon2Sync('argon2id', { ...cost, message: password, nonce });
	const [salt, hash] = [nonce, digest].map((bytes) => bytes.toString('base64').replace(/=+$/, ''));
	return `$argon2id$v=19$m=8,t=1,p=1$${salt}$${hash}`;
}

/** The row of a new account, not inserted. `parent`: of a child; `isOver`: its trial has ended. */
export function newAccountRow(
	{ clock }: Pick<TestServer, 'clock'>,
	role: AccountResources['role'],
	name: string,
	{ parent, isOver = false }: { parent?: Account; isOver?: boolean } = {},
): Account {
	const id = newId();
	const ends = clock.now - 24 * 60 * 60 * 1000;
	return {
		id,
		email: `${name.toLowerCase()}-${id}@example.com`,
		password_hash: passwordHash,
		role,
		parent_id: parent?.id ?? null,
		name,
		age: role === 'child' ? 7 : 36,
		avatar: null,
		settings: JSON.stringify({
			...defaultSettings(),
			contentRestrictions: { maxAgeRating: role === 'child' ? 7 : 12, disabledTopics: [] },
		}),
		subscription_status: parent ? 'expired' : isOver ? 'trial' : 'active',
		has_lifetime_access: 0,
		trial_end: isOver ? ends : null,
		created_at: clock.now,
		updated_at: clock.now,
	};
}

/** Inserts a session for an account, and signs its token. */
export async function issueToken(
	{ db, context, clock }: FixtureServer,
	{ id: accountId }: Pick<Account, 'id'>,
): Promise<string> {
	return context.tokens.sign('api', { accountId, sessionId: await insertSession({ db, clock }, accountId) });
}

async function insertSession({ db, clock }: Pick<FixtureServer, 'db' | 'clock'>, accountId: string): Promise<string> {
	const id = newId();
	await addSession(db, { id, accountId, passwordHash, device: 'Safari on iPad' }, clock.now);
	return id;
}

async function insertResources(
	{ db, clock }: FixtureServer,
	author: Account,
	files: MediaFiles,
	more: Pick<AccountResources, 'child' | 'payer'>,
): Promise<AccountResources> {
	const story = storyRow(author, clock.now);
	const failed = failedStoryRow(author, clock.now);
	const [first, last] = chapterRows(story, author.name, files, clock.now);
	await db.insertInto('story').values([story, failed]).execute();
	await db.insertInto('chapter').values([first, last]).execute();
	await db
		.insertInto('narration')
		.values(narrationRow(first, files, clock.now))
		.execute();
	const uses = [files.picture, files.narration].map((media_name) => ({ media_name, story_id: story.id }));
	await db.insertInto('media_use').values(uses).execute();
	return {
		...{ user: author.id, role: author.role, email: author.email ?? '', ...more },
		session: await insertSession({ db, clock }, author.id),
		...{ story: story.id, request: story.request_id, failedStory: failed.id, media: files.picture },
		...{ chapter: first.id, text: first.content, lastChapter: last.id, lastText: last.content },
	};
}
