import { type ReactNode, Suspense, useState } from 'react';
import type { StoryView } from '../../local/library/story-view.ts';
import { lazyOptional } from '../../shell/lazy.tsx';

const KeepDialog = lazyOptional(() => import('./keep-dialog.tsx'));

type Props = {
	view: StoryView;
	isOpenAtFirst?: boolean;
	onClose?: () => void;
	children: (open: () => void) => ReactNode;
};

/** What opens the dialog “Keep this story”, and the dialog. */
export function KeepStory({ view, isOpenAtFirst = false, onClose, children }: Props) {
	const [isOpen, setOpen] = useState(isOpenAtFirst);
	const close = () => {
		setOpen(false);
		onClose?.();
	};
	return (
		<>
			{children(() => setOpen(true))}
			{isOpen && (
				<Suspense>
					<KeepDialog view={view} onClose={close} />
				</Suspense>
			)}
		</>
	);
}
