import type { AgeGroup } from '../../shared/ages.ts';
import { GrowingText } from '../telling/growing-text.tsx';
import styles from './first-page.module.css';

/** The first chapter while it is written, in the letters in which it will be read. */
export function FirstPage({ text, ageGroup }: { text: string; ageGroup: AgeGroup }) {
	return (
		<section className={styles.page} data-age-group={ageGroup} aria-labelledby="first-page">
			<h3 id="first-page">Your story begins…</h3>
			<GrowingText content={text} />
		</section>
	);
}
