import type { StoryRow } from '../local/library/database.ts';
import type { Entry } from '../local/outbox/commands.ts';
import { type EntryProblem, isDeviceProblem, isServerUnreachable } from '../local/outbox/entry-problem.ts';
import { withdraw } from '../local/outbox/outbox.ts';
import { Button } from '../ui/button.tsx';
import { Vignette } from '../ui/vignette.tsx';
import TellHereButton from './tell-here-button.tsx';
import styles from './unsent-card.module.css';

/** A story that the server does not have yet: what it waits for, and a way to withdraw it. */
export default function UnsentCard({ story, entry }: { story: StoryRow; entry: Entry }) {
	return (
		<article className={styles.card}>
			<Vignette name="sapling" className={styles.picture} />
			<h2 className={styles.title}>{story.title}</h2>
			<p>{waitingText(entry.problem)}</p>
			<TellHereButton story={story} entry={entry} />
			<Button look="quiet" icon="close" aria-label={`Take it back: ${story.title}`} onClick={() => withdraw(entry)}>
				Take it back
			</Button>
		</article>
	);
}

function waitingText(problem: EntryProblem | null): string {
	if (problem && isServerUnreachable(problem)) return 'This story will be written when you are online again.';
	if (problem && isDeviceProblem(problem)) return `${problem.message} This story will be tried again by itself.`;
	return 'This story will be written as soon as the storyteller has room for it.';
}
