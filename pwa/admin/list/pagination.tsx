import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './pagination.module.css';

type Props = {
	query: { page: number; limit: number };
	/** The rows of this page and the totals; null before the first response and after a failure. */
	counts: { shown: number; total: number; totalPages: number } | null;
	busy: boolean;
	/** The text for an empty list. */
	emptyText: string;
	onPage: (part: { page: number }) => void;
	/** The links to other pages. */
	children: ReactNode;
};

/** The range of the rows as a live region, and the page links. */
export function ListFooter({ query, counts, busy, emptyText, onPage, children }: Props) {
	const isBeyond = !busy && counts?.shown === 0 && counts.total > 0;
	return (
		<div className={styles.foot}>
			<p role="status" className={styles.words}>
				{busy ? 'Loading...' : counts && footerText(query, counts, emptyText)}
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

function footerText({ page, limit }: Props['query'], counts: NonNullable<Props['counts']>, none: string): string {
	if (counts.total === 0) return none;
	return counts.shown === 0 ? `There is no page ${page}.` : rangeText(page, limit, counts.shown, counts.total);
}

type PageProps = { page: number; totalPages: number; onPage: (part: { page: number }) => void };

/**
 * Previous and Next. A button without a page stays focusable and does nothing: a button that is disabled while
 * it is pressed loses the focus.
 */
export function PreviousNext({ page, totalPages, onPage }: PageProps) {
	const step = (to: number) => (to >= 1 && to <= totalPages ? () => onPage({ page: to }) : null);
	return (
		<nav aria-label="Pages" className={styles.pages}>
			<Step onStep={step(page - 1)}>Previous</Step>
			<Step onStep={step(page + 1)}>Next</Step>
		</nav>
	);
}

/** Buttons for the nearby pages, the first and the last; nothing for a single page. */
export function NumberedPages({ page, totalPages, onPage }: PageProps) {
	if (totalPages < 2) return null;
	return (
		<nav aria-label="Pages" className={styles.pages}>
			{nearbyPages(page, totalPages).map((number, index, all) => (
				<span key={number} className={styles.number}>
					{index > 0 && number - (all[index - 1] ?? 0) > 1 && <span aria-hidden="true">…</span>}
					<button
						type="button"
						aria-label={`Page ${number}`}
						aria-current={number === page ? 'page' : undefined}
						onClick={() => onPage({ page: number })}
					>
						{number}
					</button>
				</span>
			))}
		</nav>
	);
}

/** `Showing 11 to 20 of 34 results` (product 2.10.5). */
export function rangeText(page: number, limit: number, shown: number, total: number): string {
	const first = (page - 1) * limit + 1;
	return `Showing ${first} to ${first + shown - 1} of ${total} results`;
}

/** 1-based page numbers in order: the first, the last, and this one with two on each side. */
export function nearbyPages(page: number, totalPages: number): number[] {
	const near = [1, page - 2, page - 1, page, page + 1, page + 2, totalPages];
	return [...new Set(near)].filter((number) => number >= 1 && number <= totalPages).sort((a, b) => a - b);
}

function Step({ onStep, children }: { onStep: (() => void) | null; children: string }) {
	return (
		<Button look="quiet" className={styles.step} aria-disabled={onStep ? undefined : true} onClick={() => onStep?.()}>
			{children}
		</Button>
	);
}
