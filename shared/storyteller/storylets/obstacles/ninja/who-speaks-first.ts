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
	},
};
