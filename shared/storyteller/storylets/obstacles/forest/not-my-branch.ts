import type { Obstacle } from '../../format.ts';

export const notMyBranch: Obstacle = {
	id: 'not-my-branch',
	alsoIn: ['animal', 'historical', 'fairy-tale', 'fantasy', 'adventure', 'royal', 'unicorn'],
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
				'A branch as big as a barn lay on the path. To its left stood a fox in galoshes, and to its right a badger in galoshes, two yards apart, and each of them was writing a letter. Between them lay a saw with a handle at either end. They were Warden Ruddock of Upper Wood and Warden Slype of Lower Wood, and the boundary ran down the exact middle of the path. “It fell on her side,” said Ruddock, blotting. “It fell from his,” said Slype. That had been two years ago. They sent each other a letter a day, by way of the next village. That way around took half a day, and everybody went it now. Each had a wooden box for the other’s replies. [Both boxes were full.|They were very full boxes.]',
			],
			flies:
				'“Can’t I fly?” asked {hero}. “If it’s over Upper Wood, it needs an Upper permit,” said Ruddock. “And a Lower one,” said Slype, “for the other wing.”',
			ways: [
				{
					say: 'Walk along the boundary, which belongs to neither of them',
					outcome:
						'“Left of the line is yours,” said {hero}, “and right of the line is hers. And whose is the line?” They both got out a map. It was a very thin line, and it was nobody’s. So {hero} got up on the branch where the line crossed it, and went over it dead straight, with nothing to the left and nothing to the right. “I can’t stop that,” said Ruddock. “Nor can I,” said Slype. They had agreed about something. They even laid two boards over the branch, exactly on the line, for anybody who came with wheels.',
					later:
						'Every crowd has a seam. These people sat with their friends, and those with theirs, and between them there was a gap as wide as a ruler that neither lot felt responsible for. {hero} stepped into it and went dead straight along it. Both sides assumed that {hero} belonged to the other. Nobody stops you on a line.',
				},
				{
					say: 'Read their letters aloud, one of hers and one of his',
					outcome:
						'{hero} asked for the boxes and sat down on the branch. “Dear Sir,” {they} read. “Regarding the branch. I was sorry to hear about your cough.” That was hers. “Dear Madam. The branch is yours. Have you tried putting newspaper in the galoshes?” That was his. By the fortieth it was getting hard to find the branch in them at all, and Slype was looking at her feet. “We could just talk,” said Ruddock, very red. “It’s only two yards.” They put a shoulder to the branch, one at each end, and it rolled off the path. It had only ever needed two.',
					later:
						'“To all those present,” {hero} read out, as on the branch, from a sheet of paper with nothing on it. “Regarding yesterday.” You can shout a person down. But you can’t interrupt a letter; you have to know first whether it’s about you. There was not a sound. {hero} folded the paper, very slowly.',
					as: {
						honest: '{hero} read out the misspellings too.',
					},
				},
				{
					say: 'Take one end of the long saw, first hers and then his',
					outcome:
						'The saw had a handle at either end. That was the whole trouble with it. {hero} took the other end with Ruddock, and the two of them sawed up to the line and stopped. Then {hero} carried it across and took the other end with Slype, up to the line, from her side. It was slow work for somebody with a road ahead. When the last splinter went there was a crack, and two halves rolled away, and there stood the wardens with a clear path between them. Slype came along in the end. She had cut her half an inch deeper than she had to.',
					later:
						'“Warden Slype,” said Slype, “of the Lower Wood. I am here about {hero}.” She wiped her galoshes. “{hero} sawed with both of us, one after the other, and I was watching to see if I got the thin half. I measured.” She held up a bit of string. “To the hair,” said Slype. “So if {they tell} you something’s fair, you can put your string away.”',
				},
			],
		},
		4: {
			meet: [
				'The border between Upper Wood and Lower Wood ran along the path, and a big branch lay across the path. It had come down in a storm two years ago, and the border went exactly through its middle. People used to climb over. Then the town wrote that nobody might touch either half until the matter was settled. On one side sat a fox named Ruddock, in rubber boots, and on the other side a badger named Slype, in rubber boots. Each was in charge of half of the path, and each was writing a letter. The branch had fallen in Lower Wood, wrote Ruddock, so Slype must clear it away. It had grown in Upper Wood, wrote Slype, so that was for Ruddock to do. They sat two yards apart. They had never spoken. They wrote by mail, by way of the town, and it cost both villages [eleven|about eleven] pounds a year. Everyone said that they should be ashamed. On Sundays there was no mail. They came all the same, and sat there.',
			],
			flies: '“Can’t I fly?” asked {hero}. Half of {hero} would have been over Upper Wood without a permit.',
			ways: [
				{
					say: 'Walk along the line that belongs to neither',
					outcome:
						'“Who owns the border itself?” asked {hero}. Ruddock and Slype looked at the map. Somebody had drawn it with a very sharp pencil, and nobody had measured the line. “It has no width,” said Ruddock. “Then I’ll try not to have any either,” said {hero}. {They} got up on the branch and walked along the middle of it, with Upper Wood on the left and Lower Wood on the right, in a country of {their} own. Neither of the two officials could object, and they laid two planks along it for wheels. Each of them wrote to the other that same day that somebody had walked across on the one thing that they had in common.',
					later:
						'Every crowd has a border in it somewhere, and {hero} looked for that. Between the last of one big family and the first of the next there was a narrow crack, and nobody guarded it, because it belonged to neither. {hero} walked along it as {they} had walked along the branch. The people on the left thought that {hero} belonged to those on the right, and the other way around. So both turned their backs, and left just enough room to the very front.',
				},
				{
					say: 'Read their letters aloud, by turns',
					outcome:
						'They had kept all the letters, each in a box with a lock, and they gave {hero} the keys rather quickly. {hero} sat down on the branch and read them out in turn. “Sir, with reference to the obstruction.” “Madam, with reference to yours.” That was the first week. In the first winter somebody had a cough. In February somebody knew what was good for a cough. And the next June it said, between the obstruction and the signature: “I noticed that you were not at your desk on Tuesday. I hope that you are not ill.” “That’s enough,” said Ruddock, with his face turned away. “I believe,” said Slype, “that I still owe you an answer to that one.” She took hold of the branch, and so did he, and they laid it in the ditch. It was not even heavy.',
					later:
						'{hero} unfolded a sheet of paper, as {they} had on the boundary path, and read aloud. “Ladies and gentlemen. With reference to yours of today.” There was nothing on the paper. But nobody talks while a letter is being read out, because their own name may come in the next line. Everybody waited. {hero} turned the page over. There was nothing on the other side either, and you could hear the paper.',
				},
				{
					say: 'Help each of them to saw the branch through',
					outcome:
						'The saw belonged to both villages and had two handles. {hero} took one of them, and Ruddock, whom nobody had ever asked, took the other. The two of them cut from his side as far as the border, and there he put it down as if it were hot. Then {hero} carried it around to Slype, and they cut from hers. Neither of them would do a hair of the other’s half, so it took twice as long as it need have. When the branch fell apart, they stood there, and for the first time in two years there was nothing between them. They did not look glad. Slype came along with {hero}. “We shall have to think of something else,” she said, “to write about.”',
					later:
						'“I have measured it,” said Slype, and held up a string with two knots. “{hero} sawed with Ruddock, who is on the other side, and {hero} sawed with me. This knot is where {they} stopped, and it’s the exact middle.” She wound the string around one paw. “Other people laughed at both of us, and called that fair. {hero} took both of us seriously. It’s rarer. So if {hero} tells you how something is, then it isn’t leaning.”',
					as: {
						kind: '{hero} was {trait}, and walked around by the ditch, so that neither of them had to see the other’s face.',
					},
				},
			],
		},
	},
};
