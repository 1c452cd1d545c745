import type { PlotLevel } from '../../format.ts';
import { bestGift, untoldAlly } from '../gift.ts';

export const sevenDoors3: PlotLevel = {
	joins:
		'“{choice}” {hero} did, and by the next day nobody spoke of it any more, because of the storm. The bridge beyond {start} had lost every one of its boards. Two ropes were left. On the far side lived {elder.name}, {elder.a}, all alone, and {elder.their} wood was running out. It would take nine boards, and there were none. But {hero} had looked up the road, at the houses, and had seen that what each of them had in front was a board with a handle on it.',
	chapters: [
		{
			titles: ['Two Ropes', 'After the Storm', 'Nine Boards', 'What a Door Is'],
			time: 'day',
			parts: [
				[
					'After the storm the bridge beyond {start} consisted of two ropes. The boards had gone down into the gap, which is so deep that nobody heard them arrive. On the other side stood a hut, and next to the hut stood {elder.name}, {elder.a}. {Elder.they} had lived over there, on {elder.their} own, for twelve years. {hero}, who was {described}, was the first to come and look. {elder} lifted one arm. It was hard to say if that was a greeting.',
					'{hero} found it first. {They was} {described}, and had gone out early to see what the storm had left. It had left a bridge with no boards: two ropes, in a long curve, over a gap that you could not see the bottom of. Beyond it was the hut of {elder.name}, {elder.a}. Nobody else lived over there, and people mostly talked about something else when you asked why. A very thin smoke came out of the chimney.',
					'By morning the storm was gone, and so was the bridge beyond {start}. Two ropes still hung across the gap, and under them was a great deal of air. {hero}, who was {described}, threw in a stone, and counted, and gave up at nine. On the far side somebody had come out of the hut. It was {elder.name}, {elder.a}, who had lived there for twelve years, and about whom people did not talk. {elder} looked at the ropes, and then across at {hero}.',
				],
				{
					flies:
						'{hero} could cross without a bridge, and did, with a loaf, and as much wood as one can fly with. It was four sticks. “Thank you,” said {elder}. “That’s an hour. But I can’t fly home on it.” The rest would last one more night.',
					else: [
						'“Have you wood?” {hero} called across. “Until tonight,” {elder} called back, after a time. “Don’t go to any trouble.” It is a thing people say when there’s going to be some.',
						'“Are you all right over there?” called {hero}. {elder} thought about it. “I’ve got a chair left,” {elder.they} called back, “and a table.” It took {hero} a moment to see that this was about firewood.',
					],
				},
				{
					honest:
						'“I could try to build something,” said {hero}. “I ought to say, though, that I’ve built four things, and all four have fallen down.” It was not good advertising.',
					else: [
						'Somebody would have to build something. {hero} would have liked to. But {they} had built four things so far, and not one was standing.',
						'{hero}’s {hands} began to itch. {They} loved building. It was only that the four things {they} had built up to now had all come down again.',
						'“I’ll build a new one,” {hero} wanted to say. Then {they} thought of the last four things, and of the noise each time.',
					],
				},
				{
					quiet: '+ The last one, a bench, had come apart because {hero} had not wanted to bother anybody for a screw.',
					bold: '+ The last one, a tower, had come down with {hero} on top, halfway through a speech.',
					kind: '+ {hero} had lent out so much of the last one, a shed, that one morning there was only the key.',
					clever: '+ The last one, a chair, could fold itself up in eleven ways, of which two were meant.',
					careful:
						'+ The last one was a ladder. {hero} had tested it two hundred times, and it had broken at the two hundredth.',
					merry: '+ All four were still being told at parties, by {hero} as well.',
					dreamy:
						'+ The last one was a house, with a balcony, and it was only the stairs that {hero} had not thought of.',
					quick: '+ The last one, a shed, had been up before lunch, and down before the washing-up.',
				},
				[
					'Nine boards would do it. There was not one to be had; they had all gone into the new roof of {hall}. {hero} looked up the road, along the houses. There was a red board, and a blue one, and one with a hole for the cat. Each of them had a handle.',
					'{They} counted the places on the ropes. There were nine. Nine boards, then; and the storm had not left nine boards in the whole place. {hero} turned around. Up the road stood the houses, each with its front to the street, and in the middle of each front was a good thick board, on hinges.',
					'It would take nine boards. {hero} asked everyone who had ever owned a board, and all the boards had gone into the new roof of {hall}. There was not so much as a shelf to be had. {They} sat down on a doorstep to think. Behind {them} somebody came home, and shut the door. It made a good thick sound. It was, {hero} noticed, just the sound of a board.',
				],
			],
			choices: [
				{
					say: 'Take your own door down before you ask for others',
					sets: ['own'],
					outcome: [
						'{hero} unscrewed {their} own door and carried it down the road. It left a hole, with a bed in it, and an unwashed cup. People stopped, looked in, and looked quickly away. Then it struck one of them that somebody who did that must be serious. By noon there were four doors lying in the grass, and a great many things could be seen that had only been guessed at.',
						'“That’s your door,” said a neighbor. “Yes,” said {hero}. “But then you’ve got no door.” “No,” said {hero}. It took about as long as it takes a leaf to fall. Then the neighbor went to look for a screwdriver. You can’t very well stand in the draft from someone else’s house and keep your own shut. By noon there were four.',
					],
				},
				{
					say: 'Go from house to house and explain it to each',
					sets: ['asked'],
					outcome: [
						'“I’ve come for the door,” said {hero}, eleven times. Seven times it was shut in {their} face. But the thing about a door is that people stand behind it afterward and look at it, and it’s a nice thick one, and they think. At four of the seven houses it opened again. “Mind the paint,” said those who lived there.',
						'{hero} explained it on eleven doorsteps. It’s a hard thing to ask. “What do I get for it?” said one. “A draft,” said {hero}, “and {elder} back.” He thought about it, and went for his screwdriver. By noon there were four doors, and each had its owner’s name chalked on the back.',
					],
				},
				{
					say: 'Draw the whole bridge first, with every knot',
					sets: ['drew'],
					outcome: [
						'{hero} drew it, at its real size, with a stick. There were two ropes, nine doors, and thirty-six knots, each with an arrow. On the ground it held perfectly. A crowd had gathered by then. “And where does mine go?” asked somebody. “Fourth from the left,” said {hero}. “You’d be next to the baker.” He went to get it, and by noon there were four.',
						'{hero} had never before drawn a thing first. {They} drew two ropes, nine doors, and thirty-six knots, and rubbed one knot out, and put it in again. The paper was handed round. It’s a strange thing: nobody wanted to give up a door. But they all wanted to see how theirs would look in the row. By noon four were off their hinges.',
					],
				},
			],
			scene: { at: 'start', with: ['elder'], shows: ['rope', 'bridge'], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['Doors Wanted', 'Farther Up the Road', 'Four of Nine'],
			time: 'day',
			parts: [
				'@answer',
				[
					'Four is not nine, though. For the others one had to go to the upper houses, a good way up. {hero} looked back from the bend. Over on the far side {elder} was breaking up a chair for the fire.',
					'For the others one had to go on, to the upper houses, where the thick doors are. From the bend {hero} could see the far side. The smoke from {elder}’s chimney had become a line, as thin as if somebody had drawn it.',
				],
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['Seven, and One Shut', 'The Door of {shy}', 'Anything but the Door', 'Behind It'],
			time: 'day',
			parts: [
				'@first.outcome',
				[
					'The upper houses gave three. That made seven. The eighth was a beautiful one, of oak, with a brass knocker, and it belonged to {shy.name}, {shy.a}. Everyone knew that {shy} had the finest rooms in the place. {shy} talked about them often, the mirrors and the long sofa, though it happened that no one had ever been inside. “Anything,” said {shy}, and stood in front of the door with both arms out. “You can have a mirror. You can have the sofa. Not the door.”',
					'The first three of the upper houses said yes, and that made seven. For the eighth {hero} knocked at the house of {shy.name}, {shy.a}. It was a house that people spoke of. It was said to have a chandelier. {shy} came out, closed the door behind {shy.them}, and leaned on it. “I’d love to,” said {shy}. “But the carpets, you see. They can’t stand a draft.” {hero} said that it was only until {elder} was across. “No,” said {shy}, quite white. “Please. Ask me for something else.”',
				],
				[
					'The letter slot was open, down there beside {shy}’s elbow. {hero} did not mean to look. There was no sofa. There was one bare room, and in it one chair, one cup, and a candle end.',
					'Behind {shy} the keyhole was as big as a plum, and the sun shone right through it. {hero} could see as far as the back wall. There was nothing in there but a chair with three legs, and a cup, and a nail to hang the cup on.',
				],
			],
			choices: [
				{
					say: 'Offer the blanket off your own bed to hang there instead',
					sets: ['curtain'],
					outcome: [
						'“You could hang up this,” said {hero}, and brought the blanket from {their} own bed. It was thick and red, and reached the ground. “Nobody can see through that. I’ve tried.” {shy} looked at {them} for a long time. “You’ve seen,” said {shy}. “I’ve seen a lovely door,” said {hero}. Together they took it off its hinges, and hung up the blanket, and tucked it in at the sides.',
						'{hero} went home and came back with the red blanket off {their} bed. “It’s warmer than a door,” {they} said, “and you can’t look in.” That was all. {shy} held the one end while {hero} nailed up the other. “I was going to get the sofa,” said {shy}, through the nails. “It’s only that it always was next year.” Then {shy} carried the door down to the gap, without being asked.',
					],
				},
				{
					say: 'Leave {shy} the door, and space the others wider',
					sets: ['left'],
					outcome: [
						'“I’d forgotten,” said {hero}. “I’ve counted wrong. We only need eight.” It was not true, but it could be made so. If you tied the doors a good step apart, you could get by with one less. It would be no bridge for anyone who couldn’t jump. {shy} had not moved from the door. “Thank you,” said {shy}, very softly, to the back of {hero}’s head.',
						'There are things one doesn’t take, even for a bridge. “Keep it,” said {hero}. “I can leave some air in between.” {They} worked it out on the way down. With gaps as wide as a good step, eight would reach. That would be all right for somebody who jumps. {They} looked across at {elder}, who used a stick, and worked it out again, and it stayed the same.',
					],
				},
				{
					say: 'Say good day, and come back when {shy} is out',
					sets: ['took'],
					outcome: [
						'After a while {shy} went out, as always at that hour, with a basket. {hero} came around the corner. It was eight screws, and they turned like butter. The beautiful door was off in a minute, and the sun went straight in, and lit up the chair, and the cup, for all the road to see. {hero} did not look back. {They} told {themself} that it was for {elder}.',
						'{hero} waited behind the hedge until {shy} had gone for water. Nobody can say no who isn’t there. The door came off easily. But it left behind a hole, the size and shape of a person’s whole secret, and people were coming up the road. It only occurred to {hero} later that one could have hung something in front of it.',
					],
				},
			],
			scene: { at: 'start', with: ['shy'], shows: ['door'], pose: 'stand', feeling: 'curious' },
		},
		{
			titles: ['Knot by Knot', 'The Last One', 'Who Has the Key', 'It Ought to Hold'],
			time: 'dusk',
			parts: [
				'@answer',
				{ 'first.ally': '{first.ally}, who had come along, held the ropes apart, and knew a knot or two.' },
				[
					'The doors were carried down to the gap. {hero} lay on each of them and made the knots for the next, until the sun was low, and waited for it to come apart. It did not. But one was still missing, and the last hole was the widest. “Only the great door of {hall} is as long as that,” someone said, “and {host.name} has locked it.” The others looked at the ground, and nobody said why. {hero} went, as fast as {they} could.',
					'Door by door it grew, red, blue, cat hole. {hero} tied every knot {themself}. It swung, and sang a little, and held. But it ended in the air, and the last hole was wider than any door in the place but one. “There’s the great one,” somebody said, “at {hall}, and {host.name} has the key.” Nobody said why it was locked. {hero} set out at once, for it would soon be dark.',
				],
				'@second.meet',
			],
			choices: 'second',
		},
		{
			titles: ['Twelve Years Shut', 'The Great Door', 'About a Goose', 'The Key on a String'],
			time: 'dusk',
			parts: [
				'@second.outcome',
				[
					'Sixty people sat {hall.at}, at the long table, those without a door and those who wanted to hear about it. “You have a piano?” they said. Only {host.name}, {host.a}, sat apart, in front of the great door, with the key on a string.',
					'Sixty people sat {hall.at}, at the long table, those without a door and those who wanted to hear about it. At the far end, with {host.their} back to the great door, sat {host.name}, {host.a}, and had the key on a string.',
				],
				{
					'first.hear or second.hear': [
						'“I’ve come about the great door,” said {hero}. But sixty people had looked into each other’s kitchens that day, and were all telling it at once. {host} had not heard a word.',
						'{hero} asked for the great door. “Which floor?” {host} called back. Sixty people who had hardly talked for years were talking about each other’s kitchens.',
					],
					'first.trust or second.trust': [
						'“The great door?” said {host}, when {hero} had asked. “For a bridge of yours, with {elder} on it? You’ve built four things so far, and where are they? Why should I trust you with that?”',
						'“I know what you want it for,” said {host}. “But everything you build comes down, and this time it’s {elder} who will be standing on it. Give me one reason to trust you.”',
					],
					else: [
						'But there was no getting through to {host}. On both sides of the long table stood what people had brought from their open houses: clocks, beds, two goats. {hero} got as far as the first goat.',
						'But others stood all the way from the side door to the great one, shoulder to shoulder, with bowls of soup. {hero} could not get near {host}.',
					],
				},
				{
					'first.reach & second.reach & flies':
						'+ Flying was no help: the smoke of the stove hung under the beams like a lid.',
				},
				bestGift('hear', 'trust', 'reach'),
				[
					'“It’s the last board of the bridge,” said {hero}, “and then {elder} can come home.” “No,” said {host}. “{elder} went out by that, twelve years ago. A goose had walked through the butter, and neither of us would own it. I shouted that {elder.they} needn’t come back, and I turned the key, so that it should be true. I’ve had to go in by the side ever since.”',
					'“It’s for {elder}, to come home on,” said {hero}. “There’s only this one missing.” It got quiet. “Twelve years ago,” said {host}, “a goose walked through the butter, and neither of us would own it. We had words, and {elder} went out through there. I called, ‘And you can stay away!’ I locked it. And then {elder.they} did.” {Host.they} closed one hand around the key. “You keep thinking the other one will knock.”',
				],
				untoldAlly(['hear', 'trust', 'reach'], '+ {ally}, who had come in behind {hero}, looked at the key.'),
			],
			choices: [
				{
					say: 'Tell {host} what {elder} has been burning since noon',
					sets: ['told'],
					outcome: [
						'“{elder} has burned the chair,” said {hero}, “and the table. There was blue smoke just now. I think that was the shutters.” {host} said nothing. “After that there’s only the one thing left over there that’s made of wood,” said {hero}. “It’s {elder.their} door.”',
						'“The smoke was gray at noon,” said {hero}. “That was a chair. At three it was white. That was the bed. At dusk it was green. You’d know better than I do what {elder} had that was green.” “A bench,” said {host}, after a while. “It used to stand out here. We made it together.”',
					],
				},
				{
					say: 'Ask for the long table in place of it',
					sets: ['table'],
					outcome: [
						'“Then I won’t ask for the door,” said {hero}. “I’ll ask for the table. It’s just as long, and nobody has ever gone out by it.” Sixty people looked down. There were sixty bowls on it.',
						'“Leave it locked,” said {hero}. “There’s the table. What’s the difference between a table and a door? You lean on the one and you eat off the other.” It was not quite right, but the people were already looking underneath to see how thick it was.',
					],
				},
				{
					say: 'Ask everyone to come and be the last board themselves',
					sets: ['chain'],
					outcome: [
						'“Then we’ll do without it,” said {hero}. “The hole is as long as that door. How many of you is that, if you hold on to each other?” Nobody had ever worked it out. Somebody lay down on the floor, and somebody took hold of his feet, and it came to five. The rest would be needed to hold the five.',
						'“I don’t need wood,” said {hero}. “I need sixty people who don’t let go.” “A few are the board, and the rest hold the few.” The people looked at their hands, and paws, and at each other’s.',
					],
				},
			],
			scene: { at: 'hall', with: ['host'], shows: ['door', 'key'], pose: 'reach', feeling: 'determined' },
		},
		{
			titles: ['One Step and the Next', 'It Holds', 'Over the Gap', 'What It Was Made Of'],
			time: 'night',
			parts: [
				{
					late: 'It had all taken so long. Over in the hut there was still a fire, but from the window of {hall} it was no more than a red dot.',
				},
				{
					quiet: ['{hero} had asked for more that day than ever before, and was not done yet.', ''],
					kind: ['{hero} looked at the key, and at the hand around it, and was not angry at all.', ''],
					honest: [
						'“I ought to say that nothing I’ve built has ever held,” said {hero}. “Then it’s time,” said somebody.',
						'',
					],
					'clever & !told': ['It was the simplest thing that {hero} had ever thought of.', ''],
					merry: ['The whole room waited for {hero} to say something funny, and it didn’t come.', ''],
					dreamy: ['{hero} had been seeing knots all day. Now {they} saw {host}.', ''],
				},
				'@answer',
				{
					chain: [
						'“And what about me?” asked {host}. “You’d be the last in the row,” said {hero}, “down at the post. It’s you that {elder} has to step off from.” {host} looked at the key, and laid it aside, so as to have both arms free.',
						'{host} had stood up. “I can’t unlock it,” said {host}. “I’ve tried. But I could hold on to a post.” And the key was left lying on the chair.',
					],
				},
				{
					'chain & first.ally & second.ally':
						'“And us two,” said {first.ally} and {second.ally}, “though we haven’t even got a house here.”',
					'chain & first.ally': '“And me,” said {first.ally}, “though I haven’t even got a house here.”',
					'chain & second.ally': '“And me,” said {second.ally}, “though I haven’t even got a house here.”',
					'table & first.ally & second.ally': '{first.ally} and {second.ally} took hold of the first two corners.',
					'table & first.ally': '{first.ally} took hold of the first corner.',
					'table & second.ally': '{second.ally} took hold of the first corner.',
					'told & first.ally & second.ally':
						'“We’ve no door to give,” said {first.ally} to {second.ally}. “We could carry one.”',
					'told & first.ally': '“I’ve no door to give,” said {first.ally}. “I could carry one.”',
					'told & second.ally': '“I’ve no door to give,” said {second.ally}. “I could carry one.”',
				},
				{
					'chain & left':
						'Down at the gap somebody was there before them. Between the doors there was a good step of air each time, because {shy}’s was missing. Over the widest of those holes, one foot left and one foot right, stood {shy}. “I’ve still got mine,” {shy} said. “So you’ve got me.”',
				},
				{
					'end-door': [
						'{host} took the key off the string. It would not turn. They tried butter, and in the end {host} put {host.their} forehead against the wood and said something to it, and it turned. The great door swung open with a noise like a cow. Cold air came in, and stars. Thirty people carried the door down, {hero} tied it on, and it closed the gap to the inch. {host} went over first. {hero} lay down and listened at the rope, and heard every knot creak, and not one of them gave. “I’ve come about what I shouted,” said {host}, over there. “Which part?” asked {elder}. The two of them came back with one lantern, arguing about whose goose it had been. Nobody ever fetched a door home again. You get used to people coming in.',
						'It was a long time before anyone dared to breathe. “That’s {elder} all over,” said {host}. “To burn the house sooner than knock!” And {host.they} stood up, unlocked the great door, and began on the hinges {host.themself}, though there were sixty people to do it. Down the road it went, on more feet than could be counted. When {hero} had tied the last knot the others all looked at {host}, and {host} looked at the dark. “I’ll hold the lantern,” said {hero}. “You only have to walk.” It swung, and it sang, and it held. On the far side {elder} was sitting in front of {elder.their} own door, with a saw, and had not begun. “You’ve taken your time,” said {elder}. “I’d no bridge,” said {host}. “You had a bridge for twelve years,” said {elder}. That was true, and the two old people sat down on the step for a bit, to get used to it.',
					],
					'end-fell & chain': [
						'Hand in paw in hand they all went down to the gap and out over the doors, and took hold of each other. They did not reach. In the middle of the bridge there was a second hole, where {shy}’s oak door had been, and sixty people are enough for one hole, but not for two. “{shy} came and took it home,” a boy called, “and cried.” “I took it first,” said {hero}, so that the whole row could hear. “{shy} was out. I’d seen what was behind it, and I took it all the same.” Nobody said anything, and nobody let go. Then the ropes shook. It was {shy}, bent down under the door. “People stood in front of my house, being sorry,” said {shy}. “I’d rather have been robbed.” “You were,” said {hero}. {shy} put the door in its place, without looking at {hero}. “I’ll hold it. You tie. And afterward you come in, and sit on my chair, like a guest.” {hero} tied it, and the row reached. So {elder} came home after all, from back to back, and the last was {host}’s. “It was only a goose,” said {host}, from below. “I know,” said {elder}, and stepped down, and helped {host.them} up.',
					],
					'end-fell': [
						'The table went down the road on twenty heads, and {hero} tied it on. It closed the last hole. But in the middle there was another one now, where {shy}’s oak door had been. “{shy} came and took it home,” a boy said, “and cried.” {hero} needed no more explaining. {They} ran up the road and knocked on the oak door. “They’ve all looked in,” said the voice behind it. “I’d rather have been robbed.” “You were,” said {hero}. “It was me. And now it’s {elder} who can’t get across.” For as long as it takes to undo eight screws, nothing happened. Then {shy} came out with the door on {shy.their} back, and carried it down through all those people, and held it while {hero} tied. So {elder} came home, not long before midnight. {host} stood at the end of the table, and could not find one word, and held out a bowl of soup. {elder} took it. {hero} hung a red blanket in the hole at {shy}’s, and sat down in front. “Have they got chairs, the others?” asked {shy}, behind it. “Some have,” said {hero}. “One of mine’s only got three legs.” “So has mine,” said {shy}.',
					],
					'end-chain & chain': [
						'They went out over the doors, hand in paw in hand, as far as there were doors. Then the first one lay down, and the next climbed over and took hold, and so it went on. {hero} was in the middle, with the weight of it on both sides. Now, {they} thought. It’s always now that it falls apart. It creaked; it stretched; somebody sneezed, and sixty people said “Bless you” and did not let go. And then {elder} came across, from back to back, begging everybody’s pardon. The last in line was {host}. “You can put me down,” said {elder}, after a while. “I know that,” said {host}. By morning the two of them had found out whose goose it was, and it had not been either’s. The great door stands open now.',
						'“Nobody lets go,” said {hero}. “That’s the whole plan.” One after another people crept out over the doors, and each took hold of the next. It made something between a ladder and a family. {hero} could feel how it pulled, from both sides. Each of {their} four things had had a moment like this one, when it went very quiet. It stayed quiet. “May I?” said {elder}, and walked over them, as lightly as {elder.they} could. At the far end of the row, with both arms round the post, lay {host}. “Well,” said {elder}, and stopped on top of {host.them}. “I’m sorry about the goose.” “Say it again when you’re off my back,” said {host}. And {elder} did.',
					],
					'end-chain': [
						'So the table went down the road, and {hero} tied it on, and the last hole was closed. But there was air in between the doors, a good step of it each time, because {shy}’s was missing. {elder} stood over there with the stick and looked at the first gap. “I could have done that once,” said {elder}, “with a run.” Then somebody came out from behind the others, walked to the middle, and stood in the widest gap, one foot left and one foot right. It was {shy}. “I’ve a door at home,” said {shy}, quite loud. “I didn’t give it. So I’m standing here.” Others filled up the other gaps, one by one, and {host} took the last. {elder} went over, from door to back to door, and said good evening to each. {hero} had hold of a rope. It hummed like something that’s alive. Nothing fell.',
						'It reached, with the table at the end. But between every two doors there was a good step of air, because {shy}’s was missing. {elder} came to the edge with the stick, and measured the first gap with it, and shook {elder.their} head. “It’s a lovely bridge,” said {elder}. “It’s just not for me.” {hero} had known that since the afternoon. {They} lay down in the first gap {themself}, with {their} face to the dark. “Then walk on me,” {they} said. For a while there was nothing but wind. Then the rope shook, and somebody lay down in the second gap, and said, a bit muffled, “I’m {shy}. I’ve still got my door. {hero} left it to me.” After that they came one by one, without being asked, and the last gap was {host}’s. “Mind your head,” said {elder}, and stepped on it. “I’ve missed you too,” said {host}.',
					],
					'end-table': [
						'They lifted up their bowls, and the table went down the road on twenty heads, like a very big beetle. It reached. {hero} tied the last four knots, went to the middle, and did what {they} had never dared to do with anything of {theirs}. {They} jumped on it. It swung; it held. So {elder} came. The first thing to set foot on was the table, and there {elder.they} stopped. “This is where I sat,” {elder.they} said, and put a finger on a burn. “We had soup.” There was still soup. As there was nothing else to eat it from now, it was brought down, and sixty people sat along both edges with their spoons, over all that dark. {host} had been left a place, next to the burn. It took {host.them} two bowls. “It was your goose,” said {host}. “It wasn’t,” said {elder}. “But go on.” The great door is still locked. Nobody minds.',
						'“Mind the soup,” said sixty people, and then the long table was off, down the road in the dark on twenty pairs of legs. {hero} tied it on. Then there was nothing left to do but see. {They} went to the middle and jumped. The bridge said “ouf,” like somebody who has been sat on, and that was all. So {elder} came over, door by door, and wiped {elder.their} feet on each of them. At the table {elder.they} stopped. “That’s where the goose walked through the butter,” said {elder}. You could see the prints. “I blamed you,” said {host}, from the other end. “I know. I blamed you.” The two of them looked at the prints. “It was a terrible goose,” said {host}, and {elder} began to laugh. Everybody ate on the bridge that night, and in the morning nobody could remember who was supposed to carry the table home.',
					],
				},
				{
					'told & took':
						'There was something left to do. {hero} went up the road with a red blanket and hung it in the hole in {shy}’s house. “I took it,” {they} said. “I could have asked.” {shy} did not answer for three days. Then there was a cup, on {hero}’s step, with coffee in it. It was the only one that {shy} had.',
					'told & left':
						'“Mind the step,” {host} had said at each of the gaps, which were there because {shy}’s door was not. {elder} says it was the longest talk the two of them had had in twelve years.',
					'drew & curtain & !end-fell':
						'The drawing is in a frame now, and all the knots are right. It hangs at {shy}’s, behind the red blanket, and anyone may go in and look.',
					'drew & !end-fell':
						'The drawing is in a frame now. All the knots are right. In one corner there’s a small person, who isn’t falling.',
					'curtain & !end-fell':
						'The red blanket hangs there still. Since it doesn’t lock, people put things in behind it: a lamp, a stool. Last week it was a sofa.',
					'own & !end-fell':
						'When {hero} got home there were two people and a hen asleep in {their} bed. The house had looked so open.',
				},
				'@debts',
			],
			choices: 'none',
			scene: {
				at: 'start',
				with: ['elder', 'host'],
				shows: ['bridge', 'door', 'lantern'],
				pose: 'cheer',
				feeling: 'happy',
			},
		},
	],
};
