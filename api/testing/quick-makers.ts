import type { Scene } from '../../shared/scene.ts';
import type { Makers } from '../makers/makers.ts';

const scene: Scene = {
	backdrop: 'meadow',
	time: 'day',
	weather: 'clear',
	mood: 'cheerful',
	camera: 'wide',
	cast: [{ part: 'hero', type: 'Dragon', pose: 'stand', feeling: 'happy' }],
	props: [],
};

/** Makers that answer at once, and differently for each request: what they make is as plain as can be told apart. */
export function quickMakers(): Makers {
	return {
		storyteller: {
			name: 'built-in',
			async tell({ hero, seed }, told) {
				const number = told.length + 1;
				const isEnding = number === 4;
				return {
					storyTitle: `${hero.name} and the Lantern`,
					chapterTitle: `Step ${number}`,
					content: `${hero.name} took step ${number}.\n\nThe lantern of ${seed} shone.`,
					choices: isEnding ? [] : ['Go left', 'Go right', 'Wait a while'],
					isEnding,
					scene,
				};
			},
		},
		illustrator: {
			name: 'built-in',
			async illustrate({ seed }) {
				const picture = (size: string) => new TextEncoder().encode(`a ${size} picture for ${seed}`);
				return { thumbnail: picture('small'), medium: picture('middling'), large: picture('large') };
			},
			close: async () => {},
		},
		narrator: {
			name: 'built-in',
			async narrate({ text }) {
				const whole = [{ from: 0, to: text.length, at: 0 }];
				const bytes = new TextEncoder().encode(`the sound of ${text}`);
				return { bytes, mime: 'audio/mpeg', seconds: 1, sentences: whole, words: whole };
			},
			close: async () => {},
		},
	};
}
