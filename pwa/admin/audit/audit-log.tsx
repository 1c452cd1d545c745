import { Link } from 'react-router-dom';
import type { AuditEntry } from '../../../shared/contract/admin.ts';
import { Email } from '../../ui/email.tsx';
import { Icon } from '../../ui/icon.tsx';
import { DateTime } from '../ui/dates.tsx';
import styles from './audit-log.module.css';
import { actionText, actorText, fieldText, targetName, valueText } from './entry-text.ts';

const screens = { user: '/admin/users', story: '/admin/stories' } as const;

/** The audit entries with actor, action, target, time and changes. */
export function AuditLog({ entries, busy }: { entries: readonly AuditEntry[]; busy: boolean }) {
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
