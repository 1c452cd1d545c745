import { columns } from './figures.ts';
import type { Figures } from './sums.ts';
import styles from './totals.module.css';

/** All of it together, at a glance. */
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
