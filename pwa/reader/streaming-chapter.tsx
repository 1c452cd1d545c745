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
	/** The chapter's number on the path, from 1. */
	number: number;
	/** The account's id, also in a child's view. */
	userId: string;
	/** Records the text's position for the stored chapter that replaces this one. */
	readingPlace?: ScrollAnchor;
};

/**
 * A chapter while its text is streamed. Renders nothing until the first text, or if the storyteller does not stream.
 */
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
		// Instant: the first sentence must not wait for a smooth scroll.
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
