import type { AdminReport } from '../../../shared/contract/admin.ts';
import { ReportCard } from './report-card.tsx';
import styles from './report-list.module.css';

type Props = { reports: readonly AdminReport[]; busy: boolean; onDecided: () => void };

export function ReportList({ reports, busy, onDecided }: Props) {
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
