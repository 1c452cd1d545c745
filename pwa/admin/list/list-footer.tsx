import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './list-footer.module.css';
import { rangeText } from './page-links.tsx';

type Props = {
	query: { page: number; limit: number };
	/** How many rows came, out of how many; null before anything came, or when nothing can come. */
	counts: { shown: number; total: number; totalPages: number } | null;
	busy: boolean;
	/** What is said of a list without a single entry. */
	none: string;
	onPage: (part: { page: number }) => void;
	/** The links to other pages. */
	children: ReactNode;
};

/** What is shown of how much, which is read out whenever it changes, and the way to other pages. */
export function ListFoot({ query, counts, busy, none, onPage, children }: Props) {
	const isBeyond = !busy && counts?.shown === 0 && counts.total > 0;
	return (
		<div className={styles.foot}>
			<p role="status" className={styles.words}>
				{busy ? 'Loading...' : counts && wordsFor(query, counts, none)}
			</p>
			{isBeyond && (
				<Button look="quiet" icon="back" onClick={() => onPage({ page: counts.totalPages })}>
					Go to page {counts.totalPages}
				</Button>
			)}
			{counts !== null && counts.shown > 0 && children}
		</div>
	);
}

function wordsFor({ page, limit }: Props['query'], counts: NonNullable<Props['counts']>, none: string): string {
	if (counts.total === 0) return none;
	return counts.shown === 0 ? `There is no page ${page}.` : rangeText(page, limit, counts.shown, counts.total);
}
