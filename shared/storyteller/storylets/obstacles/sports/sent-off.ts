import type { Obstacle } from '../../format.ts';

export const sentOff: Obstacle = {
	id: 'sent-off',
	alsoIn: ['robot', 'superhero', 'adventure'],
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
				'The road crossed a playing field, and the field was full of players who weren’t playing. Some lay on the grass; a goalkeeper was knitting; and the ball sat in the daisies by itself. On the other side of the white line, under a tree, stood a flamingo with a whistle, as red as the card in his hand. “They can’t go on, and they can’t stop,” said Mr. Plover. “Not without the referee. And I’ve been sent off.” “Who by?” asked {hero}. “Me,” said Mr. Plover. He’d got his legs crossed in the second half, [and the center forward had gone|so that the center forward went] right over them. A trip’s a trip. “I had to show it to somebody,” he said. Till the whistle blew, no one might set foot on the field; and the whistle was out here with him.',
			],
			flies: '“Not over it, either,” said Mr. Plover. “That’s a high ball.”',
			ways: [
				{
					say: 'Ask to see the red card, and hold it up',
					outcome:
						'“May I?” asked {hero}. It was quite a small card, and worn at one corner. {They} turned around with it, and held it up, not at anyone. On the whole field it went dead. The goalkeeper dropped a stitch. Each of them put on the face that says, “Who, me?” and began, one after another, to back away over the line, to be on the safe side; and then the grass was empty. “I never thought of sending off everybody,” said Mr. Plover. If there was nobody on it, it was only a field. He let {hero} walk across, and keep the card. He’d had enough of the color.',
					later:
						'{hero} didn’t shout. {They} held up the red card, as high as it would go. The noise stopped at the front, and then at the back. There isn’t anybody who, deep down, doesn’t think that it’s for them. They folded their arms; they looked innocent; they all quite suddenly had nothing more to say.',
					as: {
						honest: 'As {they was} {trait}, {hero} looked at the card first, to see if it was for {them}.',
						bold: 'You have to be {trait}, to show that to a goalkeeper with needles.',
					},
				},
				{
					say: 'Go in for the ball, and call “Mine!”',
					outcome:
						'“Who’s allowed on there?” asked {hero}. “Whoever’s got the ball,” said Mr. Plover. It was a yard from the line. “Mine!” cried {hero}, and had it. There’s nothing to be done, when somebody shouts that. It’s in the blood. A large defender, who’d been asleep, rolled aside with his eyes shut. “Mine!” called {hero}, at the halfway line, and “Mine!” in front of the goal, and the goalkeeper let down her needles and said, “All yours.” {They} left the ball on the other line, in case it was needed. Not one of them had touched {them}. “Nicely called!” shouted Mr. Plover.',
					later:
						'{hero} looked straight up, into the air, at nothing, and took a few quick steps. “Mine!” {they} shouted. Whoever’s been hit on the nose just once, when they were small, will get out of the way of that. “Yours!” they said, left and right, and ducked. “Mine!” It rang out all the way down to the front, where whatever it was came down, very neatly, into {their} {hands}.',
					as: {
						quick: 'It suits the {trait}: you must shout before you’re there.',
						dreamy: '{hero}, being {trait}, really did see a ball for a moment.',
					},
				},
				{
					say: 'Fetch the center forward, and hear what she says',
					outcome:
						'“Has anyone asked the one you tripped?” said {hero}. Mr. Plover hid his face under a wing. He hadn’t dared. So {hero} leaned over the line, and waved, until the center forward came, a goat with a bandage on her chin. “Does it hurt?” asked {hero}. “That?” said the goat. “No. He only said ‘off,’ and went. He didn’t say sorry.” There was a very long silence. “I’m sorry,” said Mr. Plover. It isn’t in the rules; he had to look for where to put his feet. “That’s all right,” said the goat. He blew the whistle for the end, in a voice like a kettle, and they all went home, and he went with {hero}.',
					later:
						'“I know every rule there is,” said Mr. Plover, “and I punished myself with all of them. I thought that was fair.” He’d put his whistle away. “{hero} asked if it hurt. It’s so simple, and I had been standing there for six days. {They} don’t look it up, that’s the thing about {them}. {They} look at who’s on the ground.”',
					as: {
						kind: 'To think of the chin you have to be {trait}.',
						careful: 'Being {trait}, {hero} stayed behind the line to ask.',
					},
				},
			],
		},
		4: {
			meet: [
				'The road led over a playing field, on which there were twenty-two players, and no play. They sat about in the grass, in two colors; one of the goalkeepers had started on a second sleeve; and the ball lay where it had rolled. Beyond the white line, beneath a poplar, and as far away as he could get, stood a flamingo. “It can neither go on nor be over,” said Mr. Plover, “without the referee; and the referee has been sent off.” He still had the red card in his hand. It had happened in the second half. He had become entangled with himself, as a flamingo will, and the center forward had come down across the result. “It was a clear trip,” he said. “I could hardly [let it pass|overlook it], because I happened to know the player.” The whistle was with him, and so could not be blown. He had shown that card, once, to his own boy, before four thousand people. It had been perfectly correct. It had been in the papers how correct it was; and the boy had taken up chess.',
			],
			flies: 'What passed above the grass was likewise in play, he said, and liable to be headed.',
			ways: [
				{
					say: 'Borrow the card, and show it to nobody in particular',
					outcome:
						'“I should like to see that,” said {hero}. Mr. Plover gave it up at once; it seemed to relieve the arm. It was a bit of pasteboard, and one corner had gone soft. {hero} turned to the field, and lifted it, toward no one. The talk ceased. Twenty-two grown persons assumed an expression of mild surprise. Then a half-back got up, brushed off the grass, and began to leave, with the air of one who was going in any case; he was followed by another; they filed out over the touchline, both colors of them, each with something on his conscience, until there was only the ball. “Everybody,” breathed Mr. Plover. “That had not occurred to me. But of course.” If all of them were off it was no game; and if there was no game it was grass. He asked {hero} to keep the card, and not to bring it back.',
					later:
						'{hero} raised the red card above the heads. It was not pointed at anyone. That is the whole secret of it; a finger accuses one person, and the rest enjoy it. The quarrel thinned, and ran dry. There was to be seen on every one of those faces the same injured innocence; and behind that, if one took the trouble, the same quick, private look into a drawer.',
					as: {
						honest: 'The {trait} are spared a good deal, but not this. {hero} had looked into the drawer first.',
						bold: 'It is not so {trait} as it appears. The card does it all; one is merely the pole.',
					},
				},
				{
					say: 'Take up the ball, and call that it is yours',
					outcome:
						'“By what right is one on the field?” inquired {hero}. “By having the ball,” said Mr. Plover. No one had it. It lay within a yard of the line, in some daisies. “Mine!” called {hero}. It is a word to which no player has ever been known to reply. They had it shouted at them before they could read; they have the marks. A full-back of great size, who had been dozing, drew up his legs. “Mine!” said {hero}, in the center circle; and “Mine!”, with a glance at the clouds, before the goal, where the keeper put her knitting over her head. On the far side {they} set the ball down upon the line, as one returns a book. Mr. Plover had been following it with his whole neck. “Beautifully called,” he said. “One does not hear it called any more. They are all too proud.”',
					later:
						'With raised face, and both {hands} held out as for something that was coming down, {hero} walked into the crowd. “Mine!” No one looked up to see. It is only philosophers who look up; the rest of us have had noses. “Yours!” they answered, and bent away, and drew in their children. So it went the length of the room, a clear, confident cry, and on either side a bowing as of corn; and at the front it was caught.',
					as: {
						quick: 'It favors the {trait}, as possession is, in this case, entirely a matter of having spoken.',
						dreamy: 'Afterward {hero}, who was {trait}, was a little sorry that there had been no ball.',
					},
				},
				{
					say: 'Bring him the one whom he tripped, to be asked',
					outcome:
						'“And the center forward?” said {hero}. “What does she say?” It turned out that Mr. Plover did not know. He had gone off so promptly. {hero} beckoned over the line, with some patience, and she came at last, a goat, chewing, with a bandage upon her chin. “Does it hurt?” asked {hero}. “No,” said the goat. “It did when he went. He said ‘off.’ I thought that he meant me.” It was some time before Mr. Plover could be understood, as he had the head beneath the wing. There is no procedure for it. He came up to the line, on which he was careful not to step, and said that he was sorry. “Well, that’s that, then,” said the goat. He blew for time. It came out rather thin; but they had all been listening for it, and they went. Mr. Plover went with {hero}. There was a café, he mentioned, along that road, in which people sat of an evening and played chess.',
					later:
						'“I have applied the rules for thirty years,” said Mr. Plover. “I applied them to everyone; when there was nobody else left I applied them to me. I was rather moved, I remember, at how just it was.” He was holding a small wooden horse, and did not seem to know it. “{hero} wanted to be told if it hurt. One could have asked that at any time. I should go by {them}. The rest of us, when somebody is down, look first to see who did it.”',
					as: {
						kind: 'It is for this that the {trait} are never made referees.',
						careful: 'All this was done, as {hero} was {trait}, from behind the line.',
					},
				},
			],
		},
	},
};
