import type { Obstacle } from '../../format.ts';

export const footprints: Obstacle = {
	id: 'footprints',
	alsoIn: ['robot', 'science-fiction', 'time-travel', 'superhero', 'sports'],
	place: { the: 'the shiny deck', at: 'on the shiny deck', to: 'to the shiny deck', backdrop: 'ship' },
	people: { swab: { call: 'Swab', a: 'a robot with a mop', type: 'Robot', pronoun: 'he' } },
	props: ['pot', 'rope'],
	blocks: ['flies'],
	ways: [
		{ id: 'slide', use: 'reach' },
		{ id: 'squeak', use: 'hear' },
		{ id: 'backward', use: 'trust', cost: 'time', ally: 'swab' },
	],
	levels: {
		1: {
			meet: 'The way went over a floor. It was wet and clean. “No one steps on it till it’s done!” said Swab. He was a robot with a mop. He mopped and mopped. Then he looked back. “Oh no, a footprint! Who was that?” But it was his own, each time, and so he began again.',
			flies: '“What if I fly?” asked {hero}. “You might drip,” said Swab. “Flying things do.”',
			ways: [
				{
					say: 'Slide over the wet floor',
					outcome:
						'{hero} took a run, and slid. Wheee! And there was not one footprint on the floor. “That’s it!” said Swab. “If you slide, you can all go over.” And he gave {hero} a bit of soap.',
					later: '{hero} put down Swab’s soap, took a run, and slid. Wheee! By everybody went {hero}, up to the front.',
				},
				{
					say: 'Rub the floor till it squeaks',
					outcome:
						'{hero} took a cloth and rubbed the floor. Squeak! “If it squeaks, it’s clean,” {hero} said. “So you can stop.” “I can stop?” said Swab. “Then step on it, all of you!” And he gave {hero} the cloth.',
					later: '{hero} rubbed the table with Swab’s cloth. SQUEEEAK! Everybody said “Ow!” And then it was still.',
				},
				{
					say: 'Mop back to front with Swab',
					outcome:
						'“Those are your own feet,” said {hero}. “Pull the mop along behind you!” So they mopped back to front. It took a long, long time! But there was not one footprint. “Now it’s done,” said Swab. “So you can all step on it.” And he came along, on clean feet.',
					later:
						'“I was so mad, and it was me!” said Swab. “{hero} told me so, and didn’t laugh. {hero} tells the truth.”',
				},
			],
		},
		2: {
			meet: [
				'The way went through a long hall. A rope was stretched across the floor, with a sign: WET. Behind it was Swab, a robot, with a mop and a pot of suds. He mopped up to the rope, turned around, and saw footprints. “Again!” cried Swab. “As soon as I’m done, [someone walks on it|there’s been someone]! I’ll catch him. Nobody walks here till I do!” He rolled up the footprints with his mop, all the way back. The new ones came along behind him. They were just his size.',
			],
			flies: '“What if I fly?” asked {hero}. “Perhaps he flies, too,” said Swab. “He never makes a sound.”',
			ways: [
				{
					say: 'Take a run and slide across on the suds',
					outcome:
						'You make no footprints if you do not step. {hero} took a run, jumped on a cake of Swab’s soap, and went right across the floor with a wave of suds. “Not one print!” said Swab. “From now on everyone is to slide.”',
					later:
						'{hero} put down Swab’s soap by the wall, took a run, and jumped on it. It went the length of the room, with a small bow wave. People turned, when {hero} had gone by, and asked each other what it was.',
				},
				{
					say: 'Polish one spot until it squeaks',
					outcome:
						'“How do you know when it’s clean?” asked {hero}. Swab did not. No one had told him. So {hero} took a rag and rubbed one spot, around and around, until it squeaked so that you felt it in your teeth. “That’s clean,” said {hero}. “When it squeaks you may stop.” “I may stop?” said Swab. He stopped, and took down the rope for everybody. {hero} went over first, and let the rag squeak all the way.',
					later:
						'{hero} took Swab’s rag and rubbed the tabletop. EEEEK! Everyone’s shoulders went up to their ears. EEEEK! They would have done anything to make it stop, so they were quiet.',
				},
				{
					say: 'Mop backward beside Swab up to the door',
					outcome:
						'{hero} had seen whose footprints they were. “Let’s go backward today,” said {hero}, “and let the mop come last.” It took longer than forward. By the door Swab looked up. The floor lay there like a lake. “He didn’t come,” whispered Swab. Then he looked at his own feet for a while. “Oh,” he said. “Thank you for not saying it.” He took down the rope and came along, on tiptoe.',
					later:
						'Swab wiped a place for himself in the middle of the room. “{hero} saw who made the footprints,” he said. “It was me. {hero} could have said so, and laughed. {hero} mopped.” His lamp blinked. “I’d trust {hero} with a carpet.”',
				},
			],
		},
	},
};
