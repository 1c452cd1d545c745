import { AuditQuery, adminCalls } from '../../../shared/contract/admin.ts';
import { Screen } from '../../ui/screen.tsx';
import { useList, useListQuery } from '../list/list-query.ts';
import { ListFooter, NumberedPages } from '../list/pagination.tsx';
import { RetryableFailure } from '../ui/failure.tsx';
import { AuditLog } from './audit-log.tsx';

/** The audit log, newest first. */
export default function AuditScreen() {
	const { query, change } = useListQuery(AuditQuery);
	const { answer, busy, failed, reload } = useList(adminCalls.audit, query);
	const pages = answer?.pagination.totalPages ?? 0;
	return (
		<Screen title="Audit log" subtitle="What admins have changed, and families copied or deleted, newest first">
			{failed !== null && (
				<RetryableFailure sentence="Failed to load the audit log. Please try again." error={failed} onRetry={reload} />
			)}
			{answer && answer.entries.length > 0 && <AuditLog entries={answer.entries} busy={busy} />}
			<ListFooter
				query={query}
				counts={answer && { shown: answer.entries.length, ...answer.pagination }}
				busy={busy}
				emptyText="Nothing has been changed yet"
				onPage={change}
			>
				<NumberedPages page={query.page} totalPages={pages} onPage={change} />
			</ListFooter>
		</Screen>
	);
}
