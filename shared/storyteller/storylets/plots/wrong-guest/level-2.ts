import type { PlotLevel } from '../../format.ts';
import { bestGift, untoldAlly } from '../gift.ts';

export const wrongGuest2: PlotLevel = {
	joins: [
		'“{choice}” That was what {hero} did. And then came a green umbrella, rolling along all by itself! {hero} caught it. “There is our judge!” cried {host.name}, {host.a}. “The letter said: look for the green umbrella.” {hero} was no judge at all. But {left} and {right} both wanted {thing}, and somebody had to say whose it was. So off they all went {court.to}. Last came {elder.the}, whose umbrella it was.',
	],
	chapters: [
		{
			titles: ['The Umbrella', 'Bang Goes the Drum', 'Somebody Is Waiting', 'The Letter Said Green'],
			time: 'day',
			parts: [
				[
					'{hero} [liked|loved] to watch people arrive. There was always somebody there to wave. Nobody ever waved at {hero}, who was {described}, and [lived just around the corner|never came from farther than the corner].',
					'[Every|Each] morning {hero} went {start.to} to see who came. Mothers came, and uncles, and parcels. Somebody waited for each of them. Nobody had ever waited for {hero}, who was {described}, and was always there already.',
					'If you go away, people wave when you come back. {hero} never went away. {They was} {described}, and could mostly be found {start.at}, watching other people get waved at.',
				],
				{
					'mood-eerie':
						'Then the wind turned round, just like that. [Along came|Here came] a green umbrella, rolling and hopping as if it had somewhere to go. {hero} caught it. Far behind it came {elder.a}, puffing.',
					'mood-grand':
						'Then a great gust blew. [Hats flew!|Off flew three hats!] And a green umbrella came sailing right over the crowd. {hero} jumped up and caught it. Far behind it came {elder.a}, puffing.',
					'mood-funny':
						'Then a green umbrella ran past. [It really did.|It had no legs, but it ran.] The wind was chasing it. {hero} caught it by the handle. Far behind it came {elder.a}, puffing.',
					else: 'Then a small wind came by, and it had a green umbrella with it. [Hop, roll, hop.|It rolled up as if it knew the way.] {hero} caught it. Far behind it came {elder.a}, puffing.',
				},
				[
					'Bang, went a drum. “The green umbrella!” cried {host.name}, {host.a}. “Just as the letter said! You are Judge {elder}, and you have come at last!” [All|Every one] of {folk} waved.',
					'Bang! Somebody hit a drum, and {folk} began to cheer. “Look for the green umbrella, the letter said!” cried {host.name}, {host.a}. “Welcome, Judge {elder}! We have waited [all week|since Monday]!”',
				],
				{
					quiet:
						'{hero} was too {trait} to say no to so many people. All that came out was a squeak. {host} took it for a yes.',
					bold: '“Yes!” said {hero}. {They was} {trait}, and always said yes first and thought about it later. Now it was later.',
					kind: 'They looked so glad! {hero} was far too {trait} to spoil it, and did not say no fast enough.',
					honest: '“But I am not,” said {hero}. Bang, went the drum, right on top of it.',
					clever:
						'{hero} was {trait}, and wanted to see how it would go on. Now it was going on, and {they was} in the middle.',
					careful:
						'{hero} was {trait}, and waited for the right moment to say no. It went by [with the drum|behind the drum].',
					merry:
						'{hero} thought it was a joke. {They was} {trait}, and liked jokes, and laughed. Nobody else did. Oh dear.',
					dreamy:
						'{hero} was {trait}, and had been looking at a cloud. “What?” {they} said. They all thought it was a yes.',
					quick: '“Me?” said {hero}, and was at the front before {they} had thought at all.',
				},
				[
					'{left.name} and {right.name} both wanted {thing.a}, said {host}. They had not talked since spring. Judge {elder} must say whose it was, tonight, {court.at}.',
					'There was a quarrel, said {host}, and it was about {thing.a}. {left.name} said that it was {left}’s, and {right.name} said that it was {right}’s. Tonight, {court.at}, the judge must say who was right.',
				],
			],
			choices: [
				{
					say: 'Shout “I am not the judge!” over the drum',
					sets: ['tried'],
					outcome: [
						'“I am not the judge!” shouted {hero}. Bang, bang, went the drum. “Not in a hurry?” said {host}. “Then let us go slowly.” Only {elder.the} had heard. {Elder.they} smiled, and said nothing [at all|yet].',
						'{hero} took a big breath. “I am not the judge!” “You are not fond of fudge?” cried {host}. “Take away the fudge!” Only {elder.the} had heard it right, and {elder.they} kept it to {elder.themself}.',
					],
				},
				{
					say: 'Give the umbrella back to {elder.the}',
					sets: ['offered'],
					outcome: [
						'{hero} held out the umbrella to {elder.the}. “This is yours,” {they} whispered. “So it is,” said {elder.the}. “But you carry it. I want to see where it goes.” And the drum went bang, and off they went.',
						'“Please take it,” said {hero} to {elder.the}. {Elder.they} looked at the umbrella, and at the drum, and at {hero}. “Not just now,” {elder.they} said. “It is such a nice change to walk at the back.”',
					],
				},
				{
					say: 'Put up the umbrella and take a bow',
					sets: ['bowed'],
					outcome: [
						'{hero} put up the umbrella and bowed. How they all clapped! It felt warm, like soup. Then {they} saw that {elder.the} was clapping too, and the soup went a little cold.',
						'Up went the umbrella, and {hero} took a bow. Then, as it went so well, {they} took another. {Elder.the} counted them. “Two,” said {elder.the}, to nobody at all.',
					],
				},
			],
			scene: {
				at: 'start',
				with: ['host', 'elder'],
				shows: ['drum'],
				holds: 'umbrella',
				pose: 'hold',
				feeling: 'surprised',
			},
		},
		{
			titles: ['You First, Judge', 'The Way to {court}', 'A Judge Goes in Front', 'The Drum Stops'],
			time: 'day',
			parts: [
				'@answer',
				[
					'So they set out, with {hero} in front and {elder.the} last of all. It was not far. Where the road got bad, the drum stopped. “You first, Judge,” said {host}. “You will know what to do.”',
					'It was a fine parade, as far as the first bad corner. There even the drum stopped. “A judge goes in front,” said {host}, and took one step back. So did all of {folk}.',
				],
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['Two More Corners', 'How Modest!', 'Farther On', 'A Very Good Judge'],
			time: 'day',
			parts: [
				'@first.outcome',
				[
					'“How did you know what to do?” asked {host}. “I did not,” said {hero}. “How modest!” said {host}. And they all went on.',
					'“Just what I would have done,” said {host}, who had [been behind a wall|had both eyes shut]. {Elder.the} said nothing, but gave {hero} half a sandwich. So on they went.',
				],
				'@second.meet',
			],
			choices: 'second',
		},
		{
			titles: ['Whose Is It?', '{left} and {right}', 'Mondays and Tuesdays', 'The Whole Quarrel'],
			time: 'dusk',
			parts: [
				'@second.outcome',
				{
					'first.hear or second.hear': [
						'{Court.at} sat all the cousins, half of them on the left and half on the right. On a table lay {thing}, and {hero} had to sit in the judge’s chair. “{left} is right!” shouted one half. “No, {right} is!” shouted the other.',
					],
					'first.reach or second.reach': [
						'{Court.at} lay {thing}, far in front, by the judge’s chair. But the cousins of {left} stood on one side, and the cousins of {right} on the other. “Come by our side, Judge!” “No, by ours!” And none of them would move back and let {hero} by.',
					],
					'first.trust or second.trust': [
						'{Court.at} lay {thing}, on a table, and there was a big chair for the judge. {hero} sat down in it. “Wait!” said a cousin. “Is this judge for {left}?” “Or for {right}?” said another. “Is this judge fair?”',
					],
				},
				{
					'first.reach & flies & !second.hear or second.reach & flies & !first.hear':
						'+ And in the air it was all flags, right down to the hats.',
				},
				bestGift('hear', 'reach', 'trust'),
				untoldAlly(['hear', 'reach', 'trust'], {
					first: '{first.ally} had come along too, and got a place by the door, next to {elder.the}.',
					second: '{second.ally} had come along too, and got a place by the door, next to {elder.the}.',
				}),
				[
					'“{Thing} was mine on Mondays,” said {left}. “And mine on Tuesdays,” said {right}. “Then on Wednesday it was out in the rain, all night, and it was not my fault!” “Nor mine!” They both looked at the judge. So did everyone else.',
					'“We had {thing} by turns,” said {left}. “Mondays, me. Tuesdays, {right}. And one Wednesday it was left out in the rain.” “Not by me!” said {right}. “Well, not by me!” They both looked at the judge. So did everyone.',
				],
			],
			choices: [
				{
					say: 'Say out loud whose umbrella it is',
					sets: ['told'],
					outcome: [
						'{hero} shut the umbrella. “This is not mine,” {they} said. “I am not the judge. I am {hero}, from around the corner. But I did hear what you said.” It was so still that you could hear a chair creak.',
						'“First I have to say something,” said {hero}. “I am no judge. I only caught the umbrella. But I did listen.” {host} held on to the drum. Nobody said a word.',
					],
				},
				{
					say: 'Ask whose day Wednesday was',
					sets: ['asked'],
					outcome: [
						'“Whose day was Wednesday?” asked {hero}. {left} opened {left.their} mouth, and shut it. “We never said,” said {right}. They both looked at {thing}, and it looked quite small.',
						'“Mondays, Tuesdays,” said {hero}. “And who had Wednesdays?” It got very quiet. “Nobody,” said {left} in a small voice. And {right} said, “Oh.”',
					],
				},
				{
					say: 'Say that neither of them may have it',
					sets: ['neither'],
					outcome: [
						'“Then nobody gets it,” said {hero}. “What?” cried {left}. “Then give it to {right}!” “No, to {left}!” cried {right}. They stared at each other.',
						'“Nobody may have it at all,” said {hero}. “But {right} needs it!” said {left}. “{left} needs it more!” said {right}. Then both of them turned quite pink.',
					],
				},
			],
			scene: {
				at: 'court',
				with: ['left', 'right'],
				shows: ['thing'],
				holds: 'umbrella',
				pose: 'hold',
				feeling: 'worried',
			},
		},
		{
			titles: ['The Judge', 'The Real Judge', 'The Umbrella Goes Home'],
			time: 'night',
			parts: [
				{
					quiet: [
						'{hero} had such a {trait} voice that they all leaned in to hear it. That was better than shouting.',
						'',
					],
					bold: ['{hero} was {trait}, as always. But this time {they} thought first.', ''],
					kind: ['{hero} was {trait} about it, so that nobody would be cross.', ''],
					honest: ['There was no drum now. There was only {hero}, and everyone could hear.', ''],
					clever: ['By now {hero} had seen how it goes. That was enough.', ''],
					careful: ['All day {hero}, who was {trait}, had waited for the right moment. Here it was.', ''],
					merry: ['They all waited for a joke. But {hero} did not make one.', ''],
					dreamy: ['For once {hero} was not looking at a cloud at all.', ''],
					quick: ['{hero} was {trait}, and said it before the fear could catch up.', ''],
				},
				'@answer',
				{
					'end-own-name': [
						'“Nobody had Wednesdays,” said {hero}. “So nobody left it in the rain. Have your Wednesdays together.” {left} looked at {right}, and that was the end of it. Then {elder.the} came up through the rows. “I am Judge {elder},” {elder.they} said, “and that is my umbrella. I have walked at the back all day, and I liked what I saw.” It was dark when {hero} got home. At the corner stood the drum, and everybody else, and all of them were waving.',
						'“It was a Wednesday,” said {hero}, “and Wednesday was nobody’s day. So share it.” And they shook on it. Then {elder.the} stood up. “That is my umbrella,” {elder.they} said, “and I am Judge {elder}. It was in good company today.” When {hero} went home, all of {folk} came to the corner and waved. They had painted a new flag. It said {hero}.',
					],
					'end-late-truth': [
						'“Nobody had Wednesdays,” said {hero}. “So nobody forgot it.” It was a good thing to say, but nobody clapped. “You bowed to us,” said {host}, “and you were no judge.” {hero} went hot all over. “I know,” {they} said. “I am sorry.” Then {elder.the} stood up, for {elder.they} was Judge {elder}. {left} and {right} must share, said {elder}, and {hero} must put away the chairs. At the last one somebody took the other end. It was {elder}. “I once took somebody else’s bow too,” said {elder}. And in the morning somebody waved from across the street. It was {host}.',
						'“Wednesday was nobody’s day,” said {hero}. “Have it together.” {left} and {right} looked at each other. But {host} looked at {hero}. “You took a bow,” said {host}, and it was true. So the real judge stood up, and that was {elder.the}. {Elder} gave {hero} a broom. {hero} swept the whole place, right into the corners. When it was done, {left} waved from the door. It was just one small wave. {hero} waved back.',
					],
					'end-asked': [
						'“Nobody’s Wednesday,” said {hero}. “So nobody’s fault.” “I could have brought it in,” said {left}. “I saw it from my window.” “I saw it from mine,” said {right}. They both went red, and then they had to laugh. They took {thing} home between them. Outside somebody was waiting for an umbrella. “I am Judge {elder},” said {elder.the}. “I would have needed three days for that. But they still think that you are me.” “I will tell them in the morning,” said {hero}. And {they} did. The drum went bang, just once, and quite softly. Then they waved.',
						'“Then nobody left it in the rain,” said {hero}. “It was nobody’s day. Have Wednesdays together.” {left} looked at {right}. “I have soup on Wednesdays,” said {left}. “I like soup,” said {right}. And that was that. Out in the dark {hero} gave the umbrella back. “Good judging,” said {elder.the}, who was Judge {elder}. “Wrong judge. You will tell them in the morning.” And {hero} did. They were cross until lunch. Then they waved.',
					],
					'end-neither': [
						'“You gave it to {right},” said {hero} to {left}. “And you gave it to {left}. So who is there to be strict with?” There was nobody. They carried {thing} home together, very slowly, so that it would last. On the step outside sat {elder.the}. “I am Judge {elder}, and that is my umbrella,” {elder.they} said. “Where did you learn that?” “I did not know what else to say,” said {hero}. “That is how I learned it too,” said {elder}. Then {hero} went back in, and told them all who {they was}. {host} was the first to wave.',
						'“You would give it up for {right}?” {hero} asked. {left} nodded. “And I for {left},” said {right}. “So who is cross with whom?” Nobody could remember. They went home with {thing} between them, one at each end. Then {elder.the} came for the umbrella. “I am Judge {elder},” said {elder}. “I could not have done that better. But who are you?” So {hero} told them all, with a hot face. And when {they} had said it, {host} hit the drum: bang! “Three cheers for {hero}, whoever that is!”',
					],
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'court', with: ['elder', 'host'], shows: ['thing', 'umbrella'], pose: 'wave', feeling: 'happy' },
		},
	],
};
