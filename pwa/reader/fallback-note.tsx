import type { ChapterRow } from '../local/library/story-view.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './fallback-note.module.css';
import { fallbackText } from './fallback-text.ts';

/** Names the built-in makers that replaced a failed provider, if any. */
export function FallbackNote({ chapter }: { chapter: ChapterRow }) {
	const sentence = fallbackText(chapter.madeBy.standsIn ?? []);
	if (!sentence) return null;
	return (
		<p className={styles.note}>
			<Icon name="sprout" />
			{sentence}
		</p>
	);
}
