import type { StoryRow } from '../local/database.ts';
import type { Entry } from '../local/deeds.ts';
import { takeBack } from '../local/take-back.ts';
import { Button } from '../ui/button.tsx';
import { Vignette } from '../ui/vignette.tsx';
import styles from './unsent-card.module.css';

/** A story that the server could not be asked for yet: what it waits for, and the way not to want it any more. */
export default function UnsentCard({ story, entry }: { story: StoryRow; entry: Entry }) {
	const isCutOff = entry.problem?.status === 0;
	return (
		<article className={styles.card}>
			<Vignette name="sapling" className={styles.drawing} />
			<h2 className={styles.title}>{story.title}</h2>
			<p>
				{isCutOff
					? 'This story will be written when you are online again.'
					: 'This story will be written as soon as the storyteller has room for it.'}
			</p>
			<Button look="quiet" icon="close" aria-label={`Take it back: ${story.title}`} onClick={() => takeBack(entry)}>
				Take it back
			</Button>
		</article>
	);
}
