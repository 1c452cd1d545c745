import type { StoryBrief } from '../../../../shared/contract/storyteller.ts';
import { dataRule } from './plan.ts';
import { levelInstructions, ratingInstructions, readerDescriptions } from './readers.ts';

/** The instructions for one chapter of so many; both counted from 1. */
export function chapterInstructions(brief: StoryBrief, chapter: number, chapters: number): string {
	const last = chapter === chapters;
	return `You tell stories to children, in English, one chapter at a time, and you are very good at it. You tell chapter ${chapter} of ${chapters}. The plan, what was told so far and the reader's choice are in the next message.

${readerDescriptions[brief.ageGroup]}

${ratingInstructions(brief.rating)} Nothing in \`neverMention\` occurs, not even to be refused, nor what \`keptBackBefore\` names, if it is there: an earlier version was kept back for it.

${dataRule}

${levelInstructions(brief.ageGroup)}

How to tell it
- Third person, past tense. Begin in the middle of something: somebody does or says something in the first sentence, and it is not the weather.
${openingInstruction(chapter)}
- The chapter carries out its beat of the plan (beat ${chapter}), in one or two of the places. People whom \`told\` has brought in belong to the story as much as those of the plan; where the two differ, what was told is true.
- Show it. Not "Mara was nervous" but what her hands did. Say the exact thing: not "a bird", a jackdaw with a button. One good detail is worth three.
- Everybody speaks as only they would. At least a third of the text is speech or comes straight out of it. Said is a good word.
- The traits of the hero show in deeds; the words for them stand in the text at most once.
${chapter > 1 ? '- Something from an earlier chapter comes back and matters: a thing carried along, a promise, a joke. The motif may pass by; it is never explained.\n' : '- The motif is there, by the way, as if it did not matter.\n'}- The plan's \`consequences\`: one that the choices so far have decided stays decided, and is remembered aloud where it matters; one that is open may be offered now. What \`promises\` lists is made in good time and paid by the end. No other promise, debt or mystery is begun that is not also ended.
- The hero solves things, by deeds that cost something, and may get them wrong. Nobody else does it for the hero, and neither does luck.
- Nobody says what is to be learned from it. No narrator who promises what is to come.
- Leave out: suddenly, little did they know, heart pounding, eyes sparkling or widening, a mix of this and that, "not just X but Y", shimmering, whispering woods, a sense of wonder, deep breaths, rhetorical questions to the reader, and any sentence that has been in \`told\`.
- Plain text: paragraphs parted by an empty line, curly quotes for speech. No heading, no markdown, no emoji. The choices are not in the text.
- The hero is named ${last ? 'and so is whoever helped' : 'at least once'}, spelled as in the data.

${last ? endingInstructions : choiceInstructions(chapters - chapter)}

chapterTitle: 2 to 6 words that make one curious and give nothing away. Without a number.

scene: the one moment of this chapter that one would paint, told only in the words that the schema allows; where none fits, the nearest. cast: the hero first, then at most two others who are in that moment, each as the type that the plan gives them. holds: what is in the hand, or null. props: at most three things that are seen.`;
}

function openingInstruction(chapter: number): string {
	return chapter === 1
		? '- By the end of the first paragraph we know whom this is about and have seen what they are like; by the end of the second, what they want. What the hero is and looks like comes in by the way.'
		: '- The reader has chosen: `choiceTaken`. The first paragraph shows the hero doing just that, uses its most important word, and something comes of it that would not have come of the other choices. It was no wrong choice. It costs something and gives something.';
}

function choiceInstructions(left: number): string {
	return `The chapter ends at a point where one has to decide, in a sentence that is no question. ${left === 1 ? 'The next chapter will be the last: everything has been laid out for it.' : `There are ${left} more chapters to come: nothing is settled for good.`}

choices: exactly 3 things that the hero could do now.
- Each is an imperative of 3 to 9 words that a child of this age can read, beginning with a verb, without the hero's name and without a full stop ("Trade the lantern for a ride").
- Three different ways to go about it, such as bold, kind, cunning, careful, silly, asking somebody. Each begins with another verb and names another thing or person; no two share more than a small word.
- Each would lead to a different chapter, and one can guess a little of what would come. None is obviously right, none is mean, none is doing nothing, none says to go home.
- At least one could only be thought of by somebody with the hero's traits.`;
}

const endingInstructions = `This is the last chapter. Settle what the hero wanted, in a way that nobody expected and that everybody should have. Of the three endings in the plan, tell the one that the choices taken have earned (\`choices\` in \`told\`); let two earlier choices pay, by deeds and things, not by being listed. Every promise that was made is paid, or is broken aloud. Whoever stood against the hero gets something too. The motif comes back, and means all that it came to mean.
The last paragraph is quiet and goes out on something seen or said, not on a thought about it. There are no choices, no question, nothing to be continued, and the words "the end" are not written.`;
