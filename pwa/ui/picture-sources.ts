import { type SyntheticEvent, useState } from 'react';
import type { Images } from '../../shared/contract/story.ts';
import { pictureWidths } from '../../shared/rules/picture-widths.ts';

export type PictureSize = keyof Images;

/** Of an `<img>`; without `srcSet` where the browser has no choice. */
type Sources = {
	src: string;
	srcSet: string | undefined;
	onError: (event: SyntheticEvent<HTMLImageElement>) => void;
};

/**
 * The sources of an `<img>`, in which other sizes replace those that cannot be loaded; null where there are none. `sizes`: the best
 * one first. `offered`: of how many of them the browser may choose at once.
 */
export function usePictureSources(
	images: Images | null | undefined,
	sizes: readonly PictureSize[],
	offered = 1,
): Sources | null {
	const [broken, setBroken] = useState<readonly string[]>([]);
	if (!images) return null;
	const usable = sizes.filter((size) => !broken.includes(images[size]));
	const [first, ...others] = usable.slice(0, offered);
	if (!first) return null;
	const urls = usable.map((size) => images[size]);
	return {
		// For old browsers.
		src: images[first],
		srcSet: others[0] && [first, ...others].map((size) => `${images[size]} ${pictureWidths[size]}w`).join(),
		onError({ currentTarget: { currentSrc } }) {
			const failed = urls.filter((url) => currentSrc.endsWith(url));
			// All of them where the browser does not say which.
			setBroken((before) => [...before, ...(failed[0] ? failed : urls)]);
		},
	};
}
