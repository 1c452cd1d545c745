import { capitalize } from '../../text/text.ts';
import { type StoryState, withEnding } from './story.ts';

/**
 * The story at a chapter that follows one of another storyteller: nothing that this engine would have told before has happened.
 * `choice`: the text of the choice that was taken.
 */
export function joinAfter(state: StoryState, choice: string): StoryState {
	const { frame, chapter } = state;
	return {
		...state,
		flags: withEnding(frame.flags, chapter, frame),
		slots: { ...frame.slots, choice: choiceAsSentence(choice) },
		taken: undefined,
		ways: {},
	};
}

const longestChoice = 120;

/** A choice as a sentence between quotation marks: with single quotes inside, and one end mark. */
function choiceAsSentence(choice: string): string {
	const plain = choice
		.replace(/[\p{Cc}\p{Co}\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu, ' ')
		.replace(/\s+/g, ' ')
		.trim()
		.slice(0, longestChoice)
		.replaceAll('“', '‘')
		.replaceAll('”', '’')
		.toWellFormed();
	const sentence = capitalize(plain.replace(/[\s,;:–—-]+$/, '')) || 'Let us go on';
	return /[.!?…。！？][’]?$/.test(sentence) ? sentence : `${sentence}.`;
}
