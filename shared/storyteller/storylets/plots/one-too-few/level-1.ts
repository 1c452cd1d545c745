import type { PlotLevel } from '../../format.ts';
import { bestGift } from '../gift.ts';

export const oneTooFew1: PlotLevel = {
	joins: [
		'“{choice}” And {hero} did. Then it was time to count. {host}, {host.a}, got up to nine. It was ten each night! One cup was still on its hook, because {lost} was not there. {lost} was {lost.a}. “Hm,” said {friend}, {friend.a}. So {hero} took the cup, and went to look.',
	],
	chapters: [
		{
			titles: ['One to Ten', 'Nine?', 'The Last Cup', 'No Ten'],
			time: 'dusk',
			parts: [
				[
					'There were ten cups {hall.at}. But there were just nine hooks! So one cup stood on the floor. It was {hero}’s. {hero} was {described}. Oh, how {hero} wanted a hook!',
					'{hero} was {described}. {hero} had a cup, but no hook. So it stood on the floor. At times it got kicked! “I want a hook,” said {hero}.',
					'Each cup {hall.at} had a hook. But {hero}’s had none! It stood on the floor. {hero} was {described}. {hero} did not like it on the floor.',
				],
				[
					'Each night they stood in a row. “Ten!” said {host}, {host.a}. But not this night. This night it was nine! One cup was still up on its hook.',
					'Each night {host}, {host.a}, counted to ten. Then they had cocoa. But this night it was nine. Just nine! One cup was still on its hook.',
					'“One, two, three,” said {host}, {host.a}. It had to be ten. Then there was cocoa! But this night it was nine. And one cup hung on its hook.',
				],
				{
					quiet: '“I know that cup,” said {hero}. But it came out so low that no one heard.',
					bold: '“We are all here!” {hero} had called out. But it was not so.',
					kind: '“It will be all right,” said {hero}. But would it?',
					honest: '“It is nine,” said {hero}. It was true, and it was sad.',
					clever: '“Ten take away nine is one,” said {hero}. “So one is not here. But who?”',
					careful: '{hero} counted too, two times. It was still nine.',
					merry: '“Then count me two times!” said {hero}. But no one laughed.',
					dreamy: '“Ten what?” said {hero}, who had looked out at the moon.',
					quick: '{hero} could not wait, and ran all around to look. So they had to count again.',
				},
				[
					'“Whose cup is that?” said {friend}, {friend.a}. It was the cup of {lost}, {lost.a}. {lost} sat by the door each night. “Mind the step!” {lost} said to all.',
					'It was the cup of {lost}, {lost.a}. Each night {lost} sat by the door. “Mind the step!” {lost} said to all. “No one said it to me,” said {friend}, {friend.a}.',
					'“No one said to mind the step,” said {friend}, {friend.a}. Who said that each night? It was {lost}, {lost.a}. And it was {lost}’s cup.',
				],
			],
			choices: [
				{
					say: 'Show the cup to all of them',
					sets: ['asked'],
					outcome: [
						'“Look, {lost} is not here!” said {hero}, and held up the cup. They went red. They had not seen it! “But it is dark out,” they said. So {hero} took the cup and went.',
						'{hero} held up the cup. “Where is {lost}?” No one knew. No one had asked! “{lost} will come,” they said. But {hero} took the cup and went to look.',
					],
				},
				{
					say: 'Take it and run out',
					sets: ['alone'],
					outcome: [
						'{hero} took the cup and went out. They had cocoa now, so no one saw. No one said, “Where do you go?”',
						'{hero} took {lost}’s cup. Did they look up? No! There was cocoa now. So {hero} went all alone.',
					],
				},
				{
					say: 'Ask {friend} to wait up',
					sets: ['friend'],
					outcome: [
						'“I will look for {lost},” said {hero}. “Will you wait up for me?” “Yes,” said {friend}. “I will keep two cups hot.” So {hero} took the cup and went.',
						'“Will you wait up till I find {lost}?” said {hero}. “I will,” said {friend}. “One hot cup for you, and one for {lost}.” So {hero} took the cup and went out.',
					],
				},
			],
			scene: { at: 'hall', with: ['host', 'friend'], shows: ['cup'], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['Where Is {lost}?', 'Out to Look', 'With a Cup'],
			time: 'dusk',
			parts: [
				'@answer',
				[
					'“I saw {lost} go {start.to} today,” thought {hero}. “I did not ask why.” So {hero} went that way too.',
					'But where was {lost}? {hero} had to think. “I saw {lost} go {start.to} today!” So {hero} went that way too.',
					'{hero} had seen {lost} that day, on the way {start.to}. {lost} had said hello. So {hero} took that road too.',
				],
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['The Big Door', 'Mind the Step', 'Under the Door', 'In the Ground'],
			time: 'night',
			parts: [
				'@first.outcome',
				[
					'“Mind the step!” said the ground {start.at}. An old door had shut on {lost}! So {hero} put the cup in by a gap. Then {hero} ran home.',
					'There was an old door {start.at}. {lost} was shut in under it! It was so big! So {hero} put the cup in by a gap. Then {hero} ran home.',
					'Knock, knock! What was that {start.at}? It was {lost}, shut in under an old door! {hero} put the cup in by a gap. “I will get help!”',
				],
				{
					'first.trust': [
						'“Come with me!” said {hero} {hall.at}. “Is it a joke?” said {host}. “Can we trust you?”',
						'“Come with me!” said {hero} {hall.at}. “Now?” said {host}. “Why should we trust you?”',
					],
					'first.hear': [
						'“Come with me!” said {hero} {hall.at}. But they all talked, and no one heard.',
						'“Come with me!” said {hero} {hall.at}. But they sang, and it was too loud.',
					],
					'first.reach': [
						'They all sat by the fire {hall.at}. No one saw {hero}, far at the back.',
						'They all stood around the hot pot {hall.at}. {hero} was stuck at the back.',
					],
				},
				bestGift('reach', 'hear', 'trust'),
				{
					friend: [
						'“Two hot cups!” said {friend}. “So where is {lost}?” What could {hero} say?',
						'{friend} had kept two cups hot. “Where is {lost}?” said {friend}. What could {hero} say?',
					],
					'first.reach': [
						'“Come out!” said {hero}. “It is too cold,” they said. What could {hero} say?',
						'“Come with me!” said {hero}. “It is so cold,” they said. What could {hero} say?',
					],
					else: [
						'“But it is too cold,” they said. What could {hero} say?',
						'“But it is so cold,” they said. What could {hero} say?',
					],
				},
			],
			choices: [
				{
					say: 'Say just one word, “{lost}!”',
					sets: ['told'],
					outcome: [
						'“{lost}!” said {hero}. They all looked at {lost}’s chair, and no one sat in it. “{lost} is shut in, under a big door.” Then they put down the cups.',
						'“{lost}!” said {hero}. It got so still. “{lost} can not get out, and I can not lift the door alone.” Then they all got up.',
					],
				},
				{
					say: 'Say that there is cake in there',
					sets: ['lied'],
					outcome: [
						'“There is a lot of cake,” said {hero}, “under a big door.” It was not so. But they all got up at once, and two chairs fell.',
						'“Cake!” said {hero}. “It is under a big door, and I can not lift it.” There was no cake. But oh, how fast they got up!',
					],
				},
				{
					say: 'Go and get just {friend}',
					sets: ['few'],
					outcome: [
						'{hero} said it so low that just {friend} heard. “{lost} is shut in, under a big door. Will you come?” “I will,” said {friend}.',
						'“{lost} is shut in,” said {hero}, so low that just {friend} heard. “Two can do more than one.” “Then come on,” said {friend}.',
					],
				},
			],
			scene: { at: 'hall', with: ['host', 'friend'], shows: ['cup'], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['Ten!', 'Up Goes the Door', 'The Hook', 'One, Two, Three, Lift'],
			time: 'night',
			parts: [
				'@answer',
				{ 'end-gold & first.ally': 'But {first.ally} knew it was not so, and did not look at {hero}.' },
				{
					'end-all': [
						'Off they ran in the dark, and {hero} went first. One, two, LIFT! Out came {lost}, with the cup and a hook. “I went to get it for you, {hero},” said {lost}. “You had none.”',
						'They all ran, and {hero} had to show the way. “One, two, LIFT!” And there was {lost}. “Mind the step,” said {lost}. “Here is a hook for you, {hero}, because you had none.”',
					],
					'end-two': [
						'“I was out there too,” said {hero}, “and you did not see.” “So we lost two!” said {host}. “I am sorry.” They all ran, and LIFT! Out came {lost}, with a hook. “I went to get it for you, {hero},” said {lost}. “You had none.”',
						'“I was out there too,” said {hero}, “and no one saw.” “Oh!” said {host}. “I am so sorry.” Then they ran. LIFT! Out came {lost}, and gave {hero} a hook. “You had none,” said {lost}. “I did see that.”',
					],
					'end-few': [
						'So the two of them went, and they found a long pole. They put it in the gap, and {lost} pushed too. Creak! Up went the door, and out came {lost}, with a hook. “I went to get it for you, {hero},” said {lost}.',
						'They were just two, but they had a pole. {hero} pushed, {friend} pushed, and {lost} pushed too. Creak! And there was {lost}. “This hook is for you, {hero},” said {lost}. “You had none.”',
					],
					'end-gold': [
						'So they ran, and LIFT! Out came {lost}. “Where is the cake?” they said. “There is none,” said {hero}. “I thought that you would not come for {lost}. I am sorry.” “But we would!” they said, and were sad. Then {lost} gave {hero} a hook. “I went to get it for you,” said {lost}.',
						'“Cake!” they said, and up went the door. But there was just {lost}, with a hook for {hero}. “I made the cake up,” said {hero}. “I am sorry. I will make one tonight, for all ten.” “And I will help,” said {lost}.',
					],
				},
				{
					friend: [
						'At home the two cups were still hot, for {hero} and {lost}. Then up they went, each on its hook. “Now you count us, {hero},” said {host}. And it was ten.',
						'“Here are two hot cups,” said {friend} at home, “for {hero} and {lost}.” Then up went the new hook. “One,” said {host}, and looked at each one. “Nine, TEN!”',
					],
					else: [
						'So they went home. Up went {hero}’s cup on its hook. “One,” said {host}, and this time looked at each one. “Eight, nine, TEN!”',
						'At home they put up the hook, and {hero}’s cup hung on it. “I just counted,” said {host}, “and did not look.” So this time {host} looked at each one, right up to TEN.',
						'Then home they went, and up went the hook. Ten cups, ten hooks! “Now you count us, {hero},” said {host}. So {hero} looked at each one, and it was ten.',
					],
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'hall', with: ['lost', 'friend'], shows: ['cup'], pose: 'cheer', feeling: 'happy' },
		},
	],
};
