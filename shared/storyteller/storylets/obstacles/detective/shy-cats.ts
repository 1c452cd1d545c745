import type { Obstacle } from '../../format.ts';

export const shyCats: Obstacle = {
	id: 'shy-cats',
	alsoIn: ['cooking', 'mystery', 'superhero', 'circus', 'musical', 'sports', 'historical', 'ghost', 'pirate'],
	place: { the: 'Cat Alley', at: 'in Cat Alley', to: 'to Cat Alley', backdrop: 'city' },
	people: { duchess: { call: 'Duchess', a: 'a gray cat with one ear', type: 'Cat', pronoun: 'she' } },
	props: ['door', 'basket'],
	blocks: [],
	ways: [
		{ id: 'purr', use: 'hear', ally: 'duchess' },
		{ id: 'backward', use: 'reach' },
		{ id: 'knock', use: 'trust', cost: 'time' },
	],
	levels: {
		1: {
			meet: 'The alley was full of cats, from wall to wall. They all looked at one door. “Shh,” said Duchess, a gray cat. “Mr. Lund is in there, and he has our fish. But he is so shy! If he hears a step, he won’t come out. So no one may go by.”',
			ways: [
				{
					say: 'Purr with the cats',
					outcome:
						'Purr, went {hero}, because that is not a step. So all the cats did it too. Purr, purr, like a big soft drum! How nice that was! Mr. Lund was not scared now. Out he came with the fish. So now everyone could go by. And Duchess came along, with a bit of fish.',
					later:
						'Duchess sat down in front of all the people. Purr, she went. Purr, purr! You can’t shout at a purr, so they hushed.',
				},
				{
					say: 'Go by with your back to the door',
					outcome:
						'{hero} went by backward. Pad, pad, pad. “Oh, good,” said Mr. Lund, behind the door. “That one doesn’t look at me.” So he came out with the fish, and the cats ran to it. And then everyone could go by.',
					later:
						'{hero} went in backward. Everyone thought that {hero} wanted to go out. So they made way, and {hero} was in.',
				},
				{
					say: 'Knock, and ask his name',
					outcome:
						'Knock, knock! {hero} sat down and waited a long, long time. “Who is it?” said Mr. Lund. “{hero}. Who are you?” “Olaf,” he said. “No one ever asked me that!” He was so glad that he let all the cats in. So now everyone could go by.',
					later:
						'In came the cats, and one man. “I’m shy,” said Mr. Lund. “People call, ‘Come out!’ Just {hero} asked my name, and waited.”',
				},
			],
		},
		2: {
			meet: [
				'The alley was full of cats. There were nine, and they all stared at the same blue door. “Not one step,” said Duchess, a gray cat with one ear. “That is where Mr. Lund lives. Every day he puts out [the|our] fish. He is so shy that if he hears a step he shuts the door, and then we get nothing until tomorrow. He has been trying to come out for hours.”',
			],
			ways: [
				{
					say: 'Purr along with all nine cats',
					outcome:
						'Shy people do not like it quiet, thought {hero}, for then everyone can hear them. So {hero} began to purr. Nine cats joined in. It sounded like a very slow train. Under all that noise the blue door opened, and there was the fish. Now anybody could go by. “Clever,” said Duchess, with her mouth full, and came along, in case {hero} knew more tricks.',
					later:
						'Duchess jumped up on the table and began to purr. It was a purr for nine. It went through the floor and up everybody’s legs, and no one could keep on shouting with a purr inside.',
				},
				{
					say: 'Walk past backward, without looking at the door',
					outcome:
						'If somebody is shy, you must not look. {hero} turned around and went down the alley backward, humming. There was a click, and then a plate. “I thought you were somebody leaving,” said a small voice. “I was,” said {hero}. And as the fish was out, everybody could walk there again.',
					later:
						'Nobody lets you in. But they all let you out. {hero} turned around, and went backward, and said goodbye to everyone. “Goodbye, goodbye!” they said, and made room, till {hero} was all the way in front.',
				},
				{
					say: 'Knock on the door and wait to be let in',
					outcome:
						'{hero} knocked once, and sat down on the step. Nothing happened, and it went on for a good while. The cats groaned. At last a voice asked, through the keyhole, “What do you want?” “Nothing,” said {hero}. “I only wondered what you are called.” There was a long silence. “Olaf,” said the voice. And the door opened, and the fish came out, and everybody could go by.',
					later:
						'The door opened a crack, and nobody came in. Then a plate of fish came in, and after that a very shy man. “I am Olaf Lund,” he whispered. “I have not been out in nine years. I came because of {hero}.” And he went red, and sat down. It was enough.',
				},
			],
		},
	},
};
