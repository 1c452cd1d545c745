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
					'Every child there can tell you about the great winter. From November to March somebody kept a fire burning {hall.at}, so that people who were out in the storms could see where home was. Every night somebody else carried up a bowl of soup. It is told each year on Soup Day, by people who have had breakfast. {hero}, down in the list of starters as “{described},” knew it by heart, and had never listened to it. {They} had always been thinking about the bowl, and about the wall up there on which the winners are painted in gold.',
					'In the great winter one person kept a fire alive {hall.at}, and everybody else kept that person alive, with soup, on foot, in the dark. Now there is a race. You carry a full bowl up the same five bends. It is weighed at the top, and whoever has the heaviest is painted on the wall in gold. In the list of starters {hero} was “{described}.” {They} had taken part for nine years, and had never yet moved the scale. It was not that {they} did not try. Something always happened on the way. In the book, after {their} name, there was a dash, nine times, each time in the same neat hand.',
					'{hero} wanted {their} name on a wall. It was the wall {hall.at}, where the winners of Soup Day are painted in gold, in memory of the great winter. All you have to do is carry a full bowl up five bends and spill less than anyone else. {hero}, or “{described},” as it says in the list of starters, had tried it nine times. {They} had once arrived with a noodle. It did not move the scale, and in the book there was a dash, as in the other eight years. All the same, {hero} knew the exact spot between two of the names where there was still some wall.',
				],
				{
					quiet: [
						'Last year somebody had jostled {hero} at the start. {They} had said nothing, and the others took that as permission.',
						'Last year {hero} had asked somebody to move over, at the start, in a very low voice, and had stood behind that person until all the others were out of sight.',
					],
					bold: [
						'Last year {hero} had taken the first bend at a run, for the effect. There was an effect. People still talked about it.',
						'Last year {hero} had waved to both sides of the road, as one does in a triumph. The bowl had been waved as well.',
					],
					kind: [
						'Last year, as every year, there were cold people along the road, and they had said that the soup smelled good. {hero} had arrived with a bowl.',
						'Last year {hero} had held a good many bowls for people who wanted to blow on their fingers. At the top {they} had had only {their} own left, and it was the wrong way up.',
					],
					honest: [
						'Last year {hero} had reported that one of the noodles in the bowl was not {theirs}. There was an investigation, and the soup was kept as evidence.',
						'Last year {hero} had been asked, at the third bend, how much was left, and had wanted to give an exact answer. So it had to be poured out and measured.',
					],
					clever: [
						'Last year {hero} had hung the bowl in rings, like a ship’s lamp. The bowl had stayed perfectly level. Everyone near it had been soaked.',
						'Last year {hero} had calculated that one spills least if one leans into the bends. It was quite correct. Only the bowl had not been told which way they went.',
					],
					careful: [
						'Last year {hero} had not lost one drop. But it had taken {them} so long that the scale was back in its box, and somebody was sweeping. {They} got a dash for it.',
						'Last year {hero} had tested each yard of the road before carrying anything across it. It was by far the safest bowl on Soup Day. It arrived on the day after.',
					],
					merry: [
						'Last year {hero} had looked at all those solemn faces behind all those bowls, and that was that. {They} had never got past the second bend without laughing.',
						'Last year somebody’s noodle had hung over the rim, in front of {hero}, like a tongue. Nobody else had seen anything in it. {hero} had seen it for two bends, and then had to sit down.',
					],
					dreamy: [
						'Last year {hero} had put the bowl down on a wall, to finish a thought, and gone on without either.',
						'Last year {hero} had watched a leaf that went around and around on the soup, and followed it, and had come back to the start.',
					],
					quick: [
						'Last year {hero} had led at every bend, with an empty bowl. The soup had made its own arrangements.',
						'Last year {hero} had got up there so early that nobody had lit the lamps yet. There had been plenty of time to look for the soup.',
					],
				},
				[
					'“In memory!” cried {host.name}, {host.a}, and the ladle fell. {rival.name}, {rival.a}, took the first bowl like a salute. {Rival.they} had won six times. On the cart, which drives up ahead with the scale and the prize, {thing.a}, sat the guest of honor. It was {elder}, {elder.the}, who was so old that hardly anybody remembered what the honor was for. It isn’t in the story. {Elder.they} had brought a wooden spoon. {Elder.they} always did. One year somebody had tried to swap it for a flag, because a flag looks better. {Elder.they} had said thank you, and sat on the flag. “It’s a question of character,” said {rival}, and looked at {hero}’s bowl.',
					'{host.name}, {host.a}, spoke about sacrifice, and held up the prize, {thing.a}. Then the bowls were filled. {rival.name}, {rival.a}, held out a bowl like all the rest. {Rival.they} had been painted on that wall six times. On the cart that drives up ahead with the scale sat {elder}, {elder.the}, the guest of honor, and listened to the story of the great winter with a small frown, as if one thing in it were not quite right. {Elder.they} held a wooden spoon, as always. People put it down to age. {Elder.they} was never asked about it, because there was always so much to do. “Try to arrive,” said {rival} to {hero}, in a friendly way.',
					'{host.name}, {host.a}, thanked the great winter for having been so great, and the bowls were filled to the rim. The prize was {thing.a}. “After you,” said {rival.name}, {rival.a}. Then {rival.they} went first. {Rival.they} had won six times. A cart drives up ahead with the scale, and on it, wrapped in a rug, sat {elder}, {elder.the}, the guest of honor, with a wooden spoon. A child had once asked what the spoon was for, and had been told to mind its bowl. “One likes to hold something, at that age,” people said. “Good luck,” said {rival} to {hero}, “with whatever you bring up there.”',
				],
			],
			choices: [
				{
					say: 'Ask what is done with the soup afterward',
					sets: ['asked'],
					outcome: [
						'“And who eats it afterward?” asked {hero}. {host} did not understand the question. “It’s weighed,” said {host}. “And after that?” said {hero}. “After that it has been weighed,” said {host}. “Then we pour it out of the window.” Up on the cart, {elder} turned and looked at {hero}, as one does at one’s own name in the street.',
						'“What’s it for, actually?” asked {hero}. “The soup.” {host} gave a patient smile. “It’s for weighing.” “And then?” “Then the window is opened.” It had always been like that, said {host}, and moved on to the next bowl. Up on the cart {elder}, who had been turning the spoon around and around, held it still, and looked at {hero} as if {they} had knocked at a door.',
						'“When it has been weighed,” asked {hero}, “who gets the soup?” People laughed, but not unkindly, since it was {hero}. “The window,” said {host}, and thought it a good answer. “It was never meant for anything else, as far as I know.” {host} had a list of all the winners, and a list of all the weights, and neither of them said anything about it. But the spoon had stopped moving, up on the cart. {elder} was looking at {hero}, with {elder.their} mouth a little open, like a person who has been told to wait and hears steps.',
					],
				},
				{
					say: 'State, for all to hear, that you intend to win',
					sets: ['vowed'],
					outcome: [
						'“I’m going to win this year,” said {hero}, loudly, so that {they} could not take it back. There was a silence full of people who would enjoy this later. Then somebody laughed. {hero} had not known how much {they} wanted to be on that wall until then.',
						'“You can leave a space on the wall,” said {hero} to {rival}. It was meant to be a joke. But {they} had said it in front of everyone, and somebody repeated it, and it went down the whole row and got a laugh at each bowl. By the time it came back {hero} meant it.',
						'“This time I’m going to win,” said {hero}, and forgot to say it quietly. Forty-nine bowls were turned around, with great care, so that their owners could see who that had been. “Good for you,” said {rival}, which was worse than laughing. There was some of that as well, farther back. {hero} looked into the soup until {their} face in it had stopped shaking, and found that it was true.',
					],
				},
				{
					say: 'Suggest to {rival} that you be one another’s eyes',
					sets: ['pact'],
					outcome: [
						'“You can’t watch the road and the bowl,” said {hero}. “I’ll watch your left side for holes, and you watch my right.” “What do you get out of it?” said {rival}. “Half the road,” said {hero}. {rival} looked for the trick as far as the first hole. “Hole,” {rival.they} said crossly. In six years of winning, nobody had said so much as “Mind out” to {rival.them}.',
						'“We could talk,” said {hero}. “On the road. You tell me about the holes on your side, and I tell you about mine.” {rival} had won six times without telling anybody anything. {Rival.they} went on for a while in silence, looking for the catch. “Root,” {rival.they} said at last, as if it had been pulled out of {rival.them}. It was a real root.',
						'“I can see your side of the road,” said {hero} to {rival}, “and you can see mine. It’s only our own that we can’t look at.” “It’s a race,” said {rival}. “It’s a road,” said {hero}. It took {rival} some time to find anything wrong with that, and before {rival.they} had found it there was a hole. “Left,” said {rival}, through {rival.their} teeth. After six years of holes it was the first that {rival.they} had given away.',
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
			titles: ['Level', 'The Lower Bends', 'Fifty Bowls in a Row', 'A Cup'],
			time: 'day',
			parts: [
				'@answer',
				[
					'It is a quiet sort of race. Fifty people go up a steep road and look into fifty bowls, and cats sit along the walls and wait. Nobody cheers, because of the ripples. {hero} noticed that {theirs} was still full, and was almost frightened.',
					'Fifty people went up between the walls with their heads down, as if they had all lost something. Each of them lost a little more at every step. At the first bend {hero} hardly dared to look into the bowl. There was soup in it, right up to the rim, and the clouds went by in it without a wrinkle.',
					'Five bends take most of a day, if you look into a bowl. Fifty people did. Nobody talks much; dogs are kept in, and small children are carried in such a way that they cannot wave. {hero} kept listening for the first splash. It did not come. There was only the soup, which lay in the bowl as if it had been painted there.',
				],
				{
					flies:
						'+ {hero} could have flown it up. It isn’t forbidden. Somebody did it once, and three gardens were never the same.',
				},
				[
					'At the second bend, by the gate of the last house, stood a boy with a tin cup. His people had moved in there in the autumn, with very little luggage, and nobody had explained Soup Day to them. He had looked out, and seen fifty people coming up the road with soup. So he had fetched a cup. He held it out to each of them, and each of them looked into the bowl, as one has to. It must have been the fortieth time by then. He was still smiling, but it had begun to be work. In the window behind him there were more faces than such a window usually has.',
					'A boy stood at the second bend, in front of the house where the new people lived. They had come in the autumn, from a place where there had been nothing left to stay for. It was plain what he thought. It was a cold day, and a whole village was walking past his door with soup. He had a tin cup in his hand, and he held it out, politely, to one after another. Nobody was rude to him. They were looking into their bowls. “Please,” he said, each time, as if it were a thing that he had not yet learned to say properly. There was no smoke over the house behind him.',
					'Then there was a boy. He stood at the second bend, at the gate of the house that had been empty until the autumn, and held out a tin cup. He did it quite cheerfully, to each of the fifty. Nobody had told his people what sort of day it was. They had come from far away, with one cart, and he had seen soup. “Not this soup,” a man murmured to him, without raising his eyes. “It’s in memory.” The boy thanked him, and held out the cup to the next. In the window behind him somebody lifted up a smaller child, so that it could see all the soup.',
				],
				{
					pact: [
						'+ “Boy, right,” said {rival}, exactly as {rival.they} would have said “Root.”',
						'+ “Mind the boy,” said {rival} beside {hero}, and went around him.',
					],
					else: [
						'+ In front of {hero}, {rival} went around him without a ripple.',
						'+ {rival} was just in front, and passed him as you pass a post.',
					],
				},
			],
			choices: [
				{
					say: 'Fill his cup out of your bowl',
					sets: ['gave'],
					outcome: [
						'There was no rule against it. Nobody had ever needed one. {hero} tipped the bowl over the cup until the cup was full, and that made the bowl an inch emptier. “What does it cost?” asked the boy. “About as much as a place on a wall,” said {hero}. The boy did not drink it. He turned around and carried it to the house, with both hands, a step at a time, and did not spill a drop. He would have made a good starter.',
						'It came to an inch, as near as {hero} could tell. It had taken {them} nine years to keep that inch for as far as the second bend. The boy looked into the cup, and called something over his shoulder, and a smaller child came out with another cup. “One each,” said {hero}, who could do sums, “is not possible.” But the boy had poured half of his across already, as if that went without saying.',
						'{hero} stopped, which nobody does, and held the rim of the bowl to the rim of the cup. It made hardly any noise. When it was done there was an inch less in the one, and the other was full. “Thank you,” said the boy. “Is it a feast?” “It’s a race,” said {hero}. The boy nodded, as you do when you are new somewhere and don’t want to ask about everything. Then he carried the cup to the house, and one could see all the faces leave the window.',
					],
				},
				{
					say: 'Tell him to come up tonight, when it is poured away',
					sets: ['sent'],
					outcome: [
						'“You’re too early,” said {hero}. “Come up to {hall} tonight, under the big window. All of it gets poured out there.” “All?” said the boy. “Fifty bowls.” He thought that over. “Why?” he asked. {hero} opened {their} mouth to tell him, and the row jolted, and an inch of soup went over the rim. It saved {them} the answer.',
						'“Tonight,” said {hero}. “At the top, under the window. They pour away everything that’s been weighed.” The boy looked up the road, and then at {hero}, to see whether it was a joke. “Is it bad?” he asked. “The soup?” “No,” said {hero}. “It’s very good.” Somebody pushed from behind. An inch slopped out onto the road, and both of them looked at it.',
						'“Not now,” said {hero}, very low. “Come up tonight, and stand below the big window. That’s where they pour it, when it’s been weighed.” “Pour it where?” said the boy. “Out,” said {hero}. The boy looked along the row of bowls, and moved his lips, and got to fifty. “Why?” he asked. {hero} had never had to explain it before, and shrugged, which one should not do with a full bowl. Between them on the road lay an inch of soup, with a leek in it.',
					],
				},
				{
					say: 'Look into your bowl, as everybody does',
					sets: ['passed'],
					outcome: [
						'{hero} looked into the soup. It was not unkind; it was how the race was done. On the red surface there was the sky, and upside down in it, for the length of three steps, a boy with a cup. Then the row stopped short, as rows do. An inch of soup went over the rim, and fell on the road right in front of him. He looked at it. {hero} went on.',
						'One has to look somewhere. {hero} counted the noodles. “Please,” somebody said, close by, in the voice of a person who is not really expecting anything; and at that the bowl gave a small jerk, all by itself, and an inch of it was gone. It had splashed the gatepost. When {hero} looked back at the bend, the boy was wiping it off with one finger, and tasting it.',
						'There is a trick to it. You fix your eyes on the far rim of the bowl, and then there is no road, and nothing beside the road. {hero} did it as everyone had done it. The cup came into view all the same, at the edge, bright and quite empty, and followed along for a step or two, and stayed behind. It cost an inch. {hero} could not have said how. It lay by the gate, and was steaming.',
					],
				},
			],
			scene: { at: 'start', with: ['rival'], shows: ['cup'], holds: 'soup', pose: 'walk', feeling: 'worried' },
		},
		{
			titles: ['Behind the Hedge', 'The Handle', 'What Everybody Does', 'An Inch'],
			time: 'day',
			parts: [
				'@answer',
				{
					pact: [
						'“Hole,” said {hero} at the next one, and nobody answered. {rival} had not waited at the gate.',
						'“Root on your right,” said {hero}, and then saw who walked there. It was a woman {they} did not know. {rival} was around the next bend already.',
						'{hero} called out the next three holes, and then looked up, because of the silence. There was no {rival} there. There was only the road.',
					],
				},
				[
					'After the third bend there is a fence, and behind the fence there is a pump. Next to it sat {helper.name}, {helper.a}. {Helper.they} looked into {hero}’s bowl as a doctor looks into a throat. “An inch,” said {helper}. “Don’t look so shocked. Everyone has lost one by now, and all the winners have stood here. Did you think that anybody ever won with nothing but soup?” The handle of the pump shone like silver, and beside it stood a tin of paprika, for whoever needed a whole bowl. “I’d hardly call it cheating,” said {helper}. “I’d call it the sixth bend.”',
					'“In here,” said somebody behind the fence at the third bend. “You’re down by an inch.” The voice was that of {helper.name}, {helper.a}. {Helper.they} leaned on the handle of a pump. The handle was worn bright by fifty years of people in a hurry. “Two strokes, and it’s full,” said {helper}, “and there’s paprika, if it’s a whole bowl. The soup is only weighed, up there. Nobody ever tastes it. Whoever goes on from here with less than a full bowl is just making a point.”',
					'At the third bend people go past a fence in single file, and all of them look at the sky. {hero} looked at the fence. There was a gap in it, worn smooth, and in the gap, beside a pump with a handle like silver, sat {helper.name}, {helper.a}. “You’re an inch short,” said {helper}. “Everybody is, by here. One stroke or two? There are names on that wall that took five, and some paprika.” “And what do they say to each other, in here?” asked {hero}. “They say, ‘After you,’” said {helper}.',
				],
				{
					gave: [
						'+ “I gave it to somebody,” said {hero}. “That’s a new one,” said {helper}, and seemed to admire it.',
						'+ “Mine wasn’t spilled,” said {hero}. “I gave it away.” “To whom?” said {helper}, who had not known that one could.',
					],
					sent: '+ {hero} thought of the boy, and of what he had asked.',
					passed: [
						'+ {hero} thought of where that inch was now. It was on the road, at the gate of the new people.',
						'+ That inch was down at the second bend, by the gate. {hero} did not say so.',
					],
				},
				{
					pact: [
						'Then there were steps on the gravel. It was {rival}, come back from farther up, and {rival.their} bowl was empty. “I was one bend ahead of you,” {rival.they} said, “and nobody said ‘Hole.’” {Rival.they} had hold of the handle before {rival.they} remembered who was watching. {Rival.their} name was on that wall six times, in gold. In all those years nobody had ever stood here and looked. “It’s only water,” said {rival}. “Half of it was rain in the real story, too.”',
						'Gravel crunched, and {rival} came around the fence with an empty bowl and a stain down the front. “Root,” {rival.they} said. “It was on your side, and you weren’t there.” {Rival.their} hand was already on the bright place on the handle, where it fitted. It stayed there. Neither of them moved. “You’ve never been behind this fence,” said {rival}, who was on that wall six times, in gold. “I’d only be putting back what the root had. Say something.”',
						'Somebody came down the road with the long steps of a person who has nothing to spill. It was {rival}, and in {rival.their} bowl there was a noodle. “I’d got used to hearing where the holes were,” {rival.they} told {hero}. “I should have waited for you.” While {rival.they} was saying it {rival.their} hand had found the bright place on the handle, all by itself; it had won six times with it, and was up on that wall in gold. “It’s only water,” said {rival}. “You could look at the fence. People do.”',
					],
					else: [
						'Then there were steps on the gravel. It was {rival}, come back from farther up, and {rival.their} bowl was empty. “Somebody bumped into me,” {rival.they} said. {Rival.they} had hold of the handle before {rival.they} saw who was watching. {Rival.their} name was on that wall six times, in gold. In all those years nobody had ever stood here and looked. “It’s only water,” said {rival}. “Half of it was rain in the real story, too.”',
						'Gravel crunched, and {rival} came around the fence with an empty bowl and a stain down the front. {Rival.they} had got as far as the fourth bend, and come back. {Rival.their} hand was on the bright place on the handle, where it fitted, before {rival.they} noticed {hero}. Neither of them moved. “You’ve never been behind this fence,” said {rival}, who was on that wall six times, in gold. “I’d only be putting back what somebody else spilled. Say something.”',
						'Somebody came down the road with the long steps of a person who has nothing to spill. It was {rival}. {Rival.they} turned the empty bowl so that {hero} should not see into it, and then saw that it was no use. “A goat,” {rival.they} said. “At the fourth bend.” {Rival.their} hand had found the bright place on the handle by itself; it had won six times with it. “It’s only water,” said {rival}. “You could look at the fence. People do.”',
					],
				},
			],
			choices: [
				{
					say: 'Add an inch, as is customary',
					sets: ['watered'],
					outcome: [
						'It took two strokes, and the pump squealed at each of them. The bowl was as full as in the morning, and a little paler, as if it had had bad news. “There,” said {helper} kindly. “Next year you won’t even look away.” {rival} took the handle next. They did not wait for each other.',
						'{hero} looked at the fence and pumped. Two strokes; the pump squealed as if it had been told a secret. “That’s it,” said {helper}. “Now you’re like everyone.” The soup had gone from red to pink. {rival} pumped next, and neither of them said a word about it.',
						'“Just the inch,” said {hero}, as one says it to a barber. The handle came down as lightly as if it had been waiting, twice, and squealed, and the soup rose to the rim and had no color to speak of. “You see?” said {helper}. “It doesn’t hurt.” {hero} stepped aside for {rival}, and each of them was very much interested in the sky.',
					],
				},
				{
					say: 'Pour over half of your soup to {rival}',
					sets: ['shared'],
					outcome: [
						'{hero} poured first and talked afterward, since anything said beforehand would have been an insult. Both bowls were half full. “Now you’ve lost it for both of us,” said {rival}. “You’d lost it already,” said {hero}. “No,” said {rival}, and looked at the handle, and let it go. “I just hadn’t got any soup.”',
						'“Hold it straight,” said {hero}, and poured, until there was exactly as much in the one bowl as in the other. {rival} was too surprised to move. “That was nearly a whole bowl,” {rival.they} said. “You could have been on the wall.” “So could you,” said {hero}. “You still could. But then you’d have to pump.” {rival} let go of the handle.',
						'Before the handle could come down {hero} had put {their} own bowl over the other one, and tilted it, and went on until both were the same. “What’s that for?” asked {rival}, as if {rival.they} had been pushed. “It’s soup,” said {hero}. “That’s what you’d lost.” “But now you can’t win.” “Nor can you,” said {hero}. “With two it’s half as bad.” It was a while before {rival} let go of the handle, one finger at a time.',
					],
				},
				{
					say: 'Go on with an inch too little, and say nothing',
					sets: ['kept'],
					outcome: [
						'{hero} went on with what {they} had. It was an inch less than full, and all of it was soup. “You’ll be last,” {helper} called after {them}, without malice. Behind the fence the pump squealed. It stopped. After a pause, as if somebody had been thinking, it squealed again.',
						'“No, thanks,” said {hero}, and turned round with the bowl, carefully, like a ship. “It’s your last chance,” said {helper}. “They all top it up here.” {hero} had an inch too little and knew it. Behind {them} the pump began to squeal. It went on for so long that {they} could hear it around the bend.',
						'“I’ve got enough,” said {hero}. “Nobody has enough,” said {helper}. “It’s an inch!” But {hero} had turned around, and was looking for the gap in the fence with {their} eyes on the bowl. Nothing but soup was in there. Behind {them} it was quiet, and then the pump squealed after all, again and again.',
					],
				},
			],
			scene: { at: 'start', with: ['rival', 'helper'], shows: [], holds: 'soup', pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['The Upper Bends', 'The Last Bend', 'A Fiddle', 'One Night in February'],
			time: 'dusk',
			parts: [
				'@answer',
				{
					shared: [
						'Half a bowl is easy to carry. {hero} and {rival} went up the fourth bend side by side, and {rival} said that you could see the whole valley from here. It had been there for all of those six years. “I always thought it would be a relief to win,” {rival.they} said after a while. “It is, for about as far as the door.” Before the last bend {rival} stopped. “You go first,” {rival.they} said. “If we come in together, they’ll say we arranged it.”',
						'“You can look up, with half a bowl,” said {rival}, at the fourth bend, in some surprise. One could see down into the whole valley. {hero} was shown the roofs by name; in six years {rival} had only ever seen them reflected. “You’d think one would be glad,” {rival.they} said then, “when they call out your name up there. I am, too. It gets me as far as the door.” Below the last bend {rival.they} let {hero} go ahead. “They’d say it was agreed,” said {rival}, “if we came in together.”',
						'Two half bowls make no waves. {rival} and {hero} took the fourth bend next to each other, like people who are out for the air. The valley lay there the whole time. “So that’s where all those sounds come from,” said {rival}. A good deal later {rival.they} said, “It’s nice, when they call you up to the wall. It’s nice until you’ve got to go home with it.” Before the last bend {rival} fell back. “I’ll follow,” {rival.they} said. “Two at once would look like a plan.”',
					],
					watered: [
						'Water is quicker than soup; {hero} found that out at the fourth bend. It climbed up one side of the bowl, and {hero} had to lean after it with a calm face. People from the upper farms stood along the wall. They took off their hats, to {hero}, to the soup, to the honesty of it.',
						'A bowl with water in it has a will of its own. All along the fourth bend {hero} went after it, now to the left and now to the right, and took care to look solemn. The people from the upper farms had come down to the wall. “Look how full that is,” one of them whispered. “After nine years!” A man was so much moved that he took off his hat.',
						'“Steady,” {hero} told the bowl, which had not needed to be told before the pump. At the fourth bend it tried to get out on both sides. People from the upper farms had brought their children, and lifted them up, to see what can be done by someone who doesn’t give up. Hats came off.',
					],
					else: [
						'People from the upper farms stood along the fourth bend. “Who’s that, with all that soup?” one of them said, not quite softly enough. “It can’t be.” {hero} did not look up. {They} had never been so happy in {their} life, at such a low speed.',
						'At the fourth bend people from the upper farms had put out chairs. “There’s soup in that one,” said a girl, and was told not to stare. {hero} went by at the speed of a shadow, and wished there were a sixth bend, and a seventh.',
						'“Isn’t that {hero}?” somebody said, on the wall at the fourth bend. “It can’t be. That’s soup.” In other years {hero} had not looked up here, so as not to see the faces. This year it was because of the soup.',
					],
				},
				[
					'On the wall at the last bend, in a rug, sat an old man who was on no list. “My mother carried,” he said, before {hero} was quite level with him. He seemed to say it to everybody with a bowl. “In the great winter. Every ninth night was hers. From here you could hear a fiddle. Whoever kept that fire played it in the window, so that those in the storm had something to walk toward. Then one night in February there was no fiddle, and the fire was bigger.”',
					'Above the last bend stood the roof, with a thread of smoke. “You used to hear a fiddle from here,” said somebody. An old man sat on the wall, in a rug, with his face to the roof. “In the great winter. My mother carried, every ninth night, and she told me. Up there they played all night long, so that whoever was out in the storm could walk toward it. Then it stopped, one night in February. She said that the fire had never been as bright as that night.”',
					'“Stop here a moment,” said an old man, who sat on the wall at the last bend, in a rug, and had been sitting there every year. “This is where you heard it.” “Heard what?” said {hero}. “The fiddle,” said the old man. “My mother carried the soup in the great winter, every ninth night. The one who kept the fire used to play, so that people in the storm knew which way to go. It’s not in the story any more. One night in February there was no music, and a very big fire.”',
				],
				[
					'The old man drew up his rug. “That night she came home with the bowl still full,” he said. “The drift had closed the road. She set it on the table, and none of us touched it. It stood there until the spring. I was twelve.” He looked at {hero}’s soup. “I’ve never held one. You have to be on the list. Is it very heavy?”',
					'He was quiet for a bit. “That night she didn’t get through,” he said. “It was the drift, here, where I’m sitting. She came home with the bowl, and it was full, and nobody could eat it. She never told anybody. I was twelve, so I don’t suppose I counted.” Then he nodded at {hero}’s soup. “I always wanted to know what it weighs. But they only let you carry one if you’re on the list.”',
					'He laid one hand on the wall. “That night she couldn’t get by,” he said. “There was a drift, just here. I was twelve. I heard her come in, and the bowl was still full when she set it down. We were hungry enough, but nobody would have touched it. It stayed on the table till spring, and she walked around it.” For some time he only looked at {hero}’s soup. “I’d have liked to feel how heavy it is,” he said. “But you’ve got to be on the list for that.”',
				],
			],
			choices: [
				{
					say: 'Put the bowl into his hands for ten steps',
					sets: ['lent'],
					outcome: [
						'Nobody who isn’t on the list may carry; the old man had just said so himself. {hero} looked up and down the road. There was nobody on it. The old man carried the soup the way you carry a lamp, and moved his lips. {hero} thought it was a prayer, but it was numbers. At ten he gave the bowl back. There was not a drop on his sleeve. “It’s not heavy at all,” he said. “I always thought that it must have been too heavy.” He had to sit down again. “I’ll come along behind,” he said, “if I’m not in the way.”',
						'It was against the rules, so {hero} waited until the next bowl was around the bend. The old man held out both hands, as if he were to be given a child. He took ten steps with the soup, uphill, at the place where the drift had been. It took a long time. “So you can get by here,” he said at the end, to someone who was not there. He gave the bowl back, and nothing was missing. “I think I’ll come up too, this year,” he said. “I’ve never been past the bend.”',
						'“Ten steps,” said {hero}, after a look down the road, and a look up. “Nobody’s counting.” The old man was. He took the bowl from below, as one takes a bird’s nest, and at every number he put down one foot and waited for the soup. So he went through a drift that had melted fifty years ago. “That’s all it is,” he said, when he handed it back, to the last drop. “She always said that it was like carrying a bell.” He wiped his eyes on the rug. “I’d like to see where it goes,” he said, “if nobody minds me.”',
					],
				},
				{
					say: 'Ask him to come up with you, and tell that story',
					sets: ['brought'],
					outcome: [
						'“Come up and tell them,” said {hero}. “They leave out the fiddle.” “Oh, they tell it very well,” said the old man. “They wouldn’t like it with the bit about my mother.” But he got down from his wall. He walked next to the soup, on the side of the wind, with the rug held out a little, and did not seem to know that he was doing it. At the door he wanted to turn back. {hero} stood in the way, and could not be pushed, because of the bowl.',
						'“You should tell it up there,” said {hero}. “I’m not on the list,” said the old man. “It isn’t a race, to tell something.” He considered this, for fifty years and about a minute. Then he folded up the rug, and came. He had lived his whole life below that last bend. He walked it like somebody on ice, and asked twice if the bowl was still full.',
						'“They don’t tell it like that up there,” said {hero}. “Come along, and put in the fiddle.” The old man laughed. He had never been asked to put in anything. “And who’d mind my wall?” he said. But he was already standing, with the rug over one arm. On the way he said it over to himself, the fiddle, and the fire, and stopped each time before his mother. {hero} could not turn around to him, because of the bowl. {They} could hear that he came.',
					],
				},
				{
					say: 'Wish him a good evening, and keep your bowl level',
					sets: ['wished'],
					outcome: [
						'“I’m sure she did what she could,” said {hero}. “Good evening.” There was one bend left, after nine years, and the soup was lying so quietly. “That’s right,” said the old man. “Mind your bowl.” He drew up his rug. It was what they had said to his mother every time, at the door. {hero} did not know that, and had it in {their} ears all the same, to the top.',
						'{hero} said that it was very interesting, and wished him a good evening. You cannot stop at every wall. Behind {them} the old man said something about a fiddle to the next person with a bowl, in the same words. Nobody stopped. It was probably so every year.',
						'“I really must get on,” said {hero}. “A good evening to you.” It was quite true. There was a bend to go, and the light was failing, and an inch is soon lost by talking. The old man said that of course one must. He moved his rug out of the way, though it had not been in the way. Before {hero} was around the bend {they} heard somebody else come up, and the voice from the wall. “My mother carried,” it said.',
					],
				},
			],
			scene: { at: 'start', with: [], shows: [], holds: 'soup', pose: 'stand', feeling: 'curious' },
		},
		{
			titles: ['The Seat of Honor', 'A Word Beforehand', 'The Wall', 'It Ought to Be You'],
			time: 'night',
			parts: [
				'@answer',
				[
					'It had got dark when the last of the fifty came {hall.to}. The bowls were put on a long table, next to the scale, each with its name. {hero} looked for {theirs}. There it stood, and there was soup in it. In nine years {they} had only come up here to see the dash being written. On the cushion lay {thing}. On the wall the gold had been polished, and there was a space left, about as long as a name. People nodded to {hero}. In other years they had smiled.',
					'{Hall.at} there were lamps, and clean collars, and a smell of leeks that made one’s eyes water. Fifty bowls stood on the long table by the scale. One of them had {hero}’s name on it, and was not empty. {They} went back twice to make sure. For nine years {they} had stood in the last row with nothing to carry, and had told everybody that it was about taking part. “Well done,” said a man who had not spoken to {them} since the second year.',
					'At the door somebody took {hero}’s bowl, and put it on the long table by the scale, with the others. It did not look out of place. {Hall.at} people were comparing bends. On the wall the names shone, all fifty, and {thing} lay on its cushion like something that has never been in any doubt. {hero} found that {their} {hands} were still holding a bowl, though it was gone. Nobody had laughed when {they} came in. That was new as well.',
				],
				{
					shared: [
						'“A word,” said {host}, and drew {hero} aside, under the names in gold. “Half a bowl! {rival} has half a bowl, too, and nobody would lean forward for that, after six times. It ought to be you. Half a bowl, and the heaviest of all! They’d call it a miracle.” {host} moved a little brass weight along the shelf, and then chose a larger one. “A scale is only a machine. I can help it along.” Behind them, in the seat of honor, sat {elder}. Somebody had hung a wreath on the chair. Nobody had said hello.',
						'“May I be frank?” said {host}, in front of the long table. “Two half bowls! From {rival} it’s a pity, after six times, and nobody will cry. But from you! If the scale went down for that, there wouldn’t be a dry eye.” A brass weight lay in {host.their} palm. {Host.they} looked into {hero}’s bowl, and exchanged it for a larger one. “The scale won’t mind. I’ve asked it before.” A few steps away sat {elder} under a wreath, close enough to hear. It did not seem to bother {host} at all.',
						'{host} took {hero} by the elbow, and they looked like two people admiring a wall. “The last six are all {rival},” said {host}. “And tonight it’s half a bowl, like yours. Now think what it would be if the scale went down for your half! They’d weep. They’d tell their children.” On the shelf lay the brass weights, small to large, and {host.they} passed over the small ones. “It wouldn’t be for us. It would be for the winter.” They had come to a stop in front of the seat of honor, and {elder} looked up from under the wreath, in case {elder.they} was meant.',
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
						'{hero} thought of nine dashes, and looked at the free bit of wall, and said neither yes nor no. {They} said, “If you think it would help.” {host} was really moved, and thanked {them}. It was all for the sake of the winter.',
						'{hero} looked at the bit of wall that was still free. It had never been so near. “I wouldn’t want to be in the way of the winter,” {they} said, and it seemed to have come from somebody else. {host} pressed {their} {hand}. When {they} looked again there was no brass weight to be seen.',
						'{hero} looked at the space on the wall. Then {they} said that {host} knew more about scales than {they} did. {host} understood at once, with a warm look, as between friends. It had not hurt at all. There was one weight fewer on the shelf now, and it had left a ring in the dust, next to a good many others.',
					],
				},
				{
					say: 'Ask to be weighed like anybody else',
					sets: ['declined'],
					outcome: {
						watered: [
							'“I’d like to know what it weighs,” said {hero}, and remembered the pump too late. {host} looked into the bowl. {Host.they} had a good eye. “Full to the rim,” said {host} slowly. “It would win as it is. And I took you for somebody who needed help.” The brass weight went back on the shelf. It had left a ring in the dust there, and there were a good many rings.',
							'“And if I’d rather have what’s really in the bowl?” asked {hero}. {host} looked in. {Host.they} had a good eye. “Then you’d win with that,” {host.they} said. “I can’t think how you do it.” {hero} could. {host} put the brass weight back, with respect, and dusted it, for something to do.',
							'“Thank you, no,” said {hero}. “Just weigh it.” And then {they} thought of two strokes of a pump. {host} bent down to the bowl, and came up with a new face. {Host.they} had a good eye. “You don’t need me,” said {host}. “That’s going to win by itself.” The small brass weight was laid back into its ring. “It’s refreshing, you know,” {host.they} added, “to meet an honest person.”',
						],
						shared: [
							'“I’d like to know what it weighs,” said {hero}. “I’ve wanted to know for nine years.” “Half,” said {host}. “It weighs half.” But {host.they} put the brass back on the shelf. It had left a ring in the dust there, and there were a good many rings.',
							'“And if I’d rather have what’s really in the bowl?” asked {hero}. “Then you’d be last,” said {host} at once. {Host.they} had a good eye. “I’ve never been last,” said {hero}. “You have to arrive for that.” It sounded so pleased that {host} put the brass back, and dusted it, for something to do.',
							'“Just weigh it,” said {hero}. “I know what’s in there. I’d like to hear it read out.” “But it’s a half!” said {host}. “You’d have come up here with a half, and that’s what they’d write.” “In nine years they’ve written a dash,” said {hero}. The weight was put back into its ring in the dust, and {host} counted the other rings, it seemed, and stopped.',
						],
						else: [
							'“I’d like to know what it weighs,” said {hero}. “I’ve wanted to know for nine years.” {host} looked almost envious, and put the brass weight back on the shelf. It had left a ring in the dust there. There were a good many rings.',
							'“And if I’d rather have what’s really in the bowl?” asked {hero}. “Then you’d be third,” said {host} at once. {Host.they} had a good eye. “Maybe fourth.” “I’ve never been fourth,” said {hero}, and it sounded so pleased that {host} put the brass weight back, and dusted it, for something to do.',
							'“Just weigh it,” said {hero}. “I carried it up. I’d like to hear what I carried.” {host} held the brass weight out a moment longer, as you hold a dish for a guest who has said no. “It might be third,” said {host}. “Who remembers thirds?” “I would,” said {hero}. The weight went back to its place on the shelf, where there was a ring for it in the dust, and not only one.',
						],
					},
				},
				{
					say: 'Excuse yourself, and go and ask {elder} about the spoon',
					sets: ['asked', 'sat'],
					outcome: [
						'“What’s the spoon for?” asked {hero}. {elder} seemed surprised to be spoken to. “It’s the only thing made of wood that I didn’t burn,” {elder.they} said. “You have to keep something to eat with. They tell the story very nicely, you know. But it went on until April.” It took {hero} a moment. There had been one person in that story, by that fire. It was {elder}.',
						'“May I ask what the spoon is for?” said {hero}. “For soup,” said {elder}, and it was plain that nobody had ever asked. “I burned the table, and the stairs, and the bed. But somebody had carried that bowl through all that weather, and it would have been rude to drink out of it. They always say March. It was April before it stopped.” {hero} looked at the wall, and at the wreath. So the one in the story had been sitting here all the time.',
						'“Would you excuse me?” said {hero}, and went the few steps to the chair with the wreath. “I’ve always wanted to ask about the spoon.” {elder} held it out, for {them} to feel. The wood was as thin as paper on one side. “It’s what’s left of the furniture,” said {elder}. “The rest went on the fire, all the way into April. March, they say in the story. But if somebody brings you soup through that, you keep a spoon.” {hero} held on to it for longer than was polite. It had never been a story about somebody. It was about {elder}, whom they had put next to the scale.',
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
				[
					'Before the weighing the story was told again, as it is every year: the storms, the fire, and the bowl that was carried through the dark. People dabbed their eyes. {hero} could see past the speaker to the guest of honor. {elder} was listening to every word, with open lips. It did not look like remembering. It looked like waiting for the end.',
					'A bell was rung, and a man got up who told the story every year. He told it well. It stormed, and there was a light, and night after night a bowl came up to it through the drifts. Handkerchiefs came out. Behind the speaker {elder} sat as still as a child who has been promised that this time it will end differently.',
					'First comes the story, and a man in black told it with his eyes shut. He did the wind. He did the steps in the dark, and the bowl under the coat. When he got to the light in the window the whole room was breathing through its mouth. {hero} happened to be looking the other way. In the seat of honor {elder}’s lips were moving, half a word ahead of his.',
				],
				{
					sat: [
						'At “and they burned whatever there was,” {elder} nodded. {Elder.they} had told {hero} that as well, under the wreath. In November it was the doors. In December it was the floor. In February it had been {elder.their} fiddle.',
						'“And they burned whatever there was,” said the speaker. “The fiddle last,” said {elder}, though only to {hero}, who had come to stand there. “It burned very well. All that varnish.”',
						'{hero} had stayed by the chair, and so had it all in two voices. “And they burned whatever they had,” said the speaker. “Whatever I had,” said {elder}, not very loudly. “The fiddle was the hardest. It wouldn’t catch, at first. I had to loosen the strings.”',
					],
					brought: [
						'At “and they burned whatever there was,” {elder} moved one hand, a very little, to and fro over the spoon. “That’s a bow,” whispered the old man from the last bend, and took hold of {hero}. “I’ve never been up here to see it! Whoever kept the fire had the fiddle. So it’s {elder}, who burned it all but for a spoon to eat with. And every year they put {elder.them} close enough to smell the soup, and pour it out of the window.”',
						'The old man from the last bend stood next to {hero}, and listened to none of it. He was looking at the chair with the wreath. {elder} had tucked the spoon under {elder.their} chin, as if it were a fiddle, without noticing. “But then that’s who it was,” said the old man, much too loud, “and kept nothing but a spoon to eat with!” He was shushed from three sides.',
						'“‘They burned whatever there was,’” repeated the old man with the rug, close to {hero}. “Who did? Look over there.” Under the wreath a hand was going to and fro above the spoon, very slowly. “I’d know that anywhere, and I’ve only been told of it. That’s the fiddle. It’s {elder} who sat by that fire, and saved a spoon to eat with! And every year it’s all poured away behind {elder.their} back.” Somebody asked him to be quiet, out of respect.',
					],
					else: [
						'“They always say ‘somebody,’” an old woman next to {hero} said under her breath. “It was {elder}. I used to hear the fiddle from our farm. Then it went on the fire, with everything wooden but a spoon to eat with.” She was looking at the seat of honor, and {elder} was looking at the spoon. All those years the one from the story had been put in that chair, close enough to smell the soup, and then the soup had been poured out of the window.',
						'At “and they burned whatever there was,” {elder} moved one hand, a very little, to and fro over the spoon. It was the movement of a bow. In the story it was always “somebody,” and never a name. {hero} looked from that hand to the wreath, and back. “Was it {elder},” {they} asked the old woman beside {them}, “who kept the fire?” “Why, yes,” she said. “Everything got burned but a spoon to eat with. We all knew it, once. That’s what the chair was for.” And the soup went out of the window behind it every year.',
						'“And they burned whatever they had,” said the speaker. “It was {elder} who sat by that fire,” a man behind {hero} told his neighbor. “My uncle had sold {elder.them} the fiddle. It must have been the last thing to go, and all that was kept was a spoon to eat with.” {hero} turned around to him, and he pointed, with his chin, to the chair with the wreath. Everyone over sixty seemed to know that. Nobody had thought that it made a difference, and so out went the soup, year after year, a yard from the one for whom it had been cooked.',
					],
				},
				[
					'“And night after night a bowl was brought,” said the speaker. “But one,” said {elder}, mildly, to the spoon. “There was one night when nobody came. I’ve always hoped that nothing had happened.” Nobody heard it but {hero}.',
					'“Never, not on one single night, did the bowl fail to come,” said the speaker, with his hand on his heart. {elder} shook {elder.their} head. “All but one,” {elder.they} said, too low for anybody but {hero}. “I sat up until it was light. I wasn’t hungry, I was worried.”',
					'“A hundred and fifty times they came,” cried the speaker, “and not once did they fail!” “Once,” said {elder}. It was a correction such as one makes for oneself. “I burned the fiddle that night. I thought they couldn’t see me.” Only {hero} was standing near enough to have heard it.',
				],
				{
					gave: [
						'Two boys opened the window, since the soup is poured out of it afterward. Then somebody pulled at {hero}. It was the boy from the second bend, with his cup, which had been washed. “And the old one, in the chair?” he whispered. “When is it that one’s turn?” {hero} did not know what to say.',
						'The window was opened, since the soup is poured out of it afterward. In the doorway, between the coats, stood the boy from the second bend. He had come to see where soup like that came from. He looked at the fifty bowls, and the chair, and the spoon, and found {hero} with his eyes, and put up his eyebrows, as you do when somebody has forgotten something.',
						'A draft came in; they had opened the window, for pouring out the soup. {hero} felt something cold against {their} {hand}, and it was a tin cup. The boy from the second bend had brought it back up all three bends, rinsed. “It was good,” he whispered. Then he saw the chair with the wreath, and a spoon, and no bowl. “Isn’t anyone going to give some to that one?” he asked.',
					],
					sent: [
						'Two boys opened the window, since the soup is poured out of it afterward. “Now?” called a voice from below. {hero} looked out. Down there in the dark stood the boy from the second bend, with his cup. He had told his family that it was true, and they had brought a bucket.',
						'The window was opened, since the soup is poured out of it afterward. {hero} heard somebody cough, down there. It was the boy from the second bend, in his best jacket, with a cup, and behind him stood two grown people with a washtub, trying to look like people who are passing by.',
						'A draft came in; they had opened the window, for pouring out the soup. Below it, with his cup, stood the boy from the second bend, and behind him all the others from his house, in a row, by size. Each had brought something, a jug, or a pan, and one of them a hat. The boy saw {hero} up there and waved. “We’re early,” he called.',
					],
					else: [
						'In the doorway stood the boy from the second bend, who must have followed the bowls. He did not hold out his cup to anybody now. He only seemed to want to see where it all went. Two men opened the window for the pouring, and he watched them do it.',
						'At the back, by the coats, stood the boy from the second bend, with the cup hanging from one finger. He had walked up after them. {hero} saw him count the bowls. The window was opened, since the soup is poured out of it afterward, and he stopped counting.',
						'A draft came in; they had opened the window, for pouring out the soup. The boy from the second bend had slipped in by the door, and stood there among the coats. He held the cup behind his back. {hero} saw how he looked from the bowls to the window, and from the window to the bowls, as if it were a sum that would not come out.',
					],
				},
				[
					'“And so we remember,” said the speaker, and sat down. The scale was dusted. It was {hero}’s turn, and {they} took the bowl from the long table. In that silence, among fifty bowls of soup, {elder} put down the end of the spoon, very softly.',
					'“And that, my friends, is who we are.” Everybody clapped, and blew their noses. The scale stood waiting, with its two brass pans, and somebody put the bowl into {hero}’s {hands}. Nobody looked at the guest of honor.',
					'“They never let it go out,” said the speaker, “and nor must we.” Then {hero}’s name was read out. {They} took the bowl, and people left a way free to the scale. It went past the seat of honor, where {elder} had moved the spoon to the other side, to make room.',
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
							'“Allow me,” said {host}, and took the bowl, and was for a moment between it and everybody else. There was a click, such as brass makes on brass. Down went the pan, and stayed down. “Well, I declare,” said {host}, which was what {host.they} had practiced.',
						],
						'watered & sat': [
							'First the scale, {hero} thought, and then the spoon; as if there would be anything left to bring. {host} set the bowl on the pan. It held soup, and two strokes of the pump, and no other bowl was so full or had so little water in it. The pan went down with a clonk.',
							'{elder} was only three steps farther on, and had told {hero} everything. But {host}’s arms were nearer. Down went the pan with a clonk, since no other bowl had so much in it, or so little of the pump. “I’ll bring it over afterward,” thought {hero}, and heard the people clap.',
							'{hero} had meant to go past the scale. But nine years are nine years, and it stood on the way. {host} set the bowl on the pan. A scale cannot taste. It weighed the soup and the two strokes of the pump; and because soup weighs a little more than water, and {rival} had had to pump a whole bowl, the pan went down with a clonk.',
						],
						watered: [
							'{host} set it on the pan. A scale cannot taste. It weighed the soup and the two strokes of the pump; and because soup weighs a little more than water, and {rival} had had to pump a whole bowl, the pan went down with a clonk. “I haven’t seen that in all my years,” said {host}. It was one of the few true things that were said that evening.',
							'{host} set it on the pan, full to the rim. {rival}’s had been just as full. But {rival} had had to pump a whole bowl, and {hero} only an inch, and soup is a little heavier than water; so the pan went down with a clonk, and what decided it, when you come to think of it, was honesty. {hero} did not come to think of it.',
							'Down went the pan with a clonk, and {host} looked for a larger weight. No other bowl that evening was so full and had so much soup in it at the same time. {rival}’s was full too, but it had come out of the pump from the bottom up, and water is the lighter of the two. “After nine years!” said {host}. {hero} thought of two strokes, and of nine years, and nodded.',
						],
						shared: [
							'{host} set it on the pan, and the scale hardly moved. “It really is only half,” said {host}, who had hoped to be wrong. “Where can the rest be?” “I know where it is,” said {hero}.',
							'The smallest weight on the shelf was still too heavy. {host} had to go and look for a smaller one. “It’s precisely half,” {host.they} said at last, in a puzzled voice. “One would think that somebody had measured it.” At the end of the table {rival} looked at {rival.their} own bowl, and then at {hero}.',
							'Up went the pan with {hero}’s bowl, like something that is glad to be let go. “Half,” read {host}, and read it again, as if it might have been a slip of the eye. “It’s a very exact half.” “It was a very exact whole,” said {hero}, and did not look at {rival}, who had gone red.',
						],
						sat: [
							'It was for {elder}, and {elder} would have it. But {hero} wanted to know, once in nine years. {host} set it on the pan, and took off one weight after another, until it hung level. So that was how much one person could bring up five bends, without help.',
							'“In a minute,” {hero} said to the spoon, as it were, and gave the bowl to {host}. {They} wanted to hear a number, after nine dashes. It was read out; it was not the highest. It was only true.',
							'It would get there; it would only get there by way of the scale. {hero} wanted to be told, for once, and {elder} nodded, as if to say that one would. {host} read out a number from somewhere near the top of the list. After that there was nothing more to find out.',
						],
						else: [
							'{host} set it on the pan, and took off one weight after another, until it hung level. So that was how much one person could bring up five bends, without help.',
							'{host} put weights on the other pan, and took some off again, and blew on it, and it hung level. So that was what it came to: five bends, one person, and no pump.',
							'“So,” said {host}, and put it on the pan, and let {hero} watch. It swung for a good while. It stopped somewhat short of the middle, and {host} made up the difference in small brass. There was a number, and it was read out before everybody, and it was all soup.',
						],
					},
				},
				{
					say: 'Carry it on, past the scale, to the seat of honor',
					sets: ['fed'],
					outcome: {
						watered: [
							'{hero} put it down in front of {elder}. “It’s for you,” {they} said. “There’s water in it. I put it there.” “There was always some weather in it,” said {elder}, who had hold of the spoon already. “I never complained. They’d come such a long way.”',
							'The scale was on the left. {hero} went by on the right, and set the bowl down next to the spoon. “I’ve watered it,” {they} said, so that only {elder} heard. “I wish I hadn’t.” “In April I had some that was nothing else,” said {elder}. “It was carried very carefully.” And {elder.they} began.',
							'Nobody stopped {hero}, because nobody had thought that it could be done. {They} carried the bowl around the scale, and put it down where the spoon was. “There’s some pump in it,” {they} said. “I’m ashamed of that, and it’s for you.” “Ashamed!” said {elder}, and tasted it. “They used to cry, in April, when there was only water. I told them that it was hot.”',
						],
						else: [
							'{hero} went past the scale, and past {host}, who was reaching out for the bowl, and put it down in front of {elder}. Everybody turned round. {elder} did not touch it at first. “For me?” {elder.they} said. “Are you sure it doesn’t have to be weighed?”',
							'“Here,” said {host}, and tapped the pan. {hero} did not stop. It was six steps more than anybody had gone with a bowl in fifty years, and then it stood next to the spoon. “It’s yours,” {they} said. “I’m sorry it’s late.” {elder} looked around for permission, and saw that nobody in the room had the right to give it.',
							'{host} had both hands out for the bowl, and they stayed out, for {hero} had gone by. It is not far from the scale to the seat of honor. One could have done it every year. “This is where it was going,” said {hero}, and set it down under the wreath, and turned the handle of the spoon so that it was easy to take. “Has it been weighed?” asked {elder}. “No,” said {hero}. “It’s just been carried.”',
						],
					},
				},
				{
					say: 'Say what has been done to it',
					if: 'watered or accepted',
					sets: ['confessed'],
					outcome: {
						watered: [
							'“There’s an inch of water in this,” said {hero}, “from the pump behind the fence. You all know which one.” It was not said loudly. But that whole room had been afraid of that sentence for fifty years, and heard it.',
							'“I stopped at the pump,” said {hero}. “Two strokes. So it isn’t soup that you’d be weighing, or not only.” {They} had expected a noise. What came was the sort of quiet in which forty-nine people hope that nobody will look at them.',
							'“You can weigh it,” said {hero}, “but part of that is pump. It’s an inch, as usual.” It was the last two words that did it. People who had been smiling went on smiling, and did not know how to stop. One could hear the lamps.',
						],
						else: [
							'“There’s a brass weight under that scale,” said {hero}. “It was going to be helped along for me.” {host} laughed, and looked around for somebody to laugh with. The look went from bench to bench, and nobody would take it.',
							'“Before you weigh this,” said {hero}, “look under the pan. There’s a bit of brass there that’s meant for me. I said that I didn’t mind. I do.” Somebody looked. He held it up between two fingers, and {host} became very busy with the cushion under {thing}.',
							'“It’s been arranged,” said {hero}. “There’s some brass in that scale that doesn’t belong there, and it’s on my side. I was asked, and I let it be done.” Nobody breathed. {host} began to say something about the winter, and saw that every single person in {hall} was looking at {host.their} left hand.',
						],
					},
				},
				{
					say: 'Ask the speaker how the story ends',
					if: '!watered & !accepted',
					sets: ['wondered'],
					outcome: [
						'“What happened to the one who kept the fire?” asked {hero}. The speaker smiled, looked into his speech, and turned it over. There was nothing on the back. “I suppose,” he said, and stopped, because by then everybody in {hall} had seen where {hero} was looking.',
						'“You left out the end,” {hero} said to the speaker. “Somebody kept the fire. Is that person still hungry?” It was an unusual question, and the speaker opened his mouth to say that it was fifty years ago. Then he heard a spoon being put down, a little to the left of him.',
						'“And then?” asked {hero}. “The fire was kept. The soup was carried. What’s become of the person?” The speaker was a kind man, and wanted to help. “The person,” he began. He had told it for twenty years, and had never had to say the word before, and as he did not know where to look while he said it, he looked at the seat of honor.',
					],
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
			titles: ['What Was in the Bowl', 'The Weight of It', 'How the Story Ends', 'Not in the Speech'],
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
					'accepted & fed': [
						'“Then you won’t be needing this,” said {host}, very low, and closed one hand over something made of brass.',
						'“I see,” said {host} to nobody, and a bit of brass was put away in a pocket, where it clinked.',
					],
					'vowed & end-won': [
						'“{hero} said so this morning,” somebody told the next person, in the last row. “Right out loud. And I laughed!”',
						'“And we laughed this morning, when {hero} said it,” somebody remembered, in the last row. “I laughed the loudest.”',
					],
					'vowed & !end-won': [
						'“And {hero} was going to win,” somebody told the next person, in the last row, and nobody laughed at it this time.',
						'“{hero} was going to win,” somebody remembered, in the last row. “This morning. And we laughed.”',
						'In the last row they had got to what {hero} had said that morning, about winning. For some reason it was no longer funny.',
					],
					'pact & end-won': [
						'“Hole,” said {rival}, very softly, when {hero} was called up, and looked at the floor in front of {them}. There was none.',
						'“Mind out,” said {rival}, half aloud, as {hero} went up past {rival.them}. The floor was quite smooth.',
					],
					pact: '“Hole,” said {rival}, very softly. There was none.',
				},
				{
					'end-truth & confessed': [
						'{rival} got up next. “Six times,” said {rival}. “At the pump. Two strokes, mostly. Three in the fourth year.” After that it was like a thaw, which drips, and then runs. A man in a silk hat had done it with a teacup. Somebody read out the wall, name by name, and at each name somebody said a number, and in four cases they said it for the dead. {elder} put an end to it. “I hear a lot about water,” said {elder}. “I kept that fire till April, and I’m hungry. Is there any soup?” {hero} put the bowl down in front of {elder.them}, cold as it was, and the spoon went in.',
						'Then {rival} stood up, quite white. “I’ve something to say about mine as well,” {rival.they} said. “It’s been six years. It’s always been the same pump.” Then they all said it, one after the other, as if at a roll call: the year, and the number of strokes. {host} held up a small brass weight, so that everybody could see it, and could not find one word to go with it. “When I kept the fire,” said {elder} into the silence, “there was as much rain in it as soup, from February on. I ate it. I only minded when they told me that there wasn’t.” So {hero} put the bowl down next to the spoon, and told {elder} exactly what was in it. “Thank you,” said {elder}, and ate.',
						'{rival} had already stood up. “Wait for me,” {rival.they} told {hero}. “I’ve done it for six years. It was two strokes, the first time. I can’t have kept count since.” Nobody had to be called after that. They got up, bench by bench, and said a year and a number, as people give the names of their children, and {host} came last, and emptied {host.their} pockets of small brass onto the table. “I’m glad that’s settled,” said {elder}, when it was quiet. “You know, when I kept the fire I could have told you how much was rain. I’d have liked it better if somebody had sat down with me while I ate it.” So {hero} brought the bowl, and the truth about the bowl, and sat down.',
					],
					'end-truth': [
						'“I can tell you how it ends,” said {elder}. “I kept the fire. In April somebody came up with a bowl, and saw that it was spring, and sat down and ate it with me. We were both so glad that it didn’t seem important. After that nobody came.” {Elder.they} was not complaining; {hero} had asked. “I thought you might still be on the way.” {hero} put the bowl down in front of {elder.them}, and {elder} ate, to the last noodle. Somebody shut the window. It may have been {host} who took the brass pans off the scale, because plates were needed.',
						'“It stopped in April,” said {elder}, from the chair with the wreath. “I was the one with the fire. Nobody came up to say that it was over; I saw that the drifts were gone. So I let it go out, and waited for the bowl that evening. They’d got out of the habit.” Fifty people looked at what was in front of them. The speaker turned over his speech once more, as if it might be there after all. “It’s a bit late,” said {hero}, and put the bowl down next to the spoon. “It’s still warm,” said {elder}, and ate.',
						'“May I?” said {elder}. One was not used to that voice, and some people looked for it in the wrong place. “I was the fire, so to speak. I kept it till April. Then one evening no bowl came, and I thought, they’re late. I set out the spoon. It was spring, of course, but nobody had told me that it was over. They’d all been so tired. I’ve brought the spoon every year since, in case.” The speaker sat down on the floor. {hero} carried the bowl over, and it was the only sound in {hall}, and then there was one more, of wood on a bowl. “Leek,” said {elder}. “Yes. That’s how it ends.”',
					],
					'end-table & shared': [
						'{elder} ate. {Elder.they} took about as long as the speech. “It needs salt,” {elder.they} said finally. “It always did, but I kept your fire all winter, and never liked to mention it.” Somebody laughed, or it may have been the other thing. Then a bowl was put down next to the first one. It was {rival}’s. {Rival.they} had been called up with it, and had walked past the scale. “It’s only the other half of that one,” said {rival}. “I’ve been here six years, and I never asked you what you’d like.” One by one the others brought their bowls, and not in order of weight.',
						'For a while there was only the spoon. {elder} ate like somebody who has been taught to leave some for later, and then did not leave any. “They used to divide it, too,” {elder.they} said to {hero}, “when I kept the fire.” Behind {hero} a chair was pushed back. {rival} had got up, with half a bowl. {Rival.they} walked past the scale, and {host}, and all six of {rival.their} names, and put it down beside the empty one. “There’s more,” said {rival}. “It’s the same soup.” After that nobody could very well stay in a seat.',
						'“Is it as it was?” asked {hero}, when half of it was gone. “They didn’t talk to me, when I kept the fire,” said {elder}. “They were in a hurry to get back. Otherwise it’s the same.” It was {rival} who laughed, and it sounded as if it had not been used for some time. {Rival.they} had the other half, and was about to be called up with it. {Rival.they} went by the scale without a look, and put it down in front of {elder}. “I can talk,” said {rival}, “while you eat that.” There was a good deal of scraping then, of benches. Forty-eight other people had remembered that they could, too.',
					],
					'end-table': [
						'{elder} ate. {Elder.they} took about as long as the speech. “It needs salt,” {elder.they} said finally. “It always did, but I kept your fire all winter, and never liked to mention it.” Somebody laughed, or it may have been the other thing. Then a bowl was put down next to the first one. It was {rival}’s. {Rival.they} had been called up with it, and had walked past the scale. “There isn’t much soup in it,” said {rival}. “I’ve been here six years, and I never asked you what you’d like.” One by one the others brought their bowls, and not in order of weight.',
						'For a while there was only the spoon. {elder} ate like somebody who has been taught to leave some for later, and then did not leave any. “That’s how it was,” {elder.they} said to {hero}, “when I kept the fire. Only there was rain in it.” Behind {hero} a chair was pushed back. {rival} had got up, with the bowl that was going to win. {Rival.they} walked past the scale, and {host}, and all six of {rival.their} names, and put it down beside the empty one. “I’m told it’s thin,” said {rival}. After that nobody could very well stay in a seat.',
						'“Is it as it was?” asked {hero}, when half of it was gone. “They were always in a hurry to get back, when I kept the fire,” said {elder}. “Nobody ever stayed to see if I liked it. I did.” Some way off {rival} had stood up with a bowl that was full to the rim, and did not seem to know what for. Then {rival.they} knew. {Rival.they} carried it by the scale, and by six lines of gold, and put it down in front of {elder}. “It wants boiling down,” said {rival}, “but I’ll stay.” There was a good deal of scraping then, of benches. Forty-eight other people had thought of the same thing.',
					],
					'end-last': [
						'There was nothing on the scale, so {hero} was put down with a dash. It was the tenth, and people were decent enough not to read it out. {Thing} went to {rival}, and everybody sang. It was all as usual, except for one small noise in the pauses, of wood on a bowl. “You’ve lost by this,” said {elder}, scraping. “So did they, you know, the ones who came up when I kept the fire. It was never the ones who could spare it.”',
						'“No weight,” said {host}, and wrote a dash. It was the tenth. {rival} was called up, and got {thing}, and the seventh line of gold; it took four minutes, and people clapped for all of them. {elder} was eating. “They used to sit down with me, some of them,” {elder.they} said, “the ones who brought it to the fire. Just until they were warm.” So {hero} sat down on the step of the chair, under the wreath.',
						'A dash was put after {hero}’s name, and this was the tenth. Then the gold was stirred for {rival}, and everyone turned to face the wall, as one does, and sang. Two people did not. “You’ve missed your chance,” said {elder} to {hero}, over the bowl. “You’d have been rather good, up there.” {Elder.they} ate on for a bit. “When I kept the fire, there was one who used to say that she’d only come for the walk,” {elder.they} said. “In that weather! You needn’t say anything.” {hero} had not been going to.',
					],
					'end-won & !watered': [
						'People wept; {host} had been right about that. Even the one who told the story every year wept. {hero} was painted on the wall, in real gold, and {thing} was put into {their} {hands}. {rival} was the first to clap, and the first to stop. Then {elder} leaned over to the pan and took one spoonful. “That is soup,” {elder.they} said to {hero}. “It would have done, as it was, without the brass.” {Elder.they} nodded toward the scale. “I sit so near, you see. When you keep a fire for a winter, you get good at watching.” It was not a threat; {elder.they} was making conversation.',
						'They cried; {host} had known that they would. {hero} stood below the wall while the gold was put on, and was given {thing}. {rival}, who had stood there six times, looked on with something like pity. Then {elder} reached across to the pan. “But that’s real soup,” said {elder}, after one spoonful, rather surprised. “What did you need the little weight for?” It was not said loudly, and it was meant as a question. {Elder.they} had sat beside that scale for fifty years, since the fire, and had seen most of what there was to see.',
						'It was as {host} had said: there was not a dry eye. The gold went onto the wall, letter by letter, and {thing} was put into {hero}’s {hands}. “So it’s you now,” said {rival}, and clapped, and looked almost rested. Nobody was watching the scale any more, when a spoon came down in the pan. “Leek,” said {elder}. “And no pump in it. I’d have liked that one as it was.” {Elder.they} beckoned {hero} closer. “You learn to look at small things, when you keep a fire. I saw the brass go in. I’ve seen it go in for others.” And {elder.they} patted {hero}’s {hand}, as though it were {hero} who had been cheated.',
					],
					'end-won': [
						'People wept, as they do for somebody who has tried nine times. Even the one who told the story every year wept. {hero} was painted on the wall, in real gold, and {thing} was put into {their} {hands}. {rival} was the first to clap, and the first to stop. Then {elder} leaned over to the pan and took one spoonful, and tasted it, and after that {elder.they} was polite. “Thank you,” {elder.they} said, only to {hero}. “You know, I kept that fire till April. I’d forgotten what it was like toward the end, when there was nothing left to put in.” That was all.',
						'{hero} had often imagined it, and it was just like that: the gold, the singing, and {thing}, which was heavier than it looked. The man who told the story every year shook {their} {hand}, and could not speak. Only {rival} said something, in passing. “You’ll sleep well tonight,” said {rival}. “It’s the second night that’s long.” Then {elder} put out the spoon, and took some from the pan, and held it in {elder.their} mouth for a while. “Ah, yes,” {elder.they} said to {hero}, with great politeness. “That’s how it was in April, when I kept the fire, and they had nothing left.”',
						'They rose from the benches. In nine years {hero} had learned by heart what came next, the song, the brush, the gold, and how one holds {thing} so that everybody can see it. The one who always told the story had to be led to his seat, he was crying so. “Congratulations,” said {rival}. “You’ll find that one gets used to the squeak.” Behind them a spoon had been dipped into the bowl on the pan. “It’s very kind,” said {elder} to {hero}, when {elder.they} had swallowed. “When I kept the fire, they brought me that in April, when there was nothing else to bring. They always told me so beforehand.” It was said so politely that it took until the door to arrive.',
					],
					'end-second & shared': [
						'It was the least that had ever been weighed, and the second least was {rival}’s. {Thing} went to a man in the third row, to his alarm. “What happened to you two?” asked {host}, and carried the bowls to the window. “Wait!” said {hero} and {rival}. It was hard to tell who was faster. There was room for two halves in front of the seat of honor. {elder} took a spoonful from one and then from the other, fairly, as a person does who has shared before. “I kept the fire,” {elder.they} said. “After that one night when nobody came, they always came up in pairs, in case one fell. I used to hear one of them telling the other where to step.”',
						'Fifty bowls were weighed, and the two lightest were {hero}’s and {rival}’s, by half. {Thing} went to a woman who had pumped five strokes, and who could not stop blushing. “I’ll have those two, then,” said {host}, by the window. “No,” said {rival}, who had never been heard to say it. The two halves were put down on both sides of the spoon. “I had it like that, too, when I kept the fire,” said {elder}. “After that one night when nobody came they went in pairs, and each carried some. You get here with less. But you do get here.”',
						'At the bottom of the list, that evening, it said half, and above that it said half. {Thing} went to somebody who had come for the music. {host} had the first of the two bowls at the window already when {rival} took hold of the other side of it. “That’s been carried by two people,” said {rival}. “You can’t just let it go.” {hero} had the second. It was plain to both where a spoon was, and the two of them arrived there together, and each said that the other’s should be eaten first. “You were always like that,” said {elder}, and began on the left. “When I kept the fire they came up in pairs, after that one night when nobody had come. One carried, and the other one said where the holes were.”',
					],
					'end-second': [
						'{hero} was third, by an inch, and nobody is painted on the wall for that. {rival} was called up. {hero} stood there with the true weight of it on a slip of paper, and found that {they} minded less than {they} had thought. Then {host} took the first bowl to the window, and tipped it. “If it’s out of the race,” said {hero}, “can I have mine back?” There was no rule against it. “Thank you,” said {elder}, when it stood in front of {elder.them}. “I kept the fire in, and people brought me this. I’d never have asked. They have so much to remember.” {Elder.they} ate it all.',
						'It was third place, by an inch; the second was a lady who smelled of pump. {hero} had a slip of paper with a number on it, the first in nine years. {rival} was painted on the wall for the seventh time. Then {host} took the first bowl to the window, and one could hear it fall, a long way down, on the stones. “May I have mine?” asked {hero}. “It’s been weighed. Nobody needs it.” There was no rule about that, so it was put down by the spoon. “I kept the fire in,” said {elder}, when there was nothing left in the bowl, “and they brought it up every night, or nearly. It’s nice to be reminded what for.”',
						'“Third,” read {host}, and the pen was put away, since the wall has room for one. It was {rival}, as always. {hero} asked for the slip with the number on it, and got it, and read it several times; it was not a dash. Then the window began. The first bowl was tipped, and the soup was gone before one heard it. “What happens if it isn’t poured away?” asked {hero}. {host} had no idea. So {hero} took {their} bowl from the table, and tried it out, in front of the seat of honor. “It’s for me?” said {elder}. “I kept the fire, you know. I used to hear them set it down outside, and I always thought, now somebody has remembered me.” The spoon did not stop until it was empty.',
					],
				},
				{
					'gave & end-won & watered': [
						'“Mine was redder,” said the boy from the second bend. He was not complaining. He only thought that somebody might like to know.',
						'“That isn’t the one I had,” said the boy from the second bend, who had looked into the bowl. “Mine had more soup in it.” He was told that it had won.',
					],
					'gave & end-won': [
						'Nobody clapped as loud as the boy from the second bend. He was the only one in the room who had ever tasted that soup, and he thought that that was why it had won.',
						'The boy from the second bend clapped until his cup rang. He had had some of that soup, and could have told them all that it was the best, and did not understand what the scale was for.',
					],
					'sent & end-won': [
						'Then all the soup was poured out of the window, bowl after bowl. Down there somebody cried out, and there was a clatter, as of people who cannot run fast enough with a bucket. {hero} had asked them to come. {They} stood below the wet gold, and did not look out.',
						'“Now!” somebody cried, under the window, when the first bowl was tipped. There were fifty. One could hear feet, and tin, and a child that was told to hold it higher. {hero} had told them where to stand. {They} did not go to the window.',
					],
					'passed & end-won': [
						'The boy from the second bend watched how the soup was poured out of the window, all of it. When {hero} looked again there was only the cup, on the floor under the coats.',
						'Bowl after bowl went out of the window, and the boy from the second bend stood and watched it go. He left before the last. He had hung his cup on a hook, between the coats, like someone who does not need it any more.',
					],
					gave: [
						'The boy from the second bend had got himself to the front, and held out his cup with the rest. “Do I have to race first?” he asked. It was discussed, for a moment, quite seriously, by people who then saw each other’s faces.',
						'The boy from the second bend was given a bowl of his own. He poured half of it into his cup, to take home. “It’s all right,” said {host}, who had gone rather red. “Take the cup, and take the bowl.”',
						'“Yours was the first one today,” said {hero} to the boy from the second bend, and filled up his cup. By now the boy had the others from his house with him, who had heard that one could just come in. {host} looked for the list, to put down their names, and then could not think what the list was for.',
					],
					sent: [
						'Somebody thought of the people below the window, and called them up. They came in by the front door, with what they had brought to put it in, and a good many people were suddenly very busy with the spoons.',
						'“Not out of the window,” said {hero}, and went down, and fetched up the boy from the second bend with his whole family, who left what they had brought in the yard, and said that they had only been passing. They were given the places next to the stove.',
						'The boy from the second bend was called up from the yard, with everybody he had brought. They stood in the door with a good deal of empty tin, and did not know how to hold it. “The rest isn’t going to be poured,” said {hero}. “You’ll have to come and sit down.” A whole bench moved over, and then a second.',
					],
					else: [
						'{hero} took a bowl over to the boy from the second bend. “I saw you this morning,” said {hero}. “I know,” said the boy. “I saw you see.” He waited a little, to find out whether it was really for him. Then he sat down on the floor with it, where he was.',
						'The boy by the coats had not moved. {hero} brought him a bowl. “Is it still in memory?” asked the boy. “No,” said {hero}. “It’s just soup.” He looked at it from all sides, the way you look at a thing that was not for you in the morning.',
						'“It was you this morning, wasn’t it?” said {hero} to the boy from the second bend, and held out a bowl. “I looked at my soup.” “Everyone did,” said the boy. He did not say that it didn’t matter. But he took the bowl, and after a moment he gave {hero} his cup to hold, as he needed both hands.',
					],
				},
				{
					'lent & end-won': [
						'By the coats stood an old man, who had carried that bowl for ten steps and knew what it weighed. He took off his hat to {hero}. There was somebody in a chair who would have liked to hear about that drift, and {hero} could not look at either.',
						'The old man who had carried it for ten steps had come as far as the coats. He was telling people how light it had been. {hero} knew who would have liked to hear about that drift, and went out by the other door.',
					],
					'brought & end-won': [
						'The old man from the last bend waited until the clapping was over, in case anybody was going to ask about the fiddle. Then he took his rug and went home. {hero} knew by now who wondered about his mother’s night, and let him go.',
						'Nobody had asked about the fiddle after all. The old man with the rug waited through the song, and the gold, and until the coats were being handed out. “It was very nice all the same,” he said to {hero}. {hero} knew by now who wondered about his mother’s night, and wished him a safe way home.',
					],
					lent: [
						'The next one who came up to the chair was on no list. It was the old man from the last bend, and he carried one of the bowls from the long table, in both hands, and his lips moved. “This one’s late,” he said. “It’s from that night in February.” {elder} looked at him for some time. “And you all got home safe?” {elder.they} asked. “She did,” said the old man. “That’s what I wanted to know,” said {elder}, and took the spoon to it.',
						'Then the old man from the last bend took a bowl from the long table, and came up through the whole room with it, counting. Nobody stopped him. He set it down. “It was my mother’s night,” he said, “the one that’s missing. She couldn’t get past the drift. You can, now.” {elder} pulled the bowl close, and put one arm around it, and did not eat for a while.',
						'In the doorway stood the old man with the rug. He went to the long table, and asked whether he might, and lifted a bowl, and then there was nobody in {hall} who spoke. It was ten steps to the chair, and he counted them. “My mother sends this,” he said to {elder}. “She’s sorry about February. There was a drift.” {elder} took it out of his hands, and held it for a while, to feel the weight. “Tell her that I had a very good fire that night,” {elder.they} said, “so that she’d see it.”',
					],
					brought: [
						'“There was that one night when nobody came,” said {elder}. “I’ve always wondered about it.” “It was my mother’s night,” said the old man from the last bend, to the floor. “She was stuck in the drift. She never got over it.” {elder} looked at him for a while. “But I had some left from the night before,” said {elder}. “I wasn’t hungry at all.” It was not true; {hero} could see it, and so could the old man. All the same he stood up a good deal straighter.',
						'“I do wonder who it was, that one night,” said {elder}. Then the old man from the last bend told it after all, the fiddle, and the drift, and the bowl that stood on the table until the spring. He told it very badly. Nobody looked at the wall while he did. “I wasn’t hungry that night,” {elder} said to him. “I thought that somebody had got lost, and I put the fiddle on the fire, to make it brighter.” “She saw it,” said the old man.',
						'“It was ours, the night that’s missing,” said the old man with the rug. He had got up on a bench to say it. “My mother had the bowl. She stood in front of that drift till she couldn’t feel her hands, and she could see your fire, and she couldn’t get to it.” It was not how one told the story here. “She saw it?” said {elder}. “She said it had never been so bright,” said the old man. {elder} laid down the spoon. “That was the fiddle,” {elder.they} said. “I’m so glad that somebody had some use of it.”',
					],
					'wished & end-won': [
						'“I never did find out whose night it was,” {elder} said, “the one when nobody came.” {hero} could have told {elder.them}. But then {they} would have had to say what {they} had answered to the old man on the wall, and what for. {They} said that it was a long time ago.',
						'“Do you know what I’d like?” said {elder} to {hero}. “To hear what happened, the night when nobody came.” {hero} knew. It had been told to {them} that same evening, at the last bend, and {they} had wished it a good evening. {They} looked at the gold, which was not quite dry.',
						'“There’s one night that I’ve never had an answer to,” said {elder} to {hero}. “Nobody came. It’s silly, after fifty years, to go on listening for somebody.” {hero} had been told, that evening, at the last bend. {They} could have said it in one sentence. It would have had to begin with a good evening, and so {they} asked if the chair was comfortable.',
					],
					else: [
						'“I never did find out whose night it was,” {elder} said to {hero}, “the one when nobody came.” {hero} knew. {They} thought of a wall, and a rug, and of having wished somebody a good evening. Afterward {they} went down to the last bend with a lamp. There was nobody on the wall. {They} knocked at nine houses, and the tenth was his. “It was your mother’s,” {they} said, out of breath. “{elder} wants to know if she got home.” The old man was already looking for his rug.',
						'“I’d like to know about that one night,” {elder} said, “when nobody came.” “I know who could tell you,” said {hero}. {They} went out to the last bend that same night, but it was late, and the wall was empty. So {hero} went from house to house below the bend, and asked for a man whose mother had carried. He came to the door in his nightcap. “She got home,” he said, before {hero} had finished. “Does somebody want to know?”',
						'“There’s one night that I’ve never had an answer to,” said {elder} to {hero}. “Nobody came.” {hero} got up, and went. It was dark, and the wall at the last bend was empty, and had been cold for an hour. At the first house nobody opened, and at the second a dog did the talking. At the fifth an old man was just hanging up his rug. “I wished you a good evening,” said {hero}. “I ought to have listened. There’s somebody up there who has been waiting to hear about your mother.” The old man took the rug down again. “Is the soup still warm?” he asked.',
					],
				},
				{
					'end-truth & confessed': [
						'The names were left on the wall. That night, when the bowls were empty, {rival} took the brush, and {hero} held the lamp, and one more thing was painted after the last of them, in the same gold. It was a pump.',
						'Nobody wanted to be on that wall any more, and nobody quite liked to scrape it off. In the end a curtain was taken down from the window, where it was no longer needed, and hung in front. “And what do we weigh next year?” asked {host}. “Nothing,” said {elder}. “Bring more spoons.”',
						'Fifty names are a good deal of gold. Some were for scraping them off, and some for painting over them. “Leave them up,” said {elder}. “It’s quite true that they were all here.” So {rival} cut up some bread instead, and people sat down to eat below the gold, from where one does not see it. In the one bit of wall that was still free {hero} put in a nail, and {elder} hung the spoon on that, since it would be needed again tomorrow.',
					],
					'end-truth': [
						'Nobody was called up to the wall that night. The gold paint dried in its pot. {rival}, who knew where the spoons were kept, went and fetched fifty. {Thing} was taken off its cushion, because somebody had to sit on the cushion, and {hero} got the place on the bench next to {elder}.',
						'There was no winner that year. In the book {host} wrote, after each of the fifty names, one and the same word, and looked at it for a while, and let it stand. It was “eaten.” And {hero} washed up, with {rival}, who had never seen that soup from below.',
						'“And who’s won?” asked a child, much later, from under a coat. Nobody could say. {Thing} had been used to prop the kitchen door. {host} was drying bowls, and {rival} was looking for somewhere to put fifty of them that was not a scale, and on the bench below the wall of names {hero} and {elder} were going through the winter, month by month, and had only got to December.',
					],
					'end-table': [
						'When the table was full they used the windowsills. Nobody had won, and it was not missed. {Thing} was in the way until about ten, and then it was where people put the salt. “You’d have liked to be up there,” said {elder} to {hero}, and nodded at the wall. {hero} looked at it. From the place next to {elder} you could not see it very well, because of all the people eating.',
						'In the book {host} had got as far as the date. There was no number to put after it. {Host.they} looked at the long table, and the windowsills, and the floor, where there were fifty people with their mouths full, and wrote “Eaten.” Then {host.they} laid down the pen on {thing}, and went to see if anybody had left some.',
						'“It’s late,” said {host}, around midnight, with {host.their} mouth full, “and we haven’t weighed anything.” It got a good laugh. {Thing} stood among the crusts, and somebody had put a candle next to it, so that it was some use. {hero} had once known the exact spot where there was still some wall. {They} looked for it now, from the bench beside {elder}, and could not have said within a yard where it was.',
					],
					'end-last': [
						'When the others had gone {hero} washed the bowl, and {elder} dried the spoon. “You needn’t wait for next year,” said {hero}. “I could come tomorrow. I’d use a lid.” At the door stood {rival}, with {thing} under one arm, and seemed to have forgotten which way was home. “I’m generally about, at the third bend,” {rival.they} said. “I could take it as far as the fourth.”',
						'“It will say in the book that you came last,” said {elder}, when the bowl was empty. {Elder.they} had got out a knife. {Elder.they} cut a small notch in the handle of the spoon, and held it to the light, to see if it was straight. “This is my book,” said {elder}. {rival} had seen it, on the way out, with {thing}, and stopped, and looked at the seven lines of gold. “How does one get into that one?” {rival.they} asked.',
						'{hero} stayed to put up the chairs. When {they} came to the seat of honor the wreath was hanging on the scale, and {elder} was asleep, with the spoon in the empty bowl. So {they} sat down again, and waited. On the other side of the room somebody else was waiting, and held {thing}. It was {rival}. “Next year I’ll carry mine slowly, too,” whispered {rival}. “Somebody ought to be up here with {elder.them}.”',
					],
					'end-won & !watered': [
						'Late that night {hero} came back by the side door, with {thing} and a lamp. {They} put {thing} on its cushion. The brass weight lay on its shelf, in a ring of dust, as if it had never been anywhere. {hero} took it out to the last bend, and threw it as far as {they} could, and listened. Then {they} went down to put on some soup. There was a drift to tell {elder} about, and it seemed wrong to come with nothing. It was not yet midnight, and {elder}’s window was still lit.',
						'{hero} did not sleep. Toward morning {they} got up and cooked leeks, and carried a bowl up all five bends before it was light, to the last drop, past a great many people who were in bed. “Nobody’s weighing it,” {they} said, when {elder} opened the door. “I only wanted to know if I could.” {elder} took the spoon from its nail. “Well?” said {elder}. “Could you?” “Yes,” said {hero}. “And that night when nobody came there was a drift. The one whose night it was got home.”',
						'{Thing} did not look well on any shelf. At three in the morning {hero} wrapped it in a cloth, and filled a bowl from the pot, and went up the road with both. There was a light in {elder}’s window. “You’re early,” said {elder}. “It’s for next year,” said {hero}, and put the cloth on the floor. “And that?” asked {elder}, who had smelled leeks. “That’s for now,” said {hero}. “And that night when nobody came there was a drift. The one whose night it was got home.”',
					],
					'end-won': [
						'The next evening, when it was dark, {hero} cooked some soup, and filled a bowl, and carried it up. {They} stopped at the third bend. {They} took hold of the handle, which was cold, and let it go again. There was an inch missing by the time {they} knocked. “There was a drift, that night when nobody came,” said {hero}. “The one whose night it was got home.” “Then that’s all right,” said {elder}. “And this isn’t full,” said {hero}. “No,” said {elder}, after the first spoonful, quite differently from the day before. “But it’s soup.”',
						'It was a good clear name, in real gold, and one could read it from every seat. {hero} went out by the side door. The next night, after dark, somebody {moved} up all five bends with a covered bowl, and past the pump, and knocked. “There was a drift, that night when nobody came,” {they} said. “The one whose night it was got home.” {elder} nodded for some time, and did not ask about anything else. It was full when it got there, and there was nobody to see it, and no scale.',
						'The gold had to dry for a day. On the evening of that day {hero} carried a bowl up all five bends, when nobody was about, and held {their} breath as far as the fence, and then past it. It squeaked a little, in the wind. “Is there another race?” asked {elder}, at the door. “No,” said {hero}. “I’m only bringing the rest. And there was a drift, that night when nobody came. The one whose night it was got home.” It was full, and one could not see to the bottom of it.',
					],
					'end-second & shared': [
						'“What does it say about us in the book?” asked {rival}, much later, over the washing-up. It said “half” twice. {rival} looked from there to the wall, where {rival.their} name was six times, in gold. Then {rival.they} borrowed a scraper. {hero} held the lamp. They had got as far as the third by midnight.',
						'It was late when they went home. “Hole,” said {hero}, in the dark, and {rival} went around it. “They’ll say we arranged it,” said {rival} after a while. “We did,” said {hero}.',
						'{host} had got out the book, and asked how one should put it. “Put half and half,” said {rival}. There were six names on that wall that {rival.they} did not look at, on the way out. It was a dark night, and the road was as it always is. “Root, left,” said {rival}. “Hole, right,” said {hero}. They had nothing to carry, and did it anyway.',
					],
					'end-second': [
						'{rival} had been given {rival.their} own bowl to pour away, and stood at the window, with {thing} under one arm, and could not do it. “Bring it here,” {hero} said. “There’s a second spoon in the kitchen.”',
						'There were forty-eight bowls left, and one window. {host} lifted the next, and found {rival} in the way, with {thing} under one arm. “Not mine,” said {rival}. “It’s half pump, but it’s warm.” {elder} moved over the empty bowl, to make room. After that {host} stood there for a while, and then shut the window, since there was a draft.',
						'“And mine?” said {rival}. It stood on the sill, as the heaviest, to be poured out last. {Rival.they} had {thing} in one hand, and got hold of the bowl with the other. “It’s got a lot of pump in it,” {rival.they} told {elder}. “Then we’ll let it stand on the stove for a while,” said {elder}. “I’m in no hurry. Are you?” And {host}, who had the window to shut, shut it.',
					],
				},
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
