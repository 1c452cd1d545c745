import type { Obstacle } from '../../format.ts';

export const whoSpeaksFirst: Obstacle = {
	id: 'who-speaks-first',
	alsoIn: ['arctic', 'jungle', 'desert', 'space', 'pirate', 'western', 'ghost'],
	place: { the: 'the blocked gate', at: 'at the blocked gate', to: 'to the blocked gate', backdrop: 'town' },
	people: {
		gorm: { call: 'Gorm', a: 'a bear who said nothing', type: 'Bear', pronoun: 'he' },
		mags: { call: 'Mags', a: 'an otter who said nothing', type: 'Otter', pronoun: 'she' },
	},
	props: ['gate', 'chest'],
	blocks: ['flies'],
	ways: [
		{ id: 'slate', use: 'reach' },
		{ id: 'silence', use: 'hear' },
		{ id: 'weigh', use: 'trust', ally: 'gorm' },
	],
	levels: {
		1: {
			meet: 'A big chest filled the gate. On it sat Gorm, a bear, and Mags, an otter. They did not say a word. Mags held up a slate. “We put it down to rest,” it said. “We both say: my end is heavy! Now the first who talks must carry it alone.”',
			flies: '“I could fly,” said {hero}. But there was a roof on the gate.',
			ways: [
				{
					say: 'Draw a sign that tells them to lift it',
					outcome:
						'On the slate {hero} drew the two with the chest, and a big arrow. They could carry it like that and not talk! So up went the chest, and out of the gate. And Mags gave {hero} the slate.',
					later:
						'{hero} drew a big arrow on Mags’s slate and held it up. All the people went where the arrow went, to one side. So {hero} went by.',
				},
				{
					say: 'Sit down with them and be quiet too',
					outcome:
						'{hero} sat down too, and did not say a word. What did {hero} want? Gorm and Mags did not know. At last they had to ask. “What is it?” they both said, as one. So no one was the first! They laughed, and off went the chest.',
					later:
						'{hero} got up on a box and did not say a word. Shh. “What is it?” the people all asked. And then they hushed, to hear.',
				},
				{
					say: 'Lift both ends to feel which is heavy',
					outcome:
						'“You both say your end is heavy,” said {hero}, and lifted this one. Then {hero} lifted that one. “They’re the same!” So Gorm took his end, and Mags took hers, and off it went. And then Gorm came along, to tell people.',
					later:
						'“Mags and I were so cross about that chest,” said Gorm. “{hero} lifted both ends, and told us the truth. You can trust {hero}.”',
				},
			],
		},
		2: {
			meet: 'In the gate stood a chest, and it filled the gate from side to side. On the left end sat Gorm, a bear. On the right end sat Mags, an otter. They said nothing at all. Mags held up a slate with chalk on it. [“We had a quarrel,” it said.|It said, “We had a quarrel.”] “Each of us says that the other has the light end. Whoever talks first must carry it home alone.” They had sat there for three days.',
			flies: '“I could fly,” said {hero}. Gorm only pointed. The gate had a roof.',
			ways: [
				{
					say: 'Ask for the slate, and draw what they should do',
					outcome:
						'{hero} held out a {hand} for the slate, and drew the chest, and two arrows that pointed up. Gorm and Mags looked at each other. To lift is not to talk! They stood up and heaved, with red faces and tight lips, and set it down beside the gate, and sat on it. The way was free, and {hero} went through it, slate and all.',
					later:
						'Nobody would have heard {hero}, so {hero} did not shout. {hero} drew a long arrow on the slate from the gate and held it up high. People saw it, and did what it said. Everybody moved over to the left.',
				},
				{
					say: 'Sit down in the middle and say nothing either',
					outcome:
						'{hero} sat down on the chest, right in the middle, and looked straight ahead. Gorm looked at {hero}. Mags looked at {hero}. Who was it? What was it about? A while went by, and they nearly burst. “What IS it?” they both cried. It was at the very same time! So nobody had lost, and nobody had won. They laughed till the lid shook, took one end each, and the gate was free.',
					later:
						'{hero} climbed on a chair and said nothing, as hard as possible. “What is it?” one of them asked. “What IS it?” asked ten. After that they all had to be quiet, or they would not have heard the answer.',
				},
				{
					say: 'Lift one end, then the other, and tell them',
					outcome:
						'{hero} took hold of Gorm’s end and lifted it. Then {they} lifted Mags’s end. “Well?” wrote Mags on the slate. “Yours is heavier,” said {hero}, “by about one boot.” Gorm hung his head. He had known it all the time. “I am sorry,” he said, out loud, and so he had lost. He carried the chest home alone, around the corner, and then he came along, to talk, after all that silence.',
					later:
						'“I had the light end,” said Gorm, “and I said it was the heavy one. {hero} lifted both of them before saying a word. And then {hero} said it to my face, though I am a bear.” That was worth listening to.',
				},
			],
		},
		3: {
			meet: 'The road went through a gate, wide enough for a cart, and the gate was shut off by a chest. It was as long as a bed, with iron corners. On the left-hand end sat a bear, and on the right-hand end sat an otter, back to back, with their arms folded. {hero} wished them a good day. Neither moved. Then the otter wrote something on a slate and held it over her shoulder. “We are movers,” it said. “He is Gorm. I am Mags. We put it down [to argue|so as to argue] about who has the heavy end.” She wiped it and wrote again. “Whoever talks first carries it alone.” That had been on Monday of last week. In the meantime nobody’s things had been moved, and on both sides of the gate people had begun to sleep on their sofas in the road. One sofa stood in front of the little side door, since yesterday, with an aunt on it.',
			flies:
				'{hero} looked up, and Mags wrote at once. “Please don’t. One of us would say ‘Oh!’ It wouldn’t be fair, and we’d have to begin again.”',
			ways: [
				{
					say: 'Borrow the slate and tell them what to do in pictures',
					outcome:
						'If nobody may talk, you have to draw. {hero} took the slate and made a picture of a chest, with a bear at one end, an otter at the other, and a big arrow pointing up and over to the grass. Gorm studied it. It was work, and it was silent, and in ten days they had missed it more than they would have said, if they had been saying things. They spat in their paws. The chest rose, level as a pond, and came to rest beside the road, and they sat down on it again with great satisfaction. The gate was free, and {hero} went through it, still holding the slate.',
					later:
						'There are things that are easier to write than to ask. {hero} chalked an arrow on Mags’s slate, and underneath it PLEASE LIFT, and held it up over the crowd. Whoever reads that on a slate looks for the other end. Four of them bent down and lifted. It was {hero} that they had hold of, and {hero} was passed on to the front.',
				},
				{
					say: 'Sit down between them, and keep silent better than they do',
					outcome:
						'{hero} sat down in the middle of the lid, folded {their} {hands}, and looked straight ahead, like a person who has come about something important and is in no hurry. Mags wrote, “Yes?” on the slate. {hero} smiled at it kindly. Gorm’s ear turned around. The first minute was hard. In the tenth {hero} sighed, just once, as if it had been decided. “WHAT?” roared Gorm and Mags, both together. There was an awful silence. They went through it again in their heads; it had been at the same time, to the letter. “Then it’s a draw,” said Mags. Her voice was quite rusty. They took one end each and argued all the way up the road, and could not get enough of it.',
					later:
						'{hero} climbed up where everybody could see, folded {their} {hands}, and didn’t say a thing. It was the silence from the lid of the chest, as if it had all been decided. The first row noticed. “What is it?” they asked, and then, when there was no answer, “Hush, will you?” to those behind. {hero} sighed, just once. You could have heard chalk.',
				},
				{
					say: 'Lift the one end and then the other, and say how it is',
					outcome:
						'“Has anyone lifted both?” asked {hero}. Nobody had. So {hero} lifted the left end, and went around, and lifted the right. {They} did it three times, and told Gorm and Mags. “It’s Mags who has the heavy one, by about as much as a good breakfast.” Gorm had gone dark red under his fur. He’d felt it at the first bend, and had said, “Mine’s the heavy one,” quickly, before she could. “It’s true,” he said, aloud, and by that he had lost. He put the whole chest on his back. When he had delivered it, he came after {hero}, breathing hard.',
					later:
						'“I’m a mover,” said Gorm. “I told my own partner a lie about what her end weighed, and then I sat on it for ten days. {hero} lifted both ends, three times each, before {they} said a word. And then it was I who got the bad news, and I’m the bigger one.” He looked around the room. “First {they} lifted it. Then {they} said it.”',
				},
			],
		},
		4: {
			meet: 'A chest had been set down in an archway across the road, and it fitted like a cork. On one end of it sat a bear, and on the other end an otter, back to back, with their eyes on opposite walls. When {hero} asked if {they} might pass, neither of them seemed to have heard. Then the otter wrote something on a slate, without turning around, and held it up. It was a neat hand. “Gorm & Mags, Removals. We have put this down to settle which of us has had the heavy end. Not just today. Ever. Whoever speaks first has lost, and carries it alone.” That was eleven days ago, and since then everyone had gone around by the hills. [They had started the firm together, straight from school.|They had been partners since they left school.] In all those years they had said “left a bit” and “mind the lamp” to each other some forty times a day, and each of them had taken it for conversation. Mags wiped the slate. “He used to whistle,” she wrote, very small, and wiped that out as well.',
			flies:
				'{hero} looked up, and Mags wrote at once. “Please don’t fly. One of us would say ‘Oh,’ and then we should have to begin all over again.”',
			ways: [
				{
					say: 'Take the slate, and give the order as a picture',
					outcome:
						'An order can be given without a sound, if it is one that both of them want to hear. {hero} reached for the slate and drew it: the chest, the bear, the otter, and an arrow that went up and over to the grass. They looked at it for rather a long time. Nobody had asked them to lift anything for eleven days, and it is a terrible thing to be good at something and to sit on it. Gorm and Mags got up. They did not count; they had not needed to for years. The chest left the ground as if it had thought of it by itself, and settled beside the road. For a moment, while they held it, Gorm was almost whistling. Then they sat down on it again, and the archway was free. Mags pushed the slate after {hero} with one foot.',
					later:
						'{hero} did not even try to shout. {They} wrote on Mags’s slate, in large letters, LIFT HERE, with an arrow pointing down at {themself}, and held it over {their} head. People have strong opinions about those who push. They have none about freight. Somebody took a corner, out of habit, and somebody else said “To you,” and “Mind the lamp,” and it turned out that there was a whole crew of strangers in the room who had only been waiting to carry something together. They set {hero} down in front, right way up.',
				},
				{
					say: 'Take a seat between them, and outdo them in silence',
					outcome:
						'There are different ways of not talking. Gorm and Mags each did it against somebody. {hero} sat down between them on the lid and did it the other way, like a person who knows something nice and can wait. It was unbearable. After ten minutes Mags had dropped her chalk twice. After twenty, {hero} smiled at the wall. “WHAT?” they both shouted, and turned around. It had come out of them at the same instant, and so they were face to face, at a distance of about a foot, for the first time since they had put the thing down. “You’ve got thin,” said Gorm. “You talk,” said Mags. They picked up the chest, since nobody had lost. They could be heard as far as the corner, saying “left a bit” in voices that shook.',
					later:
						'{hero} got up on a bench and was silent. It has to be the right sort. If you look as though you want to be heard, people will only shout louder; {hero} looked just as on the chest, like somebody who has heard already, and knows, and can wait. It went through the front rows like a draft. “What does {hero} know?” they whispered. “Be quiet, then, and perhaps we’ll be told.” In a room where everybody had wanted to speak there was suddenly nobody who did.',
				},
				{
					say: 'Lift both of the ends, and tell them the result',
					outcome:
						'“You have each had one end,” said {hero}. “I’ll try both.” It seems simple. But in all those years it had not occurred to either of them, since each had known. {hero} lifted the left end, and the right, and then the left again to be sure. “The right is heavier,” {they} said. “Mags has it. I think she usually has; you walk in front.” Nobody said anything. Gorm looked down at his paws, which were very large. On stairs the one behind has all of it. He had always gone first, to hold the doors for her. “I thought I was being polite,” he said. That was speaking, and so he had lost, and he took the chest on his back without another word. Mags walked in front, and held the doors. When it was delivered he came after {hero}, whistling to see if he still could.',
					later:
						'“I walked in front for twenty years,” said Gorm, “and never asked what it was like behind me. I’d have sworn to you that I had the heavy end. I did swear it. I sat on it for eleven days.” He held up his paws, as if there were something in them. “{hero} lifted both before {they} said anything. It went against the bigger one of us, and {they} told him so while {they was} standing underneath him. So if {hero} tells you which end is the heavy one, I’d believe it.”',
				},
			],
		},
	},
};
