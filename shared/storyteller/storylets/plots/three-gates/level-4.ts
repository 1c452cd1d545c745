import type { PlotLevel } from '../../format.ts';
import { bestGift } from '../gift.ts';

export const threeGates4: PlotLevel = {
	joins:
		'“{choice}” {hero} did, and it would have been a good day to stop thinking about {friend.name}. {Friend.they} was {friend.a}, and until three weeks ago {hero}’s best friend. Then the cash box had been missing, people had asked {hero} where {they} had been, and {friend}, who knew, had said, “I don’t remember.” Now {friend} was leaving for good, tonight, from {hall}. {hero} took {thing}, and the short road, which has three gates. {keeper.name} keeps them, {keeper.a}, and takes no money. {Keeper.they} takes what you will miss.',
	chapters: [
		{
			titles: ['I Don’t Remember', 'Three Weeks', 'The Wrong Side of the Letter', 'Rates'],
			time: 'day',
			parts: [
				[
					'{hero} had been right for three weeks, and was getting tired of the company. When the cash box went missing, everyone had met {hall.at}, and {hero}, “{described},” as the minutes have it, had been asked where {they} had spent that evening. {They} had spent it with {friend.name}, {friend.a}. So {friend} was asked, who was supposed to have been somewhere else. {friend} looked at the floor. “I don’t remember,” {friend.they} said. Two days later the box turned up behind a bench. Everybody apologized to {hero}, with one exception.',
					'It would have taken four words. When the cash box was missing, and everyone had met {hall.at}, and somebody asked {hero} (“{described},” it says in the minutes) where {they} had been that evening, all it needed was somebody to say, “It’s true. I know.” {friend.name} knew. {Friend.they} was {friend.a}, and had been there. “I don’t remember,” said {friend}, to the floor. The box was found two days later, where the treasurer had put it down. That was three weeks ago, and {hero} had used the time to go over it.',
					'When you have been wronged in front of everybody, you do not have to do anything else for quite some time. {hero} had done nothing else for three weeks. A cash box had been missing. Everyone had come together {hall.at}, and asked {hero} about that evening. “Present: {described},” it says in the minutes. One person there knew the answer: {friend.name}, {friend.a}. “I don’t remember,” {friend.they} had said, to the floor. Two days later the box was found, under a coat. Everyone had been very nice about it since, apart from the one who counted.',
				],
				{
					quiet: '{hero} had said nothing about it to anybody. It is easily mistaken for peace.',
					bold: '{hero} had walked into worse things than a conversation. This one {they} walked around.',
					kind: 'You ought to forgive people, and {hero} knew it. {They was} waiting to be asked.',
					honest: 'What was true was true, and it was on {hero}’s side, and it did not talk much in the evenings.',
					clever: '{hero} had prepared for any excuse that {friend} might make. {friend} had not made one.',
					careful:
						'{hero} did not want to say anything that could not be taken back. By now silence was one of those things.',
					merry: '{hero} had told the story so often that it got laughs. {They} left out the floor.',
					dreamy: '{hero} had had the conversation many times, in {their} head, where {they} won it.',
					quick: 'It had taken {hero} one second to turn around and leave, and three weeks not to come back.',
				},
				[
					'For three of those days a letter had been lying inside the door. {hero} knew the handwriting. On the third {they} read it, standing, like a bill. {friend} was moving to the other end of the world. There was a farewell {hall.at}, tonight, and after the last song {friend} would be gone. “I would like it if you came,” it said. There was more on the back; the ink showed through the paper. {hero} did not turn it over. {They} took {thing}, because you can’t arrive with nothing, and left.',
					'The letter had come on Tuesday. It lay on the mat for three days, and was stepped over. Then {hero} read it, only the front, and fast. {friend} had found work at the other end of the world and was leaving tonight, from {hall}, when the last song had been sung. “You don’t have to come,” it said. “I’d like it, though.” Below that it said to turn over. {hero} had been told enough things by {friend}, and left it at that. {They} took {thing} for a present, so that there would be something to hand over if nothing was said, and set out.',
					'Under {hero}’s door lay a letter. For three days {they} went around it, as you go around a dog. It was from {friend}, who had been offered work on the other side of the world, and would leave tonight, from {hall}, after the last song. “Come, if you can stand it,” it said, and at the bottom, “See over.” {hero} could stand it. {They} did not see over. {They} took {thing}, because somebody who is in the right should not come empty, and left.',
				],
				[
					'There is one ride a day {hall.to}, and everybody else had been on it that morning. On foot the long way takes until tomorrow, and is free. The short road begins {start.at}, and has three gates, and a keeper, {keeper.name}, {keeper.a}. {Keeper.they} had a book as thick as a step. “Money’s no use,” said {keeper}. “People get over money. I take one thing at each gate, and it has to be missed. What have you got? {Thing}. What else?” “Nothing.” “You hummed something, coming up the road.” It was seven notes. {hero} and {friend} used to hum them under each other’s window, to say: I’m here, come out. “And you’re right about something,” said {keeper}, “very. You’ve been sleeping on it. It has left a mark.”',
					'There is one ride a day {hall.to}, in the morning, and everybody else had been on it. On foot there are two ways. The free one takes until tomorrow. The other begins {start.at}, at the first of three gates, and there sat {keeper.name}, {keeper.a}. “The fee is one thing that you’ll miss,” said {keeper}. “Each gate. I’m sorry to say that I can always tell.” {hero} held up {thing}. “That’s one. There’s a bit of music on you as well.” There was: seven notes, which the two of them used to hum under the other’s window, instead of a name. “And then there’s the big one. You’re in the right.” {Keeper.they} said it as a doctor would. “How long have you had it?”',
				],
				{ flies: '+ The air above the road, it turned out, was the same price.' },
			],
			choices: [
				{
					say: 'Part with {thing}',
					sets: ['gave-thing'],
					outcome: [
						'{keeper} wrote a label, and tied it on with a good knot. “It’s only a present,” said {hero}. “You were going to hold it in front of you when the door opened,” said {keeper}. “Now you won’t have anything to hold.” {hero} had not thought of it like that. {They} thought of it for the next mile.',
						'“Take it,” said {hero}. It had been chosen with some care: generous, but not so generous that it looked like forgiveness. {keeper} laid it in a box, and {hero} went through the gate with nothing in {their} {hands}, and did not know what to do with them.',
					],
				},
				{
					say: 'Give up the seven notes for good',
					sets: ['gave-tune'],
					outcome: [
						'{hero} hummed them. {They} had not done it for three weeks, and every one of the seven was still addressed to somebody. “Thank you,” said {keeper}. “Mine now. You won’t use them again.” It was a contract, and {hero} kept contracts. On the other side of the gate {they} began on the first note twice, and stopped.',
						'“They’re no good to anyone else,” said {hero}. “That’s why they’re dear,” said {keeper}. So {hero} hummed them for the last time, to a stranger with a pen. There was no window. It is odd where you look, humming, when there is no window.',
					],
				},
				{
					say: 'Surrender the fact that you were right',
					sets: ['gave-right'],
					outcome: [
						'It was the only thing {hero} had got out of the whole affair. “I was right,” {they} said, “and I won’t bring it up.” “Ever,” said {keeper}. “Not by sighing, either.” It went into the book on a line of its own. {hero} passed the gate with the feeling of having left the house without locking it.',
						'“You can’t sell that,” said {hero}. “It’s just a fact.” “Then you won’t miss it,” said {keeper}, and waited. In the end {hero} signed. Most people, {keeper} remarked, took the long way at this point. They said that they liked the view.',
					],
				},
			],
			scene: { at: 'start', with: ['keeper'], shows: ['gate', 'book', 'thing'], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['Extra', 'The First Stretch', 'A Straight Road'],
			time: 'day',
			parts: [
				'@answer',
				[
					'“That covers the gate,” {keeper} called after {them}. “I can’t answer for the road.” It was straight and well kept. On every milestone somebody had painted “Nearly there,” and it did not get any truer. {hero} used the time to prepare a first sentence. The difficulty was that all the good ones had “you” in them.',
					'It was a short road in the way that some conversations are short. There was no shade on it, and nothing to look at but where you were going. {hero} tried to picture {friend}’s face when the door opened, and each time it was looking at the floor.',
				],
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['The Second Gate', 'Inventory', 'What Other People Paid'],
			time: 'dusk',
			parts: [
				'@first.outcome',
				[
					'{keeper} was already sitting at the second gate. {hero} looked back down the road, which was straight, and on which there had been no one. “There’s an even shorter one, for people who have nothing left to pay,” said {keeper}, quite cheerfully.',
					'The second gate was kept by {keeper} too. “I left you a mile back,” said {hero}. “I took the shorter road,” said {keeper}. “It costs everything you have, but you only pay it once, and after that you’re quick for good.”',
				],
				{
					'first.ally': '+ {first.ally} had come along, and was waved through. There was no fee for company.',
					late: '+ “You’ve lost some time,” said {keeper}, “and I’m not the one who has got it.”',
				},
				[
					'The box for what had been paid stood open. {hero} had expected jewels and watches, and it was all labels, as tidy as a chemist’s. “A laugh, rather loud, which her husband used to imitate,” {they} read. “The end of a story that was only told in one family.” “Does anyone come back for them?” “They’ve all got where they wanted to be by then,” said {keeper}. “They write sometimes, to ask how it is.” On the first page of the book, first line, stood {keeper}’s own name. “I was on my way somewhere,” said {keeper}, “and I don’t know any longer what it was that I paid. It’s sold, and I’m not a person who reads other people’s things.”',
					'The box for what had been paid stood open, for airing. “A habit of singing on stairs,” {hero} read, upside down. “Being the pretty one. Eleven years of not mentioning it.” {keeper} kept them in order of size. “I used to think that I’d be rich,” said {keeper}, “but they only fit the people they came from.” {Keeper.they} opened the book, and for a moment the first page showed, and at the top of it {keeper}’s own name. “Everybody pays,” said {keeper}, who had seen {hero} see it. “I had somewhere to be. Don’t ask me what it cost, because I’d have to look, and it isn’t mine any more.”',
				],
				'+ {Keeper.they} turned to a fresh line. “So. What else have you got?”',
			],
			choices: [
				{
					say: 'Part with {thing}',
					if: '!gave-thing',
					sets: ['gave-thing'],
					outcome: [
						'{hero} gave {keeper} {thing}. It was not until it had a label on it that {they} saw what it had been for. With a present you can come in, put it down, be thanked, and go. It had been a very good way of not staying.',
						'“You’re sure?” said {keeper}. “Everyone will be looking at what you’ve brought.” “Then everyone can look,” said {hero}, and handed over {thing}, and noticed {their} own {hands} for the first time that day.',
					],
				},
				{
					say: 'Give up the seven notes for good',
					if: '!gave-tune',
					sets: ['gave-tune'],
					outcome: [
						'{hero} hummed the seven notes, and {keeper} wrote them down. {Keeper.they} tried them over, and the fourth was wrong, and {hero} had just signed a paper that said that it was no longer any business of {theirs}.',
						'Seven notes take about as long as saying a name. “It doesn’t sound like much,” said {keeper}. “It isn’t much,” said {hero}. “You had to be under the window.” It was gone before {they} had finished the sentence.',
					],
				},
				{
					say: 'Surrender the fact that you were right',
					if: '!gave-right',
					sets: ['gave-right'],
					outcome: [
						'“I was right,” said {hero}, for the record. “It’s in good condition,” said {keeper}, turning it over. “You’ve kept it warm.” And that was the last time it was spoken of. Where it had been, there was a good deal of room, and in the middle of it sat {friend}, looking at the floor.',
						'{hero} let it go. {They} had expected to feel generous. What {they} felt was that for three weeks {they} had been leaning on a door, and somebody had opened it.',
					],
				},
				{
					say: 'Promise to come back and pay tonight',
					sets: ['owed'],
					outcome: [
						'“I’ll pay on the way back,” said {hero}. {keeper} put down the pen. “I’ve heard of that,” {keeper.they} said. “Someone comes back.” {Keeper.they} entered it in pencil, so lightly that you had to know it was there.',
						'“Give me until tonight,” said {hero}. “I’ll come back this way.” “Nobody does,” said {keeper}. “It isn’t that they’re dishonest. They’re happy, or else they’re not, and either way it’s the wrong direction.” But it was put down, in pencil.',
					],
				},
			],
			scene: { at: 'first', with: ['keeper'], shows: ['gate', 'book', 'chest'], pose: 'stand', feeling: 'surprised' },
		},
		{
			titles: ['Face Down', 'A Label with Today’s Date', 'Somebody Else’s Toll'],
			time: 'dusk',
			parts: [
				'@answer',
				[
					'The bar stuck. While {keeper} was leaning on it, with {keeper.their} back turned, {hero} stood next to the box, and the newest label lay on top, face down. On the back of it, where it says who it came from, was {friend}’s name, and today’s date.',
					'{keeper} went to see to the bar, which jammed in the damp. {hero} waited by the box. The label on top was so fresh that the ink had come through. It lay on its face, and on the side that showed, it said: {friend}. It said: today, noon.',
				],
				[
					'So {friend} had come in here from the side road, with the bags, for which there is no room on the morning ride. Something had been asked for, and given. It was in there, under that bit of card, no bigger than a matchbox. {hero} could have turned it over with one breath.',
					'Of course. {friend} had luggage, for which there is no room on the morning ride, and had come onto the short road here, from the side, and stood at this gate a few hours ago, being asked what {friend.they} would miss. Whatever the answer had been, it was on the other side of that card.',
				],
				[
					'And because there was nothing else to do, {hero} thought about that evening again, from the beginning, as you go through the coat you had on. {friend} should have been at work. There had been a warning already; one more, and the place was gone. But there was a moon, and {hero} had hummed under the window until {friend} climbed out. They had sat on a roof, and thrown plum stones at a bucket. To say “I know, I was there,” in front of everybody, would have cost {friend} the job. {hero} had known that, even while everybody waited for the answer, and had thought that it was not too much to ask.',
					'{hero} had gone over that evening so often that it had worn smooth; but {they} had always started at the meeting. Now {they} started earlier. {friend} was to have minded the shop till ten. It was {hero} who had come and hummed under the window, until {friend} hung a sign on the door and climbed out at the back, and they had sat on the steps of the old mill and eaten somebody’s cherries. “If they find out, I’m done for,” {friend} had said, spitting a stone. So it had never been only a few words. It was a few words and a job. {hero} had simply not put that in when {they} told it.',
				],
			],
			choices: [
				{
					say: 'Turn the label over while nobody is looking',
					sets: ['looked'],
					outcome: [
						'“One apology,” it said. “Complete. Rehearsed for twenty days.” {hero} put it back as it had lain. For three weeks {they} had waited for that, and been bitter that it did not come, and all that time it had been on its way, a little further every day, until it got as far as the second gate.',
						'{hero} turned it over. “An apology,” somebody had written, in very neat letters. “Meant. Not yet used.” {They} read it twice. It was like shouting for weeks about an unpaid bill, and then finding that it had been paid, at noon, to somebody else.',
					],
				},
				{
					say: 'Leave it, as it is not addressed to you',
					sets: ['discreet'],
					outcome: [
						'{hero} looked at the sky, the road, and the hinges of the gate. It is perfectly possible to respect somebody’s privacy and to think of nothing else for two miles. When {keeper} came back, {keeper.they} looked at the label, and then at {them}, and lifted the bar a little higher than was necessary.',
						'It was none of {their} business. {hero} had been looked into enough lately to know how that feels. {They} stepped back from the box, and made a guess at it, and it was the wrong one.',
					],
				},
				{
					say: 'Ask {keeper} if it could be bought back',
					sets: ['asked'],
					outcome: [
						'“That one,” said {hero}. “Could I buy it?” “It isn’t a shop,” said {keeper}. Then, because nobody ever asked, {keeper.they} got out the rules. “Only like for like. It’s an apology. I’d have to have another, from you, of the same weight. Then that one goes home.” “I haven’t done anything,” said {hero}. “No,” said {keeper}. “Three weeks of it.”',
						'{hero} pointed. “What would it cost to give that back to {friend}?” {keeper} looked at the card, and at {them}. “It’s an apology, unused. The rate for an apology is an apology.” “I’ve nothing to apologize for.” “Then you can’t afford it,” said {keeper}, and opened the gate. But {hero} went on thinking about the rate.',
					],
				},
			],
			scene: { at: 'first', with: ['keeper'], shows: ['gate', 'chest'], pose: 'think', feeling: 'curious' },
		},
		{
			titles: ['The Second Stretch', 'Nearly There', 'What Is Left'],
			time: 'dusk',
			parts: [
				'@answer',
				{
					'gave-tune & gave-thing':
						'What {hero} still had was that {they} had been right. {They} imagined going in with that and nothing else.',
					'gave-tune & gave-right':
						'What {hero} still had was {thing}, and {they} held it like somebody who has been told to wait.',
					'gave-thing & gave-right':
						'What {hero} still had was seven notes. {They} did not hum them, and only made sure.',
					else: '{hero} still had most of what {they} had set out with, and tried not to think which part of it the last gate would want.',
				},
				[
					'It was getting dark, and from {hall}, small and far ahead, came the first of the songs. There would be five, and then the last. {hero} knew them all, and fell into step with them, which felt like joining in.',
					'The lamps were lit ahead, one window after another, and behind the windows people had begun on the songs. {hero} counted verses as you count steps in the dark. By the sound of it somebody was already crying in the harmony.',
					'Far ahead {hall} lit up, and then it began to sing. At a farewell there are five songs and a last one, always in the same order, and each of them is slower. {hero} had sung them for other people. It is a strange way to be told the time.',
				],
				'@second.meet',
			],
			choices: 'second',
		},
		{
			titles: ['The Dear One', 'The Third Gate', 'The Lamp Across the Way', 'What One Came to Say'],
			time: 'night',
			parts: [
				'@second.outcome',
				[
					'Two of the songs had gone by in that time. {hero} had counted them, and hurried.',
					'“That’s four,” said {hero} aloud, when the next song ended, and hurried.',
				],
				{
					'first.trust or second.trust': [
						'“You,” said a man at the door of {hall}. “{friend} has kept a chair for you all evening. There’s only this song, and then the last, and if you’re here to have it out in front of everybody, I’d rather you didn’t. Why should I let you in?”',
						'“No,” said a woman at the door of {hall}. Inside it was the song before the last. “I saw how you went out. {friend} hasn’t had a good day since, so tell me why I should let you in.”',
					],
					'first.reach or second.reach': [
						'It was the song before the last, and the front room of {hall} was packed with all who had come at the latest possible moment to be sorry that {friend} was leaving; {hero} was merely the last of them.',
						'In the front room of {hall} people stood in rows, with presents. It was the song before the last. Between {hero} and the inner door there were a great many backs, and not one of them knew that it was in the way.',
					],
					else: [
						'It was the song before the last, and in the front room of {hall} everybody was singing along, like people who do not want to be the first to cry. {hero} asked to be let by, and might as well have thought it.',
						'The song before the last has a chorus with stamping in it, and the front room of {hall} was full of people stamping. “Let me through,” said {hero}, and then called it, and then saw that it made no difference which.',
					],
				},
				bestGift('trust', 'reach', 'hear'),
				{
					'first.trust or second.trust': '',
					'first.reach or second.reach': '',
					else: [
						'+ “Let me by, please,” said {hero}, and was heard this time.',
						'+ {hero} asked once more, quite low, and was let by.',
					],
				},
				[
					'So there was only the inner door, and {keeper} sat in front of it, naturally. “This is the dear one,” said {keeper}, “and it costs what you came to say: the goodbye, the sorry, and anything in between. You may stand beside {friend}, but you won’t tell {friend.them} why.”',
					'The third gate was the inner door, and {keeper} was sitting in front of it. “I’ll be honest,” said {keeper}. “People turn back here, because it costs what you came to say. You leave every word of it with me, and in there you can talk about the journey.”',
					'“You’ve done well,” said {keeper}, who sat in front of the inner door with the book. “This is the last, and it’s dear. I take what you came to say, and in there you’ll stand with your mouth full of nothing.”',
				],
				{
					asked:
						'+ {Keeper.they} cleared {keeper.their} throat. “It would be the right weight,” {keeper.they} said. “For that other one. I only mention it.”',
				},
				[
					'“Who would pay that?” asked {hero}. “I did,” said {keeper}. “My sister has the house over there, with the lamp. I went in, and she gave me soup, and I looked at the soup, and I could see her wait for it. I’d come the whole way to say a thing, and I stood there like somebody who doesn’t remember.” {hero} said nothing. “She puts the lamp in the window every night. That’s partly why I took the job.”',
					'“Have you any idea what it’s like,” said {hero}, “when somebody stands there and just doesn’t say it?” “Yes,” said {keeper}. “I’m the one who didn’t. The lamp over there is my sister’s. I went in to her, all paid up, and she asked why I’d come, and I looked at the floor. I thought she must see that there was something; but all you see is somebody looking at the floor. She still lights it.”',
				],
			],
			choices: [
				{
					say: 'Pay, and be the one who says nothing',
					sets: ['silent'],
					outcome: [
						'{hero} said it to {keeper}: that {they} regretted three weeks of it, and missed {friend}, and goodbye. It turned out that this was {their} whole speech. {They} heard it for the first time as {keeper} wrote it down. Then {they} went in to find out how it is to stand there.',
						'“Take it,” said {hero}. It took a while to say, for somebody with nothing to apologize for. {keeper} blotted the page. “You’re the first since me,” {keeper.they} said. “Look at something better than the floor, if you can.”',
					],
				},
				{
					say: 'Keep your words, and take the back way',
					sets: ['long'],
					outcome: [
						'“I’ve had enough of people who don’t say things,” said {hero}. “I won’t be another.” So everything was handed back; whoever turns away at the last gate gets it all back, and has to take the back way, which is an hour. {hero} went. {They} had {their} words, and {thing}, and seven notes, and behind {them} the last song began.',
						'{hero} looked at the lit windows. Then {they} said no. It was not pride, for once; {they} had something to say, and would say it, if necessary to the wrong end of an empty road. {keeper} returned what had been paid, and pointed out the back way. It takes an hour. The last song takes ten minutes.',
					],
				},
				{
					say: 'Read out to {keeper} what {keeper} sold',
					sets: ['read'],
					outcome: [
						'“You don’t read other people’s things,” said {hero}. “So I will.” And {they} turned the book to the first page. “To be said to my sister,” it began, in a much younger hand. “It was I who broke the blue jug. I let the cat take the blame, and then I let Mother think it was you.” {keeper} did not move. “A jug,” said {keeper}. “All this time I thought that it must be unforgivable.” Then {keeper.they} walked off toward the lamp, and left the gate, the book, and the box standing open.',
						'{hero} pulled the book over and found the line. “Third gate,” {they} read. “A confession. It was I who broke the blue jug, and when you were punished for it I said that I didn’t remember.” Neither of them said anything for a bit. “Is that all?” said {keeper}. “It was enough,” said {hero}. {keeper} got up, holding on to the gatepost. “She can be quite sharp,” {keeper.they} said. “I expect that I’ll have to stand there.” And {keeper.they} went, and did not shut anything.',
					],
				},
			],
			scene: { at: 'hall', with: ['keeper'], shows: ['gate', 'book', 'lantern'], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['Four Words', 'The Last Song', 'Looking at the Floor'],
			time: 'night',
			parts: [
				{
					quiet: ['{hero} took so long to answer that {keeper} put down the pen, and picked it up again.', ''],
					bold: ['{hero} laid a {hand} against the door, as if it were only a door.', ''],
					kind: ['{hero} looked over at the lamp before {they} answered.', ''],
					clever: ['{hero} went through the rule again, in search of the hole. It had been well made.', ''],
					careful: ['“And once it’s paid?” asked {hero}. “Then it’s paid,” said {keeper}.', ''],
					merry: ['{hero} laughed, though not for long. It was so exactly what {they} deserved.', ''],
					dreamy: ['For a moment {hero} saw how it would be in there. {friend} was looking at the floor.', ''],
					quick: ['{hero} answered before {keeper} had the pen ready.', ''],
				},
				'@answer',
				{
					'long & first.ally': '+ {first.ally} came too, and for once did not say a word, and it helped.',
				},
				{
					long: '',
					else: [
						'The last song had begun. {friend} stood on a table in the middle, in a coat, with everyone’s arms in the air around {friend.them}, and was looking along the walls, as one does who has been told not to expect anybody. Then {friend.they} stopped looking. The singing got thinner, a voice at a time, until only the back row had not noticed, and then it had. Next to the table stood an empty chair, which {friend} had kept.',
						'By custom whoever is leaving stands on the table for the last song. {friend} stood up there, and looked as people do on tables, and saw {hero} before anyone else did. It is hard to sing at two people who are looking at each other like that. By the second verse everybody had stopped, and drawn back a little, and somebody moved a chair that had been kept empty the whole evening.',
						'It was the last song. {friend} had been lifted onto the table, in a traveling coat, and was singing along, with both eyes on the door, so that everybody else had begun to look at the door as well. So everybody saw {hero} come in. The song did not stop so much as run out, like a bath. Beside the table stood a chair, and there was nothing on it but a card that said “Kept.”',
					],
				},
				{
					long: '',
					'first.ally': '+ {first.ally} had come in behind {hero}, and had the tact to stay by the door.',
					'second.ally': '+ {second.ally} had come in behind {hero}, and had the tact to stay by the door.',
				},
				{
					'end-together & !gave-thing or end-hummed & !gave-thing':
						'+ {hero} held up {thing}. {friend} took it, without looking to see what it was, and held on to it.',
				},
				{
					'end-late & owed':
						'“I’ve come to pay for the second gate,” said {hero}, an hour later, “and I’m too late for the rest.” {keeper}, who was still at the third, looked for a price, and there was none; it had never happened before. “I’ve been late for years,” {keeper.they} said, and rubbed out the line in pencil. “Do I look all right?” The lamp across the way was still lit.',
					'end-late': [
						'“Well?” asked {keeper}, who was still at the third gate when {hero} got there. “Too late,” said {hero}. “By an hour. And you?” {keeper} looked across at the lamp. “By rather more,” {keeper.they} said. “But she hasn’t put it out.” And {keeper.they} closed the book, and got up.',
						'{keeper} was still at the third gate, at that hour, and the lamp was still lit. “So you’ve missed it,” said {keeper}. “I’ve missed {friend.them},” said {hero}. “I’ll say it all the same.” {keeper} looked across at the lamp. Then {keeper.they} closed the book, and got up as well.',
					],
				},
				{
					'end-together & gave-right': [
						'{friend} climbed down. Then {friend.they} asked for silence, as if it were another meeting. “{hero} was with me,” said {friend}, to everyone, “that evening, the whole time. I’ve had it on me for three weeks, and today I’d lost it, and just now I’ve got it back.” It was perfectly quiet. “You were right,” {friend} said to {hero}. {hero} had sold that at a gate, and considered. “I don’t remember,” said {hero}. {friend} began to laugh first.',
					],
					'end-together': [
						'{friend} came down off the table. “{hero} was with me,” {friend.they} said, not to {hero}, but to the room, “and I knew it when you asked me.” Nobody sang. “I’d have said so tonight, only I’d sold it, on the way, and a minute ago there it was again.” Then they both said sorry at once, and stopped to let the other one finish, and both began again. It was the first conversation in three weeks, and the two of them were out of practice.',
					],
					'end-hummed & asked': [
						'“Why have you come?” asked {friend}. {hero} looked at {friend.their} face, and not at the floor, and hummed it: seven notes. I’m here; come out. {friend} opened {friend.their} mouth, and something happened in it. “{hero} was with me,” said {friend}, so loudly that everybody heard, “that evening, the whole time.” {Friend.they} seemed as surprised as anyone. “I’d sold that, at noon,” said {friend}. “How have I got it back?” {hero} could not tell {friend.them} that. It had been traded, like for like, at a gate.',
					],
					'end-hummed & looked': [
						'“Why have you come?” asked {friend}. {hero} could not say, and waited. {friend} could not say either. So now there were two of them, with all those people looking on, who did not say it. But {hero} had read the label. {They} knew what was under that look, and that it was meant. So {they} hummed it, the seven notes: I’m here, come out. {friend} hummed it back. The two went outside, and sat on the luggage until it was time, and talked about the weather at the other end of the world, and it was the best talk that they had ever had.',
					],
					'end-hummed': [
						'“Why have you come?” asked {friend}. {hero} could not say; and {they} waited for {friend} to say it, and {friend} looked at the floor. It was the meeting all over again. {hero} felt it start, the old heat. And then {they} thought: I am looking at the floor as well. It had a knot in it, shaped like a hen. {They} hummed the seven notes to it. After a moment somebody hummed them back. “I did have something to tell you,” said {friend}. “I know,” said {hero}. “So had I.”',
					],
					'end-shown & asked': [
						'“Why have you come?” asked {friend}. There was no sorry left, and there were no notes. {hero} pulled up the empty chair, in front of everybody, and sat down on it, next to {friend}. It was all that {they} could think of. “{hero} was with me,” said {friend}, suddenly, very loud. “That evening. I ought to have said it then. I’d even sold it.” {Friend.they} looked around to see who had spoken. “How have I got it back?” {hero} knew the rate, and kept it to {themself}.',
					],
					'end-shown & gave-thing': [
						'“Why have you come?” asked {friend}. The present was gone, and the notes, and every word that would have done. There was one thing that {hero} still had, and it had cost three weeks. It was that {they} had been right. {They} gave it away. “I’d have done the same,” said {hero}, in front of everyone. “If they’d asked me like that. I wouldn’t have remembered either.” It was not true, and {friend} knew that it was not. {friend} cried, and came down from the table, and moved the empty chair up beside {hero}.',
					],
					'end-shown & looked': [
						'“Why have you come?” asked {friend}. {hero} held out {thing}. {friend} did not take it. {Friend.they} opened {friend.their} mouth, and looked at the floor; and {hero}, who had read a label that was none of {their} business, shook {their} head. You needn’t. I know. {friend} looked up. “You turned it over,” said {friend}. “I put it face down on purpose.” It ought to have been a quarrel. But then {friend} had been caught with an apology, and {hero} with caring what it said, and neither of them was in a position to complain. {friend} took {thing}, and came down, and the two of them heard the last verse side by side, like people who have said it all.',
					],
					'end-shown': [
						'“Why have you come?” asked {friend}. {hero} held out {thing}. {friend} did not take it. “Is that it?” said {friend}. “You come here, and stand there, and don’t say anything?” {hero} heard how that sounded. {They} had said exactly that, to walls. {They} went on standing there, and kept {their} eyes up, which was hard. It took {friend} most of a minute. “You came by the short road,” said {friend}. And then: “So did I.” After that it was not necessary to say it, and {friend} took hold of {thing} and of {hero}, both at once, and it was uncomfortable, and went on for some time.',
					],
					'end-late': [
						'{Hall} was dark, and swept. One chair had been left standing, with nobody on it. Inside the door, where the notices are, a sheet of paper was nailed up. It was dated three weeks back. “On the evening in question,” it said, “{hero} was with me.” {friend} had signed it in full, and had let everyone who came that night walk past it. {hero} read it twice, by what light there was. {They} had missed a goodbye, for the sake of some words; so {they} said those, out loud, on the empty floor, one after another. At home {they} put them on paper as well. It was nine pages, and went off wrapped around {thing}. Only then did {they} turn over the letter. “There is a notice inside the door,” it said on the back. “Come by and look.” The answer came in spring, and began, “I would have waited longer, if I had thought that you would come.”',
						'Even the lamps had been taken down. {hero} stood in the empty hall, an hour late, with everything that {they} had ever meant to say. On the inside of the door hung a notice, among the lost gloves and the meetings. “To whom it may concern,” it said. “On that evening {hero} was with me, until ten. I knew it when I was asked.” There was {friend}’s name, and a date, and it was not today’s; it had been up for three days, where the whole place could read it. {hero} had not been by. (The back of the letter, when {they} turned it over that night, said nothing but “It’s on the door.”) So {they} said it to the door, sorry and all, from the beginning, and did not leave out the window, or the job. It took some time. Afterward {they} took the notice down and wrote {their} own on the back, and posted that, with {thing}. It was answered by return.',
					],
				},
				{
					'discreet & !end-late': [
						'“At the second gate there was a card with your name on it,” said {hero}, later, on the luggage. “I didn’t turn it over.” “Then you don’t know what it said,” said {friend}. “I do by now,” said {hero}.',
						'“I saw your name on a card today,” said {hero}, when the two were alone with the luggage, “and left it on its face.” “I’d have looked,” said {friend}. “I’m not as good as you.” “I guessed,” said {hero}, “and I guessed wrong.”',
					],
				},
				{
					'owed & end-hummed or owed & end-shown': [
						'“Did you turn the letter over?” {friend} asked, when it was time to go. “No,” said {hero}. “It only said that I do remember,” said {friend}, “and that you were right.”',
						'“You never saw the back of my letter,” said {friend}, with the luggage already up. “What was on it?” asked {hero}. “Four words,” said {friend}. “I’ll write them again, from over there.”',
					],
					'end-together': [
						'At home {hero} turned the letter over. “If you come,” it said on the back, “I’ll say it in front of everybody.” It had been lying there since Tuesday.',
						'“And did you turn the letter over?” asked {friend}, among the luggage. “No,” said {hero}. “It said that I’d tell them tonight, if you came,” said {friend}. “And then I wasn’t sure if you had come for that, or to be right.”',
					],
				},
				{
					'end-late': '',
					'end-together & owed':
						'“I owe you one, from the second gate,” {hero} called across the yard. Behind the lamp somebody was having a good deal to say about a jug. “Not now!” called {keeper}. About one there was laughing over there. The gates are open, and the penciled line is still in the book.',
					'end-together & gave-thing':
						'When the luggage was up, an arm came out of the window with the lamp, and held out {thing}, with the label still on. Behind it somebody had a good deal to say about a jug, and it went on until after midnight. About one there was laughing over there. The gates are open now. People say that it used to be a better road, when it cost something.',
					'end-together':
						'Across the yard, behind the lamp, somebody had a good deal to say about a jug, and it went on until after midnight. About one there was laughing over there. The gates are open now. People say that it used to be a better road, when it cost something.',
					owed: 'At the second gate {hero} stopped on the way home. “I’ve come to pay.” {keeper} looked for a price, and there was none; it had never happened before. So the two looked back at the lamp, which was only a spark from there. “You could tell her that you don’t know what it was,” said {hero}. “Is that allowed?” “It isn’t in the book.” After a while {keeper} got up, and asked if {keeper.they} looked all right.',
					'end-hummed or end-shown': [
						'When the luggage was carried out nobody was sitting at the third gate. {keeper} stood over there, under the lamp, with one hand up to knock, and looked at the door, and not at the floor. At home the letter lay as {hero} had left it. {They} turned it over. “You were right,” it said on the back. “It would have been four words. I have said them every day since, mostly to the stove.”',
						'There was no one at the third gate any more, only the book, shut. Across the yard {keeper} was standing under the lamp, and had just knocked. At home {hero} read the other side of the letter. “P.S.,” it said. “I do remember. I have done nothing else for three weeks. I was afraid, and you were right, and you were so good at it that I didn’t dare to come.”',
					],
				},
				'@debts',
			],
			choices: 'none',
			scene: {
				at: 'hall',
				with: ['friend', 'keeper'],
				shows: ['thing', 'letter', 'book'],
				pose: 'stand',
				feeling: 'calm',
			},
		},
	],
};
