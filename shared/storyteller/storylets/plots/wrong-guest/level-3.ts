import type { PlotLevel } from '../../format.ts';
import { bestGift, isOther, otherGift, untoldAlly } from '../gift.ts';

const uses = ['hear', 'reach', 'trust'] as const;

/** The one who was taken for a judge has said so, and has still to be believed. */
const isDoubted = isOther('trust', ...uses)
	.split(' or ')
	.map((each) => `told & ${each}`)
	.join(' or ');

export const wrongGuest3: PlotLevel = {
	joins: [
		'“{choice}” {hero} did exactly that. It would have been a perfectly good day if a green umbrella had not come rolling along on the wind, and if {hero} had not caught it. {host.name}, {host.a}, had been told to look for a judge with a green umbrella. So now everybody called {hero} Judge {elder}, and {left} and {right} were waiting {court.at} to hear who owned {thing.a}. At the very back walked {elder.the} who had lost the umbrella, and said nothing at all.',
	],
	chapters: [
		{
			titles: ['Look for the Green Umbrella', 'A Case of Mistaken Umbrella', 'The Welcome', 'A Judge Arrives'],
			time: 'day',
			parts: [
				[
					'{hero} collected arrivals. Other people collect [stamps|shells]; {hero}, who was {described}, went {start.to} and watched strangers being met. There were hugs. There were signs with names on them. In all that time there had never once been a sign that said {hero}.',
					'There is a best place {start.at} for watching people arrive, and {hero} had it. From there you could see the exact moment when somebody spotted the one they were waiting for. {hero} was {described}, and had never been anybody’s one.',
					'Nobody can be met who never goes away. {hero} knew that. {They was} {described}, and had lived around the same corner forever. Still, {they} liked to stand {start.at} when people arrived, just to see what it looked like.',
				],
				{
					'mood-eerie':
						'That day the wind dropped, held its breath, and then blew from the other side. A green umbrella came gliding along on it, all alone, straight to {hero}. [A long way behind it|Far behind] hurried {elder.a}, quite out of breath.',
					'mood-grand':
						'That day a gust took some hats, a tablecloth, and a green umbrella. The hats got away. The umbrella dived over the crowd, and {hero} made the catch of {their} life. [A long way behind|Far behind] hurried {elder.a}, quite out of breath.',
					'mood-funny':
						'That day the wind ran off with a green umbrella, and the umbrella seemed to be enjoying it. It tripped up [a waiter|two aunts], bounced off a bass drum, and was caught by {hero}. [A long way behind|Far behind] hurried {elder.a}, quite out of breath.',
					else: 'That day there was a breeze, and it brought a green umbrella, rolling along on its rim like a lazy hoop. {hero} caught it. [A long way behind|Far behind] hurried {elder.a}, quite out of breath.',
				},
				[
					'“Read it again!” somebody shouted. “‘You will know Judge {elder} by a green umbrella,’” read {host.name}, {host.a}, out of a letter. And there it was, with {hero} on the end of it. It is a rare thing to see a whole crowd become happy at once. A drum began to bang.',
					'“That’s the one! Green!” somebody shouted, and a drum began to bang. {host.name}, {host.a}, came running up with a letter. “It says we will know you by the umbrella. Judge {elder}! You are even younger than we feared.”',
					'A drum went off like a cannon. “Green umbrella!” cried {host.name}, {host.a}, and checked a letter to be sure. “It’s Judge {elder}! The judge is here!” All of {folk} cheered, and somebody held up a sign.',
				],
				{
					quiet:
						'{hero} had a whole sentence ready. But there were so many faces that the sentence turned around on the way and went home.',
					bold: '“That’s me,” said {hero}. It was out before {they} could look at it, and after that there was no way back.',
					kind: '{hero} meant to say no. But somebody’s grandmother was crying with relief, and it seemed wrong to stop her halfway through.',
					honest: '“I’m not,” said {hero} at once. The drum was on the “not.” Everyone heard “I’m,” and was satisfied.',
					clever:
						'{hero} wanted to see what would happen if one said nothing for a moment. It happened. By then it was a parade.',
					careful: '{hero} decided to wait until the noise died down. It did not die down. It got a second drum.',
					merry:
						'{hero} thought that it was the best joke in weeks, joined in, and bowed to the drum. It was a while before {they} noticed that nobody else was joking.',
					dreamy:
						'{hero} had been wondering where umbrellas go. By the time that was settled, there had already been a speech of thanks.',
					quick:
						'{hero} shot forward to hand over the umbrella. It looked exactly like a judge who could not wait to begin.',
				},
				[
					'{host} told {hero} about the case while the two were still shaking hands. It had been {left.name} and {right.name} all their lives, like salt and pepper. Then there was a night of rain, and something about {thing.a}, and since then, for a year, {left} and {right} had each eaten lunch facing a wall. Tonight, {court.at}, it would be decided. “It had better be,” said {host}. “My brother is for {right}, and I’m for {left}.”',
					'The case was this. {left.name} and {right.name} both claimed {thing.a}, and had not spoken for a year. Tonight, {court.at}, Judge {elder} would say whose it was. “And you are never wrong,” said {host} happily.',
					'It was all about {thing.a}, said {host}. “Mine,” said {left.name}. “Mine,” said {right.name}. For a year they had crossed the street so as not to meet. Tonight, {court.at}, Judge {elder} would put an end to it. “You’ll know at a glance,” said {host}.',
				],
			],
			choices: [
				{
					say: 'Yell “You’ve got the wrong person!” past the drum',
					sets: ['tried'],
					outcome: [
						'“You’ve got the wrong person!” yelled {hero}. “A strong person?” said {host}. “We never doubted it!” The drummer hit harder, to agree. Only {elder.the} had caught every word. {Elder.they} looked at {hero} for a moment, and went quietly to the very end of the line.',
						'{hero} yelled it four times. The first three went into the drum. The fourth was heard by {host}, who told everyone that the judge had a lovely sense of humor. {Elder.the} had heard it too. But {elder.they} only smiled a little, as if somebody had passed a test, and let the whole parade go by.',
					],
				},
				{
					say: 'Take the umbrella straight back to {elder.the}',
					sets: ['offered'],
					outcome: [
						'{hero} went straight to {elder.the} and held it out. “I think this is yours.” “Oh, it is,” {elder.they} said, and did not take it. “But look how happy they are. Carry it a little way for me, will you? I have always wondered what goes on at the back.” So {hero} carried it.',
						'“Yours,” said {hero}, and held it out. {Elder.the} studied the umbrella, the drum, and the sign. “If I take that now,” {elder.they} said, “I’ll have to shake all those hands. You shake them. I’ll walk at the end and have my sandwich.” And that was all {hero} could get out of {elder.them}.',
					],
				},
				{
					say: 'Open the umbrella and give them the bow they want',
					sets: ['bowed'],
					outcome: [
						'The umbrella opened with a splendid whump, and {hero} bowed. The crowd roared. It was like standing in front of a warm oven. {hero} bowed to the left and to the right, and was just starting on the middle, and there stood {elder.the}. {Elder.they} was clapping too. It sounded different from the others.',
						'Whump went the umbrella, and down went {hero} in a bow so low that the drummer missed a beat. If nobody has ever cheered for you, it is hard to stop. {They} took three bows. “One, two, three,” said {elder.the} at the back, rather quietly, as if it were being added to something.',
					],
				},
			],
			scene: {
				at: 'start',
				with: ['host', 'elder'],
				shows: ['drum', 'letter'],
				holds: 'umbrella',
				pose: 'hold',
				feeling: 'surprised',
			},
		},
		{
			titles: ['Judges Go First', 'The Head of the Parade', 'The Drum Stops'],
			time: 'day',
			parts: [
				'@answer',
				[
					'{Court} was a good way off, and {hero} had to walk at the head of everybody, with no idea how a judge walks, and so in {their} own way. At once all of {folk} tried to walk that way too. Only {elder.the}, at the very end, just went along, and ate a sandwich. Then the whole parade ran into its own front, and the drum gave one last small bang. “After you,” said {host}. “We came by the back way this morning, but one can’t ask that of a judge. I’ll hold the umbrella.”',
					'The whole parade marched off {court.to}, with {hero} in front. When {hero} sped up, all of {folk} sped up. When {hero} stopped to think, everyone stopped to think. Then, all by itself, the drum went quiet. “Judges go first,” said {host}, from some way back. “We got here by the back way, ourselves. It has nettles. Shall I hold the umbrella?”',
					'It was an odd parade: {hero}, then the drum, then {host} and all of {folk}, and last of all {elder.the} with a sandwich. It had not gone very far when it stopped. “Ah,” said {host}. “Yes. We came by the back way, because of this. We hoped that you would know what to do.” {Host.they} held the umbrella, and everybody sat down to watch.',
				],
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['Something in a Box', 'Just Between Us', '{right} Has a Word', 'A Present'],
			time: 'day',
			parts: [
				'@first.outcome',
				{
					late: 'It had cost a good deal of time, and the drummer had begun to look at the sun. Nobody complained. Everyone just walked faster.',
					owes: '“You made a promise there,” said {host}. “A judge’s promise!” {hero} had already thought of that.',
					else: '“Masterly,” said {host}, and tried to stand the way {hero} stood.',
				},
				[
					'On the far side everyone rested, and {host} gave the umbrella back. {right.name}, {right.a}, sat down next to {hero}. {Right.they} had a box. “Honey cakes,” said {right} softly. “My last ones. Not a bribe. I just thought that a judge might be hungry, and might remember who was nice.” The smell came out of the lid and sat down too.',
					'On the far side everybody rested, and {hero} was given the umbrella to hold again. {right.name} came over. {Right.they} was {right.a}, and today {right.they} had a box, and a bad conscience. “It’s honey cake,” said {right}. “The good kind. If you should happen to decide for me, well, there is another box at home.” {hero} had eaten nothing since breakfast.',
				],
				[
					'“Is {thing} worth so much?” asked {hero}. “It’s worth nothing,” said {right}. “We had it a week each, {left} and I. We used to hand it over on the step, and then we’d have tea. One night it was left out in the rain. I could have lived with that.” {right} looked down the road, to where {left} was sitting. “But {left} never came to say sorry. So there was no more tea, either.”',
					'“What is it that {left} did to you?” {hero} asked. {right} looked across at {left}, who was sitting with {left.their} back to them. “{left} left {thing} out in the rain,” said {right}, “and never said sorry. I waited and waited.” It did not sound angry. It sounded like somebody far from home.',
					'“Did you two always quarrel?” asked {hero}. “Never,” said {right}. “We had {thing} in turns, one week each. Then it was left out one night in the rain, and {left} never said sorry.” {Right.they} sniffed. “I would have said it was all right. I had it all ready.”',
				],
				[
					'{Elder.the} had sat down not far away, back to back with a milestone, and it was hard to say which of the two was listening.',
					'A few steps away {elder.the} seemed to be asleep under a hat. One eye was not.',
					'Not far off {elder.the} was shelling peas into a hat, and seemed to be counting them. Every now and then the counting stopped.',
				],
			],
			choices: [
				{
					say: 'Eat a honey cake and promise nothing',
					sets: ['bribed'],
					outcome: [
						'{hero} ate one. It was still a little warm. “I promise nothing,” {they} said with {their} mouth full. “Of course not,” said {right}, and left the whole box. It is hard to look like a fair judge with honey on your chin, and {hero} wiped it four times.',
						'It was the best honey cake in the world, and it was gone in two bites. So was the next. “This doesn’t count,” said {hero}. “No, no,” said {right}. All the rest of the way the box rattled at every step, as if it were telling somebody.',
					],
				},
				{
					say: 'Push the box back, though it smells wonderful',
					sets: ['refused'],
					outcome: [
						'{hero} pushed the box back. {Their} stomach made a noise like a door. “If you’re right, you don’t need it,” {they} said. {right} shut the lid, and for some reason looked more cheerful. “The judge before you ate the lot,” said {right}, “and we never believed a word of it.”',
						'“No, thank you,” said {hero}. Those were the three hardest words of the day. {right} nodded slowly, and shared the cakes out among the children instead. {Elder.the} had one. “Good cake,” said {elder.the}, to the sky.',
					],
				},
				{
					say: 'Tell {right} that you only caught the umbrella',
					sets: ['confided'],
					outcome: [
						'“I’m not the judge,” whispered {hero}. “I only caught it.” {right} stared, and then began to shake, and it took a while to see that it was laughing. “So I’ve been bribing nobody! Have a cake for free.” Then the two had one each. “I won’t tell,” said {right}. “But you had better.”',
						'{hero} told {right} the truth, very fast, before it could change its mind. {right} thought it over for the length of a honey cake. “Then nobody sensible is in charge at all,” {right.they} said. “Well. That is how it has been all year.”',
					],
				},
			],
			scene: { at: 'first', with: ['right', 'elder'], shows: ['chest'], pose: 'sit', feeling: 'worried' },
		},
		{
			titles: ['And Then the Next', 'Not Far Now', 'One More Thing', 'In Front Again'],
			time: 'dusk',
			parts: [
				'@answer',
				[
					'It had got about that the judge was good. So at each crossroads stood more cousins, some of {left}’s and some of {right}’s, and they fell in on the proper side. {hero} went down the middle with the umbrella. From above it must have looked like a book lying open.',
					'By now the parade was twice as long. {left}’s cousins had joined it, and {right}’s cousins, because word had gone round that this judge could do anything. {left} walked on the left of the road and {right} on the right. “Nearly there,” said {host}, who was out of breath from the drum.',
					'The road went on {court.to}, with {left} on one side of it and {right} on the other, and the drum in the middle like a fence. It was growing late. At every gate more cousins came out to see the judge, and went along on the proper side.',
				],
				'@second.meet',
			],
			choices: 'second',
		},
		{
			titles: ['Order in Court', 'The Rainy Night', '{left} Against {right}', 'The Whole Story'],
			time: 'night',
			parts: [
				'@second.outcome',
				{
					'first.hear or second.hear': [
						'{Court} was divided like a cake. On the left sat everyone for {left}, on the right everyone for {right}, and both halves were shouting. {hero} climbed into the judge’s chair, in front of {thing}. In the last row {elder.the} unpacked a sandwich. Somewhere in all that noise {left} had begun to tell the story.',
						'For a year it had been a quiet quarrel, because nobody spoke. Now both sides had come {court.to}, where {thing} lay on a table, and made up for it. {hero} sat in the judge’s chair and saw mouths. In the last row {elder.the} put two bits of sandwich in {elder.their} ears.',
					],
					'first.reach or second.reach': [
						'{Thing} lay on a table {court.at}, far in front, by the judge’s chair, and all down the aisle stood the cousins. “Past our side, Judge, if you please!” said {left}’s. “Past ours!” said {right}’s. Both kinds pushed up closer. {Elder.the} found a seat in the last row.',
						'The judge’s chair stood {court.at} with {thing} in front of it, and an aisle led up to it. {left}’s half were for the left edge, and {right}’s half for the right, and both halves stood in the middle. {Elder.the} sat down in the last row.',
					],
					'first.trust or second.trust': [
						'There was a judge’s chair {court.at}. {hero} climbed up, and saw {thing} on a table below, and {elder.the} in the last row. “Before we start,” said the oldest of {left}’s cousins, “whose judge is this? {right} sat next to the judge all through the rest.” “And {left} walked beside the drum!” called another. “How do we know that it will be fair?”',
						'Now {hero} sat in the judge’s chair {court.at}. {Thing} lay on a table. {Elder.the} was in the last row. “There was a judge here before,” said an aunt on {left}’s side. “He took presents from both of us,” said an uncle on {right}’s. It was the first thing that the two sides had agreed on for a year. “Can this one be trusted?”',
					],
				},
				bestGift(...uses),
				{
					'first.hear or second.hear': '',
					'first.reach or second.reach': '+ So {hero} came to the judge’s chair.',
					else: [
						'+ “One could try it with this one,” said somebody on the left. “One could,” said somebody on the right.',
						'+ The aunts looked at the uncles, and nodded.',
					],
				},
				untoldAlly(uses, '{ally} did not know which side to sit on, and stood by the door.'),
				[
					'“May I?” said {right}, and told it. The two had found {thing} together, and it was one week here and one week there. Then one night it was left out in the rain. “It was {right}’s turn,” said {left}. “Yours!” said {right}. “I only waited for a word from you.” “And I for one from you!” Both looked up at the judge.',
					'“We found {thing} together and had it by turns,” said {left}. “One night it was left out in the rain. It was {right}’s turn, so it was {right} who forgot.” “It was {left}’s turn!” cried {right}. “I waited for you to say sorry.” “I waited for you!” Both swung round to the judge.',
					'“It’s quite simple,” said {left}. “We had {thing} week by week, {right} and I. One night somebody left it out in the rain. It wasn’t me. So it was {right}, who never said a word about it.” “I was waiting for you to say a word!” cried {right}. Then both turned to the judge.',
				],
			],
			choices: [
				{
					say: 'Put the umbrella on the table and tell them everything',
					sets: ['told'],
					outcome: {
						tried:
							'{hero} laid the umbrella on the table. “I shouted it this morning, and no one heard,” {they} said. “Then I stopped shouting, and that was wrong. It isn’t mine. I’m not a judge. I’m {hero}, from around the corner. But I listened to you both, and I heard something that you didn’t.” Nobody moved. {host} held the drum as if it might go off.',
						else: [
							'{hero} laid the umbrella on the table. “I have to tell you something,” {they} said. “This came to me on the wind. I’m not a judge. I’m {hero}, from around the corner, and I should have said so this morning. But I did listen, just now, as if I were one.” Nobody moved. {host} held the drum as if it might go off.',
							'Down went the umbrella on the table. “That isn’t mine,” said {hero}. “You all waved, and nobody ever had, so I let you. I’m only {hero}. But I’ve listened to both of you, and I don’t think that you have.” It grew so quiet that you could hear the lamps.',
						],
					},
				},
				{
					say: 'Ask which day of the week it rained',
					sets: ['asked'],
					outcome: [
						'“Which day did it rain?” asked {hero}. “Sunday,” they both said. “And when did you change over?” “Sunday,” said {left}, and stopped. “At noon,” said {right}. “Or was it in the evening? I suppose we never…” It had been nobody’s turn at all. On both sides of the aisle the cousins began to count on their fingers, and stopped at the same one.',
						'“What day was it?” asked {hero}. It was a Sunday. It had rained on the very day when one week stopped and the other started. {left} counted on the left and {right} on the right, and they both got to the same hole in the middle. “But somebody must have had it,” said a cousin. They counted again. Nobody had.',
					],
				},
				{
					say: 'Order it to be smashed to pieces, and watch their faces',
					sets: ['neither'],
					outcome: [
						'“Then it will be smashed,” said {hero}, “and there is peace. A hammer, please!” “No!” cried {left}. “It would break {right}’s heart!” {left} clapped a hand over {left.their} mouth. But {right} had jumped up too. “Give it to {left}! Anything but that!” On both sides of the aisle it went very still. Nobody there had known that you could say such a thing out loud.',
						'“Then neither of you gets it,” said {hero}. “Somebody fetch a hammer.” “Wait!” Both of them had shouted it. “{right} can have it,” said {left}. “{left} can have it,” said {right}, at the very same time. After that nobody knew where to look. They were the first kind words in a year, and they had both been shouted at a judge.',
					],
				},
			],
			scene: {
				at: 'court',
				with: ['left', 'right'],
				shows: ['thing'],
				holds: 'umbrella',
				pose: 'hold',
				feeling: 'determined',
			},
		},
		{
			titles: ['The Verdict', 'Somebody at the Corner', 'After the Case', 'Judge {elder}'],
			time: 'night',
			parts: [
				{
					quiet: [
						'What came next was not loud. Everyone had to stop breathing to hear it, and that is a good kind of quiet.',
						'',
					],
					bold: ['This morning it had come out by itself. This time {hero} had been scared first.', ''],
					kind: ['{hero} said it in so warm a voice that even the cousins listened.', ''],
					honest: ['This morning it had been drummed over. Nobody was drumming now.', ''],
					clever: ['There are things, thought {hero}, that you find out best by saying them.', ''],
					careful: ['{hero} had been waiting for the right moment since noon, and knew it when it came.', ''],
					merry: ['Everyone waited for the joke. There was no joke.', ''],
					dreamy: ['{hero} was surprised to find that everybody was listening, and went ahead anyway.', ''],
					quick: ['{hero} got it out in one breath, and only then noticed how frightening it was.', ''],
				},
				'@answer',
				{
					'bribed & told':
						'And {hero} put the box of honey cakes on the table too. “Two are gone,” {they} said. “I ate them.”',
					'confided & told': [
						'“I knew it,” said {right}, and got up. “I was told at lunch, over a honey cake. I could have said something too.”',
						'“I’ve known since noon,” said {right}, rather red. “It was I who kept quiet. {hero} had the worse half of it.”',
					],
					'confided & asked or confided & neither':
						'{right}, who was the only one that knew, looked at {hero} for a moment, and gave a small nod.',
					'refused & told': [
						'“I tried to bribe {hero},” said {right} suddenly. “With honey cake. It came back with the lid on.”',
						'“I can tell you one thing about {hero},” said {right}. “My honey cakes came back, all of them.”',
					],
				},
				{
					[isDoubted]: [
						'“You weren’t a judge all day long,” said the oldest of {left}’s cousins. “Why should we believe the next thing you say?”',
						'“First you are one, and then you aren’t,” said an old cousin in the front row. “Who tells us that it’s true this time?”',
					],
				},
				{ '!told': '', [isOther('reach', ...uses)]: '', ...otherGift(...uses) },
				untoldAlly(
					uses,
					'{ally}, by the door, still did not know which side to sit on, and pushed the two last benches together.',
				),
				{
					'end-own-name': [
						'“You’ve both had a sorry ready for a year,” said {hero}. “I only want to know who has got the shorter one.” {left} had. It took two words. {right}’s took three. After that the two had a good deal to say, and {thing} went home with {left}, for a week. {Elder.the} came up between the rows, very softly, and picked up the umbrella. “I’m Judge {elder},” {elder.they} said, “and I’ve never seen it done like that.” When {hero} came home there was a light at the corner. {host} was holding it, and behind {host.them} stood the whole parade, quietly, so as not to spoil it. They had been waiting for {hero}.',
						'“You’re both waiting for a sorry,” said {hero}. “So say it on three.” And {hero} counted. They said it on two, and {thing} was shared again, a week each. Then somebody laughed at the back, and came up to the table. “That’s my umbrella,” said {elder.the}. “I’m Judge {elder}. I’ve watched this one all day, and I’m going home, because there is nothing left for me to do.” Late that night, when {hero} came home, there was somebody at the corner. It was {host}, and {left}, and {right}, and the drum. They were holding up a sign, and the paint on it was still wet. It said {hero}.',
					],
					'end-late-truth': [
						'“They’re both waiting for a sorry,” said {hero}. “That’s all it is.” “And we cheered you,” said {host}. “All day. You let us.” {hero} had no answer to that, only a sorry {themself}, and it came out crooked. Then {elder.the} stood up. {Elder.they} was Judge {elder}, {elder.they} said, and {elder.they} had one question. “Who in this room has said sorry today?” People looked around. It was just the one. “And what did it cost?” “Everything,” said {hero}. “It has gone up,” said {left}, after a while. “It was cheaper a year ago.” And {left} turned to {right}, and said it. From then on it was a week each again. {hero} carried out the benches, every one of them. At the last somebody had hold of the other end. “You were late,” said {elder}. “So was I, the first time. I’ll tell you about it on the way.”',
						'“Nobody has said sorry,” said {hero}. “In a whole year.” Nobody cheered. “And you let me beat the drum for you,” said {host}. There was nothing to say to that, so {hero} said sorry. It sounded very small. Then {elder.the} came up to the table. {Elder.they} was Judge {elder}, and {elder.they} asked who had said sorry first tonight. “The wrong judge,” said {left} slowly. “And it didn’t even hurt,” said {right}. “I left it out,” said {left}, “I think.” “I saw it there,” said {right}, “and I let it get wet.” The two took {thing} home between them. {hero} stayed and stacked the chairs. At the last one somebody took the other end. “You were late,” said {elder}. “But you weren’t last. I’ve seen people keep an umbrella for years.”',
					],
					'end-found-out': [
						'It was going well, right up to the box. It had been standing on the edge of the judge’s chair, and now it fell, and honey cakes rolled along the front row like wheels. “I baked those,” said {right} in a small voice. Everybody looked at the crumbs, and then at {hero}. “I’m no judge,” said {hero}. “I had two of them. I’m sorry. They were very good.” It was {elder.the} who sat down in the chair, for {elder.they} was Judge {elder}. “I’ve seen judges keep the box,” {elder.they} said. Then {left} and {right} went through it once more, and each was allowed to say only what the other had done right. By midnight it was a week each again, and tea. {hero} walked home without any drum. In the morning there was a box at {their} door, with one cake in it, and a card. “You owned up in a day,” it said.',
						'It might have worked. But just then the box slid off the judge’s chair, and honey cakes rolled out in all directions, and one of them stopped in front of {left}. “Those are {right}’s,” said {left}. The whole court looked at the judge’s chin. “I’m not even a judge,” said {hero} miserably. “I’m just somebody who was hungry.” Then {elder.the} came up and sat down in the chair, for {elder.they} was Judge {elder}. “It was well meant, all the same,” {elder.they} said, and began again with {left} and {right} at the very beginning, and made each of them tell it as the other one. By midnight both had said sorry, and it was a week each again. {hero} swept up the crumbs and went home without the drum. Next morning there was a box at {their} door, with one honey cake in it and two signatures. “Everybody gets one go at being sorry,” it said. “We took a year over ours.”',
					],
					'end-asked': [
						'“Then it was nobody’s turn,” said {hero}. “Each of you had already given it back.” “I saw it out there,” said {right} slowly, “and I thought, how like {left}.” “I thought the same of you,” said {left}. It is not easy to go on being angry about a hole in a week. The two went home with {thing} between them, and at every door each of them said, “After you.” Outside stood {elder.the}, without an umbrella. “You’re Judge {elder},” said {hero}. “And you have done my work for me,” said {elder}. “Will you tell them, or shall I?” {hero} told everyone {themself}. Some laughed, and some went home. But when {hero} looked round at the corner there were four people with a drum, walking as softly as they could.',
						'“Then nobody forgot it,” said {hero}. “It was out in the rain because each of you had left it for the other.” {left} went red, and {right} went redder. It turned out that both had been dreadfully polite. The two carried {thing} home between them, arguing about who should go through the door first. Outside, {hero} held out the umbrella. “You are Judge {elder}, aren’t you?” “And you are not,” said {elder.the}. “That was a first-rate verdict. It’s a pity that you will have to tell them.” {hero} told them. Some laughed, and some went home without a word. Halfway back to the corner, a drum started up behind {hero}, very softly.',
					],
					'end-neither': [
						'“You both shouted at the same time,” said {hero}, “and neither of you shouted ‘mine.’” Both thought back. It was true. After that it was no use pretending, and they talked, {left} first and then {right} and then both of them, until the lamps went out, and then on in the dark. It was to be a week each again. On the step outside somebody moved over for {hero}. “It would have made a fine crash,” said {elder.the}. “I’d never have let go of the hammer,” said {hero}. “I know. I’ve used that trick myself, and I always hold on tight.” {Elder.they} was Judge {elder}, of course. It had begun to rain. “You hold it over the two of us,” said {elder}, “and I’ll tell you how one says who one isn’t.” It was a long walk. By the end of it {hero} could say it.',
						'“So it isn’t about {thing} at all,” said {hero}. It had not been, for about a year. {left} and {right} talked until the lamps burned down, and settled that it was a week each again. {Elder.the} was sitting out on the step. “You would really have smashed it?” {elder.they} asked. “I don’t know,” said {hero}. “I’m not a judge.” “I know. I am. That’s my umbrella.” {Elder.they} did not take it, though. “Hold it over both of us as far as your corner,” said Judge {elder}, “and think about how to tell them. I’ll listen to your first try.” There were seven tries. The last one was good.',
					],
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'court', with: ['elder', 'host'], shows: ['thing', 'umbrella'], pose: 'cheer', feeling: 'happy' },
		},
	],
};
