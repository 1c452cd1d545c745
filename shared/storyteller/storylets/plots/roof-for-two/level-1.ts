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
					'{hero} was {described}, and had a tent for one. It stood {start.at}. In it were one lamp, one pillow, and one cake. Tonight {hero} wanted to sleep there, all alone. But a tent must not fly away! One corner got a stone. So did the next, and the next. Only the fourth corner had none.',
					'Look, a tent for one! It stood {start.at}. It belonged to {hero}, {described}. “One pillow, one lamp, one cake,” said {hero}. “And I’ll sleep here all alone!” But a tent must not fly away. So one corner got a stone, and the next one, and the next. Only the fourth corner had none.',
					'“Tonight I’ll sleep alone!” said {hero}, who was {described}. {Start.at} stood a tent for one. In it were a pillow, a lamp, and a cake. But a tent must not fly away! One corner got a stone. So did the next, and the next. Only the fourth corner had none.',
				],
				{
					bold: '+ “Three will do,” said {hero}. “I’m not afraid of storms!”',
					kind: '+ For a small bug slept on the last stone, and {hero} let it sleep.',
					honest: '+ “I’ll be done by dark,” {hero} had said. And now it was dark, so that was that.',
					clever: '+ “A stool can stand on three,” thought {hero}. “So a tent can too.”',
					careful: '+ {hero} wanted one just as round as the other three. None was good enough.',
					quiet: '+ For the last stone lay by the road, where people talk. So there it stayed.',
					merry: '+ For {hero} played ball with the last stone, and it rolled away.',
					dreamy: '+ For {hero} began to think of the cake, and forgot the last stone.',
					quick: '+ For zip! {hero} was in bed by then.',
				},
				[
					'Then a storm came. WHOO! Flap, flap, went the corner[, because|:] it had no stone. And who was that outside? “Is there room?” It was {guest.name}, {guest.kind}. “I just went to get this rope. Now I can’t get home!” said {guest}. “But it’s a tent for one,” said {hero}.',
					'WHOO! A storm came up, and the corner with no stone went flap, flap. Then a voice came in at the door. “Is there room?” It was {guest.name}, {guest.kind}, with a long rope. “I can’t get home in this storm,” said {guest}. “But this is a tent for one,” said {hero}.',
					'And then there was a storm. WHOO! Flap, flap, went the corner with no stone. “Is there room?” said a voice at the door. It was {guest.name}, {guest.kind}, with a long, long rope. “The storm is too big for me,” said {guest}. “But this is a tent for one!” said {hero}.',
				],
			],
			choices: [
				{
					say: 'Put the pillow out in the storm',
					sets: ['pillow'],
					outcome: [
						'{hero} put the pillow out, and WHOO, the storm took it. But now there was room, so in came {guest}.',
						'“The pillow is big,” said {hero}, and put it out. WHOO! Off it flew. Now there was room, and in came {guest}.',
					],
				},
				{
					say: 'Eat up the cake, half and half',
					sets: ['cake'],
					outcome: [
						'“The cake takes up room,” said {hero}. So in came {guest}, and they ate it up, half and half. Now there was no cake, but there was room for two!',
						'“Let’s eat the cake,” said {hero}. “Then there’s room!” So in came {guest}. Half for you, and half for me. Yum! Now there was room for two.',
					],
				},
				{
					say: 'Move over to the cold side',
					sets: ['over'],
					outcome: [
						'{hero} moved over to the side where the wind blew in. Brr! But now there was room, so in came {guest}.',
						'“You take the warm side,” said {hero}, and moved over to the cold one. Brr! But now there was room, and in came {guest}.',
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
					'{guest} sat down in the fourth corner, and the flap, flap stopped! What a good stone {guest.they} made! “And what a nice tent for two!” said {guest}. {hero} thought so too.',
					'Then {guest} sat down on the fourth corner, as heavy as a stone. No more flap, flap! “It’s a good tent for two,” said {guest}. And {hero} didn’t say no.',
					'And {guest} sat down in the fourth corner. Flap, fl… And it was still! {Guest.they} was as good as a stone. “I like a tent for two,” said {guest}. “It’s not so bad,” said {hero}.',
				],
				{
					pillow: [
						'They put the rope down for a pillow, because the real one was gone.',
						'“My rope can be the pillow,” said {guest}, and rolled it up.',
					],
					cake: [
						'“You have a crumb on you,” said {guest}. “You have ten!” said {hero}.',
						'There were crumbs all over the pillow, but they didn’t mind one bit.',
					],
					over: [
						'“And the cake?” asked {guest}. “In the morning,” said {hero}.',
						'“Brr,” said {hero}, on the cold side. So {guest} moved a bit closer.',
					],
				},
				[
					'But then somebody called, “Is there room?” It was {other.name}, {other.kind}, with a big red blanket. “My lamp went out,” said {other}, “and I can’t see the road!” “No!” said {guest}. “It’s a tent for TWO!” “But ‘Is there room?’ is what you said too!” said {hero}. And {other} stood out there in the wind and the rain.',
					'WHOO! “Is there room?” called someone at the door. It was {other.name}, {other.kind}, with a big red blanket and no lamp. “It’s so dark,” said {other}, “that I can’t see the road!” “But it’s a tent for TWO,” said {guest}. “It was a tent for one,” said {hero}, “till you came.” And {other} stood out there and waited.',
					'“Is there room?” Who was that, out in the storm? It was {other.name}, {other.kind}, with a big red blanket. “I have no lamp,” said {other}, “so I can’t see the road.” “No room!” said {guest}. “It’s a tent for TWO!” “You just came in yourself,” said {hero}. But how could three fit in?',
				],
			],
			choices: [
				{
					say: 'Give {other} the lamp to go home with',
					sets: ['full'],
					outcome: [
						'“We’re full,” said {hero}. “But here is my lamp, for the road.” “Thank you,” said {other}, and went off with it. Now the tent was dark, and it felt too big.',
						'“Take my lamp,” said {hero}. “Then you can see the road.” “That is kind,” said {other}, and went. But how dark it was in the tent now!',
					],
				},
				{
					say: 'Hang the lamp out, and let {other} in',
					sets: ['lamp'],
					outcome: [
						'{hero} hung the lamp out by the door, and so there was room. In came {other}, red blanket and all. It was a tent for three!',
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
						'Good night, {hero}! Good night, {guest}! One slept on this side, and one on that side. WHOO, went the storm, but the tent didn’t move.',
						'Then {hero} slept, and {guest} slept too. WHOO, went the storm. But the tent didn’t move, because {guest} lay on the fourth corner.',
					],
					lamp: [
						'Good night, {hero}! Good night, {guest} and {other}! By the door the lamp swung to and fro. WHOO, went the storm, and the tent didn’t move.',
						'Then all three slept, and the lamp shone in at the door. WHOO! But the tent didn’t move, because {guest} lay on the fourth corner.',
					],
					close: [
						'Good night, {hero}! Good night, {guest} and {other}! They lay so close that nobody was cold. WHOO, went the storm, but the tent stayed put.',
						'Then all three slept under the red blanket, as close as peas. WHOO! But the tent didn’t move, because {guest} lay on the fourth corner.',
					],
				},
				[
					'But in the night {guest} rolled over. No one held the fourth corner down now! Flap, flap, FLAP! {hero} woke up, and the corner was in the air. “Oh no! It never got a stone!” And the tent pulled and pulled, and wanted to fly away.',
					'But {guest} had a dream, and rolled over. Oh no! Now no one was on the fourth corner. Flap, flap, FLAP! Up it went, and up sat {hero}. “I never put a stone there!” And the tent pulled and pulled, up, up!',
					'But in the night {guest} rolled over, and the fourth corner was free. FLAP! Up it went, and {hero} woke up. “Oh, why didn’t I put a stone there?” said {hero}. WHOO! The tent wanted to fly up and away.',
				],
			],
			choices: [
				{
					say: 'Go out and find a fourth stone',
					sets: ['stone'],
					outcome: {
						full: [
							'{hero} went out and found a big stone. But when {hero} came back, the tent was gone! “I could not hold it all alone,” said {guest}.',
							'{hero} went out, and found a good, big stone. But {guest} could not hold the tent all alone. WHOO! Away it went.',
						],
						'lamp or close': [
							'With two in it, the tent would stay. So out went {hero}. Any stone would do now! Thump! There lay one on the corner. No more flap!',
							'{guest} and {other} would hold the tent. So out went {hero}. Any stone would do! Thump, there lay one on the corner. The flap stopped.',
						],
					},
				},
				{
					say: 'Tie it down with the long rope',
					sets: ['tied'],
					outcome: {
						full: [
							'{hero} went out to tie the corner down. But with only {guest} in it, the tent was too light. WHOO! {guest} rolled out. Away it went!',
							'{hero} went out, and tied the rope to the corner. But with only {guest} in it, the tent was too light. WHOO! {guest} rolled out. Up it went!',
						],
						'lamp or close': [
							'With two in it, the tent would stay. So out went {hero} with {guest}’s rope. One end went to the corner, and one to the next stone. No more flap!',
							'{guest} and {other} would hold the tent. So {hero} went out with the long rope. One end went to the corner, and one to the next stone. No more flap, flap!',
						],
					},
				},
				{
					say: 'Sit on the corner till it is morning',
					sets: ['held'],
					outcome: {
						full: [
							'{hero} sat down on the corner, and it was still. But then {hero} fell asleep, and rolled over too. WHOO! Away went the tent!',
							'{hero} sat down, right on the corner. No more flap! But it is hard to sit up all night. {hero} fell asleep, and rolled over. WHOO! Away went the tent.',
						],
						'lamp or close': [
							'{hero} sat down on the corner, and it was still. But who can sleep, if you have to sit? So {hero} sat and sat, all alone.',
							'{hero} sat down, right on the corner. No more flap! But no more sleep, either. So there {hero} sat, all alone.',
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
						'It was so dark! But look, the lamp! {other} had not gone far. There {other.they} sat with it, in the big red blanket. “I’m sorry we said no,” said {hero}, very softly. “Is there room?” “Well,” said {other}, “it’s a blanket for one.” And then {other.they} held it wide open. In went {hero} and {guest}.',
						'Now it was cold and dark. But there sat {other} with {hero}’s lamp, in the big red blanket. “I can see the road now,” said {other}. “It’s much too long!” “I’m sorry!” said {hero}. “Is there room?” “It’s a blanket for one,” said {other}. “So come in fast!” And in went {hero} and {guest}.',
					],
					'end-held': [
						'Then {other} woke up, and saw. “Is there room?” asked {other}. “There, on the corner?” And {other} sat down by {hero}, with the blanket. Then {guest} woke up. “Is there room?” So they all sat there. WHOO! But three were too heavy for the storm!',
						'Then someone said, “Is there room?” It was {other}, with the red blanket. {other} sat down on the corner too. “And for me?” asked {guest}. So there they sat, all three. WHOO, went the storm. But it could not lift three!',
					],
					'stone & lamp or tied & lamp': [
						'It was so dark out there! But the lamp shone at the door, so {hero} found the way back. {guest} and {other} lay all over the tent. “Is there room?” asked {hero}. “It’s a tent for two,” said {guest}, half asleep. “It’s MY tent!” said {hero}. Then {other} held up the blanket. In went {hero}!',
						'How dark it was out there! But {hero} saw the lamp at the door, and went back to it. “Is there room?” asked {hero}, for {guest} and {other} had rolled into the middle. “It’s a tent for two,” said {guest}, half asleep. “And for me!” said {hero}. Then {other} held up the blanket, and it was warm.',
					],
					else: [
						'{hero} came back, as cold as ice. But {guest} and {other} lay all over the tent! “Is there room?” asked {hero}. “It’s a tent for two,” said {guest}, half asleep. “It’s MY tent!” said {hero}. They sat close again. “Is this you?” asked {guest}. “No, it’s me!” said {other}.',
						'Then {hero} came back to bed. But {guest} and {other} had rolled right into the middle! “Is there room?” asked {hero}. “It’s a tent for two,” said {guest}, half asleep. “And for me!” said {hero}. So they made room. “Is this you?” asked {guest}. “No, it’s me!” said {other}. How warm it was!',
					],
				},
				{
					'end-held & lamp': [
						'By the door the lamp shone on the red blanket all night.',
						'And the lamp by the door swung to and fro, like a small moon.',
					],
					'end-held': [
						'“Is this you?” asked {guest}. “No, that’s me,” said {other}. They had to laugh.',
						'They sat so close! “Is this me?” asked {guest}. “No, it’s me,” said {other}.',
					],
				},
				{
					'end-blanket & tied': [
						'In the morning the storm was gone, and the tent too! “Now we can go home,” said {guest}. But no one did. They made a tent out of the red blanket. Every corner got a stone.',
						'Then it was morning. The storm was gone, and the tent too. “We could go home,” said {other}. “But we have my blanket!” So they made a new tent. All four corners got a stone!',
					],
					'end-blanket': [
						'In the morning the storm was gone, and the tent too! “Now we can go home,” said {guest}. But no one did. They made a tent out of the red blanket and the rope. Every corner got a stone.',
						'Then it was morning. The storm was gone, and the tent too. “We could go home,” said {other}. “But we have my blanket!” “And my rope,” said {guest}. So they made a new tent. All four corners got a stone!',
					],
					'end-held': [
						'In the morning the storm was gone. The tent still stood! {hero} got a fourth stone. “And I had a rope!” said {guest}. “I forgot.” Then all three of them slept till noon.',
						'In the morning there was no more storm, and the tent still stood! “Oh,” said {guest}, “I had a rope! I forgot.” {hero} got a fourth stone, and then all three slept and slept.',
					],
					'end-rope': [
						'In the morning the storm was gone. The tent still stood! “Keep my rope,” said {guest}, “so that the tent stays here.”',
						'In the morning there was no more storm, and the tent still stood! “My rope likes it here,” said {guest}. “So I’ll come and see it every day.”',
					],
					else: [
						'In the morning the storm was gone. The tent still stood! “{guest} was my fourth stone,” said {hero}. “Now I have a real one.” “And I had a rope!” said {guest}. “I forgot.”',
						'In the morning there was no more storm, and the tent still stood! “I had a rope, too,” said {guest}. “I forgot!” “Now it has four stones,” said {hero}. “So you don’t have to be one.”',
					],
				},
				{
					'full & pillow': [
						'+ Far off lay the pillow, in bits of the old tent. The cake was flat, but good!',
						'+ Far off lay the old tent, in bits. There was the pillow, and the cake, flat and good!',
					],
					'full & over': [
						'+ Far off lay bits of the old tent, and a flat cake. “Tonight I’ll take the cold side,” said {guest}.',
						'+ Far off lay bits of the old tent, and the cake. “Tonight you get the warm side,” said {guest}.',
					],
					pillow: [
						'+ High up in a tree hung the pillow! They got it down, and cut the cake for three.',
						'+ And there was the pillow, far off on a hill! So they sat on it, and cut the cake for three.',
					],
					cake: [
						'+ The old cake was gone, so {guest} went and got a new one. There was a third for everyone!',
						'+ There was no cake left. So {guest} went and got one, and what a big one!',
					],
					over: [
						'+ There was cake for all three. “Tonight I’ll take the cold side,” said {guest}.',
						'+ There was cake, a third for everyone. “Tonight you get the warm side,” said {guest}.',
					],
				},
				[
					'And it was a tent for one. For one {guest}, one {other}, and one {hero}.',
					'It was a tent for one, after all. For one, and one, and one.',
					'Was it a tent for one? Yes! It was for one {guest}, and one {other}, and one {hero}.',
				],
			],
			choices: 'none',
			scene: { at: 'start', with: ['guest', 'other'], shows: ['tent', 'lantern'], pose: 'sit', feeling: 'happy' },
		},
	],
};
