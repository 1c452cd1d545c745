import { useLayoutEffect, useRef, useState } from 'react';
import type { ChapterPosition } from '../streaming/chapter-stream.ts';
import { StreamingText } from '../streaming/streaming-text.tsx';
import { useStreamedText } from '../streaming/use-streamed-text.ts';
import { classNames } from '../ui/class-names.ts';
import chapterStyles from './chapter.module.css';
import { Ornament } from './ornament.tsx';
import type { ScrollAnchor } from './scroll-anchor.ts';
import styles from './streaming-chapter.module.css';

type Props = {
	position: ChapterPosition;
	/** The chapter's number on the path, from 1. */
	number: number;
	/** The account's id, also in a child's view. */
	userId: string;
	/** Records the text's position for the stored chapter that replaces this one. */
	scrollAnchor?: ScrollAnchor;
};

/**
 * A chapter while its text is streamed. Renders nothing until the first text, or if the storyteller does not stream.
 */
export function StreamingChapter({ position, number, userId, scrollAnchor }: Props) {
	const text = useStreamedText(position, userId);
	const [hasText, setSeen] = useState(false);
	if (text && !hasText) setSeen(true);
	return hasText ? <StreamingPage {...{ position, number, text, scrollAnchor }} /> : null;
}

type PageProps = Pick<Props, 'position' | 'number'> & { text: string; scrollAnchor: ScrollAnchor | undefined };

function StreamingPage({ position, number, text, scrollAnchor }: PageProps) {
	const page = useRef<HTMLElement>(null);
	const words = useRef<HTMLDivElement>(null);
	const { storyId, parentNodeId, choiceIndex } = position;
	useLayoutEffect(() => {
		// Instant: the first sentence must not wait for a smooth scroll.
		page.current?.firstElementChild?.scrollIntoView({ behavior: 'instant', block: 'start' });
	}, []);
	useLayoutEffect(
		() => (words.current ? scrollAnchor?.track({ storyId, parentNodeId, choiceIndex }, words.current) : undefined),
		[scrollAnchor, storyId, parentNodeId, choiceIndex],
	);
	const id = `being-written-${number}`;
	return (
		<section ref={page} className={classNames(chapterStyles.chapter, styles.page)} aria-labelledby={id}>
			<header className={chapterStyles.opening}>
				<Ornament />
				<h2 id={id} className={chapterStyles.heading}>
					<span className={chapterStyles.number}>Chapter {number}</span>
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
