import { Suspense, useState } from 'react';
import { pictureWidths } from '../../shared/rules/picture-widths.ts';
import type { Genre } from '../../shared/words/genres.ts';
import type { ChapterRow } from '../local/library/story-view.ts';
import { lazyOptional } from '../shell/lazy.tsx';
import { Cover } from '../ui/cover.tsx';
import { Icon } from '../ui/icon.tsx';
import { type PictureSize, usePictureSources } from '../ui/picture-sources.ts';
import styles from './picture.module.css';

const Lightbox = lazyOptional(() => import('./lightbox.tsx'));
const RedrawDialog = lazyOptional(() => import('./redraw-dialog.tsx'));

type Props = {
	chapter: ChapterRow;
	/** What the picture shows, for its alternative text. */
	subject: string;
	genre: Genre;
	/** Loads at once: the first picture on the screen. */
	eager?: boolean;
	/** Whether the picture may be redrawn. */
	canRedraw: boolean;
};

const pageSizes: readonly PictureSize[] = ['medium', 'large', 'thumbnail'];

/** A chapter's picture, which opens in the lightbox. Other sizes replace one that cannot be loaded, and the genre's cover all. */
export function Picture({ chapter, subject, genre, eager = false, canRedraw }: Props) {
	const [open, setOpen] = useState<'large' | 'redraw' | null>(null);
	const close = () => setOpen(null);
	const { images } = chapter;
	const sources = usePictureSources(images, pageSizes, pageSizes.length);
	return (
		<div className={styles.picture}>
			<div className={styles.paper}>
				{images && sources ? (
					<button type="button" className={styles.button} onClick={() => setOpen('large')}>
						<img
							key={images.thumbnail}
							{...sources}
							sizes="(min-width: 60rem) 50rem, 100vw"
							width={pictureWidths.large}
							height={(pictureWidths.large * 2) / 3}
							alt={`Scene from ${subject}`}
							loading={eager ? 'eager' : 'lazy'}
							fetchPriority={eager ? 'high' : 'auto'}
							decoding="async"
						/>
						<span className={styles.zoomHint}>
							<Icon name="zoomIn" label="See it larger" />
						</span>
					</button>
				) : (
					<Cover images={null} genre={genre} />
				)}
			</div>
			{open === 'large' && images && sources && (
				<Suspense>
					<Lightbox
						images={images}
						subject={subject}
						onClose={() => setOpen((now) => (now === 'large' ? null : now))}
						onRedraw={canRedraw ? () => setOpen('redraw') : undefined}
					/>
				</Suspense>
			)}
			{open === 'redraw' && (
				<Suspense>
					<RedrawDialog chapter={chapter} onClose={close} />
				</Suspense>
			)}
		</div>
	);
}
