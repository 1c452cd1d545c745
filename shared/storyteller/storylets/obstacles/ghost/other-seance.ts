import type { Obstacle } from '../../format.ts';

export const otherSeance: Obstacle = {
	id: 'other-seance',
	alsoIn: ['magical-school', 'mystery'],
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
				'The passage was filled from wall to wall by a round table, and around it sat eight ghosts, with their eyes shut and their fingertips touching. “Is there anybody there?” asked one in a turban. “Yes,” said {hero}. Two of them fainted. A thin young one called Percy got under the table. “Don’t break the circle!” cried Madam Umbra. “It’s a living person! It works!” They held a séance every Thursday. They had been trying to get in touch with the living for [ninety years|all of ninety years]. “We’ve so many questions,” said Percy, from below. “Only whenever one of you comes along, there’s this screaming. We’d rather thought it was a message.”',
			],
			flies: '“If it floats about, it’s one of us,” said Madam Umbra sternly. “Do keep to your side.”',
			ways: [
				{
					say: 'Answer by knocking, as it is properly done',
					outcome:
						'“Do it the right way,” begged Percy. “One knock for yes.” So {hero} rapped on the wood. Knock. A thrill went around. “Are you happy?” asked Madam Umbra. Knock. “Is it true that you have to eat three times a day?” Knock. “Every day?” Knock. They sat there with round eyes, and between the knocks you could have heard dust. In the end they had run out. “It says that it must be going,” said Percy, who had a feel for these things. They lifted their hands, so as not to keep it, and pushed back the table by themselves. {hero} had got the knack by then. It comes from the wrist, and you wait.',
					later:
						'{hero} found a tabletop, and rapped on it, from the wrist. Knock. {They} waited. Knock. Nobody could see who was doing it. Someone asked what that was; somebody else whispered, “Is there anybody there?” It got very still, the way it does when you’ve asked a thing and aren’t sure that you want an answer. Knock.',
					as: {
						clever: 'You have to be {trait}, to say so much with one knock.',
						quiet: 'It was the right sort of talk for somebody {trait}.',
					},
				},
				{
					say: 'Ask them to lift you, with two fingers each',
					outcome:
						'“Can you really lift people with two fingers?” asked {hero}. It was their best thing. They’d only had each other to practice on, and that’s no art. {They} lay down on the table. “Light as a feather,” they murmured, all eight, over and over, and slid two cold fingers in under {them}. “Light as a feather. Light as a feather.” {hero} felt {themself} get light. {They} went up like a tray, over the table and the turban, and came down on the other side without a bump. “It weighs something!” said Percy happily. “It really does! I felt it!”',
					later:
						'{hero} lay back, in the last row. “Light as a feather,” {they} murmured. “Light as a feather.” It’s hard to hear that and not put out two fingers. Somebody did, to see. “So it is,” he said. The next wanted to feel it for herself. They took up the murmur; it rolled forward over the rows; and in the middle of it, quite level, came {hero}.',
					as: {
						dreamy: 'It goes best with somebody {trait}. They’re half up already.',
						bold: 'You need to be {trait}, with sixteen cold fingers under you.',
					},
				},
				{
					say: 'Take a seat in the circle and answer all their questions',
					outcome:
						'“Ask me, then,” said {hero}, and took the empty chair. It was a long night. Were there still cats? Had it stopped raining, that time? Did anybody remember the song about the barge? {They} told them what {they} knew, and if {they} didn’t know, {they} said so. Madam Umbra wanted to hear about bread. Percy didn’t ask anything till it was late. “What’s it like?” he said. “I’d only just started.” {hero} thought for a good while. “You keep bumping into things,” {they} said, “and it hurts, and then there’s lunch.” He nodded. He came along with {them}, close behind, to see somebody bump into something.',
					later:
						'“I’m Percy,” said somebody thin, in the light of a lamp, where there was more lamp to be seen than Percy. “I know I’m nobody. But I asked {hero} about forty questions, and most people would say anything, to get away from me. For nineteen of them {they} said, ‘I don’t know.’” He grew a little clearer. “So I believe the other twenty-one.”',
					as: {
						honest: 'A {trait} person makes a good ghost story. There’s less in it, and it’s true.',
						kind: 'It was {trait}; {they} told them all the words of the song about the barge.',
					},
				},
			],
		},
		4: {
			meet: [
				'A table had been carried into the passage, and filled it. Eight ghosts were seated there, with their hands flat and their little fingers touching, in the light of one lantern turned low. “Is there anybody there?” intoned a lady in a turban. “I beg your pardon,” said {hero}. It was frightful; a colonel went through the paneling. “Hold the circle!” cried the lady, Madam Umbra. “Percy, come out. It spoke.” They met on Thursdays. For ninety years they had been at pains to establish contact with the living, and they had had until now, as they took down the minutes of it, nothing but one long vowel. “We believe that they mean well,” said Madam Umbra. There was a youth among them, as thin as steam, who had put the same question at [every|each] session. He did not ask for anyone great. He asked if there was a Mrs. Alfred Penny, who would be wanting to know whether he had had his scarf on.',
			],
			flies:
				'One was requested not to hover. There was enough of that on their own side, said Madam Umbra; it confused the results.',
			ways: [
				{
					say: 'Communicate in the accepted manner, by raps',
					outcome:
						'“It ought to knock,” said a voice, faint with hope. “It is usual.” {hero} bent the joint of a {hand} to the wood. The effect of it upon the company was such that {they} waited some time before {they} did the next. Were they at peace? One rap. Had they bodies still? And were these not, the colonel asked, from within the wall, a very great bother? One; and then, as {they} wished to be exact, a half. The pencil flew. In the intervals it was so still that one heard the lantern burn; for they had lived so long among themselves that there was nothing any of them could say which the others had not heard, and this was from outside. “It is fatigued,” said Percy at the end. They rose for it, all of them. They drew the table aside; and the colonel saluted, a little to the left of {hero}.',
					later:
						'It is done with the joint of the {hand}, and the art of it is not to do it again. {hero} rapped. They went on with it for a while, those who were shouting, with half an ear. {They} rapped. It came from among them, from under their own elbows. “Who is that?” it was said. Then no one said anything; and it went around, from eye to eye, the thing that one does ask in the end, when all the opinions have been given, and it has got late. One rap. You would have heard them hope that it was yes.',
					as: {
						clever: 'The {trait} are used to it, that they have one knock in which to be exact.',
						quiet: 'It suited {trait} {hero}: the pauses do nearly the whole of it.',
					},
				},
				{
					say: 'Offer yourself to be lifted, on two fingers from each',
					outcome:
						'“Is it so,” said {hero}, “that you can raise a person with two fingers?” There was a modest rustling. They could; they did it at the end of each evening, and each time it was one of their own number, who would have been up there in any case. {They} lay down among the candlesticks. The fingers were like sixteen small drafts. “Light as a feather,” it began, from all sides, in the voice in which families pray; it did not so much persuade as remind. {hero} thought of what there was about {them} that weighed anything. It went up with the rest. {They} crossed that table at the level of the lamp and came down on the far side, so gently that one could not have said when. “I felt it,” somebody whispered. They stood looking at their fingertips. “There is such a pull to them. You forget that.”',
					later:
						'{They} let {themself} fall back. “Light as a feather,” said {hero}; not loudly, rather as if {they} had just remembered it. The nearest put out a hand, since somebody was falling, and found to his surprise that two fingers did. “It is so,” he said. He was not believed, and had to let them try. It was taken up, and it was murmured; and there were by now a good many there who had come in carrying more than they could manage. They bore it along over them like a thing they had been told as children, and at the front they set it down.',
					as: {
						dreamy: 'It is no great feat, with the {trait}. One has merely to stop holding them down.',
						bold: 'It was {trait}, no doubt, to lie down for eight of them. One lies down for fewer.',
					},
				},
				{
					say: 'Take the empty chair, and be asked until they have done',
					outcome:
						'There was a ninth chair; it had been left, at every session, for whoever should come. {hero} sat down in it. They hardly knew how to begin. Had the rain let up? Was it still the custom to be embarrassed? Madam Umbra, with her turban askew, wished for nothing but to have bread gone into, from the crust inward. {They} answered as {they} could, and where {they} could not {they} said that {they} did not know, and it was minuted. It was growing late when the thin one got up. “There is a Mrs. Alfred Penny,” he began, as he began each Thursday. “I never met her,” said {hero}. “But I can say it for you, wherever there are people, if you come; you can never tell who is there.” He looked for his scarf. He had it on, it turned out, and had had it on the whole time.',
					later:
						'One could see the lamp through him. “I have been in the habit of asking,” said Percy, “and one gets so as to know an answer. They mostly come at once. They are mostly what one would like.” He had something wound about his neck, twice. “I asked {hero} a great many. The one to which I should have given anything for a yes, {they} did not know, and said so; it can’t have been easy, I was looking straight at {them}. So when {they} say that a thing is so I do not need to look.” He turned to the benches, as somebody does who has just thought that it might be as well. “I had my scarf on,” said Percy.',
					as: {
						honest: 'One does not send a {trait} person to console ghosts. It is, as it happens, what consoles them.',
						kind: 'It was {trait}. Toward the end {they} described a crust for the space of an hour.',
					},
				},
			],
		},
	},
};
