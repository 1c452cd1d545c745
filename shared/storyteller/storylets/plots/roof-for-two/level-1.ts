import type { PlotLevel } from '../../format.ts';

export const roofForTwo1: PlotLevel = {
	joins: [
		'“{choice}” And {hero} did. Then it got late. {hero} had a tent for one {start.at}. One pillow, one lamp, and one cake were in it. But only three of its four corners had a stone. Then a storm came. And so {guest.name} came by, {guest.kind}. {guest} had a long rope. “It’s a tent for one,” said {hero}. But in came {guest}.',
	],
	chapters: [
		{
			titles: ['One Door, One Lamp', 'Flap, Flap', 'One Corner Left'],
			time: 'dusk',
			parts: [
				[
					'{hero} had a tent for one. It had one door, one lamp, one pillow, and one cake. It stood {start.at}. {hero} was {described}. Tonight {hero} wanted to sleep there, all alone. So one corner got a stone, to hold the tent down. The next one got a stone too, and so did the next. Only the fourth corner had none.',
					'Look, a tent for one! It was {hero}’s, and stood {start.at}. {hero} was {described}. “One pillow, one lamp, one cake,” said {hero}. “And I’ll sleep here all alone!” But a tent must not fly away. So one corner got a stone, and the next one, and the next. Only the fourth corner had none.',
					'{Start.at} stood a tent for one. It was {hero}’s. In it were one lamp, one pillow, and one cake. {hero} was {described}. Tonight {hero} wanted to sleep out, all alone. But a tent must not fly away. So {hero} put a stone on one corner, and on the next two. The fourth corner had none yet.',
				],
				{
					bold: '+ “Three will do,” said {hero}. “I’m not afraid of storms!”',
					kind: '+ But a small bug slept on the last stone. So {hero} let it sleep.',
					honest: '+ “I’ll be done by dark,” {hero} had said. And now it was dark. So that was that.',
					clever: '+ “A stool can stand on three,” thought {hero}. “So a tent can too.”',
					careful: '+ {hero} wanted one just like the other three. But there was none.',
					quiet: '+ But the last stone lay by the road, where people talk. So {hero} let it lie.',
					merry: '+ But {hero} played ball with the last stone, and it rolled away.',
					dreamy: '+ But {hero} began to think of the cake, and forgot the last stone.',
					quick: '+ But zip! {hero} was in bed by then.',
				},
				[
					'Then a storm came. WHOO! Flap, flap, went the corner with no stone. And who was that at the door? “Is there room?” It was {guest.name}, {guest.kind}. “I went to get this rope,” said {guest}. “Now the storm won’t let me go home!” “But it’s a tent for one,” said {hero}.',
					'WHOO! A storm came up. The corner with no stone went flap, flap. Then a voice came in at the door. “Is there room?” It was {guest.name}, {guest.kind}, with a long rope. “I can’t get home in this storm,” said {guest}. “But it’s a tent for one,” said {hero}.',
					'And then there was a storm. WHOO! Flap, flap, went the corner with no stone. “Is there room?” said a voice at the door. It was {guest.name}, {guest.kind}, with a long, long rope. “The storm is too big for me,” said {guest}. “But this is a tent for one!” said {hero}.',
				],
			],
			choices: [
				{
					say: 'Put the pillow out in the storm',
					sets: ['pillow'],
					outcome: [
						'Out went the pillow. WHOO! The storm took it. But now there was room for two, and {guest} came in.',
						'“The pillow is big,” said {hero}, and put it out. WHOO! Off it went. Now there was room, so {guest} came in.',
					],
				},
				{
					say: 'Eat up the cake, half and half',
					sets: ['cake'],
					outcome: [
						'“The cake takes up room,” said {hero}. So {guest} came in, and they ate it up, half and half. Now there was no cake, but there was room for two!',
						'“Let’s eat the cake,” said {hero}. “Then there’s room!” So {guest} came in, and half was for {guest}. Yum! Now there was room for two.',
					],
				},
				{
					say: 'Move over to the cold side',
					sets: ['over'],
					outcome: [
						'{hero} moved over. It was cold on that side! But now there was room for two, and {guest} came in.',
						'“You take the warm side,” said {hero}, and moved over. Brr! But now there was room, and {guest} came in.',
					],
				},
			],
			scene: { at: 'start', with: ['guest'], shows: ['tent', 'rope', 'lantern'], pose: 'sit', feeling: 'surprised' },
		},
		{
			titles: ['A Tent for Two', 'One More', 'No More Flap'],
			time: 'dusk',
			parts: [
				'@answer',
				[
					'{guest} sat down in the fourth corner, and the flap, flap stopped! {guest} was as good as a stone. “What a nice tent for two!” said {guest}. {hero} thought so too, just a little.',
					'Then {guest} sat down, right on the fourth corner. No more flap, flap! {guest} held it down like a stone. “It’s a good tent for two,” said {guest}. And {hero} did not say no.',
					'And {guest} sat down in the fourth corner. The flap, flap stopped, for {guest} was as good as a stone. “I like a tent for two,” said {guest}. “It’s not so bad,” said {hero}.',
				],
				[
					'But then, at the door, “Is there room?” It was {other.name}, {other.kind}. {other} had a big red blanket. “My lamp went out,” said {other}. “I can’t see the road!” “No!” said {guest}. “It’s a tent for TWO!” “But ‘Is there room?’ is what you said too!” said {hero}. And {other} stood out there in the storm.',
					'WHOO! “Is there room?” called someone at the door. It was {other.name}, {other.kind}. {other} had a big red blanket, but no lamp. “It’s so dark,” said {other}. “I can’t see the road!” “But it’s a tent for TWO,” said {guest}. “It was a tent for one,” said {hero}, “till you came.” And {other} stood out there and waited.',
					'“Is there room?” Who was that, out in the storm? It was {other.name}, {other.kind}. {other} had a big red blanket. “I have no lamp,” said {other}, “so I can’t see the road.” “No room!” said {guest}. “It’s a tent for TWO!” “You just came in yourself,” said {hero}. But how could three fit in?',
				],
			],
			choices: [
				{
					say: 'Give {other} the lamp to go home with',
					sets: ['full'],
					outcome: [
						'“We’re full,” said {hero}. “But here is my lamp, for the road.” “Thank you,” said {other}, and went off with it. Now the tent was dark. And it felt too big.',
						'“Take my lamp,” said {hero}. “Then you can see the road.” “That is kind,” said {other}, and went. But how dark it was in the tent now!',
					],
				},
				{
					say: 'Hang the lamp out, and let {other} in',
					sets: ['lamp'],
					outcome: [
						'{hero} hung the lamp out by the door. Now there was room where it had stood. So in came {other}, red blanket and all. It was a tent for three!',
						'“The lamp can hang out by the door,” said {hero}. “You come in!” So {other} got the lamp’s place. Now it was a tent for three.',
					],
				},
				{
					say: 'Let {other} in, and sit very close',
					sets: ['close'],
					outcome: [
						'“Come in,” said {hero}. “We’ll sit close.” Oof! “Is this you?” asked {guest}. “No, that’s me,” said {other}. It was a tent for three!',
						'“We can sit close,” said {hero}. So in came {other}. Squeeze! “Is this me?” said {guest}. “No, it’s me,” said {other}. It was a tent for three!',
					],
				},
			],
			scene: { at: 'start', with: ['guest', 'other'], shows: ['tent', 'lantern'], pose: 'think', feeling: 'curious' },
		},
		{
			titles: ['Up, Up!', 'In the Night', '{guest} Rolls Over'],
			time: 'night',
			parts: [
				'@answer',
				{
					full: [
						'Good night, {hero}! Good night, {guest}! One slept on this side, and one on that side. WHOO, went the storm, but the tent did not move.',
						'Then {hero} slept, and {guest} slept too. WHOO, went the storm. But {guest} lay on the fourth corner, so the tent did not move.',
					],
					else: [
						'Good night, {hero}! Good night, {guest} and {other}! They lay so close that it was nice and warm. WHOO, went the storm, but the tent did not move.',
						'Then all three slept, under the red blanket. WHOO, went the storm. But {guest} lay on the fourth corner, so the tent did not move.',
					],
				},
				[
					'But in the night {guest} rolled over. Now no one held the fourth corner down! Flap, flap, FLAP! {hero} woke up. The corner was in the air! “Oh no,” said {hero}. “I should have put a stone there!” The tent pulled and pulled. It wanted to fly away.',
					'Then {guest} had a dream, and rolled over. Oh no! Now no one was on the fourth corner. Flap, flap, FLAP! Up it went, and {hero} woke up. “It has no stone,” thought {hero}. “I never put one there!” And the tent pulled and pulled, up, up!',
					'But in the night {guest} rolled over, and the fourth corner was free. FLAP! Up it went, and {hero} woke up. “It’s that stone,” said {hero}. “I never put it there!” WHOO! The tent wanted to fly up and away.',
				],
			],
			choices: [
				{
					say: 'Go out and find a fourth stone',
					sets: ['stone'],
					outcome: {
						full: [
							'{hero} went out and found a big stone. But when {hero} came back, the tent was gone! “I could not hold it all alone,” said {guest}.',
							'Out there {hero} found a good, big stone. But {guest} could not hold the tent all alone. WHOO! Away it went.',
						],
						'lamp or close': [
							'{hero} went out in the storm and found a big stone. Thump! Now it lay on the fourth corner. No more flap, flap!',
							'Out in the storm {hero} felt around for a stone. There was one! Thump, it went, right on the corner. And the flap stopped.',
						],
					},
				},
				{
					say: 'Tie it down with the long rope',
					sets: ['tied'],
					outcome: {
						full: [
							'{hero} went out to tie the corner down. Now only {guest} was in the tent, and that was too light. WHOO! Away it went, rope and all! {guest} rolled out of it just in time.',
							'Out went {hero}, and tied the rope to the corner. But with only {guest} in it, the tent was too light. WHOO! {guest} rolled out, and up it went, rope and all.',
						],
						'lamp or close': [
							'{hero} went out in the storm with {guest}’s rope. {hero} tied one end to the corner, and one to the next stone. Now one stone held two corners. No more flap!',
							'Out went {hero}, with {guest}’s long rope. One end went to the corner, and one to the next stone. Now it was tight. No more flap, flap!',
						],
					},
				},
				{
					say: 'Sit on the corner till it is morning',
					sets: ['held'],
					outcome: {
						full: [
							'{hero} sat down on the corner, and it was still. But then {hero} fell asleep, and rolled over too. WHOO! Away went the tent!',
							'Down sat {hero}, right on the corner. No more flap! But it is hard to sit up all night. {hero} fell asleep, and rolled over, and WHOO! Away went the tent.',
						],
						'lamp or close': [
							'{hero} sat down on the corner, and it was still. But you can’t sleep if you have to sit! So {hero} sat and sat, all alone.',
							'Down sat {hero}, right on the corner. No more flap! But now {hero} could not lie down and sleep. So {hero} sat there, all alone.',
						],
					},
				},
			],
			scene: { at: 'start', with: ['guest'], shows: ['tent'], pose: 'reach', feeling: 'worried' },
		},
		{
			titles: ['One and One and One', 'In the Morning', 'The Red Blanket'],
			time: 'night',
			parts: [
				'@answer',
				{
					'end-blanket': [
						'It was so dark! But was that a light? It was the lamp! {other} had not gone far. There {other.they} sat with it, in the big red blanket. “I’m sorry we said no,” said {hero}, very softly. “Is there room?” “Well,” said {other}, “it’s a blanket for one.” And then {other.they} held it wide open. In went {hero} and {guest}.',
						'Now it was cold and dark. But look, a light! {other} sat there with {hero}’s lamp, in the big red blanket. “It was too far to go home,” said {other}. “I’m sorry!” said {hero}. “Is there room?” “It’s a blanket for one,” said {other}. “So come in fast!” And in went {hero} and {guest}.',
					],
					'end-held': [
						'Then {other} woke up, and saw. “Is there room?” asked {other}. “There, on the corner?” And {other} sat down by {hero}, with the blanket. Then {guest} woke up. “Is there room?” So they all sat on the fourth corner. Let the storm pull as it liked!',
						'Then someone said, “Is there room?” It was {other}, with the red blanket. {other} sat down on the corner too. “And for me?” asked {guest}. So there they sat, all three. WHOO, went the storm. But they did not move one bit.',
					],
					'stone & lamp or tied & lamp': [
						'{hero} saw the lamp at the door, and came back, cold as ice. But {guest} and {other} lay all over the tent! “Is there room?” asked {hero}. “No,” said {guest}, half asleep. “It’s a tent for two.” “It’s MY tent!” said {hero}. All three had to laugh. Then {other} held the blanket up, and in went {hero}.',
						'How dark it was out there! But {hero} saw the lamp at the door, and went back to it. “Is there room?” asked {hero}. For {guest} and {other} had rolled right into the middle! “It’s a tent for two,” said {guest}, half asleep. “And for me!” said {hero}. Then {other} held the blanket up, and it was warm.',
					],
					else: [
						'{hero} came back to the door, cold as ice. But {guest} and {other} lay all over the tent! “Is there room?” asked {hero}. “No,” said {guest}, half asleep. “It’s a tent for two.” “It’s MY tent!” said {hero}. All three had to laugh. Then {other} held the blanket up, and in went {hero}, very close.',
						'Then {hero} wanted to go back to bed. But {guest} and {other} had rolled right into the middle! “Is there room?” asked {hero}. “It’s a tent for two,” said {guest}, half asleep. “And for me!” said {hero}. Then {other} held the blanket up. How warm it was, so close!',
					],
				},
				{
					'end-blanket & tied': [
						'In the morning the storm was gone, and so was the tent. “And where do we sleep tonight?” said {guest}. So they made a tent out of the red blanket. Every corner got a stone.',
						'Then it was morning. The storm was gone, and the tent too. “But we have my blanket for tonight,” said {other}. So they made a new tent, and all four corners got a stone!',
					],
					'end-blanket': [
						'In the morning the storm was gone, and so was the tent. “And where do we sleep tonight?” said {guest}. So they made one out of the red blanket and the rope. Every corner got a stone.',
						'Then it was morning. The storm was gone, and the tent too. “But we have my blanket for tonight,” said {other}. “And my rope,” said {guest}. So they made a new tent, and all four corners got a stone!',
					],
					'end-held': [
						'In the morning the storm was gone. The tent still stood! {hero} got a fourth stone. “And I had a rope!” said {guest}. “I forgot.” Then all three of them slept till noon.',
						'In the morning there was no more storm, and the tent still stood! “Oh,” said {guest}, “I had a rope! I forgot.” {hero} got a fourth stone, and then all three slept and slept.',
					],
					'end-rope': [
						'In the morning the storm was gone. The tent still stood! “You can keep my rope,” said {guest}. “Then I know where it is.”',
						'In the morning there was no more storm, and the tent still stood! “Now my rope lives here,” said {guest}. “So I must come and see it.”',
					],
					else: [
						'In the morning the storm was gone. The tent still stood! “{guest} was my fourth stone,” said {hero}. “Now I have a real one.” “And I had a rope!” said {guest}. “I forgot.”',
						'In the morning there was no more storm, and the tent still stood! “I had a rope, too,” said {guest}. “I forgot!” “Now it has four stones,” said {hero}. “So you don’t have to be one.”',
					],
				},
				{
					'full & pillow': [
						'+ Far off lay the old tent, on the pillow. The cake in it was flat, but good!',
						'+ And the old tent? It lay far off, on the pillow. The cake was still in it, flat and good!',
					],
					'full & over': [
						'+ Far off lay the old tent, with a flat cake in it. “Tonight I’ll take the cold side,” said {guest}.',
						'+ The old tent lay far off, with the cake in it. “Tonight you get the warm side,” said {guest}.',
					],
					pillow: [
						'+ Far off lay the pillow. No one had missed it! And there was cake for all three.',
						'+ No one ever found the pillow. But there was cake, a third for everyone!',
					],
					cake: [
						'+ And {guest} went home and got a new cake. There was a third for everyone!',
						'+ There was no cake left. So {guest} went to get one, and it was a big one.',
					],
					over: [
						'+ There was cake for all three. “Next time I’ll take the cold side,” said {guest}.',
						'+ There was cake, a third for everyone. “Tonight you get the warm side,” said {guest}.',
					],
				},
				[
					'And it was a tent for one. For one {guest}, one {other}, and one {hero}.',
					'It was a tent for one, after all. For one, and one, and one.',
					'Was it a tent for one? Yes! It was for one {guest}, and one {other}, and one {hero}.',
				],
				'@debts',
			],
			choices: 'none',
			scene: { at: 'start', with: ['guest', 'other'], shows: ['tent', 'lantern'], pose: 'sit', feeling: 'happy' },
		},
	],
};
