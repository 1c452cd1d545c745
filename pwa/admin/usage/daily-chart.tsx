import styles from './daily-chart.module.css';
import { byDay, dayOf, daysUpTo, type Line } from './usage-sums.ts';
import { formatCount, formatDay } from './usage-text.ts';

/** The days that the server reports, today included. */
const reportedDays = 31;

/** A bar for each day's calls, empty days included. Hidden from assistive technology: the table has the same figures. */
export function DailyChart({ lines }: { lines: readonly Line[] }) {
	const days = byDay(lines);
	const calls = new Map(days.map((one) => [one.day, one.calls]));
	const most = Math.max(1, ...calls.values());
	// The server's day may begin before the device's.
	const last = [dayOf(Date.now()), days[0]?.day ?? ''].sort().at(-1) as string;
	const shown = daysUpTo(last, reportedDays);
	return (
		<div className={styles.chart} aria-hidden="true">
			<p>{formatCount(most)} calls</p>
			<div className={styles.bars}>
				{shown.map((day) => (
					<div key={day} className={styles.bar} style={{ blockSize: `${((calls.get(day) ?? 0) / most) * 100}%` }} />
				))}
			</div>
			<p className={styles.ends}>
				<span>{formatDay(shown[0] ?? last)}</span>
				<span>{formatDay(last)}</span>
			</p>
		</div>
	);
}
