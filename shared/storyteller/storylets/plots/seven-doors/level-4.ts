import type { PlotLevel } from '../../format.ts';

export const sevenDoors4: PlotLevel = {
	joins:
		'“{choice}” {hero} did so; it was the last thing of which anyone spoke before the storm. In the morning the bridge beyond {start} had not one board left. There were two ropes. On the far side lives {elder.name}, {elder.a}, who went over there nine years ago, and nobody goes to see {elder.them}; and the wood was giving out. Nine boards were wanted. There were none. But {hero} had looked up the road, and it had come to {them} what a door is, if one takes away the house.',
	chapters: [
		{
			titles: ['Two Ropes', 'What the Storm Left', 'A Shortage of Boards', 'Of Doors'],
			time: 'day',
			parts: [
				[
					'The storm had been thorough. A little way from {start} a bridge had hung over a very deep gap. Now there were two ropes, in a handsome curve, and nothing on them. On the far side, next to a hut, stood {elder.name}, {elder.a}, looking at it too. {elder} had lived over there for nine years. People said that {elder.they} liked it. {hero}, who was {described}, and had come out early, waved. It looked for a moment as if {elder} wanted to wave back, and was not sure whether people still did that.',
					'In the night the storm had taken the bridge, or at least the part of it that one walks on. {hero}, who was {described}, was up before the others, and found two ropes hanging over the gap. It was so deep that one could not hear the water. On the far side rose a thread of smoke. It was {elder.name}’s, {elder.a}, the only one who lived over there. {elder} had gone across nine years ago. At first people had said that it was for the air. Lately they had not said anything.',
				],
				{
					flies:
						'{hero} could simply fly over, and {they} took a loaf along. “You are very good,” said {elder}, and did not ask for news. But one cannot carry a grown person home through the air, nor the firewood for a winter. There was enough left for one night.',
					else: '“How are you for wood?” called {hero}. It took a while. “It will last until tonight,” {elder} called back. “Please don’t go to any trouble.” It was said so politely that {hero} needed a moment to see what it meant.',
				},
				{
					quiet:
						'Somebody had to build something. {hero} had built four things so far, and all four had fallen down. The last was a bench. It would have needed more screws, and {they} had not dared to ask anyone for them.',
					bold: 'Somebody had to build something. {hero} had built four things so far, and all four had fallen down. The last was a tower. {They} had made a speech from the top of it, with gestures, and had finished the speech in a hedge.',
					kind: 'Somebody had to build something. {hero} had built four things so far, and all four had fallen down. The last was a shed. People kept asking for a plank, and {they} had kept giving them one.',
					honest:
						'“I could build something,” said {hero} to those who had come up. “I ought to say that I have built four things so far, and all four have fallen down.” They thanked {them} for saying so. No one had a better idea.',
					clever:
						'Somebody had to build something. {hero} had built four things so far, and all four had fallen down. Each time, on the way down, {they} had understood quite clearly what the mistake was.',
					careful:
						'Somebody had to build something. {hero} had built four things so far, and all four had fallen down. {They} had tested the last one with more and more weight, to be sure. It had been perfectly safe up to then.',
					merry:
						'Somebody had to build something. {hero} had built four things so far, and all four had fallen down. People had laughed a great deal each time, and {hero} with them; the fourth time {they} had gone home first.',
					dreamy:
						'Somebody had to build something. {hero} had built four things so far, and all four had fallen down. They had been beautiful on paper. The last was a house, in which {they} had thought of everything but the stairs.',
					quick:
						'Somebody had to build something. {hero} had built four things so far, and all four had fallen down. The last was a shed. It was begun after breakfast and finished by lunch, and it lasted until shortly after lunch.',
				},
				[
					'It would take nine boards. There was not one to be had; they were all in the new roof of {hall}. {hero} turned around, with {their} back to the gap. Up the hill stood thirty houses, and at the front of each was a good thick board, painted, with a knob on it. They called it a door.',
					'One could see from the ropes that there had been nine boards. No one had any, since they had mended the roof of {hall}. {hero} looked up the road for help. What one mostly sees of one’s neighbors is a shut door. And that was when {they} knew where the boards were.',
				],
			],
			choices: [
				{
					say: 'Begin by unhinging your own, in plain view',
					sets: ['own'],
					outcome: [
						'{hero} took down {their} own. It is surprising how little there is to it: six screws, and everyone can see how you live. They saw the bed. They saw the four things, in pieces, along the wall. No one laughed. One after another the neighbors went home and looked at their own front doors, and then they could be heard hunting for a screwdriver. By noon there were four doors.',
						'“You’ll be in a draft,” somebody said to {hero}, who was on the sixth screw. “Yes,” {they} said. It is hard to argue with a person who has already begun. {hero} carried the door down the road on {their} back. The house behind {them} had a hole in it, and everyone walked past it, slowly. It seems that one cannot look into somebody’s house and then go and lock one’s own, or not in the same hour. By noon there were four doors.',
					],
				},
				{
					say: 'Call at each of the thirty, and put the case',
					sets: ['asked'],
					outcome: [
						'{hero} explained it on thirty doorsteps. They were all in favor of a bridge. They offered soup, and blankets. What they did not offer was a door. “But then people could come in,” said one man; and then he and {hero} both stood and listened to what he had said. His wife had died six years ago. He was the first who went for a screwdriver. By noon there were four doors.',
						'It was thirty times the same talk. One would gladly; it was merely that the door stuck, was new, had been Grandfather’s. {hero} thanked them, and it closed. But a door is a poor thing to hide behind from somebody who has just told you what it might be. Here and there, when {they} had got to the gate, one opened again. “What does it weigh?” someone would ask. “Could it be carried by two?” By noon there were four doors.',
					],
				},
				{
					say: 'Draw it to scale, knot by knot, before anything',
					sets: ['drew'],
					outcome: [
						'{hero} had never drawn a thing that {they} built, for fear of finding out. {They} drew this one, full size, on the ground: two ropes, nine doors, thirty-six knots. People came to tell {them} that it would fall. They walked around it, and stood there, and then one of them set his foot on the third door from the left. “That would be mine,” he said, in an odd voice, “by the color.” By noon there were four doors.',
						'It took an hour and a sheet of wallpaper. When it had been hung up they stopped in front of it, on their way to other things. Nobody wished to part with a door. But everybody wanted to see how it would look with their own door in it; and {hero} had left all nine of them white, and had put the crayons underneath. By noon four had been colored in, and whoever had colored one had to give it.',
					],
				},
			],
			scene: { at: 'start', with: ['elder'], shows: ['rope', 'bridge'], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['Four of Nine', 'The Upper Houses', 'Smoke'],
			time: 'day',
			parts: [
				'@answer',
				[
					'For the other five one had to go up to the last houses, which have the thick doors. From the bend {hero} looked over. {elder} was sawing up a chair for the stove. One saw the arm move, and heard the saw a good while afterward.',
					'The thick doors are in the upper street, where people have more to keep out. It is a good long way. From the turn of the road one could see that the smoke on the far side had changed its color. {elder} was burning something with varnish on it.',
				],
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['The Finest Rooms', 'On the Subject of Carpets', 'The Eighth', 'Through the Keyhole'],
			time: 'day',
			parts: [
				'@first.outcome',
				[
					'The upper street gave three. For the eighth {they} rang at {shy.name}’s, {shy.a}. Everyone knew that they were the finest rooms in the place, for {shy} had told them so: the mirrors, the long sofa, the lamp with eleven arms. Nobody had ever been inside. {shy} came out, and pulled the door almost shut. “I would give you the lamp,” said {shy}. “I would give you anything that is in there. You do not know what you are asking for.”',
					'By three it was seven. The eighth belonged to {shy.name}, {shy.a}, and the whole street was proud of {shy.their} house. {shy} told them about it often: the piano, the gold mirrors, the carpets. It was because of the carpets that nobody had ever been asked in. “Not the door,” said {shy}, who had come out, and stood before it. “I am so sorry. It is the light. The things fade.” And {shy.they} laughed, and it was not a good laugh.',
				],
				[
					'There was a slot for letters in the door, and the low sun shone in through it. {hero} did not even have to bend. A long bar of light lay on a bare floor. It touched the leg of one chair, and one cup, and then it went on, with nothing in its way, as far as the wall.',
					'It was an old lock, with a keyhole as big as a plum, and the sun came out through it. It could only do that if there was a window opposite, and in between no piano, no mirrors, and no lamp. Through the keyhole one could see one chair, in the middle of all that light, turned a little toward the street.',
				],
			],
			choices: [
				{
					say: 'Bring the blanket from your own bed, and say that it fades nothing',
					sets: ['curtain'],
					outcome: [
						'{hero} was back in ten minutes, with the blanket off {their} bed. It was red, and would have kept out a war. “It lets in no light at all,” {they} said. “I have often thought so. Your things would be quite safe.” {shy} looked from the one to the other. “They are very sensitive,” {shy.they} whispered. “I can imagine it,” said {hero}. So the door came off, behind the wool, in the dark, between two people who did not look; and {shy} held the nails.',
						'“For the carpets,” said {hero}, and held up what {they} had brought. {shy} took a corner of it, and it trembled; {hero} was looking at the sky. “Nobody has ever taken them so seriously,” said {shy}. They hung it first. Then, from within, the screws were handed out one by one, and last, in both arms, like something that has had to be put to sleep, the door.',
					],
				},
				{
					say: 'Find that your sum was wrong, and eight will do',
					sets: ['left'],
					outcome: [
						'“I see that I have counted badly,” said {hero}. “It is eight in all. I have the seven, and one more is promised.” None was promised. But eight doors would reach, if one tied them farther apart, with a step of air between each two. One would only have to be able to take the step. {shy} had not let go of the knob. “You are a very bad liar,” said {shy} at last. “I ought to know. I shall not forget this.”',
						'“I beg your pardon,” said {hero}. “I counted wrong. Eight will do, and somebody has promised me the last one.” Nobody had. {They} did the sum again on the way down. Eight would reach, if there was a long step of air between each door and the next. It would still be quite a good bridge. It would just not be one for anybody old.',
					],
				},
				{
					say: 'Withdraw, with thanks, until {shy} is from home',
					sets: ['took'],
					outcome: [
						'At five {shy} went by with a basket. It was eight screws. {hero} found that one can do a thing of that sort very neatly, if one does not use any words for it; {they} thought of {elder}, hard, the whole time, as one holds on to a rail. When it came away the sun walked in ahead of everyone, straight to the chair. Some people were coming up the road. {They} took the door upon {their} back, and it was so heavy that {they} could honestly not look around.',
						'{They} did it at five, when {shy} was at the pump. It was right, on balance; {hero} had drawn the balance, and it came to one life against a number of carpets. What stood there afterward was a hole of the exact dimensions of someone’s dignity, with the evening shining through it, and three neighbors, who had meant to ask about the gilt. One of them took off his hat. It would have cost {hero} a blanket. It was so simple that it did not occur to {them} until a good deal later.',
					],
				},
			],
			scene: { at: 'start', with: ['shy'], shows: ['door'], pose: 'stand', feeling: 'curious' },
		},
		{
			titles: ['Thirty-Six Knots', 'What Was Still Wanting', 'Toward the Far Side'],
			time: 'dusk',
			parts: [
				'@answer',
				[
					'They tied until the light went. {hero} did every knot over. Each time that {they} crawled out upon the newest of them {they} waited for it, the small dry sound that {they} knew so well; and it did not come, and that was almost worse. It was still one short. “There is the great door at {hall},” said somebody, “and {host.name} has the key.” Nobody said what the trouble was. {hero} went alone.',
					'So it came out across the depth, red, green, cat hole, red, a street laid on its back. It ended a door’s length from the other side. {hero} lay there, and looked over, and could have tossed {elder} a bun. There was just one left in the place, and it was the great one, up at {hall}, to which {host.name} has the key; when that was mentioned they had all begun to coil up rope. {They} set out.',
				],
				'@second.meet',
			],
			choices: 'second',
		},
		{
			titles: ['Entrance at the Side', 'Nine Years Locked', 'The Matter of the Goose', 'A Key on a String'],
			time: 'dusk',
			parts: [
				'@second.outcome',
				{
					'first.reach': [
						'One went in at the side there, and had for years. Whoever in the course of that day had been opened to the public was sitting {hall.at}, to be warm, and sat close. {host} was at the farther end. {hero} was held fast before {they} had got both elbows in, by the very people whom {they} had unhoused.',
						'{Hall.at}, in front of the fire, was packed whatever no longer had a door. They had discovered how much warmer it is. They had no thought of moving; and there was {hero}, in the side entrance, who had wedged them there {themself}, so to speak, one by one.',
					],
					'first.hear': [
						'All of them were {hall.at}, and talking. They had looked into each other’s kitchens. “You paint!” one heard, and “Since when is she ill?” and “Nine of them, in the one bed?” They were catching up on thirty years. {hero} asked them to be quiet, and was not heard.',
						'The roar of it met one in the road. It was not a dispute. They had found out that day what was behind their neighbors’ doors, and there was scarcely one who was not at once appalled and enchanted. {hero} called out to {host}, over that, as one calls from the shore.',
					],
					'first.trust': [
						'It grew still, {hall.at}, in the wrong way. “You have mine,” said a gentleman by the side door. “It is hanging over a gap, on something that you have tied. I once sat on one of your benches. I would like to know why I should do that a second time.”',
						'“Let us hear what it is now,” said a woman, and did not take her chair out of the way. “You had seven of us today. I do not say that it will fall. I say that with you it has always fallen. What is different?”',
					],
				},
				{
					'first.reach & flies':
						'+ The air was no better: it had been hung, from beam to beam, with the washing of thirty houses.',
				},
				'@first.later',
				[
					'Behind {host.name}, {host.a}, the great door filled the wall. “It is shut,” said {host}. “{elder} went out by it. It was about a goose; one has to say something. And I called after {elder.them}, with all of these listening, that there was no need to come back; and then I turned the key, so that I should not be standing here every evening to see if {elder.they} did.” It hung about {host.their} neck. “So I have not known. I have come in at the side for nine years, in order not to know.”',
					'“You cannot have that one,” said {host.name}, {host.a}, who was sitting with {host.their} back to it. Everyone else examined the fire. “We had words, {elder} and I. You will have been told that it was a goose.” It had belonged to the third of them, who had been buried that morning, and neither could bear that the other should feed it. “I said, ‘Go, then, and stay gone.’ One says that to be contradicted. I locked it. And I have listened, since, at the side.”',
				],
			],
			choices: [
				{
					say: 'Report to {host} the colors of the smoke',
					sets: ['told'],
					outcome: [
						'“It was gray at noon,” said {hero}; “that was the chair. At three it was blue. At dusk, when I came away, it was green; I do not know what there was over there that was green.” {host} knew. It is a bench for two people, if it is built by those two, one summer, and they cannot agree upon the color. {host} did not raise {host.their} head. But one saw the string go tight.',
						'{hero} did not plead. {They} gave it in order, like a log: gray, the chair; white, which is pine, and would be the bed; then blue. “And since dusk it has been green,” {they} said. “It smells of linseed.” “That is our bench,” said {host}. “{Elder.they} took half of it along; I have got the other.” It was a while before anyone realized that this had been meant as it was said.',
					],
				},
				{
					say: 'Pass over the door, and request the long table',
					sets: ['table'],
					outcome: [
						'“Then it shall stay shut,” said {hero}. “I ask for the table. It is the right length, and no one has ever been told across it to go; or not in those words.” There were sixty bowls on it. The sixty whose bowls they were looked down, as one does to see whether one is standing on something.',
						'“Very well,” said {hero}. “The table. One leans on it when one is tired, and it divides the people on this side from those on that. It is a door that lies down; we need not even make holes.” It was not quite an argument. All the same some of them had already put their heads under the table, and were knocking on the wood.',
					],
				},
				{
					say: 'Do without wood, and ask for the people',
					sets: ['chain'],
					outcome: [
						'“Then I must ask for you,” said {hero}. “There is a piece wanting, as long as a door. I have worked out that it comes to about eleven persons, if none lets go.” Nobody had ever asked them to be a bridge before. They looked at what they had at the ends of their arms.',
						'“I need nothing that has hinges,” said {hero}. “I need eleven people lying down, and fifty who hold them.” There was some laughter, of the kind that runs along a bench until it gets to somebody who is thinking. “On our stomachs?” asked that person. “And {elder} goes over our backs?” It was considered. There was a feeling that it would be no more than fair.',
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
					'told & second.reach': [
						'Then {host} got up, not quickly, and went out by the side, into the dark of the yard, to where one could not be looked at. {hero} would have gone after. But they had all stood up, from sympathy, and there is nothing on earth that is so hard to get past.',
						'{host} had turned to the wall, which was in this case the door. Behind {host.their} back they all came to stand, sixty of them, so that {host.they} should have it private. They were so considerate that nobody could have got through to {host.them}.',
					],
					'told & second.hear': [
						'“It was never about the goose,” someone remarked, and with this it was nine years ago again. They went into it, all sixty. {host} had put a question to {hero}; one could see from the lips that it was a short one.',
						'There are quarrels that do not end, but are merely put away. It took one word. On the left it was {elder}’s goose, on the right it was {host}’s; and between the two there sat {host} {host.themself}, who had asked {hero} something, and could not get the answer.',
					],
					'told & second.trust': [
						'“Green,” said {host}. “You might have had that from anyone. I have wished for so long that somebody would come in here and say it; so I must ask you, you see. What is there to tell me that you have not made it, as you make your benches?”',
						'“If I open it, and {elder} does not come?” said {host}. “As it is, I may suppose that {elder.they} would. It is not much, but it has been warm in winter. What have you to show me, that I should stake it?”',
					],
					'table & second.reach': [
						'No one said no. They simply sat there, four deep, with their arms around their soup, and looked at {hero} over their elbows. Somebody would have to let go first, and {hero} could not get near enough to ask.',
						'They did rise; they rose in order to lean on it. It had never been so well attended. {hero} went all the way around in search of a corner to take hold of, and at every corner there was already somebody’s whole upper half.',
					],
					'table & second.hear': [
						'“And then the roof?” they cried; “and the floor?” {hero} was offering terms. It would be back for breakfast, {they} said; {they} said that it could be scrubbed. {They} might have been reciting verse.',
						'Everyone knew something about the table. People had been christened on it, and laid out. It was told with feeling, by sixty at once, to {hero}, who was trying to say for how long.',
					],
					'table & second.trust': [
						'“We have had it for a hundred and ten years,” said an old lady. “You have built four things. I am not being unkind. I merely wonder what there is to be set against the four.”',
						'“I do not doubt your heart,” a man said. “It is your joints. Whatever I have seen of yours has come apart at the joints. Tell me who has ever put weight on you, and gone home on foot.”',
					],
					'second.reach': [
						'They all jumped up at once, and were so eager that they could not get out. It was only a small side door. And at the back of sixty volunteers was {hero}, the only one who knew how it was to be done.',
						'They liked it so much that nobody waited for the rest. They ran to the side door all together, before {hero} could say that there was an order to it. Now {they} looked at the backs of a bridge that had got stuck.',
					],
					'second.hear': [
						'Then it was asked who should hold whom, and by what. There were old scores; there was someone who was ticklish. {hero} had an order for it, in {their} head, from the heaviest to the smallest, and could not get so far as the first name.',
						'“After you,” they said to each other, and “Not by that one,” and “I never lie on my left.” {hero} stood on a stool, with the whole construction clear in {their} mind, and moved {their} lips.',
					],
					'second.trust': [
						'“I will lie down,” said a big man, “and I will be walked on. But I shall be hanging by the first one’s belt, and he by a knot, and that is yours.” He really wished to be told. “Why should it hold?”',
						'“What I am asked to do,” a woman summed up, “is to lie down over nothing, upon the word of somebody whose shed is known to us all. I only want to be given one reason. I am not very particular.”',
					],
				},
				{
					'second.reach & flies':
						'+ One could not go above it either; the smoke had come down to the height of the lamps.',
				},
				'@second.later',
				{
					told: [
						'The key had grown into the lock; it took butter, and a hammer, and {host}’s forehead against the wood. Thirty people bore the great door down, and it went in between the last two knots as though there had been a place kept. So it was complete. On the one side they stood, all of them, with torches, and in front was {hero}, with a lantern. On the other was {elder}, with the bag, and did not move. “I am greatly obliged,” {elder} called. “But I was told to stay gone, and I have no word to the contrary.”',
					],
					table: [
						'They raised their bowls, and held them, and down went the table, on twenty heads, crumbs and all. {hero} put in the last four knots by feel. It was complete. {hero} held up a lantern, and there it hung, a whole street of doors, with something to eat off at the end. And nobody was on it. {elder} stood on the far side, with the bag. “It is very kind,” {elder} called over. “But I was told to stay gone. I have heard nothing since.”',
					],
					else: [
						'They crept out along the doors, and lay down, and took hold; eleven, over nothing, and the rest of them, back to the bank, upon the ropes. It held. “Whenever you like,” said the man in front, into the dark, in a somewhat strangled tone. At the edge stood {elder}, with the bag. “You must not do this,” said {elder}. “I was told to stay gone. No one has ever said anything else to me.” And {elder.they} did not take a step.',
					],
				},
			],
			choices: [
				{
					say: 'Look at {host}, say nothing, and hold out the lantern',
					if: '!chain',
					sets: ['first'],
					outcome: [
						'{hero} held out the lantern to {host}, and waited. “I would only say it wrong again,” said {host}. {hero} went on holding it out. Then {host} took it. They saw the light go out along the rope, quite low, in a hand that shook. For a very long time there was no sound but the knots, all thirty-six, creaking one after the other.',
						'“It would have to be your voice,” said {hero} quietly to {host}, and put the lantern into {host.their} hand. One cannot order a person to do a thing like that. One can only make it awkward to go on standing there. {host} looked at the rope, and at {hero}. “Does it hold?” said {host}. “I do not know,” said {hero}. It seemed to be the right answer, for {host} went.',
					],
				},
				{
					say: 'Cross over by yourself, and take up the bag',
					if: '!chain',
					sets: ['bag'],
					outcome: [
						'{hero} walked over. It had been {theirs} to make, so it was {theirs} to try; after the third knot {they} left off listening. “Good evening,” {they} said, at the other side, and took hold of the bag. It was heavy. “I cannot tell you that you are wanted,” said {hero}. “I can only say what there is in people’s houses; I have seen it today. There is not one in which there is not a chair too many.”',
						'It swung a good deal. {hero} had never been upon anything that {they} had made for as long as this. {They} bowed to {elder}, and lifted the bag out of {elder.their} hand; it weighed as much as nine years do, chiefly in books. “You are taking it without asking,” said {elder}. “Yes,” said {hero}. “It is how they do things over there. You will have to come along and complain.”',
					],
				},
				{
					say: 'Point out to {host} that there is one place left in the row',
					if: 'chain',
					sets: ['low'],
					outcome: [
						'There were ten of them, when one counted, and it wanted eleven. “There is a place free,” {hero} observed to {host}, “at the near end.” “At the bottom, you mean,” said {host}. “Yes,” said {hero}. It was considered from all sides. It had been rather a long time since {host} was seen to lie down in front of people; and {host} did not say who it was, when the rest had done so.',
						'“You are one short,” said {host}. “I know,” said {hero}. There ensued a struggle, of which nothing whatever was to be seen. Then {host} handed {hero} the string with the key, so that it should not be in anyone’s way, went out along the doors, and got down, beneath everybody’s eyes, upon {host.their} face.',
					],
				},
				{
					say: 'Take the sixth place yourself, where the strain is greatest',
					if: 'chain',
					sets: ['self'],
					outcome: [
						'{hero} went out, and lay down sixth, between the baker and a widower. It is there that it will give, if it gives. “Now you may come,” {they} called, into the dark. “I made the knots. If I am mistaken, I shall be the first to hear of it.” It was not what one would have said to set a person at ease; and it was after that that a step was heard.',
						'Those who make a thing should be underneath it. {hero} got down in the sixth place, and was taken hold of by a belt, and took hold of one. “It has always fallen, so far,” {they} called across to {elder}, since that ought to be known. “I have never yet been part of it, though.”',
					],
				},
				{
					say: 'Call over to {elder}, one by one, whose doors they are',
					sets: ['spoke'],
					outcome: [
						'“The red is the baker’s,” called {hero}. “The one with the hole in it belongs to the two sisters. They have not let in anyone since their mother; tonight one can see the wallpaper.” {They} went through them all. It sounded like a knocking, at each in turn, on somebody’s behalf. “They are standing open,” {they} called at last, “every one of them. It is for you. Nobody would ever have done it for me.”',
						'{hero} told them over, from the near side to the far, and to each the name. It was the widower’s; it was that of the nine in the one bed. There was nobody to whom it had come easily. “I do not know what was said to you at that time,” {they} called out. “That was one person, out of one door. These are the others, and they have not got any more.” It was some while until {elder} was seen to put down the bag, and take it up again in the other hand.',
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
			titles: ['What Holds', 'The Fifth Thing', 'Open', 'By the Front'],
			time: 'night',
			parts: [
				{
					quiet: ['{hero} had asked people for more that day than in the ten years before.', ''],
					bold: [
						'{hero} liked to be the first at everything. This time {they} had stayed behind, to see to the knots.',
						'',
					],
					kind: ['{hero} had taken things from people all day long. It had been the kindest day of {their} life.', ''],
					honest: ['“It may fall,” {hero} had told every one of them, and they had come all the same.', ''],
					clever: ['{hero} tried to think what {they} had overlooked this time, and could not find anything.', ''],
					careful: ['For once {hero} had not tested it until it broke. One has to leave a bridge something to do.', ''],
					merry: ['{hero} felt a joke coming up, and kept it for later.', ''],
					dreamy: ['{hero} had dreamed of this so often, and had woken each time when it broke.', ''],
					quick: ['It was by a long way the slowest thing that {hero} had ever built.', ''],
				},
				'@answer',
				{
					'end-door': [
						'They met upon the great door, as it lay there on its back: {host} from the one end, and from the other {elder}, a little outside the light. “I said a thing,” said {host}. “So you did.” “I said it in order that you should stay.” “I know,” said {elder}. “I went in order to be fetched. It is extraordinary how long one can go on being fetched.” What came next was said more quietly; those lying on the ropes have never told. There was a goose in it, and a name. Afterward the two came on, over one house after another, and as each door was trodden on the person whose it was said, very low, “Come in.” It held. {hero} kept one {hand} on the rope, and felt the whole of it live. They were to be hung up again in the spring; it was voted. In the spring somebody mentioned it. They were sitting at the time in someone’s kitchen, eleven of them, none of whom had knocked.',
						'{elder} came as far as the first of them, and bent down, and touched the wood. “That is where I kicked it,” said {elder}. It was still to be seen. “I have sat with my back against that,” said {host}, “for nine years. I know it to the inch.” Nobody on the bank was breathing. “I was listening for you,” said {host}. “And I for you,” said {elder}; “only it is a long way, and there is the wind.” So that was what it had come to, a door with an ear at either side, and a gap between. They went home on it. In the entrance of {hall} there is nothing now, an opening as high as a haystack, where the leaves blow in. It is a great nuisance. One sees from inside who is coming, for miles; and {hero}, who has built a fifth thing, and sits sometimes in the middle of it, on purpose, with all {their} weight, sees people go in.',
					],
					'end-fell & spoke': [
						'It was at this moment that {shy} came. They made way for {shy.them}; half the street had been standing since five before a lit hole, bareheaded, being tactful. {shy} walked out along the doors as far as the oak one, with the knocker, knelt down, and undid the four knots, without haste, like a person packing; and bore it off up the road. There were now two people on either side of a gap, {elder} at one edge of it, with the bag, and at the other {host}. “It was I who stole it,” said {hero}, in the face of all of them. “I saw what was behind it, and I took it none the less.” And {they} went after. No one can say what was spoken, up there, through a blanket that {they} had brought along after all, and hung; it lasted until four. Those at the gap had meanwhile to stand there. They could not get to each other, and did not like to go away, and there was nothing to be done in the dark but talk. “You know that it was never the goose,” {host} was heard to say toward one. When at last the door came, with {hero} in front, and {shy} behind, it was found that nobody had been in a hurry.',
					],
					'end-fell': [
						'It was at this moment that {shy} came. They made way for {shy.them}; half the street had been standing since five before a lit hole, bareheaded, being tactful. {shy} walked out along the doors as far as the oak one, with the brass knocker, knelt down, and undid the four knots, without haste, like a person packing. Nobody lifted a hand. Then one could see the night through it; and whoever was beyond that place must stay there until morning, and {elder} was. “I took it,” said {hero}, so that it could be heard at either end. “I saw what was behind it, and took it, while {shy} was out. I thought that it was for {elder}.” “It generally is for somebody,” said {elder}. The two of them sat up by the gap. What {hero} had made bore all of those who were on it, the whole night, with a hole in it that {they} had made too. At first light someone was coming along, quite bent, with a door. “It is not that you took it,” {shy} said to {hero}. “They brought me chairs! Seven, in the night. I shall never be able to look at them.” And {shy.they} knelt down, and held it in place. “Tie. You will come to me afterward, and you will sit on every one.”',
					],
					'end-chain & chain': [
						'Then {elder} set a foot upon the first of them. “I ask your pardon,” said {elder}. “Not at all,” said somebody’s back. It went slowly. There were eleven; they were, in order, the baker, the two sisters, a widower; and to each of them {elder} said it, and each said that it was nothing, in a voice out of which the breath was being trodden. {hero} lay sixth, and had the strain from both sides. Now, thought {hero}. It had always been at such a moment that one heard it, small and dry. There was a creak, and somebody’s heart; it may have been {theirs}. The last was {host}. “You are standing on me,” said {host}, into the grass. “I have been wanting to for nine years,” said {elder}; and it was then that the whole row began to shake. They thought on the bank that it was giving way. They were laughing, all eleven, over nothing, and not one let go. It is still spoken of as the bridge, although in the morning there was nothing to be seen of it but some people, asleep in a heap.',
						'“Who is that?” asked {elder}, of the darkness, before taking the first step; and so they told {elder.them}. They said it one after the other, each with his face to the deep, like children who are being counted; and when {elder} had heard all eleven names, not one of which had been spoken to {elder.them} for nine years, {elder.they} took off {elder.their} spectacles, and put them in the bag, and came. They were walked on very gently. The last one had not said who it was. “I should know that back,” said {elder}. “I have seen it go in at the side.” {hero} could hear it, three bodies along, as well as feel it: how a person, on whom somebody was standing, let out a breath that had been held since a certain funeral. “Get on,” said {host}. “I cannot hold you forever.” “No,” said {elder}. “I see that you can’t. But it is very well meant.” {hero} had built four things out of wood. That had been the mistake.',
					],
					'end-chain': [
						'There was the table at the end; but all the way along, between any two, was a long step of air, because of the one that was not there. {elder} looked at the first of those, leaned on the stick, and nodded, as one nods to something that one might have known. “It was a beautiful thought,” said {elder}. At this somebody came through the crowd, and out along the boards, to the widest of the gaps; and stood in it, a foot to each side, bent over, so as to make a step. “I have a good oak door at home,” said {shy}, for all to hear. “{hero} would not take it. There is nothing behind it. There never was.” Nobody drew breath. Then there was a general movement. They filled up the gaps, one to each, and the last, the one by the table, was filled by {host}, with the key dangling. {elder} crossed over them, saying good evening. “Mind the string,” said {host}. And what {hero} felt come through the rope was not that it would break.',
						'For somebody who jumps it would have been a good bridge. {elder} stood before the first gap in it, with the stick, and was too polite to say so. That was what one got for tact, thought {hero}; {they} had spared one person and it was another who could not get across. “How wide is it?” somebody called. It was {shy}, at the edge of the crowd. “A step,” said {hero}. “I take a size larger than that,” said {shy}, and walked out, and lay down in the place, and was for the first time in {shy.their} life exactly as much as there was any need for. “You can come and see the rooms,” {shy.they} called, with {shy.their} face to the abyss, to whoever would listen; “there is a chair.” It was then that the others came. {host} had the last one. They were crossed by {elder}, who knew them each by the way in which they held still; and at the table, at the end, they were given soup, all in a row, over all that dark, by the person to whom it had been forbidden for nine years to come and eat it.',
					],
					'end-table': [
						'{elder} took one step, on to the table, and stopped. It lay there in the torchlight, as long as a life. “That burn is mine,” said {elder}. “And that is where we cut the cake.” Nothing had been said yet that would have had to be said. But there was nowhere else, now, to put down a bowl. They came out in ones and twos, and let themselves down along both edges; sixty people, with their legs over the dark, passing the bread. It held. {hero} had stopped waiting for it, {they} noticed, at about the second helping. Between {elder} and {host} there was one place free. It was the third one’s; both had sat down so, and neither had thought. “It would eat out of no hand but hers,” said {host}, into the soup. “I only wanted to know whether it would eat out of mine.” “So did I,” said {elder}. They still lay that place. The great door was never unlocked, there being no more occasion; behind it, last summer, they found that a goose had been nesting.',
						'It had been a table for a hundred and ten years, and it did as a bridge what it had done before: it was between them. {host} had come out upon the one end. {elder} had arrived at the other. There they stood. “You are looking thin,” said {host}. “One burns what one has,” said {elder}. Then {hero}, who had not built it for people to stand about on, fetched two bowls and set them down in the middle, with two spoons, side by side; and went away. That was really all. If you pass there on a Sunday, you will see sixty people eating on a bridge, in all weathers, and arguing. Strangers ask why it is made of doors. It was built by {hero}, they are told, who built five things. The other four were for practice.',
					],
				},
				{
					'own & !end-fell': 'In {hero}’s house, which had no door, somebody had lit a fire. It never came out who.',
					'told & took':
						'That left the hole at {shy}’s. {hero} hung the red blanket there {themself}, the same night, before the eyes of all, and knocked upon the frame of it. “It was you?” said {shy}. “It was.” “And you knew what one would see?” It is a thing that one may forgive. {shy} took a year over it, and did it properly.',
					'chain & left':
						'There had been gaps, besides, from door to door, on account of the one that was missing. In the widest of them stood {shy}, a foot to each side, and handed {elder} over. “I have been left mine,” {shy} explained to whoever would hear it. “So I thought that I would come in person.”',
					'told & left':
						'There had been gaps, on account of the one that was missing. {host} handed {elder} over them, every one. “Mind,” {host} said, eight times, and it was noticed that {host.they} had begun to look forward to it.',
					'drew & !end-fell':
						'The drawing hangs {hall.at}, on the side where the sun comes in. In one corner is the place where {hero} had rubbed something out. It says beneath, very small: “here it holds.”',
					'curtain & !end-fell':
						'At {shy}’s they kept to the blanket. One puts one’s head in and calls. It is quite well furnished by now; there is even a lamp, though it has only three arms.',
				},
				'@debts',
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
