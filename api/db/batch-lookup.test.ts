import { expect, it } from 'vitest';
import { batchLookup } from './batch-lookup.ts';

/** A lookup in a table that can change and be away, and the keys of each of its batches. */
function createLookup() {
	const table = new Map([
		['rosa', 36],
		['milo', 7],
	]);
	const state = { isAway: false, batches: [] as string[][] };
	const find = batchLookup(async (keys: readonly string[]) => {
		state.batches.push([...keys]);
		if (state.isAway) throw new Error('away');
		return new Map(table);
	});
	return { table, state, find };
}

it('looks up once what is asked in one turn of the event loop, each key once', async () => {
	const { state, find } = createLookup();
	expect(await Promise.all(['rosa', 'milo', 'rosa', 'nina'].map(find))).toEqual([36, 7, 36, undefined]);
	expect(state.batches).toEqual([['rosa', 'milo', 'nina']]);
});

it('gives nothing that was read before the question', async () => {
	const { table, state, find } = createLookup();
	const first = find('rosa');
	await new Promise<void>((next) => setImmediate(next));
	table.set('rosa', 37);
	expect([await first, await find('rosa')]).toEqual([36, 37]);
	expect(state.batches).toEqual([['rosa'], ['rosa']]);
});

it('fails for all of a batch, and for none after it', async () => {
	const { state, find } = createLookup();
	state.isAway = true;
	const outcomes = await Promise.allSettled([find('rosa'), find('milo')]);
	expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
	state.isAway = false;
	expect(await find('milo')).toBe(7);
});
