import type { Obstacle } from '../../format.ts';

export const princeAmongFrogs: Obstacle = {
	id: 'prince-among-frogs',
	alsoIn: ['dragon', 'fantasy', 'forest', 'royal', 'unicorn', 'magical-school'],
	place: { the: 'the lily ford', at: 'at the lily ford', to: 'to the lily ford', backdrop: 'swamp' },
	people: { ribold: { call: 'Ribold', a: 'a frog with a tin crown', type: 'Frog', pronoun: 'he' } },
	props: ['crown'],
	blocks: ['flies', 'swims'],
	ways: [
		{ id: 'leap', use: 'reach' },
		{ id: 'bow', use: 'hear' },
		{ id: 'word', use: 'trust', ally: 'ribold' },
	],
	levels: {
		1: {
			meet: 'Ten stones went over the deep pond. You could hop from one to the next. But on the first one sat Ribold, a frog in a tin crown. “A fairy said that I am a prince,” he said. “So I sit here till I get big. And no one can hop over a prince.”',
			flies: '“I could fly,” said {hero}. “If you fly over my head,” said Ribold, “then I’m just a frog.”',
			swims: '“I could swim,” said {hero}. “If you swim by me,” said Ribold, “then I’m just a frog.”',
			ways: [
				{
					say: 'Play leapfrog with Ribold',
					outcome:
						'“Do you know leapfrog?” asked {hero}. “You’re a frog!” So {hero} hopped over Ribold. Hop! Then Ribold hopped over {hero}. Hop! So they went, up to the other side. It was such fun! And now all ten stones were free to hop on.',
					later:
						'“Bend down, please!” said {hero}. So the people did. And hop, and hop, {hero} went over their backs, as in leapfrog.',
				},
				{
					say: 'Bow down low before the prince',
					outcome:
						'“Bow to the prince!” called {hero}. So the ducks all bowed, and the newts, and a cow. Ribold was so happy! “That’s all I wanted,” he said. So he let everyone by, and gave {hero} the tin crown.',
					later:
						'{hero} held up the tin crown. “Bow to the prince!” {hero} called. So everyone bowed, and when you bow, you hush.',
				},
				{
					say: 'Ask what the fairy really said',
					outcome:
						'“What did the fairy really say?” asked {hero}. “You’re a prince among frogs,” said Ribold. “Then you’re a frog,” said {hero}, “but the best one.” “Oh! So I am big now!” said Ribold. So everyone could hop over, and he came along, to be big.',
					later: '“I’m not a prince,” said Ribold. “{hero} told me so, and didn’t laugh. What {hero} says is true.”',
				},
			],
		},
		2: {
			meet: [
				'There was a row of stones in the pond, to cross by. On the first sat a frog in a crown that had been a tin. “I am Ribold,” he said. “I am a prince. A fairy told me last spring. I’m just [waiting to change|waiting for it to start].” He had been kissed forty times, by all kinds of people who had wanted to cross. Nothing had happened. He had only got more and more polite. “A prince mustn’t be stepped over,” said Ribold. “It might stop it.”',
			],
			flies: '“I could fly,” said {hero}. “A prince isn’t flown over,” said Ribold. “Except by his own flag.”',
			swims: '“I could swim,” said {hero}. “A moat goes around a prince,” said Ribold. “People don’t.”',
			ways: [
				{
					say: 'Ask the prince for a game of leapfrog',
					outcome:
						'“I won’t step over you,” said {hero}. “I’ll leap over you. That’s a sport.” Princes are allowed sport. So {hero} leaped over Ribold, and Ribold leaped over {hero}. They went from stone to stone like that, up to the other bank. “I win!” said Ribold, who had quite forgotten his stone. Now it was free for everybody.',
					later:
						'“It’s a sport,” said {hero}, and asked the back row to bend down. They were so surprised that they did. Hop! Then the next row bent down to see. {hero} went over all of them, with a “pardon me” each time.',
				},
				{
					say: 'Bow, and have the whole pond bow as well',
					outcome:
						'“Where is your court?” asked {hero}. There was none. So {hero} fetched nine ducks and a newt. “Bow!” called {hero}. They all bowed, with their noses in the water, and it was perfectly still. Ribold shut his eyes. His crown slid off, into {hero}’s {hand}, and he did not mind. Then he moved over, for everybody.',
					later:
						'{hero} held up Ribold’s tin crown. “Bow!” called {hero}, in a voice for courts. Your back does it before you can ask why. Everybody looked at their own toes, and there is nothing to say to toes.',
					as: {
						careful: '{hero} even got the newt straight.',
					},
				},
				{
					say: 'Ask Ribold for the fairy’s very words',
					outcome:
						'“What did she say exactly?” asked {hero}. Ribold shut his eyes. “She said, ‘You are a prince among frogs.’” “Oh,” said {hero}. “But that’s what people say about a frog. If he is the nicest one they know.” It was quiet. A bubble came up. “The nicest?” said Ribold. “She never told me it was that good!” He threw away the crown and came along, to be nice to more people.',
					later:
						'“So many people kissed me,” said Ribold. “They all said it would be any minute now. {hero} told me I was a frog.” He puffed himself up. “It’s the best thing that anybody ever told me, and it was true.”',
				},
			],
		},
	},
};
