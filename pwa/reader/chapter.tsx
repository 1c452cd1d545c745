import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ChapterRow, StoryView } from '../local/library/story-view.ts';
import { hasDropCap, paragraphsOf } from '../streaming/chapter-text.ts';
import storyText from '../streaming/story-text.module.css';
import { Icon } from '../ui/icon.tsx';
import { AboutChapter } from './about-chapter.tsx';
import styles from './chapter.module.css';
import type { ChoiceController } from './choice-controller.ts';
import { Choices, FormerChoice } from './choices.tsx';
import { fallbackText } from './credit-text.ts';
import { NarrationPlayer } from './narration-player.tsx';
import { Ornament } from './ornament.tsx';
import { Picture } from './picture.tsx';
import { ReportNotice } from './report-notice.tsx';
import type { ScrollAnchor } from './scroll-anchor.ts';

type Props = {
	chapter: ChapterRow;
	/** The chapter's number on the path, from 1. */
	number: number;
	view: StoryView;
	/** The selected child. */
	childId: string | null;
	isLast: boolean;
	/** Whether the next chapter is hidden. Its placeholder then shows the choices. */
	isNextHidden: boolean;
	controller: ChoiceController;
	scrollAnchor: ScrollAnchor;
	/** Whether the reader is a parent, who may see how it was made and redraw the picture. */
	isForParents: boolean;
	onReported: () => void;
};

/** One chapter: heading, picture (the first one's is on the title page), narration, text and choices. */
export function Chapter({ chapter, number, view, childId, isLast, isNextHidden, ...props }: Props) {
	const { controller, scrollAnchor, isForParents, onReported } = props;
	const { reached } = controller;
	const text = useRef<HTMLDivElement>(null);
	const wasRead = useScrollAnchor(text, chapter, scrollAnchor);
	const heading = useFocusOnArrival(reached?.chapterId === chapter._id ? reached : null, wasRead);
	const id = `chapter-${chapter._id}`;
	const ChoiceList = isLast ? Choices : FormerChoice;
	return (
		<section className={styles.chapter} aria-labelledby={id}>
			<header className={styles.opening}>
				<Ornament />
				<h2 ref={heading} id={id} tabIndex={-1} className={styles.heading}>
					<span className={styles.number}>Chapter {number}</span>
					{chapter.chapterTitle && (
						<>
							<span className="visually-hidden">: </span>
							<span>{chapter.chapterTitle}</span>
						</>
					)}
				</h2>
				<AboutChapter {...{ chapter, number, view, childId, onReported, isForParents }} />
				<FallbackNote chapter={chapter} />
			</header>
			{isForParents && <ReportNotice {...{ chapter, number, view, childId }} />}
			{number > 1 && (
				<Picture chapter={chapter} subject={`chapter ${number}`} genre={view.story.genre} canRedraw={isForParents} />
			)}
			<NarrationPlayer chapter={chapter} number={number} view={view} childId={childId} />
			<div ref={text} className={storyText.text} data-text-of={chapter._id}>
				{paragraphsOf(chapter.content).map((paragraph) => (
					<p key={paragraph.from} data-opens-large={hasDropCap(paragraph)}>
						{paragraph.text}
					</p>
				))}
			</div>
			{!chapter.isEnding && !isNextHidden && <ChoiceList chapter={chapter} view={view} controller={controller} />}
		</section>
	);
}

/** Names the built-in makers that replaced a failed provider, if any. */
function FallbackNote({ chapter }: { chapter: ChapterRow }) {
	const sentence = fallbackText(chapter.madeBy.standsIn ?? []);
	if (!sentence) return null;
	return (
		<p className={styles.fallback}>
			<Icon name="sprout" />
			{sentence}
		</p>
	);
}

/** Keeps the scroll position when the stored chapter replaces the streamed one. */
function useScrollAnchor(text: RefObject<HTMLDivElement | null>, chapter: ChapterRow, scrollAnchor: ScrollAnchor) {
	// Read on the first render only: afterwards the streamed text is gone.
	const [top] = useState(() => scrollAnchor.offsetOf(chapter));
	const wasRead = useRef(top !== null);
	useLayoutEffect(() => {
		if (top === null || !text.current) return;
		scrollBy({ top: text.current.getBoundingClientRect().top - top, behavior: 'instant' });
	}, [text, top]);
	return wasRead;
}

/**
 * Focuses the heading of a chapter that was just reached, and scrolls to it unless it was read while it was streamed.
 */
function useFocusOnArrival(reached: object | null, wasRead: RefObject<boolean>) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		const keepsPosition = wasRead.current;
		wasRead.current = false;
		if (!reached) return;
		const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
		heading.current?.focus({ preventScroll: true });
		if (keepsPosition) return;
		heading.current?.parentElement?.scrollIntoView({
			behavior: prefersReducedMotion ? 'auto' : 'smooth',
			block: 'start',
		});
	}, [reached, wasRead]);
	return heading;
}
