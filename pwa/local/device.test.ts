import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
	deviceToken,
	enterLibrary,
	eraseLibrary,
	lastKnownUser,
	leaveLibrary,
	library,
	openLastLibrary,
} from './device.ts';
import { keep, kept } from './kept.ts';
import { type Tablet, tabletOf } from './testing/tablet.ts';

let tablet: Tablet;
beforeEach(async () => {
	tablet = await tabletOf('Rosa');
});
afterEach(() => tablet.switchOff());

it('knows the last user again without any network', async () => {
	await leaveLibrary();
	tablet.line.isCut = true;
	expect((await lastKnownUser())?.profile.name).toBe('Rosa');
});

it('keeps the libraries of two accounts apart', async () => {
	const juno = await tablet.house.register('Juno');
	await keep('selectedChildId', 'Rosa’s own');
	await enterLibrary(juno.user, juno.token);
	expect(await kept('selectedChildId')).toBeUndefined();
	expect((await lastKnownUser())?.profile.name).toBe('Juno');
});

it('leaves nothing of an account behind when its library is erased', async () => {
	const { name } = library();
	await eraseLibrary();
	expect(await Dexie.getDatabaseNames()).not.toContain(name);
	expect(await lastKnownUser()).toBeNull();
	expect(() => library()).toThrow();
});

it('gives the worker the library and the token of whoever is logged in, and no token once the session is over', async () => {
	const { name } = library();
	expect((await openLastLibrary())?.name).toBe(name);
	expect(await deviceToken()).toBe(tablet.session.token);
	await leaveLibrary();
	expect(await deviceToken()).toBeNull();
});
