import type { PlotLevel } from '../../format.ts';
import { bestGift, untoldAlly } from '../gift.ts';

const uses = ['trust', 'reach', 'hear'] as const;

export const whoTookIt3: PlotLevel = {
	joins:
		'“{choice}” So {hero} did, and thought that the worst was over. It was not. {owner.name}, {owner.a}, had given {them} the key to {hall}. Now {thing} was gone from its shelf there, on the day of the parade. Three people had been inside just before closing: {scarf} with the red scarf, {barrow} with the squeaking barrow, and {mint}, who smelled of peppermint. It had to be one of them. {Folk} were looking at {hero}.',
	chapters: [
		{
			titles: ['The Only Key', 'The Bare Shelf', 'The Last One Out', 'What Was Not There'],
			time: 'day',
			parts: [
				[
					'“You’d better have this,” {owner.name} had said last night, and held out the only key to {hall}. {Owner.name} was {owner.a}, and not a person who gave things away. {hero}, who was {described}, had swept that floor every day for a year, and had thought that nobody knew. It is a very small noise, a key being put into your {hand}. {They} had lain awake with it.',
					'For a year {hero} had swept {hall} without anybody saying so much as thank you. {They was} {described}, and went on sweeping. Then, yesterday, {owner.name}, {owner.a}, had held out the key. “There is only the one,” said {owner}. “I’ve never given it to anyone.” {hero} walked home the long way around, so that more people would see it.',
					'There was only one key to {hall}, and since last night it had belonged to {hero}, who was {described}. It had taken a year of sweeping to get it. “I don’t hand that to just anybody,” {owner.name} had said. {Owner.they} was {owner.a}. {hero} had oiled it twice and shown it to the neighbors.',
				],
				[
					'In the morning {hero} turned the key three times, for the pleasure of it. Then {they} went in. The benches were there, and the flags were there, and on the shelf stood nothing but the little sign, put very straight. {Thing} was gone, which goes in front of every parade; and the parade was tonight. Soon {owner} was there, and half the town. The lock was whole. It must have been taken at closing time, while {hero} stood outside and tried out the key.',
					'In the morning the key turned in the lock like butter. Inside, everything was in its place: the benches, the flags for the parade, the shelf. But on the shelf stood only the little sign, put very straight. {Thing}, which had led every parade that anyone could remember, and was to lead tonight’s, was gone. {owner} came, and half the town came too. The lock was whole. So it must have gone at closing time, while {hero} stood outside and tried out the key.',
					'So it was {hero} who opened up, and {hero} who saw it first. Every parade had had {thing} at the head of it, and the next one was tonight. And on the shelf was only the little sign, put very straight. {owner} came running, with half the town. Nothing was broken. It must have gone at closing time, while {hero} was trying out the key, and {they} had not once looked at the shelf.',
				],
				{
					quiet:
						'“Well?” asked {owner}. The more {hero} was looked at, the less there was to say. Silence sounds a lot like guilt if you are listening for it.',
					bold: '“It wasn’t me!” said {hero} at once, and loudly. Nobody had said that it was. Now everyone was thinking it.',
					kind: '“I’m so sorry,” said {hero}, because {owner} looked so unhappy. It was a mistake. From then on people spoke of what {hero} had admitted.',
					honest:
						'“I locked up. I was the last one out,” said {hero}. Every word was true, and every word made it worse.',
					clever:
						'“There are four ways it could have been done,” said {hero}, and listed them. By the third, people had begun to look at one another.',
					careful:
						'“Was it you?” asked {owner}. {hero} went over the whole evening, hour by hour, before answering. It took a minute. It was the wrong minute to take.',
					merry:
						'“Was it you?” asked {owner}. {hero} was nervous, and made a joke about it. No one laughed. Several people remembered it later.',
					dreamy:
						'“Did you lock the door?” asked {owner}. “I think so,” said {hero}. And “I think so” went around {hall} like a cold wind.',
					quick:
						'Before anyone could say stop, {hero} had been up on the shelf, behind it, and under it. After that there was no telling which marks were old and which were {theirs}.',
				},
				[
					'“Who was in here?” asked {owner}. There had been three, at five, and all of them came most days. {scarf.name} had dusted the shelf, in a red scarf with no end to it. {barrow.name} had brought benches, on a barrow that went eek. {mint.name} had smelled of peppermint and just stood and looked.',
					'Three people had come by at five, before the doors were closed. {scarf.name}, in {scarf.their} endless red scarf, had dusted. {barrow.name} had brought the benches on a barrow with a squeak. And {mint.name}, who was never without a peppermint, had wanted a last look before the parade.',
					'Just before closing there had been three visitors. One was {scarf.name}, with a duster and a red scarf that went around four times. One was {barrow.name}, with the benches, on a barrow you could hear a street away. And one was {mint.name}, sucking a peppermint, who had only come to look.',
				],
				{
					'by-mint': [
						'+ “Look while you can,” {owner} had told them, with an arm full of flags. “After the parade it goes to the cellar.”',
						'+ “Have a good look, then,” {owner} had called across the benches. “Afterward it goes to the cellar.”',
					],
					else: [
						'+ “Look while you can,” {owner} had told them. “Tomorrow it goes to the cellar for a week, and I paint the shelf.”',
						'+ “Have a good look, then,” {owner} had called. “From tomorrow it’s in the cellar, till the shelf is painted.”',
					],
				},
			],
			choices: [
				{
					say: 'Swear to have it back before the parade starts',
					sets: ['kept-key'],
					outcome: [
						'“Give me until the parade,” said {hero}. “If it isn’t back by then you can have the key, and I will tell everyone myself that I lost it.” {owner} thought about it. “Until the first lamp is lit,” said {owner}. It is a strange thing, how much faster a day goes once you have promised it to somebody.',
						'“I’ll have it back by the time the lamps are lit,” {hero} heard {themself} say. “I swear it.” {owner} did not ask for the key. It might have been easier if {owner.they} had. It lay in {their} {hand} all day long and got heavier by the hour, like a fish that you have been asked to hold.',
					],
				},
				{
					say: 'Lay the key on the shelf and go looking without it',
					sets: ['gave-key'],
					outcome: [
						'{hero} put the key down in the middle of the bare shelf. It looked very small there. “I don’t want it back because nobody can prove anything,” {they} said. “I want it back because you’re sure.” Then {they} went out, past all of those faces, with nothing to hold on to.',
						'“You had better have this,” said {hero}, and laid the key where {thing} had been. {owner} made a move as if to give it back, and then did not. It was that small move which {hero} kept thinking of. At least half of {owner} had wanted to.',
					],
				},
				{
					say: 'Ignore the faces, and examine the shelf',
					sets: ['looked'],
					outcome: [
						'Everybody was looking at {hero}, so {hero} looked at the shelf. For a year that little sign had leaned to the left. {They} had dusted around it every day. Now somebody had put it as straight as a soldier. “What sort of thief tidies up?” {they} asked. Nobody could say. But it was the first good question of the day.',
						'{hero} bent down to the little sign. A year of sweeping teaches you how things stand, and this one had always leaned to the left. Whoever took {thing} had stopped to put it straight. “You only tidy up if you feel bad about it,” said {hero}. So somebody had been sorry before the door was shut.',
					],
				},
			],
			scene: { at: 'hall', with: ['owner'], shows: ['banner'], holds: 'key', pose: 'hold', feeling: 'worried' },
		},
		{
			titles: ['Two Traces', 'Which of the Two?', 'The First Witness', 'What Was Left Behind'],
			time: 'day',
			parts: [
				'@answer',
				{
					'by-scarf': [
						'There were exactly two traces. One was a red thread, caught on a splinter of the shelf. The other was on the floor, a thin wet line such as a wheel makes. So it was the scarf or the barrow, unless it was both. {witness.name}, {witness.a}, always sat up late, and lived a good way up the road. There is a lane that goes there too, for people with barrows and time. {hero} had until the lamps were lit for the parade, and took the road.',
						'It took {hero} an hour, and it came to two things: a bit of red thread on a splinter of the shelf, and a thin wet line on the floor, as from a wheel. One of them was somebody’s bad luck. But which? {witness.name}, {witness.a}, was known to sit up half the night, and lived a good way up the road. One can go around by the lane, if one has an hour to spare. {hero} had none, and took the road.',
					],
					'by-barrow': [
						'There were exactly two traces. One was on the floor, a thin wet line such as a wheel makes. The other was in the air, and it was peppermint. So it was the barrow or the mints, unless it was both. {witness.name}, {witness.a}, always sat up late, and lived a good way up the road. There is a lane that goes there too, for people with barrows and time. {hero} had until the lamps were lit for the parade, and took the road.',
						'It took {hero} an hour, and it came to two things: a thin wet line on the floor, as from a wheel, and a smell of peppermint that would not go away. One of them was somebody’s bad luck. But which? {witness.name}, {witness.a}, was known to sit up half the night, and lived a good way up the road. One can go around by the lane, if one has an hour to spare. {hero} had none, and took the road.',
					],
					'by-mint': [
						'There were exactly two traces. One was in the air, and it was peppermint. The other was a red thread, caught on a splinter of the shelf. So it was the mints or the scarf, unless it was both. {witness.name}, {witness.a}, always sat up late, and lived a good way up the road. There is a lane that goes there too, for people with barrows and time. {hero} had until the lamps were lit for the parade, and took the road.',
						'It took {hero} an hour, and it came to two things: a smell of peppermint that would not go away, and a bit of red thread on a splinter of the shelf. One of them was somebody’s bad luck. But which? {witness.name}, {witness.a}, was known to sit up half the night, and lived a good way up the road. One can go around by the lane, if one has an hour to spare. {hero} had none, and took the road.',
					],
				},
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['{witness} Remembers', 'An Alibi', 'Two Take Away One', 'What to Do with Half a Clue'],
			time: 'day',
			parts: [
				'@first.outcome',
				{
					late: [
						'The sun had not waited. {hero} went the rest of the way at a trot.',
						'It had cost time, and there was none over. {hero} hurried the rest of the way.',
					],
				},
				{
					'by-scarf': [
						'{witness} was sitting on a box outside the door, and {hero} told {witness.them} of the thread and the wheel. “{barrow}?” {witness.they} said. “Couldn’t have. Came to me straight from the benches, with an empty barrow, to have that squeak seen to. The wheel was in my vise all night.” So the wet line was from the benches. That was one trace gone. {hero} did not like to think about the other. It was {scarf} who had once lent {them} a blanket.',
						'“I can tell you who it wasn’t,” said {witness}, when {hero} had told it all, and pointed into the shed with {witness.their} spoon. There stood the barrow, on one leg. “{barrow} came here straight from the benches, with nothing on it. Wheel’s been off since.” So the track was left over from the benches. That only left the thread, and {hero} thought about {scarf}, who always saved {them} the crusts.',
					],
					'by-barrow': [
						'{witness} was sitting on a box outside the door, and {hero} told {witness.them} of the wheel and the peppermint. “{mint}?” {witness.they} said. “Couldn’t have. {Mint.they} came straight here at closing time, with nothing but a toothache, and I sat up with {mint.them} till the sun rose. Peppermint! I can’t get it out of the curtains.” So the smell was from that last look. That was one trace gone. {hero} did not like to think about the other. It was {barrow} who had taught {them} to whistle.',
						'“I can tell you who it wasn’t,” said {witness}, when {hero} had told it all, and pointed with {witness.their} spoon at a row of mint papers. “{mint} came straight here at closing time, with nothing but mints, and we played cards till dawn. I lost every one of those.” So the peppermint was left over from the evening. That only left the wheel, and {hero} thought about {barrow}, who always gave {them} a ride.',
					],
					'by-mint': [
						'{witness} was sitting on a box outside the door, and {hero} told {witness.them} of the peppermint and the thread. “{scarf}?” {witness.they} said. “Couldn’t have. {Scarf.they} came straight here at closing time, with nothing but all that wool, and we knitted till the sun rose. It is four feet longer now.” So the thread was from the dusting. That was one trace gone. {hero} did not like to think about the other. It was {mint} who had once shared a last peppermint with {them}, by biting it in half.',
						'“I can tell you who it wasn’t,” said {witness}, when {hero} had told it all, and pointed with {witness.their} spoon at a washing line. The scarf went along it three times. “{scarf} came straight here at closing time, with nothing else. It’s been in my tub since, and {scarf} slept beside it.” So the thread was left over from the dusting. That only left the peppermint, and {hero} thought about {mint}, who always asked about {their} day, and waited for the answer.',
					],
				},
				[
					'“Talk to {other.name} before you say a name,” said {witness}. {other} was {other.a}, and never slept. But it was a long way still, and down the hill somebody was testing the trumpets. If {hero} was right, somebody nice had done it. If {hero} was wrong, somebody nice was about to be blamed.',
					'“You want to be sure,” said {witness}, “so you want {other.name}.” {other} was {other.a}, and never slept, and so heard everything that others missed. It was a good way off. Below, in the town, somebody was trying out a trumpet. {hero} thought: if I’m wrong, I’ll be doing to somebody just what the town has done to me. And if I’m right, it’s a friend.',
				],
			],
			choices: [
				{
					say: 'Send word to {owner} of whom you suspect',
					sets: ['told-owner'],
					outcome: [
						'{hero} wrote the name on a scrap of paper, folded it four times, and gave it to a boy who was going down. It felt like posting a stone. But it was {owner}’s shelf, and {owner} had a right to know. {They} watched the boy until he was out of sight, and twice nearly called him back.',
						'It was only fair to let {owner} know. {hero} put the name on a scrap of paper, folded it four times, and gave it to a girl who was running that way. “Only for {owner},” said {hero}. “Who else?” said the girl, and was off. It was a very small piece of paper. But you could not have called it back with a trumpet.',
					],
				},
				{
					say: 'Tell nobody until there is proof',
					sets: ['kept-quiet'],
					outcome: [
						'{hero} swallowed the name like a pill. Half a clue was worse than none; it was just enough to hurt someone with. There were four people on the road, and all four asked, and all four were told that the weather was nice for a parade.',
						'“Any news?” people called to {hero} at every gate. “Not yet,” said {hero}. It is not easy to have a name in your mouth and keep it shut. But {they} knew by now how it felt when people believed the first thing they heard.',
					],
				},
				{
					say: 'Send a note to be put up on the empty shelf',
					sets: ['note'],
					outcome: [
						'{hero} wrote: “Whoever you are, you put the sign straight. So you are sorry. Bring it back and I won’t ask.” {They} folded it and sent it down to be pinned above the shelf. It might do no good at all. But it was the only kind of trap {they} could stand to set.',
						'On the back of a parade ticket {hero} wrote: “There is still time. I’ll leave the back window open.” It was carried down and put up over the shelf. Most people who read it thought that it was about the heat. One, perhaps, would not.',
					],
				},
			],
			scene: { at: 'first', with: ['witness'], shows: [], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['On to {other}', 'Beyond {second}', 'Trumpets', 'The One Who Never Sleeps'],
			time: 'dusk',
			parts: [
				'@answer',
				[
					'Every gate had somebody leaning on it. “Is it true that it was you?” asked a very small boy, who only wanted to know. “No,” said {hero}. “Good,” said the boy. It was the nicest thing that anyone had said since breakfast. Down in the town the trumpets were being tuned. It was still a good way to {other}, and the sun did not wait.',
					'The shadows were long when {hero} went on. Down in the town people had begun to hang up the lamps, which were not lit yet. You could see {hall}, with its doors open, and the small dark crowd in front of it, waiting. There was one way to {other}, and {hero} took it as fast as {they} could.',
					'So on {they} went, with one trace left and one witness to go. Behind {them} somebody was practicing the same four notes on a trumpet, and getting the fourth one wrong. The sun was as low as a cat. {hero} did not run, because people look at somebody who runs. But it was the fastest way there is of not running.',
				],
				{
					'first.ally': [
						'+ {first.ally}, who had come along, told everybody at the gates to mind their own flags.',
						'+ {first.ally} had come along, and stared back at whoever stared.',
					],
				},
				'@second.meet',
			],
			choices: 'second',
		},
		{
			titles: ['Before the Lamps', '{other} at the Window', 'All the Clues', 'The First Lamp'],
			time: 'dusk',
			parts: [
				'@second.outcome',
				{
					'by-scarf': [
						'{other} was at the window, wide awake. “Glue,” {other.they} said. “At ten last night, somebody knocked and asked to borrow glue, the strong kind. I never saw a face. It was all wrapped in red.”',
						'“I can’t sleep, so I hear things,” said {other}, at the window. “Last night somebody came for my strong glue. And behind all that wool somebody was crying.”',
					],
					'by-barrow': [
						'{other} was at the window, wide awake. “Eek,” {other.they} said. “At ten last night, up the hill to the last house, as slow as a hearse. And an hour later down again, with an empty rattle.” It was too late to go and look.',
						'“I can’t sleep, so I hear things,” said {other}, at the window. “Eek, eek, up to the little house on top. I never heard anyone push so gently.” It was too late to go and look.',
					],
					'by-mint': [
						'{other} was at the window, wide awake. “Someone was digging,” {other.they} said. “At ten last night, under my pear tree. I thought that I was dreaming of toothpaste.” It was too late to go and dig.',
						'“I can’t sleep, so I smell things,” said {other}, at the window. “Wet earth, from under my pear tree. And then a whiff of Christmas. Peppermint!” It was too late to go and dig.',
					],
				},
				{
					'first.trust or second.trust': [
						'All of {folk} were {hall.at} when {hero} got back, in their parade clothes, as stiff as a painting. “Here comes the one who had the key,” said a woman with a flag, not quietly. “With a name, I suppose. In that spot I’d have a name too. Why should we believe it?”',
						'The benches were full when {hero} got back {hall.to}. Everyone had a flag, and nobody was waving one. “Now we’ll be told who it was,” somebody said to the ceiling, “by the one who had the key.” Since breakfast {hero}’s word had been worth nothing at all.',
					],
					'first.reach or second.reach': [
						'{Hall.at} the three visitors sat right at the front, and what {hero} had to say to one of them was not for shouting. But {folk} filled the aisle, with flags and trumpets, and nobody made room for the one who had had the key.',
						'The parade had begun to line up {hall.at}, although there was nothing to lead it. Drums stood where the aisle was. Up in front, on the first bench, sat the three who had been in there at five. {hero} wanted to speak to one of them, quietly, and was at the wrong end of a brass band.',
					],
					'first.hear or second.hear': [
						'All of {folk} were {hall.at} when {hero} got back, and all of them were talking. “It was the key!” “It was the window!” “It was you, you never liked it!” A whole day of suspicion was coming out at once. “I’ve found something out!” called {hero}.',
						'You could hear it from the road. {Hall.at} everyone had wondered all day who it was, and now everyone said so. There were eleven suspects. There was a goat. Nobody noticed that {hero} was back, who was the only one with anything to say.',
					],
				},
				bestGift(...uses),
				{
					'first.trust or second.trust': '+ “Then let’s have it,” said somebody, a good deal more quietly.',
					'first.reach or second.reach': '',
					else: '+ Now everyone was listening. But what {hero} had to say was not for everyone.',
				},
				untoldAlly(uses, '{ally}, at the end of a bench, moved over and made room.'),
				{
					'late & kept-key':
						'The first lamp was already burning. {hero} had sworn to be back before that, and everybody there could count to one. {hero} laid the key in {owner}’s hand.',
				},
				[
					'{owner} had the matches in one hand. “Now,” said {owner}. {hero} looked along the front row: {scarf}, {barrow}, {mint}. One of them had spent the night with a witness. One of them had left nothing behind, not so much as a smell. One of them had not looked at the shelf all day.',
					'“The lamps are going on,” said {owner}. In the front row sat {scarf}, {barrow}, and {mint}. One of the three had an alibi, one had left no trace at all, and one would not look up.',
					'“It’s time,” said {owner}. “The lamps.” There they sat in the front row, {scarf}, {barrow}, and {mint}, next to one another, as they always sat. One had been somewhere else all night, and could prove it. One had never left a trace. And one was looking very hard at the floor.',
				],
			],
			choices: [
				{
					say: 'Sit down by {scarf} and ask if the glue is dry',
					if: 'by-scarf',
					sets: ['right'],
					outcome:
						'{hero} sat down by {scarf}, as on many an evening. “Is the glue dry yet?” {they} asked, so low that only {scarf} could hear. {scarf} sat very still. Then the whole red scarf started to shake, from the top down. “How did you know?” it said. “{other} told me about the strong kind,” said {hero}. “Nobody needs that at ten at night for a chair.”',
				},
				{
					say: 'Ask {scarf} about the thread on the splinter',
					if: 'by-mint',
					sets: ['wrong'],
					outcome:
						'“How did your thread get onto that splinter?” asked {hero}. It was meant well. {scarf} had an alibi, and a plain answer would have cleared up the thread. But everyone was listening, and all that they heard was “your thread.” “So it’s {scarf}!” cried somebody, and {scarf} turned white. “No!” said {hero}, so that all could hear. “{scarf} was at {witness}’s all night, and I knew it. I should have said that first. I’m sorry.”',
				},
				{
					say: 'Sit down by {barrow} and ask who lives on top of the hill',
					if: 'by-barrow',
					sets: ['right'],
					outcome:
						'{hero} sat down by {barrow}, as on many an evening. “Who lives in the last house on the hill?” {they} asked, so low that only {barrow} could hear. {barrow} looked up for the first time. “My gran,” said {barrow}, and {barrow.their} chin gave way. “Was I so loud?” “No,” said {hero}. “{other} never heard a wheel go so gently.”',
				},
				{
					say: 'Ask {barrow} about the track on the floor',
					if: 'by-scarf',
					sets: ['wrong'],
					outcome:
						'“How did your track get onto that floor?” asked {hero}. It was meant well. {barrow} had an alibi, and a plain answer would have cleared up the track. But everyone was listening, and all that they heard was “your track.” “So it’s {barrow}!” cried somebody, and {barrow} turned white. “No!” said {hero}, so that all could hear. “That wheel was at {witness}’s all night, and I knew it. I should have said that first. I’m sorry.”',
				},
				{
					say: 'Sit down by {mint} and ask what grows under pear trees',
					if: 'by-mint',
					sets: ['right'],
					outcome:
						'{hero} sat down by {mint}, as on many an evening. “What’s buried under the pear tree?” {they} asked, so low that only {mint} could hear. {mint} stopped chewing. It was the first time that anyone there had seen it. “Who told you?” said {mint} at last. “It smells of peppermint up there now,” said {hero}, “and {other} never sleeps, you know.”',
				},
				{
					say: 'Ask {mint} about the smell of peppermint',
					if: 'by-barrow',
					sets: ['wrong'],
					outcome:
						'“Why does it smell of your peppermints in here?” asked {hero}. It was meant well. {mint} had an alibi, and a plain answer would have cleared up the smell. But everyone was listening, and all that they heard was “your peppermints.” “So it’s {mint}!” cried somebody, and {mint} turned white. “No!” said {hero}, so that all could hear. “{mint} was at {witness}’s all night, and I knew it. I should have said that first. I’m sorry.”',
				},
				{
					say: 'Name no one, and lay your broom on the empty shelf',
					sets: ['nobody'],
					outcome:
						'{hero} carried {their} broom up to the front and laid it on the shelf. {They} even put it straight, out of habit. “I know who it was,” {they} said. “I’m not going to say it. It was somebody who was sorry before the door had shut. If you want someone to blame, I had the key.”',
				},
			],
			scene: { at: 'hall', with: ['scarf', 'barrow'], shows: ['banner'], pose: 'think', feeling: 'determined' },
		},
		{
			titles: ['The Parade', 'Why It Was Gone', 'What Led the Parade', 'The Key Comes Back'],
			time: 'night',
			parts: [
				{
					quiet: [
						'{hero} had to look for the first word, and this time {owner} waited. It struck {owner} that this morning’s silence might have been nothing worse.',
						'',
					],
					bold: ['{hero} had learned this morning what shouting does.', ''],
					kind: ['{hero} would rather have been wrong about it.', ''],
					clever: ['{hero} had all the pieces in a row. It was less of a pleasure than it ought to have been.', ''],
					careful: ['{hero} went through it all a last time. This time nobody minded the minute.', ''],
					merry: ['If anyone had expected another joke from {hero}, it did not come.', ''],
					dreamy: ['There was no “I think so” about it this time.', ''],
					quick: ['This time {hero} went slowly, which took a good deal of trouble.', ''],
				},
				'@answer',
				{
					'note & right': [
						'“I read your note,” said {culprit}, lower still. “I must have walked past it nine times.”',
						'“The note was from you,” said {culprit}. “I thought so. Nobody else would have asked so nicely.”',
					],
					'kept-quiet & right': [
						'“And you’ve told no one?” whispered {culprit}. “All day?” “They asked me about the weather instead,” said {hero}.',
						'“You’ve known since noon,” said {culprit}, “and they’ve been looking at you like that.” “Half of it,” said {hero}. “It wasn’t mine to tell.”',
					],
				},
				{
					'note & wrong':
						'Somewhere on the front bench a paper rustled. It was the note that had hung above the shelf.',
					'told-owner & wrong':
						'“It isn’t the name that you sent me, either,” said {owner}. {Owner.they} looked at a scrap of paper and, after a moment, folded it up again.',
					'told-owner & nobody':
						'{owner} had the name in {owner.their} hand, on a scrap of paper folded four times. {Owner.they} looked at it, and at {hero}. Then {owner.they} held it over the nearest lamp, and it burned.',
				},
				{
					'end-public & by-scarf': [
						'“I knew,” said {owner}, who had come up behind the two, and held up a scrap of paper, so that everyone could see it. “{scarf}. {hero} told me hours ago.” So now everybody knew. {scarf} pulled {thing} out of {scarf.their} wool, with a thin line of glue across it. “It caught and fell. I only wanted it to be whole again first.” {hero} had been right, and was cheered, and had the key for good, and was put at the head of the parade. It was everything that {they} had wanted. But {scarf} had gone home. So {hero} handed the key to {owner}, said, “Just for a minute,” and went and knocked at a door until it opened.',
					],
					'end-public & by-barrow': [
						'“I knew,” said {owner}, who had come up behind the two, and held up a scrap of paper, so that everyone could see it. “{barrow}. {hero} told me hours ago.” So now everybody knew. “My gran led the parade once,” said {barrow}. “She can’t get up any more. I only wanted her to have it for one night.” {hero} had been right, and was cheered, and had the key for good, and was put at the head of the parade. It was everything that {they} had wanted. But {barrow} had gone home. So {hero} turned left where the parade always turns right, and the whole parade and the trumpets followed {hero} up the hill to the last house, and played under the window until it opened.',
					],
					'end-public & by-mint': [
						'“I knew,” said {owner}, who had come up behind the two, and held up a scrap of paper, so that everyone could see it. “{mint}. {hero} told me hours ago.” So now everybody knew. “You said that after the parade it would go to the cellar!” cried {mint}. “Down in the dark, for good!” “For a week,” said {owner}. “While I paint the shelf.” Somebody laughed, and then everyone did. {hero} had been right, and was cheered, and had the key for good, and was put at the head of the parade. But {mint} had gone out by the side door, with red ears. {hero} stopped the parade at the pear tree and waited. “We can’t start without it,” {they} called, “and you are the only one who knows where to dig.” By and by something crunched in the dark, and {mint} came, with a spade. So {thing} led the parade after all, with earth in its corners.',
					],
					'end-right & by-scarf': [
						'“It caught in my scarf and fell,” whispered {scarf}. “I couldn’t let you see it broken. Not on your first day.” {hero} thought for a moment. Then {they} got up and said, “{Thing} has been away to be mended. It’s back.” And that was true, every word of it. {owner} looked from the red wool to the thin line of glue and decided not to look any more. “I asked the wrong question this morning,” said {owner}. “I should have asked you what you thought.” {owner} tied a ribbon to the key, and at the head of the parade it went, with {hero} attached. And a long red scarf walked close behind, and carried the broom.',
					],
					'end-right & by-barrow': [
						'“She carried it herself, when she was young,” said {barrow}. “She can’t get down here any more. She wanted to hold it once.” {hero} stood up. “{Thing} is on the hill,” {they} told everybody. “It’s waiting for the parade.” No one had ever seen the parade go up the hill. It did that night, with lamps and trumpets, and an old, old lady at a window counted every single one of them and said that in her day they had kept step. {owner} walked next to {hero}. “I should have known,” said {owner}, “who should have that key.” And {owner.they} tied a ribbon to it, so that it would show.',
					],
					'end-right & by-mint': [
						'“It was to go to the cellar,” whispered {mint}, “down in the dark. Nobody would ever see it again.” “It’s for a week!” said {owner}, who had come up behind. “I’m painting the shelf!” There was a terrible silence, and then {hero} began to laugh, and could not stop, and neither could {mint}. The two dug it up together, by the light of all those lamps. It led the parade with earth in all its corners. And it smelled of peppermint for years. “The key’s yours,” said {owner} to {hero}, “for good. You asked. I only ever tell.”',
					],
					'end-nobody & told-owner': [
						'Nobody knew what to say. People went out to the parade in ones and twos. {hero} stayed behind to sweep, facing the wall. The back window had been left open, and it squeaked. Something was put down, very carefully, on wood. {hero} swept the same board until the window had squeaked again, and then {they} turned around. Down in the street the parade had just got to the corner, with nothing at its head, when someone came running with {thing}. “Where was it?” everyone cried. “On its shelf,” said {hero}. {owner} asked nothing. {Owner.they} had ash on {owner.their} sleeve. “I never could read your writing,” said {owner}, and hung the key around {hero} on a ribbon, where everyone could see it.',
					],
					'end-nobody': [
						'Nobody knew what to say. People went out to the parade in ones and twos. {hero} stayed behind to sweep, facing the wall. The back window had been left open, and it squeaked. Something was put down, very carefully, on wood. {hero} swept the same board until the window had squeaked again, and then {they} turned around. Down in the street the parade had just got to the corner, with nothing at its head, when someone came running with {thing}. “Where was it?” cried {owner}. “On its shelf,” said {hero}. {owner} looked at {hero}. “You’d have let me think it was you.” “I’d rather you didn’t,” said {hero}, and {owner} tied a ribbon to the key and hung it around {hero}, for good.',
					],
					'end-wrong & by-scarf': [
						'Then there was a sob from the depths of a red scarf. “If {hero} can say sorry in front of all of us,” said {scarf}, “then so can I. It fell, and I mended it. I was only waiting for the glue.” There was a parade after all. {owner} offered {hero} the place in front. {hero} shook {their} head. “You all took {barrow} for a thief today,” {they} said, “and that was my doing.” So {hero} went last, pushing the barrow with {barrow} in it. It squeaked all the way. Neither of the two said a word until the last corner. “Still squeaks,” said {barrow} there. “{witness} had it all night, too.” “I’ve got some oil,” said {hero}. “It was for the key.” “Well, then,” said {barrow}, and moved over a little, so that it would push more easily.',
					],
					'end-wrong & by-barrow': [
						'Then something went eek. “If {hero} can say sorry in front of all of us,” said {barrow}, “then so can I. My gran has it. She can’t get up, and she wanted to hold it once more.” There was a parade after all, and it went up the hill. {owner} offered {hero} the place in front. {hero} shook {their} head. “You all took {mint} for a thief today,” {they} said, “and that was my doing.” So {hero} went last, next to {mint}, who did not say a word as far as the last corner. There a paper rustled. “It’s the last one,” said {mint}, and bit it in two.',
					],
					'end-wrong & by-mint': [
						'Then somebody crunched, in the silence. “If {hero} can say sorry in front of all of us,” said {mint}, “then so can I. I buried it. I thought it would be in the cellar for good.” “For a week,” said {owner} faintly, “while I paint the shelf.” There was a parade after all. {owner} offered {hero} the place in front. {hero} shook {their} head. “You all took {scarf} for a thief today,” {they} said, “and that was my doing.” So {hero} went last, carrying the end of that scarf like a train. {scarf} did not turn around until the last corner. “You may as well come under it,” said {scarf}. “There’s room for four.”',
					],
				},
				{
					'nobody & by-scarf':
						'+ There was a thin line of glue down one side of {thing}. “It fell,” somebody in a red scarf said in the dark, some days later. “I couldn’t let it be on your first day.”',
					'nobody & by-barrow':
						'+ “My gran led the parade once,” {barrow} said in the dark, some days later. “She wanted to hold it for one night.” {hero} said that they had better go by the hill next year.',
					'nobody & by-mint':
						'+ “I buried it, so that it wouldn’t be in that dark cellar for good,” {mint} said, some days later. “It’s only there for a week,” said {hero}, “while they paint the shelf.” It was a while before either of them could stop laughing.',
					'end-wrong & gave-key or end-wrong & late & kept-key':
						'+ The key was in {owner}’s hand. It stayed held out, all through the last street, until {hero} took it.',
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'hall', with: ['culprit', 'owner'], shows: ['thing', 'key'], pose: 'cheer', feeling: 'proud' },
		},
	],
};
