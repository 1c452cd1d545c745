import type { PlotLevel } from '../../format.ts';

export const nextDoor1: PlotLevel = {
	joins:
		'“{choice}” And {hero} did. But there was still the pumpkin. It was to be the biggest in the world! {hero} gave it water, and it grew. With no water, it shrank. {friend}, {friend.kind}, lived next door. “It takes my sun,” said {friend}. “So my tea gets cold.” In the night there was a splish. And it grew, up to {friend}’s house.',
	chapters: [
		{
			titles: ['A Seed', 'Just a Bit More', 'As Big as a Cow', 'It Grew'],
			time: 'day',
			parts: [
				[
					'{hero} was {described}, and lived near {start}. Next door lived {friend}, {friend.kind}. A fence stood in between. One day {hero} put a seed in the ground. “Be the biggest pumpkin in the world!” With water, it grew. With no water, it shrank. “Just a bit more,” said {hero}. And it grew.',
					'Near {start} there were two houses, with a fence in between. In one lived {friend}, {friend.kind}. In the other lived {hero}, who was {described}. One day {hero} had a pumpkin seed. Into the ground it went! “Grow!” said {hero}. “Be the biggest one in the world!” It drank, and it grew. It got thirsty, and it shrank. “Just a bit more,” said {hero}. And it grew.',
					'{hero} was {described}, and lived near {start}. There was a fence, and then came {friend}’s house. {friend} was {friend.kind}. “Grow!” said {hero} to a seed. “Be the biggest pumpkin in the world!” With water, it grew. With no water, it got small again. “Just a bit more,” said {hero}. And it grew.',
				],
				{
					quiet: 'How much is too much? {hero} did not dare to ask, and gave it more.',
					bold: '“It can’t be too big!” said {hero}, and gave it more.',
					kind: 'But it still looked so small! {hero} was sorry for it, and gave it more.',
					honest: '“I said I’d give you water all day,” said {hero}, “so I do.”',
					clever: '“One jug is good,” thought {hero}. “So ten jugs are ten times as good!”',
					careful: '{hero} gave it one more jug, to be sure. And one more, to be quite sure.',
					merry: '“Cheers!” said {hero} each time. It was such fun that it went on all day.',
					dreamy: 'Did it have its water yet? {hero} forgot, and gave it some more.',
					quick: '“Quick, quick!” said {hero}, who did not like to wait, and gave it more.',
				},
				[
					'At noon it was as big as a pot. At six it was as big as a cow! {friend} looked over the fence. “It takes my sun,” said {friend}, “so my tea gets cold.” {Friend.they} held up the cup. “Just a bit more,” said {hero}.',
					'Soon it was as big as a pot. Soon it was as big as a cow! {friend} sat in the yard with a cup of tea. But where was the sun? “That pumpkin takes it all,” said {friend}. “So my tea gets cold!” “Just a bit more,” said {hero}.',
					'How big? As big as a pot. No, as big as a cow! “Oh no,” said {friend} next door. “It takes all my sun! So my tea gets cold.” And {friend.they} held up the cup. “Just a bit more,” said {hero}.',
				],
			],
			choices: [
				{
					say: 'Feed the pumpkin a spoon of honey',
					sets: ['honey'],
					outcome: [
						'{hero} gave the pumpkin a spoon of honey. Then it was as gold as honey, and it had a sweet smell too.',
						'“Here is some honey,” said {hero}. Soon the pumpkin had the color of honey. It had the smell as well!',
					],
				},
				{
					say: 'Sing the pumpkin a song',
					sets: ['song'],
					outcome: [
						'{hero} sat down and sang to the pumpkin. “La, la, la!” And the pumpkin? It hummed! “Hmmm!”',
						'“La, la, la,” sang {hero}. And the pumpkin liked that. “Hmmm,” it went, deep down. “Hmmm.”',
					],
				},
				{
					say: 'Put a warm blanket on the pumpkin',
					sets: ['warm'],
					outcome: [
						'{hero} put a blanket on the pumpkin. Soon it was as warm as a bun. You could warm up on it.',
						'“It’s cold at night,” said {hero}, and put a blanket on it. That made the pumpkin as warm as a bun.',
					],
				},
			],
			scene: { at: 'start', with: ['friend'], shows: ['seed', 'cup'], pose: 'reach', feeling: 'happy' },
		},
		{
			titles: ['Crack!', 'Over the Fence', 'Splish', 'Not So Big!'],
			time: 'dawn',
			parts: [
				'@answer',
				[
					'In the night there was a noise. Splish! But that was not {hero}. And the pumpkin grew.',
					'Splish! What was that, in the dark? It was not {hero}. And the pumpkin grew.',
					'It was night. Splish! Who did that? {hero} did not. And the pumpkin grew.',
				],
				[
					'Crack! In the morning the fence was flat. The pumpkin was as big as ten cows. One half of it sat in {friend}’s yard, right on {friend}’s bench.',
					'In the morning it went crack! The pumpkin was as big as ten cows, and sat on the fence. It sat on {friend}’s bench too.',
					'It was as big as ten cows in the morning. Crack! Down went the fence. And crack! Down went {friend}’s bench, on the other side.',
				],
				[
					'Out came {friend} with a cup. “My bench!” said {friend}. “And my tea was cold all day. Does it have to be so big?” “Just a bit more,” said {hero}. Oh, how cross {friend} was!',
					'“That was my bench!” said {friend}. “Now I have to have my tea in the house. How big does that thing have to be?” “Just a bit more,” said {hero}. And {friend} was so cross!',
					'“Look at that!” said {friend}, with a cup of cold tea. “It’s in my yard! It’s on my bench! Is it still not big enough?” “Just a bit more,” said {hero}. That made {friend} so cross!',
				],
			],
			choices: [
				{
					say: 'Push it back to the other side',
					sets: ['pushed'],
					outcome: [
						'{hero} pushed with all {their} might. But the pumpkin just rocked. To and fro, to and fro. And then it stayed where it was.',
						'“Back you go,” said {hero}, and pushed. It went to and fro, to and fro, like a rocking horse. But it did not go back.',
					],
				},
				{
					say: 'Say, “Half of it is for you”',
					sets: ['shared'],
					outcome: [
						'“Half of it is for you,” said {hero}. “The half in my yard?” asked {friend}. “Yes,” said {hero}. And {friend} was not so cross any more.',
						'“You can have half of it,” said {hero}. “That half there!” “On my bench?” said {friend}. But {friend.they} had to smile, just a bit.',
					],
				},
				{
					say: 'Tie a rope around it, so it stops',
					sets: ['tied'],
					outcome: [
						'{hero} tied a rope around the pumpkin, as tight as could be. “Now stop!” Did it stop? No! It grew on both sides of the rope, like an 8.',
						'“Stop!” said {hero}, and tied a rope around it. The pumpkin did not stop. It grew on this side and on that side, like an 8.',
					],
				},
			],
			scene: { at: 'start', with: ['friend'], shows: ['cup', 'rope'], pose: 'stand', feeling: 'worried' },
		},
		{
			titles: ['As Big as a House', 'Shut In', 'Stop!', 'Where Is {friend}?'],
			time: 'dawn',
			parts: [
				'@answer',
				[
					'And that night? Splish! And the pumpkin grew and grew. In the morning it was as big as a house. It was the biggest in the world!',
					'And then it was night. Splish, splish! How the pumpkin grew! In the morning it was as big as a house. No one had ever had one so big.',
					'Night came. Splish! And it grew, and grew, and grew. By morning it was as big as a house! There was no bigger one in the world.',
				],
				[
					'But where was {friend}? “In here!” called {friend}. “I can’t get out!” The pumpkin sat at {friend}’s door. It sat at each window too.',
					'“Help!” called {friend}. {Friend.they} was in the house, and the pumpkin sat at the door. It sat on each window too.',
					'“Look, {friend}!” called {hero}. “I can’t look,” said {friend}, in the house. “I can’t get out! It’s at my door, and at each window.”',
				],
				[
					'And it still grew. Creak, went {friend}’s house. “Stop!” said {hero} to the pumpkin. “No more!” But it grew just a bit more. Should {hero} cut it? But then it would not be the biggest any more!',
					'Creak, went {friend}’s wall, for the pumpkin still grew. “It’s big now! Stop!” said {hero}. But it grew just a bit more. Should {hero} cut it? But then it would not be the biggest any more!',
					'“It’s enough,” said {hero} to the pumpkin. But it grew just a bit more. Creak, went {friend}’s house. Should {hero} cut it? But then it would not be the biggest any more!',
				],
			],
			choices: [
				{
					say: 'Cut a door in the pumpkin',
					sets: ['cut'],
					outcome: [
						'{hero} got a saw. It was hard to do. Zip, zap! There was a door on this side. Zip, zap! There was a door on {friend}’s side. And the pumpkin stopped.',
						'{hero} looked at it, so big and so round. Then {hero} took a saw. Zip, zap, there was a door in it! Zip, zap, there was one on {friend}’s side. And the pumpkin stopped.',
					],
				},
				{
					say: 'Eat a way in with a spoon',
					sets: ['ate'],
					outcome: [
						'“I’ll eat my way to you!” called {hero}, and got a spoon. “I’ve got a spoon too!” called {friend}, and ate from the other side. Yum, yum, yum. Clink! That was the two spoons. And the pumpkin stopped.',
						'{hero} got a spoon, and ate and ate. {friend} heard that, and ate from the other side. It got dark in there, and sticky. Yum, yum. Clink! Spoon hit spoon. And the pumpkin stopped.',
					],
				},
				{
					say: 'Give it no more water, and wait',
					sets: ['dried'],
					outcome: [
						'“No more water,” said {hero}. And at night there was no splish. So the pumpkin got thirsty, and it shrank. It took three days! {hero} pushed pancakes under {friend}’s door, for they are flat.',
						'It got no more water, and at night there was no splish. So it got thirsty, and it shrank. For three days {hero} pushed pancakes under {friend}’s door, for they are flat.',
					],
				},
			],
			scene: { at: 'start', with: [], shows: ['door'], pose: 'stand', feeling: 'worried' },
		},
		{
			titles: ['A Good Pumpkin', 'Tea for Two', 'No More Fence', 'Just a Bit'],
			time: 'day',
			parts: [
				'@answer',
				{
					'end-door': [
						'Out came {friend}, right through the pumpkin. “You cut it!” {friend.they} said. “Now it’s not the biggest in the world.” “But now you’re out,” said {hero}.',
						'“You cut your pumpkin!” said {friend}, and came out. “It was so big!” “It was too big,” said {hero}.',
					],
					'end-spoons': [
						'“There you are!” said {friend}. “There you are!” said {hero}. They sat right in the middle of the pumpkin.',
						'“Hello!” said {hero}. “Hello!” said {friend}. They were right in the middle.',
					],
					else: [
						'Then it was as small as a bun, and out came {friend}. “My pumpkin is gone,” said {hero}. “But you are here!”',
						'Then it was as small as a bun, and the door could open. “Your big pumpkin!” said {friend}. “I like you better than a pumpkin,” said {hero}.',
					],
				},
				[
					'“It was me, at night,” said {friend}. “I gave it my cold tea to make it stop.” “So that was the splish?” said {hero}. “But tea makes it grow!”',
					'“I gave it cold tea at night to make it stop,” said {friend}. “So you were the splish!” said {hero}. “But tea made it grow!”',
				],
				{
					'end-waited': '+ “And in there I drank it all,” said {friend}.',
				},
				{
					shared: '+ {hero} had to laugh. “So I was right! Half of it is yours.”',
					else: '+ {hero} had to laugh. “Then half of it is yours!”',
				},
				{
					'end-waited & tied': ['The rope just fell off it. They made a small, small pie.'],
					'end-waited & pushed': ['It rolled off! They ran after it, and made a small pie.'],
					'end-waited': [
						'They made it into a small, small pie.',
						'A bun of pumpkin makes a small pie. They made it for two.',
					],
					tied: [
						'Now the pumpkin was a house. The rope had made two rooms, one for each.',
						'And so they had a pumpkin house. There was a room on each side of the rope.',
					],
					pushed: [
						'Now the pumpkin was a room with two doors. And it still rocked, to and fro!',
						'And so they had a pumpkin room, with two doors. It still rocked, to and fro!',
					],
					else: [
						'Now the pumpkin was a room with two doors, half for each.',
						'And so they had a pumpkin room, half for each. It had two doors.',
					],
				},
				{
					'end-waited & honey': '+ And it was as sweet as honey!',
					'end-waited & song': '+ “Hmmm,” went {hero} and {friend}, with full mouths.',
					'end-waited': '+ They ate it in the warm blanket, side by side.',
					honey: '+ You could lick the wall. It was as sweet as honey!',
					song: '+ In the evening it hummed for them. “Hmmm!”',
					warm: '+ And it was as warm as a bun in there. No tea got cold!',
				},
				{
					'end-waited': [
						'“I’m sorry about your bench,” said {hero}. So the old fence became a new bench. “More pie?” asked {friend}. “Just a bit more,” said {hero}.',
						'“Sorry about the bench!” said {hero}. The old fence became a new one. “More pie?” asked {hero}. “Just a bit more,” said {friend}.',
					],
					else: [
						'“I’m sorry about your bench,” said {hero}. So the old fence became a new bench. “More tea?” asked {friend}. It was hot. “Just a bit more,” said {hero}.',
						'“Sorry about the bench!” said {hero}. The old fence became a new one, for two. “Is there more tea?” asked {hero}. It was hot. “Just a bit more,” said {friend}.',
					],
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'start', with: ['friend'], shows: ['cup', 'spoon'], pose: 'cheer', feeling: 'happy' },
		},
	],
};
