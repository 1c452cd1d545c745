import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import type { SortOrder } from './list-query.ts';
import styles from './table.module.css';

type Sorting<Field> = { sortField: Field; sortOrder: SortOrder };
type Props<Field> = {
	field: NoInfer<Field>;
	query: Sorting<Field>;
	onSort: (part: Sorting<Field> & { page: number }) => void;
	children: ReactNode;
};

/** A column heading that sorts: ascending first, reversed when its column is sorted already (product 2.10.3). */
export function SortHeader<Field extends string>({ field, query, onSort, children }: Props<Field>) {
	const active = query.sortField === field;
	const ascending = query.sortOrder === 'asc';
	const sort = () => onSort({ sortField: field, sortOrder: active && ascending ? 'desc' : 'asc', page: 1 });
	return (
		<th scope="col" aria-sort={active ? (ascending ? 'ascending' : 'descending') : undefined}>
			<button type="button" className={styles.sort} onClick={sort}>
				{children}
				<span className={styles.arrow}>
					{active && <Icon name="down" className={ascending ? styles.up : undefined} />}
				</span>
			</button>
		</th>
	);
}
