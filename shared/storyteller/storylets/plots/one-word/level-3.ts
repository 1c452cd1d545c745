import type { PlotLevel } from '../../format.ts';

export const oneWord3: PlotLevel = {
	joins:
		'“{choice}” {hero} did that, and it was soon forgotten, because of what {they} did next. {They} had been picked to open the feast with one word, and the word was “Begin!” In front of everybody {hero} shouted “Begone!” The whole crowd laughed itself silly, {joker.name} the loudest, {joker.a}. Only {elder.name} did not, {elder.the}, who had just come home after thirty years, and thought that it was meant for {elder.them}. Behind a post {elder} had left a sheet of paper with the start of a speech on it. At midnight {host.name}, {host.a}, would unlock the only gate, behind {hall}, and {elder} would be gone for good.',
	chapters: [
		{
			titles: ['One Word', 'A Slip of the Tongue', 'Begin', 'Everybody Was Listening'],
			time: 'day',
			parts: [
				[
					'As jobs go it was a small one. Once a year somebody stands on a box {start.at} and says “Begin!” Then it is feast day, and everyone goes {hall.to} to eat dumplings. The name is drawn out of a hat. This year it was {hero}, who was {described}, and who was used to being asked to speak up, and then not waited for.',
					'{hero} had one word to learn, and two weeks to learn it in. {They was} {described}. People tended to start talking when {hero} did. But on feast day it is silent {start.at}, and somebody whose name came out of a hat stands on a box and says “Begin!” For as long as that word lasts, everyone listens to you.',
					'There is one moment in the year when nobody talks. It is on feast day, {start.at}. Somebody stands on a box, with the whole place looking up, and says “Begin!” Then they go {hall.to} and eat dumplings. This year the hat had picked {hero}. {They was} {described}, and nobody had ever let {them} finish a sentence.',
				],
				[
					'All of {folk} were there. {host.name}, {host.a}, held the gold key to the gate. {joker.name}, {joker.a}, stood in the first row, and had not let a chance for a joke go by in years. And right at the back, half behind a post, was {elder}, {elder.the}, with a bag. {Elder.they} had gone away thirty years ago, after a quarrel. {Elder.they} had been standing behind that post since breakfast, getting up {elder.their} courage.',
					'The flags were up. {host.name}, {host.a}, gave the sign with a gold key. {joker.name}, {joker.a}, folded {joker.their} arms and hoped for the best, and by the best {joker.they} meant the worst. And far back, behind a post, where nobody looked, {elder}, {elder.the}, put down a bag. For the first time in thirty years {elder.they} was home. Nobody knew it yet. {Elder.they} was waiting for a good moment.',
					'So there they all stood. In front, with the gold key to the gate, was {host.name}, {host.a}. Next to the box was {joker.name}, {joker.a}. {Joker.they} knew a joke about everything, and told it. And behind the last row, by a post, waited somebody with a bag, who had not been seen here for thirty years. It was {elder}, {elder.the}. {Elder.they} had said good morning to the post, and was working up to the people.',
				],
				{
					quiet: [
						'{hero} had practiced under a blanket. Under a blanket the two words sound exactly the same.',
						'{hero} had tried the word out on a pillow, in a whisper. In a whisper one word with a B is very like another, and the pillow did not mind.',
					],
					bold: [
						'{hero} had meant to be heard up in the hills. {They} took in so much air that when it came out there was no steering it.',
						'“Loud,” {hero} had told {themself}, “as loud as you can.” That part went well. It was only that {they} had told {themself} nothing else.',
					],
					kind: [
						'At the last moment {hero} saw that a small child in front could not see, and stepped aside on the box. There was no more box there, and the word came out on the way down.',
						'Somebody in the second row looked cold. {hero} wanted to make it quick, for that person’s sake, and hurried the word along, and it tripped.',
					],
					honest: [
						'“I wish they would all go home,” thought {hero}, up there on the box. It is a mistake to think just before you speak.',
						'“Why can’t they all look at something else?” thought {hero}. It was an honest wish. It was also standing in the way when the word came by.',
					],
					clever: [
						'{hero} had looked up the word in two dictionaries. There were fourteen others on that page, and one of them was just above it.',
						'{hero} had worked out beforehand in how many ways it could go wrong. There were twenty-three. {They} had just got to number nine when everybody went quiet.',
					],
					careful: [
						'{hero} had said it eight hundred times. It is like chewing gum. By the end there was no word left in it, only the shape.',
						'On a slip of paper {hero} had written down what must not be said by mistake. It was one word, and {they} had read it over every evening, to be on the safe side.',
					],
					merry: [
						'{hero} had been saying it wrong at breakfast for two weeks, to make people laugh. The mouth remembers what gets a laugh.',
						'There is a funny way to say that word, and {hero} had found it on the first day. Two weeks are a long time to say a thing in the funny way.',
					],
					dreamy: [
						'It was so quiet, and high up there was a bird. {hero} looked at it. Then somebody coughed, and {they} said the nearest word.',
						'Far up a cloud was turning into a sheep. {hero} wanted to see how it came out, and left the word to find its own way.',
					],
					quick: [
						'{hero} put everything {they} had behind that one word. It was too much for it. It broke in the middle, and grew another end.',
						'{hero} wanted to have it over. So {they} began a moment before {they was} ready, and the word had to get dressed on the way out.',
					],
				},
				[
					'“BEGONE!” shouted {hero}. You could hear it come back from the hills. Then all of {folk} fell about laughing. “But we brought dumplings!” cried {joker}. Only at the back somebody picked up a bag. “Thirty years,” said {elder}, not loudly, “and they’re still in the same mood.” And {elder.they} turned around.',
					'“BEGONE!” It was the best shout of {their} life. It flew out over the heads, and hit the hill, and came back. Nobody breathed. “What, before the dumplings?” said {joker}, and then they were all helpless, they leaned on one another, they wept. At the back somebody had bent down for a bag. “The same word,” said {elder}, to nobody. “They’ve kept it for me.” And {elder.they} went.',
					'“BEGONE!” It rang. It was a beautiful shout, and for a moment it hung up there among the flags, and {hero} looked at it. “Begone?” said {joker}. “I’ve only just got here!” That was the end of the silence. People laughed until they had to hold each other up. Behind the last row a bag was lifted off the ground. “It’s still that word, then,” said {elder}, to the post, and {elder.they} went.',
				],
			],
			choices: [
				{
					say: 'Jump off the box and run after {elder}',
					sets: ['ran-after'],
					outcome: [
						'{hero} had seen that face. {They} jumped down and ran, or would have. But two hundred people stood in the way, and every one of them slapped {hero} on the back and said, “Begone!” “Wait!” called {hero}, over all those heads. At the other end there was only a road, and it was empty.',
						'“Wait! It was the wrong one!” {hero} dived into the crowd, and it closed again on top. Everybody wanted to shake {hero} by the {hand}; nobody had ever opened the feast like that. By the time {hero} had been congratulated all the way to the back, the post had nobody behind it.',
						'“Wait!” called {hero}, and jumped. {They} landed among people who all wanted to say thank you. It was like going the wrong way through a parade of uncles. When the last of them had let go of {their} {hand} there was the post, and behind the post there was a road with nobody on it.',
					],
				},
				{
					say: 'Say it again, the way it was meant',
					sets: ['again'],
					outcome: [
						'“Begin!” said {hero}. “I meant, begin!” It came out round and clear. It would have been perfect, half a minute before. The band started to play, and the only person who had needed to hear it was already past the corner.',
						'{hero} held on to the flagpole and said it again, slowly, all five letters. Nobody heard. It is a strange thing: they will listen to one word, but only to the first one. At the back the post stood by itself.',
						'“Begin!” called {hero}, as soon as there was a gap. Nothing was wrong with it this time. It got about as much attention as a spoon that falls down at a wedding. Of all those who had heard the first word, one would have given anything for the second, and that one had just gone around the corner.',
					],
				},
				{
					say: 'Laugh with them, as if it had been a joke',
					sets: ['laughed'],
					outcome: [
						'{hero} laughed. It is what you do when you fall down in front of people; if you laugh first it looks like an idea. And it worked, except that the one at the back had turned around again, just then, for one last look. What {elder} saw was {hero}, laughing.',
						'{hero} took a bow, and made a face, and got another roar out of it. It nearly didn’t hurt. Then, over two hundred heads, {they} met the eyes of the only one who was not laughing. {hero} kept the face on for a moment longer, because {they} did not know how to get it off.',
						'So {hero} laughed, louder than any of them. If you have to be laughed at, you may as well be in charge of it. Then {they} looked down, and saw one face at the back that had no laugh in it. It was {elder}’s. {Elder.they} had turned around once more, with the bag, and now {elder.they} knew what to think.',
					],
				},
			],
			scene: { at: 'start', with: ['host', 'joker'], shows: ['banner', 'key'], pose: 'stand', feeling: 'surprised' },
		},
		{
			titles: ['Behind the Post', 'A Sheet of Paper', 'Crossed Out', 'Until Midnight'],
			time: 'day',
			parts: [
				'@answer',
				[
					'“Who was that, with the bag?” asked {hero}. {host} shaded {host.their} eyes. “It looked like {elder}, going off by the back lane. But it can’t be. {elder} left us thirty years ago, the night of the quarrel about the wall.” By now the others were getting onto the carts, with the dumplings, which are always eaten {hall.at}. “Whoever it is won’t get far,” said {host}. “There’s only one gate, behind {hall}. It’s locked for the feast, and I open it at midnight.”',
					'“Somebody left,” {hero} told {host}. “With a bag, by the back lane.” “That looked like {elder},” said {host}, “but it can’t have been. We quarreled about a wall, thirty years ago, and {elder} has been gone ever since.” All around them people were loading dumplings onto carts, to drive up and eat them {hall.at}. “There’s only the one way out,” said {host}, “the gate behind {hall}. I keep it locked for the feast. At midnight I’ll open it, and then anybody can leave who wants to.”',
					'“Did you see who that was?” asked {hero}. “It couldn’t be {elder},” said {host}. “{elder} has been gone for thirty years. It was a quarrel, about a wall.” {host} watched the back lane, where nobody was any more. The others had begun to climb onto the carts, to drive to {hall} and eat the dumplings there. “And there’s nowhere to go,” said {host}. “The gate behind {hall} is the only one, and it stays locked until midnight. I have the key myself.”',
				],
				[
					'So there was time. {hero} went to have a look at the post. On the ground behind it lay a sheet of paper, which must have slipped out of the bag. It was full of writing, and nearly all of that was crossed out. Four lines were left. “Good day, everybody. I am back. I was wrong about the wall. I would like” And there it stopped. After “like” something had been crossed out so often that the pen had gone through. {hero} read it twice. Somebody else had come here today with one thing to say, and had practiced it.',
					'So it was not too late. {hero} went over to the post. On the ground, where {elder} had waited, lay a sheet of paper that had fallen out of the bag. Somebody had written on it, and crossed it out, and written again, right to the edge. Only four lines had been left standing. “Good day, everybody. I am back. I was wrong about the wall. I would like” The rest was a hole, where the pen had gone through. So {hero} had not been the only one who was going to speak today, and who had practiced.',
					'That left {hero} until midnight, and the post came first. A sheet of paper lay behind it, folded small, just where the bag had been. It was a speech, or the remains of one, for almost every line was crossed out. What was left was this: “Good day, everybody. I am back. I was wrong about the wall. I would like” After that the pen had gone right through the paper. {hero} looked at that hole for a while. It had been somebody’s turn to speak today, and it had not only been {hero}’s.',
				],
			],
			choices: [
				{
					say: 'Fold it up, and carry it back to its owner',
					sets: ['carried'],
					outcome: [
						'“What have you got there?” called {host}, from the last cart. “Something that somebody lost,” said {hero}, and folded the paper along its old creases. {They} would not have liked anybody to find the things that {they} had crossed out.',
						'{hero} folded it up again, small, the way it had been. Whoever crosses out that much does not want it read aloud. “Are you coming?” called {host}, from the last cart. “Later,” said {hero}. “I’ve got to bring somebody something.”',
						'Nobody was looking. {hero} laid the paper together along its folds, until no writing showed. A thing like that goes back to whoever wrote it, and past nobody else. {host} waved from the last cart, and {hero} waved back with the {hand} that had no paper in it.',
					],
				},
				{
					say: 'Read the four lines aloud to {host}',
					sets: ['host-knows'],
					outcome: [
						'{hero} read the four lines to {host}, who was already halfway up onto the cart, and got down again. “Then it was {elder},” said {host}. And then, after a bit, “I was quite small, that time,” which was no answer to anything. {host} got onto the cart and sat there with the key, and did not join in the singing.',
						'“Listen to this,” said {hero}, and read it out. {host} had been humming, and stopped. “That’s {elder},” said {host}. “That’s how {elder.they} talked.” {host} looked at the key as if it had got heavier. “I was small then,” {host.they} said. “I was only small.” Nobody had asked how big {host.they} had been. Then the cart drove off.',
						'“‘Good day, everybody,’” {hero} read out, beside the last cart. “‘I am back.’” {host} had been humming, and was not humming by the second line. At the fourth {host.they} looked at the writing. “It’s {elder}’s,” {host.they} said, and gave back the paper. “I was still small, when that happened.” It sounded like half of something. But {host} climbed up without telling the other half, and the cart went.',
					],
				},
				{
					say: 'Write an answer underneath',
					sets: ['wrote'],
					outcome: [
						'At the bottom there was room for one more line. {hero} borrowed a pencil and wrote, in {their} best letters, “I am sorry. It was meant to be BEGIN.” {They} looked at it, and crossed nothing out. Then {they} folded up the paper to take it along.',
						'{hero} got hold of a pencil. Under the hole there was just enough room for “I am sorry. It should have been BEGIN.” It is much easier to say a word right when you write it. {They} folded up the paper, to bring it to whoever had lost it.',
						'Under the last line there was a strip of white. {hero} asked around until somebody lent {them} a pencil. “I am sorry,” {they} wrote there. “The word was BEGIN.” It took a while, because of the capitals, and it came out without one mistake. Then {hero} folded up the paper, for the one it belonged to.',
					],
				},
			],
			scene: {
				at: 'start',
				with: ['host'],
				shows: ['key', 'banner'],
				holds: 'scroll',
				pose: 'hold',
				feeling: 'curious',
			},
		},
		{
			titles: ['Flags, Two Pennies', 'What {joker} Was Selling', 'It Gets About', 'The Joke of the Year'],
			time: 'dusk',
			parts: [
				'@answer',
				[
					'When {hero} turned into the back lane the sun was going down, and the carts were gone, all but one. It stood right at the corner, with two dozen people around it. On it sat {joker} with a brush and a pile of flags, and on every flag it said BEGONE. “Two pennies each,” said {joker}. “I’m on the second pile. You’re the best thing that ever happened to the feast. Get up here and do it for them, just once! I’ll give you half.”',
					'One cart had not driven off with the others. It stood where the back lane begins, in the last of the sun, and there was a crowd around it. On top was {joker}, with a brush, painting flags and selling them. BEGONE, they said, in red. “There you are!” cried {joker}. “The great one! Say it, just once, with the arms. I’ll split the money with you.” People were already making room. Nobody had ever made room for {hero} before.',
					'By sunset one cart was left, and {hero} had to go past it to get to the back lane. {joker} had set up shop on it. There was a pot of red paint, and there were flags with BEGONE on them, at two pennies each. People stood around it who had missed it all, and wanted to know what they had missed. “Here’s the one who said it!” cried {joker}. “Come up and show them! You only have to do it once, and I’ll give you half of what I take.”',
				],
				[
					'All two dozen looked at {hero}, [with their|their] mouths a little open, ready to laugh. They were not being nasty. They liked {hero}. “Who was it that left?” [a girl wanted to know|asked a girl]. “Somebody went up the lane with a bag, and sat [down |]by the old wall.” “I didn’t see anybody,” said {joker}, and for once did not make a joke of it.',
					'Two dozen people stood ready, with the laugh already half out. It was quite friendly. That was what made it so hard. “Didn’t somebody go away?” a girl asked. “With a bag? I saw somebody sit down up there, by the old wall.” “Not that I noticed,” said {joker}. It was not a joke, and {joker.they} did not seem to know how to go on from there.',
					'All two dozen smiled at {hero}, and moved closer together, to make room for one more joke. None of them meant any harm. “There was somebody with a bag,” said a girl. “I saw where it went. It’s by the old wall, on the grass.” {joker} looked into the paint pot. “People come and go,” said {joker}, but it did not get a laugh.',
				],
			],
			choices: [
				{
					say: 'Climb on the cart and say it for them',
					sets: ['performed'],
					outcome: [
						'{hero} got up on the cart and shouted it, with the arms. It got a tremendous laugh, and a call for more, so {hero} did it again, and really rather well. A voice like that carries a long way on an evening like that, but {they} did not think of it. The reward was a handful of pennies. They were warm, and stuck, and would not be shaken off into the grass.',
						'“All right,” said {hero}, “once.” It was not once. There were shouts for it again, and again. The third time {hero} did it in the voice of {host}. It rang all the way up the lane, and a man fell off a barrel. It was nice to be good at something. {joker} put a handful of pennies into {their} {hand}. Clink, clink, they went, at every bend of the lane.',
						'One isn’t asked like that every day. {hero} climbed up beside the paint, and spread out {their} arms. “BEGONE!” It came back from the far end of the lane, a little late, as if somebody up there had heard it. The crowd wanted it again, and got it four times, each time better than before. {joker} counted out a handful of pennies. {hero} had never been paid for talking until then, and did not know where to put them.',
					],
				},
				{
					say: 'Tell them who it was that left, and why',
					sets: ['told-joker'],
					outcome: [
						'“It was {elder},” said {hero}. “Home again, after thirty years. And I said ‘Begone,’ and you laughed, and that was the welcome.” It went quiet from the front to the back. Somebody rolled up a flag. {joker} looked at the brush in {joker.their} hand as if somebody else had been using it.',
						'“Somebody did go,” said {hero}. “It was {elder}. Thirty years away, and back this morning, and we said to go away again. All of us. I just said it first.” Nobody laughed at that. A woman put her flag behind her back. “{elder},” said {joker} slowly. “I used to steal apples from {elder}.”',
						'“I’ll tell you who that was,” said {hero}. “It was {elder}, who went away thirty years ago, and came home today. The first thing we said to {elder.them} was ‘Begone.’ The second was that laugh.” You could hear the paint drip. One after another people handed back their flags. “{elder} always let me have the apples,” said {joker}. Then {joker.they} shook {joker.their} head. “No. I took them.”',
					],
				},
				{
					say: 'Ask {joker} to paint one flag with the right word',
					sets: ['turned'],
					outcome: [
						'“I’ll buy one,” said {hero}, “if you paint it for me. I want BEGIN.” “That’s not funny,” said {joker}. “No,” said {hero}. {joker} painted it all the same, grumbling, and held it at arm’s length. “It’s the same brush,” {joker.they} said. “It’s nearly the same letters. Funny.” And {joker.they} did not take the two pennies.',
						'“Have you got a clean one?” asked {hero}. “I want BEGIN on it.” {joker} said nobody would ever buy that. “I’m buying it,” said {hero}. So {joker} dipped the brush, and did the first two letters with a sigh, and the last two with {joker.their} tongue between {joker.their} teeth. “Looks better, actually,” said {joker}, and forgot to ask for the pennies.',
						'“Now paint me one that says BEGIN,” said {hero}. “I’ll pay.” “I couldn’t give that away,” said {joker}, but reached for a new flag all the same. BE was soon done. Over the rest {joker.they} slowed down, and leaned back, and shut one eye, like a real painter. “I’ve had the tail of it wrong all day,” said {joker}, and rolled it up, and pushed the two pennies back across the boards.',
					],
				},
			],
			scene: { at: 'start', with: ['joker'], shows: ['banner'], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['A Voice behind a Wall', 'The Wall', 'A Yard Too Far', 'Thirty Years Ago'],
			time: 'night',
			parts: [
				'@answer',
				[
					'There are a [great|good] many old walls on the back lane. {hero} looked behind each of them, for a mile, in the dark, and it was past ten when {they} heard a voice. “Good day, everybody,” it said. “I am back. I was wrong about the wall.” It stopped, and started again. Behind a low wall, on the grass, sat {elder}, beside the bag. The house there had been shut [up |]for thirty years. It was the only audience.',
					'“By the old wall,” the girl had said. But every garden on the back lane has an old wall, and there are no lamps. {hero} looked behind all of them. It was past ten, and {they} had nearly given up, when {they} heard somebody talking. “Good day, everybody,” said the voice. “I am back. I was wrong about the wall.” Then it coughed, and began once more. There was a low wall between two gardens, and behind it sat {elder}, leaning against the stones, with the bag, in front of a dark house. {Elder.they} was saying it to the house.',
					'Which old wall? The back lane is a mile long, and has one on each side. {hero} went from garden to garden until past ten, and looked behind them all. In the end it was a voice that gave {elder} away. “Good day, everybody. I am back,” it was saying, not very loudly. “I was wrong about the wall.” There was a wall there, quite low, and an old house, with its shutters closed. Between the two, on the grass, sat {elder}, with the bag, and practiced.',
				],
				[
					'“You lost this,” said {hero}, and laid the paper on top of the stones. It was much too dark to see a face. A hand came up and took the paper. “I know it by heart,” said {elder}, “but thank you. You’re kind, whoever you are.”',
					'{hero} laid the paper on the wall. “This is yours,” {they} said. “It was behind the post.” A hand felt for it, and found it. Neither could see the other in that dark. “That was kind of somebody,” said {elder}.',
					'“I think you dropped something,” said {hero}, into the dark, and pushed the paper over the top of the stones. A hand came up, and the paper was gone. “Oh,” said {elder}. “I’d been wondering what I would do without it. Although I do know it, by now.”',
				],
				{
					carried: [
						'+ It was quiet. “And nobody else has seen it?” asked the voice. “Nobody,” said {hero}. “Then I can still say it some day,” said {elder}.',
						'+ The paper rustled. “Has anybody read it?” asked {elder}. “Only me,” said {hero}. “So it’s still yours to say.”',
					],
					'host-knows': [
						'+ “I read it to {host},” said {hero}. The hand stopped. “Did {host.they} laugh?” asked {elder}. “No,” said {hero}. “{Host.they} stopped humming.”',
						'+ “I did read it to somebody,” said {hero}. “To {host}.” Behind the wall it got very still. “And was there a laugh?” asked {elder}. “There wasn’t,” said {hero}.',
					],
					wrote: [
						'+ “There’s a line at the bottom that’s new,” said {hero}. “Then I’ll need a lamp for it,” said {elder}, and put the paper away.',
						'+ “I’ve put something at the bottom,” said {hero}. “It’s only one line.” “I couldn’t see twenty, in this dark,” said {elder}. “It’ll keep.” And the paper was put away.',
					],
				},
				[
					'{elder} knocked on the stones. “This is the one. I built it a yard too far over, on land that wasn’t mine, and [I |]knew it. Everybody was angry, and they were right. [So I|I] got up on that box, on feast day, to say so. I’d got as far as ‘I.’ Then [somebody|someone] shouted ‘Begone!’ for fun, and they all laughed. I left that same night. And today, before I [could come|came] out from behind the post, there it was. The same word.”',
					'{elder} patted the stones. “Do you know about this wall? I built it one yard too far over. It was greedy, and I knew it was. When they were all cross with me I got up on the box to say that they were right. I’d said ‘I,’ and no more, and somebody called ‘Begone!’ It was a joke. And they laughed and laughed, so I went. Thirty years I’ve been saving up the rest of that sentence. Then I come home, and it’s the very same word.”',
					'A hand patted the stones. “I’ll tell you about this wall,” said {elder}. “It’s in the wrong place. I stole a yard, and I knew it, and everyone was right to be angry. I got up on the box to tell them so, on the feast. It was a good speech. They heard one letter of it. ‘I,’ I said, and some joker called ‘Begone!’ and they howled. I was over the hill by morning. Then I waited thirty years, and came back, and it took them half a minute.”',
				],
				[
					'“I expect it was a slip,” said {elder}. “One person slips, that’s nothing. But two hundred laughed, and not one of them turned around to see whom it had hit.” Something rustled. “I’ve never told that to anybody. Who are you?”',
					'“It’s not even the word,” said {elder}. “Anyone can get a word wrong. It’s that they all laughed, then and now, and nobody looked to see whom it had landed on.” {Elder.they} moved, on the other side of the stones. “Who is it that I’m telling this to?”',
					'“Whoever said it didn’t mean me,” said {elder}. “I’m old, not silly. But then they laughed, all two hundred, [as they did|just like] the other time. And not [a single |]one looked behind to see where it had gone.” There was a pause. “You’re a good listener. What’s your name?”',
				],
			],
			choices: [
				{
					say: 'Say that it was you on the box',
					sets: ['owned'],
					outcome: [
						'“I’m the one on the box,” said {hero}. “It should have been ‘begin.’” It was quiet for so long that {they} could hear the paper being folded. “The one who did it to me never came to say so,” said {elder} at last. “You did. I won’t forget that, wherever I end up.” But {elder.they} took the bag all the same, and went on along the lane, to the gate.',
						'“It was me,” said {hero}. “I shouted it. It slipped.” Nothing moved behind the wall. {hero} waited for it, whatever it was going to be. “You’ve got a good voice,” said {elder}. “Last time nobody ever came to say, ‘It was me.’ I’d have liked to know who to be angry with.” Then {elder.they} took the bag and went on to the gate, but more slowly than before.',
						'It would have been easy to be nobody. “I’m {hero},” said {hero}. “I was up on the box. I had ‘begin’ in my mouth, and the other one came out.” {elder} let out a breath, and it was a long one. “So that’s what it’s like when somebody comes and tells you,” said {elder}. “The first one never did.” An arm reached over the stones, and shook {hero} by the {hand}. All the same the bag was picked up, and {elder} went on to the gate.',
					],
				},
				{
					say: 'Not say who you are, and listen',
					sets: ['hid'],
					outcome: [
						'“Nobody,” said {hero}, “just somebody on the lane.” So {elder} went on talking, about a room over a bakery, and thirty feast days with one dumpling on a plate. {hero} listened to the end. By then {they} knew everything about {elder}, and {elder} did not know the one thing about {hero}. It felt like having taken something out of that bag. A clock struck eleven, and {elder} went on to the gate.',
						'“Only somebody who came by,” said {hero}. “Then I can tell you the rest,” said {elder}, and did. It was about a town where nobody knew {elder.them}, and how on feast days {elder.they} had cooked one dumpling. It is easy to talk to nobody. {hero} wanted to break in, and with every sentence it got harder. Then it struck eleven. “Good night, nobody,” said {elder}, and went on to the gate.',
						'{hero} meant to say it, and what came out was, “Nobody. I’m nobody.” It was the second wrong word of the day. “Then you won’t mind listening,” said {elder}. There was a lot to listen to: the strange town, and the quiet feast days, and the one dumpling, because it isn’t worth cooking two. Each time {elder} drew breath {hero} wanted to speak, and each time it was too late already. A clock struck eleven. “That did me good, nobody,” said {elder}. Then the bag was lifted, and {elder} set off for the gate.',
					],
				},
				{
					say: 'Lift a stone off the wall, and carry it one yard',
					sets: ['stone'],
					outcome: [
						'{hero} lifted the top stone off the wall, carried it back by one yard, and put it down. “What are you doing?” asked {elder}. “Putting it where it belongs,” said {hero}. “I was a bit off today, too. I’m the one on the box. It should have been ‘begin.’” There was a small sound in the dark. “There are four hundred stones in it,” said {elder}. It might have been a laugh. Then {elder.they} went on to the gate.',
						'Instead of an answer {hero} took a stone from the top of the wall. It was heavy. {They} set it down one yard farther back. “That’s one,” said {hero}. “And I’m the one on the box. I meant to say ‘begin.’ I was about a yard out.” {elder} was silent. Then {elder.they} did something that {elder.they} had not done on that spot for thirty years, and laughed, though not for long. “There are four hundred of them,” {elder.they} said, and then {elder.they} went on to the gate.',
						'At first {hero} gave no answer that one could hear. There was a scrape, and some heavy breathing, and a thump. “Was that my wall?” asked {elder}. “It’s where it should be,” said {hero}, “one yard back. That’s the first stone of it. I’m the one on the box, and I was a bit off too. It was meant to be ‘begin.’” “I used four hundred stones,” said {elder}, after a time, in a voice that had nearly got as far as laughing. “You’ll be late for your dumplings.” And off went {elder}, toward the gate.',
					],
				},
			],
			scene: { at: 'start', with: ['elder'], shows: [], holds: 'scroll', pose: 'reach', feeling: 'sad' },
		},
		{
			titles: ['The Back Door', 'Next to the Gate', 'Ten Minutes to Midnight', 'One Word, One Word'],
			time: 'night',
			parts: [
				'@answer',
				[
					'“Let me go by myself,” {elder} had said. “It’s a thing one does alone.” So {hero} came along behind. At ten minutes to midnight the lane ended, and there was {hall}, all lit up. The feast was nearly over. By the back door, which leads to the gate, sat {elder} on the bag, with a hat pulled down, like somebody waiting for a train. Nobody had noticed.',
					'{elder} had not wanted company for the last half mile. So it was ten to midnight when {hero} got {hall.to}, where {folk} sat over the last of the dumplings. At the far end is the back door, and behind that is the gate. {elder} sat there on the bag, hat down, and looked at nobody. And nobody looked at {elder}.',
					'{hero} kept a little way behind, so as not to be a bother. The lane ends at {hall}. It was ten minutes to midnight, and all the tables were full. At the very back, next to the door that goes out to the gate, {elder} had sat down on the bag, with a hat over both eyes. You would have taken {elder.them} for a heap of coats, and everybody did.',
				],
				{
					hid: [
						'“I’m sorry,” said {hero}, who had gone straight up to the bag. The hat came up. “I know that voice,” said {elder}. “I told it my whole life, an hour ago. And before that it told me to go.” {hero} would have given a lot to be nobody now.',
						'{hero} went straight up to the bag. “It was me,” {they} said, “on the lane, and on the box, too.” {elder} looked out from under the hat. “So you’re not nobody,” said {elder}. “You might have said so before I told you about the dumpling.”',
						'There was no way around it now. {hero} stopped in front of the bag. “I’m the one from the lane,” {they} said, “and the one from the box. Both times.” The hat was pushed back. “And I told you everything,” said {elder}.',
					],
					owned: [
						'“You didn’t need to come,” said {elder}. “You’ve said it.” “Not all of it,” said {hero}, who had gone straight up to the bag.',
						'{hero} went straight up to the bag. “Still here?” said {elder}, not crossly. “You’ve told me. You can go and eat.” {hero} did not want to go and eat.',
						'“Is there something else?” asked {elder}, when {hero} stood in front of the bag. “You’ve told me that it was you. That was handsomely done.” There was something else. {hero} could feel it, but had no word for it yet.',
					],
					stone: [
						'“Three hundred and ninety-nine stones,” said {elder}, when {hero} had come right up to the bag. It was meant to be a joke. It did not sound like somebody who was going to stay and count them.',
						'{hero} went straight up to the bag. “You’ve got dirt on you,” said {elder}, “from my wall.” {Elder.they} said it as if it were something to remember somebody by.',
						'“One stone isn’t a wall, you know,” said {elder}, as {hero} came up to the bag. It was friendly. It was how you speak to people whom you will think of afterward, somewhere else.',
					],
				},
				[
					'Then somebody saw who had come in. “There’s the one who said it! Say it again!” And all of {folk} began to clap in time. “One word! One word!” In a moment they would be silent, every single person, and would listen. {host} got up, with the key. It was nearly midnight.',
					'“Look who’s here!” somebody cried, and then they all began to clap. “One word! One word!” They only wanted to hear it again. They had gone quiet for {hero} once today, and they were ready to do it a second time. {host} had got up and was coming, with the key in {host.their} hand.',
					'It was a child who noticed first. “It’s the Begone one!” And then spoons were hammering on the tables, all over the room. “One word! One word!” {hero} knew what would come next, when the spoons stopped: that silence, with everyone’s face in it. {host} had pushed back a chair, and had taken the key off the wall.',
				],
				{
					'told-joker & host-knows': [
						'+ But {host} did not clap, and went as slowly as one can. And around {joker} there were two dozen people who looked at their plates.',
						'+ But one pair of hands was missing, and that was {host}’s. {Host.they} carried the key as if it weighed a ton. And where {joker} sat, two dozen people were busy with their plates.',
					],
					'host-knows': [
						'+ But {host} did not clap, and went toward that gate as slowly as one can.',
						'+ {host} was not clapping, though, and took the longest way around the tables.',
					],
					'told-joker': [
						'+ Only around {joker} there were two dozen people who did not clap, and looked at their plates.',
						'+ There was one table that kept out of it. It was {joker}’s, and the two dozen at it studied their dumplings.',
					],
					performed: '+ In {their} {hand} {hero} could feel the pennies.',
					turned: [
						'+ {hero} still had the flag from the cart, rolled up, with BEGIN on it.',
						'+ And there was the flag, which {hero} had brought along from the cart. BEGIN, it said inside, where nobody could see.',
					],
				},
			],
			choices: [
				{
					say: 'Turn your back on them, and say it to {elder}',
					sets: ['said'],
					outcome: {
						turned: [
							'{hero} did not turn around to the tables. {They} unrolled the flag, and laid it over the bag. BEGIN, it said, still a bit sticky. “That’s the whole word,” {they} said to {elder}, and to nobody else. “You’ve only ever had the other one from us. I’d like to say it now. Begin.”',
							'First there was a flag to unroll. {hero} spread it over the old bag, with the red letters on top, and had {their} back to the whole room. “BEGIN is what we should have said to you,” {they} told {elder}, quite low. “It’s late, and the paint isn’t dry. But here it is. Begin.”',
						],
						else: [
							'{hero} did not turn around. Two hundred people were waiting for a word. {hero} had wanted that all {their} life, and now it was only a noise. “I had one word,” {they} said to {elder}, “and it belonged to you as much as to them. I’ve brought it. It’s ‘begin.’”',
							'In a moment two hundred people would be listening. It was all that {hero} had ever wanted. {They} turned {their} back on it. “This is for you,” {they} said to {elder}, so low that it got no farther than the bag. “Nobody ever let you have the end of it. Begin.”',
							'The whole room was calling for it. {hero} bent down to the only one in there who was not. “They’ve had theirs,” {they} said to {elder}, “and it was wrong. The right one was for you. I’ve been carrying it around all day, and it isn’t even heavy. It’s ‘begin.’”',
						],
					},
				},
				{
					say: 'Climb on a table and ask what ought to be gone',
					sets: ['made'],
					outcome: [
						'“Wait,” {hero} told {elder}, and climbed on a table. It got so quiet that you could hear the soup. “You like my word,” {they} said, to the whole room. “But look who’s sitting there. It’s {elder}. Twice now you’ve laughed at it, and twice it hit {elder}. It’s too strong to throw at people. So what else have you got that ought to be gone?” A very small voice said, “The dark under the stairs.”',
						'{hero} climbed up on a table, and at once there was that silence. “You want the word?” {they} said. “Then look by the door first. That’s {elder}, home after thirty years, and we sent {elder.them} away. It was a slip. But you laughed, and nobody looked. So I’m not going to say it to people any more. What have you got that you’d really like to be rid of?” “The dark under the stairs,” said a very small voice.',
						'Next to the bag there was a table, and {hero} got up on it. The room held its breath. “That word of yours works,” {they} said. “I’ve seen it. Thirty years ago it drove somebody out, while you laughed, and today it did it again. That’s {elder}, on the bag.” Nobody coughed. “So from now on I’ll only say it to things that deserve it. What do you want to see gone?” It took some time. “The dark under the stairs,” said somebody very small.',
					],
				},
				{
					say: 'Take the bag, and go out by the gate together',
					sets: ['left'],
					outcome: [
						'{hero} picked up the bag. “I can’t get it back,” {they} said. “I said it, and it’s been heard. But you needn’t be the only one it’s meant for. If you have to be gone, then so do I.” “Don’t be silly,” said {elder}, but did not take back the bag.',
						'“I can’t go around and collect that word from everybody’s ears,” said {hero}, and took the bag. “So I’m coming with you. Then it was meant for two, and that’s only half as bad.” “Nobody asked you,” said {elder}, and let {them} carry it.',
						'“Then there’ll be two of us,” said {hero}, and had the bag before {elder} could get hold of it. “I let that word out, and nobody can put it back in. But it only says ‘Begone.’ It doesn’t say how many.” “That’s nonsense,” said {elder}, and thought for a reason why, and got up.',
					],
				},
			],
			scene: { at: 'hall', with: ['elder', 'host'], shows: ['key', 'banner'], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['Midnight', 'The Second Word', 'What It Was Good For', 'The Gate'],
			time: 'night',
			parts: [
				'@answer',
				{
					'said & quiet': ['+ It had to be said so low that one had to come closer for it.', ''],
					bold: ['+ The box {start.at} had been nothing to this.', ''],
					'said & honest': ['+ There was no other thought behind that word, to get out instead.', ''],
					'said & clever': ['+ {hero} had not looked it up anywhere.', ''],
					careful: ['+ {hero} had never before done a thing without practicing.', ''],
					merry: ['+ {hero} could have made a joke of it, and put it away for later.', ''],
					dreamy: ['+ There may have been a bird in the room. {hero} could not have told you.', ''],
					'said & quick': ['+ {hero} put nothing behind it at all.', ''],
				},
				{
					said: [
						'“And I’m sorry,” said {hero}. “That’s the rest of it. It’s longer than one word.” Behind them the clapping had stopped, table by table. Now at last people looked to see whom {hero} was talking to.',
						'“I’m sorry, too,” said {hero}. “That part I should have said first.” The clapping went thin, and then there was none. Two hundred people stretched their necks, and what they saw was an old hat, a bag, and who was sitting on it.',
						'“There’s more,” said {hero}. “I’m sorry. I’ve had all day to learn that, and it’s harder than the other.” At the nearest table the clapping had run out, and then at the next. People got up to see for whom somebody turns away from two hundred others.',
					],
					left: [
						'{elder} took one handle after all. The two of them carried the bag, and behind them the clapping thinned out, table by table, until somebody said, “But that’s {elder},” and it stopped.',
						'It had two handles, and {elder} took the other one. “One word!” the tables were still shouting. Then an old voice said, “But that’s {elder},” and the shouting stopped.',
						'A bag with two handles hangs crooked from one. “Give me that side,” said {elder}. So they both carried it, out at the back door. “But that’s {elder},” said somebody behind them. The clapping got out of time, and then it was gone.',
					],
					made: [
						'There was a silence, while two hundred people looked at the door, and at their plates, and thought. {elder} had not let go of the bag, but did not get up either.',
						'So they looked at the door, all of them. Then they looked at the soup. It is not easy to think of something with two hundred people watching. On the bag {elder} had pushed the hat up by an inch.',
						'Nobody in that room had ever been asked. People stared at the bag by the door, and then each looked around inside, as one looks around an attic. {elder} was still sitting there, but one hand had let go of the bag.',
					],
				},
				{
					'laughed & left': [
						'“I looked back, after that word,” said {elder}. “You were laughing.” “It was that or cry,” said {hero}. “I picked the wrong one there, too.”',
						'“You thought it was funny,” said {elder}, over the bag. “I saw your face.” “That was only the outside of it,” said {hero}.',
						'“Why did you laugh?” asked {elder}, after a few yards. “When I turned around, I mean.” “Because everybody was looking at me,” said {hero}. “I’m sorry for that one separately.”',
					],
					'laughed & made': [
						'“You laughed as well,” said {elder} to {hero}, across the table. “Then that can go, too,” said {hero}.',
						'“There was a laugh from up on the box, too,” said {elder}. “I saw it.” “I’d like that to be gone, too,” said {hero}.',
					],
					'laughed & end-begun': [
						'“I looked back, after that word,” said {elder}. “You were laughing.” “I was hoping it would turn into a joke,” said {hero}. “It didn’t.”',
						'“And you won’t laugh afterward, this time?” asked {elder}. “No,” said {hero}. “I only laughed so as not to be the one they laughed at.”',
						'“I saw you laugh, you know,” said {elder}, “when I turned around.” “It was the nearest thing to hide behind,” said {hero}.',
					],
					'again & made': [
						'“I did hear a second word,” said {elder}, over the heads, “when I was around the corner already. I took it to be for the rest of you.”',
						'“So that was you again, when I was past the corner,” said {elder} to {hero}. “I thought somebody had remembered one more thing to shout.”',
					],
					'ran-after': [
						'“Somebody shouted ‘Wait!’ when I went,” said {elder}. “I took it for more of the joke.” “That was me,” said {hero}.',
						'“Was that you as well,” asked {elder}, “who shouted ‘Wait’?” “I couldn’t get through,” said {hero}. “They kept shaking my {hand}.”',
						'“Who was it that called ‘Wait’?” asked {elder}. “I very nearly did.” “I was stuck,” said {hero}. “Two hundred people were telling me how good I was.”',
					],
					again: [
						'“There was a second word, when I was around the corner already,” said {elder}. “That was the right one,” said {hero}.',
						'“You called something after me,” said {elder}. “I didn’t wait to hear it. I thought one was plenty.” “It was this one,” said {hero}. “It was too late by half a minute.”',
						'“Somebody shouted after me,” said {elder}. “I walked faster, so as not to catch it.” “It was only ‘begin,’” said {hero}. “I’d found it by then.”',
					],
				},
				{
					'wrote & said': [
						'{elder} had taken out the paper. There was light enough here for the line at the bottom. “I am sorry,” {elder.they} read. “Nobody ever answered it before.”',
						'The paper had come out of the bag, for here one could read what stood at the bottom. “‘I am sorry,’” {elder} read aloud, and looked up at {hero}. “In thirty years I haven’t had a reply to this.”',
					],
					'carried & end-gone': [
						'{elder} put the paper away. Nobody but {hero} had read it, and now nobody would.',
						'Folded small, with its hole, the paper went back into the bag. Of everyone in the room only {hero} knew what it said.',
					],
					'host-knows & end-gone': [
						'“I’ve heard your speech,” said {host}, who had come up with the key. “I was small, the first time, and I laughed. I’m sorry.” {elder} nodded slowly, and turned to {hero}.',
						'“I know how your speech starts,” {host} told {elder}, with the key in {host.their} hand. “I was small, the first time, and I laughed. I’m sorry.” “You were small,” said {elder}, and turned to {hero}.',
					],
				},
				{
					'turned & left': [
						'{hero} tied the flag around the bag, to keep it dry. BEGIN, it said, to everybody behind them.',
						'The flag went over the bag, with a knot underneath, and all the tables had to read it. BEGIN.',
					],
				},
				{
					'end-custom': [
						'{hero} took a breath. “The dark under the stairs: begone!” Two hundred people joined in. “My bad back!” “Begone!” “Being afraid of my sister!” “Begone!” {joker} wanted to be rid of having to be funny all the time, and nobody laughed. “That I laughed at {elder}, when I was small,” said {host}. “Begone!” Last of all {elder} stood up. “That wall,” said {elder}. They all did it so loudly that the lids hopped on the pots. After that it was quiet, like a room when the furniture is out. “Begin,” said {hero}, and it was exactly the right size.',
						'It began with the dark under the stairs. {hero} shouted it, and then all of them did, and a small child nodded, as if it had gone past. After that they stood in line. There was toothache. There was a landlord. “Always having a joke ready,” said {joker}, and did not have one ready. {host} came up last but one. “That I laughed, thirty years ago, because the big ones did,” said {host}. And then {elder} got up, and left the bag where it was. “A wall,” said {elder}. The whole line had to take breath for that one. It went out at the windows, and over the roofs, and did not come back. Nobody knew what one does after that. “Begin,” said {hero}, and they all picked up their spoons.',
						'“All together!” called {hero}, and two hundred voices sent off the dark under the stairs. “BEGONE!” Then everybody had something. A man got rid of his snoring, and his wife clapped. {joker} stood up to be funny about it, and stopped. “That I always have to be,” said {joker}, and it was shouted away like the rest. {host} needed three tries. “I was small, thirty years ago,” said {host}. “I laughed because the others did. I’d like that to be gone.” “BEGONE!” At the very end a hat came off, by the back door. “My wall,” said {elder}. They had to do it twice, it was so heavy. And then it was so still that nobody wanted to be the first to move a spoon. “Begin,” said {hero}, and two hundred spoons went in.',
					],
					'end-with & performed': [
						'On the stroke of twelve {host} unlocked the gate. Outside it was cold. {hero} put the pennies down on the gatepost, all of them. They walked as far as the first milestone, where you can still hear the music. “I heard you from the wall,” said {elder}. “On that cart. You did it more than once. You were good.” “I know,” said {hero}. “It made me feel sick.” {elder} thought about that. “I’ve waited thirty years to hear somebody say so,” {elder.they} said, and turned the bag around. At the gate stood {host}, with a lantern, and had not locked it. “I laughed at you when I was small,” said {host}. “I’m sorry.” There was one dumpling left. It was cold, and they cut it in three.',
						'On the stroke of twelve {host} turned the key. Outside it was cold, and smelled of leaves. {hero} laid all of the pennies on the gatepost. At the first milestone you can still hear the music. “I was behind that wall, and heard you on the cart,” said {elder}. “You did it over and over. They loved it.” “So did I,” said {hero}, “as far as the second bend. Then I felt sick.” {elder} did not say anything for a while. “Nobody ever told me that,” {elder.they} said, “and I’ve waited thirty years.” And {elder.they} turned the bag around. {host} was standing at the gate, with a lantern, and had not locked it. “I laughed, too, when I was small,” said {host}. “I’m sorry.” There was one dumpling left. It was cold, and they cut it in three.',
						'On the stroke of twelve {host} unlocked the gate. Before anything else {hero} counted the pennies out on the gatepost, and left them there. Nobody spoke until the first milestone, where one hears the music for the last time. “That was you on the cart, too,” said {elder}. “It came right over my wall. By the third time you’d got really good.” “I liked it,” said {hero}. “Then I had the money, and felt sick.” The music played a whole verse. “And I always thought that it only makes one person sick,” said {elder}. “I’ve thought so for thirty years.” Then {elder.they} took the bag, and turned it to face the other way. The gate was not locked. In front of it, with a lantern, stood {host}. “I was small, and I laughed at you,” said {host}. “I’m sorry.” {Host.they} had kept one dumpling back. It had gone cold, and each of the three got a piece.',
					],
					'end-with': [
						'On the stroke of twelve {host} unlocked the gate. Outside it was cold. You could hear the music as far as the first milestone, and there {elder} stopped. “There’s one thing I never had, in thirty years,” said {elder}. “What?” said {hero}. “Somebody to be cross with,” said {elder}, “on the way.” {hero} said that the bag was too heavy. {elder} said that the word was {hero}’s fault. It was a really good quarrel, and at the end of it the two of them were back where they had started. {joker} was standing at the gate with a lantern and two plates. “I’ve been shouting,” {joker.they} said. “I just couldn’t think of the right word.” Behind {joker.them} stood everybody else, with nothing to laugh at. “I was small, the first time, and I laughed,” said {host}. “I’m sorry. There’s a line behind me.”',
						'On the stroke of twelve {host} turned the key, and out they went. It was dark, and rather windy. At the first milestone {elder} put down the bag. “You’re carrying it wrong,” said {elder}. “You packed it wrong,” said {hero}. “You said the wrong word!” said {elder}. “You believed it!” said {hero}. {elder} sat down on the milestone, and looked quite cheerful. “For thirty years I’ve wanted to have that out with somebody,” {elder.they} said. “I always had to do both voices.” So they had it out once more, from the beginning, without looking where they went, and when it was over the two of them were back at the gate. {joker} was standing there with a lantern and two plates. “I’ve been shouting,” {joker.they} said. “I just couldn’t think of the right word.” Behind {joker.them} stood everybody else, and nobody was laughing. “I’ll go first,” said {host}. “I was small, and I laughed. I’m sorry.”',
						'On the stroke of twelve {host} unlocked the gate. It fell to behind the two of them, and there was nothing but road. By the first milestone {hero} had had to put down the bag four times. “What’s in it?” asked {hero}. “Bricks?” “Thirty years,” said {elder}, “and you’re holding it upside down.” “You could have waited for the right word!” said {hero}. “You could have started with it!” said {elder}. It got louder, and both of them got warmer. “That’s better,” said {elder}, rather out of breath. “One can’t quarrel properly by oneself. I’ve tried.” {Elder.they} turned the bag the right way up, and {hero} around with it, and the quarrel went back the way it had come. {joker} was standing at the gate, with a lantern and two plates. “I’d have called you back,” said {joker}, “but I only know one word that carries.” Nobody laughed. Behind {joker.them} stood the whole feast, and {host} at the head of it. “I was small, the first time, and I laughed,” said {host}. “I’m sorry. I’m just the first in line.”',
					],
					'end-gone & performed': [
						'“It’s a fine word,” said {elder}. “If I’d got it first I’d have cried. But I was sitting behind that wall, you see, and I heard you from the cart. You said the other one again, for fun.” {elder} shook {hero}’s {hand}, quite kindly, and {host} unlocked the gate. The joke was over in a week, as jokes are. {hero} used the pennies to buy a lamp. {They} hung it on the outside of the gate, and painted BEGIN under it, where you can read it only from the other side. It took two winters. “Who’s been wasting oil?” said a voice in the third, at about the time of the dumplings. “I have,” said {hero}.',
						'“Thank you,” said {elder}. “I’d have stayed for that word. But I was sitting behind the wall, and I heard you on the cart. You’d picked up the other one again, for pennies.” {hero} had nothing to say to that. {elder} pressed {their} {hand}, and {host} turned the key, and the gate fell shut. After a week nobody told the joke any more. {hero} still had the pennies, and bought a lamp. It hangs on the outside of the gate, over the word BEGIN, which you cannot see from the town. Every evening {hero} filled it, for two winters. In the third, on feast day, there was a knock. “That’s a waste of oil,” said somebody outside. “Not any more,” said {hero}.',
						'“I’ll take your word along,” said {elder}. “It’s a good one. But you sold the other one, on that cart. I could hear it from behind my wall.” It wasn’t even said angrily. At midnight the key turned, and there was only the gate, and in front of it {hero} with a handful of pennies. What do you buy for such money? {hero} bought a lamp. It was hung up outside, where nobody in the town could see it, and BEGIN was painted under it. After a week the joke was dead. But the lamp burned all that winter, and the next, and {hero} brought the oil. In the third year, just when the dumplings were going around, there was a tap on the gate. “You’ve left a light on out here,” said a voice. “I know,” said {hero}.',
					],
					'end-gone': [
						'“It’s a good word,” said {elder}. “But I looked back, after the other one. You were laughing. And then on the lane you let me talk, and never said who you were.” “I was scared,” said {hero}, “both times.” “I daresay they were, too,” said {elder}, “thirty years ago. I never thought of that.” Then {host} turned the key, and {elder.they} went, all the same. But {elder.they} left the bag. It stood in {hero}’s house all winter, in the way, and {hero} bumped into it every morning, and was glad. Nobody leaves a bag, thought {hero}, without coming back for it. And in March somebody knocked and asked if there was a bag there.',
						'“It’s the right one,” said {elder}. “But when I looked back you were laughing with the rest. And tonight you stood at my wall, in the dark, and let me talk, and didn’t say who you were. That’s twice.” “I didn’t dare,” said {hero}. “Twice.” {elder} nodded slowly. “I don’t suppose that they dared either, thirty years ago. I’ll have to think about that.” So the key was turned, and {elder} went out to think about it. But the bag stayed where it was. {hero} took it home. It stood there all winter, and was in the way, and {hero} was glad of every inch of it. In March there was a knock. “I’ve thought about it,” said {elder}. “And my other hat’s in there.”',
						'“I’ve wanted that for thirty years,” said {elder}. “It’s only a pity about the rest. I turned around, today, and saw you laugh. I told you my life, tonight, and you kept quiet.” “I didn’t want to be the one who’d done it,” said {hero}. “No,” said {elder}. “I suppose there were two hundred of those, the first time. That’s new to me.” {host} had the gate open, and {elder} went through it. But by the back door stood the bag. “You’ve forgotten something!” called {hero}. There was no answer. So {hero} took it home, and dusted it every Sunday, and it was given the warm corner. “When will it be fetched?” people asked. “When it’s needed,” said {hero}. It was needed in March. “I hear you’ve got a bag of mine,” said somebody at the door.',
					],
					'end-begun': [
						'{elder} had listened to it as if it were a tune. “Once more,” said {elder}. “Begin,” said {hero}. “That’s how it goes on, then,” said {elder}. “I only ever heard the first half.” {host} had come up with the key, and looked at {elder}, and took a step back. “I was small, thirty years ago,” said {host}. “I stood right in front, and laughed with the others. I’m sorry.” And {host.they} dropped the key in the soup, so as to have both hands free for the bag. The old people at the next table got up, one after another, to say it as well. Midnight struck, and nobody opened anything. “The word!” called somebody in front, who had not been paying attention. “Dumplings,” said {hero}. {joker} passed them, and so did two hundred others.',
						'“Begin,” said {elder}, to see what it was like to say. “That’s one I never got.” The key had come as far as the table, and stopped. “I was small,” said {host}. “I stood right in front, and laughed, because the big ones did. I’ve wanted to tell you that for thirty years.” “Then tell me,” said {elder}. {host} said sorry, and it did not take long. But by then the old people at the next table had got up, one after another, to say it as well. Midnight struck, and nobody opened anything. “The word!” called somebody in front, who had not been listening. {hero} looked at {elder}, who had let go of the bag. “Could you pass the dumplings?” said {hero}. {joker} passed them.',
						'“Say it again, slowly,” said {elder}, and {hero} did. “So there’s more of it,” said {elder}, and took off the hat. Then the whole room could see who it was, and there was not a sound. {host} laid the key down among the plates. “I was there, the first time,” said {host}. “I was small. I laughed as hard as I could, to be like the big ones, and I’m sorry.” “You stood in front,” said {elder}. “I remember the teeth.” Somewhere a bench was pushed back. One by one the old people came over, and each of them brought a sorry, and some had to sit down after it. In the middle of that it struck twelve. Nobody went near the gate. “But what’s the word?” called a boy, who had been under a table. “Begin,” said {hero}, “with the dumplings.” And {joker} passed them.',
					],
				},
				{
					'stone & wrote & !end-custom & !end-gone': [
						'And every evening that winter two people could be heard on the back lane, counting. By spring all four hundred stones had moved a yard.',
						'“Three hundred and ninety-nine,” said {elder}, before they all went to bed. It took the two of them until spring. You could hear them from the road, in the evenings, counting.',
						'One stone was done. For the others two people met on the back lane, every evening until spring, and you could hear from the road how far the count had got.',
					],
					'stone & !end-custom & !end-gone': [
						'“How does it end, your paper?” asked {hero}. “I would like to come home,” said {elder}. “And then there are three hundred and ninety-nine stones.” It took the two of them until spring. You could hear them from the road, in the evenings, counting.',
						'There was still the hole in the paper. “What was it that you’d like?” asked {hero}. “To come home,” said {elder}, “and put that wall right.” Every evening that winter two people could be heard on the back lane, counting. By spring all four hundred stones had moved a yard.',
						'“And what goes in the hole?” asked {hero}, for the paper had come out again. “‘I would like to come home,’” said {elder}. “It was no more than that.” A yard isn’t far, but four hundred stones are a lot. All that winter the back lane heard them counted.',
					],
					'carried & end-begun': [
						'When the plates were empty {elder} took out the paper, which nobody else had seen, and got up on a chair, and read it to them. This time it got as far as the end. “I would like to come home.”',
						'“I had a speech,” said {elder}, when everyone had eaten. “It’s only five lines.” Nobody breathed. Under all the crossing out, the last one was, “I would like to come home.”',
						'“Since it’s quiet anyway,” said {elder}, “I’ll read you something.” It was the paper, and nobody there knew it but {hero}. It took hardly a minute. “I would like to come home,” it ended, just where the hole was.',
					],
					'carried & end-custom': [
						'At last {elder} unfolded the paper. Nobody else in the room had seen it, and you could have heard a noodle drop. “I would like to come home,” was how it ended.',
						'“And I’ve got this,” said {elder}, and unfolded the paper, which nobody else in that room had read. It took half a minute, and thirty years. The last line was, “I would like to come home.”',
						'{elder} got up once more, with a sheet that was nearly black from crossing out. All of them heard it for the first time. “I would like to come home,” {elder.they} read at the end, though there was only a hole there.',
					],
					'carried & end-with': [
						'{elder} took out the paper, which nobody else had seen, and read it to them by the lantern. It had five lines after all. “I would like to come home,” was the last.',
						'“I’d better do this now,” said {elder}, and held the paper to the lantern, and read. Nobody interrupted. It ended with “I would like to come home.”',
						'“Hold the light a bit higher,” said {elder}, and unfolded the paper. No one at the gate had ever heard it. {Elder.they} read every line, and even the fifth, which was a hole. “I would like to come home.”',
					],
					'host-knows & end-begun': [
						'“And how does your speech end?” asked {host}, over the empty plates. “I’ve heard the first four lines.” “I would like to come home,” said {elder}. “You have,” said {host}.',
						'“There were four lines of it, behind the post,” said {host}. “Is there a fifth?” {elder} put down the spoon. “I would like to come home,” said {elder}. “I see,” said {host}. “Well, pass your plate.”',
						'Halfway through the meal {host} leaned across. “You’d got as far as ‘I would like,’” said {host}. “Like what?” “To come home,” said {elder}. “I would like to come home.” And {host} filled the plate up again.',
					],
					'host-knows & end-custom': [
						'“And how did your speech end?” asked {host}. “I’ve only heard four lines.” “I would like to come home,” said {elder}. “You have,” said {host}.',
						'{host} came over and sat down. “I know four lines of your speech,” said {host}. “What’s the one with the hole in it?” “I would like to come home,” said {elder}. {host} pushed over the bread.',
						'“It’s been bothering me all day,” {host} told {elder}. “Four lines, and then a hole.” “I would like to come home” was what belonged in it, as {elder} told {host.them}. The two shook hands on it.',
					],
					'host-knows & end-with': [
						'{elder} nodded. “And how does your speech end?” asked {host}. “I’ve heard the first four lines.” “I would like to come home,” said {elder}.',
						'“Thirty years late,” said {elder}, “but thank you.” “There’s a hole in your speech,” said {host}. “I’d like to know what was in it.” “I would like to come home,” said {elder}. “That’s what was in it.”',
						'{elder} held out a hand to shake. “I’ve had four lines of you in my head all day,” said {host}. “Tell me the fifth.” {elder} did not need the paper for it. “I would like to come home.”',
					],
					'wrote & end-custom': [
						'{elder} had taken out the paper, and by the lamps {elder.they} read the line at the bottom. “Nobody ever answered it before,” said {elder}, and did not cross it out.',
						'There was light enough here for what {hero} had written. “I am sorry,” it said at the bottom of the paper, and then came the right word, in capitals. {elder} read it twice. “That’s the only line on here,” said {elder}, “with nothing crossed out.”',
						'Under one of the lamps {elder} unfolded the paper. A line had been added at the bottom, and it ended with BEGIN. “So you can spell it,” said {elder} to {hero}, and put the paper away with great care.',
					],
					'wrote & end-with': [
						'By the lantern {elder} read the line at the bottom of the paper. “Nobody ever answered it before,” said {elder}, and did not cross it out.',
						'{elder} held the paper up to the lantern, to see what was new on it. “You wrote that before you’d ever met me,” said {elder}, and folded it up as if it were worth something.',
						'“Let me see what you wrote,” said {elder}, now that there was a lantern. It was one line, and {elder.they} read it three times. “It’s the best on the page,” said {elder}.',
					],
				},
				{
					'performed & end-custom': [
						'{hero} put the pennies on the table in front of {joker}. “I’d rather not have earned those,” said {hero}. “It’ll do for yellow paint,” said {joker}, “for a second flag.”',
						'That left the pennies. {hero} laid them down in front of {joker}, all of them. “I earned those with the wrong word,” {they} said. {joker} looked at the brush, and at the money. “Then we’ll buy yellow,” said {joker}, “and do the right one.”',
						'“I don’t want to keep these,” said {hero}, and counted the pennies out on the table. “They’re for the wrong word.” {joker} pushed {joker.their} own half of the money over to them. “That’s a pot of yellow,” said {joker}, “and a new flag. You tell me what to put on it.”',
					],
					'turned & end-custom': [
						'{hero} unrolled the flag from the cart, and they hung it over the door, where all the others had been. BEGIN, it said. The last two letters were the best that {joker} ever did.',
						'Over the back door there was a nail. {hero} hung up the flag with BEGIN on it, and stepped back. “It’s crooked,” said {joker}, and got on a chair, and put it straight.',
						'“Where does this go?” asked {hero}, and unrolled the flag from the cart. {joker} took down one of the red ones, over the door, and there was room. BEGIN could be read from all the tables.',
					],
					'told-joker & end-custom': [
						'On the way out {joker} was taking down flags. {Joker.they} turned them over, and there was a lot of room on the back.',
						'{joker} had brought the rest of the flags in from the cart, and was laying them on the tables, with the writing down. They made quite good tablecloths. “I still owe you for the apples,” said {joker} to {elder}.',
						'A flag makes a good bag, if you turn it inside out and sew up the sides. {joker} made two dozen of them that winter, and {elder} was given the first, full of apples.',
					],
				},
				{
					'stone & end-custom': [
						'“Three hundred and ninety-nine,” said {elder} to {hero}, on the way home. They did it that winter, a few every evening, and the back lane heard the two of them count. When the next feast day came round, the wall stood where it belonged, and everyone shouted at something else.',
						'It is done like that every year now. But the wall was not just shouted at. It had four hundred stones. Every evening that winter two people could be heard on the back lane, counting, and in spring it stood a yard farther back.',
						'The shouting took a minute, and the wall took a winter. There were four hundred stones in it, and {elder} and {hero} carried every one of them over, by a yard, in the evenings, and counted aloud. At the next feast nobody had anything against that wall.',
					],
					'end-custom': [
						'It is done like that every year now. {elder}, who lives in the old house again, is the loudest. Nobody remembers that it was a mistake.',
						'{elder} lives in the old house again. On feast day, before the word, it is {elder} who goes around with the hat.',
						'So now there are two words at the feast. {elder} moved back into the old house, and says both of them over at breakfast on that day, so as not to mix them up.',
					],
				},
			],
			choices: 'none',
			scene: { at: 'hall', with: ['elder', 'host'], shows: ['gate', 'key', 'banner'], pose: 'stand', feeling: 'calm' },
		},
	],
};
