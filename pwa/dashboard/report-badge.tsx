import { useSession } from '../session/session.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './report-badge.module.css';

/** Tells a parent that a chapter of this story was reported, or a report decided, and that nobody has looked at it yet. */
export function ReportBadge() {
	const { user, selectedChild } = useSession();
	if (selectedChild || user?.role === 'child') return null;
	return (
		<span data-late className={styles.reported}>
			<Icon name="alert" />
			Reported
		</span>
	);
}
