import type { ChapterReport } from '../../../shared/contract/report.ts';
import { isHidden } from '../../../shared/rules/is-hidden.ts';
import type { Entry } from '../outbox/commands.ts';
import type { ChapterRow } from './database.ts';
import type { Household } from './overlay.ts';

/* As chapter-overlay.ts: synced reports with pending ones applied. */

/** Chapters with pending reports applied. For a child, hidden chapters come without their content. */
export function overlayReports(
	nodes: readonly ChapterRow[],
	entries: readonly Entry[],
	household: Household,
	isForChild: boolean,
): ChapterRow[] {
	const overlaid = entries
		// A chapter whose report failed stays hidden here until the report is withdrawn.
		.filter(({ state, deed: command }) => state !== 'failed' || command.kind === 'report-chapter')
		.reduce((chapters, entry) => applyEntry(chapters, entry, household), nodes);
	return overlaid.map((node) => (isForChild && isHidden(node.report) ? withoutContent(node) : node));
}

/** Ids of the chapters with a report, or a decision on one, that no parent has seen yet. */
export function unseenReportIds(nodes: readonly Pick<ChapterRow, '_id' | 'report'>[]): string[] {
	return nodes.flatMap(({ _id, report }) => (report && !report.isSeen ? [_id] : []));
}

function applyEntry(nodes: readonly ChapterRow[], entry: Entry, household: Household): readonly ChapterRow[] {
	const { deed: command } = entry;
	if (command.kind !== 'report-chapter' && command.kind !== 'see-report') return nodes;
	return nodes.map((node) => {
		if (node._id !== command.nodeId) return node;
		if (command.kind === 'report-chapter')
			return isHidden(node.report) ? node : { ...node, report: pendingReport(entry, household) };
		return node.report ? { ...node, report: { ...node.report, isSeen: true } } : node;
	});
}

function pendingReport({ deed: command, childId, createdAt }: Entry, { user, family }: Household): ChapterReport {
	const { reason } = command as Extract<Entry['deed'], { kind: 'report-chapter' }>;
	const reporter = family.find(({ _id }) => _id === childId) ?? user;
	const at = new Date(createdAt).toISOString();
	return { state: 'open', reason, by: reporter.profile.name, at, isSeen: reporter.role !== 'child' };
}

/** Without choices: the path ends there. */
function withoutContent({ choicesAudioUrl: _, ...node }: ChapterRow): ChapterRow {
	const empty = { chapterTitle: '', content: '', choices: [], takenChoice: null, images: null, audioUrls: null };
	return { ...node, ...empty, isEnding: false };
}
