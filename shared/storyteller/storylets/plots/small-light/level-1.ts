import type { PlotLevel } from '../../format.ts';

export const smallLight1: PlotLevel = {
	joins:
		'“{choice}” And {hero} did. Then it got dark, and {hero} had to go home, {home.to}. It was a long way from {start}. But a small light came along, as small as a pea. {hero} went, and it went. {They} stopped, and it stopped. Plink! And so it came home with {hero}.',
	chapters: [
		{
			titles: ['Plink', 'On the Dark Road', 'As Small As a Pea'],
			time: 'night',
			parts: [
				[
					'All day {hero} and the others had played {start.at}. Now it was late, and the others had gone home. But {hero} had not. {hero} was {described}.',
					'It was late. The others had gone home long ago. But {hero} was still {start.at}. {hero} was {described}.',
					'“Good night!” the others had called {start.at}, and had gone home. But one was still there. It was {hero}, and {hero} was {described}.',
				],
				{
					quiet: '+ {hero} had wanted to call, “Wait for me!” But it came out so softly.',
					bold: '+ “I’m not afraid of the dark,” {hero} had told the others. “You go on!”',
					kind: '+ {hero} had picked up all of the things for the others. It took so long.',
					honest: '+ “First I want to finish my tower,” {hero} had said. It had got so tall!',
					clever: '+ {hero} knew a short way. But it was a very long short way.',
					careful: '+ {hero} had said good night to each stone, so as not to miss one.',
					merry: '+ “Just one more game!” {hero} had said. And then one more. And one more.',
					dreamy: '+ {hero} had looked up at the sky, and had not seen the others go.',
					quick: '+ {hero} had gone ahead, so fast! But it was the wrong way.',
				},
				[
					'So now {hero} was all alone on the dark road. Alone? No. Plink! Something came along. It was a light, as small as a pea. {hero} went, and it went. {They} stopped, and it stopped. “Hello,” said {hero}. “Plink,” said the light. And so it came all the way home, {home.to}.',
					'Now the road was long and dark, and {hero} was alone on it. But what was that? Plink! There was a small light, as small as a pea. {hero} went, and it went. {They} stopped, and it stopped. “Who are you?” asked {hero}. “Plink,” it said. It came along, all the way home, {home.to}.',
					'How dark the road was! And {hero} was all alone. But then, plink! A light came along. It was a small one, as small as a pea. {hero} went, and it went. {They} stopped, and it stopped. “Do you want to come with me?” asked {hero}. “Plink!” So it came home, {home.to}.',
				],
				[
					'There it shone in each dark corner. “Oh,” said {hero}, “I want to keep it!”',
					'It was dark in there too. But now it was not! “I want to keep you,” said {hero}, “forever.”',
					'In there it sat down by {hero} and shone. “How I’d like to keep you!” said {hero}.',
				],
			],
			choices: [
				{
					say: 'Hide it under the biggest pot',
					sets: ['hid'],
					outcome: [
						'{hero} put the big pot over the light. Now no one could see it. But “Plink, plink,” went the pot.',
						'Down came the big pot, over the light. Now it was hidden. But “Plink,” said the pot.',
					],
				},
				{
					say: 'Make it a bed in a cup',
					sets: ['cup'],
					outcome: [
						'{hero} put some soft moss in a cup. That was the bed. The light sat down in it. “Plink, plink.”',
						'{hero} took a cup and a bit of wool. That was the bed. “Plink,” said the light, and got in.',
					],
				},
				{
					say: 'Give it a name of its own',
					sets: ['named'],
					outcome: [
						'“You must have a name,” said {hero}. “I’ll call you Plink.” “Plink,” said the light. It liked that.',
						'“What’s your name?” asked {hero}. “Plink,” said the light. So that was its name.',
					],
				},
			],
			scene: { at: 'start', with: [], shows: [], pose: 'walk', feeling: 'curious' },
		},
		{
			titles: ['Is It Yours?', 'Not Mine', 'Who Said Plink?'],
			time: 'night',
			parts: [
				'@answer',
				[
					'Then in came {friend}, {friend.kind}. {Friend.they} lived there too. “What goes plink in here?” asked {friend}. So {hero} held up the light. “Is it yours?” asked {hero}. “Mine? No,” said {friend}. “Mine is the big lamp on the wall. I light it just on big nights.”',
					'{friend}, {friend.kind}, lived there too, and came in just then. “I can hear a plink,” said {friend}. So {hero} had to show the light. “Is it yours?” asked {hero}. “No,” said {friend}. “I have the big lamp up on the wall. It’s just for big nights.”',
					'But {friend}, {friend.kind}, lived there too. And now {friend} came in. “Who said plink?” {friend} asked. {hero} held up the small light. “Is it yours?” asked {hero}. “It’s not mine,” said {friend}. “Mine is the big lamp up there. I save it for big nights.”',
				],
				[
					'Then {friend} asked, “Is it yours?” {hero} wanted to say yes. Oh, so much! “It came along with me,” said {hero}, “from {start}.” {friend} looked out. Far away it was all dark. “Then someone may sit there with no light,” said {friend}.',
					'“Is it yours, then?” {friend} asked back. Oh, how {hero} wanted to say yes! “It came from {start},” said {hero}, “all the way with me.” {friend} looked out. Far off it was dark, so dark. “Then someone there may have no light now,” said {friend}.',
					'“So is it yours?” {friend} asked back. “Yes,” thought {hero}, but did not say so. “It came with me from {start},” said {hero}. {friend} looked that way, into the dark. “Then it may be from there,” said {friend}. “And someone may miss it.”',
				],
				[
					'To bring it back was a long, dark way. And then {hero} had to come home with no light!',
					'It was such a long way back! And how would {hero} come home, with no light?',
					'“Oh,” said {hero}. It was so far to go! And then to come home in the dark, with no light!',
				],
			],
			choices: [
				{
					say: 'Keep it just a bit longer',
					sets: ['kept'],
					outcome: [
						'“Just a bit longer,” said {hero}. But then it was as small as a dot! So {hero} took it back. On the road it grew.',
						'“Stay a bit,” said {hero}. But it got so small, it was just a dot! So {hero} took it back. On the road it grew.',
					],
				},
				{
					say: 'Take it back right now',
					sets: ['now'],
					outcome: [
						'“Then I’ll go now,” said {hero}, “before I want it even more.” And out they went, {hero} and the light.',
						'“Come on, light,” said {hero}. “Fast, or I’ll want to keep you!” And out they went.',
					],
				},
				{
					say: 'Ask {friend} to light the big lamp',
					sets: ['lamp'],
					outcome: [
						'“Will you light the big lamp?” asked {hero}. “Then I can see home from far away.” “I will,” said {friend}. “This is a big night.” And out went {hero}, with the small one.',
						'“Please light the big lamp,” said {hero}. “Then I can find home.” “I will,” said {friend}. “It’s a big night.” So {hero} set out with the small light.',
					],
				},
			],
			scene: { at: 'home', with: ['friend'], shows: ['lantern'], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['Who Was Lost?', 'Someone in the Dark', 'All the Way Back'],
			time: 'night',
			parts: [
				'@answer',
				[
					'+ It was a long way. There, {start.at}, someone sat in the dark. It was {keeper}, {keeper.kind}. “Is it yours?” asked {hero}. “It was lost.” “Lost?” said {keeper}. “No! It went along so that YOU didn’t get lost.”',
					'+ Plink, plink, all the way. {Start.at} sat {keeper}, {keeper.kind}. It was so dark that {hero} had not seen {keeper.them} before. “Is it yours?” asked {hero}. “I think it got lost.” “Oh no,” said {keeper}. “It came along so that YOU didn’t get lost.”',
					'+ Plink, plink, and there they were. And who sat {start.at}, so still in the dark? It was {keeper}, {keeper.kind}. “I found a lost light,” said {hero}. “Is it yours?” “It was not lost,” said {keeper}. “It went with you so that YOU didn’t get lost.”',
				],
				{
					kept: [
						'+ “In my house it got so small!” said {hero}. “It needs a road,” said {keeper}.',
						'+ “I kept it, and it got so small,” said {hero}. “It’s for the road,” said {keeper}.',
					],
				},
				[
					'The light sat down by {keeper}. “It goes with those who are alone in the dark,” said {keeper}. “And I wait for it here. I like the dark here.” “Thank you,” said {hero}. “Good night!” {hero} went. And the light went too! {hero} stopped, and it stopped. “Oh dear,” said {keeper}. “You’re alone in the dark again.”',
					'{keeper} took the light. “Is someone alone in the dark? Then it goes too,” said {keeper}. “And I sit here till it’s back. I know the dark here.” “Thank you both,” said {hero}. “Good night.” {hero} went. The light went too! {hero} stopped, and it stopped. “Well,” said {keeper}, “you are alone in the dark.”',
					'“Plink,” said the light, and went to {keeper}. “It sees you home,” said {keeper}. “I wait here till it’s back. I like the dark here.” So it had come just for {hero}! “Thank you,” said {hero}. “Now good night.” {hero} went. And who went too? The light! {hero} stopped, and it stopped. “You’re alone in the dark again,” said {keeper}. “So it must.”',
				],
			],
			choices: [
				{
					say: 'Ask {keeper} to come home with you',
					sets: ['walk'],
					outcome: [
						'“Come with me,” {hero} told {keeper}. “Then I’m not alone.” So they all went, and sang. But then {hero} was home, and {keeper} was alone in the dark! So {hero} took {keeper.them} back. Then {hero} was alone. So back they all went!',
						'“Will you come too?” asked {hero}. “Then I’m not alone.” And {keeper} came. But at {hero}’s door {keeper} was alone! So {hero} went back with {keeper.them}. But there {hero} was alone! So home they went, one more time.',
					],
				},
				{
					say: 'Tell the light to stay, and go alone',
					sets: ['alone'],
					outcome: [
						'“Stay,” {hero} told the light. “Someone may come who needs you more.” {hero} went. And the light? It had to think. But it stayed. Then {keeper} held it up, as high as could be.',
						'“You stay here,” said {hero}. “It may be that someone small comes by.” {hero} went. The light had to think, but it stayed. “Plink!” And {keeper} held it up high, so that {hero} could see it.',
					],
				},
				{
					say: 'Sit there until the sun comes up',
					sets: ['stay'],
					outcome: [
						'So {hero} sat down by {keeper}, and the light sat in between. But then, plink! Off it went. Who was alone in the dark? It was {friend}! {Friend.they} had come to look for {hero}.',
						'{hero} sat down. It was good to sit there by the light. But then, plink! Off it went, and came back with someone. It was {friend}! “It’s so dark on the road,” said {friend}. “But I had to find {hero}.”',
					],
				},
			],
			scene: { at: 'start', with: ['keeper'], shows: [], pose: 'stand', feeling: 'surprised' },
		},
		{
			titles: ['Just for the Way', 'Home', 'Plink, Plink'],
			time: 'night',
			parts: [
				'@answer',
				{
					walk: [
						'To and fro, to and fro. “Plink,” said the light, and yawned. And then? The sun came up, and it was not dark at all. They had to laugh so much!',
						'There and back, there and back! They did it nine times. Then the sun came up. It was not dark, so they could all just go to bed!',
					],
					alone: [
						'{hero} went on, and looked back. The light was a pea. It was a seed. It was a dot. But it was there, all the way! And so was {hero}, home at last. “How was it?” asked {friend}. “Not so dark,” said {hero}.',
						'{hero} looked back one time. There was the light, like a pea. {hero} looked back two times. It was like a seed. It was like a dot. And then there was home, and {friend}. “Were you alone?” {friend} asked. “No,” said {hero}.',
					],
					else: [
						'Now they were three, and the light made four. {friend} told a short joke, and {keeper} told a long one. Then the sun came up, and they were still there. So each went home to bed.',
						'So three sat there, around one small light. They told jokes till the sun came up. Then it was not dark at all, and {hero} and {friend} went home.',
					],
				},
				{
					'lamp & !alone': [
						'And the big lamp? It still shone, though it was day.',
						'The big lamp still shone, in all that sun. They had to put it out.',
					],
					lamp: [
						'And there shone the big lamp, so that home was not dark.',
						'And {friend}’s big lamp was still lit. It had been all night.',
					],
				},
				{
					hid: [
						'The next day {hero} put the big pot away. It is no good to hide a light.',
						'“What’s the big pot for?” asked {friend}. “For nothing,” said {hero}, and put it away.',
					],
					cup: [
						'The next day {hero} took the cup to {keeper}. Now the light had a bed there.',
						'The next day {hero} gave the cup to {keeper}. So the light could sleep in it by day.',
					],
					else: [
						'The next day {hero} told {keeper} its name. “Plink?” said {keeper}. “In all that time, I never asked!”',
						'The next day {hero} went to {keeper}. “The light has a name,” said {hero}. “It’s Plink.” And {keeper} liked that.',
					],
				},
				[
					'Then one night {hero} was late again. Plink! {hero} went, and it went. {hero} stopped, and it stopped. “Is it yours?” asked {friend} at the door. “Yes,” said {hero}. “Just for the way home.”',
					'And when {hero} was late again? Plink! {hero} went, and it went. {hero} stopped, and it stopped. {friend} stood at the door. “Is it yours now?” {friend} asked. “Just for the way home,” said {hero}.',
					'Soon there was a night when {hero} was late again. {hero} went, and it went. {hero} stopped, and it stopped. “Is it yours?” called {friend}. “Tonight it is,” said {hero}. “In the morning it goes back.” Plink!',
				],
				'@debts',
			],
			choices: 'none',
			scene: { at: 'home', with: ['friend'], shows: [], pose: 'wave', feeling: 'happy' },
		},
	],
};
