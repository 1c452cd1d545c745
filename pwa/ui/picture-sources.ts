import { type SyntheticEvent, useState } from 'react';
import type { Images } from '../../shared/contract/story.ts';
import { pictureWidths } from '../../shared/rules/limits.ts';

export type PictureSize = keyof Images;

/** Of an `<img>`; without `srcSet` where the browser has no choice. */
type Sources = { src: string; srcSet: string | undefined };

/**
 * The sources of an `<img>`, in which other sizes replace those that cannot be loaded; null where there are none. `sizes`: the best
 * one first. `offered`: of how many of them the browser may choose at once. `onError` is the image's.
 */
export function usePictureSources(
	images: Images | null | undefined,
	sizes: readonly PictureSize[],
	offered = 1,
): { sources: Sources | null; onError: (event: SyntheticEvent<HTMLImageElement>) => void } {
	const [brokenUrls, setBrokenUrls] = useState<readonly string[]>([]);
	const usable = images ? sizes.filter((size) => !brokenUrls.includes(images[size])) : [];
	const onError = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
		const failed = images
			? failedUrls(
					sizes.map((size) => images[size]),
					currentTarget,
				)
			: [];
		setBrokenUrls((broken) => [...broken, ...failed]);
	};
	return { sources: images && usable[0] ? sourcesOf(images, usable.slice(0, offered)) : null, onError };
}

/** The addresses that an image has failed with: one, or all where the browser does not say which. */
function failedUrls(urls: readonly string[], { currentSrc }: HTMLImageElement): readonly string[] {
	const failed = urls.filter((url) => new URL(url, location.href).href === currentSrc);
	return failed.length > 0 ? failed : urls;
}

/** The first of `sizes` is for old browsers. */
function sourcesOf(images: Images, sizes: readonly PictureSize[]): Sources {
	const srcSet = sizes.map((size) => `${images[size]} ${pictureWidths[size]}w`).join(', ');
	return { src: images[sizes[0]!], srcSet: sizes.length > 1 ? srcSet : undefined };
}
