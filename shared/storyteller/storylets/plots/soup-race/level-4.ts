import type { PlotLevel } from '../../format.ts';

export const soupRace4: PlotLevel = {
	joins:
		'“{choice}” {hero} did that, and for the rest of the day {they} did nothing without a bowl in front of {them}. Once a year, in memory of the great winter, all of {folk} carry soup up the road {hall.to}. {host.name}, {host.a}, has it weighed. Whoever has the most left gets {thing}, and a place on the wall. {rival.name}, {rival.a}, had won six times. Beside the scale, in the seat of honor, sits {elder}, {elder.the}, with a wooden spoon.',
	chapters: [
		{
			titles: ['In Memory', 'The Day of the Bowl', 'Full to the Brim', 'An Old Custom'],
			time: 'day',
			parts: [
				[
					'Every child there can tell you about the great winter. From November to March somebody kept a fire burning {hall.at}, so that people who were out in the snow could see where home was. Every night somebody else carried up a bowl of soup. It is told each year on Soup Day, by people who have had breakfast. {hero}, down in the list of starters as “{described},” knew it by heart, and had never listened to it. {They} had always been thinking about the bowl, and about the wall up there on which the winners are painted in gold.',
					'In the great winter one person kept a fire alive {hall.at}, and everybody else kept that person alive, with soup, on foot, in the dark. Now there is a race. You carry a full bowl up the same five bends. It is weighed at the top, and whoever has the heaviest is painted on the wall in gold. In the list of starters {hero} was “{described}.” {They} had taken part for nine years, and had never yet moved the scale. It was not that {they} did not try. Something always happened on the way. In the book, after {their} name, there was a dash, nine times, each time in the same neat hand.',
					'{hero} wanted {their} name on a wall. It was the wall {hall.at}, where the winners of Soup Day are painted in gold, in memory of the great winter. All you have to do is carry a full bowl up five bends and spill less than anyone else. {hero}, or “{described},” as it says in the list of starters, had tried it nine times. {They} had once arrived with a noodle. It did not move the scale, and in the book there was a dash, as in the other eight years. All the same, {hero} knew the exact spot between two of the names where there was still some wall.',
				],
				{
					quiet:
						'Last year somebody had jostled {hero} at the start. {They} had said nothing, and the others took that as permission.',
					bold: 'Last year {hero} had taken the first bend at a run, for the effect. There was an effect. People still talked about it.',
					kind: 'Last year, as every year, there were cold people along the road, and they had said that the soup smelled good. {hero} had arrived with a bowl.',
					honest:
						'Last year {hero} had reported that one of the noodles in the bowl was not {theirs}. There was an investigation, and the soup was kept as evidence.',
					clever:
						'Last year {hero} had hung the bowl in rings, like a ship’s lamp. The bowl had stayed perfectly level. Everyone near it had been soaked.',
					careful:
						'Last year {hero} had not lost one drop. But it had taken {them} so long that the scale was back in its box, and somebody was sweeping. {They} got a dash for it.',
					merry:
						'Last year {hero} had looked at all those solemn faces behind all those bowls, and that was that. {They} had never got past the second bend without laughing.',
					dreamy: 'Last year {hero} had put the bowl down on a wall, to finish a thought, and gone on without either.',
					quick: 'Last year {hero} had led at every bend, with an empty bowl. The soup had made its own arrangements.',
				},
				[
					'“In memory!” cried {host.name}, {host.a}, and the ladle fell. {rival.name}, {rival.a}, took the first bowl like a salute. {Rival.they} had won six times. On the cart, which drives up ahead with the scale and the prize, {thing.a}, sat the guest of honor. It was {elder}, {elder.the}, who was so old that nobody remembered what the honor was for. {Elder.they} had brought a wooden spoon. {Elder.they} always did. One year somebody had tried to swap it for a flag, because a flag looks better. {Elder.they} had said thank you, and sat on the flag. “It’s a question of character,” said {rival}, and looked at {hero}’s bowl.',
					'{host.name}, {host.a}, spoke about sacrifice, and held up the prize, {thing.a}. Then the bowls were filled. {rival.name}, {rival.a}, held out a bowl like all the rest. {Rival.they} had been painted on that wall six times. On the cart that drives up ahead with the scale sat {elder}, {elder.the}, the guest of honor, and listened to the story of the great winter with a small frown, as if one thing in it were not quite right. {Elder.they} held a wooden spoon, as always. People put it down to age. {Elder.they} was never asked about it, because there was always so much to do. “Try to arrive,” said {rival} to {hero}, in a friendly way.',
					'{host.name}, {host.a}, thanked the great winter for having been so great, and the bowls were filled to the rim. The prize was {thing.a}. “After you,” said {rival.name}, {rival.a}. Then {rival.they} went first. {Rival.they} had won six times. A cart drives up ahead with the scale, and on it, wrapped in a rug, sat {elder}, {elder.the}, the guest of honor, with a wooden spoon. A child had once asked what the spoon was for, and had been told to mind its bowl. “One likes to hold something, at that age,” people said. “Good luck,” said {rival} to {hero}, “with whatever you bring up there.”',
				],
			],
			choices: [
				{
					say: 'Ask what is done with the soup afterward',
					sets: ['asked'],
					outcome: [
						'“And who eats it afterward?” asked {hero}. {host} did not understand the question. “It’s weighed,” said {host}. “And after that?” said {hero}. “After that it has been weighed,” said {host}. “Then we pour it out of the window.” Up on the cart, {elder} turned and looked at {hero}, like somebody who has heard their own name in the street.',
						'“What’s it for, actually?” asked {hero}. “The soup.” {host} gave a patient smile. “It’s for weighing.” “And then?” “Then the window is opened.” It had always been like that, said {host}, and moved on to the next bowl. Up on the cart {elder}, who had been turning the spoon around and around, held it still, and looked at {hero} as if {they} had knocked at a door.',
					],
				},
				{
					say: 'State, for all to hear, that you intend to win',
					sets: ['vowed'],
					outcome: [
						'“I’m going to win this year,” said {hero}, loudly, so that {they} could not take it back. There was a silence full of people who would enjoy this later. Then somebody laughed. {hero} had not known how much {they} wanted to be on that wall until then.',
						'“You can leave a space on the wall,” said {hero} to {rival}. It was meant to be a joke. But {they} had said it in front of everyone, and somebody repeated it, and it went down the whole row and got a laugh at each bowl. By the time it came back {hero} meant it.',
					],
				},
				{
					say: 'Suggest to {rival} that you be one another’s eyes',
					sets: ['pact'],
					outcome: [
						'“You can’t watch the road and the bowl,” said {hero}. “I’ll watch your left side for holes, and you watch my right.” “What do you get out of it?” said {rival}. “Half the road,” said {hero}. {rival} looked for the trick as far as the first hole. “Hole,” {rival.they} said crossly. In six years of winning, nobody had said so much as “Mind out” to {rival.them}.',
						'“We could talk,” said {hero}. “On the road. You tell me about the holes on your side, and I tell you about mine.” {rival} had won six times without telling anybody anything. {Rival.they} went on for a while in silence, looking for the catch. “Root,” {rival.they} said at last, as if it had been pulled out of {rival.them}. It was a real root.',
					],
				},
			],
			scene: {
				at: 'start',
				with: ['rival', 'elder'],
				shows: ['soup', 'spoon'],
				holds: 'soup',
				pose: 'hold',
				feeling: 'determined',
			},
		},
		{
			titles: ['Level', 'The Lower Bends', 'Fifty Bowls in a Row'],
			time: 'day',
			parts: [
				'@answer',
				[
					'It is a quiet sort of race. Fifty people go up a steep road and look into fifty bowls, and cats sit along the walls and wait. Nobody cheers, because of the ripples. After the first bend you stop thinking. After the second, if you are lucky, the bowl begins to do it by itself. {hero} noticed that {theirs} was still full, and was almost frightened.',
					'Fifty people went up between the walls with their heads down, as if they had all lost something. Each of them lost a little more at every step. At the first bend {hero} hardly dared to look into the bowl. There was soup in it, right up to the rim, and the clouds went by in it without a wrinkle.',
					'Five bends take most of a day, if you look into a bowl. Fifty people did. Nobody talks much; dogs are kept in, and small children are carried in such a way that they cannot wave. {hero} kept listening for the first splash. It did not come. There was only the soup, which lay in the bowl as if it had been painted there.',
				],
				{
					flies:
						'+ {hero} could have flown it up. It isn’t forbidden. Somebody did it once, and three gardens were never the same.',
				},
				[
					'At the second bend the ones in front stood still, and the whole row stood still behind them, with a long soft slap. Where the road is blocked the rules allow a lid, with a clamp and a strap. {hero} put it on, and hung the bowl around {themself} like a drum.',
					'Then, bowl by bowl, from the front to the back, the whole row came to a stop. Up and down it there was a clicking of lids. They are allowed where nobody can go on, and they have a strap, so that {hero} could hang the bowl up out of harm’s way, out of the way of {their} {hands}.',
					'At the second bend everybody stood still, and there was soup on the road. “Lids!” somebody called. A lid is forbidden in this race, except where the way is blocked; then it is clamped down, and the bowl is carried on a strap, like a bag. {hero} hung it on and went to see.',
				],
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['Behind the Hedge', 'The Handle', 'What Everybody Does', 'An Inch'],
			time: 'day',
			parts: [
				'@first.outcome',
				{
					late: 'On the other side the lids came off. Under {hero}’s the soup had grown a skin, and most of the others were a whole bend ahead.',
					owes: 'On the other side {hero} took off the lid, as the rules say. The bowl was no lighter, and {they} had a promise to carry with it now.',
					else: [
						'On the other side the lids came off again, one after another, like hats. The row moved on, and {hero} with it.',
						'On the other side {hero} took off the lid, as the rules say, and a small cloud came out. The soup had even kept warm.',
						'On the other side {hero} took off the lid, as the rules say, and counted. There had been eleven noodles, and there were eleven noodles.',
					],
				},
				{
					pact: [
						'“Hole,” said {hero} at the next one, and nobody answered. {rival} had been at the front of the row, and had not waited.',
						'“Root on your right,” said {hero}, and then saw who walked there. It was a woman {they} did not know. {rival} had got through with the first ones, and was around the bend.',
					],
				},
				[
					'After the third bend there is a hedge, and behind the hedge there is a pump. Next to it sat {helper.name}, {helper.a}. {Helper.they} looked into {hero}’s bowl as a doctor looks into a throat. An inch of soup had got lost at the second bend, when the row stopped, without anybody noticing. The handle shone like silver. “One inch or two?” said {helper}. “Don’t look so shocked. All the winners have stood here. Did you think anybody ever won with nothing but soup?”',
					'“In here,” said somebody behind the hedge at the third bend. “You’re down by an inch, since the row stopped.” {hero} looked into the bowl, and it was true. The voice was that of {helper.name}, {helper.a}. {Helper.they} leaned on the handle of a pump. The handle was worn bright by fifty years of people in a hurry. “Two strokes, and it’s full,” said {helper}. “The soup is only weighed, up there. Nobody ever tastes it.”',
					'At the third bend people go past a hedge in single file, and all of them look at the sky. {hero} looked at the hedge. There was a gap in it, worn smooth, and in the gap sat {helper.name}, {helper.a}, beside a pump with a handle like silver. “You’re an inch short,” said {helper}. “Everybody is, when the row has stopped once. One stroke or two? There are names on that wall that took five.”',
				],
				{
					pact: [
						'Then there were steps on the gravel. It was {rival}, come back from farther up, and {rival.their} bowl was empty. “I was one bend ahead of you,” {rival.they} said, “and nobody said ‘Hole.’” {Rival.they} had hold of the handle before {rival.they} remembered who was watching. {Rival.their} name was on that wall six times, in gold. In all those years nobody had ever stood here and looked. “It’s only water,” said {rival}. “Half of it was snow in the real story, too.”',
						'Gravel crunched, and {rival} came around the hedge with an empty bowl and a stain down the front. “Root,” {rival.they} said. “It was on your side, and you weren’t there yet.” {Rival.their} hand was already on the bright place on the handle, where it fitted. It stayed there. Neither of them moved. “You’ve never been behind this hedge,” said {rival}. “I’d only be putting back what the root had.” {Rival.they} was red all the way down. “Say something.”',
					],
					else: [
						'Then there were steps on the gravel. It was {rival}, come back from farther up, and {rival.their} bowl was empty. “Somebody bumped into me,” {rival.they} said. {Rival.they} had hold of the handle before {rival.they} saw who was watching. {Rival.their} name was on that wall six times, in gold. In all those years nobody had ever stood here and looked. “It’s only water,” said {rival}. “Half of it was snow in the real story, too.”',
						'Gravel crunched, and {rival} came around the hedge with an empty bowl and a stain down the front. {Rival.they} had got as far as the fourth bend, and come back. {Rival.their} hand was on the bright place on the handle, where it fitted, before {rival.they} noticed {hero}. Neither of them moved. “You’ve never been behind this hedge,” said {rival}. “I’d only be putting back what somebody else spilled.” {Rival.they} was red all the way down. “Say something.”',
						'Somebody came down the road with the long steps of a person who has nothing to spill. It was {rival}. {Rival.they} turned the empty bowl so that {hero} should not see into it, and then saw that it was no use. “A goat,” {rival.they} said. “At the fourth bend.” {Rival.their} hand had found the bright place on the handle by itself; it had been there six times. “It’s only water,” said {rival}. “You could look at the hedge. People do.”',
					],
				},
			],
			choices: [
				{
					say: 'Add an inch, as is customary',
					sets: ['watered'],
					outcome: [
						'It took two strokes, and the pump squealed at each of them. The bowl was as full as in the morning, and a little paler, like somebody who has had bad news. “There,” said {helper} kindly. “Next year you won’t even look away.” {rival} took the handle next. They did not wait for each other.',
						'{hero} looked at the hedge and pumped. Two strokes; the pump squealed like somebody who has been told a secret. “That’s it,” said {helper}. “Now you’re like everyone.” The soup had gone from red to pink. {rival} pumped next, and neither of them said a word about it.',
					],
				},
				{
					say: 'Pour over half of your soup to {rival}',
					sets: ['shared'],
					outcome: [
						'{hero} poured first and talked afterward, since anything said beforehand would have been an insult. Both bowls were half full. “Now you’ve lost it for both of us,” said {rival}. “You’d lost it already,” said {hero}. “No,” said {rival}, and looked at the handle, and let it go. “I just hadn’t got any soup.”',
						'“Hold it straight,” said {hero}, and poured, until there was exactly as much in the one bowl as in the other. {rival} was too surprised to move. “That was nearly a whole bowl,” {rival.they} said. “You could have been on the wall.” “So could you,” said {hero}. “You still could. But then you’d have to pump.” {rival} let go of the handle.',
					],
				},
				{
					say: 'Go on with an inch too little, and say nothing',
					sets: ['kept'],
					outcome: [
						'{hero} went on with what {they} had. It was an inch less than full, and all of it was soup. “You’ll be last,” {helper} called after {them}, without malice. Behind the hedge the pump squealed. It stopped. After a pause, as if somebody had been thinking, it squealed again.',
						'“No, thanks,” said {hero}, and turned round with the bowl, carefully, like a ship. “It’s your last chance,” said {helper}. “They all top it up here.” {hero} had an inch too little and knew it. Behind {them} the pump began to squeal. It went on for so long that {they} could hear it around the bend.',
					],
				},
			],
			scene: { at: 'first', with: ['rival', 'helper'], shows: [], holds: 'soup', pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['The Upper Bends', 'Who Is in Front', 'What Does Not Spill'],
			time: 'dusk',
			parts: [
				'@answer',
				{
					shared:
						'Half a bowl is easy to carry. {hero} and {rival} went up the fourth bend side by side, and {rival} said that you could see the whole valley from here. It had been there for all of those six years. “I always thought it would be a relief to win,” {rival.they} said after a while. “It is, for about as far as the door.”',
					watered:
						'Water is quicker than soup; {hero} found that out at the fourth bend. It climbed up one side of the bowl, and {hero} had to lean after it with a calm face. People from the upper farms stood along the wall. They took off their hats, to {hero}, to the soup, to the honesty of it.',
					else: [
						'People from the upper farms stood along the fourth bend. “Who’s that, with all that soup?” one of them said, not quite softly enough. “It can’t be.” {hero} did not look up. {They} had never been so happy in {their} life, at such a low speed.',
						'At the fourth bend people from the upper farms had put out chairs. “There’s soup in that one,” said a boy, and was told not to stare. An old woman got up to see. {hero} went by at the speed of a shadow, and wished there were a sixth bend, and a seventh.',
						'“Isn’t that {hero}?” somebody said, on the wall at the fourth bend. “It can’t be. That’s soup.” In other years {hero} had not looked up here, so as not to see the faces. This year it was because of the soup.',
					],
				},
				{
					shared: [
						'“You take the road,” said {rival} at the last bend, “and I’ll take the cart track. It’s longer, and it comes to the same. If we arrive together, they’ll say we arranged it.” Above the bend stood the roof, with a thread of smoke. Somebody up there still lit that fire.',
						'From the last bend you see the roof and the smoke above it, straight up, as people must have seen it that winter. Here {rival} turned off onto the cart track, where everybody goes who has been here before. “If we come in together, they’ll say we arranged it,” said {rival}. So {hero} had the road alone.',
					],
					else: [
						'From the last bend you see the roof and the smoke above it, straight up, as people must have seen it that winter. The ones ahead had turned off onto the cart track, which is longer and smoother. {hero}, to whom nobody had ever mentioned it, stayed on the road.',
						'Above the last bend stood the roof, with a thread of smoke. Somebody up there still lit that fire. {hero} had never looked up from a bowl for long enough to notice it. The others took the cart track here, which goes the long way around and spills less. {hero} kept to the road, like the people in the story.',
						'From here you can see the roof, and the smoke above it. In the story it is what they went by, at night. The ones ahead turned off onto the cart track, where the going is smooth and about which nobody tells stories. {hero} had never heard of it, and went on by the road.',
					],
				},
				[
					'Between there and the door the road dips once more, out of sight of everything. It was blocked at the bottom, and {hero} put the lid on, and hung the bowl by its strap.',
					'But the road goes down once more before it gets there, and at the bottom of the dip it was blocked. {hero} clamped the lid on and took the bowl on its strap.',
					'But in the dip before the door, where you see neither roof nor smoke, the way was blocked again. Nobody was looking, and {hero} kept the lid off until the very last step all the same. Then {they} hung the bowl by its strap.',
				],
				'@second.meet',
			],
			choices: 'second',
		},
		{
			titles: ['The Seat of Honor', 'A Word Beforehand', 'The Wall', 'It Ought to Be You'],
			time: 'night',
			parts: [
				'@second.outcome',
				{
					'first.trust': [
						'At the door a boy took the bowls, and put them on the long table at the front. {Hall.at} lay the book, next to the scale. “Nine times,” read {host}, and turned back the pages, “a dash. And now there’s soup! You’ll understand that I have to put down how it was carried, and who says so.”',
						'“Soup?” said {host} {hall.at}, and turned back nine pages, as if there might be a mistake in them. The bowl was put on the long table, with the others. “I’ve never written anything here but a dash. Is there somebody who saw you carry it?”',
					],
					'first.hear': [
						'At the door a boy took the bowls, and put them on the long table. For five bends those fifty people had hardly spoken, and {hall.at} each was telling the others how the road had been. In the seat of honor {elder}’s lips were moving. {hero} could not hear a word, and found that {they} wanted to.',
						'The bowls went onto the long table, each with its name, and {hall.at} it was now so loud that the weights hummed. {hero} saw {elder} say something, to nobody in particular, and wait, and say it again, and could not hear a word.',
					],
					else: [
						'At the door a boy took {hero}’s bowl, and it went overhead, from hand to hand, to the long table by the scale, where its owner had to be too. The others had given theirs up already. But if you have carried one for a day, you go on. They stood {hall.at}, from wall to wall, with both arms out in front of them. Such people do not step aside. They do not so much as breathe out.',
						'The scale was at the far end, and the bowls, {hero}’s too by now, stood on the long table next to it, and whoever was to be weighed had to stand there too. Between there and the door stood everybody who had carried one, elbow to elbow, and could not stop yet. “Mind the soup,” they said, to whoever tried to pass, without moving their lips, and held on to nothing with both hands.',
					],
				},
				'@first.later',
				{
					'first.trust': 'For the first time in that book {hero} was put down with soup.',
					'first.hear': [
						'+ “I only asked if it’s far, with a full bowl,” said {elder}, to the one next to {elder.them}. “I’ve never carried one.”',
						'+ “It smells just as it did,” said {elder}, into that silence. “I mention it every year.”',
					],
					else: [
						'There was the scale, and next to it a bowl with {hero}’s name on it and soup in it. In nine years there had not been one.',
						'So {hero} stood before the scale, and had something to put on it. That was new. For nine years {they} had only come up here to see the dash being written.',
						'On the long table, in front of the scale, the soup was waiting for {hero}.',
					],
				},
				{
					shared: [
						'“A word,” said {host}, and drew {hero} aside, under the names in gold. “Half a bowl! It ought to be you. Nobody leans forward for {rival} any more; they know how it comes out. But half a bowl, and the heaviest of all! They’d call it a miracle.” {host} moved a little brass weight along the shelf, and then chose a larger one. “A scale is only a machine. I can help it along.” Behind them, in the seat of honor, sat {elder}. Somebody had hung a wreath on the chair. Nobody had said hello.',
						'“May I be frank?” said {host}, in front of the long table. “A seventh time {rival} isn’t a triumph, it’s a habit. They clap with their gloves on. And then you bring half a bowl! If the scale went down for that, there wouldn’t be a dry eye.” A brass weight lay in {host.their} palm. {Host.they} looked into {hero}’s bowl, and exchanged it for a larger one. “The scale won’t mind. I’ve asked it before.” A few steps away sat {elder} under a wreath, close enough to hear. It did not seem to bother {host} at all.',
					],
					else: [
						'“A word,” said {host}, and drew {hero} aside, under the names in gold. “It ought to be you. I mean it. {rival} has won six times running, and people are bored. They’re beginning to yawn at the winter itself. If it were you, they’d cry.” {host} moved a little brass weight along the shelf. “A scale is only a machine. I can help it along.” Behind them, in the seat of honor, sat {elder}. Somebody had hung a wreath on the chair. Nobody had said hello.',
						'“Between ourselves,” said {host}, next to the scale, “I’m tired of painting the same name up there. {rival}, {rival}, {rival}. It reads like a bill. People have stopped crying at the story. But you! Nine years, and you still come back.” A very small brass weight lay in {host.their} palm. “It only takes this much.” A few steps to the left sat {elder} under a wreath, close enough to hear. It did not seem to bother {host} at all.',
						'“Walk with me a moment,” said {host}, and led {hero} along the wall of names. The last six were all the same. “You see? It’s like a clock that has stopped. People want to be moved, and {rival} doesn’t move them any more. You would.” On the shelf under the names lay a brass weight, no bigger than a thimble. “It wouldn’t be for us,” said {host}. “It would be for the winter.” They had come to a stop in front of the seat of honor, and {elder} looked up, in case {elder.they} was meant.',
					],
				},
			],
			choices: [
				{
					say: 'Let {host} help the scale along',
					sets: ['accepted'],
					outcome: [
						'{hero} said neither yes nor no. {They} said, “If you think it would help.” {host} was really moved, and thanked {them}. It was all for the sake of the winter. It occurred to {hero} that a lot of things could be done for the sake of the winter.',
						'“I wouldn’t want to be in the way of the winter,” said {hero}. It was a good sentence, and it seemed to have come from somebody else. {host} pressed {their} {hand}. When {they} looked again there was no brass weight to be seen.',
					],
				},
				{
					say: 'Ask to be weighed like anybody else',
					sets: ['declined'],
					outcome: {
						watered: [
							'“I’d like to know what it weighs,” said {hero}, and thought of the pump too late. {host} looked into the bowl. {Host.they} had a good eye. “Full to the rim,” said {host} slowly. “It would win as it is. And I took you for somebody who needed help.” The brass weight went back on the shelf. It had left a ring in the dust there, and there were a good many rings.',
							'“And if I’d rather have what’s really in the bowl?” asked {hero}. {host} looked in. {Host.they} had a good eye. “Then you’d win with that,” {host.they} said. “I can’t think how you do it.” {hero} could. {host} put the brass weight back, with respect, and dusted it, for something to do.',
						],
						shared: [
							'“I’d like to know what it weighs,” said {hero}. “I’ve wanted to know for nine years.” “Half,” said {host}. “It weighs half.” But {host.they} put the brass back on the shelf. It had left a ring in the dust there, and there were a good many rings.',
							'“And if I’d rather have what’s really in the bowl?” asked {hero}. “Then you’d be last,” said {host} at once. {Host.they} had a good eye. “I’ve never been last,” said {hero}. “You have to arrive for that.” It sounded so pleased that {host} put the brass back, and dusted it, for something to do.',
						],
						else: [
							'“I’d like to know what it weighs,” said {hero}. “I’ve wanted to know for nine years.” {host} looked almost envious, and put the brass weight back on the shelf. It had left a ring in the dust there. There were a good many rings.',
							'“And if I’d rather have what’s really in the bowl?” asked {hero}. “Then you’d be third,” said {host} at once. {Host.they} had a good eye. “Maybe fourth.” “I’ve never been fourth,” said {hero}, and it sounded so pleased that {host} put the brass weight back, and dusted it, for something to do.',
						],
					},
				},
				{
					say: 'Excuse yourself, and go and ask {elder} about the spoon',
					sets: ['asked', 'sat'],
					outcome: [
						'“What’s the spoon for?” asked {hero}. {elder} seemed surprised to be spoken to. “It’s the only thing made of wood that I didn’t burn,” {elder.they} said. “You have to keep something to eat with. They tell the story very nicely, you know. But it went on until April.” It took {hero} a moment. There had been one person in that story, by that fire. It was {elder}.',
						'“May I ask what the spoon is for?” said {hero}. “For soup,” said {elder}, and it was plain that nobody had ever asked. “I burned the table, and the stairs, and the bed. But there was a bowl every night, and somebody had carried it through all that snow, and it would have been rude to drink out of it. They always say March. It was April before it stopped.” {hero} looked at the wall, and at the wreath. So the one in the story had been sitting here all the time.',
					],
				},
			],
			scene: {
				at: 'hall',
				with: ['elder', 'host'],
				shows: ['spoon', 'soup'],
				pose: 'stand',
				feeling: 'worried',
			},
		},
		{
			titles: ['The Scale', 'A Machine', 'By the Open Window', 'The One Who Was in the Story'],
			time: 'night',
			parts: [
				'@answer',
				{
					'second.trust': [
						'Before a bowl goes on the scale, somebody must say that it was carried honestly. It is a form of words. Nobody has thought about it for as long as there has been a pump.',
						'“And who can swear that {hero}’s was carried honestly?” asked {host}, who asked it of every bowl, and had never been known to wait for the answer.',
					],
					'second.hear': [
						'It was time for the story, and {host} rang the bell, and nobody heard it. In the seat of honor {elder} had leaned forward, as {elder.they} did every year. {hero} had never really listened to that story. This year {they} wanted to.',
						'Somebody got up to tell the story, and could not begin, for all fifty of them were still comparing bends. {elder} was the only one who was waiting for it. {hero} looked at that face, and found that this year {they} wanted to hear it too.',
					],
				},
				{ 'second.reach': '', else: '@second.later' },
				{
					'second.trust & watered': [
						'+ {hero} looked into the bowl for as long as it lasted. The soup was very pale.',
						'+ It was a fine speech. {hero} stood there with an inch of water.',
					],
					'second.trust & accepted': [
						'+ {host} nodded at every word, with one hand on the scale.',
						'+ “Honest,” said {host}, and wrote it down, and moved the inkwell in front of the brass weight.',
					],
				},
				[
					'Before the weighing the story was told again, as it is every year: the snow, the fire, and the bowl that was carried through the dark. People dabbed their eyes. {hero} could see past the speaker to the guest of honor. {elder} was listening to every word, with open lips. It did not look like remembering. It looked like waiting for the end.',
					'A bell was rung, and a man got up who told the story every year. He told it well. It snowed, and there was a light, and night after night a bowl came up to it through the drifts. Handkerchiefs came out. Behind the speaker {elder} sat as still as a child who has been promised that this time it will end differently.',
					'First comes the story, and a man in black told it with his eyes shut. He did the wind. He did the steps in the snow, and the bowl under the coat. When he got to the light in the window the whole room was breathing through its mouth. {hero} happened to be looking the other way. In the seat of honor {elder}’s lips were moving, half a word ahead of his.',
				],
				{
					sat: 'At “and they burned whatever there was,” {elder} nodded. {Elder.they} had told {hero} that as well. In November it was the doors. In December it was the floor. In February it had been {elder.their} fiddle.',
					else: [
						'At “and they burned whatever there was,” {elder} looked down at the spoon. “There was a fiddle up there,” an old man next to {hero} muttered. “You could hear it every night, until February. Then {elder} must have burned it.” And {hero} finally understood whom people had put in that chair every year, close enough to smell the soup.',
						'“They always say ‘somebody,’” an old woman next to {hero} said under her breath. “It was {elder}, and there was a fiddle up there too, until February. Then the fiddle went on the fire.” She was looking at the seat of honor, and {elder} was looking at the spoon. All those years the one from the story had been put in that chair, close enough to smell the soup, and then the soup had been poured out of the window.',
						'At “and they burned whatever there was,” {elder} turned the spoon around. “My mother was one of those who carried,” said the old man beside {hero}, to nobody. “She said you could always hear a fiddle, from the last bend. Then one night in February there wasn’t, and the fire was bigger.” He looked at the seat of honor, and so did {hero}. It took a moment. It was {elder} in the story, who was put in that chair every year, close enough to smell the soup.',
					],
				},
				{
					'first.ally & second.ally':
						'{first.ally} had never been to a Soup Day, nor had {second.ally}. “And who gets the soup?” one of them asked the other in a whisper, and got no answer.',
					'first.ally': [
						'“And the one in the chair?” whispered {first.ally}, who had never been to a Soup Day. “Who brings some over there?” {hero} did not know what to say.',
						'{first.ally} had never been to a Soup Day, and pulled at {hero}. “When does the one in the chair get any?” {hero} had been coming here for nine years, and had never asked.',
					],
					'second.ally': [
						'“And the one in the chair?” whispered {second.ally}, who had never been to a Soup Day. “Who brings some over there?” {hero} did not know what to say.',
						'{second.ally} had never been to a Soup Day, and pulled at {hero}. “When does the one in the chair get any?” {hero} had been coming here for nine years, and had never asked.',
					],
				},
				[
					'“And so we remember,” said the speaker, and sat down. Two boys opened the window, because afterward the soup is poured out of it. The scale was dusted. {Thing} shone on its cushion. It was {hero}’s turn, and {they} took the bowl from the long table. In that silence, among fifty bowls of soup, somebody in the seat of honor put down the end of a spoon, very softly.',
					'“And that, my friends, is who we are.” Everybody clapped, and blew their noses. The window was opened, because afterward the soup is poured out of it. {Thing} was turned a little, to catch the light. The scale stood waiting, with its two brass pans, and somebody put the bowl into {hero}’s {hands}. Nobody looked at the guest of honor.',
					'“They never let it go out,” said the speaker, “and nor must we,” and a sigh went from wall to wall. The window was opened, because afterward the soup is poured out of it. {Thing} was given a last rub with a sleeve. Then {hero}’s name was read out. {They} took the bowl from the long table, and people left a way free to the scale. It went past the seat of honor, where {elder} had moved the spoon to the other side, to make room.',
				],
			],
			choices: [
				{
					say: 'Hand the bowl up to be weighed',
					sets: ['weighed'],
					outcome: {
						accepted: [
							'{host} set it on the pan with both hands, and the brass under it with two fingers, and the pan went down with a clonk. “I haven’t seen that in all my years,” said {host}, who had seen to it.',
							'{host} carried the bowl to the scale in person. As it was set down, something made of brass slid under it, and the pan sank as if it were tired. “Look at that!” cried {host}. Everybody looked at that, and so nobody looked at {host.their} other hand.',
						],
						'watered & sat':
							'{hero} had meant to go past the scale. But nine years are nine years, and it stood on the way. {host} set the bowl on the pan. A scale cannot taste. It weighed the soup and the two strokes of the pump; and because soup weighs a little more than water, and {rival} had had to pump a whole bowl, the pan went down with a clonk.',
						watered: [
							'{host} set it on the pan. A scale cannot taste. It weighed the soup and the two strokes of the pump; and because soup weighs a little more than water, and {rival} had had to pump a whole bowl, the pan went down with a clonk. “I haven’t seen that in all my years,” said {host}. It was one of the few true things that were said that evening.',
							'{host} set it on the pan, full to the rim. {rival}’s had been just as full. But {rival} had had to pump a whole bowl, and {hero} only an inch, and soup is a little heavier than water; so the pan went down with a clonk, and what decided it, when you come to think of it, was honesty. {hero} did not come to think of it.',
						],
						shared:
							'{host} set it on the pan, and the scale hardly moved. “It really is only half,” said {host}, who had hoped to be wrong. “Where can the rest be?” “I know where it is,” said {hero}.',
						sat: 'It was for {elder}, and {elder} would have it. But {hero} wanted to know, once in nine years. {host} set it on the pan, and took off one weight after another, until it hung level. So that was how much one person could bring up five bends, without help.',
						else: [
							'{host} set it on the pan, and took off one weight after another, until it hung level. So that was how much one person could bring up five bends, without help.',
							'{host} put weights on the other pan, and took some off again, and blew on it, and it hung level. So that was what it came to: five bends, one person, and no pump.',
						],
					},
				},
				{
					say: 'Carry it on, past the scale, to the seat of honor',
					sets: ['fed'],
					outcome: {
						watered:
							'{hero} put it down in front of {elder}. “It’s for you,” {they} said. “There’s water in it. I put it there.” “There was always snow in it,” said {elder}, who had hold of the spoon already. “I never complained. They’d come such a long way.”',
						else: '{hero} went past the scale, and past {host}, who was reaching out for the bowl, and put it down in front of {elder}. Everybody turned round. {elder} did not touch it at first. “For me?” {elder.they} said. “Are you sure it doesn’t have to be weighed?”',
					},
				},
				{
					say: 'Say what has been done to it',
					if: 'watered or accepted',
					sets: ['confessed'],
					outcome: {
						watered:
							'“There’s an inch of water in this,” said {hero}, “from the pump behind the hedge. You all know which one.” It was not said loudly. But that whole room had been afraid of that sentence for fifty years, and heard it.',
						else: '“There’s a brass weight under that scale,” said {hero}. “It was going to be helped along for me.” {host} laughed, and looked around for somebody to laugh with. The look went from bench to bench, and nobody would take it.',
					},
				},
				{
					say: 'Ask the speaker how the story ends',
					if: '!watered & !accepted',
					sets: ['wondered'],
					outcome:
						'“What happened to the one who kept the fire?” asked {hero}. The speaker smiled, looked into his speech, and turned it over. There was nothing on the back. “I suppose,” he said, and stopped, because by then everybody in {hall} had seen where {hero} was looking.',
				},
			],
			scene: {
				at: 'hall',
				with: ['elder', 'host'],
				shows: ['spoon', 'thing'],
				holds: 'soup',
				pose: 'think',
				feeling: 'determined',
			},
		},
		{
			titles: ['In the Present Tense', 'The Weight of It', 'How the Story Ends', 'Not in the Speech'],
			time: 'night',
			parts: [
				{
					'!weighed & quiet': ['There had been a lot of words. {hero} waited until the last of them was over.', ''],
					'!weighed & kind': ['{hero} saw how the spoon was moved a little nearer, and then, politely, back.', ''],
					'!weighed & honest': ['{hero} looked into the bowl. {They} knew what was in it, to the last noodle.', ''],
					clever: ['{hero} looked at the bowl, and at the spoon, and did a very short sum.', ''],
					merry: [
						'{hero} felt a laugh coming, as on every Soup Day. Then {they} looked at the chair with the wreath, and it did not come.',
						'',
					],
					dreamy: ['{hero} had to be told twice that it was {their} turn.', ''],
				},
				'@answer',
				{
					'accepted & fed':
						'“Then you won’t be needing this,” said {host}, very low, and closed one hand over something made of brass.',
					'vowed & end-won':
						'“{hero} said so this morning,” somebody told the next person, in the last row. “Right out loud. And I laughed!”',
					'vowed & !end-won': [
						'“And {hero} was going to win,” somebody told the next person, in the last row, and nobody laughed at it this time.',
						'“{hero} was going to win,” somebody remembered, in the last row. “This morning. And we laughed.”',
					],
				},
				{
					'end-won & watered & first.ally':
						'{first.ally} had waited in front of the hedge, and had counted the squeals. “So that’s how it’s done,” said {first.ally}, and did not stay for the painting.',
					'end-won & watered & second.ally':
						'{second.ally} got a look into the bowl as it was carried past, and saw how pale it was, and did not stay for the painting.',
					'end-won & first.ally':
						'{first.ally} had seen {host}’s hand go under the bowl. “So that’s how it’s done,” said {first.ally}, and did not stay for the painting.',
					'end-won & second.ally':
						'{second.ally} had seen {host}’s hand go under the bowl. “So that’s how it’s done,” said {second.ally}, and did not stay for the painting.',
				},
				{
					'pact & end-won':
						'“Hole,” said {rival}, very softly, when {hero} was called up, and looked at the floor in front of {them}. There was none.',
					pact: '“Hole,” said {rival}, very softly. There was none.',
				},
				{
					'end-won': '',
					else: [
						'Nobody coughed. Fifty people had looked into that soup since the morning, for the length of five bends and a whole speech, and now one after another they looked up from it, a little dazzled, as if somebody had brought in a lamp.',
						'It was so quiet that you could hear the fire. Fifty people looked at fifty bowls, as they had all day. They had only ever looked to see how much was in there.',
						'Something went from face to face, like a yawn. Fifty people had carried soup, and guarded it, and wept over it, all day long, and not one of them had been hungry.',
					],
				},
				{
					'end-truth & confessed': [
						'{rival} got up next. “Six times,” said {rival}. “At the pump. Two strokes, mostly. Three in the fourth year.” After that it was like a thaw, which drips, and then runs. A man in a silk hat had done it with a teacup. Somebody read out the wall, name by name, and at each name somebody said a number, and in four cases they said it for the dead. {elder} put an end to it. “I hear a lot about water,” said {elder}. “I kept that fire till April, and I’m hungry. Is there any soup?” {hero} put the bowl down in front of {elder.them}, cold as it was, and the spoon went in. The others stood about, each with a bowl again, like people who come to visit and find out that they were expected long ago. The names were left on the wall. Only one more thing was painted after the last, in the same gold, and it was a pump.',
					],
					'end-truth': [
						'“I can tell you how it ends,” said {elder}. “I kept the fire. In April somebody came up with a bowl, and saw that it was spring, and sat down and ate it with me. We were both so glad that it didn’t seem important. After that nobody came.” {Elder.they} was not complaining; {hero} had asked. “I thought you might still be on the way.” Somebody shut the window. It may have been {host} who took the brass pans off the scale, because plates were needed. Nobody was called up to the wall that night. The gold paint dried in its pot, and it was some time before anybody noticed. {rival}, who knew where the spoons were kept, went and fetched fifty. {Thing} was taken off its cushion, because somebody had to sit on the cushion, and {hero} got the place on the bench next to {elder}.',
					],
					'end-table': [
						'{elder} ate. {Elder.they} took about as long as the speech. “It needs salt,” {elder.they} said finally. “It always did, but I kept your fire all winter, and never liked to mention it.” Somebody laughed, or it may have been the other thing. Then a bowl was put down next to the first one. It was {rival}’s. {Rival.they} had been called up with it, and had walked past the scale. “There isn’t much soup in it,” said {rival}. “I’ve been here six years, and I never asked you what you’d like.” One by one the others brought their bowls, and not in order of weight. When the table was full they used the windowsills. Nobody won, for the first time since there had been a list. Under that year somebody has written, in small letters, “eaten.” {hero} is not on the wall. {Thing} was in the way until about ten, and then it was where people put the salt.',
					],
					'end-last': [
						'There was nothing on the scale, so {hero} was put down with a dash. It was the tenth, and people were decent enough not to read it out. {Thing} went to {rival}, and everybody sang. It was all as usual, except for one small noise in the pauses, of wood on a bowl. “You’ve lost by this,” said {elder}, scraping. “So did they, you know, the ones who came up here. It was never the ones who could spare it.” So {hero} had carried soup to the one who kept the fire, and it was written down as nothing. {hero} did not go in for the race again, but carried {elder} a bowl on all the other days, with a lid. Sometimes, at the third bend, {rival} happened to be passing, and carried it as far as the fourth.',
					],
					'end-won & !watered': [
						'People wept; {host} had been right about that. Even the one who told the story every year wept. {hero} was painted on the wall, in real gold, and {thing} was put into {their} {hands}. {rival} was the first to clap, and the first to stop. In the last row somebody held up a child, so that it could say later that it had been there. Then {elder} leaned over to the pan and took one spoonful. “That is soup,” {elder.they} said to {hero}. “It would have done, as it was, without the brass.” {Elder.they} nodded toward the scale. “I sit so near, you see. When you keep a fire for a winter, you get good at watching.” It was not a threat; {elder.they} was making conversation. After that {hero} was asked for the speech every year, and gave it well, except for one place, where it always stuck. But from then on there was a bowl beside {elder}’s fire every evening, carried up in the dark, and not weighed by anyone. And in the spring that brass weight was missing from the shelf, and has never been found.',
					],
					'end-won': [
						'People wept, as they do for somebody who has tried nine times. Even the one who told the story every year wept. {hero} was painted on the wall, in real gold, and {thing} was put into {their} {hands}. {rival} was the first to clap, and the first to stop. In the last row somebody held up a child, so that it could say later that it had been there. Then {elder} leaned over to the pan and took one spoonful, and tasted it, and after that {elder.they} was polite. “Thank you,” {elder.they} said, only to {hero}. “You know, I kept that fire till April. I’d forgotten what it was like toward the end, when there was nothing left to put in.” That was all. After that {hero} was asked for the speech every year, and gave it well, except for one place, where it always stuck. People took it for art. But the fire up there was never again without soup for a single night. It was good soup. Somebody carried it up in the dark, and stopped each time at the third bend, and took hold of the handle, and let it go.',
					],
					'end-second & shared': [
						'It was the least that had ever been weighed, and the second least was {rival}’s. {Thing} went to a man in the third row, to his alarm. “What happened to you two?” asked {host}, and carried the bowls to the window. “Wait!” said {hero} and {rival}. It was hard to tell who was faster. There was room for two halves in front of the seat of honor. {elder} took a spoonful from one and then from the other, fairly, like somebody who has shared before. “I kept the fire,” {elder.they} said. “People came up here in pairs, after Christmas, in case one fell. I used to hear them at the last bend. One of them would be telling the other where to step.” {hero} is not on the wall. Neither is {rival}, for that year, and the next day {rival.they} asked if the other six could be scraped off. It took {rival.them} most of a week.',
					],
					'end-second': [
						'{hero} was third, by an inch, and nobody is painted on the wall for that. {rival} was called up. {hero} stood there with the true weight of it on a slip of paper, and found that {they} minded less than {they} had thought. Then {host} took the first bowl to the window. You could hear it, a long way down, on the stones. “If it’s out of the race,” said {hero}, “can I have mine back?” There was no rule against it. “Thank you,” said {elder}, when it stood in front of {elder.them}. “I kept the fire in, and people brought me this. I’d never have asked. They have so much to remember.” {Elder.they} ate it all. {rival} was still at the window, with {thing} under one arm and a full bowl in both hands, and could not pour. “Bring it here,” {hero} said. “There’s a second spoon in the kitchen.”',
					],
				},
				'@debts',
			],
			choices: 'none',
			scene: {
				at: 'hall',
				with: ['elder', 'rival'],
				shows: ['spoon', 'thing'],
				holds: 'soup',
				pose: 'sit',
				feeling: 'calm',
			},
		},
	],
};
