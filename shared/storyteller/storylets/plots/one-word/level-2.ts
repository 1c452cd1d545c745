import type { PlotLevel } from '../../format.ts';

export const oneWord2: PlotLevel = {
	joins:
		'“{choice}” {hero} did that. But what everyone talked about was something else. {hero} had to open the feast with one word, “Begin!” And it came out as “Begone!” They all laughed, {joker} the loudest, but not {elder}, {elder.the}. {Elder.they} had just come home after twenty years, and now turned round and left. There was one gate out, behind {hall}, and {host} had the key. So {hero} went there, to put it right.',
	chapters: [
		{
			titles: ['Only One Word', 'Begin', 'It Came Out Wrong', 'A Big Gold Key'],
			time: 'day',
			parts: [
				[
					'Each year one of {folk} is picked to open the feast. All you have to do is stand up {start.at} and say one word. The word is “Begin!” This year it was {hero}. {They was} {described}. Nobody had ever listened to {them} before.',
					'The feast starts with a word, and the word is “Begin!” Somebody has to say it {start.at}, out loud. This time they had picked {hero}. {They was} {described}, and had been waiting all {their} life for everyone to listen at once.',
					'{hero} was {described}, and people never heard what {they} said. They always said something themselves at the same time. But once a year it is silent {start.at}, and one of {folk} says the word that opens the feast. It is “Begin!” And this year it was {hero}’s turn.',
				],
				[
					'The flags were up. {host.name} was there, {host.a}, and held up a big gold key. In front stood {joker.name}, {joker.a}, who could make a joke of anything. And right at the back, with a bag, stood {elder}, {elder.the}. {Elder.they} had gone away twenty years ago, after a fight. Today {elder.they} had come home, and did not quite dare to say so.',
					'There were flags, and a box to stand on. {host.name}, {host.a}, had the big gold key. Next came {joker.name}, {joker.a}, who had a joke for everything. And at the very back, half behind a post, was {elder}, {elder.the}, with a bag. After a fight {elder.they} had gone away, and stayed away for twenty years. {Elder.they} had come home today, and had told nobody yet.',
				],
				{
					quiet: '{hero} had only ever practiced in a whisper. {They} had never heard what it sounded like out loud.',
					bold: '{hero} took such a big breath that there was hardly any room for the word.',
					kind: 'At the last moment {hero} saw a baby, and had to smile at it. It is hard to smile and say “in.”',
					honest:
						'“I wish that they were not all here,” thought {hero}. And when you are {trait}, things like that come out.',
					clever: '{hero} had thought about the word for so long that it had come apart.',
					careful: '{hero} had practiced it a thousand times. It was quite worn out by now.',
					merry: 'At home {hero} had said it wrong for fun, all week. That was a mistake.',
					dreamy:
						'There was a flag with a hole in it, and {hero} looked through the hole. Then it was time, and {they} said the first word that was there.',
					quick: '{hero} gave the word such a push that only the front half came out right.',
				},
				[
					'“Begone!” shouted {hero}. There was a silence. Then they laughed until the flags shook. “We only just got here!” cried {joker}. But at the back {elder} picked up the bag. “They shouted that at me the other time too,” said {elder}. “So they still mean it.” And {elder.they} went.',
					'{hero} took a breath. “Begone!” It went out over all the heads. For a moment nobody moved. Then {joker} said, “Can I finish my bun first?” and they laughed until they cried. Only {elder} did not. “The very same word,” said {elder}. “They have not forgiven me.” And {elder.they} took up the bag, and went.',
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
					'“There is only one way out, and that is the gate behind {hall},” said {host}. “I unlock it at midnight.” So {hero} set out {hall.to}, to get there first and say sorry. All along the road children were shouting “Begone!” at the hens.',
					'“{Elder.they} can get out only by the gate, behind {hall},” said {host}, “and I have the key. I open it at midnight.” So {hero} had until midnight. {They} went up the road as fast as {they} could. “Begone!” people called to {them}, and waved. They meant it kindly.',
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
					'On the other side was {joker}, with a paint pot. {Joker.they} had painted BEGONE on a flag. “It is the best joke we ever had,” said {joker}. “Come on, say it once more!” {hero} did not. {They} told {joker} about {elder}. {joker} looked at the flag for a while. “Oh,” said {joker}. “I will come with you.” And {joker.they} rolled up the flag, and took the paint pot along.',
					'The word had got there first. A man said it to his soup. A lady said it to her hat. And {joker} had put it on a flag. “Did you see who went away?” asked {hero}, and told {joker.them}. “For good?” said {joker}. “Because of my joke?” “Because of my word,” said {hero}. They looked at each other. Then they went on together, and it was the first time that {joker} had nothing to say.',
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
				[
					'They were all sitting {hall.at}, over their dumplings. “There is the funny one!” they called, when {hero} came in. But right at the back, by the gate, sat somebody on a bag. {hero} went the whole length of the room, with everybody clapping, and stood in front of {elder}, and did not know how to begin.',
					'There were dumplings {hall.at}, and a song with only one word in it. And there, next to the gate, sat {elder}, and held the bag tight. “Oh,” said {elder}. “It is you.”',
					'{hero} found {elder} at the very back, beside the gate, where you could smell the dumplings but not see them. “You need not say it again,” said {elder}. “I heard it the first time.”',
				],
				[
					'{elder} moved the bag, so that {hero} could sit on half of it. “I was young, and we had a fight about a wall,” said {elder}. “At the end of it they all shouted that word. So I went. Do you know how often you think of dumplings in twenty years? This morning I could smell them. And then you stood up.” Everybody had begun to clap. “Say it! Say it!” they called to {hero}. It was nearly midnight.',
					'“The other time the gate was open,” said {elder}. “That was quicker. We had a fight, they and I, about a wall. Then they all said that word together, and you do not stay after that. I waited for twenty years, until they had forgotten. I never thought that they would still know it by heart.” It was almost midnight. “Once more!” they all called to {hero}, and clapped.',
					'“I had a fight with them once, about a wall,” said {elder}. “At the end they all shouted that word, and I went. Every year I thought about coming home. Today I dared. And you know what I heard.” It was almost midnight. Behind them they had started to clap. “Say it! Say it again!” they called to {hero}.',
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
						'“I meant ‘begin,’” {hero} said to {elder}. “It slipped.” Then {they} climbed on a table. “You all want to hear it?” {they} cried. “Then you have to help me. What shall be gone? Toothache? Mud? That old fight?”',
						'“It was a slip,” {hero} said to {elder}. “It was never for you.” Then {they} turned round. “I will say it,” {they} told them all. “But not to a person. One at a time! What have you got that you want to be rid of?”',
					],
				},
				{
					say: 'Pick up the bag and go with {elder}',
					sets: ['left'],
					outcome: [
						'{hero} picked up the bag. “I meant ‘begin,’” {they} said. “But I said the other one, and you believed me. So I will be gone too. You should not have to go alone.”',
						'“It was a slip,” said {hero}. “But you cannot unsay a thing. Then I am coming with you. You came such a long way, and nobody carried your bag.” It was quite heavy. It had twenty years in it.',
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
					'said & first.hear or said & second.hear': [
						'But at that very moment they had started again, all of them, and stamped. “Be-gone! Be-gone!” All that {elder} could hear was the end of it. {Elder.they} nodded, and got up from the bag.',
						'But {elder} did not hear it. “Be-gone! Be-gone!” they sang at the tables, and the word went in one end of the song and did not come out at the other. {host} put the key in the gate.',
					],
					'made & first.hear or made & second.hear': [
						'Then they all shouted at once, and each shouted something else. You cannot get rid of anything like that. {elder} had stood up to say one too. That was just how it had been the other time: {elder} stood there, and nobody listened.',
					],
					'left & first.hear or left & second.hear': [
						'They all thought that it was part of the joke. They jumped up, and stamped, and shouted it after the two of them. “Be-gone! Be-gone!” {elder} stopped and pulled in {elder.their} head. It was just like the other time.',
					],
					'made & first.trust or made & second.trust': [
						'“Is this one more of those?” said {host}. “You had one word, and it made somebody cry. I gave it to you, too. Why should we trust you with all the rest?” The boys in front put down their forks. {elder} looked at {hero} and waited.',
					],
					'left & first.trust or left & second.trust': [
						'“Out in the dark, with that one?” said an old man to {elder}. “{hero} had one word to carry, and dropped it.” {host} held the key to {host.their} chest. “I will not open before I know,” said {host}. “Can we trust {hero} with you?”',
					],
					'first.trust or second.trust': [
						'“You leave {elder} alone,” said an old man, and stood in between. “I was there, the other time, and I shouted too. I have been sorry ever since. Nobody is going to do that again. Why should we trust you with another word?”',
						'“Wait,” said {host}, with the key in the gate. “It was you who said the other one. Now {elder} is sad, and that is my fault too, for I picked you. Why should anybody believe you now?”',
					],
					made: 'They all wanted to be first. They came from every side, to shout theirs right into the middle. {hero} was swept down from the table, as far as the wall. At the front {host} had gone to the gate, for it was midnight, and {elder} was standing next to {host.them} with the bag.',
					else: '“What is going on back there?” They all came pushing, with their forks, to see. {hero} was pushed to the wall, behind a very wide man. From up in front {they} heard the key turn in the gate.',
				},
				{
					'first.hear': '@first.later',
					'second.hear': '@second.later',
					'first.trust': '@first.later',
					'second.trust': '@second.later',
					else: '@first.later',
				},
				{
					'first.hear & second.ally': '+ “Quite right,” whispered {second.ally}.',
					'second.hear & first.ally': '+ “Quite right,” whispered {first.ally}.',
					'first.trust & second.ally': '“So say I,” said {second.ally}.',
					'second.trust & first.ally': '“So say I,” said {first.ally}.',
				},
				{
					'said & first.hear or said & second.hear':
						'So {hero} said it again. “Begin. And I am sorry.” This time it got there.',
					said: '“And I am sorry,” said {hero} to {elder}. “That was the rest of it.”',
					'left & first.hear or left & second.hear': '“It is not a joke,” said {hero}. “It hurts.” Nobody said a word.',
					'laughed & left':
						'“You laughed, too,” said {elder}, as {elder.they} took one end of the bag. “I was scared,” said {hero}. “I am sorry.”',
				},
				{
					'end-custom': [
						'“My cough!” called a boy. “Begone!” they all shouted. “The thing under the bed!” “Begone!” “Turnips!” “BEGONE!” It was the most fun that they had ever had. {joker} wanted to be rid of a joke about a duck, and they did that too. Then they all looked at {elder}. “That stupid fight,” said {elder}. They took a very deep breath for that one. The gate flew open, and a lot of old leaves blew out. And when it was quiet, {hero} said it at last. “Begin!” That is how they do it now, first the one word, and then the other.',
						'“My toothache!” called somebody. “Begone!” they all shouted. “The lumps in the porridge!” “Begone!” “Being scared of cows!” “Begone!” It went on for an hour, and people got up quite pink and light. At the end it was {elder}’s turn. “The old fight,” said {elder}. There was a small silence. Then they shouted so loud that the gate sprang open by itself. “And now?” asked {joker}. {hero} took a breath. “Begin!” They have done it that way ever since.',
					],
					'end-with': [
						'{host} turned the key, and out they went, {elder} and {hero}, with the bag between them. Behind them somebody was singing. “That is the dumpling song,” said {elder}. “Is it?” said {hero}. It was dark, and quite cold. They had got as far as the first milestone. “I was sent away from those dumplings once,” said {elder}. “Now I am taking somebody else away from them.” {Elder.they} turned round. The gate was still open. In it stood {joker} with two plates, looking out. “Come in,” said {joker}. It was not even a joke.',
						'{host} unlocked the gate, and they went out. It was snowing a bit. They could hear the feast behind them, and then they could not. At the first milestone {elder} sat down. “You will miss the dumplings,” {elder.they} said. “Yes,” said {hero}. “They are very good dumplings. I remember them.” “Yes,” said {hero}. {elder} sighed. “I cannot do that to anybody,” said {elder}, and stood up. When they knocked there were no dumplings left. But {joker} had kept two plates warm, under a flag. BEGIN, it said now. It was still wet.',
					],
					'end-gone': [
						'“Thank you,” said {elder}. “It is the right word. But I looked back this morning, and you were laughing.” “I was,” said {hero}. At midnight the gate was opened, and {elder} went through, and did not look back again. So {hero} took the box on which {they} had stood, and {joker} painted BEGIN on it. They put it outside the gate with a lamp, and {hero} lit it every night. One evening in spring it was burning already. Somebody with a bag was sitting on the box.',
						'“That is a good word,” said {elder}. “But you laughed, this morning. I looked round, and you were laughing.” “Yes,” said {hero}. “I was scared.” “So was I,” said {elder}. In the middle of the night {host} opened the gate, and {elder} went. {hero} had nothing left to say. So {they} hung a lamp there, and {joker} painted BEGIN on the outside of the gate, and every night {hero} lit the lamp. On the first day of spring somebody knocked, with a bag. “I can read it from the hill,” said {elder}.',
					],
					'end-begun': [
						'“Say it again,” said {elder}. “Begin,” said {hero}. {elder} shut both eyes, to hear it better. Then {elder.they} opened the bag, and took out a cup and a spoon, and put them on the nearest table. So {elder.they} was staying! They all moved over, a little bit each, and it made a whole place. {host} dropped the key into a soup bowl, and left it there. And {hero}, who had wanted everyone to listen at once, talked to one person the whole evening.',
						'“Nobody ever said ‘begin’ to me,” said {elder}. “They always started without me.” {host} held up the key, and looked at {elder}, and put it away again. “We should have said it long ago,” said {host}. Then somebody moved over, and there was a place, and {joker} passed the dumplings. {hero} looked at all those people who wanted to hear {them}. It was odd. One had been enough.',
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
