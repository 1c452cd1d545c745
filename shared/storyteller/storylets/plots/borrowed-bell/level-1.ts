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
					'{hero} was {described}. All day {hero} baked buns, and got up in the dark to do it. But {ringer.name}, {ringer.kind}, only rang the bell {start.at}. At one DING everyone got up. At two they all ate soup and buns. At three they went to bed. “Pull, ding, done!” said {hero}. “How easy!”',
					'One DING, and everyone got up. Two, and they all ate soup and buns. Three, and they went to bed. The bell hung {start.at}, and {ringer.name}, {ringer.kind}, rang it. {hero} was {described}, and baked buns from dark till dark. “You only pull,” said {hero} to {ringer}. “Pull, ding, done! How easy!”',
					'{Start.at} hung a big bell. One DING, and everyone got up. Two, and they all ate soup and buns. Three, and they went to bed. {ringer.name}, {ringer.kind}, rang it. {hero} was {described}, and baked the buns. To do that, you have to get up in the dark. “Pull, ding, done,” said {hero} to {ringer}. “How easy!”',
				],
				{
					bold: '+ {hero} could do that asleep!',
					kind: '+ {hero} meant it kindly. “You can rest all day!”',
					honest: '+ {hero} always said what {hero} saw.',
					clever: '+ There were only six dings a day. {hero} had counted.',
					careful: '+ And {ringer} did not even have to sweep up!',
					quiet: '+ It was said so softly. But {ringer} heard it.',
					merry: '+ {hero} made a song of it. “Pull, ding, done!”',
					dreamy: '+ And you could dream the rest of the day!',
					quick: '+ {hero} would be done with it so fast!',
				},
				[
					'“Is it so easy?” said {ringer}. “Then let’s swap for a day.” “Put the buns in,” said {hero}. “They bake till noon. When you hear two dings, take them out.” So the next day {ringer} got up in the dark to bake. And {hero} pulled. DING! Everyone got up. But now it was a long, long time till noon. There was nothing to do!',
					'“Then you do it tomorrow,” said {ringer}, “and I’ll bake the buns.” “Put them in,” said {hero}. “They bake till noon. So at two dings, take them out.” The next day {ringer} went to bake in the dark. And {hero} pulled. DING! Everyone got up. How easy! But then it was so long till noon, and {hero} could only stand there.',
					'“Shall we swap?” said {ringer}. “Only for tomorrow?” “Yes!” said {hero}. “Put the buns in. They bake till noon. When I ring two, take them out.” So the next day {ringer} got up in the dark. And {hero} pulled. DING! Everyone got up. But what now? It was so long till noon, and there was nothing to do.',
				],
			],
			choices: [
				{
					say: 'Ring all the other rings right now',
					sets: ['all'],
					outcome: [
						'DING, DING! DING, DING, DING! “That was two, and that was three,” said {hero}. “Now I’m done for the day. How easy!”',
						'“I’ll ring them all now,” said {hero}. DING, DING! Then DING, DING, DING! “Done! How easy!”',
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
						'The bell rope was long, and the bun shop was near. So {hero} tied the rope to its door. It opened. DING! “Now it rings by itself,” said {hero}. “How easy!”',
						'The bun shop was near, and the rope was long. “The shop door can do it!” said {hero}, and tied the rope to that. Open, DING! “How easy!”',
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
						'Two dings! So everyone sat down to the soup. Then three dings! So everyone went back to bed. And it was not even noon! {ringer} heard the two dings as well, and took the buns out. But the buns had only just gone in! They were as soft as mud.',
						'But everyone did what the bell said. It rang two, so they ate their soup. Then it rang three, so they went to bed. In the morning! And at two dings {ringer} took the buns out. They had only just gone in! They were as soft as mud.',
					],
					nap: [
						'So at noon there were no dings at all. Everyone sat and looked at the soup. “Can we eat?” they asked. “No, it didn’t ring.” How hungry they were! And {ringer} did not take the buns out, because it didn’t ring. The buns were as black as night!',
						'Noon came. But the bell did not ring two, so no one ate. They all sat there, and were so hungry. “Why doesn’t it ring?” And {ringer} sat by the oven. It did not ring, so the buns stayed in. Oh, how black they got!',
					],
					else: [
						'A hen opened the door. DING! Get up! Two ducks came, one by one. DING, DING! Eat your soup! Then three pigs came. DING, DING, DING! Go to bed! So they all got up, ate, went to bed, and got up again. And {ringer}? DING, DING! Out came the buns, half done. In they went. DING, DING! Out again! Soon they were as flat as plates.',
						'In came a hen. DING, so they all got up! In came two ducks, one by one. DING, DING, so they all ate soup! In came three pigs. DING, DING, DING, so they all went to bed! And {ringer}? DING, DING! Out came the buns, half done. In they went. DING, DING! Out again! Soon they were as flat as plates.',
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
							'DING! “Good morning?” they all said. So they ran to bed, only to get up again. And then, DING, DING! At last they could eat.',
							'DING! “Morning?” said everyone. “But we’re up!” So they went to bed, and got up once more. DING, DING! Then they ate.',
						],
						'all or door': [
							'DING! “Good morning!” said everyone, and got up one more time. And when it was noon, {hero} rang two. Now it was right.',
							'DING! They all got up. “Is it morning again?” they said. “Good morning!” And at noon {hero} rang two, and they ate.',
						],
					},
				},
				{
					say: 'Say sorry to them at every door',
					sets: ['told'],
					outcome: {
						all: [
							'{hero} went from door to door. “That was me,” said {hero}. “I rang it wrong. It isn’t night yet!” So they all got up. And at noon it rang two.',
							'Knock, knock! “I’m sorry,” said {hero}. “It isn’t night! I did not ring it right.” {hero} said it at every door. So they all got up, and no one was cross.',
						],
						'nap or door': [
							'{hero} went from door to door. “That was me,” said {hero}. “I rang it wrong. It’s noon now. You can eat!” It took so long. But no one was cross.',
							'Knock, knock! “I’m sorry,” said {hero}. “I did not ring it right. Now it’s noon, so you can eat.” {hero} said it at every door, one by one.',
						],
					},
				},
				{
					say: 'Ask {ringer} when to ring it',
					sets: ['asked'],
					outcome: {
						all: [
							'“How do you know when to ring?” asked {hero}. “I look,” said {ringer}. “If they’re hungry, I ring two. If they yawn, I ring three.” So {hero} rang one, to get them up, and looked. Hungry? Not yet. Now? Yes! DING, DING!',
							'“When do you ring two?” asked {hero}. “When they’re hungry,” said {ringer}. “I look at them, until I see it.” So {hero} rang one, to get them up, and looked. Now? Not yet. Now? Yes! DING, DING!',
						],
						'nap or door': [
							'“How do you know when to ring?” asked {hero}. “I look,” said {ringer}. “If they’re hungry, I ring two. If they yawn, I ring three.” So {hero} looked. Hungry? Yes! DING, DING!',
							'“When do you ring two?” asked {hero}. “I look at them all day,” said {ringer}, “and I see when they’re hungry.” So that was it. You had to look, all day! So {hero} looked. And then, DING, DING!',
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
						'Then {ringer} came with the buns, and was so sad. You could drink them! “In, ding, out!” said {ringer}. “I thought that it was easy.” “It was me,” said {hero}. “I rang them all too soon. I’m sorry!”',
						'And here came {ringer} with the buns. Drip, drip, they went. “In, ding, out!” said {ringer}. “I did what you said.” “But I rang too soon,” said {hero}. “I’m sorry!”',
					],
					nap: [
						'Then {ringer} came with the buns, and was so sad. Crack, they went! “In, ding, out!” said {ringer}. “I thought that it was easy.” “It was me,” said {hero}. “I slept, and did not ring. I’m sorry!”',
						'And here came {ringer} with the black buns. “In, ding, out!” said {ringer}. “But there was no ding.” “I was asleep,” said {hero}. “I’m sorry!”',
					],
					else: [
						'Then {ringer} came with the flat buns, and was so sad. “In, ding, out!” said {ringer}. “I thought that it was easy.” “It was me,” said {hero}. “I tied the bell to the door. I’m sorry!”',
						'And here came {ringer}. The buns were so flat that one blew away. “In, ding, out!” said {ringer}. “I did what you said.” “But I let the door ring,” said {hero}. “I’m sorry!”',
					],
				},
				[
					'So the two sat down by the bell. “It was so dark when I made the buns,” said {ringer}. “And no one said good morning!” “No one ever does,” said {hero}. “But you can smell the buns from here. Do you never come and get one?” “I have to see when everyone yawns,” said {ringer}. “I’ve never had a good warm bun.”',
					'The two sat down by the bell. “You can smell the buns from here,” said {hero}. “Do you never get one?” “If I go, who sees them yawn?” said {ringer}. “I’ve never had a good one warm. But your job is hard, too! It was so dark, and no one said good morning.” “No one ever does,” said {hero}.',
					'“No one said good morning,” said {ringer}, as they sat by the bell. “It was so dark, and I was the only one up!” “I’m always the only one up,” said {hero}. “But you can smell the buns from here. Do you never come and get one?” “If I go, who will ring?” said {ringer}. “I have to see when they yawn. I’ve never had a good warm bun.”',
				],
				[
					'All day long there had been just soup, and not one good bun! Now it was late. Soon the bell must ring three! What should they do?',
					'Then it got late. All day there had been soup, but not one good bun. And who would ring three?',
				],
			],
			choices: [
				{
					say: 'Bake with {ringer}, and let the bell wait',
					sets: ['both'],
					outcome: [
						'So the two made new buns, and looked in again and again. How good they smelled! But oh, the bell! No one had rung three. So no one was in bed!',
						'In went new buns, made by two. They both looked in, again and again, and the buns got big and brown. But who rang three? No one! And so no one went to bed.',
					],
				},
				{
					say: 'Swap back to the old jobs',
					sets: ['back'],
					outcome: [
						'“You ring, I bake,” said {hero}. So {ringer} went to the bell, and {hero} went to the oven.',
						'“Let’s swap back,” said {hero}. “I can bake.” “And I can ring,” said {ringer}. Off they went, one this way and one that way.',
					],
				},
				{
					say: 'Stay at the bell to the end',
					sets: ['keep'],
					outcome: [
						'“I said one day,” said {hero}, “and it’s not over.” So {hero} stood by the bell and looked, and looked. And {ringer} went back to bake.',
						'“The day isn’t over,” said {hero}. “I’ll stay.” So {ringer} went to bake new buns, all alone. And {hero} looked to see who was yawning.',
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
						'Everyone came out in the dark. What smelled so good? DING, DING, rang {ringer}. So they all ate buns. It was noon, at night! And the first bun was for {ringer}. Then it rang three. DING, DING, DING! Off to bed!',
						'“It’s so late!” they all said. “But what smells so good?” DING, DING! So they ate warm buns in the dark, and {ringer} got the first. It was noon, at night! And then, at last, DING, DING, DING!',
					],
					'end-back': [
						'{hero} looked at the buns till they were brown. {ringer} looked out. Who was yawning? All of them! So it was time. DING, DING, DING! And they all got a warm bun to eat in bed, only this once. But the first one was for {ringer}.',
						'Soon the buns were brown, and soon {ringer} saw everyone yawn. It was just the right time! DING, DING, DING! {hero} came out with warm buns for them all, to eat in bed. But who got the first one? {ringer} did!',
					],
					else: [
						'One yawn. Two yawns. Three! Now? Yes, now! DING, DING, DING! It was just right, and they all went to bed. Then {ringer} came with the new buns. “They’re not so round,” said {ringer}. “But they’re warm,” said {hero}. “You take the first!”',
						'First one yawned. Then they all did. DING, DING, DING! “Just right!” they all said, and went to bed. The new buns came in the night, and one looked like a bell. “That one is for you, {ringer},” said {hero}. “Eat it warm!”',
					],
				},
				{
					'again & all': [
						'What a day! {ringer} drew two suns and two moons for it.',
						'{ringer} drew a picture of that day, with two suns and two moons.',
					],
					again: [
						'What a day! It had two mornings, so {ringer} drew it with two suns.',
						'{ringer} drew a picture of that day, and it had two suns.',
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
						'The next day {hero} got up in the dark. Ding! It was only one, and so soft. {ringer} had put a sock in the bell, just for {hero}. “Just one ding, and not six!” called {ringer}. “Good morning, {hero}!”',
						'The next day {hero} got up in the dark. Ding, so softly! {ringer} had put a sock in the bell, and only {hero} could hear it. “Good morning, {hero}!”',
					],
					nap: [
						'The next day {hero} got up in the dark. Ding, so softly! {ringer} had put a sock in the bell, just for {hero}. And under it lay a pillow, for naps. “Good morning, {hero}!” called {ringer}.',
						'It was still dark the next day when {hero} got up. Ding! It was so soft, for {ringer} had put a sock in the bell. And there lay a pillow, for naps. “Good morning, {hero}!”',
					],
					else: [
						'The next day {hero} got up in the dark. Ding, so softly! {ringer} had put a sock in the bell, just for {hero}. And ting! The door had a bell of its own now, just for hens. “Good morning, {hero}!” said {ringer}.',
						'It was still dark the next day when {hero} got up. Ding, so softly! {ringer} had put a sock in the bell. And on the shop door hung a tiny bell, just for hens. “Good morning, {hero}!”',
					],
				},
				[
					'At noon out came the sock. DING, DING! {hero} came with a bun, and it was still warm. “Pull, ding, bun,” said {hero}. “Now, THAT is easy!”',
					'At noon out came the sock. DING, DING! And what did {hero} bring to the bell? A warm bun! “Pull, ding, bun!” said {ringer}. “How easy!” said {hero}.',
					'Noon! Out came the sock. DING, DING! {hero} came to the bell with a bun right out of the oven. “Pull, ding, bun!” said {hero}. And that was easy.',
				],
			],
			choices: 'none',
			scene: { at: 'start', with: ['ringer'], shows: ['bell'], pose: 'wave', feeling: 'happy' },
		},
	],
};
