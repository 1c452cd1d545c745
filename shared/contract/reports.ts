import * as z from 'zod/mini';
import { call } from './call.ts';
import { OkAnswer, SelectedChildQuery } from './first-load.ts';
import { outboxEndpoints } from './outbox-endpoints.ts';
import { ChapterReport, reportReasons } from './report.ts';

const NodeId = z.string().check(z.maxLength(100));

/** The calls by which a chapter is reported, and a parent has looked at what became of that. */
export const reportCalls = {
	/** Hidden for the child from now on. 429 `report-cap` after `limits.reportsPerDay` of one account. */
	reportChapter: call({
		...outboxEndpoints.reportChapter,
		query: SelectedChildQuery,
		body: z.object({ nodeId: NodeId, reason: z.enum(reportReasons) }),
		answer: ChapterReport,
	}),
	/** For parents only: a child is answered 403 `parents-only`. */
	markReportSeen: call({ ...outboxEndpoints.markReportSeen, body: z.object({ nodeId: NodeId }), answer: OkAnswer }),
} as const;
