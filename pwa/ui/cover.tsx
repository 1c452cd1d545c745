import type { Images } from '../../shared/contract/story.ts';
import type { Genre } from '../../shared/words/genres.ts';
import styles from './cover.module.css';
import { GenreEmblem } from './genre-emblem.tsx';
import { type PictureSize, usePictureSources } from './picture-sources.ts';

type Props = {
	images: Images | null;
	genre: Genre;
	/** The `sizes` of the `<img>`. */
	sizes?: string;
	/** Loads at once: the first picture on the screen. */
	eager?: boolean;
	/** For the first paint of a long list: no drawing in place of a missing picture. */
	isDraft?: boolean;
};

/** The large one only in place of both others: a dashboard has many covers. */
const coverSizes: readonly PictureSize[] = ['thumbnail', 'medium', 'large'];

/**
 * A story's picture, 3:2. Other sizes replace one that cannot be loaded, and a drawing in the genre's colour all of them.
 * Decorative.
 */
export function Cover({
	images,
	genre,
	sizes = '(min-width: 36rem) 20rem, 100vw',
	eager = false,
	isDraft = false,
}: Props) {
	const sources = usePictureSources(images, coverSizes, 2);
	return (
		<div className={styles.cover} data-genre={genre}>
			{sources ? (
				<img
					{...sources}
					sizes={sizes}
					alt=""
					width={768}
					height={512}
					loading={eager ? 'eager' : 'lazy'}
					decoding="async"
				/>
			) : (
				!isDraft && <DrawnCover genre={genre} />
			)}
		</div>
	);
}

/** A landscape with the genre's emblem. */
function DrawnCover({ genre }: { genre: Genre }) {
	return (
		<>
			<svg viewBox="0 0 300 200" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className={styles.hills}>
				<circle cx="150" cy="86" r="66" />
				<path d="M0 140c40-26 84-30 128-10s96 10 172-22v92H0Z" />
				<path d="M0 172c50-34 120-8 168-12s92-28 132-20v60H0Z" />
				<path d="M0 186c70-22 170-6 300-8v22H0Z" />
			</svg>
			<GenreEmblem genre={genre} className={styles.emblem} />
		</>
	);
}
