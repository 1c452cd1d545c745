import { useIsDiskFull, useStoryState } from '../local/library/story-state.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './saved-badge.module.css';

/** How much of a story's media is saved on this device. Hidden when nothing is saved and the story is not pinned. */
export function SavedBadge({ storyId }: { storyId: string }) {
	const state = useStoryState(storyId);
	const isFull = useIsDiskFull();
	if (!state || state.wanted === 0) return null;
	const { wanted, saved, pinned } = state;
	if (saved === wanted) {
		return (
			<span data-late className={styles.saved} title="Saved on this device">
				<Icon name="tablet" label="Saved on this device" />
			</span>
		);
	}
	if (saved === 0 && !pinned) return null;
	return (
		<span data-late className={styles.missing}>
			{saved} of {wanted} saved{isFull && ': the device is full'}
		</span>
	);
}
