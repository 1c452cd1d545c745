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
		const position = { storyId, parentNodeId, choiceIndex };
		let stream = emptyStream;
		let resubscribe = () => {};
		/**
		 * The time of the last burst, in milliseconds. It may be the whole chapter, so it is shown only if more text
		 * follows.
		 */
		let burstAt = Number.NEGATIVE_INFINITY;
		const onDelta = (delta: StoryDelta) => {
			const before = stream;
			stream = withDelta(before, delta, position);
			if (hasGap(stream) && !hasGap(before)) resubscribe();
			if (isBurst(before, stream)) burstAt = performance.now();
			if (stream !== before && performance.now() - burstAt > burstMs) setText(stream.text);
		};
		return listen('storyDelta', onDelta, (socket) => {
			resubscribe = () => void socket.emit('subscribeToStory', { userId, storyId });
			resubscribe();
		});
	}, [storyId, parentNodeId, choiceIndex, userId]);
	return text;
}
