import type { PlotLevel } from '../../format.ts';

export const oneWord2: PlotLevel = {
	joins:
		'“{choice}” {hero} did that. But what everyone talked about was something else. {hero} had to open the feast with one word, “Begin!” And it came out as “Begone!” They all laughed but {elder}, {elder.a}. {Elder.they} had just come home after thirty years, and now turned round and left. There was one gate out, behind {hall}. So {hero} went there, to put it right.',
	chapters: [
		{
			titles: ['Only One Word', 'Begin', 'It Came Out Wrong', 'Thirty Years'],
			time: 'day',
			parts: [
				[
					'Each year one of {folk} is picked to open the feast. All you have to do is stand up {start.at} and say one word. The word is “Begin!” This year it was {hero}. {They was} {described}. Nobody had ever listened to {them} before.',
					'The feast starts with a word, and the word is “Begin!” Somebody has to say it {start.at}, out loud. This time they had picked {hero}. {They was} {described}, and had been waiting all {their} life for everyone to listen at once.',
				],
				[
					'The flags were up. {host.name} was there, {host.a}, with a big gold key. In front stood {joker.name}, {joker.a}, who could make a joke of anything. And right at the back stood {elder.name}, {elder.a}. {Elder.they} had gone away thirty years ago. Now {elder.they} was home. {Elder.they} did not dare to say so.',
					'There were flags, and a box to stand on. {host.name} held the big gold key, {host.a}. Beside {host.them} was {joker.name}, {joker.a}, who had a joke for everything. And at the very back, half behind a post, was {elder.name}, {elder.a}. It was thirty years since {elder.they} had gone away. {Elder.they} had come home today, and had told nobody.',
				],
				{
					quiet:
						'{hero} was {trait}, and had only ever practiced in a whisper. {They} had never heard what it sounded like.',
					bold: '{hero}, who was {trait}, took such a big breath that there was hardly any room for the word.',
					kind: '{hero} was {trait}, and at the last moment {they} smiled at a baby. It is hard to smile and say “in.”',
					honest: '“I wish that they were not all here,” thought {hero}. And {they was} {trait}, so out it came.',
					clever: '{hero} was {trait}, and had thought about the word for so long that it had come apart.',
					careful: '{hero}, who was {trait}, had practiced it a thousand times. It was quite worn out by now.',
					merry: 'At home {hero}, who was {trait}, had said it wrong for fun, all week. That was a mistake.',
					dreamy:
						'{hero} was {trait}, and was looking at a flag when it was time. {They} said the first word that was there.',
					quick: '{hero} was {trait}, and gave the word such a push that only the front half came out right.',
				},
				[
					'“Begone!” shouted {hero}. There was a silence. Then they laughed until the flags shook. “We only just got here!” cried {joker}. But at the back {elder} picked up the bag. “So they still mean it,” said {elder}, and went away.',
					'{hero} took a breath. “Begone!” It went out over all the heads. For a moment nobody moved. Then {joker} said, “Can I finish my bun first?” and they laughed until they cried. Only {elder} did not. “After thirty years,” said {elder}, and took up the bag, and went.',
				],
			],
			choices: [
				{
					say: 'Run after {elder} through the crowd',
					sets: ['ran-after'],
					outcome: [
						'{hero} jumped down and ran. “Wait! It was the wrong word!” But people patted {them} on the back from all sides, and said, “Begone yourself!” When {they} got through, the road was empty.',
						'“Let me by!” said {hero}. “Begone!” they all told {them}, and thought it very funny. By the time that {they was} out, there was only a small dot on the road, with a bag.',
					],
				},
				{
					say: 'Say it again, and get it right',
					sets: ['again'],
					outcome: [
						'“Begin, I mean!” cried {hero}. “Begin!” So it began. There was music, and somebody threw a hat. But the one who should have heard it was already around the corner.',
						'“Begin!” shouted {hero}, very clearly. It was perfect. Nobody was listening. And {elder} was gone.',
					],
				},
				{
					say: 'Laugh along with all the others',
					sets: ['laughed'],
					outcome: [
						'{hero} laughed too. It hurts less if you do. But {elder} looked back once, and saw {them} laughing. Then it hurt after all.',
						'“Ha, ha,” said {hero}. It was that or cry. Over all those heads {they} met two old eyes. They looked at {them} for a moment, and then away.',
					],
				},
			],
			scene: { at: 'start', with: ['host', 'joker'], shows: ['banner', 'key'], pose: 'stand', feeling: 'surprised' },
		},
		{
			titles: ['After the Bag', 'The Way to the Gate', 'It Is Everywhere'],
			time: 'day',
			parts: [
				'@answer',
				[
					'“There is only one way out, and that is the gate behind {hall},” said {host}. “I unlock it at midnight.” So {hero} set out {hall.to}. All along the road children were shouting “Begone!” at the hens. And then {they} had to stop.',
					'“{Elder.they} can get out only by the gate, behind {hall},” said {host}, “and I have the key. I open it at midnight.” {hero} went up the road as fast as {they} could. “Begone!” people called to {them}, and waved. Then there was no going on.',
				],
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['The Word Goes Ahead', 'Everyone Knows', 'A Very Funny Joke'],
			time: 'dusk',
			parts: [
				'@first.outcome',
				[
					'On the other side was {joker}, with a paint pot. {Joker.they} had painted BEGONE on a flag. “It is the best joke we ever had,” said {joker}. “Come on, say it once more!” {hero} did not. {They} told {joker} about {elder}. {joker} looked at the flag for a while. “Oh,” said {joker}, and walked behind {them} without a joke, until they had to stop.',
					'The word had got there first. A man said it to his soup. A lady said it to her hat. And {joker} had put it on a flag. “Did you see who went away?” asked {hero}, and told {joker.them}. “For good?” said {joker}. “Because of my joke?” “Because of my word,” said {hero}. They went on without talking, and not far.',
				],
				'@second.meet',
			],
			choices: 'second',
		},
		{
			titles: ['At the Back of {hall}', 'Before Midnight', 'What {elder} Said', 'Next to the Gate'],
			time: 'night',
			parts: [
				'@second.outcome',
				{
					'first.reach': [
						'All of {folk} were {hall.at}. {hero} could see a bag, right at the back, next to the gate. But there was no way to get there.',
						'{Hall} was so full that it hummed. At the far end, by the gate, sat somebody with a bag. In between sat everybody else.',
					],
					'first.hear': [
						'“Begone! Begone!” they shouted {hall.at}, when {hero} came in, and banged on the tables. {hero} called to {elder}, at the back. {Elder.they} did not hear.',
						'There by the gate sat {elder}. “{elder}!” called {hero}. But {hall.at} they were all singing a song, and it had only one word.',
					],
					'first.trust': [
						'{hero} ran to {elder}, at the back by the gate. “Have you come to say it again?” said {elder}. “Why should I believe you this time?”',
						'There by the gate sat {elder}. “Not that one!” said {elder}. “I know what that one thinks of me. Why should I listen?”',
					],
				},
				{ 'first.reach & flies': '+ And the air was full of flags.' },
				'@first.later',
				[
					'{elder} moved the bag, so that {hero} could sit on half of it. “They shouted that at me once before,” said {elder}. “It was the end of an old fight. I walked for three days. Do you know how often you think of dumplings in thirty years? This morning I could smell them. And then you stood up.” Everybody had begun to clap. “Say it! Say it!” they called to {hero}. It was nearly midnight.',
					'“Have you come to see if I am gone?” asked {elder}. “Not yet. They are slow with the gate. The other time it was open.” So there had been another time! “There was a fight,” said {elder}. “I was young. They all said that word together, and you do not stay after that. I waited for thirty years, until they had forgotten. I never thought that they would still know it by heart.” It was almost midnight. “Once more!” they all called to {hero}, and clapped.',
					'“I had a fight with them, when I was young,” said {elder}, when they stood face to face. “At the end they all shouted that word, and I went. For thirty years I have thought about coming home. Today I dared. And you know what I heard.” It was almost midnight. Behind them they had started to clap. “Say it! Say it again!” they called to {hero}.',
				],
			],
			choices: [
				{
					say: 'Say the right word, to {elder} and nobody else',
					sets: ['said'],
					outcome: [
						'{hero} turned {their} back on all of them. “It was only ever meant to be one word,” {they} said. “It was ‘begin.’ I should have said it to you.”',
						'“I had one word,” said {hero}, so low that only {elder} heard. “I lost it. I found it again on the way up here. It is ‘begin.’”',
					],
				},
				{
					say: 'Ask them all what they want to be gone',
					sets: ['made'],
					outcome: [
						'“I meant ‘begin,’” {hero} said to {elder}. “It slipped.” Then {they} climbed on a table. “You all want to hear it?” {they} cried. “Then you have to help me. What shall be gone? Toothache? Mud? The fight from thirty years ago?”',
						'“It was a slip,” {hero} said to {elder}. “It was never for you.” Then {they} turned round. “I will say it,” {they} told them all. “But not to a person. One at a time! What have you got that you want to be rid of?”',
					],
				},
				{
					say: 'Pick up the bag and go with {elder}',
					sets: ['left'],
					outcome: [
						'{hero} picked up the bag. “I meant ‘begin,’” {they} said. “But I said the other one, and you believed me. So I will be gone too. You should not have to go alone.”',
						'“It was a slip,” said {hero}. “But you cannot unsay a thing. Then I am coming with you. You came such a long way, and nobody carried your bag.” It was quite heavy. It had thirty years in it.',
					],
				},
			],
			scene: { at: 'hall', with: ['elder', 'joker'], shows: ['gate', 'banner'], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['What Became of It', 'Midnight', 'The Right Word', 'Begin'],
			time: 'night',
			parts: [
				{
					quiet: ['For this, {trait} {hero} had just the right voice.', ''],
					bold: ['It was easy to be {trait} up on a platform. This was closer.', ''],
					kind: ['{hero} was {trait}, and this time {they} did not look at any baby.', ''],
					honest: ['{hero} was {trait}, and now it was a help.', ''],
					clever: ['{Trait} {hero} had put the word together again, all the way up the road.', ''],
					careful: ['{Trait} {hero} had not practiced this at all.', ''],
					merry: ['There was a joke in it, too, and {trait} {hero} let it go by.', ''],
					dreamy: ['{Trait} {hero} did not see one flag.', ''],
					quick: ['It did not need anyone {trait}. {hero} gave it no push at all.', ''],
				},
				'@answer',
				{
					'made & second.reach':
						'They all wanted to be first. They came from every side, to shout theirs right into the middle. {hero} was swept down and away, as far as the wall, behind a very wide man. {elder} had stood up to say one too. {hero} had to get to {elder.them}.',
					'made & second.hear':
						'But now they all shouted at once, and each shouted something else. You could not get rid of anything like that. {elder} was saying one too, and no one could hear it.',
					'left & second.reach':
						'They all came pushing, to see the two of them go. {elder} was at the gate. {hero} was pushed back to the wall, with the bag, behind a very wide man.',
					'left & second.hear':
						'But they had begun to stamp, all of them. “Be-gone! Be-gone!” “Open the gate, please,” said {hero}. {host} could not hear that it had been said.',
					'second.reach': [
						'They had seen that something was going on. So they left the dumplings and came running. They pushed {hero} out of the way to see better. Now {elder} was on one side of them, and {hero} was on the other.',
						'“What is going on back there?” They all came pushing to the gate, to see. {hero} was pushed to the wall, behind a very wide man, and could not get back to {elder}.',
					],
					'second.hear': [
						'“What is it? Say it louder!” they called, all of them, so loud that nobody could have said it louder. {hero} had only done half of it. The other half was “sorry.”',
						'But they had begun to stamp, all of them, for more. “Be-gone! Be-gone!” {elder} could not hear what {hero} was saying, and “sorry” was still to come.',
					],
					'left & second.trust': [
						'“Out in the dark, with that one?” said an old man to {elder}. “{They} had one word to carry, and dropped it. Do you trust {them} with your bag?”',
					],
					'second.trust': [
						'“You want to be careful,” said an old man. “That one had a single word to learn. Why should anyone trust the next one?”',
						'“Wait,” said {host}, with the key in the gate. “You said one word for us, and it was wrong. Why should we trust you with another?”',
					],
				},
				{ 'second.reach & flies': '+ The lamps were so low that no one could have flown.' },
				'@second.later',
				{
					said: '“And I am sorry,” said {hero}. “That was the rest of it.”',
					'laughed & left':
						'“You laughed, too,” said {elder}, as {elder.they} took one end of the bag. “I was scared,” said {hero}. “I am sorry.”',
				},
				{
					'end-custom': [
						'“My cough!” called a boy. “Begone!” they all shouted. “The thing under the bed!” “Begone!” “Turnips!” “BEGONE!” It was the most fun that they had ever had. {joker} wanted to be rid of a joke about a duck, and they did that too. Then they all looked at {elder}. “Thirty years,” said {elder}. They took a very deep breath for that one. The gate flew open, and a lot of old leaves blew out. And when it was quiet, {hero} said it at last. “Begin!” That is how they do it now, first the one word, and then the other.',
						'“My toothache!” called somebody. “Begone!” they all shouted. “The lumps in the porridge!” “Begone!” “Being scared of cows!” “Begone!” It went on for an hour, and people got up quite pink and light. At the end it was {elder}’s turn. “The old fight,” said {elder}. There was a small silence. Then they shouted so loud that the gate sprang open by itself. “And now?” asked {joker}. {hero} took a breath. “Begin!” They have done it that way ever since.',
					],
					'end-with': [
						'{host} turned the key, and out they went, {elder} and {hero}, with the bag between them. Behind them somebody was singing. “That is the dumpling song,” said {elder}. “Is it?” said {hero}. It was dark, and quite cold. They had got as far as the first milestone. “I was sent away from those dumplings once,” said {elder}. “Now I am taking somebody else away from them.” {Elder.they} turned round. The gate was still open. In it stood {joker} with two plates, looking out, and did not make a single joke.',
						'{host} unlocked the gate, and they went out. It was snowing a bit. They could hear the feast behind them, and then they could not. At the first milestone {elder} sat down. “You will miss the dumplings,” {elder.they} said. “Yes,” said {hero}. “They are very good dumplings. I remember them.” “Yes,” said {hero}. {elder} sighed. “I cannot do that to anybody,” said {elder}, and stood up. When they knocked there were no dumplings left. But {joker} had kept two plates warm, under the flag.',
					],
					'end-gone': [
						'“Thank you,” said {elder}. “It is the right word. But I looked back this morning, and you were laughing.” “I was,” said {hero}. At midnight the gate was opened, and {elder} went through, and did not look back again. So {hero} took the box on which {they} had stood, and painted BEGIN on it, and put it outside the gate with a lamp. Every night {they} went and lit it. It snowed on the lamp, and it rained. One evening in spring it was burning already. Somebody with a bag was sitting on the box.',
						'“That is a good word,” said {elder}. “But you laughed, this morning. I looked round, and you were laughing.” “Yes,” said {hero}. “I was scared.” “So was I,” said {elder}. In the middle of the night {host} opened the gate, and {elder} went. {hero} had nothing left to say. So {they} hung a lamp there, and wrote BEGIN on the outside of the gate, and every night {they} lit it. The snow came, and the snow went. On the first day of spring somebody knocked, with a bag. “I can read it from the hill,” said {elder}.',
					],
					'end-begun': [
						'“Say it again,” said {elder}. “Begin,” said {hero}. {elder} shut both eyes, to hear it better. Then {elder.they} opened the bag, and took out a cup and a spoon, and put them on the nearest table. So {elder.they} was staying! They all moved over, a little bit each, and it made a whole place. {host} dropped the key into a soup bowl, and left it there. And {hero}, who had wanted everyone to listen at once, talked to one person the whole evening.',
						'{elder} did not say anything for a while. “Nobody ever said ‘begin’ to me,” said {elder}. “They always started without me.” {host} held up the key, and looked at {elder}, and put it away again. Then somebody moved over, and there was a place, and somebody else passed the dumplings. {hero} looked at all those people who wanted to hear {them}. It was odd. One had been enough.',
					],
				},
				{
					'laughed & end-custom':
						'+ “You laughed at me,” said {elder} to {hero}, later. “Say begone to that as well.” And {hero} did.',
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'hall', with: ['elder', 'host'], shows: ['gate', 'key', 'banner'], pose: 'stand', feeling: 'calm' },
		},
	],
};
