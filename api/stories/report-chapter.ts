import { v7 as newId } from 'uuid';
import type { ChapterReport, ReportReason } from '../../shared/contract/report.ts';
import { day } from '../../shared/rules/durations.ts';
import { isHidden } from '../../shared/rules/is-hidden.ts';
import { limits } from '../../shared/rules/limits.ts';
import { actingUser, requireNotChild } from '../accounts/acting-as.ts';
import type { Principal } from '../accounts/principal.ts';
import type { Core } from '../app/core.ts';
import { HttpError, requireFound } from '../app/errors.ts';
import { addReport, changeReport, lastReport, reportTimes } from '../db/reports.ts';
import type { Db } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { ownChapter } from './chapter-access.ts';
import { toReport } from './wire-format.ts';

type ReportInput = { nodeId: string; reason: ReportReason };

/**
 * Reports a chapter, which hides it from the child until an admin decides otherwise. `selectedChildId`: the child that the
 * requester acts as. A chapter that is hidden already keeps its first report. Throws 404, and 429 `report-cap`.
 */
export async function reportChapter(
	{ db, now }: Core,
	principal: Principal,
	storyId: string,
	{ nodeId, reason }: ReportInput,
	selectedChildId?: string,
): Promise<ChapterReport> {
	await ownChapter(db, principal, storyId, nodeId);
	const child = selectedChildId ? (await actingUser(db, principal, selectedChildId))._id : null;
	return inTransaction(db, async (trx) => {
		const previous = await lastReport(trx, nodeId);
		if (previous && isHidden(toReport(previous))) return toReport(previous);
		await requireBelowReportCap(trx, principal, now());
		const byChild = child ?? (principal.role === 'child' ? principal.accountId : null);
		await addReport(trx, {
			...{ id: newId(), story_id: storyId, chapter_id: nodeId, account_id: principal.accountId, child_id: byChild },
			...{ reason, decision: null, created_at: now(), decided_at: null },
			// A parent's own report counts as seen by the parent.
			seen_at: byChild ? null : now(),
		});
		return toReport((await lastReport(trx, nodeId))!);
	});
}

/** Marks a chapter's last report as seen by the parent. Throws 404, and 403 `parents-only` for a child. */
export async function markReportSeen(
	{ db, now }: Core,
	principal: Principal,
	storyId: string,
	nodeId: string,
): Promise<void> {
	await ownChapter(db, principal, storyId, nodeId);
	requireNotChild(principal);
	const report = requireFound(await lastReport(db, nodeId));
	if (report.seen_at === null) await changeReport(db, report.id, { seen_at: now() });
}

async function requireBelowReportCap(db: Db, { accountId }: Principal, now: number): Promise<void> {
	const today = await reportTimes(db, accountId, now - day);
	if (today.length < limits.reportsPerDay) return;
	const sentence = 'Many pages were reported today. Please tell a grown-up, and try again tomorrow.';
	const wait = today[0]! + day - now;
	throw new HttpError(429, 'report-cap', sentence, { retryAfterSeconds: Math.max(1, Math.ceil(wait / 1000)) });
}
