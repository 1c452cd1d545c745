import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { v7 as newId } from 'uuid';
import { createTokens } from '../../../api/accounts/tokens.ts';
import { openDatabase } from '../../../api/db/open.ts';
import type { Db, NewRow } from '../../../api/db/schema.ts';
import { addSession } from '../../../api/db/sessions.ts';
import { inTransaction } from '../../../api/db/transaction.ts';
import type { Images } from '../../../shared/contract/story.ts';
import { composeChapter } from '../../../shared/storyteller/former/engine/compose-chapter.ts';
import { storyInput } from '../server.ts';

/** The server's secret, with which the bench signs tokens. */
export const secret = 'a secret of this bench, and of no other server';

export const families = 20;
export const storiesEach = 50;

const rowsAtATime = 500;
/** Matches no password: the bench signs the tokens. */
const passwordHash = 'none';

/**
 * Puts accounts, each logged in once, into the data folder of a server that does not run yet, and gives their tokens. The
 * first ones are families with stories, told by the built-in storyteller; their pictures have names, but no files.
 */
export async function fillFamilies(folder: string, accounts: number): Promise<string[]> {
	const now = Date.now();
	const { db, close } = await openDatabase(join(folder, 'everbranch.db'));
	const holders = Array.from({ length: accounts }, () => ({ accountId: newId(), sessionId: newId() }));
	try {
		await inTransaction(db, async (trx) => {
			for (let from = 0; from < accounts; from += rowsAtATime) {
				const some = holders.slice(from, from + rowsAtATime);
				const rows = some.map(({ accountId }, at) => parent(accountId, from + at, now));
				await trx.insertInto('account').values(rows).execute();
			}
			for (const { accountId, sessionId } of holders) {
				await addSession(trx, { id: sessionId, accountId, passwordHash, device: '' }, now);
			}
			const tales = Array.from({ length: storiesEach }, tale);
			for (const { accountId } of holders.slice(0, families)) await addStories(trx, accountId, tales, now);
		});
	} finally {
		await close();
	}
	const tokens = await createTokens(secret, () => now);
	return Promise.all(holders.map((holder) => tokens.sign('api', holder)));
}

type Tale = ReturnType<typeof tale>;

function tale() {
	const { genre, ageGroup, ageRating: rating, settings, frontendRequestId: seed } = storyInput();
	const hero = settings.characters[0]!;
	const brief = { seed, genre, mood: settings.mood, ageGroup, rating, hero, disabledTopics: [] };
	return { brief, draft: composeChapter(brief, []) };
}

function parent(id: string, number: number, at: number): NewRow<'account'> {
	return {
		id,
		email: `parent-${number}@example.com`,
		password_hash: passwordHash,
		role: 'parent',
		parent_id: null,
		name: `Parent ${number}`,
		age: 36,
		avatar: null,
		settings: '{"allowedGenres":[],"contentRestrictions":{"maxAgeRating":12,"disabledTopics":[]}}',
		subscription_status: 'active',
		has_lifetime_access: 1,
		trial_end: null,
		created_at: at,
		updated_at: at,
	};
}

async function addStories(db: Db, author: string, tales: readonly Tale[], now: number): Promise<void> {
	for (const [number, { brief, draft }] of tales.entries()) {
		const at = now - number * 60_000;
		const id = newId({ msecs: at });
		const story: NewRow<'story'> = {
			id,
			author_id: author,
			family_id: author,
			asked_by: author,
			request_id: `load-${id}`,
			genre: brief.genre,
			mood: brief.mood,
			age_group: brief.ageGroup,
			age_rating: brief.rating,
			hero: JSON.stringify(brief.hero),
			title: draft.storyTitle,
			status: 'in-progress',
			error: null,
			chapter_count: 5,
			is_published: 0,
			created_at: at,
			updated_at: at,
		};
		await db.insertInto('story').values(story).execute();
		await db
			.insertInto('chapter')
			.values(firstChapter(id, draft, at))
			.execute();
	}
}

function firstChapter(storyId: string, draft: Tale['draft'], at: number): NewRow<'chapter'> {
	const images: Images = { thumbnail: picture(), medium: picture(), large: picture() };
	return {
		id: newId({ msecs: at }),
		story_id: storyId,
		parent_id: null,
		choice_index: null,
		number: 1,
		title: draft.chapterTitle,
		content: draft.content,
		choices: JSON.stringify(draft.choices),
		is_ending: 0,
		taken_choice: null,
		scene: JSON.stringify(draft.scene),
		images: JSON.stringify(images),
		storyteller: 'built-in',
		illustrator: 'built-in',
		opened_at: at,
		created_at: at,
	};
}

/** As long as a real name, which is a content hash. */
function picture(): string {
	return `${`${randomUUID()}${randomUUID()}`.replaceAll('-', '')}.webp`;
}
