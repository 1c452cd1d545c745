import type { PlotLevel } from '../../format.ts';

export const hardLoaf2: PlotLevel = {
	joins:
		'“{choice}” {hero} did. But there was still the thing with the loaf. {hero} had baked it for Bread Evening, and it came out like a stone. {friend.name}, {friend.a}, was looking for a stone just then, to hold up the great lamp. {host.name}, {host.a}, had asked for one. {hero} had got rid of the loaf, and now {they} went {hall.to} without.',
	chapters: [
		{
			titles: ['Tock', 'The Hard Loaf', 'Bread Evening'],
			time: 'day',
			parts: [
				[
					'“Tock,” said the loaf, when {hero} put it on the table. That is not what a loaf should say. {hero}, who was {described}, took the bread knife. Now there were two halves of a knife, and one whole loaf.',
					'There was a loaf on the table, as round as the moon. {hero}, who was {described}, had baked it, and now knocked on it. It should have gone “puff.” “Tock,” it said. So {hero} knocked with a hammer. “Tock,” said the loaf, and now the hammer was bent.',
					'{hero} was {described}, and had baked a loaf. It was round and brown and looked very nice. Then it fell down, and it was the floor that had the hole. “Oh no,” said {hero}. “Tock,” said the loaf.',
				],
				{
					quiet: 'There was no yeast in it. {hero} had not dared to ask for some next door.',
					bold: '{hero} had made the fire as big as the oven.',
					kind: 'There had been some yeast. {hero} had given it to a neighbor.',
					honest: '“Knead it until you’re tired,” the book said. {hero} did not get tired until the morning.',
					clever: '{hero} had thought of a better way to bake. It was not better.',
					careful: '{hero} had left it in a bit longer, to be sure. And then a bit longer.',
					merry: 'Dough must rest. {hero} had told it jokes all night.',
					dreamy: '{hero} had looked out of the window for a while. It was a long while.',
					quick: 'It should have baked for an hour. {hero} had made it do that in ten minutes.',
				},
				[
					'And tonight was Bread Evening! Everyone brings a loaf {hall.to}, to eat with the soup. If it is very good, people hold out their plates and say, “Is there more?” Nobody had ever said that to {hero}. How people would laugh at this one!',
					'It was for Bread Evening. All of {folk} go {hall.to} then. Each brings a loaf, to eat with the soup. And sometimes a loaf is so good that people hold out their plates for it. “Is there more?” they say. That was what {hero} wanted to hear, just once. Now they would only say “ouch.”',
					'All of {folk} would be {hall.at} tonight. There would be soup, and each would bring a loaf. The best thing that you can hear there is “Is there more?” {hero} wished for that more than for anything. But at this loaf people would only laugh.',
				],
				[
					'So {hero} took it as far as {start}, under a cloth, to get rid of it. But there came a barrow, and behind it came {friend.name}, {friend.a}. “I’m looking for a stone,” said {friend}. “The one that holds up the great lamp over the table has cracked. {host.name} says the new one has to weigh just the same. Have you seen one?” “No,” said {hero}.',
					'{hero} took it for a walk, under a cloth, and hoped to lose it. {Start.at} {friend.name}, {friend.a}, came by with a barrow. {Friend.they} looked at every stone. “None of them will do,” said {friend}. “You know the great lamp over the table? The stone that holds it up has cracked, and {host.name} wants a new one, just as heavy. What’s under your cloth?” “Nothing much,” said {hero}.',
					'It had to go, before anybody saw. {hero} carried it to {start}. And who was there? It was {friend.name}, {friend.a}. {Friend.they} had a barrow. “I need a heavy stone,” said {friend}. “{host.name} wants it for the great lamp over the table. The old one has cracked, and without it the lamp won’t stay up. What have you got there?” “Nothing,” said {hero}.',
				],
			],
			choices: [
				{
					say: 'Hide it under some old sacks',
					sets: ['hid'],
					outcome: [
						'There were some old sacks. {hero} pushed the loaf in under them, and put one more on top. It still looked like a loaf under sacks. So {they} looked the other way, and went.',
						'When {friend} was not looking, {hero} put the loaf under a heap of sacks. “Stay there,” said {hero}. “Tock,” it said.',
					],
				},
				{
					say: 'Put it in a hole in the wall',
					sets: ['left'],
					outcome: [
						'One stone was missing in the old wall. The loaf went in, and it fitted as if it had been made for it. {hero} stepped back. You could not tell it from the others.',
						'“Tock,” and it was in the wall, where a stone had fallen out. It was the best stone in there. {They was} nearly proud of it.',
					],
				},
				{
					say: 'Give it to {friend} to throw away',
					sets: ['given'],
					outcome: [
						'“It’s my loaf,” said {hero}. “Please throw it away, and don’t tell.” {friend} did not laugh. {friend} put it in the barrow, and went off, and then stopped, and looked at it.',
						'“This is bread?” asked {friend}, and knocked. “It was meant to be,” said {hero}. “I’ll make it go away,” said {friend}. It went into the barrow, and the barrow said “oof.”',
					],
				},
			],
			scene: { at: 'start', with: ['friend'], shows: [], pose: 'stand', feeling: 'worried' },
		},
		{
			titles: ['No Bread', 'Empty Hands', 'The Way to the Soup'],
			time: 'day',
			parts: [
				'@answer',
				[
					'The others rode {hall.to} on the big cart, the long way around, with their loaves on their laps. {hero} went the short way, without any bread. You can always help with the bowls. Even from far away it smelled of other people’s loaves.',
					'The big cart drove off {hall.to}, the long way around, full of people and warm loaves. {hero} took the short way, with nothing to carry. It is odd how heavy nothing can be.',
					'“Where is your loaf?” people called from the big cart. “It’s not with me,” said {hero}. That was true. There was one seat left, between two warm loaves. {hero} did not like to sit there without one. So {they} took the short way, alone.',
				],
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['A Lovely Stone', 'Up Goes the Lamp', 'In the Net'],
			time: 'dusk',
			parts: [
				'@first.outcome',
				[
					'{Hall.at} the great lamp was up! It hung over the long table with a hundred candles. A rope went from it over a beam, and down into the corner, to a net. In the net was a stone. “Isn’t it lovely?” said {host.name}, {host.a}. “As long as that stone hangs there, the lamp stays up.” It was round and brown. “Tock,” it said, when {host} knocked on it. {hero} knew that tock.',
					'{hero} came {hall.to} and looked up. There hung the great lamp, as heavy as a cow. It hung on a rope. The rope went over a beam and down into the corner, and there, in a net, hung the stone that held it up. “{friend} found it,” said {host.name}, {host.a}. “It weighs just what the old one did!” {hero} looked at the stone. It was round and brown, and {they} knew every crack in it.',
				],
				{
					given:
						'“I only wanted to see if it was heavy enough,” {friend} whispered to {hero}. “And then everybody clapped.”',
					hid: '“It lay under some sacks,” said {friend}. “Somebody must have loved it very much.” And everybody clapped for {friend}.',
					left: '“I got it out of the old wall,” said {friend}. “There was none like it.” And everybody clapped for {friend}.',
				},
				[
					'Then the soup was brought in. The pot was as big as a bath, and it was put on the fire in the corner, right under the net. It steamed and steamed. “Oh dear,” thought {hero}. What does a loaf do, over soup? It goes soft! Then it falls out of the net, and the lamp comes down, right on the long table.',
					'Then a big pot of soup was put on the fire in the corner, right under the net. It began to steam. {hero} saw the steam go up, and up, and into the net. Bread goes soft over soup, even the hardest. When it fell out, the lamp would fall too. And everybody would be sitting under it!',
				],
			],
			choices: [
				{
					say: 'Say nothing, and hope that it holds',
					sets: ['silent'],
					outcome: [
						'“A lovely stone,” said {hero}, and put out the spoons. Perhaps the loaf would hold. It had been so hard! {They} looked up after every spoon, and then not at all, and then again.',
						'{hero} did not say a word. {They} only blew at the steam a little, when nobody looked. The steam went away to the left. Then it came back from the right.',
					],
				},
				{
					say: 'Tell {friend}, behind the door',
					if: '!given',
					sets: ['whispered'],
					outcome: [
						'“It’s a loaf,” said {hero}, behind the door. “I baked it.” {friend} had to sit down. “And I said it was a hundred years old! They clapped for me!” Then {friend.they} took hold of the rope with both arms, just in case, and smiled at everybody who came by.',
						'“{friend},” said {hero} softly, “that’s my bread.” {friend} had to sit down. “They’ve clapped for me,” said {friend}. “They never did before.” So {friend.they} held on to the rope, just in case. “What are you doing there?” people asked. “I like rope,” said {friend}.',
					],
				},
				{
					say: 'Ask {friend} to hold on to the rope',
					if: 'given',
					sets: ['whispered'],
					outcome: [
						'“The loaf is going soft,” said {hero}. “Hold the rope!” “If I tell them, they won’t clap any more,” said {friend}. So {friend.they} took hold of the rope with both arms, and smiled at everybody.',
						'“Hold the rope!” said {hero}. “The loaf is going soft.” {friend} looked up, and took hold at once. “Like this,” said {friend}, “nobody will ever know.” It was like holding a cow by the tail.',
					],
				},
				{
					say: 'Say that a gray stone would be nicer',
					sets: ['offered'],
					outcome: [
						'“Gray would look nicer,” said {hero}. “We could take this one down.” “Take it down?” said {host}. “It’s the best stone that we ever had!” And {host} gave it one more knock. It went “tuck” this time.',
						'“Wouldn’t you like a gray one?” asked {hero}. “No,” said {host}. “This one has such a warm brown. It looks good enough to eat.” Nobody could say why {hero} had to sit down.',
					],
				},
			],
			scene: {
				at: 'hall',
				with: ['host', 'friend'],
				shows: ['lantern', 'rope', 'pot'],
				pose: 'stand',
				feeling: 'surprised',
			},
		},
		{
			titles: ['It Is Snowing', 'One Crumb, Two Crumbs', 'Plip'],
			time: 'night',
			parts: [
				'@answer',
				{
					'first.trust': [
						'The guests all sat down under the lamp. “Let me stir the soup!” said {hero}, who had to stay close to that net. “You?” said {host}. “You didn’t even bring a loaf. Why should I trust you with the soup?”',
						'The guests put their loaves on the table, and sat down. “I’ll look after the pot,” said {hero}, who wanted to be near the net. “With no loaf?” said {host}. “Who says that you can look after anything?”',
					],
					'first.reach': [
						'Then the guests all sat down, as close as birds. “{hero}! Come and help!” called {friend} from the corner. That was where {hero} wanted to be, close to the net. But the whole room was full of people and chairs.',
						'The guests were all coming in now, with bowls. “Quick, we need you at the pot!” called {friend} over their heads. {hero} had to get to that net. But there were a hundred people in between.',
					],
					else: [
						'Then the guests sat down under the lamp, and sang the soup song, and banged on the table with their spoons. Was that the rope that creaked? {hero} had to know, and could not hear a thing.',
						'{host} rang a bell, and the guests sat down and sang the soup song, louder and louder. {hero} had to hear if the rope creaked. But in here you could not have heard a cow fall down.',
					],
				},
				{ 'first.reach & flies': '+ {hero} looked up. There was the great lamp, with its hundred candles.' },
				'@first.later',
				{
					'first.trust': '+ “That’s as good as a loaf,” said {host}. “Go and stir.”',
					'first.hear': '+ And in the silence, over in the corner, something went “plip.” {hero} went to look.',
				},
				[
					'So {hero} stood by the pot. Plip! A crumb fell in the soup. Plip, plop! “It’s snowing,” said a little girl. The stone was not round now. It had a beard. The rope went creak, and the great lamp came down a bit, over all the heads.',
					'So {hero} stood by the pot and looked up. Plip! A crumb fell in the soup. “There are dumplings in it!” said somebody. The stone had got longer, like a pear. Plop, went one more. Creak, said the rope, and the great lamp was lower than before. And all the guests sat under it!',
				],
				{
					whispered: '+ {friend} held on to the rope, and stood on the tips of {friend.their} toes.',
					late: '+ By now it was late, and everybody was hungry. So the fire had been made very big.',
				},
			],
			choices: [
				{
					say: 'Shout that the stone is bread',
					sets: ['told'],
					outcome: [
						'“Get up!” shouted {hero}. “It isn’t a stone! It’s my loaf, and it’s going soft!” There. Now they knew.',
						'“That’s bread!” cried {hero}. “I made it, and it went wrong! Come out from under the lamp!” It got very quiet.',
					],
				},
				{
					say: 'Hold the rope, and tell nobody',
					sets: ['held'],
					outcome: [
						'{hero} did not shout. {They} took hold of the rope. If something hangs on to a rope, it does not have to be a stone. And so nobody has to know.',
						'“I can be a stone,” thought {hero}. “A stone doesn’t say anything, either.” And {hero} took hold of the rope.',
					],
				},
				{
					say: 'Call them all out to a dance',
					sets: ['lured'],
					outcome: [
						'“Let’s dance!” called {hero}. “Out at the back, and all around the yard!” “Before the soup?” they said. “It has to be before the soup,” said {hero}.',
						'The guests had to get out from under that lamp, quick. “Who can dance?” called {hero}. “The first one out at the back leads the dance!”',
					],
				},
			],
			scene: {
				at: 'hall',
				with: ['friend', 'host'],
				shows: ['lantern', 'rope', 'pot'],
				pose: 'reach',
				feeling: 'worried',
			},
		},
		{
			titles: ['Is There More?', 'What Was Inside', 'Down It Comes'],
			time: 'night',
			parts: [
				{
					'told & quiet': ['This was no time to be quiet.', ''],
					'told & kind': ['It was better to be laughed at than to let anyone be hurt.', ''],
					'told & honest': ['It was nearly nice to say it, after such a long day.', ''],
					'lured & merry': ['{hero} laughed, as if it were a joke. It was no joke.', ''],
					dreamy: ['{hero} was wide awake now.', ''],
				},
				'@answer',
				{
					'told & whispered':
						'{friend} nodded, and did not let go of the rope. So the guests all got up, with their bowls, and went back to the wall.',
					told: 'Everybody looked up, and down came the next crumb. Creak, said the rope. Then the guests all got up, with their bowls, and went back to the wall.',
					'held & whispered':
						'“I can’t any more,” whispered {friend}, and let go. {hero} hung on alone. First the lamp was as heavy as a loaf, and then it was as heavy as a cow. And nobody had even begun on the soup.',
					held: '{hero} hung on with all {their} weight. First the lamp was as heavy as a loaf, and then it was as heavy as a cow. And nobody had even begun on the soup.',
					'lured & whispered':
						'That was a new idea. The guests put down their spoons, and took hold of each other, and went hopping to the door. Last of all {friend} let go of the rope, and hopped after them.',
					else: 'That was a new idea. The guests put down their spoons, and took hold of each other, and went hopping to the door.',
				},
				{
					'end-held & first.ally': '{first.ally} sat down to the soup with the others, and saw nothing.',
					'end-knew & first.ally': '{first.ally} was the last to get away from the table.',
				},
				{
					'told & given': '“And I knew it,” said {friend}, and stood next to {hero}.',
					'told & offered': '“So that’s why it was such a warm brown,” said {host}.',
				},
				{
					'end-more': [
						'Everybody helped to let down the lamp on the rope, till it stood in the middle of the table. Then {host} took the loaf out of the net. There was a lot of laughing, and {hero} did not know where to look. {host} pulled off the wet crust. And oh, how good it smelled! Only the outside had been a stone. Inside it was soft and white and warm. Everybody ate, and nobody laughed now. Then {host} held out a plate. “Is there more?” said {host}.',
						'Down came the lamp, slowly, with everybody at the rope. “Let me see that bread,” said {host}, and lifted it out of the net. Everybody laughed a lot. “Tock,” it said, for the last time, and broke in two. Then the laughing stopped. Inside it was white, and as soft as a pillow. The loaf went around the table, and it was gone. An old man held out his plate. “Is there more?” he said.',
					],
					'end-knew': [
						'Nobody sat under the lamp any more when the loaf gave way. Splash, bump! All the candles went out, and there was soup on the walls. “That bread was mine,” said {hero}. “And you knew it all evening,” said {host}, “and kept quiet so long.” So {hero} cleaned the walls, every day for a week. On the last day {host} came too, with something in a cloth. “Half of the loaf stayed in the net,” {host.they} said. “Inside it was good. I made toast.” The two of them ate it up. “You should have told us,” said {host}. “Is there more?”',
						'Nobody sat there any more when the loaf fell in the pot, and the lamp on the table. But what a mess! “It was my loaf,” said {hero}. “And you knew it all evening,” said {host}. It was true. {hero} scrubbed till past midnight, and {friend} stayed to help. In the net there was still a bit of the loaf. Inside it was good! “Is there more?” said {friend}.',
					],
					'end-held': [
						'{hero} was a stone for the whole evening. The last of the loaf fell behind the pot, but {hero} held on, and on, and the lamp stayed up. The guests never knew. When they had gone home, {hero} let it down, and could not open {their} {hands}. {friend} came back for a hat, and saw. “All this time?” said {friend}. On the floor lay the loaf, in two bits. Only the outside was hard. {friend} ate a piece, and one more. “Is there more?” said {friend}.',
						'The lamp got heavier with every song. But {hero} held it, behind the pot, until the last guest went home. Nobody said thank you, for nobody knew. Only {friend} came back, and found {hero} sitting by the lamp and what was left of the loaf. It had a hole in it, and in the hole it was soft. “This is good!” said {friend}. “Is there more?”',
					],
					'end-danced': [
						'Out they went, all in a row. The last one was just at the door, and then, splash, bump! The loaf fell in the pot, and the lamp came down on the table. “What luck that we danced!” said the guests, and clapped for {hero}. But {hero} went over to {host}. “The stone was my loaf,” said {hero}. {host} was at the pot already, with a spoon. “I know,” said {host}. “I have a bit of it here. Is there more?”',
						'The guests all danced out at the back, and around the yard. Splash, bump! When they came in again, there sat the great lamp on the table, like a hen. Nobody was hurt. “That stone was bread,” said {hero}, “and it was mine.” The guests looked into the pot. It was full of soft white bits. They tried the soup. And one after the other they held out their bowls. “Is there more?”',
					],
				},
				{
					'first.ally & end-knew': '',
					'first.ally & end-held': '',
					'first.ally': '+ “Yes, is there more?” said {first.ally}.',
				},
				'@debts',
			],
			choices: 'none',
			scene: {
				at: 'hall',
				with: ['host', 'friend'],
				shows: ['lantern', 'rope', 'pot'],
				pose: 'stand',
				feeling: 'happy',
			},
		},
	],
};
