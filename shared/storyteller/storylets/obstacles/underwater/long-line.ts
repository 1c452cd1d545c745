import type { Obstacle } from '../../format.ts';

export const longLine: Obstacle = {
	id: 'long-line',
	alsoIn: ['arctic', 'jungle', 'space', 'ninja', 'pirate', 'western', 'dinosaur'],
	place: { the: 'the long line', at: 'in the long line', to: 'to the long line', backdrop: 'village' },
	people: { pomfret: { call: 'Mr. Pomfret', a: 'an otter at the front of a line', type: 'Otter', pronoun: 'he' } },
	props: ['ticket', 'bell'],
	blocks: ['flies', 'swims'],
	ways: [
		{ id: 'number', use: 'reach' },
		{ id: 'next', use: 'hear' },
		{ id: 'ask', use: 'trust', cost: 'time', ally: 'pomfret' },
	],
	levels: {
		1: {
			meet: 'A long, long line of people stood all over the road. It went around and around, and there was no gap. “What is it for?” asked {hero}. No one knew! At the front stood Mr. Pomfret, an otter, with a ticket and a bell. “I just stopped to think,” he said. “Then people came and stood behind me.”',
			flies: '“Can’t I fly?” asked {hero}. “The line starts back there!” they all called. “Up there too!”',
			swims: '{hero} looked ahead. “The line starts back there!” they all called. “In the water too!”',
			ways: [
				{
					say: 'Ask for the ticket with number one',
					outcome:
						'“May I have the ticket?” asked {hero}. “You can have it,” said Mr. Pomfret. The ticket said ONE. So {hero} held it up. “And where is mine?” said everybody in the line, and ran home to look. So the way was free.',
					later:
						'{hero} held up Mr. Pomfret’s ticket. ONE, it said. “Oh, you’re first!” people said, and let {hero} go to the front.',
				},
				{
					say: 'Ring the bell and call “Next!”',
					outcome:
						'{hero} rang the bell. Ding! “Next!” {hero} called. The first one took a step, and so did the next. At last it moved! The line went off down the road, and everybody was so glad. Mr. Pomfret gave {hero} the bell.',
					later:
						'{hero} rang Mr. Pomfret’s bell. Ding! “Next!” {hero} called. Who was next? Everybody hushed, and waited to hear.',
				},
				{
					say: 'Ask Mr. Pomfret what he thinks about',
					outcome:
						'“What do you think about?” asked {hero}. “Did I shut my door?” said Mr. Pomfret. “I don’t know!” So {hero} went with him to look. It was far, and it took a long time. The door was shut! So he told the line to go home, and he came along.',
					later:
						'“People stood behind me, and no one asked why,” said Mr. Pomfret. “{hero} asked, and came home with me to look at my door!”',
				},
			],
		},
		2: {
			meet: 'A line of people stood across the road. It went twice around a rock and over the next hill. “What are you waiting for?” {hero} asked the last one. “No idea,” he said, “but it must be good. Look how long it is!” So {hero} walked along it, up to the front. There stood Mr. Pomfret, an otter, with an old ticket in one paw and a new doorbell in the other. “I only stopped to [think|think about something],” he whispered. “Then one person stood behind me, and then two. I don’t dare to tell them.” {hero} took one step. “It ends back there!” cried seventy people.',
			flies: '“Can’t I fly?” asked {hero}. “Pushing in from above!” cried the people, and held up all their bags.',
			swims:
				'{hero} looked for a way around. “Somebody wants to push in!” cried the people, and held out all their bags.',
			ways: [
				{
					say: 'Ask Mr. Pomfret to let you have his ticket',
					outcome:
						'It was a ticket for a fair, and it was from last year. But there was a big number one on it. {hero} held it up. “That is number one!” people told each other. Then they looked for their own number, and had none at all. So they all ran home to see if it was there, and the road was free. {hero} went on with number one held high, just in case.',
					later:
						'{hero} held up Mr. Pomfret’s ticket. “Number one, coming through!” {they} called. People felt for their own numbers. And while they were looking, they let number one go by.',
				},
				{
					say: 'Ring his bell and call out “Next, please!”',
					outcome:
						'“What do they want to hear?” asked {hero}, and took the bell. Ding! “Next, please!” The first one was so surprised that he went. “Next, please!” They went by, one after the other, with happy faces. “Thank you! That was quick!” they said. At the end there was nobody left in the way. So {hero} rang once more, and went too.',
					later:
						'Ding! went Mr. Pomfret’s bell. “Next, please!” called {hero}. People stopped talking. It might be their turn, and they did not want to miss it. They looked at {hero} and stood in a row.',
				},
				{
					say: 'Ask him what he stopped to think about',
					outcome:
						'“I stopped to think if I had shut my front door,” said Mr. Pomfret. “I still don’t know.” “Shall we look?” said {hero}. “But quick!” So they ran to his house, which was nearly out of town, and back. The door was shut! When the others heard what it was all about they laughed, and went home to look at their own doors. Mr. Pomfret came along, to see to it that {hero} lost no more time.',
					later:
						'“Seventy people stood behind me,” said Mr. Pomfret, “and not one asked what I was doing there. {hero} asked. Then {hero} went home with me to see how it was.” He rang his bell, once. “So {hero} will have looked this time, too.”',
				},
			],
		},
		3: {
			meet: 'The road was full of a line. [It came over a hill, went twice around a rock, and passed the same lamp on both sides.|It began behind a hill, wound itself twice around a rock, and met itself at a lamp.] People had brought stools. {hero} asked the last of them what it was for. “They don’t tell you that back here,” he said. “But I’ve been told that it’s nearly all gone.” {hero} walked along it. At the front stood an otter called Mr. Pomfret, with a new doorbell in one paw and a ticket from an old fair in the other, and in front of him was nothing whatever. “I just [stopped for a moment|stood still] to remember something,” he said, without moving his lips. “When I looked around there were nine. I thought they’d go away. How do you tell that many people that you’re not waiting?” {hero} took one step past him. “End of the line!” said everybody, all the way back to the hill.',
			flies: 'Anybody who flew, they added, could fly to the end and wait there like everyone else.',
			swims: 'Anybody who knew a way around, they added, could take it to the end, and wait there like everyone else.',
			ways: [
				{
					say: 'Get the ticket from him, and see what number it has',
					outcome:
						'The ticket had been for a merry-go-round. Most of it had been through the wash, but you could still see the number, and it was one. {hero} held it up and walked back along the line. Nobody had thought of numbers. It went through them like a cold wind. “That’s number one,” they said, and stood aside, and began to ask each other what they’d got, and who was giving them out, and why they had not been told. They all went behind the rock to hold a meeting about it, and the road was free. Mr. Pomfret, all alone on it, breathed out.',
					later:
						'{hero} held up Mr. Pomfret’s ticket and didn’t say a word. Everybody could see the number. There’s always somebody in a crowd who believes in numbers, and it was a lady with a list. “One!” she called. “Let number one through! What have the rest of you got?” They hadn’t got anything. They looked in their hats. {hero} was at the front before they’d found out who was giving them out.',
				},
				{
					say: 'Take the bell and begin to serve them',
					outcome:
						'“Someone ought to serve them,” said {hero}, and took the bell from him. Ding! “Next, please!” The first in the line, who’d been there since Sunday, went pale. He came up; he took a deep breath; he shook {hero} by the {hand}. “Thank you,” he said. “It was worth it,” and he walked off. Ding! A woman wept. It went faster and faster. They came up, stood for a moment where Mr. Pomfret had stood, and looked out over the empty road, and each of them seemed to get what they had come for. At the last ding there was nobody in the way. “I could have done that,” said Mr. Pomfret, amazed. “I had the bell.” {hero} rang it once more, and went.',
					later:
						'Ding! went Mr. Pomfret’s doorbell. “Next, please,” said {hero}, not very loud. There was a jolt. It doesn’t matter what people are shouting about: nobody wants to have their turn called and not hear it. They faced the front. Somebody straightened his tie. “Is that me?” whispered a lady, and got no answer, as nobody cared to be the one who was talking.',
				},
				{
					say: 'Ask what it was that he wanted to remember',
					outcome:
						'“What did you stop for?” asked {hero}. It turned out that nobody had ever asked him. “My front door,” said Mr. Pomfret. “I couldn’t remember shutting it. I can see my paw on the handle, but I don’t know what day it’s from.” “Then let’s go and see.” It was a long way back, past all the stools. The door was shut, and locked, and bolted. He tried it three times. He had never in his life been so happy with a door. {hero} had told everyone on the way, and so the line had begun to come undone; they’d all remembered a door of their own. Mr. Pomfret came along, ringing.',
					later:
						'“It’s hard to be asked nothing by that many people,” said Mr. Pomfret. “They stood behind me for days. {hero} was the only one who wanted to know what I was up to, and came all the way home with me to look.” He gave a small ring. “So when {hero} tells you how something is, it isn’t just what they say at the back. {hero} went up to the front and looked.”',
				},
			],
		},
		4: {
			meet: 'There was a line across the road, and it was a serious one. [It came from behind a hill, wound twice around a rock, and had a market in it.|It began somewhere behind a hill, went twice around a rock, and somebody had opened a market in it.] At first it had opened for people who only wished to cross. But one of them had stayed in it, so now it was closed. {hero} asked the man at the end what they were waiting for. “I expect they’ll tell us,” he said. [Others had heard that it was for stamps.|Farther up they said that it was for stamps.] At the front stood an otter named Mr. Pomfret, on a perfectly empty piece of road. In one paw he had a new doorbell, and in the other a ticket from a fair that had been over for a year. He had gone out to buy a bell, he said, very quietly, and had stopped to remember whether he had shut his door. A person had come and stood behind him. The second had brought a stool. “By the time I turned around they looked so hopeful,” said Mr. Pomfret, “and I’ve never been at the front of anything.” He had nobody at home to ask about it.',
			flies:
				'“Can’t I fly?” asked {hero}. There were four hundred of them, and each of them would have taken it personally.',
			swims:
				'{hero} looked for room at the side. There were four hundred of them, and each of them would have taken it personally.',
			ways: [
				{
					say: 'Ask to see his ticket, and walk through with it',
					outcome:
						'The ticket had been in the wash, in a coat. It was for one ride on the flying swings, and the only thing that could still be read was the number. It was a one. {hero} held it in front of {them} and walked along beside the line. You could watch it happen. The line had been content to know nothing as long as there was nothing to know; but a number is a fact, and nobody had one. “Number one,” people said, and drew back. “Then where does one get them?” A man offered {hero} his cart for it. When {hero} looked around from the other side, four hundred people had turned their backs on Mr. Pomfret, and were lining up behind the hill, in front of the man with the cart. The road was empty.',
					later:
						'{hero} held Mr. Pomfret’s ticket up, as high as it would go, and let everybody read it. They were all quite sure of their rights; each had been there first. But none of them could prove it, and {hero} had it in writing. “One,” a gentleman read out, and took off his hat, and then he began to look through his pockets, although he had never been given anything. Soon they were all doing that. {hero} said “Thank you” to the left and to the right, and reached the front while they were still searching.',
				},
				{
					say: 'Ring the bell, and serve them one by one',
					outcome:
						'“These people won’t go until they’ve had their turn,” said {hero}. “So let them have it.” {hero} stood beside Mr. Pomfret and rang the bell. “Next, please.” The woman behind him had been there for eight days, and she had thought of a great deal to say. She stepped up. She stood where he had stood, with nobody in front of her, for the first time in her life perhaps, and looked along the road. “Oh,” she said. After a while she nodded, and went. After her it went quickly, now that it went at all, and {hero} only rang. It was astonishing how many said thank you. When the road was empty Mr. Pomfret could not believe that it had been his. If he had the bell again, he said, they would come back; so it went on with {hero}.',
					later:
						'{hero} rang Mr. Pomfret’s bell. “Next, please,” {they} said. In every one of those people there was somebody who had been standing in a line for years, and that person looked up. The others might shout; they had a turn coming. They closed their mouths, smoothed down what they had on, and went over in their heads what they would say. It was quiet for as long as it took them to find out that they did not know.',
				},
				{
					say: 'Ask him what he had wanted to remember',
					outcome:
						'“What were you thinking about?” asked {hero}. He told {them} about the door. Other people had somebody who called after them, “Have you shut it?” and could call back that they had. He had to do both parts, and he lost his place. “We’ll go and look,” said {hero}. So the front of the line walked home, past all the rest of it, and that took a long time, since everybody wanted to know if it was over. The door was shut. {hero} went a few steps down the path. “Have you shut it?” {they} called. Mr. Pomfret stood with his paw on the handle. “Yes,” he said. “I have.” After that he came along, and there was no line any more; you cannot have one without a front.',
					later:
						'“Four hundred people followed me, and I wasn’t going anywhere,” said Mr. Pomfret. “They were very patient. I have thought about it since, and I don’t believe that it was me they trusted. They trusted each other’s backs. {hero} walked up to the front and asked me what I was doing there; it was a door, and {they} went with me to look at it.” He rang the bell, by mistake. “You may do as you like. But I’d sooner believe the one who looked.”',
				},
			],
		},
	},
};
