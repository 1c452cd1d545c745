import type { Obstacle } from '../../format.ts';

export const fallingSky: Obstacle = {
	id: 'falling-sky',
	alsoIn: ['adventure', 'animal', 'western', 'fairy-tale', 'forest', 'historical', 'desert', 'dragon', 'fantasy'],
	place: { the: 'the shelter road', at: 'on the shelter road', to: 'to the shelter road', backdrop: 'canyon' },
	people: { orla: { call: 'Orla', a: 'an old duck with an hourglass', type: 'Duck', pronoun: 'she' } },
	props: ['hourglass', 'scroll'],
	blocks: ['flies'],
	ways: [
		{ id: 'count', use: 'hear' },
		{ id: 'table', use: 'reach' },
		{ id: 'after', use: 'trust', cost: 'time', ally: 'orla' },
	],
	levels: {
		3: {
			meet: [
				'“Get under something!” screamed a voice. [All along the road stood tables, and beneath them lay travelers with their arms over their heads.|There were tables down both sides of the road, and under every table there were travelers, with their arms over their heads.] On the last table, up on top, was an old duck with an hourglass. Her name was Orla. “The sky’s coming down!” she cried. “When this runs out! Nobody’s to be on the road!” The sand ran out. Everyone held their breath. Nothing fell, except a leaf. “Not that one, then,” said Orla, and turned the glass over. Now and then, while she turned it, somebody got away. She’d seen a piece of the sky fall, long ago, and a star had gone with it. “People laughed,” said Orla. “[Well, somebody’s|Somebody has] got to be ready. I’ve been ready ever since.” She had never been under a table herself. There wasn’t one over.',
			],
			flies: '“I could fly,” said {hero}. “Don’t go up there!” cried Orla. “That’s where it comes from!”',
			ways: [
				{
					say: 'Count the last ten grains aloud with Orla',
					outcome:
						'“May I count?” asked {hero}. “I’m so hoarse,” said Orla. So {hero} climbed up beside her and looked at the glass. “Ten,” {they} said. “Nine.” Nobody stirred. It’s the most listened-to thing in the world, counting backward. At “three” a dog stopped scratching. At “one” you could have heard the sky. {hero} let it stay at one, and everybody waited for nothing. Nothing came. “Well!” said Orla, much happier than usual. “Wasn’t that a good one? That’s enough for a bit. Be off, all of you, while the road’s safe.”',
					later:
						'“Ten,” said {hero}, and held a {hand} up. “Nine. Eight.” Nobody knew for what. But if somebody counts backward you had better not be talking when it gets to the end. “Three. Two. One.” There wasn’t a sound. {hero} left it at one, which is the quietest number there is.',
				},
				{
					say: 'Put a table on your back and walk under it',
					outcome:
						'“Nobody may be on the road,” said {hero}, “without a roof.” {They} went in under the nearest table with all {their} things, beside a peddler who moved over, and lifted it. It came along. “What are you doing?” called Orla. “I’m lying under a table,” said {hero}. “Only farther on.” There was nothing to be said against it. It bumped a bit, and went by under a row of eyes. “Those are four good legs,” said Orla thoughtfully, as it passed. “I never thought of taking it with you. Everybody up!” And the tables began to walk.',
					later:
						'By the wall stood a table that no one was using. {hero} crept under it, stood up, and walked. A person who’s in the way gets pushed, but a table has corners. They looked down, said “Sorry,” to the table, and pulled in their hips. It went through the middle of them on its own six feet, or whatever it was, and set itself down at the front.',
				},
				{
					say: 'Stay with Orla until the glass has run out',
					outcome:
						'“What happens afterward?” asked {hero}. “After what?” said Orla. “When it’s run out,” said {hero}, “and nothing’s come.” “I turn it over,” said Orla. She’d never thought of not. {hero} sat down next to her. The sand ran. There was nothing; and {hero} laid a {hand} on the glass, so that it could not be turned. It was as quiet as it had ever been. Then, for the first time in years, she looked at the sky instead of the sand. “It’s still up,” said Orla in a small voice. “It’s a bit lower,” said {hero}, to be fair. Orla laughed. One by one the others came out from under the tables, and went where they’d been going. Orla put the glass in her bag, on its side, and came along, to see what people do when they aren’t under a table.',
					later:
						'“I’ve told people all my life that the sky would fall,” said Orla. “Some laughed, and some lay down. There was just the one who asked me what happens after.” She laid the hourglass on its side. “{hero} sat with me till it was over. It isn’t everyone who’ll wait with you for something they don’t believe in. You could all do worse.”',
					as: {
						kind: '{hero} looked up as often as she did.',
					},
				},
			],
		},
		4: {
			meet: [
				'Tables stood on both sides of the road, and under the tables lay everybody who had wanted to pass. On top of the last one stood a duck with an hourglass. “Down!” she cried. “It’s nearly through!” Her name was Orla. [When she was young she had looked up at night just as a piece of the sky broke off and fell. She had told people, and the whole valley had laughed at her.|One night, as a girl, she had seen a piece of the sky break off and fall, and had run from house to house with it, and been laughed at in each.] Since then she cleared the road whenever the sand ran out. It ran out. They all held their breath. A leaf came down. A few people used the moment and ran on, as far as the next table. “Then it will be the next time,” said Orla, and turned the glass [over|around]. She had a list, with a table for each of the thirty people she loved. She had made it in the first year. They were all crossed out by now, in different inks. The sky had never hit one of them; they had only grown old.',
			],
			flies: '{hero} looked up, and Orla could hardly believe it. “You want to go up,” she said, “and meet it?”',
			ways: [
				{
					say: 'Count the last ten grains aloud',
					outcome:
						'“You’re hoarse,” said {hero}. “Let me do that.” Nobody had come up to Orla of their own accord for a very long time. {hero} looked at the sand. “Ten,” {they} said, and the people under the tables, who had been yawning, stopped. It makes you feel important, to be counted down to. “Three. Two.” You could hear some forty hearts. “One,” said {hero}, and said no more. They lay there with their eyes shut, at the very edge, and Orla stood there with hers shut too. “There!” cried Orla at last. “That was the closest one yet. Quick, all of you! Be gone while it’s resting.” She had not let everybody go at once for years.',
					later:
						'“Ten,” said {hero}, not loudly, and looked hard at something that the others could not see. “Nine.” At first people only stopped to hear how far it had got. By five they were hushing each other. By three they had taken hold of their neighbors. “One,” said {hero}, as on Orla’s table, and left it at that. There they stood at the very edge, the whole roomful, and there was not a sound.',
				},
				{
					say: 'Lift a table onto your back, and walk under it',
					outcome:
						'Nobody was allowed on the road without something overhead. {hero} went in under the nearest table with all {their} things, said excuse me to a lawyer who was lying there, and lifted it. The table had been laid for six. “What is it doing?” cried Orla. “It’s a shelter,” said {hero} from below. “I’m under it.” It was all according to the rules. The table walked away along the road, past the eyes of all the people on the ground, and dropped one fork at the milestone. Orla turned right around to look. In thirty years she had found tables for a whole valley. It had never occurred to her that you could be safe and also go somewhere. “Take them with you!” she called, and all along the road the tables stood up. She looked down at the one that she was standing on, as you look at a horse.',
					later:
						'A table with a cloth on it stood by the wall. {hero} had been through Orla’s valley, so {they} went in under the cloth, with everything that {they} carried, and lifted the table. Nobody makes way for a person, but a table has corners. “I beg your pardon,” people said to it, and pulled in their chairs. It went through the thick of the crowd at an even pace, with two glasses of lemonade. A lady put down her own on it as it passed. At the front {hero} came out from under it.',
				},
				{
					say: 'Sit down beside her, and ask what comes afterward',
					outcome:
						'“And when it has run through, and nothing has fallen?” asked {hero}. “What comes then?” “I turn it over,” said Orla. {hero} sat down beside her on the edge of the table and laid a {hand} on the glass. It was a large one, and it ran for a long time. The last grain fell, and nobody turned it over. It was the first time in all those years that Orla had been there for what comes after. A bird began again where it had stopped. It must have done so each time, but she had always been watching the sand. Then she looked up, and took hold of {hero}’s arm. “It’s all still there,” said Orla. “Nearly all,” said {hero}. She took out her list, not to read it, only to have it with her. Then she let the road go, and came along, to hear what else was still there.',
					later:
						'“For thirty years I waited for the sky to fall,” said Orla, and laid her hourglass on its side on the table. “Some people laughed at me. Some people lay down when I told them to. {hero} did neither. {They} sat with me until the sand was through, and looked up when I did.” It had become so quiet that she lowered her voice. “I always thought I needed somebody to be afraid with me. I needed somebody who would tell me what they saw. {hero} does that.”',
					as: {
						honest: '“Nearly all,” said {hero}, who was {trait}. There was one piece missing, to be exact.',
					},
				},
			],
		},
	},
};
