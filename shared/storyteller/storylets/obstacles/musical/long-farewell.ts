import type { Obstacle } from '../../format.ts';

export const longFarewell: Obstacle = {
	id: 'long-farewell',
	alsoIn: ['circus', 'cooking', 'superhero', 'detective'],
	place: { the: 'Opera Street', at: 'in Opera Street', to: 'to Opera Street', backdrop: 'city' },
	people: { fiora: { call: 'Donna Fiora', a: 'a giraffe in a traveling cloak', type: 'Giraffe', pronoun: 'she' } },
	props: ['chest', 'flower'],
	blocks: ['flies'],
	ways: [
		{ id: 'stay', use: 'trust', ally: 'fiora' },
		{ id: 'farewell', use: 'hear' },
		{ id: 'roses', use: 'reach' },
	],
	levels: {
		1: {
			meet: 'The street was full of boxes and roses. On top stood Donna Fiora, a giraffe with a rose. She could sing so well! “I go away for ever,” she said. “Farewell!” But she did not go. “Not one of them says: stay,” she said. “They just wave.”',
			flies: '“Do not fly off too!” said Donna Fiora. “First I go.”',
			ways: [
				{
					say: 'Say “Please stay and sing for me”',
					outcome:
						'“Please stay,” said {hero}. “I did not hear you sing yet.” “Stay?” said Donna Fiora. “You said stay!” Down she came. Kick, kick, the boxes flew in at the door. She sang all the way.',
					later:
						'“They waved so nicely,” said Donna Fiora. “{hero} said what was true. {They} wanted a song!” So they had to trust {them}.',
				},
				{
					say: 'Learn to say “Farewell!” as she does',
					outcome:
						'“Fare… WELL!” said Donna Fiora, with a sob. “Fare… WELL!” said {hero}. They both had to cry. It was so good that the coachman cried too, and moved a box.',
					later:
						'“Fare… WELL!” called {hero}, with a sob. “Oh, who is it? Who goes?” They all turned around, and not a soul spoke.',
				},
				{
					say: 'Take all the roses and walk with them',
					outcome:
						'{hero} took the roses, all of them, right up to the chin. “Roses!” said {hero}. “Let the roses in!” And all the people made way. “Keep some,” said Donna Fiora.',
					later:
						'“Roses!” called {hero}. “Is it for me?” they said, and made way. “Is it for me?” And there was {hero}, in front.',
				},
			],
		},
		2: {
			meet: [
				'In Opera Street there was no room to walk. There was a coach, and there were hat boxes and chests up to the lamps, and roses in the gutter. On top of it all stood Donna Fiora, a giraffe in a cloak, the best singer in the land. “I am leaving you for ever!” she sang. “Farewell!” The people waved their handkerchiefs. It had been going on for a week. “I said it at dinner, because the soup was cold,” she whispered. “I only wanted [somebody|one of them] to say, ‘Oh, don’t.’ They are so polite! They help me pack.”',
			],
			flies: '“You can’t leave by air before me,” said Donna Fiora. “I have been trying to leave since Monday.”',
			ways: [
				{
					say: 'Ask her to stay because you have never heard her',
					outcome:
						'“Please don’t go,” said {hero}. Everybody gasped. “I’ve never heard you sing. I wouldn’t know what I’d missed.” Donna Fiora sat down on a hat box. “At last,” she said, and cried a little, and told the coachman to carry it all in again. Then Donna Fiora walked along, and sang at each corner, only for {hero}.',
					later:
						'Donna Fiora had to bend her neck to get in. “My public loves me,” she said. “They carried my boxes. {hero} did not clap, {they} did not wave, {they} said what {they} wanted. In all the world of opera I have not met that before.”',
					as: {
						honest: 'It was {trait} to say that {they} had never heard her.',
						kind: 'Somebody {trait} hears what is behind a farewell.',
					},
				},
				{
					say: 'Have her teach you how to say farewell',
					outcome:
						'“How do you do it, so that they all stand still?” asked {hero}. “With a sob,” said Donna Fiora. “On the second half. Fare… WELL.” {hero} tried. The third time it was so sad that the coachman took off his hat, and two ladies moved three chests to get closer. There was a nice gap between them.',
					later:
						'{hero} stood up on a chair and put a {hand} on {their} heart. “Fare…” {they} cried, “WELL!” The noise broke off. Who was leaving? Had they been unkind? They stood with their handkerchiefs ready.',
					as: { merry: 'It was hard for {trait} {hero} to be so sad.' },
				},
				{
					say: 'Carry her roses through the crowd to the coach',
					outcome:
						'Of roses there were nine armfuls. {hero} took up as many as {they} could, until there was nothing to be seen of {them}. “Roses!” {they} called. The crowd parted. Nobody stands in the way of roses. They went by the coach, and on, and around the corner. “Keep a dozen, my dear!” called Donna Fiora. “They never know who it is, behind them.”',
					later:
						'{hero} held Donna Fiora’s dozen before {them}. “Roses!” {they} called, from behind. “For whom?” everybody asked, and hoped that it was them, and made room. They were still hoping when {hero} was in front.',
				},
			],
		},
		3: {
			meet: [
				'Opera Street was blocked from the stage door to the fountain. There was a coach with six horses. There were thirty-one chests, and a harp, and a stuffed bear, and roses all along the gutter. On the box of the coach, taller than all of it, stood a giraffe in a traveling cloak. “Farewell!” she cried. “I leave you for ever!” “Farewell, Donna Fiora!” called the people warmly, and waved. It was the eighth day. She had said it at dinner, when they’d served her somebody else’s soup. “I thought there’d be an outcry,” she told {hero}, out of the side of her mouth. “I thought that they’d lie down in front of the wheels. And they brought string.” [The horses had gone to sleep.|Two of the horses were asleep.]',
			],
			flies: '“Fly over me?” said Donna Fiora. “It’s my exit. One does not exit over an exit.”',
			ways: [
				{
					say: 'Ask her to stay, since you never heard her sing',
					outcome:
						'“Don’t go,” said {hero}. There was silence along the street. The handkerchiefs came down. It hadn’t crossed anybody’s mind that one could say that; she was a great lady, and she’d seemed so certain. “Why not?” asked Donna Fiora in a small voice. “I’ve never heard you,” said {hero}. “I’ve only heard you leave.” She thought about that. Then she threw off the cloak, and told them all to carry it in again, chest by chest, and the bear. She walked with {hero} out of the town, and sang. It was far too big for a road. Some of it is still there.',
					later:
						'The door opened, and a long neck came in, and then there was a wait for the rest. “I have been adored,” said Donna Fiora, “by experts. They’d have adored me right onto the boat. {hero} told me that {they} had never heard me in {their} life.” She looked down at them, all the way. “It was the first remark in thirty years that was not about the soup. I would take any note from there.”',
					as: {
						honest: 'It takes a {trait} person to tell a star that.',
						kind: 'The {trait} listen to what’s underneath, and never mind the tune.',
					},
				},
				{
					say: 'Take a lesson from her in saying farewell',
					outcome:
						'“You’re very good at it,” said {hero}. “I couldn’t keep people standing for eight days.” Donna Fiora unbent. “The first half is nothing,” she said. “Any fool can say ‘fare.’ It’s the ‘well.’ You have to hope that they’ll stop you.” They practiced, up there among the chests. On the fifth try it went through the street like a cold draft. A policeman wept. The coachman was so much moved that he moved the coach, just a yard, with his face in his sleeve, and {hero} got down on the far side. “Too much tremolo,” called Donna Fiora. “But it came from somewhere.”',
					later:
						'{hero} got up where they could see {them}, and held out both {hands}. “Fare…” {they} called, “WELL!” You could feel it in your teeth. People stopped in the middle of each other. They didn’t know who was going, or what they’d done; they just hoped very much that it wasn’t too late to say something nice.',
					as: {
						quiet: 'It wasn’t the voice. {hero} was {trait}, and meant it.',
						merry: 'The trouble was that {hero}, who was {trait}, kept smiling at “fare.”',
					},
				},
				{
					say: 'Bring her roses to the coach, all at one go',
					outcome:
						'They had been thrown to her, all those roses, in eight days. {hero} gathered them up, and went on gathering, until all you could see was a hedge that walked. “Roses!” it said. You can push in front of a person, but who would push in front of roses? The crowd opened. The chests were slid aside; a man lifted the bear. {hero} had gone right past the coach, and out of the street, before it struck anyone that they’d been going the wrong way. Donna Fiora had seen it. She was tall. “Keep a dozen!” she called. “It’s how I got into the opera!”',
					later:
						'{hero} held up the dozen roses and got behind them. “Roses!” {they} called, in a bored kind of voice, like a delivery. Each of those people had always thought that it might happen one day. They drew in their stomachs, and touched their hair, and let it go by; it was clearly for the next person, or the one after that; and then there were no more persons.',
					as: { clever: 'The {trait} know that you may carry anything anywhere, if it’s in front of your face.' },
				},
			],
		},
		4: {
			meet: [
				'Opera Street was shut, on account of a farewell. It had been going on for eight days. A coach was drawn up at the stage door, and around it lay thirty-one chests, a harp, a bear that had been stuffed, and a whole gutter full of roses; and upon the box, in a cloak, stood a giraffe, who was the greatest voice of the age. “I leave you,” cried Donna Fiora, “for ever!” The public waved its handkerchiefs. It had loved her for a whole generation, and it would not have dreamed of standing in her way. “They brought me string,” she said, when {hero} was near enough. It was a matter of some soup. She had risen from the table, and uttered the words, as she had uttered them in eleven operas; in each there comes a tenor, at that point, and bars the door. [It appeared that in life|In life, it appeared,] one has to engage him oneself. There had been a real one, once, on a real pier. He had taken it for a scene, and applauded.',
			],
			flies: 'Nobody might go out over her head, she said; it was the first rule of the theater, and she had made it.',
			ways: [
				{
					say: 'Ask her not to go, as you have yet to hear her',
					outcome:
						'“I wish that you would stay,” said {hero}. The handkerchiefs came down along the street, one after another. They were well-bred people, and they looked away. “On what grounds?” said Donna Fiora. It was not quite steady. “I have never heard you,” said {hero}. “I have only come for the end.” She stood there, at her full height, and everyone could see that there was no music for this. “Nobody has told me that before,” said Donna Fiora. “They have always already heard me.” She had it all carried in again, to the last chest. The bear she gave away. On the road, beside {hero}, she began with a scale, as one does; by the second milestone it had turned into something, and at a farm a woman came out with a pan in her hand, and stood, and forgot the pan.',
					later:
						'“I have been told in nine languages that I am divine,” said Donna Fiora. She had come in by degrees, as there was a lamp. “There is nothing that one can do with it. It is like being handed a large wet fish. They would have seen me off, you understand, with tears, every one of them, because I had said so. {hero} contradicted me.” She lowered her head until she could look along the row. “I should keep somebody who does that. I should not let {them} pack.”',
					as: {
						honest: 'For a star of that size one has to be {trait}, and to stand rather close.',
						kind: 'A person so {trait} is apt to hear the stage direction, and not the line.',
					},
				},
				{
					say: 'Ask for instruction in the art of saying farewell',
					outcome:
						'“It is magnificently done,” said {hero}. “How is it done?” Donna Fiora had had no conversation for eight days. “They think it is the volume,” said Donna Fiora. “It is a question of where one is looking. One says the first half to them all. And the second, to the one who could prevent it.” “And if there is no such person?” said {hero}. “Then you have seen the technique,” said Donna Fiora. They worked at it among the hat boxes. At the seventh attempt something went down the street that turned up collars; a constable was seen to lean upon a wall; the coachman put his face in the mane of the nearest horse, and all six of them, unguided, took one step. It left just room enough. “You had someone in mind,” said Donna Fiora, from above. “Keep it.”',
					later:
						'“Fare,” said {hero}, to all of them; and then, to nobody that they could see, but as if over the rail of a ship, “well.” It cannot be shouted down, as it is over. They had all turned around. In the front a man who had been on the point of saying something unforgivable was looking for his wife. They wished, every one of them, to be told that it had not left yet.',
					as: {
						quiet: 'It does not want a voice. It wants somebody {trait}, who has stood on the pier.',
						merry:
							'Up to the sixth time it was spoiled by {hero}’s being {trait}. One cannot part from people and beam.',
					},
				},
				{
					say: 'Gather up her roses, and go with them past the coach',
					outcome:
						'They had been thrown to her, in the course of eight days, and some were fresh. {hero} began to pick them up. It became an armful, and a haystack; by the end there was to be seen, proceeding up Opera Street at the height of a person, only a quantity of roses, which said from time to time, “Roses.” No one so much as asked. The public drew back its skirts. It shifted chests, and it held the bear. There is a sort of errand that is so plainly for someone else, and so plainly about love, that people will stand in the rain to let it by; and it had gone past the coach, past the fountain, and out at the end, before it was missed. One pair of eyes had followed, from above. “Take a dozen of the red,” called Donna Fiora. “I came in, you know, behind a lily.”',
					later:
						'The dozen had suffered a little. {hero} put them in front, and spoke from behind, in the tone of a firm that delivers. “Roses.” There was no one in that room so old or so plain as not to have kept, somewhere, a place where these might be set down. They made themselves narrow. One after another each of them looked at the card, as far as it could be seen, and breathed out, and passed them on; and {hero} arrived with them, in the front, a good deal moved.',
					as: { clever: 'If one is {trait}, one need not be invisible. One need only be carrying something.' },
				},
			],
		},
	},
};
