import { useEffect, useState } from 'react';
import type { StoryDelta } from '../../shared/contract/events.ts';
import { listen } from '../net/socket.ts';
import { type ChapterPosition, emptyStream, hasGap, isBurst, withDelta } from './chapter-stream.ts';

/** What follows so soon on a chapter that came all at once is its end. */
const burstMs = 400;

/**
 * The text of a chapter while it is written, as far as it is told; empty before that, and where a storyteller gives it all
 * at once. A component for another place has to be a new one. `userId` is the account's, whoever it acts as.
 */
export function useStreamedText({ storyId, parentNodeId, choiceIndex }: ChapterPosition, userId: string): string {
	const [text, setText] = useState('');
	useEffect(() => {
		const place = { storyId, parentNodeId, choiceIndex };
		let told = emptyStream;
		let askAgain = () => {};
		/** When something came all at once that may be the whole: it is shown only if more is written. */
		let wholeAt = Number.NEGATIVE_INFINITY;
		const hear = (piece: StoryDelta) => {
			const before = told;
			told = withDelta(before, piece, place);
			if (hasGap(told) && !hasGap(before)) askAgain();
			if (isBurst(before, told)) wholeAt = performance.now();
			if (told !== before && performance.now() - wholeAt > burstMs) setText(told.text);
		};
		return listen('storyDelta', hear, (line) => {
			askAgain = () => void line.emit('subscribeToStory', { userId, storyId });
			askAgain();
		});
	}, [storyId, parentNodeId, choiceIndex, userId]);
	return text;
}
