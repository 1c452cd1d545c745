import { v7 as newId } from 'uuid';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { enterLibrary, eraseLibrary, library } from './device.ts';
import { allEntries } from './entries.ts';
import { enqueue } from './outbox.ts';
import { sendWhatWaits } from './send-what-waits.ts';
import { milosWish, type Tablet, tabletOf } from './testing/tablet.ts';
import { takingTurns } from './turn.ts';

let tablet: Tablet;
beforeEach(async () => {
	tablet = await tabletOf('Rosa');
});
afterEach(() => tablet.switchOff());

const wish = () => enqueue({ kind: 'create-story', story: { ...milosWish, _id: newId() } }, null);

it('sends at once what was put off for want of a network', async () => {
	tablet.line.isCut = true;
	await wish();
	await tablet.replay();
	tablet.line.isCut = false;
	await sendWhatWaits();
	expect(await allEntries()).toEqual([]);
});

it('asks to be woken again while something waits', async () => {
	tablet.line.isCut = true;
	await wish();
	await expect(sendWhatWaits()).rejects.toThrow('1 of what was to be sent');
	expect(await allEntries()).toMatchObject([{ state: 'waiting', problem: { code: 'offline' } }]);
});

it('does not ask again for what waits for a login', async () => {
	await wish();
	await tablet.house.ask('POST', '/api/auth/logout', { as: tablet.session });
	await sendWhatWaits();
	expect(await allEntries()).toMatchObject([{ state: 'waiting', problem: { status: 401 } }]);
});

it('has nothing to do when nobody’s library is on the device', async () => {
	await wish();
	const { name } = library();
	await eraseLibrary();
	await sendWhatWaits();
	expect((await indexedDB.databases()).map((database) => database.name)).not.toContain(name);
});

it('leaves what waits for one account when another one has logged in', async () => {
	await wish();
	const rosas = library();
	const juno = await tablet.house.register('Juno');
	await takingTurns({ library: rosas, token: async () => juno.token })();
	expect(await rosas.outbox.toArray()).toMatchObject([{ state: 'waiting', attempts: 0 }]);
	await enterLibrary(juno.user, juno.token);
	await sendWhatWaits();
	await enterLibrary(tablet.session.user, tablet.session.token);
	expect(await allEntries()).toMatchObject([{ state: 'waiting', attempts: 0 }]);
	const { body } = await tablet.house.ask<unknown[]>('GET', '/api/stories', { as: juno });
	expect(body).toEqual([]);
});
