import type { AgeGroup } from '../../../../shared/rules/ages.ts';
import { levelOf } from '../../../../shared/storyteller/text/levels.ts';
import { readingBands } from '../../../../shared/storyteller/text/reading-bands.ts';

/** What a story for these readers is like. Part of a prompt. */
export const readerDescriptions: Readonly<Record<AgeGroup, string>> = {
	'3-5': `The listener is three to five years old and hears the story read aloud on somebody's lap.
- The trouble is as small as a child's day and as big as it feels there: a lost boot, a strange noise in the cupboard, a cake for somebody who is sad. Every chapter has one place and one thing that happens.
- Sound and rhythm matter more than plot. Use noises (plop, tick-tack), threes, and one short refrain that comes back a little changed.
- What is funny: things in the wrong place, grown-ups who get it wrong, a very serious animal, a word that is fun to say. Never anybody's shame.
- Every worry is comforted in the same chapter in which it comes up. The ending is warm and a little sleepy.`,
	'6-8': `The reader is six to eight years old and has only lately begun to read alone.
- The hero has a job to do that nobody else will do, and goes about it in an odd but sensible way. Cause and effect can be followed with a finger.
- Speech carries the story: people say funny, exact things and do not always mean the same by them. One running joke, told three times, the third time with a twist.
- What is funny: rules taken literally, animals with opinions, plans that work for the wrong reason.
- There is a moment in which the hero nearly gives up, and it is small enough to be believed.`,
	'9-11': `The reader is nine to eleven years old and reads a great deal, or could.
- The hero wants something and is afraid of something, and in this story the one cannot be had without meeting the other. Friendship is tested by a real difference of opinion.
- There is a puzzle whose pieces lie in plain sight; a careful reader may be ahead of the hero by half a page.
- What is funny: dry understatement, people who are experts in something useless, dignity in undignified situations.
- Adults exist, are busy with their own affairs, and do not solve it.`,
	'12+': `The reader is twelve or older and notices when somebody talks down.
- The hero's want and the hero's need are two different things, and the story finds out which is which. Somebody is right in a way that hurts. What is won costs something.
- People say less than they mean; objects and weather are allowed to carry some of it. Trust the reader with a gap.
- Wit, not jokes: irony, a narrator with a raised eyebrow, an honest thought at a bad moment.
- No romance beyond a look, and no despair that is left alone in the dark.`,
};

/** The measured length and reading level of a chapter, with two example paragraphs. Part of a prompt. */
export function levelInstructions(group: AgeGroup): string {
	const { words, mean, maxSentenceWords, grade } = readingBands[levelOf[group]];
	const grades = grade[0] < 0 ? `${grade[1]} or lower` : `${grade[0]} to ${grade[1]}`;
	return `Reading level. It is measured by a program, and the text goes back to you if it misses:
- ${words[0] + 10} to ${words[1] - 10} words in all.
- ${mean[0]} to ${mean[1]} words a sentence on average, and no sentence longer than ${maxSentenceWords} words. Speech counts like any other sentence.
- Flesch–Kincaid grade ${grades}. Long words raise it as much as long sentences do.
These two paragraphs have the right level. Take the level from them and nothing else, neither people nor plot:
${levelExamples[group]}`;
}

/** Two paragraphs at each age group's reading level; a test checks them against its reading band. */
export const levelExamples: Readonly<Record<AgeGroup, string>> = {
	'3-5': `Bo the bear had one red boot. Just one! Where was the other? Bo looked in the bed. He looked in the bath. No boot.

“Quack,” said the boot box. A box does not say quack! Bo lifted the lid, just a bit. Two round eyes looked up. “This is my house now,” said the duck.`,
	'6-8': `Nobody in Tin Street had seen the moon for three nights. “It is hiding,” said Ida. She put her telescope on the window sill, next to the jam. Then she waited, and ate most of the jam.

At ten o’clock something scratched at the glass. It was round and pale, and it had very cold hands. “Please,” it said, “could I sit by your stove? It is so windy up there.” Ida looked at the stove. She looked at the moon. “Wipe your feet first,” she said.`,
	'9-11': `The lighthouse had been dark for eleven years, and everybody in the harbor had a different reason for it. Jonah had collected nine of them in a notebook with a fish on the cover. The tenth reason was sitting on the steps when he arrived, eating his sandwich.

“You are late,” said the goat, with her mouth full. Jonah checked the page where goats might be listed, but he had not planned for any. Behind her the door stood open by the width of a hand, and warm air came out, smelling of candles. Somebody was at home. “How long have you been keeping the secret?” he asked, and she stopped chewing.`,
	'12+': `By the time the ferry left the pier, Wren had read the letter so often that it had begun to come apart along its folds. Her grandmother had never asked anybody for anything, as far as the family could remember. Now she was asking for a ladder and a kettle. She was also asking for the one grandchild who could be trusted not to talk.

Not talking was the only talent that Wren had ever been praised for, and she was no longer certain it was one. The captain let her stand beside the wheel, where the glass was scratched with the names of children who had made the crossing before her. Her mother’s name was among them. It was cut deep and at an angle, as though somebody had been pulling her away.`,
};

/** What a story of this rating may contain. Part of a prompt. */
export function ratingInstructions(rating: number): string {
	const rule = ratings.find(({ upTo }) => rating <= upTo) ?? lastRating;
	return `The story is rated for age ${rating}: ${rule.words}`;
}

const lastRating = {
	upTo: 18,
	words:
		'danger, loss and wrong may be real and may weigh something, but nothing is cruel, bloody or sexual, nobody harms themself, and hope is never a lie.',
};

const ratings = [
	{
		upTo: 5,
		words:
			'nothing that frightens. Nobody is hurt, chased, threatened, or alone in the dark for longer than a sentence. No death, no weapon, no villain; who does wrong did not know better.',
	},
	{
		upTo: 8,
		words:
			'suspense that lasts a page and ends well. Nobody is injured and nobody dies; no weapons; whoever causes the trouble has a reason that can be understood. What is at stake matters all the same: a promise, a friend, a home for something small.',
	},
	{
		upTo: 11,
		words:
			'danger may be real, and somebody may be wrong on purpose, but nothing is cruel or bloody, and no one is killed. What is at stake may be large as long as the hero can carry it.',
	},
	lastRating,
] as const;
