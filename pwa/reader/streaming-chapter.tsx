import { useLayoutEffect, useRef, useState } from 'react';
import type { ChapterPosition } from '../streaming/chapter-stream.ts';
import { StreamingText } from '../streaming/streaming-text.tsx';
import { useStreamedText } from '../streaming/use-streamed-text.ts';
import { classNames } from '../ui/class-names.ts';
import chapter from './chapter.module.css';
import { Ornament } from './ornament.tsx';
import type { ScrollAnchor } from './scroll-anchor.ts';
import styles from './streaming-chapter.module.css';

type Props = {
	place: ChapterPosition;
	/** The chapter's place on the path, from 1. */
	number: number;
	/** The account that hears of it, whoever it acts as. */
	userId: string;
	/** Learns where the text stood when the written chapter takes its place. */
	readingPlace?: ScrollAnchor;
};

/** A chapter whose sentences are seen as they are written. Nothing, where its storyteller gives it all at once. */
export function StreamingChapter({ place, number, userId, readingPlace }: Props) {
	const text = useStreamedText(place, userId);
	const [isSeen, setSeen] = useState(false);
	if (text && !isSeen) setSeen(true);
	return isSeen ? <StreamingPage {...{ place, number, text, readingPlace }} /> : null;
}

type PageProps = Pick<Props, 'place' | 'number'> & { text: string; readingPlace: ScrollAnchor | undefined };

function StreamingPage({ place, number, text, readingPlace }: PageProps) {
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
				<StreamingText content={text} />
			</div>
		</section>
	);
}
