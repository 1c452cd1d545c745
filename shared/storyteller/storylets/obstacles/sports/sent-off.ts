import type { Obstacle } from '../../format.ts';

export const sentOff: Obstacle = {
	id: 'sent-off',
	alsoIn: ['robot', 'superhero', 'adventure', 'circus', 'detective', 'mystery', 'time-travel', 'cooking', 'musical'],
	place: { the: 'the playing field', at: 'at the playing field', to: 'to the playing field', backdrop: 'arena' },
	people: { plover: { call: 'Mr. Plover', a: 'a flamingo with a red card', type: 'Flamingo', pronoun: 'he' } },
	props: ['ball', 'whistle'],
	blocks: ['flies'],
	ways: [
		{ id: 'card', use: 'hear' },
		{ id: 'mine', use: 'reach' },
		{ id: 'sorry', use: 'trust', ally: 'plover' },
	],
	levels: {
		3: {
			meet: [
				'Between the river and the railway the road crossed a playing field, and the field was full of players who weren’t playing. Some lay on the grass; a goalkeeper was knitting; and the ball sat in the daisies by itself. On the other side of the white line, under a tree, stood a flamingo with a whistle, as red as the card in his hand. “They can’t go on, and they can’t stop,” said Mr. Plover. “Not without the referee. And I’ve been sent off.” “Who by?” asked {hero}. “Me,” said Mr. Plover. He’d got his legs crossed in the second half, [and the center forward had gone|so that the center forward went] right over them. A trip’s a trip. “I had to show it to somebody,” he said. He used to let people across at halftime. But till the whistle blew, no one was allowed on the field; and the whistle was out here with him.',
			],
			flies: '“I could fly,” said {hero}. “That would be a high ball,” said Mr. Plover. “They’d all jump for you.”',
			ways: [
				{
					say: 'Ask to see the red card, and hold it up',
					outcome:
						'“May I?” asked {hero}. It was quite a small card, and worn at one corner. {They} turned around with it, and held it up, not at anyone. The whole field went quiet. The goalkeeper dropped a stitch. Each of them put on the face that says, “Who, me?” and began, one after another, to back away over the line, to be on the safe side; and then the grass was empty. “I never thought of sending off everybody,” said Mr. Plover. If there was nobody on it, it was only a field, and anybody could walk across. {hero} went first, with the card still up. Mr. Plover did not look after it. He’d had enough of the color.',
					later:
						'{hero} didn’t shout. {They} held up Mr. Plover’s red card, as high as it would go. The noise stopped at the front, and then at the back. There isn’t anybody who, deep down, doesn’t think that it’s for them. Arms were folded; faces looked innocent; and everybody quite suddenly had nothing more to say.',
					as: {
						honest: '{hero} looked at the card first, to see if it was for {them}.',
					},
				},
				{
					say: 'Go in for the ball, and call “Mine!”',
					outcome:
						'“Who’s allowed on there?” asked {hero}. “Whoever’s got the ball,” said Mr. Plover. It was a yard from the line. “Mine!” cried {hero}, and had it. There’s nothing to be done, when somebody shouts that. It’s in the blood. A large defender, who’d been asleep, rolled aside with his eyes shut. “Mine!” called {hero}, at the halfway line, and “Mine!” in front of the goal, and the goalkeeper let down her needles and said, “All yours.” From the other line {hero} rolled the ball back, for whoever came next. “Nicely called!” shouted Mr. Plover.',
					later:
						'{hero} looked straight up, into the air, at nothing, and took a few quick steps. “Mine!” shouted {hero}. Whoever’s been hit on the nose just once, when they were small, will get out of the way of that. “Yours!” people said, left and right, and ducked. “Mine!” It rang out all the way down to the front, where whatever it was came down, very neatly, into {their} {hands}.',
				},
				{
					say: 'Fetch the center forward, and hear what she says',
					outcome:
						'“Has anyone asked the one you tripped?” said {hero}. Mr. Plover hid his face under a wing. He hadn’t dared. So {hero} leaned over the line, and waved, until the center forward came, a goat with a bandage on her chin. “Does it hurt?” asked {hero}. “That?” said the goat. “No. He only said ‘off,’ and went. He didn’t say sorry.” There was a very long silence. “I’m sorry,” said Mr. Plover. It isn’t in the rules; he had to look for where to put his feet. “That’s all right,” said the goat. He blew the whistle for the end, in a voice like a kettle, and they all went home, and he went with {hero}, to practice saying it.',
					later:
						'“I know every rule there is,” said Mr. Plover, “and I punished myself with all of them. I thought that was fair.” He’d put his whistle away. “{hero} asked if it hurt. It’s so simple, and I had been standing there for six days. Other people look it up. {hero} looks at who’s on the ground.”',
					as: {
						careful: '{hero} stayed behind the line to ask.',
					},
				},
			],
		},
		4: {
			meet: [
				'The road crossed a playing field, between two grandstands. Before the game people had still walked over. Now there were twenty-two players on it, and nobody was playing; they sat in the grass, and one of the goalkeepers was knitting. Behind the white line, as far away as he could get, stood a flamingo. “It can’t go on,” said Mr. Plover, “and it can’t be over. You need a referee for that, and the referee has been sent off.” He was the referee, and he still had the red card in his hand. In the second half his legs had got tangled, as a flamingo’s will, and the center forward had fallen over them. “It was a clear foul,” said Mr. Plover. “I couldn’t let it pass [because I knew the player|just because it was me].” As long as the game was on, nobody else could cross the field. Once, in front of four thousand people, he had sent off his own son. It was perfectly correct, and it was in all the papers. The boy had never played again.',
			],
			flies: 'Whatever flew over the field was in play, he said, and somebody might head it.',
			ways: [
				{
					say: 'Hold up his red card',
					outcome:
						'“May I see the card?” asked {hero}. Mr. Plover gave it to {them} at once. {hero} turned to the field and held it up, and did not point it at anyone. The talking stopped, and twenty-two grown-ups tried to look surprised. Then one of them got up, brushed off the grass, and left the field, as if she had been going anyway. Another followed her. They all went, both colors, each with something on their conscience, until there was only the ball. “All of them,” whispered Mr. Plover. “I never thought of that.” When everyone has been sent off there is no game, and when there is no game it is just grass. {hero} walked across it, as anybody could, and kept the card up, in case.',
					later:
						'{hero} held up Mr. Plover’s red card, above everyone’s heads. {They} did not point it at anyone; that was the secret of it. If you point at one person, all the others enjoy it. But now nobody knew whom it was for. The noise grew thin, and stopped. Each of them looked perfectly innocent, and each was thinking very hard about one thing that nobody could possibly know.',
				},
				{
					say: 'Run for the ball, and call “Mine!”',
					outcome:
						'“When may somebody be on the field?” asked {hero}. “When they have the ball,” said Mr. Plover. Nobody had it; it lay by the line, in some daisies. “Mine!” called {hero}, and picked it up. No player ever argues with that. They have had it shouted at them since they were small, and they have the bruises. A huge defender, who had been asleep, pulled in her legs. “Mine!” called {hero} in the middle of the field, and “Mine!” again in front of the goal, where the goalkeeper put the knitting over her head. From the far side {they} rolled the ball back to the daisies, like a library book, for the next who wanted it. “Beautifully called,” said Mr. Plover. “They don’t call it nowadays. They’re too proud.”',
					later:
						'{hero} looked up into the air, held out {their} {hands}, and walked into the crowd. “Mine!” {they} called, as on Mr. Plover’s field. Nobody looked up to see what it was. You only do that once. “Yours!” people answered, and ducked, and pulled their children out of the way. “Mine! Mine!” So it went, all through the room, and they bent down on both sides like grass. At the front {hero} caught it, whatever it was.',
				},
				{
					say: 'Fetch the player whom he tripped',
					outcome:
						'“And the center forward?” asked {hero}. “What does she say?” Mr. Plover did not know, because he had gone off so quickly. {hero} waved until she came over, a goat with a bandage on her chin. “Does it hurt?” asked {hero}. “Not now,” said the goat. “It hurt when he left. He shouted ‘Off!’ I thought that he meant me.” For a while nobody could understand Mr. Plover, because he had his head under his wing; there is no rule for it. Then he came up to the line and said that he was sorry. “All right,” said the goat. He blew the whistle. The game was over, and they all went home. Mr. Plover came along with {hero}. Down that road, he said, there was a café where people played chess. His son did, with a set that was one horse short.',
					later:
						'“All my life I kept the rules,” said Mr. Plover. “I sent off everybody who broke one, and in the end I sent off myself. I was proud of how fair that was.” He held a small wooden horse in his hand and did not seem to notice. “{hero} didn’t ask whose fault it was. {They} asked if it hurt, and that was not in any of my rules. {They look} at what is really the matter. So I’d do what {they say}.”',
					as: {
						careful: 'As {hero} was {trait}, {they} did it all from behind the line.',
					},
				},
			],
		},
	},
};
