import type { Obstacle } from '../../format.ts';

export const fallingSky: Obstacle = {
	id: 'falling-sky',
	alsoIn: ['adventure', 'animal', 'western'],
	place: { the: 'the shelter road', at: 'on the shelter road', to: 'to the shelter road', backdrop: 'canyon' },
	people: { orla: { call: 'Orla', a: 'an old duck with an hourglass', type: 'Duck', pronoun: 'she' } },
	props: ['hourglass', 'scroll'],
	blocks: ['flies'],
	ways: [
		{ id: 'count', use: 'hear' },
		{ id: 'table', use: 'reach' },
		{ id: 'after', use: 'trust', cost: 'time', ally: 'orla' },
	],
	levels: {
		3: {
			meet: [
				'“Get under something!” screamed a voice. All along the road stood tables, and beneath them lay travelers with their arms over their heads. On the last table, up on top, was an old duck with an hourglass. Her name was Orla. “The sky’s coming down!” she cried. “When this runs out! Nobody’s to be on the road!” The sand ran out. Everyone held their breath. Nothing fell, except a leaf. “Not that one, then,” said Orla, and turned the glass over. She’d seen a piece of it fall, long ago, and a star had gone with it. “They laughed,” said Orla. “[Well, somebody’s|Somebody has] got to be ready. I’ve been ready for thirty years.” She had never been under a table herself. There wasn’t one over.',
			],
			flies: '“Fly?” cried Orla. “Up? Into it?”',
			ways: [
				{
					say: 'Count the last ten grains aloud with Orla',
					outcome:
						'“May I count?” asked {hero}. “I’m so hoarse,” said Orla. So {hero} climbed up beside her and looked at the glass. “Ten,” {they} said. “Nine.” Nobody stirred. It’s the most listened-to thing in the world, counting backward. At “three” a dog stopped scratching. At “one” you could have heard the sky. {They} let it stay at one, and went on looking at the glass; and while they were all waiting for nothing, {they} climbed down, and walked along the empty road to the end. “Nothing!” came Orla’s voice, much happier than usual. “Wasn’t that a good one?”',
					later:
						'“Ten,” said {hero}, and held one {hand} up. “Nine. Eight.” They didn’t know for what. But if somebody counts backward you had better not be talking when it gets to the end. “Three. Two. One.” There wasn’t a sound. {They} left it at one, which is the quietest number there is.',
					as: { bold: 'You’d have to be {trait}, to stop at one.', careful: 'A {trait} person never skips the seven.' },
				},
				{
					say: 'Put a table on your back and walk under it',
					outcome:
						'“Nobody may be on the road,” said {hero}, “without a roof.” {They} crept under the last table, beside a peddler who moved over, and stood up. It came along. “What are you doing?” called Orla. “I’m lying under a table,” said {hero}. “Only farther on.” There was nothing to be said against it. It bumped a bit, and went by under a row of eyes. “Those are four good legs,” said Orla thoughtfully, as it passed. “I never thought of taking it with you.”',
					later:
						'By the wall stood a table that no one was using. {hero} crept under it, stood up, and walked. A person who’s in the way gets pushed, but a table has corners. They looked down, said “Sorry,” to the table, and pulled in their hips. It went through the middle of them on its own six feet, or whatever it was, and set itself down at the front.',
					as: {
						clever: 'It takes a {trait} head to wear a table.',
						merry: 'It gave {trait} {hero} some trouble not to giggle, and a giggling table is a giveaway.',
					},
				},
				{
					say: 'Stay with Orla until the glass has run out',
					outcome:
						'“What happens afterward?” asked {hero}. “After what?” “When it’s run out, and nothing’s come.” “I turn it over,” said Orla. She’d never thought of not. {They} sat down next to her, shoulder to wing. The sand ran. There was nothing; and {hero} laid a {hand} on the glass, and it stayed as it was. It got later than it had ever been. The sky turned pink, then green, then it had stars in it. “It’s still up,” said Orla in a small voice. “It’s a bit lower,” said {hero}, to be fair. She laughed. One by one the others came out from under the tables, to see it. She put the glass in her bag, on its side, and came along.',
					later:
						'“I’ve told people for thirty years that the sky would fall,” said Orla. “Some laughed, and some lay down. There was just the one who asked me what happens after.” She laid the hourglass on its side. “{hero} sat with me till it was over. It isn’t everyone who’ll wait with you for something they don’t believe in. You could all do worse.”',
					as: {
						kind: 'You could see that {hero} was {trait}. {They} looked up as often as she did.',
						honest: '“It’s a bit lower” is what comes of being {trait}.',
					},
				},
			],
		},
		4: {
			meet: [
				'On both sides of the road tables had been set up; beneath them lay the traveling public. Upon the last there stood, in the open, an old duck with an hourglass. “Down!” she cried. “It is nearly through!” The name was Orla. When she was young she had chanced to look up, in the night, just as a piece of the sky came off it. She had said so, and had been laughed at from one end of the valley to the other; and since then, as often as the sand ran out, she kept the road clear for it. It ran out. They held their breath, under there. A leaf fell. “It will be the next,” said Orla, and she turned it [over|about]. She had a place for everyone, and a list. It had been drawn up in the first year, with great love; it had the names of thirty whom she would not have wished to be without; and they had been crossed through, in the course of time, each in another ink. It had never come down. They had died of something else.',
			],
			flies: 'She could scarcely be got to understand the question. “Up?” said Orla. “You wish to go up, and meet it?”',
			ways: [
				{
					say: 'Take over the counting, from ten, and leave it at one',
					outcome:
						'“You are hoarse,” said {hero}. “Let me.” It was a long while since someone had come up there to her of their own accord. {They} fixed {their} eyes on the neck of the glass. “Ten,” said {hero}; and it was curious how that took hold of them, they who had lain there yawning. To be counted down to is to be of consequence. “Three. Two.” One could hear, beneath the oak, the ash, and the deal, some forty hearts. “One,” said {hero}. {They} said no more. There is no ground under that number, one stands on it as upon the end of a plank; they were standing there still, with their eyes shut, and she with them, when {they} had got by on tiptoe, and out of sight. “There!” cried Orla then. She wiped her brow. “I do not think it was ever so close.”',
					later:
						'“Ten,” said {hero}, not at all loudly, and looked at something that they could not see. “Nine.” They did not stop for {them}. They stopped to hear how far it had got. It is not a thing one may be in the middle of a remark for; by five they were hushing one another, by three they had taken hold of hands; “one,” {they} told them, and left it. It lasted. There were two hundred people at the end of a plank, and the quiet beneath them was a long way down.',
					as: {
						bold: 'It is not hard to begin at ten. It is for the {trait} to leave off at one.',
						clever: 'A {trait} person is aware that it is not the number. It is that there is one less of them.',
					},
				},
				{
					say: 'Take the shelter with you, by standing up in it',
					outcome:
						'It was forbidden to be out upon the road without something over one. {hero} got in under the last of the tables, where a notary made room; excused {themself}; and stood. It had been laid for six. “What is it doing?” called Orla. “It is a shelter,” they heard from beneath. “It is occupied.” And so, in full accordance with the notice, it moved off, past the eyes of the public, which were at the height of the floor; a fork fell from it at the milestone. She had turned right round. In thirty years she had got tables for the whole of a valley, and seen to it that they stood. That one might be safe, and at the same time go anywhere, was new to her; she was observed to look down, once, at the one beneath her own feet, as one looks at a horse.',
					later:
						'There stood a table, along the wall, with a cloth on it. {hero} lifted the hem and went in. People give way to a table. They may not see what it should want there; but it has corners, it does not argue, and it is at the worst height. “I beg your pardon,” they said to it. It came on at an even pace, with two decanters, through the thick of a dispute that had closed its ranks to every kind of person; a lady set down her glass on it in passing; and it was by then so far to the front that one might as well hear what it had to say.',
					as: {
						clever: 'For the {trait} a rule is something that one can stand up inside of.',
						merry:
							'It was in the cause of order; and yet those who knew how {trait} {hero} was looked closely at the decanters.',
					},
				},
				{
					say: 'Sit down beside her, and ask what comes after',
					outcome:
						'“And afterward?” asked {hero}. “When it has run through, and it was not that one?” She did not follow. “Afterward I turn it.” They sat on the edge together. It is slow, when one looks; it seems to have a waist, through which one has to pass singly. The last grain went. {hero} had laid {their} {hand} upon the glass, and it was not turned. They were, for the first time in thirty years, after. It grew dark, as it must have every evening, and she had always had her eye on the sand; there came on a green, up there, then one light, then such a number that she took hold of {their} arm. “It is all still there,” said Orla. “Almost,” said {hero}; for you could not have told her anything else. She got out the list. She did not read it; she had wished to have it with her, under that. The others had crept out, with their heads back. She left the road to them, and came along.',
					later:
						'“I have been right for thirty years,” said Orla, “and it has not happened. You cannot think how it tires one.” She had stood the hourglass on the table, and then had thought better of it, and laid it down. “Those who knew better laughed, and they were off. Those who did not lay down. You will ask, what did {hero} believe? I don’t know. I was never told. {They} looked up, when I did.” It was so still that she lowered her voice. “I had supposed that I needed somebody to be afraid with me. It was somebody for after.”',
					as: {
						kind: 'One may call it {trait}: to wait, with an old duck, for nothing whatever, till it is past.',
						honest: '“Almost,” said {hero}, being {trait}. There was one fewer, to be exact.',
					},
				},
			],
		},
	},
};
