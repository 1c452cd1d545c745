import type { ReactNode } from 'react';
import type { About } from '../../shared/contract/about.ts';
import styles from './support-line.module.css';

/** The support address after a leading text. Empty while it is unknown. */
export function SupportLine({ about, children }: { about: About | null | undefined; children: ReactNode }) {
	return (
		<p className={styles.line}>
			{about && (
				<>
					{children} <a href={`mailto:${about.supportEmail}`}>{about.supportEmail}</a>
				</>
			)}
		</p>
	);
}
