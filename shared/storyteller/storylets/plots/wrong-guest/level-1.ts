import type { PlotLevel } from '../../format.ts';
import { bestGift } from '../gift.ts';

export const wrongGuest1: PlotLevel = {
	joins: [
		'“{choice}” And {hero} did. Then hop, roll, hop! A green umbrella came by, and {hero} got it. “Then you are the judge!” said all of {folk}. It was not so. But off they went, with a drum.',
	],
	chapters: [
		{
			titles: ['Hop, Roll, Hop', 'The Green Umbrella', 'Bang! Bang!', 'Hello, Judge!'],
			time: 'day',
			parts: [
				[
					'All day long people came home, and each one got a wave. But no one waved at {hero}, who had not been away. {hero} was {described}. “I want a wave too,” said {hero}.',
					'If you come home, they all wave at you. {hero} was {described}. But {hero} never went away. So {hero} never got a wave. “I want just one,” said {hero}.',
					'“Wave, wave! Here comes Mom!” “Wave, wave! Here comes [Gran|Dad]!” {hero} was {described}. Each day {hero} saw the others come home. But no one ever waved at {hero}.',
				],
				[
					'Whoosh! A big wind came, and all the hats flew. And with the hats flew a green umbrella! It fell down in front of {hero}. So {hero} took hold of it.',
					'Then hop, roll, hop! The wind had a green umbrella, and it blew it right up to {hero}. So {hero} held on to it.',
					'Then the wind came, and with it came a green umbrella. Hop, roll, hop! It did not stop, so {hero} went and got it.',
				],
				[
					'Bang, went a drum. “The judge has a green umbrella!” said {folk}. “You can stop a fight!” And they waved at {hero}.',
					'Bang! went a drum. “A green umbrella!” said all of {folk}. “So you are the judge, who can stop a fight!” And they all waved at {hero}.',
					'“Look, a green umbrella!” said all of {folk}. “Then it must be the judge, who can stop a fight.” Bang, went the drum. And how they waved!',
				],
				{
					quiet: '“No,” said {hero}. But it came out so small that no one could hear it.',
					bold: '“Yes!” said {hero}. Oops! It was out, and it was not so.',
					kind: 'They were so glad that {hero} did not like to say no.',
					honest: '“No, I am not!” said {hero}. But then the drum went bang, so no one heard.',
					clever: '{hero} had to think how to say no. It took too long.',
					careful: '“One moment,” said {hero}, and had to think. Then it was too late to say no.',
					merry: '{hero} had to laugh, because it felt like a game. But it was no game.',
					dreamy: '{hero} had looked at the clouds. “What?” said {hero}. They took it for a yes.',
					quick: '{hero} ran up to them to say no. But they just waved more.',
				},
				[
					'But who had lost it? Far back stood {elder.a}, with no umbrella.',
					'Far at the back stood {elder.a}. The wind had blown that umbrella away from {elder.them}!',
					'But who had lost it? It was {elder.a}, far at the back.',
				],
			],
			choices: [
				{
					say: 'Shout “No, not me!”',
					sets: ['tried'],
					outcome: [
						'“No, not me!” said {hero}. Bang, bang, went the drum. “Tea?” they said. “You will get tea!” But {elder.the} had heard it right.',
						'“Not me! Not me!” said {hero}. But the drum was so loud. “A bee?” they said. “Where is a bee?” Only {elder.the} had heard it right.',
					],
				},
				{
					say: 'Give the umbrella back',
					sets: ['offered'],
					outcome: [
						'{hero} took the umbrella to {elder.the}. “Is it yours?” “Yes,” {elder.they} said. “But you hold it for now. I want to see what you do.”',
						'“Here you are,” said {hero} to {elder.the}. “Not yet,” {elder.they} said. “It is so nice here at the back.”',
					],
				},
				{
					say: 'Put it up and bow',
					sets: ['bowed'],
					outcome: [
						'Pop! {hero} put up the umbrella and took a bow. They all clapped. It felt so good! But {elder.the} clapped too. Then it did not feel so good.',
						'Pop! Up went the umbrella. {hero} took a bow. Then one more! Then {hero} saw {elder.the}, who had no umbrella now. Oh.',
					],
				},
			],
			scene: {
				at: 'start',
				with: ['elder'],
				shows: ['drum'],
				holds: 'umbrella',
				pose: 'hold',
				feeling: 'surprised',
			},
		},
		{
			titles: ['You Go First', 'Two Had a Fight', 'Off They Went', 'First and Last'],
			time: 'day',
			parts: [
				'@answer',
				[
					'“Come {court.to}!” they said. “You go first.” {Elder.the} went last. {left} and {right} had a fight there. They both wanted {thing}. And they had been friends!',
					'“{left} and {right} had been friends,” they told {hero}. “But now they fight. They both want {thing}!” “So go {court.to}. We come soon!” {hero} went first. {Elder.the} went last.',
					'“You must come {court.to},” they said. “{left} and {right} had a fight. They both want {thing}.” So {hero} went first. And last came {elder.the}.',
				],
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['Mine! Mine!', '{left} and {right}', 'Who Gets It?', 'Whose Day?'],
			time: 'dusk',
			parts: [
				'@first.outcome',
				[
					'{Court.at} sat {left} and {right}, and they did not look up. {Thing} lay between them. “Now help them, Judge,” they all said.',
					'Then {hero} came {court.to}, and soon they all did. There sat {left}. There sat {right}. They did not look up. {Thing} lay between them.',
					'{Court.at} sat {left} and {right}. They both pulled at {thing}. Pull, pull! Then all of them sat down to hear the judge.',
				],
				[
					'“We had it one day each,” said {left}. “Then it was left out in the wet, all night! It was your day, so you left it out.” “No,” said {right}. “It was your day, and you did.”',
					'“One day I had it, and one day {right} had it,” said {left}. “Then one night no one took it in, and it rained. It was your day!” “No,” said {right}, “it was your day!”',
					'“One day it is for me, and one day for you,” said {right}. “But one night you left it in the rain!” “I did not!” said {left}. “It was your day!”',
				],
				['“Who gets it now, Judge?” they said.', 'And they both looked at {hero}. “Well, Judge?”'],
			],
			choices: [
				{
					say: 'Say “It is not my umbrella”',
					sets: ['told'],
					outcome: [
						'“It is not my umbrella,” said {hero}, “and I am not the judge. I am just {hero}.” Then it was very still.',
						'“I am not a judge,” said {hero}. “The wind just blew this umbrella to me.” No one said a thing.',
					],
				},
				{
					say: 'Ask “Whose day was it?”',
					sets: ['asked'],
					outcome: [
						'“Who had to take it in that night?” asked {hero}. “{right} did,” said {left}. “{left} did,” said {right}. Oh! Each had thought it of the other. So no one had been bad.',
						'“Whose day was it?” asked {hero}. “It was {left}’s day,” said {right}. “It was {right}’s day,” said {left}. Oh! They had both gone home, so no one took it in.',
					],
				},
				{
					say: 'Say “Then no one gets it”',
					sets: ['neither'],
					outcome: [
						'“Then no one gets it,” said {hero}. “Oh no!” said {left}. “Then let {right} have it, who loves it so.” “No, let {left} have it!” said {right}.',
						'“No one gets it,” said {hero}. Then {left} was sad for {right}, and {right} was sad for {left}. “You take it!” they both said.',
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
			titles: ['The Real Judge', 'Two Ends', 'Whose Umbrella It Was', 'A Wave'],
			time: 'night',
			parts: [
				'@answer',
				{
					'end-own-name': [
						'“But why not take it in, the two of you?” said {hero}. “Yes!” said {left} and {right}, and they were friends. Then up got {elder.the}. “I am the judge,” {elder.they} said, “and that was well done.”',
						'“But I can help,” said {hero}. “If it rains, you both take it in.” So {left} and {right} were friends. “I am the judge,” said {elder.the}, “and that was very good.”',
					],
					'end-late-truth': [
						'“But you took a bow!” said {left}. “I am sorry,” said {hero}. “Then I can say it too,” said {right}. “Sorry, {left}.” And up got {elder.the}, the real judge.',
						'“So why did you bow?” they asked. “Because it felt good,” said {hero}. “I am sorry.” Then {left} and {right} said sorry too, so the fight was over. “Good,” said {elder.the}, who was the judge.',
					],
					'end-asked': [
						'“So it was not you,” said {left}. “And not you,” said {right}. So now they could share it. “Well done!” said {elder.the}. “I am the real judge. Who are you?” “I am just {hero}.”',
						'“Then no one was bad!” they said, and were friends. “But I am not the judge,” said {hero}. “No, I am,” said {elder.the}.',
					],
					'end-neither': [
						'“So have it together,” said {hero}, “and both take it in.” And they did. “I am the real judge,” said {elder.the}, “and that was good. Who are you?” “I am just {hero}.”',
						'“So you are still friends,” said {hero}. And they were! “I am the judge,” said {elder.the}, “but you did it for me. Who are you?” “I am {hero}.”',
					],
				},
				{
					'first.reach': [
						'{hero} wanted to give {elder.the} the umbrella. But they all stood in between.',
						'The umbrella had to go back to {elder.the}. But it was so full that {hero} could not get there!',
					],
					'first.hear': [
						'“Tell them all who you are,” said {elder.the}. But they all talked, and so loud!',
						'“Now tell them who you are,” said {elder.the}. But how loud they all talked!',
					],
					'first.trust': [
						'“Who can I trust with my umbrella next time?” said {elder.the}.',
						'“I want to rest,” said {elder.the}. “Who can hold my umbrella? Who can I trust?”',
					],
				},
				bestGift('reach', 'hear', 'trust'),
				{
					'first.reach': [
						'“Here you are,” said {hero}. “It is yours.”',
						'“Here is your umbrella,” said {hero}. “Now you will not get wet.”',
					],
					'first.hear': [
						'“I am {hero}!” said {hero}, and gave the umbrella back.',
						'“My name is {hero},” said {hero}, “and here is the umbrella.”',
					],
					'first.trust': [
						'“Then I trust {hero} too,” said {elder.the}.',
						'“Good,” said {elder.the}. “So you hold it, {hero}.”',
					],
				},
				{
					'end-late-truth':
						'{hero} had to help to tidy up. Then {left} waved. It was a small wave, but it was for {hero}.',
					else: [
						'When {hero} came home, they all stood there. Wave, wave, wave! It was for {hero}.',
						'And then they all waved. It was not for the judge. It was for {hero}!',
					],
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'court', with: ['elder', 'left'], shows: ['thing', 'umbrella'], pose: 'wave', feeling: 'happy' },
		},
	],
};
