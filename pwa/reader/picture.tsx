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

/** A chapter's picture, which opens in the lightbox. Other sizes replace one that cannot be loaded, and the genre's cover all. */
export function Picture({ chapter, subject, genre, eager = false, canRedraw }: Props) {
	const [open, setOpen] = useState<'large' | 'redraw' | null>(null);
	const close = () => setOpen(null);
	const [brokenUrls, setBrokenUrls] = useState<readonly string[]>([]);
	const { images } = chapter;
	const usable = images ? sizes.filter((size) => !brokenUrls.includes(images[size])) : [];
	return (
		<div className={styles.picture}>
			<div className={styles.paper}>
				{images && usable.length > 0 ? (
					<button type="button" className={styles.button} onClick={() => setOpen('large')}>
						<img
							key={images.thumbnail}
							{...sourcesOf(images, usable)}
							alt={`Scene from ${subject}`}
							loading={eager ? 'eager' : 'lazy'}
							fetchPriority={eager ? 'high' : 'auto'}
							decoding="async"
							onError={({ currentTarget }) => setBrokenUrls([...brokenUrls, ...failedOf(images, currentTarget)])}
						/>
						<span className={styles.zoomHint}>
							<Icon name="zoomIn" label="See it larger" />
						</span>
					</button>
				) : (
					<Cover images={null} genre={genre} />
				)}
			</div>
			{open === 'large' && images && usable.length > 0 && (
				<Suspense>
					<Lightbox
						src={images.large}
						smaller={images.medium}
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

type Size = keyof Images;
const sizes: readonly Size[] = ['medium', 'large', 'thumbnail'];

/** The addresses that an image has failed with: of one size, or of all where the browser does not say which. */
function failedOf(images: Images, { currentSrc }: HTMLImageElement): string[] {
	const addresses = sizes.map((size) => images[size]);
	const failed = addresses.filter((address) => new URL(address, location.href).href === currentSrc);
	return failed.length > 0 ? failed : addresses;
}

/** `usable`: not empty, the best one for old browsers first. */
function sourcesOf(images: Images, usable: readonly Size[]) {
	return {
		src: images[usable[0]!],
		srcSet: usable.map((size) => `${images[size]} ${pictureWidths[size]}w`).join(', '),
		sizes: '(min-width: 60rem) 50rem, 100vw',
		width: pictureWidths.large,
		height: (pictureWidths.large * 2) / 3,
	};
}
