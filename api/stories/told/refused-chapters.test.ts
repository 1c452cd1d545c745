import { v7 as newId } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ToldChapter, ToldChapterUpload } from '../../../shared/contract/told-chapters.ts';
import type { Session, User } from '../../../shared/contract/user.ts';
import { addChild, type TestServer } from '../../testing/test-server.ts';
import { createStoryWithText, openTestServer, registerChild } from '../testing/story-requests.ts';
import { type ToldStory, tellStory, uploadChapter, uploadStory, withChapter } from '../testing/told-chapters.ts';

let server: TestServer;
let rosa: Session;
let stored: string;

beforeEach(async () => {
	server = await openTestServer();
	rosa = await server.register('Rosa');
	stored = await everything();
});

/** All stories, chapters and jobs, as one text. */
async function everything(): Promise<string> {
	const [stories, chapters, jobs, begun, work] = [
		await server.db.selectFrom('story').select(['id', 'status', 'title']).orderBy('id').execute(),
		await server.db.selectFrom('chapter').selectAll().orderBy('id').execute(),
		await server.db.selectFrom('job').select(['id', 'kind', 'ahead']).orderBy('id').execute(),
		await server.db.selectFrom('story_begun').selectAll().execute(),
		await server.db.selectFrom('work_begun').selectAll().execute(),
	];
	return JSON.stringify([stories, chapters, jobs, begun, work]);
}

/** A change of what is stored before the refusals that a test is about. */
async function prepared<Result>(work: Promise<Result>): Promise<Result> {
	const result = await work;
	await server.context.queue.stop();
	stored = await everything();
	return result;
}

afterEach(async () => {
	expect(await everything()).toBe(stored);
});

async function refusalOf({ id }: Pick<ToldStory, 'id'>, upload: unknown, as = rosa, query = '') {
	const { status, body } = await uploadChapter(server, as, id, upload, query);
	expect(typeof body.message).toBe('string');
	return `${status} ${body.code}`;
}

/** The refusal of a story's first chapter with this change. */
function refusalWith(change: Partial<ToldChapter>, story = tellStory([])): Promise<string> {
	return refusalOf(story, withChapter(story.uploads[0]!, change));
}

async function limit(child: User, change: object): Promise<void> {
	const settings = {
		allowedGenres: ['fantasy', 'adventure'],
		contentRestrictions: { maxAgeRating: 12, disabledTopics: [] },
	};
	await server.db
		.updateTable('account')
		.set({ settings: JSON.stringify({ ...settings, ...change }) })
		.where('id', '=', child._id)
		.execute();
}

