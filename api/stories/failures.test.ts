import { describe, expect, it } from 'vitest';
import type { CreationStatus } from '../../shared/making.ts';
import type { Session } from '../../shared/user.ts';
import type { House } from '../testing/house.ts';
import { begin, expectTrouble, openHouse, read, until, wish } from './testing/cast.ts';
import { heldMakers, quickTelling } from './testing/held-makers.ts';

const alone = { QUEUE_CONCURRENCY: '1' };

function statusOf(house: House, as: Session, requestId: string): Promise<{ status: number; body: CreationStatus }> {
	return house.ask<CreationStatus>('GET', `/api/stories/status/${requestId}`, { as });
}

describe('a story that fails', () => {
	it('was tried three times, a little later each time, and held up nobody', async () => {
		const trouble = expectTrouble();
		const held = heldMakers();
		const house = await openHouse(held.makers, alone);
		const rosa = await house.register('Rosa');
		const asked = wish();
		const { body } = await begin(house, rosa, asked);
		const next = await begin(house, rosa, wish({ hero: 'Next' }));
		const failOnce = async (attempt: number) => {
			const mine = () => held.tellings.filter(({ brief }) => brief.seed === body._id);
			await until(() => mine().length === attempt);
			mine().at(-1)!.fail(new Error('no answer'));
			await until(() => trouble.mock.calls.length === attempt);
		};
		await failOnce(1);
		await until(() => held.tellings.at(-1)?.brief.seed === next.body._id);
		held.tellings.at(-1)!.tell();
		const restsFor = async () => {
			const job = await house.db
				.selectFrom('job')
				.selectAll()
				.where('story_id', '=', body._id)
				.executeTakeFirstOrThrow();
			return job.run_after - house.clock.now;
		};
		expect(await restsFor()).toBe(1_000);
		house.clock.now += 1_000;
		await house.parts.queue.wake();
		await failOnce(2);
		expect(await restsFor()).toBe(2_000);
		house.clock.now += 2_000;
		await house.parts.queue.wake();
		await failOnce(3);
		expect((await statusOf(house, rosa, asked.frontendRequestId)).body).toEqual({
			isComplete: false,
			_id: body._id,
			status: 'failed',
			error: 'The storyteller could not write this story. Please try again in a little while.',
		});
	});

	it('can be tried again; any other is told as it stands', async () => {
		const held = quickTelling({
			content: ({ hero }) => (hero.name === 'Pip' ? 'They killed everybody.' : 'All was well.'),
		});
		const trouble = expectTrouble();
		const house = await openHouse(held.makers);
		const rosa = await house.register('Rosa');
		const { body } = await begin(house, rosa);
		await until(async () => (await read(house, rosa, body._id)).status === 'failed');
		expect(held.tellings).toHaveLength(3);
		expect(new Set(held.tellings.map(({ brief }) => brief.seed)).size).toBe(3);
		expect(trouble).toHaveBeenCalledOnce();
		expect((await read(house, rosa, body._id)).error).toBe(
			'The storyteller kept coming back to something that does not belong in this story, so it was not told. Please try another idea.',
		);
		const hero = JSON.stringify({ name: 'Fern', gender: 'any', type: 'Fox', traits: ['brave'] });
		await house.db.updateTable('story').set({ hero }).execute();
		const again = await house.ask<{ status: string }>('POST', `/api/stories/${body._id}/retry`, { as: rosa });
		expect(again.status).toBe(202);
		await until(async () => (await read(house, rosa, body._id)).status === 'in-progress');
		expect((await read(house, rosa, body._id)).error).toBeNull();
		expect((await house.ask('POST', `/api/stories/${body._id}/retry`, { as: rosa })).status).toBe(201);
		const bela = await house.register('Bela');
		expect((await house.ask('POST', `/api/stories/${body._id}/retry`, { as: bela })).status).toBe(404);
	});

	it('names the topic that the storyteller could not keep out', async () => {
		expectTrouble();
		const house = await openHouse(quickTelling({ content: () => 'A spider sat there.' }).makers);
		const rosa = await house.register('Rosa');
		const settings = { allowedGenres: [], contentRestrictions: { maxAgeRating: 12, disabledTopics: ['Spiders'] } };
		await house.ask('PUT', '/api/users/profile', { as: rosa, body: { profile: { name: 'Rosa', age: 36 }, settings } });
		const { body } = await begin(house, rosa);
		await until(async () => (await read(house, rosa, body._id)).status === 'failed');
		expect((await read(house, rosa, body._id)).error).toContain('(“Spiders” is switched off in the content settings)');
	});

	it('says “Failed to generate valid choices” when a storyteller gives no three different ones', async () => {
		const trouble = expectTrouble();
		const { makers } = quickTelling();
		const { tell } = makers.storyteller;
		makers.storyteller.tell = async (...asked) => {
			const told = await tell(...asked);
			return { ...told, draft: { ...told.draft, choices: ['Go', 'Go', 'Stay'] } };
		};
		const house = await openHouse(makers);
		const rosa = await house.register('Rosa');
		const { body } = await begin(house, rosa);
		for (let attempt = 1; attempt <= 3; attempt++) {
			await until(() => trouble.mock.calls.length === attempt);
			house.clock.now += 10_000;
			await house.parts.queue.wake();
		}
		await until(async () => (await read(house, rosa, body._id)).status === 'failed');
		expect((await read(house, rosa, body._id)).error).toBe('Failed to generate valid choices');
	});
});
