import type { StoryRow } from '../local/library/stories.ts';
import { useIsDiskFull, useStoryState } from '../local/library/story-state.ts';
import { enqueue } from '../local/outbox/outbox.ts';
import { useSession } from '../session/session.tsx';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useToast } from '../ui/toasts.tsx';
import styles from './card-badges.module.css';
import { StoryMenu } from './story-menu.tsx';

/** The parts of a card's picture that may load late: the star, reports, what is saved on this device, and the menu. */
export default function CardBadges({ story }: { story: StoryRow }) {
	const { id, unseen } = story;
	return (
		<>
			<FavouriteButton story={story} />
			{unseen?.length ? <ReportBadge /> : null}
			<SavedBadge storyId={id} />
			<StoryMenu story={story} className={styles.menu} />
		</>
	);
}

/** The star of a story, which is the whole family's. */
function FavouriteButton({ story }: { story: StoryRow }) {
	const { id: storyId, title, isFavourite = false } = story;
	const { selectedChild } = useSession();
	const showToast = useToast();
	const toggle = () =>
		enqueue({ kind: 'set-favourite', storyId, title, isFavourite: !isFavourite }, selectedChild?._id ?? null).catch(
			() => showToast('That could not be changed on this device. Please try again.', 'error'),
		);
	return (
		<IconButton
			icon="star"
			label={`Favourite: ${title}`}
			aria-pressed={isFavourite}
			className={styles.star}
			onClick={() => void toggle()}
		/>
	);
}

/** For a parent: a report or a decision in this story is unseen. */
function ReportBadge() {
	const { user, selectedChild } = useSession();
	if (selectedChild || user?.role === 'child') return null;
	return (
		<span data-late className={styles.reported}>
			<Icon name="alert" />
			Reported
		</span>
	);
}

/** How much of a story's media is saved on this device. Hidden when nothing is saved and the story is not pinned. */
function SavedBadge({ storyId }: { storyId: string }) {
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