// covers: offline-stories/refusals
describe('a tampered first chapter is refused, and nothing is stored', () => {
	const paragraphs = (text: string) => `Pip ran to the old gate.\n\n${text}\n\nPip was glad.`;

	it.each([
		['tags', '<img src=x onerror=alert(1)>'],
		['an entity', 'Pip &lt; the fox'],
		['an address', 'Go to https://example.com'],
		['a template', '{{7*7}}'],
		['a control character', 'Pip\u0007ran.'],
		['a change of direction', 'Pip \u202Eran.'],
		['a line break in a paragraph', 'Pip ran.\nPip sat.'],
	])('for %s', async (_, text) => {
		expect(await refusalWith({ content: paragraphs(text) })).toBe('400 chapter-has-markup');
	});

	it('for markup in its title, its choices or its story’s title', async () => {
		expect(await refusalWith({ chapterTitle: '<b>The Gate</b>' })).toBe('400 chapter-has-markup');
		expect(await refusalWith({ choices: ['Go <i>left</i>', 'Go right', 'Wait'] })).toBe('400 chapter-has-markup');
		const told = tellStory([]);
		const story = { ...told.uploads[0]!.story!, title: '<script>alert(1)</script>' };
		expect(await refusalOf(told, { ...told.uploads[0], story })).toBe('400 chapter-has-markup');
	});

	it('for a text of another length than a chapter', async () => {
		expect(await refusalWith({ content: 'x'.repeat(8_001) })).toBe('400 invalid-input');
		expect(await refusalWith({ content: paragraphs('Pip ran and ran. '.repeat(200).trim()) })).toBe(
			'403 chapter-too-hard',
		);
		expect(await refusalWith({ content: 'Pip sat.' })).toBe('400 chapter-malformed');
		expect(await refusalWith({ content: Array(41).fill('Pip sat.').join('\n\n') })).toBe('400 chapter-malformed');
		expect(await refusalWith({ content: paragraphs('  Pip sat.') })).toBe('400 chapter-malformed');
		expect(await refusalWith({ content: '' })).toBe('400 invalid-input');
		for (const broken of ['\u0000', '\ud800'])
			expect(await refusalWith({ content: paragraphs(broken) })).toBe('400 invalid-input');
		expect(await refusalWith({ chapterTitle: 'a '.repeat(80).trim() })).toBe('400 chapter-malformed');
	});

	it('for an outline that is too long', async () => {
		const told = tellStory([]);
		expect(await refusalOf(told, { ...told.uploads[0], outline: 'x'.repeat(2001) })).toBe('400 invalid-input');
	});

	it('for a megabyte', async () => {
		const story = tellStory([]);
		const { status } = await uploadChapter(
			server,
			rosa,
			story.id,
			withChapter(story.uploads[0]!, { content: 'x'.repeat(1_000_000) }),
		);
		expect(status).toBe(413);
	});

	it('for another number of choices than the server offers, and for an ending before the end', async () => {
		const { choices } = tellStory([]).uploads[0]!.chapter;
		for (const some of [[], choices.slice(0, 2), [choices[0]!, choices[0]!, choices[1]!]])
			expect(await refusalWith({ choices: some })).toBe('400 chapter-malformed');
		expect(await refusalWith({ choices: [...choices, 'And another'] })).toBe('400 invalid-input');
		expect(await refusalWith({ choices: [], isEnding: true })).toBe('400 chapter-malformed');
	});

	it('for text that is no story of this storyteller', async () => {
		const prose = 'Quarterly revenue exceeded analyst forecasts. Shareholders welcomed restructuring.';
		expect(await refusalWith({ content: paragraphs(prose) })).toBe('403 chapter-not-allowed');
	});

	it('for a swear word', async () => {
		const { content } = tellStory([]).uploads[0]!.chapter;
		expect(await refusalWith({ content: `${content} What a shit day.` })).toBe('403 chapter-not-allowed');
	});

	it('for a text that is too hard for the story’s readers', async () => {
		const { content, chapterTitle } = tellStory([], { ageGroup: '12+', ageRating: 12 }).uploads[0]!.chapter;
		expect(await refusalWith({ content, chapterTitle })).toBe('403 chapter-too-hard');
	});

	it('for an invalid creation payload', async () => {
		const told = tellStory([]);
		const { story, chapter } = told.uploads[0]!;
		const invalid = [
			{ genre: 'opera' },
			{ ageGroup: '4-9' },
			{ title: '' },
			{ title: 'x'.repeat(201) },
			{ _id: newId() },
		];
		for (const change of invalid)
			expect(await refusalOf(told, { story: { ...story, ...change }, chapter })).toBe('400 invalid-input');
		const characters = [{ ...story!.settings.characters[0]!, name: 'F u c k y' }];
		const settings = { ...story!.settings, characters };
		expect(await refusalOf(told, { story: { ...story, settings }, chapter })).toBe('400 name-not-kind');
	});

	it('for an id, a version or a time that is none', async () => {
		const invalid = [{ _id: 'mine' }, { storytellerVersion: '' }, { storytellerVersion: '<b>' }, { toldAt: 'now' }];
		for (const change of invalid) expect(await refusalWith(change)).toBe('400 invalid-input');
	});

	it('for a first chapter without its story, and a later one with a story', async () => {
		const told = tellStory([0]);
		expect(await refusalOf(told, { chapter: told.uploads[0]!.chapter })).toBe('400 invalid-input');
		const { story } = told.uploads[0]!;
		expect(await refusalOf(told, { story, chapter: told.uploads[1]!.chapter })).toBe('400 invalid-input');
		expect(await refusalWith({ choiceIndex: 0 })).toBe('400 invalid-input');
	});
});

