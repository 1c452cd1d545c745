import { useMemo } from 'react';
import { classNames } from '../ui/class-names.ts';
import { hasDropCap, paragraphsOf, sentencesOf } from './chapter-text.ts';
import storyText from './story-text.module.css';
import styles from './streaming-text.module.css';

/** A chapter's text while it is streamed, formatted like the stored one. Screen readers announce each sentence once. */
export function StreamingText({ content }: { content: string }) {
	const paragraphs = useMemo(() => paragraphsOf(content), [content]);
	return (
		<div
			role="log"
			aria-label="The chapter, as it is written"
			aria-live="polite"
			aria-relevant="additions"
			className={classNames(storyText.text, styles.streaming)}
		>
			{paragraphs.map((paragraph, index) => (
				<p key={paragraph.from} data-opens-large={hasDropCap(paragraph)}>
					{sentencesOf(paragraph).map(({ from, text }) => (
						<span key={from} className={styles.sentence}>
							{text}
						</span>
					))}
					{index === paragraphs.length - 1 && <span className={styles.caret} aria-hidden="true" />}
				</p>
			))}
		</div>
	);
}
