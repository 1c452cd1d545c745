import type { PlotLevel } from '../../format.ts';

export const firstGift4: PlotLevel = {
	joins:
		'“{choice}” {hero} did it, and hardly thought about it, because the next thing was so much bigger. {lender}, {lender.the}, lent {them} {thing}, until nine that night. With it you could get a chair at the long table {hall.at}, where twenty-four people decided things, and {host.name}, {host.a}, presided. Everyone else was informed. The price was the first thing that anybody gave {hero} that evening. Nobody had ever given {them} anything, so {they} had called it cheap.',
	chapters: [
		{
			titles: ['Twenty-Four Chairs', 'Terms', 'Something Worth Looking At', 'Those Who Are Told'],
			time: 'day',
			parts: [
				[
					'Everything in that place was decided once a year, at the long table {hall.at}: the price of bread, the names of the streets, and whose fault the last year had been. Twenty-four people had a chair there. If you had a chair, you were asked. If you had none, you were told. {hero}, on their lists “{described}, lower street,” had been told a good deal.',
					'Twenty-four chairs stood around the long table {hall.at}, and the people in them ran the place. They set the price of bread. They decided who lived where. They decided whose fault things were, and it was usually the lower street’s. {hero} lived on the lower street, and was down in their lists as “{described}.” Every year {they} stood outside under the windows with the others, and heard afterward what had been {their} fault.',
					'{hero} wanted to be asked. It does not sound like much. But in that place only twenty-four people were ever asked, once a year, at the long table {hall.at}, and everybody else was told. {hero} (“{described},” by the list of the lower street) had so far been asked to move along.',
				],
				[
					'In theory the table was open to all. You had to bring something worth looking at, and that was the whole rule. {host.name}, {host.a}, judged what was worth looking at. The rule had been written by people who owned such things already. Last year {hero} had brought a poem. {host} had turned it over, to see if there was anything on the back.',
					'Anyone could get a chair. You only had to bring a thing that was worth looking at, and {host.name}, {host.a}, did the looking. Last year {hero} had brought a stone that changed color when it was wet. {host} had kept it dry. The year before, it had been a song, and {host} had said that there was nothing to look at.',
				],
				[
					'So {hero} listened when a bag stopped rattling {start.at}, and its owner said, “You look like a person who needs something.” It was {lender}, {lender.the}. Out of the bag came {thing.a}, as if it were nothing. “Yours until nine tonight. I’ll be at the door. In return I get the first thing that anybody gives you this evening.” {hero} laughed. “Nobody has ever given me a thing in my life.” “No,” said {lender}. “Those are the people I get.”',
					'“I lend,” said somebody {start.at}, and put down a bag that rattled. It was {lender}, {lender.the}. People lowered their voices at that name, and {hero} had never found out why. {lender} took out {thing.a} and let the light run over it. “Back with me at the door, by nine. The price is the first thing that you’re given tonight.” {hero} looked for the catch. “And if nobody gives me anything?” “Then it’s free,” said {lender}, “and I was wrong about people.”',
				],
				{
					quiet: 'There was one question to ask, and it was short. {hero} let it go by. It would be back at nine.',
					bold: '“Done,” said {hero}, who was used to regretting things quickly. This one would take the whole evening.',
					kind: '{hero} saw how thin the old one’s coat was, and thought it would be rude to ask any more. Some people get cheated because they are greedy. A lot more get cheated because they are polite.',
					honest: '{hero} assumed that the bargain meant exactly what it said. It did. That was the dangerous part.',
					clever:
						'{hero} checked it for every trick {they} knew, and found none. It did not cross {their} mind that it might simply be expensive.',
					careful:
						'{hero} had every scratch on {thing} written down and signed for. The other half of the bargain was not written down, because it had not happened yet.',
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
						'{hero} and {lender} shook on it. “You haven’t asked what I do with the first things,” said {lender}. “It’s none of my business.” “No,” said {lender}. “That’s what the others thought.” {Lender.they} needed both arms to get the bag off the ground.',
						'It took four seconds. {Lender} did not let go at once; it was the grip of somebody who had shaken on this before. “I always hope,” {lender.they} said, and did not say for what, and went off, rattling.',
					],
				},
				{
					say: 'Ask what the earlier borrowers have paid',
					sets: ['asked'],
					outcome: [
						'“What did you get from the others?” asked {hero}. {lender} shook the bag gently, close to one ear, the way you check a watch that has stopped. “The same thing,” {lender.they} said, “twenty-four times. I only ever wanted to know what the first thing would be. I still do.”',
						'“And what did the rest of them give you?” “Whatever they’d been given first,” said {lender}. “So they told me.” There was no expression in it at all. “Nobody gives me presents. I thought you could perhaps buy one. It turns out that’s the one thing they don’t sell.”',
					],
				},
				{
					say: 'Offer {lender} half of your bread before anything else',
					sets: ['gave'],
					outcome: [
						'{hero} had been about to eat, and it seemed stupid not to offer. {lender} looked at the half loaf. “On what terms?” “It’s bread,” said {hero}. “Yes, I see that.” In the end {lender} folded it into a clean cloth, with the corners tucked in, like something that would have to be given back.',
						'“Have you eaten?” asked {hero}, and broke the bread across. {lender} had to think what that meant. Then {lender.they} took the piece, and put it away in a pocket, not in the bag. “I’ll have to work out,” said {lender}, “what that does to the account.”',
					],
				},
			],
			scene: { at: 'start', with: ['lender'], shows: ['thing'], pose: 'think', feeling: 'curious' },
		},
		{
			titles: ['On Loan', 'How to Carry It', 'Borrowed Weight'],
			time: 'day',
			parts: [
				'@answer',
				[
					'The way {hall.to} takes two hours. In the first, {hero} learned what owning something means: you can’t scratch yourself. In the second, people began to say good day. They stepped off the path and touched their hats to {thing}, and it was {hero} who felt it. So that was all it took. It could have been anybody underneath.',
					'{hero} carried {thing} in front of {them}, carefully, {hall.to}. A carriage slowed down. Two people said good day who had never said it before. None of them would have known {hero} again. They had looked at the right thing, and {hero} had been behind it.',
					'The way {hall.to} was the best-behaved walk of {hero}’s life. {They} went around puddles. {They} went around a dog. A man who had once set that dog on {them} held a gate open and said, “After you.” He was talking to {thing}, and {hero} said thank you all the same.',
				],
				[
					'By the third milestone {they} had begun to nod first.',
					'{They} practiced what to say at the table. It was mostly “I disagree.”',
				],
				[
					'+ After that {they} carried {thing} in the sling that it had come in, and had {their} {hands} free to wave.',
					'+ By then {thing} hung in front of {them} in its sling, because one cannot shake hands with one’s arms full.',
				],
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['The Custom', 'Chair Number Eleven', 'A Thing with Two Holes', 'How Everyone Got In'],
			time: 'dusk',
			parts: [
				'@first.outcome',
				{
					late: 'That had cost time. The light was going, and nine o’clock was not just a number any more.',
					owes: 'That made two promises in one day. {hero} had not made two in the year before. Nobody had wanted any.',
					else: '{hero} checked {thing} on all sides. It had come through without a mark.',
				},
				[
					'“I know that {thing.one},” said somebody at the next gate. It was {friend.name}, {friend.a}. {Friend.they} had chair number eleven, and had obviously been waiting. “We take turns to catch the new one. I carried it too, the year I got in. So did every one of us. Did you think there were twenty-four things worth looking at in a place like this?”',
					'At the next gate somebody was waiting: {friend.name}, {friend.a}. Chair number eleven belonged to {friend.them}. “So it’s you this year,” said {friend}. “If it helps, that’s the one I carried, and the one that we all carried, because there has only ever been one.”',
				],
				[
					'“And what did you pay?” {friend} held out a button. “Tonight they’ll give you a chair. That’s the first thing, so it goes to {lender}, and you’re back outside. Unless somebody gives you something before that. Say, a friend, at a gate.” {friend} did at least not smile. “It’s a gift, it comes first, and it fits the terms. {host} thought of it, who was the first of us.” It was a plain black button with two holes.',
					'“What did it cost you?” Instead of an answer, {friend} opened a hand, and there was a button in it. “They’ll give you a chair. If that comes first, you keep it for ten minutes. So we make sure that it comes second.” {hero} went through the terms of the bargain, and there was nothing against it anywhere. “{host} worked it out, years ago,” said {friend}. “We all say it came first, and it’s even true. You’d be surprised how little that helps.”',
				],
				{
					asked:
						'{hero} had asked {lender} the same question that day, and had got a true answer, and had not understood it until now.',
				},
			],
			choices: [
				{
					say: 'Accept the button in the spirit in which it is offered',
					sets: ['button'],
					outcome: [
						'{hero} took it. A little way on {they} realized that it was the first present of {their} life, and that {they} had forgotten to say thank you.',
						'The button weighed nothing. “There,” said {friend}. “Now you’re one of us,” and looked, for some reason, disappointed.',
					],
				},
				{
					say: 'Decline it, and take your chance with the first thing',
					sets: ['refused'],
					outcome: [
						'“I’d like to see what it is,” said {hero}. “It’ll be the chair.” “Then at least I’ll know,” said {friend}, and put the button away. “I wanted to say that, my year,” said {friend}. “But I was so cold.”',
						'{hero} did not take it. It was not virtue; {they} had {their} {hands} full of {thing}. But {they} did not put it down, either. {friend} stood there with the button held out until both of them were embarrassed.',
					],
				},
				{
					say: 'Ask whether there is anyone who paid in full',
					sets: ['knew'],
					outcome: [
						'“Has nobody ever really paid?” {friend} did not answer until they had passed a whole field. “It’s hard to be the first,” {friend.they} said. “You make all the others look like thieves. And you’ve only just got to know them.”',
						'“All twenty-four of you?” asked {hero}. {friend} nodded. {hero} thought of the bag, and how {lender} had lifted it with both arms. “And you never talk about it at the table?” “We talk about everything else at the table,” said {friend}, “and we never leave a gap.”',
					],
				},
			],
			scene: { at: 'first', with: ['friend'], shows: ['thing', 'button'], pose: 'think', feeling: 'worried' },
		},
		{
			titles: ['Lights', 'Before the Doors', 'The Last Mile'],
			time: 'dusk',
			parts: [
				'@answer',
				[
					'From the top of the next hill {hero} saw {hall}, with every window lit. {They} had stood under those windows every year, and had guessed from the shadows what was being decided. Tonight there might be one more chair in there. A long way back on the road there was a sound like hail, coming the same way, and not hurrying.',
					'It got dark. There were other people on the road by now, in good coats. They nodded to {thing}, and then, because of it, to {hero}. One of them asked what ought to be done about the price of bread. Nobody had ever asked {hero} that. {They} opened {their} mouth, and there was nothing in it. All {their} strength had gone into wanting to be asked.',
				],
				[
					'{friend} had gone ahead. “You don’t know me yet,” {friend.they} had said. “That’s how we do it.”',
					'“From here on you go alone,” {friend} had said. “We like to look surprised.”',
				],
				'@second.meet',
			],
			choices: 'second',
		},
		{
			titles: ['Twenty-Five', 'The First Thing', 'Where It Came From', 'Seated'],
			time: 'night',
			parts: [
				'@second.outcome',
				{
					'first.trust': [
						'“A formality,” said {host} {hall.at}. “Before we look at a thing, somebody says a word for whoever brings it. It can’t be one of us. We’d only ever have each other.” The others were eating, and nobody put down a fork.',
						'{Hall.at} everything goes by the minutes. “First a word for the person,” read {host}, “from somebody who isn’t at this table. It needn’t be long.” It was the only item of the evening to which none of them had ever been known to listen.',
					],
					'first.hear': [
						'Whoever brings a thing has to call the table to order, {hall.at}. It was {host}’s idea of a joke. Twenty-four people who were used to being listened to were all speaking at once, about bread.',
						'“You may announce it,” said {host} {hall.at}, “if you can.” There was laughter. Nobody had ever managed to interrupt that table, and some had died without finishing a sentence.',
					],
					else: [
						'It has to be laid before {host}, at the head of the table, and {hall.at} that is as far from the door as one can get. In between stood those who fetch and carry, shoulder to shoulder, and had been on their feet since noon. Nobody holds you back there, and nobody moves.',
						'“Up here with it,” said {host}, without looking up. From the door to the head of the table, {hall.at}, stood the people who fetch and carry, all from the lower street. {hero} knew most of them. They looked at {thing}, and not one of them looked any higher.',
					],
				},
				'@first.later',
				[
					'{hero} put {thing} down under the lamps, and the talk died away, one end of the table after the other. All twenty-four leaned in. They made small sounds of surprise, and made them very well, for people who had each carried it in here themselves. {friend} made the best one.',
					'{hero} had prepared two sentences, and did not need either. {They} held up {thing}, and twenty-four faces turned to it, and lit up, one after another. {hero} knew by now that all twenty-four had seen it before. It still felt like sunshine.',
				],
				[
					'Then two men carried in a chair. It had arms. It was padded, and on the back, in gold, was one word, and the word was {hero}. Somebody had taken trouble over every letter. {They} sat down, and felt how cold {they} had been, and for how long. “And now tell us,” said {host}, with a slight smile, “where a thing like that comes from. We always like to hear it.”',
					'“Well,” said {host}, “that is worth looking at,” and nodded to two men, who brought the chair. {hero} had meant to be calm. But {their} name was on the back, in gold, spelled right, and for a moment {they} could not see. “It’s usual,” said {host} kindly, “to say a few words about how you came by it.” The whole table sat back to listen. The whole table knew how {hero} had come by it.',
				],
			],
			choices: [
				{
					say: 'Invent an ancestor, with a war and a shipwreck',
					sets: ['lied'],
					outcome: [
						'{hero} invented a great-grandmother, and gave her a shipwreck, a queen’s gratitude, and one leg. It went beautifully. Sitting down again, {hero} understood why the others had listened so well. Each of them had told it in here once, with another leg missing.',
						'“From a great-grandmother,” said {hero}. “She got it from a queen, for swimming.” It came so easily that {they} gave her a shark as well. All around the table heads nodded in the right places, and a little too early, the way you nod at a story that you tell yourself.',
					],
				},
				{
					say: 'Say only that it was lent, and leave it there',
					sets: ['hinted'],
					outcome: [
						'“I borrowed it,” said {hero}, and nothing else. A cup was put down. Twenty-four people did not ask from whom. “How original,” said {host} after a while. “Now, the bread.” But it took some time before anyone began.',
						'“It isn’t mine,” said {hero}. “It was lent.” A spoon went around in a cup, and stopped. There were twenty-four people there who could have asked by whom. “Then let us turn to bread,” said {host}.',
					],
				},
				{
					say: 'Say nothing, and let them go on looking',
					sets: ['silent'],
					outcome: [
						'{hero} could not think of a lie that {they} liked. So {they} just sat, and let the others look. It is hard to be looked at in silence. After a minute it was harder for the others. “Modest,” said {host} finally. “That makes a change.”',
						'{hero} looked along those twenty-four friendly faces, opened {their} mouth, and closed it again. The silence went around the table once, and everyone shifted a little as it passed. “One can also say too much,” said {host}, and reached for the minutes.',
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
					'The evening went on. The lady on the left asked {hero} what {they} thought about bread. {They} answered, and somebody wrote it down. Next came the lower street. Its people were to be moved somewhere more suitable. “Who would be in favor?” said {host}. “We’ll vote after the toasts.” Hands went up. {hero} looked down and saw that {their} own {hand} had gone up a little way too, by itself. It was the street {they} lived on.',
					'The others asked {hero} about bread, and laughed at the right place, and wrote it down. Then came the question whose fault the last year had been. It was the lower street’s. Everybody said so, quite cheerfully, and looked at {hero} as they said it, because that was the polite thing to do with a colleague. {hero} heard {themself} say, “Well, partly.” After the toasts they would vote on moving it somewhere else.',
				],
				{
					'second.trust': [
						'“And you’ll vote with us, about the street?” asked the lady on the left. “One likes to know whom one can rely on.” {hero} looked around for an answer, and somebody behind the chairs gave it.',
						'With the coffee came the question whether {hero} could be relied on in the vote. It is a difficult one, if it is your own street. Somebody by the wall thought that it was an easy one.',
					],
					'second.hear': [
						'For the toasts somebody has to get silence, and it was {hero}’s turn, as the newest. {They} had dreamed for years of having that table’s attention, and could not get any of it.',
						'“A word from our new colleague!” cried the man opposite, and hit his glass until it broke. {hero} stood up. Nobody stopped talking.',
					],
				},
				{ 'second.reach': '', else: '@second.later' },
				{
					'second.trust': [
						'+ “How charming,” said the lady. “One hears so little from outside.”',
						'+ “Quite so,” said {host}, and had it put in the minutes as “applause.”',
					],
					'second.hear': [
						'+ So the whole table was listening. {hero} had waited all {their} life for this, and what came out was that the bread was excellent.',
						'+ Everyone looked at {hero} then, with raised eyebrows. “To the table,” said {hero}. It was what everybody says.',
					],
					else: [
						'{host} came along the backs of the chairs, and took {hero}’s {hand}, and held it. “You’ll go far,” said {host}. “I mean, you’ll stay.”',
						'“You’ll get used to it,” said {host}, who had come along the backs of the chairs with a glass. “One hears less from in here. It’s the padding.”',
					],
				},
				[
					'From the new chair, number twenty-five, you could see the door. It stood open, for the air, and {lender} was out there in the light of it, on {lender.their} feet, with the bag. “Does nobody bring {lender.them} a chair?” asked {hero}. {friend} took a long time over a nut. “There used to be one,” {friend.they} said. “It was number twenty-five. One winter {lender} was ill, and we thought that was the end of it. So we burned the chair. We’re not proud of it, but it burned very well.”',
					'The door was open because of the heat, and just where the light ended stood {lender}, with the bag, and looked at nothing. Nobody at the table ever turned their head that way. “Did {lender.they} ever have a place in here?” asked {hero}. “Where you’re sitting,” said {friend}, and did not look up. “There was a hard winter. {lender} was ill, and somebody said {lender.they} wouldn’t need it any more. We were short of wood. We all voted for it. Then {lender.they} got better.”',
				],
				{
					'first.ally & second.ally':
						'+ Out there next to the bag stood {first.ally} and {second.ally}, who had been thanked, and shown to the door.',
					'first.ally': '+ Out there next to the bag stood {first.ally}, who had been thanked, and shown to the door.',
					'second.ally':
						'+ Out there next to the bag stood {second.ally}, who had been thanked, and shown to the door.',
				},
				{
					'button & shook':
						'It was ten minutes to nine. Nothing was in writing. {hero} and {lender} had only shaken on it. In {hero}’s own {hand} lay the button. It had come first, and everything about it was in order. {They} had been holding it for so long that it was quite warm.',
					button:
						'It was ten minutes to nine. In {hero}’s {hand} lay the button. It had come first, and everything about it was in order. {They} had been holding it for so long that it was quite warm.',
					else: 'It was ten minutes to nine. What you earn on the road is wages. The chair had been given, and you could turn the bargain any way you liked, it would still be the first. Under the table {friend} held out the button once again, and looked somewhere else, and {hero} did not take it.',
				},
			],
			choices: [
				{
					say: 'Get up, take the chair, and carry it to the door',
					sets: ['paid'],
					outcome: {
						button:
							'{hero} laid the button next to {friend}’s glass. “Thank you for the present,” {they} said. “But it wasn’t one.” Then {they} got up, turned around, and picked up the chair. At first nobody thought anything of it. The others supposed that there was something wrong with the padding.',
						refused:
							'{hero} had wanted to see what the first thing would be. So this was it: it was padded, and spelled right, and very heavy. {They} got up, turned around, and picked it up. At first nobody thought anything of it. The others supposed that there was something wrong with the padding.',
						else: [
							'{hero} got up, turned around, and picked up the chair. At first nobody thought anything of it. The others supposed that there was something wrong with the padding.',
							'It was heavy, because of the arms. {hero} lifted it, with {their} name toward {them}, and somebody in the middle of a long sentence about drains lost the end of it.',
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
					],
				},
				{
					say: 'Remain in your chair until nine has struck',
					if: '!button',
					sets: ['stayed'],
					outcome: [
						'{hero} stayed. The clock began, and {they} counted. At three it was still possible to get up. It was still possible at eight. After nine it was quiet, and nothing at all had changed, except that it could no longer be called thinking it over.',
						'{hero} did not get up. It would strike nine, and then it would be too late, and then it would be over; that was the whole plan. The clock struck. {They} passed somebody the mustard. When {they} looked at the clock again it was a minute past, and it had been no trouble at all.',
					],
				},
				{
					say: 'Ask the table to hear whose {thing.one} it is',
					sets: ['told'],
					outcome: {
						hinted:
							'“I said it was lent,” said {hero}, “and nobody asked by whom. I’d like it written down: whose {thing.one} this is, how often it’s been shown here, and what was paid for it.” The whole table had been smiling. The smiles stayed on for a while, because nobody knew how to get them off.',
						silent:
							'“You were so kind as not to mind that I said nothing,” said {hero}. “I’d like to say it now. I’d like it written down whose {thing.one} this is, how often it’s been shown here, and what was paid for it.” The whole table had been smiling. The smiles stayed on for a while, because nobody knew how to get them off.',
						lied: [
							'“I’d like to correct something,” said {hero}. “There was no great-grandmother. There’s {lender}, who is standing outside. And who stood outside, I think, for every one of you.” It was very quiet. “But you told it so well,” somebody said.',
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
					'told & quiet': ['{hero} spoke so low that the spoons had to stop.', ''],
					'paid & bold': ['{hero} pushed back from the table, and all the glasses rang.', ''],
					'paid & kind': ['{hero} had looked out of that door once too often to go on eating.', ''],
					clever: [
						'{hero} worked out how many buttons there must be in that bag. It came to one for each of them.',
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
					'stayed & first.ally & second.ally':
						'{first.ally} and {second.ally} were no longer to be seen out there, and nor was the bag.',
					'first.ally & second.ally':
						'{first.ally} and {second.ally} were still out there, on either side of the bag, and looked in.',
					'told & first.ally': '{first.ally}, on the step, was the only one who nodded.',
					'told & second.ally': '{second.ally}, on the step, was the only one who nodded.',
					'paid & first.ally': '{first.ally} was still standing out there, and made room for it on the step.',
					'paid & second.ally': '{second.ally} was still standing out there, and made room for it on the step.',
					'stayed & first.ally': '{first.ally} was no longer to be seen out there, and nor was the bag.',
					'stayed & second.ally': '{second.ally} was no longer to be seen out there, and nor was the bag.',
					'first.ally':
						'{first.ally} was still standing there, next to the bag, and looked at the button, and then away.',
					'second.ally':
						'{second.ally} was still standing there, next to the bag, and looked at the button, and then away.',
				},
				{
					'end-all-pay': [
						'{friend} got up first. {Friend.they} took {thing} off the table and went out with it to the step, and everyone saw how {friend.their} mouth moved, and how {lender} listened, and then another chair was pushed back. It was not noble, most of it; some went because the others went. But each of them had been given something real, on the night when they got in, and had kept it. Now they stood in line in the cold and handed it over: a ring, a letter, the good opinion of a mother. “So that was it,” said {lender} to each of them, and gave back a button. Nobody got around to voting on the lower street, and by one in the morning the bag was empty. “It’ll be very light to carry,” said {lender}, and looked about, a little lost, for somewhere to sit. There was one place free, and {hero} was standing next to it, and held it steady.',
					],
					'end-stood & lied': [
						'The table thanked {hero} for both stories, and regretted that nobody could keep a chair on the strength of either. Two men carried it out, with {hero}’s name in front. So {hero} stood in the dark with {thing}. “I had a chair for you,” {they} said. “But I lied in it, and when I stopped lying they took it away.” “In that order?” asked {lender}, and laughed; it had been a while, and it took some finding. “Twenty-four people lied and kept it. You’re the only one who managed to lose by the truth.” {Lender} moved over. There was a place by the wall, out of the wind. Around eleven {friend} came out, without a coat, and stood on the other side of {hero}. “They haven’t voted on your street, for now,” said {friend}, and nothing else. But {friend.they} had left {friend.their} chair, and the door open behind {friend.them}.',
					],
					'end-stood': [
						'The table voted on whether to write it down, and did not write it down. It found, however, that a chair had been given out by mistake, and two men carried it away, with {hero}’s name in front. So {hero} stood in the dark with {thing}. “I had a chair for you,” {they} said. “I talked, and they took it back.” {lender} thought about that. “Twenty-four people paid me, and it cost them nothing,” {lender.they} said. “It cost you everything, and I get nothing, and I don’t know which of us is worse at business.” But {lender} moved over. There was a place by the wall, out of the wind. Around eleven {friend} came out, without a coat, and stood on the other side of {hero}. “They haven’t voted on your street,” said {friend}. “Nobody wants to be the first to put a hand up.”',
					],
					'end-chair': [
						'{hero} set it down in front of {lender}, in the light from the door, with {thing} on the seat. “The first thing,” {they} said. {lender} read what was on the back. “They’ve spelled it right,” said {lender}. “That’s what you wanted, and not so much the chair.” {hero} could not answer. {lender} put a hand on the arm of it, as you touch a horse that you have only heard about, and then {lender.they} put {thing} in the bag and, for the first time since that winter, sat down. Inside, nobody was talking. The table could see it all through the door: the light, the gold letters, and above them that straight old back. Nobody went on with the lower street. It was never moved; for that, people would have had to look out of that door. In the morning the bag was standing on the steps. {lender} had left it there for the twenty-four, and it was full.',
					],
					'end-stayed & gave': [
						'When {hero} did go out, there was only the light from the door, and nobody in it. {Lender} had not knocked. On the step lay a clean cloth, folded small, with half a loaf in it. That had been returned. {hero} took it in, and put it next to {their} plate, and did not eat it.',
					],
					'end-stayed': [
						'When {hero} did go out, there was only the light from the door, and nobody in it. {Lender} had not knocked. {hero} listened for a bag, a long way down the road, and heard the table behind {them} go on to the next item.',
					],
					'end-button & gave': [
						'“A button,” said {lender} at the door. {Lender.they} held it to the light, in case there was a mistake. Then it went in with the rest, and made the noise that it made, and {thing} went in after it. “I had thought, this year,” said {lender}, and did not go on. “It’s nine. You’re very punctual.” {Lender.they} put a clean cloth into {hero}’s {hand}, with half a loaf in it. “And I couldn’t get this to balance.” {hero} went in again and sat down. Nobody asked anything; everyone knew how long it took. The table had got to the lower street, and was voting. So {hero} spoke up for it, from a chair and as loudly as possible, and it was saved by one vote. That was true, and {hero} often said so, when nobody had asked. But the next year, when somebody cold and hopeful came up the road with {thing}, {hero} asked to be the one who waited at the gate. “There’s a custom,” {they} said. “I’ll tell you what it is, and then I’ll tell you what it costs.”',
					],
					'end-button': [
						'“A button,” said {lender} at the door. {Lender.they} held it to the light, in case there was a mistake. Then it went in with the rest, and made the noise that it made, and {thing} went in after it. “I had thought, this year,” said {lender}, and did not go on. “It’s nine. You’re very punctual.” {hero} went in again and sat down. Nobody asked anything; everyone knew how long it took. The table had got to the lower street, and was voting. So {hero} spoke up for it, from a chair and as loudly as possible, and it was saved by one vote. That was true, and {hero} often said so, when nobody had asked. But the next year, when somebody cold and hopeful came up the road with {thing}, {hero} asked to be the one who waited at the gate. “There’s a custom,” {they} said. “I’ll tell you what it is, and then I’ll tell you what it costs.”',
					],
				},
				{
					'end-stayed': '',
					'gave & end-chair':
						'On top of the bag lay a clean cloth, folded small, with a few crumbs in it. So {lender} had got the half loaf to balance.',
					'gave & !end-button':
						'“There’s still the bread,” said {lender}, and unfolded a cloth. “I’ve gone over it all day. I can’t enter it anywhere. I think we just have to eat it.” And they did, on the step, down to the last crumb.',
					'end-button': '',
					else: 'A button was left lying on the step. It lay there the whole winter. Everybody stepped over it, and everybody thought that it was somebody else’s, and each of them counted their own at night to make sure.',
				},
				'@debts',
				{
					'end-stayed': [
						'{Thing} stayed on the long table, and was much admired. {hero} kept chair number twenty-five for nine years, and was asked about everything. {They} did a lot of good, and saved the lower street, twice. There were people down there who named a child after {them}. {hero} could have listed it all, and on some nights {they} did. In the tenth year a child came to the table with a very odd sort of feather. “I’m afraid that isn’t worth looking at,” said {host}, who had grown old. {hero} got up. “It’s the first thing that anyone has given us,” {they} said. Then {they} lifted {thing} off the table, took the chair under one arm, and went to find out if you can be ten years late.',
					],
				},
			],
			choices: 'none',
			scene: { at: 'hall', with: ['lender', 'friend'], shows: ['thing', 'button'], pose: 'stand', feeling: 'calm' },
		},
	],
};
