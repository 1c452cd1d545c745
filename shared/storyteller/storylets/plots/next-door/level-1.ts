import type { PlotLevel } from '../../format.ts';

export const nextDoor1: PlotLevel = {
	joins:
		'“{choice}” And {hero} did. But there was still the pumpkin. {hero} wanted it to be the biggest in the world! So {hero} gave it lots of water, and it grew. {friend}, {friend.kind}, lived next door. “It takes my sun,” said {friend}, “and my tea gets cold.” In the night something went splish. And the pumpkin grew, right up to {friend}’s house.',
	chapters: [
		{
			titles: ['A Seed', 'Just a Bit More', 'As Big as a Cow', 'It Grew'],
			time: 'day',
			parts: [
				[
					'Two houses stood side by side, with a fence in between. In one lived {hero}, {described}. In the other lived {friend}, {friend.kind}. {Friend.they} had a table by the fence. There was tea on it, and sun. One day {hero} put a seed in the ground. “Grow!” said {hero}. “I want the biggest pumpkin in the world!” So {hero} gave it water. It drank, and it grew. It drank, and it grew. “Just a bit more,” said {hero}.',
					'{hero} found a seed, and into the ground it went! “Grow!” said {hero}, who was {described}. “I want the biggest pumpkin in the world!” So {hero} gave it water. It drank, and it grew. It drank, and it grew. Next door, behind the fence, lived {friend}, {friend.kind}. {Friend.they} had tea at a table there, in the sun. “Just a bit more,” said {hero} to the pumpkin.',
					'{hero} was {described}, and had a garden. Behind the fence lived {friend}, {friend.kind}. {Friend.they} had a table there, for tea in the sun. One day {hero} found a seed, and into the ground it went! “Grow!” said {hero}. “I want the biggest pumpkin in the world!” So {hero} gave it water. It drank, and it grew. It drank, and it grew. “Just a bit more,” said {hero}.',
				],
				{
					quiet: 'How much water was enough? {hero} did not dare to ask, and gave it more.',
					bold: 'Can a pumpkin be too big? “No!” said {hero}, and gave it more.',
					kind: 'But it still looked so small! {hero} was sorry for it, and gave it more.',
					honest: '{hero} had told it, “You’ll get water all day!” And so it did.',
					clever: 'One jug was good. “So ten jugs are ten times as good!” thought {hero}.',
					careful: '{hero} gave it one more jug, to be sure. And one more, to be quite sure.',
					merry: 'With every jug {hero} called out, “Cheers!” It was such fun that it went on all day.',
					dreamy: '{hero} dreamed of one as big as the moon, and gave it more.',
					quick: 'It got more and more, quick, quick! For {hero} did not like to wait.',
				},
				[
					'At noon the pumpkin was as big as a pot. By six it was as big as a cow! {friend} looked over the fence, with a cup of tea. “Your pumpkin sits in my sun,” {friend.they} said, “and now my tea gets cold!” “Just a bit more,” said {hero}.',
					'Soon the pumpkin was as big as a pot. Then it was as big as a cow! {friend} sat in the shade with a cup of tea. “Your pumpkin takes all my sun,” {friend.they} said, “and my tea gets cold!” “Just a bit more,” said {hero}.',
					'Was it as big as a pot? No! It was as big as a cow! “Oh no,” said {friend}, and held up a cup. “That pumpkin takes all my sun, and my tea gets cold!” “Just a bit more,” said {hero}.',
				],
			],
			choices: [
				{
					say: 'Feed the pumpkin a spoon of honey',
					sets: ['honey'],
					outcome: [
						'{hero} gave the pumpkin a spoon of honey. Soon it was as gold as honey, and smelled as sweet.',
						'“Here’s some honey,” said {hero}, and the pumpkin drank it up. Soon it was gold like honey, and it smelled like honey, too!',
					],
				},
				{
					say: 'Sing the pumpkin a song',
					sets: ['song'],
					outcome: [
						'{hero} sat down and sang to the pumpkin. “La, la, la!” And the pumpkin hummed along. “Hmmm!”',
						'“La, la, la,” sang {hero}. And the pumpkin liked that. “Hmmm,” it went, deep down. “Hmmm.”',
					],
				},
				{
					say: 'Put a warm blanket on the pumpkin',
					sets: ['warm'],
					outcome: [
						'{hero} put a warm blanket on the pumpkin, and tucked it in. Soon it was as warm as a bun.',
						'“It’s cold at night,” said {hero}, and put a blanket on the pumpkin. Soon it was as warm as a bun.',
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
					'In the night there was a noise in the garden. Splish! {hero} was in bed, and there was no rain. So who went splish?',
					'Then it was night, and {hero} was in bed. Splish! What was that, out there in the dark?',
					'That night, when {hero} was in bed, something in the garden went splish! Who was out there in the dark?',
				],
				[
					'Crack! In the morning the fence was flat. The pumpkin was as big as ten cows. And half of it sat on {friend}’s table!',
					'Crack! In the morning the pumpkin was as big as ten cows. It had sat down on the fence, and on {friend}’s table, too.',
					'In the morning the pumpkin was as big as ten cows. Crack, down went the fence, and crack, down went {friend}’s table!',
				],
				{
					honey: [
						'And it smelled so sweet that all the bees had come. Bzzz!',
						'Bees sat all over it, because it smelled so sweet. Bzzz!',
					],
					song: [
						'“Hmmm, hmmm,” it hummed, so deep that the cups shook.',
						'And it still hummed, “Hmmm, hmmm,” right under {friend}’s window.',
					],
					warm: [
						'The blanket was still on top, but it looked as small as a stamp.',
						'On top sat the blanket, as small as a little hat.',
					],
				},
				[
					'Out came {friend}, with the cup again. “My table! And look, my tea is cold! Does it have to be so big?” “Just a bit more,” said {hero}. Oh, {friend} was cross!',
					'“That was my table!” said {friend}. “And look, my tea is cold again. Is that thing still not big enough?” “Just a bit more,” said {hero}. And {friend} was so cross!',
					'“Look at that!” said {friend}, with a cup of cold tea. “It’s in my garden! It’s on my table! Is it still not big enough?” “Just a bit more,” said {hero}. That made {friend} so cross!',
				],
			],
			choices: [
				{
					say: 'Push it back to the other side',
					sets: ['pushed'],
					outcome: [
						'{hero} pushed, and pushed, and pushed. But the pumpkin only rocked, to and fro, and stayed where it was.',
						'“Back you go,” said {hero}, and pushed. It went to and fro, to and fro, like a rocking horse. But it did not go back.',
					],
				},
				{
					say: 'Say, “Half of it is for you”',
					sets: ['shared'],
					outcome: [
						'“Half of it is for you,” said {hero}. “The half in my garden?” asked {friend}. “Yes,” said {hero}. And {friend} was not quite so cross any more.',
						'“You can have half of it,” said {hero}. “That half there!” “On my table?” said {friend}. But {friend.they} had to smile, just a bit.',
					],
				},
				{
					say: 'Tie a rope around it, so it stops',
					sets: ['tied'],
					outcome: [
						'{hero} tied a rope around the pumpkin, as tight as could be. “Now stop!” Did it stop? No! It grew on both sides of the rope, like an 8.',
						'“Stop!” said {hero}, and tied a rope around it. But the pumpkin did not stop. It grew on this side, and it grew on that side, like an 8.',
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
					'That night there was a splish again, and the pumpkin grew and grew. In the morning it was as big as a house. It was the biggest in the world!',
					'And then it was night again. Splish, splish! By morning the pumpkin was as big as a house. No one had ever seen such a big one!',
					'Night came. Splish, splash! By morning the pumpkin was as big as a house. It was the biggest in the world!',
				],
				[
					'But where was {friend}? “I’m in here!” called {friend}. “I can’t get out!” For the pumpkin sat at the door, and at every window, too.',
					'“Help!” called {friend}, from inside the house. “I can’t get out! The pumpkin is at my door, and at every window, too!”',
					'“Look, {friend}!” called {hero}. “I can’t look,” called {friend}, from inside the house. “I can’t get out, because the pumpkin is at my door!”',
				],
				{
					pushed: [
						'And to and fro it rocked, so that {friend}’s cups went clink, clink.',
						'The pumpkin rocked to and fro, and {friend}’s house rocked along. Clink, went the cups.',
					],
					shared: [
						'“Half of it is yours,” called {hero}. “Is it my half that’s in the way?” called {friend}.',
						'“Are you cross?” called {hero}. “Not with my own half,” called {friend}. “But I want to get out!”',
					],
					tied: [
						'The end of the rope hung down {friend}’s chimney. So {hero} sent a bun down to {friend.them}.',
						'“Here’s a bun!” called {hero}, and let it down the chimney on the rope.',
					],
				},
				[
					'And the pumpkin still grew. Creak, went {friend}’s house. “Stop!” said {hero} to the pumpkin. “No more!” But it grew just a bit more. A hole in it would let {friend} out. Oh, but {hero} loved that pumpkin so!',
					'And the pumpkin still grew. Creak, went {friend}’s wall. “You’re big now! Stop!” said {hero}. But it grew just a bit more. A hole in it would let {friend} out. Oh, but {hero} loved that pumpkin so!',
					'“That’s enough,” said {hero} to the pumpkin. But it grew just a bit more. Creak, went {friend}’s house. A hole in the pumpkin would let {friend} out. Oh, but {hero} loved it so!',
				],
			],
			choices: [
				{
					say: 'Cut a door in the pumpkin',
					sets: ['cut'],
					outcome: [
						'But {friend} was shut in! So {hero} got a saw. Zip, zap! There was a door on this side. Zip, zap! There was a door on {friend}’s side. Out of the hole ran all its water, glug, glug! So it stopped growing.',
						'“But {friend} is in there!” thought {hero}, and got a saw. Zip, zap! There was a door on this side. Zip, zap! There was one on {friend}’s side. All its water ran out of the hole, glug, glug! So it stopped growing.',
					],
				},
				{
					say: 'Eat a way in with a spoon',
					sets: ['ate'],
					outcome: {
						honey: [
							'“I’ll eat my way to you!” called {hero}, and got a spoon. {friend} got a spoon too, and ate from the other side. It was so sweet, like honey cake, that it went very fast. Yum, yum, clink! Spoon hit spoon. Out of the hole ran all its water, glug, glug! So it stopped growing.',
							'{hero} got a spoon, and {friend} got a spoon too. They ate and ate. It was as sweet as honey cake! Yum, yum, clink! That was the two spoons. All its water ran out of the hole, glug, glug! So it stopped growing.',
						],
						'song or warm': [
							'“I’ll eat my way to you!” called {hero}, and got a spoon. {friend} got a spoon too, and they ate and ate until noon. Yum, yum, clink! Spoon hit spoon. Out of the hole ran all its water, glug, glug! So it stopped growing.',
							'{hero} got a spoon, and {friend} got a spoon too. They ate and ate. It was dark in there, and sticky! Yum, yum, clink! That was the two spoons. All its water ran out of the hole, glug, glug! So it stopped growing.',
						],
					},
				},
				{
					say: 'Give it no more water, and wait',
					sets: ['dried'],
					outcome: {
						tied: [
							'“No more water,” said {hero}. That night there was no splish. So the pumpkin got thirsty, and small, and smaller still. It took three days! {hero} let buns down the chimney on the rope.',
							'{hero} gave the pumpkin no more water. At night there was no splish. So it got thirsty, and wrinkly, and small, and smaller. It took three days, and three buns on the rope each day!',
						],
						'pushed or shared': [
							'“No more water,” said {hero}. That night there was no splish. So the pumpkin got thirsty, and small, and smaller still. It took three days! And {hero} pushed pancakes under {friend}’s door.',
							'{hero} gave the pumpkin no more water. At night there was no splish. So it got thirsty, and wrinkly, and small, and smaller. It took three days! And {hero} pushed pancakes under the door.',
						],
					},
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
						'Out came {friend}, right through the pumpkin. “You cut it!” said {friend}. “Yes,” said {hero}. “You’re my friend.”',
						'“You cut your big pumpkin!” said {friend}, and came out. “Yes,” said {hero}. “It was too big.”',
					],
					'end-spoons': [
						'“There you are!” said {friend}. “There you are!” said {hero}. And there they sat, right in the middle of the pumpkin.',
						'“Hello!” said {hero}. “Hello!” said {friend}. They had met right in the middle.',
					],
					else: [
						'At last it was as small as a bun, and out came {friend}. “My big pumpkin is gone,” said {hero}. “But you’re here!”',
						'At last it was as small as a bun, and the door opened. “Your big pumpkin!” said {friend}. “I like you better than a pumpkin,” said {hero}.',
					],
				},
				[
					'“The splish was me,” said {friend}. “I gave it my nasty cold tea, to make it stop.” “But it loves tea!” said {hero}.',
					'“At night I gave it my nasty cold tea, to stop it,” said {friend}. “So that was the splish!” said {hero}. “It loves tea!”',
				],
				{
					'end-waited': ['+ But for three days {friend} had drunk it all.', '+ But then {friend} had to drink it all.'],
				},
				{
					shared: '+ How they laughed! “So half of it really is yours!”',
					else: '+ How they laughed! “It grew on your tea. So half is yours!”',
				},
				{
					'end-waited & tied': [
						'The rope had dropped off. It made a swing! And they baked a small pie.',
						'They made a swing out of the rope. And they baked a small, small pie.',
					],
					'end-waited & pushed': [
						'Off rolled the little pumpkin! They got it back, and baked a small pie.',
						'The little pumpkin rocked, to and fro, and rolled off! But they got it, and baked a pie.',
					],
					'end-waited': [
						'So they baked a small, small pie, and cut it in half.',
						'One little pumpkin makes one little pie, and they each had half.',
					],
					tied: [
						'Now the pumpkin was a house! The rope made two rooms of it.',
						'So they had a house, with a room on each side of the rope.',
					],
					pushed: [
						'Now the pumpkin was a room with two doors. And it still rocked, to and fro, like a cradle!',
						'So they had a pumpkin room with two doors. And it rocked them, to and fro!',
					],
					else: [
						'Now the pumpkin was a room. Half was for {hero}, and half was for {friend}.',
						'And so they had a pumpkin room, half for {hero} and half for {friend}.',
					],
				},
				{
					'end-waited & honey': [
						'+ It was as sweet as honey. The bees came to tea!',
						'+ It was so sweet that the bees came to it, too. Bzzz!',
					],
					'end-waited & song': [
						'+ “Hmmm,” went {hero} and {friend}, with full mouths.',
						'+ “Hmmm,” they hummed at every bite, just like the pumpkin.',
					],
					'end-waited': [
						'+ They ate it side by side, with the warm blanket around them.',
						'+ They ate it under the warm blanket, side by side.',
					],
					honey: [
						'+ The walls were as sweet as honey, and the bees came to tea!',
						'+ You could lick the wall, and it was as sweet as honey!',
					],
					song: [
						'+ And in the evening it hummed for them. “Hmmm!”',
						'+ “Hmmm,” it hummed, when they sang to it in the evening.',
					],
					warm: [
						'+ The blanket lay on the floor, and it was as warm as a bun.',
						'+ With the blanket in it, it was so warm that no tea got cold!',
					],
				},
				{
					'end-waited': [
						'“Sorry about the fence, and your table!” said {hero}. So they made a table for two. “More pie?” asked {friend}. “Just a bit more,” said {hero}.',
						'“Your poor table, and the fence!” said {hero}. So they made a table for two. “More pie?” asked {hero}. “Just a bit more,” said {friend}.',
					],
					else: [
						'“Sorry about the fence, and your table!” said {hero}. So they made a table for two. “More tea?” asked {friend}. It was hot. “Just a bit more,” said {hero}.',
						'“Your poor table, and the fence!” said {hero}. So they made a table for two. “More tea?” asked {hero}. It was hot. “Just a bit more,” said {friend}.',
					],
				},
			],
			choices: 'none',
			scene: { at: 'start', with: ['friend'], shows: ['cup', 'spoon'], pose: 'cheer', feeling: 'happy' },
		},
	],
};
