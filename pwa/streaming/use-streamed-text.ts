import { useEffect, useState } from 'react';
import type { StoryDelta } from '../../shared/contract/events.ts';
import { listen } from '../net/socket.ts';
import { type ChapterPosition, emptyStream, hasGap, isBurst, withDelta } from './chapter-stream.ts';

/** A delta this soon after a burst is the end of the chapter. */
const burstMs = 400;

/**
 * The streamed text of a chapter; empty before the first text, and if the storyteller does not stream. A component must
 * be remounted for another position. `userId` is the account's id, also in a child's view.
 */
export function useStreamedText({ storyId, parentNodeId, choiceIndex }: ChapterPosition, userId: string): string {
	const [text, setText] = useState('');
	useEffect(() => {
		const place = { storyId, parentNodeId, choiceIndex };
		let told = emptyStream;
		let askAgain = () => {};
		/**
		 * The time of the last burst, in milliseconds. It may be the whole chapter, so it is shown only if more text
		 * follows.
		 */
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
