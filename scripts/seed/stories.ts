import { firstChapterJob } from '../../api/db/waiting-jobs.ts';
import { bookFailure } from '../../api/stories/failures.ts';
import { UnkindDraft } from '../../api/stories/tell-well.ts';
import type { StoryBegun } from '../../shared/making.ts';
import type { Story } from '../../shared/story.ts';
import type { Ask, House } from './house.ts';
import { daysAgo, login, type People, type Person, trialDays } from './people.ts';
import { begin, type Tale, tell } from './tale.ts';
import * as tales from './tales.ts';

/**
 * The families' stories: read to the end with a second way through, under way, failed, published by the admin, and one that is left
 * waiting in the queue. All are told, drawn and read aloud by the makers of the house, through the server's own routes.
 */
export async function tellStories(house: House, people: People): Promise<void> {
	const { ada, rosa, theo, nina, milo, juno, maximiliana } = people;
	const at = (days: number) => house.door({ daysAgo: days });
	const [dragons] = await allDone([
		toldBy(at(20), rosa, tales.dragonTale, milo._id),
		toldBy(at(9), rosa, tales.pirateTale, milo._id),
		toldBy(at(14), rosa, tales.detectiveTale, juno._id),
		toldBy(at(4), rosa, tales.spaceTale, juno._id),
		toldBy(at(1), rosa, tales.foxTale, maximiliana._id),
		toldBy(at(6), rosa, tales.mermaidTale),
		toldBy(house.door({ daysAgo: daysAgo.theo - 1, trialDays }), theo, tales.dinosaurTale),
		toldBy(house.door({ daysAgo: daysAgo.nina - 1, trialDays }), nina, tales.unicornTale),
	]);
	await publish(at(0), ada, dragons);
	// From here on nothing is told: what is asked for now stays as it is.
	await house.parts.queue.stop();
	await fail(house, people);
	await begunBy(at(0), rosa, tales.robotTale, juno._id);
}

async function toldBy(ask: Ask, author: Person, tale: Tale, childId?: string): Promise<Story> {
	return tell(ask, await login(ask, author), tale, childId);
}

async function begunBy(ask: Ask, author: Person, tale: Tale, childId?: string): Promise<StoryBegun> {
	return begin(ask, await login(ask, author), tale, childId);
}

/** What all of these give; or, when one failed, its error, but not before the others have let go of the house too. */
async function allDone<const Works extends readonly Promise<Story>[]>(
	works: Works,
): Promise<{ [I in keyof Works]: Story }> {
	await Promise.allSettled(works);
	return Promise.all(works);
}

function publish(ask: Ask, { session }: Person, { _id, title }: Story): Promise<unknown> {
	return ask('PUT', `/api/admin/stories/${_id}`, { as: session, body: { title, isPublished: true } });
}

/** The built-in storyteller keeps away from what is switched off; another one may not. The failure is booked as the queue books it. */
async function fail({ door, parts: { db, now } }: House, { rosa, milo }: People): Promise<void> {
	const { _id } = await begunBy(door({ daysAgo: 2 }), rosa, tales.ghostTale, milo._id);
	const job = await firstChapterJob(db, _id);
	if (job) await bookFailure(db, job, new UnkindDraft({ because: 'topic', word: 'ghost' }), now(), 0);
}
