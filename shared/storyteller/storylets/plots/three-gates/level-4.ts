import type { PlotLevel } from '../../format.ts';

export const threeGates4: PlotLevel = {
	joins: [
		'“{choice}” {hero} did, and it would have been a good day to stop thinking about {friend.name}. {Friend.they} was {friend.a}, and until three weeks ago {hero}’s best friend. Then the cash box had been missing, people had asked {hero} where {they} had been, and {friend}, who knew, had said, “I don’t remember.” Now {friend} was leaving for good, tonight, from {hall}. {hero} took {thing}, and the short road, which has three gates. {keeper.name} keeps them, {keeper.a}, and takes no money. {Keeper.they} takes what you will miss, and it stays there for as long as the gates are kept.',
		'“{choice}” {hero} did that, and then there was no more reason not to think of {friend.name}, who was {friend.a}, and who had been {their} best friend until three weeks ago. It was about a cash box. When it was missing everyone had asked where {hero} had been, and {friend} knew, and had said, “I don’t remember.” Tonight {friend} was going away for good, and the farewell was at {hall}. So {hero} had set out with {thing}, by the short road. It has three gates, all kept by {keeper.name}, {keeper.a}, who has no use for money. The price is whatever you will miss, and it stays there for as long as the gates are kept.',
	],
	chapters: [
		{
			titles: ['I Don’t Remember', 'Three Weeks', 'The Wrong Side of the Letter', 'Rates'],
			time: 'day',
			parts: [
				[
					'{hero} had been right for three weeks, and was getting tired of the company. When the cash box went missing, everyone had met {hall.at}, and {hero}, “{described},” as the minutes have it, had been asked where {they} had spent that evening. {They} had spent it with {friend.name}, {friend.a}. So {friend} was asked. It would have taken four words: It’s true. I know. {friend} looked at the floor. “I don’t remember,” {friend.they} said. Two days later the box turned up, under the treasurer’s own coat. Everybody apologized to {hero}, with one exception.',
					'It would have taken four words. When the cash box was missing, and everyone had met {hall.at}, and somebody asked {hero} (“{described},” it says in the minutes) where {they} had been that evening, all it needed was somebody to say, “It’s true. I know.” {friend.name} knew. {Friend.they} was {friend.a}, and had been there. “I don’t remember,” said {friend}, to the floor. The box was found two days later, under the treasurer’s coat, and everyone else was sorry. That was three weeks ago, and {hero} had used the time to go over it.',
					'When you have been wronged in front of everybody, you do not have to do anything else for quite some time. {hero} had done nothing else for three weeks. A cash box had been missing. Everyone had come together {hall.at}, and asked {hero} about that evening. “Present: {described},” it says in the minutes. One person there could have said, “It’s true. I know”: {friend.name}, {friend.a}. “I don’t remember,” {friend.they} had said instead, to the floor. Two days later the treasurer found the box under his own coat. Everyone had been very nice about it since, apart from the one who counted.',
				],
				{
					quiet: [
						'{hero} had said nothing about it to anybody. It is easily mistaken for peace.',
						'Nobody had heard a word about it from {hero}, and some took that for a good sign.',
					],
					bold: [
						'{hero} had walked into worse things than a conversation. This one {they} walked around.',
						'{hero} was not afraid of anyone, and for three weeks had been taking the other way home.',
					],
					kind: [
						'You ought to forgive people, and {hero} knew it. {They was} waiting to be asked.',
						'{hero} would have forgiven {friend} on the spot. It only wanted somebody to ask.',
					],
					honest: [
						'What was true was true, and it was on {hero}’s side, and it did not talk much in the evenings.',
						'{hero} had the truth on {their} side. It was not much to sit across from at supper.',
					],
					clever: [
						'{hero} had prepared for any excuse that {friend} might make. {friend} had not made one.',
						'There were eleven things that {friend} could say for {friend.themself}, and {hero} had an answer to each. None of the eleven had been said.',
					],
					careful: [
						'{hero} did not want to say anything that could not be taken back. By now silence was one of those things.',
						'{hero} had weighed each word for so long that in the end {they} had not used one.',
					],
					merry: [
						'{hero} had told the story so often that it got laughs. {They} left out the floor.',
						'It had become one of {hero}’s best stories, and people asked for it. It stopped just short of the floor.',
					],
					dreamy: [
						'{hero} had had the conversation many times, in {their} head, where {they} won it.',
						'{hero} had had it out with {friend} a hundred times, always at night, and had always been magnificent.',
					],
					quick: [
						'It had taken {hero} one second to turn around and leave, and three weeks not to come back.',
						'{hero} had been out of the hall before that answer was quite finished. To go back in takes longer.',
					],
				},
				[
					'For three of those days a letter had been lying inside the door. {hero} knew the handwriting. On the third {they} read it where it lay, standing over it, like a bill. {friend} was moving to the other end of the world. There was a farewell {hall.at}, tonight, and after the last song {friend} would be gone. “I would like it if you came,” it said. There was more on the back; the ink showed through the paper. {hero} did not turn it over. {They} took {thing}, because you can’t arrive with nothing, and left.',
					'The letter had come on Tuesday. It lay on the mat for three days, and was stepped over. Then {hero} read it where it lay, only the front, and fast. {friend} had found work at the other end of the world and was leaving tonight, from {hall}, when the last song had been sung. “You don’t have to come,” it said. “I’d like it, though.” Below that it said to turn over. {hero} had been told enough things by {friend}, and left it at that. {They} took {thing} for a present, so that there would be something to hand over if nothing was said, and set out.',
					'Under {hero}’s door lay a letter. For three days {they} went around it, as you go around a dog. Then {they} read it where it lay. It was from {friend}, who had been offered work on the other side of the world, and would leave tonight, from {hall}, after the last song. “Come, if you can stand it,” it said, and at the bottom, “See over.” {hero} could stand it. {They} did not see over. {They} took {thing}, because somebody who is in the right should not come empty, and left.',
				],
				[
					'There is one ride a day {hall.to}, in the morning, without luggage, and everybody else had been on it. On foot the long way takes until tomorrow, and is free. The short road begins {start.at}, and has three gates, and a keeper, {keeper.name}, {keeper.a}. {Keeper.they} had a book as thick as a step. “Money’s no use,” said {keeper}. “People get over money. I take one thing at each gate, and it has to be missed. What have you got? {Thing}. What else?” “Nothing.” “You hummed something, coming up the road.” It was seven notes. {hero} and {friend} used to hum them under each other’s window, to say: I’m here, come out. “And you’re right about something,” said {keeper}, “very. You’ve been sleeping on it. It has left a mark.”',
					'There is one ride a day {hall.to}, in the morning, without luggage, and everybody else had been on it. On foot there are two ways. The free one takes until tomorrow. The other begins {start.at}, at the first of three gates, and there, over a thick book, sat {keeper.name}, {keeper.a}. “The fee is one thing that you’ll miss,” said {keeper}. “Each gate. I’m sorry to say that I can always tell.” {hero} held up {thing}. “That’s one. There’s a bit of music on you as well.” There was: seven notes, which the two of them used to hum under the other’s window, instead of a name. “And then there’s the big one. You’re in the right.” {Keeper.they} said it as a doctor would. “How long have you had it?”',
					'There is one ride a day {hall.to}, in the morning, without luggage. {hero} had let it go by, full of everybody else. What was left was the long way, which is free and arrives tomorrow, or the short road, {start.at}, which has three gates, and at each of them something has to be left. At the first sat {keeper.name}, {keeper.a}, with a book as thick as a step. “Not money,” said {keeper}. “You’d get over it. I need things that will be missed. There’s {thing}, I see. There’s a bit of music on you.” It was seven notes, which {hero} and {friend} used to hum under each other’s window, to say: I’m here, come out. “And you’re in the right,” said {keeper}, and moved the pen a little away, as if it might be catching. “How long?”',
				],
				[
					'“What if I turn around?” asked {hero}. “Anyone may, as far as the third gate,” said {keeper}. “You get it all back there, and are only late. Beyond that it’s mine, for as long as the gates are kept.”',
					'“And it’s gone for good?” asked {hero}. “Once you’re through the third gate,” said {keeper}, “for as long as the gates are kept. Turn away there, and I hand it all back. Then all that it costs you is the evening.”',
					'“Can I change my mind?” asked {hero}. “At the third gate,” said {keeper}, “for the last time. You get everything back, and the long way around, and arrive when it’s [all |]over. Go through, and it’s mine, for as long as the gates are kept.”',
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
						'{hero} put down {thing}, with the bow toward {keeper}. “Who chose the bow?” “I did,” said {hero}. “It’s a careful sort of bow,” said {keeper}. “It says that nothing’s the matter.” The label said what it was, and whose, and for whom. On the other side of the gate it was possible to walk much faster, and {hero} did not want to.',
					],
				},
				{
					say: 'Give up the seven notes for good',
					sets: ['gave-tune'],
					outcome: [
						'{hero} hummed them. {They} had not done it for three weeks, and every one of the seven was still addressed to somebody. “Thank you,” said {keeper}. “Mine now. You won’t use them again.” It was a contract, and {hero} kept contracts. On the other side of the gate {they} began on the first note twice, and stopped.',
						'“They’re no good to anyone else,” said {hero}. “That’s why they’re dear,” said {keeper}. So {hero} hummed them for the last time, to a stranger with a pen. There was no window, and {they} did not know where to look.',
						'“How do they go?” asked {keeper}. {hero} had to hum them twice, because the first time {they} stopped before the end, and listened. There had always been an answer there. “Yes,” said {keeper}, who had noticed. “It’s that part that makes it worth something.” And the seven notes went into the book, where they looked like any others.',
					],
				},
				{
					say: 'Surrender the fact that you were right',
					sets: ['gave-right'],
					outcome: [
						'It was the only thing {hero} had got out of the whole affair. “I was right,” {they} said, “and I won’t bring it up.” “Ever,” said {keeper}. “Not by sighing, either.” It went into the book on a line of its own. {hero} passed the gate with the feeling of having left the house without locking it.',
						'“You can’t sell that,” said {hero}. “It’s just a fact.” “Then you won’t miss it,” said {keeper}, and waited. In the end {hero} signed. Most people, {keeper} remarked, took the long way at this point. They said that they liked the view.',
						'“I’ll have that back if I turn around?” asked {hero}. “You’ll have it back with interest,” said {keeper}. It was no help. {hero} said that {they} had been right, for the last time, to a stranger, and signed that it would not be brought up again, by word or by sigh. Then it was gone. It was as if a tooth had stopped aching, and turned out to be gone.',
					],
				},
			],
			scene: { at: 'start', with: ['keeper'], shows: ['gate', 'book', 'thing'], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['The Treasurer', 'Forty Signatures', 'A Gap the Size of a Name', 'The First Stretch'],
			time: 'day',
			parts: [
				'@answer',
				[
					'The road was straight and well kept. On every milestone somebody had painted “Nearly there,” and it did not get any truer. {hero} used the time to prepare a first sentence. The difficulty was that all the good ones had “you” in them.',
					'It was a short road in the way that some conversations are short. “Nearly there,” said every milestone, from the first, and there was nothing else to look at but where you were going. {hero} tried to picture {friend}’s face when the door opened, and each time it was looking at the floor.',
					'There was no shade on that road, and [no|not a] bend in it. “Nearly there,” said the milestones. {hero} had a speech ready. It had been ready for three weeks, and in [all |]that time it had not got any shorter, or any kinder.',
				],
				[
					'On the third milestone sat the treasurer, with the cash box on his knees. He had missed the ride because he could not find the box. He stood up when he saw {hero}, and apologized, as at every meeting since, and it was the ninth time. “You do forgive me?” said the treasurer. It is tiring to be asked that by the wrong person. “{friend} is ahead of us, with the bags,” he went on. “We met at the first gate, this morning, before I had to go back for the box again. I offered to take a bag, but I don’t think I was heard. {Friend.they} was saying something over and over, like a lesson.”',
					'Somebody was hurrying along in front, with a cash box under one arm. It was the treasurer, who had missed the ride, on account of having put the box down somewhere. “I’m so sorry,” he said, for the ninth time in three weeks. “Do say that you forgive me.” {hero} said it. {They} had nothing against him; that was just the trouble. “I met {friend} at the first gate, this morning,” said the treasurer, “before I had to go back for the box again. {Friend.they} had all the luggage, and was talking out loud, to nobody! It sounded like something that one learns by heart.”',
					'After the third milestone {hero} came up with the treasurer, who carried the cash box in both arms, like a child that has once been lost. It had made him miss the ride. “I’d like to say again how sorry I am,” he began. He had begun like that eight times before. It did not help at all, since it was only the treasurer who was sorry. “{friend} is ahead of us,” said the treasurer. “I saw {friend.them} this morning, with the bags, walking up and down in front of the first gate, and practicing some speech. Then I had to go home for the box again.”',
				],
				[
					'In the cash box lay the collection for {friend}, and a card. He opened it on the lid. Everybody had signed, forty of them, with wishes for [sunshine|sun|fine weather] and a good crossing. Near the bottom a gap [had been|was] left, the size of one name. “That’s yours,” said the treasurer. “I read it out before the last song[. I’ll|, and I’ll] be there [well |]ahead of you; I’ve got nothing on my mind, since you’re so kind.” And he held out his pen.',
					'He was taking a card to {hall}, with the collection. Forty people had signed it. “Be happy over there,” they had written, and “All the best,” and “Send us some sun.” Somebody had left a space near the bottom, as people do who are being tactful. “We kept it free,” said the treasurer. “I’m to read out the whole thing before the last song, and I walk faster than you.” He had already taken the cap off his pen.',
					'Then he remembered something else. “I’m glad I’ve met you,” he said. There was a card in the cash box, on top of the collection, and he was to read it out before the last song. He went ahead of everyone these days, he said, so as to be in time for once. Forty names were on it, and a good many suns and ships. And in the lower corner there was nothing, for about the length of a name. “That’s your place,” said the treasurer, and gave {hero} the pen.',
				],
			],
			choices: [
				{
					say: 'Sign your name, and nothing else',
					sets: ['signed'],
					outcome: [
						'{hero} signed. It was the plain name, as on a receipt. All around it people wished {friend} a calm sea and kind neighbors. The treasurer waited a moment, in case there was more. “Very clear,” he said then, and blew on the ink, and went off with it at a trot.',
						'It took {hero} two seconds. Among the suns and ships it looked like the name on a door behind which no one is at home. “Nothing else?” asked the treasurer. “It’s all there,” said {hero}. He closed the card as gently as if somebody had been hurt in it, and hurried on.',
						'“Just here?” asked {hero}, and signed there. It was a good signature, with nothing before it and nothing after. The others had written of sun and harbors all around it, so that it looked like a rock in the sea. “People generally put something,” said the treasurer. Then he saw {hero}’s face, and capped the pen, and hurried off with the card held flat.',
					],
				},
				{
					say: 'Write “I remember” in the gap',
					sets: ['wrote'],
					outcome: {
						'gave-right': [
							'“I remember,” wrote {hero}. {They} had undertaken not to bring it up. But this did not bring it up; it was two words, and perfectly friendly, if you did not know. One person would know. The treasurer’s eyes filled. “That’s the nicest of them all,” he said, and trotted off with it. {hero} had the feeling of having got something past a gate, and looked around to see if anyone was coming.',
							'There was room for two words. {hero} wrote, “I remember.” It would be read out to everybody, with {friend} standing there. Was that bringing it up? It wasn’t even a sigh. “How beautiful,” said the treasurer, and meant it, and was gone with it down the road. It was very satisfying, as far as the next milestone. There {hero} began to wonder what {keeper} would call it.',
							'{hero} had given up mentioning it, and did not mention it. “I remember,” {they} wrote; there was just room. Nobody could object to that. It might have been about a picnic. “Oh,” said the treasurer, and had to put the cap back on twice. “I’d have liked to think of that one.” Then he was off, at a run, and {hero} was left with the sense that something had been signed for, and smuggled.',
						],
						else: [
							'“I remember,” wrote {hero}, and signed it. It fitted the gap exactly. It was perfectly friendly, if you did not know; and one person would know. The treasurer’s eyes filled. “That’s the nicest of them all,” he said, and trotted off with it. {hero} felt like somebody who has thrown a stone, very well, and now hears how long it takes to come down.',
							'There was room for two words. {hero} wrote, “I remember.” It was the best sentence of those three weeks: short, and true, and it would be read out to everybody, with {friend} standing there. “How beautiful,” said the treasurer, and meant it, and was gone with it down the road. It was very satisfying. It was satisfying as far as the next milestone.',
							'“May I put what I like?” asked {hero}, and put, “I remember.” It looked very well in the gap. A stranger would have thought of summers, or of a song. {friend} would hear it in front of forty people, and would know which evening was meant, and could do nothing about it. “Oh,” said the treasurer, and swallowed. “I’d have liked to think of that one.” He carried it off at a run. For the length of one milestone {hero} was as happy as you are when you have had the last word, and after that the road was very quiet.',
						],
					},
				},
				{
					say: 'Give it back with the gap still in it',
					sets: ['blank'],
					outcome: [
						'“Leave it,” said {hero}. The treasurer held the card away from him, and both of them looked at it. Between forty names a gap is like a missing tooth. You see nothing else. “They’ll wonder who that is,” said the treasurer. “They won’t,” said {hero}. So he put the card away, and trotted on ahead with it.',
						'{hero} gave back the pen. “It’s too small,” {they} said. That was true as well; nothing that {they} had to say would have gone in there. The treasurer looked as though he wanted to apologize once more, and did not know for what. Then he hurried on, with the gap in his box.',
						'{hero} held the pen over the gap until a drop formed. Then {they} handed it back. “I can’t,” {they} said. It was not a refusal, quite; but on paper there’s no difference. “They’ll all see it,” said the treasurer, “when I hold it up.” “Yes,” said {hero}. He laid the card into the cash box as if it were still wet, and went ahead with it.',
					],
				},
			],
			scene: { at: 'start', with: [], shows: ['quill', 'chest'], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['The Second Gate', 'Inventory', 'What Other People Paid'],
			time: 'dusk',
			parts: [
				'@answer',
				[
					'{keeper} was already sitting at the second gate. {hero} looked back down the road, which was straight, and on which there had been no one. “There’s an even shorter one, for people who have nothing left to pay,” said {keeper}, quite cheerfully.',
					'The second gate was kept by {keeper} too. “I left you a mile back,” said {hero}. “I took the shorter road,” said {keeper}. “It costs everything you have, but you only pay it once, and after that you’re quick for good.”',
					'By the second gate, in the same chair, over the same book, sat {keeper}. Nobody had overtaken {hero}. “You get about,” {they} said. “I’ve paid for it,” said {keeper}, “all that there was to pay. You’re very light after that. It isn’t the same as being well.”',
				],
				[
					'The box for what had been paid stood open. {hero} had expected jewels and watches, and it was all labels, as tidy as a chemist’s. “A laugh, rather loud, which her husband used to imitate,” {they} read. “The end of a story that was only told in one family.” “Does anyone come back for them?” “They’ve all got where they wanted to be by then,” said {keeper}. “They write sometimes, to ask how it is.” On the first page of the book, first line, in somebody else’s writing, stood {keeper}’s own name. “I was on my way somewhere,” said {keeper}, “when another had this chair, and I don’t know any longer what it was that I paid. It’s sold, and I’m not a person who reads other people’s things.”',
					'The box for what had been paid stood open, for airing. “A habit of singing on stairs,” {hero} read, upside down. “Being the pretty one. Nine years of not mentioning it.” {keeper} kept them in order of size. “I used to think that I’d be rich,” said {keeper}, “but they only fit the people they came from.” {Keeper.they} opened the book, and for a moment the first page showed, and at the top of it {keeper}’s own name. “Everybody pays,” said {keeper}, who had seen {hero} see it. “Another had this chair then, and I had somewhere to be. Don’t ask me what it cost, because I’d have to look, and it isn’t mine any more.”',
					'Beside {keeper.them} stood the box, with the lid up. It was full of small stiff labels. “A way of saying good night,” it said on one. “A joke between two brothers, now with neither.” {keeper} leafed back in the book to rule a line, as far as the first page, and the first name there was {keeper.their} own. “Yes,” said {keeper}. “Another had this chair then, and I was going somewhere. What it was that I gave for it I couldn’t tell you. It’s written there, and I don’t look into what I’ve sold.”',
				],
				[
					'“Your treasurer has been by,” {keeper.they} went on. “At the first gate he gave me his [nap after lunch|midday nap], and here his peace of mind. He’d [only |]had it since the third milestone. The last gate costs the words [that |]you’ve come to say. He [has come|came] with other people’s, so he’ll go in for nothing. So does anybody who sold me theirs here.”',
					'The newest label but one had the treasurer’s name on it, and his peace of mind. “He’d had it for two miles,” said {keeper}. “At the first gate it was his second helping. The last one costs the words that you’ve come to say. His are all on that card, and other people’s, so he’ll go through free. So does anyone who sold me theirs here.”',
					'One of the last labels said “peace of mind,” with the treasurer’s name on it. {keeper} was not proud of that. “He’d hardly got it home,” said {keeper}. “I took his afternoon tea at the first gate. The last one costs the words that you’ve come to say. He has only brought other people’s, so he’ll go in for nothing. So does anyone who sold me theirs here.”',
				],
				{
					'wrote & gave-right': [
						'{Keeper.they} held the page to the light. Where {hero} had sold {their} being right, the ink had run. “You’ve brought it up,” said {keeper}. “I only wrote that I remember.” “It’s the politest way there is,” said {keeper}, and blotted it. “I won’t charge you. You’ll be standing there when it’s read.”',
						'Then {keeper.they} looked at {hero}’s own line, which had smudged. “‘I won’t bring it up,’” {keeper} read, “and since then you have. In ink.” “It was two words.” “Four would have done, I hear,” said {keeper}. “I can’t fine you. You’ll hear for yourself how it sounds.”',
						'And one entry had come open again, like a badly tied parcel, and it was {hero}’s. “‘That I was right, not to be brought up,’” {keeper} read. “Then what’s this on the card?” “It only says that I remember,” said {hero}. “I’ve seen people do it with one eyebrow,” said {keeper}. “There’s no fine. But I believe that it’s to be read aloud.”',
					],
				},
				[
					'+ {Keeper.they} turned to a fresh line. “So. What else have you got?”',
					'+ There was a fresh line. “And now you,” said {keeper}. “What else is there?”',
					'+ The pen was dipped. “And what have you got left?” asked {keeper}.',
				],
			],
			choices: [
				{
					say: 'Part with {thing}',
					if: '!gave-thing',
					sets: ['gave-thing'],
					outcome: [
						'{hero} gave {keeper} {thing}. It was not until it had a label on it that {they} saw what it had been for. With a present you can come in, put it down, be thanked, and go. It had been a very good way of not staying.',
						'“You’re sure?” said {keeper}. “Everyone will be looking at what you’ve brought.” “Then everyone can look,” said {hero}, and handed over {thing}, and noticed {their} own {hands} for the first time that day.',
						'“You’d had it all planned, I expect,” said {keeper}, who had {thing} already under one arm. {hero} had. {They} would have held it out before {they} had quite come in. It would have been admired, and when it had been admired enough there would have been no more time. Now {they} would have to arrive by {themself}.',
					],
				},
				{
					say: 'Give up the seven notes for good',
					if: '!gave-tune',
					sets: ['gave-tune'],
					outcome: [
						'{hero} hummed the seven notes, and {keeper} wrote them down. {Keeper.they} tried them over, and the fourth was wrong, and {hero} had just signed a paper that said that it was no longer any business of {theirs}.',
						'Seven notes take about as long as saying a name. “It doesn’t sound like much,” said {keeper}. “It isn’t much,” said {hero}. “You had to be under the window.” It was gone before {they} had finished the sentence.',
						'“Here will do,” said {keeper}, as there was no window. So {hero} hummed it to the gate, and it was strange to be finished, and to have nobody come out. {keeper} asked if the last of the seven was meant to go up. It was. After that {hero} had no more say in it.',
					],
				},
				{
					say: 'Surrender the fact that you were right',
					if: '!gave-right',
					sets: ['gave-right'],
					outcome: [
						'“I was right,” said {hero}, for the record. “It’s in good condition,” said {keeper}, turning it over. “You’ve kept it warm.” And that was the last time it was spoken of. Where it had been, there was a good deal of room, and in the middle of it sat {friend}, looking at the floor.',
						'{hero} let it go. {They} had expected to feel generous. What {they} felt was that for three weeks {they} had been leaning on a door, and somebody had opened it.',
						'“It’ll have to be that, then,” said {hero}, and said it: {they} had been right. The ink took a long time to dry. “One holds one’s head very high with those,” said {keeper}. “You’ll find that you can look to the sides now.” {hero} tried it. To the sides there was mostly road.',
					],
				},
				{
					say: 'Promise to come back and pay tonight',
					sets: ['owed'],
					outcome: [
						'“I’ll pay on the way back,” said {hero}. {keeper} put down the pen. “I’ve heard of that,” {keeper.they} said. “Someone comes back.” {Keeper.they} entered it in pencil, so lightly that you had to know it was there.',
						'“Give me until tonight,” said {hero}. “I’ll come back this way.” “Nobody does,” said {keeper}. “It isn’t that they’re dishonest. They’re happy, or else they’re not, and either way it’s the wrong direction.” But it was put down, in pencil.',
						'“Would you trust me until tonight?” asked {hero}. It was not a word that was used at that gate. {keeper} went back through the book for a precedent, as far as the second line, and stopped before the first. “In pencil, then,” {keeper.they} said. “I’ll be honest. It’s only to see if it can be done.”',
					],
				},
			],
			scene: { at: 'start', with: ['keeper'], shows: ['gate', 'book', 'chest'], pose: 'stand', feeling: 'surprised' },
		},
		{
			titles: ['Face Down', 'A Label with Today’s Date', 'Somebody Else’s Toll'],
			time: 'dusk',
			parts: [
				'@answer',
				[
					'The bar stuck. While {keeper} was leaning on it, with {keeper.their} back turned, {hero} stood next to the box, and one of the last labels had slid out, face down. On the back of it, where it says who it came from, was {friend}’s name, and today’s date, and the hour: noon.',
					'{keeper} went to see to the bar, which jammed in the damp. {hero} waited by the box. One label had slid off the top, so fresh that the ink had come through. It lay on its face, and on the side that showed, it said: {friend}. It said: today, noon.',
					'Something was wrong with the hinge, and {keeper} went for the oil. {hero} was alone with the box. One of the last labels had been put in with its face down, and on its back it said, like all of them, whose it was and since when. It was {friend}’s. It had been there since noon.',
				],
				[
					'So {friend} had stopped here with the bags, a few hours ago. The first gate had cost {friend.them} a plum stone; that hung next to it, on a label of its own. The second had been dearer. What it had cost was written on the side that lay down, and {hero} could have turned it over with one breath.',
					'So that was as far as {friend} had got with the bags, and with whatever {friend.they} had been saying to {friend.themself}. The first gate had cost {friend.them} a plum stone, which lay there with its own label. Here {keeper} had asked what else would be missed, and it had been found. It was written on the other side of that label.',
					'So {friend} had stood here too, between the luggage and the gate, and had been asked what {friend.they} had got. At the first gate it had been a plum stone, which lay next to the label, on a string. Here it must have been something better. It would have taken one {hand} to know what.',
				],
				[
					'And because there was nothing else to do, {hero} thought about that evening again, from the beginning, as you go through the coat you had on. In the evenings {friend} minded a shop, until ten. There had been a warning already; one more, and the place was gone. But there was a moon, and {hero} had hummed under the window until {friend} put a sign on the door and came out by the back. The two of them had sat on somebody’s roof, and thrown plum stones at a bucket. To say “I know, I was there,” in front of everybody, would have cost {friend} the job. {hero} had known that, even while everyone waited for the answer, and had thought that it was not too much to ask.',
					'{hero} had gone over that evening so often that it had worn smooth; but {they} had always started at the meeting. Now {they} started earlier. In the evenings {friend} minded a shop, until ten, and there had been one warning already. It was {hero} who had come and hummed under the window, until {friend} hung a sign on the door and came out by the back. There had been a roof, and plums, and a bucket for the stones. “If I’m caught, I’m out,” {friend} had said, spitting a stone. So it had never been only four words. It was four words and a job. {hero} had simply not put that in when {they} told it.',
					'There was time to think, until the gate was seen to. {hero} had told the story of the meeting to a great many people, and it always began with the question. It could have begun with the window. In the evenings {friend} had a shop to mind, until ten, with one warning on the books and no room for another. Then {hero} had come along, and hummed, and gone on humming, until the sign was on the door and {friend} was out at the back. It had been a fine evening. You could sit on a roof, and aim at a bucket with plum stones. Nobody had asked {friend} at that meeting for four words. They had asked for a job. And {hero}, who knew it, had stood there and waited.',
				],
			],
			choices: [
				{
					say: 'Turn the label over while nobody is looking',
					sets: ['looked'],
					outcome: [
						'“One apology,” it said. “Complete. Rehearsed for twenty days.” {hero} put it back as it had lain. For three weeks {they} had waited for that, and been bitter that it did not come, and all that time it had been on its way, a little further every day, until it got as far as the second gate.',
						'{hero} turned it over. “An apology,” somebody had written, in very neat letters. “Meant. Not yet used.” {They} read it twice. It was like shouting for weeks about an unpaid bill, and then finding that it had been paid, at noon, to somebody else.',
						'It took one breath, and the label was over. “Sorry,” it said. “The whole of it. Kept fresh since the first day.” There was more, in small letters, about the weight. {hero} laid it on its face again, and lined it up with the edge of the box, exactly. Somebody had been coming toward {them} for three weeks. {They} had been counting the days and looking in the other direction.',
					],
				},
				{
					say: 'Leave it, as it is not addressed to you',
					sets: ['discreet'],
					outcome: [
						'{hero} looked at the sky, the road, and the hinges of the gate. It is perfectly possible to respect somebody’s privacy and to think of nothing else for two miles. When {keeper} came back, {keeper.they} looked at the label, and then at {them}, and lifted the bar a little higher than was necessary.',
						'It was none of {their} business. {hero} had been looked into enough lately to know how that feels. {They} stepped back from the box, and made a guess at it, and it was the wrong one.',
						'{hero} stepped away from it. You don’t read other people’s labels. You only stand there, with your back to them, and wonder, and settle on the wrong thing. {keeper} came back from the gate, and saw where the label lay, and where {hero} stood. “That’s rare,” said {keeper}, and that was all.',
					],
				},
				{
					say: 'Ask {keeper} if it could be bought back',
					sets: ['asked'],
					outcome: [
						'“That one,” said {hero}. “Could I buy it?” “It isn’t a shop,” said {keeper}. Then, because nobody ever asked, {keeper.they} got out the rules. “Only like for like. It’s an apology. I’d have to have another, from you, of the same weight. Then that one goes home to {friend}.” “I haven’t done anything,” said {hero}. “No,” said {keeper}. “Three weeks of it.”',
						'{hero} pointed. “What would it cost to give that back to {friend}?” {keeper} looked at the label, and at {them}. “It’s an apology, unused. The rate for an apology is an apology.” “I’ve nothing to apologize for.” “Then you can’t afford it,” said {keeper}, and opened the gate. But {hero} went on thinking about the rate.',
						'“If somebody wanted to pay for that one,” said {hero}, “so that it could go home?” {keeper} scratched {keeper.their} ear with the pen. “Like for like,” {keeper.they} said. “It’s an apology. Bring me one of your own, as heavy as that, and I’ll send it back to {friend} within the minute.” “I’ve got nothing to be sorry for.” “Then it stays here,” said {keeper}. They did not speak of it again. But for the next two miles {hero} kept going through {their} own things.',
					],
				},
			],
			scene: { at: 'start', with: ['keeper'], shows: ['gate', 'chest'], pose: 'think', feeling: 'curious' },
		},
		{
			titles: ['The Last Milestone', 'In a Good Hat', 'Whose Idea It Was', 'A Reference'],
			time: 'dusk',
			parts: [
				'@answer',
				{
					'gave-tune & gave-thing': [
						'What {hero} still had was that {they} had been right. {They} imagined going in with that and nothing else.',
						'There was one thing left to {hero}, and it was that {they} had been right. It is not a thing that you can hold out to someone at a door.',
					],
					'gave-tune & gave-right': [
						'What {hero} still had was {thing}, and {they} held it like somebody who has been told to wait.',
						'There was only {thing} left to {hero}, who had begun to carry it like a shield.',
					],
					'gave-thing & gave-right': [
						'What {hero} still had was seven notes. {They} did not hum them, and only made sure.',
						'Seven notes were left to {hero}, and {they} went along with them as one does with a full cup.',
					],
					else: [
						'{hero} still had most of what {they} had set out with, and tried not to think which part of it the last gate would want.',
						'But for a thing or so, {hero} had it all with {them} yet. It did not feel like wealth. There was one more gate to come.',
					],
				},
				[
					'It was getting dark, and from {hall}, small and far ahead, came the first of the songs. There would be five, and then the last.',
					'The lamps were lit ahead {hall.at}, one window after another, and behind the windows people had begun on the songs. There are five of them at a farewell, and then the last.',
					'Far ahead {hall} lit up, and then it began to sing. At a farewell there are five songs and a last one, and each of them is slower. It is a strange way to be told the time.',
				],
				[
					'On the last milestone, which said “Nearly there” and for once was right, sat the woman who kept the shop. She had got as far as the door of {hall}, and had come back here to sit. “I can’t sing in there,” said the shopkeeper. “It’s my doing that there’s a farewell at all. Didn’t you know? The day after the meeting {friend} came to me, late, when I was locking up, as white as flour. ‘I left the counter that evening,’ says {friend.they}, ‘and first thing tomorrow I’m going to tell them where I was.’ I said that in my shop nobody leaves the counter. So that was the end of the job. And first thing in the morning the box was found, and nobody needed to be told anything.”',
					'“Don’t stop for me,” said somebody. On the last milestone, in a good hat, sat {friend}’s employer, the shopkeeper. She had come on the morning ride, and had not gone in. “I’d spoil it,” she said. “I’m why {friend} is leaving.” {hero} had thought that people leave because the work over there is better. “The day after that meeting {friend} came to me, late, when I was locking up,” said the shopkeeper, “and owned up. Out of the shop at eight, with a sign on my door! ‘And first thing tomorrow I’ll say so to the others,’ says {friend.they}. I’d given one warning, and I don’t give two. First thing in the morning the cash box turned up. {Friend.they} had lost the place for nothing.”',
					'The shopkeeper was sitting on the last milestone. {friend} had worked for her, until three weeks ago. “You’re going in,” she said. “You can. I took the ride, and put on the hat, and got to the door. But I’m the one who sent {friend.them} away.” {hero} asked when that had been. “The day after your meeting. {Friend.they} came late, when I was locking up, and told me, straight out, about the shop, and the sign on my door. There was something that had to be said in the morning, {friend.they} told me, and the job was in the way of it. So I took the job away. I was quite in the right. And in the morning the box was back, and it had not had to be said at all.”',
				],
				[
					'So {friend} had been ready to say it, twenty days ago, and it had cost the job after all. The shopkeeper pulled a sheet of paper from her bag. “It’s a reference. I’ve written it four times, and each time I get stuck at the same place. Did somebody call {friend.them} away, or was it {friend.their} own idea? I have to put that. I asked three times. ‘My own,’ said {friend}, and looked at the floor. But you were there that evening. Whose idea was it?”',
					'So {friend} had made up {friend.their} mind to say it, and had begun with the wrong person. That was twenty days ago. The shopkeeper had a paper on her lap. “I’d like to give {friend.them} this. It’s a reference, and it’s no good without one line. People over there will want to know if it was {friend.their} own idea to run off. ‘Mine,’ says {friend}, three times over, and never once looks up. I don’t believe it. You were the other one. Whose idea was it?”',
					'{friend} had wanted to say it, then, twenty days ago, and had thrown away the job to be free to. {hero} had not known that. The shopkeeper smoothed a paper that she had been smoothing for some time. “I wanted to bring a reference. But I have to write why it happened. I did ask, whose idea it was to leave the shop. {friend} told the floor that it was nobody’s but {friend.their} own. Three times I asked that. You can tell when somebody’s being left out.” She looked up. “Whose idea was it?”',
				],
			],
			choices: [
				{
					say: 'Say that it was yours, and that you hummed',
					sets: ['owned'],
					outcome: [
						'“Mine,” said {hero}. “I stood under the window and hummed. {friend} shook {friend.their} head, twice, and I went on.” It was the first time that {they} had told it from there. The shopkeeper wrote for a while, on the milestone. “‘Was called away by a friend,’” she read out, “‘who says so.’ I can put my name to that.” She gave {hero} the envelope to take in. “I was right, you know,” said the shopkeeper. “I’ve been right for twenty days. It’s no company.”',
						'“I hummed until {friend.they} came out,” said {hero}. “It was my idea. It was a good one, too, as far as the roof.” It took a moment to say, and was over. “And {friend} said nothing about that,” said the shopkeeper. “Not in three goes.” She wrote it into her paper, and put it in an envelope, and gave it to {hero}. “You’d better take it in,” she said. “I’m only the one who was right. You get very tired of that.” {hero} said that {they} knew.',
						'It was the easiest question of those three weeks, and {hero} had never been asked it. “It was my idea,” {they} said. “I hummed until there was no other way to make me stop. The plums were mine, too.” “And {friend} didn’t say,” said the shopkeeper. She bent over the milestone, and wrote that line, and put the paper in its envelope. “Will you take it in? I’ve got nothing to bring but being right, and that doesn’t keep me warm.” “No,” said {hero}. “It looks as if it would.”',
					],
				},
				{
					say: 'Say that you do not remember',
					sets: ['forgot'],
					outcome: [
						'“I don’t remember,” said {hero}. It was out before {they} had thought of anything else, quite smoothly, and it was said to the milestone. “No,” said the shopkeeper. “One doesn’t.” She folded up the paper, once, and again, until it was too small to fold. {hero} was already a good way up the road when {they} heard who had been speaking. {They} had gone over that sentence for three weeks. {They} had never noticed how easy it was to say.',
						'There was all that road to choose a word from. “I don’t remember,” said {hero}, and looked down, at the part of the milestone where the moss is. “Well,” said the shopkeeper, “that’s what everybody says,” and tore the paper across. It had only taken a second. It had not felt like a lie, or like anything. It had felt like pulling {their} {hand} away from a stove. So that was how it was done. {hero} walked on, and would have liked to meet somebody to whom {they} could say so.',
						'{hero} saw quite clearly what there was to say. It was one word long. “I don’t remember,” {they} said, and studied the number on the milestone. “I see,” said the shopkeeper, and closed her bag on the paper. It made a small click. Nothing else happened; that was what {hero} could not get over, farther up the road. No one had forced {them}. It had just been the shorter sentence. And for three weeks {they} had believed that somebody must be wicked to say it.',
					],
				},
				{
					say: 'Ask her to come in, and ask {friend} once more',
					sets: ['brought'],
					outcome: [
						'“Ask {friend} again,” said {hero}, “and do it in there.” “In front of them all?” said the shopkeeper. “I was asked in front of them all,” said {hero}. It was not very kind, and so {they} added, “I’ll be standing next to you.” The shopkeeper put her hat straight. She went the last stretch like somebody on the way to have a tooth out, and at the door she took hold of {hero}.',
						'“Come with me,” said {hero}, “and ask it once more. There should be somebody there when it’s answered.” The shopkeeper said that she had been right, and that she did not see why she should be the one to go in. “No,” said {hero}. “I’ve been thinking that all day.” In the end she got up. It helped that neither of the two wanted to arrive.',
						'“I’ll tell you in there,” said {hero}, “if you’ll ask it in there. And ask {friend} first.” The shopkeeper said that she had her pride. “So have I,” said {hero}. “It’s no use for anything. I’ll stand next to you.” She looked at the milestone, as if it could be of help, and it said what it always said. So she got up. It was the shortest part of the road, and neither of the two hurried.',
					],
				},
			],
			scene: { at: 'start', with: [], shows: ['letter'], pose: 'stand', feeling: 'sad' },
		},
		{
			titles: ['The Dear One', 'The Third Gate', 'The Lamp Across the Way', 'What One Came to Say'],
			time: 'night',
			parts: [
				'@answer',
				[
					'Now there was only the front room of {hall}, with everyone’s coats in it, and the inner door. On a chair in front of that, with the book, sat {keeper}, and listened. The fifth song was over, and behind the door somebody was reading something out.',
					'In the front room of {hall} there were only coats, and {keeper}, on a chair in front of the inner door. The songs had been sung, all but the last. On the other side one voice was going through a list of names, and {keeper} held up a hand, so as not to miss any.',
					'The front room of {hall} was empty, but for the coats, and for {keeper}, who had put a chair in front of the inner door. The fifth song had just come to an end. “Sh,” said {keeper}. Through the door came the treasurer’s voice, reading.',
				],
				{
					wrote: [
						'+ “And {hero} writes, ‘I remember,’” said the treasurer’s voice, warmly. There was clapping. Under the clapping was a silence, about as long as it takes to look at the floor.',
						'+ “‘I remember,’” read the treasurer, “and that’s from {hero}.” Everyone said “Ah.” One person had not. You could hear that from out here.',
						'+ “From {hero},” read the treasurer, and took a breath, because he liked this one. “‘I remember.’” They clapped, all but one, and you could tell through the door where that one stood.',
					],
					signed: [
						'+ “And {hero},” said the treasurer’s voice. He waited, as there was no more of it, and you could hear forty people wait with him. Then he turned the card over, to see if there was something on the back.',
						'+ “{hero},” read the treasurer, and after that came nothing. “Just {hero},” he said, to help. Somebody coughed.',
						'+ “Then comes {hero},” said the treasurer, and there was a rustle, as of somebody looking for the rest. “With kind regards, I’m sure,” he added. It did not say so.',
					],
					else: [
						'+ “Then there’s a gap,” said the treasurer’s voice, “and then all the cousins.” He must have held it up to show them, for somebody sighed.',
						'+ “And here,” read the treasurer, “it says nothing.” He let that stand for a moment, out of tact. It got longer and longer.',
						'+ “After that there’s nobody,” read the treasurer. “That is, there’s room for somebody.” Forty people could be heard to work out who was missing, and it did not take them long.',
					],
				},
				{
					brought: [
						'+ “I came by the ride,” said the shopkeeper to {keeper}. It’s only the road that you pay for. So she was let through, and went to wait inside, by the wall.',
						'+ The shopkeeper showed {keeper} her ticket for the ride, which pays no toll, and went in ahead, to stand where she could be seen.',
						'+ Whoever comes by the ride owes nothing here. The shopkeeper held her ticket under {keeper}’s nose, put her hat straight, and was soon standing inside, with her back to the wall.',
					],
				},
				[
					'“It’s no use to wait by the coats,” said {keeper} then. “{friend} has one on, and leaves by the yard door, on the far side. The back way to that takes an hour. And this is the third gate, the dear one. It costs what you came to say: the goodbye, the sorry, and anything in between. You may stand beside {friend.them}, and talk about the journey.”',
					'“I’ll be honest,” said {keeper}, when it was quiet. “You can’t wait for {friend} by the coats. The bags are in the yard, on the far side, and {friend.they} will leave by the door there. The back way to it takes an hour. And at the third gate people turn back, because it costs what you came to say. You leave every word of it with me, and in there you can talk about the journey.”',
					'“You’ve done well,” said {keeper}, and opened the book. “Don’t look at the coats. {friend} won’t come out this way; there’s a door to the yard, on the far side, where the bags are, and by the back way you’d be an hour. And this is the last gate, and it’s dear. I take what you came to say, the whole of it. About the journey you may talk as much as you like.”',
				],
				{
					asked: [
						'+ {Keeper.they} cleared {keeper.their} throat. “It would be the right weight,” {keeper.they} said, “for that other apology. I only mention it.”',
						'+ The pen stopped over the page. “An apology would come out even,” {keeper.they} said, “with that other one. It’s no concern of mine.”',
					],
				},
				[
					'“Who would pay that?” asked {hero}. “I did,” said {keeper}. “My sister has the house [over |]there, with the lamp. I went in, and she gave me soup, and I looked at the soup, and I [could see|saw] her wait for it. I’d come [the whole|all the] way to say a thing, and I stood there like somebody who doesn’t remember.” {hero} said nothing. “She puts [the|that] lamp in the window every night. That’s partly why I took the job.”',
					'“Have you [any|an] idea what it’s like,” said {hero}, “when somebody stands there and just doesn’t say it?” “Yes,” said {keeper}. “I’m the one who didn’t. The lamp over there is my sister’s. I went in to her, all paid up, [and she|she] asked why I’d come, and I looked at the floor. I thought she must see that there was something; but all you see is [somebody|someone] looking at the floor. She still lights it.”',
					'“And then I’m to stand there,” said {hero}, “with nothing to say?” “It can be done,” said {keeper}. “D’you see the lamp, over there? That’s my sister’s. I paid, and went in to her, and she was so pleased. Then she waited. I had the floor to look at. It was a good floor. When I got up she said, ‘Was that all?’ and I said that I couldn’t remember anything else.” {Keeper.they} turned the page, though it was not full. “She lights it every night. I see to it that I’m always at work.”',
				],
			],
			choices: [
				{
					say: 'Pay, and be the one who says nothing',
					sets: ['silent'],
					outcome: [
						'{hero} said it to {keeper}: that {they} regretted three weeks of it, and missed {friend}, and goodbye. It turned out that this was {their} whole speech. {They} heard it for the first time as {keeper} wrote it down. Then {they} went in to find out how it is to stand there.',
						'“Take it,” said {hero}. It took a while to say, for somebody with nothing to apologize for. {keeper} blotted the page. “You’re the first since me,” {keeper.they} said. “Look at something better than the floor, if you can.”',
						'“All of it?” said {hero}. “Every word,” said {keeper}, and dipped the pen. So {hero} told a book that {they was} sorry for the three weeks, and how quiet it had been, and goodbye; it filled half a page. {keeper} read it over. “It would have done,” said {keeper}. {hero} stood before the door for a moment, as you do when you have forgotten what you came for.',
					],
				},
				{
					say: 'Keep your words, and take the back way',
					sets: ['long'],
					outcome: {
						owed: [
							'“I’ve had enough of people who don’t say things,” said {hero}. “I won’t be another.” So the one thing that had been paid was handed back, as had been agreed, and {hero} was shown the back way. {They} had {their} words, and {thing}, and seven notes, and behind {them} the last song began.',
							'{hero} looked at the door. Then {they} said no. It was not pride, for once; {they} had something to say, and would say it, if necessary to the wrong end of an empty road. {keeper} untied one label, gave back what had been paid for the first gate, and pointed out the back way. It takes an hour. The last song takes ten minutes.',
							'There were ten minutes left, and nothing to say in them. “I’ll go around,” said {hero}. “I’d sooner be too late with it than in time with the weather.” {keeper} gave back the one thing that had been paid, and seemed to find that pleasant. “You’ll hear them finish,” said {keeper}. Before {hero} was past the coats the last song had begun.',
						],
						else: [
							'“I’ve had enough of people who don’t say things,” said {hero}. “I won’t be another.” So both things that had been paid were handed back, as had been agreed, and {hero} was shown the back way. {They} had {their} words, and {thing}, and seven notes, and behind {them} the last song began.',
							'{hero} looked at the door. Then {they} said no. It was not pride, for once; {they} had something to say, and would say it, if necessary to the wrong end of an empty road. {keeper} untied two labels, gave back what had been paid for both gates, and pointed out the back way. It takes an hour. The last song takes ten minutes.',
							'There were ten minutes left, and nothing to say in them. “I’ll go around,” said {hero}. “I’d sooner be too late with it than in time with the weather.” {keeper} gave back what the first gate had cost, and what the second had, and seemed to find that pleasant. “You’ll hear them finish,” said {keeper}. Before {hero} was past the coats the last song had begun.',
						],
					},
				},
				{
					say: 'Read out to {keeper} what {keeper} sold',
					sets: ['read'],
					outcome: [
						'“You don’t read other people’s things,” said {hero}. “So I will.” And {they} turned the book to the first page. “To be said to my sister,” it began. “It was I who broke the blue jug. I let the cat take the blame, and then I let Mother think it was you.” {keeper} did not move. “A jug,” said {keeper}. “All this time I thought that it must be unforgivable.” Then {keeper.they} walked off toward the lamp, and left the gate and the box standing open, and one after another what was in it went home.',
						'{hero} pulled the book over and found the line. “Third gate,” {they} read. “A confession. It was I who broke the blue jug, and when you were punished for it I said that I didn’t remember.” “Is that all?” said {keeper}, after a while, and got up, holding on to the chair. And {keeper.they} went toward the lamp, and did not shut anything, not even the box; since nobody kept it, whatever had been sold went home.',
						'“Then I’ll look,” said {hero}, “since you can’t. Nobody sold it to me.” The first page was brown at the edges. “‘To my sister,’” {hero} read out. “‘I broke the blue jug. The cat was blamed for it, and after the cat it was you. I was asked, and I looked at the floor.’” “A jug,” said {keeper}, at last, to nobody. “I was sure that it must be something one can’t say.” {Keeper.they} laid down the pen, and went out to where the lamp was. The gate was open behind {keeper.them}, and so was the box, with nobody to keep it; and all that had been paid slipped its label and went home.',
					],
				},
			],
			scene: { at: 'hall', with: ['keeper'], shows: ['door', 'book', 'lantern'], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['Four Words', 'The Last Song', 'Looking at the Floor', 'It’s True, I Know'],
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
					long: '',
					else: [
						'By custom whoever is leaving stands on the table for the last song. {friend} stood up there in a traveling coat, with the card, and saw {hero} first. It is hard to sing at two people who are looking at each other like that. By the second verse it was quiet.',
						'It was the last song. {friend} had been lifted onto the table, in a coat, with the card in one hand, singing along, with both eyes on the door. So everybody saw {hero} come in. The song did not stop so much as run out, like a bath.',
						'They had begun on the last song. {friend} stood on a table, with a coat on already, and the card, and had given up looking at the door. Then {friend} stopped singing, and so did the others, one by one.',
					],
				},
				{
					'!long & !gave-thing': [
						'+ {hero} held up {thing}. {friend} took it, without looking to see what it was.',
						'+ {hero} gave {friend} {thing}, and it was taken, and held against the coat.',
						'+ {hero} reached {thing} up onto the table, and {friend} held on to it as to a rail.',
					],
				},
				{
					'!long & wrote & gave-right': [
						'“‘I remember,’” said {friend}. “They clapped.” “I heard it,” said {hero}, “through the door. I won’t bring it up again. I’ve given my word for that.”',
						'“That was you, on the card,” said {friend}. “Yes,” said {hero}. “It was the last time. I’ve signed for that, and I’d like to keep to it.”',
						'“They all thought that it was kind, what you wrote,” said {friend}. {hero} had thought so too, for about a mile. “I’d promised not to bring it up,” said {hero}, “and I did, and that was it. There won’t be any more.”',
					],
					'!long & wrote': [
						'“‘I remember,’” said {friend}. “They clapped.” “I heard it,” said {hero}, “through the door.”',
						'“That was you, on the card,” said {friend}. “Yes,” said {hero}. “I thought that it would feel better.”',
						'“‘I remember,’” said {friend}. “That was short.” “I had three weeks for it,” said {hero}, and did not sound proud.',
					],
					'!long & signed': [
						'“Just your name,” said {friend}, “and I looked on the back of the card as well.” “There’s nothing on the back,” said {hero}. “No,” said {friend}. “There is on the back of my letter.”',
						'“You’ve signed,” said {friend}. “It’s very legible.” “It was the treasurer’s pen,” said {hero}.',
						'“You didn’t write anything,” said {friend}. “I wrote my name,” said {hero}. “I know your name,” said {friend}. {hero} looked at it, there on the card.',
					],
					'!long & blank': [
						'“There’s a gap on my card,” said {friend}. “It was too small,” said {hero}.',
						'“They’ve read me the gap,” said {friend}, “and I knew whose it was.” “It was mine,” said {hero}.',
						'“You gave him back his pen,” said {friend}. “There wasn’t the room,” said {hero}.',
					],
				},
				{
					'!long & owned': [
						'{hero} held out the envelope. {friend} read it, up there. “You told her,” said {friend}. “She asked you three times,” said {hero}, “and you didn’t.”',
						'Then {hero} handed up the envelope. {friend} read the reference to the end, and then one line again. “She asked me whose idea it was,” said {friend}. “Me too,” said {hero}.',
						'Then {hero} passed up the envelope. “It’s from your shopkeeper.” {friend} read it there and then, as far as a certain line. “I’d left you out of that,” said {friend}. “I noticed,” said {hero}.',
					],
					'!long & forgot & silent': [
						'{friend} waited. “I was asked on the way whose idea it was, that evening,” said {hero}. It was about the journey; that was allowed. “I said that I didn’t remember.” “And where did you look?” asked {friend}. “At a milestone,” said {hero}. {friend} nearly smiled.',
						'{friend} waited. “On the journey,” said {hero}, “your shopkeeper wanted to know who had hummed, and I said that I didn’t remember. It goes quite fast.” “Yes,” said {friend}, after a time. “You think that there’ll be more to it.”',
						'{friend} waited. “It was a pleasant journey,” said {hero}, since that could be talked about. “Somebody asked me on the way who had hummed that evening. I looked at a milestone, and couldn’t remember.” “The floor’s better,” said {friend}. “There’s more of it.” It was almost a joke.',
					],
					'!long & forgot': [
						'{friend} waited. “I was asked on the way whose idea it was, that evening,” said {hero}, “and I said that I didn’t remember.” “And where did you look?” asked {friend}. “At a milestone,” said {hero}. {friend} nearly smiled.',
						'{friend} waited. “I’ve done it too,” said {hero}. “Your shopkeeper wanted to know who had hummed, and I said that I didn’t remember. It goes quite fast.” “Yes,” said {friend}, after a time. “You think that there’ll be more to it.”',
						'{friend} waited. “Your shopkeeper asked me about that evening,” said {hero}, “who had hummed, and I couldn’t remember. I was looking at some moss.” “Was it hard?” asked {friend}. “No,” said {hero}. “That’s what I wanted to tell you.”',
					],
					'!long & brought': [
						'“Whose idea was it?” asked the shopkeeper, from the wall, rather loud. {friend} looked at the floor. “Mine,” said {hero}, in front of everyone, “because I was the one who hummed.” The whole room turned to {friend}. “It’s true,” said {friend}. “I know.” The shopkeeper wrote that into the reference, against the wall. So they could be said, at least about a shop.',
						'The shopkeeper stepped forward. “I’ll ask it once more,” she said. “Whose idea was it to leave my shop?” Nobody spoke. “It was mine,” said {hero}. And {friend}, who had been looking at the floor, looked up. “It’s true,” said {friend}. “I know.” It was only about a shop, and went into the reference in pencil; but those were the words.',
						'“Before you go,” said the shopkeeper to the table, “who thought of leaving my counter?” {friend} looked at the floor, which was a good way down. “You needn’t,” said {hero}. “I hummed. It was my idea, and nobody else’s.” Forty people waited. “It’s true,” said {friend}. “I know.” It was put down in the reference. So {friend} had tried it once, on something small, to see if it held.',
					],
				},
				{
					'end-together & gave-right': [
						'Then {friend} got down, and turned to the room. “{hero} was with me,” said {friend}, “the whole of that evening. I’d sold the saying of it, at noon, and just now I’ve got it back, and so I’ll be quick.” It was perfectly quiet. “You were right,” {friend} said to {hero}. {hero} had that back as well, since the door, and considered whether to keep it. “I don’t remember,” said {hero}. It was {friend} who began to laugh.',
						'{friend} got down from the table. “There was a question,” {friend.they} said, to all of them, “three weeks ago. I’d like to answer it. {hero} was with me, till ten.” And then, low: “You had every right to be angry.” {hero} looked for that. It had come back at the door, with the rest. “I must have put it down somewhere,” said {hero}. “Like the treasurer.”',
						'Then {friend} put a hand on the coat, as if something had turned up in there. “It’s back,” said {friend}, and climbed down. “That evening {hero} was with me, till ten. I knew it when you all asked me, and I’m sorry. I sold the words for that today, and here they are, so will somebody please write them down.” The treasurer wrote. “You were right the whole time,” {friend} said to {hero}. Everybody looked at {hero}, to see what {they} would do with that. {They} had got it back as well, a minute ago, at the door. It lay there like an umbrella on a fine day. “Was I?” said {hero}. “I don’t remember.”',
					],
					'end-together': [
						'Then {friend} got down, and turned to the room. “{hero} was with me that evening,” said {friend}, “and I knew it when you asked me. I’d have said so tonight, only I’d sold it on the way, and a minute ago there it was again.” Then the two of them said sorry at the same moment, and stopped, and began again. It was their first talk in three weeks, and both were out of practice.',
						'Then {friend} looked up, rather surprised. “I’ve got it back,” said {friend}, and got down from the table. “I had a sentence, and it was gone, and here it is. {hero} was with me, the whole of that evening. Somebody should put it in the minutes.” Somebody did. “I came to say sorry,” said {hero}. “You?” said {friend}. “What for?” “For the window,” said {hero}. “And for three weeks.” The list got longer, and it was gone through from both ends.',
						'Then {friend} put a hand on the coat, as if something had turned up in there. “It’s back,” said {friend}, and climbed down. “That evening {hero} was with me, till ten. I knew it when you all asked me, and I’m sorry. I sold the words for that today, and here they are, so will somebody please write them down.” The treasurer wrote. “I hummed you out of there,” said {hero}, “and then I stood and waited for you to pay for it. I’m sorry. That’s not in the minutes.” “Then that as well,” said {friend} to the treasurer, who had to ask for a second sheet.',
					],
					'end-hummed & asked': [
						'“Why have you come?” asked {friend}. {hero} looked up, and not at the floor, and hummed the seven notes that mean: I’m here; come out. {friend} opened {friend.their} mouth, and something happened in it. “{hero} was with me,” said {friend}, so that everybody heard. “The whole of that evening.” {Friend.they} seemed as surprised as anyone. “But I’d sold that. How have I got it back?” {hero} could not tell {friend.them}. It had been traded, like for like, at a gate.',
						'“Why have you come?” asked {friend}. There was nothing left to say it with, and so {hero} hummed, seven notes, up to the table, as you hum to a window. In the middle of them {friend} took a breath, like somebody who has found a thing in a coat. “{hero} was with me that evening,” said {friend}, to the whole hall, “and I’m sorry, and I thought that I’d sold that.” An apology had gone home. {hero}, who had paid for it with one of the same weight, hummed the last note once more.',
						'“Why have you come?” asked {friend}. {hero} hummed it: seven notes, by which {friend} had once been called out at a window. It was all that there was left. But it seemed to knock something loose. “Till ten,” said {friend}, loudly. “{hero} was with me till ten, on that evening, and I ought to have told you.” And then, to {hero}, in a different voice: “I’d sold that. I can’t have it to say.” {hero} only hummed the last of the notes again. Like for like, {keeper} had said. One had been paid in at the door, and one had been paid out.',
					],
					'end-hummed & looked': [
						'“Why have you come?” asked {friend}. {hero} could not say. {friend} could not say anything either, and looked at the floor. But {hero} had read the label. {They} knew what was under that look, and that it was meant. So {they} hummed the seven notes that mean: I’m here, come out. {friend} hummed them back. The two went outside, and sat on the luggage until it was time, and talked about the weather at the other end of the world, and it was the best talk that they had ever had.',
						'“Why have you come?” asked {friend}. When {hero} did not answer, {friend} tried to say something as well, and had nothing to say it with. Nobody in that hall could make sense of it but {hero}, who had read the label. So {they} hummed the seven notes, which mean: come out. And {friend} got down from the table, and came out, and the two of them sat on the luggage, and neither said one word of it, and both of them had heard it all.',
						'“Why have you come?” asked {friend}, and got no answer, and tried to give one. Nothing came of that. What the hall saw was two people who could not even say good evening. But {hero} had turned over a label, and so {they} knew what {friend} was looking for, down there on the floor, and where it lay instead, and since what hour. {They} hummed. It was seven notes, as under a window, and they mean: I’m here; come out. So {friend} climbed off the table, coat and all. It was cold on the luggage, and the two of them stayed there until somebody came for the bags, and by not saying it left nothing unsaid.',
					],
					'end-hummed': [
						'“Why have you come?” asked {friend}. {hero} could not say; and {they} waited for {friend} to say it, and {friend} looked at the floor. {hero} felt it start, the old heat, and then {they} thought: I am looking at the floor as well. {They} hummed the seven notes to it. After a moment somebody hummed them back. “I did have something to tell you,” said {friend}. “I know,” said {hero}. “So had I.”',
						'“Why have you come?” asked {friend}. There were no words left for that. So this was what it looked like from the inside: a room full of people, and one who waits, and nothing to give them. There were only seven notes. {hero} hummed them, up to the table, as you hum to a window. {friend} stood quite still. Then {friend} put the card down, as you put a sign on a door, and came.',
						'“Why have you come?” asked {friend}, and waited. {hero} knew that kind of waiting. {They} had done it at a meeting, with {their} chin up, and had never thought what it looked like from the other end. There was nothing to give to it but seven notes. {They} got them out, one by one. I’m here; come out. {friend} had known them for years, and listened as if they were being spelled. Then {friend} turned the card around on the table, with the names down. “Excuse me,” {friend} said to the singers. “I’m being called.”',
					],
					'end-shown & asked': [
						'“Why have you come?” asked {friend}. There was no sorry left, and there were no notes. {hero} went up to the table, in front of everybody, and stood next to it, where one stands who belongs to somebody. It was all that {they} could think of. “{hero} was with me,” said {friend} suddenly, very loud. “That evening. I ought to have said it then. I’d even sold it.” {Friend.they} looked around to see who had spoken. “How have I got it back?” {hero} knew the rate, and kept it to {themself}.',
						'“Why have you come?” asked {friend}. {hero} had nothing left that could be said, or hummed. So {they} went up to the table, where everybody could see it, and stayed there. Somebody coughed. And then {friend} spoke, much too loudly. “{hero} was with me. I ought to have said it three weeks ago. I’d paid with it, at noon, and somebody must have…” {friend} looked down at {hero}, who did {their} best to look like a person who knows nothing about it.',
						'“Why have you come?” asked {friend}. {hero} could not say, and could not hum it, and did not go away. It was that which was hard to look at. “Well, say something, one of you,” said the treasurer. “{hero} was with me!” said {friend}. It came out like a cork. “The whole evening. I’m sorry. I’m sorry, I knew it.” Then {friend} felt for the edge of the table. “But that’s sold. Who’d buy me that back? It would have cost them…” Like for like, it had cost. {hero} looked at {friend}, and could not say a word.',
					],
					'end-shown & gave-thing': [
						'“Why have you come?” asked {friend}. The present was gone, and the notes, and every word that would have done. There was one thing that {hero} still had. It was that {they} had been right, and {they} gave it away. “I’d have done the same,” said {hero}, in front of everyone. “If they’d asked me like that.” {friend} knew what it was worth, and where {hero} had been keeping it. {friend} cried, and came down from the table, and took hold of {hero} like luggage that is not to be lost.',
						'“Why have you come?” asked {friend}. {hero} went through what {they} had, as you do at a toll. There was no present, and there were no notes. Only the oldest thing was left, and it was in good condition: {they} had been right. “I’ve thought about that meeting,” said {hero}. “It was too much to ask.” It took {friend} a moment to see what had been put down there, and that nobody was going to pick it up again. Then {friend} came down from the table, and the coat was in the way, and it did not matter.',
						'“Why have you come?” asked {friend}. {hero} could not say why, or hum why, or hold out something and be thanked. All that had been paid. What had not was the one possession that {they} had looked at every day for three weeks. “I knew what it would cost you,” said {hero}, so that the back row heard it, “and I stood there and let them ask. I wasn’t as right as all that.” {friend} had expected no present, and not one of that size. It was a while before {friend.they} had found the edge of the table, to get down by, and then it was {hero} who held the table.',
					],
					'end-shown & looked': [
						'“Why have you come?” asked {friend}. {hero} could not say. {friend} began to, and looked at the floor; and {hero}, who had read a label that was none of {their} business, shook {their} head. You needn’t. I know. {friend} looked up. “You turned it over,” said {friend}. “I put it face down on purpose.” It ought to have been a quarrel. But {friend} had been caught with an apology, and {hero} with caring what it said. The two of them heard the last verse side by side, like people who have said it all.',
						'{friend} asked why, and {hero} could only stand there. Then {friend} tried to say something, and nothing came, and {friend} looked at the floor. Three weeks ago that look had been the end of everything. But since then {hero} had turned over a label. “I’ve read it,” said {hero}. “It was lying on its face!” said {friend}. “Yes,” said {hero}. There was a silence, in which each of the two had caught the other out. “And?” said {friend}. “It’s very good,” said {hero}.',
						'“Why have you come?” asked {friend}. {hero} had nothing to tell {friend.them} with. So {friend} began on something, and stopped, and there was the floor again, and the look that went with it. The last time it had cost {hero} three weeks. But a label can be turned over. “I know what’s on it,” said {hero}. “It was face down!” said {friend}. “It was for me,” said {hero}. To that there was no reply, and so {friend} got off the table, rather stiffly, and stood beside {hero} for the last verse, like somebody who has been found out in a good deed.',
					],
					'end-shown': [
						'“Why have you come?” asked {friend}. {hero} could not say. “Is that it?” said {friend}. “You come here, and stand there, and don’t say anything?” {hero} heard how that sounded, for {they} had said exactly that, to walls. {They} went on standing there, and kept {their} eyes up, which was hard. It took {friend} most of a minute. “You came by the short road,” said {friend}. And then: “So did I.” After that it was not necessary to say it.',
						'{friend} asked it, and everybody waited. “Why have you come?” {hero} knew how that silence goes. You look at the floor, and hope that it will be taken for an answer. So {they} did the other thing, and looked at {friend}, with the whole hall watching. “All right,” said {friend}, not quite steadily. “I’ve sold mine as well. It’s at the second gate.” And the two stood there with nothing to say, and it was a great relief to both.',
						'“Why have you come?” asked {friend}. It was to have been a speech, and now it was somebody standing in front of a table. {hero} looked up. All the rest of {them} wanted to look at the floor, which asks nothing. {friend} began to be angry, and stopped. “You’ve got nothing to say it with,” said {friend}. “You’ve come through all three.” Slowly {friend} sat down on the edge of the table, and made room. “So have I, you know. As far as the second.” The last verse was sung around them, and neither had to say what it was about.',
					],
					'end-late': [
						'{Hall} was dark, and swept. {hero} came in from the yard, and went through to the front room, where the coats were gone. On the inside of the outer door, where the notices are, a sheet of paper was nailed up; an hour ago {hero} had stood here with {their} back to it. “On the evening in question,” it said, “{hero} was with me, till ten. It’s true. I know.” {friend} had come over by the ride, three days ago, to put that up, and had signed it in full. Everyone who came tonight had pulled that door shut behind them. {hero} read it twice. {They} had missed a goodbye, for the sake of some words; so {they} went back into the hall and said those, out loud, to the empty floor, one after another.',
						'Even the lamps had been taken down. {hero} stood in the empty hall, an hour late, with everything that {they} had ever meant to say, and said it: sorry, and the window, and the job, and goodbye. The way out was by the front room. On the inside of the outer door, which you have behind you when you come in, a notice hung among the lost gloves. “To whom it may concern,” it said. “On that evening {hero} was with me, till ten. It’s true. I know.” There was {friend}’s name, and a date. {friend} had taken the ride, three days ago, only to nail that up. All forty had come in with their backs to it. So had {hero}, an hour earlier, with both eyes on the third gate.',
						'Nobody had waited. {hero} had not thought that anyone would, and was surprised how much {they} minded. {They} went into the hall, where it smelled of candles, and stood where the table had been, and said what {they} had brought, from the sorry to the goodbye. It sounded quite good, with the echo. Then there was only the way out. Inside the outer door, where one hangs up lost scarves, was a paper with {friend}’s name to it. It was dated three days ago, so that was when {friend} had taken the ride over here, and back. “{hero} was with me that evening, till ten,” it said. “It’s true. I know.” Forty people had come in by that door tonight, and pulled it shut behind them. So had {hero}, an hour before, with {their} mind on a gate.',
					],
				},
				{
					'end-late & brought': [
						'Below {friend}’s name stood something newer, in a shopkeeper’s hand. “I asked it once more, in front of them all,” it said. “‘Mine,’ says {friend.they}, to the floor. I’ve written that I don’t believe it. You did say that you’d be standing next to me.”',
						'There was a line underneath in pencil, which had been written by a shopkeeper. “I have asked, as we agreed,” it said. “{Friend.they} said again that it was {friend.their} own idea, and no one was there to say otherwise. I was in the right, and I am sorry.”',
						'“Whose idea was it?” stood below that, in the shopkeeper’s writing. “I asked, as I had said that I would. The answer was the same, and was given to the floor. I looked around for you. I have been in the right again, and I don’t care for it.”',
					],
					'discreet & !end-late': [
						'“I saw a label of yours,” said {hero}, later, on the luggage, “and left it on its face.” “It said ‘One apology,’” said {friend}. “I’d have looked.” “I guessed,” said {hero}, “and I guessed wrong.”',
						'“There was a label, at the second gate,” said {friend}, later, on the luggage, “for one apology, rehearsed for twenty days.” “I didn’t turn it over,” said {hero}. “No,” said {friend}. “You’re awful.”',
						'“That label of mine could have been turned over,” said {friend}, later, on the luggage. “It wasn’t addressed to me,” said {hero}. “It was an apology,” said {friend}. “Who else would it be for?”',
					],
					'looked & end-together': [
						'On the label it had been one word. It was a good deal longer, said.',
						'It had looked so small on that label. Now that it was being said there was no end to it.',
					],
					'asked & end-together': [
						'So it had cost nothing, in the end, thought {hero}. Then {they} thought of three weeks, and took that back.',
						'Nobody had charged for it after all, and {hero} was on the point of calling it free. But there had been those three weeks.',
					],
				},
				{
					'end-together & gave-tune': [
						'The seven notes were back, too. {hero} hummed them, very low, to try. {friend} stopped in the middle of a word, and answered.',
						'Outside, on the luggage, {hero} hummed the seven notes, to see if they were all there. They were. {friend} put the answer after them.',
						'When nobody was listening {hero} tried the seven notes. Not one was missing. There was a pause, about as long as it takes to open a window, and then came {friend}’s part.',
					],
					'end-together & brought': '',
					'end-together': [
						'Nobody had sold the seven notes. {hero} hummed them, and {friend}, on the next suitcase, put in the answer.',
						'Later {hero} hummed the seven notes. {friend} had been out for some time, and answered all the same.',
					],
					'end-shown & gave-tune': [
						'Then {friend} went out to the luggage, and from out there came seven notes. {hero} had sold them, and could not answer. But they only mean: I’m here, come out; and {hero} came.',
						'A little later seven notes came from the yard. {hero} had given {their} word, and could not hum them back. So {they} came out from under the roof, and stood where {friend} could see {them}. It was the right answer.',
						'It was {friend} who hummed, in the end, seven notes, from beside the bags. {hero} had no right to them any more. But the coming out had never been sold, and {they} came.',
					],
				},
				{
					'end-late & owed': [
						'On the way home there was still the second gate, and {keeper} at it, who is quick. “I’ve come to pay,” said {hero}, “and I’m too late for the rest.” {keeper} looked for a price, and there was none; nobody had ever come back. “I’ve been late for years,” {keeper.they} said, and rubbed out the line in pencil. “Do I look all right?” Then {keeper.they} went to the house with the lamp. Nobody kept the gates after that, and what had been sold went home, {friend}’s label first.',
						'{hero} went home by the road, and stopped at the second gate. “You don’t owe me anything,” said {keeper}. “You had it all back.” “I said that I’d come,” said {hero}. What happens then was not in the book. {keeper} looked along the road, to where the lamp was. “If people can come back,” {keeper.they} said, and put on a hat, and went to knock. So the gates were not kept any more, and all that had been sold went home, {friend}’s label first.',
						'There was a line in pencil yet to see to. {keeper} had got to the second gate first, of course. “I was too late,” said {hero}, “and I said that I’d come and pay.” “So you did,” said {keeper}. “Now I shall have to think what it costs.” It took a good while, with the lamp to look at. “That was it, the coming,” {keeper.they} said then, and rubbed out the line. “I’ve owed somebody the same for longer.” {Keeper.they} went to pay it, over there, and left the box open, and what lay in it went home, {friend}’s label first.',
					],
					'end-late': [
						'“Too late?” asked {keeper}, from the chair. “By an hour,” said {hero}. “And you?” {keeper} looked across at the lamp. “By rather more,” {keeper.they} said. “But she hasn’t put it out.” And {keeper.they} got up, and went across to knock. With nobody to keep the gates, what had been sold went home, {friend}’s label first.',
						'{keeper} was still sitting by the inner door, to lock up. “I said it,” said {hero}, “to the floor. It’s better than nothing.” “Is it?” said {keeper}, and thought about that. “There’s somebody over there whom I could say it to.” And {keeper.they} went over to say it, and left the key in the door. So nobody kept the gates, and what had been sold went home, {friend}’s label first.',
						'There was still the chair, and {keeper} on it, with the book shut. “I heard you through the door,” said {keeper}. “You said all of it, to nobody?” “I was late,” said {hero}. Across the yard the lamp burned. {keeper} stood up, like a person who has always thought of it as a long way, and now sees that it is a yard. “So am I,” said {keeper}, and crossed it. The box stayed behind, with nobody to keep it, and what lay in it went home, {friend}’s label first.',
					],
					'end-together & owed & gave-thing': [
						'“I owe you one, from the second gate,” {hero} called across the yard. “Not now!” called {keeper}, behind the lamp, where somebody was going on about a jug. But an arm came out, and in the hand was {thing}, which {keeper} had carried across.',
						'{Thing}, which {keeper} had carried across, came out of the window with the lamp, in a hand that was not {keeper}’s. “There’s still the one that I owe,” {hero} told the hand. “What one?” called {keeper} from inside, and somebody went on about a jug.',
					],
					'end-together & owed': [
						'“I owe you one, from the second gate,” {hero} called across the yard. Behind the lamp somebody was having a good deal to say about a jug. “Not now!” called {keeper}.',
						'“There’s still the one that I owe you,” called {hero} to the window with the lamp. It was pushed up a little. “What one?” called {keeper}, and somebody in there went on about a jug.',
					],
					'end-together & gave-thing': [
						'When the luggage was up, an arm came out of the window with the lamp, and held out {thing}, which {keeper} had carried across. Behind it somebody had a good deal to say about a jug.',
						'{Thing}, which {keeper} had carried across, came back by way of the window with the lamp, in a hand that was much like {keeper}’s and was not. In the room behind it, the matter of a jug was being gone into from the beginning.',
					],
					'end-together': [
						'Across the yard, behind the lamp, somebody had a good deal to say about a jug, until after midnight. Then there was laughing. The gates are open now.',
						'In the house with the lamp two people were talking about a jug, both at once. At one in the morning something was dropped in there, and laughed at. Nobody has kept the gates since.',
					],
					owed: [
						'At the second gate {hero} stopped on the way home. “I’ve come to pay.” {keeper} looked for a price, and there was none. So the two looked back at the lamp. “You could tell her that you don’t know what it was,” said {hero}. “That isn’t in the book,” said {keeper}, and after a while got up, and went to knock. With nobody to keep it, all that had been sold went home.',
						'“You said tonight,” said {keeper}, at the second gate, “and it’s tonight.” {hero} had come to pay. But there was no rate for people who come back, and {keeper} looked for one until the page blurred. Far off you could see the lamp. “Couldn’t you go in, and say that you’ve lost it?” asked {hero}. {keeper} put a stone on the book, and went off to knock. With nobody to keep it, all that had been sold went home.',
					],
					else: [
						'When the luggage was carried out nobody was sitting at the third gate. {keeper} stood over there, under the lamp, with one hand up to knock, and looked at the door, and not at the floor. With nobody to keep it, all that had been sold went home.',
						'There was no one at the third gate any more, only the book, shut. Across the yard {keeper} was standing under the lamp, and had just knocked. With nobody to keep it, all that had been sold went home.',
						'The chair at the third gate was empty, but for the book. Across the way there was a knock. {keeper} had gone to the lit door with nothing whatever to say. But with nobody to keep it all that had been sold went home, and {keeper.their} own words came to {keeper.them} on the step.',
					],
				},
				{
					'end-late & owned': [
						'At home {hero} put it all on paper. It came to nine pages, and was wrapped around {thing}, with the shopkeeper’s reference on top. Only then did {they} turn over the letter. “There is a notice inside the door,” it said on the back. “Come by and look.” The answer came in spring. “They’ve read the reference here,” {friend} wrote, “and want to know what you hummed. I would have waited longer, if I had thought that you would come.”',
						'The letter lay at home, on its face. “It’s on the door,” it said on the back, and nothing else. So {hero} wrote nine pages to go with the reference, and posted them with {thing}. “Was called away by a friend, who says so,” {friend} wrote back in spring. “It’s the only one of my papers that they read aloud. They asked me whether it’s true. I know, I said.”',
						'{hero} wrote until the oil gave out, nine pages, and the reference went on top of them, and all of it around {thing}. While it was being tied up {they} saw the letter, and turned it over at last. “If you come,” it said there, “look at the inside of the door.” In spring {friend} answered. The reference hung on a wall over there, in a frame. “People ask about it,” {friend} wrote, “and I hum them a bit. I’d have waited for you. I only thought that you weren’t coming.”',
					],
					'end-late & forgot': [
						'At home {hero} put it all on paper. It came to nine pages. “I’ve said it too, by now,” {they} wrote at the end of the ninth, “and I looked at a milestone.” It went off wrapped around {thing}, with a reference, for which {they} had gone to the shop and said, “Mine.” Only then did {they} turn over the letter. “There is a notice inside the door,” it said on the back. “Come by and look.” The answer came in spring. {friend} had underlined the milestone. “I would have waited longer,” it said, “if I had thought that you would come.”',
						'The letter lay at home, on its face. “It’s on the door,” it said on the back, and nothing else. So {hero} wrote back, nine pages, with {thing}, and with the reference, to which {they} had helped the shopkeeper in the end, and did not leave out what had been said to a milestone. In spring there was an answer. “I’ve been trying to remember where I looked,” it began. “It was at your end of the floor.”',
						'First of all {hero} went to the shop, and said, “Mine,” and so there was a reference. Then {they} wrote the rest, nine pages with nothing left out, not even the milestone, and mailed them with {thing} in the middle. It was when {they} picked up the letter from the mat that {they} came to read its other side. “It’s inside the door,” it said. “You’ll see it when you come.” {friend}’s answer took until spring. “I’ve read your ninth page most often,” it began. “It’s the one that I could have written.”',
					],
					'end-late': [
						'At home {hero} put it all on paper. It came to nine pages, and went off wrapped around {thing}. Only then did {they} turn over the letter. “There is a notice inside the door,” it said on the back. “Come by and look.” The answer came in spring, and began, “I would have waited longer, if I had thought that you would come.”',
						'The letter lay at home, on its face. “It’s on the door,” it said on the back, and nothing else. So {hero} wrote it all down, the window first, and posted it with {thing}. It was nine pages. The answer came by return. “Read both sides,” it said at the top.',
						'{hero} sat down at home and wrote it out, the window, the roof, the meeting, and three weeks of nothing. It made nine pages, and they went into a parcel with {thing}. The letter from the mat was to go in as well, and so it was turned over, at last. “I’ve put it on the door, inside,” said the back of it. There was a reply in spring. “I got nine pages,” it began, “and I’ve answered every one of them, on the back.”',
					],
					'!end-late': [
						'At home {hero} turned the letter over. “P.S.,” it said. “I do remember. I was afraid for my job, and then of you. You were right, and so good at it that I didn’t dare to come.”',
						'The letter lay on the mat, as {hero} had left it. {They} turned it over. “You were right,” it said on the back. “It would have been four words. I have said them every day since, mostly to the stove.”',
						'And at home {hero} read the other side of the letter. “If you come,” it said, “I’ll try to say it in front of everybody. Don’t help me.” It had been lying there for three days.',
					],
				},
				{
					'forgot & !end-late': [
						'The next day {hero} told the shopkeeper whose idea it had been. She wrote it all out for the fifth time, and {friend} got it by mail.',
						'In the morning {hero} stood at the shopkeeper’s counter. “Mine,” {they} said. The reference went after {friend} that same day.',
						'{hero} was at the shop before it opened. “I’ve come about the line that’s missing,” {they} said. “It was my idea.” By noon a reference was in the mail.',
					],
				},
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
