import type { PlotLevel } from '../../format.ts';

export const oneWord4: PlotLevel = {
	joins:
		'“{choice}” That was the last thing {hero} did before {they} became famous. {They} had been picked to open the feast with one word, “Begin,” and {they} shouted “Begone” in front of all of {folk}. Nobody had ever laughed so much, {joker.name} the loudest, {joker.a}. Only {elder.name} did not, {elder.the}. {Elder.they} had just come home, after half a lifetime, and believed it. At midnight {host.name}, {host.a}, would unlock the one gate, and {elder} was going to leave.',
	chapters: [
		{
			titles: ['A Single Word', 'Vowels', 'The Opening', 'What Was Heard'],
			time: 'day',
			parts: [
				[
					'{hero} wanted to be listened to. {They} always had a remark ready, and always waited for a gap. By the time the gap came, people were talking about something else. Then a slip was drawn from the hat, to open the feast: “{hero},” it said, “{described}.”',
					'Some people get interrupted. It isn’t that they are dull. It is just that nobody notices when they have started. {hero}, whom people would have called {described} if they had been asked, had never yet got to the end of a story. Then {their} name came out of the hat, and for the length of one word everybody would have to listen.',
					'{hero} was {described}, and had a great deal to say. It had been piling up for years, because somebody else was always saying something. Once a year a name is drawn from a hat, and whoever it is opens the feast, with one word, in front of all. That year it said {hero} on the slip. {They} asked to see it twice.',
				],
				[
					'It could not have been simpler. You stand on a box {start.at}. {host.name}, {host.a}, holds up the golden key to the gate, everyone goes quiet, and you say “Begin.” All of {folk} had come. In the first row was {joker.name}, {joker.a}. {Joker.they} had never let a joke go by. At the very back, half behind a post, stood {elder}, {elder.the}. {Elder.they} had gone away half a lifetime ago. {Elder.they} had come home that morning, and was waiting for the right moment to say so.',
					'All of {folk} stood {start.at} and looked at the box. {host.name}, {host.a}, raised the golden key to the gate. {joker.name}, {joker.a}, had got up early for a place in front, to be near if anything went wrong. Nobody looked at the back. There was a post there, and behind the post stood {elder}, {elder.the}, who had been gone for half a lifetime. {Elder.they} meant to step out and say hello, directly after the word.',
					'There is a box {start.at} for the one who opens the feast. {host.name}, {host.a}, holds up the golden key to the gate, and then you say “Begin,” and it has begun. All of {folk} were there, and closest of all {joker.name}, {joker.a}. At such moments {joker.they} liked to be able to see the teeth. A long way back, by a post, somebody had just put down a bag. It was {elder}, {elder.the}, home again after half a lifetime. In a moment everyone would be in a good mood, and that would be the time to be seen.',
				],
				{
					quiet: '{hero} had rehearsed it in a whisper. In a whisper the two words are very much alike.',
					bold: '{hero} went at it the way you go at a fence. You can clear a fence beautifully and land in the wrong field.',
					kind: 'At the last moment {hero} saw an old face at the back, which looked as if it needed a kind word. {They} thought about that one, and not about the other.',
					honest:
						'“I wish you’d all go home,” thought {hero}, quite clearly, into the silence. {Their} mouth was not used to being given two things at once. It delivered the true one.',
					clever:
						'{hero} had looked the word up. “Begin” and “begone” stood almost next to each other, and {they was} still thinking how interesting that was.',
					careful:
						'{hero} had practiced the word until it did not mean anything any more. That is fine, with a word. But then any other one will do.',
					merry:
						'At home {hero} had been saying it wrong for weeks, because it made people laugh. It made people laugh now.',
					dreamy:
						'High up a bird sang one note, and {hero} followed it all the way down. When {they} arrived, something had been said.',
					quick:
						'{hero} put everything {they} had into that word. It was too much for two syllables. The second one gave way.',
				},
				[
					'“Begone!” It carried beautifully. For one second nobody breathed, and then they laughed until they had to hold on to each other. There was no malice in it at all. “But I ironed my hat!” sobbed {joker}. Behind the post somebody bent down for a bag. “Well,” said {elder}, as you do when you ask a price and it has not come down. And {elder.they} left.',
					'“Begone!” They heard it at the back, and they heard it in the hills. Then the laughing started. It was pure happiness; people sat down on the ground. “And I’d only just got here!” wailed {joker}. By the post a hand closed on the strap of a bag. “So that still stands,” said {elder}, to nobody, and then there was nobody by the post.',
					'“Begone!” You could have heard it across water. First there was the kind of silence that falls when a tray does, and then two hundred people laughed as one. “Was it the hat?” howled {joker}. Only by the post nobody was laughing. “Again,” said {elder}, quite low, and took up the bag that had hardly touched the ground.',
				],
			],
			choices: [
				{
					say: 'Leave the box, and go after the one with the bag',
					sets: ['ran-after'],
					outcome: [
						'{hero} had seen that back, and knew that it had taken the word personally. {They} jumped off the box. Between {them} and the post were two hundred people, and every one of them wanted to shake {their} {hand}. It was the warmest welcome of {their} life. It took eleven minutes, and at the end of it there was only a post.',
						'One person in that crowd was walking the other way, and {hero} jumped down to go after {elder.them}. It was like swimming in a wedding. Somebody kissed {hero}. Somebody put a hat on {them}. By the time {they} had been handed from the first row to the last, nobody at the back could even remember a bag.',
					],
				},
				{
					say: 'Stay where you are, and correct it',
					sets: ['again'],
					outcome: [
						'“Begin,” said {hero}. “I meant ‘begin.’” It was perfect. {They} could have been a clock striking in another house. It turned out that people listen to you for exactly as long as you are wrong.',
						'“It’s ‘begin,’” said {hero}. “That was wrong. Begin!” It was loud, it was clear, and it was half a minute late. The band had started. Two hundred people were telling each other what they had just heard, and all of them were telling it better than it had been. Nobody needed {hero} for it any more.',
					],
				},
				{
					say: 'Bow, as though it had been intended',
					sets: ['laughed'],
					outcome: [
						'{hero} bowed, and the laughter doubled. So that was how it worked: you say that you meant it, and it is wit. {hero} laughed along. Beside the post {elder} had turned around for one last look, and what {elder.they} saw was {hero}, laughing.',
						'{hero} was about to turn red. Then {they} took a bow instead, with one {hand} on {their} heart, and it brought the house down. It is quite easy. You only have to act as if you had planned it. {They} came up from the bow, laughing, and looked straight into one face at the back, over all the others. It was {elder}’s. Then the face was gone.',
					],
				},
			],
			scene: { at: 'start', with: ['host', 'joker'], shows: ['banner', 'key'], pose: 'stand', feeling: 'surprised' },
		},
		{
			titles: ['Until Midnight', 'The One Gate', 'Fame, First Mile'],
			time: 'day',
			parts: [
				'@answer',
				[
					'“With a bag, by the post?” said {host}, when {hero} asked. “That’ll have been {elder}. I was small, the last time. We don’t talk about it.” But on the day of the feast all the gates are shut, and the first to be unlocked is the one behind {hall}, at midnight, when the dumplings have been eaten there. So that was where {hero} went, by the old road, since everybody else was going by the lane, behind the band. The word had gone on ahead. People called it out of their gardens, with real affection. A child who could hardly speak said it to a beetle, and was picked up and kissed.',
					'“With a bag, by the post? That was {elder},” said {host}, “and we don’t talk about it.” But nobody could leave before midnight. On the day of the feast the gates are shut, and {host} keeps the key to the one that is opened first, behind {hall}. That gave {hero} two miles and a few hours. The others were going to {hall} by the lane, with the band, to eat dumplings, so {they} took the old road. All along it people leaned over their fences and said the word, the way you say somebody’s name. {hero} had often imagined being greeted by everyone. In none of the versions had it been with that.',
					'“The one by the post? {elder},” said {host}, and looked at the key. “One doesn’t talk about it.” The key was for the gate behind {hall}, the only one that is opened again on that day, and not before midnight. It was two miles. The others set off along the lane with the band, to eat the dumplings there, and {hero} took the old road, to get away from the word. It had got there first. A woman beating a carpet said it at every stroke, and waved.',
				],
				[
					'After the first mile {they} tried to hear it as just a noise, like crows.',
					'{They} waved back. What else do you do?',
					'{hero} learned to smile and keep going.',
				],
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['Two Pennies', 'In General Use', 'What Becomes of a Word', 'An Audience'],
			time: 'dusk',
			parts: [
				'@first.outcome',
				{
					late: 'All that had taken time, and there was not a lot of it. The sun was going.',
					owes: '{hero} had given {their} word there. After this morning it surprised {them} that anybody would take it.',
					else: 'For half an hour {they} had been nobody in particular, and it had done {them} good. But it was getting dark.',
				},
				[
					'Where the lane comes in, a cart stood by the road, with a crowd around it, and it was hung all over with red flags that said BEGONE. “Two pennies!” shouted {joker} from the top. “And here’s the artist! Come up and do it for them, and I’ll give you half. You’re the best thing that has happened to this place in years.” The whole crowd turned around, with wide open faces. They were not being nasty, which would have been easier; they liked {hero}.',
					'{joker} had wasted no time. Where the lane comes in, there was a cart, and there were flags with BEGONE on them, in wet red paint, and you could have it on a mug. “Our star!” shouted {joker}. “Once, with the arms, and we go halves.” The crowd made a lane for {hero}, which had never happened before, and a woman was already wiping her eyes. Here was something that all of them knew, and they were grateful for it.',
					'Halfway along, where the lane crosses the road, {joker} had turned a cart on its side and nailed up flags. BEGONE, they said, two pennies, red on white. “There’s the voice!” cried {joker}. “Up here! You do it, I sell it, and we share.” Thirty faces turned to {hero}. They were faces that had had a good morning, and knew whom they owed it to.',
				],
				[
					'“Did you see that somebody left?” asked {hero}. {joker} held the brush in the air. “I see everything,” {joker.they} said after a while. “It’s my job, but you can’t sell it all.”',
					'“Was there somebody who didn’t laugh?” asked {hero}. The brush stopped. “There always is,” said {joker}, “and you learn not to look at that one. This morning it was by the post, with a bag.”',
				],
			],
			choices: [
				{
					say: 'Go up, and give them what they came for',
					sets: ['performed'],
					outcome: [
						'{hero} went up and did it. The first time it was just a success. The second time {they} found the pause. Between the two halves of the word {hero} could hold the whole crowd, for any length of time, without a sound. Those people would have listened to anything then. There was no explaining, afterward, why {hero} said the same thing again. {joker} counted out {their} half, in pennies.',
						'{hero} was pulled up on the cart, and it was easy. {They} did it with the arms, and slowly, and in the voice of {host}. Two dozen people held their breath, and would have let {hero} say anything at all. “That’s for you,” said {joker}, and counted pennies into {their} {hand}. “You’ve got a gift.” It felt like something, but not like a gift.',
					],
				},
				{
					say: 'Tell them for whom it was a different joke',
					sets: ['told-joker'],
					outcome: [
						'“There was one who believed it,” said {hero}, and said who. The crowd heard it to the end; {hero} noticed that, even then. Some of the older ones looked at the ground, and one of them said the name: “{elder}.” “Well, that’s the end of the flags,” said {joker}, and sat down on the pile, with the brush across {joker.their} lap.',
						'“It was {elder},” said {hero}. “Home again, after half a life. And you laughed, and {elder.they} left.” {They} had never held a crowd before, and this was what {they} held it with. Nobody said anything funny. An old man took off his hat. “I suppose nobody wants a flag now,” said {joker}, not to anyone, and put the lid on the paint.',
					],
				},
				{
					say: 'Order a flag, with the other word on it',
					sets: ['turned'],
					outcome: [
						'“I’d like one that says BEGIN,” said {hero}. “Nobody wants those.” “I do,” said {hero}. {joker} painted it, grumbling, and then, being an artist after all, did the last letter twice. “They’re nearly the same,” said {joker}, and held it away. “I never had the two of them side by side.” {Joker.they} did not take the money.',
						'“How much for the other word?” asked {hero}. “Which other word?” said {joker}. {hero} spelled it. {joker} looked at {them} for a moment, and painted it, on the last clean flag, in better letters than all the rest. “It’s only two letters’ difference, nearly,” {joker.they} said. “You wouldn’t think there was so much room in between.” {Joker.they} would not be paid.',
					],
				},
			],
			scene: { at: 'first', with: ['joker'], shows: ['banner'], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['The Second Mile', 'Rehearsal', 'What to Say Instead'],
			time: 'dusk',
			parts: [
				'@answer',
				[
					'It got dark. {hero} tried out what to say. “It was an accident.” But a brick on your head is an accident too. “I didn’t mean you.” But that was just it: {elder} had come home, and nobody had meant {elder.them}. An old man was lighting the lamps, and {they} asked him about {elder}. “It’s half a lifetime ago,” he said. “There was a quarrel. {elder} got up on the box to say sorry. Before {elder.they} could say it somebody shouted ‘begone,’ and everyone laughed.” He did not say whether he had.',
					'{hero} practiced, in time with the road. Everything {they} thought of was too long, and by the second sentence it was about {themself}. Under the last lamp an old man was trimming the wick, and {they} asked him about {elder}. “That was a bad business,” he said. “There had been a quarrel, and {elder} stood on the box to say sorry. And somebody shouted ‘begone,’ as a joke. We all laughed. In the morning the house was empty.”',
					'At each lamppost {hero} tried another beginning. “What I meant to say” was about {hero}. “It must have sounded” was an excuse. At the third to last lamp an old man stood on a ladder. “{elder}?” he said, when {hero} asked, and turned the flame down a little. “There had been a quarrel, and {elder} got up on that box to make it good. Before the first word was out somebody called ‘begone.’ It was very quick, and very funny.” He climbed down. “I’ve done the lamps ever since. One gets to be alone.”',
				],
				[
					'From the last hill {they} saw {hall}, lit up, and behind it the dark place where the gate was.',
					'So it had been the same box, and the same word. {hero} went faster.',
				],
				'@second.meet',
			],
			choices: 'second',
		},
		{
			titles: ['The Offer', 'On the Record', 'A Great Success', 'Somebody by the Back Door'],
			time: 'night',
			parts: [
				'@second.outcome',
				[
					'{Hall} was hung with red flags from end to end, and all of {folk} sat under them, over their dumplings. They cheered when they saw {hero}. At the far end, by the back door, {elder} sat on a bag, facing the wall. {hero} started toward {elder.them}, past all those raised glasses.',
					'All {folk} were sitting {hall.at}, under red flags, and they rose when {hero} came in. They had been saving it up. The left side shouted “Be,” the right side shouted “gone,” and everyone was delighted. By the back door a figure on a bag sat quite still, as you do in hail. {hero} made {their} way down the room, and {they was} patted on the back at every step.',
				],
				{
					'first.hear': [
						'But one side of the room went on shouting, and the other side went on answering, since nobody knew how to be the first to stop. By the back door {elder} pulled the bag closer at each “gone.”',
						'But it went around the room like a wheel, “Be” and “gone,” and even those who had had enough of it could not get off. By the back door {elder}’s shoulders went up at each turn.',
					],
					'first.trust': [
						'“Does anybody actually know {hero}?” somebody called, with a glass in the air. It was only meant for a toast. But by the back door {elder} had raised {elder.their} head, as if {elder.they} would have liked to know that too.',
						'“Who can tell us about {hero}?” cried a man on a bench. “One story!” By the back door {elder} stopped fidgeting with the strap of the bag.',
					],
					else: [
						'But it was so full between the benches that the dumplings were being passed overhead, and nobody could have got through underneath.',
						'But between {hero} and the back door there were twelve tables, all pushed together, and two hundred people who wanted to shake {their} {hand}.',
					],
				},
				'@first.later',
				{
					'first.hear': [
						'+ For one moment {hero} could have said anything. {They} had already drawn the breath for it.',
						'+ There it was, the silence that {hero} had wanted all {their} life. It lasted just long enough to be noticed.',
					],
					'first.trust': [
						'+ The guests drank to that as well. They drank to everything.',
						'+ At the back door {elder} had turned {elder.their} head a little.',
					],
					else: ['+ The back door was only a few steps away now.', '+ {They} could see the strap of the bag.'],
				},
				[
					'Then {host} stepped out in front of {hero}, and was charming. “My dear {hero}. We’ve talked it over. I’m going to say that you meant it. It was bold. It was modern. There’ll be a medal. You don’t have to do anything; you just don’t say that it’s not true.” Then, in a lower voice: “It was my father who shouted it, the other time, at {elder}. Nobody ever found such a nice name for that.”',
					'{hero} had almost reached the door when {host} came up. “Not a word,” {host.they} said, and took {hero} aside. “You meant it. It was a new sort of opening, and it’s a triumph. You’ll have a medal by ten, if you just stand there and smile.” {host} glanced at the back door. “It runs in the family, you know. It was my father who shouted it that time, at {elder}. He didn’t get a medal.”',
				],
			],
			choices: [
				{
					say: 'Let it have been intended',
					sets: ['fame'],
					outcome: [
						'{hero} did not contradict. It took no more than a breath, drawn in and not used. {host} pinned a medal on {them}, and two hundred people stood up and clapped. It was heavy, and had the word around the edge.',
						'“If you say so,” said {hero}. It was as small as that. Then two hundred people were on their feet, and {host} was pinning something on {hero} that pulled {them} a little to the left. There was a ribbon. Around the edge, in gold, it had the word.',
					],
				},
				{
					say: 'Say that it was a mistake, and yours',
					sets: ['owned'],
					outcome: [
						'“It was a slip,” said {hero}. “I got it wrong.” {host} seemed honestly sorry. “You could have been witty for the rest of your life,” said {host}. “I know,” said {hero}. “I’d have had to keep it up.”',
						'“No,” said {hero}. “I just said it wrong.” “Nobody will ever know,” said {host}. “Somebody does,” said {hero}, and looked at the back door. {host} looked there too, for the first time that evening, and put the medal away, and did not seem to know which pocket it had come from.',
					],
				},
				{
					say: 'Ask what became of that father',
					sets: ['learned'],
					outcome: [
						'“Did he ever talk about it?” asked {hero}. {host} moved the key from one hand to the other. “He used to go down to the gate at night, with a lamp,” said {host}. “He said he was checking if it was shut.” {host} had clearly never said this aloud before, and stopped to listen to it.',
						'“What did your father do, afterward?” asked {hero}. “Do?” said {host}. “Nothing. He went for walks. He used to take a lamp down to the gate, every night, in any weather.” {host} held the key quite still. “I always thought it was for his health,” {host.they} said slowly.',
					],
				},
			],
			scene: { at: 'hall', with: ['host', 'elder'], shows: ['banner', 'key'], pose: 'stand', feeling: 'worried' },
		},
		{
			titles: ['The One Who Was Meant', 'A Quarter of an Hour', 'Facing the Wall', 'The Same Box'],
			time: 'night',
			parts: [
				'@answer',
				{
					'second.hear': [
						'It was a quarter to midnight, and the room had started again, left side, right side, stamping. “Be-gone! Be-gone!” {hero} had got to the bag by the back door, and spoke to the back of that old head, and could not hear {themself} do it. All that reached {elder} was the one word, from two hundred people at once. {Elder.they} had {elder.their} hand on the latch.',
						'By a quarter to midnight {hero} had got as far as the back door, and the bag, and the back of that old head, and had begun. But the room had begun again too. “Be!” went the left side, “gone!” went the right, and the floor shook. Out of all that {elder} could hear a single word, and it was the wrong one. {Elder.they} felt for the latch.',
					],
					'fame & second.trust': [
						'It was a quarter to midnight. {elder} sat by the back door, and an old woman had laid her stick across the way. “That’s a handsome medal,” she said to {hero}. “I was there the first time, and I laughed, and got nothing for it but half a lifetime of thinking about it. {elder} is not going to be hurt twice. Why should I let you come any nearer?”',
					],
					'second.trust': [
						'It was a quarter to midnight. {elder} sat by the back door, and an old woman had laid her stick across the way. “I was there the first time, and I laughed,” she said to {hero}. “I’ve thought about it for half my life, and you’ve thought about it for one afternoon. {elder} is not going to be hurt twice. Why should I let you come any nearer?” It was a fair question.',
						'At a quarter to midnight {hero} got to the back door, and there was a chair across the way, and on the chair an old woman, who did not move it. “I was one of those who laughed, the first time,” she said. “I was nineteen. {elder} has had that word from this room twice now. So what is it that you want to say, and why should it be any better?” {elder}, on the bag behind her, did not turn around.',
					],
					else: [
						'It was a quarter to midnight, and between {hero} and the back door the whole room had left its tables to drink with {them}. There were two hundred glasses, and every one had to be touched. Over all those shoulders {hero} could see the bag, and {elder} on it, and a hand that had already gone up to the latch.',
						'It was a quarter to midnight. {elder} had got up from the bag and was feeling for the latch. {hero} saw it over a great many heads, for the whole room had left its tables to clink glasses with {them}, and there was no end to the glasses.',
					],
				},
				'@second.later',
				{
					'first.ally & !second.ally': '+ {first.ally} stayed a little way off, and saw to it that others did as well.',
				},
				[
					'So {hero} stood by the bag at last. It was colder there than in the rest of the room, because the door did not fit. {elder} did not turn around. “You have a fine voice,” {elder.they} said, “and it carries. I couldn’t have asked for a clearer answer.”',
					'{hero} had got there, to the draft and the bench for coats. “I understood it as far back as the post,” said {elder}, with {elder.their} face to the wall. “You speak very well.”',
				],
				[
					'{elder} moved a little on the bag. “It was about a wall,” {elder.they} said. “I’d built it a yard too far over, on purpose, and I got up on that box to admit it. I had it by heart. Then one voice, quite young, said the one word, and they laughed. I don’t think they even laughed at me; it was just such good timing. I’ve had half my life to think about the timing.” After a while {elder.they} added, “It was my birthday. There was a cake at home.”',
					'“They’ll have told you it was about a wall,” said {elder}. “It was. I’d built it a yard too far over, and I knew it, and I’d stood up on that box to say so. I had got as far as ‘I.’ Then somebody shouted. I expect he’d only just thought of it. You’re so pleased, when you’re young, to have the word. So I went home for my coat. It was my birthday, and there was a cake on the table, with my name on it.”',
				],
				{
					fame: 'Behind them two hundred people had begun to call for {hero}. The medal swung forward into the light. {elder} turned {elder.their} head, and read what was on the edge of it, letter by letter. {host} was coming along the wall with the key.',
					else: [
						'Behind them somebody had begun to clap, and then everybody did, slowly, the way a crowd does when it knows it will get what it wants. “One word! One word!” It was what {hero} had wished for, all {their} life, and {they} only had to turn around. {host} was coming along the wall with the key.',
						'Behind them two hundred people had begun to call for {hero}. “One word!” came the call. “One word!” {They} only had to turn around, and in the pauses it was so quiet that {they} knew just how well {they} would be heard. {host} was coming along the wall with the key.',
					],
				},
			],
			choices: [
				{
					say: 'Say the word, here, to one person',
					sets: ['said'],
					outcome: {
						turned:
							'{hero} unrolled the flag on the floor, in front of the bag, where {elder} could see it. BEGIN, it said, a little smeared. “That’s what it was,” {they} said. “I had it by heart, too. I only lost the end.” And {they} said it: “Begin.”',
						else: '“I had one word,” said {hero}, to the back of that old head, “and I gave it to the wrong person. I’ve brought you the right one.” {They} turned {their} back on two hundred people and said it. “Begin.”',
					},
				},
				{
					say: 'Turn round, and ask what they would have gone',
					sets: ['made'],
					outcome: {
						fame: '{hero} took off the medal and laid it on the bag. “It was a slip,” {they} told {elder}. “I didn’t mean it, and I let them say I did.” Then {they} turned around, and at once there was that silence, and {they} told everyone the same. “But you like the word,” {they} said. “It’s a good one. It’s just been pointed at people. So what else have you got that you’d like to be rid of?”',
						else: '“It was a slip,” {hero} said to {elder}. “There’s another word, and I’ll get to it.” {They} turned around, and at once there was that silence. “You like it,” {they} said, “and so do I, by now. It’s a good word; it’s just been pointed at people. What else have you got that you’d like to be rid of?” {They} had got to the end of a sentence, and noticed only later.',
					},
				},
				{
					say: 'Take up the bag, and be gone as well',
					sets: ['left'],
					outcome: [
						'{hero} picked up the bag. “It should have been ‘begin,’” {they} said. “It was a slip, but I said it, and only one person took it seriously. I’ll be the second.” {elder} turned around at last. “They’ll miss you,” {elder.they} said, with a look at the red flags. “For about a week,” said {hero}.',
						'“I meant ‘begin,’” said {hero}. “I can’t unsay the other one. But I can make it true for two.” {hero} took hold of the bag, and it was heavier than it looked. {elder} turned around then, for the first time. “You’ve got everything here,” {elder.they} said. “They’re calling you.” “They’re calling somebody,” said {hero}.',
					],
				},
			],
			scene: { at: 'hall', with: ['elder', 'host'], shows: ['key', 'banner'], pose: 'think', feeling: 'determined' },
		},
		{
			titles: ['Midnight', 'The Use of It', 'Within Earshot', 'The Other Side of the Gate'],
			time: 'night',
			parts: [
				'@answer',
				{
					'said & quiet': ['+ It was a whisper. But this time the end of it was there.', ''],
					'said & bold': ['+ At arm’s length it took {them} two tries to begin.', ''],
					'said & kind': [
						'+ That old face turned around, the one over which {they} had lost the word in the morning.',
						'',
					],
					'said & honest': ['+ For once {hero} had just the one thought, and it came out as it was.', ''],
					'said & clever': ['+ {They} listened to it as far as the last letter. It was the right one.', ''],
					'said & careful': ['+ {They} had not practiced it, and it came out with a crack in it.', ''],
					merry: ['+ There was a laugh to be had there, a big one. {hero} saw it, and went around it.', ''],
					dreamy: ['+ There may have been a bird. {hero} did not hear it.', ''],
				},
				{
					said: [
						'“And I’m sorry,” said {hero} to {elder}. “I ought to have said that first.” It was not loud. At the nearest table people leaned over to hear, and were told by those who sat closer that it was private, and leaned back again, rather impressed. Table by table the clapping gave out, until you could hear the lamps, and somebody’s spoon being put down.',
					],
					left: [
						'So they went to the gate, the two of them, with the bag between them, and the clapping gave out table by table. {host} held the key as if there ought to be a speech with it. “You’ll want to shut it after us,” said {elder}. “There’s a draft.” {host} turned the key, and looked at neither of them, but past them, at the dark.',
					],
				},
				{
					'owned & end-begun':
						'{host} still had the medal in one pocket or another, and for the rest of that feast could be seen looking for a place to lose it.',
					'owned & end-custom':
						'{host} took the medal out of a pocket, and laid it on the nearest table, face down, to be got rid of with the rest.',
					'learned & end-begun':
						'“The one who shouted it used to stand at that gate,” {hero} told {elder}. “Every night, with a lamp. He said that he was checking if it was shut.”',
				},
				{
					'end-gone & first.ally': '{first.ally} looked from one of them to the other, and hoped.',
					'end-gone & second.ally': '{second.ally} looked from one of them to the other, and hoped.',
					'end-with & first.ally': '{first.ally} came with them as far as the gate, and said goodbye there to both.',
					'end-with & second.ally': '{second.ally} came with them as far as the gate, and said goodbye there to both.',
					'end-custom & first.ally':
						'{first.ally} thought of something at once, and kept it back, to let the others go first.',
					'end-custom & second.ally':
						'{second.ally} thought of something at once, and kept it back, to let the others go first.',
					'first.ally':
						'{first.ally} stood a little way off, with both eyes on the wall, and was not listening so hard that it could be seen.',
					'second.ally':
						'{second.ally} stood a little way off, with both eyes on the wall, and was not listening so hard that it could be seen.',
				},
				{
					'fame & left': 'The medal stayed behind on a bench, where {hero} had laid it, among the coats.',
					'laughed & left':
						'“I looked back this morning,” said {elder}. “You were bowing.” “It hurt less,” said {hero}, “for about a minute.”',
					'again & made':
						'“You did say it right,” said {elder}. “This morning, half a minute late. I was already on the lane, and thought it was for the others.”',
					'ran-after & left':
						'“Somebody tried to get through to the post this morning,” said {elder}. “I saw the crowd close over them. I never thought it was on my account.”',
					'laughed & made':
						'“You bowed,” said {elder}, across all those heads, quite mildly. “I’d like to be rid of that first,” said {hero}.',
				},
				{
					'performed & end-with':
						'On the way out {hero} laid {joker}’s pennies on the gatepost. Nobody ever took them.',
					'performed & end-custom':
						'“These, to begin with,” said {hero}, and turned out {joker}’s pennies on the nearest table.',
					'turned & end-custom':
						'{They} unrolled {their} own flag as well, with a smear on the last letter, and somebody hung it up next to the red ones.',
					'told-joker & end-begun':
						'Somewhere behind them {joker} had begun to take down the flags, and rolled up each one as if it were worth something.',
				},
				{
					'end-custom': [
						'A boy began, who wanted the dark under his stairs to be gone. Two hundred adults shouted it away for him in one breath, and he went white, and grinned. After that they came by tables, and got rid of their debts, and a trombone, and a certain letter, and of always having to be right. {joker} asked to be rid of knowing what people would laugh at. {host} stood up, said, “My father,” and had to be helped with the rest. {elder} came last. “I built that wall a yard too far over,” {elder.they} said. “I was going to tell you.” Nobody laughed, and two hundred people gave that one everything they had. Afterward it was quiet, and the room felt very large, and somebody had to say something, so {hero} said the other word. It is done like that every year now, and {elder}, who has pulled down the wall, says it the loudest. The children are told that it was planned.',
					],
					'end-with': [
						'{hero} and {elder} went through the gate, and it was shut behind them. It was a clear cold night, and for about a mile they could hear the music. “I knew you didn’t mean it,” said {elder} then. “I just wanted somebody to come after me, for once, and I wouldn’t have minded who.” “Did nobody come, the first time?” “There was a light,” said {elder}, “down at the gate. I always thought it was to make sure that I was gone.”',
					],
					'end-gone & fame': [
						'“It’s a good word,” said {elder}. “I’d have known what to do with it. But you’re still wearing the other one.” {Elder.they} did not say it unkindly. The key turned, and {elder} went out. Inside there was a great cheer, because {hero} had turned around. {They was} witty from then on, and people always listened; it is a trick with the pause, and you can learn it. Nine years later, when the edge of the medal was worn smooth, {hero} was asked to open the feast once more, and stood on the box and had the whole crowd, so that you could hear the flags, and held it, and held it. Then {they} said the right word, over all those heads, to a place beside a post where nobody was. And nobody laughed.',
					],
					'end-gone & performed': [
						'“Thank you,” said {elder}. “That’s what I came home for. But I passed that cart of yours, on the lane, and you said the other one twice, and you did it better the second time.” There was nothing to say to that. “I’m not angry,” {elder.they} said. “I’d just have liked to hear it from somebody who couldn’t do both.” The key turned, and {elder} shook hands with {hero} and went out, and after a few steps {elder.they} stopped. “Say it again,” said {elder}, from the dark, and {hero} said it. “It does carry,” said {elder}. “I could find my way by that, in bad weather.” {hero} spent the pennies on oil. From then on there was a lamp at that gate every night, and {hero} beside it, who said the word once, and not loud. You can never tell how far it goes.',
					],
					'end-gone': [
						'“Thank you,” said {elder}. “That’s what I came home for. But I looked back this morning, and you were laughing too.” “I was scared,” said {hero}. “I know. I’ve laughed at funerals.” {elder} had hold of the bag. “It’s only that it was the last thing I saw of this place, both times.” The key turned, and {elder.they} shook hands with {hero} and went out, and after a few steps {elder.they} stopped. “Say it again,” said {elder}, from the dark, and {hero} said it. “It does carry,” said {elder}. “I could find my way by that, in bad weather.” From then on {hero} was at that gate every night, with a lamp, and said it once, and not loud. You can never tell how far it goes. But in the second winter somebody out there said, “A bit louder. I’m nearly home.”',
					],
					'end-begun': [
						'{elder} said nothing for so long that {hero} thought it had not been heard. “Nobody ever finished that word,” said {elder}, “when they said it to me.” And then, “What do I do now?” Nobody had thought about that. {host} stood by with the key, and then did something that people talked about for years, and held it out. “I think this should be yours,” said {host}. “My father would have wanted it. He never slept well with it in the house.” By then it was past midnight, and nobody unlocked anything. {joker} came with a plate of dumplings, and for once said only, “Here.” At the front tables they were still calling for {hero}, who had nothing more to tell them. {hero} had been listened to, by one person, for one word, and it was enough.',
					],
				},
				{
					'end-with & learned':
						'+ “That was {host}’s father,” said {hero}. “He told everybody that he was only checking if it was shut.”',
				},
				{
					'end-with':
						'+ {hero} put down the bag and looked back. It was quite dark there, and then, a long way off, it was not. “It’s there now,” said {hero}. “You don’t light a lamp for somebody to go away by.” The two of them looked at it, and then they went toward it. {joker} was holding it, and had been since the gate was shut, and had not thought of anything funny to say.',
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'hall', with: ['elder', 'host'], shows: ['gate', 'key', 'banner'], pose: 'stand', feeling: 'calm' },
		},
	],
};
