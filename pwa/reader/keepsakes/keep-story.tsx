import { type ReactNode, Suspense, useState } from 'react';
import type { StoryView } from '../../local/library/story-view.ts';
import { lazyOptional } from '../../shell/lazy-optional.ts';

const KeepDialog = lazyOptional(() => import('./keep-dialog.tsx'));

type Props = { view: StoryView; children: (open: () => void) => ReactNode };

/** What opens the dialog “Keep this story”, and the dialog. */
export function KeepStory({ view, children }: Props) {
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			{children(() => setOpen(true))}
			{isOpen && (
				<Suspense>
					<KeepDialog view={view} onClose={() => setOpen(false)} />
				</Suspense>
			)}
		</>
	);
}
