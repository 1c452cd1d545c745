import * as z from 'zod/mini';
import { call } from './call.ts';
import { OkAnswer, SelectedChildQuery } from './first-load.ts';
import { outboxEndpoints } from './outbox-endpoints.ts';
import { ChapterReport, reportReasons } from './report.ts';

const NodeId = z.string().check(z.maxLength(100));

/** The calls that report a chapter, and mark a report as seen by a parent. */
export const reportCalls = {
	/** Hides the chapter from the child. 429 `report-cap` after `limits.reportsPerDay` of one account. */
	reportChapter: call({
		...outboxEndpoints.reportChapter,
		query: SelectedChildQuery,
		body: z.object({ nodeId: NodeId, reason: z.enum(reportReasons) }),
		answer: ChapterReport,
	}),
	/** For parents only: 403 `parents-only` for a child. */
	markReportSeen: call({ ...outboxEndpoints.markReportSeen, body: z.object({ nodeId: NodeId }), answer: OkAnswer }),
} as const;
