import { pin, unpin, useShelf } from '../local/shelf.ts';
import type { CallError } from '../net/call-error.ts';
import { IconButton } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { useToast } from '../ui/toasts.tsx';
import styles from './keep-toggle.module.css';

type Props = {
	storyId: string;
	/** Said after what it does, where several stories stand beside each other. */
	title?: string;
	className?: string | undefined;
};

/** Long enough to be read: it is said once. */
const warningMs = 12_000;

/** Keeps a story whole on this device, with all pictures and narration, whatever else has to go; pressed again, no more. */
export default function KeepToggle({ storyId, title, className }: Props) {
	const isPinned = useShelf(storyId)?.pinned ?? false;
	const show = useToast();
	const press = () => toggle().catch((problem: CallError) => show(problem.message, 'error'));
	const toggle = async () => {
		if (isPinned) {
			await unpin(storyId);
			show('Not kept any more: its pictures and narration go when space runs short.');
			return;
		}
		const isFirst = await pin(storyId);
		show('Kept on this device, with pictures and narration.', 'success');
		if (isFirst && (await isKeepingRefused())) {
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

async function isKeepingRefused(): Promise<boolean> {
	const { keepStorage } = await import('../local/keep-storage.ts');
	return (await keepStorage()) === 'refused';
}
