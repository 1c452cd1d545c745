import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Session, User } from '../../shared/user.ts';
import { releaseUnanswered } from '../db/idempotency.ts';
import { readable } from '../stories/testing/cast.ts';
import { type House, testHouse } from '../testing/house.ts';

let house: House;
let rosa: Session;

beforeEach(async () => {
	house = await testHouse();
	rosa = await house.register('Rosa');
});
afterEach(() => house.close());

const milo = { profile: { name: 'Milo', age: 7 } };
const juno = { profile: { name: 'Juno', age: 10 } };

const addChild = (key: string, body: object, as = rosa) =>
	house.ask<User & { code?: string }>('POST', '/api/users/children', { as, body, headers: { 'idempotency-key': key } });
const names = async () =>
	(await house.ask<User[]>('GET', '/api/users/children', { as: rosa })).body.map((child) => child.profile.name);

describe('a request with an Idempotency-Key', () => {
	it('is carried out once, and answered the same each time', async () => {
		const first = await addChild('key-of-milo', milo);
		const again = await addChild('key-of-milo', milo);
		expect(first.status).toBe(201);
		expect([again.status, again.body]).toEqual([201, first.body]);
		expect(await names()).toEqual(['Milo']);
	});

	it('is carried out once when both come at the same time', async () => {
		const answers = await Promise.all([addChild('key-of-milo', milo), addChild('key-of-milo', milo)]);
		expect(answers.map(({ status }) => status)).toContain(201);
		expect(await names()).toEqual(['Milo']);
	});

	it('is told to wait while the first still runs', async () => {
		await addChild('key-of-milo', milo);
		await house.db.updateTable('idempotency').set({ status: null, answer: null }).execute();
		const { status, body, headers } = await addChild('key-of-milo', milo);
		expect([status, body.code, headers.get('retry-after')]).toEqual([409, 'still-running', '1']);
	});

	it('is refused with another body or at another address', async () => {
		await addChild('key-of-milo', milo);
		expect((await addChild('key-of-milo', juno)).status).toBe(422);
		const elsewhere = await house.ask('PUT', '/api/users/profile', {
			as: rosa,
			body: milo,
			headers: { 'idempotency-key': 'key-of-milo' },
		});
		expect([elsewhere.status, elsewhere.body.code]).toEqual([422, 'key-reused']);
	});

	it('belongs to its account alone', async () => {
		const ada = await house.register('Ada');
		const first = await addChild('key-of-a-child', milo);
		const other = await addChild('key-of-a-child', juno, ada);
		expect([first.body.profile.name, other.body.profile.name]).toEqual(['Milo', 'Juno']);
	});

	it('may try again after a refusal, which did nothing', async () => {
		const address = `/api/users/children/01890000-0000-7000-8000-000000000000`;
		const headers = { 'idempotency-key': 'key-of-nothing' };
		expect((await house.ask('DELETE', address, { as: rosa, headers })).status).toBe(404);
		expect((await house.ask('DELETE', address, { as: rosa, headers })).status).toBe(404);
		expect((await addChild('key-of-nothing', milo)).status).toBe(201);
	});

	it('that a killed server left unanswered does not block for ever', async () => {
		const row = { account_id: rosa.user._id, key: 'key-of-milo', request_hash: 'x', created_at: house.clock.now };
		await house.db
			.insertInto('idempotency')
			.values({ ...row, status: null, answer: null })
			.execute();
		await releaseUnanswered(house.db);
		expect((await addChild('key-of-milo', milo)).status).toBe(201);
	});

	it('keeps nothing of what was answered once that is deleted, and is not carried out again', async () => {
		const { body: child } = await addChild('key-of-milo', milo);
		await house.ask('DELETE', `/api/users/children/${child._id}`, { as: rosa });
		const kept = await house.db.selectFrom('idempotency').select('answer').execute();
		expect(JSON.stringify(kept)).not.toContain('Milo');
		expect((await addChild('key-of-milo', milo)).status).toBe(404);
		expect(await names()).toEqual([]);
	});

	it('keeps nothing of a chapter or a voice once the story is deleted, and all of other stories', async () => {
		const [gone, stays] = [await readable(house, rosa), await readable(house, rosa)];
		for (const { _id, startNode, nodes } of [gone, stays]) {
			const ask = (path: string, body: object) =>
				house.ask('POST', path, { as: rosa, body, headers: { 'idempotency-key': `${path.length}-${_id}` } });
			await ask(`/api/stories/${_id}/generate`, { nodeId: startNode, choiceIndex: 0 });
			await ask('/api/tts', { text: nodes[0]?.content, voice: 'sage', storyId: _id, nodeId: startNode });
		}
		await house.ask('DELETE', `/api/stories/${gone._id}`, { as: rosa });
		const kept = await house.db.selectFrom('idempotency').select(['key', 'answer']).execute();
		const answered = kept.filter(({ answer }) => answer !== null);
		expect(kept).toHaveLength(4);
		expect(answered.map(({ key }) => key.endsWith(stays._id))).toEqual([true, true]);
		expect(await house.db.selectFrom('answer_about').selectAll().where('id', '=', gone._id).execute()).toEqual([]);
	});

	it.each(['short', 'has a blank', 'x'.repeat(101)])('must have a key of the right form: %s', async (key) => {
		expect((await addChild(key, milo)).status).toBe(400);
	});
});
