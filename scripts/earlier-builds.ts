import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * A page that was opened before an update asks for pieces of the app as it was then. The server has those of so many
 * builds before the present one; a tablet that slept through more of them loads its page anew.
 */
const keptBuilds = 3;

/** Where a build keeps the assets of those before it, the latest under 1. No address leads there by its name. */
export const earlierFolder = '.earlier';

/** Gives a build that is not served yet the assets of the present one, and those that this one keeps of earlier builds. */
export function copyEarlierAssets(present: string, next: string): void {
	const generations = [present, ...Array.from({ length: keptBuilds - 1 }, (_, index) => earlierIn(present, index + 1))];
	const there = generations.map((folder) => join(folder, 'assets')).filter((assets) => existsSync(assets));
	for (const [index, assets] of there.entries()) {
		cpSync(assets, join(earlierIn(next, index + 1), 'assets'), { recursive: true });
	}
}

/** Puts a finished build in the place of the present one. Killed in the middle, the next call of `settle` mends it. */
export function swapBuilds(present: string, next: string, before: string): void {
	rmSync(before, { recursive: true, force: true });
	mkdirSync(dirname(before), { recursive: true });
	if (existsSync(present)) renameSync(present, before);
	renameSync(next, present);
	rmSync(before, { recursive: true, force: true });
}

/** Brings back the build that a killed `swap` had put aside and not replaced. */
export function finishSwap(present: string, before: string): void {
	if (existsSync(before) && !existsSync(present)) renameSync(before, present);
}

function earlierIn(build: string, age: number): string {
	return join(build, earlierFolder, String(age));
}
