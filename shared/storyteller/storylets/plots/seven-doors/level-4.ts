import type { PlotLevel } from '../../format.ts';

export const sevenDoors4: PlotLevel = {
	joins: [
		'“{choice}” {hero} did so, and by the next morning nobody talked about it any more, because of the storm. The bridge beyond {start} had not one board left. There were two ropes. On the far side lived {elder.name}, {elder.a}, who had gone over there twelve years ago and was running out of wood. It would take nine boards, and there were none. But {hero} had looked up the road at the houses, and had seen what a door is, once you take away the house.',
		'“{choice}” It was done, and by the following day it was forgotten, because in the night there had been a storm. Of the bridge beyond {start} it had left the two ropes. {elder.name}, {elder.a}, who had moved to the far side twelve years before, had hardly any wood over there, and to fetch {elder.them} home one needed nine boards. Nobody had any. But then {hero} had turned around, and there was a whole street of boards, each with a knob on it, and each of them shut.',
	],
	chapters: [
		{
			titles: ['Two Ropes', 'What the Storm Left', 'A Shortage of Boards', 'Of Doors'],
			time: 'day',
			parts: [
				[
					'The storm had been thorough. A little way from {start} a bridge had hung over a very deep gap. Now there were two ropes, in a handsome curve, and nothing on them. On the far side, next to a hut, stood {elder.name}, {elder.a}, looking at it too. {elder} had lived over there for twelve years, and was too old to cross without a bridge. People said that {elder.they} liked it there. {hero}, {described}, who had come out early, waved. It looked for a moment as if {elder} wanted to wave back, and was not sure whether people still did that.',
					'In the night the storm had taken the bridge, or at least the part of it that you walk on. {hero}, {described}, was up before the others, and found two ropes hanging over the gap. It was so deep that nobody could hear the water. On the far side rose a thread of smoke. It came from the hut of {elder.name}, {elder.a}, and there was no other hut over there. {elder} had gone across twelve years ago, and was too old now to cross without a bridge. At first people had said that it was for the air. Lately they had not said anything.',
					'{hero}, {described}, had slept badly, on account of the storm, and so was the first to see what it had done. Near {start} a bridge used to go across to the hut on the far side. The ropes still did. Between them there was nothing that you could have put your weight on, and below them was nothing at all, for a very long way. By the hut stood {elder.name}, {elder.a}, and looked at it with both hands on a stick. {elder} had moved over there twelve years ago, and was too old now to cross without a bridge. It was the sort of thing about which everybody knew something, and changed the subject.',
				],
				{
					flies: [
						'{hero} could simply fly over, and {they} took a loaf along. “You are very good,” said {elder}, and did not ask for news. But you can’t carry a grown person home through the air, nor the firewood for a winter. There was enough left for one night.',
						'For someone who flies a gap is no great matter, and {hero} was soon on the other side, with a loaf. “How kind,” said {elder}, and asked after nobody. There was wood for one more night; {hero} saw the heap. But nobody can fly home with a grown person, or fly over with a winter’s worth of logs.',
					],
					else: [
						'“How are you for wood?” called {hero}. It took a while. “It will last until tonight,” {elder} called back. “Please don’t go to any trouble.” It was said so politely that {hero} needed a moment to see what it meant.',
						'“Do you need anything?” called {hero}. The answer took some time to come across. “Not today,” {elder} called. “There’s wood until tonight.” {hero} waited for the rest of the sentence, and there was none.',
						'{hero} called across to ask if there was anything to burn over there. “There’s enough for tonight,” called {elder}, when it had been thought about. “After that I shall go to bed early.” It may have been a joke. It was hard to tell at that distance.',
					],
				},
				{
					honest: [
						'“I could build something,” said {hero} to those who had come up. “I ought to say that I have built four things so far, and all four have fallen down.” {hero} was thanked for saying so. No one had a better idea.',
						'“I’ll try, if you like,” {hero} told the people who had come up by then. “Only you should know that it would be my fifth. The other four fell down.” There was a pause, in which it was seen that nobody else had built anything at all.',
					],
					else: [
						'Somebody had to build something. {hero} had built four things so far, and all four had fallen down.',
						'{hero} would have liked to build a new bridge. {They} had liked building the other things, too, all four of them, until they fell down.',
						'It would have to be built again, and not by {hero}, if people had any sense. {hero} had built four things in {their} life, and not one of them was still standing.',
					],
				},
				{
					quiet: [
						'+ The last was a bench. It would have needed more screws, and {hero} had not dared to ask anyone for them.',
						'+ The last had been a bench, and a few screws short. To get them one would have had to knock at somebody’s door, and {hero} had let it be.',
					],
					bold: [
						'+ The last was a tower. {hero} had made a speech from the top of it, with gestures, and had finished the speech in a hedge.',
						'+ The last had been a tower, and a success, until {hero} went up it to say a few words.',
					],
					kind: [
						'+ The last was a shed. People kept asking for a plank, and {hero} had kept giving them one.',
						'+ The last had been a shed, and there was always somebody who needed just one plank from it.',
					],
					clever: [
						'+ Each time, on the way down, {hero} had understood quite clearly what the mistake was.',
						'+ {hero} could explain each of them perfectly, and had usually begun to while it was still falling.',
					],
					careful: [
						'+ {hero} had tested the last one with more and more weight, to be sure. It had been perfectly safe up to then.',
						'+ The last would be standing yet if {hero} had not put one more sack on it, to make certain.',
					],
					merry: [
						'+ People had laughed a great deal each time, and {hero} with them; the fourth time {they} had gone home first.',
						'+ It had been a great joke all four times, and {hero} had told it best, and lately had not told it.',
					],
					dreamy: [
						'+ All four had been beautiful on paper. The last was a house, in which {hero} had thought of everything but the stairs.',
						'+ They had been lovely to think of. The last was a house with a window for every hour of the day, and nothing to go up by.',
					],
					quick: [
						'+ The last was a shed. It was begun after breakfast and finished by lunch, and it lasted until shortly after lunch.',
						'+ The last was a shed, and {hero} had been so quick about it that the glue was still wet when it came down.',
					],
				},
				[
					'It would take nine boards. There was not one to be had; they were all in the new roof of {hall}. {hero} turned around, with {their} back to the gap. Up the hill stood thirty houses, and at the front of each was a good thick board, painted, with a knob on it. They called it a door.',
					'You could see from the ropes that there had been nine boards. Nobody had any left, since they had mended the roof of {hall}. {hero} looked up the road for help. What you mostly see of your neighbors is a shut door. And that was when {they} knew where the boards were.',
					'Nine boards, to judge by the marks on the ropes. {hero} asked for them up and down the road, and was told about the roof of {hall}, which had taken the last. It was said through a good many doors, by people who then shut them. At the last house {hero} did not move on. {They} stood there and looked at the door. It was two inches thick, and nearly as long as a board.',
				],
			],
			choices: [
				{
					say: 'Begin by unhinging your own, in plain view',
					sets: ['own'],
					outcome: [
						'{hero} took down {their} own. It is surprising how little there is to it: six screws, and everyone can see how you live. They saw the bed. They saw the four things, in pieces, along the wall. No one laughed. One after another the neighbors went home and looked at their own front doors, and then they could be heard hunting for a screwdriver. By noon there were four doors.',
						'“You’ll be in a draft,” somebody said to {hero}, who was on the sixth screw. “Yes,” {they} said. It is hard to argue with a person who has already begun. {hero} carried the door down the road on {their} back. The house behind {them} had a hole in it, and everyone walked past it, slowly. It seems that you can’t look into somebody’s house and then go and lock your own, or not in the same hour. By noon there were four doors.',
						'There are six screws in a front door. {hero} laid them on the step, in a row, and had company by the fourth. “Is it stuck?” asked a man. “No,” said {hero}, and lifted it out. In daylight the room behind looked smaller, and had not been swept. The man studied it, with his hat in his hand, and one could see that he was thinking of his own. “I suppose that somebody has to look in eventually,” he said. He went home for his tools, and so did two others, and at noon four doors lay in the grass.',
					],
				},
				{
					say: 'Call at each of the thirty, and put the case',
					sets: ['asked'],
					outcome: [
						'{hero} explained it on thirty doorsteps. They were all in favor of a bridge. They offered soup, and blankets. What they did not offer was a door. “But then people could come in,” said one man; and then he and {hero} both stood and listened to what he had said. His wife had died six years ago. He was the first who went for a screwdriver. By noon there were four doors.',
						'It was thirty times the same talk. They would love to; it was only that the door stuck, was new, had been Grandfather’s. {hero} thanked them, and it closed. But a door is a poor thing to hide behind from somebody who has just told you what it might be. Here and there, when {they} had got to the gate, one opened again. “What does it weigh?” someone would ask. “Could it be carried by two?” By noon there were four doors.',
						'By the tenth doorstep {hero} could put the case in four sentences, and by the twentieth in two. It did not help. Nobody was against it; they had simply never been asked for anything larger than an egg. At the twenty-first a woman heard both of the sentences, and shut the door, and could be heard behind it, walking up and down. “It’s absurd,” she said, when she opened it again. “I’ve lived here for thirty years, and I’ve only now noticed which side of it I’m on.” She held the hinges while {hero} saw to the screws. There had been people listening, and at noon it was four.',
					],
				},
				{
					say: 'Draw it to scale, knot by knot, before anything',
					sets: ['drew'],
					outcome: [
						'{hero} had never drawn a thing that {they} built, for fear of finding out. {They} drew this one, full size, on the ground: two ropes, nine doors, thirty-six knots. People came to say that it would fall. They walked around it, and stood there, and then one of them set his foot on the third door from the left. “That would be mine,” he said, in an odd voice, “by the color.” By noon there were four doors.',
						'It took an hour and a sheet of wallpaper. When it had been hung up they stopped in front of it, on their way to other things. Nobody wished to part with a door. But everybody wanted to see how it would look with their own door in it; and {hero} had left all nine of them white, and had put the crayons underneath. By noon four had been colored in, and whoever had colored one had to give it.',
						'For once {hero} did it in the right order. {They} took a sheet of paper as long as a bed, and put in the ropes, and nine doors, and every single one of the thirty-six knots. The neighbors came to find the mistake. It is pleasant work, and they were good at it; they moved a rope, and turned a door around, and argued about a hinge, until it dawned on all of them that they were no longer talking about a drawing. “Mine has a better hinge than that,” said one man, rather hotly, and went to fetch it. At noon there were four to compare.',
					],
				},
			],
			scene: { at: 'start', with: ['elder'], shows: ['rope', 'bridge'], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['Four of Nine', 'The Chair for Visitors', 'Within Earshot', 'A Question from the Far Side'],
			time: 'day',
			parts: [
				'@answer',
				[
					'By one o’clock all four were tied on. {hero} made every knot three times over. Then {they} went out to the middle of the newest door, as each time, and waited for the small dry crack that {they} knew so well. It did not come. That was almost worse.',
					'{hero} tied them on, one after the other, edge to edge, the first to the posts, and the next to the first. Four things had come down in {their} life, and each had given the same small dry crack beforehand. So {they} went out on every door and listened for it. By one o’clock {they} had not heard it once, and did not trust the silence.',
					'The ropes took the doors one by one: four corners each, a knot to every corner, and each knot pulled until it could be pulled no more. At one o’clock there were four in a row. {hero} lay down on the last of them, with an ear to the wood. All {their} other things had said something at this point. This one kept its opinion to itself.',
				],
				[
					'At the end of the fourth door you are nearly halfway. You don’t have to shout. {elder} had carried a chair out of the hut, and was sawing it up for the stove, without hurry, the back first. “That’s a good chair,” said {hero}. “It’s the second one,” said {elder}. “The one for visitors.” There was hardly a scratch on it.',
					'From out there it was only half as far to the hut. {elder} stood in front of it, with a saw, and was making firewood. You could hear each stroke. It was a chair, with arms, and a seat that had never been sat through. “I’ve two,” said {elder}, because {hero} was looking. “This is the one for visitors. In twelve years it’s hardly been used.”',
					'Four doors out, {hero} could see what {elder} was doing by the hut, and would rather not have. {Elder.they} had laid a chair over a block, a good one, nearly new, and was taking off its legs. “I thought I’d start with that,” said {elder}, in the tone of someone who makes conversation. “It’s for visitors, you see. It won’t be missed.”',
				],
				[
					'“And who sent you?” {elder} asked then. It was asked lightly, with both eyes on the wood, but the saw had stopped. {hero} looked back. There were some people with screwdrivers, who had each given a door, as people give to a collection. On top of the hill stood {hall}, with its great door, which is never opened. No one over there had said {elder}’s name all day, if it could be helped.',
					'The saw stopped. “May I ask who sent you?” said {elder}. You could have taken it for politeness. {hero} turned round, as if the answer might be standing there. A few neighbors were rolling up rope. They were all for the bridge. It struck {hero} that not one of them had said whom it was for; and above them, on the hill, the great door of {hall} was shut, as always.',
					'“Whom do I thank?” asked {elder}, and laid down the saw, as if the answer might be long. “I mean, who sent you?” {hero} thought of the morning. People had spoken about knots, and the weather, and whether a door would warp. They had not spoken about {elder}. Up on the hill you could make out the great door of {hall}, which had not been open since before some of them were born.',
				],
			],
			choices: [
				{
					say: 'Say that everybody over there is waiting',
					sets: ['flattered'],
					outcome: [
						'“All of them,” said {hero}. “They’re all waiting for you.” It’s the sort of thing one says. {elder} did not move for so long that {hero} began to count. “All of them,” said {elder}. “Did they say so?” “More or less,” said {hero}. Then {elder} went into the hut, and you could see that {elder.they} was packing. It was done quickly. {elder} had known for twelve years what went in first.',
						'“Everybody,” said {hero}. “They can hardly wait.” {They} saw it arrive on the other side. It did to {elder} what a match does to paper. “Everybody?” said {elder}, and put a hand to {elder.their} collar, to see if it was straight. It was too late to say that it had only been a manner of speaking. {hero} went back over the four doors a good deal less easily than {they} had come.',
						'“Why, the whole place,” said {hero}. “They’ve been asking for you since the morning.” It cost nothing to say. On the far side somebody sat down on half a chair, and got up again at once, since there was a good deal to be done: the stove, the shutters, a bag. “And they said that?” called {elder} from inside the hut. “All of them?” {hero} said that they had, as far as one could tell. By then it could not very well be taken back, because it was being packed.',
					],
				},
				{
					say: 'Admit that nobody did, and you simply began',
					sets: ['admitted'],
					outcome: [
						'“Nobody,” said {hero}. “I saw the smoke this morning, and counted the boards.” {elder} nodded, like a person who has been given the right change. “Then I needn’t get my hopes up,” said {elder}, and it seemed to make the sawing easier. “It’s very good of you, all the same. Most people would have waited to be sent.”',
						'It would have been easy to say something else. “Nobody sent me,” said {hero}. “I just began.” “Ah,” said {elder}. It was a small word, and took a good while to say. Then {elder} laid the next leg of the chair on the block. “Thank you,” {elder.they} said. “Hardly anybody would tell me that. They’d think that I couldn’t hear it from over there.”',
						'“I’d have to make somebody up,” said {hero}. “I wasn’t sent. I came because of the smoke.” {elder} thought it over, and did not seem to be hurt, or not in any new place. “That’s soon told,” {elder.they} said, and took up the saw. “In the first year I had three visitors, and each of those had been sent. It was like being called on by a committee.” {hero} stayed out there until the chair was done. Nothing more was said, and it was not uncomfortable.',
					],
				},
				{
					say: 'Ask, instead of an answer, what to look for on the hill',
					sets: ['wish'],
					outcome: [
						'“I’m going up the hill later,” said {hero}. “Is there something I should look at for you?” It was not an answer, and {elder} did not take it for one. {Elder.they} thought for some time. “There used to be three places at the end of the long table, at {hall},” said {elder}. “If you happen to pass, you might count how many are laid.” Then the saw began again.',
						'“Shall I bring you word of anything?” asked {hero}. {elder} looked at the chair, as if it had been rather sudden. “The long table, at {hall},” {elder.they} said at last. “At the end of it there were always three of us. I’d be curious how many they lay there now. It isn’t important.” {hero} said that {they} would count. “Only if you’re passing,” said {elder}.',
						'{hero} did not care for the true answer, and so {they} gave a question. “What would you look at, if you were up there on the hill?” {elder} had that ready, as it turned out, and hardly let {them} finish. “At the long table in {hall}. We sat at the far end of it, three of us. I should like to know for how many it’s laid these days.” {Elder.they} blew the dust from the saw. “It’s mere curiosity. You needn’t go out of your way.” {hero} promised to count.',
					],
				},
			],
			scene: { at: 'start', with: ['elder'], shows: ['door', 'rope'], pose: 'stand', feeling: 'curious' },
		},
		{
			titles: ['The Finest Rooms', 'On the Subject of Mirrors', 'The Eighth', 'One Chair'],
			time: 'day',
			parts: [
				'@answer',
				[
					'The other five would have to come from the upper street, where people have thick doors, and more to keep out. It gave three. The eighth was oak, with a brass knocker, and belonged to {shy.name}, {shy.a}. Everyone knew that those were the finest rooms in the place, because {shy} had said so: the mirrors, the long sofa, the lamp with nine arms. Nobody had ever been inside. {shy} came out and pulled the door almost shut. “I’d give you the lamp,” said {shy}. “I’d give you anything that’s in there. But not the door. The sun would get in, and things fade.”',
					'Four is not nine. {hero} went up to the upper street, where the thick doors are, and by three o’clock it was seven. The eighth was oak, with a knocker, and belonged to {shy.name}, {shy.a}, and the whole street was proud of {shy.their} house. {shy} told them about it often: the piano, the gold mirrors, the carpets. It was because of the carpets that nobody had ever been asked in. “Not the door,” said {shy}, who had come out and stood in front of it. “I’m so sorry. It’s the light. Things fade.” And {shy.they} laughed, and it was not a good laugh.',
					'In the upper street they think longer, and have better wood. By the middle of the afternoon {hero} had been given three more doors there, and stood in front of the next, which was oak, with a brass knocker. It was {shy.name}, {shy.a}, who opened it, by about the width of a face. Everyone has a neighbor whose house is finer than their own, and here it was {shy}. People could list what was in it, room by room, though nobody had been in one. “I would,” said {shy}. “Really. It’s the carpets that wouldn’t. They’re so very sensitive to light.”',
				],
				[
					'There was a slot for letters in the door, and the low sun shone in through it. {hero} did not even have to bend. A long bar of light lay on a bare floor. It touched the leg of one chair, and one cup, and then it went on, with nothing in its way, as far as the wall. {shy} saw where {hero} was looking, and moved half a step to the side, and the light went out.',
					'It was an old lock, with a keyhole as big as a plum, and the sun came out through it. It could only do that if there was a window opposite, and in between no piano, no mirrors, and no lamp. Through the keyhole {hero} could see one chair, in the middle of all that light, turned a little toward the street. Then {shy} leaned back, as if by chance, and the keyhole went dark.',
					'It was the wind that did it. It pulled the door out of {shy.their} hand and let it swing, once, wide open, and pushed it shut again. That takes about as long as a breath. There was a chair, and a cup on the sill, and a very clean floor, and that was all of it, to the back wall. “It’s being redecorated,” said {shy}. {hero} said that it would be lovely when it was done.',
				],
			],
			choices: [
				{
					say: 'Bring the blanket from your own bed, and say that it fades nothing',
					sets: ['curtain'],
					outcome: [
						'{hero} was back in ten minutes with the blanket off {their} bed. It was red, and thick enough to stop a war. “It doesn’t let in any light,” {they} said. “Your things would be quite safe.” {shy} looked from the blanket to {hero}. “They’re very delicate,” {shy.they} whispered. “I can imagine,” said {hero}. The two of them hung the blanket first. Then the door came off in front of it, and neither of them looked behind it, and {shy} held the screws.',
						'“It fades nothing,” said {hero}, and held up the blanket that {they} had brought. {shy} took a corner of it, and the corner shook. {hero} was looking at the sky. “Nobody ever took my carpets so seriously,” said {shy}. They hung it up together. After a while {shy} brought out the screws, one by one, and then the door, in both arms, like a child that has fallen asleep somewhere.',
						'{hero} asked {shy} to wait, and went home, and stripped {their} bed of its blanket, a red one, as heavy as a wet dog. “There’s this,” {they} said. “I’ve slept under it for years, and it has never let in a thing. It fades nothing. I was thinking of your furniture.” There was a silence, in which both of them thought of it. “That’s very considerate,” said {shy}, not quite steadily. The blanket was up before the first screw was out, and the two of them worked with their backs to it, like people who have to dress in the same room.',
					],
				},
				{
					say: 'Find that your sum was wrong, and eight will do',
					sets: ['left'],
					outcome: [
						'“I see that I’ve counted wrong,” said {hero}. “Eight will do. I’ve got seven, and one more is promised.” None was promised. But eight doors would reach, if you tied them farther apart, with a step of air between each two. You would only have to be able to take the step. {shy} had not let go of the knob. “You’re a very bad liar,” said {shy} at last. “I should know. I won’t forget this.”',
						'“I beg your pardon,” said {hero}. “I counted wrong. Eight will do, and somebody has promised me the last one.” Nobody had. {They} did the sum again on the way down. With the last one eight would reach, if there was a long step of air between each door and the next. It would still be quite a good bridge. It would just not be one for anybody old.',
						'“How stupid of me,” said {hero}. “There’s one that I forgot, and so eight will do.” The second part was true, in a way. Eight doors would reach as far as nine, if you left a long step of air after each of them. {shy} looked at {hero} hard, and with growing alarm, like someone who is handed a thing of value in the open street. “You forgot one,” said {shy} slowly. “How very lucky for me. I shall remember that.”',
					],
				},
				{
					say: 'Thank {shy}, and come back when nobody is in',
					sets: ['took'],
					outcome: [
						'At five {shy} went by with a basket. It took eight screws. {hero} found that you can do such a thing very neatly if you don’t use any words for it. {They} thought about {elder}, hard, the whole time, the way you hold on to a rail. When the door came away, the sun walked in and went straight to the chair. Some neighbors were coming up the road. {hero} took the door on {their} back, and it was so heavy that {they} had a good reason not to look around.',
						'{hero} came back at five, when {shy} had gone for water. It was right, {they} told {themself}; on one side was a person who would freeze, and on the other was some furniture that did not exist. What {they} left was a hole, with the evening sun shining in on one chair, and three neighbors in front of it who had always wanted to see the mirrors. One of them took off his hat. A blanket would have been enough. {hero} only thought of that later.',
						'“Of course,” said {hero}. “I quite understand.” At five {shy} went out for bread. {hero} had waited around the corner, and spent the time on reasons, of which there were a great many, all of them good; there were enough for seven of the eight screws. At the last one it occurred to {them} that there was a blanket at home, on {their} bed, which would have hung there very well. But people were coming. So {hero} went, with the door, and left those people standing in front of the light. No one called out. Somewhere behind {them} a man took off his hat to a chair.',
					],
				},
			],
			scene: { at: 'start', with: ['shy'], shows: ['door'], pose: 'stand', feeling: 'curious' },
		},
		{
			titles: ['For How Long, Roughly', 'What an Evening Is', 'The Second from the Left', 'A Hand on a Knot'],
			time: 'dusk',
			parts: [
				'@answer',
				{
					own: [
						'By then a neighbor had lit the stove in {hero}’s house, which had no door.',
						'In {hero}’s own house, which anyone could walk into now, somebody had walked in and lit the stove.',
					],
					asked: [
						'Up the hill a man whose wife had died six years ago had put a second cup on his table. You could see it now from the road.',
						'Up the hill a man whose wife had died six years ago was sweeping his floor, because you could see it now from the road.',
						'From the road you could see straight into the kitchen of a man who had lost his wife six years before. He had put on a clean collar to peel potatoes.',
					],
					drew: [
						'The drawing hung on the post by the ropes. In one corner {hero} had rubbed something out, and you could still read it, very small: “Here it breaks.”',
						'Somebody had nailed the drawing to a post. One corner of it had been rubbed at, and if you held a lamp close enough you could make out what had stood there: “Here it breaks.”',
					],
				},
				[
					'So it grew out over the gap, red, green, cat hole, blue, a street lying on its back, and the last house of the upper street gave the last door. It did not reach. All day they had counted a door as a board. It is two feet shorter, and nine times two is eighteen. The cord that was left would do for four corners, so it had to be one piece; and the one door of eighteen feet was the great one of {hall}, and {host.name} had the key. Over the hut the smoke had been gray at one o’clock, and white at three. Now it was green. When somebody mentioned it, everybody began to pick up screws.',
					'The last house of the upper street gave the last door, and by sundown it all hung out over the gap, and held, and did not reach. All day they had counted a door as a board. It is two feet shorter, and nine times two is eighteen. The cord that was left would do for four corners, so it had to be one piece. Meanwhile the smoke over the hut, which had been gray at one o’clock, and then white, was turning green. “There’s the great door of {hall},” somebody said, “and {host.name} has the key.” Nobody said why it was locked. They looked at each other as people do who were all in the room.',
					'House by house it went out over the gap, on its back, with its numbers and its letter slots, and the last house of the upper street gave the last door. It did not reach. All day a door had been counted as a board. It is two feet shorter, and nine times two is eighteen. It took one piece, as the cord that was left would do for four corners, and there was only one door of eighteen feet, the great one of {hall}. “{host.name} keeps the key,” said somebody, and looked around for a lamp that needed trimming. There had been gray smoke over the hut at one o’clock; at three it had been white. It was green now, and nobody looked at that either.',
				],
				{
					left: [
						'+ As {shy}’s was missing, there was a long step of air between each door and the next. So eight reached as far as nine. They had tied the first four over again for it.',
						'+ For want of {shy}’s, {hero} had tied them a long step apart, eight as far as nine, and you saw a good deal of dark in between.',
						'+ After every door there came a long step of air, because {shy}’s was still at home, and eight had to go as far as nine.',
					],
				},
				[
					'Then the owners came back. They had helped until the afternoon, and gone home, and there they had found out what an evening is, in a house without a door. It comes in. “For how long would it be, roughly?” asked the baker, in two scarves. There were two sisters, who had let nobody in since their mother died, and had stood in front of their own house for an hour, so that people should not look. “We’re only asking,” said the older one. But she had laid her hand on the second door from the left, which was theirs, and the other hand was on the knot. If that one went, the rest would hang from nothing.',
					'It was then that the owners came down the road again, in coats, with lamps. An open house is a fine thing by day. “One would just like to know for how long,” said the baker, and the others looked at {hero} with great friendliness, and did not go away. The two sisters had walked out to the second door from the left. It was theirs. Since their mother died they had let nobody past it. “We don’t want to be difficult,” said the older one, and began, absently, to pick at the knot. Everything that came after the second door hung from the second door.',
					'An evening is one thing behind a door and another without, and toward dusk the owners found that out, and came down to the gap again, one lamp after the other. They were all very pleasant. The baker wore two scarves. “It’s not that we regret it,” he said. “We’d only like to have an idea. A week? Two?” Nobody else said anything, but everybody had come closer. Two sisters had gone past {hero} without a word, out along the ropes, to the second from the left. It had been theirs. No one had been let in by it since their mother died, and all that afternoon they had stood in the opening, so as to fill it. “We were just wondering,” said the older one, and her fingers had found the knot, and were wondering too. All that had been tied on after that door was hanging from that door.',
				],
			],
			choices: [
				{
					say: 'Send those without a door to those who have one',
					sets: ['housed'],
					outcome: [
						'“Who still has a door?” asked {hero}. At the back some hands went up, not very high. “Then each of you takes somebody home who hasn’t.” It’s hard to refuse a thing with your hand in the air. The sisters went to the clockmaker, whom they had greeted for twenty years without stopping. “There’s a bed,” he said, in terror. “I could sit up.” The older sister took her hand from the knot, in order to put her hat straight.',
						'{hero} did not argue. {They} paired them off, quite simply, like gloves: one with a door, one without. “For tonight,” {they} said. The baker went with a couple who had complained of his oven for years. The sisters got the clockmaker, who was so alarmed that he offered them the clocks. “Can you play cards?” the older one asked him, and let go of the knot. He could not. “Then you’ll learn,” she said.',
						'“It’s a matter of arithmetic,” said {hero}, who did not feel like arithmetic. “Half of you have a door. Each of those takes along somebody who hasn’t.” They looked at each other as if for the first time, and in some cases it was. The baker was asked by a family with a great many children, and turned pale, and said yes. No one asked the sisters; they were not people whom you asked. Then the clockmaker cleared his throat. He had lived across from them for twenty years. “I don’t suppose that you play cards,” he said. “Of course we do,” said the older one, who needed both hands to put her shawl in order, and so she let go.',
					],
				},
				{
					say: 'Tell them that they may never get it back',
					sets: ['blunt'],
					outcome: [
						'“I don’t know,” said {hero}. “It may be for good.” That was not what they had hoped for. “Never?” said the baker. “You’d have a bridge instead,” said {hero}. They looked along it to the far side, where somebody was sawing in the dusk. The older sister looked longest. Then she took hold of the knot again, and pulled it tight. “I only wanted to know,” she said. “You can get used to a thing, as long as you know.”',
						'“Never, I should think,” said {hero}. “Once there’s a bridge, people will walk on it.” It was quite still. One man put on his hat, and took it off again. “You might have told us that this morning,” said the baker. “I didn’t know it this morning,” said {hero}. The older sister considered {them} for a while. “At last,” she said, “somebody who says a whole sentence.” And she tied the knot again, better than before.',
						'There was a kind answer to that, and {hero} had it ready. “For good, perhaps,” {they} said instead. “You don’t take up a bridge again when people have got used to it.” The lamps stood quite still. “I asked roughly,” said the baker. “That’s roughly,” said {hero}. Some of them were already working out what a new one would cost. But the older sister, out on the ropes, had begun to nod. “Then I needn’t keep awake for it,” she said, and drew the knot shut with a jerk, like a person tying up a parcel that is to go a long way.',
					],
				},
				{
					say: 'Promise to hang up every door again by morning',
					sets: ['pledged'],
					outcome: [
						'“Until the morning,” said {hero}. {They} had not known that {they} would say it. “Tomorrow I’ll hang up every one of them again myself.” At once everybody was cheerful. One night! You can do anything for one night. The older sister let go of the knot. Only the younger one stood there a little longer, and looked across. “And if {elder} doesn’t come tonight?” she said.',
						'“It’s for one night,” said {hero}. “You’ll have them back by morning. I promise.” They thanked {them}, and felt generous, and went to fetch more lamps. “One night,” the older sister said, and took her hand from the knot. So now there was a bridge until breakfast. {hero} looked over at the far side, and hoped that somebody there was quick at making up a mind.',
						'“By tomorrow morning,” said {hero}, since they were all looking. “I’ll hang them back myself, every last one. You have my word.” It was astonishing how far a word went. The baker undid one of his scarves. People told each other that a night was nothing, they had sat up longer with a cough, and the older sister took her hand away from the knot, and patted it. {hero} thought of somebody who had stayed away for twelve years, and would have to be quick about it now.',
					],
				},
			],
			scene: { at: 'start', with: [], shows: ['door', 'lantern', 'rope'], pose: 'stand', feeling: 'worried' },
		},
		{
			titles: ['The Side Door', 'Twelve Years Locked', 'The Matter of the Goose', 'A Key on a String'],
			time: 'dusk',
			parts: [
				'@answer',
				[
					'{hero} went up the hill alone. Half the place was sitting {hall.at}, some because they had no door, and some to hear about it. They had looked into each other’s kitchens that day, and could not leave off talking. At the far end the great door filled the wall, and in front of it, with the key on a string, sat {host.name}, {host.a}.',
					'{Hall.at} half the hill was sitting near the stove, whether their own houses stood open or not. {hero} came in by the side door, like everybody. At the far end was the great door, as high as a haystack, and with {host.their} back to it sat {host.name}, {host.a}, and had the key on a string.',
					'By the time that {hero} was up the hill it was nearly dark, and behind the windows of {hall} there was a noise like a market. {They} went around to the side, where one goes in. Everyone was there, to be warm, or to be told; people had walked through one another’s houses all day, and had a great deal to say about wallpaper. Only the far end was quiet. There the great door went up into the dark, and {host.name}, {host.a}, sat in front of it, and held the key by its string.',
				],
				{
					curtain: [
						'+ {shy} was there, and had been asked to supper.',
						'+ At one of the benches sat {shy}, who had never been seen out after dark, between two people who were passing {shy.them} things.',
						'+ Between two talkative people sat {shy}, who had never come to supper before, and looked at the plate as if somebody might ask for it back.',
					],
				},
				{
					wish: [
						'At that end of the long table three places were laid, with spoons and all. Nobody sat at them. {hero} counted twice, because {they} had said that {they} would.',
						'{hero} had promised to count. At the very end of the long table three places were laid. They were clean, and nobody was sitting there, and it did not look as though anybody ever did.',
						'Where the long table ended nobody sat. But there were bowls there, and spoons, and {hero}, who had given {their} word, went and counted. It came to three of each.',
					],
				},
				[
					'{hero} walked the whole length of the table, and bench by bench it got quieter, because everybody knew what for. {host} looked up when there was nobody left to listen to.',
					'There are forty steps from the side door to the great one. {hero} took them, and the talk went out on both sides, like candles. By the time {they} stood in front of {host} you could hear the stove.',
					'It is a long table to walk along, if you have come to ask for something. People moved their bowls aside for {hero}, although there was room, and left off in the middle of a sentence, and did not go on with it when {they} had gone by.',
				],
				[
					'“It’s the last board of the bridge,” said {hero}. “No,” said {host}. “{elder} went out by that door. People will tell you it was about a goose. It was our friend’s goose. There used to be three of us at this table, and on the morning when we had buried her, neither of us could bear to see the other feed it. I shouted after {elder} not to come back. Then I locked the door, so that I wouldn’t stand here every evening, looking out to see if {elder.they} did.”',
					'“It’s for {elder},” said {hero}. “You’ll have heard that we fell out about a goose,” said {host}. “It was our friend’s. There were three of us, and then there was her funeral, and her goose, which ate out of no hand but hers. {elder} tried, and I tried, and we each told the other to leave it alone. I said, ‘Go, then, and stay gone.’ {elder} went out by this, and I locked it.” {Host.they} took hold of the key. “I’ve been listening at it ever since.”',
					'“That one isn’t for lending,” said {host}, before {hero} had got to the end of the question. “There used to be three of us who went in and out by it. Then our friend died, twelve years ago, and left us a goose that would only eat out of her hand. {elder} tried, and I tried, on the day of the funeral, and each of us told the other to leave it alone. It wasn’t about the goose. I called after {elder.them} not to come back. Then I turned the key, so that nobody should see me looking out.”',
				],
			],
			choices: [
				{
					say: 'Report to {host} the colors of the smoke',
					sets: ['told'],
					outcome: [
						'“It was gray at one o’clock,” said {hero}. “That was the chair for visitors. At three it was white, so that was the bed. Since dusk it’s been green, and I don’t know what {elder} has that’s green.” {host} knew. “Our bench,” said {host}. {elder} and {host} had built it together, one summer, and had never agreed about the color. {host} did not look up. But the string went tight.',
						'{hero} did not plead. {They} gave it in order, like a log. “Gray at one o’clock, that was the chair for visitors. White at three, so pine, so the bed. Since dusk it’s green, and smells of linseed.” “That’s our bench,” said {host}. “{elder} took half of it along. I’ve got the other half.” And {host.they} meant it; it stood by the stove, with one arm.',
						'What {hero} had to say was short. “There are three colors so far,” {they} said. “At one o’clock it was gray, and I saw for myself what that was: the chair for visitors. By three it had turned white, which will have been the bed. And since sundown it’s been coming up green.” “What sort of green?” asked {host}. {hero} described it. For so long that somebody put down a spoon, {host} said nothing. “That’s our bench,” said {host} then. “We built it in one summer, the two of us. {elder} wanted it blue.”',
					],
				},
				{
					say: 'Leave the door, and ask for the long table',
					sets: ['table'],
					outcome: [
						'“Then it can stay shut,” said {hero}. “I’ll ask for the table. It’s just as long, and nobody ever went out by it.” There were sixty bowls on the table. Sixty people looked down, the way you do when you want to know what you’re standing on. “Take it,” said {host}, with one hand on the key. “That was never locked.”',
						'“All right,” said {hero}. “The table, then. You lean on it when you’re tired, and there’s one lot of people on this side and one on that. It’s a door lying down.” As an argument it had holes. But some of them had already put their heads under the table, and were knocking on the wood. {host} had kept the door, and could hardly say no to the table as well.',
						'“I won’t ask for it, then,” said {hero}. {host} had been ready for an argument, and looked almost let down. “But there’s the table. It’s as long as your door. It has never been slammed, that I know of, and nobody’s gone off and left it.” All along it sixty people lifted their elbows. “You can have the table,” said {host}, since everybody was waiting, “if they’ll eat standing up.” They were already passing along the bread.',
					],
				},
				{
					say: 'Do without wood, and ask for the people',
					sets: ['chain'],
					outcome: [
						'“Then I’ll have to ask for you,” said {hero}. “The hole is as long as that door. It comes to ten people, lying across from rope to rope, side by side like boards, if nobody lets go.” Sixty people looked at what they had at the ends of their arms. “I’ve only got the key to the door,” said {host}. “Them you’ll have to ask yourself.”',
						'“I don’t need anything with hinges,” said {hero}. “I need ten people to lie across from rope to rope, side by side, like boards, and fifty to hold on to them.” Somebody laughed, and it ran along the bench until it came to somebody who was thinking. “On our stomachs?” asked that person. “And {elder} walks over our backs?” “I won’t lock anyone in,” said {host}, and put away the key. The room considered it. There was a feeling that it would be no more than fair.',
						'“Keep it locked,” said {hero}. “I’ll take what’s sitting here.” {They} turned around. “The hole is just so long that ten of you would fill it, lying from one rope to the other, side by side, as boards do. The rest would have to hold the ten.” It was very quiet, and then it was less so, as people began to look one another over for width. “And who’s going to walk on us?” asked a woman in the middle. “You know who,” said {hero}. She did, and so did everyone on her bench, and it went a little red all the way along. “Well,” she said, “one can’t call it out of proportion.” {host} put the key away, and kept out of it.',
					],
				},
			],
			scene: { at: 'hall', with: ['host'], shows: ['door', 'key'], pose: 'reach', feeling: 'determined' },
		},
		{
			titles: ['From the Other Side', 'A Bridge, and No One on It', 'An Invitation', 'Complete'],
			time: 'night',
			parts: [
				'@answer',
				{
					told: [
						'The lock was stiff with rust. It took butter, and a hammer, and {host}’s forehead against the wood. Thirty people carried the great door down, and it went in between the last two knots as if there had been a place kept for it. So it was complete. On this side stood everybody, with torches, and in front was {hero}, with a lantern. On the other stood {elder}, with a packed bag, and did not move. “You’re very kind,” {elder} called. “But I was told to stay gone, and nobody has told me anything else.”',
						'{host} pulled the string over {host.their} head. The lock shrieked; then twelve years of leaves fell in. Thirty people carried the great door down by torchlight, and {hero} tied it in. It reached to the inch. Nobody cheered yet. {elder} had come out of the hut, with a packed bag, and looked at it, a whole street of doors with a lantern at the end. “I can’t just walk over,” called {elder}. “The last thing that I was told was to stay gone.”',
						'It took {host} three tries to find the lock, and after that it took butter, since the key had not been asked to turn for twelve years. The great door came open with a noise that you could hear on the far side. Then it was on thirty shoulders, and then it was in its place, and the last four knots were tied, and there was no more hole. {hero} held up a lantern. Beyond its light {elder} had come to the edge, with a bag, packed. “So that’s done,” called {elder}. “It’s beautiful. I can’t use it, you understand. I was to stay gone, and I’ve never been told to stop.”',
					],
					table: [
						'Sixty people lifted their bowls, and the table went down the road on twenty heads, crumbs and all. {hero} tied the last four knots by feel. Then {they} held up a lantern, and there it hung, a whole street of doors, with something to eat off at the end. And nobody was on it. {elder} stood on the far side, with a packed bag. “It’s very good of you,” {elder} called over. “But I was told to stay gone. I haven’t heard anything since.”',
						'It took twelve to carry the table, and one to walk in front and say “Mind.” When it was tied, the bridge was done, and it held itself up, which was more than {hero} had ever asked of anything. “Come over!” somebody called. {elder} stood at the far edge, with a packed bag. “You’re not the one who told me to go,” said {elder}. “I can’t come because of you.”',
						'The soup went from hand to hand, and the table went out of {hall} and down the hill, with twenty people under it who could see nothing but each other’s heels. When it was tied {hero} held a lantern over the last knot, and it was a bridge. This was pointed out to {elder}, who stood on the other side with a packed bag, and could see it. “Yes,” called {elder}. “It must have been a great deal of work. But it was said before witnesses that I should stay gone. You can’t take that back with a table.”',
					],
					else: [
						'Eight people crept out past the doors, and lay down over nothing, side by side, from rope to rope, and behind them lay the rest, and held on. Two places were free: the last one, next to the doors, and the sixth, in the middle, which was {hero}’s. It held. “Whenever you like,” said the man in front, into the dark, in a strangled sort of voice. At the far edge stood {elder}, with a packed bag. “You mustn’t do this,” said {elder}. “I was told to stay gone. Nobody ever told me anything else.” And {elder.they} did not take a step.',
						'It looked terrible, by lantern light, and it held. There were eight people over the last bit of nothing, side by side, like boards, and fifty more behind them who were not going to let go. Only the sixth place, in the middle, was free, which was {hero}’s, and the last one, next to the doors. “We’re nearly ready,” called {hero}. Over there {elder} had picked up a bag, and put it down again. “I’m not to come back,” said {elder}. “I was told so in front of all of you. Did you forget?”',
						'It had been easier to say indoors. Out here there was wind, and the ropes moved, and below the ropes was nothing that a lantern could reach. But they went, one at a time, past the last of the doors, and lay down across, side by side; the baker said afterward that he had only gone to get it over with. It came to eight. The sixth place, halfway, was {hero}’s, and there was nobody yet for the last, next to the doors. Behind lay all the rest, and had hold of whatever they could get. “Now!” cried somebody. {elder} stood on the far edge, beside a packed bag. “Please get up,” said {elder}. “I was sent away, and told to stay gone. It isn’t the bridge.”',
					],
				},
				{
					flattered: [
						'“You said that they were all waiting,” {elder} called to {hero}. “I’ve stood here and listened. There’s one that I can’t hear.”',
						'“All of them, you told me,” {elder} called to {hero}, quite gently. “I believed it until about four. I should think it was kindly meant.”',
						'“And they were all waiting, I think you said,” called {elder} to {hero}. “I packed on the strength of that. I’ve counted them now. It’s all but one.”',
					],
					admitted: [
						'“You told me straight out that nobody had sent you,” {elder} called to {hero}. “I’ve been grateful for it all day. I know where I am.”',
						'“Nobody sent you; you said so yourself,” {elder} called to {hero}. “Has that changed?” It had not. {hero} could see it, along the whole bank.',
						'“You could have told me anything this afternoon,” called {elder} to {hero}, “and you told me that you hadn’t been sent. So I’d believe you now. Who sends you?” {hero} would have given a good deal for a name.',
					],
					wish: [
						'“And how many places?” {elder} called to {hero}, as though it had only just come to mind. “Three,” said {hero}. It was a while before anything came back. “Three,” said {elder}. “But that may be habit.”',
						'“I counted,” called {hero}. “There are three.” {elder} turned to the hut, and it took some time until {elder.they} turned back. “With spoons?” asked {elder}. “With spoons,” said {hero}. {elder} nodded. “It could still be that nobody’s told them to stop,” {elder.they} said.',
						'“Did you happen to pass that table?” called {elder} to {hero}. “Three,” called {hero}. “All laid, with spoons.” Nothing came across for a moment but the wind. “Somebody must wash them, then,” said {elder}, “from time to time.”',
					],
				},
				[
					'Nobody had thought of that. Everybody had counted boards all day, and knots, and how much wood was left, and all the time there had been this as well, which could not be tied. People looked at {host}, and then at something else, out of decency. Twelve years ago it had taken one sentence, and that had come out by itself. {host} opened {host.their} mouth, and shut it again. {hero} stood between the two of them with the lantern, and knew every knot out there by heart. There was not one in the whole bridge that was any use for this.',
					'{elder} said it without reproach, in the voice of somebody who keeps to what was agreed, and that made it worse. {hero} had thought of the wind, and of the damp in the ropes, and of everything that had ever made a thing of {theirs} come down. {They} had not thought of a bridge that held, and that nobody would cross. {host} looked over at the far side. There were twelve years of things to say, and they had all got to the door at once, and stuck. Somebody would have to do something, and most of those present were glad not to be {hero}.',
					'So the bridge was finished, and it was no use. A good many people found something to look at that was not {host}. {host} had taken one step forward, and stood there now like somebody who has come into a room and forgotten what for. “It’s cold,” a child remarked, to nobody. {hero} had the lantern. {They} had gone over that bridge knot by knot, twice, because {they} knew {themself}, and could have told you about each of them. There was one more, then, and it was twelve years old, and it was not in any of the ropes.',
				],
				{
					pledged: [
						'“They have to be back by morning, mind,” a man murmured, somewhere behind.',
						'“Only until breakfast,” somebody reminded somebody. “It was promised.”',
						'“And in the morning we get them back,” said a voice at the rear. “I heard the promise.”',
					],
					blunt: [
						'Nobody asked any more for how long. They had given the doors for good, by now, for a bridge with no one on it.',
						'The older sister had brought a chair. “Now I’ve given a door for it,” she said. “Now I’d like to see somebody use it.”',
						'“I’ve parted with my door for good,” said the baker to the night. “I did think that somebody would walk on it.”',
					],
					housed: [
						'They stood there two and two, as {hero} had sent them, and the clockmaker was holding a wool basket.',
						'They had come two and two, one with a door and one without, and nobody seemed to remember which was which.',
						'The sisters stood with the clockmaker between them, and the baker had another family’s child by the hand.',
					],
				},
			],
			choices: [
				{
					say: 'Look at {host}, say nothing, and hold out the lantern',
					if: '!chain',
					sets: ['lit'],
					outcome: [
						'{hero} held out the lantern to {host}, and waited. “I would only say it wrong again,” said {host}. {hero} went on holding it out. Then {host} took it. The others saw the light go out along the rope, quite low, in a hand that shook. For a very long time there was no sound but the knots, creaking one after the other.',
						'“It would have to be your voice,” said {hero} quietly to {host}, and put the lantern into {host.their} hand. You can’t order a person to do a thing like that. You can only make it awkward to go on standing there. {host} looked at the rope, and at {hero}. “Does it hold?” said {host}. “I don’t know,” said {hero}. It seemed to be the right answer, for {host} went.',
						'There was nothing to say, so {hero} said nothing. {They} went up to {host}, and held out the lantern, and looked. It was not a hard look. “I’ve got a sharp tongue,” said {host}. “It would only happen again.” The lantern stayed where it was. In the end {host} took it, as you take a tray from somebody who has held it for long enough, and was surprised to find that {host.they} was walking. One by one the doors knocked underneath.',
					],
				},
				{
					say: 'Cross over by yourself, and take up the bag',
					if: '!chain',
					sets: ['bag'],
					outcome: [
						'{hero} walked over. {They} had made it, so it was {theirs} to try. After the third knot {they} stopped listening. “Good evening,” {they} said on the other side, and took hold of the bag, which was heavy. “I can’t tell you that you’re wanted,” said {hero}. “I can only tell you what I’ve seen today, at the baker’s, and at the sisters’, and in my own house. There’s an empty chair in every one of them.”',
						'It swung a good deal. {hero} had never stood on anything of {theirs} for so long. {They} said good evening to {elder}, and took the bag out of {elder.their} hand. It weighed about as much as twelve years, mostly in books. “You’re taking that without asking,” said {elder}. “Yes,” said {hero}. “That’s how they do things over there now. You’d have to come along and complain.”',
						'Nobody had asked {hero} to. {They} went out over the doors, with the whole bank watching, and it was a long way, and not one knot remarked on it. “You’ve got something to carry,” {they} said, when {they} had reached {elder}, and picked up the bag. “I’m not bringing you a message. I haven’t got one. I’ve got a bridge, and I’d like to know if it will bear two.” {elder} looked at the bag. It had been packed in a hurry, after twelve years of leisure, and a sleeve hung out.',
					],
				},
				{
					say: 'Point out to {host} that there is a place left in the row',
					if: 'chain',
					sets: ['low'],
					outcome: [
						'“There’s a place free,” {hero} said to {host}, “the last one.” “Face down, you mean,” said {host}. “Yes,” said {hero}. {host} looked at it from all sides. Nobody had ever seen {host.them} lie down in front of people. Then {host.they} went out over the bridge, to the end of the last door, and got down, without a word.',
						'“Is that all of you?” {host} asked {hero}. “All but one,” said {hero}. “The last place is free.” {host} looked at it for as long as it takes to let go of twelve years. “I can’t say it,” said {host}. “But I can lie down.” And {host.they} went out over the bridge, with the key on its string, and lay down in the last place, with everybody looking.',
						'{host} was the only one on the bank who had nothing to hold. {hero} went and stood beside {host.them}, and looked along the row. “There’s one place that isn’t taken,” said {hero}. “I can see that,” said {host}. “It’s the last, next to the doors,” said {hero}. “You lie with your face down.” {host} could see that too. Then {host} bowed slightly, as one does to an equal, and went out along the doors, and got down in it, and the nearest board moved over.',
					],
				},
				{
					say: 'Take the sixth place yourself, where the strain is greatest',
					if: 'chain',
					sets: ['self'],
					outcome: [
						'{hero} went out and lay down sixth, between the baker and a widower. That is the middle, where it gives, if it gives. “Now you can come,” {hero} called into the dark. “I made the knots. If I’ve made a mistake, I’ll be the first to hear of it.” It wasn’t what you would say to set a person’s mind at rest. But after that they heard a step.',
						'{hero} had made it, and so {they} wanted to be underneath it. {They} got down in the sixth place, and somebody took hold of {them}, and {they} took hold of somebody. “So far it’s always fallen down,” {they} called across to {elder}, who had a right to know. “But I was never part of it before.”',
						'“Is the sixth place any worse than the others?” asked somebody. “It’s the middle,” said {hero}. “If it goes, it goes there.” And {they} lay down in it. From below came cold, and a smell of wet stone, and from both sides came an arm. “{elder}!” called {hero}. “I can’t see from here if it holds. You’ll have to tell me.” For a time there was nothing. Then there was a tread.',
					],
				},
				{
					say: 'Call over to {elder}, one by one, whose doors they are',
					sets: ['spoke'],
					outcome: [
						'“The red one is the baker’s,” called {hero}. “The one with the hole belongs to the two sisters. They haven’t let anyone in since their mother died. Tonight you can see the wallpaper.” So it went on, and it sounded like knocking, door after door. “They’re all standing open,” {hero} called at the end. “It’s for you. Nobody would have done it for me.”',
						'{hero} said whose they were, from the near side to the far. That one was the baker’s. That one came from the house where they sleep four to a bed. It hadn’t been easy for any of them. “I know what was said to you,” {hero} called. “That was one person, at one door. These are the other ones, and they haven’t got any more.” It was some time before {elder} bent down, and pulled the string of the bag a little tighter.',
						'{hero} held up the lantern, so that the row could be seen, and began at the near end. “That’s the baker’s,” {they} called. “He’s down to two scarves. That’s the sisters’, and you’ll remember their mother. That one belongs to a family of six, and they’ve hung a tablecloth in the hole.” {They} did not hurry. On the bank each of the owners, when it came to their own, stood a little straighter. “Not one of them asked me who it’s for,” {hero} called. “They knew.”',
					],
				},
			],
			scene: {
				at: 'start',
				with: ['elder', 'host'],
				shows: ['bridge', 'lantern', 'rope'],
				pose: 'stand',
				feeling: 'worried',
			},
		},
		{
			titles: ['What Holds', 'The Fifth Thing', 'Across', 'Coming Home'],
			time: 'night',
			parts: [
				{
					quiet: ['It was {hero} who moved first, so quietly that people only noticed it afterward.', ''],
					bold: [
						'Somebody had to be first, and it was generally {hero}. This time {they} gave the nearest knot a tug before {they} began.',
						'',
					],
					kind: ['{hero} could not look at it any longer: two people, one at each end, and both of them cold.', ''],
					honest: [
						'“I never thought of this,” said {hero} aloud, since it was {theirs}, and somebody ought to say it.',
						'',
					],
					clever: [
						'{hero} looked for a trick, as {they} always did. There was none, so it had to be done plainly.',
						'',
					],
					careful: ['{hero} tried every knot within reach once more. They all held. So it was not that.', ''],
					merry: ['{hero} felt a joke coming up, and kept it for later.', ''],
					dreamy: ['{hero} waited for a small dry crack, like the four before it. It did not come.', ''],
					quick: ['{hero} had begun before anyone else had breathed in.', ''],
				},
				'@answer',
				{
					'curtain & !end-fell': [
						'At the end of the ropes {shy} had put down a chair. “It’s for {elder},” {shy.they} said to anyone who asked. “And it isn’t one of a set. It’s the only one that I’ve got.”',
						'{shy} was there as well, and had brought a chair from home. People looked at it. “Yes,” said {shy}, “that’s all there is. I thought {elder} might want to sit down.”',
						'{shy} had come with a chair, and set it down where the ropes began. “That’s {elder}’s,” {shy.they} told a man who wanted to sit. “I’ve no other. You’re welcome to look in and see.”',
					],
				},
				{
					'end-door & bag': [
						'So {elder} followed the bag, out onto the first of the boards. It was then that {host} took a torch out of somebody’s hand, and went to meet {elder.them}.',
						'When {host} saw that bag come out over the gap, and {elder} after it, {host.they} took a torch, and set off without a word.',
						'The bag set out, with {hero} below it, and {elder} had to come after, as far as the first of the boards. On the other bank {host} asked somebody for a torch, and came.',
					],
					'pledged & !end-door': [
						'“Never mind about the morning,” said the baker, somewhere in the dark. “I was only asking.”',
						'“About breakfast,” the younger of the two sisters said to {hero}. “We’ve talked it over. There’s no hurry.”',
						'“It needn’t be in the morning,” said the older sister to {hero}, out of the dark. “I only like to be asked.”',
					],
					'end-door & spoke': [
						'“And the last one’s mine,” said {host}, next to {hero}. It was hardly to be heard. Then {host.they} took the lantern, and went out with it.',
						'There was one door that {hero} had not named. {host} knew whose that was. {Host.they} took the lantern out of {hero}’s {hand}, and went.',
						'All of them had been called now, except one. “You’ve left out mine,” {host} told {hero}, and took the lantern, to go and see to it in person.',
					],
				},
				{
					'chain & low': [
						'{hero} lay down as well, in the sixth place, where it gives, if it gives. That made ten.',
						'The sixth place, in the middle, was still free, which is where a row like that breaks, and {hero} lay down there. Now there were ten.',
					],
					'chain & self': [
						'Then somebody got down in the last place, without a word. It was {host}. That made ten.',
						'One place was open yet, the last, next to the doors. Nobody was asked. {host} came out and lay down in it, and the row was ten.',
					],
					chain: [
						'When {they} had come to the end of the doors, {hero} lay down with the others, in the sixth place. Then somebody got down in the last one, without a word. It was {host}. That made ten.',
						'{hero} was done, and went out over the doors to {their} own place, which was the sixth. There was some shuffling at the end of the row after that, and a cough that everybody knew. It was {host}, who had taken the place next to the doors, and so there were ten.',
					],
				},
				{
					'flies & chain': [
						'+ {hero}, who could fly, had never been so heavy on purpose.',
						'+ {hero} could have flown, and made {themself} as heavy as {they} could.',
						'+ For once {hero}, who could fly, was trying to weigh something.',
					],
				},
				{
					'chain & left & end-chain': [
						'There were gaps, too, from door to door, because {shy}’s was missing. In the widest of them stood {shy}, one foot on each side. “I got to keep my door,” {shy} told everyone who would listen. “So I thought I’d come in person.” There was a neighbor in each of the others by then.',
						'Farther back it was air that was in the way, a long step of it after each door, since {shy}’s hung at home. But over the widest of the gaps was {shy}, with a foot on this door and a foot on that. “I’ve been left mine,” {shy.they} told the dark in general. “I’m here instead.” The others had a neighbor each by then.',
					],
					'told & left': [
						'There were gaps from door to door, because {shy}’s was missing. In the widest of them stood {shy}, with one foot on each side, and held out an arm to lean on. “I got to keep my door,” {shy.they} told everyone who would listen. “So I came in person.” In each of the others there was soon a neighbor.',
						'There was one thing more, and it was air: a long step of it after each door, since {shy}’s was at home, in its frame. {shy} had thought of that, and stood over the widest step, and offered an arm. “I kept a door,” {shy.they} said, as often as somebody came by. “It seemed only right to fill in.” That was catching, and soon each of the gaps had its neighbor.',
					],
				},
				{
					'end-door': [
						'{host} and {elder} met on the great door, where it lay on its back, the one from this end, and the other from that. “I said a thing,” said {host}. “You did.” “I said it so that you’d stay.” “I know,” said {elder}. “I went so that you’d come and get me. You can wait for that for a surprisingly long time.” What came next was quieter. It was about a goose, and about the friend who used to feed it, and they said her name. Then the two of them came on, over one house after another, and each time that they stepped on a door, the person whose door it was said “Come in,” very low. It held. {hero} kept one {hand} on the rope and felt all of it move.',
						'{elder} came as far as the great door, and bent down, and touched the wood. “That’s where I kicked it,” said {elder}. You could still see the place. “I’ve sat with my back against that for twelve years,” said {host}, who stood at the other end of it. “I know it to the inch.” On the bank nobody breathed. “I was listening for you,” said {host}. “And I for you,” said {elder}. “But it’s a long way, and there’s the wind.” So that was all it had been: a door, with an ear on either side. The two of them went home over it, and {hero}, out in the middle, felt every step of theirs come along the rope, and waited for the small dry crack, and forgot to wait.',
						'{host} got to the great door, and no farther, because {elder} was coming from the other end. It is not a wide door, when it lies down. “I’d meant to say something,” said {host}, “and I had it by heart, for years. It’s gone.” “Was it long?” asked {elder}. “It was mostly about the goose,” said {host}. “That goose,” said {elder}, “wanted her back. So did we, and we’d nobody to shout at.” {host} held out an arm, as one does on a narrow stair. The two of them came home very slowly, and from the bank, as each of the doors was reached, somebody said “Come in,” not loud, so as not to interrupt. {hero} stood at the rope. All day {they} had been waiting for the moment when it gives its small dry crack, and now, {they} noticed, that moment had gone by, and {they} had been listening to something else.',
					],
					'end-fell & chain': [
						'That was when {shy} came. Half the street had been standing since five in front of a lit hole, with their hats off, being tactful. {shy} walked out along the doors, between the arms of those who were holding on, as far as the oak one with the knocker, knelt down, and undid the four knots, without hurry, like a person packing. Nobody stopped {shy.them}; nobody had a hand free. “I stole that,” said {hero}, so that the whole row could hear. “I saw what was behind it, and I took it all the same, while {shy} was out. I thought it was for {elder}.” “It generally is for somebody,” said {elder}, over there. The row lay where it was, with a piece of night in the middle, and did not let go, since then it would have been over. It was long past midnight when somebody came along the boards, bent down under a door. “It isn’t that you took it,” said {shy}. “They brought me chairs. Seven chairs! I’ll never be able to face them.” {Shy.they} held the door in its place until it was tied. “And afterward you’ll come to my house and sit on every single one,” said {shy} to {hero}. So {elder} came home, from back to back, and begged everybody’s pardon, until one of the backs said, into the dark, “No, I beg yours.” That was {host}’s.',
						'Then something jerked, farther back along the ropes. {shy} had come down the road, from a house with a lit hole in it and half the street in front, with their hats off. {Shy.they} knelt on the oak door with the knocker, and undid the four knots, one by one, like somebody packing. There was nothing that the row could do. It had its hands full. “That’s {shy}’s,” said {hero}, face down, to all of them. “I took it while {shy} was out. I knew what was behind it. It was for {elder}, and I thought that that made it clean.” “It never does, quite,” said {elder}, over there. So now there was a hole behind them, and ten people lay over the dark, and did not let go. It was long past midnight when the boards shook again. {shy} had the door on {shy.their} back. “Seven chairs,” said {shy}. “They’ve brought me seven chairs. I’ve never been so ashamed, and I’ve never had so many chairs. You’ll come and sit on every one.” Then it was tied. {elder} crossed, from back to back, and did not say a word until the last one, which was {host}’s. “Thank you for lying there,” said {elder}. “I couldn’t think of anything to say,” said {host}.',
						'It was a bad time for anything else to happen, and then {shy} came. {Shy.they} had been out for bread, and had found half the street in front of the house, in the light from a hole, with their hats in their hands; nobody had laughed, and that had been the worst of it. Now {shy.they} stepped along the doors, over people’s arms, until {shy.they} had come to the one of oak. There {shy.they} bent down and took out the four knots, as neatly as you take out stitches. The row could turn its heads, but no more than that. “It’s stolen,” said {hero}, with {their} face to the deep. “By me. I looked in first, and I waited until {shy} had gone out, and I said to myself that it was for {elder}.” “People do say that,” came {elder}’s voice. Then there was a second hole, and ten people lay there and held up a bridge that led to it. No one spoke of stopping. It was long after midnight, and most of them had lost all feeling in their arms, when a light came wavering down from the hill, and below it was {shy}, with the door. “There are seven chairs in my house,” said {shy}. “They were on the step, one after the other. I’ve had to sit on each, to be polite. I can’t go on like that on my own.” {Shy.they} held it straight, and somebody tied it. “So you’ll come in,” {shy} told {hero}, “and take your turn on all seven.” Then {elder} came over, at last, and begged the pardon of one back after another. The last did not say what the rest had said. “It’s for me to beg,” said {host}, beneath.',
					],
					'end-fell & spoke': [
						'That was when {shy} came. People made way. Half the street had been standing since five in front of a lit hole, with their hats off, being tactful. {shy} walked out along the doors as far as the oak one with the knocker, knelt down, and undid the four knots, without hurry, like a person packing. Then {shy.they} carried it off up the road. Now there was a gap, with {elder} on one side of it, and {host} on the other. “I stole it,” said {hero}, in front of all of them. “I saw what was behind it, and I took it all the same.” And {they} went after {shy}. Nobody knows what was said up there, through a blanket that {hero} had brought along at last, and hung; it took until four. The ones at the gap had to stay where they were. They couldn’t get to each other, and didn’t like to go away, and there is nothing you can do in the dark but talk. “You know it was never the goose,” {host} was heard to say, toward one. When the door came back, with {hero} in front and {shy} behind, and was tied in its place, {elder} came home over it at last, and hardly noticed, being in the middle of a sentence.',
						'In the middle of this {shy} came down the road. {Shy.they} had heard whose each of the doors was, all but one. {Shy.they} walked out along them to the oak one with the knocker, which {hero} had left out, knelt down, and began to undo the knots, and then everyone knew whose that was. “I stole it,” said {hero}, in the same voice as before. “I saw what was behind it, and came back when {shy} was out.” {shy} took the door home, and {hero} went after {shy.them}, with a red blanket, and stood in front of the hole with it, and talked. It took until four. The ones at the gap had to stay where they were, {elder} on one side and {host} on the other, and it’s hard to go on saying nothing for so many hours, in the cold. “It was never the goose,” {host} was heard to say. “No,” said {elder}. “It was whose hand it ate from.” When the door came back, with {shy} at one end of it and {hero} at the other, somebody had to remind {host} and {elder} that there was a bridge again, and that one of them lived on the other side of it now.',
						'There was one that {hero} had not called out, and it was the oak one with the knocker. It was noticed by {shy}, who had come down the road just then, from a lit hole and a crowd with its hats off, and who went out now along the doors and stopped there. “You forgot somebody,” said {shy}, and undid the knots. “I didn’t,” said {hero}. “I stole it. I’d seen what was behind it, and I waited until you were out.” It was a large audience, and {they} said it so that everyone could hear. Then {shy} went up the road with the door, and {hero} went after {shy.them}, by way of {their} own bed, from which {they} took a red blanket. What was said through that blanket is not known. It was still being said at three. In the meantime there was a gap in the row, with {elder} at one edge and {host} at the other, close enough to pass the salt, and neither would be the first to go in. “You’re cold,” said {host}, about midnight. “So are you,” said {elder}. “It was never the goose,” said {host}, toward two. “She’d have laughed at us,” said {elder}, and after that there was no stopping it. At four {hero} and {shy} came down, with the door between them, and tied it where it had been. {elder} walked home across it, on {host}’s arm, still talking, and it is not certain that either of them looked down.',
					],
					'end-fell & bag': [
						'{hero} was still holding the bag when {shy} came. On the other bank people made way. {shy} walked out along the doors as far as the oak one with the knocker, knelt down, and undid the four knots, without hurry, like a person packing. Nobody stopped {shy.them}. Then there was a hole in the row, with the night in it, and {elder} would not get over it before morning. {hero} put the bag down. “I stole that,” {they} said, “so I’ll stay here. I saw what was behind it, and I took it anyway, while {shy} was out. I told myself it was for you.” “It generally is for somebody,” said {elder}. There was nothing left to burn. The two of them sat in the hut with their backs together, and told each other what they would say, if they were anyone else. At first light somebody was kneeling out there, with a door. It was {shy}, and behind {shy.them} stood {host}, who had waited on the bank all night and came no nearer. “It isn’t that you took it,” {shy} said, and did not look at {hero}. “They brought me chairs. Seven chairs, in the night! I’ll never be able to face them.” {Shy.they} held it in place. “Tie. And afterward you’ll come to my house and sit on every single one.” When it held, {elder} took back the bag, and went ahead. {host} was still there. “You’ll be wanting breakfast,” said {host}, and it was not a great deal, but it was the first thing in twelve years.',
						'{hero} had turned to go, bag and all, when a sort of lane opened in the crowd on the other bank. Down it came {shy}, and did not ask anyone anything. {Shy.they} went out over the doors to the oak one, which had a brass knocker, and took it off the ropes, as you clear a table when the guests have gone. Then it went up the road on {shy.their} back, and where it had been you could see the night. “We shan’t get over that,” said {elder}, with interest. “No,” said {hero}. “And it’s my doing. I stole that door. I knew what people would see, and {shy} was out, and I told myself that it was on your account.” {elder} took some time over this. “I’d sooner not have known whose account it was on,” {elder.they} said. “Come in. There’s nothing to burn.” So two people sat on the floor of that hut, with the bag between them, until the window turned gray, and talked of what each had broken. At dawn there was a knock, out over the gap, brass on oak. {shy} was holding the door in its place. Farther back, on the bank, stood {host}, who had not gone home, and had leaves on {host.their} shoulders. “Seven chairs,” {shy} said to {hero}. “They carried them over in the night. I’ve never been so ashamed. You’ll come and sit on them, all seven, and say that they’re comfortable. Now tie.” It held. {elder} took the bag out of {hero}’s {hands}, and walked across, and stopped in front of {host}. “There’s porridge,” said {host}, in a voice that had not been used all night. For twelve years there had not been so much as that.',
					],
					'end-fell': [
						'By then {host} was across, with the lantern. That was when {shy} came. People made way. Half the street had been standing since five in front of a lit hole, with their hats off, being tactful. {shy} walked out along the doors as far as the oak one with the brass knocker, knelt down, and undid the four knots, without hurry, like a person packing. Nobody stopped {shy.them}. Then there was a hole in the row, with the night in it, and {elder} and {host} were both on the far side. “I took it,” said {hero}, so that it could be heard at both ends. “I saw what was behind it, and I took it, while {shy} was out. I thought it was for {elder}.” “It generally is for somebody,” {elder} called back. Over there were two people who had not spoken for twelve years, one stove, and nothing to burn. {hero} sat at the edge all night, and watched the lantern. It stood in the window of the hut, and it was not moved. At first light somebody came along, bent down under a door. “It isn’t that you took it,” said {shy}. “They brought me chairs. Seven chairs, in the night! I’ll never be able to face them.” {Shy.they} held it in its place. “Tie. And afterward you’ll come to my house and sit on every single one.” When it held, two people came out of the hut. They were arguing, about a goose, and hardly looked where they were going.',
						'{host} had just reached the far side, and the lantern with {host.them}, when {shy} came down the road. {Shy.they} came from a house with a lit hole in it, and from half a street that had seen one chair and taken off its hats. {Shy.they} went out to the oak door, undid the four knots, took it on {shy.their} back, and went home. It was done so properly that nobody thought of saying anything. “It was stolen,” {hero} said then, since somebody owed them the explanation. “By me. I saw what was behind it, and came back when {shy} was out.” Nobody answered. There was a hole in the bridge, as wide as what {they} had done, and {elder} and {host} were beyond it, with one lantern, and would be until morning. {hero} went up the hill with a red blanket, and hung it, and talked to it until four. “They brought me chairs,” said the blanket in the end. “Seven. You’ll come in and sit on every single one.” Then the two of them carried down the door and tied it in. On the far side the lantern had burned out. {elder} and {host} sat on the step of the hut, with one coat around the two of them. “We’d stopped waiting,” {elder} called over. “There’s no hurry at all.”',
						'The lantern had just got to the far side, and {host} with it, when people on the bank stepped apart. It was {shy}, who had come home to a hole with a light in it, and half the street before it, being kind. Out on the doors {shy.they} found the oak one, with the knocker, and bent down to it, and undid four knots, and had it on {shy.their} back before anyone had thought of a word. Where it had been was the night. “I’ll say it,” said {hero}. “I stole that. I saw what {shy} has got behind it, and I came back when {shy} was out. It seemed all right, as it was for {elder}.” There was no reply from either bank. On the one they were looking at {hero}. On the other was a hut with no bed in it, and no bench, and two people with twelve years to talk about, and a lantern to do it by. {hero} went up the road with a red blanket, hung it in the hole, and sat down outside. {They} said that {they was} sorry, and then, since nothing happened, {they} said everything else that {they} could think of. “Seven chairs have come,” said the blanket, toward morning. “I can’t look at one of them. You’ll have to sit on all seven for me, until I’m used to it.” Then {hero} and {shy} carried the door down. When it was tied there was a noise from the hut, on and on, and {hero} thought at first that somebody was sawing. It was laughter. “It bit you too?” cried {elder}’s voice, and it was quite light before anybody came out of there.',
					],
					'end-chain & chain': [
						'Then {elder} set a foot on the first of them. “I beg your pardon,” said {elder}. “Not at all,” said somebody’s back. It went slowly. There were two sisters, and the baker, and a widower; {elder} said it to each of them, and each of them said that it was nothing, in the voice of a person who is being stood on. {hero} was in the middle, with the strain from both sides. Now, {they} thought. It had always been at a moment like this one that {they} heard it, small and dry. Something creaked. It was only somebody’s heart, and may have been {theirs}. The last one was {host}. “You’re standing on me,” said {host}, into the dark. “I’ve wanted to for twelve years,” said {elder}, and then the whole row began to shake. On the bank people thought it was giving way. But the row was laughing, all ten of them, over nothing, and not one let go. In the morning there was nothing to be seen of the last board but a heap of neighbors, asleep.',
						'“Who is that?” asked {elder}, before taking the first step. So the row said who it was, one after the other, face down, like children being counted, and when {elder} had heard all those names, not one of which anybody had said to {elder.them} for twelve years, {elder.they} took up the bag and came. {Elder.they} trod very gently. Only {host}, in the last place, had not said a name. “I’d know that back anywhere,” said {elder}. “I’ve watched it from over there for twelve years, going in by the side door.” {hero} could feel it, four bodies along: somebody who was being stood on let out a breath, and it had been held since a certain funeral. “Get on with it,” said {host}. “I can’t hold you up forever.” “No,” said {elder}. “I can see that. But it’s very well meant.” So {elder} came home, and the row got up, one after another, and rubbed its knees. {hero} had built four things out of wood. That had been the mistake.',
						'{elder} came. You knew it because the row could feel it, at the far end: first one weight, then a stick, and then a voice that said “I’m so sorry.” “Don’t mention it,” said the first back. It was all very formal, for people in that position. One of them asked if it was dry over there, on the whole. At the fifth there was a swaying, and {hero}, who lay sixth, thought, “So it’s here that it breaks.” Then there was a weight on {hero} also, and it stayed. “Is this you?” asked {elder}, from above. “Yes,” said {hero}. “It’s well made,” said {elder}, and went on. The tenth had still not said anything when {elder} got to it. It was {host}’s, and across it lay a string, with a key. “I could get down here,” said {elder}, “and not trouble you.” “You’ll do as you’re told for once,” said {host}, with difficulty, “and step on me.” There was a pause, in which fifty people leaned back with all their might. “Thank you,” said {elder}, and stepped. Nobody let go for some time afterward, though there was no one left to carry. {hero} had built a fifth thing, and at the end of the night it got up and went home.',
					],
					'end-chain': [
						'There was the table at the end. But all the way along, between each door and the next, was a long step of air, because {shy}’s was missing. {elder} looked at the first of those gaps, leaned on a stick, and nodded, as you nod at something that you might have known. “It was a beautiful idea,” said {elder}. Then somebody came through the crowd and out along the doors, to the widest gap, and stood in it, one foot on each side, bent over, so as to make a step. “I’ve got a good oak door at home,” said {shy}, for everyone to hear. “{hero} wouldn’t take it. There’s nothing behind it. There never was.” Nobody breathed. Then everybody moved at once. The gaps were filled up, one person to each, and in the last one, by the table, stood {host}, with the key dangling. {elder} crossed over them all, and said good evening to every one. “Mind the string,” said {host}. {hero} had hold of the rope. What {they} felt come along it was not that it would break.',
						'For somebody who jumps it would have been a good bridge. {elder} stood in front of the first gap, with a stick, and was too polite to say so. So that’s what you get for tact, thought {hero}. {They} had spared one person, and now it was another who could not get across. “How wide is it?” somebody called. It was {shy}, at the edge of the crowd. “A step,” said {hero}. “I’m a size larger than that,” said {shy}, and walked out, and lay down in the gap. For the first time in {shy.their} life {shy.they} was exactly as much as was needed. “You can come and see the rooms,” {shy.they} called, face to the deep, to anyone who would listen. “There’s a chair.” After that the others came, one for each gap, and {host} took the last. {elder} crossed over them all, and on the bank, at the end, was given a bowl of soup. It was {host} who brought it, and who had forbidden {elder.them}, twelve years ago, ever to come and eat it.',
						'So far it had only been looked at from the side. {elder} was the first to stand at the end of it, with a stick, and see what {hero} had known all day: a door, and a long step of nothing, and a door. “When I was young,” said {elder}, “I’d have thought that great fun.” Nobody knew what to say, and {hero} least of all, who had been so considerate. Then there was a stir, and {shy} was out on the ropes, who had never yet been seen in front of more than three people. {Shy.they} went on to the widest place of all, and lay down in it, and just filled it. “There ought to be a door here,” said {shy}. “It’s on my house. It’s to hide a room with one chair in it. {hero} knew, and told me that eight would do.” You could hear the ropes. Then you could hear a great many people, all trying to be next; there was nearly a quarrel over the third gap. When it was settled there was only one left, and {host} got down in it as if it had been reserved. {elder} came over. “Is that comfortable?” {elder.they} asked there. “No,” said {host}. “Go slowly.” {hero} had counted wrong that afternoon, on purpose. {They} had not known how wrong.',
					],
					'end-table': [
						'{elder} took one step, onto the table, and stopped. It lay there in the torchlight, as long as a life. “That burn is mine,” said {elder}. “And that’s where we used to cut the cake.” Nothing had been said yet that needed to be said. But now there was nowhere else to put down a bowl. So people came out, in ones and twos, and let themselves down along both edges, sixty of them, over all that dark, and passed the bread. It held. {hero} noticed, at about the second helping, that {they} had stopped waiting for it not to. Between {elder} and {host} one place was empty, as it used to be their friend’s. They had both sat down that way, and neither had thought about it. “The goose would only eat out of her hand,” said {host}, into the soup. “I wanted to see if it would eat out of mine.” “So did I,” said {elder}, and passed the bread, across the empty place.',
						'It had been a table for a hundred and ten years, and as a bridge it went on doing what it had always done: it was between them. {host} had come out on one end of it. {elder} had arrived at the other. There they stood. “You’ve got thin,” said {host}. “You burn what you have,” said {elder}. {hero} had not built the thing for people to stand about on. {They} fetched two bowls, put them down in the middle, with two spoons, side by side, and went away. First {host} sat down, and then {elder} did, and for a good while nobody on the bank could hear anything but spoons. “It was never about the goose,” said {host}. “No,” said {elder}. “Pass the salt.” Then the others came, since it was cold, and the soup was out there. “Who made this?” asked a child, with both hands on the wood. {hero} did, it was told, who had built five things. The other four were for practice.',
						'The table was the last piece, so it was the first that {elder} came to. {Elder.they} put the bag down on it, from habit, at the corner where it used to go. “You’re still not to put that there,” said {host}, who had come out over the doors as far as that. It was not much of a welcome. But it was in the old voice, and {elder} moved the bag. Then the two of them sat down where they were, on the wood, with the dark on either hand, and a place left free between. “I can’t look at a goose, you know,” said {host}, after some time. “Nor I,” said {elder}. It was the nearest that either had come in twelve years to their friend’s name. The second time it was easier, and they said it. Somebody brought out the soup, and where the soup was, sixty people came after it, with spoons, and a row of children who had been told not to jump, and jumped. {hero} sat at the end, over the worst of the gap, and was handed a bowl, and had half emptied it before {they} remembered to listen. There was nothing to hear. It was only holding.',
					],
				},
				{
					'!told': [
						'In the end they all went up to {hall}, and {host} did not go around by the side. The lock was stiff with rust; it took butter, and a hammer. {elder} came in by the great door, as {elder.they} had gone out by it, and stopped at the stove, in front of half a green bench. “I’ve burned my half,” said {elder}. “I know,” said {host}. “I saw the smoke.”',
						'There was one door left. {host} went up the hill, with all of them behind, and put the key in it, from outside. It shrieked, and then twelve years of leaves fell in, and {elder} went in after them. By the stove stood half a bench, painted green. “You’ve kept it,” said {elder}. “I’ve burned mine.” “I saw that,” said {host}, “at dusk. I can tell our green from anywhere.”',
						'Afterward the great door was opened, since it seemed foolish not to. {host} put in the key before everybody, and leaned on it, and when it gave there were twelve years of leaves to be got through. {elder} had once gone out here with half a bench. The other half was by the stove, painted green, with its one arm, and {elder} sat down on it, and moved up. “Mine’s gone,” said {elder}. “I saw it go,” said {host}, and sat down as well. “It burns a good color, I’ll say that.”',
					],
				},
				{
					'told & took': [
						'That same night {hero} carried a red blanket up to {shy}’s, knocked on the frame, and said who had taken the door. “And you knew what people would see?” asked {shy}. “Yes,” said {hero}. Nothing was said for some time. “Hang it up,” said {shy}. “And come back tomorrow. I haven’t finished being angry.”',
						'One house was open that had never been offered. {hero} went there with a red blanket off {their} own bed, before {they} slept, and told {shy} who had done it, and that {they} had looked in first. {shy} listened to all of it, sitting on the chair. “You might have lied,” said {shy}. “I did, to myself,” said {hero}. {shy} got up, after a while, and took the other end of the blanket.',
						'There was somebody who had not been asked for anything that day. {hero} took a red blanket from {their} own bed, late, and stood with it outside the lit hole, and told {shy} all of it, the looking and the waiting and the eight screws. “It was for {elder},” {they} added. “No, leave that out,” said {shy}. So {hero} began again, and left that out. When it was done {shy} got up from the only chair, and held one corner.',
					],
					'end-door & pledged': [
						'In the night {hero} went to get the screwdriver, as promised, and found it on the step, with a note around it. “We’ve talked it over,” it said. “We’d rather see who is coming.” It was signed by both sisters, and, lower down, in other inks, by everyone on the road.',
						'The next morning {hero} took a screwdriver, as promised, and went to hang the doors again. In the baker’s kitchen sat a dozen people, and not one of the dozen had knocked. “There’s no hurry,” said the baker. At the sisters’ house the younger one came out. “We’ve talked it over,” she said. “We’d rather see who is coming.” By noon {hero} had not hung a single door, and gave back the screwdriver.',
						'Before breakfast {hero} was at the first house, with a screwdriver, since a promise is a promise. The baker, in one scarf, was pouring coffee for people whom he hardly knew. “Not now,” he said. At the next house it was not now either. The two sisters had put their table in the opening, for the view, and the younger would not hear of moving it. “You’ve kept your word,” she said to {hero}. “Now keep the screws.”',
					],
					'end-door & blunt': [
						'There was an opening in the front wall of {hall} that night, as high as a haystack, and the wind blew leaves in. {elder} and {host} sat in it side by side, where you can see who is coming, for miles. “So it’s for good,” said the older of the two sisters, and turned up her collar. “You did tell us,” she said to {hero}. “I like that in a person.”',
						'“For good, you said,” the baker remarked to {hero}, on the way up the hill. They were walking past one lit room after another, all of them open. In the third somebody waved. “Well,” said the baker, and waved back. “You did say.”',
						'The sisters walked home past all those lit rooms, and said nothing until the two of them came to their own. It had a hole in front, and would go on having it. “For good,” said the older one, as you try a word in another language. {hero} was just going by. “Well, come in, then,” she said. “You’re letting out the heat.”',
					],
					'end-door & housed': [
						'Then they all went home, two and two, {elder} with {host}, and the rest as they had been sent. It was late, but at the clockmaker’s there was a light in the window. The clockmaker was holding his cards upside down, and the sisters were cheating, and nobody in there had looked at a clock.',
						'They went home two and two, as {hero} had sent them, and {elder} went with {host}. The clockmaker carried the older sister’s lamp, and asked about the rules of rummy. {hero} stayed behind, and walked out to the middle of the fifth thing, and sat down on it, on purpose, with all {their} weight.',
						'By midnight the street was in bed, {elder} at {host}’s, and hardly anyone in their own. A light was on at the clockmaker’s. He had won two games, without having understood the rules, and the older sister had demanded another. {hero} went by without a sound. {They} had built something that day, and it hung back there in the dark, and {they} did not once turn around to see if it still did.',
					],
				},
			],
			choices: 'none',
			scene: {
				at: 'start',
				with: ['elder', 'host'],
				shows: ['bridge', 'door', 'lantern'],
				pose: 'stand',
				feeling: 'calm',
			},
		},
	],
};
