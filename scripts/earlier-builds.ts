import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The number of earlier builds whose assets the server keeps, for pages that were opened before an update. A page of a still
 * earlier build reloads.
 */
const keptBuilds = 3;

/** The folder of earlier builds' assets, the latest in `1`. It is not served under its own name. */
export const earlierFolder = '.earlier';

/** Copies the assets of the present build, and of the earlier ones that it keeps, into the next build. */
export function copyEarlierAssets(present: string, next: string): void {
	const generations = [present, ...Array.from({ length: keptBuilds - 1 }, (_, index) => earlierIn(present, index + 1))];
	const there = generations.map((folder) => join(folder, 'assets')).filter((assets) => existsSync(assets));
	for (const [index, assets] of there.entries()) {
		cpSync(assets, join(earlierIn(next, index + 1), 'assets'), { recursive: true });
	}
}

/** Replaces the present build by the next one. After a kill in the middle, `finishSwap` restores a build. */
export function swapBuilds(present: string, next: string, before: string): void {
	rmSync(before, { recursive: true, force: true });
	mkdirSync(dirname(before), { recursive: true });
	if (existsSync(present)) renameSync(present, before);
	renameSync(next, present);
	rmSync(before, { recursive: true, force: true });
}

/** Restores the build that a killed `swapBuilds` had moved away and not replaced. */
export function finishSwap(present: string, before: string): void {
	if (existsSync(before) && !existsSync(present)) renameSync(before, present);
}

function earlierIn(build: string, age: number): string {
	return join(build, earlierFolder, String(age));
}
