import type { PlotLevel } from '../../format.ts';
import { bestGift, untoldAlly } from '../gift.ts';

export const wrongGuest2: PlotLevel = {
	joins: [
		'“{choice}” That was what {hero} did. And then came a green umbrella, rolling along all by itself! {hero} caught it. “There’s our judge!” cried {host.name}, {host.a}. “The letter said: look for the green umbrella.” {hero} was no judge at all. But {left} and {right} both wanted {thing}, and somebody had to say whose it was. So off they all went {court.to}. Last came {elder.the}, whose umbrella it was.',
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
						'Then the wind turned round, just like that. [Along came|Here came] a green umbrella, rolling and hopping as if it had somewhere to go. {hero} caught it. Far behind it, puffing, came {elder.a}.',
					'mood-grand':
						'Then a great gust blew. [Hats flew!|Off flew three hats!] And a green umbrella came sailing right over the crowd. {hero} jumped up and caught it. Far behind it, puffing, came {elder.a}.',
					'mood-funny':
						'Then a green umbrella ran past. [It really did.|It had no legs, but it ran.] The wind was chasing it. {hero} caught it by the handle. Far behind it, puffing, came {elder.a}.',
					else: 'Then a small wind came by, and it had a green umbrella with it. [Hop, roll, hop.|It rolled up as if it knew the way.] {hero} caught it. Far behind it, puffing, came {elder.a}.',
				},
				[
					'“Stop the drum!” cried {host.name}, {host.a}. “No, start it! There’s the green umbrella from the letter! It’s Judge {elder}, who was to come today.” Bang, bang, went the drum, and {folk} ran up from all sides to wave.',
					'Bang, went a drum. “The green umbrella!” cried {host.name}, {host.a}. “Just as the letter said! You’re Judge {elder}, and you’ve come at last!” [All|Every one] of {folk} waved.',
					'Bang! Somebody hit a drum, and {folk} began to cheer. “Look for the green umbrella, the letter said!” cried {host.name}, {host.a}. “Welcome, Judge {elder}! We’ve waited [all week|since Monday]!”',
				],
				{
					quiet:
						'{hero} was too {trait} to say no to so many people. All that came out was a squeak. {host} took it for a yes.',
					bold: '“Yes!” said {hero}, who always said yes first and thought about it later. Now it was later.',
					kind: 'Everybody looked so glad! {hero} did not like to spoil it, and did not say no fast enough.',
					honest: '“But I’m not,” said {hero}. Bang, went the drum, right on top of it.',
					clever: '{hero} wanted to see how it would go on. Now it was going on, and {they was} in the middle.',
					careful: '{hero} waited for the right moment to say no. It went by [with the drum|behind the drum].',
					merry: '{hero} thought it was a joke, and laughed. Nobody else did. Oh dear.',
					dreamy: '{hero} had been looking at a cloud. “What?” said {hero}. It was taken for a yes.',
					quick: '“Me?” said {hero}, and was at the front before {they} had thought at all.',
				},
				[
					'And {host} told {hero} all about it. {left.name} had been best friends with {right.name}. But since spring both of them wanted {thing}, and would not even nod to each other. Tonight, {court.at}, Judge {elder} had to say who was right.',
					'{left.name} and {right.name} both wanted {thing.a}, said {host}. The two had not talked since spring. Judge {elder} must say whose it was, tonight, {court.at}.',
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
						'“Please take it,” said {hero} to {elder.the}. {Elder.they} looked at the umbrella, and at the drum, and at {hero}. “Not just now,” {elder.they} said. “It’s such a nice change to walk at the back.”',
					],
				},
				{
					say: 'Put up the umbrella and take a bow',
					sets: ['bowed'],
					outcome: [
						'{hero} put up the umbrella and bowed. How everyone clapped! It felt warm, like soup. Then {hero} saw that {elder.the} was clapping too, and the soup went a little cold.',
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
					'Off they went {court.to}. Whenever {hero} looked around, all of {folk} waved, and {they} had to wave back. Behind all the flags walked {elder.the}, with no flag. Then the drum stopped. “After you, Judge,” said {host}, and took the umbrella to hold.',
					'So they set out, with {hero} in front and {elder.the} last of all. It was not far. But all at once the drum stopped. “You first, Judge,” said {host}. “I’ll hold the umbrella.”',
					'It was a fine parade, with a bang at every step. Then there was no bang. “A judge goes in front,” said {host}, and took the umbrella, and one step back. So did all of {folk}.',
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
					'“That’s a judge for you!” said {host}. The whole parade came up behind, to shake {hero}’s {hand}. When it was the turn of {elder.the}, {elder.they} said, “It wasn’t the umbrella that did that. It was you.” And {host} carried the umbrella, and on they went.',
					'“How did you know what to do?” asked {host}. “I didn’t,” said {hero}. “How modest!” said {host}. By and by the whole parade had come up behind, and on they went, and {host} carried the umbrella.',
					'“Just what I’d have done,” said {host}, from [behind|under] the umbrella. {Elder.the} said nothing, but gave {hero} half a sandwich. So on they all went, drum and flags and all.',
				],
				{ 'first.ally': '+ {first.ally} was given a flag, and marched along.' },
				'@second.meet',
			],
			choices: 'second',
		},
		{
			titles: ['Whose Is It?', '{left} and {right}', 'Mondays and Tuesdays', 'The Whole Quarrel'],
			time: 'dusk',
			parts: [
				'@second.outcome',
				[
					'One by one the others caught up. {Court.at} sat {left} and {left.their} cousins on the left, and {right} and {right.their} cousins on the right. {Elder.the} sat at the very back. On a table in the middle lay {thing}. {hero} got the umbrella back, and the judge’s chair, and both were much too big.',
					'The others came up behind, one by one. {Court.at} stood a big chair for the judge, and a table with {thing} on it. {hero} had to sit there, with the umbrella. {left} and {left.their} cousins sat on one side, and {right} and {right.their} cousins on the other. Nobody looked across. In the last row {elder.the} found a seat.',
					'The others came after, one by one. {host} showed {hero} to the judge’s chair, handed over the umbrella, and put {thing} on the table. {left} and {right} had brought all their cousins, and sat down as far from each other as they could. {Elder.the} took the last row.',
				],
				[
					'“{Thing} was mine on Mondays,” said {left}. “And mine on Tuesdays,” said {right}. “Then one Wednesday it was left outside all night,” said {left}, “and {right} never said sorry.” “It was you who left it out!” said {right}. Both looked at the judge.',
					'“We had {thing} by turns,” said {left}. “Mondays, me. Tuesdays, {right}. But one Wednesday it was left outside all night, and it wasn’t me.” “It wasn’t me, either!” said {right}. “So why don’t you say sorry?” And both turned to {hero}.',
					'First {left} stood up. “I had {thing} on Mondays, and {right} on Tuesdays,” said {left}. “One Wednesday it lay outside until morning. I waited for {right} to say sorry.” “And I waited for you!” cried {right}. Then it was the judge’s turn.',
				],
			],
			choices: [
				{
					say: 'Say out loud whose umbrella it is',
					sets: ['told'],
					outcome: [
						'{hero} shut the umbrella. “This isn’t mine,” said {hero}. “I’m not the judge. I’m {hero}, from around the corner. But I did listen.” It was so still that you could hear a chair creak.',
						'“First I have to say something,” said {hero}. “I’m no judge. I only caught the umbrella. But I did listen.” {host} held on to the drum. Nobody said a word.',
					],
				},
				{
					say: 'Ask whose day Wednesday was',
					sets: ['asked'],
					outcome: [
						'“Whose day was Wednesday?” asked {hero}. {left} opened {left.their} mouth, and shut it. “We never said,” said {right}. They both looked at {thing}. So much fuss, about one thing!',
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
			titles: ['The Judge', 'The Real Judge', 'The Umbrella Goes Home', 'Nobody’s Wednesday'],
			time: 'night',
			parts: [
				{
					quiet: ['{hero} spoke so softly that everyone leaned in to hear it.', ''],
					bold: ['This time {hero} thought first.', ''],
					honest: ['There was no drum now, and everyone could hear {hero}.', ''],
					careful: ['All day {hero} had waited for the right moment. Here it was.', ''],
					merry: ['In the morning {hero} had laughed. Now {hero} did not.', ''],
				},
				'@answer',
				{
					'end-own-name': [
						'“Nobody had Wednesdays,” said {hero}. “So nobody left it outside. Have your Wednesdays together.” {left} looked at {right}, and the two shook on it. Then {elder.the} stood up in the last row. “I’m Judge {elder},” {elder.they} said, “and that’s my umbrella. I walked at the back all day, to see how it would go. It went very well.”',
						'“It was a Wednesday,” said {hero}, “and Wednesday was nobody’s day.” {left} counted on one hand, and {right} counted on the other, and then they both had to laugh. “I have soup on Wednesdays,” said {left}. “Come and share.” And {elder.the} got up. “I’m the real judge,” said {elder.the}. “But today I wasn’t needed.”',
					],
					'end-late-truth': [
						'“Nobody had Wednesdays,” said {hero}. “So nobody forgot.” It was a good thing to say, but nobody clapped. “You bowed to us,” said {host}, “and you were no judge.” {hero} went hot all over. “I know,” said {hero}. “I’m sorry.” “I can say that too,” said {left} slowly, and said it to {right}. Then {elder.the} stood up in the last row. “That’s my umbrella,” {elder.they} said. “I’m Judge {elder}, and I’ve heard enough.”',
						'“Wednesday was nobody’s day,” said {hero}. “Have it together.” {left} and {right} looked at each other. But {host} looked at {hero}. “You took a bow,” said {host}, and it was true. “I’m sorry,” said {hero}. That was when {elder.the} stood up. “I’m Judge {elder},” said {elder.the}. “And that was the first sorry that I’ve heard today. Who is next?” {left} was, and then {right}.',
					],
					'end-asked': [
						'“Nobody’s day,” said {hero}. “So it was nobody’s fault.” “I could have brought it in,” said {left}. “I saw it from my window.” “So did I,” said {right}. They went red, and then they laughed. “And now I must say something too,” said {hero}. “I’m not the judge. I only caught the umbrella.” “I know,” said {elder.the}. “It’s mine. I’m Judge {elder}, and I’d have needed three days for that.”',
						'“So you can have Wednesdays together,” said {hero}. {left} looked at {right}. “I have soup on Wednesdays,” said {left}. “I like soup,” said {right}, and that was the end of the quarrel. Only {hero} was not happy yet. “I’m not Judge {elder},” said {hero}. “I’m just {hero}.” “And I’m just Judge {elder},” said {elder.the}, “and I couldn’t have done it better.”',
					],
					'end-neither': [
						'“You gave it to {right},” said {hero} to {left}. “And {right} gave it to you. So who is cross with whom?” Nobody could remember. So {left} and {right} took hold of {thing}, one at each end. “I didn’t know what else to say,” said {hero}, “because I’m not a judge at all.” “That’s how I began,” said {elder.the}. “I’m Judge {elder}. And that’s my umbrella.”',
						'“You would give it up for {right}?” {hero} asked. {left} nodded. “And I for {left},” said {right}. So there was no quarrel left, and the two said that they would share. “Well done, Judge!” said {host}. “I’m not the judge,” said {hero}, with a hot face. “No,” said {elder.the}, and got up in the last row. “I am. But I had nothing to do today.”',
					],
				},
				{
					tried:
						'+ Then {elder} turned to {hero}. “You shouted it this morning, over the drum. I was the only one who heard.”',
					offered: '+ Then {elder} turned to {hero}. “You held it out to me right at the start.”',
					'bowed & !told': '+ “And you took a bow,” said {host}. “I give it back,” said {hero}, and bowed to {elder}.',
				},
				{
					'first.reach or second.reach': [
						'{host} led {elder} to the judge’s chair, and {hero} wanted to bring the umbrella there. But the cousins had all run up to hug each other, and {hero} was pushed to the very back.',
						'“My umbrella, please!” called {elder}, from the judge’s chair. But the cousins had all run to the middle, to shake hands, and {hero} had been pushed to the very back.',
					],
					'first.hear or second.hear': [
						'The cousins had not talked for so long! Now they all did, and leaned on the table. {Thing} slid up to the edge. “Look out!” called {hero}. Nobody heard.',
						'Everybody had so much to tell! And a very small cousin was going home with {thing}. “Wait!” called {hero}. Nobody heard.',
					],
					'first.trust or second.trust': [
						'“I’m old,” said {elder}, “and I like it at the back. Somebody should carry the umbrella for me. Can I trust {hero} with it?”',
						'“Next time I want a helper,” said {elder}, “who holds my umbrella and tells me the truth. Who can say that {hero} would?”',
					],
				},
				{
					'first.reach & flies or second.reach & flies':
						'+ And if you fly with an umbrella, the umbrella says where to.',
				},
				bestGift('reach', 'hear', 'trust'),
				{
					'first.reach or second.reach': [
						'“Here it is,” said {hero}, and {elder} got back the umbrella.',
						'And so the green umbrella came back to {elder}.',
					],
					'first.hear or second.hear': [
						'“Where is {thing}?” asked {hero} into the quiet. {left} and {right} both took hold of it, just in time. {elder} laughed, and took back the umbrella.',
						'“Look after {thing}!” said {hero} into the quiet. {left} and {right} both ran for it. “They will, now,” said {elder}, and took back the umbrella.',
					],
					else: [
						'“That will do,” said {elder}. “Then keep it dry for me.”',
						'“Then it’s yours to hold,” said {elder}.',
					],
				},
				{
					'end-late-truth': [
						'{hero} stayed and put away all the chairs. In the morning somebody waved from across the street. It was one small wave, and it was {host}’s.',
						'{hero} swept the place, right into the corners. When it was done, {left} waved from the door. It was just one small wave. {hero} waved back.',
					],
					'end-own-name': [
						'It was dark when {hero} got home. At the corner stood the drum, and everybody else, and all of them were waving.',
						'When {hero} went home, all of {folk} came along to the corner and waved. They had painted a flag. It said {hero}.',
					],
					else: [
						'“The wrong judge!” said {host} again and again. But when {hero} came to the corner, {host} turned around and waved. And then everyone did.',
						'Some of them were cross until lunch the next day. Then {hero} came by, and somebody waved. Soon everyone did.',
					],
				},
				untoldAlly(['reach', 'hear', 'trust'], '+ And {ally}, who had come all that way, waved longest.'),
				'@debts',
			],
			choices: 'none',
			scene: { at: 'court', with: ['elder', 'host'], shows: ['thing', 'umbrella'], pose: 'wave', feeling: 'happy' },
		},
	],
};
