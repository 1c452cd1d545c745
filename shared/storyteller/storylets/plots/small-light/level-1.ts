import type { PlotLevel } from '../../format.ts';

export const smallLight1: PlotLevel = {
	joins:
		'“{choice}” And {hero} did. Then it got dark, and {hero} had to go home, {home.to}. It was a long way from {start}. But a small light came along, as small as a pea. {hero} went on, and it went on. {hero} stopped, and it stopped. Plink! And so it came all the way home.',
	chapters: [
		{
			titles: ['Plink', 'On the Dark Road', 'As Small As a Pea'],
			time: 'night',
			parts: [
				[
					'All day {hero} and the others had played {start.at}. Now it was late. The others had gone home. {hero} was {described}, and the last to leave.',
					'It was late. The others had gone home. Only {hero} was still {start.at}. {hero} was {described}, and all alone.',
					'“Good night!” the others had called {start.at}, and home they went. Only {hero} was still there. {hero} was {described}, and very late.',
				],
				{
					quiet: '+ “Wait for me!” {hero} had said. But it came out much too softly.',
					bold: '+ “I’m not afraid of the dark,” {hero} had told the others. “You go on!”',
					kind: '+ {hero} had picked up all the toys, and that takes a long time.',
					honest: '+ “First I’ll finish my tower,” {hero} had told the others. But it kept falling down!',
					clever: '+ {hero} had tried a short way home. But it only led right back to {start}!',
					careful: '+ {hero} had said good night to every stone. And there were so many!',
					merry: '+ “One more game!” {hero} had said. And then one more. And one more.',
					dreamy: '+ {hero} had looked up at the sky, and never saw the others go.',
					quick: '+ {hero} had run off the wrong way, and had to come back.',
				},
				[
					'So {hero} set off alone on the dark road. Alone? No. Plink! Something came along. It was a light, as small as a pea. {hero} went on, and it went on. {hero} stopped, and it stopped. “Hello,” said {hero}. “Plink,” said the light. And it came all the way home, {home.to}.',
					'The road was long and dark, and {hero} was the only one on it. But what was that? Plink! It was a light, as small as a pea. {hero} went on, and it went on. {hero} stopped, and it stopped. “Who are you?” asked {hero}. “Plink,” said the light. And it came all the way home, {home.to}.',
					'How dark the road was! {hero} had to go home alone. But then, plink! Along came a light, as small as a pea. {hero} went on, and it went on. {hero} stopped, and it stopped. “Do you want to come with me?” asked {hero}. “Plink!” said the light. So it came all the way home, {home.to}.',
				],
				[
					'There it shone into every dark corner. “Oh,” said {hero}, “I want to keep you!”',
					'It was dark in there, too, until the light came in. “I want to keep you,” said {hero}, “forever.”',
					'In there the light sat down close to {hero} and shone. “Oh, I want to keep you!” said {hero}.',
				],
			],
			choices: [
				{
					say: 'Hide it under the biggest pot',
					sets: ['hid'],
					outcome: [
						'{hero} put the big pot over the light, and no one could see it. But “Plink, plink,” went the pot.',
						'Down came the big pot, and the light was hidden. But “Plink, plink,” said the pot.',
					],
				},
				{
					say: 'Make it a bed in a cup',
					sets: ['cup'],
					outcome: [
						'{hero} put some soft moss in a cup, and that was the bed. The light snuggled down in it. “Plink, plink.”',
						'{hero} put some wool in a cup, and that was the bed. “Plink,” said the light, and got in.',
					],
				},
				{
					say: 'Give it a name of its own',
					sets: ['named'],
					outcome: [
						'“You need a name,” said {hero}. “I’ll call you Plink.” “Plink,” said the light. It liked that.',
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
					'{friend}, {friend.kind}, lived there too, and was asleep. Plink! Now {friend.they} woke up. “What goes plink in here?” asked {friend}. So {hero} had to show the light. “Did you lose it?” asked {hero}. “Is it yours?” “No,” said {friend}. “Mine is the big lamp on the wall. It’s much too heavy to lose.”',
					'That woke {friend}, {friend.kind}, who lived there too. “What goes plink?” asked {friend}. So {hero} had to show the light. “Did you lose a light?” asked {hero}. “Is it yours?” “No,” said {friend}. “I have the big lamp on the wall. I can’t even carry it.”',
					'And who woke up? {friend}, {friend.kind}, who lived there too. “Who said plink?” {friend.they} asked. So {hero} had to show the light. “I found it,” said {hero}. “Is it yours?” “No,” said {friend}. “Mine is the big lamp on the wall. It’s too heavy to carry.”',
				],
				[
					'{friend} looked at the light. “So is it yours?” Oh, how {hero} wanted to say yes! “It came home with me,” said {hero}, “from {start}.” {friend} looked out, and it was dark, so dark. “Then someone out there has no light now,” said {friend}.',
					'Then {friend} asked, “Is it yours?” Oh, how {hero} wanted to say yes! “It came from {start},” said {hero}, “all the way with me.” {friend} looked out, and it was dark, so dark. “Then someone there has no light,” said {friend}.',
					'The light shone on {friend}. “So is it yours?” “Yes,” thought {hero}, but only said, “It came with me from {start}.” {friend} looked out into the dark. “Then someone there has lost it,” said {friend}, “and has no light.”',
				],
				[
					'It was such a long, dark way back! And how would {hero} get home again, if the light stayed there?',
					'It was such a long way back, in the dark! And then {hero} would have to get home with no light.',
					'“Oh,” said {hero}. It was so far! And the way home again would be dark, with no light.',
				],
			],
			choices: [
				{
					say: 'Keep it just a bit longer',
					sets: ['kept'],
					outcome: [
						'“Just a bit longer,” said {hero}. But the light got smaller and smaller, until it was just a dot! So {hero} took it back, and on the road it grew again.',
						'“Stay a bit,” said {hero}. But soon the light was as small as a dot! It wanted to be on the road. So out they went, and it grew.',
					],
				},
				{
					say: 'Take it back right now',
					sets: ['now'],
					outcome: [
						'“I’ll go now,” said {hero}, “before I want it even more.” And out they went, as fast as they could.',
						'“Come on, light,” said {hero}. “Fast, or I’ll want to keep you!” And they were off.',
					],
				},
				{
					say: 'Ask {friend} to light the big lamp',
					sets: ['lamp'],
					outcome: [
						'“Will you light the big lamp?” asked {hero}. “Then I can see home from far away.” “I’ll leave it on all night,” said {friend}. So out went {hero}, with the small one.',
						'“Please light the big lamp,” said {hero}. “Then I can find home.” “It will shine all night,” said {friend}. So {hero} set out with the small light.',
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
				{
					hid: [
						'{hero} took the big pot along, and banged on it, bum, bum, bum.',
						'{hero} took the pot along, and bum, bum, bum, it went in the dark.',
					],
					cup: [
						'The light rode in its cup, and the cup shone like a lamp.',
						'{hero} held the cup up high, and the light sat in it and shone.',
					],
					named: [
						'“Come on, Plink!” called {hero}, and the light hopped on ahead.',
						'“Where are you, Plink?” called {hero}, at every bend. “Plink!” said the light.',
					],
				},
				[
					'And someone sat {start.at}, as still as a stone. It was {keeper}, {keeper.kind}. {hero} had gone right past {keeper.them} in the dark!',
					'Plink, plink, it went, all the way. And {start.at} sat {keeper}, {keeper.kind}. It was so dark that {hero} had not seen {keeper.them} before.',
					'Then they were there. “Hello again,” said someone in the dark. It was {keeper}, {keeper.kind}. {hero} had gone right past {keeper.them} before!',
				],
				{
					now: [
						'+ “You were so fast! My bun is still warm,” said {keeper}. And {hero} got half.',
						'+ “Back so soon!” said {keeper}. “My bun is still warm.” And {hero} got half of it.',
					],
				},
				[
					'+ “Is your light lost?” asked {hero}. “No,” said {keeper}. “It went along so that YOU didn’t get lost.”',
					'+ “Is this your light?” asked {hero}. “It got lost.” “It’s mine,” said {keeper}. “It came with you, so that YOU didn’t get lost.”',
					'+ “Here’s your light,” said {hero}. “It was lost.” “No,” said {keeper}. “It went along so YOU wouldn’t get lost.”',
				],
				{
					kept: [
						'+ “And I kept it in!” said {hero}. “So it got small. It needs a road.”',
						'+ “Oh! And I kept it in,” said {hero}, “so it got small!”',
					],
					lamp: [
						'+ Far away shone the big lamp, and that was home.',
						'+ {hero} looked back, and far away shone the big lamp.',
					],
				},
				[
					'{keeper} looked at the light. “We wait here for anyone who’s late. It sees them home, and I sit in the dark.” “Thank you! Good night!” said {hero}, and set off. The light set off too! {hero} stopped, and it stopped. “You’re alone,” called {keeper}, “and I’m alone.” And there was just one light!',
					'{keeper} patted the light. “We wait here. When someone’s late, off it goes, and I sit in the dark.” “Good night!” said {hero}, and set off. But the light set off too! {hero} stopped, and it stopped. “Oh dear,” called {keeper}. “Now we’re both alone, with just one light!”',
					'The light hopped up to {keeper}. “We wait for late people. It sees them home, and I sit in the dark.” “Thank you! Good night!” said {hero}, and set off. But the light came too. {hero} stopped, and it stopped. “You’re alone,” called {keeper}, “and I’m alone. And there’s just one light!”',
				],
			],
			choices: [
				{
					say: 'Ask {keeper} to come home with you',
					sets: ['walk'],
					outcome: [
						'“Come with me,” said {hero}. “Then no one’s alone.” So they all went to {hero}’s door. “Now you’re far from home,” said {hero}. “I’ll come too!” And back they all went. But then {hero} had to get home!',
						'“Will you come too?” asked {hero}. “Then no one’s alone.” So they all went, and sang. “But now you must go back alone,” said {hero} at the door. “I’ll come too!” So back they went. But then {hero} had to get home!',
					],
				},
				{
					say: 'Tell the light to stay, and go alone',
					sets: ['alone'],
					outcome: [
						'“Stay,” {hero} told the light. “{keeper} needs you more.” Off went {hero}. The light thought about it, and it stayed. Then {keeper} held it up, as high as could be.',
						'“You stay with {keeper},” said {hero}. “I know the way now.” And off went {hero}. The light thought about it, and it stayed. “Plink!” And {keeper} held it up high, so that {hero} could see it.',
					],
				},
				{
					say: 'Sit there until the sun comes up',
					sets: ['stay'],
					outcome: [
						'So {hero} sat down by {keeper}, with the light in between. But then, plink! Off it went. Who was alone in the dark now? It was {friend}! {Friend.they} had come to look for {hero}.',
						'{hero} sat down. It was good to sit there by the light. But then, plink! Off it went, and came back with someone. It was {friend}! “It’s so dark on the road,” said {friend}. “But I had to find you.”',
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
						'“Then I’ll come along!” said {keeper}. To and fro they went, to and fro. “Plink,” said the light, and yawned. Then the sun came up, and the dark was gone. How they laughed!',
						'“Then I’ll come along!” said {keeper}. So they went there and back, and there and back. Then the sun came up. Now it was not dark at all, so they could all go to bed.',
					],
					alone: [
						'{hero} went on, and looked back. The light was a pea, and then a seed, and then a dot. But it was there, all the way, until {hero} was home. “How was it?” asked {friend}. “Not so dark,” said {hero}.',
						'{hero} looked back, and the light was a pea. One more look, and it was a seed. One more, and it was a dot. And then there was home, and {friend}. “Were you all alone?” asked {friend}. “No,” said {hero}.',
					],
					else: [
						'Now there were three of them, and the light made four. {friend} told a short joke, and {keeper} told a long one. When the sun came up, they were still there. So then they all went to bed.',
						'So all three sat around one small light. They told jokes till the sun came up. Then it was not dark at all, and {hero} and {friend} went home.',
					],
				},
				{
					'lamp & !alone': [
						'And the big lamp? It was still on, in the middle of the day!',
						'The big lamp was still on, in all that sun.',
					],
					lamp: [
						'And the big lamp shone, so that home was not dark.',
						'{hero} had gone right to the big lamp. It had been on all night.',
					],
					now: [
						'There was still a bit of {keeper}’s bun. {hero} and {friend} ate it in bed.',
						'{hero} still had a bit of bun from {keeper}, and shared it with {friend}.',
					],
					'kept & !alone': [
						'And the light? After so much road it was as big as a plum!',
						'After all that road, the light was as big as an apple!',
					],
				},
				{
					hid: [
						'The next day they made soup in the big pot, and {keeper} came too.',
						'The next day {keeper} came to visit. So they made soup in the big pot, for all of them.',
					],
					cup: [
						'The next day {hero} took the cup to {keeper}. Now the light had a bed there.',
						'The next day {hero} gave {keeper} the cup, with a bed for the light.',
					],
					else: [
						'The next day {hero} told {keeper} the light’s name. “Plink?” said {keeper}. “All this time, I never asked!”',
						'The next day {hero} told {keeper}, “The light has a name. It’s Plink!” And {keeper} liked that.',
					],
				},
				[
					'Then one night {hero} was late again, and plink, the light came too. {hero} went on, and it went on. {hero} stopped, and it stopped. The big lamp shone out to {keeper}. “Is it yours?” asked {friend} at the door. “Yes,” said {hero}. “Just for the way home.”',
					'And when {hero} was late again? Then plink, the light came along! {hero} went on, and it went on. {hero} stopped, and it stopped. The big lamp shone out to {keeper}. {friend} stood at the door. “Is it yours now?” asked {friend}. “Just for the way home,” said {hero}.',
					'Soon {hero} was late again, and there was the light. {hero} went on, and it went on. {hero} stopped, and it stopped. The big lamp shone out to {keeper}. “Is it yours?” called {friend}. “Tonight it is,” said {hero}. “But only for the way home.” Plink!',
				],
			],
			choices: 'none',
			scene: { at: 'home', with: ['friend'], shows: [], pose: 'wave', feeling: 'happy' },
		},
	],
};
