import type { Figures } from './usage-sums.ts';
import { columns } from './usage-text.ts';
import styles from './usage-totals.module.css';

/** The totals of the usage. */
export function Totals({ total }: { total: Figures }) {
	return (
		<dl className={styles.totals}>
			{columns.map(({ name, of, tell }) => (
				<div key={name} className={styles.total}>
					<dt>{name}</dt>
					<dd>{tell(total[of])}</dd>
				</div>
			))}
		</dl>
	);
}
