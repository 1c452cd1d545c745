/** @module-tag deep */
import { describe, expect, it } from 'vitest';
import { type Fault, openFaultyHouse } from './testing/faults/faulty-house.ts';
import { goThrough } from './testing/faults/go-through.ts';
import { journeys } from './testing/faults/journeys.ts';
import { isLong, note } from './testing/long-run.ts';

const faults: Readonly<Record<string, Fault>> = {
	'fails once': { database: 'SQLITE_IOERR', file: 'EIO', undoes: false, isLasting: false },
	'fails, and all after it for a while': {
		...{ database: 'SQLITE_FULL', file: 'ENOSPC', undoes: false, isLasting: true },
	},
	...(isLong && {
		'fails, and SQLite gives its transaction up': {
			...{ database: 'SQLITE_IOERR', file: 'EMFILE', undoes: true, isLasting: false },
		},
	}),
};

/** What a journey calls, where it is more than the database: a fault that does not arrive shows nothing. */
const outside: Readonly<Record<string, readonly string[]>> = {
	'making a story': ['database', 'file', 'provider', 'socket'],
	'taking a choice': ['database', 'file', 'provider', 'socket'],
	'having a chapter read aloud': ['database', 'file', 'provider'],
	paying: ['database', 'provider'],
	reading: ['database', 'file'],
	'deleting a story': ['database', 'file'],
	'deleting an account': ['database', 'file', 'socket'],
};

/** What the faults of a journey were about, by its name. */
const kinds = new Map<string, Set<string>>();

describe.each(Object.entries(faults))('when the n-th call to the outside %s', (what, fault) => {
	it.for(Object.entries(journeys))(
		'%s comes to its end, for every n',
		{ timeout: 120_000 },
		async ([name, journey], test) => {
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
					for (const call of nth.failed) kinds.set(name, (kinds.get(name) ?? new Set()).add(call.split(':')[0]!));
				}
				expect(rows('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
			} finally {
				await faulty.close();
			}
			expect(failed.length).toBeGreaterThan(2);
			for (const kind of outside[name] ?? ['database']) expect(kinds.get(name)).toContain(kind);
			note(test, {
				done: `The n-th call to database, files, providers or sockets ${what}: each n, over ${Object.keys(journeys).length} journeys`,
				...{ times: failed.length, found: 'nothing lost, twice or stuck, and no crash' },
			});
		},
	);
});
