import type { MoodPack } from '../../pack.ts';

export const bouncy: MoodPack = {
	tone: {
		young: [
			'Boing! {hero} could not stay still.',
			'Hop, hop, hop went {hero}.',
			'{hero} went up. {hero} came down.',
			'{Their} feet had springs today.',
			'{They} sat. {They} stood. {They} jumped!',
			'Even {their} hat gave a hop.',
			'{hero} skipped twice, just because.',
			'Jiggle, wiggle, up we go!',
			'{hero} was a ball with a smile.',
			'One, two, three, and off flew {hero}!',
		],
		older: [
			'{hero} had springs in {their} heels and nothing heavy in {their} head.',
			'Walking was far too flat for a day like this, so {hero} skipped.',
			'{They} landed on one foot, tried the other, and could not say which was better.',
			'Everything seemed to be made of rubber, including the thoughts in {hero}’s head.',
			'The ground gave {hero} a friendly nudge, and {they} answered it with a hop.',
			'{hero} took the shortest way, which was up, and came down slightly farther on.',
			'There was a beat in the air, and {their} knees had found it first.',
			'Every sentence that {hero} began ended somewhere near the ceiling.',
			'{They} tried standing still once, for a whole second, and did not care for it.',
			'Even {hero}’s shadow came off the floor now and then, to see what it was like.',
		],
	},
	closing: {
		young: [
			'And boing! Away went {hero}.',
			'{hero} bent both knees. Ready to jump!',
			'Up, up, up! Where would {hero} land?',
			'{Their} toes said, “Go, go, go!”',
			'Bounce! On to the next thing!',
		],
		older: [
			'{hero} bent both knees, swung {their} arms, and looked for somewhere worth landing.',
			'The only question left was how high, and {hero} meant to find that out at once.',
			'With a hop that used up all the room there was, {hero} was on the way again.',
			'Nothing stays down for long, and certainly not {hero} on a day with this much spring in it.',
			'{They} came down laughing, which is the very best way of coming down.',
		],
	},
	sounds: ['Boing!', 'Bounce!', 'Hoppla!', 'Sproing!', 'Ping!'],
	times: ['dawn', 'day'],
	weathers: ['clear', 'windy'],
	feeling: 'happy',
	ending: 'funny',
};
