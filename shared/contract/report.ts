import * as z from 'zod/mini';

/** Why a chapter is reported. Each has its sentence for a child in `pwa/shell/report-reasons.ts`. */
export const reportReasons = ['scary', 'unkind', 'sad', 'grown-up', 'picture', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/**
 * The last report of a chapter. From the report on the chapter is hidden for the child; `shown` and `hidden` are an
 * admin's decisions.
 */
export const ChapterReport = z.object({
	state: z.enum(['open', 'shown', 'hidden']),
	reason: z.enum(reportReasons),
	/** The reporter's name: the child's, where a parent acted as one. Null when that profile is deleted. */
	by: z.nullable(z.string()),
	at: z.string(),
	/** Whether a parent has seen its present state; a decision resets it. */
	isSeen: z.boolean(),
});
export type ChapterReport = z.infer<typeof ChapterReport>;
