import type { StoryRow } from '../local/library/stories.ts';
import { enqueue } from '../local/outbox/outbox.ts';
import { useSession } from '../session/session.tsx';
import { IconButton } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { useToast } from '../ui/toasts.tsx';
import styles from './favourite-button.module.css';

/** The star of a story, which is the whole family's. */
export function FavouriteButton({ story, className }: { story: StoryRow; className?: string | undefined }) {
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
			className={classNames(styles.star, className)}
			onClick={() => void toggle()}
		/>
	);
}
