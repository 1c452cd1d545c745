import type { NarrationInput } from '../../shared/contract/stories.ts';
import { spokenChoicesText } from '../../shared/rules/spoken-choices.ts';
import type { Row } from '../db/schema.ts';

const choicesSuffix = '-choices';

/** The voice under which a recording is stored: a chapter has one of its text and one of its choices. */
export function storedVoice(voice: string, part: NarrationInput['part']): string {
	return part === 'choices' ? voice + choicesSuffix : voice;
}

/** Whether a stored recording is one of choices. */
export function isOfChoices({ voice }: { voice: string }): boolean {
	return voice.endsWith(choicesSuffix);
}

/** The text of a recording. */
export function spokenText({ content, choices }: Row<'chapter'>, voice: string): string {
	return isOfChoices({ voice }) ? spokenChoicesText(JSON.parse(choices) as string[]) : content;
}
