import { firstChapterJob } from '../../api/db/jobs.ts';
import { recordFailure } from '../../api/stories/queue/failures.ts';
import { RejectedDraft } from '../../api/stories/writing/generate-chapter.ts';
import { adminCalls } from '../../shared/contract/admin.ts';
import type { StoryCreated } from '../../shared/contract/stories.ts';
import type { Story } from '../../shared/contract/story.ts';
import { daysAgo, login, type SeedAccount, type SeedAccounts, trialDays } from './accounts.ts';
import * as tales from './sample-stories.ts';
import { createAndReadStory, requestStory, type SampleStory } from './sample-story.ts';
import type { ApiClient, SeedServer } from './seed-server.ts';

/**
 * The seed's stories: read to the end with a second path, in progress, failed, published by the admin, and one
 * waiting in the queue. All are made by the configured makers, through the server's routes.
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
	// With the queue stopped, later requests stay unprocessed.
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

/** The results of all; if one failed, its error, after all have settled. */
async function allSettledOrThrow<const Works extends readonly Promise<Story>[]>(
	works: Works,
): Promise<{ [I in keyof Works]: Story }> {
	await Promise.allSettled(works);
	return Promise.all(works);
}

function publish(ask: ApiClient, { session }: SeedAccount, { _id, title }: Story): Promise<unknown> {
	return ask(adminCalls.saveStory, { as: session, params: { id: _id }, body: { title, isPublished: true } });
}

/**
 * A story that failed for a disabled topic, recorded as the queue records it: the built-in storyteller avoids disabled
 * topics.
 */
async function addFailedStory(
	{ clientAt, context: { db, now } }: SeedServer,
	{ rosa, milo }: SeedAccounts,
): Promise<void> {
	const { _id } = await beginStoryAs(clientAt({ daysAgo: 2 }), rosa, tales.ghostTale, milo._id);
	const job = await firstChapterJob(db, _id);
	if (job)
		await recordFailure(db, job, new RejectedDraft({ because: 'topic', word: 'ghost' }), { now: now(), backOff: 0 });
}
