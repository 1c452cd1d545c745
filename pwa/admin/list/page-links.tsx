import { Button } from '../../ui/button.tsx';
import styles from './page-links.module.css';

type Props = { page: number; totalPages: number; onPage: (part: { page: number }) => void };

/**
 * Previous and Next. A button without a page stays focusable and does nothing: a button that is disabled while
 * it is pressed loses the focus.
 */
export function PageLinks({ page, totalPages, onPage }: Props) {
	const step = (to: number) => (to >= 1 && to <= totalPages ? () => onPage({ page: to }) : null);
	return (
		<nav aria-label="Pages" className={styles.pages}>
			<Step onStep={step(page - 1)}>Previous</Step>
			<Step onStep={step(page + 1)}>Next</Step>
		</nav>
	);
}

/** Buttons for the nearby pages, the first and the last; nothing for a single page. */
export function NumberedPages({ page, totalPages, onPage }: Props) {
	if (totalPages < 2) return null;
	return (
		<nav aria-label="Pages" className={styles.pages}>
			{pagesNear(page, totalPages).map((number, index, all) => (
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
export function pagesNear(page: number, totalPages: number): number[] {
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
