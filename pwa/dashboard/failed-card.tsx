import type { StoryRow } from '../local/library/database.ts';
import type { Entry } from '../local/outbox/commands.ts';
import { retryEntry, submitForm, withdraw } from '../local/outbox/outbox.ts';
import { userMessageOf } from '../net/request-error.ts';
import { useSession } from '../session/session.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { useToast } from '../ui/toasts.tsx';
import { Vignette } from '../ui/vignette.tsx';
import styles from './failed-card.module.css';

type Props = {
	story: StoryRow;
	/** The failed entry: a story that the server never accepted, or a retry. */
	entry: Entry | undefined;
	onDelete: () => void;
};

/** A story that failed: the reason, and a retry. */
export default function FailedCard({ story, entry, onDelete }: Props) {
	const { selectedChild } = useSession();
	const showToast = useToast();
	const retry = async () => {
		if (entry) return retryEntry(entry.id);
		const { id: storyId, title } = story;
		await submitForm({ kind: 'retry-story', storyId, title }, selectedChild?._id ?? null).catch((error: unknown) =>
			showToast(userMessageOf(error, 'Failed to create story. Please try again.'), 'error'),
		);
	};
	const isOnServer = entry?.deed.kind !== 'create-story';
	return (
		<article className={styles.card}>
			<Vignette name="cloud" className={styles.picture} />
			<h2 className={styles.title}>{story.title}</h2>
			<p>{userMessageOf(entry?.problem, story.error || 'This story could not be finished.')}</p>
			<div className={styles.actions}>
				<Button look="quiet" icon="retry" onClick={retry}>
					Try again
				</Button>
				{isOnServer ? (
					<IconButton icon="trash" label={`Delete ${story.title}`} onClick={onDelete} />
				) : (
					<Button look="bare" icon="trash" aria-label={`Discard ${story.title}`} onClick={() => withdraw(entry)}>
						Discard
					</Button>
				)}
			</div>
		</article>
	);
}
