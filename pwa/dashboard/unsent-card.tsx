import type { StoryRow } from '../local/database.ts';
import { type Entry, isDeviceTrouble, isOutOfReach, type Problem } from '../local/deeds.ts';
import { takeBack } from '../local/take-back.ts';
import { Button } from '../ui/button.tsx';
import { Vignette } from '../ui/vignette.tsx';
import styles from './unsent-card.module.css';

/** A story that the server could not be asked for yet: what it waits for, and the way not to want it any more. */
export default function UnsentCard({ story, entry }: { story: StoryRow; entry: Entry }) {
	return (
		<article className={styles.card}>
			<Vignette name="sapling" className={styles.drawing} />
			<h2 className={styles.title}>{story.title}</h2>
			<p>{sentenceFor(entry.problem)}</p>
			<Button look="quiet" icon="close" aria-label={`Take it back: ${story.title}`} onClick={() => takeBack(entry)}>
				Take it back
			</Button>
		</article>
	);
}

function sentenceFor(problem: Problem | null): string {
	if (problem && isOutOfReach(problem)) return 'This story will be written when you are online again.';
	if (problem && isDeviceTrouble(problem)) return `${problem.message} This story will be tried again by itself.`;
	return 'This story will be written as soon as the storyteller has room for it.';
}
