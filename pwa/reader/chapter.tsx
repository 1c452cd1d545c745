import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ChapterRow, StoryView } from '../local/library/story-view.ts';
import { hasDropCap, paragraphsOf } from '../streaming/paragraphs.ts';
import storyText from '../streaming/story-text.module.css';
import { AboutChapter } from './about-chapter.tsx';
import styles from './chapter.module.css';
import type { ChoiceController } from './choice-controller.ts';
import { Choices } from './choices.tsx';
import { FallbackNote } from './fallback-note.tsx';
import { FormerChoice } from './former-choice.tsx';
import { NarrationPlayer } from './narration-player.tsx';
import { Ornament } from './ornament.tsx';
import { Picture } from './picture.tsx';
import { ReportNotice } from './report-notice.tsx';
import type { ScrollAnchor } from './scroll-anchor.ts';

type Props = {
	node: ChapterRow;
	/** The chapter's number on the path, from 1. */
	number: number;
	reading: StoryView;
	/** The selected child. */
	childId: string | null;
	isLast: boolean;
	/** Whether the next chapter is hidden. Its placeholder then shows the choices. */
	endsHere: boolean;
	choosing: ChoiceController;
	readingPlace: ScrollAnchor;
	/** Whether the reader is a parent, who may see how it was made and redraw the picture. */
	isForParents: boolean;
	onReported: () => void;
};

/** One chapter: heading, picture (the first one's is on the title page), narration, text and choices. */
export function Chapter({ node, number, reading, childId, isLast, endsHere, ...props }: Props) {
	const { choosing, readingPlace, isForParents, onReported } = props;
	const { reached } = choosing;
	const text = useRef<HTMLDivElement>(null);
	const isRead = useScrollAnchor(text, node, readingPlace);
	const heading = useFocusOnArrival(reached?.nodeId === node._id ? reached : null, isRead);
	const id = `chapter-${node._id}`;
	const Ways = isLast ? Choices : FormerChoice;
	return (
		<section className={styles.chapter} aria-labelledby={id}>
			<header className={styles.opening}>
				<Ornament />
				<h2 ref={heading} id={id} tabIndex={-1} className={styles.heading}>
					<span className={styles.number}>Chapter {number}</span>
					{node.chapterTitle && (
						<>
							<span className="visually-hidden">: </span>
							<span>{node.chapterTitle}</span>
						</>
					)}
				</h2>
				<AboutChapter {...{ node, number, reading, childId, onReported, isForParents }} />
				<FallbackNote node={node} />
			</header>
			{isForParents && <ReportNotice {...{ node, number, reading, childId }} />}
			{number > 1 && (
				<Picture node={node} of={`chapter ${number}`} genre={reading.story.genre} mayRedraw={isForParents} />
			)}
			<NarrationPlayer node={node} number={number} reading={reading} childId={childId} />
			<div ref={text} className={storyText.text}>
				{paragraphsOf(node.content).map((paragraph) => (
					<p key={paragraph.from} data-opens-large={hasDropCap(paragraph)}>
						{paragraph.text}
					</p>
				))}
			</div>
			{!node.isEnding && !endsHere && <Ways node={node} reading={reading} choosing={choosing} />}
		</section>
	);
}

/** Keeps the scroll position when the stored chapter replaces the streamed one. */
function useScrollAnchor(text: RefObject<HTMLDivElement | null>, node: ChapterRow, readingPlace: ScrollAnchor) {
	// Read on the first render only: afterwards the streamed text is gone.
	const [top] = useState(() => readingPlace.topOf(node));
	const isRead = useRef(top !== null);
	useLayoutEffect(() => {
		if (top === null || !text.current) return;
		scrollBy({ top: text.current.getBoundingClientRect().top - top, behavior: 'instant' });
	}, [text, top]);
	return isRead;
}

/**
 * Focuses the heading of a chapter that was just reached, and scrolls to it unless it was read while it was streamed.
 */
function useFocusOnArrival(reached: object | null, isRead: RefObject<boolean>) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		const stays = isRead.current;
		isRead.current = false;
		if (!reached) return;
		const calmly = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
		heading.current?.focus({ preventScroll: true });
		if (stays) return;
		heading.current?.parentElement?.scrollIntoView({ behavior: calmly ? 'auto' : 'smooth', block: 'start' });
	}, [reached, isRead]);
	return heading;
}
