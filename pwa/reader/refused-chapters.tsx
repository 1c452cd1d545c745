import type { StoryView } from '../local/library/story-view.ts';
import { retryEntry } from '../local/outbox/outbox.ts';
import { userMessageOf } from '../net/request-error.ts';
import { ErrorReference } from '../shell/error-reference.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import styles from './refused-chapters.module.css';

/** Why the server did not take a chapter that was told on this device, where it stays. */
export function RefusedChapters({ view: { entries, story } }: { view: StoryView }) {
	const refused = entries.find(
		({ deed, state }) => deed.kind === 'upload-chapter' && deed.storyId === story.id && state === 'failed',
	);
	if (!refused) return null;
	return (
		<div className={styles.refused}>
			<Notice
				tone="warning"
				action={
					<Button look="quiet" icon="retry" onClick={() => void retryEntry(refused.id)}>
						Try again
					</Button>
				}
			>
				{userMessageOf(refused.problem, 'This chapter could not be sent, so it stays on this tablet.')}
				<ErrorReference of={refused.problem} />
			</Notice>
		</div>
	);
}
