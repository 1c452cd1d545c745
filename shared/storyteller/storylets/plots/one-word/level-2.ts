import type { PlotLevel } from '../../format.ts';
import { bestGift } from '../gift.ts';

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
					'The feast starts with a word, and the word is “Begin!” Somebody has to say it {start.at}, out loud. This time it was {hero}, who was {described}, and had been waiting all {their} life for everyone to listen at once.',
					'{hero} was {described}, and people never listened. There was always somebody who talked louder. But once a year it is silent {start.at}. Then one of {folk} says the word that opens the feast. It is “Begin!” And this year it was {hero}’s turn.',
				],
				[
					'The flags were up. There stood {host.name}, {host.a}, with the gold key of the gate. In front was {joker.name}, {joker.a}. {Joker.they} could make a joke of anything. And right at the back, with a bag, stood {elder}, {elder.the}. {Elder.they} had gone away twenty years ago, after a fight. Today {elder.they} had come home, and did not quite dare to say so.',
					'In front was {host.name}, {host.a}, with the big gold key of the gate. Next to the box was {joker.name}, {joker.a}. {Joker.they} laughed at everything. Nobody looked at the last row. There stood {elder}, {elder.the}, next to a bag. Twenty years ago {elder.they} had had a fight with them all, and had gone away. Now {elder.they} was back, and nobody knew it yet.',
					'There were flags, and a box to stand on. {host.name}, {host.a}, had the big gold key of the gate. Beside the box was {joker.name}, {joker.a}. {Joker.they} had a joke for everything. And at the very back, half behind a post, was {elder}, {elder.the}, with a bag. After a fight {elder.they} had gone away, and stayed away for twenty years. {Elder.they} had come home today, and had told nobody yet.',
				],
				{
					quiet: '{hero} had only ever practiced in a whisper. Out loud the word was quite a stranger.',
					bold: '{hero} took such a big breath that there was hardly any room for the word.',
					kind: 'At the last moment {hero} saw a baby that was going to cry, and made a big round mouth at it, like a fish. A round mouth cannot say “in.”',
					honest: '“I wish they would all go away,” thought {hero}. It was a bad moment to think so.',
					clever: '{hero} had thought about the word for so long that it had come apart in the middle.',
					careful: '{hero} had practiced it a thousand times. It was quite worn out by now.',
					merry: 'At home {hero} had said it wrong for fun, all week. That was a mistake.',
					dreamy:
						'There was a flag with a hole in it, and {hero} looked through the hole. Then it was time, and {hero} said the first word that was there.',
					quick: '{hero} gave the word such a push that only the front half came out right.',
				},
				[
					'“Begone!” shouted {hero}. There was a silence. Then they laughed until the flags shook. “We only just got here!” cried {joker}. But at the back {elder} picked up the bag. “They shouted that at me twenty years ago,” said {elder}. “So they still mean it.” And {elder.they} went.',
					'Then it came out. “Begone!” It was not the word. {hero} heard it as it flew away over all the hats. “All right, I’m going!” cried {joker}, and then nobody could stop laughing. Nobody but {elder}. “That’s what they shouted at me, twenty years ago,” {elder.they} said. “So it still holds.” And {elder.they} took the bag, and went.',
					'{hero} took a breath. “Begone!” It went out over all the heads. For a moment nobody moved. Then {joker} said, “Can I finish my bun first?” and they laughed until they cried. Only {elder} did not. “The very same word,” said {elder}. “They haven’t forgiven me.” And {elder.they} took up the bag, and went.',
				],
			],
			choices: [
				{
					say: 'Run after {elder} through the crowd',
					sets: ['ran-after'],
					outcome: [
						'{hero} jumped down and ran. “Wait! It was the wrong word!” But people patted {hero} on the back from all sides, and said, “Begone yourself!” When {hero} got through, the road was empty.',
						'“Let me by!” said {hero}. “Begone!” said everybody, and thought it very funny. By the time {hero} was out, there was only a small dot on the road, with a bag.',
					],
				},
				{
					say: 'Say it again, and get it right',
					sets: ['again'],
					outcome: [
						'“Begin, I mean!” cried {hero}. “Begin!” But they were all laughing too loud to hear it. And the one who should have heard it was already around the corner.',
						'“Begin!” shouted {hero}, very clearly. It was perfect. But they were all laughing, so nobody was listening. And {elder} was gone.',
					],
				},
				{
					say: 'Laugh along with all the others',
					sets: ['laughed'],
					outcome: [
						'{hero} laughed too. It hurts less if you do. But {elder} looked back once, and saw {hero} laughing. Then it hurt after all.',
						'“Ha, ha,” said {hero}. It was that or cry. Over all those heads two old eyes met {hero}’s. For a moment they stayed there, and then they were gone.',
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
					'“{elder} took the milk cart to the gate behind {hall},” said {host}. “It’s the only way out. I lock it for the feast, and open it at midnight.” The feast always goes on {hall.at}, with dumplings. So all the others got on carts, to go there by the long cart road. {hero} took the short road, to be in time to say sorry. But the word had got there first. All along the road children were shouting “Begone!” at the hens.',
					'“That was {elder}!” said an old lady. “{Elder.they} got on the milk cart, to the gate behind {hall}.” “It’s the only gate,” said {host}, “and I don’t open it before the feast is over, at midnight.” So there was time to say sorry. The others went up there in carts, the long way around, for they always eat the dumplings {hall.at}. {hero} hurried along the short road. Even there they knew the joke by now. “Begone!” said a boy, and lifted his cap.',
					'“{elder} took the milk cart, to the gate behind {hall},” said {host}. “There’s no other gate. It’s locked for the feast, and I open it at midnight.” So there was time until then to say sorry. The feast always goes on {hall.at}. The others packed the dumplings on carts, and drove off the long way. {hero} took the short road, as fast as could be. But the joke was faster. “Begone!” people called over the fences, and waved. They meant it kindly.',
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
					'The cart road came in there. {joker} had got down from a cart, and was painting BEGONE on a flag. “Say it once more!” said {joker}. {hero} told {joker.them} about {elder} instead. “Oh,” said {joker}. “I’ll come with you.” And {joker.they} rolled up the flag, and took the paint along.',
					'Where the cart road joins the short one, {joker} sat in a tree with a paint pot, and tied up a flag. BEGONE, it said. “They’ve never laughed so much,” said {joker}. “One person didn’t,” said {hero}, and told {joker.them} who, and why. {joker} climbed down, with the flag. “I laughed the loudest,” {joker.they} said, and came along.',
					'Where the cart road came in, {joker} sat with a paint pot, and had put BEGONE on a flag. “Did you see who went away?” asked {hero}, and told {joker.them}. “For good?” said {joker}. “Because of my joke?” “Because of my word,” said {hero}. Then they went on together, with the flag, and for once {joker} had nothing to say.',
				],
				{ 'first.ally': '“I’ve said worse,” said {first.ally}, “and not by mistake.”' },
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
					'The feast had moved {hall.to}. At the back, by the gate, sat {elder} on the bag.',
					'The feast was {hall.at} by now. At the back, by the gate, sat {elder}, with the bag.',
					'They were all {hall.at} by now. The gate at the back was still shut. {elder} sat by it, on the bag.',
				],
				{
					'first.reach or second.reach': [
						'{hero} wanted to go straight to {elder}. But everybody got up and stood in the way. They all had to clap {hero} on the back.',
						'But a hundred people stood in between. Each of them wanted to shake {hero}’s {hand}.',
					],
					'first.hear or second.hear': [
						'“Be-gone! Be-gone!” they all sang. It was a song by now, with stamping. {elder} held both ears shut. How could anybody say sorry in that?',
						'They had all made a song of the word. “Be-gone! Be-gone!” {hero} said sorry as loud as could be. But {elder} held both ears shut.',
					],
					'first.trust or second.trust': [
						'“Stop,” said {host}, and stood in the way. “{elder} has told me what your word did. Why should I let you talk again?”',
						'“You had one word, and {elder} has told me what it did,” said {host}, and stood in the way. “Why should I let you say another?”',
					],
				},
				{ 'first.reach & flies or second.reach & flies': '+ Up above hung all the flags of the feast, on strings.' },
				bestGift('reach', 'hear', 'trust'),
				{
					'first.reach or second.reach': '',
					'first.hear or second.hear': [
						'+ {elder} let go of both ears.',
						'+ {elder} looked up, and let go of both ears.',
					],
					else: ['+ So {host} stepped aside.', '+ “Then say it well,” said {host}, and stepped aside.'],
				},
				[
					'“We had a fight about a song once,” said {elder}. “They all shouted that word. So I went. Today I dared to come home. Then you stood up.” It was almost midnight. “Say it once more!” everybody called to {hero}.',
					'“We had a fight about a song,” said {elder}. “They all shouted that word, and I went. I stayed away for twenty years. And they still know it by heart!” It was nearly midnight. “Say it again!” everybody called to {hero}.',
					'“We had a fight about a song,” said {elder}. “I wanted it slow. They wanted it fast, and shouted that word at me, so I went. Now it’s the first thing that I hear at home.” {host} looked at the clock. “Say it for us!” everybody called to {hero}.',
				],
			],
			choices: [
				{
					say: 'Say the right word, to {elder} and nobody else',
					sets: ['said'],
					outcome: [
						'{hero} looked only at {elder}, and at nobody else. “It was only ever meant to be one word,” said {hero}. “It was ‘begin.’ I should have said it to you.”',
						'“I had one word,” said {hero}, so softly that only {elder} heard. “I lost it. I found it again on the way up here. It is ‘begin.’”',
					],
				},
				{
					say: 'Ask them all what they want to be gone',
					sets: ['made'],
					outcome: [
						'“I meant ‘begin,’” {hero} said to {elder}. “It slipped.” Then {hero} climbed on a table. “You all want to hear it?” {they} cried. “Then you have to help me. What shall be gone? Toothache? Mud? That old fight?”',
						'“It was a slip,” {hero} said to {elder}. “It was never for you.” Then {they} turned round to the others. “I’ll say it,” said {hero}. “But not to a person. One at a time! What have you got that you want to be rid of?”',
					],
				},
				{
					say: 'Pick up the bag and go with {elder}',
					sets: ['left'],
					outcome: [
						'{hero} picked up the bag. “I meant ‘begin,’” said {hero}. “But I said the other one, and you believed me. So I’ll be gone too. You shouldn’t have to go alone.”',
						'“It was a slip,” said {hero}. “But you can’t unsay a thing. Then I’m coming with you. You came such a long way, and nobody carried your bag.” It was quite heavy. It had twenty years in it.',
					],
				},
			],
			scene: { at: 'hall', with: ['elder', 'joker'], shows: ['gate', 'banner'], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['What Became of It', 'Midnight', 'The Right Word', 'Begin'],
			time: 'night',
			parts: [
				'@answer',
				{
					'said & quiet': ['+ For this {hero} had just the right voice.', ''],
					'said & kind': ['+ And this time {hero} did not look at any baby.', ''],
					'said & clever': ['+ {hero} had put the word together again, all the way up the road.', ''],
					merry: '',
					'said & dreamy': ['+ For once {hero} thought of nothing else.', ''],
					'said & quick': ['+ {hero} gave it no push at all this time.', ''],
				},
				{
					'made & first.ally': '“My hiccups!” cried {first.ally}. “BEGONE!”',
					'made & second.ally': '“My hiccups!” cried {second.ally}. “BEGONE!”',
					'left & first.ally': '“I’ll see to it that there are dumplings left,” said {first.ally}.',
					'left & second.ally': '“I’ll see to it that there are dumplings left,” said {second.ally}.',
					'end-gone & first.ally': '“There’s a place here,” {first.ally} said to {elder}, and moved over.',
					'end-gone & second.ally': '“There’s a place here,” {second.ally} said to {elder}, and moved over.',
					'said & first.ally': 'All the others leaned in to listen. “Sh!” said {first.ally}. “That was private.”',
					'said & second.ally': 'All the others leaned in to listen. “Sh!” said {second.ally}. “That was private.”',
				},
				{
					'ran-after & !made':
						'“Somebody ran after me today,” said {elder}. “So that was you. I thought it was to chase me.” “It was to bring you back,” said {hero}.',
					'again & !made':
						'“You called ‘begin’ before, too,” said {elder}, “when I was around the corner. I thought it was for the others.” “It was for you, too,” said {hero}.',
					'laughed & left':
						'“You laughed, too,” said {elder}, as {elder.they} took one end of the bag. “I was scared,” said {hero}. “I’m sorry.”',
					'laughed & made':
						'“I want it gone that you laughed at me,” said {elder} to {hero}. “I’m sorry,” said {hero}. “I was scared.” And {hero} shouted the loudest of all. “Begone!”',
				},
				{
					'end-custom': [
						'“My cough!” called a boy. “Begone!” they all shouted. “The thing under the bed!” “Begone!” “Turnips!” “BEGONE!” It was the most fun they had ever had. {joker} wanted to be rid of a joke about a duck, so that went too. Then they all looked at {elder}. “That stupid fight,” said {elder}. They took a very deep breath for that one. “BEGONE!” The gate flew open, and a lot of old leaves blew out. But {elder} stayed. And when it was quiet, {hero} said it at last. “Begin!” That is how they do it now, first the one word, and then the other.',
						'“My toothache!” called somebody. “Begone!” they all shouted. “The lumps in the porridge!” “Begone!” “Being scared of cows!” “Begone!” It went on for an hour, and people got up quite pink and light. At the end it was {elder}’s turn. “The old fight,” said {elder}. There was a small silence. Then they shouted so loud that the gate sprang open by itself. {elder} did not even look at it. “And now?” asked {joker}. {hero} took a breath. “Begin!” They have done it that way ever since.',
					],
					'end-with': [
						'{host} turned the key, and out they went, {elder} and {hero}, with the bag between them. Behind them somebody was singing. “That’s the dumpling song,” said {elder}. “Is it?” said {hero}. It was dark, and quite cold. They had got as far as the first milestone. “I was sent away from those dumplings once,” said {elder}. “Now I’m taking somebody else away from them.” {Elder.they} turned round. The gate was still open. In it stood {joker} with two plates, looking out. “Come in,” said {joker}. It was not even a joke.',
						'{host} unlocked the gate, and they went out. There was a cold wind. They could hear the feast behind them, and then they could not. At the first milestone {elder} sat down. “You’ll miss the dumplings,” {elder.they} said. “Yes,” said {hero}. “They’re very good dumplings,” said {elder}. “I remember them.” “Yes,” said {hero}. {elder} sighed. “I can’t do that to anybody,” said {elder}, and stood up. When they knocked, the dumplings were nearly gone. But {joker} had kept some warm, under a flag. BEGIN, it said now. It was still wet.',
						'Then {host} let them out, first the bag, then {hero}, then {elder}. Clack, went the gate. “Which way?” asked {hero}. “I always went left,” said {elder}. “And was it nice there?” “No,” said {elder}. They stood and looked to the left for some time. Behind the gate it had become quite still. Then somebody knocked, from the inside. “We can’t begin,” called {joker}. “Nobody likes to say it without you two.” {elder} looked at {hero}, and at the bag. “Would you say it very loud?” said {elder}. And {hero} put down the bag and said it. “Begin!” Clack, went the gate.',
					],
					'end-gone': [
						'“Thank you,” said {elder}. “It’s the right word. But I looked back, and you were laughing.” “I was,” said {hero}. At midnight the gate was opened, and {elder} went through, and did not look back again. “Begin,” {hero} told the others, and so they did, but it was a quiet feast. Then {hero} found a box to sit on, and {joker} painted BEGIN on it. They put it outside the gate with a lamp, and {hero} lit it every night. One evening in spring it was burning already. Somebody with a bag was sitting on the box.',
						'“That’s a good word,” said {elder}. “But I looked round, back there, and you were laughing.” “Yes,” said {hero}. “I was scared.” “So was I,” said {elder}. In the middle of the night {host} opened the gate, and {elder} went. The feast began without a word, and it was soon over. {hero} hung a lamp on the outside of the gate, and {joker} painted BEGIN under it, and every night {hero} lit the lamp. On the first day of spring somebody knocked, with a bag. “I can read it from the hill,” said {elder}.',
					],
					'end-begun': [
						'“Say it again,” said {elder}. “Begin,” said {hero}. {elder} shut both eyes, to hear it better. Then {elder.they} opened the bag, and took out a cup and a spoon, and put them on the nearest table. So {elder} was staying! The people at the table moved over, a little bit each, and it made a whole place. {joker} painted over the end of the word on the flag, and now it said BEGIN. So the feast began, and {host} dropped the key into a soup bowl, and left it there. And {hero}, who had wanted everyone to listen at once, talked to one person the whole evening.',
						'“Nobody ever said ‘begin’ to me,” said {elder}. “They always started without me.” {host} held up the key, and looked at {elder}, and put it away again. “We should have said it long ago,” said {host}. Then somebody moved over, and there was a place, and {elder} sat down on it. {joker} painted over half of the flag, and held it up. BEGIN, it said, and they began. A hundred people wanted to hear {hero} now. It was odd. One had been enough.',
						'{elder} looked at {hero} for a long time, and then at the bag. “I packed it for good,” said {elder}. “I only didn’t know for which place.” And {elder.they} opened it, and took out a hat, and a spoon, and a very old flag for the feast. Nobody had known that {elder.they} still had one. {host} hung it up beside the others. {joker} painted over half of the word on the new one, so that it said BEGIN. Then they all looked at {hero}. “Go on,” said {elder}. “I’d like to hear it with music.” “Begin!” said {hero}, and it came out right.',
					],
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'hall', with: ['elder', 'host'], shows: ['gate', 'key', 'banner'], pose: 'stand', feeling: 'calm' },
		},
	],
};
