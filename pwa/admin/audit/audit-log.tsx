import { Link } from 'react-router-dom';
import type { AuditEntry } from '../../../shared/contract/admin.ts';
import { Email } from '../../ui/email.tsx';
import { When } from '../ui/date-time.tsx';
import styles from './audit-log.module.css';
import { Changes } from './entry-changes.tsx';
import { actorOf, deedOf, nameOf } from './entry-text.ts';

const screens = { user: '/admin/users', story: '/admin/stories' } as const;

/** The audit entries with actor, action, target, time and changes. */
export function AuditLog({ entries, busy }: { entries: readonly AuditEntry[]; busy: boolean }) {
	return (
		<ol className={styles.log} aria-label="Changes" aria-busy={busy || undefined}>
			{entries.map((entry) => (
				<li key={entry._id} className={styles.entry}>
					<div className={styles.head}>
						<h2 className={styles.deed}>
							<Email>{actorOf(entry)}</Email> {deedOf(entry)} <Target entry={entry} />
						</h2>
						<p className={styles.when}>
							<When at={entry.at} />
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
	const called = nameOf(entry) ?? _id;
	if (kind === 'settings' || called === null) return null;
	if (kind === 'log' || name === null) return <Email>{called}</Email>;
	return (
		<Link to={`${screens[kind]}/${_id}`}>
			<Email>{called}</Email>
		</Link>
	);
}
