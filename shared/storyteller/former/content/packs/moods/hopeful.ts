import type { MoodPack } from '../../pack.ts';

export const hopeful: MoodPack = {
	tone: {
		young: [
			'“It will be all right,” said {hero}.',
			'{hero} saw one little light.',
			'{They} crossed two fingers and smiled.',
			'A seed is small, thought {hero}. It grows.',
			'{hero} looked up and up.',
			'“Maybe,” said {hero}. “Maybe yes!”',
			'{hero} kept one candle in {their} heart.',
			'It was not over. {hero} knew that.',
			'{They} opened the window, just in case.',
			'Soon, thought {hero}. Very soon.',
		],
		older: [
			'{hero} felt it before seeing it, as you feel the morning through closed curtains.',
			'Not everything was well yet, but {hero} could see where the well part would go.',
			'{They} kept a small hope in {their} pocket and checked now and then that it was warm.',
			'Somewhere under all that, thought {hero}, something green is making up its mind.',
			'“Perhaps,” said {hero}, and it is remarkable how much room there is in that word.',
			'{hero} set out an extra cup, for a guest who had not yet heard of the invitation.',
			'It takes only a crack to let the light in, and {hero} had found one.',
			'{They} had been wrong before about how things would turn out, and been glad of it.',
			'{hero} planted the thought like a bean, and tried not to dig it up to look.',
			'The worst of it was behind {them}, and it had not been as tall as it looked.',
		],
	},
	closing: {
		young: [
			'There was a light. {hero} went to it.',
			'Tomorrow was on its way.',
			'{hero} made a wish and kept it.',
			'It could still work, thought {hero}. It could!',
			'One small bird began to sing.',
		],
		older: [
			'It was not much, only a glimmer, but {hero} had started out with less.',
			'{hero} turned toward the faint bright place, as plants do, and went on.',
			'Nothing had been promised, and yet {hero} began to walk a little faster.',
			'There was still a chance, and it was looking straight at {hero}.',
			'Whatever tomorrow was bringing, {hero} had already put the kettle on for it.',
		],
	},
	sounds: ['Chirp!', 'Ahh!', 'Ding!', 'Cheep!', 'Tweet!'],
	times: ['dawn', 'day'],
	weathers: ['clear', 'cloudy', 'mist', 'rain'],
	feeling: 'calm',
	ending: 'warm',
};
