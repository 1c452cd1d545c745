import { Suspense, useState } from 'react';
import type { Images } from '../../shared/contract/story.ts';
import { pictureWidths } from '../../shared/rules/limits.ts';
import type { Genre } from '../../shared/words/genres.ts';
import type { ChapterRow } from '../local/library/story-view.ts';
import { lazyOptional } from '../shell/lazy-optional.ts';
import { Cover } from '../ui/cover.tsx';
import { Icon } from '../ui/icon.tsx';
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

/** A chapter's picture, which opens in the lightbox. The genre's cover replaces a missing one. */
export function Picture({ chapter, subject, genre, eager = false, canRedraw }: Props) {
	const [open, setOpen] = useState<'large' | 'redraw' | null>(null);
	const close = () => setOpen(null);
	const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
	const images = chapter.images && chapter.images.thumbnail !== brokenUrl ? chapter.images : null;
	return (
		<div className={styles.picture}>
			<div className={styles.paper}>
				{images ? (
					<button type="button" className={styles.button} onClick={() => setOpen('large')}>
						<img
							key={images.thumbnail}
							{...sourcesOf(images)}
							alt={`Scene from ${subject}`}
							loading={eager ? 'eager' : 'lazy'}
							fetchPriority={eager ? 'high' : 'auto'}
							decoding="async"
							onError={() => setBrokenUrl(images.thumbnail)}
						/>
						<span className={styles.zoomHint}>
							<Icon name="zoomIn" label="See it larger" />
						</span>
					</button>
				) : (
					<Cover images={null} genre={genre} />
				)}
			</div>
			{open === 'large' && images && (
				<Suspense>
					<Lightbox
						src={images.large}
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

function sourcesOf({ thumbnail, medium, large }: Images) {
	return {
		src: medium,
		srcSet: [
			`${thumbnail} ${pictureWidths.thumbnail}w`,
			`${medium} ${pictureWidths.medium}w`,
			`${large} ${pictureWidths.large}w`,
		].join(', '),
		sizes: '(min-width: 60rem) 50rem, 100vw',
		width: pictureWidths.large,
		height: (pictureWidths.large * 2) / 3,
	};
}