describe('a chapter that does not fit the tree is refused, and nothing is stored', () => {
	it('when it comes before the chapter that it follows', async () => {
		const told = tellStory([0, 1]);
		expect(await refusalOf(told, told.uploads[1])).toBe('404 no-such-story');
		await prepared(uploadChapter(server, rosa, told.id, told.uploads[0]));
		expect(await refusalOf(told, told.uploads[2])).toBe('409 parent-missing');
	});

	it('when its parent is itself, one of its followers or a chapter of another story', async () => {
		const [told, other] = [tellStory([0, 1]), tellStory([])];
		await prepared(uploadChapter(server, rosa, told.id, told.uploads[0]).then(() => uploadStory(server, rosa, other)));
		const [, second, third] = told.uploads;
		for (const parentNodeId of [second!.chapter._id, third!.chapter._id, other.uploads[0]!.chapter._id, newId()])
			expect(await refusalOf(told, withChapter(second!, { parentNodeId }))).toBe('409 parent-missing');
	});

	it('when its parent does not offer the choice', async () => {
		const told = tellStory([0]);
		await prepared(uploadChapter(server, rosa, told.id, told.uploads[0]));
		const second = told.uploads[1]!;
		expect(await refusalOf(told, withChapter(second, { choiceIndex: 3 }))).toBe('400 invalid-input');
		expect(await refusalOf(told, withChapter(second, { choiceTaken: 'Go another way' }))).toBe('409 other-branch');
		expect(await refusalOf(told, withChapter(second, { choiceIndex: 1 }))).toBe('409 other-branch');
		await server.db
			.updateTable('chapter')
			.set({ choices: JSON.stringify(['Only one']) })
			.execute();
		stored = await everything();
		expect(await refusalOf(told, withChapter(second, { choiceIndex: 2 }))).toBe('400 no-such-choice');
	});

	it('after the ending', async () => {
		const told = tellStory([0, 0, 0]);
		await prepared(uploadStory(server, rosa, told));
		const last = told.uploads[3]!.chapter;
		const more = withChapter(told.uploads[2]!, { _id: newId(), parentNodeId: last._id, choiceTaken: 'Go on' });
		expect(await refusalOf(told, more)).toBe('409 story-ended');
	});

	it('with an id that another chapter has, of this story or of any other family’s', async () => {
		const [told, other] = [tellStory([0]), tellStory([])];
		const bela = await server.register('Bela');
		await prepared(uploadChapter(server, rosa, told.id, told.uploads[0]).then(() => uploadStory(server, bela, other)));
		const [first, second] = told.uploads;
		for (const _id of [first!.chapter._id, other.uploads[0]!.chapter._id])
			expect(await refusalOf(told, withChapter(second!, { _id }))).toBe('409 id-taken');
		const third = tellStory([]);
		expect(await refusalOf(third, withChapter(third.uploads[0]!, { _id: first!.chapter._id }))).toBe('409 id-taken');
	});

	it('with the id of an uploaded chapter and another text', async () => {
		const told = tellStory([]);
		await prepared(uploadStory(server, rosa, told));
		const changed = withChapter(told.uploads[0]!, { chapterTitle: 'Another Title' });
		expect(await refusalOf(told, changed)).toBe('409 id-taken');
	});

	it('with the request id of another story', async () => {
		const told = tellStory([]);
		await prepared(uploadStory(server, rosa, told));
		const other = tellStory([], { frontendRequestId: told.input.frontendRequestId });
		expect(await refusalOf(other, other.uploads[0])).toBe('409 id-taken');
	});
});

describe('a chapter of a story that is not the requester’s is refused, and nothing is stored', () => {
	it('of another family, as if it did not exist', async () => {
		const bela = await server.register('Bela');
		const told = tellStory([0]);
		await prepared(uploadChapter(server, rosa, told.id, told.uploads[0]));
		expect(await refusalOf(told, told.uploads[1], bela)).toBe('404 no-such-story');
		expect(await refusalOf(told, told.uploads[0], bela)).toBe('404 no-such-story');
		const own = withChapter(told.uploads[0]!, { _id: newId() });
		expect(await refusalOf(told, own, bela)).toBe('404 no-such-story');
	});

	it('of a parent or a sibling, for a child that is logged in', async () => {
		const juno = await registerChild(server, rosa, 'Juno');
		const told = tellStory([0]);
		await prepared(uploadChapter(server, rosa, told.id, told.uploads[0]));
		expect(await refusalOf(told, told.uploads[1], juno)).toBe('404 no-such-story');
		expect(await refusalOf(told, told.uploads[0], juno)).toBe('404 no-such-story');
	});

	it('for a child that is not the requester’s', async () => {
		const bela = await server.register('Bela');
		const milo = await addChild(server, rosa, 'Milo', 5);
		const told = tellStory([]);
		expect(await refusalOf(told, told.uploads[0], bela, `?selectedChildId=${milo._id}`)).toBe('404 no-such-child');
	});

	it('after the story was deleted, while its chapters are still coming', async () => {
		const told = tellStory([0]);
		await uploadChapter(server, rosa, told.id, told.uploads[0]);
		await prepared(server.request('DELETE', `/api/stories/${told.id}`, { as: rosa }));
		for (const upload of told.uploads) expect(await refusalOf(told, upload)).toBe('410 story-gone');
	});

	it('after the child was deleted', async () => {
		const milo = await addChild(server, rosa, 'Milo', 5);
		const query = `?selectedChildId=${milo._id}`;
		const told = tellStory([0]);
		await uploadChapter(server, rosa, told.id, told.uploads[0], query);
		await prepared(server.request('DELETE', `/api/users/children/${milo._id}`, { as: rosa }));
		expect(await refusalOf(told, told.uploads[1], rosa, query)).toBe('410 story-gone');
	});
});

