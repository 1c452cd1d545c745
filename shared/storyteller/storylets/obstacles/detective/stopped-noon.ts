import type { Obstacle } from '../../format.ts';

export const stoppedNoon: Obstacle = {
	id: 'stopped-noon',
	alsoIn: ['circus', 'cooking', 'historical', 'mystery', 'robot', 'sports', 'superhero', 'time-travel'],
	place: { the: 'the drawbridge', at: 'at the drawbridge', to: 'to the drawbridge', backdrop: 'city' },
	people: { mo: { call: 'Mo', a: 'a tortoise who kept the bridge', type: 'Turtle', pronoun: 'she' } },
	props: ['bridge', 'clock'],
	blocks: ['flies', 'swims'],
	ways: [
		{ id: 'pot', use: 'hear' },
		{ id: 'clockwork', use: 'reach' },
		{ id: 'note', use: 'trust', cost: 'time', ally: 'mo' },
	],
	levels: {
		1: {
			meet: 'The bridge was up. By it sat Mo, a tortoise. “I let it down at noon,” said Mo. “When the clock goes bong.” But look at the clock! Its hand was stuck. It was one bit before noon. It had been so all week.',
			flies: '“And no one flies till noon,” said Mo.',
			swims: '“And no one swims till noon,” said Mo.',
			ways: [
				{
					say: 'Hit a pot and say bong',
					outcome:
						'Bong! went {hero} on a big pot. Bong, bong, bong! Mo put up her head. “Is it noon?” Bong! “It is!” And down came the bridge. “Take the pot,” said Mo.',
					later: 'But {hero} had the pot. Bong, bong, bong! “Is it noon?” they all said. And then they were still.',
				},
				{
					say: 'Go up and push the hand',
					outcome:
						'Up went {hero}, up and up, to the big clock. Push! Creak. Push! Tick! And bong, said the clock. Down came the bridge. Mo had to laugh.',
					later:
						'Push, but not too hard! {hero} had learned it on the clock. Push, wait. Push, wait. And tick, {they was} by.',
				},
				{
					say: 'Ask Mo what she would like at noon',
					outcome:
						'“Pie,” said Mo. “At noon my boy comes with a pie. But no noon, no pie.” {hero} went and got her boy. He had a pie! “Then it is noon,” said Mo. Down came the bridge.',
					later:
						'There sat Mo, with pie on her chin. “{hero} asks what you want,” said Mo. “No one asks. You can trust {hero}.”',
				},
			],
		},
		2: {
			meet: [
				'The drawbridge stood straight up in the air. By the crank sat Mo, a tortoise, with a cushion. “It goes down at noon,” said Mo. “I have let it down at the stroke of noon for sixty years.” {hero} looked up at the clock. It said one minute to twelve. [It had said so since Monday.|It had said that all week.] “It will not be long now,” said Mo.',
			],
			flies: '“And no flying across,” said Mo. “I wait. So everybody waits.”',
			swims: '“And no swimming across,” said Mo. “I wait. So everybody waits.”',
			ways: [
				{
					say: 'Strike twelve on the biggest pot there is',
					outcome:
						'The cook next door lent {hero} her biggest pot. Bong! Mo opened one eye. Bong! She counted along on her toes. At twelve she jumped up, for a tortoise, and down came the bridge. “A bit tinny today,” she said. The cook let {hero} keep the pot.',
					later:
						'{hero} put down the big pot and struck it twelve times. Bong! By the third they had stopped talking. By the twelfth they were all counting, and you cannot count and shout.',
					as: { merry: 'It was a {trait} sort of noon.' },
				},
				{
					say: 'Climb up into the clock and free the hand',
					outcome:
						'Inside the clock it smelled of oil and pigeons. One wheel was stuck on a peppercorn. {hero} gave it a poke and hung on to the pendulum, tick, tock, tick, and on the next tick the whole thing struck. It was noon all over town. “Right on time,” said Mo.',
					later:
						'A crowd goes tick and tock too, if you watch. {hero} waited for the tock. Then {they} went along with it, left and right and left, like on the pendulum, and at the last tick {they was} there.',
					as: {
						quick: 'It is good to be {trait} when a clock starts.',
						clever: 'It takes a {trait} eye to see a peppercorn.',
					},
				},
				{
					say: 'Ask Mo what happens at noon, and go to get it',
					outcome:
						'“At noon my son brings me lunch,” said Mo. “We eat it on the crank.” {hero} went to look. It was far, and there sat the son on his doorstep with a basket. “I come at noon,” he said, “and it never is!” When Mo saw him she let go of the crank. Down came the bridge. She took her lunch along.',
					later:
						'“I will tell you about {hero},” said Mo, with her mouth full. “It was one minute to twelve for a week. {They} did not tell me I was wrong. {They} went and got my boy.” That was enough.',
					as: { kind: 'That is how the {trait} set a clock.' },
				},
			],
		},
		3: {
			meet: [
				'The drawbridge was up. It stuck up into the air like a raised eyebrow, and beside the crank, on a cushion, sat a tortoise named Mo. “It comes down at noon,” said Mo. “On the stroke. It has never been late in sixty years.” High on the tower across the way the clock stood at one minute to twelve. There was a pigeon asleep on the hand. Judging by the nest, it had been [one minute to twelve|about to be noon] for some time. “Won’t be long,” said Mo comfortably. Behind her the line of carts went back around two corners. Some of the drivers had beards that they had not had on Monday.',
			],
			flies: '“It’s no use to fly,” she said. “It isn’t noon over there either.”',
			swims: '“It’s no use to swim,” she said. “It isn’t noon over there either.”',
			ways: [
				{
					say: 'Borrow a soup pot and strike noon on it',
					outcome:
						'If the clock would not strike, somebody would have to. The inn lent {hero} its soup pot, the one for weddings, and a mallet. Bong. Mo’s head came out. Bong. All along the carts people began to count under their breath, and at twelve they were shouting it. Down rattled the bridge. “It had a cold,” said Mo of the clock, “but it did strike.” The cook told {hero} to keep the pot, as there was a dent in it now the size of noon.',
					later:
						'{hero} put the wedding pot upside down and struck it. Bong. There isn’t a person in that town who can hear it strike without counting. Two. Three. They couldn’t help it; they moved their lips. Seven. Eight. By twelve you could have heard a second hand.',
					as: { merry: 'It was a {trait} thing to do to a tortoise, but it was noon somewhere.' },
				},
				{
					say: 'Climb into the tower and find out what holds the hand',
					outcome:
						'There were two hundred stairs, and at the top was the inside of time, all teeth. {hero} found the trouble in the smallest wheel: a peppermint, well sucked. Out it came. Something went clunk. The next thing {they} knew, {they was} riding on the pendulum, from one wall to the other, because it was the only place that was not moving in a different direction. It struck. It struck all twelve, right beside {them}. When {they} came down again the bridge was open, and everybody looked as if they were speaking.',
					later:
						'If you have been on a pendulum, you know how things swing. The crowd swung too: a lean to the left, a lean to the right. {hero} waited, went with it, waited, went with it. Nobody pushed. Four ticks and three tocks later {they} stepped off at the front.',
					as: {
						quick: 'Only somebody {trait} gets off a pendulum in one piece.',
						clever: 'It takes a {trait} person to suspect a peppermint.',
					},
				},
				{
					say: 'Ask Mo what she is really waiting for, and fetch it',
					outcome:
						'“What happens at noon?” asked {hero}. “My son comes over with the lunch,” said Mo. “Then we let it down together.” She looked at the clock. “He’s never been late.” It was a long way to the son’s house. He was sitting on the step with a basket on his knees, and in it was a week of lunches. “She’ll be furious,” he said, “but it isn’t noon!” They looked up at the same tower from two ends of the same street, those two, and not once at each other. {hero} led him back by the {hand}. Mo did not say a word. She let the crank run.',
					later:
						'“I kept five hundred carts waiting for a week,” said Mo, “and every driver told me what time it was. They were right. {hero} asked me what I was waiting for.” Her son put a sandwich in her hand. “I’m old, and I’ve been told the time by experts,” said Mo. “That’s the one I’d ask.”',
					as: { kind: 'It is often quicker, being {trait}, though it takes much longer.' },
				},
			],
		},
		4: {
			meet: [
				'The drawbridge stood upright against the sky, like something that has been asked a personal question. It was lowered at noon. It had been lowered upon the stroke of noon for sixty years by a tortoise called Mo, who was at the crank now, on a cushion, with her eyes on the tower; and the clock on the tower said one minute to twelve. It had said so [since the Monday before last|for a week and two days]. Five hundred carts were drawn up along the quay. The drivers had argued with her, and shown her their watches. “I do not say that it is not late,” said Mo. “I say that it has not struck.” There was a second cushion beside her, rather newer, with nobody on it. “He always comes at noon,” she added, “so that it stands to reason.”',
			],
			flies:
				'To fly across would have been simple. One would merely have had to do it in front of five hundred people who could not, and of her.',
			swims:
				'To swim across would have been simple. One would merely have had to do it in front of five hundred people who could not, and of her.',
			ways: [
				{
					say: 'Strike noon yourself, upon a pot',
					outcome:
						'One can discuss the time with someone, or one can supply it. {hero} borrowed a pot from an inn, the copper one, for weddings, and hung it from the rail of the quay. At the first stroke Mo’s head came slowly round. It was not the right note; it was nowhere near it. But along the line of carts they had started counting, and by the seventh it was a chorus, and by the twelfth there were tears in it. She looked at the tower. She looked at {hero}, and the mallet. “It has caught a chill,” Mo decided, and put her weight on the crank. “At its age you cannot be too particular about how it says it.” The landlady would not take the pot again.',
					later:
						'Nobody in that city can hear a thing struck slowly and not count. {hero} hung up the wedding pot, in sight of all, and let them have the first. It was quite drowned. They let go of their sentences at the third; at the fifth one saw lips moving, all over, against the will of their owners; and from there to twelve it was like walking down a long stair into the quiet. It had never been so clearly noon. It was, in fact, about a quarter to nine.',
					as: {
						merry:
							'A {trait} person has one advantage over an honest one: both of them would be ashamed, but only one would try it.',
					},
				},
				{
					say: 'Go up the tower, and see what has stopped the clock',
					outcome:
						'There were two hundred and ten steps, and at the top it was all teeth. {hero} went over the works by touch. It was nothing much, when {they} found it; it never is: in the least of the wheels somebody had lost a button. It came out, and sixty years of noons got under way at once. There was one object in that room which did not revolve, and {they} threw {themself} at it, and so rode out the striking on the pendulum, from wall to wall, with the town going by in the slit, now left, now right. After the twelfth {hero} could hear nothing. But down on the quay one saw the bridge descend, and a small figure standing stiffly next to an empty cushion, who was looking along the road.',
					later:
						'Any large body of people has a swing to it, if one can only find the beat. {hero} stood and let it come. The weight of them went over toward the windows; it hung; it came away again; and at the dead point, where a pendulum weighs nothing, there is room for exactly one. {They} stepped in. {They} let it carry {them}. It took five beats from the door to the front, and not a sleeve was brushed. One has to have been inside a clock.',
					as: {
						quick: 'There is nothing like machinery to teach the {trait} to wait.',
						clever: 'They had sent for engineers. Someone {trait} had looked for a button.',
					},
				},
				{
					say: 'Ask who it is that comes at noon, and go to look for him',
					outcome:
						'“My son,” said Mo. “He brings the dinner over, and we let her down together.” Her eyes did not leave the tower. It was nearly the whole way to the other end of the quay. {hero} found him on a doorstep with a basket on his knees, watching the same clock from there. He was a tortoise, and no longer young. “I was short with her,” he said. “On the Sunday. I thought that I would let it get to noon, and then go as usual.” There were nine dinners in the basket. {They} did not tell him what time it was; he could see that. They walked back, at his pace. Mo looked at the two of them for some while. “You are early,” she said to her son, and moved the newer cushion over an inch, and let go.',
					later:
						'“I have been put right,” said Mo, “by five hundred carters, two aldermen, and a professor. They told me the time. I had the time in front of me.” Her son held the basket, as one might hold a hat. “{hero} wanted to know who was late. I make no comment on the rest of it. But when it has been one minute to twelve for nine days, you come to know what sort of person you would like to have walk up the road.”',
					as: { kind: 'The {trait} way is as a rule a long one, with someone at the other end of it.' },
				},
			],
		},
	},
};
