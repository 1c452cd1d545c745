import { useLayoutEffect, useRef, useState } from 'react';
import { GrowingText } from '../telling/growing-text.tsx';
import type { Place } from '../telling/telling.ts';
import { useTelling } from '../telling/use-telling.ts';
import { classNames } from '../ui/class-names.ts';
import styles from './being-written.module.css';
import chapter from './chapter.module.css';
import { Ornament } from './ornament.tsx';
import type { ReadingPlace } from './reading-place.ts';

type Props = {
	place: Place;
	/** The chapter's place on the path, from 1. */
	number: number;
	/** The account that hears of it, whoever it acts as. */
	userId: string;
	/** Learns where the text stood when the written chapter takes its place. */
	readingPlace?: ReadingPlace;
};

/** A chapter whose sentences are seen as they are written. Nothing, where its storyteller gives it all at once. */
export function BeingWritten({ place, number, userId, readingPlace }: Props) {
	const text = useTelling(place, userId);
	const [isSeen, setSeen] = useState(false);
	if (text && !isSeen) setSeen(true);
	return isSeen ? <Page {...{ place, number, text, readingPlace }} /> : null;
}

type PageProps = Pick<Props, 'place' | 'number'> & { text: string; readingPlace: ReadingPlace | undefined };

function Page({ place, number, text, readingPlace }: PageProps) {
	const page = useRef<HTMLElement>(null);
	const words = useRef<HTMLDivElement>(null);
	const { storyId, parentNodeId, choiceIndex } = place;
	useLayoutEffect(() => {
		// The first sentence is what was waited for: it is seen at once, not at the end of a slow scroll.
		page.current?.firstElementChild?.scrollIntoView({ behavior: 'instant', block: 'start' });
	}, []);
	useLayoutEffect(
		() => (words.current ? readingPlace?.show({ storyId, parentNodeId, choiceIndex }, words.current) : undefined),
		[readingPlace, storyId, parentNodeId, choiceIndex],
	);
	const id = `being-written-${number}`;
	return (
		<section ref={page} className={classNames(chapter.chapter, styles.page)} aria-labelledby={id}>
			<header className={chapter.opening}>
				<Ornament />
				<h2 id={id} className={chapter.heading}>
					<span className={chapter.number}>Chapter {number}</span>
					<span className="visually-hidden">: </span>
					<span>Being written…</span>
				</h2>
			</header>
			<div ref={words}>
				<GrowingText content={text} />
			</div>
		</section>
	);
}
