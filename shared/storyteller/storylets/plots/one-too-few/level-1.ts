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
					quiet: '“I know that cup,” said {hero}. But {hero} was {trait}, so no one heard.',
					bold: '“All here!” {hero} had said, who was {trait}. But it was not so.',
					kind: '“It will be all right,” said {hero}, who was {trait}. But would it?',
					honest: '“It is nine,” said {hero}, who was {trait}. It was true, and it was sad.',
					clever: '“Ten take away nine is one,” said {hero}, who was {trait}. But who was it?',
					careful: '{hero} was {trait}, so {they} counted too. It was still nine.',
					merry: '“Then I will be two!” said {hero}, who was {trait}. But no one laughed.',
					dreamy: '“Ten what?” said {hero}, who was {trait}, and had not heard.',
					quick: '{hero} was {trait}, and ran all around to look. So they had to count again.',
				},
				[
					'“Whose cup is that?” said {friend}, {friend.a}. It was the cup of {lost}, {lost.a}. {lost} sat by the door each night. “Mind the step!” {lost} said to all.',
					'It was the cup of {lost}, {lost.a}. “Mind the step!” {lost} said each night. “No one said it to me,” said {friend}, {friend.a}. Where was {lost}?',
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
					'“{lost} went {start.to} with a bag,” said {hero}. “I saw it, but I did not ask why.” So {hero} went to see.',
					'But where was {lost}? {hero} had to think. “{lost} went {start.to} today!” So {hero} went that way too.',
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
					'Knock, knock! It came from under the ground. “Mind the step!” It was {lost}! An old door had shut, and {lost} was under it.',
					'“Mind the step!” said the ground. It was {lost}! A big door had shut, and {lost} could not get out.',
					'There was an old door in the ground. “Mind the step!” said the door. {lost} was under it! The door had shut, and it was so big.',
				],
				[
					'{hero} pulled the door, and {lost} pushed. It did not move. But by the edge was a gap, and {hero} put the cup in there. “Wait for me!” said {hero}, and ran for help.',
					'{hero} pulled, but it was too big for one. So {hero} put the cup in by a gap. “I will get the others,” said {hero}, and ran home.',
					'It was too big for {hero}. But there was a gap, and in went the cup. “My cup!” said {lost}. “I will get help,” said {hero}, and ran home.',
				],
				{
					friend: [
						'“Two hot cups!” said {friend}. “So where is {lost}?” But all the rest sat there, so warm. How could {hero} get them to come?',
						'{friend} had kept two cups hot. But the rest did not want to go out in the cold. What could {hero} say?',
					],
					else: [
						'{Hall.at} it was warm, and out there it was cold. How could {hero} get them to come?',
						'They all sat {hall.at}, so warm. They did not want to go out in the dark. What could {hero} say?',
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
						'{hero} went up to {friend}. “{lost} is shut in, under a big door. Will you come?” {friend} put down the cup. “I will,” said {friend}.',
						'“{friend}, {lost} is shut in,” said {hero}. “I can not lift the door, but two can do more than one.” “Then come on,” said {friend}.',
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
				{
					'end-all': [
						'Off they ran in the dark, and {hero} went first. One, two, LIFT! Out came {lost}, with the cup and a hook. “I went to get it for you, {hero},” said {lost}. “You had none.”',
						'They all ran, and {hero} had to show the way. “One, two, LIFT!” And there was {lost}. “Mind the step,” said {lost}. “Here is a hook for you, {hero}, because you had none.”',
					],
					'end-two': [
						'“And I was out too,” said {hero}. “You did not see.” “So we lost two!” said {host}. They ran, and LIFT! Out came {lost}, with a hook. “It is for you, {hero},” said {lost}. “I see you each night.”',
						'“I was out there too,” said {hero}, “and no one saw.” “Oh!” said {host}. “I am so sorry.” Then they ran. LIFT! Out came {lost}, and gave {hero} a hook. “You had none,” said {lost}. “I did see that.”',
					],
					'end-few': [
						'So the two of them went, and they found a long pole. They pushed it down, and {lost} pushed up. Creak! Out came {lost}, with a hook. “I went to get it for you, {hero},” said {lost}.',
						'They were just two, but they had a pole. {hero} pushed, {friend} pushed, and {lost} pushed too. Creak! And there was {lost}. “This hook is for you, {hero},” said {lost}. “You had none.”',
					],
					'end-gold': [
						'LIFT! Out came {lost}. “Where is the cake?” they said. “There is none,” said {hero}. “I thought you would not come for {lost}. I am sorry.” But {lost} had a hook for {hero}.',
						'“Cake!” they said, and up went the door. But there was just {lost}, with a hook for {hero}. “I made it up,” said {hero}. “I am sorry.” So {hero} made them a cake, and {lost} helped.',
					],
				},
				{
					'end-gold & first.trust': '',
					'first.reach': [
						'At home the hook went up. But they all stood around it, so {hero} could not get there.',
						'At home the hook went up, by the door. They all came to look, so {hero} was at the back with the cup.',
					],
					'first.hear': [
						'At home they had to count again. But they all talked, because they were so glad.',
						'At home it was time to count. “One, two,” said {host}, but it was too loud.',
					],
					'first.trust': [
						'“I did not see who was out,” said {host}. “Who can we trust to count us now?”',
						'“I see it now,” said {host}. “I count, but I do not look. Who looks? Who can we trust?”',
					],
				},
				{ 'end-gold & first.trust': '', ...bestGift('reach', 'hear', 'trust') },
				{
					'first.reach': ['Now ten cups hung on ten hooks.', 'And up went {hero}’s cup. Ten cups, and ten hooks!'],
					'first.hear': [
						'“Nine, TEN!” said {host}. And {hero}’s cup hung on its hook.',
						'So {host} looked at each one, up to ten. And up went {hero}’s cup.',
					],
					'first.trust': [
						'So {hero} counted. “Eight, nine, TEN!” And {their} cup had a hook.',
						'“One,” said {hero}, and looked at {lost}. “Two…” And it was ten.',
					],
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'hall', with: ['lost', 'friend'], shows: ['cup'], pose: 'cheer', feeling: 'happy' },
		},
	],
};
