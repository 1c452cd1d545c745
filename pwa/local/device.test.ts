import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { enterLibrary, eraseLibrary, lastKnownUser, leaveLibrary, library } from './device.ts';
import { type Tablet, tabletOf } from './testing/tablet.ts';

let tablet: Tablet;
beforeEach(async () => {
	tablet = await tabletOf('Rosa');
});
afterEach(() => tablet.switchOff());

it('knows the last user again without any network', async () => {
	leaveLibrary();
	tablet.line.isCut = true;
	expect((await lastKnownUser())?.profile.name).toBe('Rosa');
});

it('keeps the libraries of two accounts apart', async () => {
	const juno = await tablet.house.register('Juno');
	await library().kv.put('Rosa’s own', 'selectedChild');
	await enterLibrary(juno.user);
	expect(await library().kv.get('selectedChild')).toBeUndefined();
	expect((await lastKnownUser())?.profile.name).toBe('Juno');
});

it('leaves nothing of an account behind when its library is erased', async () => {
	const { name } = library();
	await eraseLibrary();
	expect(await Dexie.getDatabaseNames()).not.toContain(name);
	expect(await lastKnownUser()).toBeNull();
	expect(() => library()).toThrow();
});
