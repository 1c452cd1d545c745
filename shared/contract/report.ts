import * as z from 'zod/mini';

/** Why somebody does not want a chapter here: in words that a child understands on the screen, in one word here. */
export const reportReasons = ['scary', 'unkind', 'sad', 'grown-up', 'picture', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/**
 * What was last reported of a chapter. From the report on it is hidden for the child; `shown` and `hidden` are what an
 * admin decided.
 */
export const ChapterReport = z.object({
	state: z.enum(['open', 'shown', 'hidden']),
	reason: z.enum(reportReasons),
	/** Who reported it, by name: a child that was acted as rather than its parent. Null when nobody is there of that name. */
	by: z.nullable(z.string()),
	at: z.string(),
	/** Whether a parent has looked at it as it is now: a decision is looked at anew. */
	isSeen: z.boolean(),
});
export type ChapterReport = z.infer<typeof ChapterReport>;

/** Whether a child may not have the chapter that was reported like this, or was not. */
export function isHidden(report: Pick<ChapterReport, 'state'> | null | undefined): boolean {
	return !!report && report.state !== 'shown';
}
