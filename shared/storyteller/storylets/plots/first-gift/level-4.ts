import type { PlotLevel } from '../../format.ts';

export const firstGift4: PlotLevel = {
	joins:
		'“{choice}” {hero} did it without much thought, and {they} had used up {their} luck for the day, for the next thing {they} did was to make a bargain. {lender.name}, {lender.a}, lent {them} {thing.a}, until nine that night. With it one could get a chair at the long table {hall.at}, where forty people decided things and everybody else was informed. The price was the first thing that {hero} should be given that evening. As nobody had ever given {them} anything, {they} had thought it low.',
	chapters: [
		{
			titles: ['Forty Chairs', 'Terms', 'Something Worth Looking At', 'Those Who Are Told'],
			time: 'day',
			parts: [
				[
					'Whatever was decided in those parts, the price of bread, or whose fault the flood had been, or which street was to be moved, was decided once a year at the long table {hall.at}, by whoever had a chair. There were forty chairs. If you had one you were asked; if you had none you were told. {hero} was {described}, lived in the lower street, by the river, and had been told a good deal.',
					'It was at the long table {hall.at}, one night a year, that the price of bread was settled, and who might live on which street, and whose fault the flood had been. Forty people sat at it. {hero} was {described}, lived in the lower street, by the river, and was regularly blamed for the flood.',
				],
				[
					'It was not closed to anyone; {host.name} was most particular about that, {host.a}. Anybody could have a chair who contributed something worth looking at. The rule was thought a very fair one by the people who had drawn it up, all of whom owned such things. Last year {hero} had brought a poem.',
					'The table was open to all. One had merely to bring a thing that was worth looking at, and {host.name}, {host.a}, was the one who looked. In the previous year {hero} had brought a stone from the riverbed, which changed color when it was wet. {host} had kept it dry.',
				],
				[
					'So {hero} listened, when {start.at} a rattling bag came to a halt and its owner said, “You will be wanting something, I think.” It was {lender.name}, {lender.a}. Out of the bag, as if it were nothing, came {thing.a}. “Until nine tonight. I shall be at the door. And I take the first thing that anybody gives you this evening.” {hero} laughed out loud. “I have never been given a thing in my life.” “No,” said {lender}. “That is generally how they come to me.”',
					'“I lend,” said somebody {start.at}, setting down a bag that rattled. It was {lender.name}, {lender.a}, of whom one heard now and then, in lowered voices. {lender} brought out {thing.a} and let the light run over it. “Back with me by nine. And, for my trouble, the first thing you are given tonight.” {hero} looked for the hook in it. “And if nobody gives me anything?” “Then you will have had it for nothing,” said {lender}, “and I shall be the one who was wrong about people.”',
				],
				{
					quiet:
						'There was a question to be asked, and it was even a short one. But {hero} was {trait}, and had found that most questions go away if one waits. This one went as far as the door of the hall, and waited there.',
					bold: 'Anyone {trait} will tell you that it is better to regret a thing one has done. {hero} was {trait}, and shook hands on it, and had every opportunity to find out.',
					kind: '{hero} was {trait}, and noticed how thin the coat of the other was, and how unasked-for any further question would be. There are people who are cheated because they are greedy. There are many more who are too polite.',
					honest:
						'{hero} was {trait}, and supposed that a bargain meant what was said in it. In this {they was} perfectly right. It is not always a comfort.',
					clever:
						'{hero}, being {trait}, went through all the ways in which it could be a swindle, found none, and concluded that it was cheap. It had not occurred to {them} that it might simply be a price.',
					careful:
						'{hero} was {trait}, and had {thing} turned over twice, and every scratch on it noted down and signed for. About the other half of the bargain there was nothing to note down. It did not exist yet.',
					merry:
						'“You may have my hiccups,” said {hero}, who was {trait}, “or whatever comes first.” It was a good line, and it got no laugh; and when {they} thought of it later {they} could see why.',
					dreamy:
						'{hero} had heard it all, in a way. But {they was} {trait}, and had spent the past minute being listened to by forty people in a chair with arms; and it was from there, graciously, that {they} agreed.',
					quick:
						'{hero} was {trait}, and had agreed before it was quite said. It saves time, to be sure. One then has the time in which to wonder.',
				},
			],
			choices: [
				{
					say: 'Agree at once, and ask for nothing in writing',
					sets: ['shook'],
					outcome: [
						'They shook on it. “You do not ask what I do with them,” remarked {lender}. “It is no business of mine.” “No,” {lender} agreed. “It has not been anybody’s, so far.” The bag was taken up again, with some effort, and could be heard for quite a while.',
						'It was done in a moment. {Lender} did not let go immediately; it was the grip of one who has shaken on a great many things. “I always hope,” {lender.they} said, and did not say for what, and went off rattling down the road.',
					],
				},
				{
					say: 'Inquire what the earlier borrowers have paid',
					sets: ['asked'],
					outcome: [
						'“What have you had from the others?” asked {hero}. {lender} lifted the bag and moved it gently beside one ear, as one does with a watch that has stopped. “It is remarkable how little people vary,” {lender.they} said. “Forty times I asked for the first thing, because I wished to know what it would be. I find that I still do.”',
						'“And the rest of them? What did they give?” “What they had been given first,” said {lender}, “or so they told me.” It was said without any stress at all. “I had thought that if nobody makes one a present, then one might be allowed to buy it. It seems that there are no presents in the trade.”',
					],
				},
				{
					say: 'Offer {lender} half of your bread before anything else',
					sets: ['gave'],
					outcome: [
						'{hero} had been about to eat, and it seemed absurd not to. {lender} regarded the half loaf for some time. “On what terms?” “It is bread,” said {hero}. “Yes, I see that it is.” In the end {lender} wrapped it in a clean cloth, very small, with the corners tucked under, as one wraps a thing that will be asked for again.',
						'“Have you eaten?” asked {hero}, and broke the bread across. It was as if {they} had said it in another language. {lender} took the piece, and looked at the broken side, and put it away next to {lender.them}, not into the bag. “I shall have to think,” said {lender}, “what that does to the account.”',
					],
				},
			],
			scene: { at: 'start', with: ['lender'], shows: ['thing'], pose: 'think', feeling: 'curious' },
		},
		{
			titles: ['On Loan', 'The Manner of Carrying It', 'Borrowed Weight'],
			time: 'day',
			parts: [
				'@answer',
				[
					'It is three hours {hall.to}. By the end of the first {hero} had learned what property is: one cannot scratch oneself. People who had never seen {them} before stepped off the path, and touched their hats; to {thing}, as {they} realized, but it was {they} who felt it. How little it would take, {they} thought. And how odd that it should always be something one did not have.',
					'{hero} carried {thing} in front of {them}, with great care, up the long road {hall.to}. Twice somebody greeted {them} who never had. A carriage slowed down. It struck {them} that none of these people would have been able to say, afterward, what {they} looked like; and that until now they had always had that in common.',
				],
				[
					'It was a pleasant road, and it lasted until shortly after the third milestone. There it was occupied.',
					'So they came, {hero} and {thing}, to the third milestone, and shortly after it to a halt.',
				],
				'@first.meet',
			],
			choices: 'first',
		},
		{
			titles: ['The Custom', 'Chair Number Nine', 'A Thing with Two Holes', 'How Everyone Got In'],
			time: 'dusk',
			parts: [
				'@first.outcome',
				{
					late: 'The light had begun to go. Nine o’clock, which had been a figure of speech, was becoming an hour.',
					owes: 'It was the second promise of the day. {hero} had gone for years without making any, there having been no demand.',
					else: '{hero} examined {thing} on all sides. Nothing had happened to it. It was {they} who had got dust in {their} eyes.',
				},
				[
					'“Well, well,” said somebody. “{Thing}.” It was {friend.name}, {friend.a}, and the holder of chair number nine, who was leaning on a gate and had evidently been waiting there for some time. “We take it in turns to catch the new one,” {friend} explained. “I carried it myself, the year that I got in. So did we all. Did you think there were forty things worth looking at in a place like this?”',
					'At the next gate somebody was waiting. {hero} knew the face; it belonged to {friend.name}, {friend.a}, and chair number nine belonged to it. “I thought that it might be you,” said {friend}. “It has to be somebody. You are carrying the thing I carried, if it is any help. There has only ever been the one.”',
				],
				[
					'“And what did you pay?” {friend} turned a small object round in the last of the light. It was a button. “They will give you the chair, you see, and that would be the first thing. It would be a pity. So a friend gives you this beforehand. It is a gift; it is the first; it satisfies the terms. {host} thought of it. {host} was the first of us.” {friend} had the grace not to smile. “It is entirely in order. We had it looked into.” It was a plain horn button with two holes, and it looked back at {hero} without any expression.',
					'“Then what did it cost you?” Instead of answering {friend} opened {friend.their} hand, as one does with a cat, to show what is in it. There was a button. “What they give you tonight is a chair. If it is the first thing, you will have sat on it for a quarter of an hour. So somebody sees to it, on the way, that it is the second.” It was horn, with two holes. “You would be surprised how soon one stops hearing it,” said {friend}. “{host} worked it out, years ago. No clause of the bargain is infringed.” {hero} went over the clauses, and it was so.',
				],
			],
			choices: [
				{
					say: 'Accept the button in the spirit in which it is offered',
					sets: ['button'],
					outcome: [
						'{hero} took it. What spirit that was, {they} preferred not to go into. It occurred to {them}, a little way on, that this had been the first present of {their} life, and that {they} had forgotten to say thank you.',
						'It made a very slight noise in the palm, hardly a click. “There,” said {friend}. “Now you are one of us,” and looked, for some reason, disappointed.',
					],
				},
				{
					say: 'Decline it, and take your chance with the first thing',
					sets: ['refused'],
					outcome: [
						'“I think that I should like to see what it is,” said {hero}. “It will be the chair.” “Then at least I shall know.” {friend} put the button back, and buttoned the flap over it. “I wanted to say that, once,” {friend} said. “I was so very cold that year.”',
						'{hero} found that {they} could not take it. It was not virtue; {their} {hands} were full. But {they} did not put anything down. {friend} stood there with the button held out until it became a little ridiculous, and then until it became something else.',
					],
				},
				{
					say: 'Ask whether there is anyone who paid in full',
					sets: ['knew'],
					outcome: [
						'“Has nobody ever paid?” “We have all paid. Forty times.” “And not with a button?” {friend} was silent for the length of a field. “It is hard to be the first to do a thing like that,” {friend} said. “It makes such fools of the others. One would have to dislike them very much, or else the other way about.”',
						'“All forty of you?” asked {hero}. {friend} nodded. {hero} thought of the bag, and how it had been lifted with both arms, and of what a button weighs. “And it never came up at the table?” “Everything comes up at the table,” said {friend}, “except the floor.”',
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
					'From the top of the next rise {they} saw it: {hall}, and every window burning. For as long as {they} could remember {hero} had seen those windows from the other side, and known the evening’s business by the shadows. Now somebody in there had set a place too many, on purpose. Behind {them}, on the road, there was a sound like small hail, a good way off and keeping its distance.',
					'It grew dark. Other people were on the road now, in good coats, who nodded to {thing} and then, on the strength of it, to {hero}. One of them asked what ought to be done about the bread tax. Nobody had ever asked {them} that, and it appalled {them} to find no answer there at all; all {their} strength had gone into wishing to be asked.',
				],
				[
					'There was one more difficulty before the lamps. {friend} knew all about it, and had gone around by some way that was reserved for people with chairs.',
					'“You will find it a little tiresome, just below the house,” {friend} had said on parting. “We do not come that way ourselves.”',
				],
				'@second.meet',
			],
			choices: 'second',
		},
		{
			titles: ['Forty-One', 'The First Thing', 'Where It Came From', 'Seated'],
			time: 'night',
			parts: [
				'@second.outcome',
				{
					'first.reach': [
						'{They} had imagined it as a table with people at it. It was people, with presumably a table. Those who had chairs sat; behind these stood those who were with them; and at the back, in layers, stood those who had come to be told. There was no way through for anyone who belonged to none of them.',
						'They were in session. Forty backs of chairs stood edge to edge like a fence, and no back turned round, since no one who mattered had ever arrived from behind.',
					],
					'first.hear': [
						'The bread tax had come up, and had not gone down again. They were all on their feet. {hero} said what one says, that one begged to submit something; it might have been said at the bottom of a well.',
						'There is a particular noise that is made by people who are sure that they are going to be heard, and {hall} was filled with it to the roof. {hero} had prepared two sentences. {They} said both of them, twice, to a waiter.',
					],
					'first.trust': [
						'“And by what means,” asked {host}, not lowering {host.their} voice, “does a person who last year brought us nothing come into possession of that?” It was an excellent performance. Forty people who knew precisely by what means looked at {hero}, and waited to see if {they} could be relied on.',
						'“That has an air of having been stolen,” said {host} pleasantly. “You will not mind our asking. Why should this table take your word for anything?” It was part of the custom, as {hero} understood later. They liked to see how a new one stood up to it.',
					],
				},
				{
					'first.reach & flies':
						'+ The air was no better. It was taken up with chandeliers, and with the opinions of those beneath them.',
				},
				'@first.later',
				[
					'So they looked at {thing}, and found it worth looking at. Two men carried in a chair. It had arms; it was padded; and on the back, in gold, was the one word {hero}. {They} sat down. It was a sensation like having been cold for so long that one no longer called it anything. “And now tell us,” said {host}, with a slight smile, “where a thing like that comes from. We always like to hear.”',
					'They looked at it, one by one, with little sounds of surprise. Then the chair was brought. {hero} had meant to be calm about it. But {their} name was on the back, in gold, with no mistake in it; somebody had taken trouble over every letter; and for a moment {they} could not see. “It is usual,” said {host} kindly, “to say a few words about the origin of the piece.”',
				],
			],
			choices: [
				{
					say: 'Invent an ancestor, with a war and a shipwreck',
					sets: ['lied'],
					outcome: [
						'{hero} gave them a great-grandmother. {They} gave her a shipwreck, and a queen’s gratitude, and one leg. It went beautifully. Only as {they} sat down did {they} notice how they had been listening: like people at a concert, to whom the piece is well known, and who have all at one time played it.',
					],
				},
				{
					say: 'Say only that it was lent, and leave it there',
					sets: ['hinted'],
					outcome: [
						'“It was lent to me,” said {hero}. Nothing else. A cup was put back on its saucer, and there was a pause in which forty people could be heard not asking by whom. “Charming,” said {host} presently. “So original. And now to the bread.” But it took some time before anyone began.',
					],
				},
				{
					say: 'Say nothing, and let them go on looking',
					sets: ['silent'],
					outcome: [
						'{hero} opened {their} mouth and found no shipwreck in it. So {they} let them look. It is hard to be looked at in silence, and after a while it was hard for the others as well. “Modest,” said {host} finally. “Well. That makes a change.”',
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
					'The talk closed over it. {hero} was asked about the bread, and answered, and it was written down. They went on to the flood. It was the fault, it appeared, of those who lived nearest to the river; and {hero}, who lived nearest to the river, found that from a padded chair one could very nearly see it.',
					'The evening proceeded. They passed to the matter of the lower street, whose people were to be moved somewhere more suitable. “Those in favor,” said {host}. {hero} looked down and saw that {their} {hand} had gone up a little way, with all the others, quite by itself. It was the street {they} lived on.',
				],
				[
					'There was a view of the door from number forty-one. It stood open, for the air, and {lender} was out there in the light of it, upright, with the bag. “Has {lender.they} always stood?” asked {hero}. {friend} did not look round. There had been forty-two chairs at one time, {friend} said; one winter, when {lender} lay ill for long, and it was thought to be the end, they had needed the wood.',
					'Chair number forty-one had a view. Past the flowers, past the footmen, in the open door, stood {lender}, upright, with the bag, and the light ended just in front of {lender.them}. “Does nobody ever bring {lender.them} a chair?” asked {hero}. {friend} became busy with a nut. There used to be forty-two, {friend} said then. It was a hard winter, the one that {lender} was so ill; one had been given to understand that {lender.they} would not be needing it; and it had burned extremely well.',
				],
				{
					button:
						'It wanted ten minutes to nine. Somewhere a servant was already going round with a taper, so that the evening could continue. In {hero}’s {hand} lay the button, which had come first, and about which everything was in order. It had gone quite warm.',
					else: 'It wanted ten minutes to nine. Somewhere a servant was already going round with a taper, so that the evening could continue. The chair was the first thing; there was no second way of reading it. Under the table {friend} held out the button to {hero} once again, looking elsewhere, and {hero} once again did not take it.',
				},
			],
			choices: [
				{
					say: 'Rise, take up the chair, and carry it to the door',
					sets: ['paid'],
					outcome: [
						'{hero} rose, and turned around, and picked up the chair. It caused less of a stir than one would have thought. They supposed at first that there was something the matter with the upholstery.',
						'It was heavier than {they} had thought, on account of the arms. {hero} lifted it, with {their} name toward {them}, and someone in the middle of a sentence about drainage, which followed the flood, lost the end of it.',
					],
				},
				{
					say: 'Go out and settle the account with the button',
					if: 'button',
					sets: ['buttoned'],
					outcome:
						'{hero} excused {themself}, and took {thing}, and went to settle up. It would take no more than a minute. Forty others had done it in no more than a minute, and had come back in, and the conversation had gone on.',
				},
				{
					say: 'Remain in your chair until nine has struck',
					if: '!button',
					sets: ['stayed'],
					outcome:
						'{hero} stayed. A bell began somewhere, and {they} counted, and at each stroke it was still possible; it was possible at eight. After the ninth it was quiet, and not a thing had changed except that {they} could no longer be said to be thinking it over.',
				},
				{
					say: 'Move that the table hear whose {thing.one} it is',
					sets: ['told'],
					outcome: {
						lied: [
							'“I move to correct the record,” said {hero}. “There was no great-grandmother. There was {lender}, who is standing outside; and who has stood outside, I understand, for every one of you.” It was extraordinarily quiet. “You told it so well,” said somebody reproachfully.',
						],
						else: [
							'“I have a motion,” said {hero}. They smiled; it was so soon. “I move that it be written down whose {thing} is, and how often it has been shown here, and what was paid.” The smile remained for some time on all of the faces, having nowhere to go.',
						],
					},
				},
			],
			scene: { at: 'hall', with: ['friend', 'host'], shows: ['thing'], pose: 'sit', feeling: 'worried' },
		},
		{
			titles: ['Settlement', 'What Was Given', 'The Floor', 'At the Door, at Nine'],
			time: 'night',
			parts: [
				{
					quiet: ['{hero} was {trait}, and had wished all {their} life for a chair to be {trait} in.', ''],
					bold: ['{hero} had passed for {trait} that morning, when it was only a matter of shaking hands.', ''],
					kind: ['Being {trait} had never yet cost {hero} anything that was padded.', ''],
					honest: ['{hero} was {trait}; it said so nowhere on the chair.', ''],
					clever: [
						'{hero}, who was {trait}, had seen quite clearly how it was done. That was what was the matter with it.',
						'',
					],
					careful: [
						'{hero} had been so {trait} with that {thing.one}, all day long, and there was not a mark on it anywhere.',
						'',
					],
					merry: [
						'They looked to {hero}, who was said to be {trait}, for something light. {They} had nothing light about {them}.',
						'',
					],
					dreamy: ['{hero}, {trait} as {they was}, had lived in that chair for years before it was made.', ''],
					quick: ['For someone so {trait}, {hero} had let it come to within a very few minutes.', ''],
				},
				'@answer',
				{
					'told & second.reach': [
						'Nobody refused. They merely rose, all together, and closed up around {host}, and went into committee. {hero} saw only shoulders. The minute book was on the far side of them.',
					],
					'told & second.hear': [
						'Then all of them had the floor. Each wished it to be noted that it had been a form, a jest, a custom of the house, and above all somebody else’s idea; and what {hero} had still to say could not be noted, or heard.',
					],
					'told & second.trust': [
						'“You carried it in here,” said {host} softly. “You let us look. You sat down. I only ask, and I ask as a friend, which of these two persons this table is expected to believe.”',
					],
					'stayed & second.reach':
						'When it had struck, {hero} rose after all, merely to look. It was only forty steps. But behind the chairs stood those who had come to be told, and who had stood there since noon, and they did not see why somebody with a place should want to pass.',
					'stayed & second.hear':
						'“The new member has the floor!” called {host}, and they beat upon the table with their knuckles. At the door {lender} had raised {lender.their} head, and was saying something. It would have been the hour. No word of it came through.',
					'stayed & second.trust':
						'“It has struck,” said {host} in an undertone, “and I see that you are still with us. I do not reproach you. But one likes to know, in a colleague. What is there that would lead anybody to rely on you?”',
					'second.reach': [
						'The door was in sight. But the musicians had come in by it, and a dance had formed, of the stately kind, which has no gaps, and from which anyone who does not know the figure is politely handed back.',
						'It was only forty steps to the door. But behind the chairs stood those who had come to be told, and they had stood there since noon, and not one of them meant to lose a place for the sake of somebody who already had one.',
					],
					'second.hear': [
						'It was then that the toasts began. There were forty members, and each had one to propose. Out on the step {lender} had said something; one saw it, a small white breath, and did not hear what it had been.',
						'“The new member has the floor!” called {host}, misunderstanding it, and they beat upon the table with their knuckles, and would not leave off. At the door {lender} had raised {lender.their} head, and was asking something. It would have been the hour. No word of it came through.',
					],
					'paid & second.trust':
						'“And the chair?” said {host}, rising. “One has known people who came for the dinner. I have not until now known anybody who came for the furniture.” They laughed, down both sides; but two stout members had placed themselves in the doorway, and it was plain that somebody would have to answer for {hero}.',
					'first.trust & second.trust':
						'“That you do not steal has been gone into,” said {host}, “and I withdraw what I said. But you are going out, at some minutes to nine, with {thing}, and without a word. I have sat here long enough to know how that looks. Can anyone tell me how you treat what is not yours?”',
					'second.trust': [
						'“You are going out,” said {host}, “at some minutes to nine, and {thing} is going with you. I have sat at this table long enough to know how that looks. Is there anyone who will answer for you?”',
						'“With {thing}?” said {host}, and two stout members placed themselves in the doorway. “We have been unlucky before in people from the lower street. What can you offer us that would lead us to suppose that you are coming back?”',
					],
				},
				{
					'second.reach & flies':
						'+ The chandeliers had been let down meanwhile, for trimming, and hung at the height of a hat.',
				},
				'@second.later',
				{
					'end-all-pay': [
						'It was {friend} who seconded it. There was no third; nobody had a pen. But {friend} got up from number nine, and went out, and they saw how the mouth moved, and how {lender} listened; and then somebody else pushed back a chair. It was not noble, most of it. Some went because the others went. Each of them had been given something, the night that they got in, before or after the button, and had kept it; and now they stood in line in the cold and handed it over, a ring, a reference, a mother’s good opinion, and {lender} said to every one, “So that was it,” and gave a button back. The vote on the lower street was never taken. By one in the morning there was not a sound left in the bag. “It will be very light to carry,” said {lender}, and looked about, a little lost, for somewhere to sit down.',
					],
					'end-stood & lied': [
						'They thanked {hero} for the story, both of the stories. Then they regretted that a chair could not be held on the strength of either, and two men took it out past {them}, with {their} name foremost. So {hero} stood in the dark with {thing}, as promised, by nine. “I had a chair for you,” {they} said, “and I lied in it, and when I stopped they took it.” “In that order?” asked {lender}. “Then you were given the sack,” and {lender.they} laughed; it was evidently long since {lender.they} had, and it took some finding. “I never had that from anyone. It is quite new.” {Lender} held out the bag. There was a place by the wall that was out of the wind. {friend} came out to them at eleven, without a coat, and stood on the other side, and for a good hour did not say anything at all.',
					],
					'end-stood': [
						'It was put to the table whether the record should be amended. It was not amended. It was found, however, that a chair had been issued in error, and two men took it out past {hero}, with {their} name foremost. So {hero} stood in the dark with {thing}, as promised, by nine. “I had a chair for you,” {they} said. “I talked, and they took it back.” {lender} considered this. “Forty people have paid me without its costing them anything,” {lender.they} said. “You have let it cost you everything, and I get nothing. I wonder which of us is the worse at business.” But {lender} moved over. There was a place by the wall that was out of the wind. {friend} came out to them at eleven, without a coat, and stood on the other side, and for a good hour did not say anything at all.',
					],
					'end-chair': [
						'{hero} set it down in front of {lender}, in the light from the door. “The first thing,” {they} said. {lender} read what was on the back. “They have spelled it right,” said {lender}. “That was what you wanted. Not so much the chair.” There was no answer that would not have been a complaint. {lender} touched the arm of it, as one might touch a horse of which one has heard; and then, for the first time in a great many winters, sat down. Inside they had stopped talking. They could see it all through the door, with the light behind it, and the gold letters, and above them that straight old back. Not one of them went on with the drainage. {hero} went home to the lower street on foot. It was not moved that year, as the table had found itself unable to look anyone in the face; and when they looked for the bag, to have it taken in at last, it was standing by the steps, and had been left for them, and it was full.',
					],
					'end-stayed': [
						'When at last {they} did go out, there was only the light from the door, and no one in it. {Lender} had not knocked. {Thing} remained in the middle of the long table, where it is admired to this day, and {hero} kept chair number forty-one for nine years, and was asked about everything. {They} saw to it that the lower street was left in peace. {They} did much good; {they} could have named it, item by item, and on some nights did. In the tenth year a child with no shoes came to the table with a very odd sort of feather. “It is not, perhaps, worth looking at,” said {host}, who was old by then. {hero} got up. “It is the first thing that anyone has given us,” {they} said, and lifted {thing} off the table, and went to find out if there was still somebody on the road whom one could be ten years late for.',
					],
					'end-button': [
						'“Ah,” said {lender}. “Horn.” It was held to the light, as if there might be some mistake, and then it went in with the rest, and made the noise that it made. {Thing} went in after it. “I had thought,” {lender} began, and did not go on. “It is nine. You are very punctual.” Then there was the rattle, and after that the place where it had been. {hero} went in again and sat down. They had reached the lower street, and were in favor. So {hero} spoke against it, for the first time with the whole of {their} voice; and because {they} had a chair, it was spared by one vote. {They was} to tell {themself} that often. It was true; it would not have been spared otherwise. But {they} never could sew on anything again, and each year, when some cold young person came carrying {thing} up the road, it was {hero} who begged to be let off waiting at the gate.',
					],
				},
				{
					'gave & stayed':
						'On the step there lay a cloth, folded very small, with half a loaf in it. It had not been left behind. It had been returned.',
					'gave & buttoned':
						'Before the rattle was quite gone it stopped, and came back, and a cloth was laid on the step. It was the half loaf. “I could not get it to balance,” said {lender}.',
					gave: '“There is still the bread,” said {lender}, and unfolded a cloth on which were two equal pieces. “I have gone over it all day. It cannot be entered anywhere. I believe that one has to eat it.”',
				},
				'@debts',
			],
			choices: 'none',
			scene: { at: 'hall', with: ['lender', 'friend'], shows: ['thing', 'button'], pose: 'stand', feeling: 'calm' },
		},
	],
};
