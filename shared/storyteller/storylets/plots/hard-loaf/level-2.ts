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
					'There was a loaf on the table, as round as the moon. {hero} had baked it, and {hero} was {described}. {They} knocked on it. It should have gone “puff.” “Tock,” it said. So {they} knocked with a hammer. “Tock,” said the loaf, and now the hammer was bent.',
					'{hero} was {described}, and had baked a loaf. It was round and brown and looked very nice. Then it fell down, and it was the floor that had the hole. “Oh no,” said {hero}. “Tock,” said the loaf.',
				],
				{
					quiet: 'There was no yeast in it. {hero} had not dared to ask for some next door.',
					bold: '{hero} had made the fire as big as the oven.',
					kind: 'There had been some yeast. {hero} had given it to a neighbor.',
					honest: '“Knead it until you are tired,” the book said. {hero} did not get tired until the morning.',
					clever: '{hero} had thought of a better way to bake. It was not better.',
					careful: '{hero} had left it in a bit longer, to be sure. And then a bit longer.',
					merry: 'Dough must rest. {hero} had told it jokes all night.',
					dreamy: '{hero} had looked out of the window for a while. It was a long while.',
					quick: 'It should have baked for an hour. {hero} had made it do that in ten minutes.',
				},
				[
					'And tonight was Bread Evening! Everyone brings a loaf {hall.to}, to eat with the soup. If it is very good, people hold out their plates and say, “Is there more?” Nobody had ever said that to {hero}. How they would laugh at this one!',
					'It was for Bread Evening. They all go {hall.to} then, each with a loaf, and eat it with the soup. And sometimes a loaf is so good that people hold out their plates for it. “Is there more?” they say. That was what {hero} wanted to hear, just once. Now they would only say “ouch.”',
					'They would all be {hall.at} tonight, with soup, and each with a loaf of their own. The best thing that you can hear there is “Is there more?” {hero} wished for that more than for anything. But with this loaf they would only laugh.',
				],
				[
					'So {hero} took it as far as {start}, under a cloth. But there came a barrow, and behind it came {friend.name}, {friend.a}. “I am looking for a stone,” said {friend}. “The one that holds up the great lamp has cracked. {host.name} says that the new one has to weigh just the same. Have you seen one?” “No,” said {hero}.',
					'{hero} took it out for a walk, under a cloth. {Start.at} {friend.name}, {friend.a}, came by with a barrow. {Friend.they} looked at every stone. “None of them will do,” said {friend}. “The stone that holds up the great lamp has cracked, and {host.name} wants a new one, just as heavy. What is that under your cloth?” “Nothing much,” said {hero}.',
					'It had to go, before anybody saw. {hero} carried it to {start}. And who was there? It was {friend.name}, {friend.a}. {Friend.they} had a barrow. “I need a heavy stone,” said {friend}. “{host.name} wants it for the great lamp. Without it the lamp will not stay up. What have you got there?” “Nothing,” said {hero}.',
				],
			],
			choices: [
				{
					say: 'Hide it under some old sacks',
					sets: ['hid'],
					outcome: [
						'There were some old sacks. {hero} pushed the loaf in under them, and put one more on top. It still looked like a loaf under sacks. So {hero} looked the other way, and went.',
						'When {friend} was not looking, {hero} put the loaf under a heap of sacks. “Stay there,” said {hero}. “Tock,” it said.',
					],
				},
				{
					say: 'Put it in a hole in the wall',
					sets: ['left'],
					outcome: [
						'One stone was missing in the old wall. The loaf went in, and it fitted as if it had been made for it. {hero} stepped back. You could not tell it from the others.',
						'“Tock,” and it was in the wall, where a stone had fallen out. It was the best stone in there. {hero} was nearly proud of it.',
					],
				},
				{
					say: 'Give it to {friend} to throw away',
					sets: ['given'],
					outcome: [
						'“It is my loaf,” said {hero}. “Please throw it away, and do not tell.” {friend} did not laugh. {friend} put it in the barrow, and went off, and then stopped, and looked at it.',
						'“This is bread?” asked {friend}, and knocked. “It was meant to be,” said {hero}. “I will make it go away,” said {friend}. It went into the barrow, and the barrow said “oof.”',
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
					'Then {hero} went on {hall.to}, without any bread. You can always help with the bowls. All along the road it smelled of other people’s loaves.',
					'On the way {hall.to} they all walked with their loaves, and the loaves were warm. {hero} carried some air. It weighed nothing at all, and still it was hard to carry.',
					'“Where is your loaf?” people asked on the road. “It is not with me,” said {hero}. That was true. {They} went a bit faster.',
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
					'The great lamp was up, {hall.at}! It hung over the long table with a hundred candles. A rope went from it over a beam, and down into the corner, and there was a net. “Is that not a lovely stone?” said {host.name}, {host.a}. It was round and brown. “Tock,” it said, when {host} knocked on it. {hero} knew that tock.',
					'{hero} came in and looked up. There hung the great lamp, as heavy as a cow. It hung on a rope, and at the other end of the rope was a net, and in the net was the stone. “{friend} found it,” said {host.name}, {host.a}. “It weighs just what the old one did!” {hero} looked at the stone. It was round and brown, and {hero} knew every crack in it.',
				],
				{
					given: '“I only wanted to see if it fitted,” {friend} whispered. “And then they clapped.”',
					hid: '“It lay under some sacks,” said {friend}. “Somebody must have loved it very much.”',
					left: '“I got it out of the old wall,” said {friend}. “There was none like it.”',
				},
				[
					'Then they brought in the soup. It was a pot as big as a bath, and they put it in the corner, right under the net. It steamed and steamed. “Oh dear,” thought {hero}. What does a loaf do, over soup? It goes soft!',
					'In the corner, right under it, somebody lit the fire for the soup. The pot began to steam. {hero} saw the steam go up, and up, and into the net. Bread goes soft over soup, even the hardest. And everybody would be sitting under the lamp!',
				],
			],
			choices: [
				{
					say: 'Say nothing, and hope that it holds',
					sets: ['silent'],
					outcome: [
						'“A lovely stone,” said {hero}, and put out the spoons. Perhaps it would hold. It had been so hard! {hero} looked at it after every spoon, and then not at all, and then again.',
						'{hero} did not say a word. {They} just stood by the pot, and blew at the steam a little, when nobody looked. It went away to the left. Then it came back from the right.',
					],
				},
				{
					say: 'Tell {friend}, behind the door',
					if: '!given',
					sets: ['whispered'],
					outcome: [
						'“It is a loaf,” said {hero}, behind the door. “I baked it.” {friend} sat down. “And I said that it was a hundred years old!” said {friend}. {friend} went and took hold of the rope with both arms, and smiled at everybody who came by.',
						'“{friend},” said {hero}, very low, “that is my bread.” {friend} went white. “They have clapped for me,” said {friend}. “They never did before.” So {friend} held on to the rope, just in case. “What are you doing there?” people asked. “I like rope,” said {friend}.',
					],
				},
				{
					say: 'Ask {friend} to hold the rope with all might',
					if: 'given',
					sets: ['whispered'],
					outcome: [
						'“We must tell them,” said {hero}. “But they clapped,” said {friend}. So {friend} took hold of the rope with both arms, and smiled at everybody.',
						'“It is going soft,” said {hero}. {friend} went white. “Then I will hold the rope,” said {friend}, “and nobody will ever know.” It was like holding a cow by the tail.',
					],
				},
				{
					say: 'Say that a gray stone would be nicer',
					sets: ['offered'],
					outcome: [
						'“Gray would look nicer,” said {hero}. “We could take this one down.” “Take it down?” said {host}. “It is the best stone that we ever had!” And {host} gave it one more knock. It went “tuck” this time.',
						'“Would you not like a gray one?” asked {hero}. “No,” said {host}. “This one has such a warm brown. It looks good enough to eat.” Nobody could say why {hero} had to sit down.',
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
						'Then {host} rang a bell. “Everybody brings a loaf,” said {host}, “and whoever has none must tell us what else the day was good for. {hero}?”',
						'They all put a loaf on the table, one after the other. Then it was {hero}’s turn. “No loaf?” said {host}. “What did you do with your day?”',
					],
					'first.reach': [
						'Then they all sat down, as close as birds. “{hero}! Come and hold the ladle!” called {friend} from the corner. That was where {hero} wanted to be, close to the net. But how?',
						'They were all coming in now, with bowls. “We need one more at the pot!” called {friend} over their heads. {hero} was still at the door.',
					],
					else: [
						'Then they sat down to the soup song, and banged on the table with their spoons. “The next verse is for {hero}!” called {host}.',
						'{host} rang a bell, and they all began to sing, each a bit faster than the last. “And now you, {hero}!”',
					],
				},
				'@first.later',
				{
					'first.trust': '+ “That is as good as a loaf,” said {host}. “You may stir the soup.”',
					'first.hear': '+ And in the silence, over in the corner, something went “plip.” {hero} went to look.',
				},
				[
					'So {hero} stood by the rope. Plip! A crumb fell in the soup. Plip, plop! “It is snowing,” said a little girl. The stone was not round now. It had a beard. The rope went creak, and the great lamp came down a bit, over all the heads.',
					'And there it was. Plip! “There are dumplings in it!” said somebody. {hero}, by the rope, looked up. The stone had got longer, like a pear. Plop, went one more. Creak, said the rope, and the great lamp was lower than before. And they all sat under it!',
				],
				{
					whispered: '+ {friend} held on to the rope, and stood on the tips of {friend.their} toes.',
					late: '+ Soon there would be no loaf at all.',
				},
			],
			choices: [
				{
					say: 'Shout that the stone is bread',
					sets: ['told'],
					outcome: [
						'“Get up!” shouted {hero}. “It is not a stone! It is my loaf, and it is going soft!” There. Now they knew.',
						'“That is bread!” cried {hero}. “I made it, and it went wrong! Come out from under the lamp!” It got very quiet.',
					],
				},
				{
					say: 'Hold the rope, and tell nobody',
					sets: ['held'],
					outcome: [
						'{hero} did not shout. If {they} hung on to the rope, {they} could be the stone. Then nobody had to know.',
						'“I can be a stone,” thought {hero}. “A stone does not say anything, either.” And {they} took hold of the rope.',
					],
				},
				{
					say: 'Call them all out to a dance',
					sets: ['lured'],
					outcome: [
						'“Let us dance!” called {hero}. “Out at the back, and all around the yard!” “Before the soup?” they said. “It has to be before the soup,” said {hero}.',
						'They had to get out from under it, quick. “Who can dance?” called {hero}. “The first one out at the back leads the dance!”',
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
					'told & kind': ['It was better to be laughed at than to let them be hurt.', ''],
					'told & honest': ['It was nearly nice to say it, after such a long day.', ''],
					'lured & merry': ['{hero} laughed, as if it was a joke. It was no joke.', ''],
					dreamy: ['{hero} was wide awake now.', ''],
				},
				'@answer',
				{
					'told & whispered':
						'{friend} nodded, and did not let go of the rope. So they all got up, with their bowls, and went back to the wall.',
					told: 'Everybody looked up, and down came the next crumb. Creak, said the rope. Then they all got up, with their bowls, and went back to the wall.',
					'held & whispered':
						'{friend} let go, and {hero} hung on. It was as heavy as a loaf, and then it was as heavy as a cow. And they had not even begun on the soup.',
					held: '{hero} hung on to it. It was as heavy as a loaf, and then it was as heavy as a cow. And they had not even begun on the soup.',
					else: 'That was a new idea. They all put down their spoons, and took hold of each other, and went hopping to the door.',
				},
				{
					'end-held & first.ally':
						'“That was good soup,” said {first.ally}, who had come along, and went home with the others.',
					'end-knew & first.ally': '{first.ally}, who had come along, was the last to get out from under it.',
				},
				{
					'told & given': '“And I knew it,” said {friend}, and stood next to {hero}.',
					'told & offered': '“So that is why it was such a warm brown,” said {host}.',
				},
				{
					'end-more': [
						'They let down the lamp on the rope, all together, till it stood in the middle of the table. There lay the loaf. They laughed, and {hero} got red. {host} took an ax to it. Tock! Tock! Crack! And oh, how good it smelled! Only the outside was hard. Inside it was soft and white and warm. They all ate, and nobody laughed now. Then {host} held out a plate. “Is there more?” said {host}.',
						'Down came the lamp, slowly, with everybody at the rope. “Let me see that bread,” said {host}, and took a saw. They laughed a lot. Then the saw got to the inside, and they stopped. It was as soft as a pillow in there. It went around, and it was gone. An old man held out his plate. “Is there more?” he said.',
					],
					'end-knew': [
						'Nobody was under it any more when it fell. Bump, splash! It was dark, and there was soup on the walls. “It is bread,” said {host}. “And you knew it.” {hero} could not say no. So {they} cleaned the floor, every day for a week. On the last day {host} sat down there, too, with something in a cloth. “I cut up the loaf that night,” {host.they} said. “Inside it was good. I made toast.” They ate it up. “You should have told us,” said {host}. “Is there more?”',
						'Nobody sat there any more when the lamp fell. But what a mess! “You knew it all the time,” said {host}, “and did not say it.” It was true. {hero} scrubbed till past midnight, and it was {friend} who stayed to help. Under the bench they found a bit of the loaf. Inside it was good! “Is there more?” said {friend}.',
					],
					'end-held': [
						'{hero} was a stone for the whole evening. {They} held on, and on, and the lamp stayed up. Nobody ever knew. When they had gone home, {hero} let it down, and could not open {their} {hands}. {friend} came back for a hat, and saw {them} there. “All this time?” said {friend}. On the floor lay the loaf, in two bits. It was only hard on the outside. {friend} ate a piece, and one more. “Is there more?” said {friend}.',
						'It got heavier with every song. But {hero} held it, behind the pot, until the last candle was out. Nobody said thank you, as nobody knew. Only {friend} found {them} there, sitting by what was left of the loaf. It had a hole in it, and in the hole it was soft. “This is good!” said {friend}. “Is there more?”',
					],
					'end-danced': [
						'Out they went, all in a row. The last one was just at the door, and then, bump, splash! Down came the lamp, and sat in the soup. “What luck that we danced!” they said, and clapped for {hero}. But {hero} went over to {host}. “It was my loaf,” {they} said. “I know,” said {host}. “Half of it fell in my bowl. Is there more?”',
						'They danced out at the back, and around the yard. Splash! They came in again, and there sat the great lamp in the soup, like a hen. Nobody was hurt. “That stone was bread,” said {hero}, “and it was mine.” They looked in their bowls. They tried it. And one after the other they held them out. “Is there more?”',
					],
				},
				{
					'first.ally & end-knew': '',
					'first.ally & end-held': '',
					'first.ally': '+ Then {first.ally} took the last piece, and said it too.',
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
