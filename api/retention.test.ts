import { access, mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { keepingTimes } from '../shared/policies/keeping-times.ts';
import type { Session } from '../shared/user.ts';
import { verifyAudit } from './db/audit-chain.ts';
import { forgetOldAnswers } from './db/idempotency.ts';
import { forgetOldSessions } from './db/sessions.ts';
import { letGo } from './retention.ts';
import { openHouse } from './stories/testing/cast.ts';
import { auditOf, registerAdmin, unchanged } from './testing/admin.ts';
import { addBareStory, type House } from './testing/house.ts';

const day = 24 * 60 * 60 * 1000;

let house: House;
let ada: Session;
let rosa: Session;
beforeEach(async () => {
	house = await openHouse();
	ada = await registerAdmin(house);
	rosa = await house.register('Rosa');
});

/** As the server does, so many days after what the test did. */
function tidyAfter(days: number) {
	return letGo(house.db, house.folder, house.clock.now + days * day);
}

it('sums of what was used name neither family nor story once they are old enough', async () => {
	await addBareStory(house, rosa.user, 'story-of-rosa');
	const use = { role: 'storyteller', maker: 'openai', model: 'm' } as const;
	const spent = { inputTokens: 10, outputTokens: 5, pictures: 0, seconds: 0 };
	for (const id of ['story-of-rosa', '']) {
		house.parts.queue.ledger.note({ id, family_id: rosa.user._id }, { ...use, ...spent });
	}
	await house.parts.queue.ledger.settle();
	const sums = () => house.db.selectFrom('usage').select(['family_id', 'story_id', 'calls', 'input_tokens']).execute();
	await tidyAfter(keepingTimes.usage);
	expect(await sums()).toHaveLength(2);
	for (const days of [1, 2]) {
		await tidyAfter(keepingTimes.usage + days);
		expect(await sums()).toEqual([{ family_id: '', story_id: '', calls: 2, input_tokens: 20 }]);
	}
});

it('what an admin changed of somebody is told for a year, that it was for ever, and the log stays whole', async () => {
	const body = { ...unchanged(rosa.user), email: 'rosa.b@example.com' };
	await house.ask('PUT', `/api/admin/users/${rosa.user._id}`, { as: ada, body });
	await house.ask('POST', '/api/admin/settings', { as: ada, body: { textModel: 'deepseek' } });
	await tidyAfter(keepingTimes.auditDetails);
	expect((await auditOf(house, ada))[1]?.changes).toHaveProperty('email');
	for (const days of [1, 2]) {
		await tidyAfter(keepingTimes.auditDetails + days);
		const [cut, settings, change, ...more] = await auditOf(house, ada);
		expect(more).toEqual([]);
		expect(cut).toMatchObject({ action: 'details-let-go', actor: { _id: 'server' }, target: { _id: '2026-11-22' } });
		expect(settings?.changes).toHaveProperty('textModel');
		expect(change).toMatchObject({ action: 'user-changed', target: { _id: rosa.user._id }, changes: {} });
	}
	expect(JSON.stringify(await house.db.selectFrom('audit_change').selectAll().execute())).not.toContain('rosa');
	expect(await verifyAudit(house.db)).toMatchObject({ entries: 3, breach: null });
});

it('answers and logins go on their day', async () => {
	const headers = { 'idempotency-key': 'key-of-a-child' };
	await house.ask('POST', '/api/users/children', { as: rosa, headers, body: { profile: { name: 'Milo', age: 7 } } });
	const left = async () => [
		(await house.db.selectFrom('idempotency').select('key').execute()).length,
		(await house.db.selectFrom('session').select('id').execute()).length,
	];
	const tidy = async (now: number) => {
		await forgetOldAnswers(house.db, now);
		await forgetOldSessions(house.db, now);
		return left();
	};
	expect(await tidy(house.clock.now + keepingTimes.answers * day)).toEqual([1, 2]);
	expect(await tidy(house.clock.now + keepingTimes.answers * day + 1)).toEqual([0, 0]);
});

it('what was copied before the tables were changed or a backup was put back goes after its days, and nothing else does', async () => {
	const names = ['everbranch.db.before-005', 'everbranch.db.before-006', 'notes-of-the-operator'];
	const paths = names.map((name) => join(house.folder, name));
	const made = house.clock.now / 1000;
	const aside = join(house.folder, 'restore-point');
	await mkdir(join(aside, 'media'), { recursive: true });
	await utimes(aside, made, made);
	for (const path of paths) await writeFile(path, 'all that there was');
	for (const [index, path] of paths.entries()) await utimes(path, made, made + (index === 1 ? 24 * 60 * 60 : 0));
	await tidyAfter(keepingTimes.copies + 0.5);
	const there = await Promise.all(
		[...paths, aside].map((path) =>
			access(path).then(
				() => true,
				() => false,
			),
		),
	);
	expect(there).toEqual([false, true, true, false]);
	await access(join(house.folder, 'everbranch.db'));
});

it('when stories were begun is forgotten after two days', async () => {
	const at = house.clock.now;
	await house.db.insertInto('story_begun').values({ family_id: rosa.user._id, at }).execute();
	const left = () => house.db.selectFrom('story_begun').select('at').execute();
	await tidyAfter(2);
	expect(await left()).toHaveLength(1);
	await tidyAfter(2.01);
	expect(await left()).toEqual([]);
});
