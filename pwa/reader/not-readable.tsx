import type { StoryRow } from '../local/stories.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { Vignette } from '../ui/vignette.tsx';
import { storyIsGone } from './gone.ts';
import styles from './not-readable.module.css';

const loadFailed = 'Failed to load story. Please try again later.';

type Props = { story: Pick<StoryRow, 'error'> | null; failed: boolean; isGone: boolean };

/** Instead of a story: that it is loading, that it is still being made, or why there is none. */
export function NotReadable({ story, failed, isGone }: Props) {
	return (
		<div className={styles.middle}>
			<h1 className="visually-hidden">Story</h1>
			{failed ? (
				<Notice tone="error">{story?.error ?? (isGone ? storyIsGone : loadFailed)}</Notice>
			) : (
				<Waiting isBeingMade={!!story} />
			)}
			{(failed || story) && (
				<ButtonLink to="/" look={failed ? 'primary' : 'quiet'} icon="back">
					Back to Dashboard
				</ButtonLink>
			)}
		</div>
	);
}

function Waiting({ isBeingMade }: { isBeingMade: boolean }) {
	return (
		<div role="status" className={styles.waiting}>
			{isBeingMade ? <Vignette name="writing" /> : <Spinner className={styles.spinner} />}
			<p>{isBeingMade ? 'Your story is being generated...' : 'Loading story...'}</p>
		</div>
	);
}
