import { useEffect, useRef } from 'react';
import type { NodeRow, Reading } from '../local/stories.ts';
import styles from './chapter.module.css';
import { Choices } from './choices.tsx';
import { FormerChoice } from './former-choice.tsx';
import { Makers } from './makers.tsx';
import { NarrationPlayer } from './narration-player.tsx';
import { Ornament } from './ornament.tsx';
import { opensLarge, paragraphsOf } from './paragraphs.ts';
import { Picture } from './picture.tsx';
import type { Choosing } from './use-choosing.ts';

type Props = {
	node: NodeRow;
	/** Its place on the path, from 1. */
	number: number;
	reading: Reading;
	/** The child that is acted as. */
	childId: string | null;
	isLast: boolean;
	choosing: Choosing;
	/** Who told, drew and read it is shown to parents. */
	showsMakers: boolean;
};

/** One page of the book: its heading, its voice, its picture (the first one's stands on the title page), its text, and what follows. */
export function Chapter({ node, number, reading, childId, isLast, choosing, showsMakers }: Props) {
	const { reached } = choosing;
	const heading = useArrival(reached?.nodeId === node._id ? reached : null);
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
			</header>
			{number > 1 && <Picture node={node} of={`chapter ${number}`} genre={reading.story.genre} />}
			<NarrationPlayer node={node} number={number} reading={reading} childId={childId} />
			<div className={styles.text}>
				{paragraphsOf(node.content).map((paragraph) => (
					<p key={paragraph.from} data-opens-large={opensLarge(paragraph)}>
						{paragraph.text}
					</p>
				))}
			</div>
			{showsMakers && <Makers node={node} />}
			{!node.isEnding && <Ways node={node} reading={reading} choosing={choosing} />}
		</section>
	);
}

/** Brings the heading of a chapter that was just reached to the top, and the focus with it. */
function useArrival(reached: object | null) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		if (!reached) return;
		const calmly = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
		heading.current?.focus({ preventScroll: true });
		heading.current?.parentElement?.scrollIntoView({ behavior: calmly ? 'auto' : 'smooth', block: 'start' });
	}, [reached]);
	return heading;
}
