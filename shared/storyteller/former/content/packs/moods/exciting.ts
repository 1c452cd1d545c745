import type { MoodPack } from '../../pack.ts';

export const exciting: MoodPack = {
	tone: {
		young: [
			'{hero} could feel it coming!',
			'What was that? Oh! Oh! Oh!',
			'{Their} heart went pit-a-pat.',
			'Quick! There was no time to lose!',
			'{hero} gripped tight and held on.',
			'Closer it came. Closer! Closer!',
			'{hero} jumped with both feet.',
			'{They} could hardly stand it!',
			'“Look out!” cried {hero}. “Look up!”',
			'It was the best bit so far.',
		],
		older: [
			'Everything happened at once, and then, while {hero} was still counting, something else did.',
			'{Their} heart was going so fast that the beats had begun to overtake.',
			'There was a prickle at the back of {hero}’s neck, the pleasant kind.',
			'{hero} held on with both hands and saw, with joy, what was coming.',
			'One more second, {they} thought, and it will either be a triumph or very wet.',
			'It was like the top of a slide, just as the sitting part stops.',
			'{They} leaned forward until only the tips of {their} toes remained convinced.',
			'A shout went up, and {hero} discovered that it had come from {them}.',
			'The moment stretched like elastic, and twanged, and {hero} was off.',
			'Any second now, {hero} told {themself}, for the ninth time that minute.',
		],
	},
	closing: {
		young: [
			'And then… whoosh! It began!',
			'What would {hero} do? Quick!',
			'{hero} jumped. Hold on tight!',
			'Here it came! Here it came!',
			'“Do not blink!” thought {hero}.',
		],
		older: [
			'There was just time for one breath, and {hero} took a big one.',
			'It was coming straight for {hero}, and it was much, much larger than expected.',
			'Now or never, thought {hero}, and now was nearly over.',
			'{hero} saw the chance, a narrow one, and it was getting narrower.',
			'What {hero} saw next made every hair on {their} head stand up to get a better view.',
		],
	},
	sounds: ['Wham!', 'Whoosh!', 'Zap!', 'Wow!', 'Swoosh!'],
	times: ['day', 'dusk', 'night'],
	weathers: ['windy', 'clear', 'rain'],
	feeling: 'surprised',
	ending: 'grand',
};
