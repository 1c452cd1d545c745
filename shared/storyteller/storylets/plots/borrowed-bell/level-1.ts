import type { PlotLevel } from '../../format.ts';

export const borrowedBell1: PlotLevel = {
	joins: [
		'“{choice}” And {hero} did. Then there was a bell to ring. It hung {start.at}. {ringer.name}, {ringer.kind}, rang it. {hero} baked buns. At one DING everyone got up. At two they ate. At three they went to bed. “How easy!” said {hero}. So they swapped for a day. But then it all went wrong!',
	],
	chapters: [
		{
			titles: ['The Swap', 'Get Up, Eat, Go to Bed', 'Just for a Day'],
			time: 'dawn',
			parts: [
				[
					'{hero} was {described}. Every day {hero} got up in the dark to bake the buns. But {ringer.name}, {ringer.kind}, only rang the bell {start.at}. At one DING everyone got up. At two they all ate soup and buns. At three they went to bed. “Pull, ding, done!” said {hero}. “How easy!”',
					'One DING, and everyone got up. Two, and they all ate soup and buns. Three, and they went to bed. {ringer.name}, {ringer.kind}, rang the bell {start.at}. {hero} was {described}, and baked the buns. To do that, you have to get up in the dark. “You only pull,” said {hero} to {ringer}. “Pull, ding, done! How easy!”',
					'{Start.at} hung a big bell. One DING, and everyone got up. Two, and all of them ate soup and buns. Three, and they went to bed. {ringer.name}, {ringer.kind}, rang it. {hero} was {described}, and baked the buns. For that, you have to get up in the dark. “Pull, ding, done,” said {hero} to {ringer}. “How easy!”',
				],
				{
					bold: '+ {hero} could do that asleep!',
					kind: '+ {hero} meant it kindly. “You can rest all day!”',
					honest: '+ {hero} always said what {hero} thought.',
					clever: '+ There were only six dings a day. {hero} had counted.',
					careful: '+ And {ringer} did not even have to sweep up!',
					quiet: '+ {hero} said it so softly. But {ringer} heard.',
					merry: '+ {hero} made a song of it. “Pull, ding, done!”',
					dreamy: '+ And you could dream the rest of the day!',
					quick: '+ And how fast it was done!',
				},
				[
					'“Is it so easy?” said {ringer}. “Then let’s swap for a day.” “Put the buns in,” said {hero}. “They bake till noon. When you hear two dings, take them out.” So the next day {ringer} got up in the dark to bake. The sun came up, and {hero} pulled. DING! Everyone got up. But now it was a long, long time till noon. What was there to do?',
					'“Then you do it tomorrow,” said {ringer}, “and I’ll bake the buns.” “Put them in,” said {hero}. “They bake till noon. So at two dings, take them out.” The next day {ringer} got up in the dark to bake. The sun came up, and {hero} pulled. DING! Everyone got up. How easy! But then it was so long till noon, and {hero} could only stand there.',
					'“Shall we swap?” said {ringer}. “Only for tomorrow?” “Yes!” said {hero}. “Put the buns in. They bake till noon. When I ring two, take them out.” So the next day {ringer} got up in the dark to bake. The sun came up, and {hero} pulled. DING! Everyone got up. But what now? It was so long till noon, and there was nothing to do.',
				],
			],
			choices: [
				{
					say: 'Ring all the other rings right now',
					sets: ['all'],
					outcome: [
						'DING, DING! DING, DING, DING! “That was two, and that was three,” said {hero}. “Now I’m done for the day. How easy!”',
						'“I’ll ring them all now,” said {hero}. DING, DING! Then DING, DING, DING! “Now I’m done. How easy!”',
					],
				},
				{
					say: 'Take a nap till it is noon',
					sets: ['nap'],
					outcome: [
						'“Only a little nap,” said {hero}, and lay down by the bell. How easy! But it was a big nap. {hero} slept and slept.',
						'{hero} lay down by the bell. “I have so much time,” said {hero}. “How easy!” And then {hero} slept, and slept, and slept.',
					],
				},
				{
					say: 'Tie the rope to the bun shop door',
					sets: ['door'],
					outcome: [
						'The bell rope was long, and the bun shop was near. So {hero} tied the rope to its door. When the door opened, DING! “Now it rings by itself,” said {hero}. “How easy!”',
						'The bun shop was near, and the rope was long. “The shop door can do it!” said {hero}, and tied the rope to it. The door opened, and DING! “How easy!”',
					],
				},
			],
			scene: { at: 'start', with: ['ringer'], shows: ['bell'], pose: 'point', feeling: 'happy' },
		},
		{
			titles: ['Oh No!', 'Not So Easy', 'What the Bell Said'],
			time: 'day',
			parts: [
				'@answer',
				{
					all: [
						'At two dings everyone sat down to the soup. But then it rang three! So they left the soup and went back to bed. And the sun was hardly up! {ringer} heard the two dings as well, and took the buns out. But buns have to bake till noon! They were as soft as mud.',
						'Everyone did what the bell said. It rang two, so they sat down to the soup. Then it rang three, so they went back to bed. And the sun was hardly up! At two dings {ringer} took the buns out, too. But buns have to bake till noon! They were as soft as mud.',
					],
					nap: [
						'So at noon there were no dings at all. Everyone sat and looked at the soup. “Can we eat?” asked one. “No,” said the others, “it didn’t ring.” How hungry they were! And {ringer} did not take the buns out, because it didn’t ring. The buns were as black as night!',
						'Noon came. But the bell did not ring two, so no one ate. They all sat there, and got so hungry! “Why doesn’t it ring?” they asked. And {ringer} sat by the oven. It did not ring, so the buns stayed in. Oh, how black they got!',
					],
					else: [
						'A hen opened the door. DING! “Get up?” said everyone. “But we’re up!” Two ducks came, one by one. DING, DING! So they all sat down to eat. But then three pigs came. DING, DING, DING! So they all went to bed. Soon no one knew if it was day or night. And {ringer}? DING, DING! Out came the buns, half done. In they went. DING, DING! Out again! In the end they were as flat as plates.',
						'In came a hen. DING! “But we’re up!” said everyone. In came two ducks, one by one. DING, DING, so they all sat down to eat! In came three pigs. DING, DING, DING, so they all went to bed! Soon no one knew if it was day or night. And {ringer}? DING, DING! Out came the buns, half done. In they went. DING, DING! Out again! In the end they were as flat as plates.',
					],
				},
				{
					all: [
						'{hero} looked around. No one was up! “Oh no,” said {hero}. “They do what the bell says. It’s not so easy!”',
						'It was so quiet. “Where is everyone?” said {hero}. “Oh no, I rang them to bed! It’s not so easy!”',
					],
					nap: [
						'Then {hero} woke up. “Oh no,” said {hero}. “They’re all waiting for the bell, and the bell is waiting for me! It’s not so easy!”',
						'At last {hero} woke up, and there they all sat. “Oh no,” said {hero}. “They’re waiting for my bell! It’s not so easy!”',
					],
					else: [
						'{hero} took the rope off the door. “Oh no,” said {hero}. “They do what the bell says. It’s not so easy!”',
						'“Stop!” said {hero}, and took the rope off the door. “A door does not know when it’s noon. Oh no! It’s not so easy!”',
					],
				},
			],
			choices: [
				{
					say: 'Ring one DING for a new morning',
					sets: ['again'],
					outcome: {
						nap: [
							'DING! “Good morning?” they all said. So they went to bed, only to get up again. And then, DING, DING! At last they could eat.',
							'DING! “Morning?” said everyone. “But we’re up!” So they went to bed, and got up once more. And then, DING, DING! At last they ate.',
						],
						'all or door': [
							'DING! “Good morning!” said everyone, and got up one more time. And when it was noon, {hero} rang two. Now it was right, and they ate.',
							'DING! They all got up. “Is it morning again?” they said. “Good morning!” And at noon {hero} rang two, and at last they ate.',
						],
					},
				},
				{
					say: 'Say sorry to them at every door',
					sets: ['told'],
					outcome: {
						all: [
							'{hero} went from door to door. “That was me,” said {hero}. “I rang it wrong. It isn’t night yet!” So they all got up. And at noon it rang two.',
							'Knock, knock! “I’m sorry,” said {hero} at every door. “I did not ring it right. It isn’t night!” So they all got up. And at noon it rang two.',
						],
						'nap or door': [
							'{hero} went from door to door. “That was me,” said {hero}. “I rang it wrong. It’s noon now, and you can eat!” It took so long. But no one was cross.',
							'Knock, knock! “I’m sorry,” said {hero} at every door, one by one. “I did not ring it right. It’s noon now, and you can eat.” And no one was cross.',
						],
					},
				},
				{
					say: 'Ask {ringer} when to ring it',
					sets: ['asked'],
					outcome: {
						all: [
							'{hero} went to {ringer} to ask. “I look,” said {ringer}. “If they’re hungry, I ring two. If they yawn, I ring three.” So {hero} rang one, to get them up, and looked. Hungry? Not yet. Now? Yes! DING, DING!',
							'“When do you ring two?” asked {hero}. “When they’re hungry,” said {ringer}. “I look till I see it.” So {hero} rang one, to get them up, and looked. Now? Not yet. Now? Yes! DING, DING!',
						],
						'nap or door': [
							'{hero} went to {ringer} to ask. “I look,” said {ringer}. “If they’re hungry, I ring two. If they yawn, I ring three.” So {hero} looked. Were they hungry? Yes! DING, DING!',
							'“When do you ring two?” asked {hero}. “When they’re hungry,” said {ringer}. “I look at them all day.” So you had to look, all day! {hero} looked. Were they hungry? Yes! DING, DING!',
						],
					},
				},
			],
			scene: { at: 'start', with: ['ringer'], shows: ['bell', 'rope'], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['In, Ding, Out', 'No Buns', 'By the Bell'],
			time: 'dusk',
			parts: [
				'@answer',
				{
					all: [
						'Then {ringer} came with the buns. They were so soft that you could drink them! “In, ding, out!” said {ringer} sadly. “I thought that it was easy.” “It was me,” said {hero}. “I rang too soon. I’m sorry!”',
						'And here came {ringer} with the buns. Drip, drip, they went. “In, ding, out!” said {ringer} sadly. “I did what you said.” “But I rang too soon,” said {hero}. “I’m sorry!”',
					],
					nap: [
						'Then {ringer} came with the black buns. Crack, they went! “In, ding, out!” said {ringer} sadly. “I thought that it was easy.” “It was me,” said {hero}. “I slept, and did not ring. I’m sorry!”',
						'And here came {ringer} with the black buns. “In, ding, out!” said {ringer} sadly. “But there was no ding.” “I was asleep,” said {hero}. “I’m sorry!”',
					],
					else: [
						'Then {ringer} came with the flat buns. “In, ding, out!” said {ringer} sadly. “I thought that it was easy.” “It was me,” said {hero}. “I tied the bell to the door. I’m sorry!”',
						'And here came {ringer}. The buns were so flat that one blew away. “In, ding, out!” said {ringer} sadly. “I did what you said.” “But I let the door ring,” said {hero}. “I’m sorry!”',
					],
				},
				[
					'So the two sat down by the bell. “It was so dark when I made the buns,” said {ringer}. “And no one said good morning!” “No one ever does,” said {hero}. “But you can smell the buns from here. Do you never come and get one?” “I can’t go till everyone is in bed,” said {ringer}. “So I’ve never had a warm one.”',
					'The two sat down by the bell. “You can smell the buns from here,” said {hero}. “Do you never get one?” “I can’t go till everyone is in bed,” said {ringer}. “So I’ve never had a warm one. But your job is hard, too! It was so dark, and no one said good morning.” “No one ever does,” said {hero}.',
					'“No one said good morning,” said {ringer}, as they sat by the bell. “It was so dark, and I was the only one up!” “I’m always the only one up,” said {hero}. “But you can smell the buns from here. Do you never come and get one?” “I can’t go till everyone is in bed,” said {ringer}. “So I’ve never had a warm one.”',
				],
				[
					'All day long there had been just soup, and not one good bun! Now it was late, and soon the bell must ring three.',
					'Then it got late. All day there had been soup, but not one [|single ]good bun. And who would ring three?',
				],
			],
			choices: [
				{
					say: 'Bake with {ringer}, and let the bell wait',
					sets: ['both'],
					outcome: [
						'So the two made small buns, and looked in again and again. How good they smelled! But oh, the bell! No one had rung three, so no one was in bed.',
						'So the two made small buns, and looked in again and again. The buns got round and brown. But who rang three? No one! And so no one went to bed.',
					],
				},
				{
					say: 'Swap back to the old jobs',
					sets: ['back'],
					outcome: [
						'“You ring, I bake,” said {hero}. “Small buns are quick!” So {ringer} went to the bell, and {hero} went to the oven.',
						'“Let’s swap back,” said {hero}. “I can bake small buns. They’re quick!” “And I can ring,” said {ringer}. Off they went, one this way and one that way.',
					],
				},
				{
					say: 'Stay at the bell to the end',
					sets: ['keep'],
					outcome: [
						'“I said one day,” said {hero}, “and it’s not over.” So {hero} stood by the bell and looked, and looked. And {ringer} went to bake small buns.',
						'“The day isn’t over,” said {hero}. “I’ll stay.” So {ringer} went to bake small buns, all alone. And {hero} looked to see who was yawning.',
					],
				},
			],
			scene: { at: 'start', with: ['ringer'], shows: ['bell'], pose: 'sit', feeling: 'sad' },
		},
		{
			titles: ['A Soft Ding', 'Three Dings', 'A Warm Bun', 'Pull, Ding, Bun'],
			time: 'night',
			parts: [
				'@answer',
				{
					'end-late': [
						'Everyone came out in the dark. What smelled so good? DING, DING, rang {ringer}. So they all ate warm buns, and the first was for {ringer}. It was noon, at night! Then {ringer} rang three. DING, DING, DING! Off to bed!',
						'“It’s so late!” they all said. “But what smells so good?” DING, DING, rang {ringer}. So they ate warm buns in the dark, and {ringer} got the first. It was noon, at night! Then {ringer} rang three, and they all went to bed.',
					],
					'end-back': [
						'{hero} looked at the buns till they were brown. {ringer} looked out. Who was yawning? All of them! So {ringer} rang three. DING, DING, DING! And they all got a warm bun to eat in bed, only this once. But the first one was for {ringer}.',
						'Soon the buns were brown, and soon {ringer} saw everyone yawn. It was just the right time! DING, DING, DING! {hero} came out with warm buns for them all, to eat in bed. But who got the first one? {ringer} did!',
					],
					else: [
						'One yawn. Two yawns. Three! Now? Yes, now! {hero} rang DING, DING, DING, and they all went to bed. Then {ringer} came with the new buns. “They’re not so round,” said {ringer}. “But they’re warm,” said {hero}. “You take the first!”',
						'First one yawned, and then they all did. {hero} rang three. DING, DING, DING! “Just right!” they all said, and went to bed. Then {ringer} came with the new buns, and one looked like a bell. “That one is for you,” said {hero}. “Eat it warm!”',
					],
				},
				{
					'again & all': [
						'What a day! {ringer} drew two suns and two moons for it.',
						'{ringer} drew a picture of that day, with two suns and two moons.',
					],
					again: [
						'What a day! {ringer} drew a picture of it, with one sun too many.',
						'{ringer} drew a picture of that day, with one sun too many.',
					],
					'told & both': [
						'+ “Good night, {hero}!” people called at every door. “Thank you for the buns!”',
						'+ And at every door there was a wave for {hero}. “Good night!”',
					],
					told: [
						'+ “Good night, {hero}!” people called from their beds. “It rang right this time!”',
						'+ “That was right, {hero}!” people called from their beds. “Good night!”',
					],
					asked: [
						'+ {ringer} looked at {hero}. “You yawned! Three dings for you!”',
						'+ And who yawned the last big yawn? “I saw that, {hero}!” said {ringer}.',
					],
				},
				{
					all: [
						'The next day {hero} got up in the dark. Ding! {ringer} had put a sock in the bell, so only {hero} heard it. “Just one ding, and not six!” called {ringer}. “Good morning, {hero}!”',
						'{hero} got up in the dark the next day. Ding! It was so soft that no one else woke up. {ringer} had put a sock in the bell. “Good morning, {hero}!” called {ringer}.',
					],
					nap: [
						'The next day {hero} got up in the dark. Ding! {ringer} had put a sock in the bell, so only {hero} heard it. And under the bell lay a pillow, for naps. “Good morning, {hero}!” called {ringer}.',
						'It was still dark the next day when {hero} got up. Ding! No one else heard it. {ringer} had put a sock in the bell! And under the bell lay a pillow, for naps. “Good morning, {hero}!” called {ringer}.',
					],
					else: [
						'The next day {hero} got up while it was dark. Ding! {ringer} had put a sock in the bell, so only {hero} heard it. And the shop door had a tiny bell now, just for hens. “Good morning, {hero}!” called {ringer}.',
						'It was still dark the next day when {hero} got up. Ding! No one else heard it. {ringer} had put a sock in the bell! And on the shop door hung a tiny bell, just for hens. “Good morning, {hero}!” called {ringer}.',
					],
				},
				[
					'The sun came up, and out came the sock. DING! At noon, DING, DING! {hero} came with a warm bun. “Pull, ding, bun,” said {hero}. “Now, THAT is easy!”',
					'Out came the sun, and out came the sock. DING! At noon, DING, DING! And what did {hero} bring to the bell? A warm bun! “Pull, ding, bun!” said {ringer}. “How easy!” said {hero}.',
					'Then the sun came up, and the sock came out. DING! At noon, DING, DING! {hero} came with a bun right out of the oven. “Pull, ding, bun!” said {hero}. And that was easy.',
				],
			],
			choices: 'none',
			scene: { at: 'start', with: ['ringer'], shows: ['bell'], pose: 'wave', feeling: 'happy' },
		},
	],
};
