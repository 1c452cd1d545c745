import type { Obstacle } from '../../format.ts';

export const nobodyInTheDoor: Obstacle = {
	id: 'nobody-in-the-door',
	alsoIn: ['fantasy', 'ghost', 'royal', 'fairy-tale'],
	place: { the: 'the empty doorway', at: 'in the empty doorway', to: 'to the empty doorway', backdrop: 'hall' },
	people: { tib: { call: 'Tib', a: 'a boy whom no one could see', type: 'Child', pronoun: 'he' } },
	props: ['door', 'potion'],
	blocks: ['flies'],
	ways: [
		{ id: 'poke', use: 'reach' },
		{ id: 'bell', use: 'hear' },
		{ id: 'flour', use: 'trust', ally: 'tib' },
	],
	levels: {
		1: {
			meet: 'A door was open, and no one was in it. So {hero} went in. Bump! “Ouch,” said a voice. It was Tib, a boy, and no one could see him! “I drank a potion,” he said. “Now no one says hello to me. So I stand in the door. Then they have to bump me.”',
			flies: '{hero} tried it higher up. Bump! Tib had his arms up too.',
			ways: [
				{
					say: 'Ask Tib for the trick with the finger',
					outcome:
						'“What trick can you do with a finger no one sees?” asked {hero}. “I can poke!” said Tib. Poke! {hero} hopped, right in at the door. “Show me how!” said {hero}. It was such fun that Tib went to find more to poke. So the door was free.',
					later:
						'Poke, went {hero}, like Tib, and a man hopped. Poke, and a lady hopped. “Who was that?” they said. And {hero} was by.',
				},
				{
					say: 'Ask Tib for his bell',
					outcome:
						'“You need a bell,” said {hero}. “Then they can hear you.” Tib had two bells, and no one could see them. Ding! “Hello!” said a man. “Hello to me!” cried Tib. He gave {hero} one bell, and ran off to ding. So the door was free.',
					later:
						'{hero} had Tib’s bell, that no one can see. Ding! Ding! “Where is it?” said the people. And they hushed, to find it.',
				},
				{
					say: 'Throw flour, so that Tib can be seen',
					outcome:
						'{hero} got some flour. Puff! There was a nose. Puff! There was a boy, as white as bread. “Hello, Tib,” said {hero}. “You see me!” cried Tib. Now he did not have to stand in the door. He was so happy that he came along, to be seen by everyone.',
					later: '“No one saw me, and no one asked,” said Tib. “But {hero} did, and helped me. {hero} is my friend.”',
				},
			],
		},
		2: {
			meet: [
				'The way went in at a door. It stood wide open, and there was nobody in it. {hero} walked through. Bump! “Ouch,” said nobody. Halfway up in the air hung a bun with a bite out of it. “I’m Tib,” it said. “I drank the potion on the top shelf, [the one with the cork|the blue one]. Now nobody can see me, and nobody says hello. So I stand in doorways. At least they say ouch to me.” The bun got smaller. “You may not go by till I have had twenty.”',
			],
			flies: '“What if I fly?” asked {hero}. “I’ve got a broom up here as well,” said Tib. “Bats say ouch too.”',
			ways: [
				{
					say: 'Learn to poke like somebody who is not there',
					outcome:
						'“Ouch is sad,” said {hero}. “What’s the best thing about it?” Tib thought. “Poking,” he said. “You do it here, under the ribs, and look at the ceiling.” He showed how, and {hero} jumped straight through the door. “I never thought of doing it to be nice,” said Tib. “It moves people on!” And he stood beside the door, and poked everyone through.',
					later:
						'{hero} looked at the ceiling, and poked. The man in front hopped aside and turned around, and nobody had done it. Poke! A lady hopped. Poke! So it went, hop by hop, up to the front, and {hero} only looked at the lamps.',
				},
				{
					say: 'Think of a bell, so that people know where Tib is',
					outcome:
						'“Cows have bells,” said {hero}. “Then people know where they are.” In the potion room there were two. Tib dipped them in the dregs, and they went out like candles. But they rang! Ding! “Hello, Tib,” said a teacher who came by. Tib ran after her with one, to be greeted again, and the door was free. {hero} went in with the other.',
					later:
						'{hero} held up the second of Tib’s bells, and there was nothing to be seen. Ding! said the nothing, high and clear. Everyone looked. Ding! There is nothing so quiet as two hundred people looking for a bell.',
				},
				{
					say: 'Throw flour at him and see who he is',
					outcome:
						'{hero} fetched a bag of flour, asked first, and threw. Puff! Out of the cloud came a boy, all white, with ears that stuck out, and a very big smile. “Hello, Tib,” said {hero}. “There you are.” Nobody had said that for a week. He ran to look in a mirror, and then he came along, and left white footprints.',
					later:
						'A boy with flour all over him stepped up, and it snowed a little. “When you’re not to be seen,” said Tib, “you see who looks. They all walked into me. {hero} asked first, and then threw the flour.” He sneezed. “I’d believe {hero}.”',
				},
			],
		},
	},
};
