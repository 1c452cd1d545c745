import styles from './ornament.module.css';

/** The decoration above a chapter's heading. */
export function Ornament() {
	return (
		<svg viewBox="0 0 160 32" className={styles.ornament} aria-hidden="true">
			<g className={styles.twig}>
				<path d="M8 20c18 4 36 3 54-5" />
				<path d="M152 20c-18 4-36 3-54-5" />
			</g>
			<g className={styles.leaf}>
				<path d="M22 21c-3-9 2-15 11-16 2 8-2 14-11 16ZM40 21c0-8 6-12 14-11-1 8-6 12-14 11ZM30 22c5 8 12 9 19 4-5-7-12-8-19-4Z" />
				<path d="M138 21c3-9-2-15-11-16-2 8 2 14 11 16ZM120 21c0-8-6-12-14-11 1 8 6 12 14 11ZM130 22c-5 8-12 9-19 4 5-7 12-8 19-4Z" />
			</g>
			<path className={styles.star} d="m80 4 3.4 7.4 8 1-5.9 5.6 1.6 8L80 22l-7.1 4 1.6-8-5.9-5.6 8-1L80 4Z" />
		</svg>
	);
}
