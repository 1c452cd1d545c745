import type { MoodPack } from '../../pack.ts';

export const calm: MoodPack = {
	tone: {
		young: [
			'{hero} breathed in. {hero} breathed out.',
			'It was still, like a pond.',
			'{hero} sat and let it be.',
			'There was no need to run.',
			'{Their} thoughts lay down to rest.',
			'{hero} could hear {their} own breath.',
			'Slow and slow went {their} feet.',
			'{They} felt light as a leaf.',
			'Soft, soft, said everything.',
			'{hero} had all the time there was.',
		],
		older: [
			'{hero} breathed out, and the whole place seemed to do the same.',
			'There was no hurry anywhere, not even in the corners where it likes to hide.',
			'{hero} let {their} thoughts drift by like ducks, without trying to count them.',
			'Time had slowed to the pace of honey, and {they} did not mind at all.',
			'{They} noticed small things one by one, as you do when nobody is waiting.',
			'A long, easy silence lay between {hero} and the others, and it was a kind one.',
			'{hero} felt {their} shoulders come down, first the left one and then, trusting it, the right.',
			'Even the trouble looked less like a storm and more like a cloud with an errand.',
			'{They} moved slowly, as swimmers do in warm water, and thought the same way.',
			'It was enough for {hero} to stand here and be no one else and nowhere else.',
		],
	},
	closing: {
		young: [
			'{hero} closed {their} eyes and smiled.',
			'There was time. There was lots of time.',
			'Soft and slow, {hero} went on.',
			'{hero} sat still and waited for it.',
			'Hush now. The answer would come.',
		],
		older: [
			'{hero} let the question lie there in the quiet, where such things often open alone.',
			'Nothing needed to be decided this very minute, so {hero} left it all alone.',
			'The stillness went with {hero}, like a cup carried carefully so as not to spill.',
			'One slow breath, then another, and the next step came to {hero} on its own.',
			'Somewhere ahead lay the rest of the story, and it would keep.',
		],
	},
	sounds: ['Shhh!', 'Ahhh!', 'Hush!', 'Drip!', 'Mmm!'],
	times: ['dawn', 'dusk', 'night'],
	weathers: ['clear', 'mist', 'snow'],
	feeling: 'calm',
	ending: 'quiet',
};
