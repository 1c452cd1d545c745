import type { PlotLevel } from '../../format.ts';
import { bestGift, untoldAlly } from '../gift.ts';

export const upsideDown2: PlotLevel = {
	joins:
		'“{choice}” {hero} did that, and came {start.to} just as the letter did. Once a year {far.name} wrote one, from far away. {host.name}, {host.a}, read it out to everybody {hall.at}. This time {hero} was allowed to carry it there. But {host} held it upside down! “I cannot read,” said {host}. “{far} taught me, as far as M, and then {far} went away. I make it up. Nobody must know.” And {host} ran ahead.',
	chapters: [
		{
			titles: ['Letter Day', 'The Wrong Way Up', 'As Far as M', 'Nobody Must Know'],
			time: 'day',
			parts: [
				[
					'Today {hero} had been given the letter to carry! It came once a year, from {far.name}, who had gone away for good. And tonight it would be read out to everyone, {hall.at}. What a surprise that was! {hero} was {described}, and nobody ever told {them} anything. When {they} came in, people said, “Shh!”',
					'Once a year there was a letter from {far.name}, who lived far away now. Everyone came to hear it, and {hero} was to carry it there. {They was} {described}, and had waited {start.at} since breakfast. It was a great thing. Mostly, people told {hero} nothing.',
				],
				{
					quiet:
						'{They was} too {trait}. You told {hero} a thing, and it went in, and you never knew if it was still there.',
					bold: 'That was because {they was} {trait}. Once {they} had called out what was in a birthday parcel, with the birthday standing beside it.',
					kind: '{They was} too {trait}. You had only to look sad, and out came the whole surprise, to cheer you up.',
					honest:
						'That was because {they was} {trait}. If you asked {them} a question, you got an answer, whoever was listening.',
					clever: 'That was because {hero} was {trait}, and had guessed three surprises, and had said so every time.',
					careful: '{They was} too {trait}. {They} liked to ask everybody first if it was really a secret.',
					merry: 'That was because {they was} {trait}. {They} could keep a secret, but not a straight face.',
					dreamy: '{They was} too {trait}. {They} never told a secret. {They} just forgot that it was one.',
					quick: 'That was because {they was} {trait}. A secret was out before {they} had noticed that it was in.',
				},
				[
					'“Is that it?” said {host.name}, {host.a}, who always read it out. {Host.they} took it, and looked at the front, and nodded. “From {far}, quite right.” But {far}’s name stood on its head. {Host} was holding it upside down! {hero} saw it, and {host} saw that {hero} saw. “Come behind the mail cart,” whispered {host}.',
					'Then came {host.name}, {host.a}. {Host.they} read the letter out every year, for an hour and more. “Let me see,” said {host}, and held it up. “Ah, yes.” {hero} looked too. Every word of it was standing on its head. And {host}’s eyes did not mind at all. “Oh,” said {hero}. “Not so loud!” said {host}, and pulled {them} behind the mail cart.',
				],
				[
					'“I cannot read,” {host} said. “{far} taught me, when I was small. We got as far as M. Then {far} went away. ‘You will manage the rest,’ {far} said, and I said yes. I did not. So every year I make it up, about a cat who has a hotel. They like the cat! If they find out, I can never look at anyone again.”',
					'“{far} was my teacher,” {host} whispered. “We had just got to M, and then {far} went. ‘The rest you can do alone,’ {far} said. I could not. Nobody noticed that I only know half. So I invent the letters. There is a cat in them who keeps a hotel. Please, nobody must know!”',
				],
			],
			choices: [
				{
					say: 'Give your word that you will not tell',
					sets: ['sworn'],
					outcome: [
						'“I give you my word,” said {hero}. {They} had never been asked for it before. {host} breathed out. “Then bring it {hall.to},” said {host}, “and do not drop it,” and hurried ahead. It was a thin letter. But now {hero} was carrying two things.',
						'“I shall not tell a soul,” said {hero}. “My word on it.” {host} shook {their} {hand} for a long time. Then {host.they} went ahead to put out the chairs. {hero} walked slowly. A secret is heavy if you are not used to one.',
					],
				},
				{
					say: 'Offer to read it to {host} here, in secret',
					sets: ['offered'],
					outcome: [
						'“I could read it to you,” said {hero}. “Now, before anyone comes.” For a moment {host} wanted to. Then {host.they} shook {host.their} head. “If I hear the real one, I shall not dare to tell mine,” said {host}, and ran ahead. The letter stayed with {hero}.',
						'“Sit down here,” said {hero}, “and I shall read you what it says.” {host} had gone quite pale. “And if there is no cat in it?” said {host}. And {host.they} went off {hall.to}, very fast, and left the letter behind.',
					],
				},
				{
					say: 'Ask what became of all the other letters',
					sets: ['asked'],
					outcome: [
						'“Where are the other letters?” asked {hero}. “In a box,” said {host}, “all of them. I look at them on Sundays. I can find the M in each.” And {host.they} blew {host.their} nose, and went ahead {hall.to}.',
						'“And the old ones?” asked {hero}. “I have kept them all,” said {host}, “in a box, in the dry. I know that they say something. I just do not know what.” Then {host} went ahead to put out the chairs.',
					],
				},
			],
			scene: { at: 'start', with: ['host'], shows: [], holds: 'letter', pose: 'hold', feeling: 'surprised' },
		},
		{
			titles: ['A Thin Letter', 'The Cat Who Has a Hotel', 'Carry It Carefully'],
			time: 'day',
			parts: [
				'@answer',
				[
					'All along the road people were looking over their fences. “Is there a lot about the cat?” they called. “I do not know,” said {hero}. [It was true.|That much was true.] {They} held the letter tight, and walked faster.',
					'“Is that the letter?” a boy called from a wall. “Does the cat get her new roof?” “You will hear it tonight,” said {hero}. It was not a lie. But it felt like the brother of one.',
				],
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['{snoop} Has a Question', 'One Sheet of Paper', 'Something Is Fishy'],
			time: 'day',
			parts: [
				'@first.outcome',
				[
					'A little way on, {snoop.name} came along beside {them}. That was {snoop.a}. “One sheet,” said {snoop}, and looked at the letter from the side. “And {host} reads for an hour. How do you get an hour out of one sheet?” “Small writing,” said {hero}. {They} had gone quite hot. “Hm,” said {snoop}.',
					'“That is a thin letter,” said somebody. It was {snoop.name}, {snoop.a}. “Last year’s was thin as well, and it took two hours. Something is fishy there.” {hero} put the letter on {their} other side. “It is a long cat,” {they} said. “Hm,” said {snoop}, and stayed behind {them}.',
				],
				'@second.meet',
			],
			choices: 'second',
		},
		{
			titles: ['The Reading', 'What It Really Said', 'In the Box', 'Not a Word about a Cat'],
			time: 'dusk',
			parts: [
				'@second.outcome',
				[
					'{Hall.at} they had kept a place for {hero}, right in front. That had never happened before. {host} took the letter with both hands, and looked at {them} once, quickly, and then not again.',
					'“Here it is!” called {hero} at the door {hall.at}, and everybody clapped. {They} had never been clapped for. Then {host} took the letter, and it got so quiet that you could hear the paper.',
				],
				[
					'{host} read for an hour. The cat got a new roof, and lost it to a whale. It was the best one yet. Then {host} gave {hero} the letter, to put into the box with the others. {hero} looked at it. It was quite short. “I go by tonight, at nine,” it said. “I go by every year. If there is a light {start.at}, I shall know that you want me, and come home. It was always dark. I shall not come by again.”',
					'{host} unfolded the letter, upside down, and the cat came out of it. She had mice to stay, and would not eat them before breakfast. How they laughed! “Put it away for me,” {host} said to {hero} at the end. And {hero} read it, on the way to the box. “Tonight at nine I go by. If I see a light {start.at}, I shall come home. It was always dark. This is the last time that I ask.”',
				],
			],
			choices: [
				{
					say: 'Stand up and read out what it says',
					sets: ['told'],
					outcome: {
						sworn:
							'{hero} climbed on a chair. “That is not what it says,” {they} said. {host} looked up. {hero} could see that {host.they} was thinking of a promise. “I am sorry,” said {hero}. “I have to.”',
						else: [
							'“Wait!” said {hero}. “That is not what it says. There is no cat in it.” You could hear a chair creak. It was {host}’s.',
							'{hero} held the letter up, the right way. “I can read,” {they} said. “And this says something else.” {host} sat down very slowly.',
						],
					},
				},
				{
					say: 'Get {host} to one side and tell only {host.them}',
					sets: ['whispered'],
					outcome: {
						sworn:
							'{hero} had given {their} word. But {host} knew the secret anyway. “I can tell {host.them},” thought {hero}, and went to find {host.them}.',
						else: [
							'It was {host}’s letter. It had to be told to {host} first. {hero} held it behind {them}, and set off across the room.',
							'“Not to everyone,” thought {hero}. “Only to {host}.” But {host} was at the other end, being thanked.',
						],
					},
				},
				{
					say: 'Say nothing, take the big lantern, and go',
					sets: ['light'],
					outcome: [
						'It would take just one lantern, and nobody had to know why. The biggest hung beside {host}. {hero} put the letter into the box and got up.',
						'{hero} shut the box. A light was all that {far} wanted. And over there by {host} hung the biggest lantern {hall.at}.',
					],
				},
			],
			scene: {
				at: 'hall',
				with: ['host', 'snoop'],
				shows: ['chest'],
				holds: 'letter',
				pose: 'hold',
				feeling: 'worried',
			},
		},
		{
			titles: ['Nine O’Clock', 'The Light', 'After M', 'Somebody on the Road'],
			time: 'night',
			parts: [
				'@answer',
				{
					quiet: ['+ Whoever is {trait} knows how long a thing can lie there unsaid.', ''],
					bold: ['+ {hero} was {trait}. But {they} had thought about it first, for as long as there was time.', ''],
					kind: ['+ {hero} was {trait}, and there were two to be kind to now. It made it hard.', ''],
					honest: ['+ {hero}, who was {trait}, had never before had to choose between two true things.', ''],
					clever: ['+ {hero} was {trait}, and had done the sum: it was a quarter to nine.', ''],
					careful: ['+ This once {trait} {hero} did not ask everyone first. There was no time.', ''],
					merry: ['+ {hero} was {trait}, but this time {they} kept a straight face.', ''],
					dreamy: ['+ {hero} was {trait}, but this {they} did not forget for one moment.', ''],
					quick: ['+ It was lucky that {hero} was {trait}, for it was nearly nine.', ''],
				},
				{
					'told & first.trust or told & second.trust': [
						'“No cat?” said {snoop}. “But {host} can read, and {host} said cat. Everybody knows that {hero} cannot keep a thing straight. Why should we believe you?” The clock said a quarter to nine.',
						'“You are making that up,” said an old man, and his voice shook. “I have known that cat for longer than I have known you. Who can tell me that {hero} does not lie?” And it was nearly nine.',
					],
					'whispered & first.trust or whispered & second.trust': [
						'“There is no cat in it?” said {host}. “And {far} goes by tonight? You are making that up. I know how it is done.” People had stopped to listen. “Why should I believe you?” said {host}.',
						'{hero} told it quite softly. “That is a good one,” said {host}, and tried to laugh. “It is better than the cat. But it is not true, is it? Who says that it is true?” Behind {host.them} the clock said a quarter to nine.',
					],
					'first.trust or second.trust': [
						'“Where are you going with our lantern?” asked {snoop}, and stood in the way. {hero} could not tell. “You will not say?” said {snoop}. “Then why should we trust you with it?” It was a quarter to nine.',
					],
					'told & first.hear or told & second.hear': [
						'“No cat?” cried everybody. “What do you mean, no cat?” They made such a noise that nobody could hear what was in the letter. And the clock said a quarter to nine.',
						'They all jumped up and talked at once, about the cat, and about {host}, and who had known. {hero} waved the letter. “It says nine o’clock!” {they} shouted. Nobody heard it.',
					],
					'whispered & first.hear or whispered & second.hear': [
						'“Three cheers for the cat!” they were shouting. {hero} stood right beside {host} and talked, and {host} pointed at {host.their} ears. It was a quarter to nine.',
					],
					'first.hear or second.hear': [
						'It hung too high for one alone. “Can somebody lift me up?” asked {hero}. “Excuse me! I need that lantern!” But they were singing the song of the cat by now, and the clock said a quarter to nine.',
					],
					told: [
						'“Show us!” They all came at once, and took the letter, and passed it on. It went from hand to hand, to the far end of the room, and nobody read it out. And {hero} was stuck behind all of them, at a quarter to nine.',
					],
					whispered: [
						'But they had all got up to thank {host}. They stood around {host.them} ten deep, and {hero} could not get near. It was a quarter to nine.',
					],
					else: [
						'But between {hero} and the lantern they had begun to dance the dance of the cat, all in one long row, around and around. And the clock said a quarter to nine.',
					],
				},
				{ 'first.reach & second.reach & flies': '+ And up in the air it was all paper flags.' },
				bestGift('trust', 'hear', 'reach'),
				untoldAlly(['trust', 'hear', 'reach'], '+ “Hurry,” said {ally}.'),
				{
					'end-told': [
						'So {hero} read it out, all six lines. When {they} got to “always dark,” somebody began to cry, and then they ran, with every light they had. And at nine {far} came up the road, {far.a}. “So many lights!” said {far}. But {host} was not there. {hero} found {host.them} beside the box, in the dark. “You told,” said {host}. “Yes,” said {hero}. “I am sorry. I would do it again.” Behind {them} somebody put down a bag. “Where were we?” asked {far}. “M,” said {host}. {host} did not speak to {hero} all that winter. But in spring {they} got a letter. “I am still cross,” it said, in big new letters. {hero} kept it for good.',
						'{hero} read it. It did not take long. Then one could hear the clock, and it said ten to nine, and all of {folk} ran for their lamps. They were just in time. Out of the dark came {far}, {far.a}, and stopped, and counted the lights. Only {host} had stayed {hall.at}. “I gave them a cat,” {host.they} said to {hero}, “and you gave them that.” {hero} could not think of an answer. It was {far} who sat down between them, and opened the box, and took out the first letter. “M, you know,” said {far}. “So this here is N.”',
					],
					'end-own': [
						'{host} listened, and turned the letter around, and looked for the M. Then {host.they} got up on a chair. “There never was a cat,” said {host}. “I cannot read. I made it all up. And now please bring every lamp you have, for {far} is out there.” They ran. At nine {far} came up the road, {far.a}, and saw the lights. “So you have read my letter,” {far} said to {host}. “No,” said {host}. “{hero} did. We stopped at M.” “So we did,” said {far}, and put down the bag. Then a small girl came up to {host}. “You made it up? All by yourself?” she said. “Can you make some more?”',
						'{hero} told {host.them} what it said. “Every year?” said {host}. “Every year, in the dark?” And {host.they} walked to the front. It was the hardest walk of {host.their} life, and {hero} went along. “I have lied to you,” said {host}. “I cannot read. {far} wants a light, and I did not know it.” For a moment it was quiet. Then somebody took a lamp off the wall, and then everybody did. And up the road came {far}, {far.a}, and stood in the middle of all the lamps. “You got stuck?” said {far} to {host}. “At M,” said {host}. “N,” said {far}. “I have carried it about with me all this time.”',
					],
					'end-light': [
						'{hero} ran the whole way with the lantern, and hung it up {start.at}. It swung, and stood still. Then steps came. It was {far}, {far.a}. “It was always dark,” said {far}. “Who has put that up?” “{host} got your letters,” said {hero}. That was true too. “How beautifully you read it,” everyone said to {host}, and {host} looked across at {hero}. And late that night, when the two of them thought that they were alone, {hero} heard them through the door. “M,” said {host}. “N,” said {far}. {They} never told anyone. {They} only smiled when the cat came up.',
						'It was very dark {start.at}. {hero} hung up the lantern and sat down under it, and thought of all that {they} could not say. At nine somebody came up the road with a bag. “It is light,” said {far}. {Far.they} said it three times. They went in together, and you should have heard the shout. “But how did you know?” people asked. {hero} looked at the floor. It was {host} who spoke. “{hero} knew,” said {host}. “And {hero} knows a thing about me, and has not told it. So I shall.” And {host.they} took a deep breath, and told them about M.',
					],
				},
				{
					'told or whispered': [
						'“So that is how you get an hour out of one sheet,” said {snoop}, on the way home. “It was never in there. It was in {host}.”',
						'“I knew that it was a thin letter,” said {snoop} to {hero} later. “I did not know that it was such a big one.”',
						'',
					],
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'start', with: ['far', 'host'], shows: ['lantern', 'letter'], pose: 'wave', feeling: 'happy' },
		},
	],
};
