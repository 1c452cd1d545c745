import { describe, expect, it } from 'vitest';
import { type Fault, openFaultyHouse } from './testing/faults/faulty-house.ts';
import { goThrough } from './testing/faults/go-through.ts';
import { journeys } from './testing/faults/journeys.ts';
import { note } from './testing/long-run.ts';

const faults: Readonly<Record<string, Fault>> = {
	'fails once': { database: 'SQLITE_IOERR', file: 'EIO', undoes: false, isLasting: false },
	'fails, and SQLite gives its transaction up': {
		...{ database: 'SQLITE_IOERR', file: 'EMFILE', undoes: true, isLasting: false },
	},
	'fails, and all after it for a while': {
		...{ database: 'SQLITE_FULL', file: 'ENOSPC', undoes: false, isLasting: true },
	},
};

describe.each(Object.entries(faults))('when the n-th call to the outside %s', (what, fault) => {
	it.for(Object.entries(journeys))(
		'%s comes to its end, for every n',
		{ timeout: 120_000 },
		async ([, journey], test) => {
			const faulty = await openFaultyHouse(fault);
			const { nth, rows } = faulty;
			const { begin } = journey(faulty);
			const failed: string[] = [];
			try {
				for (let n = 1; n === 1 || nth.failed.length > 0; n++) {
					const attempt = await begin();
					nth.arm(n, fault.isLasting);
					await goThrough(faulty, attempt, fault.isLasting ? () => nth.disarm() : () => {}).catch((cause: Error) => {
						throw new Error(`Call ${n} (${nth.failed[0]}): ${cause.message}`, { cause });
					});
					failed.push(...nth.failed.slice(0, 1));
				}
				expect(rows('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
			} finally {
				await faulty.close();
			}
			expect(failed.length).toBeGreaterThan(2);
			note(test, {
				done: `The n-th call to database, files, providers or sockets ${what}: each n, over ${Object.keys(journeys).length} journeys`,
				...{ times: failed.length, found: 'nothing lost, twice or stuck, and no crash' },
			});
		},
	);
});
