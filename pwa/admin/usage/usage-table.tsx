import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import table from '../list/table.module.css';
import type { Figures } from './usage-sums.ts';
import styles from './usage-table.module.css';
import { columns } from './usage-text.ts';

type Row = Figures & { key: string; lead: ReactNode };
type Props = { caption: string; heading: string; rows: readonly Row[]; total: Figures };

/** Figures by row with their total: a table on wide screens, cards on narrow ones. */
export function UsageTable({ caption, heading, rows, total }: Props) {
	return (
		<div className={table.region}>
			<table className={classNames(table.table, styles.figures)}>
				<caption className="visually-hidden">{caption}</caption>
				<thead>
					<tr>
						<th scope="col">{heading}</th>
						{columns.map(({ name }) => (
							<th key={name} scope="col" className={styles.figure}>
								{name}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map(({ key, lead, ...figures }) => (
						<FigureRow key={key} lead={lead} figures={figures} />
					))}
					<FigureRow lead="Total" figures={total} />
				</tbody>
			</table>
		</div>
	);
}

function FigureRow({ lead, figures }: { lead: ReactNode; figures: Figures }) {
	return (
		<tr>
			<td className={classNames(table.lead, styles.lead)}>{lead}</td>
			{columns.map(({ name, of, format }) => (
				<td key={name} data-label={name} className={classNames(styles.figure, figures[of] === 0 && styles.none)}>
					{format(figures[of])}
				</td>
			))}
		</tr>
	);
}
