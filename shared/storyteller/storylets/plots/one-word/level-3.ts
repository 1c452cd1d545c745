import type { PlotLevel } from '../../format.ts';

export const oneWord3: PlotLevel = {
	joins:
		'“{choice}” {hero} did that, and it was soon forgotten, because of what {they} did next. {They} had been picked to open the feast with one word, and the word was “Begin!” In front of everybody {hero} shouted “Begone!” The whole crowd laughed itself silly, {joker.name} the loudest, {joker.a}. Only {elder.name} did not, {elder.the}, who had just come home after thirty years, and thought that it was meant for {elder.them}. At midnight {host.name}, {host.a}, would unlock the gate behind {hall}, and {hero} had to be there first.',
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
					'The flags were up. {host.name}, {host.a}, gave the sign with a gold key. {joker.name}, {joker.a}, folded {joker.their} arms and hoped for the best, and by the best {joker.they} meant the worst. And far back, where nobody looked, {elder}, {elder.the}, put down a bag. For the first time in thirty years {elder.they} was home. Nobody knew it yet. {Elder.they} was waiting for a good moment.',
					'So there they all stood. In front was {host.name}, {host.a}, with the gold key to the gate. Next to the box was {joker.name}, {joker.a}, who knew a joke about everything, and told it. And behind the last row, by a post, waited somebody with a bag, who had not been seen here for thirty years. It was {elder}, {elder.the}. {Elder.they} had said good morning to the post, and was working up to the people.',
				],
				{
					quiet: '{hero} had practiced under a blanket. Under a blanket the two words sound exactly the same.',
					bold: '{hero} had meant to be heard up in the hills. {They} took in so much air that when it came out there was no steering it.',
					kind: 'At the last moment {hero} saw that a small child in front could not see, and stepped aside on the box. There was no more box there, and the word came out on the way down.',
					honest:
						'“I wish they would all go home,” thought {hero}, up there on the box. It is a mistake to think just before you speak.',
					clever: '{hero} had looked up the word in two dictionaries. There were eleven others on that page.',
					careful:
						'{hero} had said it eight hundred times. It is like chewing gum. By the end there was no word left in it, only the shape.',
					merry:
						'{hero} had been saying it wrong at breakfast for two weeks, to make people laugh. The mouth remembers what gets a laugh.',
					dreamy:
						'It was so quiet, and high up there was a bird. {hero} looked at it. Then somebody coughed, and {they} said the nearest word.',
					quick:
						'{hero} put everything {they} had behind that one word. It was too much for it. It broke in the middle, and grew another end.',
				},
				[
					'“BEGONE!” shouted {hero}. You could hear it come back from the hills. Then all of {folk} fell about laughing. “But we brought dumplings!” cried {joker}. Only at the back somebody picked up a bag. “Thirty years,” said {elder}, not loudly, “and they’re still in the same mood.” And {elder.they} turned round.',
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
					],
				},
				{
					say: 'Say it again, the way it was meant',
					sets: ['again'],
					outcome: [
						'“Begin!” said {hero}. “I meant, begin!” It came out round and clear. It would have been perfect, half a minute before. The band started to play, and the only person who had needed to hear it was already past the corner.',
						'{hero} held on to the flagpole and said it again, slowly, all five letters. Nobody heard. It is a strange thing: they will listen to one word, but only to the first one. At the back the post stood by itself.',
					],
				},
				{
					say: 'Laugh with them, as if it had been a joke',
					sets: ['laughed'],
					outcome: [
						'{hero} laughed. It is what you do when you fall down in front of people; if you laugh first it looks like an idea. And it worked, except that the one at the back had turned round again, just then, for one last look. What {elder} saw was {hero}, laughing.',
						'{hero} took a bow, and made a face, and got another roar out of it. It nearly didn’t hurt. Then, over two hundred heads, {they} met the eyes of the only one who was not laughing. {hero} kept the face on for a moment longer, because {they} did not know how to get it off.',
					],
				},
			],
			scene: { at: 'start', with: ['host', 'joker'], shows: ['banner', 'key'], pose: 'stand', feeling: 'surprised' },
		},
		{
			titles: ['The Only Gate', 'Until Midnight', 'A Head Start'],
			time: 'day',
			parts: [
				'@answer',
				[
					'“Wasn’t that {elder}?” said {host}, shading {host.their} eyes. “No. It couldn’t be. Well, whoever it is won’t get far. There’s only the one gate, behind {hall}. It’s locked for the feast, and I open it at midnight.” By the back lane or by the road, whoever wanted to leave had to end up there. So {hero} set off by the road, two miles uphill. The others would come on in the carts, with the dumplings, by the long way around. The word had a head start. From every garden somebody called, “Begone!” in a cheerful voice.',
					'“That looked like {elder}, going off by the back lane,” said {host}. “But it couldn’t be.” There is only one way out of that place, by road or by lane, and it is the gate behind {hall}. “I’ve locked it for the feast, and I open it at midnight,” said {host}. “If you want to catch somebody you’ve got till then.” {hero} did not wait for the carts, which go the long way around, with the dumplings, but hurried straight up the road, two miles. The joke had got there first. A boy said “Begone!” to a goose. The goose took it badly.',
				],
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['Flags, Two Pennies', 'What {joker} Was Selling', 'It Gets About', 'The Joke of the Year'],
			time: 'dusk',
			parts: [
				'@first.outcome',
				[
					'The word had got there before {hero}. It was chalked on walls. A baker had put it on a cake. And where the cart road comes in, with two dozen people around it, stood a cart. On it sat {joker} with a brush and a pile of flags, and on every flag it said BEGONE. “Two pennies each,” said {joker}. “I’m on the second pile. You’re the best thing that ever happened to the feast. Do it for them once, up on the cart! I’ll give you half.”',
					'Where the cart road comes in, a crowd stood around a cart, and on the cart was {joker}, with a brush, painting flags and selling them. BEGONE, they said, in red. “There you are!” cried {joker}. “The great one! Say it, just once, with the arms. I’ll split the money with you.” People were already making room. Nobody had ever made room for {hero} before.',
				],
				[
					'The two dozen looked at {hero}, with their mouths a little open, ready to laugh. They were not being nasty. They liked {hero}. “Who was it that left?” a girl wanted to know. “Somebody picked up a bag.” “I didn’t see anybody,” said {joker}, and for once did not make a joke of it.',
					'Two dozen people stood ready, with the laugh already half out. It was quite friendly. That was what made it so hard. “Didn’t somebody go away?” a girl asked. “With a bag?” “Not that I saw,” said {joker}. It was not a joke, and {joker.they} did not seem to know how to go on from there.',
				],
			],
			choices: [
				{
					say: 'Climb on the cart and say it for them',
					sets: ['performed'],
					outcome: [
						'{hero} got up on the cart and said it, with the arms. It got a tremendous laugh, and a shout for more, so {hero} did it again, and really rather well. The reward was a handful of pennies, out of {joker}’s hat. The pennies were warm, and stuck, and would not be shaken off into the grass.',
						'“All right,” said {hero}, “once.” It was not once. There were shouts for it again, and again, and the third time {hero} did it in the voice of {host}, and a man fell off a wall. It was nice to be good at something. {joker} put a handful of pennies into {their} {hand}. All the way up the hill there was a clink, clink, at every bend.',
					],
				},
				{
					say: 'Tell them who it was that left, and why',
					sets: ['told-joker'],
					outcome: [
						'“It was {elder},” said {hero}. “Home again, after thirty years. And I said ‘Begone,’ and you laughed, and that was the welcome.” It went quiet from the front to the back. Somebody rolled up a flag. {joker} looked at the brush in {joker.their} hand as if somebody else had been using it.',
						'“Somebody did go,” said {hero}. “It was {elder}. Thirty years away, and back this morning, and we told {elder.them} to go. All of us. I just said it first.” Nobody laughed at that. A woman put her flag behind her back. “{elder},” said {joker} slowly. “I used to steal apples from {elder}.”',
					],
				},
				{
					say: 'Ask {joker} to paint one flag with the right word',
					sets: ['turned'],
					outcome: [
						'“I’ll buy one,” said {hero}, “if you paint it for me. I want BEGIN.” “That’s not funny,” said {joker}. “No,” said {hero}. {joker} painted it all the same, grumbling, and held it at arm’s length. “It’s the same brush,” {joker.they} said. “It’s nearly the same letters. Funny.” And {joker.they} did not take the two pennies.',
						'“Have you got a clean one?” asked {hero}. “I want BEGIN on it.” {joker} said nobody would ever buy that. “I’m buying it,” said {hero}. So {joker} dipped the brush, and did the first two letters with a sigh, and the last two with {joker.their} tongue between {joker.their} teeth. “Looks better, actually,” said {joker}, and forgot to ask for the pennies.',
					],
				},
			],
			scene: { at: 'first', with: ['joker'], shows: ['banner'], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['Lamps', 'The Second Mile', 'Ahead of Midnight'],
			time: 'dusk',
			parts: [
				'@answer',
				[
					'By the second mile it was dark. {hero} had been practicing again, and not the word this time, but what you say to somebody after the wrong one. That is not in any dictionary. So far {they} had “I.”',
					'The lamps were lit now, up {hall.at}. Somewhere there {elder} was waiting for a key. {hero} went faster, and tried over what to say. “It was only a slip.” But “only” was wrong. It had not been an only sort of thing. {They} tried eleven others, and threw all of them away.',
				],
				{
					'first.ally': [
						'+ “I’d just tell {elder} which word it was,” said {first.ally}, who had come along to hear it.',
						'+ “Say which word it was meant to be,” said {first.ally}, who had come along, “and say it slowly.”',
					],
				},
				'@second.meet',
			],
			choices: 'second',
		},
		{
			titles: ['The Back Row', 'Next to the Gate', 'What {elder} Heard', 'Thirty Years Ago'],
			time: 'night',
			parts: [
				'@second.outcome',
				{
					late: [
						'It had got late. {hero} ran the rest of the way.',
						'So much time had gone by that {hero} ran all the rest of the road.',
					],
				},
				[
					'At the far end of {hall}, next to the back door, sat {elder} on the bag, with a hat pulled down.',
					'There was the back door of {hall}. {elder} was sitting next to it on the bag, like somebody waiting for a train.',
					'{hero} saw the bag first. It stood by the back door of {hall}, with {elder} on top.',
				],
				{
					'first.reach & !second.hear or second.reach & !first.hear': [
						'But all {folk} were in between. “Here’s the great one!” people cried, and took hold of {hero} from six benches. “Sit here! No, here!”',
						'But it is a long way to the far end of a room when every bench on the way wants the funniest person of the day to sit down on it.',
					],
				},
				{ 'first.reach & !second.hear': '@first.later', 'second.reach & !first.hear': '@second.later' },
				{
					'first.hear or second.hear': [
						'The feast had made a song of the word by now, in which the plates jumped, and {elder} had pulled the hat down over both ears.',
						'They did it for {hero}, all two hundred of the guests. “Be-gone! Be-gone!” In that noise nobody could have said so much as “sorry.”',
					],
				},
				{ 'first.hear': '@first.later', 'second.hear': '@second.later' },
				{
					'first.hear or second.hear': [
						'+ You could hear somebody at the back do up a strap.',
						'+ It was so still that the bag creaked.',
					],
				},
				{
					'first.trust & second.trust': [
						'“So it’s you,” said {elder}. “I’ve been wondering all day what sort of person it was.” {hero} would have liked to know that too.',
						'“Don’t tell me you’re sorry,” said {elder}. “Anybody can be sorry. What are you like when nobody’s looking up at you?”',
					],
				},
				{ 'first.trust & second.trust': '@first.later' },
				{
					'first.trust & second.trust & second.ally': '“I’d have said the same,” said {second.ally}.',
					'first.trust & second.trust': '“Well,” said {elder}. “That’s something.”',
				},
				[
					'“It was the same word,” said {elder}. “I’d quarreled with everybody here, over a wall. I stood on that box, to say I was sorry, and somebody shouted it, and everybody laughed. So I went. Every year I thought, next year I’ll go back. It might be a different word by now.”',
					'“There was a quarrel about a wall,” said {elder}. “I stood up on that box to say I was sorry, and a voice shouted that word, and they all laughed. I was gone the same night. And today you’d all just got that one word ready.”',
				],
				[
					'It was ten minutes to midnight. {host} was coming with the key. And all of {folk} had begun to clap. “One word!” they called to {hero}. “One word!”',
					'A clock struck a quarter to. {host} was coming with the key. And at the tables they had begun to clap in time. “The word! The word!”',
				],
				{
					'told-joker':
						'+ Only around {joker} there were two dozen people who did not clap, and looked at their plates.',
				},
			],
			choices: [
				{
					say: 'Turn your back on them, and say it to {elder}',
					sets: ['said'],
					outcome: {
						turned:
							'{hero} did not turn round. {They} took out the flag, and unrolled it on the bag. BEGIN, it said, still a bit sticky. “That’s what it was,” {they} said. “It was never meant to be the other one. I’d like to say it now. Begin.”',
						else: '{hero} did not turn round. Two hundred people were waiting for a word. {hero} had wanted that all {their} life, and now it was only a noise. “I had one word,” {they} said to {elder}. “I’ve brought it. It’s ‘begin.’”',
					},
				},
				{
					say: 'Climb on a table and ask what ought to be gone',
					sets: ['made'],
					outcome: [
						'“It was a slip,” {hero} told {elder}. “It should have been ‘begin.’ Wait.” And {they} climbed on a table. “You like my word,” {they} said, to the whole room. “It’s a good strong word, and you’ve wasted it on geese. What have you got that you’d really like to be rid of?” A very small voice said, “The dark under the stairs.”',
						'“It was never meant for you,” {hero} told {elder}. “It was ‘begin,’ and it slipped. Don’t go yet.” And {they} climbed up on a table. “I’ll say it!” {they} cried. “But not to people any more. It’s far too strong for that. What else have you got that ought to be gone?” At the tables people looked at one another. “The dark under the stairs,” said a very small voice.',
					],
				},
				{
					say: 'Take the bag, and go out by the gate together',
					sets: ['left'],
					outcome: [
						'{hero} picked up the bag. “It should have been ‘begin,’” {they} said. “It was a slip. But it was heard, and I can’t get it back. But you needn’t be the only one it’s meant for. If you have to be gone, then so do I.” “Don’t be silly,” said {elder}, but did not take back the bag.',
						'“I said the wrong one,” said {hero}. “It was ‘begin.’ But I can’t go around and collect it from everybody’s ears.” {hero} took the bag. “So I’m coming with you. Then it was meant for two, and that’s only half as bad.” “Nobody asked you,” said {elder}, and let {them} carry it.',
					],
				},
			],
			scene: { at: 'hall', with: ['elder', 'host'], shows: ['banner', 'key'], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['Midnight', 'The Second Word', 'What It Was Good For', 'The Gate'],
			time: 'night',
			parts: [
				'@answer',
				{
					'said & quiet': ['+ It had to be said so low that one has to come closer for it.', ''],
					bold: ['+ The box {start.at} had been nothing to this.', ''],
					'said & honest': ['+ There was no other thought behind that word, to get out instead.', ''],
					'said & clever': ['+ {hero} had not looked it up anywhere.', ''],
					careful: ['+ {hero} had never before done a thing without practicing.', ''],
					merry: ['+ {hero} could have made a joke of it, and put it away for later.', ''],
					dreamy: ['+ There may have been a bird in the room. {hero} could not have told you.', ''],
					'said & quick': ['+ {hero} put nothing behind it at all.', ''],
				},
				{
					said: '“And I’m sorry,” said {hero} to {elder}. “That’s the rest of it. It’s longer than one word.”',
					'laughed & left':
						'“I looked round, this morning,” said {elder}. “You were laughing.” “It was that or cry,” said {hero}. “I picked the wrong one there, too.”',
					'laughed & made':
						'“You laughed,” said {elder} to {hero}, across the table. “I’ll put that in as well,” said {hero}.',
					left: '{elder} took one handle after all. The two of them carried the bag, and behind them the clapping thinned out, table by table, until it was only {joker}, and then {joker} stopped as well.',
					made: 'There was a silence, while two hundred people thought about it. Most of them had only come here to laugh. {elder} had not let go of the bag, but did not get up either.',
				},
				{
					'ran-after':
						'“Somebody shouted ‘Wait!’ this morning,” said {elder}. “I took it for more of the joke.” “That was me,” said {hero}.',
					again:
						'“There was a second word, this morning,” said {elder}, “when I was round the corner already.” “That was the right one,” said {hero}.',
					'laughed & end-begun':
						'“I looked round, this morning,” said {elder}. “You were laughing.” “I was hoping it would turn into a joke,” said {hero}. “It didn’t.”',
				},
				{
					'turned & left':
						'{hero} tied the flag around the bag, to keep it dry. BEGIN, it said, to everybody on the way out.',
				},
				{
					'left & first.ally': '{first.ally}, who had come along, went ahead to hold the gate.',
					'left & second.ally': '{second.ally}, who had come along, went ahead to hold the gate.',
					'made & first.ally & second.ally':
						'{first.ally} and {second.ally}, at the end of a bench, put down their forks to think as well.',
					'made & first.ally': '{first.ally}, at the end of a bench, put down a fork to think as well.',
					'made & second.ally': '{second.ally}, at the end of a bench, put down a fork to think as well.',
					'first.ally': '{first.ally}, by the wall, nodded. It was the right word, and slowly said.',
					'second.ally': '{second.ally}, who had come all that way to hear it, nodded.',
				},
				{
					'end-custom': [
						'“The dark under the stairs: begone!” shouted {hero}, and two hundred people joined in. “My bad back!” “Begone!” “Being afraid of my sister!” “Begone!” {joker} wanted to be rid of having to be funny all the time, and nobody laughed. Last of all {elder} stood up. “That wall,” said {elder}. They all did it so loudly that the lids hopped on the pots. After that it was quiet, like a room when the furniture is out. “Begin,” said {hero}. It is done like that every year now, and {elder}, who lives behind that wall again, is the loudest. Nobody remembers that it was a mistake.',
						'It began with the dark under the stairs. {hero} shouted it, and then all of them did, and a small child nodded, as if it had gone past. After that they stood in line. There was toothache. There was a landlord. There was “what I said to Bert.” “Begone!” they shouted, until the plates walked. {joker} came up last but one. “Always having a joke ready,” said {joker}, and did not have one ready. And then {elder} got up, and left the bag where it was. “A wall,” said {elder}. “Thirty years of it.” The whole line had to take breath for that one. When it was over it was as quiet as a room when the furniture is out. “Begin,” said {hero}, and it was exactly the right size. {elder} lives by that wall again. On feast day, before the word, it is {elder} who goes around with the hat.',
					],
					'end-with & performed': [
						'{host} unlocked the gate. They went out, and it was cold. {hero} put the pennies down on the gatepost, all of them. They walked as far as the first milestone, where you can still hear the music. “I saw you on that cart,” said {elder}. “I’d gone around by the back lane. You were good.” “I know,” said {hero}. “It made me feel sick.” {elder} thought about that. “I’ve waited thirty years to hear somebody say so,” {elder.they} said, and turned the bag around. The two of them were back in time for the last dumpling. It was cold, and they cut it in two.',
					],
					'end-with': [
						'{host} unlocked the gate. They went out, and it was cold. You could hear the music as far as the first milestone, and there {elder} stopped. “There’s one thing I never had, in thirty years,” said {elder}. “What?” said {hero}. “Somebody to be cross with,” said {elder}, “on the way.” {hero} said that the bag was too heavy. {elder} said that the word was {hero}’s fault. It was a really good quarrel, and at the end of it the two of them found that they had turned around. {joker} was standing at the gate with a lantern and two plates. “I’ve been shouting,” {joker.they} said. “I just couldn’t think of the right word.”',
					],
					'end-gone & performed': [
						'“It’s a fine word,” said {elder}. “If I’d got it first I’d have cried. But I came past that cart, you see, by the back lane. You said the other one again, for fun.” {elder} shook {hero}’s {hand}, quite kindly, and went. The joke was over in a week, as jokes are. {hero} used the pennies to buy a lamp. {They} hung it on the outside of the gate, and painted BEGIN under it, where you can read it only from the other side. It took two winters. “Who’s been wasting oil?” said a voice in the third, at about the time of the dumplings. “I have,” said {hero}.',
					],
					'end-gone': [
						'“It’s a good word,” said {elder}. “But I looked round, this morning. You were laughing. I thought, that’s how it’s done, then; it’s the same laugh.” “I was scared,” said {hero}. “I daresay they were, too,” said {elder}, “thirty years ago. I never thought of that.” Then {host} turned the key, and {elder.they} went, all the same. But {elder.they} left the bag. It stood in {hero}’s house all winter, in the way, and {hero} fell over it every morning, and was glad. Nobody leaves a bag, thought {hero}, without coming back for it. And in March somebody knocked and asked if there was a bag there.',
					],
					'end-begun': [
						'{elder} had {elder.their} head on one side, as if it were a tune. “Once more,” {elder.they} said. “Begin,” said {hero}. “They always began without me,” said {elder}. “Even before the wall.” {host} had come up with the key, and looked at {elder}, and at the bag, and took a step back. “So it was you, this morning,” said {host}. “I was small, thirty years ago. I sat on that wall, and laughed with the others. I’m sorry.” And {host.they} dropped the key in the soup, so as to have both hands free for the bag. The clapping had stopped. The whole room was waiting for its word, too, and {hero} found that it had been said. “Could you pass the dumplings?” {they} said. {joker} passed them, and so did two hundred others.',
						'“Begin,” said {elder}, to see what it was like to say. “That’s one I never got.” The key had come as far as the table, and stopped. “It’s you,” said {host}. “I was small. I sat on that wall, and laughed, because the big ones did. I’ve wanted to tell you that for thirty years.” “Then tell me,” said {elder}. {host} said sorry, and it did not take long. But by then the old people at the next table had got up, one after another, to say it as well. Midnight struck, and nobody opened anything. “The word!” called somebody in front, who had not been listening. “The word!” {hero} looked at {elder}, who had let go of the bag. “Dumplings,” said {hero}. {joker} passed them.',
					],
				},
				{
					'performed & end-custom':
						'{hero} put the pennies on the table in front of {joker}. “I’d rather not have earned those,” said {hero}. The money was spent on yellow paint, for a second flag.',
					'turned & end-custom':
						'They have a flag for each. The other one, with BEGIN on it, is still the first that {joker} painted.',
					'told-joker & end-custom':
						'On the way out {joker} was taking down flags. {Joker.they} had turned them over, and there was a lot of room on the back.',
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'hall', with: ['elder', 'host'], shows: ['gate', 'key', 'banner'], pose: 'stand', feeling: 'calm' },
		},
	],
};
