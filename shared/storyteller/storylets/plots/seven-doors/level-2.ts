import type { PlotLevel } from '../../format.ts';
import { bestGift, untoldAlly } from '../gift.ts';

export const sevenDoors2: PlotLevel = {
	joins:
		'“{choice}” {hero} did it, and then the news came. In the night the old bridge beyond {start} had lost all its boards! Only the two ropes hung there. On the far side sat {elder.name}, {elder.a}, who had no more wood and no bread. “It takes seven boards,” said {shy.name}, {shy.a}, “and there isn’t one left.” But a door is a sort of board. So {hero} set out to get seven.',
	chapters: [
		{
			titles: ['No More Boards', 'Two Ropes and a Gap', 'What Is a Door?', 'Over on the Far Side'],
			time: 'day',
			parts: [
				[
					'In the night there had been a storm. In the morning the bridge beyond {start} had no boards. Only the two ropes hung there, over a very deep gap. On the far side, by a hut, sat {elder.name}, {elder.a}. For ten years {elder.they} had lived over there, all alone. {hero}, who was {described}, had come to look before anyone else, and waved.',
					'Beyond {start} was a very deep gap, and over it hung a bridge. In the night a storm blew its boards away, and left just two ropes. {hero} saw it first. {They was} {described}. On the far side, by a hut, stood {elder.name}, {elder.a}. {Elder.they} had moved over there ten years ago, and nobody talked about why.',
					'“Help!” somebody called, from far away. {hero} was {described}, and heard it first. Beyond {start} was a deep gap. On the far side of it lived {elder.name}, {elder.a}, and had lived there alone for ten years. {hero} hurried to look. The storm had blown the boards off the bridge! There was nothing left but two ropes, and {elder} stood at the other end.',
					'Something red came down the road {start.at}, end over end. It was a board. A blue one came after it. {hero}, who was {described}, knew those boards. They were the bridge! {hero} hurried to the deep gap. The storm had left two ropes there, and nothing on them. There was just one hut on the far side. {elder.name}, {elder.a}, had lived in it for ten years, and now sat on the step and looked across.',
				],
				{
					flies: '{hero} flew over, with half a loaf. But {elder} could not fly back, and it was cold.',
				},
				{
					quiet:
						'Who could make a new bridge? {hero}’s last bench had fallen down, because {hero} did not like to ask for nails.',
					bold: '{hero} wanted to make a new bridge. But {they} had once made a tower, and jumped on it. There was no tower now.',
					kind: '“I’ll make a new bridge!” thought {hero}. But {their} last shed had fallen down, for {hero} had given away half of the nails.',
					honest: '“I could make a new bridge,” said {hero}. “But I must tell you that my shed fell down.”',
					clever:
						'Somebody had to make a new bridge. But {hero}’s last chair could fold up in ten ways, and it did, with a guest in it.',
					careful:
						'{hero} wanted to make a new bridge. But the last thing {hero} had made was a ladder, and {they} tested it a hundred times. After that it was broken.',
					merry:
						'Who could make a new bridge? {hero} had once made a bench with one short leg, for a joke. It fell down, with somebody’s uncle on it.',
					dreamy: 'Somebody had to make a new bridge. But {hero}’s last house was very fine, and had no floor.',
					quick: '“I can make a new bridge!” thought {hero}. But {their} last shed was up by noon, and down by one.',
				},
				[
					'“It takes seven boards,” said {shy.name}, {shy.a}. “And there isn’t one left. {elder} has wood for the fire for just one more day.” {hero} looked up the road, at all the houses. Red, blue, green. Each of them had a board in front, with a knob on it. It was called a door.',
					'“{elder} has hardly any wood left to keep warm,” said {shy.name}, {shy.a}. “For a bridge you need seven boards. And we have none.” {hero} turned around. There stood the houses. “What’s a door,” said {hero} slowly, “if you lay it flat?”',
					'{shy.name}, {shy.a}, had come to look, too. “{elder} has firewood for one day, and not for two,” said {shy}. “Seven boards would make a bridge. But all our wood went into our houses.” “Then we must take it out again,” said {hero}. “Not the walls. What do you have that’s flat, and long, and hangs on two hooks?”',
				],
			],
			choices: [
				{
					say: 'Take your own door off its hinges first',
					sets: ['own'],
					outcome: [
						'{hero} took down {their} own door. It left a hole with a bed in it. People stopped and looked in. “So that’s where you live,” they said. Then one of them went home and came back with a door. It was blue. That made two.',
						'Off came {hero}’s own door. The wind went in at once to look around. “Aren’t you cold?” asked a neighbor. “Yes,” said {hero}, “so I had better be quick.” The neighbor scratched her chin, and fetched a screwdriver. Soon there were two doors.',
					],
				},
				{
					say: 'Go to each house and ask for a door',
					sets: ['asked'],
					outcome: [
						'{hero} knocked. “Could I have this?” “The knocker?” “No,” said {hero}. “All of it.” {They} had to say it twice, and point at the gap. Then people began to tell each other, and two doors came down at once.',
						'“What do you want it for?” asked a neighbor. “For {elder} to walk on,” said {hero}. Then people looked down the road to the gap. They had not looked that way for ten years. “It does stick a bit,” said the first one, and gave {hero} the door.',
					],
				},
				{
					say: 'Fetch the doors of those who are out',
					sets: ['took'],
					outcome: [
						'Two houses were empty, and one of them was {shy}’s. It had such a good door! “I’ll tell {shy} later,” thought {hero}. It came off with four screws. It was quick, and quiet, and only a little like stealing.',
						'“It’s an emergency,” said {hero} to {themself}, and went to two houses where nobody was in. {shy}’s door was the better one. Four screws, and it was off. The house looked surprised.',
					],
				},
			],
			scene: {
				at: 'start',
				with: ['elder', 'shy'],
				shows: ['rope', 'bridge'],
				pose: 'think',
				feeling: 'worried',
			},
		},
		{
			titles: ['Doors Wanted', 'Up the Road', 'Not Enough Yet'],
			time: 'day',
			parts: [
				'@answer',
				[
					'But it takes seven, and so {hero} went on, to the upper houses at the top of the road. Across the gap {elder} had made a fire from the last bit of wood. It made a very small smoke.',
					'Two doors were not enough. But there were more houses at the top of the road. “I’ll be back before dark!” {hero} called across the gap. “I’m not going anywhere!” called {elder}, who had lit the last piece of wood, to keep warm. There was hardly any smoke.',
					'It was a start. {hero} looked across once more. {elder} sat by a fire over there, with a very small smoke. That was the last of the wood. So {hero} hurried off to the upper houses, at the top of the road.',
					'Down here there were only these two. The other houses stood at the top of the road. {hero} turned round once. On the far side {elder} broke a chair over one knee, and laid a leg of it on the fire. “There are three more legs,” called {elder}, “and then there’s the bed!” “I’ll be quicker than that!” called {hero}, and went.',
				],
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['Six', 'A Very Odd Bridge', 'Door by Door'],
			time: 'day',
			parts: [
				'@first.outcome',
				[
					'From the upper houses you could see how small the smoke was. Four families brought their doors to the gap, and {hero} tied them on. That made six! The people rode on {hall.to}, to get warm. “The last hole is the longest,” said {shy}. “It wants the great door of {hall}, and {host.name} keeps it locked.” {hero} hurried there by the short way.',
					'“{elder} is cold over there,” {hero} told the people of the upper houses. So four doors came to the gap, and {hero} tied them on. That made six! The people went on {hall.to}, by the cart road. “One hole is left, the longest,” said {shy}. “It wants the great door of {hall}. But {host.name} has the key.” {hero} hurried there by the short way.',
					'“For {elder}?” they said at the upper houses, and looked at the smoke. Soon four doors came down the road on two legs each. {hero} tied them on, and that made six. The legs went {hall.to}, the long way around. “The last hole is a long one,” said {shy}. “Only the great door of {hall} would do, and {host.name} keeps it locked.” {hero} hurried there by the short way.',
					'From the upper houses you could see {elder}’s smoke. So the people there brought four doors, and rode on {hall.to}, to get warm. {hero} tied the doors on. “Six,” said {shy}. “And one long hole. The seventh must be the great door of {hall}, and {host.name} has locked it.” {hero} hurried there by the short way.',
				],
				{
					took: [
						'+ In the bridge lay {shy}’s own door, with its inside up, and {shy} had not seen it yet.',
						'+ {They} had not told {shy} whose door was the best in the bridge.',
					],
				},
				{
					quiet: '+ Down at the bridge {they} had needed more rope, and had asked for it, out loud.',
					bold: '+ And nobody had jumped on the bridge, not even {hero}.',
					kind: '+ For this bridge {they} had kept all of the rope.',
					honest: '+ “The bridge hasn’t fallen down yet,” {hero} had said, to be fair.',
					clever: '+ This bridge could do only one thing, and that was enough.',
					careful: '+ {They} had tested each knot of the bridge just three times.',
					merry: '+ There was no joke in this bridge.',
					dreamy: '+ This bridge was all floor, so nothing could be left out.',
					quick: '+ The six doors had been up for an hour by now.',
				},
				'@second.meet',
			],
			choices: 'second',
		},
		{
			titles: ['The Great Door', 'Locked for Ten Years', 'A Very Old Quarrel', 'One Door Short'],
			time: 'dusk',
			parts: [
				'@second.outcome',
				[
					'{hero} went in by the side door of {hall}. All the people without a door sat there, at the long table by the fire. In front of the great door sat {host.name}, {host.a}. {Host.they} had the key on a string.',
					'{hero} went in by the side door of {hall}. At the long table by the fire sat all the people without a door. At the great door sat {host.name}, {host.a}. {Host.they} had the key on a string.',
					'All the people without a door had come {hall.to}, by the side door, to the long table by the fire. Only one sat alone, in front of the great door. That was {host.name}, {host.a}. {Host.they} had the key on a string.',
				],
				{
					'first.trust or second.trust': [
						'“May I have the great door?” asked {hero}. “I let nobody touch that,” said {host}. “And what you make falls down. Why should I trust you with it?”',
						'“I need the great door for the bridge,” said {hero}. “What you make falls down,” said {host}. “Why should I trust you with it?”',
					],
					'first.hear or second.hear': [
						'“May I have the great door?” asked {hero}. But all the people at the table were talking about the wind in their kitchens. “What?” called {host}.',
						'“May I have the great door?” asked {hero}. “The great what?” called {host}. The people at the table were talking so loud!',
					],
					else: [
						'But in between stood all the people with bowls of soup. They had brought their hens, too, for who leaves hens in a house without a door?',
						'But who leaves beds and hens in a house without a door? The people had brought them all, and there was no way through to {host}.',
					],
				},
				{
					'first.reach & second.reach & flies': '+ Under the roof sat all the hens, so there was no flying.',
				},
				bestGift('trust', 'hear', 'reach'),
				{
					'took & first.trust or took & second.trust':
						'+ “Then I trust you,” said {host}. {hero} thought of {shy}’s door, and looked at the floor.',
					'first.trust or second.trust': [
						'+ “Then I would trust you with any other door,” said {host}. “But this one…”',
						'+ “I trust you,” said {host}. “But this door…”',
					],
				},
				[
					'“It’s for {elder}, to come home on,” said {hero}. “{elder} went out by this door,” said {host}, “after we shouted about whose goose it was. I said not to come back. It stays shut.”',
					'“Then {elder} can come home,” said {hero}. “We shouted about whose goose it was,” said {host}, “and {elder} went out by that door. I said not to come back. It stays shut.”',
					'“With this one {elder} can walk home,” said {hero}. “We quarreled about whose goose it was,” said {host}. “I shouted that {elder} should stay away. {Elder.they} went out by this door. I’ve locked it for ten years.”',
					'“With this door {elder} could come home,” said {hero}. “{Elder.they} went out by this door,” said {host}. “We had a fight about whose goose it was. I told {elder.them} to stay away. It stays shut.”',
				],
				{
					own: '“But {hero} gave {their} own door first,” said somebody. “I know,” said {host}. “Nobody was ever sent away through that one.”',
					asked:
						'“But {hero} asked for mine, and I gave it,” said somebody. “I know,” said {host}. “You never sent anybody away through yours.”',
				},
				untoldAlly(['trust', 'hear', 'reach'], '+ {ally} had found a place by the fire.'),
			],
			choices: [
				{
					say: 'Tell {host} about the very small smoke',
					sets: ['told'],
					outcome: [
						'“There’s a bit of smoke over there,” said {hero}. “First it was small. When I left, it was as thin as a thread. It’s all that keeps {elder} warm.” {host} took hold of the key.',
						'“{elder} has no more wood,” said {hero}. “The smoke is as thin as a thread. I think the bed is burning now.” {host} looked at the key for a long time.',
					],
				},
				{
					say: 'Ask for the top of the long table instead',
					sets: ['table'],
					outcome: [
						'“Then keep it,” said {hero}. “What about the table? It’s as long as your door, and nobody ever slammed it.” The people all looked at the table. They were eating at it.',
						'{hero} looked around. “A long table is a great door that lies down,” {they} said. “May I have this one?” All the spoons stopped in the air.',
					],
				},
				{
					say: 'Ask them all to be the last board',
					sets: ['chain'],
					outcome: [
						'“Then we must do without your door,” said {hero}. “Six of us are as long as that. If we lie down and all the others hold us, we reach.” Somebody laughed. Then somebody counted.',
						'“Six of us can be the board,” said {hero}, “and all the others hold on to those six.” It was quiet. Then an old man put down his soup. “I’ve always wanted to be useful lying down,” he said.',
						'“What’s as long as your door?” asked {hero}. “Six of us, if we hold on. And all the others must hold those six, very tight.” The people all looked at their hands.',
					],
				},
			],
			scene: { at: 'hall', with: ['host'], shows: ['door', 'key'], pose: 'reach', feeling: 'determined' },
		},
		{
			titles: ['It Holds', 'The Seventh', 'Over the Gap', 'A Bridge at Night'],
			time: 'night',
			parts: [
				'@answer',
				{
					chain: [
						'“My door stays shut,” said {host}. “But I can hold on as well as anybody.”',
						'“You can’t have my door,” said {host}, and stood up. “You can have me.”',
					],
					table: [
						'“My door stays shut,” said {host}. “But nobody has quarreled with the table.”',
						'“It’s a good table,” said {host}. “Take it, before I think about it.”',
					],
				},
				{
					'told & first.ally': '“I saw the smoke, too,” said {first.ally}. “It’s smaller than that.”',
					'told & second.ally': '“I’ve never met {elder},” said {second.ally}. “I’d like to.”',
					'chain & first.ally & second.ally': '“And us two,” said {first.ally} and {second.ally}, and stood up.',
					'chain & first.ally': '“And me,” said {first.ally}, and stood up before all the others.',
					'chain & second.ally': '“And me,” said {second.ally}, and stood up before all the others.',
					'table & first.ally & second.ally':
						'{first.ally} took hold of one corner of it, and {second.ally} took hold of another.',
					'table & first.ally': '{first.ally} took hold of the first corner of it.',
					'table & second.ally': '{second.ally} took hold of the first corner of it.',
				},
				{
					'told & took':
						'There was one more thing to tell. “One of the six doors is yours,” {hero} said to {shy}. “I took it when you were out.” “I know,” said {shy}. “I went home for my gloves, and there was a hole in my house. You could have asked.” “Tonight I’ll sit in it,” said {hero}, “and keep out the wind.”',
				},
				{
					'end-door': [
						'{host} stood up, and took the key from the string, and it would not turn. Ten years is a long time for a lock. It took soap, and then butter. Then the great door swung open, and somebody said, “Oh, I had forgotten the view.” They took it off its hinges. It needed twenty people to carry it down to the ropes, and {hero} tied it on. {host} was the first to go over. {hero} heard every knot creak, and not one gave. “I said you weren’t to come back,” said {host}. “I heard you,” said {elder}. “I’ve come to take that back,” said {host}. So {elder} and {host} came home, over seven doors. Nobody ever wanted one of the doors back.',
						'For a while nobody spoke. Then {host} unlocked the great door. {Host.they} took out the screws too, all by {host.themself}, and would not be helped. The door went down the road on twenty backs. When {hero} had tied it on, {host} walked out over it, in the dark, with a lantern. At the far end the light stood still. “It’s holding,” {shy} whispered to {hero}. “I know,” whispered {hero}. Then the light came back, and there were two people with it, and they were quarreling about a goose. But quite softly.',
					],
					'end-fell & chain': [
						'They all went down to the gap, and took hold, one to the next, out over the dark. But there were two holes now, and the row did not reach! One of the six doors was missing. {shy} stood on the road, with it on {shy.their} back. “I went home for more rope, and there was a hole in my house,” said {shy}. “And here was my door, so I untied it. I thought it was a thief.” “It was,” said {hero}. “I took it, and didn’t ask.” “I’d have said yes,” said {shy}. Then {shy.they} put the door back, and {hero} tied it, and now the row was long enough. So {elder} came home, from back to back, and the last back was {host}’s. “Thank you,” said {elder} to {host}, and that was all, for now. And {hero} sat in the hole in {shy}’s house till morning, and kept out the wind.',
						'Down at the gap they all took hold, and counted, and counted again. The bridge was one door too short. “I have it here,” said {shy}, at the side of the road, with a door on {shy.their} back. “I went home for my gloves, and I could see my bed from the street. So I came and untied it. Who was it?” “It was me,” said {hero}. “You were out, and I didn’t wait.” “I’d have carried it down for you,” said {shy}. And {shy.they} carried it out now, and lay down beside it, and held on. So {elder} walked home, over doors and backs, up to {host}. The two of them said good evening. For ten years they had not said as much. And {hero} sat in the hole in {shy}’s house all night, and kept out the wind.',
					],
					'end-fell': [
						'They carried the table down to the gap, and {hero} tied it on. But it did not reach the next door! One of the six was missing. {shy} stood on the road, with it on {shy.their} back. “I went home for more rope, and there was a hole in my house,” said {shy}. “So I came back and untied my door.” “I took it,” said {hero}, “and didn’t ask.” {shy} looked at {hero}, and at {elder}, over there in the dark. “You could have asked,” said {shy}. “I’d have said yes.” Then {shy.they} put the door back, and {hero} tied it. So {elder} came home, over doors and table, and {host} held the lantern, and did not say “go away.” And that night {hero} sat in the hole in {shy}’s house, and kept out the wind till morning.',
						'Ten people carried the table down, and {hero} tied it to the ropes. Then {they} saw that there were only five doors. The best one was gone! “That was mine,” said {shy}, by the road, who had untied it, and had it on {shy.their} back. “I went home, and there was a hole in my house.” It got very quiet. “I took it, and didn’t ask,” said {hero}. “That was stealing.” {shy} thought for a long time. “I’d have said yes,” said {shy}, and carried the door out, and held it till the last knot was tied. Then {elder} came home. {host} passed {elder.them} a bowl of soup, and looked the other way. And who sat in the hole in {shy}’s house that night, and kept out the wind? It was {hero}.',
					],
					'end-chain': [
						'So they went down to the gap, and out on the six doors. The first ones held on to the ropes. The next held on to the first, and so on, till the long hole was shut. The last board was people. “Mind my ear,” said the last board. “Sorry,” it said to itself. And {elder} came across it, bag and all, very carefully. {hero} was in the middle, and thought: now. But it did not fall apart. At the very end was {host}. {Host.they} got hold of {elder}, and pulled, and there they stood. “You can let go,” said {elder}. “I know,” said {host}, and did not.',
						'“Hold tight!” called {hero}, and they held tight, one to the next, out into the dark. The last six were the board. There was a baker, and then a boy, and then {shy}, and then {hero}. Nobody let go, not even to scratch. “Excuse me,” said {elder} to each of them, and walked from back to back. The last back was {host}’s. “That’s ten years you’ve kept me waiting,” said {host}, with {host.their} face to the boards. “You could have built a bridge,” said {elder}. “I have,” said {host}. “I am it.”',
						'It took a while, because they all wanted to be one of the six. Then the last board lay there, and {hero} was in the middle of it, and held on to both neighbors. “Is it safe?” called {elder}. “I don’t know!” called {hero}. “I’ve never made one that breathes!” {elder} put one foot on it, and the other foot. Nothing fell apart. Near the end there was a back that shook. “Is that you, {host}?” said {elder}. “I’m cold,” said {host}. “So was I,” said {elder}, and took off {elder.their} scarf, and laid it over {host}, and did the rest of the way without.',
					],
					'end-table': [
						'They all lifted their bowls, and the table went down to the gap. It was as long as the great door, and it lay on the ropes as if it had never been anything else. {elder} came over it with a bag. “That’s a soup stain,” {elder.they} said, in the middle, and stopped. “Have you had any?” asked {hero}. So the soup was brought there. They all sat in a row on the bridge, and it held. The last place was next to {host}. {elder} looked at it. Then {elder.they} sat down. “It wants salt,” said {elder}. {host} passed it along. Nobody said more than that, the first evening.',
						'Ten people carried the table down, with the salt still on it. {hero} tied the last knot. Then {they} went out to the middle alone, and bounced, once. Nothing fell apart! So {elder} came across, table, blue door, red door. “And what do you eat at now?” asked {elder}. The others looked at each other, and went to get their bowls. So now there is soup on the bridge on Sundays. {host} sits at one end of the table and {elder} at the other. Each year they sit one place closer. They are very slow, but it is only a table.',
					],
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'start', with: ['elder', 'host'], shows: ['bridge', 'door'], pose: 'cheer', feeling: 'happy' },
		},
	],
};
