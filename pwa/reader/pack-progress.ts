import type { PackPlan } from '../../shared/contract/stories.ts';
import type { PackProgress } from '../local/library/pack-progress.ts';

/** How far a packed story is: so many of its chapters are on this device, as many of them with their pictures. */
export type PackState = PackProgress & { of: number; isReady: boolean };

/** There may be more here than the plan asks for. */
export function packProgress({ chapters: of }: Pick<PackPlan, 'chapters'>, here: PackProgress): PackState {
	const [chapters, whole] = [Math.min(here.chapters, of), Math.min(here.complete, of)];
	return { chapters, complete: whole, of, isReady: whole === of };
}

/** What packing brings, as a parent reads it: `6 chapters, about 0.6 MB`. */
export function sizeText({ chapters, megabytes }: Pick<PackPlan, 'chapters' | 'megabytes'>): string {
	return `${chapterText(chapters)}, about ${megabytes} MB`;
}

export function chapterText(count: number): string {
	return count === 1 ? '1 chapter' : `${count} chapters`;
}
