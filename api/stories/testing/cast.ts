import { onTestFinished, vi } from 'vitest';
import type { NewStory, StoryBegun } from '../../../shared/making.ts';
import type { Story } from '../../../shared/story.ts';
import type { Session } from '../../../shared/user.ts';
import type { WireError } from '../../../shared/wire-error.ts';
import type { Makers } from '../../makers/makers.ts';
import { type Answer, type House, testHouse } from '../../testing/house.ts';

/** A server with its queue at work, gone after the test. */
export async function openHouse(makers?: Makers, env: Record<string, string> = {}): Promise<House> {
	const house = await testHouse({ env, ...(makers ? { makers } : {}) });
	onTestFinished(async () => {
		// Nobody waits for a storyteller that the test left hanging.
		await house.parts.queue.stop(0);
		await house.close();
	});
	await house.parts.queue.start();
	return house;
}

/** A maker's fault is written to stderr; here it is meant. */
export function expectTrouble() {
	const spy = vi.spyOn(console, 'error').mockImplementation(() => {});
	onTestFinished(() => spy.mockRestore());
	return spy;
}

let count = 0;

/** A story that Rosa could ask for. */
export function wish(change: Partial<NewStory> & { hero?: string } = {}): NewStory {
	const { hero = 'Pip', ...rest } = change;
	return {
		genre: 'fantasy',
		ageRating: 5,
		ageGroup: '3-5',
		settings: { mood: 'cheerful', characters: [{ name: hero, gender: 'any', type: 'Fox', traits: ['brave'] }] },
		frontendRequestId: `request-${count++}-${Math.random().toString(36).slice(2)}`,
		...rest,
	};
}

export type Begun = StoryBegun & WireError;

export function begin(house: House, as: Session, asked = wish(), query = ''): Promise<Answer<Begun>> {
	return house.ask<Begun>('POST', `/api/stories${query}`, { as, body: asked });
}

export async function read(house: House, as: Session, id: string): Promise<Story> {
	return (await house.ask<Story>('GET', `/api/stories/${id}`, { as })).body;
}

/** A story that can be read: its first chapter is told and its picture hangs. */
export async function readable(
	house: House,
	as: Session,
	asked = wish(),
	query = '',
	timeout = 60_000,
): Promise<Story> {
	const { body } = await begin(house, as, asked, query);
	let story: Story | undefined;
	await until(async () => {
		story = await read(house, as, body._id);
		return !!story.nodes[0]?.images;
	}, timeout);
	return story!;
}

/** Milliseconds between two looks: at first as good as none, and soon so many that looking is not what the machine is at. */
const pauses = { first: 1, longest: 40 } as const;
/** Before a test puts a clock of its own in its place. */
const { setTimeout: later } = globalThis;

/** Waits until a test's condition holds; throws what it threw at last when that does not happen within `timeout`. */
export async function until(condition: () => boolean | Promise<boolean>, timeout = 60_000): Promise<void> {
	const end = performance.now() + timeout;
	for (let pause: number = pauses.first; ; pause = Math.min(pause * 1.5, pauses.longest)) {
		try {
			if (await condition()) return;
			if (performance.now() > end) throw new Error('not yet');
		} catch (error) {
			if (performance.now() > end) throw error;
		}
		await new Promise((resume) => later(resume, pause));
	}
}

export async function jobsLeft(house: House): Promise<number> {
	return (await house.db.selectFrom('job').select('id').execute()).length;
}

/** A story whose first chapter is told, whatever becomes of its picture. */
export async function told(house: House, as: Session): Promise<Story> {
	const { body } = await begin(house, as);
	await until(async () => (await read(house, as, body._id)).nodes.length === 1);
	return read(house, as, body._id);
}

/** A child that logs in by itself, as only an admin can make one. */
export async function childWithKey(
	house: House,
	parent: Session,
	name: string,
	allowedGenres = ['fantasy'],
): Promise<Session> {
	const child = await house.register(name);
	const settings = { allowedGenres, contentRestrictions: { maxAgeRating: 6, disabledTopics: [] } };
	await house.db
		.updateTable('account')
		.set({
			role: 'child',
			parent_id: parent.user._id,
			age: 7,
			subscription_status: 'expired',
			has_lifetime_access: 0,
			settings: JSON.stringify(settings),
		})
		.where('id', '=', child.user._id)
		.execute();
	return child;
}
