import { Suspense, useState } from 'react';
import type { StoryView } from '../local/library/story-view.ts';
import { canServeStoredMedia } from '../local/media/media-support.ts';
import { lazyOptional } from '../shell/lazy.tsx';
import { IconButton } from '../ui/button.tsx';
import styles from './pack-button.module.css';

const PackDialog = lazyOptional(() => import('./pack-dialog.tsx'));

/** The button of the pack dialog, if this device can store media. */
export function PackButton({ view }: { view: StoryView }) {
	const [open, setOpen] = useState(false);
	const { packedDepth = 0 } = view.story;
	const isAtItsEnd = view.path.at(-1)?.isEnding === true;
	if (!canServeStoredMedia() || (isAtItsEnd && packedDepth === 0)) return null;
	return (
		<>
			<IconButton
				icon="pack"
				label={packedDepth > 0 ? 'Pack for the journey: packed' : 'Pack for the journey'}
				className={packedDepth > 0 ? styles.packed : undefined}
				aria-haspopup="dialog"
				onClick={() => setOpen(true)}
			/>
			{open && (
				<Suspense>
					<PackDialog view={view} onClose={() => setOpen(false)} />
				</Suspense>
			)}
		</>
	);
}
