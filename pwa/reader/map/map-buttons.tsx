import { useEffect, useState } from 'react';
import type { StoryRow } from '../../local/library/story-view.ts';
import { classNames } from '../../ui/class-names.ts';
import { Cover } from '../../ui/cover.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { hiddenChapterTitle } from '../choice-offers.ts';
import styles from './map-buttons.module.css';
import type { Bud, ChapterBranch } from './story-tree.ts';

/** Of the middle of the picture or shoot on the map, in pixels. */
type Position = { left: number; top: number };

type ChapterButtonProps = {
	branch: ChapterBranch;
	story: StoryRow;
	position: Position;
	onPress: (chapterId: string) => void;
};

/** A chapter as a round picture with its title; an ending as a fruit. */
export function ChapterButton({ branch, story, position, onPress }: ChapterButtonProps) {
	const { chapter, isOnPath, isHere, isClosed } = branch;
	return (
		<button
			type="button"
			className={classNames(styles.chapter, chapter.isEnding && styles.ending)}
			style={position}
			data-on-path={isOnPath || undefined}
			aria-label={nameOf(branch)}
			aria-current={isHere ? 'location' : undefined}
			onClick={() => onPress(chapter._id)}
		>
			<span className={styles.picture}>
				{isClosed ? <Icon name="leaf" className={styles.closed} /> : <RoundPicture {...{ chapter, story }} />}
				{chapter.isEnding && <FruitLeaf />}
				{isHere && <HeroMarker story={story} />}
			</span>
			<span className={styles.label}>{isClosed ? hiddenChapterTitle : chapter.chapterTitle}</span>
		</button>
	);
}

/** The name of a chapter's button for screen readers, which do not get its picture. */
function nameOf({ chapter, number, isHere, isClosed }: ChapterBranch): string {
	const title = `Chapter ${number}: ${isClosed ? hiddenChapterTitle : chapter.chapterTitle}`;
	return [title, chapter.isEnding && 'an ending', isHere && 'you are here'].filter(Boolean).join(', ');
}

function RoundPicture({ chapter: { images }, story }: { chapter: ChapterBranch['chapter']; story: StoryRow }) {
	return <Cover images={images} genre={story.genre} sizes="6rem" />;
}

/** What makes a round picture a fruit. */
function FruitLeaf() {
	return (
		<svg className={styles.fruitLeaf} viewBox="0 0 40 30" aria-hidden="true">
			<path className={styles.stem} d="M17 29Q17 18 22 12" />
			<path className={styles.blade} d="M21 14C22 5 30 1 38 3 37 12 30 17 21 14Z" />
		</svg>
	);
}

/** The story's hero, as in its pictures, beside the chapter that is read. A star stands for it until it is drawn. Decorative. */
function HeroMarker({ story }: { story: StoryRow }) {
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

/** A choice that was not taken, or whose chapter is still to come. */
export function BudButton({ bud, position, onPress }: { bud: Bud; position: Position; onPress: (bud: Bud) => void }) {
	const { text, isPacked, state } = bud;
	return (
		<button
			type="button"
			className={classNames(styles.bud, isPacked && styles.ripe)}
			style={position}
			// Not `disabled`, which would lose the focus when a choice is taken.
			aria-disabled={state !== 'open'}
			aria-label={[state === 'awaited' ? `Chosen: ${text}` : `Not taken: ${text}`, isPacked && 'packed for the journey']
				.filter(Boolean)
				.join(', ')}
			aria-busy={state === 'awaited' || undefined}
			onClick={() => state === 'open' && onPress(bud)}
		>
			<span className={styles.shoot}>{state === 'awaited' ? <Spinner /> : <BudShape />}</span>
			<span className={styles.label}>{text}</span>
		</button>
	);
}

function BudShape() {
	return (
		<svg viewBox="0 0 24 30" aria-hidden="true">
			<path className={styles.petals} d="M12 1C18 8 20 15 18 21 16 26 8 26 6 21 4 15 6 8 12 1Z" />
			<path className={styles.sepals} d="M12 29C5 29 3 22 4 15 7 17 9 20 12 21 15 20 17 17 20 15 21 22 19 29 12 29Z" />
		</svg>
	);
}
