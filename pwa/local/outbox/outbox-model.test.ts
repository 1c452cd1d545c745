import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pull } from '../sync.ts';
import { outboxDays, runDay } from '../testing/outbox-model.ts';
import { installTabletProgram } from '../testing/tablet-program.ts';
import { createTestDevice } from '../testing/test-device.ts';

/** `npm run bench -- outbox` runs a thousand. */
const manyDays = Number(process.env.OUTBOX_DAYS ?? 40);

describe('the outbox', () => {
	// covers: without-network/each-thing-once-order
	it(
		'carries out each command once, in order and durably, despite failures of device, network and server',
		() => tryDays(20),
		600_000,
	);

	it('does so in many random sequences', { tags: 'deep', timeout: 600_000 }, () => tryDays(manyDays));
});

async function tryDays(runs: number): Promise<void> {
	const program = installTabletProgram();
	const device = await createTestDevice('Rosa');
	// The device knows then who tells at the server.
	await pull();
	try {
		const day = fc.asyncProperty(outboxDays, (steps) => runDay(device, steps));
		const { failed, numRuns } = await fc.check(day, { numRuns: runs }).then((details) => {
			if (details.failed) throw new Error(fc.defaultReportMessage(details) ?? 'failed');
			return details;
		});
		expect({ failed, numRuns }).toEqual({ failed: false, numRuns: runs });
	} finally {
		await device.close();
		program.remove();
	}
}
