import type { PackPlan } from '../../shared/contract/stories.ts';
import type { PackProgress } from '../local/library/pack-progress.ts';

/** How many of a pack's chapters are on this device: `chapters` with their text, `complete` also with their pictures. */
export type PackState = Omit<PackProgress, 'hasVoice'> & { total: number; isReady: boolean };

/** The device may have more chapters than the plan. */
export function packStateOf(
	{ chapters: total }: Pick<PackPlan, 'chapters'>,
	here: Omit<PackProgress, 'hasVoice'>,
): PackState {
	const [chapters, complete] = [Math.min(here.chapters, total), Math.min(here.complete, total)];
	return { chapters, complete, total, isReady: complete === total };
}

/** The size of a pack: `6 chapters, about 0.6 MB`; with voice, if the server estimates that. */
export function sizeText(
	{ chapters, megabytes, voiceMegabytes = 0 }: Pick<PackPlan, 'chapters' | 'megabytes' | 'voiceMegabytes'>,
	hasVoice = false,
): string {
	const all = hasVoice ? Math.round((megabytes + voiceMegabytes) * 10) / 10 : megabytes;
	return `${chapterText(chapters)}, about ${all} MB`;
}

export function chapterText(count: number): string {
	return count === 1 ? '1 chapter' : `${count} chapters`;
}
