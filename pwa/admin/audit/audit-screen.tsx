import { Link } from 'react-router-dom';
import { type AuditEntry, AuditQuery, adminCalls } from '../../../shared/contract/admin.ts';
import { Email } from '../../ui/email.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Screen } from '../../ui/screen.tsx';
import { useList, useListQuery } from '../list/list-query.ts';
import { ListFooter, NumberedPages } from '../list/pagination.tsx';
import { DateTime } from '../ui/dates.tsx';
import { RetryableFailure } from '../ui/failure.tsx';
import styles from './audit-screen.module.css';
import { actionText, actorText, fieldText, targetName, valueText } from './entry-text.ts';

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

const screens = { user: '/admin/users', story: '/admin/stories' } as const;

/** The audit entries with actor, action, target, time and changes. */
function AuditLog({ entries, busy }: { entries: readonly AuditEntry[]; busy: boolean }) {
	return (
		<ol className={styles.log} aria-label="Changes" aria-busy={busy || undefined}>
			{entries.map((entry) => (
				<li key={entry._id} className={styles.entry}>
					<div className={styles.head}>
						<h2 className={styles.headline}>
							<Email>{actorText(entry)}</Email> {actionText(entry)} <Target entry={entry} />
						</h2>
						<p className={styles.when}>
							<DateTime at={entry.at} />
						</p>
					</div>
					<Changes changes={entry.changes} />
				</li>
			))}
		</ol>
	);
}

/** The target of an entry, as a link where it still exists. */
function Target({ entry }: { entry: AuditEntry }) {
	const { kind, _id, name } = entry.target;
	const called = targetName(entry) ?? _id;
	if (kind === 'settings' || called === null) return null;
	if (kind === 'log' || name === null) return <Email>{called}</Email>;
	return (
		<Link to={`${screens[kind]}/${_id}`}>
			<Email>{called}</Email>
		</Link>
	);
}

/** The value of each changed field before and after. */
function Changes({ changes }: Pick<AuditEntry, 'changes'>) {
	const fields = Object.entries(changes);
	if (fields.length === 0) return null;
	return (
		<dl className={styles.changes}>
			{fields.map(([field, { before, after }]) => (
				<div key={field}>
					<dt>{fieldText(field)}</dt>
					<dd>
						<span className="visually-hidden">was </span>
						<Email>{valueText(before)}</Email> <Icon name="back" label="became" className={styles.arrow} />{' '}
						<strong>
							<Email>{valueText(after)}</Email>
						</strong>
					</dd>
				</div>
			))}
		</dl>
	);
}
