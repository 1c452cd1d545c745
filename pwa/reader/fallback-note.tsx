import type { ChapterRow } from '../local/library/story-view.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './fallback-note.module.css';

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

/** The sentence that names the fallback makers; null if there are none. */
export function fallbackText(standsIn: NonNullable<ChapterRow['madeBy']['standsIn']>): string | null {
	if (standsIn.length === 0) return null;
	const who = standsIn.map((maker) => (maker === 'narrator' ? 'voice' : maker));
	const all = who.length > 1 ? `${who.slice(0, -1).join(', ')} and ${who.at(-1)}` : who[0];
	return `Our built-in ${all} stepped in for this chapter.`;
}
