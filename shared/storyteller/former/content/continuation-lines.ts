import type { Level } from '../../text/levels.ts';
import type { Line } from '../../text/templates.ts';

/**
 * The lines by which a chapter follows one of another storyteller. `taken`: the choice is carried out; `{choice}.` is its text, a
 * sentence. `quest`: what each plot is about. `helper`: introduces the helper. `trouble`: introduces the trouble.
 */
export type ContinuationLines = {
	taken: readonly Line[];
	quest: Readonly<Record<string, readonly Line[]>>;
	helper: readonly Line[];
	trouble: readonly Line[];
};

export const continuationLines: Record<Level, ContinuationLines> = {
	1: {
		taken: [
			'“{choice}.” Yes! So that was what {hero} did.',
			'“{choice}.” And {hero} did. It went well!',
			'What now? “{choice}.” {hero} did just that.',
			'“{choice}.” “I can do that,” said {hero}. And it was so.',
		],
		quest: {
			lost: [
				'But what was this? {Folk} had lost {thingA}. “I will get it back,” said {hero}.',
				'And then? {Folk} had no {thingOne}! It was gone. {hero} had to look for it.',
			],
			home: [
				'But where was home? {hero} could not see it. {They} had {thingA} to hold.',
				'Then {hero} had to go home. But how? And who had lost {thingA}?',
			],
			rescue: [
				'But where was {friend}? {friend} was {friendA}. {hero} had to look for {friend.them}.',
				'But {friend} was not home yet. {friend} was {friendA}. {hero} had to find {friend.them}.',
			],
			race: [
				'Now {hero} had a job. Take {thingA} to {feast}! Be quick, before bell three!',
				'Then there was a job to do. {ThingA} had to get to {feast}. And there were three bells, no more!',
			],
			foe: [
				'But {folk} had a fright. {Trouble} {troubleDid}! “I will go and see,” said {hero}.',
				'And then? {Trouble} {troubleDid}! “I want to know why,” said {hero}.',
			],
			surprise: [
				'And it was a big day for {friend}. {hero} had {thingA} for {friend.them}. But hush!',
				'And {friend} was to get {thingA}. It was {friend.their} big day! But it was not to be told.',
			],
		},
		helper: ['{helper} came too. {Helper.they} was {helperA}.', 'And by {their} side was {helper}, {helperA}.'],
		trouble: ['Oh, and {trouble} {troubleDid}!', 'And this day, {trouble} {troubleDid}!'],
	},
	2: {
		taken: [
			'So it was decided. “{choice}.” {hero} did it right away, and it turned out well.',
			'“{choice}.” That was the plan, and {hero} stuck to it, one step at a time.',
			'“{choice}.” It was easy to say. It was harder to do, but {hero} did it all the same.',
			'{hero} had made up {their} mind. “{choice}.” And that is just what happened next.',
		],
		quest: {
			lost: [
				'There was something else to do as well. {Folk} had lost {thingA}, and {hero} had promised to bring it back.',
				'After that, {they} heard the news. The {thingOne} was gone, the best thing that {folk} had! {hero} promised to find it.',
			],
			home: [
				'But when that was done, {hero} looked around and did not know the way home. All {they} had was {thingA} that somebody had lost.',
				'It was time to go home now. But which way was that? {hero} held on to {thingA}, lost by somebody else, and began to walk.',
			],
			rescue: [
				'But now there was somebody to find. It was {friend}, {friendA}. {Friend.they} had gone for {thingA} and had not come back.',
				'Then {hero} thought of {friend}, {friendA}. {Friend.they} was late, and {friend.they} was never late. Somebody had to go and look.',
			],
			race: [
				'And now there was a job to do. {hero} had to bring {thingA} to {feast} before the third bell.',
				'Then {they} had to hurry. {ThingA} had to be at {feast} by the third bell. And who was to bring it? {hero}!',
			],
			foe: [
				'Meanwhile {folk} had a fright, because {trouble} {troubleDid}. {hero} took {thingA} for a present and went to see about it.',
				'That very day {trouble} {troubleDid}, and {folk} hid under their beds. But {hero} took {thingA} for a present, and went to ask why.',
			],
			surprise: [
				'There was a secret, too. It was {friend}’s {bigDay}, and {hero} had {thingA} for {friend.them}. But {friend} must not know!',
				'And it was {friend}’s {bigDay}. {ThingA} was to be the present, and {hero} had to keep it a secret.',
			],
		},
		helper: [
			'With {them} came {helper}. {Helper.they} was {helperA}.',
			'{helper} came along to help. {Helper.they} was {helperA}.',
		],
		trouble: [
			'As if that were not enough, {trouble} {troubleDid}.',
			'There had been trouble on the way, for {trouble} {troubleDid}.',
		],
	},
	3: {
		taken: [
			'“{choice}.” {hero} said it aloud to hear how it sounded, and it sounded right. So it was done, and not badly either.',
			'In the end there was only one thing to do. “{choice}.” {hero} did it before there was time to be afraid of it.',
			'“{choice}.” It was not the easiest way, as {hero} found out, but it was a good one, and afterward nobody was sorry.',
			'“{choice}.” That was settled, then. {hero} counted to three, got as far as two, and did exactly that.',
		],
		quest: {
			lost: [
				'It was only afterward that {hero} heard about {folk}. They had lost the best thing they owned, which was {thingA}. Somebody had to bring it back.',
				'But stories like company, and another one was waiting. {ThingA} was missing, {folk} were in despair, and {hero} had promised to find it.',
			],
			home: [
				'Only then did {hero} notice how far from home all of this had led. Nothing looked familiar, and the one thing to hold on to was {thingA} that somebody must have lost.',
				'After that there was nothing to do but go home, if only {hero} had known the way. There was {thingA} to carry as well, lost by somebody who was surely missing it.',
			],
			rescue: [
				'But there was no time to rest. {friend}, {friendA}, was missing. {Friend.they} had set out to fetch {thingA} and had not come back, and that was not like {friend.them} at all.',
				'It would have been a good moment to sit down, but {friend} was missing. {Friend.they} was {friendA}, and had gone out for {thingA}. Now {hero} had promised to search.',
			],
			race: [
				'And then there was the errand. {ThingA} had to be at {feast} before the third bell. For reasons that had seemed good at the time, {hero} had offered to bring it.',
				'After that there was not a minute to lose. {hero} had promised to carry {thingA} to {feast}, and at the third bell it would be too late.',
			],
			foe: [
				'Meanwhile there was other news, because {trouble} {troubleDid}. {Folk} had locked their doors. But {hero} took {thingA} for a present and was soon on the way to ask for the reason.',
				'On that very day {trouble} {troubleDid}. Everybody was afraid and nobody had asked why, so {hero} packed {thingA} for a present and went to find out.',
			],
			surprise: [
				'Besides, there was a secret to be kept. It was {friend}’s {bigDay}, {thingA} was hidden in a safe place, and {friend} was not to suspect anything.',
				'There was one more thing on {hero}’s mind, and it was {friend}’s {bigDay}. There was to be a surprise, and {thingA} was the best part of it.',
			],
		},
		helper: [
			'Beside {them} walked {helper}, who was {helperA}.',
			'{helper}, {helperA}, had come along, and was good company.',
		],
		trouble: [
			'Nothing had become easier since {trouble} {troubleDid}.',
			'Then, to make things worse, {trouble} {troubleDid}.',
		],
	},
	4: {
		taken: [
			'“{choice}.” Put like that, it was hardly a decision at all, and {hero} had acted on it before anybody could think of a reason why not.',
			'“{choice}.” There were other ways, and some of them were doubtless more sensible, but {hero} had chosen this one and saw it through to the end.',
			'It came down to a handful of words in the end. “{choice}.” {hero} did so, and discovered that it had been neither as simple nor as terrible as it had sounded.',
			'“{choice}.” Whatever else might be said about it afterward, {hero} had meant every word, and had done it properly.',
		],
		quest: {
			lost: [
				'No sooner was that over than another matter presented itself. {ThingA} had disappeared, which {folk} had cherished above everything else, and {hero} had given a promise to recover it.',
				'By then the news had reached {them} as well that {folk} had lost {thingA}, the one possession that nobody could replace. {hero} had promised, perhaps a little hastily, to bring it back.',
			],
			home: [
				'It was only when all of this was behind {them} that {hero} realized how very far from home it had led. There was not one familiar landmark, and no company but {thingA} that some other traveler must have lost.',
				'What remained was the small matter of getting home again, from a place that {hero} had never seen before. {ThingA}, which evidently had been lost by somebody else, was the only thing there to hold on to.',
			],
			rescue: [
				'There was no time to be pleased about it, however. {friend}, {friendA}, had gone out to fetch {thingA} and had failed to return, and {hero} was not prepared to wait any longer.',
				'And all the while, at the back of everything, there was {friend}, {friendA}, who had set out for {thingA} and ought to have been back long ago. Somebody had to search, and {hero} had promised to be that somebody.',
			],
			race: [
				'It had also used up precious time, and there was an errand to be done. {ThingA} had to be delivered to {feast} before the third bell, and {hero} had volunteered before anyone had mentioned the distance.',
				'Now there was nothing for it but to hurry, for {hero} had undertaken to bring {thingA} to {feast}. At the third stroke of the bell it would be too late.',
			],
			foe: [
				'Meanwhile {trouble} {troubleDid}, and {folk} talked of nothing else. It occurred to {hero} that nobody had inquired about the reason, and so {they} set out to do it, with {thingA} by way of a present.',
				'In the meantime other things had happened, for {trouble} {troubleDid}. Fear, as usual, had asked no questions; {hero} intended to ask at least one, and carried {thingA} as a present.',
			],
			surprise: [
				'There remained the secret, which grew heavier by the hour. It was {friend}’s {bigDay}, {thingA} lay hidden where nobody would think of looking, and {friend} was on no account to suspect it.',
				'In the middle of everything, moreover, it was {friend}’s {bigDay}, and a celebration was being prepared behind {friend.their} back. {ThingA} was to be the present, and {hero} was responsible for the silence.',
			],
		},
		helper: [
			'Nor was {hero} alone in it, because {helper}, {helperA}, had decided to come along.',
			'At {their} side went {helper}, {helperA}, who had asked for no explanation and had received none.',
		],
		trouble: [
			'Matters were not improved by the fact that {trouble} {troubleDid}.',
			'It had not helped in the least that {trouble} {troubleDid}.',
		],
	},
};
