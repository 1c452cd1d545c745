import { useEffect, useRef, useState } from 'react';
import type { ChapterRow, StoryView } from '../local/library/story-view.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Vignette } from '../ui/vignette.tsx';
import chapterStyles from './chapter.module.css';
import type { ChoiceController } from './choice-controller.ts';
import { hiddenChapterTitle } from './choice-offers.ts';
import { Choices } from './choices.tsx';
import styles from './hidden-chapter.module.css';

type Props = {
	chapter: ChapterRow;
	/** The chapter's number on the path, from 1. */
	number: number;
	/** The chapter before, whose other choices are offered. */
	before: ChapterRow | undefined;
	view: StoryView;
	controller: ChoiceController;
	/** A new object each time the reader arrives here, by a report or a choice. */
	arrival: object | null;
};

/** The placeholder of a hidden chapter: reassurance for a child, and other choices. */
export function HiddenChapter({ chapter, number, before, view, controller, arrival }: Props) {
	const heading = useRef<HTMLHeadingElement>(null);
	// Without network and service worker the picture does not load.
	const [isDrawn, setDrawn] = useState(true);
	useEffect(() => {
		if (!arrival) return;
		heading.current?.focus({ preventScroll: true });
		heading.current?.scrollIntoView({ behavior: 'instant', block: 'center' });
	}, [arrival]);
	const id = `chapter-${chapter._id}`;
	return (
		<section className={chapterStyles.chapter} aria-labelledby={id}>
			<div className={styles.page} onErrorCapture={() => setDrawn(false)}>
				{isDrawn && <Vignette name="lantern" />}
				<h2 ref={heading} id={id} tabIndex={-1} className={chapterStyles.heading}>
					<span className={chapterStyles.number}>Chapter {number}</span>
					<span className="visually-hidden">: </span>
					<span>{hiddenChapterTitle}</span>
				</h2>
				<p>A grown-up will look at it. You did nothing wrong.</p>
			</div>
			{before ? (
				<Choices chapter={before} view={view} controller={controller} hiddenChapterId={chapter._id} />
			) : (
				<div className={styles.actions}>
					<ButtonLink to="/create" icon="wand">
						Create A New Story
					</ButtonLink>
					<ButtonLink to="/" look="quiet" icon="back">
						Back to Dashboard
					</ButtonLink>
				</div>
			)}
		</section>
	);
}
