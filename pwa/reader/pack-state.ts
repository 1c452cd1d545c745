import type { PackPlan } from '../../shared/contract/stories.ts';
import type { PackProgress } from '../local/library/pack-progress.ts';

/** How many of a pack's chapters are on this device: `chapters` with their text, `complete` also with their pictures. */
export type PackState = PackProgress & { total: number; isReady: boolean };

/** The device may have more chapters than the plan. */
export function packStateOf({ chapters: total }: Pick<PackPlan, 'chapters'>, here: PackProgress): PackState {
	const [chapters, complete] = [Math.min(here.chapters, total), Math.min(here.complete, total)];
	return { chapters, complete, total, isReady: complete === total };
}

/** The size of a pack: `6 chapters, about 0.6 MB`. */
export function sizeText({ chapters, megabytes }: Pick<PackPlan, 'chapters' | 'megabytes'>): string {
	return `${chapterText(chapters)}, about ${megabytes} MB`;
}

export function chapterText(count: number): string {
	return count === 1 ? '1 chapter' : `${count} chapters`;
}
