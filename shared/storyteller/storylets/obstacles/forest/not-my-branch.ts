import type { Obstacle } from '../../format.ts';

export const notMyBranch: Obstacle = {
	id: 'not-my-branch',
	alsoIn: ['animal', 'historical'],
	place: { the: 'the boundary path', at: 'on the boundary path', to: 'to the boundary path', backdrop: 'forest' },
	people: {
		ruddock: { call: 'Ruddock', a: 'a fox in galoshes', type: 'Fox', pronoun: 'he' },
		slype: { call: 'Slype', a: 'a badger in galoshes', type: 'Badger', pronoun: 'she' },
	},
	props: ['letter', 'chest'],
	blocks: ['flies'],
	ways: [
		{ id: 'line', use: 'reach' },
		{ id: 'letters', use: 'hear' },
		{ id: 'saw', use: 'trust', cost: 'time', ally: 'slype' },
	],
	levels: {
		3: {
			meet: [
				'A branch as big as a barn lay on the path. To its left stood a fox in galoshes, and to its right a badger in galoshes, two yards apart, and each of them was writing a letter. They were Warden Ruddock of Upper Wood and Warden Slype of Lower Wood, and the boundary ran down the exact middle of the path. “It fell on her side,” said Ruddock, blotting. “It fell from his,” said Slype. That had been two years ago. They sent each other a letter a day, by way of the next village, and each had a wooden box for the other’s replies. [Both boxes were full.|They were very full boxes.]',
			],
			flies:
				'“If it’s over Upper Wood, it needs an Upper permit,” said Ruddock. “And a Lower one,” said Slype, “for the other wing.”',
			ways: [
				{
					say: 'Walk along the boundary, which belongs to neither of them',
					outcome:
						'“Left of the line is yours,” said {hero}, “and right of the line is hers. And whose is the line?” They both got out a map. It was a very thin line, and it was nobody’s. So {hero} got up on the branch where the line crossed it, and went over it dead straight, with nothing to the left and nothing to the right. “I can’t stop that,” said Ruddock. “Nor can I,” said Slype. They had agreed about something. Both made a note of it.',
					later:
						'Every crowd has a seam. These people sat with their friends, and those with theirs, and between them there was a gap as wide as a ruler that neither lot felt responsible for. {hero} stepped into it and went dead straight along it. Both sides assumed that {they} belonged to the other. Nobody stops you on a line.',
					as: {
						careful: 'You could have used {trait} {hero} for a ruler.',
						clever: 'A line is thin, but a {trait} person gets along on it.',
					},
				},
				{
					say: 'Read their letters aloud, one of hers and one of his',
					outcome:
						'{hero} asked for the boxes and sat down on the branch. “Dear Sir,” {they} read. “Regarding the branch. I was sorry to hear about your cough.” That was hers. “Dear Madam. The branch is yours. Have you tried putting newspaper in the galoshes?” That was his. By the fortieth it was getting hard to find the branch in them at all, and Slype was looking at her feet. “We could just talk,” said Ruddock, very red. “It’s only two yards.” They climbed up, each from one side, and while they were about it they pulled {hero} over.',
					later:
						'“To all those present,” {hero} read out, in a carrying voice, from a sheet of paper with nothing on it. “Regarding yesterday.” You can shout a person down. But you can’t interrupt a letter; you have to know first whether it’s about you. There was not a sound. {hero} folded the paper, very slowly.',
					as: {
						quiet: 'Reading aloud is the {trait} person’s way of shouting.',
						honest: 'Being {trait}, {hero} read out the misspellings too.',
					},
				},
				{
					say: 'Take one end of the long saw, first hers and then his',
					outcome:
						'There was a saw, and it had a handle at either end. That was the whole trouble with it. {hero} took the other end with Ruddock, and they sawed up to the line and stopped. Then {they} went around by the ditch and took the other end with Slype, up to the line, from her side. It got late. When the last splinter went there was a crack, and two halves rolled away, and there stood the wardens with a handle each. Slype came along in the end. She had cut her half an inch deeper than she had to.',
					later:
						'“Warden Slype,” said Slype, “of the Lower Wood. I am here about {hero}.” She wiped her galoshes. “{They} sawed with the both of us, one after the other, and I was watching to see if I got the thin half. I measured.” She held up a bit of string. “To the hair,” said Slype. “So if {they} tell you something’s fair, you can put your string away.”',
					as: {
						honest: 'With somebody {trait} on the other end, a saw runs straight.',
						quick: 'A {trait} sawyer is no faster than the one at the other handle.',
					},
				},
			],
		},
		4: {
			meet: [
				'Along the path ran the border between Upper and Lower Wood, and across the path lay a bough. It had come down two years since, in a gale, with a fine sense of geometry: the line went through the middle of it. On the one side was a fox by the name of Ruddock, a warden; on the other there was a badger called Slype, another; and both wore galoshes, and both were engaged, at folding desks, on a letter. The fox’s case was that it had fallen in Lower Wood. The badger’s was that it had grown in Upper. They stood two yards apart, they had never exchanged a word, and they corresponded daily, by way of the post town, at a cost to both parishes of [eleven|some eleven] pounds a year. Everything was filed; each had a box for it with a lock. It was remarked in both villages that they ought to be ashamed. On Sundays, when there was no delivery, they came just the same, and stood there.',
			],
			flies:
				'It was no different in the air. Half of one would have been flying without leave in Upper Wood, while for the other half, in Lower, they would have had to prepare a form.',
			ways: [
				{
					say: 'Inquire who owns the line itself, and go by that',
					outcome:
						'“There is one thing that I do not see on the map,” said {hero}. “To whom does the border belong?” They looked. They turned it to the light. It had been drawn by two committees, with a hard pencil, and neither had thought to put down the divider. “It has no width,” said Ruddock. “Then I will try not to have any,” said {hero}; and {they} got up on the bough and went over it, with the whole of Upper Wood to one side of {them} and the whole of Lower Wood to the other, in a territory all {their} own. It was, each of them wrote that evening, as if somebody had walked across on what they had in common.',
					later:
						'They sat on two sides, as people do. {hero} did not look at the sides. Between the last of those who were for it and the first of those who were against it there ran a crack, in which some gloves had been lost. Nobody guarded it, since it was nobody’s. To the left they took {them} for a person from the right, and were cold; to the right it was the other way; and neither felt called upon to do anything about {them}.',
					as: {
						careful: 'If one is {trait}, there is often just room.',
						clever: 'It is the fate of the {trait} to live on borders. They might as well be used.',
					},
				},
				{
					say: 'Open both of the boxes, and read the letters out in turn',
					outcome:
						'They handed over the keys with suspicious haste. {hero} sat down upon the bough. “Sir,” {they} read. “With reference to the obstruction.” That was from the first week. “Madam. With reference to yours.” But at some time in the first winter there had crept in a cough; by February a remedy for it; and the following June, between the obstruction and the compliments, it said, “I noticed that you were not at your desk on Tuesday. I hope that this was weather.” It was like hearing, in the next room, two people who have been married for a long time. “That will do,” Ruddock said, with his face turned away. “I believe,” said Slype, “that I have left something unanswered”; and she took hold of the bough, and so did he, and it had never been particularly heavy.',
					later:
						'{hero} unfolded a sheet of paper, upon which there was nothing, and began to read. “Ladies and gentlemen,” {they} read. “With reference to yours of today.” They were none of them people to be silenced; but one does not talk while a letter is being read out, for in the very next line one may be mentioned oneself. {They} turned the sheet over. There was just as much upon the other side, and one could have heard the paper.',
					as: {
						quiet: 'It is a privilege of the {trait}, to be listened to as long as it is in writing.',
						kind: 'It had been filed under “Obstruction.” It wanted a {trait} person to find it there.',
					},
				},
				{
					say: 'Saw the bough through, from both ends of the saw',
					outcome:
						'The saw in question was the property of both parishes, and had two handles. It had hung on a nail since the gale. {hero} took one of them, and Ruddock, who had never been asked, the other; they cut as far as the border, and there he laid it down as if it were hot. Then {they} brought it around, by the ditch, to Slype. It grew late, and neither would do a hair’s breadth of the other’s share. When it parted there they stood, with nothing between them, for the first time in two years. It was not that they looked glad. It was Slype who went along with {hero}, for a little. “We shall have to think of something else,” she said, “to write about.”',
					later:
						'“I am a public servant, and I have measured it,” said Slype. She had drawn out a length of string, with two knots. “{They} sawed with him, and {they} sawed with me, and this is where {they} stopped, and it is the middle. There was no one but us who cared.” “In two years I have met with a good many who were impartial. They found us equally absurd. {hero} seemed to think that it was equally important.” And she wound it up around one paw.',
					as: {
						honest:
							'It would not have helped to be clever. It helped that {hero}, who was {trait}, stopped where the line was.',
						kind: 'One can be {trait}, and still be glad of a ditch to walk around by oneself.',
					},
				},
			],
		},
	},
};
