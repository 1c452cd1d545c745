import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { days, liveThrough } from './testing/outbox-model.ts';
import { tabletOf } from './testing/tablet.ts';

/** `npm run bench -- outbox` lives through a thousand. */
const runs = Number(process.env.OUTBOX_DAYS ?? 60);

it('does each thing once, in order and for good, whatever happens to tablet, line and server', async () => {
	const tablet = await tabletOf('Rosa');
	try {
		const day = fc.asyncProperty(days, (steps) => liveThrough(tablet, steps));
		const { failed, numRuns } = await fc.check(day, { numRuns: runs }).then((details) => {
			if (details.failed) throw new Error(fc.defaultReportMessage(details) ?? 'failed');
			return details;
		});
		expect({ failed, numRuns }).toEqual({ failed: false, numRuns: runs });
	} finally {
		await tablet.switchOff();
	}
}, 600_000);