describe('a chapter that the family’s rules of now forbid is refused, and nothing is stored', () => {
	it('for a genre that was switched off', async () => {
		const milo = await addChild(server, rosa, 'Milo', 5);
		await limit(milo, { allowedGenres: ['pirate'] });
		const told = tellStory([]);
		const query = `?selectedChildId=${milo._id}`;
		expect(await refusalOf(told, told.uploads[0], rosa, query)).toBe('403 genre-not-allowed');
	});

	it('for a topic that was switched off since it was told, without naming it', async () => {
		const milo = await addChild(server, rosa, 'Milo', 5);
		const told = tellStory([0]);
		const query = `?selectedChildId=${milo._id}`;
		await prepared(uploadChapter(server, rosa, told.id, told.uploads[0], query));
		const topic = /(?<!\p{L})[a-z]{5,}(?!\p{L})/u.exec(told.uploads[1]!.chapter.content)![0];
		await limit(milo, { contentRestrictions: { maxAgeRating: 5, disabledTopics: [topic] } });
		const { status, body } = await uploadChapter(server, rosa, told.id, told.uploads[1], query);
		expect([status, body.code]).toEqual([403, 'chapter-not-allowed']);
		expect(JSON.stringify(body)).not.toContain(topic);
	});

	it('for a hero’s name that was switched off', async () => {
		const milo = await addChild(server, rosa, 'Milo', 5);
		await limit(milo, { contentRestrictions: { maxAgeRating: 5, disabledTopics: ['spiders'] } });
		const told = tellStory([], { hero: 'Lady Spider' });
		const query = `?selectedChildId=${milo._id}`;
		expect(await refusalOf(told, told.uploads[0], rosa, query)).toBe('400 name-not-allowed');
	});

	it('for an age group above the child’s', async () => {
		const milo = await addChild(server, rosa, 'Milo', 5);
		const told = tellStory([], { ageGroup: '9-11' });
		const query = `?selectedChildId=${milo._id}`;
		expect(await refusalOf(told, told.uploads[0], rosa, query)).toBe('403 chapter-too-hard');
	});

	it('for a word above the rating of its child', async () => {
		const milo = await addChild(server, rosa, 'Milo', 5);
		const told = tellStory([]);
		const { content } = told.uploads[0]!.chapter;
		const upload = withChapter(told.uploads[0]!, { content: `${content} It was about death.` });
		expect(await refusalOf(told, upload, rosa, `?selectedChildId=${milo._id}`)).toBe('403 chapter-not-allowed');
	});

	it('after the trial, though chapters that are there are answered', async () => {
		const told = tellStory([0]);
		await prepared(uploadChapter(server, rosa, told.id, told.uploads[0]));
		await server.db.updateTable('account').set({ subscription_status: 'expired', has_lifetime_access: 0 }).execute();
		expect(await refusalOf(told, told.uploads[1])).toBe('402 no-access');
		const other = tellStory([]);
		expect(await refusalOf(other, other.uploads[0])).toBe('402 no-access');
		expect((await uploadChapter(server, rosa, told.id, told.uploads[0])).status).toBe(200);
	});

	it('for a child, after a hidden chapter', async () => {
		const juno = await registerChild(server, rosa, 'Juno');
		const told = tellStory([0]);
		await uploadChapter(server, juno, told.id, told.uploads[0]);
		const report = { nodeId: told.uploads[0]!.chapter._id, reason: 'scary' };
		await prepared(server.request('POST', `/api/stories/${told.id}/report`, { as: juno, body: report }));
		expect(await refusalOf(told, told.uploads[1], juno)).toBe('403 chapter-hidden');
	});

	it('above the operator’s caps, with the time to try again', async () => {
		const capped = await openTestServer(undefined, { DAILY_CHAPTER_CAP: '1' });
		const bela = await capped.register('Bela');
		const told = tellStory([0]);
		expect((await uploadChapter(capped, bela, told.id, told.uploads[0])).status).toBe(201);
		const { status, body, headers } = await uploadChapter(capped, bela, told.id, told.uploads[1]);
		expect([status, body.code, Number(headers.get('retry-after')) > 0]).toEqual([429, 'daily-cap', true]);
		expect(await capped.db.selectFrom('chapter').select('id').execute()).toHaveLength(1);
	});

	it('holds up no other chapter', async () => {
		const [bad, good] = [tellStory([]), tellStory([])];
		expect(await refusalOf(bad, withChapter(bad.uploads[0]!, { content: '<b>x</b>\n\nx' }))).toBe(
			'400 chapter-has-markup',
		);
		expect((await prepared(uploadStory(server, rosa, good))).status).toBe(201);
	});
});

it('a chapter of a story that the server tells needs no story of its own', async () => {
	const story = await prepared(createStoryWithText(server, rosa));
	const upload: ToldChapterUpload = withChapter(tellStory([0]).uploads[1]!, {
		...{ parentNodeId: story.startNode, choiceIndex: 0, choiceTaken: 'Go right' },
	});
	expect(await refusalOf({ id: story._id }, upload)).toBe('409 other-branch');
});
