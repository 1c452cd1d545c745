import { expect, it } from 'vitest';
import { begin, childWithKey, jobsLeft, openHouse, readable, until, wish } from '../stories/testing/cast.ts';
import { heldMakers, quickTelling } from '../stories/testing/held-makers.ts';
import { registerAdmin } from '../testing/admin.ts';
import { addChild } from '../testing/house.ts';

it('deleting a parent takes its children, all their stories and media, and every session with it', async () => {
	const house = await openHouse(quickTelling().makers);
	const [ada, rosa, bela] = [await registerAdmin(house), await house.register('Rosa'), await house.register('Bela')];
	const milo = await childWithKey(house, rosa, 'Milo');
	const stories = [await readable(house, rosa), await readable(house, milo)];
	const other = await readable(house, bela);

	const { status, body } = await house.ask('DELETE', `/api/admin/users/${rosa.user._id}`, { as: ada });
	expect([status, body]).toEqual([200, { ok: true }]);
	for (const { images } of stories.map((story) => story.nodes[0]!)) {
		for (const url of Object.values(images!)) expect(await house.media.has(url.split('/').at(-1)!)).toBe(false);
	}
	expect(await house.media.has(other.nodes[0]!.images!.large.split('/').at(-1)!)).toBe(true);
	expect(await house.db.selectFrom('story').select('id').execute()).toEqual([{ id: other._id }]);
	for (const as of [rosa, milo]) expect((await house.ask('GET', '/api/auth/profile', { as })).status).toBe(401);
	expect(house.hungUp).toHaveLength(2);
	for (const id of [rosa.user._id, milo.user._id]) {
		expect((await house.ask('DELETE', `/api/admin/users/${id}`, { as: ada })).status).toBe(404);
	}
});

it('deleting a child leaves its parent, and ends what was being told for it', async () => {
	const held = heldMakers();
	const house = await openHouse(held.makers);
	const [ada, rosa] = [await registerAdmin(house), await house.register('Rosa')];
	const milo = await addChild(house, rosa, 'Milo', 7);
	await begin(house, rosa, wish(), `?selectedChildId=${milo._id}`);
	await until(() => held.tellings.length === 1);
	expect((await house.ask('DELETE', `/api/admin/users/${milo._id}`, { as: ada })).status).toBe(200);
	held.tellings[0]!.tell();
	await until(async () => (await jobsLeft(house)) === 0);
	expect((await house.ask('GET', '/api/users/children', { as: rosa })).body).toEqual([]);
});
