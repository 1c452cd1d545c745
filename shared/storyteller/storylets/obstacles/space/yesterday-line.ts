import type { Obstacle } from '../../format.ts';

export const yesterdayLine: Obstacle = {
	id: 'yesterday-line',
	alsoIn: ['time-travel', 'science-fiction'],
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
				'A thick white line was painted across the way, with a desk on it. Behind the desk an owl called Vesper sat under two calendars and a clock. “Over there it’s today,” said Vesper. “Over here it’s yesterday. You can’t go through without a ticket, and tickets have to be ordered the day before.” “Then I’d like one for today,” said {hero}. “You should have come yesterday,” said Vesper. “People never do.” She moved one calendar a little, so that it hung straighter. It was a fine, old-fashioned rule, and she had made it herself; it was so quiet [on the line|out here], she said, that you had to have something.',
			],
			flies:
				'“And don’t fly over it,” said Vesper. “The last one was up there on the stroke of twelve. We’ve still got one of his halves.”',
			ways: [
				{
					say: 'Step back into yesterday and order a ticket for today',
					outcome:
						'“And which day is it on this side?” asked {hero}, and took one step back. “Yesterday,” said Vesper. “Good. Then I’d like to order a ticket for tomorrow.” She opened her beak, looked at the line, and looked at both calendars. There was nothing wrong with it. She wrote it out in purple ink, with yesterday’s date, and {they} stepped forward and handed it to her. “Ordered in good time,” said Vesper. “You wouldn’t believe how rare that is.” She stamped it, and {hero} was let to keep it.',
					later:
						'“Excuse me,” said {hero}, and showed a purple ticket. “I’ve been here since yesterday.” They bent down to look at the date. It was quite true. Some of those people had come at noon, and had thought that was early. “Since yesterday?” said a lady. “Poor thing! Let {them} through, you!” And so on, row by row.',
					as: {
						clever: 'You only had to be {trait}, and take one step back.',
						honest: 'As {hero} was {trait}, it pleased {them} that every word of it was so.',
					},
				},
				{
					say: 'Buy a newspaper from the other side of the line',
					outcome:
						'On the desk lay newspapers: a pile from the one side, and a pile from the other. “Do they sell?” asked {hero}. “The old ones,” said Vesper. “People like to know how it comes out.” {hero} bought one from today and took it over to yesterday. There was a queue there. {They} unfolded it, looked at the front page, and said, “Oh, no.” In no time at all the whole queue was around {them} in a ring. Vesper had left her desk. She got the end of the line in her hurry, smeared it, and for quite a while it was all the same day, and {hero} went through in it.',
					later:
						'{hero} took out the newspaper, unfolded it, and looked at the front page for some time. “Oh, no,” {they} said, not very loudly. Nobody can bear that. They stopped, nudged each other, and stretched their necks. The whole room waited to be told what had happened, or what was going to.',
					as: {
						merry: 'You have to be {trait}, to say it with a straight face.',
						quiet: 'No one can say “Oh, no” as softly as a {trait} person.',
					},
				},
				{
					say: 'Spend the same day twice, once on each side of her',
					outcome:
						'“Sit with me,” said Vesper, “and see what it’s like.” So {hero} had the day on the one side of the desk. {They} fed the sparrows, mended a chair, and told her a joke about a duck. Then they moved across the line and there it was again. You can do as you like, on a second go. You know what’s coming. {hero} fed the sparrows, mended the chair, and let her laugh at the duck as if she’d never heard it. It was late, on both sides. “Most people change things,” said Vesper. “They’re nicer, or else they take the biggest bun.” She hung the CLOSED sign on the clock, and came along.',
					later:
						'“I’ve seen {hero} on the same day twice,” said Vesper. “It’s a thing I can do. The first time you see what a person’s like. The second time you see what they’re like when they know how it ends.” She turned her head right around, to look at each of them. “There was no difference at all. Even the joke was the same. I’d trust that one in any week.”',
					as: {
						honest: 'A {trait} person has only the one way to spend a day.',
						quick: 'A day is long, if you’re {trait}. Two are longer.',
					},
				},
			],
		},
		4: {
			meet: [
				'Across the way ran a white line, a foot wide, and astride it stood a desk. It was kept by an owl, whose name was Vesper, beneath a clock and two calendars that did not agree. On the far side, she explained, it was today. On this it was yesterday still. Passage was by ticket, and tickets were to be applied for on the day before. “I should like one for today, in that case,” said {hero}. “Then you ought to have come yesterday,” said Vesper. It was a regulation of her own. The post was a lonely one, and [one had to have something|one must have something] to refuse. She straightened the calendars, so that they hung edge to edge. Every night, on the stroke, when it had become tomorrow where she sat, she would take up her chair and carry it across the line, into what was left of the day. People who had gone by at that hour had seen her with her face to an empty road, waving, as one does to a ship.',
			],
			flies:
				'One was not to fly over it. It had been done upon the stroke of twelve, by a heron, of whom there were since two, and they did not get on.',
			ways: [
				{
					say: 'Withdraw into yesterday, and apply from there',
					outcome:
						'{hero} moved one pace to the rear. “And here it is yesterday?” “As you see.” “Then good day to you,” said {hero}. “I should like to apply for tomorrow, while there is time.” She had taken up her pen to refuse. One watched it hover. There was the form, there was the line, there were the calendars, each of them telling the truth; and the only thing that stood against it was that nobody had ever done it. She made it out in violet ink. {hero} stepped forward into today, where {they} laid it down. “Ordered in advance,” said Vesper. She inspected it on both sides, and gave it back for good. “Do you know, I had stopped thinking of it as something that people could arrive from.”',
					later:
						'“I have been here since yesterday,” said {hero}, and showed it to them in violet ink. They did not want to make way; there was nobody in that press who did not feel that he had himself come early, and suffered for it. But with a whole day one does not compete. They peered at the date. “Since yesterday,” it was said, from bench to bench, in the tone kept for explorers; and somebody asked whether {they} had had anything to eat, and somebody made the others get up.',
					as: {
						clever: 'What distinguishes the {trait} is often only one pace to the rear.',
						honest: 'It was a satisfaction to anyone {trait}. There was not a false word in it, and it was absurd.',
					},
				},
				{
					say: 'Carry a newspaper from the one day to the other',
					outcome:
						'She had newspapers, in two heaps, with a day between them. {hero} bought one off the far heap and crossed with it to the near, where people had been standing since who knows when, with their tickets for nothing. There {they} opened it. “Oh, dear,” said {hero}. It was the first thing which had ever been said on that side that nobody there had known already. They came up. They stood about {them} on tiptoe, and over their shoulders, in due course, there rose the round face of an owl. “What is it?” said Vesper. “What happens?” She had come out from behind her desk to ask it. She had walked across the line, and had never noticed. {hero} left her the paper, all but the front page, and went through the one way, while they were all reading the other.',
					later:
						'{hero} unfolded a single sheet, that had been read a good deal, and studied it. “Oh, dear,” {they} said. It was no louder than one says it at breakfast. But there is not a soul who can hear it said over a newspaper, and go on. Those who were nearest fell silent, to see in {their} face how bad it was; the others, to see in theirs; it was like watching the lights go down. They would have given anything to have it be tomorrow. They waited to hear.',
					as: {
						merry: 'It asks for a {trait} person. The grave do not know how grave to look.',
						quiet: 'Said by someone {trait}, it was worth a siren.',
					},
				},
				{
					say: 'Keep her company through one day, and through the same again',
					outcome:
						'“You would not care for it,” said Vesper. “It is the same twice.” {hero} took the other chair. It was not much of a day. There were sparrows, there was a broken rung; a joke about a duck came up, and she laughed until she had to hold on to the clock. In the evening they crossed over, and it was morning. One can do a thing very well, the second time. One may be wiser, and kinder; one can take the larger bun. {hero} saw to the sparrows, and the rung; and when they got to the duck {they} told it her just as it was. She laughed in the same place. Toward midnight she got up, and laid hold of her chair, and looked at the empty road. “I think that I know how it goes,” said Vesper. She left it standing where it was, in the one day or the other, and came away with {them}.',
					later:
						'“I have had {hero} on one day twice,” said Vesper. “There are very few of whom one can say it.” Her head went slowly round, from the left wall to the right one. “At the first time they are all of them honest. They have not had leisure to be anything else. But let it be known what is coming, and one sees.” She seemed to be listening to some private clock. “It was the same. It was the same to the crumb. I had not known that one could do that to a day: have it again, and want nothing of it.”',
					as: {
						honest: 'The {trait} are poor company for owls, who like a difference.',
						kind: 'It was {trait}, and what was more, {they} told the duck no better.',
					},
				},
			],
		},
	},
};
