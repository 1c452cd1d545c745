import type * as z from 'zod/mini';
import type { AdminReport, Pagination, ReportQuery } from '../../shared/contract/admin.ts';
import { inAdminTransaction } from '../accounts/admin/require-admin.ts';
import type { Principal } from '../accounts/principal.ts';
import type { Core } from '../app/core.ts';
import { requireFound } from '../app/errors.ts';
import { addAuditEntry } from '../db/audit.ts';
import { changeReport, type ListedReport, listedReport, reportPage } from '../db/reports.ts';
import { anyStory } from '../db/stories.ts';
import { auditAdminRead } from './audit-admin-read.ts';
import { toImages } from './wire-format.ts';

/** One page of undecided or of decided reports. */
export async function reportsForAdmin(
	context: Core,
	principal: Principal,
	query: z.infer<typeof ReportQuery>,
): Promise<{ reports: AdminReport[]; pagination: z.infer<typeof Pagination> }> {
	const { reports, total } = await reportPage(context.db, query);
	await auditAdminRead(
		context,
		principal,
		reports.map(({ story_id }) => story_id),
	);
	return { reports: reports.map(toAdminReport), pagination: { total, totalPages: Math.ceil(total / query.limit) } };
}

/**
 * Shows the chapter to the child again or keeps it hidden. Either makes the report unseen for the parent. The answer has the
 * chapter's text, so it is audited as a read. Throws 404.
 */
export async function decideReport(
	context: Core,
	principal: Principal,
	id: string,
	decision: 'shown' | 'hidden',
): Promise<AdminReport> {
	const { db } = context;
	const at = context.now();
	await inAdminTransaction(db, principal, async (trx) => {
		const report = requireFound(await listedReport(trx, id));
		const story = requireFound(await anyStory(trx, report.story_id));
		if (report.decision === decision) return;
		await changeReport(trx, id, { decision, decided_at: at, seen_at: null });
		const changes = { [`report.${report.number}`]: { before: report.decision ?? 'open', after: decision } };
		const target = { kind: 'story', id: story.id } as const;
		const note = { actorId: principal.accountId, action: 'story-changed', target, about: story.author_id } as const;
		await addAuditEntry(trx, { ...note, changes }, at);
	});
	const decided = requireFound(await listedReport(db, id));
	await auditAdminRead(context, principal, [decided.story_id]);
	return toAdminReport(decided);
}

function toAdminReport(report: ListedReport): AdminReport {
	const { id, created_at, decided_at, reason, decision, by, email } = report;
	return {
		...{ _id: id, at: new Date(created_at).toISOString(), reason, decision, by: { name: by, email } },
		story: { _id: report.story_id, title: report.story_title, author: report.author_name },
		chapter: {
			number: report.number,
			title: report.chapter_title,
			content: report.content,
			images: toImages(report.images),
		},
		decidedAt: decided_at === null ? null : new Date(decided_at).toISOString(),
	};
}
