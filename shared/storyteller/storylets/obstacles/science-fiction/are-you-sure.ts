import type { Obstacle } from '../../format.ts';

export const areYouSure: Obstacle = {
	id: 'are-you-sure',
	alsoIn: ['space', 'robot', 'superhero', 'time-travel'],
	place: { the: 'the asking hatch', at: 'at the asking hatch', to: 'to the asking hatch', backdrop: 'space' },
	people: { quibble: { call: 'Quibble', a: 'a robot with two buttons', type: 'Robot', pronoun: 'he' } },
	props: ['button', 'door'],
	blocks: ['flies'],
	ways: [
		{ id: 'back', use: 'reach' },
		{ id: 'confirm', use: 'hear' },
		{ id: 'unsure', use: 'trust', cost: 'time', ally: 'quibble' },
	],
	levels: {
		1: {
			meet: 'The way went in at a round door. By it stood Quibble, a robot with two buttons, YES and NO. “Do you want to go in?” he asked. “Yes,” said {hero}. “Are you sure?” “Yes.” “Are you very sure?” It went on and on. “No one wants it enough,” said Quibble. “They all go home.”',
			flies: '“Can’t I fly?” asked {hero}. But the door went up to the roof.',
			ways: [
				{
					say: 'Ask Quibble if he is sure that it is shut',
					outcome:
						'“Is the door really shut?” asked {hero}. “Yes,” said Quibble. “Are you sure?” asked {hero}. He was not! So he opened it wide, just to see. “It was shut,” said Quibble. “But now it isn’t!” And everyone could go in.',
					later:
						'“Is that your place?” {hero} asked the people in front. “Are you sure?” They were not! So they went to look, and {hero} walked to the front.',
				},
				{
					say: 'Press both of the buttons at the same time',
					outcome:
						'{hero} pressed YES and NO, both at once. BEE-BOO! Now Quibble had no more to ask. The door went open, and it stayed open. “Oh, how still it is!” said Quibble. And he gave {hero} one of the buttons.',
					later:
						'{hero} pressed Quibble’s button. BEE-BOO! “What was that?” people said. And they hushed, and looked at it.',
				},
				{
					say: 'Tell him that you are not sure at all',
					outcome:
						'“I’m not sure at all,” said {hero}. “Nor am I!” said Quibble. “Once I didn’t ask, and the cat got out.” So they looked for it, here, and there, and everywhere! It was in a boot. Now Quibble could open the door for everyone. And he came along, with the cat.',
					later:
						'“People just say yes, yes,” said Quibble. “But {hero} said, ‘I’m not sure.’ That was true! So I trust {hero}.”',
				},
			],
		},
		2: {
			meet: 'An old starship lay across the way, and the road went right through it, in at one hatch and out at another. In front of the hatch stood Quibble, a robot with two buttons, YES and NO. “Do you want to go in?” he asked. “Yes,” said {hero}, and pressed it. “Are you sure?” “Yes.” “Are you sure that you’re sure?” [It went on like that.|And so on.] On the step sat a pilot who had said yes nine hundred times. “I forgot to ask, once,” said Quibble. “It was the admiral’s birthday, and out flew her cake, into space.”',
			flies: 'Whoever flew to the roof met Quibble’s cousin there. “Are you sure?” he asked.',
			ways: [
				{
					say: 'Ask Quibble a question, and then ask if he is sure',
					outcome:
						'“Is the hatch closed?” asked {hero}. “Yes,” said Quibble. “Are you sure?” He looked around at it. “Yes.” “Are you sure that you’re sure?” His lamp began to blink. There was only one way to find out, and that was to open it and see. “It was closed,” said Quibble. “Now it’s open. I’m sure of that!” And he left it so, and {hero} went through the ship and out, and so did the pilot.',
					later:
						'“Is this your place?” {hero} asked the man in front. “Yes,” he said. “Are you sure that you’re sure?” He was not so sure now. He went to have a look, and so did the next one. In the end the way was free.',
				},
				{
					say: 'Press the YES and the NO at the same time',
					outcome:
						'{hero} pressed the YES and the NO at once, so hard that the NO came off. Quibble opened his mouth. “Bee,” he said. “Boo.” He had a question for yes, and one for no, but none for both. So it was quiet, and the hatch went open by itself. You could see right through the ship, to the road on the other side. “That felt nice,” said Quibble, and left it open, and did not ask for his button.',
					later:
						'{hero} pressed the button that had come off Quibble. “Bee,” it said, and “Boo.” It sounded like a yes and a no in one. Nobody knew what to say to that. So nobody said anything.',
				},
				{
					say: 'Say that you are not sure, and ask about the cake',
					outcome:
						'“I’m not sure,” said {hero}. “Are you?” “No,” said Quibble at last. “I don’t even know if the admiral is still sad about the cake.” So he opened the hatch, and they went to ask her. She lived four decks up, and {hero} ran up all the stairs. It still took long. “The cake?” said the admiral. “I hate carrot cake!” Quibble’s lamp went green. He left the hatch open for everybody and came along, and asked nothing for a whole mile.',
					later:
						'“Everybody tells me that they’re sure,” said Quibble. “They say it very loud. {hero} was the first to say, ‘I’m not.’” His lamp was green. “So if {hero} says a thing for sure, I don’t have to ask again. And I like to ask.”',
				},
			],
		},
	},
};
