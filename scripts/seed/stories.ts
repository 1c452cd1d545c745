import { firstChapterJob } from '../../api/db/jobs.ts';
import { recordFailure } from '../../api/stories/queue/failures.ts';
import { RejectedDraft } from '../../api/stories/writing/generate-chapter.ts';
import type { StoryCreated } from '../../shared/contract/stories.ts';
import type { Story } from '../../shared/contract/story.ts';
import { daysAgo, login, type SeedAccount, type SeedAccounts, trialDays } from './accounts.ts';
import * as tales from './sample-stories.ts';
import { createAndReadStory, requestStory, type SampleStory } from './sample-story.ts';
import type { ApiClient, SeedServer } from './seed-server.ts';

/**
 * The families' stories: read to the end with a second way through, under way, failed, published by the admin, and one that is left
 * waiting in the queue. All are told, drawn and read aloud by the makers of the house, through the server's own routes.
 */
export async function createStories(house: SeedServer, people: SeedAccounts): Promise<void> {
	const { ada, rosa, theo, nina, milo, juno, maximiliana } = people;
	const at = (days: number) => house.clientAt({ daysAgo: days });
	const [dragons] = await allSettledOrThrow([
		createStoryAs(at(20), rosa, tales.dragonTale, milo._id),
		createStoryAs(at(9), rosa, tales.pirateTale, milo._id),
		createStoryAs(at(14), rosa, tales.detectiveTale, juno._id),
		createStoryAs(at(4), rosa, tales.spaceTale, juno._id),
		createStoryAs(at(1), rosa, tales.foxTale, maximiliana._id),
		createStoryAs(at(6), rosa, tales.mermaidTale),
		createStoryAs(house.clientAt({ daysAgo: daysAgo.theo - 1, trialDays }), theo, tales.dinosaurTale),
		createStoryAs(house.clientAt({ daysAgo: daysAgo.nina - 1, trialDays }), nina, tales.unicornTale),
	]);
	await publish(at(0), ada, dragons);
	// From here on nothing is told: what is asked for now stays as it is.
	await house.context.queue.stop();
	await addFailedStory(house, people);
	await beginStoryAs(at(0), rosa, tales.robotTale, juno._id);
}

async function createStoryAs(ask: ApiClient, author: SeedAccount, tale: SampleStory, childId?: string): Promise<Story> {
	return createAndReadStory(ask, await login(ask, author), tale, childId);
}

async function beginStoryAs(
	ask: ApiClient,
	author: SeedAccount,
	tale: SampleStory,
	childId?: string,
): Promise<StoryCreated> {
	return requestStory(ask, await login(ask, author), tale, childId);
}

/** What all of these give; or, when one failed, its error, but not before the others have let go of the house too. */
async function allSettledOrThrow<const Works extends readonly Promise<Story>[]>(
	works: Works,
): Promise<{ [I in keyof Works]: Story }> {
	await Promise.allSettled(works);
	return Promise.all(works);
}

function publish(ask: ApiClient, { session }: SeedAccount, { _id, title }: Story): Promise<unknown> {
	return ask('PUT', `/api/admin/stories/${_id}`, { as: session, body: { title, isPublished: true } });
}

/** The built-in storyteller keeps away from what is switched off; another one may not. The failure is booked as the queue books it. */
async function addFailedStory(
	{ clientAt, context: { db, now } }: SeedServer,
	{ rosa, milo }: SeedAccounts,
): Promise<void> {
	const { _id } = await beginStoryAs(clientAt({ daysAgo: 2 }), rosa, tales.ghostTale, milo._id);
	const job = await firstChapterJob(db, _id);
	if (job) await recordFailure(db, job, new RejectedDraft({ because: 'topic', word: 'ghost' }), now(), 0);
}
