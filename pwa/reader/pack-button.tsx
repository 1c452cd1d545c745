import { Suspense, useState } from 'react';
import { canKeepMedia } from '../local/can-keep-media.ts';
import type { Reading } from '../local/reading.ts';
import { lazyExtra } from '../shell/lazy-extra.ts';
import { IconButton } from '../ui/button.tsx';
import styles from './pack-button.module.css';

const PackSheet = lazyExtra(() => import('./pack-sheet.tsx'));

/** Opens the sheet with which a story's next chapters are made ahead, to be chosen from without a network, where it can be kept. */
export function PackButton({ reading }: { reading: Reading }) {
	const [open, setOpen] = useState(false);
	const { packedDepth = 0 } = reading.story;
	const isAtItsEnd = reading.path.at(-1)?.isEnding === true;
	if (!canKeepMedia() || (isAtItsEnd && packedDepth === 0)) return null;
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
					<PackSheet reading={reading} onClose={() => setOpen(false)} />
				</Suspense>
			)}
		</>
	);
}
