import type { PlotLevel } from '../../format.ts';
import { bestGift, isOther, otherGift } from '../gift.ts';

const uses = ['trust', 'hear', 'reach'] as const;

export const theAunt4: PlotLevel = {
	joins:
		'“{choice}” {hero} did it, and would have been glad if nothing else had happened that day. But {host.name}, {host.a}, was making the list for Family Night, when people sit with their own, and {hero}, who had nobody, said, “My Aunt Hortense.” There was no Aunt Hortense. By lunchtime {baker.name}, {baker.a}, had started on a cake for her, {friend.name}, {friend.a}, was making her a hat, and {hero} was on {their} way to fetch her.',
	chapters: [
		{
			titles: ['The Right-Hand Column', 'A Form of Words', 'Whom One Brings', 'An Aunt'],
			time: 'day',
			parts: [
				[
					'The list for Family Night has two columns. On the left is who’s coming, and on the right is who they bring, and everyone sits with their own. {host.name}, {host.a}, draws it up that morning in public, {hall.at}, and reads it aloud to make sure. “{hero}, {described},” it said every year on the left, and across from it, on the right, was a short neat line, like the one under a sum.',
					'Nobody meant it unkindly. One evening a year, {hall.at}, people sit with their families, and that morning {host.name}, {host.a}, goes down the list and asks each of them out loud. “{hero}, {described},” {host} would read. “And you’re bringing?” There was always a short pause. You could hear the pen being lifted. Then {host} drew a small line where the other name should be, and went on.',
				],
				{
					quiet:
						'{hero} would have paid anything to be skipped. That’s a mistake; sooner or later somebody names a price. “My aunt,” {they} said.',
					bold: '“My aunt,” said {hero}. {They} had found that most things become true if you say them loudly enough.',
					kind: '{host}’s face had already started to be sorry for {them}. {hero} couldn’t let it go through with that. “My aunt,” {they} said.',
					honest:
						'Other people have a hundred small lies, worn smooth with use. {hero} had none, so the first one came out the size of an aunt. “My aunt,” {they} said.',
					clever:
						'{hero} thought it through. People check on a mother. They want to meet a cousin. But nobody has ever been surprised not to have heard of somebody’s aunt. “My aunt,” {they} said.',
					careful:
						'{hero} had a sentence ready, about liking to be alone. It was a good sentence. At the last moment a different one came out. “My aunt,” {they} said.',
					merry: '“My aunt, obviously,” said {hero}, and paused for the laugh. In the pause the pen came down.',
					dreamy:
						'For years there had been somebody at the edge of {hero}’s evenings, in a large hat, who thought well of {them}. “My aunt,” {they} said. It felt less like lying than like mentioning a friend.',
					quick:
						'“My aunt,” said {hero}. The ink was dry before {they} had asked {themself} whose sister she might be.',
				},
				[
					'“And her name?” “Hortense.” People murmured; it’s a name you can do things with. “She’ll have the good chair,” said {host}. “She’ll have a cake,” said {baker.name}, {baker.a}. Then somebody spoke whom nobody was used to hearing: {friend.name}, {friend.a}. Across from {friend}’s name, too, there was only a line. “I could make her a hat,” said {friend}. “I’ve had the ribbon for ages.” {hero} had once looked up “family,” in case there was a way around it. It seemed to mean the people who notice when you’re late. {hero} had never been late in {their} life, and so had never found out.',
					'“What’s she called?” “Hortense,” said {hero}, and knew at once that it was a mistake. You can’t get rid of somebody called Hortense. “The good chair,” said {host}. “A cake with almonds,” said {baker.name}, {baker.a}, and was gone. “I’ve got a ribbon,” said {friend.name}, {friend.a}. Nobody had expected {friend} to speak; {friend.their} name stood a few lines down, and there was never anything across from it either. “I could make her a hat,” said {friend}. “If she’d like one.” An hour ago there had been no such person. Now she was expected that night, and people had begun to sweep.',
					'“And she’s called?” asked {host}, since there was still room in the column. “Hortense,” said {hero}. It’s a name with a hat on. “The good chair,” said {host}, and underlined it. {baker.name}, {baker.a}, asked if she ate almonds, in a cake, and did not stay for the answer. Then a voice came from a few lines farther down, where there was never anything in the right-hand column either. “I could make her the hat,” said {friend.name}, {friend.a}. “I’ve got a ribbon put by, in case there should ever be somebody.” On the steps children had begun to practice a curtsy.',
				],
				'+ {hero} could still take it back. {They} looked at the name in its column. The ink was drying on it.',
			],
			choices: [
				{
					say: 'Reduce her, until there is next to nothing left',
					sets: ['small'],
					outcome: [
						'“She’s nobody special,” said {hero}. “She hardly eats, and she never says a word.” It was the worst thing {they} could have said. Nobody takes up as much room as a person who asks for nothing. Within the hour there was a fund for her, and a nurse, and an old gentleman was going around saying that there were no aunts like that any more.',
						'“You won’t even notice her,” said {hero}. “She sits in a corner and doesn’t want anything.” There was a thoughtful silence, in which everyone remembered somebody of that kind whom they ought to have visited. The good chair was moved to the very middle, and the cake was doubled.',
					],
				},
				{
					say: 'Enlarge her, since it costs the same',
					sets: ['grand'],
					outcome: [
						'“She’s been around the world in a basket,” said {hero}. “There was some trouble with a shark.” It was as easy as finding the tap. A crowd came and stood around, and when {hero} stopped somebody said, “Go on.” No one had ever said that to {hero} before. By the end it was decided that such an aunt had to be given {thing}, and that there would be cannons.',
						'{hero} began with a basket, in which she had gone around the world, and got from there to a shark. Every time {they} thought it must be too much, the faces came closer. So this was what it was like to be listened to. “She’ll have to be given {thing},” said {host} in a hushed voice, “at the very least,” and sent somebody to see about cannons.',
					],
				},
				{
					say: 'Withdraw her, then and there',
					sets: ['tried'],
					outcome: [
						'“I should say,” said {hero}, “that she doesn’t exist.” Everyone looked at {them} very warmly. “There’s been a quarrel,” somebody whispered. “Poor thing, and can’t even talk about it.” {host} pressed the pen to the paper so hard that it left a blot, and said that it was never too late.',
						'“It just came out,” said {hero}. “I haven’t got an aunt.” “None of us thinks we deserve them,” said {host}, and laid a hand on {hero}’s arm. “That’s exactly why she should have the good chair.” After that {hero} would have had to shout, and {they} had already said it as loudly as {they} could.',
					],
				},
			],
			scene: { at: 'hall', with: ['host', 'friend'], shows: ['hat', 'cake'], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['Regards', 'To Meet Her', 'A Person of Importance'],
			time: 'day',
			parts: [
				'@answer',
				[
					'Somebody hung a bag of flowers on {hero}, and off {they} went {start.to}, to meet her. It took twice as long as usual, because of the messages. One person sent regards. One had known her slightly, as a girl. A stout man came out of a shop with tears in his eyes, and said that she had once been very good to him, at a time when he hadn’t deserved it. {hero} looked at him. He wasn’t lying. He had only put her name on somebody he missed.',
					'{hero} was sent {start.to} with a bag of flowers for somebody who wasn’t there. It’s lonelier than you would think. “Regards to your aunt!” people call, and take off their hats to you all the way. In one window an old lady was having her chair turned around, so that she could face the street. “I won’t get another chance,” she called down. “What does she smell of?” “Soap,” said {hero}. “I knew it,” said the old lady.',
					'So {hero} set off {start.to}, with a bag of flowers, to meet a person who did not exist. She was popular. “Regards to your aunt!” people called from the windows. Somebody sent her love, and somebody else an apology that was eight years late. A girl ran alongside for a while and asked if she was strict. “No,” said {hero}. “Good,” said the girl. “Does she remember birthdays?” {hero} said that she had never forgotten one, and was surprised how certain it sounded.',
				],
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['Arrivals', 'Private', 'Eleven Questions', 'The Late One'],
			time: 'dusk',
			parts: [
				'@first.outcome',
				[
					'{Start.at} people were being met. {hero} stood among them with the flowers. Only when the last one had been kissed and led away, and a man had started to sweep, did {hero} stop searching the faces. You can know perfectly well that nobody is coming. It doesn’t stop you from looking. {hero} gave the flowers to the man with the broom, who turned around to see whom they were for.',
					'Other people’s aunts kept arriving {start.at}, with baskets, with complaints, with presents for the wrong child. Each time {hero} lifted the flowers a little, and each time let them sink. {They} had invented her that morning. It was ridiculous to mind that she was late. {hero} gave the flowers to a woman whom nobody had met either, and who took it for a custom of the place.',
				],
				[
					'“Isn’t she here?” It was {friend}, out of breath, with the hat. There was a bird on it. “Then she’ll be a late one. I wanted to catch her before the speeches.” {Friend.they} held out a letter. “For your aunt,” it said, and under that, underlined twice, “private.” “It’s just some questions. There’s nobody I can ask, normally, and she’s seen more than I have.” {Friend.they} did up a button that was done up already. “She doesn’t have to answer all eleven.”',
					'“I hear there are more to come,” said somebody. It was {friend}, who had been running, and was holding a hat with a bird on it as if it might spill. “I thought, if I got to her before the speeches.” Under the hat was a letter. It said, “For your aunt.” Below that it said “private,” and somebody had underlined it, and then tried to rub out the line so as not to be rude. “It’s only questions,” said {friend}. “You need someone to ask, sometimes. She doesn’t have to do all eleven.”',
				],
			],
			choices: [
				{
					say: 'Open the letter, once {friend} is out of sight',
					sets: ['read'],
					outcome: [
						'{hero} read it under a lamp. Question one was how to get a stain out of silk. After that they were less and less about silk. The eleventh was in a different ink, as if it had been added at the last moment: “When you came into a room, did you always know that they’d be glad?” {hero} folded it up again. You can’t fold a letter exactly along somebody else’s folds.',
						'Nobody was looking, so {hero} opened it. It began with a stain on silk. It went on to whether you could be too old to learn the trumpet, and from there, by way of Sundays, to the eleventh question, which was in another ink. “When you came into a room, did you always know that they’d be glad?” {hero} wished very much that {they} had not opened it, and read it again.',
					],
				},
				{
					say: 'Undertake to deliver it, and do not open it',
					sets: ['promised'],
					outcome: [
						'“She’ll have it tonight,” said {hero}. It was a thin letter. {They} put it where {they} wouldn’t feel it, and felt it there. As far as the first corner {friend} came along and talked about hats, in the light voice of somebody who has finally mailed something.',
						'{hero} promised. It was one more lie, and by now a single one hardly weighed anything. “I wrote it three times,” said {friend}, and did not mention it again as far as the first corner, and kept glancing over to see if {hero} still had it.',
					],
				},
				{
					say: 'Tell {friend} the truth, and only {friend}',
					sets: ['told-friend'],
					outcome: [
						'“There’s nobody,” said {hero}. “I made her up. I couldn’t look at that line again.” {friend} turned the hat around for a while, as if the fault might be on the other side, and put the letter away. “I’ve got one of those lines,” {friend.they} said. “Every year I check if yours is still there. I was quite upset this morning.” They went as far as the first corner together. “Don’t tell the others yet,” said {friend}. “I’d like to have known her until supper.”',
						'“She isn’t late,” said {hero}. “She isn’t anywhere. I made her up.” The bird on the hat trembled a little. {friend} took back the letter, and looked at the address, and put it away. “That line,” said {friend}. “I’ve got one too, a bit farther down. I thought this year I’d be the only one. I was upset, if you want to know.” They went as far as the first corner without talking. “Let me have her until supper,” said {friend}.',
					],
				},
			],
			scene: { at: 'start', with: ['friend'], shows: ['letter', 'hat'], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['All over Town', 'The Public Aunt', 'What People Made of Her'],
			time: 'dusk',
			parts: [
				'@answer',
				[
					'{friend} hurried ahead, to finish the hat, and {hero} took the long way back. The posters were up by then, and the paste was still running. A large calm woman looked out of them, whom {hero} had never seen; the painter must have known somebody. A man who was hitting his donkey was told to think of Hortense, and put down the stick.',
					'{friend} hurried ahead, to see to the hat, and {hero} went the long way, to be late. There was a Hortense Square now. It had been called something else that morning. Two parties had already formed in it. One said that she was for keeping everything as it was, and the other that she would change it all, and both of them asked {hero}. “I don’t know,” said {hero}. Both of them nodded, as if that were very deep.',
					'{friend} hurried ahead with the hat. {hero} went the long way around, which was hung with flags. Somebody had made a song. It had only one verse, but it could be sung as a round, and it was being sung as a round. Under a lamp two brothers who had gone to law over a hen were arguing about what she would want them to do. “She’d want us to shake hands,” said one. “She’d want you to go first,” said the other. {hero} went by with {their} face turned away, and behind {them} it went quiet, and then somebody laughed.',
				],
				'@second.meet',
			],
			choices: 'second',
		},
		{
			titles: ['What She Would Have Wished', 'The Good Chair', 'Speaking for Her', 'A Small Favor'],
			time: 'night',
			parts: [
				'@second.outcome',
				[
					'{Hall} had been full since before dark. Six hundred people had come from five valleys, as soon as they heard, with children and folding chairs, to be near the aunt.',
					'There were six hundred people {hall.at}, and every head turned when the door opened, and turned back when it was only {hero}. A red carpet had been rolled out as far as the road.',
					'Six hundred people had put on the clothes they were married in, and were waiting {hall.at}. {hero} came in by the side, past the coats, as always.',
				],
				{
					'first.trust or second.trust': [
						'Family Night begins with the good words. For each name on the list somebody has to stand up who isn’t kin, since kin are biased. At {hero}’s name {host} would say, “Always punctual,” after a decent pause. This year {host} did not get as far as that.',
						'“The good words,” said {host}. It’s a custom older than the hall: for each of you somebody speaks who doesn’t have to. {hero} knew how long the silence was at {their} own name. {They} had counted it, other years, by the clock. This year it did not last.',
					],
					'first.hear or second.hear': [
						'{host} had been ringing the bell for some time. But six hundred people had found out that each of them had once had an aunt like that, and were comparing. It was what Family Night had always been supposed to be, and so it couldn’t begin. And {hero} only wanted it to be over.',
						'“Dear friends,” said {host}, several times. Nobody had ever heard such a noise on a Family Night. People who sat with their own, every year, and whispered, had got up and were telling perfect strangers about a woman none of them had met. {host} looked to {hero} for help, as one looks to the family.',
					],
					else: [
						'“The family in front!” called {host}. In front meant next to the good chair, and {hero} had only ever sat by the coats. In between it was all elbows and picnic baskets, and nobody who had got a place near the good chair was going to be the one to move.',
						'A chair had been set for {hero} beside the good one, and somebody had tied a bow on it. It was as far from the coats as you could get. All the way there people sat on the floor, on one another, and on the step of the platform.',
					],
				},
				bestGift(...uses),
				{
					'first.trust or second.trust': [
						'{host} wrote it on the list, across from {hero}’s name. There was hardly room, what with the aunt.',
						'It was all true. Nobody had ever said such a thing of {hero} in that room, and it had come on the one night when {they} couldn’t look up.',
					],
					'first.hear or second.hear': '“Thank you,” said {host}. “You can tell whose family that is.”',
					else: '',
				},
				[
					'There stood the good chair, empty, in a ring of roses, with her name on a card, and {friend} beside it with the hat. “The family,” people whispered. It was the first time that anyone had used that word about {hero}.',
					'“That’s her family,” somebody whispered, when {hero} got there, and everybody smiled. Nobody had ever used that word about {hero}. All around the good chair there were roses, and a card that said HORTENSE, and {friend} stood beside it with the hat.',
				],
				[
					'{host} drew {hero} aside. “While we’re waiting,” said {host}, very low. “There’s the kitchen in the lower street, where they give out soup. It costs money, and it attracts people. I mean to close it. It would sound so much better coming from your aunt, and you wouldn’t have to be exact.” Three steps away {friend} was looking hard at the bird on the hat. {friend} ate at that kitchen. Everybody knew it, and nobody had ever mentioned it.',
					'“A small thing, while we have a moment,” said {host}, behind the roses. “You know the soup kitchen in the lower street. It costs money. I’d like to shut it. From me that sounds hard, and from your aunt it would sound wise. One word would do. She needn’t even have said it.” Not three steps away stood {friend}, who had supper there every night, and showed no sign of having heard.',
				],
			],
			choices: [
				{
					say: 'Say that she would sooner see a second kitchen',
					sets: ['spoke'],
					outcome: [
						'“She’d want a second one,” said {hero}, loudly. “She said so. In the upper street, where people can see it.” The hall cheered, and it was carried. It’s easy to be generous with somebody else’s aunt. {host} looked at {hero} with new respect, the way you look at a person who got to the well before you.',
						'{hero} turned around and said it to everyone. “My aunt has heard about the soup kitchen. She thinks one isn’t enough.” A second one was voted before {host} could shut {host.their} mouth. {hero} felt wonderful for about a minute. Then it struck {hero} that the hall would have voted for the opposite just as gladly.',
					],
				},
				{
					say: 'Say that she never spoke of such things',
					sets: ['abstained'],
					outcome: [
						'“She had no views on soup,” said {hero}. {host} studied {them}. “Everyone who isn’t here has views,” said {host}. “The only question is who has them for her.” But {host.they} wrote “pending” across the paper and slid it under the speech, until after the cake.',
						'“I can’t say that,” said {hero}. “She never talked about soup.” “Then she never said a word against closing it,” said {host}. “Or for it.” In the end {host} wrote “pending” on the paper, and put it under the speech, until after the cake.',
					],
				},
				{
					say: 'Let {host} say what {host} likes in her name',
					sets: ['lent'],
					outcome: [
						'“Say what you think best,” said {hero}, and {host} did, to the whole hall, in her name. It sounded just like her; everybody said so. {friend} was still holding the hat, but like somebody who brings a lunch to a train that has gone.',
						'{hero} was tired, and it was only one more thing that she hadn’t said. “If you like,” said {hero}. So {host} put a hand on the back of the good chair and announced that Hortense was against the kitchen. People clapped. They would have clapped for anything. {friend} didn’t, and couldn’t have, with both hands full of hat.',
					],
				},
			],
			scene: { at: 'hall', with: ['host', 'friend'], shows: ['hat'], pose: 'stand', feeling: 'worried' },
		},
		{
			titles: ['The Empty Chair', 'Nine Pages', 'All Rise', 'For Want of an Aunt'],
			time: 'night',
			parts: [
				'@answer',
				[
					'Then four men carried in the cake. It had flights of stairs, like a town hall, and on the top step, in white sugar, stood a stout little woman with her arms out. {baker}, who had baked it, had used up the almonds for the whole winter.',
					'It took four people to carry the cake. It went up in steps, and at the very top a stout little person in white sugar was being glad to see everybody. There wasn’t an almond left in any shop.',
					'The cake came in on a door, because no tray was big enough, and four people held up the corners. It was built like the front of a palace, and on its highest balcony a stout sugar woman leaned out with both arms open.',
				],
				{
					[isOther('hear', ...uses)]: [
						'Six hundred people said “Ah,” and went on to say what they thought of it. {baker}, who had followed the cake in, was saying something too, and there was nobody who would have heard.',
						'The cheering wouldn’t stop. {hero} saw {baker} say something, beside the cake, and wanted to hear it.',
					],
				},
				{ [isOther('reach', ...uses)]: '', ...otherGift(...uses) },
				[
					'“I was six when my own aunt died,” said {baker}, beside the cake, when {hero} had admired it. “Mostly I remember her back, at a stove. What she looked like from the front I had to guess.” “She looks glad,” said {hero}. “Yes,” said {baker}. “I remember that.”',
					'“I made her from the back first,” said {baker}, low, and looked up at the one in sugar. “I lost my own aunt when I was six. At that age you mostly see them going.”',
					'“I had an aunt until I was six,” {baker} told {hero}, under the sugar one. “I’ve got the hands right, I think. I don’t remember the rest.”',
				],
				{
					'first.ally & second.ally':
						'“We’ve never been to a family before,” said {first.ally} and {second.ally}, who had come along to see one, and were already at the side door. “Is it always like this?” “No,” said {hero}.',
					'first.ally': [
						'“I’ve never been to a family before,” said {first.ally}, who had come along to see one, and had to be getting on. “Is it always like this?” “No,” said {hero}.',
						'{first.ally} took leave now, by the coats, and looked back at the chair. “I’ve had worse aunts,” said {first.ally}. “Have you?” said {hero}.',
					],
					'second.ally': [
						'“I’ve never been to a family before,” said {second.ally}, who had come along to see one, and had to be getting on. “Is it always like this?” “No,” said {hero}.',
						'{second.ally} took leave now, by the coats, and looked back at the chair. “I’ve had worse aunts,” said {second.ally}. “Have you?” said {hero}.',
					],
				},
				[
					'{host} had the speech ready, nine pages of it, and a present from all of them, {thing.a}, balanced on the arm of the chair. Then it got quiet. {hero} looked along the rows, and saw something that there had never been on a Family Night. People weren’t sitting each with their own. They had all moved together, left column and right, with their faces in one direction. It needed only one thing more. “And so,” said {host}, “where is she?”',
					'There was a roll on the drum, and {host} unfolded nine pages and put the present on the arm of the good chair: {thing.a}. All the aisles were gone. In other years there were gaps between the families, as wide as a door, and {hero} knew every one of them. This year the chairs had been pushed together anyhow, and you couldn’t tell who belonged to whom. They had done that for Hortense. “And now,” said {host}, “where is she?”',
					'{host} stood up with nine pages, laid the present on the arm of the good chair, {thing.a}, and waited until the last cough was over. It had never been so quiet on a Family Night. Every other year the families talked, each among themselves, with their backs to the rest. Tonight nobody had a back. They sat in one great half-circle, as close as they could get, and looked at a door. “And now,” said {host}, “where is she?”',
				],
				{
					'told-friend':
						'+ {friend}, who knew, put the hat on the chair all the same, to keep the place, and then looked at the door with the others.',
					else: '+ {friend} put the hat on the chair, to keep the place, and looked at the door like a child at a lit window.',
				},
			],
			choices: [
				{
					say: 'Say that you made her up, and what for',
					sets: ['confessed'],
					outcome: [
						'“Nowhere,” said {hero}. “I made her up. There was a line in your list across from my name, about this long, and I couldn’t look at it again.” {They} showed how long it was, with both {hands}. It wasn’t long. It was so quiet that you could hear the sugar crack.',
						'“She isn’t coming,” said {hero}. “There’s no aunt, and there never was. You asked me who I was bringing, and I couldn’t say ‘nobody’ again with all of you listening.” Somewhere a child asked if there would still be cake.',
					],
				},
				{
					say: 'Withdraw with the hat, and return in it',
					sets: ['played'],
					outcome: [
						'For a moment nothing happened, and then there was Aunt Hortense. She had on the hat, and a pair of curtains, and she looked along the rows, one after another, as if she had come for each of them. “Well,” she said, in a voice like a gate, “are you all eating properly?” They had waited all day for a hat, and what belongs under it they had brought along themselves. Grown men put their hands over their faces.',
						'“I’ll fetch her,” said {hero}, and took the hat, and went out. The person who came in again wore that hat, and two curtains, and a good deal of brooch. “Don’t get up,” said Aunt Hortense. “I only wanted to see you all.” She had a voice like a coffee mill. They had waited all day for a hat, and what belongs under it they had brought along themselves. They got up, every one of them.',
					],
				},
				{
					say: 'Announce that she has been called away for good',
					sets: ['gone'],
					outcome: [
						'“She’s gone,” said {hero}. “You won’t see her now.” In a way it was true, and it was meant to be the end of it. But people who are gone have no end; that’s where they start. One after another the whole hall stood up. {host} put down all nine pages and spoke without notes, and the third word was “marble.”',
						'“She was called away,” said {hero}. “For good. She’s sorry.” Now they would be disappointed, and have some cake, and go home. Instead somebody took off his hat, and then they all did. “We never even saw her,” said {host}. “She’ll have to have something that lasts. She’ll have to have a statue.” {hero} heard it coming, like a piano on the stairs.',
					],
				},
			],
			scene: {
				at: 'hall',
				with: ['host', 'friend'],
				shows: ['cake', 'hat', 'thing'],
				pose: 'stand',
				feeling: 'worried',
			},
		},
		{
			titles: ['Next of Kin', 'Somebody to Ask', 'What She Was For', 'The Other Column'],
			time: 'night',
			parts: [
				{
					quiet: ['{hero} drew a breath. Six hundred people leaned forward, so as not to miss it.', ''],
					bold: ['That morning it had helped to say it loudly. {hero} took a step forward.', ''],
					kind: ['{hero} looked along to the last row. A child had been lifted up there, so as not to miss her.', ''],
					'confessed & honest': ['“She,” {hero} began, and had to begin again, without her.', ''],
					clever: [
						'{hero} went over the doors of that room in {their} mind. There were three, and she couldn’t come in by any of them.',
						'',
					],
					careful: ['{hero} looked at the nine pages, and at the clock, and at the side door.', ''],
					merry: ['{hero} smiled, out of habit. Six hundred people smiled back.', ''],
					dreamy: ['For a moment {hero} looked at the door with the rest of them.', ''],
					quick: ['It took {hero} a second, as it had that morning.', ''],
				},
				'@answer',
				{
					'played & grand':
						'Outside they remembered the cannons, and both went off at once. Aunt Hortense did not so much as turn her head. It was put down to the shark.',
					'gone & grand': 'Since there were cannons, they were fired for her. {hero} jumped at each of them.',
					'confessed & grand':
						'“And the shark?” asked a voice in the last row. “No shark either,” said {hero}. That was taken harder than the aunt.',
					'played & small':
						'She had been announced as somebody you would hardly notice. “Where’s {hero}?” said the people in the first row, and looked around to complain.',
					'gone & small':
						'“And she wanted so little,” people said, and each of them put something down toward the marble.',
					'confessed & small': '“I told you she was nobody special,” said {hero}. It did not help.',
					'confessed & tried':
						'“I did say so this morning,” said {hero}. “You did,” said {host}. “We took it for feelings.”',
				},
				{
					'gone & told-friend':
						'“And that’s the end of it?” asked {friend}. It was a chance, held out like a coat. “That’s the end of it,” said {hero}.',
					'gone & read': '“Had she read it,” asked {friend}, “before she went?” “It’s been read,” said {hero}.',
					'gone & promised':
						'“Did she get my letter,” asked {friend}, “before she went?” “She took it with her,” said {hero}, and felt where it was.',
				},
				{
					'played & abstained':
						'“About that kitchen,” said {host}, and pulled the paper out. “Shut it?” said Aunt Hortense. “I was hoping to eat there.” {host} put the paper back.',
					'played & lent':
						'“That kitchen, which you so wisely spoke against,” began {host}. “I didn’t,” said Aunt Hortense. “Somebody was tired, and let it be said. It was shabby. There are people in this room who eat there, and had to stand and hear it.” So it stayed open. {friend}, who had been looking at the floor ever since the cake, looked up.',
					'played & spoke':
						'“You’ll have your second kitchen,” said {host}. “So I hear,” said Aunt Hortense. “See that there’s something in the pots.”',
					'gone & abstained':
						'There was a vote on the kitchen after the cake. “What would she have said?” somebody asked. Nobody knew, and so it stayed open.',
					'gone & lent':
						'The kitchen in the lower street was shut that same week, in accordance with her wishes. {friend} ate here and there, and {hero} never dared to ask where.',
					'gone & spoke': 'The second kitchen went through on the spot, as her last wish but one.',
					'confessed & abstained':
						'{host} pulled out the paper about the kitchen, saw that there was nobody left to have said it, and held it to a candle.',
					'confessed & lent':
						'“Then who wanted our kitchen shut?” somebody asked. “I let it be said,” said {hero}. It stayed open. “You knew whose supper it was,” said {friend}, not loudly. “I knew,” said {hero}. There was no excuse for that, and {they} did not look for one.',
					'confessed & spoke & end-family':
						'“And the second kitchen?” somebody asked. It had been voted, said {host}, whoever had wanted it. It is called after her to this day.',
					'confessed & spoke & end-alone':
						'The second kitchen had been voted for a lady who didn’t exist, and was struck out. But after that nobody could very well close the first.',
				},
				{
					'end-alone & read': [
						'The hall took it badly, and went home. Somebody swept up the roses, and {host} put {thing} away. The cake stayed where it was, with the little sugar woman on its top step, holding out her arms to the chairs. {hero} gave {friend} the letter. “I opened it,” {they} said. {friend} put it away without a word. {hero} had no right to answer, and did it all the same, that night: for the silk, salt; and so on. At the eleventh question, if you always knew that they’d be glad when you came in, {they} sat until the lamp went out. “No,” {they} wrote. “I never did. But you had a line like mine, every year, and when you came in I was glad.” {They} pushed it under {friend}’s door. Three days later there was an envelope under {hero}’s own. It was addressed to Miss Hortense, care of {hero}. Inside was a question, and it was number twelve.',
					],
					'end-alone & promised': [
						'The hall might have forgiven a modest aunt. But for one whole day six hundred people had been the sort who are visited by a lady with a shark. {host} put {thing} away. Everybody else went back to their own rows, and looked past {hero} the way you look past a mirror. So there it was again: the empty place, the line. At about eleven somebody set down a stool there. It was {friend}. {hero} gave back the letter, which had never been opened. “It’s for somebody with more experience,” said {friend}, and put it away. “She wouldn’t have liked that cake,” said {friend}. “No?” said {hero}. “Too many almonds,” said {friend}. “She hated a fuss.” {hero} thought about it. “That’s what she used to say in the basket,” {they} said. After that the two of them took turns, without looking at each other, and when the lamps were put out Aunt Hortense had got as far as Peru.',
					],
					'end-alone': [
						'The hall might have forgiven a modest aunt. But for one whole day six hundred people had been the sort who are visited by a lady with a shark. {host} put {thing} away. Everybody else went back to their own rows, and looked past {hero} the way you look past a mirror. So there it was again: the empty place, the line. At about eleven somebody set down a stool there. “She wouldn’t have liked that cake,” said {friend}. “No?” said {hero}. “Too many almonds,” said {friend}. “She hated a fuss.” {hero} thought about it. “That’s what she used to say in the basket,” {they} said. After that the two of them took turns, without looking at each other, and when the lamps were put out Aunt Hortense had got as far as Peru.',
					],
					'end-family & promised': [
						'For a while nobody did anything. Then {friend} took the hat from the chair, looked at it, and put it on. It fit. You could see now whom it had been made for. “I’ve never been anywhere much,” said {friend}, rather white, and sat down among the roses. “I’ve just thought for years about what I’d say to somebody.” {Friend.they} turned to {hero}. “You look tired,” said {friend}. “And you were late tonight. I noticed. Who looks after you?” “This is for you, then,” said {hero}, and held out the letter, unopened. {friend} read the address, and for some time neither of them knew what to do about it. {host} handed {friend} {thing}. [“It says Hortense on the label,” said {host}. “You’d have to answer to that.”|“Hortense,” it said on the label, and {friend} left the label on.] Then there was still the list. With the whole hall watching, {host} took the pen, and drew a line from the one name in the left column down to the other. It was about as long as the old one. It just went somewhere now.',
					],
					'end-family': [
						'For a while nobody did anything. Then {friend} took the hat from the chair, looked at it, and put it on. It fit. You could see now whom it had been made for. “I’ve never been anywhere much,” said {friend}, rather white, and sat down among the roses. “I’ve just thought for years about what I’d say to somebody.” {Friend.they} turned to {hero}. “You look tired,” said {friend}. “And you were late tonight. I noticed. Who looks after you?” {host} handed {friend} {thing}. [“It says Hortense on the label,” said {host}. “You’d have to answer to that.”|“Hortense,” it said on the label, and {friend} left the label on.] Then there was still the list. With the whole hall watching, {host} took the pen, and drew a line from the one name in the left column down to the other. It was about as long as the old one. It just went somewhere now.',
					],
					'end-hat & told-friend': [
						'Aunt Hortense was given {thing}, and [said that it would look well in the soup kitchen|wanted it put up where the soup was given out]. She spoke for a quarter of an hour about going to bed on time, and the hall would have done anything for her. Afterward {friend}, who knew who she was, stopped her in the passage among the coats. “I’d like to ask it anyway,” said {friend}, and got out the letter. “When you came into a room, did you always know that they’d be glad?” Something moved under the hat. “Not until tonight,” said Aunt Hortense, in {hero}’s voice. “It’s as nice as you’d think. It’s just not for me.” {friend} put the bird straight. “I only asked for her until supper,” said {friend}. It has been a good deal longer than that. The two of them have her out on certain Thursdays, and take turns with the hat.',
					],
					'end-hat & read': [
						'Aunt Hortense was given {thing}, and [said that it would look well in the soup kitchen|wanted it put up where the soup was given out]. She spoke for a quarter of an hour about going to bed on time, and the hall would have done anything for her. Afterward {friend} stopped her in the passage, among the coats. “It’s just the eleventh question,” said {friend}. “When you came into a room, did you always know that they’d be glad?” Something moved under the hat. “Not until tonight,” said Aunt Hortense, in nobody’s voice but {hero}’s. “It’s as nice as you’d think. It’s just not for me.” {friend} looked under the brim, and then put the bird straight. “You’ll be tired, Aunt,” said {friend}. “I’ll see you home.” They went the length of a street. “You’d read it,” said {friend}. “You answered before I had finished.” “I opened it as soon as you were out of sight,” said {hero}. They went the length of another. “Then you can do the other ten by Thursday,” said {friend}.',
					],
					'end-hat & promised': [
						'Aunt Hortense was given {thing}, and [said that it would look well in the soup kitchen|wanted it put up where the soup was given out]. She spoke for a quarter of an hour about going to bed on time, and the hall would have done anything for her. Afterward {friend} stopped her in the passage, among the coats. “You’ll have had my letter,” said {friend}. “I have,” said Aunt Hortense, and held it out, unopened. “I’d sooner be asked.” {friend} turned it over twice. “Then only the eleventh,” {friend.they} said. “When you came into a room, did you always know that they’d be glad?” Something moved under the hat. “Not until tonight,” said Aunt Hortense, in nobody’s voice but {hero}’s. “It’s as nice as you’d think. It’s just not for me.” {friend} looked under the brim, and then put the bird straight. “You’ll be tired, Aunt. I’ll see you home. It’s on my way, if you live where I think you do.” She has been back since, on certain Thursdays. {friend} and {hero} take turns with the hat.',
					],
					'end-hat': [
						'Aunt Hortense was given {thing}, and [said that it would look well in the soup kitchen|wanted it put up where the soup was given out]. She spoke for a quarter of an hour about going to bed on time, and the hall would have done anything for her. Afterward {friend} stopped her in the passage, among the coats. “It’s just the eleventh question,” said {friend}. “When you came into a room, did you always know that they’d be glad?” Something moved under the hat. “Not until tonight,” said Aunt Hortense, in nobody’s voice but {hero}’s. “It’s as nice as you’d think. It’s just not for me.” {friend} looked under the brim, and then put the bird straight. “You’ll be tired, Aunt,” said {friend}. “I’ll see you home. It’s on my way, if you live where I think you do.” She has been back since, on certain Thursdays. {friend} and {hero} take turns with the hat.',
					],
					'end-monument & told-friend': [
						'The statue is thirty feet high, in the best marble, with {thing} let into the base under glass, and {hero} had to say if it was like her. Every year there are cannons and a wreath, and every year {hero} stood on the third step and told them what she had been like, and got good at it. Nobody’s eyes stayed dry but {friend}’s, who stood at the back and had never told. In the sixth year {hero} came back at night, and there was {friend}, between the marble feet, talking upward. “I know nobody’s there,” said {friend}. “You can tell a thing to that, too.” {hero} sat down on the plinth. “You said, until supper,” {they} said. “I’ve kept her quite a bit longer.” “You could bring her back,” said {friend}. “They won’t like it.” So {hero} tried out how to tell them, until it was light, on the one person who had heard it before.',
					],
					'end-monument': [
						'The statue is thirty feet high, in the best marble, with {thing} let into the base under glass, and {hero} had to say if it was like her. Every year there are cannons and a wreath, and every year {hero} stood on the third step and told them what she had been like, and got good at it. Nobody’s eyes stayed dry. In the sixth year {hero} came back at night, and somebody was standing between the marble feet, talking upward. It was {friend}. “I come most evenings,” said {friend}. “She never wrote back, you see.” {hero} sat down on the plinth, and told it, and it took until it was light. “So there was nobody,” said {friend}. “Then who did I tell it all to?” There was only one person there to ask. “You could tell me,” said {hero}. “From the beginning, if you can stand it.”',
					],
				},
				{
					'end-hat & read or end-alone or end-monument': '',
					else: [
						'Nobody ever ate the little sugar woman. {baker} has her still, in the window toward the street, with her arms out, being glad of whoever goes by.',
						'The cake was eaten that night down to its top step, and no farther. The little sugar woman is in {baker}’s window now, and looks out. {baker} has had to make her over twice, on account of the damp, and says that the face is getting better.',
						'“Who gets her?” a child had asked, when the cake was down to its top step, and it turned out that nobody could. So {baker} put her in the window, with her arms out toward the street. Some people go home that way on purpose.',
					],
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'hall', with: ['friend', 'host'], shows: ['cake', 'hat'], pose: 'sit', feeling: 'calm' },
		},
	],
};
