import { type ChapterReport, isHidden } from '../../../shared/contract/report.ts';
import type { Entry } from '../outbox/commands.ts';
import type { ChapterRow } from './database.ts';
import type { Household } from './overlay.ts';

/* As chapters.ts: what the server told of reports, with those that were made here laid over it. */

/** Chapters with what was reported of them here; for a child those that are hidden come without what is in them. */
export function overlayReports(
	nodes: readonly ChapterRow[],
	entries: readonly Entry[],
	household: Household,
	isForChild: boolean,
): ChapterRow[] {
	const overlaid = entries
		// What could not be told to the server stays hidden here all the same, until somebody takes the report back.
		.filter(({ state, deed }) => state !== 'failed' || deed.kind === 'report-chapter')
		.reduce((chapters, entry) => applyEntry(chapters, entry, household), nodes);
	return overlaid.map((node) => (isForChild && isHidden(node.report) ? withoutContent(node) : node));
}

/** The ids of the chapters of which a parent has not seen yet what was reported, or decided. */
export function unseenReportIds(nodes: readonly Pick<ChapterRow, '_id' | 'report'>[]): string[] {
	return nodes.flatMap(({ _id, report }) => (report && !report.isSeen ? [_id] : []));
}

function applyEntry(nodes: readonly ChapterRow[], entry: Entry, household: Household): readonly ChapterRow[] {
	const { deed } = entry;
	if (deed.kind !== 'report-chapter' && deed.kind !== 'see-report') return nodes;
	return nodes.map((node) => {
		if (node._id !== deed.nodeId) return node;
		if (deed.kind === 'report-chapter')
			return isHidden(node.report) ? node : { ...node, report: pendingReport(entry, household) };
		return node.report ? { ...node, report: { ...node.report, isSeen: true } } : node;
	});
}

function pendingReport({ deed, childId, createdAt }: Entry, { user, family }: Household): ChapterReport {
	const { reason } = deed as Extract<Entry['deed'], { kind: 'report-chapter' }>;
	const reporter = family.find(({ _id }) => _id === childId) ?? user;
	const at = new Date(createdAt).toISOString();
	return { state: 'open', reason, by: reporter.profile.name, at, isSeen: reporter.role !== 'child' };
}

/** No way leads on from there: the path ends with it. */
function withoutContent(node: ChapterRow): ChapterRow {
	const nothing = { chapterTitle: '', content: '', choices: [], takenChoice: null, images: null, audioUrls: null };
	return { ...node, ...nothing, isEnding: false };
}
