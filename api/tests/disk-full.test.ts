/** @module-tag deep */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync, statfsSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FailingServer, startFailingServer } from '../testing/failures/failing-server.ts';
import { journeys } from '../testing/failures/journeys.ts';
import { runJourney } from '../testing/failures/run-journey.ts';
import { recordFigure, repetitions } from '../testing/long-run.ts';

/** A separate file system that can be filled to the last page. Requires root; elsewhere `nth-call.test.ts` covers this. */
const disk = mkdtempSync(join(tmpdir(), 'everbranch-disk-'));
const page = 4096;
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'everbranch', disk]).status === 0;
const ballast = join(disk, 'ballast');
/** Pages by which the free space grows from one attempt to the next. */
const stride = repetitions(4, 1);

const writing = [
	'signing up',
	'looking after a child',
	'making a story',
	'taking a choice',
	'having a chapter read aloud',
];

let formerFolder: string | undefined;
beforeAll(() => {
	formerFolder = process.env.TMPDIR;
	if (isMounted) process.env.TMPDIR = disk;
});
afterAll(() => {
	if (formerFolder === undefined) delete process.env.TMPDIR;
	else process.env.TMPDIR = formerFolder;
	if (isMounted) spawnSync('umount', [disk]);
	rmdirSync(disk);
});

/** Leaves this many pages free. */
function fill({ rows }: FailingServer, pages: number): void {
	// A long log would be overwritten in place and need no space.
	rows('pragma wal_checkpoint(truncate)');
	const { bavail, bsize } = statfsSync(disk);
	writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - pages * page)));
}

const makeRoom = () => truncateSync(ballast);

describe.runIf(isMounted)('on a disk with room for n pages', () => {
	it.for(writing)(
		'%s comes to its end once there is room again, for every n',
		{ timeout: 300_000 },
		async (name, test) => {
			const faulty = await startFailingServer({ database: '', file: '', rollsBack: false, isLasting: false });
			const { begin } = journeys[name]!(faulty);
			let refused = 0;
			try {
				for (let [pages, isFull] = [0, true]; isFull; pages += stride) {
					const attempt = await begin();
					isFull = false;
					fill(faulty, pages);
					await runJourney(faulty, attempt, () => {
						isFull ||= statfsSync(disk).bavail === 0;
						makeRoom();
					});
					if (isFull) refused++;
				}
				expect(faulty.rows('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
			} finally {
				makeRoom();
				await faulty.close();
			}
			expect(refused).toBeGreaterThan(0);
			recordFigure(test, {
				done: `The disk full after n pages, for each n at a stride, over ${writing.length} journeys that write`,
				times: refused,
				found: `what was told stays, the rest is done once there is room; integrity good (a stride of ${stride})`,
			});
		},
	);
});
