import { pin, unpin, useStoryState } from '../local/library/story-state.ts';
import { canServeStoredMedia } from '../local/media/media-support.ts';
import { userMessageOf } from '../net/request-error.ts';
import { IconButton } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { useToast } from '../ui/toasts.tsx';
import styles from './pin-toggle.module.css';

type Props = {
	storyId: string;
	/** Appended to the label where there are several stories. */
	title?: string;
	className?: string | undefined;
};

const notChanged = 'That could not be changed on this device. Please try again.';

/** Longer than other toasts, because it is shown once. */
const warningMs = 12_000;

/**
 * Pins a story, so that all its media stay on this device; pressed again, unpins it. Renders nothing where stored media could
 * not be shown.
 */
export default function PinToggle(props: Props) {
	return canServeStoredMedia() && <Toggle {...props} />;
}

function Toggle({ storyId, title, className }: Props) {
	const isPinned = useStoryState(storyId)?.pinned ?? false;
	const show = useToast();
	const press = () => toggle().catch((problem: unknown) => show(userMessageOf(problem, notChanged), 'error'));
	const toggle = async () => {
		if (isPinned) {
			await unpin(storyId);
			show('Not kept any more: its pictures and narration go when space runs short.');
			return;
		}
		const isFirst = await pin(storyId);
		show('Kept on this device, with pictures and narration.', 'success');
		if (isFirst && (await isPersistenceRefused())) {
			show(
				'This browser may still clear away what is kept here if the device runs short of space.',
				'warning',
				warningMs,
			);
		}
	};
	return (
		<IconButton
			icon="keep"
			label={title ? `Keep on this device: ${title}` : 'Keep on this device'}
			aria-pressed={isPinned}
			className={classNames(styles.toggle, className)}
			onClick={() => void press()}
		/>
	);
}

async function isPersistenceRefused(): Promise<boolean> {
	const { requestPersistentStorage } = await import('../local/media/persistent-storage.ts');
	return (await requestPersistentStorage()) === 'refused';
}
