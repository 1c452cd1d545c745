import { adminCalls, ReportQuery } from '../../../shared/contract/admin.ts';
import { Screen } from '../../ui/screen.tsx';
import { ListFoot } from '../list/list-footer.tsx';
import { useListQuery } from '../list/list-query.ts';
import { NumberedPages } from '../list/page-links.tsx';
import { useList } from '../list/use-list.ts';
import { Failed } from '../ui/failure-with-retry.tsx';
import { ReportFilter } from './report-filter.tsx';
import { ReportList } from './report-list.tsx';

/** Reported chapters: open reports, and decided ones. */
export default function ReportsScreen() {
	const { query, change } = useListQuery(ReportQuery);
	const { answer, busy, failed, reload } = useList(adminCalls.reports, query);
	const pages = answer?.pagination.totalPages ?? 0;
	const isOpen = query.state === 'open';
	return (
		<Screen title="Reports" subtitle="Chapters that a child or a parent reported. They are hidden until you decide">
			<ReportFilter state={query.state} onChange={change} />
			{failed !== null && (
				<Failed sentence="Failed to load the reports. Please try again." error={failed} onRetry={reload} />
			)}
			{answer && answer.reports.length > 0 && (
				<ReportList key={query.state} reports={answer.reports} busy={busy} onDecided={reload} />
			)}
			<ListFoot
				query={query}
				counts={answer && { shown: answer.reports.length, ...answer.pagination }}
				busy={busy}
				none={isOpen ? 'Nothing waits for a decision' : 'Nothing has been decided yet'}
				onPage={change}
			>
				<NumberedPages page={query.page} totalPages={pages} onPage={change} />
			</ListFoot>
		</Screen>
	);
}
