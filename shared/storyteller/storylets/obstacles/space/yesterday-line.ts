import type { Obstacle } from '../../format.ts';

export const yesterdayLine: Obstacle = {
	id: 'yesterday-line',
	alsoIn: ['time-travel', 'science-fiction', 'magical-school', 'robot'],
	place: { the: 'the date line', at: 'at the date line', to: 'to the date line', backdrop: 'space' },
	people: { vesper: { call: 'Vesper', a: 'an owl with two calendars', type: 'Owl', pronoun: 'she' } },
	props: ['clock', 'ticket'],
	blocks: ['flies'],
	ways: [
		{ id: 'ticket', use: 'reach' },
		{ id: 'paper', use: 'hear' },
		{ id: 'twice', use: 'trust', cost: 'time', ally: 'vesper' },
	],
	levels: {
		3: {
			meet: [
				'A thick white line was painted across the way, with a desk on it. Behind the desk, and two piles of newspapers, an owl called Vesper sat under two calendars and a clock. “Over there it’s today,” said Vesper. “Over here it’s yesterday. You can’t go through without a ticket, and tickets have to be ordered the day before.” “Then I’d like one for today,” said {hero}. “You should have come yesterday,” said Vesper. “People hardly ever do. They go around by last week.” She moved one calendar a little, so that it hung straighter. It was a fine, old-fashioned rule, and she had made it herself; it was so quiet [on the line|out here], she said, that you had to have something.',
			],
			flies:
				'“What if I fly?” asked {hero}. “Don’t fly over it,” said Vesper. “The last one was up there on the stroke of twelve. We’ve still got one of his halves.”',
			ways: [
				{
					say: 'Step back into yesterday and order a ticket for today',
					outcome:
						'“And which day is it on this side?” asked {hero}, and took one step back. “Yesterday,” said Vesper. “Good. Then I’d like to order a ticket for tomorrow.” She opened her beak, looked at the line, and looked at both calendars. There was nothing wrong with it. She wrote it out in purple ink, with yesterday’s date, and {hero} stepped forward into today and handed it in. “Ordered in good time,” said Vesper. “You wouldn’t believe how rare that is.” She stamped it and gave it back. Behind {hero} everybody else had begun to step back and order.',
					later:
						'“Excuse me,” said {hero}, and held out Vesper’s purple ticket. “I’ve been here since yesterday.” The last row bent down to look at the date. It was quite true. Some of those people had come before lunch, and had thought that was early. “Since yesterday?” said a lady. “Poor thing! Let that one through, you!” And so on, row by row.',
				},
				{
					say: 'Buy a newspaper from the other side of the line',
					outcome:
						'One pile of newspapers was from the one side, and one from the other. “Do they sell?” asked {hero}. “The old ones,” said Vesper. “People like to know how it comes out.” {hero} bought one from today and took it over to yesterday. There was a queue there. {They} unfolded it, looked at the front page, and said, “Oh, no.” In no time at all the whole queue stood around {hero} in a ring. Vesper had left her desk. In her hurry she trod on the line and smeared it, and for quite a while it was all the same day, and anybody could walk across.',
					later:
						'{hero} took out Vesper’s newspaper, unfolded it, and looked at the front page for some time. “Oh, no,” {they} said, not very loudly. Nobody can bear that. People stopped, nudged each other, and stretched their necks. The whole room waited to be told what had happened, or what was going to.',
				},
				{
					say: 'Spend the same hour twice, once on each side of her',
					outcome:
						'“Sit with me,” said Vesper, “and see what it’s like.” So {hero} had an hour on the one side of the desk. {They} fed the sparrows, mended a chair, and told Vesper a joke about a duck. Then the two of them moved across the line, where it hadn’t happened yet, and there it all was again. You can do as you like, on a second go. {hero} fed the sparrows, mended the chair, and let her laugh at the duck as if she’d never heard it. “Most people change things,” said Vesper. “They’re nicer, or else they take the biggest bun.” She hung up a sign, PLEASE WALK ACROSS, and came along, since she had not seen what comes next.',
					later:
						'“I’ve seen {hero} in the same hour twice,” said Vesper. “It’s a thing I can do. The first time you see what a person’s like. The second time you see what they’re like when they know how it ends.” She turned her head right around, to look at each of them. “There was no difference at all. Even the joke was the same. I’d trust that one in any week.”',
				},
			],
		},
		4: {
			meet: [
				'A white line ran across the way, and on the line stood a desk with newspapers on it. An owl named Vesper sat at it, under two calendars that did not agree. On the far side, she explained, it was today. On this side it was still yesterday. You needed a ticket to cross, and you had to ask for it the day before, as everybody knew who lived here. “Then I’d like one for today,” said {hero}. “You should have come yesterday,” said Vesper. It was her own rule. It was lonely here, and she [had to have something|needed something] to refuse. She straightened the calendars. Every midnight, when it became tomorrow where she sat, she carried her chair across the line into what was left of the day before. It was the day on which her son had sailed. People had seen her there with her face to an empty road, waving.',
			],
			flies:
				'“What if I fly?” asked {hero}. A heron, said Vesper, had crossed up there exactly at midnight. There were two of him now, and they did not get on.',
			ways: [
				{
					say: 'Step back into yesterday, and order a ticket for today',
					outcome:
						'{hero} took one step back. “And here it’s yesterday?” {they} asked. “As you can see,” said Vesper. “Good day,” said {hero}. “I’d like a ticket for tomorrow, please, while there’s time.” Vesper had already picked up her pen to refuse. It hung in the air. There was the form, there was the line, there were the two calendars, and everything was in order. It was only that nobody had ever done it. She wrote it out in violet ink. {hero} stepped forward into today and put it on the desk. “Ordered in advance,” said Vesper, read both sides, and gave it back. Behind {hero} everyone else had taken one step back, and wished for tickets too. “I’d forgotten that people could come from there,” said Vesper.',
					later:
						'“I’ve been here since yesterday,” said {hero}, and showed everyone Vesper’s ticket, in violet ink. There was nobody in that crowd who did not think that he had come early. But nobody can compete with a whole day. People read the date. “Since yesterday!” they told each other, as they might have spoken of an explorer. Somebody asked if {hero} had had anything to eat. Somebody made the others stand up, and {they was} led to the front.',
				},
				{
					say: 'Carry a newspaper across from one day to the other',
					outcome:
						'Vesper sold newspapers, in two piles, one for each day. {hero} bought one from the far pile, crossed back to the near side with it, where people had been waiting since who knows when, and opened it. “Oh dear,” {they} said. It was the first thing that anybody on that side had not known already. People crowded around. They stood on tiptoe, and over their shoulders rose the round face of an owl. “What is it?” asked Vesper. “What happens?” She had left her desk. She had walked right across the line and had not noticed. {hero} gave her the paper, and kept the front page. There was nobody left on the line to refuse anyone, and {they} walked through.',
					later:
						'{hero} unfolded a single page of Vesper’s newspaper and looked at it. “Oh dear,” {they} said, no louder than you say it at breakfast. Nobody can hear that from behind a newspaper and go on talking. The nearest fell silent, to see in {hero}’s face how bad it was. The others fell silent to see it in theirs. It went through the room like a light being turned down. They waited to hear.',
				},
				{
					say: 'Spend the same hour with her twice over',
					outcome:
						'“You won’t like it,” said Vesper. “It’s the same hour twice.” {hero} took the other chair. It was not much of an hour. There were sparrows, and a broken chair leg, and a joke about a duck at which she laughed until she had to hold on to the clock. Then both of them crossed the line, to where it had not happened yet, and it came again. When you know what is coming, you can do better. You can be wiser, or take the bigger bun. {hero} fed the sparrows, and mended the leg, and told her the duck just as before. She laughed in the same place. Then she took hold of her chair and looked down the empty road. “I think I know how that goes,” said Vesper. She left the chair on the line, as a doorstop is left, and came along, to see something for the first time.',
					later:
						'“I’ve had {hero} in the same hour twice,” said Vesper. “There are very few people of whom I can say that.” Her head turned slowly from the left wall to the right. “The first time, everybody is honest. They don’t know what’s coming. The second time, they take the bigger bun. {hero} did just the same again, down to the last crumb. There was something to be gained by it, and {they} didn’t gain it.” She folded her wings. “So I believe what {they say} the first time.”',
				},
			],
		},
	},
};
