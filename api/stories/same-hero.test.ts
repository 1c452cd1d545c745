import { expect, it } from 'vitest';
import type { NewStory } from '../../shared/contract/stories.ts';
import type { Story } from '../../shared/contract/story.ts';
import type { Session } from '../../shared/contract/user.ts';
import { addChild, type TestServer } from '../testing/test-server.ts';
import { recordingMakers } from './testing/controlled-makers.ts';
import { createReadableStory, openTestServer, registerChild, storyInput } from './testing/story-requests.ts';

/** A server whose storyteller makes plans, and whose illustrator draws a reference picture of each new hero. */
async function planningServer() {
	const { makers, pictureRequests, chapterRequests } = recordingMakers();
	const references: (string | null)[] = [];
	const { writeChapter } = makers.storyteller;
	const { illustrate } = makers.illustrator;
	makers.storyteller.writeChapter = async (request, job) => ({
		...(await writeChapter(request, job)),
		storyPlan: null,
	});
	makers.illustrator.illustrate = async (request, job) => {
		references.push(request.reference && new TextDecoder().decode(request.reference));
		const result = await illustrate(request, job);
		return { ...result, reference: request.reference ? null : new TextEncoder().encode(`hero of ${request.seed}`) };
	};
	const server = await openTestServer(makers);
	return { server, pictureRequests, chapterRequests, references };
}

function sameHeroInput({ _id }: Pick<Story, '_id'>, change: Partial<NewStory> & { hero?: string } = {}): NewStory {
	return storyInput({ heroOf: _id, ...change });
}

async function heroSeed(server: TestServer, as: Session, input: NewStory, query = ''): Promise<string | undefined> {
	return (await createReadableStory(server, as, input, query)).heroSeed;
}

// covers: favourites/same-hero-same-looks
it('draws the hero from the same seed and reference picture, also in a third story and when the first is deleted', async () => {
	const { server, pictureRequests, references, chapterRequests } = await planningServer();
	const rosa = await server.register('Rosa');
	const first = await createReadableStory(server, rosa);
	const second = await createReadableStory(server, rosa, sameHeroInput(first));
	expect(second.heroSeed).toBe(first._id);
	await server.request('DELETE', `/api/stories/${first._id}`, { as: rosa });
	const third = await createReadableStory(server, rosa, sameHeroInput(second));
	expect(third.heroSeed).toBe(first._id);
	expect(new Set(pictureRequests)).toEqual(new Set([first._id]));
	expect(references).toEqual([null, `hero of ${first._id}`, `hero of ${first._id}`]);
	expect(chapterRequests.map(({ earlier }) => earlier ?? null)).toEqual([
		null,
		{ title: first.title, look: null },
		{ title: second.title, look: null },
	]);
	for (const { _id } of [second, third]) await server.request('DELETE', `/api/stories/${_id}`, { as: rosa });
	expect(await server.db.selectFrom('media_use').selectAll().execute()).toEqual([]);
});

it('is a story like any other when the hero is another one, or the earlier story is gone or another family’s', async () => {
	const { server } = await planningServer();
	const [rosa, bela] = [await server.register('Rosa'), await server.register('Bela')];
	const story = await createReadableStory(server, rosa);
	expect(await heroSeed(server, rosa, sameHeroInput(story, { hero: 'Fern' }))).toBeUndefined();
	expect(await heroSeed(server, bela, sameHeroInput(story))).toBeUndefined();
	await server.request('DELETE', `/api/stories/${story._id}`, { as: rosa });
	expect(await heroSeed(server, rosa, sameHeroInput(story))).toBeUndefined();
});

it('takes the hero of no other child’s story for a child, whether it is acted as or has its own login', async () => {
	const { server } = await planningServer();
	const rosa = await server.register('Rosa');
	const milo = await addChild(server, rosa, 'Milo', 7);
	const juno = await registerChild(server, rosa, 'Juno');
	const rosas = await createReadableStory(server, rosa);
	const asMilo = `?selectedChildId=${milo._id}`;
	expect(await heroSeed(server, rosa, sameHeroInput(rosas), asMilo)).toBeUndefined();
	expect(await heroSeed(server, juno, sameHeroInput(rosas))).toBeUndefined();
	const milos = await createReadableStory(server, rosa, storyInput(), asMilo);
	expect(await heroSeed(server, rosa, sameHeroInput(milos), asMilo)).toBe(milos._id);
	expect(await heroSeed(server, rosa, sameHeroInput(milos))).toBe(milos._id);
});

it('tells the storyteller nothing of an earlier story that names what is switched off now', async () => {
	const { server, chapterRequests } = await planningServer();
	const rosa = await server.register('Rosa');
	const story = await createReadableStory(server, rosa);
	await server.db.updateTable('story').set({ title: 'Pip and the Spiders' }).execute();
	const settings = {
		allowedGenres: ['fantasy'],
		contentRestrictions: { maxAgeRating: 18, disabledTopics: ['spiders'] },
	};
	const body = { profile: { name: 'Rosa', age: 36 }, settings };
	await server.request('PUT', '/api/users/profile', { as: rosa, body });
	expect(await heroSeed(server, rosa, sameHeroInput(story))).toBe(story._id);
	expect(chapterRequests.at(-1)?.earlier).toBeNull();
});
