import { useEffect, useState } from 'react';
import type { StoryRow } from '../../local/library/story-view.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './hero-marker.module.css';

/** The story's hero, as in its pictures, beside the chapter that is read. A star stands for it until it is drawn. Decorative. */
export function HeroMarker({ story }: { story: StoryRow }) {
	const drawing = useHeroDrawing(story);
	return (
		<span className={styles.marker} aria-hidden="true">
			{drawing ? <img src={drawing} alt="" /> : <Icon name="star" className={styles.star} />}
		</span>
	);
}

/** The address of the drawing; null while its code is loaded, and where that is missing. */
function useHeroDrawing({ id, heroSeed = id, hero }: StoryRow): string | null {
	const [drawing, setDrawing] = useState<string | null>(null);
	const { type, gender } = hero;
	useEffect(() => {
		let isUnmounted = false;
		import('./draw-hero.ts').then(
			({ drawHero }) => isUnmounted || setDrawing(drawHero(heroSeed, type, gender)),
			() => {},
		);
		return () => {
			isUnmounted = true;
		};
	}, [heroSeed, type, gender]);
	return drawing;
}
