import type { PlotLevel } from '../../format.ts';

export const sevenDoors3: PlotLevel = {
	joins: [
		'“{choice}” {hero} did, and by the next day nobody spoke of it any more, because of the storm. The bridge beyond {start} had lost every one of its boards. Two ropes were left, with the old knots still on them. On the far side lived {elder.name}, {elder.a}, all alone, and {elder.their} wood was running out. It would take nine boards, and there were none. But {hero} had looked up the road, at the houses, and had seen that what each of them had in front was a board with a handle on it.',
		'“{choice}” So {hero} did, and there was some talk of it, and then came the storm, and after that nobody talked of anything else. The bridge beyond {start} was two ropes now, with nothing on them but the old knots. Its boards were at the bottom of the gap. {elder.name}, {elder.a}, was alone on the other side, and had wood for no more than a day. Nine boards were wanted, and nobody had one. But {hero} had walked up the road, past one house after another, and in the front of each hung a good thick board, which had a handle.',
	],
	chapters: [
		{
			titles: ['Two Ropes', 'After the Storm', 'Nine Boards', 'What a Door Is'],
			time: 'day',
			parts: [
				[
					'After the storm the bridge beyond {start} consisted of two ropes. The boards had gone down into the gap, which is so deep that nobody heard them arrive. On the other side stood a hut, and next to the hut stood {elder.name}, {elder.a}. {Elder.they} had lived over there, on {elder.their} own, for twelve years. {hero}, who was {described}, was the first to come and look. {elder} lifted {elder.their} stick a little. It was hard to say if that was a greeting.',
					'{hero} found it first. {They was} {described}, and had gone out early to see what the storm had left. It had left a bridge with no boards: two ropes, in a long curve, over a gap that you could not see the bottom of. On the far side was a hut. In front of it, on a stick, leaned {elder.name}, {elder.a}, who had lived there alone for twelve years. People mostly talked about something else when you asked why.',
					'By morning the storm was gone, and so was the bridge beyond {start}. Two ropes still hung across the gap, and under them was a great deal of air. {hero}, who was {described}, threw in a stone, and counted, and gave up at nine. On the far side somebody had come out of the hut, with a stick. It was {elder.name}, {elder.a}, who had lived there for twelve years, and about whom people did not talk. {elder} looked at the ropes, and then across at {hero}.',
				],
				{
					flies: [
						'{hero} could cross without a bridge, and did, with a loaf, and as much wood as one can fly with. It was four sticks. “Thank you,” said {elder}. “That’s an hour. But I can’t fly home on it.” {Elder.their} own wood would last until tonight.',
						'Now, {hero} needed no bridge, and was over there in no time, with a loaf and four sticks, which is all the wood that one can fly with. {elder} stacked the sticks very neatly. “With those I’ve got enough until tonight,” said {elder}. “But I can’t come home by air.”',
					],
					else: [
						'“Have you wood?” {hero} called across. “Until tonight,” {elder} called back, after a time. “Don’t go to any trouble.” It is a thing people say when there’s going to be some.',
						'“Are you all right over there?” called {hero}. {elder} thought about it. “I’ve got a chair left,” {elder.they} called back, “and a table.” It took {hero} a moment to see that this was about firewood.',
						'“What are you burning, over there?” called {hero}. It took {elder} some time to go in, and look, and come out again. “The last of it,” {elder} called. “It’ll do for tonight. Don’t let me keep you.”',
					],
				},
				{
					honest: [
						'“I could try to build something,” said {hero}. “I ought to say, though, that I’ve built four things, all by myself, and all four have fallen down. I’ve kept the pieces.” It was not good advertising.',
						'“Before anyone asks me,” said {hero}, “I’ve built four things in my life. I did it all by myself, and each of them came down. You can look at the pieces. They’re behind my house.” Nobody had been going to ask.',
					],
					else: [
						'Somebody would have to build something. {hero} would have liked to. But {they} had built four things so far, all by {themself}, and not one was standing. {They} had kept the pieces.',
						'{hero}’s {hands} began to itch. {They} loved building. It was only that the four things {they} had built up to now, all by {themself}, had all come down again. The pieces were stacked behind {their} house.',
						'“I’ll build a new one,” {hero} wanted to say. Then {they} thought of the last four things. {They} had built them all by {themself}, and what was left of them lay in a heap behind {their} house.',
					],
				},
				{
					quiet: [
						'+ The last one, a bench, had come apart because {hero} had not wanted to bother anybody for a screw.',
						'+ The last one had been a bench. It had wanted one more screw, and {hero} had not liked to ask for it.',
					],
					bold: [
						'+ The last one, a tower, had come down with {hero} on top, halfway through a speech.',
						'+ The last one was a tower, from which {hero} had made a speech. Most of the speech had been made on the way down.',
					],
					kind: [
						'+ {hero} had lent out so much of the last one, a shed, that one morning there was only the key.',
						'+ The last one was a shed. A neighbor had needed a plank, and then another neighbor had, and {hero} had not said no until it lay down.',
					],
					clever: [
						'+ The last one, a chair, could fold itself up in fourteen ways, of which two were meant.',
						'+ The last one had been a chair with fourteen positions. Two of those {hero} had planned.',
					],
					careful: [
						'+ The last one was a ladder. {hero} had tested it two hundred times, and it had broken at the two hundredth.',
						'+ The last one, a ladder, had been tested two hundred times before anybody might climb it. It was the last test that broke it.',
					],
					merry: [
						'+ All four were still being told at parties, by {hero} as well.',
						'+ People still asked {hero} to tell about all four, and {hero} still told it, with all the noises.',
					],
					dreamy: [
						'+ The last one was a house, with a balcony, and it was only the stairs that {hero} had not thought of.',
						'+ The last one, a house, had a balcony for looking at the moon, and no stairs to get up there by.',
					],
					quick: [
						'+ The last one, a shed, had been up before lunch, and down before the washing-up.',
						'+ The last one had been a shed. {hero} had needed one morning to put it up, and it had needed less to come down.',
					],
				},
				[
					'Nine boards would do it. {hero}’s pieces were too short, and every board in the place had gone into the new roof of {hall}. {hero} looked up the road, along the houses. There was a red board, and a blue one, and one with a hole for the cat. Each of them had a handle.',
					'{They} counted the places on the ropes. There were nine. {hero}’s pieces were all too short, and the storm had not left nine boards in the whole place. {hero} turned around. Up the road stood the houses, each with its front to the street, and in the middle of each front was a good thick board, on hinges.',
					'It would take nine boards, and {hero}’s pieces were too short. {They} asked everyone who had ever owned a board, and all the boards had gone into the new roof of {hall}. {They} sat down on a doorstep to think. Behind {them} somebody came home, and shut the door. It made a good thick sound. It was, {hero} noticed, just the sound of a board.',
				],
			],
			choices: [
				{
					say: 'Take your own door down before you ask for others',
					sets: ['own'],
					outcome: [
						'{hero} unscrewed {their} own door and carried it down the road. It left a hole, with a bed in it, and an unwashed cup. People stopped, looked in, and looked quickly away. Then it struck one of them that somebody who did that must be serious. By noon there were four doors lying in the grass, and a great many things could be seen that had only been guessed at.',
						'“That’s your door,” said a neighbor. “Yes,” said {hero}. “But then you’ve got no door,” said the neighbor. “No,” said {hero}. Then the neighbor went to look for a screwdriver. You can’t very well stand in the draft from someone else’s house and keep your own shut. By noon there were four.',
						'“What’s that going to be?” asked a woman, from her step. “The first of nine,” said {hero}, and laid {their} front door in the grass. Through the hole that was left, the whole road could see a bed that was not made. {hero} could see it too, and did not go back. The woman looked at it for some time. “Well, mine’s no tidier,” she said, and went in for a screwdriver. At noon four of them lay side by side.',
					],
				},
				{
					say: 'Go from house to house and explain it to each',
					sets: ['asked'],
					outcome: [
						'“I’ve come for the door,” said {hero}, eight times. Eight times it was shut in {their} face. But the thing about a door is that people stand behind it afterward and look at it, and it’s a nice thick one, and they think. At three of the eight houses it opened again. “Mind the paint,” said those who lived there. With {hero}’s own door that made four.',
						'{hero} explained it on eight doorsteps. It’s a hard thing to ask. “What do I get for it?” said one. “A draft,” said {hero}, “and {elder} back.” He thought about it, and went for his screwdriver. By noon there were four doors, with {hero}’s own, and each had a name chalked on the back.',
						'{hero} asked after everybody’s health first. “You want my what?” people said. Five said no before {hero} had done. But an old woman in the last house looked across at the hut, where the smoke was. “Twelve years,” she said. “Well, it sticks anyhow.” She told it to her sister, and her sister told the baker, and at noon, with {hero}’s own, there were four.',
					],
				},
				{
					say: 'Draw the whole bridge first, with every knot',
					sets: ['drew'],
					outcome: [
						'{hero} drew it all on a roll of paper. There were two ropes, nine doors, and thirty-six knots, each with an arrow. On paper it held perfectly. A crowd had gathered by then. “And where does mine go?” asked somebody. “Fourth from the left,” said {hero}. “You’d be next to the baker.” He went to get it, and by noon, with {hero}’s own, there were four.',
						'{hero} had never before drawn a thing first. {They} drew two ropes, nine doors, and thirty-six knots, and rubbed one knot out, and put it in again. The paper was handed round. Nobody wanted to give up a door. But they all wanted to see how theirs would look in the row. By noon four were off their hinges, and one was {hero}’s.',
						'“It won’t hold,” said those who came past, before there was anything to hold. {hero} only went on drawing: first the ropes, then nine doors in a row, then the knots, thirty-six of them, with numbers on. It got so long that the last door had to go on a second sheet of paper. “That one looks like ours,” said a girl. “Mama, is that ours?” Her mother bent down to see. Then others wanted to find theirs as well, and at noon, with {hero}’s own, there were four in the grass.',
					],
				},
			],
			scene: { at: 'start', with: ['elder'], shows: ['rope', 'bridge'], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['It Takes Two', 'The Fifth Thing', 'The Old Knots', 'One Corner'],
			time: 'day',
			parts: [
				'@answer',
				[
					'{hero} tied the first door to the ropes that very noon, with the knot that {they} always used, and went out on it to see. There was a small dry crack. One corner let go, then the next, and the door hung straight down into the gap by one end, like a picture from a nail. “That makes five,” somebody said. It took six neighbors to pull it up again, and none of them laughed.',
					'The first door was tied on at noon. {hero} used {their} own knot, which {they} had used on all four things, and stepped out. “It’s hol–” {they} began. Then a corner slipped, and the door swung down, and hung by one end over nothing at all. The neighbors had to fish it up. “And that’s the fifth,” said somebody, quite kindly.',
					'At noon {hero} tied on the first door, four corners, four knots, and went out to the middle to try it. {They} knew the noise that came then. It was a small dry crack, and {they} had heard it four times before. The door tipped, and swung down, and hung there by two knots out of four. {hero} held on to the end of it, and a good many neighbors pulled. “Well, we’ve still got the door,” said one of them.',
				],
				[
					'“Not like that!” shouted {elder}, on the far side, in quite another voice than in the morning. “Look at the old knots! It takes two!” So {hero} looked. They were still there, all along both ropes, each with a splinter in it. The storm had broken every board. It had not opened one knot. Each had two halves, one on the left of the board and one on the right, out of one rope, and both had to be pulled at the same moment. Nobody can be on both sides of a door at once. And {hero} had always built alone.',
					'“It’s your knot!” shouted {elder} from the far side, who had not said a word for hours. “Take the old one! It takes two!” The old knots still sat on the ropes, in pairs, with bits of board in them. The boards had broken, but not one knot had. {hero} followed the rope around with a {hand}. It went under the board and came up on the other side, and the two ends had to be pulled tight at the same moment, one on the left and one on the right. For that you needed somebody else. {hero} had never needed anybody else, with the four things. So that was it!',
					'There was a bang. It was {elder}, over there, who had hit the rope with the stick. “You’re tying it as if you were all alone!” {elder.they} shouted. “It takes two! Look at the old ones!” {hero} bent down to the rope. The boards were gone, but for some splinters. The knots that had held them were still there, as tight as walnuts, and they sat in pairs. A loop came in from the left of where the board had been, and a loop from the right, and it was all one rope. It would only bite if both were pulled at once. {hero} tried, and could not reach across the door from either side. In all {their} building {they} had never had anybody on the other side.',
				],
				[
					'“Who tied these?” {they} asked. “Two people who were very good at it,” said a neighbor, and had to go. The others looked for something to look at. Only one of them stayed. It was {shy.name}, {shy.a}. {Shy.they} lived in the upper street, and had stood by the road all morning, and never come nearer. Everyone knew that {shy} had the finest rooms in the place. {Shy.they} talked about the mirrors and the long sofa very often.',
					'“Then who made these?” asked {hero}. “Two people,” said a neighbor. “They don’t speak any more.” It seemed to be all that anybody knew, or wanted to. Meanwhile {shy.name}, {shy.a}, had been standing by the road since the morning. {Shy.they} lived in the upper street, in the finest rooms in the place, and liked to tell you about the sofa and the mirrors. “I could look on,” said {shy}, “if that’s any use.”',
					'There was one person who had not helped with the pulling, and had not gone home either. That was {shy.name}, {shy.a}, from the upper street. If you had five minutes, {shy} would tell you about {shy.their} rooms. They were the finest in the place, with mirrors, and a sofa so long that it had been made to order. “Two people made those knots,” said {shy}, when {hero} looked around. “It’s a long while ago. I don’t think that they’re on speaking terms.” {Shy.they} looked at the rope. “I’ve only ever watched,” said {shy}.',
				],
			],
			choices: [
				{
					say: 'Ask {shy} to take the other side of each knot',
					sets: ['paired'],
					outcome: [
						'“Me?” said {shy}, and looked behind {shy.them}. But {shy.they} came. {Shy.they} had careful hands, and pulled exactly when {hero} said “now,” and not before. By three o’clock all four doors hung on the ropes. {hero} went out on them. Nothing cracked. “I’ve never made anything with someone,” said {shy}, and coiled up the rope that was left as if it were made of gold.',
						'“Nobody’s ever asked me to hold anything,” said {shy}, and took the rope. At the first “now” both of them pulled, and the knot shut like a mouth. {hero} shook it. It did not so much as creak. At three o’clock all four doors were up, and {shy} had told {hero} about the long sofa six times, and had blisters, and was happy.',
						'“Does it matter that I’ve never done it?” asked {shy}. “No,” said {hero}. “I’ve never done it like this either.” So {shy} took hold on the one side and {hero} on the other, and both said “now,” at first too soon, and then too late, and then just right. At three o’clock four doors hung over the gap, and {hero} had bounced on each. “I could carry the rope,” said {shy}, “in case there’s anything more to hold.”',
					],
				},
				{
					say: 'Let the owner of each door tie it on with you',
					sets: ['owners'],
					outcome: [
						'So each neighbor’s door was tied by {hero} and by whoever had lived behind it. The baker pulled too soon. A boy had to be told twice which was left. But each of them could do it in the end, and showed it to the next. By three o’clock four doors hung there and held. The others, who only had to watch, could have tied it in their sleep by then.',
						'“It’s your door,” said {hero}. “You take the left.” None of those people had ever tied more than a parcel. {hero} said “now,” and each time it took three tries. But by three o’clock all four doors were up. {hero} bounced a little on each, and nothing cracked. And there were people in the place now who knew the old knot, and told everybody about it.',
						'The baker went first, since his was the red one. “Left,” said {hero}. “No, your left. Now!” The knot bit. The baker looked at it, and shook it, and then he called his wife to come and see. After him it was a boy with a blue door, who did it at the first try and would not stop talking about it. There were four by three o’clock, and no crack from any of them. By then people were practicing on the garden fences.',
					],
				},
				{
					say: 'Do both sides alone, and tie everything double',
					sets: ['alone'],
					outcome: [
						'{hero} had always done it alone. {They} pulled on the left, and hurried round, and pulled on the right, and put a second knot on top to make up for it. It took until three o’clock. Then all four doors were up, and they held. From a little way off the knots looked just like the old ones.',
						'“I can manage,” said {hero}. {They} pulled the one end, and got around to the other as fast as {they} could, and pulled that, and then tied it all over again on top. By three o’clock four doors hung there. {elder} watched it from the far side, leaning on {elder.their} stick, and said nothing more.',
						'“It’s quicker if I do it,” said {hero}, as {they} had four times before. It was not quicker. There was a left half and a right half, and {they was} forever on the wrong side of the door. What {they} pulled tight over here had gone slack over there. So {they} tied another knot over each one, and a third over some. The neighbors rolled up rope and said nothing. It was three o’clock when the fourth door was up, and it stayed up.',
					],
				},
			],
			scene: { at: 'start', with: ['shy'], shows: ['door', 'rope'], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['Seven, and One Shut', 'The Door of {shy}', 'Anything but the Door', 'Behind It'],
			time: 'day',
			parts: [
				'@answer',
				[
					'Four is not nine, though. For the others one had to go to the upper street, where the thick doors are, and the upper street gave three. That made seven. {hero} looked back from the bend. On the far side {elder} had broken up the chair and begun on the table.',
					'But it had to be nine. {hero} went on to the upper street, where the doors are thick, and three of them were given. That made seven. From the bend you could see the far side. {elder}’s chair had gone up the chimney by then, and {elder} was sawing up the table.',
					'That left five to find. The thick doors are in the upper street, and so {hero} went from one brass plate to the next there, and came away with three. Seven, then. Across the gap there was a noise of sawing. The chair was smoke already, and that was the table.',
				],
				{
					paired: [
						'The eighth door was a beautiful one, of oak, with a brass knocker. {shy} had come up the road with {hero}, and carried the rope, and had been walking slower and slower. It was {shy.their} own. “Anything but that,” said {shy}, and went and stood in front of it, with both arms out. “You can have a mirror. You can have the sofa. Please. I’ll hold every knot there is. Just not the door.”',
						'Then there was only one good door left in the street, of oak, with a brass knocker. It was {shy}’s. {shy} had come along to carry the rope, and now {shy.they} put it down. “I’d love to,” said {shy}. “But the carpets, you see. They can’t stand a draft.” {hero} said that it was only until {elder} was across. “No,” said {shy}, quite white, and leaned on the door. “Ask me for something else. I’ll hold the rope all night.”',
						'{shy} had told {hero} about the mirrors twice on the way up, and then had stopped. The two of them had come to a door of oak, with a brass knocker, and it was the last good one in the street. “That’s mine,” said {shy}. {Shy.they} laid down the rope that {shy.they} had carried, and stood before the knocker. “I know what I said. I’d do anything for that bridge. I’ll tie knots until midnight. But there has to be a door here.” {Shy.their} voice had gone quite small.',
					],
					else: [
						'The eighth door was a beautiful one, of oak, with a brass knocker. It was {shy}’s. Nobody had ever been inside, though they all knew about the mirrors. {shy} had gone home by then. “Anything,” said {shy}, and stood in front of the door with both arms out. “You can have a mirror. You can have the sofa. Not the door.”',
						'Then there was only one good door left in the street, of oak, with a brass knocker. {hero} knocked, and {shy} came out, closed it behind {shy.them}, and leaned on it. “I’d love to,” said {shy}. “But the carpets, you see. They can’t stand a draft.” {hero} said that it was only until {elder} was across. “No,” said {shy}, quite white. “Please. Ask me for something else.”',
						'{hero} had kept the finest for last. It was of oak, with a brass knocker, and {shy} lived behind it, with the mirrors, and had never yet asked anyone to come and sit down. By now {shy.they} had gone home, and opened at the first knock, but only by as much as a head is wide. “You’ve come for the door,” said {shy}, and slipped out, and pulled it shut. “Take the sofa! It’s a good long sofa. Only I can’t be without a door.”',
					],
				},
				[
					'The letter slot was open, down there beside {shy}. {hero} did not mean to look. There was no sofa. There was one bare room, and in it a chair with three legs, one cup, and a candle end.',
					'Behind {shy} the keyhole was as big as a plum, and the sun shone right through it. {hero} could see as far as the back wall. There was nothing in there but a chair with three legs, and a cup, and a nail to hang the cup on. So that was why nobody had ever been asked in.',
					'Just then the wind pushed the door open behind {shy}, by a hand’s breadth. It was only for a moment, but a room with nothing in it is quickly seen. A chair stood there on three legs, and on the chair a cup. There was no sofa, and no mirror for the sofa to be in.',
				],
			],
			choices: [
				{
					say: 'Offer the blanket off your own bed to hang there instead',
					sets: ['curtain'],
					outcome: [
						'“You could hang up this,” said {hero}, and brought the blanket from {their} own bed. It was thick and red, and reached the ground. “Nobody can see through that. I’ve tried.” {shy} looked at {them} for a long time. “You’ve seen,” said {shy}. “I’ve seen a lovely door,” said {hero}. Together they took it off its hinges, and hung up the blanket, and tucked it in at the sides.',
						'{hero} went home and came back with the red blanket off {their} bed. “It’s warmer than a door,” {they} said, “and you can’t look in.” That was all. {shy} held the one end while {hero} nailed up the other. “I was going to get the sofa,” said {shy}, through the nails. “It’s only that it always was next year.” Then {shy} carried the door down to the gap, without being asked.',
						'“Wait here,” said {hero}, and was back before {shy} had moved, with a blanket, the red one, off {their} own bed. “It hangs right down to the ground,” {they} said, “and it’s as good as a wall. You’d have it snug in there.” {shy} stroked the blanket, the way you stroke a cat that isn’t yours. Neither of them said a word about the sofa. They hung it up first, and after that the door came off. “Eight screws,” said {shy}. “I’ll find you something to put them in.”',
					],
				},
				{
					say: 'Leave {shy} the door, and space the others wider',
					sets: ['left'],
					outcome: [
						'“I’d forgotten,” said {hero}. “I’ve counted wrong. We don’t need yours.” It was not true, but it could be made so. If you tied the doors a good step apart, seven would go as far as eight. It would be no bridge for anyone who walked with a stick. {shy} had not moved from the door. “Thank you,” said {shy}, very softly, to the back of {hero}’s head.',
						'There are things one doesn’t take, even for a bridge. “Keep it,” said {hero}. “I can leave some air in between.” {They} worked it out on the way down. With gaps as wide as a good step, seven would go as far as eight. That would be all right for somebody who jumps. {They} looked across at {elder}, with the stick, and worked it out again, and it stayed the same.',
						'“You know,” said {hero}, “now that I look at it, that one’s too heavy.” And {they} went away quickly, before it could be talked about. With a good step of air after each, seven doors are as long as eight. It would be a bridge for anybody with a good spring in them. {hero} looked over at {elder}, who stood there with a stick. Up the street somebody opened the oak door a little, and said something, and shut it again. It may have been “Bless you.”',
					],
				},
				{
					say: 'Say good day, and come back when {shy} is out',
					sets: ['took'],
					outcome: {
						paired: [
							'“Go on down,” {hero} said to {shy}. “I’ll be along with the rope.” {shy} went, quite pleased to be needed. Then {hero} was alone with the beautiful door. It was eight screws, and they turned like butter. When it came away, the sun went straight in, and lit up the chair, and the cup, for all the road to see. {hero} carried it down by the back lane, and laid it with the knocker underneath. {They} told {themself} that it was for {elder}, and told {shy} that it was somebody else’s.',
							'“They’ll want the rope at the gap,” said {hero}. So {shy} took it down there, and hurried, because somebody was counting on {shy.them}. Nothing could have been easier after that. There were eight screws, and all of them had been oiled. Then the door leaned on {hero}, as heavy as a cow, and in the wall was a hole that anyone could look into, with one chair in it. {hero} went around by the back lane, and kept the knocker turned to the ground. “Whose is that?” asked {shy} at the gap. “Oh, somebody’s,” said {hero}. It was for {elder}, after all, {they} thought, and thought it again.',
						],
						else: [
							'After a while {shy} went out, as always at that hour, with a basket. {hero} came around the corner. It was eight screws, and they turned like butter. The beautiful door was off in a minute, and the sun went straight in, and lit up the chair, and the cup, for all the road to see. {hero} did not look back. {They} told {themself} that it was for {elder}.',
							'{hero} waited behind the hedge until {shy} had gone for water. Nobody can say no who isn’t there. The door came off easily. But it left behind a hole, the size and shape of a person’s whole secret, and people were coming up the road. It only occurred to {hero} later that one could have hung something in front of it.',
							'Nobody is at home all day. {hero} said good day, very politely, and walked around the block until {shy} had gone off with a jug. It was eight screws, and {they} had brought the screwdriver. {They} looked at nothing but the last screw. By then the sun had got in, and lay on the three-legged chair like a finger. “Why, there’s nothing in there!” said someone in the road. {hero} went off with the door rather fast. It was for {elder}, {they} told everyone, and nobody had asked.',
						],
					},
				},
			],
			scene: { at: 'start', with: ['shy'], shows: ['door'], pose: 'stand', feeling: 'curious' },
		},
		{
			titles: ['Near Enough to Talk', 'The Last Hole', 'Half of the Old Bridge', 'At the End of the Doors'],
			time: 'dusk',
			parts: [
				'@answer',
				{
					alone: [
						'Down at the gap the second door had dropped at one corner. {hero} had tied that knot alone, and double. There was nothing for it but to ask, after all. So each of the doors was tied over again, with a neighbor on the other side, and that cost an hour. {elder} burned the table in it.',
						'When {hero} came back to the gap, a goat was standing on the second door, and the door hung by three corners. It was one of the knots that {hero} had tied alone. Every one of them had to be done again, with somebody on the other side. It took an hour. In that hour {elder}’s table went up the chimney.',
						'“It’s sagging,” said the baker at the gap, and it was. The third door had come loose on one side, where the knots were double, and {hero} had tied them alone. So a neighbor had to be asked, for each of the doors, and then it was all done over from the beginning, left and right. That cost {hero} an hour, and {elder} a table.',
					],
				},
				{
					left: [
						'Seven doors went out over the gap, with a good step of air between each and the next: red, blue, cat hole. The row swung, and sang a little, and held.',
						'Seven doors hung over the gap before the sun was low, and between every two of them you could look down a long way. But they held.',
						'You could walk out now on seven doors, if you did not mind a good step of air after every one of them. {hero} had walked it twice. Nothing let go.',
					],
					else: [
						'Eight doors went out over the gap, one after the other: red, blue, cat hole, oak. The row swung, and sang a little, and held.',
						'Eight doors hung over the gap before the sun was low, edge to edge, with the oak one in the middle. {hero} waited for it all to come apart. It held.',
						'Soon there were eight in a row above the gap, as close as teeth, and the oak one among them. The wind got under and lifted the cat flap, and {hero} stood and listened. Nothing cracked.',
					],
				},
				[
					'But the ninth place was empty, and it had grown. House doors are shorter than bridge boards, and what each of them had been short of was missing here. {hero} went out to the end of the last door. From there it was only a few steps more, and {elder} stood on the other edge, leaning on {elder.their} stick. It was near enough to talk. “You’ve got my knot,” said {elder}. “So it was you who tied the old bridge!” said {hero}. “The left half,” said {elder}. “{host.name} was on the right. Nobody could pull at the same moment as {host}.”',
					'The ninth place was still empty, though, and it had grown. A house door is shorter than a bridge board, and all those little bits came together at the end. {hero} stood at the end of the last door, and {elder} on the far edge with {elder.their} stick, and between them was a hole that you could have talked across. So they did. “The old knot,” said {hero}. “You made those, didn’t you?” “I made the left halves,” said {elder}. “{host.name} made the right ones. We never even had to say ‘now.’”',
					'And there it stopped, with the ninth place empty, and wider than before. Doors are not made for gaps, and each had been a bit too short. From the last one you could have thrown {elder} an apple. “That’s how we used to tie them,” called {elder}, who had been looking at the knots. “We?” said {hero}. “I took the left, and {host.name} took the right,” said {elder}, and then seemed to be sorry to have said the name.',
				],
				[
					'{elder} pointed down at the hole with the stick. “What are you going to put here?” {elder.they} asked. It was longer than any house door. “There’s only one that’s as long as that,” said {hero}. “It’s the great door of {hall}.” {elder} was quiet for so long that you could hear the ropes. “Then you’d better stop,” said {elder}. “{host} locked that behind me. {host} won’t open it.” And {elder.they} turned to the hut, to see what else would burn.',
					'The hole was half as long again as any house door. “It’ll have to be the great door of {hall},” said {hero}. “It’s the only one that reaches.” {elder} shook {elder.their} head. “{host} has the key. I went out by that door twelve years ago, and I heard it turn.” {Elder.they} looked up at {elder.their} chimney. There was hardly a line. “It was a good try,” {elder.they} said.',
					'{elder} held out {elder.their} stick over the hole, to see how much was missing. {hero} held out a pole, and between the two there was still some air left over. “House doors won’t do,” said {hero}. “There’s one that would. That’s the great door of {hall}.” {elder} drew in the stick again, quite slowly. “It’s been shut for twelve years,” said {elder}. “I was the last to go out by it, and {host} turned the key. You won’t get that one.” Then {elder} looked around at the hut, to see what else there was for the stove.',
				],
			],
			choices: [
				{
					say: 'Throw over the wood of your four broken things',
					sets: ['wood'],
					outcome: [
						'{hero} went home for the pieces. {They} had kept them for years, because each time it could have been mended. Now {they} stood at the end of the last door and threw them across the hole, bit by bit. “That’s a nice leg,” said {elder}. “What was it?” “It was going to be something good,” said {hero}. In the hut the fire jumped up. None of the four had ever been so useful.',
						'It made a big heap, out there on the last door: everything that {hero} had ever built. {They} threw it over, piece after piece, and {elder} caught it, or nearly. “Don’t you want to keep any of it?” asked {elder}. “No,” said {hero}, and found that it was true. After a while there was real smoke over the hut, broad and gray. “That’ll last until midnight,” called {elder}.',
						'“Stand back a bit,” called {hero}, and threw. It had taken three neighbors and a cart to bring it all: every piece of the four things, saved up for years behind {their} house, because you never know. Now {they} knew. Over it went, legs and lids and corners. {elder} picked up a bent bit and turned it around. “What’s this from?” asked {elder}. “I’ve been meaning to find out,” said {hero}. Soon the chimney smoked as if there were a party, and it would go on until midnight.',
					],
				},
				{
					say: 'Ask {elder} what the quarrel was about',
					sets: ['heard'],
					outcome: [
						'“What was it about?” asked {hero}. “A goose,” said {elder}. “It walked through the butter, and each of us said that it was the other’s. You wouldn’t believe how a thing like that can grow. {host} called after me that I could stay away. So I walked slowly, to be called back. And then I heard the key.” {Elder.they} leaned on the stick. “I’ve listened for it to turn back ever since. It’s a long way to hear a key.”',
						'“Why did {host} lock it?” asked {hero}. {elder} poked at the edge with the stick. “We had words about a goose. I slammed the door. I thought {host} would open it again before I was at the bridge.” It was getting gray around the hut. “I walked slowly,” said {elder}. “I’ve never walked so slowly in my life. I was listening the whole time, and all I heard was the key.” {Elder.they} listened for a moment. “I still do,” {elder.they} said.',
						'“It can’t have been nothing,” said {hero}. “It was less,” said {elder}. “It was a goose, and it had been in the butter. ‘That’s your goose,’ I said, and {host} said that it was mine, and by supper we’d got on to things with no goose in them. I left. ‘Don’t come back!’ {host} shouted. Do you know how slowly a person can walk? I was waiting for {host} to call. But what I heard was the key.” {elder} put {elder.their} head on one side. “You get into the way of listening for it,” {elder.they} said.',
					],
				},
				{
					say: 'Jump on the last door as hard as you can',
					sets: ['jumped'],
					outcome: [
						'“It’s not a try,” said {hero}. “Look!” And {they} did what {they} had never dared to do with anything of {theirs}. {They} jumped on it, in the middle, as hard as {they} could. The whole row swung, and groaned, and swung back. {hero} listened for the small dry crack. There was none. “{host} used to do that, too,” said {elder}, and something in {elder.their} face had moved. “I’ll have my bag ready,” {elder.they} said.',
						'{hero} went a little way back, took a breath, and jumped. All day {they} had waited for it to come down, and now {they} wanted to know. The ropes hummed. Over in the hut a plate fell off a shelf. The doors stayed where they were. “Well!” said {elder}. It was the first time that day that {elder.they} had looked at the bridge as if it might be meant for {elder.them}. “I’ll pack, then,” {elder.they} said.',
						'“How do you know that it holds?” asked {elder}. {hero} did not know. There was one way to find out, and with the other four things {they} had always been afraid of it. {They} came down on the last door with everything {they} had. It boomed. Dust flew up, and somewhere a cat flap clapped. After that there was nothing, though {hero} waited for it, and so did {elder}, with {elder.their} stick in the air. “Good gracious,” said {elder}. “Then I’d better see where my bag is.”',
					],
				},
			],
			scene: { at: 'start', with: ['elder'], shows: ['door', 'rope'], pose: 'reach', feeling: 'determined' },
		},
		{
			titles: ['Twelve Years Shut', 'The Great Door', 'About a Goose', 'The Key on a String'],
			time: 'dusk',
			parts: [
				'@answer',
				[
					'Then {hero} went up to {hall}, as fast as {they} could. Sixty people sat there, at the long table, those without a door and those who wanted to hear about it. “You have a piano?” they were saying. Only {host.name}, {host.a}, sat apart from them, with {host.their} back to the great door, and had the key on a string.',
					'{Hall.at} the lamps had been lit. One half of the place had no door to go home to, and the other half had come to hear what it was like. They sat at the long table, sixty of them, and passed the bread. At the far end nobody sat but {host.name}, {host.a}. The great door was behind {host.them}, and the key to it hung from {host.their} hand by a string.',
					'It would soon be dark. {hero} hurried to {hall}. The whole place was sitting around the long table, since half of them had no door and the other half wanted to hear about it. They had looked into each other’s kitchens that day. In front of the great door, alone, sat {host.name}, {host.a}, with the key on a string.',
				],
				{
					wood: '',
					else: [
						'+ On the way up {hero} had looked back once. The smoke over the hut had been gray at noon, and white at three, and now it was green. It was one piece of furniture after another.',
						'+ {hero} could still see the smoke through the window. It changed color with each thing that {elder} burned, and now it was green.',
						'+ There was a window, with a bit of sky in it, and a green thread in the sky. That was {elder}’s smoke. It had been other colors earlier, and had come from something else each time.',
					],
				},
				[
					'{hero} went straight up to {host.them}. {host} had begun to tie the string, and untie it, as people do who are thinking of something else. {Host.they} did one half of the knot with {host.their} left hand, and one half with the right. {hero} had done nothing all day but that knot. “You made the right halves,” said {hero}. “{elder} told me.” “So {elder} still talks of it,” said {host}.',
					'{host} was tying knots into the string. {Host.they} did not even look. It was one and the same knot each time, half with the left hand and half with the right, and then {host.they} pulled it open again. {hero} knew it by now. “That one takes two,” {they} said. “Yes,” said {host}. “I do it badly, on my own.”',
					'“It’s a bit of string,” said {host}, because {hero} was staring at {host.their} hands. But it was not the string. It was what {host} did with it, on and on, without looking: a loop from the left, a loop from the right, a pull. It never quite closed. {hero} had seen that knot all along two ropes since the morning, and there each was shut like a fist. “It wants a second person,” said {hero}. “It had one,” said {host}.',
				],
				[
					'{hero} looked at the great door. “I know what you’ve come for,” said {host}. “No. {elder} went out by this door, twelve years ago. A goose had walked through the butter, and neither of us would own it. I shouted that {elder.they} needn’t come back, and I turned the key, so that it should be true. I’ve had to go in by the side ever since.” “Why don’t you open it?” asked {hero}. “Because then I’d have to say why I shut it,” said {host}.',
					'“That door is the last board of the bridge,” said {hero}. “No,” said {host}. “Twelve years ago a goose walked through the butter, and neither of us would own it. We had words, and {elder} went out through here. I called, ‘And you can stay away!’ and locked it. And {elder} did stay away.” {Host.they} closed one hand around the key. “You keep thinking that the other one will knock.”',
					'There was only one board missing now, and everybody in that room knew which. {host} did not get up. “There was a goose,” said {host}. “It had walked through the butter, and it wasn’t my goose. {elder} said the same. So we shouted, and when {elder} was through that door, twelve years ago, I shouted the loudest. I said that {elder.they} could stay over there for good. Then I turned the key. You can’t just turn it back after that. You’d have to have something to say.”',
				],
				{
					heard: [
						'“{elder} walked slowly,” said {hero}, “so that you could call {elder.them} back. {Elder.they} only heard the key.” {host} turned quite gray, and said nothing at all.',
						'“And {elder} listens for the key,” said {hero}. “{Elder.they} has for twelve years.” “From over there?” said {host}. “You can’t hear it from over there.” {Host.they} had to look away.',
						'“{elder} waited for you to call out,” said {hero}, “the whole way to the bridge. But there was only the key.” The string stopped moving. {host} looked at the key, as if somebody else had left it there.',
					],
				},
			],
			choices: [
				{
					say: 'Tell {host} what {elder} has been burning since noon',
					sets: ['told'],
					outcome: {
						wood: [
							'“{elder} has burned the chair, the table, and the bed,” said {hero}. “Now it’s everything that I ever built. That will last until midnight. After that there’s only one thing left over there that’s made of wood. It’s {elder.their} door.”',
							'“I threw {elder.them} all I’ve ever built,” said {hero}. “It’s good dry wood. It will last until midnight. Before that it was the chair, and the table, and the bed. I don’t think there’s anything left over there that’s made of wood. Only {elder.their} door.”',
							'“I’ve sent over what was left of my four things,” said {hero}. “They’re burning well, and they’ll be done by midnight. The chair’s gone, and the table, and since this evening there’s no bed. What’s left of wood in that hut, then, is the door. {elder} will be burning that next.”',
						],
						else: [
							'“{elder} has burned the chair,” said {hero}, “and the table. Now there’s green smoke, and I don’t know what that is.” “It’s the bench,” said {host}, after a time. “It used to stand out here. We made it together.” “After that there’s only the one thing left over there that’s made of wood,” said {hero}. “It’s {elder.their} door.”',
							'“The smoke was gray at noon,” said {hero}. “That was a chair. At three it was white. That was the table. At dusk it was green. After that there’s only one thing left over there that’s made of wood. It’s {elder.their} door.” “What was green?” asked {host}. Then {host.they} knew. “The bench. It used to stand out here. We made it together.”',
							'“Did you see the smoke today?” asked {hero}. “First it was gray, and that was a chair. Then it was white, and {elder} had no table. Now look out of the window.” {host} looked. It went up over the gap as green as a frog. “That’s paint,” {host.they} said. “We made a bench, {elder} and I. It stood right here.” “When the bench is gone,” said {hero}, “there’s one piece of wood left in that hut, and it’s the door.”',
						],
					},
				},
				{
					say: 'Ask for the long table in place of it',
					sets: ['table'],
					outcome: [
						'“Then I won’t ask for the door,” said {hero}. “I’ll ask for the table. It’s just as long, and nobody has ever gone out by it.” Sixty people looked down. There were sixty bowls on it.',
						'“Leave it locked,” said {hero}. “There’s the table. It’s as long as your door, and just as thick, and you needn’t say anything to anybody.” {host} looked at the table as if {host.they} had never seen it. The people were already looking underneath.',
						'“Keep the key,” said {hero}. “What about this?” And {they} put a {hand} on the long table. “It’s long enough, and it isn’t locked. And nobody’s angry with a table.” All along both sides people lifted their spoons, to see what was meant. “That you can have,” said {host}, and sounded surprised.',
					],
				},
				{
					say: 'Ask everyone to come and be the last board themselves',
					sets: ['chain'],
					outcome: [
						'“Then we’ll do without it,” said {hero}, and turned to the table. “The hole is as long as that door. How many of you is that, if you hold on to each other?” Nobody had ever worked it out. Somebody lay down on the floor, and somebody took hold of his feet, and it came to five. The rest would be needed to hold the five.',
						'“I don’t need wood,” said {hero} to all of them. “I need sixty people who don’t let go. A few are the board, and the rest hold the few.” The people looked at their hands, and paws, and at each other’s.',
						'Sixty people were looking at {hero}, so {hero} looked back. “There’s no more wood,” {they} said. “But there’s you. If some of you lie down in a row, and each has hold of the next, you’ll be as long as that door. The others hold the row.” “And if somebody sneezes?” asked a man with a cold. “Then we say ‘Bless you,’” said {hero}, “and hold on.”',
					],
				},
			],
			scene: { at: 'hall', with: ['host'], shows: ['door', 'key'], pose: 'reach', feeling: 'determined' },
		},
		{
			titles: ['One Step and the Next', 'It Holds', 'Over the Gap', 'The Last Knot'],
			time: 'night',
			parts: [
				{
					quiet: ['{hero} had asked for more that day than ever before, and was not done yet.', ''],
					kind: ['{hero} looked at the key, and at the hand around it, and was not angry at all.', ''],
					honest: [
						'“I ought to say that nothing I’ve built alone has ever held,” said {hero}. “Then don’t do it alone,” said somebody.',
						'',
					],
					'clever & !told': [
						'{hero} had looked for a clever way. There was none, so it would have to be a plain one.',
						'',
					],
					bold: ['This time {hero} made no speech. It was said in a few plain words.', ''],
					careful: ['{hero} had tested every knot twice. There was nothing left to test but this.', ''],
					quick: ['For once {hero} took {their} time.', ''],
					merry: ['The whole room waited for {hero} to say something funny, and it didn’t come.', ''],
					dreamy: ['{hero} had been seeing knots all day. Now {they} saw {host}.', ''],
				},
				'@answer',
				{
					chain: [
						'“And what about me?” asked {host}. “You’d be the last in the row,” said {hero}. “It’s you that {elder} has to take hold of.” {host} looked at the key, and laid it aside, so as to have both arms free.',
						'{host} had stood up. “I can’t unlock it,” said {host}. “I’ve tried. But I could hold on.” “Then you’re the last in the row,” said {hero}. And the key was left lying on the chair.',
						'“I’m no use there,” said {host}. “I’m the one who shouted.” “So you lie last of all,” said {hero}. “{elder} can’t get home but past you.” {host} sat there for a moment longer, and then hung the key on the back of the chair.',
					],
					told: [
						'{host} took the key off the string. It would not turn. They tried butter. In the end {host} leaned on it with all {host.their} weight, and it turned. The great door swung open with a noise like a cow. Cold air came in, and stars, and thirty people carried the door down to the gap.',
						'It was a long time before anyone dared to breathe. “That’s {elder} all over,” said {host}. “To burn the house sooner than knock!” And {host.they} stood up, unlocked the great door, and began on the hinges {host.themself}, though there were sixty people to do it. Then they all went down the road with it.',
						'It was quiet for a while. “{Elder.their} own door,” said {host}. Then {host.they} put the key into the lock, and nothing happened. It took butter, of all things. With butter it turned, and the wind came in and blew out half the lamps. The great door went down the road on thirty backs.',
					],
					table: [
						'They lifted up their bowls, and the table went down the road on twenty heads, like a very big beetle.',
						'“Mind the soup,” said sixty people, and then the long table was off, down the road in the dark.',
						'“Everybody hold your own bowl,” said the baker. Twenty people ducked under the table and stood up, and it went out of {hall} sideways.',
					],
				},
				{
					'owners & chain': [
						'“We’ll hold as the knot does,” said the baker, and showed them: left and right, and both at the same moment.',
						'On the way down the baker went along the row with a bit of string. “A left, and a right,” he said to each of them, “and neither without the other.”',
					],
					owners: [
						'Down at the gap the baker was teaching the old knot to a whole row of people, left and right. By now they all wanted to know it.',
						'“Under, around, and both at once,” the baker was telling everybody, down at the gap. That morning he had never tied more than a parcel.',
						'At the gap there was a good deal of muttering in the dark. It was people with string, two by two, who were learning the old knot from the baker.',
					],
					'alone & chain': [
						'“I’ve always done things alone,” {hero} told them at the edge. “They fell down.” “We’d noticed,” said the baker, quite kindly, and took hold.',
						'{hero} thought of those double knots, and of the hour that they had cost. Then {they} held out a {hand} to the one on the left, and one to the right.',
						'{hero} stopped at the edge. “I’m the one who ties double,” {they} said to all of them. “It’s because I never had anybody for the other side.” “You’ve got sixty now,” said the baker.',
					],
					alone: [
						'“Who’ll take the other side?” asked {hero}. Up to now {they} had only ever asked that when it was too late. “I will,” said nine people at once.',
						'“There’s a left half and a right half,” said {hero}, “and I can’t be both. I’ve tried.” There was a crowd at once on the other side of the rope.',
					],
					'paired & left': '',
					'paired & took': [
						'Down at the gap lay the end of the rope that {shy} had held all afternoon. {shy} was not there.',
						'Somebody had left a rope beside the first post, coiled up very neatly. {shy} had held the other end of it all afternoon. But now {shy} was not to be seen.',
					],
					paired: [
						'{shy} was at the gap before any of them, with the rope. “I thought you’d need another pair of hands,” said {shy}.',
						'“Say when,” said somebody in the dark, at the gap. It was {shy}, who had the end of the rope in both hands already, and had been practicing.',
						'All this time {shy} had been sitting by the first post, with the rope in both arms. “I’ve kept it dry,” said {shy}. “Where do you want me?”',
					],
				},
				{
					wood: [
						'Across the gap there was a light in the hut. The last of the four things that {hero} had built was burning there, and it burned very well.',
						'The window of the hut was yellow, and you could see it from here. That was the last of {hero}’s four things, and it had never done as well as now.',
					],
					jumped: [
						'{elder} stood on the far edge with a bag. Since {hero} had jumped on it {elder.they} had not taken {elder.their} eyes off that bridge.',
						'“I’ve packed,” called {elder}, from the far edge. “You did jump on it, didn’t you? I didn’t dream that?” “I jumped,” called {hero}.',
						'“I’ve sat on my bag since you jumped,” called {elder}, over the hole. “I kept looking to see if it was still there.” “The bag?” called {hero}. “The bridge,” called {elder}.',
					],
				},
				{
					'chain & left or told & left': [
						'Between the doors there was a good step of air each time, because {shy}’s was missing. But over the widest of those gaps, one foot left and one foot right, stood {shy}. “I’ve still got mine,” {shy} said. “So you’ve got me.” After that there was soon a neighbor for each of the others, with a hand held out.',
						'There was a good step of air between every two doors. But when the lantern came there was somebody in each gap, to hold on to, and in the widest one stood {shy}. “{hero} left me my door,” {shy} told them all. “I thought I’d stand in for it.”',
						'“What about the gaps?” somebody asked, at the first of them. After every door came a good step of air. Before {hero} could answer, {shy} had pushed through from the back. “They’re on my account,” said {shy}. “I’ve got a door at home that should be lying there.” And {shy.they} went and stood over the widest gap, with a foot on either side. Soon there was a neighbor for every other one.',
					],
				},
				{
					'end-door': [
						'The great door closed the hole to the inch. The near end was soon tied, with {hero} on the left. But the last knot was on the far side, and it takes two. {hero} held out the rope to {host}. So {host} went over the doors, all of them, in the dark, and took the right half, and {elder} took the left. Nobody said “now.” They pulled at the same moment, as they had every time. “I’ve come about what I shouted,” said {host} then. “Which part?” asked {elder}. The two of them came back with {elder}’s lantern, arguing about whose goose it had been.',
						'The great door was laid over the hole, and the near end was tied, with {hero} on the left. There was one knot left, over on {elder}’s side. “It wants somebody on the right,” said {hero}, and gave {host} the end of the rope, and the lantern. The bridge swung, and sang, and held, all the way across. On the far edge {elder} had already put down {elder.their} stick and picked up the left half. They pulled. {hero} felt it come through every door: it was a bridge now. “You’ve taken your time,” said {elder}. “I’d no bridge,” said {host}. “You had a bridge for twelve years,” said {elder}. That was true, and the two of them sat down on the last board for a bit, to get used to it.',
						'The great door fell into the last hole as if it had been cut for it. The end on this side was soon tied. “And over there?” said the baker. “There’s only {elder} over there.” So {hero} took a lantern, and the end of the rope, and put them both into {host}’s hands. It is not far across that gap, once there’s a bridge, but {host} needed a good while. {elder} had the left half ready. Neither of them said “now.” The knot went shut with one click, and {hero}, back on the bank, felt it in every door. “About what I shouted,” said {host}. “I was out of earshot by then,” said {elder}, which was not true. The two of them came home arm in arm, and at each door {elder} asked whose it was.',
					],
					'end-fell & chain': [
						'Hand in paw in hand they all went out over the doors, and took hold of each other. They did not reach. In the middle of the bridge there was a second hole, where {shy}’s oak door had been, and sixty people are enough for one hole, but not for two. “{shy} came and took it home,” a boy called, “and cried.” “I took it first,” said {hero}, so that the whole row could hear. “{shy} was out. I’d seen what was behind it, and I took it all the same.” Nobody said anything, and nobody let go. Then the ropes shook. It was {shy}, bent down under the door. “People stood in front of my house, being sorry,” said {shy}. “I’d rather have been robbed.” “You were,” said {hero}. {shy} put the door in its place, without looking at {hero}. “It takes two,” said {shy}. “I’ll do the left. And afterward you come in, and sit on my chair, like a guest.” Both of them pulled, and it held, and the row reached. So {elder} came home after all, from back to back, and the last was {host}’s. “It was only a goose,” said {host}, from below. “I know,” said {elder}, and stepped down, and helped {host.them} up.',
						'The row went out over the dark, each holding on to the next. Then it stopped. One of the doors was gone! Where the oak one had hung there was nothing, and nobody had arms enough for a second hole. “It was {shy}’s,” a woman called. “{Shy.they} found it out there, and untied it, and carried it home.” “Because it was stolen,” said {hero}. “I did it, when {shy} was out.” It was very quiet all along the row. But {elder} was on one side of the hole, and sixty people were on the other, and they waited. After a long time something big and square came down the road, with {shy} below it. “You looked in,” said {shy}. “Yes,” said {hero}. “Then you might have knocked,” said {shy}, and laid the door in its place, and took the left half of the knot. {hero} took the right. “Now,” said {shy}, and it was tied. So {elder} came home, over doors and backs. “Good evening,” said {elder} to the last back, which was {host}’s. And {hero} carried a red blanket up to {shy}’s house, in case that door was ever wanted again.',
						'“There are two of them,” said the first in the row, and stopped. One hole was at the end, where it should be. The other was halfway out, where the oak door had been. “{shy} saw it there,” said a woman. “{Shy.they} didn’t say a word. {Shy.they} undid it, and took it home.” “I stole it,” said {hero}, so loud that it carried to the far side. “I knew what was behind it. {shy} had gone out, so I didn’t have to ask.” There was some wind. {elder} stood on the other edge, with the stick, and waited, as for twelve years. Then something came down through the dark, and at every step of it there was a knock. It was {shy}, bent double, with the door and its knocker. “I had it half up again,” said {shy}. “But I could see {elder} from there.” {shy} would not look at {hero}. “I’ll do the left,” said {shy}. “And another time you’ll knock.” The knot closed, and the row crept over it, out to the end. So {elder} crossed, on doors and then on backs, and the last of the backs was {host}’s. “It may have been my goose,” said {host}. “I thought it might,” said {elder}, and gave {host.them} a hand up.',
					],
					'end-fell': [
						'The table was long enough for the last hole. But nobody could get that far with it. In the middle there was another one now, where {shy}’s oak door had been. “{shy} came and took it home,” a boy said, “and cried.” {hero} needed no more explaining. {They} hurried up the road and knocked on the oak door. “They’ve all looked in,” said the voice behind it. “I’d rather have been robbed.” “You were,” said {hero}. “It was me. And now it’s {elder} who can’t get across.” For as long as it takes to undo eight screws, nothing happened. Then {shy} came out with the door on {shy.their} back, and carried it down through all those people. “It takes two,” said {shy}, and tied the left half, and {hero} the right. Then the table went out over it, and reached. So {elder} came home, not long before midnight. {host} stood at the end of the table, and could not find one word, and held out a bowl of soup. {elder} took it. {hero} hung a red blanket in the hole at {shy}’s, and sat down in front. “Have they got chairs, the others?” asked {shy}, behind it. “Some have,” said {hero}. “One of mine’s only got three legs.” “So has mine,” said {shy}.',
						'The table would have reached, if there had not been a second hole, in the middle, as wide as a front door. “That was mine,” said {shy}, who stood on the road, with the oak door on {shy.their} back. “I went home, and there were five people looking at my chair. With their hats off! So I came and untied it.” “I stole it,” said {hero}, with everybody listening. “I saw what was in there, and I took it all the same.” On the far edge stood {elder}, with a bag. {shy} looked at the bag for a while. “I know what it’s like to be on your own in a room,” said {shy}. “Take the right. I’ll take the left.” Both pulled at the same moment, though neither looked at the other. So {elder} came home, over eight doors and a table. {host} held out a bowl of soup, and {elder} took it, and that was all, for the first evening. {hero} sat on {shy}’s chair that night, like a guest, and on the side where the leg was missing.',
						'{hero} walked out ahead of the table with the lantern, and in the middle of the bridge the light fell on nothing. The oak door was gone. “{shy} was here,” called the baker. “All those people had been looking in, you see.” {hero} saw. {They} went up the hill, which took five minutes, and stood in front of the oak door for another ten. “It was me,” {they} told the knocker. “I waited until you were out.” “There’s one chair in here,” said {shy}’s voice. “Now everybody knows it.” {hero} could think of no answer to that. “{elder} is still over there,” {they} said. After a long time there was the sound of a screw. “You take that end,” said {shy}. Two people carried the door down, and the same two tied it, left and right. The table went out over it, and reached. Then {elder} came home, and at the end of the table stood {host}, and held out a bowl of soup in place of a speech. {hero} went back up with {shy}, and hung a red blanket in the hole. Behind it {they was} given the good cup, since there was only the one.',
					],
					'end-chain & chain': [
						'They went out over the doors, hand in paw in hand, as far as there were doors. Then the first one lay down over the hole, and the next took hold of the first, and so it went on. {hero} was in the middle, with the weight of it on both sides. Now, {they} thought. It’s always now that it falls apart. It creaked; it stretched; somebody sneezed, and sixty people said “Bless you” and did not let go. And then {elder} came across, from back to back, begging everybody’s pardon. The last in line was {host}, who caught hold of {elder} with both arms, and held on, over the doors and off the bridge and up the road. “You can let go now,” said {elder}, after a while. “I know that,” said {host}. Before they were home the two of them had found out whose goose it was, and it had not been either’s.',
						'Nobody was to let go, and that was the whole plan. One after another people crept out over the doors, and each took hold of the next. It made something between a ladder and a family. {hero} could feel how it pulled, from both sides. Each of {their} four things had had a moment like this one, when it went very quiet. It stayed quiet. “May I?” said {elder}, and walked over them. At the end of the row lay {host}, and held out both hands. {elder} stood before them and did not know which to take. “The left,” said {host}. “It was always your side.” So {elder} took it. “I’m sorry about the goose,” said {elder}. “So am I,” said {host}. “Now pull.”',
						'The baker went first, as he was the heaviest, and lay down over the hole. The next took hold of him, and the next of both. {hero} was third. It was dark below, and it was dark above. On one side somebody had hold of {hero}, and on the other {hero} had hold of somebody, and {they} listened for the small dry crack. It was only breathing. “I can feel you shaking,” whispered the baker. “That’s you,” said {hero}. “So it is,” said the baker. Then there came the tap of a stick, and a weight, as light as a hen, that begged pardon at every step. It went over the baker, and over {hero}. When it had come to the last in the row it stood still. “I’ve got you by the coat,” said {host}, “and I won’t let go.” “You never could tie it on your own,” said {elder}. “No,” said {host}. “I tried for twelve years.” The two of them went up the road like that, by the coat, and had got to the goose before they got to the first lamp.',
					],
					'end-chain': [
						'So the table was tied on, with {hero} on the left of each knot and the baker on the right, and the last hole was closed. But there was air in between the doors, a good step of it each time, because {shy}’s was missing. {elder} stood over there with the stick and looked at the first gap. “I could have done that once,” said {elder}, “with a run.” Then somebody came out from behind the others, walked to the middle, and stood in the widest gap, one foot left and one foot right. It was {shy}. “I’ve a door at home,” said {shy}, quite loud. “{hero} left it to me. So I’m standing here.” Others filled up the other gaps, one by one, and {host} took the last. {elder} went over, from door to back to door, and said good evening to each. {hero} had hold of a rope. It hummed like something that’s alive. Nothing fell.',
						'It reached, with the table at the end. But between every two doors there was a good step of air, because {shy}’s was missing. {elder} came to the edge with the stick, and measured the first gap with it, and shook {elder.their} head. “It’s a lovely bridge,” said {elder}. “It’s just not for me.” {hero} lay down in the first gap {themself}, with {their} face to the dark. “Then walk on me,” {they} said. For a while there was nothing but wind. Then the rope shook, and somebody lay down in the second gap, and said, a bit muffled, “I’m {shy}. I’ve still got my door. {hero} left it to me.” After that they came one by one, without being asked, and the last gap was {host}’s. “Mind your head,” said {elder}, and stepped on it. “I’ve missed you too,” said {host}.',
						'The table was long enough, and soon it was tied. Now {elder} could come. {elder} came as far as the first gap, and laid the stick across it, and the stick was too short. “It’s one door too few,” said {hero}. “I’d do it again. But it’s no good to you, is it?” “No,” said {elder}. “It’s very kind of you.” “One too few?” said somebody at the back. It was {shy}, who had never pushed in {shy.their} life, and pushed now. {Shy.they} went out along the doors to where it was widest, bent down over the air, and held on to both edges. “I’m about as broad as that door,” said {shy}. “It’s at home. {hero} let me keep it.” Then people went out faster than you could count, one to a gap, and in the last, by the road, it was {host} who bent down. So {elder} came over doors and backs, and said “Thank you” to each of the doors, and a name to each of the backs. At the last one {elder.they} stopped, and said nothing. “Get on,” said {host}. “It’s only me.” “That’s why,” said {elder}.',
					],
					'end-table': [
						'The table reached. The near end was soon tied, with {hero} on the left. The last knot was on {elder}’s side, and it takes two. “Who’s on the right?” asked {elder}, who had the left half in {elder.their} hand. Nobody moved. Then {host} put down {host.their} soup, went out along the doors, and picked up the rope. They pulled at the same moment. Neither had said a word. {elder} set a foot on the table, and stopped. “This is where I sat,” {elder.they} said, and put a finger on a burn. “We had soup.” There was still soup. As there was nothing else to eat it from now, it was brought down, and sixty people sat along both edges with their spoons, over all that dark. {host} had been left a place, next to the burn. It took {host.them} two bowls. “It was your goose,” said {host}. “It wasn’t,” said {elder}. “But go on.”',
						'The near end of the table was soon tied, and then {hero} gave {host} the rope for the far one. “I only said that you could have the table,” said {host}. “It takes two,” said {hero}. “And {elder} does the left.” It was the longest walk that {host} had ever taken. At the end of it the two of them pulled at the same moment, and the bridge said “ouf,” and that was all. “That’s where the goose walked through the butter,” said {elder}, and looked at the table. You could see the prints. “I blamed you,” said {host}. “I know. I blamed you.” The two of them looked at the prints. “It was a terrible goose,” said {host}, and {elder} began to laugh. Everybody ate on the bridge that night, and in the morning nobody could remember who was supposed to carry the table home.',
						'The table reached, with a hand’s breadth to spare. {hero} pulled the left half of the near knot tight, a neighbor pulled the right, and {hero} went to {host} with the rope that was left over. “{elder} does the left,” said {hero}. “There’s nobody for the right.” {host} looked for somebody to pass it to, but they were all holding bowls. So {host} went across, step by step, and got down at the far corner. It was one pull, from both sides, and the whole bridge sat up. “Did you ever get the butter out of that crack?” asked {elder}, and pointed. “No,” said {host}. “I didn’t like to.” They looked at the crack for some time. “Your goose,” said {elder}. “Our goose,” said {host}. It was not much, but it had taken twelve years. And since the soup was getting cold, and there was nothing else to put it on, sixty people came out and sat down along the edges, with all that dark under them. {hero} sat in the middle. Something cracked, and {they} looked up, but somebody had only dropped a spoon.',
					],
				},
				{
					'told & took': [
						'There was something left to do. {hero} went up the road with a red blanket and hung it in the hole in {shy}’s house. “I took it,” {they} said. “I could have asked.” {shy} did not answer for three days. Then there was a cup, on {hero}’s step, with coffee in it. It was the only one that {shy} had.',
						'One thing was not tied yet. {hero} took a red blanket to {shy}’s house, where the hole was, and the chair in it, and {shy} on the chair. “I did it,” {they} said. “You were out, and I was glad that you were.” There was no answer. {hero} hung up the blanket and went home. After four days somebody stood outside {hero}’s house. “I’ve brought my own cup,” said {shy}.',
					],
					'drew & curtain & !end-fell': [
						'The next day {hero} got out the drawing once more, and put in a second person at each of the knots. Then {they} hung it up at {shy}’s, behind the red blanket, where there was a great deal of wall.',
						'There was a great deal of bare wall behind that red blanket, and so {shy} was given the drawing for it. Before that {hero} had put one thing right. At each knot there was now somebody on the left, and somebody on the right.',
					],
					'drew & !end-fell': [
						'That night {hero} got out the drawing, and changed one thing in it. At each knot {they} put in a second person.',
						'Only the drawing had been wrong. {hero} looked at it that night for a long time. Then {they} sharpened the pencil, and drew a second person at every knot.',
						'Before {they} slept {hero} unrolled the drawing, and saw what was the matter with it. There was nobody on it. So {they} drew two people to a knot, and it took until breakfast.',
					],
					'curtain & !end-fell': [
						'When {shy} came home there was a lamp behind the red blanket, and a stool. A blanket doesn’t lock, so nobody could say who had been in. By the next evening there was a sofa.',
						'{shy} went home late, and lifted the red blanket, and stood still. Somebody had been in. Where there had been one chair, there were four, and each was from a different house.',
						'There was a light behind the red blanket when {shy} came home, and a smell of cake. “You left it open,” said the people inside, who had each brought something to sit on. “We thought you meant it.”',
					],
					'own & !end-fell': [
						'When {hero} got home there were two people and a hen asleep in {their} bed. The house had looked so open.',
						'{hero} had forgotten that {they} had no door. {They} remembered it when {they} came home, and there was a light, and soup on the stove, and a neighbor who said “Come in.”',
						'Only in front of {their} own house did {hero} think of the door. A lamp hung where it had been. In {their} bed lay a boy who had come to guard the furniture, and he was fast asleep.',
					],
					'asked & !end-fell': [
						'Outside {hero}’s house a man was waiting, with a door on his back. He was one of those who had said no that morning. “I’ve thought it over,” said the man. “Come in,” said {hero}. “You can put it down. We’ll sit on it.”',
						'On the way home {hero} was stopped on five doorsteps. They belonged to those who had said no. “You might have asked twice,” said one of them. “Next time I will,” said {hero}.',
						'In the morning five doors leaned on {hero}’s fence, and on each was a slip of paper. “For the next bridge,” said the first. “I was busy,” said the second. The other three only said “Sorry.”',
					],
				},
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
