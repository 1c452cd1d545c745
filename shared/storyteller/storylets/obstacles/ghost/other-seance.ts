import type { Obstacle } from '../../format.ts';

export const otherSeance: Obstacle = {
	id: 'other-seance',
	alsoIn: ['magical-school', 'mystery', 'fantasy'],
	place: { the: 'the round table', at: 'at the round table', to: 'to the round table', backdrop: 'hall' },
	people: {
		umbra: { call: 'Madam Umbra', a: 'a ghost in a turban', type: 'Ghost', pronoun: 'she' },
		percy: { call: 'Percy', a: 'a thin young ghost', type: 'Ghost', pronoun: 'he' },
	},
	props: ['lantern'],
	blocks: ['flies'],
	ways: [
		{ id: 'knock', use: 'hear' },
		{ id: 'lift', use: 'reach' },
		{ id: 'answer', use: 'trust', cost: 'time', ally: 'percy' },
	],
	levels: {
		3: {
			meet: [
				'The way led through an old house, and its passage was filled from wall to wall by a round table. Around it sat eight ghosts and one empty chair, and the ghosts had their eyes shut and their fingertips touching. “Is there anybody there?” asked one in a turban. “Yes,” said {hero}. Two of them fainted. A thin young one called Percy got under the table. “Don’t break the circle!” cried Madam Umbra. “It’s a living person! It works!” They held a séance every Thursday. They had been trying to get in touch with the living for [ninety years|all of ninety years]. “We’ve so many questions,” said Percy, from below. “Only whenever one of you comes along, there’s this screaming. We’d rather thought it was a message.”',
			],
			flies:
				'“What if I fly?” asked {hero}. “If it floats about, it’s one of us,” said Madam Umbra sternly. “Do keep to your side.”',
			ways: [
				{
					say: 'Answer by knocking, as it is properly done',
					outcome:
						'“Do it the right way,” begged Percy. “One knock for yes.” So {hero} rapped on the wood. Knock. A thrill went around. “Are you happy?” asked Madam Umbra. Knock. “Is it true that you have to eat three times a day?” Knock. “Every day?” Knock. In the end they had run out. “It says it must be going,” said Percy, who had a feel for these things. The ghosts lifted their hands, so as not to keep it, and pushed back the table by themselves. {hero} had got the knack by then. It comes from the wrist, and you wait.',
					later:
						'{hero} found a tabletop, and rapped on it, from the wrist. Knock. {They} waited. Knock. Nobody could see who was doing it. Someone asked what that was; somebody else whispered, “Is there anybody there?” It got very still, the way it does when you’ve asked a thing and aren’t sure that you want an answer. Knock.',
				},
				{
					say: 'Ask them to lift you, with two fingers each',
					outcome:
						'“Can you really lift people with two fingers?” asked {hero}. It was their best thing. They’d only had each other to practice on, and that’s no art. {hero} put everything down, and lay on the table. “Light as a feather,” the ghosts murmured, all eight, over and over, and each of them slid in two cold fingers from below. “Light as a feather. Light as a feather.” {hero} felt {themself} get light. {They} went up like a tray, over the table and the turban, and came down on the other side without a bump. “It weighs something!” said Percy happily. “It really does! I felt it!” The ghosts pushed the table to the wall, and left it there, in case more of that was coming.',
					later:
						'{hero} gave {their} things to be passed ahead, and lay back, in the last row. “Light as a feather,” {they} murmured. “Light as a feather.” It’s hard to hear that and not put out two fingers. Somebody did, to see. “So it is,” he said. The next wanted to feel it for herself. Everybody took up the murmur; it rolled forward over the rows; and in the middle of it, quite level, came {hero}.',
				},
				{
					say: 'Take a seat in the circle and answer all their questions',
					outcome:
						'“Ask me, then,” said {hero}, and took the empty chair. It took a long time. Were there still cats? Had it stopped raining, that time? Did anybody remember the song about the barge? {hero} told what there was to tell, and where {they} didn’t know, {they} said so. Madam Umbra wanted to hear about bread. Percy didn’t ask anything till it was late. “What’s it like?” he said. “I’d only just started.” {hero} thought for a good while. “You keep bumping into things,” {they} said, “and it hurts, and then there’s lunch.” He nodded. The ghosts moved the table to the wall, and he came along, close behind {hero}, to see somebody bump into something.',
					later:
						'“I’m Percy,” said somebody thin, in the light of a lamp, where there was more lamp to be seen than Percy. “I know I’m nobody. But I asked {hero} about forty questions, and most people would say anything, to get away from me. Nineteen times {hero} said, ‘I don’t know.’” He grew a little clearer. “So I believe the other twenty-one.”',
				},
			],
		},
		4: {
			meet: [
				'The way led through an old covered passage, and a round table filled it from wall to wall. Eight ghosts sat at it in the light of one low lantern, with their fingertips touching, and the ninth chair was empty. “Is there anybody there?” asked a lady in a turban. “Excuse me,” said {hero}. It was terrible; a colonel went straight through the wall. “Hold the circle!” cried the lady, who was Madam Umbra. “It spoke!” On other days one could walk through here, but they met every Thursday. For ninety years they had tried to talk to the living, and so far they had only had one long moan. “We believe they mean us no harm,” said Madam Umbra. One of them was a young ghost, as thin as steam. His name was Percy, and he asked the same question [each time|every week]. He asked if there was a Mrs. Alfred Penny over there. She was his mother. She would be worrying, and he wanted her to know that he had had his scarf on.',
			],
			flies:
				'She asked {hero} not to hover, please. They did quite enough of that on their own side, and it spoiled the results.',
			ways: [
				{
					say: 'Answer them by knocking',
					outcome:
						'“It ought to knock,” said one of the ghosts hopefully. “They usually do.” {hero} knocked on the table. It made such an impression that {hero} waited a while before the next. Were they at peace over there? One knock. Did they still have bodies? One knock. Weren’t those a dreadful nuisance? One knock; and then, to be fair, a half. Between the questions it was so quiet that you could hear the lantern burn. In ninety years they had told each other everything they knew, and this came from outside. “It’s getting tired,” said Percy at last. The ghosts all stood up for it and pulled the table aside, and the colonel saluted, a little to the left of {hero}.',
					later:
						'{hero} knocked on the wood, once, as {they} had at the ghosts’ table, and then did not do it again. That is the secret of it. People went on shouting for a moment with half an ear. Then {hero} knocked once more. It came from under their own elbows. “Who is that?” said somebody. And people looked at each other and asked what one does ask, late at night, when everything else has been said: is there anybody there? The whole room was perfectly quiet, waiting for the answer.',
				},
				{
					say: 'Let them lift you with two fingers each',
					outcome:
						'“Is it true,” asked {hero}, “that you can lift a person with two fingers each?” The ghosts could. They did it at the end of every evening, but it had always been one of themselves, who would have floated anyway. {hero} put everything down, and lay on the table. The fingers were like sixteen small drafts. “Light as a feather,” they murmured. “Light as a feather.” {hero} thought of all that was heavy, and let the ghosts have it. {hero} rose to the height of the lantern, went over the table, and came down on the far side so gently that nobody could have said when. “I felt it,” whispered one of them, looking at its fingertips. “They have such a pull. You forget.” The ghosts moved the table to the wall, and waited for more.',
					later:
						'{hero} let {themself} fall backward. “Light as a feather,” {they} said, as the ghosts had. The nearest man put out a hand, because somebody was falling, and found that two fingers were enough. “It’s true,” he said. The others did not believe him until they had tried it. So they all tried, and murmured it, and there were a good many there who had come in with more than they could carry. {hero} was passed along over their heads to the front, and set down like a feather.',
				},
				{
					say: 'Take the empty chair, and answer every question',
					outcome:
						'The ninth chair had been left empty every Thursday, for whoever might come, and {hero} sat down in it. The ghosts hardly knew where to begin. Did it still rain? Did people still blush? Madam Umbra only wanted to hear about bread, from the crust inward. {hero} answered what {they} could, and where {they} could not, {they} said that {they} did not know. The last question was Percy’s, and he stood up for it. “Is there a Mrs. Alfred Penny?” he asked. “I don’t know,” said {hero}. “I never met her. But come with me, and you can say it wherever there are people. You never know who’s there.” The others pulled the table aside. Percy looked for his scarf, to come along. He had it on. He had had it on the whole time.',
					later:
						'You could see the lamp through Percy. “I ask people things,” he said, “and they tell me what I’d like to hear. There was one question that I wanted a yes to, more than anything. I was looking right at {hero}. {They} said, ‘I don’t know.’” He had a scarf around his neck, twice. “So when {they say} yes, it’s yes. You can build on that.” Then he turned to all the people in the room, in case she was there. “I had my scarf on,” said Percy.',
					as: {
						kind: '{hero} was {trait}, and described a crust for an hour.',
					},
				},
			],
		},
	},
};
