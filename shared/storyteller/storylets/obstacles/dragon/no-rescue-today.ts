import type { Obstacle } from '../../format.ts';

export const noRescueToday: Obstacle = {
	id: 'no-rescue-today',
	alsoIn: ['royal', 'fairy-tale', 'fantasy', 'unicorn', 'magical-school'],
	place: { the: 'the dragon tower', at: 'at the dragon tower', to: 'to the dragon tower', backdrop: 'castle' },
	people: { bea: { call: 'Princess Bea', a: 'a princess with a teapot', type: 'Princess', pronoun: 'she' } },
	props: ['gate', 'pot', 'basket'],
	blocks: ['flies'],
	ways: [
		{ id: 'carried-off', use: 'reach' },
		{ id: 'help', use: 'hear' },
		{ id: 'asked', use: 'trust', ally: 'bea' },
	],
	levels: {
		1: {
			meet: 'The road went through a gate in a tower. “Halt!” said Princess Bea, with a teapot in her hand. “Do you want to save me from my dragon? All who come want to! They bang on the gate, and our tea gets cold. But I like it here! He takes me up in his big basket. So I let no one in.”',
			flies: '“What if I fly?” asked {hero}. “The last one flew in,” said Princess Bea. “He landed in the tea.”',
			ways: [
				{
					say: 'Ask to be carried off in the basket',
					outcome:
						'“Can your dragon carry me off?” asked {hero}. “That’s new!” said Princess Bea. So out came two claws with a basket. Whoosh! Up and over the tower! “That’s fun,” said the dragon. “I’ll do it for all who come.” He had two baskets, so {hero} could keep one.',
					later:
						'{hero} sat down in the basket. “Who will carry me?” {hero} called. So the people took it and passed it on, up to the front.',
				},
				{
					say: 'Ask her how she calls for help',
					outcome:
						'“How do you call for help?” asked {hero}. “I do it so well!” said Princess Bea. “HELP!” The birds fell off the roof. So {hero} did it too, and they laughed. “You don’t want to save me,” she said. “You’re fun! So everyone may come in.”',
					later:
						'{hero} called it like Princess Bea. “HELP!” Everyone stopped and looked, and it was as still as can be.',
				},
				{
					say: 'Ask if she wants to be saved',
					outcome:
						'“Do you want to be saved?” asked {hero}. “No, thank you,” said Princess Bea. “Good,” said {hero}. “Then may I have some tea?” No one had ever asked her that! So they had tea. Then she opened the gate for everyone, and she came along, with the tea.',
					later:
						'“People came to save me, and didn’t ask me,” said Princess Bea. “But {hero} did. {hero} wants to know the truth.”',
				},
			],
		},
		2: {
			meet: [
				'The road went through the yard of a tower, and the gate was shut. There was a sign: NO RESCUE TODAY. “That means you,” said Princess Bea, and looked out with a teapot in her hand. “I was carried off by a dragon two years ago. It’s lovely here. But each day somebody comes to save me. They shout, [they poke at him|and poke him] with a stick, and the cakes go flat. I let nobody in any more. My dragon’s under the bed, poor thing, all of him.”',
			],
			flies: '“What if I fly?” asked {hero}. “There’s a net,” said Princess Bea. “For princes on eagles.”',
			ways: [
				{
					say: 'Ask the dragon to carry you off as well',
					outcome:
						'“I don’t want to save anyone,” said {hero}. “I’d like to be carried off.” There was a scuffling under the bed. Nobody had ever asked. Two claws came out at the window, with a laundry basket. {hero} sat down in it, said “Oh no, oh no,” to be polite, and whoosh! It was once around the tower, and down on the far side. “Who’s next?” growled the dragon. He carried off everybody who came, each in a new basket, and {hero} went on with the first.',
					later:
						'{hero} sat down in the dragon’s basket. “Oh no!” cried {hero}. “I’m being carried off!” The people nearest were ashamed that nobody was doing it, and took hold of the handles. The basket went from hand to hand, over all the heads, and everybody asked if it was comfortable.',
				},
				{
					say: 'Learn the scream that Princess Bea never uses',
					outcome:
						'“Can you scream?” asked {hero}. “I had lessons,” said Princess Bea. “I’m top of the class. I’ve had no chance to use it.” She put down the pot, looked for somewhere to faint, and let go. “HEEEELP!” In the village they shut the windows. Then she taught {hero}: you think of a mouse, and open your mouth sideways. She opened the gate to everybody, for she felt so well now.',
					later:
						'{hero} thought of a mouse. “HEEEELP!” It was a royal one. Everybody stood as if painted. They looked for who it was, and who would go first.',
				},
				{
					say: 'Ask Princess Bea whether she wishes to be rescued at all',
					outcome:
						'“Would you like to be rescued?” asked {hero}. She nearly dropped the teapot. “No,” she said. “Thank you for asking.” “Then could I just go through?” “You could have tea first,” said Princess Bea. The dragon came out from under the bed for it. He took four sugars. She left the gate open and came along. She thought that she would tell people herself, for once.',
					later:
						'“Two hundred and six persons have saved me,” said Princess Bea, “or tried. I had to hit one with a pan. They never asked me a thing! {hero} asked.” She poured somebody a cup. “If {hero} tells you something, {hero} found it out first.”',
				},
			],
		},
	},
};
