import * as z from 'zod/mini';
import { call } from './call.ts';
import { AsChild, Done } from './calls.ts';
import { outlines } from './outlines.ts';
import { ChapterReport, reportReasons } from './report.ts';

const NodeId = z.string().check(z.maxLength(100));

/** The calls by which a chapter is reported, and a parent has looked at what became of that. */
export const reportingCalls = {
	/** Hidden for the child from now on. 429 `report-cap` after `limits.reportsPerDay` of one account. */
	report: call({
		...outlines.reportChapter,
		query: AsChild,
		body: z.object({ nodeId: NodeId, reason: z.enum(reportReasons) }),
		answer: ChapterReport,
	}),
	/** For parents only: a child is answered 403 `parents-only`. */
	see: call({ ...outlines.seeReport, body: z.object({ nodeId: NodeId }), answer: Done }),
} as const;
