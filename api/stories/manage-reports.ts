import type * as z from 'zod/mini';
import type { AdminReport, Pagination, ReportQuery } from '../../shared/admin.ts';
import { asAdmin } from '../accounts/admin/acting.ts';
import type { Reader } from '../accounts/reader.ts';
import { noteChange } from '../db/audit.ts';
import { changeReport, type ListedReport, listedReport, reportPage } from '../db/reports.ts';
import { anyStory } from '../db/stories.ts';
import { notFound } from '../errors.ts';
import type { Parts } from '../parts.ts';
import { noteLook } from './admins-look.ts';
import { toImages } from './wire.ts';

/** One page of reports that wait for a decision, or of decided ones. */
export async function reportsForAdmin(
	keeping: Pick<Parts, 'db' | 'now'>,
	reader: Reader,
	query: z.infer<typeof ReportQuery>,
): Promise<{ reports: AdminReport[]; pagination: z.infer<typeof Pagination> }> {
	const { reports, total } = await reportPage(keeping.db, query);
	await noteLook(
		keeping,
		reader,
		reports.map(({ story_id }) => story_id),
	);
	return { reports: reports.map(toAdminReport), pagination: { total, totalPages: Math.ceil(total / query.limit) } };
}

/** Shows the chapter to the child again, or keeps it hidden: its parent is told either way. Throws 404. */
export async function decideReport(
	{ db, now }: Pick<Parts, 'db' | 'now'>,
	reader: Reader,
	id: string,
	decision: 'shown' | 'hidden',
): Promise<AdminReport> {
	const at = now();
	await asAdmin(db, reader, async (trx) => {
		const report = await listedReport(trx, id);
		const story = report && (await anyStory(trx, report.story_id));
		if (!story) throw notFound();
		if (report.decision === decision) return;
		await changeReport(trx, id, { decision, decided_at: at, seen_at: null });
		const changes = { [`report.${report.number}`]: { before: report.decision ?? 'open', after: decision } };
		const target = { kind: 'story', id: story.id } as const;
		const note = { actorId: reader.accountId, action: 'story-changed', target, about: story.author_id } as const;
		await noteChange(trx, { ...note, changes }, at);
	});
	const decided = await listedReport(db, id);
	if (!decided) throw notFound();
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
