import type { PlotLevel } from '../../format.ts';
import { bestGift } from '../gift.ts';

export const upsideDown2: PlotLevel = {
	joins:
		'“{choice}” {hero} did that, and came {start.to} just as the letter did. Once a year {far.name} wrote one, from far away. {host.name}, {host.a}, read it out to everybody {hall.at}. This time {hero} was allowed to carry it there. But {host} held it upside down! “I can’t read,” said {host}. “{far} taught me, as far as M, and then {far} went away. I make it up. Nobody must know.” And {host} ran ahead.',
	chapters: [
		{
			titles: ['Letter Day', 'The Wrong Way Up', 'As Far as M', 'Nobody Must Know'],
			time: 'day',
			parts: [
				[
					'Today the driver of the mail cart had given {hero} the letter to carry! It came once a year, from {far.name}, who had gone away for good. And tonight it would be read out to everyone, {hall.at}. What a surprise that was! {hero} was {described}, and nobody ever told {hero} a thing. “Shh!” people said, when {hero} came in.',
					'Once a year there was a letter from {far.name}, who lived far away now. Everyone came {hall.to} to hear it. This year the driver of the mail cart gave it to {hero}, to carry there. {They was} {described}, and had waited {start.at} since breakfast. It was a great thing. Mostly, people told {them} nothing.',
					'“Here, {hero}, you carry it this time,” the driver of the mail cart had said. So {hero} stood {start.at} with the letter. Everybody waited for it. It came once a year, from {far.name}, who had moved far away. Tonight it would be read out {hall.at}. People liked {hero}, who was {described}. But nobody ever told {them} a secret.',
				],
				{
					quiet: '+ You told {hero} a thing, and it went in, and you never knew if it was still there.',
					bold: '+ Once {hero} had called out what was in a birthday parcel, right beside the birthday child.',
					kind: '+ You had only to look sad, and out of {hero} came the whole surprise, to cheer you up.',
					honest: '+ If you asked {hero} a question, you got an answer, whoever was listening.',
					clever: '+ {hero} had guessed three surprises, and had said so every time.',
					careful: '+ {hero} always asked the others first if it was really a secret, and then it was not one.',
					merry: '+ {hero} could keep a secret, but not a straight face.',
					dreamy: '+ {hero} never meant to tell a secret, and only forgot that it was one.',
					quick: '+ If you told {hero} a secret in the morning, the whole road had it by noon.',
				},
				[
					'“Is that it?” said {host.name}, {host.a}. {Host.they} always read it out. {Host.they} took it, looked at the front, and nodded. “From {far}, quite right.” But {far}’s name stood on its head. {Host} was holding it upside down! {hero} saw it, and {host} saw that {hero} saw. “Come behind the mail cart,” whispered {host}. So {hero} did.',
					'Then came {host.name}, {host.a}. {Host.they} read the letter out every year, for an hour and more. “Let me see,” said {host}, and held it up. “Ah, yes.” {hero} looked too. Every word on the front was standing on its head, and {host} did not mind at all. “But that is…” said {hero}. “Not so loud!” said {host}, and pulled {them} behind the mail cart.',
					'Then came {host.name}, {host.a}. {Host.they} read the letter out each year, and wanted to see it. “Lovely writing,” said {host}, and nodded. But {host} held it upside down! {hero} opened {their} mouth, and {host} saw it, and went pale. “Please come with me,” said {host}, “behind the mail cart.” And {hero} went.',
				],
				[
					'“I can’t read,” {host} said. “{far} taught me, when I was small. We got as far as M. Then {far} went away. ‘You’ll manage the rest,’ {far} said, and still thinks that I did. I don’t even look at the page. I make it up, about a cat who has a hotel. People like the cat! If they find out, I can never look at anyone again.”',
					'“{far} was my teacher,” {host} whispered. “We had just got to M, and then {far} went. ‘The rest you can do alone,’ {far} said, and still thinks that I can read. I only know half, so at a reading I don’t even look. I invent the letters. There’s a cat in them who keeps a hotel. Please, nobody must know!”',
					'“You’ve seen it,” said {host}. “I can’t read. {far} was teaching me, letter by letter, and we had come to M. Then {far} moved away, and thinks that I have learned the rest. I was too proud to ask anyone. So every year I look over the top of the page, and make up a story about a cat with a hotel. Everyone believes it. What shall I do if they hear of it?”',
				],
			],
			choices: [
				{
					say: 'Give your word that you will not tell',
					sets: ['sworn'],
					outcome: [
						'“I give you my word,” said {hero}. {They} had never been asked for it before. {host} breathed out. “Then bring it {hall.to},” said {host}, “and don’t drop it,” and rode ahead on the mail cart. It was a thin letter. But now {hero} was carrying two things.',
						'“I shall not tell a soul,” said {hero}. “My word on it.” {host} shook {hero}’s {hand} for a long time, and then rode ahead on the mail cart, to put out the chairs. {hero} went slowly. A secret is heavy if you are not used to one.',
					],
				},
				{
					say: 'Offer to read it to {host} here, in secret',
					sets: ['offered'],
					outcome: [
						'“I could read it to you,” said {hero}. “Now, before anyone comes.” For a moment {host} wanted to. Then {host.they} shook {host.their} head. “If I hear the real one, I shall not dare to tell mine,” said {host}, and rode ahead on the mail cart. The letter stayed with {hero}.',
						'“Sit down here,” said {hero}, “and I’ll read you what it says.” {host} did not want to sit. “And if there’s no cat in it?” said {host}. Then {host.they} got on the mail cart, and was gone, and left the letter behind.',
					],
				},
				{
					say: 'Ask what became of all the other letters',
					sets: ['asked'],
					outcome: [
						'“Where are the old letters?” asked {hero}. “In a box,” said {host}, “all of them. I look at them on Sundays, and nobody else may. I can find the M in each.” And {host.they} blew {host.their} nose, and rode ahead on the mail cart.',
						'“And the old ones?” asked {hero}. “I’ve kept them all,” said {host}, “in a box with a lock. I know that they say something. I just don’t know what.” Then {host} rode ahead on the mail cart, to put out the chairs.',
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
					'The letter goes the last part of its way on foot, so that everyone can see it. People were looking over their fences. “Is there a lot about the cat?” they called. “I don’t know,” said {hero}. [It was true.|That much was true.] {hero} held the letter tight, and went faster.',
					'The letter is always carried on foot, through all the streets, and shown around. “Is that it?” a boy called from a wall. “Does the cat get her new roof?” “You’ll hear it tonight,” said {hero}. It was not a lie. But it was not quite the truth.',
					'Whoever carries the letter goes on foot, so that everyone can wave to it. This letter had been glued in a hurry, and one corner stood up in the wind. {hero} could have looked, but held it shut instead, the whole way. “You lucky thing!” the people called from their doors. “You’ll hear about the cat before we do!”',
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
					'Soon {snoop.name}, {snoop.a}, came along beside {hero}. “One sheet,” said {snoop}, and looked at the letter. “And {host} reads for an hour. How can that be?” “Small writing,” said {hero}. “Hm,” said {snoop}.',
					'“A thin letter,” said {snoop.name}, {snoop.a}, from a doorstep. “Last year’s was thin, and it took two hours. Something is fishy.” “It’s about a long cat,” said {hero}.',
					'At the next corner stood {snoop.name}, {snoop.a}. “Last year {host} read for an hour,” said {snoop}. “And it’s one sheet of paper! Can you explain that?” {hero} could, and did not. “Then I’ll sit in front tonight,” said {snoop}.',
				],
				{ 'first.ally': '“A cat with a hotel?” said {first.ally}. “I must hear that.”' },
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
					'{Hall} was full already. People sat on the chairs, and on each other, and sang the song of the cat. “There’s the letter!” they cried when {hero} came in, past the box by the door that only {host} ever opened. {hero} was pushed along, right to the front. There stood {host}, under the big lantern.',
					'Everyone had come, and each had brought an uncle. By the door stood the box that only {host} ever opened. When {hero} carried in the letter people clapped, and made room, right up to the front. There stood {host}, under the big lantern.',
					'“Here comes the letter!” somebody called, and everyone turned round. They had never looked at {hero} so kindly. By the door stood the box with the old letters. {hero} went past it, up to the front, where {host} stood under the big lantern, very stiff. In the first row sat {snoop}, and looked at the clock.',
				],
				{
					'first.ally & second.ally': '+ {first.ally} and {second.ally} shared a chair.',
					'first.ally': '+ {first.ally} got the last chair.',
					'second.ally': '+ {second.ally} got the last chair.',
				},
				[
					'{host} read for an hour. In the story the cat lost her roof to a whale. Then {hero} was to put the letter into the box, back by the door, and saw what it really said. “I pass by tonight, at nine. If there’s a light {start.at}, I’ll come home. I asked every year, and it was always dark. I shall not ask again. {far}.” The clock said eight.',
					'{host} held the letter upside down, and out came the cat. This year the cat gave a breakfast for forty mice. “Put it away for me,” said {host} after an hour. And {hero} read the letter, on the way back to the box. “Tonight at nine I pass by, on my way. I asked you every year for a light {start.at}, and it was dark. If I see one I’ll come home. I shall not ask again. {far}.” It had just struck eight.',
					'{host} read for an hour, and it was the best story yet. The cat had to hide a moose in the laundry, and people cried with laughing. “Put it away,” whispered {host} at the end. {hero} took the letter back to the box, and on the way read what was in it. “I’ll pass at nine tonight. Put a light {start.at}, and I’ll come home. Each year I ask, and each year it’s dark. I shall not ask again. {far}.” It was eight o’clock.',
				],
			],
			choices: [
				{
					say: 'Stand up and read out what it says',
					sets: ['told'],
					outcome: {
						sworn:
							'{hero} got up on a chair. “That isn’t what it says,” said {hero}. “There’s no cat in it.” {host} looked up, and thought of a promise. “I’m sorry,” said {hero}. “I have to.”',
						else: [
							'“Wait!” said {hero}, and got up on a chair. “That isn’t what it says. There’s no cat in it.” You could hear another chair creak. It was {host}’s.',
							'{hero} held the letter up, the right way. “I can read,” said {hero}, “and there’s no cat in this at all.” {host} sat down very slowly.',
						],
					},
				},
				{
					say: 'Get {host} to one side and tell only {host.them}',
					sets: ['whispered'],
					outcome: {
						sworn:
							'{hero} had promised not to tell anyone. But {host} knew the secret already. So {hero} shut the box, and went to find {host}.',
						else: [
							'It was {host}’s letter, so {host} had to hear it first. {hero} shut the box, and went to get {host} to one side.',
							'“Not everyone,” thought {hero}. “Only {host}.” And {hero} took the letter along, and went to find {host.them}.',
						],
					},
				},
				{
					say: 'Say nothing, take the big lantern, and go',
					sets: ['light'],
					outcome: [
						'It would take just one lantern, and nobody had to know why. {hero} put the letter into the box, and went to get it.',
						'{hero} shut the box. A light was all that {far} wanted. There was a big lantern {hall.at}, the biggest for miles. And {hero} went to take it, without a word.',
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
					bold: ['+ And {hero} had thought about it first, for once.', ''],
					careful: ['+ This once {hero} did not ask everyone first.', ''],
					merry: ['+ And this time {hero} kept a straight face.', ''],
				},
				{
					'told & first.hear or told & second.hear': [
						'“No cat?” everybody shouted at once. “Boo! We want the cat!” And nobody heard one word of the letter.',
						'“What? What? What?” went the whole room. “Of course there’s a cat!” {hero} began to read, and could not hear {themself}.',
					],
					'told & first.trust or told & second.trust': [
						'“No cat?” said {snoop}. “I asked you on the road, {hero}, and you told me nothing. Why should we believe you now, and not {host}?”',
						'“It has been a cat for years,” said a man with a pipe. “Who are you, that we should trust you more than {host}?”',
					],
					told: [
						'Everyone got up on a chair to look, and stood there like a wall. {hero} was at the back, and had to get to the front, where all could see the letter.',
						'The whole room stood up, and got on the chairs too. So {hero} was at the very back of everyone, with the letter, and had to get to the front.',
					],
					'whispered & first.hear or whispered & second.hear': [
						'“More!” people shouted, and stamped. “{host}!” said {hero}, and “{host}!” once more. But {host} could not hear a thing.',
						'But everyone had begun to sing the song of the cat, all nine verses. “What?” said {host}. “What?”',
					],
					'whispered & first.trust or whispered & second.trust': [
						'{snoop} stood in the way. “Let {host} rest,” said {snoop}. “You told me nothing on the road, {hero}. Why should we trust you with {host}?”',
						'“Not now,” said a man with a pipe. “{host} is tired. Why should we trust you with {host.them}?”',
					],
					whispered: [
						'But everybody stood around {host}, six deep, to say thank you. {hero} could not get near.',
						'But people had put {host} up on a table and stood around it. There was no way through.',
					],
					'first.hear or second.hear': [
						'“Hey!” people shouted. “Put it back!” {hero} wanted to say that it was only for an hour. But nobody could hear it.',
						'“Our lantern!” everybody cried at once, and they did not stop. How could {hero} tell them that it would come back?',
					],
					'first.trust or second.trust': [
						'“Where are you going with our lantern?” said {snoop}, in the door. “I can’t tell you,” said {hero}. “Then why should I trust you with it?”',
						'{snoop} stood in the door. “You have a secret, and now you have our lantern, too,” said {snoop}. “Why should I let you go?”',
					],
					else: [
						'But it hung right in front, and {hero} was by the door. In between sat all the people, and their uncles.',
						'The lantern hung at the far end of the room. And there was not one free spot on the floor.',
					],
				},
				{ 'first.reach & second.reach & flies': '+ And under the roof hung all the coats, so there was no flying.' },
				bestGift('hear', 'trust', 'reach'),
				{
					told: [
						'So {hero} read out the letter, every line. “You made it up?” people asked {host}, and {host} nodded. “One sheet,” said {snoop}. “I knew it. Be cross tomorrow! It’s nearly nine. Who has a lamp?”',
						'Then {hero} read it to them, to the end. “And the cat?” somebody asked. “I made it up,” said {host}. “I can’t read.” “So that’s how one sheet got so long,” said {snoop}. “But {far} wants a light.”',
					],
					whispered: [
						'So {host} came along into a corner, and there {hero} read out every line, very softly.',
						'“Come here a moment,” said {hero}. And in a corner {hero} read it to {host}, from “tonight” to “{far}.”',
					],
					'light & first.hear or light & second.hear': [
						'“It’s only for an hour,” said {hero}. “Somebody needs a light. Then I’ll bring it back.” So people let {them} go.',
						'“One hour,” said {hero}, “and then you’ll have it back.” “Well, if it’s only that,” somebody said, and found some candles.',
					],
					'light & first.trust or light & second.trust': [
						'“Then go,” said {snoop}, and stepped out of the door. “But bring it back.”',
						'“Well, go,” said {snoop}. “I’ll find us some candles.”',
					],
					light: [
						'{hero} took down the lantern, and was at the door before anyone could ask.',
						'Then {hero} had the lantern, and was out of the door with it. “Find some candles,” said {host}, who had gone pale again.',
					],
				},
				{
					'end-told': [
						'Then everyone ran, with every light that they had, {start.to}. The last lamp was hung up just as {far} came by, {far.a}. “So many lights!” said {far}. “But where is {host}?” So {hero} took {far} back {hall.to}, and told the rest on the way. There was {host}, beside the box. “You told,” said {host} to {hero}. “Yes,” said {hero}. “I’m sorry.” “Where were we?” asked {far}. “M,” said {host}. All winter {host} did not speak to {hero}. But in spring a letter came. “I’m still cross,” it said, in big new letters.',
						'Then everyone ran to get a lamp, and off they went {start.to}. They were just in time. Out of the dark came {far}, {far.a}. “So many!” said {far}, and counted the lights. Only {host} had stayed {hall.at}. {hero} took {far} there, and told the rest on the way. {host} sat by the box. “I gave them a cat,” {host.they} said to {hero}, “and you took it away.” {hero} had no answer. It was {far} who sat down, and took the oldest letter out of the box. “So that’s why it was dark,” said {far}. “M, you know,” said {far}. “So this here is N.”',
					],
					'end-own': [
						'{host} turned the letter around, and looked for the M. Then {host.they} got up on a chair. “There never was a cat,” {host.they} told everyone. “I can’t read. I made it up. Now please bring every lamp, for {far} is out there.” “One sheet,” said {snoop}. “So it did add up.” And everyone ran {start.to}, with {host} in front. At nine {far} came up the road, {far.a}, and saw the lights. “So you have read my letter,” {far} said to {host}. “No,” said {host}. “{hero} did. We stopped at M.” “So we did,” said {far}, and put down the bag. Then a small girl came up to {host}. “You made it up? All by yourself?” she said. “Can you make some more?”',
						'“Every year?” said {host}. “Every year, in the dark?” And {host.they} walked to the front. It was a hard walk, and {hero} went along. “I’ve lied to you,” {host.they} told everybody. “I can’t read. {far} wants a light, and I didn’t know it.” Everyone took a lamp, and ran {start.to}, and {snoop} ran too, and did not ask one thing. And up the road came {far}, {far.a}, and stood in the middle of all the lamps. “You got stuck?” said {far} to {host}. “At M,” said {host}. “N,” said {far}. “I’ve carried it about with me all this time.”',
					],
					'end-light': [
						'{hero} hurried {start.to}, and hung the lantern up. It swung, and stood still. Then steps came. It was {far}, {far.a}. “It was always dark,” said {far}. “Why is there a light now?” “{host} still has all your letters,” said {hero}. “Ask {host.them} how far you two got.” So they went back {hall.to}. “How beautifully you read it,” everyone said to {host}, and {host} looked across at {hero}. Late that night {host} and {far} thought that they were alone, and {hero} heard them through the door. “M,” said {host}. “N,” said {far}. “You know something,” said {snoop}, who was going by. “No,” said {hero}, and went home.',
						'{Start.at} {hero} hung up the lantern and sat down under it. At nine somebody came up the road with a bag. “It’s light,” said {far}, {far.a}. The two went back {hall.to}. “But how did you know?” said {snoop} to {hero}. {hero} looked at the floor. It was {host} who spoke. “{hero} knows a thing about me,” said {host}, “and hasn’t told it. So I shall.” And {host.they} told everyone about M.',
					],
				},
				{
					'asked & light or asked & whispered':
						'On Sunday {host} opened the box. “I can find the M in each letter,” said {host}. “Then we begin with that,” said {far}.',
					'offered & light or offered & whispered':
						'The next day {host} came with a box. “Read me all the old ones,” said {host} to {hero}. “Now I dare to hear them.”',
					'sworn & light or sworn & whispered':
						'“You gave me your word, and you kept it,” {host} told {hero} the next day. Nobody had ever said that to {them}.',
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'start', with: ['far', 'host'], shows: ['lantern', 'letter'], pose: 'wave', feeling: 'happy' },
		},
	],
};
