import { type ChapterReport, isHidden } from '../../shared/report.ts';
import type { NodeRow } from './database.ts';
import type { Entry } from './deeds.ts';
import type { Household } from './overlay.ts';

/* As chapters.ts: what the server told of reports, with those that were made here laid over it. */

/** Chapters with what was reported of them here; for a child those that are hidden come without what is in them. */
export function reportedWith(
	nodes: readonly NodeRow[],
	entries: readonly Entry[],
	household: Household,
	isForChild: boolean,
): NodeRow[] {
	const told = entries
		// What could not be told to the server stays hidden here all the same, until somebody takes the report back.
		.filter(({ state, deed }) => state !== 'failed' || deed.kind === 'report-chapter')
		.reduce((chapters, entry) => withEntry(chapters, entry, household), nodes);
	return told.map((node) => (isForChild && isHidden(node.report) ? withoutContent(node) : node));
}

/** The ids of the chapters of which a parent has not seen yet what was reported, or decided. */
export function unseenIn(nodes: readonly Pick<NodeRow, '_id' | 'report'>[]): string[] {
	return nodes.flatMap(({ _id, report }) => (report && !report.isSeen ? [_id] : []));
}

function withEntry(nodes: readonly NodeRow[], entry: Entry, household: Household): readonly NodeRow[] {
	const { deed } = entry;
	if (deed.kind !== 'report-chapter' && deed.kind !== 'see-report') return nodes;
	return nodes.map((node) => {
		if (node._id !== deed.nodeId) return node;
		if (deed.kind === 'report-chapter')
			return isHidden(node.report) ? node : { ...node, report: reportOf(entry, household) };
		return node.report ? { ...node, report: { ...node.report, isSeen: true } } : node;
	});
}

function reportOf({ deed, childId, createdAt }: Entry, { user, family }: Household): ChapterReport {
	const { reason } = deed as Extract<Entry['deed'], { kind: 'report-chapter' }>;
	const who = family.find(({ _id }) => _id === childId) ?? user;
	const at = new Date(createdAt).toISOString();
	return { state: 'open', reason, by: who.profile.name, at, isSeen: who.role !== 'child' };
}

/** No way leads on from there: the path ends with it. */
function withoutContent(node: NodeRow): NodeRow {
	const nothing = { chapterTitle: '', content: '', choices: [], takenChoice: null, images: null, audioUrls: null };
	return { ...node, ...nothing, isEnding: false };
}
