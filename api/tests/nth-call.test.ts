/** @module-tag deep */
import { describe, expect, it } from 'vitest';
import { type FailureMode, startFailingServer } from '../testing/failures/failing-server.ts';
import { journeys } from '../testing/failures/journeys.ts';
import { runJourney } from '../testing/failures/run-journey.ts';
import { isLongRun, recordFigure } from '../testing/long-run.ts';

const faults: Readonly<Record<string, FailureMode>> = {
	'fails once': { database: 'SQLITE_IOERR', file: 'EIO', rollsBack: false, isLasting: false },
	'fails, and all after it for a while': {
		...{ database: 'SQLITE_FULL', file: 'ENOSPC', rollsBack: false, isLasting: true },
	},
	...(isLongRun && {
		'fails, and SQLite gives its transaction up': {
			...{ database: 'SQLITE_IOERR', file: 'EMFILE', rollsBack: true, isLasting: false },
		},
	}),
};

/** The calls of a journey beyond the database: a failure that is never injected proves nothing. */
const outside: Readonly<Record<string, readonly string[]>> = {
	'making a story': ['database', 'file', 'provider', 'socket'],
	'taking a choice': ['database', 'file', 'provider', 'socket'],
	'having a chapter read aloud': ['database', 'file', 'provider'],
	paying: ['database', 'provider'],
	reading: ['database', 'file'],
	'deleting a story': ['database', 'file'],
	'deleting an account': ['database', 'file', 'socket'],
};

/** The calls at which failures were injected, by journey. */
const kinds = new Map<string, Set<string>>();

describe.each(Object.entries(faults))('when the n-th call to the outside %s', (what, fault) => {
	it.for(Object.entries(journeys))(
		'%s comes to its end, for every n',
		{ timeout: 120_000 },
		async ([name, journey], test) => {
			const faulty = await startFailingServer(fault);
			const { injection, rows } = faulty;
			const { begin } = journey(faulty);
			const failed: string[] = [];
			try {
				const failCall = async (n: number, kind?: string) => {
					const attempt = await begin();
					injection.arm(n, fault.isLasting, kind);
					await runJourney(faulty, attempt, fault.isLasting ? () => injection.disarm() : () => {}).catch(
						(cause: Error) => {
							throw new Error(`Call ${n} (${injection.failed[0]}): ${cause.message}`, { cause });
						},
					);
					failed.push(...injection.failed.slice(0, 1));
					for (const call of injection.failed) kinds.set(name, (kinds.get(name) ?? new Set()).add(call.split(':')[0]!));
				};
				for (let n = 1; n === 1 || injection.failed.length > 0; n++) await failCall(n);
				// The order of calls differs from one run to the next, so that counting may miss the only call of a kind.
				for (const kind of outside[name] ?? []) if (!kinds.get(name)?.has(kind)) await failCall(1, kind);
				expect(rows('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
			} finally {
				await faulty.close();
			}
			expect(failed.length).toBeGreaterThan(2);
			for (const kind of outside[name] ?? ['database']) expect(kinds.get(name)).toContain(kind);
			recordFigure(test, {
				done: `The n-th call to database, files, providers or sockets ${what}: each n, over ${Object.keys(journeys).length} journeys`,
				...{ times: failed.length, found: 'nothing lost, twice or stuck, and no crash' },
			});
		},
	);
});
