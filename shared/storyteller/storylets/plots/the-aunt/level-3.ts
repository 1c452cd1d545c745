import type { PlotLevel } from '../../format.ts';
import { bestGift } from '../gift.ts';

const uses = ['trust', 'hear', 'reach'] as const;

export const theAunt3: PlotLevel = {
	joins:
		'“{choice}” {hero} did, and it went off better than what came next. {host.name}, {host.a}, was making the list for Family Night, when everybody brings somebody {hall.to}. {hero} had nobody, and said, “My Aunt Hortense.” There was no Aunt Hortense. But {baker.name}, {baker.a}, began a cake for her, {friend.name}, {friend.a}, began a hat, and {hero} was sent off to fetch her.',
	chapters: [
		{
			titles: ['The List', 'Aunt Hortense', 'It Began with a Chair', 'Who Is Bringing Whom'],
			time: 'day',
			parts: [
				[
					'There is one evening in the year when everybody sits {hall.at} with their own people. It is called Family Night, and {host.name}, {host.a}, goes around with the list and asks who you are bringing. You are on the left of it, and they are on the right. {hero} was {described}, and on the right of {hero}’s line there had never been anybody. Last year {they} had sat on a stool, by the coats, and joined in the songs a bit late, so as not to be heard singing alone.',
					'For Family Night {host.name}, {host.a}, makes a list. On the left is who comes, and on the right is who they bring, and each line gets a row of chairs {hall.at}. By noon the list was nearly full. On the right of one line there was nothing, as every year. It was the line of {hero}, who was {described}. Last year {they} had sat on a stool, next to the coats. One of the coats had been quite friendly.',
					'{Hall.at} the chairs were being put out for Family Night. Each family gets a row. {hero}, who was {described}, generally got a stool, at the end, by the coats. “And who are you bringing?” asked {host.name}, {host.a}, with {host.their} pen on the right side of the list, where {hero}’s line was empty. It was only a friendly question. It made {hero} feel like a left shoe.',
				],
				{
					quiet:
						'{hero} was {trait}, and if you are {trait} there is nothing like a question in front of people. You will pay with anything you have, and if you have nothing, you pay with an aunt.',
					bold: '“My aunt,” said {hero}, the way you kick a ball: first hard, and then watching where it goes.',
					kind: '{host} had already put on such a sorry face, and {hero} could not leave a face like that lying about. “My aunt,” {they} said.',
					honest:
						'{hero} had never told a lie before, and so had never learned to tell small ones. “My aunt,” {they} said.',
					clever:
						'{hero} went through the whole family at great speed. A grandmother would be asked for recipes. A cousin would have to play. “An aunt,” {they} said.',
					careful:
						'{hero} looked at the question from every side, and in the meantime heard {themself} say, “My aunt.”',
					merry: '“My aunt!” said {hero}, and waited for the laugh. There was no laugh. {host} only nodded.',
					dreamy:
						'There had often been an aunt on the edge of {hero}’s thoughts, with a hat, and very definite opinions. “My aunt,” {they} said. It hardly felt like a lie.',
					quick:
						'“My aunt,” said {hero}. {They} threw it so hard that it was on the list before {they} had looked where it was going.',
				},
				[
					'“Well, well,” said {host}, and the pen came down. “And what is her name?” There was a jar of jam on the table, made by somebody called Hortense. “Hortense,” said {hero}. After that it went by itself. “The good chair,” said {host}. “Cake, with stairs,” said {baker.name}, {baker.a}. “I’ve got a ribbon that’s been waiting for somebody,” said {friend.name}, {friend.a}, not at all loudly. “I could put a hat under it.” It was noon. By a quarter past there was an aunt with a chair, a cake, and a hat.',
					'“What’s her name?” “Hortense.” “Aunt Hortense,” said {host}, moved. “Bring the good chair!” “I’ll bake,” said {baker.name}, {baker.a}, reaching for a bowl. “What does she like?” “I could make her a hat,” said {friend.name}, {friend.a}, rather quietly. “I’ve got the ribbon. I’ve never had anyone to use it on.” It was ten past twelve. At noon there had been no aunt at all, and now she had a chair, a cake, and a hat.',
					'“And what is she called?” “Hortense,” said {hero}. It was what it said on the flour bag behind {host}. “Hortense!” said {host}. “Fetch the good chair, somebody!” “There’ll be cake,” said {baker.name}, {baker.a}. “With stairs.” “I could do a hat,” said {friend.name}, {friend.a}, so softly that it was nearly missed. “I’ve had a ribbon for years. I just never had a head.” Ten minutes ago there had been no such person. Now she had somewhere to sit, and something to wear.',
				],
			],
			choices: [
				{
					say: 'Make her smaller, so that she is less trouble',
					sets: ['small'],
					outcome: [
						'“Don’t go to any trouble,” said {hero}. “She’s nobody, really. You could put her on the stool with me.” “On a stool!” said {host}. “At her age!” By two o’clock the good chair had three more cushions, and there was a nurse with a blanket, who had been told to stand behind it and look cheerful.',
						'“There’s no need for the chair,” said {hero}. “She’s tiny. She hardly eats, and she never says a word.” There was a shocked silence. “The poor soul,” said {baker}, and doubled the eggs. By one o’clock somebody had been sent for a nurse, with a blanket, to stand behind the good chair.',
					],
				},
				{
					say: 'Make her grander, since she is only made of air',
					sets: ['grand'],
					outcome: [
						'“She’s rather famous, actually,” said {hero}. “She has wrestled a shark. She came by basket.” Once you have started, the next lie is always already there. “A basket?” breathed {host}. “Under a balloon,” said {hero}. So there had to be a band, and a flag, and a present, {thing.a}, and it was only one o’clock.',
						'“She’s been around the world,” said {hero}. “In a basket, under a balloon.” It was wonderful how easily it went. “She taught the Sultan to whistle. She has a scar from a shark.” “And she is coming here!” said {host}, and sent for a band. For an aunt like that a cake was not enough. She must be given {thing.a}.',
						'“She goes by basket, under a balloon,” said {hero}. “She has, ever since the shark ate her boat.” “Which shark?” said {baker}. “The one she shouted at,” said {hero}. It was like a snowball on a slope: you only had to let go of it. {host} crossed out TEA and wrote BAND, and somebody began to polish {thing.a}. You can’t let a person like that go home with nothing.',
					],
				},
				{
					say: 'Say at once that it was a slip of the tongue',
					sets: ['tried'],
					outcome: [
						'“Sorry, I haven’t got an aunt,” said {hero}. “I’ve got nobody.” “Got a body?” said {host}. “Well, naturally. How tall?” And {host.they} measured the good chair, and had it made higher.',
						'“I didn’t mean an aunt,” said {hero}. “I meant nobody.” “Modest, too,” said {host} warmly. “They never think themselves anybody, that sort. We’ll show her.” And {host.they} wrote NOBODY’S GOOD ENOUGH FOR AUNT HORTENSE on a banner. That had not come out quite as {host.they} meant it, either.',
					],
				},
			],
			scene: { at: 'hall', with: ['host', 'friend'], shows: ['hat', 'cake'], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['Sent to Fetch Her', 'A Walk to Meet Nobody', 'Regards from Everyone'],
			time: 'day',
			parts: [
				'@answer',
				[
					'“You can’t let her arrive all alone!” said {host}. {Host.they} hung a basket of flowers for her on {hero}, by a strap, and {hero} had to set off {start.to}, where people arrive. Children ran along, and wanted to know if the aunt would bring sweets. An old man took off his hat to the flowers. It would have been easier if everyone had been a little less pleased for {hero}.',
					'“And now off {start.to} with you, and meet her!” said {host}, and hung a basket of flowers on {hero}, by a strap, so as to leave {them} free for hugging. So {hero} walked down the road to meet somebody who did not exist. It is surprising how many people want to know about that. “Regards to your aunt!” they called from every window. The flowers got heavier at each of them.',
					'{hero} had a basket of flowers hung on {them}, by a strap, and was pushed out of the door, so as not to be late {start.at}, where people arrive. The news went ahead. At the first corner somebody asked if the aunt snored. At the second an old man had met her once, years ago, and sent her his love. {hero} said that she sent hers back.',
				],
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['Nobody Got Off', 'The Letter', 'For Your Aunt, Private', 'What {friend} Wanted to Know'],
			time: 'dusk',
			parts: [
				'@first.outcome',
				{
					late: [
						'It had cost a good deal of time. {hero} did not mind that in the least.',
						'It had grown late by then, and for once that was a comfort.',
					],
				},
				{
					'first.ally': [
						'“What does she look like?” asked {first.ally}, who wanted to help. {hero} said that it was hard to describe.',
						'“I’ll help you look for her,” said {first.ally}, and all the way {start.to} asked every lady in a hat if she was Hortense.',
					],
				},
				[
					'“Waiting for somebody?” asked a man with a broom, {start.at}. “My aunt,” said {hero}. It is easier to say each time. The man waited with {hero} for a while. All the others had been kissed and taken home. “They do come, mostly,” said the man, and swept around the flowers.',
					'{Start.at} people were arriving, with boxes and babies. {hero} stood there with the flowers. When the last of them had been hugged and taken away, {hero} noticed that {they} had been stretching, to see over the heads. It was as if there could have been an aunt.',
					'{Start.at} {hero} was just in time for everybody else’s aunts. There were fat ones and thin ones, and {hero} looked at each. Not one of them looked back. It was silly to be disappointed, and {hero} told nobody.',
				],
				[
					'Then {friend} came running, with a hat that had a bird on it. “Hasn’t she come? Perhaps she took the other road. Listen, could you give her this, before all the others get at her?” It was a letter. FOR YOUR AUNT, it said. PRIVATE. “It’s only a few questions,” said {friend}, and went pink. “I haven’t got an aunt. I haven’t got anybody, really, to ask. And yours sounds as if she’d know.”',
					'And there was {friend}, quite out of breath, holding a hat with a bird on it. “Isn’t she here? I wanted to catch her before the others. Would you give her this, when she comes?” It was an envelope. FOR YOUR AUNT, it said, and under that, PRIVATE. “It’s nothing. It’s questions,” said {friend}. “You’re supposed to ask an aunt. I haven’t got one, I haven’t really got anyone, and yours has seen so much.”',
					'When {hero} turned around, there stood {friend} with a hat, and on the hat was a bird. “Isn’t she here yet?” said {friend}. “I only want to ask her something, before the speech. After a speech there’s never a minute.” Out of the hat came a letter. FOR YOUR AUNT, it said, and PRIVATE, with a line under it. “Would you give her that? Whatever I ask people, they say, ‘You’d have to ask your aunt.’ So I’m asking yours. I haven’t got one, or anybody else.”',
				],
			],
			choices: [
				{
					say: 'Read the letter as soon as {friend} has gone',
					sets: ['read'],
					outcome: [
						'It was not stuck down very well. {hero} read it under a lamp. There were eleven questions, and the first was about a stain on silk. The last one was, “What do you do on Family Night if you are always the one who takes the coats?” {hero} would have liked to know that too. {They} tried to stick it down again. It had been easier to open.',
						'{hero} read it behind a cart. It had eleven questions. Number one was how you get a stain out of silk. Number eleven was, “What do you do on Family Night if you are always the one who takes the coats?” {hero} folded it up again, along the same folds. It did not go back the way it had been.',
						'The flap had come up at one corner by itself, and {hero} helped it. There were eleven questions, with numbers. The first was what takes a stain out of silk, and they got harder. The eleventh was, “What do you do on Family Night if you are always the one who takes the coats?” In all those years {hero} had never once looked to see who took the coats.',
					],
				},
				{
					say: 'Promise to deliver it, and keep it shut',
					sets: ['promised'],
					outcome: [
						'“She’ll get it,” said {hero}, and did not even blink. It went quite smoothly by now. {friend} said thank you twice, and came along as far as the fork in the road, and kept looking at the letter to see that it was comfortable.',
						'“I’ll see that she gets it,” said {hero}, and put the letter away, and took {friend} along as far as the fork in the road. {friend} talked about hats the whole time. It was a thin letter. But with each step it got harder to carry, like a cat that wants to be let down.',
						'“First thing,” said {hero}, “before the speech,” and put the letter where it would not be creased. {friend} thought of something else on the way, and wanted to write it on the outside, and then didn’t, for fear of bothering the aunt. {hero} could feel just where the letter was, at every step.',
					],
				},
				{
					say: 'Tell {friend}, and nobody else, that there is no aunt',
					sets: ['told-friend'],
					outcome: [
						'“I can’t give it to her,” said {hero}. “There’s nobody to give it to. I made her up.” The bird on the hat shook a little. “I did think, nobody’s called Hortense,” said {friend} at last. The two of them went along in silence. “It was because of the stool,” said {hero}. “I know,” said {friend}. “I do the coats. You’ll have to tell them. Only not yet. Let her be real as far as the corner.”',
						'“There isn’t one,” said {hero}. “I made her up. I couldn’t stand the stool again.” {friend} looked at the hat for a long time, and then at the bird. “I sat behind you last year,” said {friend}. “I did the coats.” The two of them went side by side as far as the fork in the road. “You’ll have to tell the others,” said {friend}. “I know,” said {hero}. “Not yet,” said {friend}. “Let her be real as far as the corner.”',
						'“You can ask,” said {hero}, “but it would be me who answered. I made her up, because of the stool.” {friend} took back the letter, and said nothing for a while. “It’s the stool next to the coats,” said {friend} then. “I do the coats. I’d have made one up too, if I’d thought of it. You’ll have to tell them. But let her be real as far as the corner.”',
					],
				},
			],
			scene: { at: 'start', with: ['friend'], shows: ['letter', 'hat'], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['The Long Way Back', 'Getting Bigger', 'The Way Back'],
			time: 'dusk',
			parts: [
				'@answer',
				[
					'{friend} took the short way back, for the hat had to be finished. {hero} took the long one, for the longer it was the better. In every window there was a lamp, and a piece of paper with a large kind lady on it, who was called Hortense, and who was never the same. {hero} stopped at each of them, as if to see which was the right one.',
					'{friend} went ahead with the hat, by the short way. {hero} went by the long one, so as to be as late as possible, and could hear a band even there. It was playing something called “Hortense,” in three parts, all of them loud. Boys were running across the fields, to get a good seat. “They’ve named the square after her!” one of them shouted over. {hero} went more and more slowly.',
					'There is a short way back, and {friend} took that, because the bird on the hat still needed an eye. {hero} took the long one, because it was long. There were flags. There were posters, still wet, with an enormous lady called Hortense on them. She had a kind face. {hero} had never seen her before. Small paper ones were for sale, on sticks. At noon it had all been one word.',
				],
				'@second.meet',
			],
			choices: 'second',
		},
		{
			titles: ['The Good Chair', 'A Cake with Stairs', 'Where Is She?', 'Everything but an Aunt'],
			time: 'night',
			parts: [
				'@second.outcome',
				[
					'{Hall} was full to the doors, three hundred people with paper aunts on sticks. {baker}’s cake had stairs. Outside two cannons stood ready for the moment when the aunt came in.',
					'Three hundred people were {hall.at}, and all of them had paper aunts, on sticks. Outside, two cannons were to be fired when the aunt came. {baker}’s cake had stairs.',
					'At the door of {hall} a boy gave everyone a paper aunt on a stick. He had brought three hundred, and he had two left. Inside stood {baker}’s cake, which had stairs. Outside stood two cannons, to be let off when the aunt came.',
				],
				{
					'first.trust or second.trust': [
						'“The good words first,” said {host}. On Family Night everybody gets one good word, from somebody in another row. For {hero} it was always {host} who spoke in the end, and it was always, “Never late.”',
						'Before the cake come the good words, one for each name on the list, and never from your own family. After {hero}’s name there was usually a pause. “{hero}. Well?” said {host}, and the pause began.',
						'{host} read out the list. On Family Night somebody from another row gets up at each name, and says one good thing about you. “{hero},” read {host}, and looked along the rows, and back again. No one got up.',
					],
					'first.hear or second.hear': [
						'“Could I tell you something about my aunt, before you begin?” {hero} asked {host}. But every row was telling the next one about its own aunts, and {host} had only heard “begin,” and rang the bell, in vain.',
						'There was one sentence that {hero} wanted to say to {host}, before the speech. “It’s about my aunt,” said {hero}. But on such a night a family has a year’s news to shout across the aisle. “What?” called {host}. “What about her?”',
						'{hero} went up to {host}, to whisper the truth before it was too late. But in the fourth row two families had found out that they were cousins, and were telling everybody. “I can’t hear you!” cried {host}. “What about her?”',
					],
					else: [
						'Up at the front stood {host}. {hero} wanted to tell {host.them} about the aunt, and quickly, before the cannons. But everyone had come early, and even the aisle was full.',
						'“Up here, {hero}!” called {host}. “The family sits in front!” {hero} had to say one thing about that family in {host}’s ear, before it was too late. But all the way up it was knees and bags and grandmothers.',
						'There was {host}, in front, beside the good chair. One word with {host}, thought {hero}, before the cannons! But three hundred people had brought their bags, and the door was as near as one got.',
					],
				},
				bestGift(...uses),
				{
					'first.trust or second.trust': [
						'{host} wanted to write it down, on the right side of {hero}’s line. But there was no room. AUNT HORTENSE, it said there.',
						'It was a better word than any that {hero} had ever had, and {hero} could not enjoy one bit of it. For the next question was who {hero} had brought.',
					],
					'first.hear or second.hear': [
						'“Now, what did you want to tell me?” said {host} into the silence. Three hundred people leaned forward. {hero} had meant to tell it to one. “It’s a very nice cake,” said {hero}.',
						'“Yes, {hero}?” said {host}. It was so still that the paper aunts could be heard to rustle. It was much too still for what {hero} had to say. “Later,” said {hero}.',
						'“Go on,” said {host}, “what about her?” And there were three hundred faces. “I can’t remember,” said {hero}. “She must be just the same,” said {host}, moved.',
					],
					else: [
						'“I have to tell you something,” whispered {hero}. “After the cannons,” said {host}, and beamed.',
						'“It’s about my aunt,” said {hero} in {host}’s ear. “I know,” said {host}, moved. “It’s all about your aunt.”',
					],
				},
				[
					'There stood the good chair, with her name on it in roses. {hero} laid the flowers on it. {host} had a present ready for her, {thing.a}, tied up in ribbon, and nine pages of speech. Everyone looked toward the door. Only {friend} was looking at {hero}, and put the hat on the chair.',
					'There was the good chair, with roses all around it, and now with {hero}’s flowers too. {host} had a speech for her, of nine pages, and a present, {thing.a}, with a ribbon on. “The time has come,” said {host}, and everybody turned to the door. But {friend} put the hat on the chair, and watched {hero}.',
					'{hero} laid the flowers on the good chair, among the roses with her name. {friend} set the hat beside them, to keep the place. {host} picked up nine pages of speech, and the present, {thing.a}, with a bow on it. “Well?” said {host} to the door, and every head turned that way. Only {friend}’s turned to {hero}.',
				],
				{ small: 'Behind the chair stood a nurse, with a blanket over one arm.' },
			],
			choices: [
				{
					say: 'Say that you made her up, and why',
					sets: ['confessed'],
					outcome: [
						'“She isn’t coming,” said {hero}. “She never was. I made her up, because there was nothing on the right side of my line. I’m sorry about the cannons.” A paper aunt came loose, and turned around twice, and settled on the cake.',
					],
				},
				{
					say: 'Slip out with the hat, and come back as the aunt',
					sets: ['played'],
					outcome: [
						'A minute later the door flew open. In it stood a hat, with a bird, and there were some curtains under the hat. “Good evening, dear people,” said Aunt Hortense, in a voice like a rusty gate. “No, don’t get up.” The cannons went off, and took out a window. People had looked at paper aunts for so long that they simply saw one.',
						'{hero} took the hat, and said that {they} would just see where she was. Then somebody knocked, and the door opened a hand’s breadth, and a bird looked in. Below the bird came a hat, and below the hat came a tablecloth. “So this is where you keep the good chair,” said Aunt Hortense. She spoke like a hinge with rust in it. Both cannons went off at once, and so did a window. “Just like her picture!” people said, and not one of them looked under the hat.',
					],
				},
				{
					say: 'Say that she was called away for ever',
					sets: ['gone'],
					outcome: [
						'“She had to leave,” said {hero}. “For ever. She sends her love.” {They} thought that would be the end of it. There was a sob, from the third row. “For ever!” said {host}. “And we never so much as saw her. Friends, we owe her something that lasts. We owe her a statue.” {hero} saw it coming, the way you see a piano coming down the stairs.',
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
			titles: ['The Right Side of the Line', 'Somebody to Ask', 'What an Aunt Is For', 'Family Night'],
			time: 'night',
			parts: [
				{
					quiet: ['At noon one pen had waited for {hero} to speak. Now it was three hundred faces.', ''],
					'bold & confessed': ['{hero} went right up to the front, so that even the coats would hear it.', ''],
					kind: [
						'{hero} had only wanted to spare one person a sad face, and now three hundred glad ones were turned {their} way.',
						'',
					],
					'honest & confessed': [
						'Since noon {hero} had not once breathed right down to the bottom. Now {they} did.',
						'',
					],
					'clever & confessed': [
						'{hero} had added it up on the road. Each way of keeping the aunt cost more than the one before.',
						'',
					],
					'careful & confessed': ['For once {hero} did not look at it from every side first.', ''],
					merry: ['It had begun with a joke that nobody laughed at, and it still had no end.', ''],
					dreamy: ['For a moment {hero} saw her sitting there, hat and all, with very definite opinions.', ''],
					'quick & confessed': ['It had taken a second to make an aunt. It took no longer to be rid of her.', ''],
				},
				'@answer',
				{
					'gone & told-friend':
						'“Is that really all?” asked {friend}, who knew. You could have heard a crumb. “That’s all,” said {hero}.',
					'gone & read': '“Did she read my letter first?” asked {friend}. “It’s been read,” said {hero}.',
					'gone & promised': '“Did she get my letter first?” asked {friend}. “She took it with her,” said {hero}.',
				},
				{
					'small & confessed':
						'The nurse was the first to move. She put the blanket around {hero}. “I’ve brought it,” she said, “and you look as if you could use it.”',
					'small & played': 'The nurse wanted to take the old lady’s pulse, and found it very fast for her age.',
					'small & gone': 'The nurse folded up her blanket. She had so looked forward to being cheerful.',
					'tried & confessed': '“You did say so,” said {host} slowly. “At noon. I’m afraid I heard something nicer.”',
				},
				{
					'end-monument & first.ally & second.ally':
						'{first.ally} and {second.ally}, who had come along to see an aunt, went home with a paper one each.',
					'end-monument & first.ally': '{first.ally}, who had come along to see an aunt, went home with a paper one.',
					'end-monument & second.ally': '{second.ally}, who had come along to see an aunt, went home with a paper one.',
					'played & first.ally & second.ally':
						'“So that’s an aunt,” said {first.ally} to {second.ally}, and they stayed for the cake.',
					'played & first.ally':
						'“So that’s an aunt,” said {first.ally}, who had come along to see one, and stayed for the cake.',
					'played & second.ally':
						'“So that’s an aunt,” said {second.ally}, who had come along to see one, and stayed for the cake.',
					'first.ally & second.ally':
						'{first.ally} and {second.ally}, who had come along to see an aunt, were each given a stair of the cake for the road.',
					'first.ally':
						'“I came along to see an aunt,” said {first.ally}. “But I’ve seen worse families.” And {first.ally} was given a stair of the cake, for the road.',
					'second.ally':
						'“I came along to see an aunt,” said {second.ally}. “But I’ve seen worse families.” And {second.ally} was given a stair of the cake, for the road.',
				},
				{
					'end-alone & read': [
						'The others rolled the cannons home, gave {thing} to {baker}, whom nobody had thanked yet for the stairs, and went back to their rows. {hero} held out the letter to {friend}. “I read it,” said {hero}. “I know I shouldn’t have.” {friend} looked at the flap, and did not take it, and went and did the coats. So {hero} sat on the stool, with nobody, which was just what the aunt had been meant to prevent. And because there was nothing else to do, {they} turned the letter over and answered it. Number one was easy. It was salt. By number eleven the lamps were being put out. “I don’t know,” {hero} wrote. “I’ve only ever been the one on the stool. But I would pass you the coats.” {They} left it under the hat, with the flowers. In the morning there was a letter under the door. It began with number twelve.',
						'Nobody was unkind about it. The others rolled the cannons home, and took the roses off the chair. They gave {thing} to {baker}, whom nobody had thanked yet for the stairs, and each row closed up again around its own people. “I opened your letter,” said {hero} to {friend}. “It said PRIVATE, and I opened it.” {friend} nodded, and asked the next people for their coats. The stool stood where it always stood. {hero} sat on it, with the letter, and there was plenty of room on the back for answers. For the silk it was salt. Then they got harder. By the eleventh there was nobody left {hall.at}. “I don’t know,” wrote {hero}. “But I’m always on the stool, and it’s right beside you, and I never said good evening.” The letter went under the hat. The next day there was one under the door. It began with number twelve.',
					],
					'end-alone': [
						'“No shark?” said a small boy. “No basket?” “No,” said {hero}. People could have forgiven a small aunt. But they had been promised a shark. They rolled the cannons home, and untied the ribbon, and gave {thing} to {baker}, who had at least really made something. Then they went back to their own rows, and {hero} sat down on the stool. It was exactly what {hero} had been afraid of. Then somebody put another stool next to it, and the flowers on the floor in between. “I liked the bit with the basket,” said {friend}. “Was she frightened of heights?” {hero} thought about it. “Terribly,” {they} said. “But nobody knew.” “I thought so,” said {friend}. “It’s always the same with aunts.” The two of them went on until the lamps were out.',
					],
					'end-family & told-friend': [
						'Nobody had ever ruined Family Night before, and there is no rule for it. Then {friend} went up to the good chair, put on the hat, took the flowers, and sat down. “I’ve practiced since the corner,” {friend.they} said. “Sit up straight, {hero}. Have you had supper? And why has nobody cut my cake?” “Yes, Aunt,” said {hero}. At that word, outside, both cannons were let off. {host} gave the aunt {thing}, as it was tied up already. It did not fit anywhere on the list, so {host} drew an arrow, from the one line right across to the other. The boys with the sticks were quite content. This aunt was not so enormous as the one on their paper, they said, but that was often the way with famous people.',
					],
					'end-family': [
						'Nobody spoke. “Then I’ve got my letter back,” said {friend} at last. “Yes,” said {hero}, and held it out, still shut. “I was going to tell you that she couldn’t answer it. I could try, though. Only I don’t know much.” {friend} looked at the list. “I do the coats,” {friend.they} said. “I haven’t even got a line.” So the two of them pulled up the good chair, and had half each, and {friend} held the flowers. {host} put away the speech, and let off the cannons for the two of them, since they were loaded. {Thing} went to {baker}, whom nobody had thanked yet for the stairs. There were eleven questions in the letter. That night they got as far as four. The rest were to be next Thursday, and the Thursday after that.',
					],
					'end-hat & told-friend': [
						'Aunt Hortense was given {thing}, and her flowers, and nine pages of speech. She danced with {host}, and trod on {host.them}, and was thought charming. Then {friend} got her alone behind the cake. “I know it’s you,” said {friend}. “But I’ve got the hat right in front of me, so I’ll ask. What do you do on Family Night, if you’re always the one who takes the coats?” It was quiet under the hat for a while. “I knew somebody,” said the aunt, “who was always on the stool. You said good evening to {them} last year. {They} thought about it till Easter.” “Only till Easter?” said {friend}, and straightened the bird, which took rather long. “You’ll want to catch the late one home, Aunt. I’ll come with you as far as your door. And I’ll bring {hero} some cake.”',
					],
					'end-hat & read': [
						'Aunt Hortense was given {thing}, and her flowers, and nine pages of speech. She danced with {host}, and trod on {host.them}, and was thought charming. Then {friend} got her alone behind the cake. “You’ll have had my letter,” said {friend}. “I have,” said the aunt. “It’s salt, for the silk. And as for number eleven.” It was quiet under the hat for a while. “I knew somebody,” said the aunt, “who was always on the stool. You said good evening to {them} last year. {They} thought about it till Easter.” {friend} bent down, and looked under the brim, and came up again very slowly. “It said PRIVATE,” said {friend}. “I know,” said the aunt, not in the rusty voice. “I’m sorry.” {friend} straightened the bird, which took rather long. “It’s the only answer that I’ve ever had,” said {friend}. “You’ll want to catch the late one home, Aunt. I’ll come with you as far as your door. And I’ll bring {hero} some cake. A small piece.”',
					],
					'end-hat': [
						'Aunt Hortense was given {thing}, and her flowers, and nine pages of speech. She danced with {host}, and trod on {host.them}, and was thought charming. Then {friend} got her alone behind the cake. “You’ll have had my letter,” said {friend}. “It’s really just the last question. What do you do on Family Night, if you’re always the one who takes the coats?” It was quiet under the hat for a while. “I knew somebody,” said the aunt, “who was always on the stool. You said good evening to {them} last year. {They} thought about it till Easter.” {friend} bent down, and looked under the brim, and came up again very slowly. “I see,” said {friend}, and straightened the bird. “You’ll want to catch the late one home, Aunt. I’ll come with you as far as your door. And I’ll bring {hero} some cake.”',
					],
					'end-monument & told-friend': [
						'The statue is eleven feet high, and made of marble, and it has {thing} in one hand. On her birthday there are cannons; {hero} had to say a date. And each year {hero} had to stand below it, and tell them what she had been like. {hero} got very good at it. That was the worst. {friend} came every time, stood at the back, and never said a word. In the third year {hero} looked down, in the middle of a sentence, and could not go on. “Only as far as the corner, you said,” {they} told {friend} afterward, sitting on the marble feet. “It’s been a long corner,” said {friend}. It had begun to rain, and Aunt Hortense kept it off quite well. “I’ll come up there with you next year,” said {friend}, “and you tell them. I can hold the hat.”',
					],
					'end-monument': [
						'The statue is eleven feet high, and made of marble, and it has {thing} in one hand. On her birthday there are cannons; {hero} had to say a date. And each year {hero} had to stand below it, and tell them what she had been like. {hero} got very good at it. That was the worst. In the third year {hero} looked down, in the middle of a sentence, and saw {friend}, with flowers. Afterward {hero} told {friend} the truth, sitting on the marble feet. “There was nobody?” said {friend}. “I come here every week. I’ve told her everything.” “She’s a good listener,” said {hero}. “Yes,” said {friend}. “I did sometimes wish she’d say something.” It had begun to rain, and Aunt Hortense kept it off quite well. “What did you want her to say?” asked {hero}.',
					],
				},
				{
					'promised & end-monument':
						'The letter, by the way, had never been opened. {hero} gave it back that evening. “You’d better read it to me,” {they} said.',
				},
				{
					'confessed & promised & end-alone':
						'At the door {hero} gave back the letter, as shut as ever. “I’ll read it to you tomorrow,” said {friend}. “You can tell me what she’d have said.”',
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'hall', with: ['friend', 'host'], shows: ['cake', 'hat'], pose: 'sit', feeling: 'calm' },
		},
	],
};
