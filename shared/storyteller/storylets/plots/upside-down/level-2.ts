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
				{
					'first.trust or second.trust': [
						'“Give me that letter,” said {snoop}, at the door of {hall}. “I shall take it in, and have a good look at it on the way.” By the box {host} went pale. “You never kept a thing to yourself, {hero}. Why should we trust you with it?”',
						'“Stop,” said {snoop}, at the door of {hall}. “With {hero}, everything comes out. I had better take the letter, and look at it myself.” Over by the box {host} sat down. “Why should we trust you?” said {snoop}.',
					],
					'first.hear or second.hear': [
						'{Hall.at} they were singing the song of the cat, all nine verses, and stamped. “Here is the letter!” called {hero} at the door. Nobody heard it, and in front {host} could not begin.',
						'What a noise there was {hall.at}! “We want the cat!” they sang, and beat on the tables. “I have the letter!” called {hero}. Nobody turned round, and up in front {host} could not begin without it.',
					],
					else: [
						'{Hall.at} all of {folk} sat on the chairs, and on each other. {host} stood right at the front, by the box, and could not begin without the letter. And {hero} stood at the door with it, at the very back.',
						'They had all come, and each had brought an uncle. {hero} stood with the letter at the door of {hall}, and could not get in. “Where is it?” they called in front. “We want the cat!”',
					],
				},
				{ 'first.reach & second.reach & flies': '+ And up in the air it was all paper flags.' },
				bestGift('trust', 'hear', 'reach'),
				untoldAlly(['trust', 'hear', 'reach'], '+ “Well done,” said {ally}.'),
				[
					'So {host} got the letter, and read for an hour. The cat lost her roof to a whale. Then {hero} was to put the letter into the box. It was short. “I go by tonight, at nine,” it said. “If there is a light {start.at}, I shall come home. It was always dark. This is the last time that I ask.” The clock said eight.',
					'{host} took the letter, upside down, and the cat came out of it. She had mice to stay, for breakfast. “Put it away for me,” said {host} after an hour. And {hero} read it, on the way to the box. “Tonight at nine I go by. If I see a light {start.at}, I shall come home. It was always dark. I shall not ask again.” It had just struck eight.',
				],
			],
			choices: [
				{
					say: 'Stand up and read out what it says',
					sets: ['told'],
					outcome: {
						sworn:
							'{hero} climbed on a chair. “That is not what it says,” {they} said. {host} looked up. {hero} could see that {host.they} was thinking of a promise. “I am sorry,” said {hero}. “I have to.” And {they} read out the letter, every line.',
						else: [
							'“Wait!” said {hero}. “That is not what it says. There is no cat in it.” You could hear a chair creak. It was {host}’s. Then {hero} read it out. It did not take long.',
							'{hero} held the letter up, the right way. “I can read,” {they} said, “and this says something else.” {host} sat down very slowly. And {hero} read them every line.',
						],
					},
				},
				{
					say: 'Get {host} to one side and tell only {host.them}',
					sets: ['whispered'],
					outcome: {
						sworn:
							'{hero} had given {their} word not to tell. But {host} knew the secret anyway. So {they} took {host} behind the box and read the letter to {host.them}, very low.',
						else: [
							'It was {host}’s letter, so {host} had to hear it first. {hero} took {host.them} behind the box. “There is no cat in it,” {they} whispered, and read out every line.',
							'“Not to everyone,” thought {hero}. “Only to {host}.” They went behind the box, where nobody listened. There {hero} read the letter out, with one finger under the words.',
						],
					},
				},
				{
					say: 'Say nothing, take the big lantern, and go',
					sets: ['light'],
					outcome: [
						'It would take just one lantern, and nobody had to know why. {hero} put the letter into the box. Then {they} took the biggest lantern off its hook, and went out.',
						'{hero} shut the box. A light was all that {far} wanted. The biggest lantern {hall.at} hung by the door. {hero} took it down and went out with it, and nobody looked round.',
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
					quiet: ['+ {hero} knew how long a thing can lie there unsaid.', ''],
					bold: ['+ And {they} had thought about it first, for once.', ''],
					kind: ['+ There were two to be kind to now. It made it hard.', ''],
					honest: ['+ {hero} had never before had to choose between two true things.', ''],
					clever: ['+ {hero} had done the sum. It could be done by nine.', ''],
					careful: ['+ This once {hero} did not ask everyone first. There was no time.', ''],
					merry: ['+ And this time {they} kept a straight face.', ''],
					dreamy: ['+ This was one secret that {hero} did not forget for a moment.', ''],
					quick: ['+ It was lucky that {hero} was {trait}, for nine comes soon.', ''],
				},
				{
					'end-told': [
						'At “always dark” somebody began to cry. Then they all ran, with every light that they had, all the way {start.to}. The last lamp was hung up just as {far} came by, {far.a}. “So many lights!” said {far}. “But where is {host}?” {host} had not come. So {hero} took {far} back {hall.to}, and there was {host}, beside the box, in the dark. “You told,” said {host}. “Yes,” said {hero}. “I am sorry. I would do it again.” Behind {them} somebody put down a bag. “Where were we?” asked {far}. “M,” said {host}. {host} did not speak to {hero} all that winter. But in spring {they} got a letter. “I am still cross,” it said, in big new letters. {hero} kept it for good.',
						'You could hear the clock. Then all of {folk} ran for their lamps, and ran with them all the way {start.to}. They were just in time. Out of the dark came {far}, {far.a}, and stopped, and counted the lights. Only {host} had stayed {hall.at}, and there they found {host.them}, by the box. “I gave them a cat,” {host.they} said to {hero}, “and you gave them that.” {hero} could not think of an answer. It was {far} who sat down between them, and opened the box, and took out the first letter. “M, you know,” said {far}. “So this here is N.”',
					],
					'end-own': [
						'{host} turned the letter around, and looked for the M. Then {host.they} got up on a chair. “There never was a cat,” {host.they} told them all. “I cannot read. I made it up. And now please bring every lamp you have, for {far} is out there.” So they ran, all the way {start.to}, with {host} in front. At nine {far} came up the road, {far.a}, and saw the lights. “So you have read my letter,” {far} said to {host}. “No,” said {host}. “{hero} did. We stopped at M.” “So we did,” said {far}, and put down the bag. Then a small girl came up to {host}. “You made it up? All by yourself?” she said. “Can you make some more?”',
						'“Every year?” said {host}. “Every year, in the dark?” And {host.they} walked to the front. It was the hardest walk of {host.their} life, and {hero} went along. “I have lied to you,” {host.they} told everybody. “I cannot read. {far} wants a light, and I did not know it.” For a moment it was quiet. Then somebody took a lamp off the wall, and then everybody did, and they ran with them {start.to}. And up the road came {far}, {far.a}, and stood in the middle of all the lamps. “You got stuck?” said {far} to {host}. “At M,” said {host}. “N,” said {far}. “I have carried it about with me all this time.”',
					],
					'end-light': [
						'{hero} hurried the whole way {start.to}, and hung the lantern up there. It swung, and stood still. Then steps came. It was {far}, {far.a}. “It was always dark,” said {far}. “Who has put that up?” “{host} got your letters,” said {hero}. That was true too. So they went back {hall.to}, and what a shout there was! “How beautifully you read it,” everyone said to {host}, and {host} looked across at {hero}. Late that night, when the two of them thought that they were alone, {hero} heard them through the door. “M,” said {host}. “N,” said {far}. “You know something,” said {snoop}, who was going by. “No,” said {hero}. It was the first secret that {they} ever kept.',
						'It was a long way in the dark, and it was very dark {start.at}. {hero} hung up the lantern and sat down under it. At nine somebody came up the road with a bag. “It is light,” said {far}, {far.a}. {Far.they} said it three times. They went back {hall.to} together, and you should have heard the shout. “But how did you know?” said {snoop} to {hero}. {hero} looked at the floor. It was {host} who spoke. “{hero} knows a thing about me,” said {host}, “and has not told it. So I shall.” And {host.they} took a deep breath, and told them about M.',
					],
				},
				{
					'told or whispered': [
						'“So that is how you get an hour out of one sheet,” said {snoop}, on the way home. “It was never in there. It was in {host}.”',
						'“I knew that it was a thin letter,” said {snoop} to {hero} later. “I did not know that it was such a big one.”',
					],
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'start', with: ['far', 'host'], shows: ['lantern', 'letter'], pose: 'wave', feeling: 'happy' },
		},
	],
};
