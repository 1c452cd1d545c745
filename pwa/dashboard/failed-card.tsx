import { useState } from 'react';
import type { StoryRow } from '../local/stories.ts';
import { retryStory } from '../local/story-changes.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { useToast } from '../ui/toasts.tsx';
import { Vignette } from '../ui/vignette.tsx';
import styles from './failed-card.module.css';

/** A story that could not be made: why, and the way to try again. */
export default function FailedCard({ story, onDelete }: { story: StoryRow; onDelete: () => void }) {
	const [busy, setBusy] = useState(false);
	const show = useToast();
	const retry = async () => {
		setBusy(true);
		try {
			await retryStory(story.id);
		} catch (error) {
			show(error instanceof Error ? error.message : 'Failed to create story. Please try again.', 'error');
			setBusy(false);
		}
	};
	return (
		<article className={styles.card}>
			<Vignette name="cloud" className={styles.drawing} />
			<h2 className={styles.title}>{story.title}</h2>
			<p>{story.error ?? 'This story could not be finished.'}</p>
			<div className={styles.actions}>
				<Button look="quiet" icon="retry" busy={busy} onClick={retry}>
					Try again
				</Button>
				<IconButton icon="trash" label={`Delete ${story.title}`} onClick={onDelete} />
			</div>
		</article>
	);
}
