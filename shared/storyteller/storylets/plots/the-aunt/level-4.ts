import type { PlotLevel } from '../../format.ts';

export const theAunt4: PlotLevel = {
	joins:
		'“{choice}” It was soon done, and {hero} would have been glad to have done nothing else that day. {host.name}, {host.a}, was drawing up the list for Family Night, at which everyone brings those that belong to them; and {hero}, to whom no one belonged, had said, “My Aunt Hortense.” There was no such person. By noon {baker.name}, {baker.a}, had begun on the cake, {friend.name}, {friend.a}, had begun on a hat, and {hero} was on {their} way to fetch her.',
	chapters: [
		{
			titles: ['The Right-Hand Column', 'A Form of Words', 'Whom One Brings', 'An Aunt'],
			time: 'day',
			parts: [
				[
					'There is a list for Family Night, with two columns. In the left one stands who is coming; in the right one, whom they bring; and everyone sits with their own. It is drawn up in public, {hall.at}, by {host.name}, {host.a}, who likes to read it aloud. {hero} was {described}, and had stood in the left column for years with a short neat line across from {them}, such as one makes after a sum.',
					'It is a kindly custom, and was never meant to hurt. Once a year, {hall.at}, everyone sits with their own. {host.name} keeps the list, {host.a}, with those who come in the left column, and in the right one those whom they bring, and asks for them by name. Each year, when it came to {hero}, who was {described}, there was a small considerate pause, in which one could hear the pen being lifted.',
				],
				{
					quiet:
						'{hero}, who was {trait}, would have given anything to be passed over. It is a mistake to be willing to give anything. One is asked for something that one does not have.',
					bold: '“My aunt,” said {hero}. {They was} {trait}, and had found that most things become true if they are said from the chest.',
					kind: '{host}’s face had begun to arrange itself for pity. {hero} was {trait}, and could not let anyone go through with that. “My aunt,” {they} said.',
					honest:
						'{hero} was {trait}, and entirely without practice. Other people have a hundred little lies, worn smooth with use. {hero} had just the one, and it was the size of an aunt.',
					clever:
						'{hero}, being {trait}, had considered it. A mother is verified; a cousin can be asked for. “An aunt,” {they} said. No one has ever been surprised not to have heard of somebody’s aunt.',
					careful:
						'{hero} was {trait}, and had prepared a sentence for the occasion, on the joys of solitude. It was a good sentence. At the last moment the voice that was to speak it said, “My aunt.”',
					merry:
						'“My aunt, of course,” said {hero}, who was {trait}, and paused for the laughter. In that pause the pen came down.',
					dreamy:
						'{hero} was {trait}. There had been someone, for many years, on the far side of {their} evenings, in a large hat, with an opinion of {them}. “My aunt,” {they} said. It was rather like mentioning a friend.',
					quick:
						'“My aunt,” said {hero}. {They was} {trait}, and got it out with such a swing that it was on the list, wet, before {they} had asked {themself} whose sister she might be.',
				},
				[
					'“And she is called?” “Hortense.” There was a murmur; it is a name that one can do things with. “She shall have the good chair,” said {host}. “She shall have a cake,” said {baker.name}, {baker.a}. There remained {friend.name}, {friend.a}. Nobody had expected a word from there; that name stood in the left column too, with nothing across from it. “I could do her a hat,” said {friend}. “I have had the ribbon by me for some time.” So there she was. {hero} had once looked up the word “family,” in the hope of some loophole, and had found that it meant those who notice if one is late. {They} had never in {their} life been late, and so had had no means of finding out.',
					'“Might one know her name?” “Hortense,” said {hero}, and it was a mistake; one cannot do away with a person who is called that. “The good chair,” said {host} at once. “Almonds,” said {baker.name}, {baker.a}, and was gone. “I have a ribbon,” said {friend.name}, {friend.a}. It was a name that stood each year a few lines farther down, with nothing across from it either, and one had not known that a voice went with it. “I could make her something for the head. I have had it by me.” {hero} had looked for years for what it was that other people had at home. It had seemed to {them} that it must be somebody who notices if one is late. Now there was such a person, and she was expected by six.',
				],
			],
			choices: [
				{
					say: 'Reduce her, until there is next to nothing left',
					sets: ['small'],
					outcome: [
						'“She is quite insignificant,” said {hero}. “She neither eats nor speaks.” It was a fatal thing to have said. There is nothing so large as a person who asks for nothing. By one o’clock they had opened a fund; there was a nurse; and an elderly gentleman was going about saying that they did not make them like that any more.',
					],
				},
				{
					say: 'Enlarge her, since it costs the same',
					sets: ['grand'],
					outcome: [
						'“She has been around the world in a basket,” said {hero}. “There was some trouble with a shark.” It came as water comes, once one has found the place. They stood around {them} three deep. Nobody had ever asked {them} to go on before. When {they} had done, it was resolved that she must be given {thing}, and that there would be cannon.',
					],
				},
				{
					say: 'Withdraw her, then and there',
					sets: ['tried'],
					outcome: [
						'“I ought to say,” said {hero}, “that she does not exist.” They looked at {them} with great warmth. “Estranged,” somebody whispered. “Poor thing. And cannot even speak of it.” {host} pressed the pen to the paper, so that it left a blot there, and said that it was never too late.',
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
					'Then they put flowers into {their} {hands} and sent {them} off {start.to}, to meet her. It was an hour’s walk. {They} spent it receiving messages. Someone wished to be remembered to her. Someone had known her, slightly, as a girl. A stout man came out of a shop and said, with tears in his eyes, that she had once been very good to him when he had least deserved it; and {hero} looked at him, and saw that it was so.',
					'{hero} was dispatched {start.to} with a bunch of flowers. One would not believe how lonely it is to carry flowers to somebody who is not there, or how many people will take off their hats to it. She was expected everywhere. In one window an old lady was having herself turned round, chair and all, so as to face the street.',
				],
				[
					'It could not go on like this, {hero} thought; and it did not, although only for a reason that lay across the road.',
					'{hero} was rehearsing what one says to an empty road, when it turned out not to be empty.',
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
					'{Start.at} they were all being met. {hero} waited among them with the flowers. It was not until the last had been kissed and led off, and a man had begun to sweep, that {they} realized that {they} had been searching the faces. One knows that there is no one. It makes surprisingly little difference to one’s neck.',
					'They came, {start.at}, all evening, other people’s aunts, with baskets, with grievances, with presents for the wrong child. {hero} held the flowers a little higher each time, and each time let them sink. {They} had invented her at noon. It was absurd of her to be late.',
				],
				[
					'“Not on that one, either?” It was {friend}, out of breath, with the hat, upon which there was a bird. “Then she will be on the next. I only wanted to catch her before the speeches.” {friend} held out a letter. It said “For your aunt,” and under that, twice underlined, “private.” “They are just some questions. One has nobody to put them to, in the ordinary way. I thought, someone who has been through so much.” {friend} did up a button that was done up. “She need not answer all eleven.”',
					'“They say that the next one is fuller,” said somebody. It was {friend}, who had run, and who held the hat before {friend.them} as one carries a full dish. There was a bird on it. “I thought that if I got to her before the speeches.” Under the hat was a letter. “For your aunt,” it said; “private” had been underlined, and then, so as not to seem rude, underlined less. “It is merely some questions. There is always a point at which one would ask somebody. She need not do all eleven.”',
				],
			],
			choices: [
				{
					say: 'Open the letter, once {friend} is out of sight',
					sets: ['read'],
					outcome: [
						'{hero} read it under a lamp. The first question was how one removes a stain from silk. They became gradually less about silk. The eleventh was in a different ink, as though it had been added after all: “When you came into a room, did you always know that they would be glad?” {They} folded it up. It is impossible to fold a thing exactly along another person’s folds.',
					],
				},
				{
					say: 'Undertake to deliver it, and do not open it',
					sets: ['promised'],
					outcome: [
						'“She will have it tonight,” said {hero}. It was a thin letter, and {they} put it where {they} would not feel it, and felt it there. All the way back {friend} spoke of hats, with the lightness of somebody who has at last got a thing off to the mail.',
					],
				},
				{
					say: 'Tell {friend} the truth, and only {friend}',
					sets: ['told-friend'],
					outcome: [
						'“There is no one,” said {hero}. “I could not stand the empty column.” {friend} said nothing for some time, and turned the hat round, as if the fault might be on the other side. “I have one of those,” said {friend}. “I look at yours, each year, to see if it is still there. I was quite upset this morning.” They went back together. “Do not tell them just yet,” {friend} said. “I should like to have known her as far as the bridge.”',
					],
				},
			],
			scene: { at: 'start', with: ['friend'], shows: ['letter', 'hat'], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['Posters', 'The Public Aunt', 'Named After Her'],
			time: 'dusk',
			parts: [
				'@answer',
				[
					'There were posters up by now, and the paste ran down from them. A large calm woman looked out, of whom {hero} had never seen the like; the artist had evidently once known somebody. Nobody could have said what she stood for, and nearly everybody did. A man who beat his donkey was told, in passing, to think of Hortense, and put down the stick.',
					'On the way back one came through Hortense Square. It had been something else at noon. Two parties had already been formed in it; the one held that she was for the old ways, the other that she would sweep them all away. Each turned to {hero} for confirmation, and each, when {they} said that {they} did not know, nodded, as at something very deep.',
				],
				[
					'There was a bend to come, and then the last stretch; and on the last stretch, with the air of having been there first, was a matter that had never heard of her.',
					'It was not far by then. And for the first time that day there was nobody who asked after her health; they had all, it appeared, been held up at the same place.',
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
				{
					'first.reach': [
						'They had come from five valleys. {Hall} had been full since six, and after that more people had come in. Somewhere in the middle of them was the good chair, and {hero}, who was the next of kin, could not get so far as to see it.',
						'There were stewards, with sashes. “Family only,” they told {hero}, at the door. “I am the family.” They smiled; it seemed that everybody was. And all that could be seen of {hall} was the backs of those who had said so earlier.',
					],
					'first.hear': [
						'The cannon were discharged as {hero} came in. It was done from sheer good will, and went on for as long as the powder did. {They} could be seen to be explaining something.',
						'It is a name made for a crowd. They brought it out in two long halves, like people hauling at a rope, and behind it there was no room for any other word; {hero} put up {their} {hand}, and they took it for the beat.',
					],
					'first.trust': [
						'“By yourself?” said {host}, and it was so still that one heard the candles. “You were sent with flowers, and were gone for half a day. One would so like to know what you did with it.” A murmur rose. She had been in their hearts since noon; and it came to them that they had let her be met by somebody of whom not one of them could have said what {they was} like.',
						'“Then where is she?” No one had raised a voice. But they had all drawn in a little to the middle, around the chair, as if to shield it. “One ought to have asked what kind of person we were sending,” a lady remarked. “I have sat behind that stool for years, and could not tell you one thing that {hero} has ever done for anybody.”',
					],
				},
				{ 'first.reach & flies': '+ The air was given over to her likeness, on threads, in every size.' },
				'@first.later',
				[
					'There stood the chair, empty, in a ring of roses. {host} bent down to {hero}’s level. “While we wait,” {host.they} said, low. “There is the matter of the kitchen in the lower street, where they give out soup. Some of us feel that it attracts the hungry. I mean to have it closed. It would come so much better, you know, from her.” {friend} was standing near, with the hat. It was where {friend} ate.',
					'They had put roses about the chair; it looked as chairs do that have been told to expect somebody. {host} drew {hero} behind it. “A small thing, while we have the time,” {host.they} said. “You know the kitchen, in the lower street, with the soup. There are those of us who find that it draws people. It is to be shut; but it would be so much more gracious, from her. A word would do. She need not even be exact.” Not three steps off stood {friend}, with the hat, and gave no sign of having heard. It was there that {friend} had supper.',
				],
			],
			choices: [
				{
					say: 'Say that she would sooner see a second kitchen',
					sets: ['spoke'],
					outcome: [
						'“She would wish for another one,” said {hero}, loudly. “She said so. In the upper street, where it can be seen.” It was carried by acclamation. So easily is good done, by those who are not there. {host} looked at {them} with a new respect, as one looks at a person who has got to the well first.',
					],
				},
				{
					say: 'Say that she never spoke of such things',
					sets: ['abstained'],
					outcome: [
						'“She had no views on soup,” said {hero}. {host} considered {them}. “Everyone has views, who is not here,” said {host}. “It is simply a question of who has them for her.” The motion was put off until after the cake; {host.they} wrote “pending” on it, and laid it under the nine pages.',
					],
				},
				{
					say: 'Let {host} say what {host} likes in her name',
					sets: ['lent'],
					outcome: [
						'“You must say what you think best,” said {hero}, and {host} did. It sounded just like her, everyone agreed. There was one person by the chair who went on holding the hat, but as one holds a thing after the train has gone.',
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
					'Then the cake was brought, by four men. It had stairs; on the topmost step, in sugar, stood a small stout figure with her arms out. {baker} had put in the whole of the winter’s almonds. “I lost mine at six,” {baker} said, to no one in particular. “I never knew what she looked like from in front.”',
					'It took four to carry the cake. It had been built in flights, like a town hall, and at the very top, in white sugar, with her arms spread, was a stout little person who was being glad to see everybody. There were no almonds left in the place. “I did her from behind, to begin with,” said {baker}, low, at {hero}’s side. “I was six. One mostly sees them going.”',
				],
				'{host} had nine pages, and laid {thing} in its ribbon on the arm of the chair. There was a drum; there was a silence, of the sort that one is afraid to be the first to spoil. In all that hall, as {hero} now saw, they were not sitting each with their own, as on other Family Nights, with the aisles between them like drawn curtains; they had moved together, anyhow, the left column and the right, with their faces all one way. Nothing of the kind had been seen there before. It needed only the one thing, and it was expected from {them}. “And so,” said {host}, “where is she?”',
				{
					'told-friend':
						'+ {friend}, who knew, set the hat upon the chair all the same, to keep the place; and then looked at the door with the others. One may know, and look.',
					else: '+ {friend} set the hat upon the chair, to keep the place, and stepped back, and looked at the door, like a child at a lit window.',
				},
			],
			choices: [
				{
					say: 'Say that you made her up, and what for',
					sets: ['confessed'],
					outcome: [
						'“Nowhere,” said {hero}. “I made her up. There was a line in your list, across from me, about so long, and I could not look at it again.” {They} showed them, with two {hands}, how long it was. It was not long. In the hush one heard the sugar crack.',
					],
				},
				{
					say: 'Withdraw with the hat, and return in it',
					sets: ['played'],
					outcome: [
						'There was a delay, and then there was Aunt Hortense. She had on the hat, and a pair of curtains, and she stood in the door, and looked along the rows, one after the other, as though she had come for each of them. “Well,” she said, in a voice like a gate, “are you all eating properly?” Strong men put their hands before their faces.',
					],
				},
				{
					say: 'Announce that she has been called away for good',
					sets: ['gone'],
					outcome: [
						'“She is gone,” said {hero}. “You will not see her now.” It was, one might say, the truth. It had been meant to put an end to it. But there is no end to a person who is gone; that is where such people start. One after another they stood. {host} turned over all the nine pages at once and spoke, for the first time in years, without notes; and the third word was “marble.”',
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
			titles: ['Next of Kin', 'The Eleventh Question', 'In Loving Memory', 'The Other Column'],
			time: 'night',
			parts: [
				{
					quiet: ['Of all those present {hero}, being so {trait}, would have been the last to be suspected of it.', ''],
					bold: [
						'{hero} was {trait}. It had got {them} in from the front; it would have to get {them} out by the same door.',
						'',
					],
					kind: ['{hero} was {trait}, and saw to the last row what it was that lay in {their} {hands}.', ''],
					honest: ['{hero}, who was {trait}, had had by now all the practice that {they} wanted.', ''],
					clever: [
						'{hero} was {trait}, and had foreseen everything but one, which was that they would need her too.',
						'',
					],
					careful: ['There was no careful way to do it, and {hero}, {trait} all {their} life, did it without one.', ''],
					merry: ['{hero} was known as {trait}. It lent the thing a certain weight that nobody saw {them} smile.', ''],
					dreamy: [
						'{hero}, that {trait} creature, would miss her more than any of them. {They} had known her longest.',
						'',
					],
					quick: [
						'It had been a {trait} answer that {hero} gave at noon, and the work of a second. The rest had been the bill.',
						'',
					],
				},
				'@answer',
				{
					'confessed & second.reach': [
						'There was a movement, as of a theater that has caught fire and is too polite to say so. They all came forward, to see what somebody with no aunt looked like. {host} had sat down on the drum, at the far end, with the nine pages. It was {host} of whom one would have had to beg pardon first; and {hero}, going that way, made a yard, and lost two.',
						'They rose, and pressed to the front, all of them, to look into the chair, as one looks into a well. {hero} was put aside, and put aside again. Beyond some hundreds of backs stood {host}, whose voice had been heard to say, “But I sent for cannon,” and to whom it was high time that somebody said that {they was} sorry.',
					],
					'confessed & second.hear': [
						'Every bell in the place was rung. It had been arranged for, at whichever word should turn out to be the right one, and the ringers had been a long time without a word. {hero} was begging everybody’s pardon; one could see it being begged.',
						'Then it went off, with the drum in it, and the last of the cannon, which had been waiting for the end of a sentence. {hero} had not come to the end of it. It was to have been that {they was} sorry.',
					],
					'confessed & second.trust': [
						'“No,” said {host}. “I have nine pages. I have been a better person since noon. First there is one, and then you tell us that there is none; it is plain that one of these is a falsehood, and I know which of them I should miss.” There was applause. For the first time that day {hero} had said what was so, and it was the only thing that they declined to believe.',
						'“There is no such thing as no aunt,” said a man with a poster, and pointed to it. It was the general feeling. “You wish to have her to yourself,” said {host}. “One can understand it. But you must not come to us with stories. Is there anyone here who would take it, from {hero}, that she is not?”',
					],
					'played & second.reach': [
						'They rose, as one rises to a queen, and came forward, each to touch a corner of the curtain. Aunt Hortense, who had been making for the chair, made a yard, and lost two. {friend} stood on a bench at the other side of them, so as to see her at least as far as the collar.',
						'Six hundred people wished to be kissed. They formed a line, and the line lost its head. The good chair was at one end of the hall, with {friend} beside it, holding the place, and at the other end was the person whom it was for.',
					],
					'played & second.hear': [
						'Every bell in the place was rung, and the last of the cannon let off, and upon that they all asked her things, at one time; it was like standing under a gutter. {friend} had come quite close to put a question, and might as well have put it to the sea.',
						'She was understood to have opinions, and there were cheers for each of them, in advance. One saw the hat go up and down. {friend} stood in front of it, and shouted up the one question that had been got ready for a lifetime, and was cheered.',
					],
					'played & second.trust': [
						'“There is a thing that one has on one’s conscience,” said {host}, low, and bent to the brim. “It concerns {hero}. We have put {them} at the end, you know, by the coats, and now one sees of what family {they was}. You would tell me, as the aunt: is it a person whom one might have trusted with more?” It was plainly impossible to answer.',
						'“But before you sit,” said {host}, “forgive me. We do not see {hero} here with you. One has heard so little of {them}, in all these years, either way. Would you call it a reliable sort of person?” Under the hat there was a struggle. “Somebody else had better say,” said Aunt Hortense.',
					],
					'second.reach': [
						'There was a movement, as of people at a station when the train is seen to go. They were polite about it; they merely all came forward, toward the chair. {hero}, going the other way, made a yard, and lost two. At the far end the door was open, and {friend} stood in it, as one stands who has counted the people in a room and is short of one.',
						'Then they rose, and pressed to the front, all of them, so as to be nearer to what was left of her. {friend} had gone the other way. There were six hundred people who wished to touch the chair, and on the far side of them, for as long as it takes to find one’s coat, was {friend}.',
					],
					'second.hear': [
						'Every bell in the place was rung. It had been arranged for, at whichever word should turn out to be the right one, and the ringers had been a long time without a word. {friend} had leaned down, and asked something, and asked it again; and nothing could be heard but bronze.',
						'Then it went off, with the drum in it, and the last of the cannon; some wept, and some cheered, on the whole for the same reason. {friend} had come up close, and was asking a thing, and had to see it taken for grief.',
					],
					'second.trust': [
						'“For good?” said {host}, and had to sit. “Without a word to one of us? She would not do that. One goes like that only when one has been hurt.” They turned, the whole hall of them, and considered {hero}. “We shall have to be told,” said {host}, “how you have been treating her.”',
						'“One does not ask on one’s own account,” said {host} heavily. “But she has gone off by night, in the wet, without her cake; and the last person that she saw was you. Was it something that you did? What are you like, {hero}, with people? Does anybody know?”',
					],
				},
				{ 'second.reach & flies': '+ To rise above it one would have had to go through a good hundred of her.' },
				'@second.later',
				{
					'gone & second.trust':
						'It was all of it true, and it was being used to hold up something that was not. {hero} had never been so well spoken of.',
					'gone & told-friend':
						'“And that is the whole of it?” asked {friend}, who knew better. It was a chance; it was held out like a coat. “That is the whole of it,” said {hero}.',
					'gone & read': '“Had she read it,” asked {friend}, “before she went?” “It was read,” said {hero}.',
					'gone & promised':
						'“Did she have my letter,” asked {friend}, “before she went?” “She took it with her,” said {hero}, and felt where it was.',
					'played & second.trust':
						'It was quiet under the hat. One is so seldom present when one is spoken well of, and it was hardly possible to thank anybody.',
				},
				{
					'played & abstained':
						'The motion, as it was still pending, was put to her in person. “Shut it?” said Aunt Hortense. “I was hoping to be taken there.” {host} put it back under the nine pages, and it was not seen again.',
					'played & lent':
						'“With regard to the kitchen, of which you yourself so wisely said,” began {host}. “I said nothing of the kind,” said Aunt Hortense. {host} looked about for whoever had told {host.them} so; and the kitchen stayed open.',
					'played & spoke':
						'“There is to be a second kitchen,” said {host}, “as you desired.” “I hear that I did,” said Aunt Hortense. “See that there is something in it.”',
					'gone & abstained':
						'The motion was taken then, as had been promised, after the cake. Someone asked what she would have said. No one could tell them; and on the authority of a person without views one cannot shut a kitchen.',
					'gone & spoke': 'The second kitchen was put through on the spot, as her last wish but one.',
					'confessed & abstained':
						'{host} drew the motion out from under the nine pages, and found that there was no one left to have it from. {Host.they} held it to a candle.',
					'confessed & lent':
						'“Then who was it,” somebody asked, “that wanted our kitchen shut?” They all looked at {host}. {hero} said that it had been said with {their} leave. It was not shut; but a good many had got up from their places, on the side of the lower street, and {friend} had been the first.',
					'confessed & spoke & end-alone':
						'The second kitchen had been voted to a lady who did not exist, and was struck out. But nobody, after that, could very well propose to shut the first.',
				},
				{
					'end-alone & read': [
						'They took it badly, and they took it home. The roses were swept up. People sat each with their own again, and {hero} sat where the line was. When it was over {they} gave {friend} the letter. “I opened it,” {they} said. It appeared to make no difference to {friend}’s face; it was a face that had shut some while before. {They} had no right to answer, and did so all the same, in the night, on the back: salt, for the silk; and so on. At the eleventh {they} sat until the lamp went. “No,” {they} wrote. “I never did. But there was somebody, every year, in the other line like mine, and when you came in I was glad.” It was put under a door. Three days later there was an envelope on {their} own sill. It was addressed to Miss Hortense, care of {hero}, and inside it was a question, and the number was twelve.',
					],
					'end-alone': [
						'They might have pardoned a modest aunt. But they had given her the shark, and the basket, and a square; they had for one whole day been the sort of people to whom she would come; and they went back to their own rows without looking at {hero}, as one goes by a mirror. So {they} had it after all, the row to {themself}, the empty column. It was no worse than {they} remembered. About eleven somebody put down a second stool. “She would not have cared for that cake,” said {friend} after a time. “No?” “Too much almond. She never liked a fuss.” {hero} thought about it. “She used to say so in the basket,” {they} said. They did not look at each other. They went on, by turns, until the candles were put out, and she had got as far as Peru.',
					],
					'end-family': [
						'For a while no one there did anything. It was the quiet in which a thing is decided that nobody could afterward remember having decided. Then {friend} took the hat from the chair, and looked at it, and put it on. It was plainly not the first time; it had been made, as one could see now, to measure. “I do not know the world,” said {friend}, sitting down among the roses, and quite white. “But I have thought for a long time what I should say to someone.” {Friend.they} turned to {hero}. “You have got thin,” {friend.they} said. “Who sees to you?” There was still the list. {host} had it in {host.their} lap; and with everybody looking on, {host.they} took the pen, and drew a line, from the one name in the left column to the other. It was about so long. It was the same line, as a matter of fact. It had just never been attached to anything.',
					],
					'end-hat & told-friend': [
						'She was given {thing}. She spoke for a quarter of an hour, on the subject of going to bed in good time, and they would have died for her. Afterward, in the passage, among the coats, {friend} stopped her. {friend} had known since the flowers who she was. “I should like to ask it all the same,” said {friend}, and got out the letter. “I have never had anyone to ask. When you came into a room, did you always know that they would be glad?” Something happened beneath the hat. “Not till tonight,” said Aunt Hortense, no longer in anybody’s voice. “It is quite as nice as one thinks. It is not for me, though.” {friend} reached out and set the bird straight; it had slipped. “I was glad when you told me,” said {friend}. “I only said that I was upset.” They have her out still, on certain Thursdays. They take turns with the hat.',
					],
					'end-hat': [
						'She was given {thing}. She spoke for a quarter of an hour, on the subject of going to bed in good time, and they would have died for her. Afterward, in the passage, among the coats, {friend} stopped her. “It is just the eleventh,” said {friend}. “When you came into a room, did you always know that they would be glad?” Something happened beneath the hat. “Not till tonight,” said Aunt Hortense, no longer in anybody’s voice. “It is quite as nice as one thinks. It is not for me, though.” {friend} looked for a long time at what could be seen under the brim, and then reached out and set the bird straight; it had slipped. “You will be tired,” said {friend}. “I will see you home, Aunt. It is on my way, if you should live where I think.” She has been back since, on certain Thursdays. They take turns with the hat.',
					],
					'end-monument & told-friend': [
						'It is nine yards high, and of the best marble, and it was {hero} who had to say if it was like. Hardly anything else could be afforded. Each year there were the cannon, and the wreath; and each year, from the third step, {hero} told them what she had been, and as {they} had by that time a beautiful delivery there was not a dry eye. One was dry. {friend} stood every time at the back, by a post, and had never told. It was in the sixth that {hero} came out by night, having left {their} flowers behind, and found somebody standing there, between the marble feet, and talking up. “I come most evenings,” said {friend}. “I know who is not there. One can say a thing to that, too.” {hero} sat down on the plinth. “You said, as far as the bridge,” {they} said. “I have taken her a good deal farther.” “You might bring her back,” said {friend}. “They will not like it.” It took {them} until it was light to think how one would begin; and as there was only one person who had heard it before, {they} tried it, from the beginning, on {friend}.',
					],
					'end-monument': [
						'It is nine yards high, and of the best marble, and it was {hero} who had to say if it was like. Hardly anything else could be afforded. Each year there were the cannon, and the wreath; and each year, from the third step, {hero} told them what she had been, and as {they} had by that time a beautiful delivery there was not a dry eye. It was in the sixth that {they} came out by night, having left {their} flowers behind, and found somebody standing there, between the marble feet, and talking up. It was {friend}. “I come most evenings,” said {friend}. “She never wrote back, you see.” {hero} sat down on the plinth. It took {them} until it was light to tell it. “Then there was nobody at all,” said {friend}. “Whom did I tell it to?” And as there was for that, at the foot of nine yards of marble, only one person who could be asked, {hero} said, “I should like to hear it. From the beginning, if you can stand it.”',
					],
				},
				{
					'spoke & end-family':
						'The second kitchen was built, since it had been voted. It is called after her, and no one has found the heart to alter it.',
					'lent & end-monument':
						'The kitchen in the lower street had been closed by then, in accordance with her wishes.',
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'hall', with: ['friend', 'host'], shows: ['cake', 'hat'], pose: 'sit', feeling: 'calm' },
		},
	],
};
