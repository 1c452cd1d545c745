import type { AgeGroup } from '../../shared/rules/ages.ts';
import { StreamingText } from '../streaming/streaming-text.tsx';
import styles from './first-chapter.module.css';

/** The text of the first chapter while it is streamed. */
export function FirstChapter({ text, ageGroup }: { text: string; ageGroup: AgeGroup }) {
	return (
		<section className={styles.page} data-age-group={ageGroup} aria-labelledby="first-page">
			<h3 id="first-page">Your story begins…</h3>
			<StreamingText content={text} />
		</section>
	);
}
