import type { ChapterReport } from '../contract/report.ts';

/** Whether a chapter with this report, or none, is hidden from a child. */
export function isHidden(report: Pick<ChapterReport, 'state'> | null | undefined): boolean {
	return !!report && report.state !== 'shown';
}
