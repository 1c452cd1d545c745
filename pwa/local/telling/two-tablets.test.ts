import { Dexie } from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enterLibrary, leaveLibrary } from '../library/current-library.ts';
import { pull } from '../sync.ts';
import { familyDays, runFamilyDay } from '../testing/outbox-model.ts';
import { installTabletProgram } from '../testing/tablet-program.ts';
import { createTestDevice } from '../testing/test-device.ts';

/** The number of random days that are tried. */
const manyDays = Number(process.env.OUTBOX_DAYS ?? 30);

// covers: offline-stories/once
// covers: offline-stories/two-devices
describe('two tablets of a family that tell stories, a server and a network that fails', () => {
	it('have every chapter that was read at the server once, and show the same in the end', () => tryDays(6), 600_000);

	it('do so in many random days', { tags: 'deep', timeout: 3_600_000 }, () => tryDays(manyDays));
});

async function tryDays(runs: number): Promise<void> {
	const program = installTabletProgram();
	const device = await createTestDevice('Rosa');
	const own = Dexie.dependencies.indexedDB;
	const storages = [own, new IDBFactory()];
	let current = 0;
	const switchTo = async (tablet: number) => {
		if (tablet === current) return;
		current = tablet;
		await leaveLibrary();
		Dexie.dependencies.indexedDB = storages[tablet]!;
		await enterLibrary(device.session.user, device.session.token);
	};
	try {
		for (const tablet of [1, 0]) {
			await switchTo(tablet);
			await pull();
		}
		const day = fc.asyncProperty(familyDays, (steps) => runFamilyDay(device, switchTo, steps));
		const details = await fc.check(day, { numRuns: runs });
		if (details.failed) throw new Error(`${details.errorInstance}\n${fc.defaultReportMessage(details)}`);
		expect(details.numRuns).toBe(runs);
	} finally {
		await switchTo(0);
		await device.close();
		program.remove();
	}
}
