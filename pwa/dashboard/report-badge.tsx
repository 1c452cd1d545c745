import { useSession } from '../session/session.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './report-badge.module.css';

/** For a parent: a report or a decision in this story is unseen. */
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
