import type { ReactNode } from 'react';
import table from '../list/table.module.css';

type Props = {
	/** The id of the heading that names the table. */
	labelledBy: string;
	columns: readonly string[];
	/** The rows; each ends with its actions. */
	children: ReactNode;
};

/** A short table in a section of a user's screen. */
export function SectionTable({ labelledBy, columns, children }: Props) {
	return (
		<div className={table.region}>
			<table className={table.table} aria-labelledby={labelledBy}>
				<thead>
					<tr>
						{columns.map((column) => (
							<th key={column} scope="col">
								{column}
							</th>
						))}
						<th scope="col">
							<span className="visually-hidden">Actions</span>
						</th>
					</tr>
				</thead>
				<tbody>{children}</tbody>
			</table>
		</div>
	);
}
