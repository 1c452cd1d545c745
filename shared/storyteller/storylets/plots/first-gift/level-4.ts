import type { PlotLevel } from '../../format.ts';

export const firstGift4: PlotLevel = {
	joins:
		'“{choice}” {hero} did it, and hardly thought about it, because the next thing was so much bigger. {lender}, {lender.the}, lent {them} {thing}, until nine that night. With it you could get a chair at the long table {hall.at}, where twenty-four people decided things, and {host.name}, {host.a}, presided. Everyone else was informed. The price was the first thing that anybody gave {hero} once the lamps were lit. Nobody had ever given {them} anything, so {they} had called it cheap.',
	chapters: [
		{
			titles: ['Twenty-Four Chairs', 'Terms', 'Something Worth Looking At', 'Those Who Are Told'],
			time: 'day',
			parts: [
				[
					'Everything in that place was decided once a year, at the long table {hall.at}: the price of bread, the names of the streets, and whose fault the last year had been. By now twenty-four people had a chair there. If you had a chair, you were asked. If you had none, you were told. {hero}, on their lists “{described}, lower street,” had been told a good deal.',
					'By now twenty-four chairs stood around the long table {hall.at}, and the people in them ran the place. They set the price of bread. They decided who lived where. They decided whose fault things were, and it was usually the lower street’s. {hero} lived on the lower street, and was down in their lists as “{described}.” Every year {hero} stood outside under the windows with the others, saw nothing but backs, and heard afterward whose fault it had been.',
					'{hero} wanted to be asked. It does not sound like much. But so far only twenty-four people were asked, once a year, at the long table {hall.at}, and everybody else was told. {hero} (“{described},” by the list of the lower street) had so far been asked to move along. Last time it had been decided that the bad weather was {their} street’s fault, and {hero} had read about that on a wall.',
				],
				[
					'In theory the table was open to all. You had to bring something worth looking at, and that was the whole rule. {host.name}, {host.a}, judged what was worth looking at. The rule had been written by people who owned such things already. Last year {hero} had brought a poem. {host} had turned it over, to see if there was anything on the back.',
					'Anyone could get a chair, it was said. You only had to bring a thing that was worth looking at, and {host.name}, {host.a}, did the looking. Last year {hero} had brought a stone that changed color when it was wet. {host} had kept it dry. The year before, it had been a song, and {host} had said that there was nothing to look at.',
					'There was a way in, and it was open to everybody. You brought something worth looking at, {host.name}, {host.a}, looked at it, and you had a chair. {hero} had tried a poem, a song, and a stone that changed color in the rain. “Very nice,” {host} had said each time, and each time had looked at {hero}’s street, and not at the stone.',
				],
				[
					'So {hero} listened when a bag stopped rattling {start.at}, and its owner said, “You look like a person who needs something.” It was {lender}, {lender.the}. Out of the bag came {thing.a}, in a sling, as if it were nothing. “Yours until nine tonight. I’ll be at the door. In return I get what I ask of everyone: the first thing that anybody gives you, once the lamps are lit.” {hero} laughed. “Nobody has ever given me a thing in my life.” “No,” said {lender}. “Those are the people I get.”',
					'“I lend,” said a voice {start.at}, and put down a bag that rattled. It was {lender}, {lender.the}. People lowered their voices at that name, and {hero} had never found out why. {lender} took out {thing.a}, in a sling, and let the light run over it. “Back with me at the door, by nine. The price is the same for you as for the others: the first thing that you’re given after the lamps are lit.” {hero} looked for the catch. “And if nobody gives me anything?” “Then it’s free,” said {lender}, “and I was wrong about people.”',
					'That was why {hero} did not walk on when a bag was set down {start.at}, with a rattle, and a voice said, “I’ve got something that they’d look at.” It was {lender}, {lender.the}, whom people avoided, and no one ever said why. It was {thing.a}, in a sling, and a gentleman in a good coat took off his hat to it in passing. “You’ll have it till nine, like those before you. I’ll be at the door. And whatever you’re given first, after the lamps are lit, is mine.” “What if it’s a cold?” asked {hero}. “Then I’ll have a cold,” said {lender}. “I’ve had worse.”',
				],
				{
					quiet:
						'{hero} had a question, and was still looking for a polite way to put it. {lender} waited. Nobody had ever waited for that before.',
					bold: '“Done,” said {hero}, who was used to regretting things quickly. This one would take the whole evening.',
					kind: '{hero} saw how thin the old one’s coat was, and thought it would be rude to ask any more. What came out was whether {lender.they} was warm enough.',
					honest: '{hero} assumed that the bargain meant exactly what it said. It did. That was the dangerous part.',
					clever:
						'{hero} checked it for every trick {they} knew, and found none. It did not cross {their} mind that it might simply be expensive.',
					careful:
						'{hero} went over {thing} for scratches, and said aloud that there were none. The other half of the bargain could not be gone over, because it had not happened yet.',
					merry:
						'“You can have my hiccups,” said {hero}, “or whatever comes first.” It was a good line. {lender} did not laugh. {Lender.they} had clearly been hoping for something better.',
					dreamy:
						'{hero} heard most of it. But in {their} head {they was} in a chair with arms already, being listened to, and that was where {they} said yes from.',
					quick:
						'{hero} had said yes before the sentence was over. That saves time. You get it back later, for wondering.',
				},
			],
			choices: [
				{
					say: 'Agree at once, and ask for nothing in writing',
					sets: ['shook'],
					outcome: [
						'{hero} and {lender} shook on it. “You haven’t asked what I do with the first things,” said {lender}. “It’s none of my business,” said {hero}. “No,” said {lender}. “That’s what the others thought.” {Lender.they} needed both arms to get the bag off the ground.',
						'It took four seconds. {Lender} did not let go at once; it was a grip that had shaken on this before. “I always hope,” {lender.they} said, and did not say for what, and went off, rattling.',
						'“Agreed,” said {hero}, and put out a {hand}, and that was the contract. {lender} looked at it before taking it, as you look at a step that has given way once. “In writing it would be the same,” said {lender}. “It’s never the paper.” Then there was only a rattle, getting farther off, and {hero}, who had {thing}.',
					],
				},
				{
					say: 'Ask what the earlier borrowers have paid',
					sets: ['asked'],
					outcome: [
						'“What did you get from the others?” asked {hero}. {lender} shook the bag gently, close to one ear, the way you check a watch that has stopped. “The same thing,” {lender.they} said, “twenty-four times. I only ever wanted to know what the first thing would be. I still do.”',
						'“And what did the rest of them give you?” asked {hero}. “Whatever they’d been given first,” said {lender}. “So they told me.” There was no expression in it at all. “Nobody gives me presents. I thought you could perhaps buy one. It turns out that’s the one thing they don’t sell.”',
						'There must have been others, and {hero} asked after them. “What did they pay?” The bag was lifted, with both arms, and something slid from one end of it to the other. “You hear?” said {lender}. “It’s all of one kind. I’d got it into my head that whatever comes first would be different every time, like weather.” {Lender.they} put the bag down. “I could do with some weather.”',
					],
				},
				{
					say: 'Offer {lender} half of your bread before anything else',
					sets: ['gave'],
					outcome: [
						'{hero} had been about to eat, and it seemed stupid not to offer. {lender} looked at the half loaf. “On what terms?” “It’s bread,” said {hero}. {lender} could see that. In the end {lender} folded it into a clean cloth, with the corners tucked in, like something that would have to be given back.',
						'“Have you eaten?” asked {hero}, and broke the bread across. {lender} had to think what that meant. Then {lender.they} took the piece, and wrapped it in a clean cloth, and put it away, not in the bag. “I’ll have to work out,” said {lender}, “what that does to the account.”',
						'{hero} had a loaf along, and {lender} had been looking at it. So {hero} broke it. “Half of that is yours,” {they} said, “before we start.” It was a while before anyone took hold of it. “In return for what?” asked {lender}. There was no answer to that, and it seemed to cause some difficulty. A clean cloth was found, and the bread was rolled up in it, and the whole was put inside the coat, on the left, where other people keep letters.',
					],
				},
			],
			scene: { at: 'start', with: ['lender'], shows: ['thing'], pose: 'think', feeling: 'curious' },
		},
		{
			titles: ['On Loan', 'Seventy-One Names', 'The Woman from Number Nine', 'The List'],
			time: 'day',
			parts: [
				'@answer',
				[
					'It was ten minutes from {start} to the lower street, and in that time {hero} learned what owning something means. A carriage slowed down. A man who had once set his dog on {hero} held a gate open and said, “After you.” He was talking to {thing}, and {hero} said thank you all the same. On the lower street it was the other way around. There nobody looked at {thing} for long. People looked at {hero}, and went in to tell somebody.',
					'{hero} carried {thing} home in its sling. Two people in good coats said good day who had never said it before. They had looked at the right thing, and {hero} had been behind it. Then came the lower street, where every door knew {hero}, and nobody said good day at all. Doors opened. By noon it had gone from one end of the street to the other that {hero} was going up there tonight, and would get in.',
					'With {thing} in front of one, the world was better behaved. Hats came off. A dog that had bitten {hero} in the spring walked alongside like a page. It lasted as far as the corner of the lower street. There the hats stayed on, and people stood in their doors and counted: so many years, so many who had tried, and now {hero}. It had not occurred to {hero} that anyone else was waiting to be asked.',
				],
				[
					'The woman from number nine was sitting on {hero}’s step. On the lower street people go by the numbers on their doors. She had a sheet of paper with her, as soft as cloth from being folded. On it was one sentence: “We would like to stay.” Below that stood seventy-one names. It was known that the table meant to move the street somewhere more suitable, and that it would be put to the vote tonight. “It has to be read aloud by somebody with a chair,” said the woman. “Otherwise it’s paper. We’ve sent it up four times.”',
					'At {hero}’s door stood the woman from number nine. (On the lower street people go by the numbers on their doors.) She held out a sheet of paper that had been folded and unfolded for years. There was one sentence on it, “We would like to stay,” and under it were seventy-one names. “They’re voting tonight,” she said. “On whether to move us somewhere more suitable. This has to be read out to them first, by somebody with a chair. Nobody with a chair has ever done it.”',
					'The woman from number nine had come across the street. On the lower street people are called by the numbers on their doors. “You’ve heard that they vote on us tonight,” she said. “We’re to be moved, to somewhere more suitable.” Then she unfolded a sheet of paper, as carefully as if it could tear, and it had torn. It said, “We would like to stay,” and then came names, seventy-one of them. “If somebody with a chair reads it out, it counts,” she said. “If we send it up, it doesn’t.”',
				],
				[
					'“It isn’t for you,” she added, “it’s for them.” {hero} looked at it. If you go in with something worth looking at, you are looked at. If you go in with a list, people look at the list. “The last one who got in from here was number four,” said the woman. “Years ago. We’re still waiting to hear.”',
					'She did not say please. {hero} thought of the long table, and of what faces do when somebody unfolds a paper. “Number four got in, from this street, years ago,” said the woman. “We thought that would be enough.”',
					'{hero} had dreamed of that table for years, and in the dream {they} had come in alone. “There was one from here before you,” said the woman. “Number four. It must be very loud in there, because we’ve never heard anything.”',
				],
			],
			choices: [
				{
					say: 'Take the list, and promise to read it aloud',
					sets: ['list'],
					outcome: [
						'“I’ll read it,” said {hero}. “All seventy-one.” The woman from number nine did not thank {them}. She held on to her corner of the paper a little longer than she had to. “I’m the ninth,” she said. “You can’t miss me.” The list went into the sling, behind {thing}, and of the two it was the one that {hero} kept feeling for.',
						'{hero} took it, and gave {their} word, and it was in the sling, next to {thing}, before there was time to be sensible. Somebody across the street had been watching behind a curtain. The curtain moved. It was a very small sound of hope, and {hero} would rather have been cheered.',
						'“Seventy-one isn’t so many,” said {hero}. “I promise you that I’ll read out every one.” The woman from number nine looked at {them} as you look at the sky in haymaking. Then she let go of the paper. It weighed nothing. {hero} put it into the sling, next to {thing}, and all that afternoon, whenever somebody bowed, {they} thought for a moment that it was to the list.',
					],
				},
				{
					say: 'Promise to put in a word at the right moment',
					sets: ['vague'],
					outcome: [
						'“Not the list,” said {hero}. “But I’ll put in a word for you, at the right moment.” The woman from number nine folded the paper along its old folds. “Yes,” she said. “At the right moment. Number four said that too, in that order.” And she crossed the street again, looking left and right, although nothing had driven along there for years.',
						'“If I come in with a list, I’m finished before I sit down,” said {hero}. “I’ll put in a word, when the right moment comes.” “How will you know it?” asked the woman from number nine. She really wanted to know. {hero} said that one felt such things, and she nodded, and took her paper home.',
						'“One can’t begin with paper,” said {hero}. “But I’ll be sitting there, and when the right moment comes, I’ll put in a word.” It sounded quite reasonable. The woman from number nine seemed to think so as well, for she put the list away without any fuss. “A word,” she said. “There are seventy-one on here. Which would it be?”',
					],
				},
				{
					say: 'Say that you have to be seated first',
					sets: ['seated'],
					outcome: [
						'“First I have to be seated,” said {hero}. “Next year, when I’ve got a name up there.” “You’ve got a name here,” said the woman from number nine, without anger, and showed {hero} where. It was the seventy-first, in a hand that still had something to learn. {hero} had forgotten having signed it.',
						'“I can’t,” said {hero}. “Not on the first evening. I have to be seated first.” “Of course,” said the woman from number nine, and folded the paper, and stopped at the last fold. “It’s only that you’re on it,” she said. “Down here. You came running after me, to sign.” That had been years ago, and {hero} had been small.',
						'“Let me be seated first,” said {hero}. “A year from now they’ll listen to me.” The woman from number nine turned the paper around, so that {they} could see the bottom of it. There, under seventy others, was {hero}, in large round letters that leaned against each other. “You were six,” she said. “You didn’t want to wait, then. I had to hold the inkwell.” She took the list home with her.',
					],
				},
			],
			scene: { at: 'start', with: [], shows: ['thing', 'door'], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['The Custom', 'Chair Number Eight', 'A Thing with Two Holes', 'How Everyone Got In'],
			time: 'dusk',
			parts: [
				'@answer',
				[
					'The way {hall.to} takes two hours. The lamps were just being lit along the last of it when somebody at a gate said, “I know that {thing.one}.” It was {friend.name}, {friend.a}. {Friend.they} had chair number eight, and had obviously been waiting. “We take turns to catch the new one. I carried it too, the year I got in. So did every one of us. Did you think there were twenty-four things worth looking at in a place like this?”',
					'{hero} set out in the afternoon, since it is two hours {hall.to}, and the lamps were being lit along the road when {they} came to the last gate. Somebody was waiting there: {friend.name}, {friend.a}. Chair number eight belonged to {friend.them}. “So it’s you this year,” said {friend}. “If it helps, that’s the one I carried, and the one that we all carried, because there has only ever been one.”',
					'Two hours up the road, by the last gate, a lamp had just been lit, and under it stood {friend.name}, {friend.a}, of chair number eight. “Don’t hide it,” said {friend} to {hero}. “I’d know that {thing.one} in the dark. I carried it myself. We all did, all twenty-four, and afterward each of us stood here once, and told the next.”',
				],
				{
					list: [
						'Then {friend}’s eye fell on the edge of the paper in the sling. “Is that still going about?” {friend.they} asked. “Seventy-one names. I was number four. I carried it up this same road.” {friend} did not say what had become of it.',
						'In the sling {friend} had seen a corner of something. “And you’ve got the list,” said {friend}. “I’m from there. I was number four. When I took it along it was fifty-eight names. I sat down, and it was never the moment.”',
						'A corner of paper was sticking out of the sling. {friend} saw it, and knew it by the folds. “I was number four, on the lower street,” said {friend}. “I had that with me when I stood here. It was a little shorter in those days. I read it through to myself in there, every year, until I’d learned not to.”',
					],
					vague: [
						'{friend} looked back down the road. “I’m from the lower street as well,” said {friend}. “I was number four. You’ve told them that you’ll put in a word, I suppose, at the right moment. I’m still looking out for mine.”',
						'{hero} looked at {thing}, and had nothing to say. “I’m from the lower street, too,” said {friend}. “I was number four. I promised them a word at the right moment. You’d think that in all those years there’d have been one.”',
						'Then {friend} looked at {hero} for the first time, and not at {thing}. “You’re from my street,” said {friend}. “I was number four, before I was number eight. I suppose that you’ve said you’ll put in a word. So had I. I’ve got it still. It’s as good as new.”',
					],
					else: [
						'{friend} took a look into the sling. “I’m from the lower street as well,” said {friend}. “I was number four. You were right to leave the list at home. I told them that I had to be seated first.” {Friend.they} looked up at the lamp. “It turns out that one can be seated first for quite a long time.”',
						'{friend} looked into the sling, and saw that there was nothing else in it. “So you’ve left the list with them,” {friend.they} said. “So did I. I was number four. I wanted to be seated first. I’ve been seated for fourteen years.”',
						'There was nothing else in the sling, and {friend} noticed it. “And they’ve let you go without the list?” asked {friend}, who had been number four on the lower street, and knew about it. “I told them that I had to be seated first, too. I didn’t mean it as a lie. It’s only that the sitting takes up so much of one’s time.”',
					],
				},
				[
					'“And what did you pay?” asked {hero}. {friend} held out a button. “Tonight they’ll give you a chair. That’s the first thing, so it goes to {lender}, and you’re back outside. Unless somebody gives you something before that. Say, a friend, at a gate.” {friend} did at least not smile. “It’s a gift, it comes first, and it fits the terms. {host} thought of it, the first year. {Host.they} took one of {host.their} own, and had the cook give it to {host.them}.” It was a plain black button with two holes.',
					'“What did it cost you?” Instead of an answer, {friend} opened a hand, and there was a button in it. “They’ll give you a chair. If that comes first, you keep it until nine. So we make sure that it comes second.” {hero} went through the terms of the bargain, and there was nothing against it anywhere. “{host} worked it out, years ago, with the cook, and one of {host.their} own buttons,” said {friend}. “We all say it came first, and it’s even true. You’d be surprised how little that helps.”',
					'“What’s the price like?” asked {hero}. {friend} felt in {friend.their} coat, and brought out a button. “The first thing you’re given tonight would be the chair,” {friend.they} said. “So it mustn’t be the first. I give you this, here, under the lamp. It’s a gift. {lender} gets it, and you keep the chair. {host} found that out, in the very first year: {host.they} gave one to the cook, and had it given back. It’s been done like that ever since.” It was black, with two holes, and {friend} held it rather far away.',
				],
				{
					asked: [
						'{hero} had asked {lender} the same question that day, and had got a true answer, and had not understood it until now.',
						'So that was what the others had given. {hero} had put the question to {lender} that day, and only now had the whole of the answer.',
						'That morning {hero} had asked what the others paid, and {lender} had told the plain truth, and it had sounded like a way of not answering.',
					],
					shook: [
						'“I shook on it,” said {hero}. “So did I,” said {friend}. “It’s the hand that remembers.”',
						'It did not break the bargain. {hero} and {lender} had only shaken on it, and a handshake is too short to say anything about buttons.',
						'“And what did you sign?” asked {friend}. “Nothing,” said {hero}. “We shook on it.” “Then there’s nothing that you’d be breaking,” said {friend}. It was meant to be of comfort.',
					],
					gave: [
						'{hero} thought of half a loaf, folded up in a clean cloth. That had been a present, too. It had not crossed {their} mind to work out when.',
						'It was, when you came to think of it, the opposite of what {hero} had done that day with the bread.',
						'Bread, thought {hero}. One could do it like that, too: break a thing across, and hold half of it out, and not look under whose lamp one was standing.',
					],
				},
			],
			choices: [
				{
					say: 'Accept the button in the spirit in which it is offered',
					sets: ['button'],
					outcome: [
						'{hero} took it. A little way on {they} realized that it was the first present of {their} life, and that {they} had forgotten to say thank you.',
						'The button weighed nothing. “There,” said {friend}. “Now you’re one of us,” and looked, for some reason, disappointed.',
						'It changed hands under the lamp, and that took no time at all. “That’s that,” said {friend}. {hero} turned it over. Somebody must have worn it once, and done it up in the morning, and thought nothing of it.',
					],
				},
				{
					say: 'Decline it, and take your chance with the first thing',
					sets: ['refused'],
					outcome: [
						'“I’d like to see what it is,” said {hero}. “It’ll be the chair,” said {friend}. “Then at least I’ll know,” said {hero}. {friend} put the button away. “I wanted to say that, my year,” said {friend}. “But I was so cold.”',
						'{hero} did not take it. It was not virtue; {they} had {their} {hands} full of {thing}. But {they} did not put it down, either. {friend} stood there with the button held out until both of them were embarrassed.',
						'“Not for me,” said {hero}. “If I’m to be given something at last, I want to know what.” {friend} was left standing under the lamp with an arm stretched out. Slowly it was drawn in again. “I practiced saying that,” said {friend}, “all the way up this road. And then it was so easy just to hold out a hand.”',
					],
				},
				{
					say: 'Ask whether there is anyone who paid in full',
					sets: ['knew'],
					outcome: [
						'“Has nobody ever really paid?” {friend} did not answer until a whole field had gone by. “It’s hard to be the first,” {friend.they} said. “You make all the others look like thieves. And you’ve only just got to know them.”',
						'“All twenty-four of you?” asked {hero}. {friend} nodded. {hero} thought of the bag, and how {lender} had lifted it with both arms. “And you never talk about it at the table?” “We talk about everything else at the table,” said {friend}, “and we never leave a gap.”',
						'“Was there ever one who brought out the chair?” asked {hero}. “Paid it, I mean, in full?” {friend} thought about it so hard that it was plain what the answer would be. “One would have to get up,” said {friend}, “in front of everyone, and go past them. And they’d all know what it was that they hadn’t done.” The button was still in {friend.their} hand. {friend} looked at it as though it had asked.',
					],
				},
			],
			scene: { at: 'hall', with: ['friend'], shows: ['thing', 'button', 'gate'], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['Lights', 'Before the Doors', 'The Last Mile'],
			time: 'dusk',
			parts: [
				'@answer',
				[
					'{friend} went ahead. “You don’t know me yet,” {friend.they} said. “That’s how we do it.” So {hero} was alone, with all the windows of {hall} in sight. {hero} had stood under those windows every year, and had seen nothing but backs, and guessed from these what was being decided. A long way back on the road there was a sound like hail, coming the same way, and not hurrying.',
					'{friend} pointed up the road. “From here on you go alone. We like to look surprised.” Then there was only the dark, and the lit windows of {hall}, in which {hero} had only ever seen backs, and people in good coats, who nodded to {thing} and then, because of it, to {hero}. One of them asked what ought to be done about the price of bread. Nobody had ever asked {hero} that. {They} opened {their} mouth, and there was nothing in it. All {their} strength had gone into wanting to be asked. And behind them all, not hurrying, came a rattle.',
					'{friend} left first, so that nobody should see the two of them arrive together. “It’s quite friendly in there,” {friend.they} said. “You’ll see. It’s only that it stays in there.” {hero} went on, and looked up at the windows of {hall}. In other years one had seen only backs there. For the first time {hero} did not wonder what was going on in front of them. Somewhere on the dark road behind {them} a bag rattled.',
				],
				[
					'The rattle caught up with {hero} at the last milestone. “You’re slow,” said {lender}. “It’s your {thing.one},” said {hero}. “Yes,” said {lender}, “it makes people slow.” {Lender.they} had both arms around the bag, and put it down as if it weighed as much as a stove. Carriages went by. Everyone in them bowed to {thing}, and not one of them saw {lender}, who was standing next to it. You cannot do that without practice.',
					'At the last milestone {hero} let the rattle catch up. It was {lender}, on the way to the door, with both arms around the bag. “Good evening,” said {lender}. “They light more lamps every year.” The carriages of the table were going by, one behind the other. Out of each of them somebody bowed to {thing}, and looked straight through {lender}. “That was chair three,” {lender.they} said, “and that was {host}. I know them all by their wheels.”',
					'When {hero} stopped at the last milestone, a bag was put down beside it, and there stood {lender}. “I’m not following you,” {lender.they} said. “It’s the only road.” Then the carriages came. Each slowed down for {thing}, and in each somebody smiled at {hero} and did not see {lender}, an arm’s length away. “They’re very good at it,” said {lender}. “In the first years one or two of them still blinked.”',
				],
				{
					button: [
						'Close up, {lender} looked more tired than in the morning, and better dressed. Somebody had brushed that coat, and one hand was still at it. “Have they given you anything yet?” {lender.they} asked, as one asks after the health of a relative. {hero} closed {their} {hand} around the button. “Something small,” {they} said. “Yes,” said {lender}. “It’s generally something small.” There was no more in it than that. But the hand stopped brushing.',
						'“You needn’t tell me,” said {lender}, when the road was dark again, “but have you been given anything?” {hero} could have said no. The button lay in {their} {hand}, on the side away from {lender}. “Nothing to speak of,” said {hero}. {lender} nodded for some time. {Lender.they} had put on a clean collar for the evening, you could see that now, and it was too big.',
						'There was a gap between two carriages. “Has there been anything yet?” asked {lender}, not looking up, and picked a thread off one sleeve. That coat had been pressed for tonight, one saw, by somebody who had no iron. {hero} felt the button, round and warm. “Hardly anything,” {they} said. “No,” said {lender}, “it usually is hardly anything,” and went on looking for threads, though there were no more.',
					],
					else: [
						'Close up, {lender} looked more tired than in the morning, and better dressed. Somebody had brushed that coat. “Have they given you anything yet?” {lender.they} asked, as one asks after the health of a relative. “No,” said {hero}. It was as if a lamp had been turned up. “Not anything?” said {lender}. “Not even something small? Then it could still be something.”',
						'“You needn’t tell me,” said {lender}, when the road was dark again, “but have you been given anything?” “Not yet,” said {hero}. {lender} looked at {them} then, as you look at a bridge that has held. {Lender.they} had put on a clean collar for the evening, you could see that now, and it was too big. “Well,” said {lender}. “It’s early.”',
						'There was a gap between two carriages. “Has there been anything yet?” asked {lender}, not looking up, and picked a thread off one sleeve. That coat had been pressed for tonight, one saw, by somebody who had no iron. “Nothing,” said {hero}. The hand on the sleeve stopped. “They’ll have told you about the gate, surely?” said {lender}. “No. I won’t ask. I’d sooner not know until I have to.”',
					],
				},
			],
			choices: [
				{
					say: 'Take the bag, and carry it to the door',
					sets: ['bag'],
					outcome: [
						'“It’s heavy,” said {lender}, and did not want to let go of it. It was not heavy. There were twenty-four buttons in it, and they weighed next to nothing. {hero} took it in both {hands} nevertheless, as {lender} had, since it would have been rude to show how light it was. The last carriage was {host}’s, which had forgotten something and was coming back. A face turned from the bag to {hero}, and a blind was pulled down.',
						'{hero} left {thing} hanging in its sling, and picked up the bag. It weighed less than a loaf of bread. {lender} walked alongside with empty arms, and did not know where to put them. “Nobody has carried it before,” said {lender}. “Is it very bad?” “It’s all right,” said {hero}. At the door of {hall} somebody saw the two come, and it was {host}.',
						'“Let me,” said {hero}, and picked it up before there could be an argument. {They} had made ready for a weight, and very nearly threw the thing over the hedge. Twenty-four buttons do not come to much. {lender} looked away, and said that it must be an awful burden, and {hero} said that {they} could manage. So they came up to the last lamps side by side. On the steps stood {host}, who was counting guests, and stopped.',
					],
				},
				{
					say: 'Go on ahead, so as not to arrive together',
					sets: ['ahead'],
					outcome: [
						'“I’d better go on, or it might look as if—” said {hero}. “It would,” said {lender}. “Go ahead. They all go ahead from about here. I wait by the milestone and count to a hundred.” So {hero} went, and the whole way to the door there was a rattle behind {them} that kept its distance. It was the most tactful sound that {they} had ever heard.',
						'{hero} said that it was getting late, and that it might be better not to arrive together. “Much better,” said {lender}, and sat down on the milestone, to give {them} a start. There was no reproach in it. That was a pity. {hero} had got an answer ready, and had to carry it all the way to the door.',
						'“Would you mind,” said {hero}, “if I went on by myself? It’s only because of how it looks.” “I know how it looks,” said {lender}. “I’ve seen it twenty-four times from here.” {Lender.they} turned to face the milestone, like a child in a game, and began to count to a hundred, not too fast. {hero} heard it as far as thirty. After that there was just the rattle, at a decent distance.',
					],
				},
				{
					say: 'Ask {lender} why {lender.they} comes back every year',
					sets: ['why'],
					outcome: [
						'“Why do you come back,” asked {hero}, “if it’s always the same?” Two carriages went by before there was an answer. “I left something in there once,” said {lender}. “What was it?” asked {hero}. “Ask {friend},” said {lender}, “when you’ve got a seat. You’ll be very close to it.” And {lender.they} took up the bag with both arms, and nodded toward the door, like somebody holding it open.',
						'“You could lend it somewhere else,” said {hero}. “Where people pay. Why do you always come here?” {lender} looked up at the windows. “I used to know somebody in there,” {lender.they} said. “Well. Me. I left something behind.” {hero} waited, but {lender} only asked whether the strap of the sling was comfortable, and it was.',
						'“There must be better places,” said {hero}. “Why this one, every year, if they never pay?” A carriage went by with all its windows full of laughter. {lender} waited until one could be heard. “Because I’ve left something in there,” {lender.they} said, “and nobody’s ever brought it out. I thought that if I went on asking for the first thing, sooner or later it might be that.” {hero} asked what it was. “You’ll be offered it,” said {lender}.',
					],
				},
			],
			scene: { at: 'hall', with: ['lender'], shows: ['thing'], pose: 'stand', feeling: 'curious' },
		},
		{
			titles: ['Twenty-Five', 'The First Thing', 'Where It Came From', 'Seated'],
			time: 'night',
			parts: [
				'@answer',
				{
					bag: [
						'“You’ve been seen on the road,” said {host} {hall.at}, by way of a greeting, “with a bag.” {Host.they} said it with a smile. “We’re all fond of charity. We do it in the spring.”',
						'{Hall.at} everybody was already seated. “You’ve been helping somebody carry,” said {host}. “That’s a fine thing, in those who’ve still got their arms free.”',
						'There was a stain of road dust on {hero}, from the bag, and {host} brushed it off {hall.at}, in front of everyone. “One needn’t touch it,” {host} said. “It gets to the door by itself. It always has.”',
					],
					ahead: [
						'“And quite alone,” said {host} {hall.at}, and looked past {hero} at the dark outside the door, and seemed to like what was not in it.',
						'{Hall.at} everybody was already seated. “Nobody with you?” said {host}. “No,” said {hero}, and that was the right answer. One could see it go around the table.',
						'{Hall.at} there was a fire, and {host} came away from it to shake hands. “You came up the last stretch by yourself,” said {host}. “I watched from the door. I find that it tells one a good deal.”',
					],
					else: [
						'“You stopped at the milestone,” said {host} {hall.at}. “One says good evening to {lender.them}, by all means. One doesn’t get into a conversation.”',
						'{Hall.at} everybody was already seated. “You were talking to somebody,” said {host}. It was not a question, and so {hero} did not have to answer it.',
						'“I saw you at the milestone,” said {host}, when {hero} came in at the door {hall.at}. “It’s natural to be curious. One asks once. I did, too.” It was said so lightly that it took a moment to sound like a warning.',
					],
				},
				[
					'{hero} put {thing} down under the lamps, and the talk died away, one end of the table after the other. All twenty-four leaned in. They made small sounds of surprise, and made them very well, for people who had each carried it in here themselves. {friend} made the best one.',
					'{hero} had prepared two sentences, and did not need either. {They} held up {thing}, and twenty-four faces turned to it, and lit up, one after another. {hero} knew by now that all twenty-four had seen it before. It still felt like sunshine.',
					'“Now then,” said {host}, and {hero} set {thing} down in front of all the candles. There was a gasp. It was excellent. There was not one among those twenty-four who had not put it down on that very spot, and a little scratch in the wood showed where. {friend} gasped last, and looked at the scratch.',
				],
				[
					'Then two men carried in a chair, and put it next to number eight. It had arms. It was padded, and on the back, in gold, was one word, and the word was {hero}. The gold was hardly dry, and somebody had taken trouble over every letter. {hero} sat down, and felt how cold it had been out there, and for how long. “And now tell us,” said {host}, with a slight smile, “where a thing like that comes from. We always like to hear it.”',
					'“Well,” said {host}, “that is worth looking at,” and nodded to two men, who put a chair next to number eight. {hero} had meant to be calm. But {their} name was on the back, in gold that was hardly dry, and spelled right, and for a moment {they} could not see. “It’s usual,” said {host} kindly, “to say a few words about how you came by it.” The whole table sat back to listen. The whole table knew how {hero} had come by it.',
					'{host} nodded to the two men at the door, and they put it next to number eight: a chair with arms, and with a back, and on the back the name {hero}, in gold that was hardly dry. {hero} had imagined it in every detail, except that it would be warm. So now {hero} belonged to those who are asked. The first question came at once. “And how did you come by such a thing?” asked {host}. “That’s always the best part.” Twenty-four people leaned forward, who knew.',
				],
				[
					'There was time to think about it, about as long as it takes to lift a glass. {friend}, on number eight, was studying the tablecloth. The windows were black, and showed nothing but the table. {hero} had stood out there every year, and would have sworn that those inside could see out.',
					'{hero} looked sideways. {friend}, on number eight, had discovered something in the tablecloth. In the dark panes there was only the table over again, with its candles. From outside it had always seemed that anyone in here had only to turn around, and would see who was standing there.',
					'It was very bright. {hero} looked for the windows under which {they} had stood every year, and all that was in them now was a table, with twenty-five people at it. One of these was {friend}, on number eight, who was smoothing the tablecloth with great care.',
				],
			],
			choices: [
				{
					say: 'Invent an ancestor, with a war and a shipwreck',
					sets: ['lied'],
					outcome: [
						'{hero} invented a great-grandmother, and gave her a shipwreck, a queen’s gratitude, and one leg. It went beautifully. Sitting down again, {hero} understood why the others had listened so well. Each of them had told it in here once, with another leg missing.',
						'“From a great-grandmother,” said {hero}. “She got it from a queen, for swimming.” It came so easily that {they} gave her a shark as well. All around the table heads nodded in the right places, and a little too early, the way you nod at a story that you tell yourself.',
						'“It was in the family,” said {hero}. “My great-grandmother dived for it, in a war, with one leg, off a ship that was on fire.” {They} had not known any of that a second ago. The ship went down with a queen on it, who was saved, and was grateful. At the end there was a sigh of contentment all around the table. It was some time before {hero} noticed that several people had been moving their lips.',
					],
				},
				{
					say: 'Say only that it was lent, and leave it there',
					sets: ['hinted'],
					outcome: [
						'“I borrowed it,” said {hero}, and nothing else. A cup was put down. Twenty-four people did not ask from whom. “How original,” said {host} after a while. “Now, the bread.” But it took some time before anyone began.',
						'“It isn’t mine,” said {hero}. “It was lent.” A spoon went around in a cup, and stopped. There were twenty-four people there who could have asked by whom. “Then let us turn to bread,” said {host}.',
						'“It’s on loan,” said {hero}. Eating stopped, and the sound of eating, and there was a moment in which it would have been the most natural thing in the world for somebody to ask who had lent it. There were twenty-four of them, and any one would have done. “We might take the bread next,” said {host}.',
					],
				},
				{
					say: 'Say nothing, and let them go on looking',
					sets: ['silent'],
					outcome: [
						'{hero} could not think of a lie that {they} liked. So {they} just sat, and let the others look. It is hard to be looked at in silence. After a minute it was harder for the others. “Modest,” said {host} finally. “That makes a change.”',
						'{hero} looked along those twenty-four friendly faces, opened {their} mouth, and closed it again. The silence went around the table once, and everyone shifted a little as it passed. “One can also say too much,” said {host}, and reached for the minutes.',
						'“Well?” said {host}. There was a story wanted, and {hero} had none that {they} would have cared to hear. So {they} looked back at all of them, quite politely, one after another, and it turned out that there was not one who could stand it for longer than a breath. “Perhaps it speaks for itself,” said {host}. It did not, and everyone was grateful.',
					],
				},
			],
			scene: { at: 'hall', with: ['host', 'friend'], shows: ['thing'], pose: 'sit', feeling: 'proud' },
		},
		{
			titles: ['Ten Minutes', 'The View from a Chair', 'Business', 'Seen from Inside'],
			time: 'night',
			parts: [
				'@answer',
				[
					'The evening went on. The lady on the left asked {hero} what {they} thought about bread. {They} answered, and somebody wrote it down. Next came the lower street. Its people were to be moved somewhere more suitable. “We’ll vote after the toasts,” said {host}. “Who would be in favor?” Hands went up. {hero} looked down and saw that {their} own {hand} had gone up a little way too, by itself. It was the street {they} lived on.',
					'The others asked {hero} about bread, and laughed at the right place, and wrote it down. Then came the question whose fault the last year had been. It was the lower street’s. Everybody said so, quite cheerfully, and looked at {hero} as they said it, because that was the polite thing to do with a colleague. {hero} heard {themself} say, “Well, partly.” After the toasts they would vote on moving it somewhere else.',
					'It is pleasant to be asked. {hero} was asked about bread, and about drains, and was found to have views. Then somebody yawned, and somebody said, “The lower street, then,” as one says that it is getting late. It was to be moved, to somewhere more suitable. “We vote after the toasts,” said {host}. “Is anyone against it?” {hero} looked around to see who would begin. Everyone else was looking at {hero}.',
				],
				{
					list: [
						'Under the chair, in the sling, were seventy-one names. A list must be read before there is a vote. Nobody but {hero} and {friend} knew that there was one, and {friend} was eating a nut.',
						'“It has to be read out by somebody with a chair,” the woman from number nine had said. {hero} had a chair. The list was right under it. {They} moved {their} weight a little, and the paper crackled.',
						'It would have been quite simple. One had to lean down, and bring up the list from under the chair, before the vote, and open one’s mouth. {hero} moved {their} napkin instead, and it was found to be a very good napkin.',
					],
					vague: [
						'{hero} had promised to put in a word at the right moment, and this looked very like it. {They} had the word ready. “Nuts?” said the lady on the left.',
						'One felt such things, {hero} had told the woman from number nine; and it was so. One felt it quite clearly. It was the right moment, and it went by with the sauce.',
						'“Has anybody anything to add?” asked {host}. {hero} had promised a word at the right moment, and it would be hard to find one with a clearer label. Somebody added that it looked like rain.',
					],
					else: [
						'“First I have to be seated,” {hero} had said to the woman from number nine. Well, {they was} seated now. It was extraordinarily comfortable.',
						'{hero} had only wanted to be seated first. It had come true some twenty minutes ago. {They was} still waiting to notice the difference.',
						'“Now you’ve got somewhere to put your elbows,” said the lady on the left. It was so. {hero} had told the woman from number nine that {they} must be seated first, and here {they was}, seated, elbows and all, and nothing had come second yet.',
					],
				},
				{
					bag: [
						'“You’ll get used to it,” said {host}, who had come along the backs of the chairs with a glass. “One hears less from in here. It’s the padding. And one doesn’t carry things.”',
						'“Your arms will be tired,” said {host}, and put a glass down in front of {hero}. “That’s over now. Other people do our carrying.”',
					],
					else: [
						'{host} came along the backs of the chairs, and stopped behind the newest. “You’ll go far,” said {host}. “I mean, you’ll stay.”',
						'“You’ll get used to it,” said {host}, who had come along the backs of the chairs with a glass. “One hears less from in here. It’s the padding.”',
						'“Lean back,” said {host}, bending down behind {hero}. “You’re sitting as if somebody might want it. Nobody can take that from you now but yourself.”',
					],
				},
				[
					'From the new chair, number twenty-five, you could see the door. It stood open, for the air, and {lender} was out there in the light of it, on {lender.their} feet, with the bag. “Does nobody bring {lender.them} a chair?” asked {hero}. {friend} took a long time over a nut. “{Lender.they} had one,” said {friend}, “before our time. It was number twenty-five. One winter {lender} was ill, and the table of those days voted to burn the chair. It’s in the minutes that it burned very well. They’re read to us in our first year, and each of us has signed.”',
					'The door was open because of the heat, and just where the light ended stood {lender}, with the bag, and looked at nothing. Nobody at the table ever turned their head that way. “Did {lender.they} ever have a place in here?” asked {hero}. “Where you’re sitting,” said {friend}, and did not look up. “It was before our time. There was a hard winter, and no wood. {lender} was ill, and somebody said {lender.they} wouldn’t need a chair any more. The table voted for it. Then {lender.they} got better. It’s in the minutes. They’re read out to us in our first year, and we all sign.”',
					'{hero} could see the door from there. It was open, and {lender} was standing in it, exactly on the line where the light stopped. Nobody had put {lender.them} there. There was simply nowhere else. “Has {lender.they} never been asked in?” said {hero}. “{Lender.they} founded it,” said {friend}, and turned a nut around. “The table. There was a twenty-fifth chair. Then came that long winter, before our time, and {lender} was ill, and the table voted that {lender.they} was as good as gone, and that it was good dry wood. It’s all in the minutes. We’re read them in our first year, and each of us has signed.”',
				],
				{
					why: [
						'+ “I left something in there,” {lender} had said, at the milestone.',
						'+ So that was what {lender} had left in there. One could not even see where it had stood, for {hero} was sitting on the place.',
						'+ {hero} had asked at the milestone why {lender} comes back. It was for this, then, of which there was not so much as a scratch left on the floor.',
					],
				},
				{
					'button & shook':
						'It was ten minutes to nine. Nothing was in writing. {hero} and {lender} had only shaken on it. In {hero}’s own {hand} lay the button. It had come first, and everything about it was in order. {They} had been holding it for so long that it was quite warm.',
					button:
						'It was ten minutes to nine. In {hero}’s {hand} lay the button. It had come first, and everything about it was in order. {They} had been holding it for so long that it was quite warm.',
					else: 'It was ten minutes to nine. Since the lamps were lit {hero} had been given nothing but the chair, and you could turn the bargain any way you liked, it was the first thing. Under the table {friend} held out the button once again, and looked somewhere else. One would only have had to say that it had been taken at the gate. {hero} left it where it was.',
				},
			],
			choices: [
				{
					say: 'Get up, take the chair, and carry it to the door',
					sets: ['paid'],
					outcome: {
						button: [
							'{hero} laid the button next to {friend}’s glass. “Thank you for the present,” {they} said. “But it wasn’t one.” Then {they} got up, took {thing} off the table, and picked up the chair. At first nobody thought anything of it. The others supposed that there was something wrong with the padding.',
							'“This is yours,” said {hero}, and slid the button across to {friend}, past the nuts. “It only got here first.” {They} stood up, laid {thing} on the seat, and lifted the chair by its arms. “Is there a draft?” asked the lady on the left, and moved up to make room.',
							'Under the tablecloth {hero} found {friend}’s hand, and put the button into it, and closed the fingers. “I can’t call it a present,” {they} said, “and I’ve tried all evening.” Then {they} lifted {thing} down onto the padding, and took the chair by its arms, and rose with it. A gentleman opposite leaned politely to one side, in order to see past.',
						],
						refused: [
							'{hero} had wanted to see what the first thing would be. So this was it: it was padded, and spelled right, and very heavy. {They} got up, laid {thing} on the seat, and picked up both. At first nobody thought anything of it. The others supposed that there was something wrong with the padding.',
							'Under the lamp {hero} had said no to a button, so as to know what came first. Now {they} knew, down to the gold paint. {They} stood up, put {thing} where {they} had been sitting, and took hold of the chair by both arms. Two or three people smiled, as one does when a newcomer cannot find the door.',
							'“So it’s you,” thought {hero}, and meant the chair. {They} had wanted to see the first thing, and had said no to a button for it, under the lamp, and here it was, with {their} own name in gold. It would have been better not to look at that. {They} put {thing} on the seat and took hold. “Is it too low?” asked the lady on the left, quite concerned.',
						],
						else: [
							'{hero} got up, took {thing} off the table, and picked up the chair. At first nobody thought anything of it. The others supposed that there was something wrong with the padding.',
							'The chair was heavy, because of the arms. {hero} laid {thing} on the seat, and lifted both, with {their} name toward {them}, and somebody in the middle of a long sentence about drains lost the end of it.',
							'“Will you be needing the sauce?” asked the lady on the left, and got no answer. {hero} had set {thing} on the padding, and was trying where such a chair is best taken hold of. It is not made for it. When it left the floor there was a scrape, and the talk about drains ran on for half a sentence, and then ran out.',
						],
					},
				},
				{
					say: 'Go out and settle the account with the button',
					if: 'button',
					sets: ['buttoned'],
					outcome: [
						'{hero} excused {themself}, took {thing}, and went to settle up. It would take a minute. Twenty-four others had done it in a minute, and come back in, and asked what they had missed.',
						'“I’ll be right back,” said {hero}, and picked up {thing}. Nobody looked up. The others had all been right back, in their time, and knew the way. It was twelve steps to the door, and the button made a small noise at each of them.',
						'“Business,” said {hero} to the lady on the left, and stood up, with {thing} on one arm, and the button in {their} {hand}. It sounded well. “Of course,” said the lady, and kept {their} plate warm with another plate. She must have done it for others.',
					],
				},
				{
					say: 'Remain in your chair until nine has struck',
					if: '!button',
					sets: ['stayed'],
					outcome: [
						'{hero} stayed. The clock began, and {they} counted. At three it was still possible to get up. It was still possible at eight. After nine it was quiet, and nothing at all had changed, except that it could no longer be called thinking it over.',
						'{hero} did not get up. It would strike nine, and then it would be too late, and then it would be over; that was the whole plan. The clock struck. {They} passed somebody the mustard. When {they} looked at the clock again it was a minute past, and it had been no trouble at all.',
						'“They say that it’s the last one that one notices,” thought {hero}, when the clock began, and {they} stayed where {they was}. It was so. The first eight went by with the cheese. At the ninth {they} had a mouthful, and one does not get up with one’s mouth full, and when it was empty it was over. Somebody brought up the drains again, and {hero} turned out to have a view.',
					],
				},
				{
					say: 'Ask the table to hear whose {thing.one} it is',
					sets: ['spoke'],
					outcome: {
						hinted: [
							'“I said it was lent,” said {hero}, “and nobody asked by whom. I’d like it written down: whose {thing.one} this is, how often it’s been shown here, and what was paid for it.” The whole table had been smiling. The smiles stayed on for a while, because nobody knew how to get them off.',
							'“Nobody asked me who lent it,” said {hero}. “So I’ll ask you. Who lent it to each of you? The same person, who is out there on the step, and was owed twenty-four chairs, and got twenty-four buttons. I’d like that in the minutes.” The pen that kept the minutes had stopped above the paper. A drop fell from it.',
							'“Earlier on I told you half of something,” said {hero}, and did not wait to be given the floor. “There ought to be a name after it. It’s {lender}’s. We all had it from {lender}, at the same price, and it’s a price that we’ve every one of us sat down on.” The whole table had been afraid of it all evening, and now it had come, and nobody knew what one does next.',
						],
						silent: [
							'“You were so kind as not to mind that I said nothing,” said {hero}. “I’d like to say it now. I’d like it written down whose {thing.one} this is, how often it’s been shown here, and what was paid for it.” The whole table had been smiling. The smiles stayed on for a while, because nobody knew how to get them off.',
							'“I said nothing before,” said {hero}, “and you called it modest. It wasn’t. I was working out how to put it. It’s {lender}’s. It was {lender}’s all twenty-four times, and every one of us paid with a button, so as to keep the chair.” The pen that kept the minutes had stopped above the paper. A drop fell from it.',
							'“You asked me where it comes from,” said {hero}, “and I had no answer ready. I’ve got it now. It comes from {lender}, who’s outside, and it came from there for all of you. What was owed for it was a chair. What was paid was buttons.” It was twenty-four people who were modest now. One could have heard a nut being put down.',
						],
						lied: [
							'“I’d like to correct something,” said {hero}. “There was no great-grandmother. There’s {lender}, who is standing outside. And who stood outside, I think, for every one of you.” It was very quiet. “But you told it so well,” somebody said.',
							'“About my great-grandmother,” said {hero}. “I made her up. It was lent to me by {lender}, as it was to all of you. We owed a chair for it, each of us, and what {lender} got was a button.” People looked less angry than hurt. They had liked her so much.',
							'“There’s a mistake in what I told you,” said {hero}. “It’s the great-grandmother. I’ve never had one who owned more than a goat. That came from {lender}, for me and for each of you, and was to be paid for with a chair. It never was.” The man who kept the minutes had written down the shipwreck in full. He looked at it sadly, and then he looked for his eraser.',
						],
						else: [
							'“I’d like something written down,” said {hero}. The table smiled; it was so soon. “Write down whose {thing.one} this is, and how often it’s been shown here, and what was paid for it.” The smiles stayed on for a while, because nobody knew how to get them off.',
						],
					},
				},
			],
			scene: { at: 'hall', with: ['friend', 'host'], shows: ['thing'], pose: 'sit', feeling: 'worried' },
		},
		{
			titles: ['Settlement', 'What Was Given', 'The Account', 'Nine'],
			time: 'night',
			parts: [
				{
					'spoke & quiet': ['{hero} spoke so low that the spoons had to stop.', ''],
					'paid & bold': ['{hero} pushed back from the table, and all the glasses rang.', ''],
					'paid & kind': ['{hero} had looked out of that door once too often to go on eating.', ''],
					clever: [
						'{hero} did the sum again: twenty-four buttons, and twenty-four who had signed. It came out even.',
						'',
					],
					careful: ['{hero} wiped {thing} once more. There was still not a mark on it.', ''],
					merry: ['The whole table looked to {hero} for a joke. There wasn’t one.', ''],
					dreamy: [
						'{hero} ran a {hand} along the arm of the chair. In a way {they} had been sitting in it for years.',
						'',
					],
				},
				'@answer',
				{
					'spoke & button': [
						'+ Then {hero} held up the button. “And I took this first,” {they} said, “and knew what came after it.” It was laid next to {friend}’s glass, and nobody touched it.',
						'+ There was still the button. {hero} laid it next to {friend}’s glass. It had been taken in full knowledge of what it was for, and {hero} said so, out loud.',
						'+ “I’m no better,” said {hero}, and put down the button, in front of {friend}. “I took that at the gate, and was told what it was for, and said nothing.”',
					],
				},
				{
					'spoke & list & lied': [
						'Then {hero} took the list out of the sling and read that as well, all seventy-one names. “And this one’s true?” asked {host}, most politely. It was. It was just that {hero} had shown them what a lie sounds like, half an hour ago, and it had sounded better.',
						'“There’s this as well,” said {hero}, and read out the list, “We would like to stay,” and seventy-one names. They all listened politely. “Charming,” said {host}. “Is there a number four on it with one leg?” The table laughed, and it was {hero}’s own joke that they were laughing at. {friend}, who was number four, did not.',
						'It was then that {hero} drew out the list. “We would like to stay,” {they} read, and after it all the seventy-one, down to the round letters at the end. When it was done somebody clapped. “And with voices, too,” said the lady on the left. They had liked the great-grandmother so much that they took this for more of her. Only {friend}, at the fourth name, had stopped smiling.',
					],
					'spoke & list': [
						'Then {hero} took the list out of the sling, and read that as well. “We would like to stay.” After the third name {friend} put down {friend.their} glass. The fourth was {friend.their} own, in a younger hand. {hero} read it out like the others, and went on, all the way to the seventy-first.',
						'“And this has to be read before you vote,” said {hero}, and unfolded the list. It takes a long time to read out seventy-one names to people who are looking at their plates. The fourth was {friend}’s. {friend} had signed it before there was any chair, and had pressed so hard that one could feel it on the back.',
						'“One thing more,” said {hero}, “and it comes before the vote,” and took out the list. First there was the one sentence. Then came the names, in the order in which people had been at home. {hero} did not hurry. At number four somebody said “Here,” as children do in school, and it was {friend}, and it could not be unsaid.',
					],
					'spoke & knew & !lied': [
						'“You asked me if anyone ever paid in full,” said {friend}, in front of everybody. “Nobody did. It’s hard to be the first. But somebody’s just been the first. Now it’s only hard to be the second.”',
						'It was {friend} who broke the silence. “I’ve been asked today if anyone ever really paid,” said {friend}. “I’ve been thinking of an answer ever since. I’d like to be able to say yes.”',
						'“At the gate I was asked if anyone had ever paid,” said {friend}, rather loudly, to the salt. “I said that it was hard to be the first. I’d like to take that back. I’ve just seen it done.”',
					],
					'paid & list': [
						'The list lay next to {friend}’s glass, where {hero} had put it before getting up. It has to be read out by somebody with a chair, and {friend} had one. {friend} looked at the first line for a while, and then read it aloud, and all the names, to the last.',
						'{hero} had left the list next to {friend}’s glass. It has to be read out by somebody with a chair, and {friend} still had one. “We would like to stay,” {friend} read, and then the names, and at the fourth {friend.they} said, “That’s me.”',
						'“It takes somebody with a chair,” {hero} had said to {friend}, before getting up, and had left the list by {friend.their} glass. “We would like to stay,” {friend} read, and had to stop, and began again, aloud, sitting up straight. It was read to the end. At number four it sounded for a moment like someone signing.',
					],
				},
				{
					'end-all-pay': [
						'{friend} got up, took {thing} off the table, and carried it out to the step, and then came back in for chair number eight, and carried that out as well. “It’s what I was given,” {friend} could be heard to say. Then another chair was pushed back. It was not noble, most of it; some went because the others went. But soon all twenty-four were standing in line in the cold, each holding the chair that had been owed. “So that was it,” said {lender} to each of them, and ran a thumb along the gold, and gave back a button, and after it the chair. Nobody got around to voting on the lower street, and by midnight the bag was empty. “It’ll be very light to carry,” said {lender}, and looked about, a little lost, for somewhere to sit. There was one place free, number twenty-five, and {hero} was standing next to it, and held it steady.',
						'{friend} stood up, and took hold of chair number eight, and carried it out to the step, and came back for {thing}. Then it was quiet enough to hear what was said outside. It was “I owe you this,” and {lender} asked to hear it again. One after another the rest of the table went out there, each with a chair, and said it, and most of them could not say it very loudly. {host} was the last. “It was I who thought of the button,” said {host}. “I know,” said {lender}. “Somebody had to begin. Sit down, all of you, you’ll catch cold.” They did, out there in the dark, twenty-four of them, and could see in. There was no vote that night. It was {hero} who brought out number twenty-five, set it where the light stopped, and asked {lender} whether {lender.they} would like to come in.',
						'“It’s cold out there,” said somebody. It was an argument, but nobody took it up. {friend} had already gone through the door, with {thing} on one arm and number eight on the other, and could be seen to put them both down, and to say something short. After that it was the lady on the left. Then it was a gentleman who had been asleep, and had asked what was going on. They went one by one, chair first, and each said it on the step, and not one of them said it well. “That makes twenty-four,” said {lender} to {host}, who had come last. “You were the first, I believe.” “I thought of the button,” said {host}. “I’ve never thought of anything since.” Nobody remembered the lower street until it was too late to vote. By then the buttons had gone back to those they came from, and {lender} had an empty bag, and twenty-four chairs, and was looking past them at the twenty-fifth. {hero} drew it out a little from the table, as one does for a guest.',
					],
					'end-stood & lied': [
						'The table thanked {hero} for both stories, and regretted that nobody could keep a chair on the strength of either. Two men carried it out, with {hero}’s name in front. So {hero} stood in the dark, and gave {lender} back {thing}. “I had a chair for you, too,” {they} said. “But I lied in it, and when I stopped lying they took it away.” “In that order?” asked {lender}, and laughed; it had been a while, and it took some finding. “Twenty-four people lied and kept it. You’re the only one who managed to lose by the truth. I’ll call it paid.” {Lender} moved over on the step. There was a place by the wall, out of the wind. Around ten {friend} came out, without a coat, and stood on the other side of {hero}. “They can’t vote on our street,” said {friend}. “It takes a full table.” It had been a long time since {friend.they} had said “our.” {Friend.they} had left {friend.their} chair, and the door open behind {friend.them}.',
						'“One so liked the great-grandmother,” said {host}. The truth had come second. The chair was carried out past {hero}, to the woodshed. {hero} followed as far as the step, and handed over {thing}. “There’s no price,” {they} told {lender}. “I lied to them first, and then I told them whose it is, and they believed the wrong one.” “Say it to me,” said {lender}. “The second one.” {hero} did, all of it, on the step, and {lender} listened as one listens to music. “That will do,” said {lender}, “for the chair.” Around ten {friend} came out without a coat. “I believed it,” said {friend}. “I’ve left my chair in there. They can’t vote on our street; there’s one short.”',
						'“We’ve had one excellent story tonight,” said {host}, “and I propose to leave it at that.” It was carried. So were the chair, by two men, and the name on it, past {hero} and out to the woodshed. On the step {hero} took {thing} out of its sling. “That’s all there is,” {they} said to {lender}. “There was a chair. I told them a lie in it, and they loved that, and then I told them about you, and they’d had enough.” “Which was the better story?” asked {lender}. “The first,” said {hero}. “Then I’ll take the other, for the chair,” said {lender}, and moved up, to where the wall kept off the wind. They had just come to the button when the door opened, at about ten, and stayed open. It was {friend}, and there was no coat on {friend.them}. “I’ve left them one short for our street,” said {friend}. “They can’t vote. Go on. I’d like to hear how it ends.”',
					],
					'end-stood': [
						'The table voted on whether to write it down, and did not write it down. It found, however, that a chair had been given out by mistake, and two men carried it away, with {hero}’s name in front. So {hero} stood in the dark, and gave {lender} back {thing}. “I had a chair for you, too,” {they} said. “I talked, and they took it back.” {lender} thought about that. “Twenty-four people paid me, and it cost them nothing,” {lender.they} said. “It cost you everything, and I get nothing, and I don’t know which of us is worse at business. We’ll call it paid.” {Lender} moved over. There was a place by the wall, out of the wind. Around ten {friend} came out, without a coat, and stood on the other side of {hero}. “They can’t vote on our street,” said {friend}. “It takes a full table, and I’ve got up.”',
						'“One has heard you,” said {host}, after a time, and nothing was written down. There had been an error, it turned out, in the matter of number twenty-five. Two men lifted it from behind, so that {hero} had to get up, and carried it past all of them. {hero} took {thing} and followed the chair as far as the step. There it went left, to the woodshed, and {hero} stopped in front of {lender}. “Here’s your {thing.one},” said {hero}. “That over there is what I was given, and I can’t bring it to you. I told them whose {thing.one} it is, and now it’s firewood.” “Twice,” said {lender}, and looked after it. But then {lender.they} did something odd, and shook {hero}’s {hand}. “I’ve been waiting a long time for somebody to come out of there with nothing,” said {lender}. “It’s paid.” By ten there were three of them. {friend} had left a glove behind in {friend.their} hurry, and did not go back for it. Inside, the vote on the lower street had been put off, as it takes a full table. In the minutes it says that people lost the thread.',
						'No one contradicted {hero}. It was worse than that; they were sorry. “It’s been a long evening,” said {host}, “and there’s been some mistake about the chair,” and two men came for it, and were gentle. {hero} held the door for them {themself}. They went to the left with it, toward the woodshed, and {hero} went straight on, and hung {thing} over {lender}’s arm. “I’d meant to bring you something to sit on,” said {hero}. “Then I told them who you are, and that was that.” “You said my name in there?” asked {lender}. {hero} nodded. “I haven’t been in there since the winter,” said {lender}. “We’re even.” {Lender.they} sat down on the step, and left half of it free. At ten {friend} stepped over the two of them, looked about, and sat down on the ground. The vote had been put off, {friend} said. When it came to it, there were twenty-three people looking at one empty place, and none had cared to begin.',
					],
					'end-chair': [
						'The two men who carry chairs in were standing at the door, and did not know whether they ought to carry this one back. {hero} went between them. “It’s nine,” said {hero}, and put it down in front of {lender}, and {thing} beside it. “That’s what you lent me, and this is what I was given.” {lender} looked from the one to the other. Of the two it was the chair that {lender.they} was afraid of. “It has your name on it,” said {lender}. “That’s the price,” said {hero}. “It would be a poor sort of price if I could spare it.” So {lender} sat. You don’t forget how. From inside, the whole table saw that old back let go, a little at a time, after so many years; and when {host} cleared {host.their} throat, and asked who was for moving the lower street, not a single hand went up. The first to move was {friend}. {Friend.they} came out through the door backward, with number eight.',
						'{hero} set it down in front of {lender}, in the light from the door, with {thing} on the seat. “The price,” {they} said. {lender} read what was on the back. “They’ve spelled it right,” said {lender}. “That’s what you wanted, and not so much the chair.” {hero} could not answer. {lender} put a hand on the arm of it, as you touch a horse that you have only heard about, and then {lender.they} put {thing} in the bag and, for the first time since that winter, sat down. Inside, there was no more talk. The table could see it all through the door: the light, the gold letters, and above them that straight old back. When {host} asked for hands against the lower street, none went up. For that you had to look away. Then {friend} stood up, took number eight by its two arms, and came through the door with it, knocking against everything.',
						'It is twelve steps from the table to the door, and at each of them a chair with arms knocks against something. {hero} put it down where the light ended. “This is what I was given,” {they} said, “and here’s your {thing.one}.” {lender} did not sit down. {Lender.they} went around behind it, and felt along the wood with one thumb. “It’s a new one,” said {lender}. “Yes. The old one I can’t bring you,” said {hero}. Then {lender} sat, facing the room. People at the table said later that this was the worst of it: somebody sat out there now, in comfort, with {hero} standing behind, and the two of them were looking in. The vote on the lower street was postponed because of the draft. Someone got up to close the door. It was {friend}; and when it was closed, {friend} was on the outside.',
					],
					'end-stayed & gave': [
						'When {hero} did go out, there was only the light from the door, and nobody in it. {Lender} had not knocked. On the step lay a clean cloth, folded small, with half a loaf in it. That had been returned. {hero} took it in, and put it next to {their} plate, and did not eat it.',
						'“Is anybody there?” asked {hero} from the door, at a quarter past nine, and it was a question that one asks when one knows. {lender} had left, and had left something behind: half a loaf, in a clean cloth, set down exactly in the middle of the step, with the corners tucked in. {hero} carried it back to the table. Somebody asked if {they} did not care for the rolls.',
					],
					'end-stayed': [
						'When {hero} did go out, there was only the light from the door, and nobody in it. {Lender} had not knocked. {hero} listened for a bag, a long way down the road, and heard the table behind {them} go on to the next item.',
						'{hero} went to the door at last, with the chair still warm behind {them}. The step was empty. {Lender} had heard nine strike as well, and had drawn the conclusion. From the table somebody called to {hero} to come back in and close the door, as there was a draft.',
						'There was a moth on the step, in the light from the door. That was all, when {hero} did look out. Nobody had knocked, and nobody had called; {lender} had counted to nine, like the rest of them, and was gone. “Are you coming?” asked somebody, and it was a pleasant voice, and {hero} was.',
					],
					'end-button & gave': [
						'“A button,” said {lender} at the door. {Lender.they} held it to the light, in case there was a mistake. Then it went in with the rest, and made the noise that it made, and {thing} went in after it. “I had thought, this year,” said {lender}, and did not go on. “It’s nine. You’re very punctual.” {Lender.they} put a clean cloth into {hero}’s {hand}, with half a loaf in it. “And I couldn’t get this to balance.” {hero} went in again and sat down. Nobody asked anything; everyone knew how long it took.',
						'{lender} took the button, and gave {hero} something for it, in a clean cloth. It was the half loaf, not touched. “That came before the lamps,” said {lender}, “so it was never in the account. I kept it as long as I thought that you might be a different kind.” Then {thing} was slung over one shoulder, and the bag over the other, and they went off down the dark road together. {hero} sat down again at the table. Next to {their} plate there was now more bread than anyone could have passed.',
						'“Here,” said {hero} at the door, and {lender} took the button, without holding it to the light. It could be heard to join the others. “And here,” said {lender}, “as we’re settling up.” It was the half loaf, in its clean cloth. “You gave it for nothing, and I had that down as a sign. I dare say it was only bread.” Then there was nobody on the step any more, and no {thing}, and on the table, when {hero} came back to it, there were rolls.',
					],
					'end-button': [
						'“A button,” said {lender} at the door. {Lender.they} held it to the light, in case there was a mistake. Then it went in with the rest, and made the noise that it made, and {thing} went in after it. “I had thought, this year,” said {lender}, and did not go on. “It’s nine. You’re very punctual.” {hero} went in again and sat down. Nobody asked anything; everyone knew how long it took.',
						'{lender} was where {lender.they} always was. {hero} said what was to be said, that this had come first, and held it out. It is a small thing, to be looked at for so long. “Yes,” said {lender} at last, “I dare say it did,” and opened the bag, and it joined the others. {Lender.they} thanked {hero}. Then {thing} was gone, and the rattle with it, and {hero} was back in {their} seat before the candles had burned down by the width of a button.',
						'It had struck nine, and there was not much to say. {hero} said it. A hand came into the light, and took the button, and felt for the two holes, as if there might for once have been four. “Thank you,” said {lender}, who had been properly brought up, and closed the bag on it. {Thing} was lifted away. The rattle went down the steps and along the road, and {hero} was in {their} seat again while one could still hear it, if one didn’t talk.',
					],
				},
				{
					'bag & end-button': [
						'{hero} knew what that bag weighed. It was one button more now.',
						'{hero} had carried that bag to the door {themself}. {They} could have said to the ounce how much heavier it was.',
					],
					'ahead & end-button': [
						'{hero} had gone on ahead of that rattle, in the evening. Now it went on ahead of {them}.',
						'At the milestone it had seemed wise to be seen without {lender}. It had worked. {hero} would be seen without {lender} from now on.',
					],
					'why & end-button': [
						'{Lender} had looked past {hero} once, at the lit table, as one looks for something that one left there.',
						'“I left something behind,” {lender} had said at the milestone. {hero} knew by now what it was, and had just sat down on the spot.',
					],
					'bag & end-stayed': [
						'It was a light bag, as {hero} knew. One could be far away with it in no time.',
						'{hero} had carried the bag up to this step {themself}. It had been carried down again without {them}.',
					],
					'ahead & end-stayed': [
						'This time it was {lender} who had gone on ahead.',
						'At the milestone {lender} had counted to a hundred, to give {hero} a start. This time nobody had counted.',
					],
					'why & end-stayed': [
						'Whatever {lender} had left in there, nobody had been asked for it this year.',
						'{lender} came back every year, for something that had been left in there. {hero} was sitting where it had been, and now {lender} had stopped asking.',
					],
				},
				{
					'end-button & list': [
						'The table had got to the lower street. So {hero} took the list from under the chair, and read all of it, as loudly as possible, and the street was saved by one vote. That was true, and {hero} often said so, when nobody had asked. But the next year, when another cold and hopeful person came up the road with {thing}, {hero} asked to be the one who waited at the gate. “There’s a custom,” {they} said. “I’ll tell you what it is, and then I’ll tell you what it costs.”',
						'It was not yet too late for the list. {hero} stood up with it, in front of a chair that had cost one button, and read out seventy-one names. They were put to the vote, and it was twelve against thirteen, and the street stayed where it was. The woman from number nine sent up a cake. {hero} could not get it down. A year later {they} stood at the last gate, since somebody must, under the lamp, with a button, and along the road came a boy with {thing} in a sling. “It’s a gift,” said {hero}, and held the button out, and then pulled back {their} {hand}. “No. I’ll show you what it does. Listen. That’s it, coming up behind you.”',
						'“A moment,” said {hero}, and had the list up from under the chair, and read it, every name, before a single hand could be raised. It did what it was meant to do. There were thirteen against, and twelve for, and seventy-one people stayed where they lived, and lit their lamps that night without knowing to whom they owed it. One of them knew what had been paid, and that was {hero}. So when the next year came around, {they} asked to be the one under the lamp at the last gate. A girl came up the road with {thing}, stiff with cold. “I’m to have a button from you,” she said. {hero} gave her half a loaf. “I’ll tell you about the button,” {they} said, “and about mine. There’s somebody behind you who ought to hear it.”',
					],
					'end-button': [
						'The table had got to the lower street, and was voting. So {hero} spoke up for it, from a chair and as loudly as possible, and it was saved by one vote. That was true, and {hero} often said so, when nobody had asked. The woman from number nine folded up the seventy-one names again, in case. But the next year, when another cold and hopeful person came up the road with {thing}, {hero} asked to be the one who waited at the gate. “There’s a custom,” {they} said. “I’ll tell you what it is, and then I’ll tell you what it costs.”',
						'“All in favor?” {host} was saying. {hero} spoke against it, and gave reasons, and was surprised how well one is heard from a chair. It was twelve against thirteen; the lower street stayed where it was. The woman from number nine folded up the seventy-one names again, in case. So the button had paid for something, and {hero} did {their} sums like that for a year. Then it was {their} turn to stand at the last gate, under the lamp, and along the road came a boy with {thing} in a sling. “It’s a gift,” said {hero}, and held the button out, and then pulled back {their} {hand}. “No. I’ll show you what it does. Listen. That’s it, coming up behind you.”',
						'The vote was just being taken. {hero} said a few words against it, from the chair, and they were good ones, and it went thirteen to twelve, and nobody had to move. The woman from number nine put the seventy-one names in a drawer, where she could find them again. People stopped {them} on the lower street to say thank you. {hero} learned to take another way. When the next year came around, {they} asked to be the one under the lamp at the last gate. A girl came up the road with {thing}, stiff with cold. “I’m to have a button from you,” she said. {hero} gave her half a loaf. “I’ll tell you about the button,” {they} said, “and about mine. There’s somebody behind you who ought to hear it.”',
					],
				},
				{
					'ahead & paid': [
						'“I thought you’d gone on ahead,” said {lender}. “I had,” said {hero}. “I’ve come back.”',
						'“You went on ahead of me, at the milestone,” said {lender}. “Yes,” said {hero}. “I got there, and had a look.”',
						'“I counted to a hundred for you,” said {lender}. “I’ve been going back from there ever since,” said {hero}. “It’s farther.”',
					],
					'ahead & end-stood': [
						'“And I took you for one of those who go on ahead,” said {lender}.',
						'“At the milestone I gave you a hundred,” said {lender}. “I should have known. You’re the first who ever came back down.”',
					],
					'why & paid':
						'“You asked me why I come back,” said {lender}, with both arms on the arms of the chair. “I’d nearly stopped knowing.”',
					'why & end-stood':
						'“You asked why I come back every year,” said {lender}. “For this, I think. I’d hoped that it would be warmer.”',
					'bag & paid':
						'“Who’s going to carry the bag, now that I’m sitting?” asked {lender}. “It isn’t heavy,” said {hero}. It was out before {they} could stop it. “No,” said {lender}. “I know. I didn’t want you to notice.”',
					'bag & end-stood':
						'“Give me the bag,” said {hero}, when it was time to go. “It’s heavy,” said {lender}. “I know,” said {hero}, who knew what was in it.',
				},
				{
					'end-stayed or end-button': '',
					gave: [
						'There was still the bread. {lender} unfolded the cloth. “I’ve gone over it all day,” {lender.they} said. “I can’t enter it anywhere. I think it just has to be eaten.” So it was, on the step, down to the last crumb.',
						'“And then there’s this,” said {lender}, and took out a clean cloth, and out of the cloth the half loaf. “It came before the lamps, and nobody owed it. I’ve been trying all day to find the column.” {Lender.they} broke it. “Half,” said {lender}. “On no terms.”',
						'Something had been lying inside that coat all day, on the left. It was half a loaf, in a clean cloth, and {lender} put it where everybody could reach. “I asked what you wanted for it,” {lender.they} said to {hero}, “and you didn’t understand the question. I’ve thought about that since the morning. It’s I who didn’t.” It had got rather hard. Nobody minded.',
					],
				},
				{
					'list & paid': [
						'“I promised that I’d read it,” {hero} told the woman from number nine, the next day, “and then I had no chair. So number four read it.” “Number four had owed it to us longer,” said the woman. “And after that no one voted for it. We’re still here.”',
						'The woman from number nine had her list back the next day, from number four. “It wasn’t you who read it,” she said to {hero}. “No,” said {hero}. “I’d paid with my chair by then.” “I know,” said the woman. “That’s why they couldn’t vote.”',
					],
					'seated & paid':
						'“First I had to be seated,” {hero} told the woman from number nine, the next day. “And now?” “Now I have been,” said {hero}.',
					'vague & paid':
						'The woman from number nine heard about it the next day. “So that was the word,” she said. “It was a chair.” “It seemed like the right moment,” said {hero}.',
					'seated & spoke':
						'“I said that I had to be seated first,” {hero} told the woman from number nine, the next day. “I was. It lasted forty minutes. I can recommend the first ten.”',
					'vague & spoke':
						'“Did you find the right moment?” asked the woman from number nine, the next day. “No,” said {hero}. “In the end I took the wrong one.”',
					'list & spoke':
						'The woman from number nine got her paper back the next day, with a wine stain on it. “So it’s been read,” she said, and hung it on the wall, where she could see the stain.',
				},
				{
					'stayed & list': [
						'The list stayed in the sling, under the chair. There was always something that had to be voted on first.',
						'Under the chair the list lay in its sling. {hero} had promised to read it out, and there would be a better moment, when people were not just getting their coats.',
					],
					'stayed & vague': [
						'The lower street was voted on, and somewhere in it there must have been the right moment. {hero} had listened for it quite hard.',
						'“At the right moment,” {hero} had told the woman from number nine. All twenty-five hands had been counted by the time it came.',
					],
					'stayed & seated': [
						'{hero} was seated. Everything else, as the woman from number nine had been told, came after that, and it was coming still.',
						'“Next year,” {hero} had said to the woman from number nine. The table voted on her street that night. It could not be put off, said {host}, just because somebody had only now sat down.',
					],
				},
				{
					'end-stayed': [
						'{Thing} stayed on the long table, and was much admired. {hero} kept chair number twenty-five for nine years, and was asked about everything. {They} did a lot of good. {They} spoke up for the lower street as often as seemed wise, and it was moved only halfway. {hero} could have listed it all, and on some nights {they} did. In the tenth year a child came to the table with a very odd sort of feather. “I’m afraid that isn’t worth looking at,” said {host}, who had grown old. {hero} got up. “It’s the first thing that anyone has given us,” {they} said. Then {they} lifted {thing} off the table, took the chair under one arm, and went to find out if you can be ten years late.',
						'It was a good seat. From number twenty-five {hero} looked at {thing} every year, across the goose, and was asked for {their} views, and had more and more of them. Half of the lower street was moved. The other half was let stay, and {hero} had seen to that; you could say that the chair had been worth it. After nine years {they} sat by chance where {they} could see the door. It was open, for the air. There was nobody in it. There had been nobody in it for nine years, and {hero} had never once got up to look. {They} got up. {They} unhooked {thing} from its place, and lifted the chair, and at each of the twelve steps to the door it knocked against something. “Where are you going with that?” called {host}. “I’m only late,” said {hero}.',
						'“Ask twenty-five,” people at the table used to say, and {hero} was asked, for nine years, about everything from bread to bridges. {They} had a kind word for the lower street whenever it came up. It was moved by halves, so as not to be hard on anyone. {Thing} stood in the middle, and was dusted on Fridays. In the tenth year a woman came in from the cold with a picture that her child had drawn, and laid it on the cloth. “It’s the first thing that I was ever given,” she said. “I think it’s worth looking at.” “Not quite,” said {host}, not unkindly, and all of them looked at {hero}, who was to say the same. {hero} could not. {They} got up, and it was as stiff as getting up from an illness, and put {thing} on the seat, and carried both to the door, which was open. “You’ll let in the draft,” said {host}. “I’m ten years late with this,” said {hero}. “Leave it open.”',
					],
				},
			],
			choices: 'none',
			scene: { at: 'hall', with: ['lender', 'friend'], shows: ['thing', 'button'], pose: 'stand', feeling: 'calm' },
		},
	],
};
