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
		3: {
			meet: [
				'The way led through Cat Alley, and nobody had told {hero} about the cats. There were nine of them in the alley, in two rows, and they were looking at a blue door as people look at a stage. “Stop breathing,” said the biggest, who was gray and had one ear. Her name was Duchess. “In there is Mr. Lund. He comes out with the fish. He is the kindest man in the city and also the shyest, and if he hears a footstep he goes back in and starts all over. [There has been a dance class next door.|It has been a bad day for footsteps.] He has had his hand on that doorknob for two hours.” The doorknob turned a little. Nine tails rose. Somewhere in the next street somebody sneezed, and it turned back.',
			],
			ways: [
				{
					say: 'Start a purr, and get the whole alley to take it up',
					outcome:
						'“You’re all so quiet,” whispered {hero}. “That’s the trouble. He can hear himself.” The cats had never looked at it like that. {hero} began, down in {their} throat, and Duchess came in on the left, and soon there were ten of them at it, like a mill. It filled the alley up to the gutters. In the middle of it, quite easily, the door came open. A man in slippers put down a basket of herring and looked at the sky. Duchess ate five, and said that she might as well see where {hero} was going.',
					later:
						'Duchess got up on the table, sat down on somebody’s notes, and purred. She had learned today what it was good for. It came up through the wood. People put a hand on the bench and left it there. You can shout down a speaker, but you can’t shout down a purr; there’s nothing to push against.',
				},
				{
					say: 'Go through the alley backward, as if you had already left',
					outcome:
						'Steps don’t frighten a shy person. Steps that come nearer do. {hero} turned around at the corner and walked in backward, pad, pad, pad, and with each one it sounded more as if somebody were leaving. The cats parted. Halfway along, there was the click of a door, and a smell of herring. “Goodbye,” said somebody, in a rusty voice. “Goodbye,” said {hero}. The fish was out. Nine cats ate, and the alley was open to feet again.',
					later:
						'No one makes room for somebody who wants in. {hero} turned around, as in Cat Alley, and came in backward. “Must be off,” {they} said, left and right. “Lovely to have seen you. Don’t get up.” People drew in their feet; they were quite glad; somebody held out a hat that belonged to somebody else. And so, saying goodbye to everyone, {hero} arrived.',
				},
				{
					say: 'Knock once, sit down on the step, and wait',
					outcome:
						'{hero} knocked. The cats shut their eyes in pain. Then {hero} sat down on the step, with {their} back against the blue door, and did nothing at all for a very long time. It was Mr. Lund who spoke first. “Are you still there?” he said, from somewhere near the keyhole. “Yes.” “Do you want anything?” “No,” said {hero}. “I wondered what your name was. Your first one.” You could hear him look for it. “Olaf,” he said. It had been nine years since anybody needed it. The door opened inward, and {hero} and ten herrings and nine cats fell in.',
					later:
						'The door opened by the width of a hand. Nine cats came in, and sat down in two rows. Then for a while there was only a doorknob, turning. “I’m Olaf,” said Mr. Lund. He was gray with fright. “I haven’t been outside for nine years, and there are so many of you. I’d not do it for somebody I wasn’t sure of.” That was all he could manage. It was plenty.',
				},
			],
		},
		4: {
			meet: [
				'The way led through an alley, and the alley was full of cats. There were nine of them, in two rows, with the way in between, all facing a blue door, and they were as quiet as people in a theater. “If you have feet,” said a gray one with one ear, “please don’t use them.” Her name was Duchess. Behind the blue door lived Mr. Lund, who gave them fish. He was the kindest man in the street, and he could not bear to be seen at it. If he heard one step he would let go of the handle, and it would take him hours to try again. He had been trying [for three hours|since breakfast]. “The neighbors keep their lamps out, so that he thinks there’s nobody home,” said Duchess. “The whole street has been like that for years.” The blue door shook a little. “He used to be afraid of only one or two things,” she added. “It’s all this consideration.”',
			],
			ways: [
				{
					say: 'Start to purr, until the whole alley purrs',
					outcome:
						'The alley was so quiet that a man could have heard himself blink. No wonder that he was afraid. “You’re all holding your breath at him,” {hero} told Duchess, and began to purr, as well as {they} could. It was thought to be in poor taste. Then a kitten joined in, and then the others let go, one by one, and soon it sounded like a mill that was busy with something else. Across the street somebody lit a lamp. And a man in slippers came out of the blue door with a basket, right in the middle of it, and nobody noticed him. He stood there and looked about. “I’ll come with you,” said Duchess afterward. “I always thought it was tact.”',
					later:
						'Duchess jumped onto the table, lay down in the middle, and purred. You could hardly call it a noise; it came through the furniture. People had all been talking, and this had nothing to say at all. It simply went on. One after another they closed their mouths, because they could feel it in the benches and wanted to feel it better. “Now,” said Duchess to {hero}. “Go on. They’ve stopped holding their breath at you.”',
				},
				{
					say: 'Walk through the alley backward, as if you were leaving',
					outcome:
						'What Mr. Lund was afraid of was people arriving. So {hero} turned around and walked into the alley backward. To an ear behind a door it sounded just like somebody leaving. The cats pulled in their tails. Halfway along there was a click. “Are you going?” asked a rusty voice, and it was almost sorry. “I’m afraid so,” said {hero}, without turning around. “Another time, perhaps.” “Oh, do come,” said Mr. Lund. He had a basket with him, and he had taken one step out of the door. It was the best conversation that he had had all week. The cats had their fish, and the alley was open again to anybody with feet.',
					later:
						'People want to know why you are coming in, but nobody asks why you are leaving. {hero} turned around, as {they} had in Cat Alley, and backed into the crowd. “I really must be off,” murmured {hero}, to the left and to the right. People made room; they pressed {hero}’s {hand}; it was too bad, they said, so soon. {hero} said goodbye to every row, all the way up, until there was nobody left to say goodbye to. {They} had arrived.',
				},
				{
					say: 'Knock once at the blue door, and sit down',
					outcome:
						'Nobody had ever knocked at the blue door; it would not have been considerate. {hero} knocked, once. A gasp went through the cats. Then {hero} sat down on the step and leaned against the wood. It was thin, and there was somebody’s back against it on the other side, so they were more or less sitting together. A very long time went by. {hero} thought of the way that was still to go, and did not get up. “I suppose you want something,” said the door. “I’d like to know your name,” said {hero}. “Your first name.” Mr. Lund had to look for it. “Olaf,” he said at last. “Olaf.” And he stood up and felt for the handle. Across the street all the lamps went on at once. They had been waiting for years.',
					later:
						'Nine cats came in and sat down on both sides of the door. Then there was nothing to see for as long as it takes a man to go away and come back. “My name is Olaf,” said Mr. Lund. He was holding on to the doorpost, and you could see from the last row how he shook. “{hero} asked me for it, and waited until I was ready. I’m afraid of all of you. I came here anyway, to say that {hero} is my friend.” That settled it.',
				},
			],
		},
	},
};
