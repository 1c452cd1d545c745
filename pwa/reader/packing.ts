import type { PackPlan } from '../../shared/making.ts';
import type { Packed } from '../local/packed.ts';

/** How far a packed story is: so many of its chapters are on this device, as many of them with their pictures. */
export type Packing = Packed & { of: number; isReady: boolean };

/** There may be more here than the plan asks for. */
export function packingOf({ chapters: of }: Pick<PackPlan, 'chapters'>, here: Packed): Packing {
	const [chapters, whole] = [Math.min(here.chapters, of), Math.min(here.whole, of)];
	return { chapters, whole, of, isReady: whole === of };
}

/** What packing brings, as a parent reads it: `6 chapters, about 0.6 MB`. */
export function sizeText({ chapters, megabytes }: Pick<PackPlan, 'chapters' | 'megabytes'>): string {
	return `${chapterText(chapters)}, about ${megabytes} MB`;
}

export function chapterText(count: number): string {
	return count === 1 ? '1 chapter' : `${count} chapters`;
}
