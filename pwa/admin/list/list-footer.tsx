import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './list-footer.module.css';
import { rangeText } from './page-links.tsx';

type Props = {
	query: { page: number; limit: number };
	/** The rows of this page and the totals; null before the first response and after a failure. */
	counts: { shown: number; total: number; totalPages: number } | null;
	busy: boolean;
	/** The text for an empty list. */
	none: string;
	onPage: (part: { page: number }) => void;
	/** The links to other pages. */
	children: ReactNode;
};

/** The range of the rows as a live region, and the page links. */
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
