import { type AdminReport, adminCalls, ReportQuery } from '../../../shared/contract/admin.ts';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { Screen } from '../../ui/screen.tsx';
import { useList, useListQuery } from '../list/list-query.ts';
import { ListFooter, NumberedPages } from '../list/pagination.tsx';
import { RetryableFailure } from '../ui/failure.tsx';
import { ReportCard } from './report-card.tsx';
import styles from './reports-screen.module.css';

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
				<RetryableFailure sentence="Failed to load the reports. Please try again." error={failed} onRetry={reload} />
			)}
			{answer && answer.reports.length > 0 && (
				<ReportList key={query.state} reports={answer.reports} busy={busy} onDecided={reload} />
			)}
			<ListFooter
				query={query}
				counts={answer && { shown: answer.reports.length, ...answer.pagination }}
				busy={busy}
				emptyText={isOpen ? 'Nothing waits for a decision' : 'Nothing has been decided yet'}
				onPage={change}
			>
				<NumberedPages page={query.page} totalPages={pages} onPage={change} />
			</ListFooter>
		</Screen>
	);
}

type ListProps = { reports: readonly AdminReport[]; busy: boolean; onDecided: () => void };

function ReportList({ reports, busy, onDecided }: ListProps) {
	return (
		<ol className={styles.list} aria-label="Reports" aria-busy={busy || undefined}>
			{reports.map((report) => (
				<li key={report._id}>
					<ReportCard report={report} onDecided={onDecided} />
				</li>
			))}
		</ol>
	);
}

type State = 'open' | 'decided';
type FilterProps = { state: State; onChange: (part: { state: State }) => void };

/** Filters the reports: open or decided. */
function ReportFilter({ state, onChange }: FilterProps) {
	return (
		<div className={styles.filter}>
			<SelectField
				label="Show"
				value={state}
				onChange={({ target }) => onChange({ state: target.value === 'decided' ? 'decided' : 'open' })}
			>
				<option value="open">Waiting for a decision</option>
				<option value="decided">Decided</option>
			</SelectField>
		</div>
	);
}
