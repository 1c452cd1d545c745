import type { Obstacle } from '../../format.ts';

export const stoppedNoon: Obstacle = {
	id: 'stopped-noon',
	alsoIn: ['circus', 'cooking', 'historical', 'mystery', 'sports', 'superhero', 'time-travel', 'fairy-tale', 'royal'],
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
			meet: 'The road went over a brook. But the bridge was up! By it sat Mo, a tortoise. “I let it down when the clock goes bong for noon,” she said. “But today the clock is stuck, just before noon. So there is no bong, and no one can go over.”',
			flies:
				'“What if I fly?” asked {hero}. “Please don’t leave me!” said Mo. “The birds all fly by, and no one helps me.”',
			swims:
				'“What if I swim?” asked {hero}. “Please don’t leave me!” said Mo. “The fish all swim by, and no one helps me.”',
			ways: [
				{
					say: 'Hit a pot and say bong',
					outcome:
						'{hero} got a big pot and hit it. Bong! Bong! Bong! Mo put up her head. “Is it noon?” she asked. Bong! “Then it is!” said Mo, and she let the bridge down. {hero} could keep the pot.',
					later:
						'{hero} hit the big pot. Bong! Bong! Bong! “Is it noon?” said all the people. And they hushed, to hear it.',
				},
				{
					say: 'Go up and push the hand',
					outcome:
						'{hero} went up, and up, to the big clock. A nest was in the way of its hand. So {hero} put the nest on the roof, oh, so softly. One push, and tick, and bong! “Noon!” said Mo. Down came the bridge for everyone.',
					later:
						'{hero} went oh, so softly, as with the nest. A bit to the left, a bit to the right. No one got a bump, and {hero} was in front.',
				},
				{
					say: 'Ask Mo what she would like at noon',
					outcome:
						'“What would you like at noon?” asked {hero}. “My boy, with a pie,” said Mo. “Then he comes.” {hero} ran to get him. He was waiting for the bong too! It took a long time. “You’re here?” said Mo. “Then it’s noon!” Down came the bridge, and she came along, to be out for once.',
					later:
						'“People were so mad at me,” said Mo, with pie on her chin. “But {hero} went and got my boy. And my boy had the pie!”',
				},
			],
		},
		2: {
			meet: [
				'The road went over a drawbridge, and that stood straight up in the air. By the crank sat Mo, a tortoise, with a cushion. “It goes down at noon,” said Mo, “and it stays down until I have had my supper. I have let it down at the stroke of noon since I was young.” {hero} looked up at the clock. It said one minute to twelve. [It had said so since yesterday.|It had said that since yesterday.] “It will not be long now,” said Mo.',
			],
			flies:
				'“What if I fly?” asked {hero}. “The swallows always say that they’ll wait,” said Mo, “and then they don’t. It’s no fun alone.”',
			swims:
				'“What if I swim?” asked {hero}. “The ducks always say that they’ll wait,” said Mo, “and then they don’t. It’s no fun alone.”',
			ways: [
				{
					say: 'Strike twelve on the biggest pot there is',
					outcome:
						'The cook next door had a big old pot that she no longer needed. {hero} hit it. Bong! Mo opened one eye. Bong! She counted along on her toes. At twelve she jumped up, for a tortoise, and down came the bridge. “A bit tinny today,” she said, as {hero} went over with the pot.',
					later:
						'{hero} put down the cook’s big pot and struck it twelve times. Bong! By the third people had stopped talking. By the twelfth they were all counting, and you cannot count and shout.',
				},
				{
					say: 'Climb up into the clock and free the hand',
					outcome:
						'Inside the clock it smelled of oil and pigeons. One wheel was stuck on a peppercorn. {hero} gave it a poke and hung on to the pendulum, tick, tock, tick, and on the next tick the whole thing struck twelve. “Right on time,” said Mo, and down came the bridge for everybody.',
					later:
						'A crowd goes to and fro too, if you watch it, like a pendulum. {hero} waited for a gap on the left. Tick! Then for one on the right. Tock! Left and right and left it went, and the last tick was the front.',
				},
				{
					say: 'Ask Mo what happens at noon, and go to get it',
					outcome:
						'“At noon my son brings me lunch,” said Mo. “We eat it on the crank.” {hero} went to look. It was far, and there sat the son on his doorstep with a basket. “I come at noon,” he said, “and it never is!” When Mo saw him she let go of the crank. Down came the bridge. She came along, and ate her lunch on the way.',
					later:
						'“I will tell you about {hero},” said Mo, with her mouth full. “It was one minute to twelve, and went on being it. {hero} did not tell me I was wrong. {They} went and got my boy.” That was enough.',
				},
			],
		},
		3: {
			meet: [
				'The road went over a drawbridge, and the drawbridge was up. It stuck up into the air like a raised eyebrow, and beside the crank, on a cushion, sat a tortoise named Mo. “It comes down at noon,” said Mo. “On the stroke. It has never been late.” High on the tower across the way the clock stood at one minute to twelve. There was a pigeon asleep on the hand. Judging by the nest, it had been [one minute to twelve|about to be noon] for some time. People on foot had given up and gone around by the ford, a day up the river. “Won’t be long,” said Mo comfortably. Behind her the line of carts went back around two corners. Some of the drivers had beards that they had not had on Monday.',
			],
			flies: '“What if I fly?” asked {hero}. “It’s no use to fly,” said Mo. “It isn’t noon over there either.”',
			swims: '“What if I swim?” asked {hero}. “It’s no use to swim,” said Mo. “It isn’t noon over there either.”',
			ways: [
				{
					say: 'Borrow a big pot and strike noon on it',
					outcome:
						'If the clock would not strike, somebody would have to. The inn lent {hero} its biggest pot, the one for weddings, and a mallet. Bong. Mo’s head came out. Bong. All along the carts people began to count under their breath, and at twelve they were shouting it. Down rattled the bridge. “It had a cold,” said Mo of the clock, “but it did strike.” The inn didn’t want the pot back, as there was a dent in it now the size of noon.',
					later:
						'{hero} put the wedding pot upside down and struck it. Bong. There isn’t a person in the world who can hear it strike without counting. Two. Three. People couldn’t help it; they moved their lips. Seven. Eight. By twelve you could have heard a second hand.',
				},
				{
					say: 'Climb into the tower and find out what holds the hand',
					outcome:
						'There were two hundred stairs, and at the top was the inside of time, all teeth. {hero} found the trouble in the smallest wheel: a peppermint, well sucked. Out it came. Something went clunk. The next thing {they} knew, {they was} riding on the pendulum, from one wall to the other, because it was the only place that was not moving in a different direction. It struck. It struck all twelve, from quite close by. When {hero} came down again the bridge was open, and everybody’s mouth was moving, without a sound.',
					later:
						'If you have been on a pendulum, you know how things swing. The crowd swung too: a lean to the left, a lean to the right. {hero} waited, went with it, waited, went with it. Nobody pushed. Four ticks and three tocks later {they} stepped off at the front.',
				},
				{
					say: 'Ask Mo what she is really waiting for, and fetch it',
					outcome:
						'“What happens at noon?” asked {hero}. “My son comes over with the lunch,” said Mo. “Then we let it down together.” She looked at the clock. “He’s never been late.” It was a long way to the son’s house. He was sitting on the step with a basket on his knees, and in it was a week of lunches. “She’ll be furious,” he said, “but it isn’t noon!” They looked up at the same tower from two ends of the same street, those two, and not once at each other. {hero} brought him back, basket and all. Mo did not say a word. She let the crank run, and the two of them came along with {hero}, since you can’t look past each other on a narrow road.',
					later:
						'“I kept five hundred carts waiting for a week,” said Mo, “and every driver told me what time it was. They were right. {hero} asked me what I was waiting for.” Her son put a sandwich in her hand. “I’m old, and I’ve been told the time by experts,” said Mo. “That’s the one I’d ask.”',
				},
			],
		},
		4: {
			meet: [
				'The road came to a river, and the drawbridge stood straight up in the air. For sixty years it had been let down at the stroke of noon by a tortoise named Mo. She sat at the crank, on a cushion, with her eyes on the tower, and the clock on the tower said one minute to twelve. It had said so [for nine days|since the week before last]. A boat had taken some people over, and had not come back. Five hundred carts were waiting along the quay. The drivers had shown her their watches, one after another. “I don’t say that it isn’t late,” said Mo. “I say that it hasn’t struck.” Beside her lay a second cushion, newer than hers, and nobody was sitting on it. “He always comes at noon,” said Mo. “So it can’t be noon yet, can it?”',
			],
			flies:
				'Flying would have been easy, if you could do it in front of five hundred people who couldn’t, and of her.',
			swims:
				'Swimming would have been easy, if you could do it in front of five hundred people who couldn’t, and of her.',
			ways: [
				{
					say: 'Strike noon yourself, on a copper pot',
					outcome:
						'You can argue with somebody about the time, or you can bring it. {hero} borrowed a copper pot from the inn, the big one for weddings, hung it on the railing, and hit it. At the first stroke Mo turned her head. It was not at all the right note. But along the line of carts people began to count; by the seventh stroke it was a chorus, and by the twelfth some of them were in tears. Mo looked at the tower, and at {hero}. “It’s caught a cold,” she decided. “At its age you can’t be choosy.” She leaned on the crank, and the bridge came down, and {hero} went over it with the pot. Far along the quay somebody with a basket had got up from a doorstep.',
					later:
						'{hero} hung up the wedding pot where everybody could see it, and struck it once. Nobody can hear a thing being struck slowly and not count. At three they lost the thread of what they were saying. At five you could see their lips moving, all over the room. At twelve it was perfectly quiet, and they stood there and waited for somebody to tell them what happens at noon.',
				},
				{
					say: 'Climb the tower, and see what stops the clock',
					outcome:
						'There were two hundred and ten steps, and at the top it was all cogs and teeth. {hero} felt {their} way through the works. Somebody had lost a button there, and it was stuck in the smallest wheel. When it came out, nine days of noons got under way at once. Only the pendulum did not spin, so {hero} jumped onto it, and rode it from wall to wall, left and right, with the whole town swinging past the window, until the clock had finished striking. Down on the quay the bridge came down. But Mo did not watch it. Along the road came a tortoise with a basket, and she moved the empty cushion over for him.',
					later:
						'A crowd swings like the pendulum in the tower, if you find the beat. {hero} stood still and waited for it. The whole weight of them leaned toward the wall; it stopped; it came away again. At the moment in between, when it weighed nothing, there was room for exactly one, and {hero} stepped in. Five swings later {hero} stepped off at the front, and nobody’s sleeve had been touched.',
				},
				{
					say: 'Ask who comes at noon, and go to find him',
					outcome:
						'“Who comes at noon?” asked {hero}. “My son,” said Mo. “He brings our dinner, and we let the bridge down together.” {hero} walked along the quay, nearly to its end, and there sat a tortoise on a doorstep with a basket, looking at the same clock. He was not young either. “I was rude to my mother, on the Sunday,” he said. “I thought I would just wait until noon, and go to her as usual.” There were nine dinners in the basket. {hero} did not tell him that he was late. They walked back at his pace, which was slow, and {hero} did not say so. Mo looked at the two of them for a while. “You’re early,” she told her son. She moved the cushion over an inch, and let the bridge down, and they both came along across it, arm in arm.',
					later:
						'“Five hundred people told me what time it was,” said Mo. Her son stood beside her with the basket. “I knew what time it was. I had it right in front of me.” She took a breath; she was never quick. “{hero} asked me who was late, and walked the whole quay to fetch him. There was a reason, and nobody else had looked for it. If there’s a reason for what happened here, I’d ask {hero}.”',
				},
			],
		},
	},
};
