import { hash } from 'node:crypto';
import type { Scene } from '../../shared/contract/scene.ts';
import { chapterCountFor } from '../../shared/rules/ages.ts';
import type { Makers } from '../makers/makers.ts';
import { reviewText } from '../makers/moderator/text-review.ts';

export const fakeScene: Scene = {
	backdrop: 'meadow',
	time: 'day',
	weather: 'clear',
	mood: 'cheerful',
	camera: 'wide',
	cast: [{ part: 'hero', type: 'Dragon', pose: 'stand', feeling: 'happy' }],
	props: [],
};

const by = { maker: 'built-in', model: null, standsIn: false };

/** Makers that answer at once, with different content for each request. */
export function fakeMakers(): Makers {
	return {
		storyteller: {
			name: 'built-in',
			async writeChapter({ brief: { hero, seed, ageGroup }, priorChapters }) {
				const number = priorChapters.length + 1;
				const takenChoices = priorChapters
					.map(({ choices, choiceTaken }) => choices[choiceTaken ?? -1] ?? '')
					.join(', ');
				const isEnding = number === chapterCountFor(ageGroup);
				const draft = {
					storyTitle: `${hero.name} and the Lantern`,
					chapterTitle: `Step ${number}`,
					content: `${hero.name} took step ${number}.\n\nThe lantern of ${lettersFrom(seed)} shone${takenChoices && ` on ${lettersFrom(takenChoices)}`}.`,
					choices: isEnding ? [] : ['Go left', 'Go right', 'Wait a while'],
					isEnding,
					scene: fakeScene,
				};
				return { draft, madeBy: by, storyPlan: null };
			},
		},
		illustrator: {
			name: 'built-in',
			async illustrate({ seed, scene: { camera } }) {
				const angle = camera === fakeScene.camera ? '' : ` from ${camera}`;
				const picture = (size: string) => new TextEncoder().encode(`a ${size} picture for ${seed}${angle}`);
				const pictures = { thumbnail: picture('small'), medium: picture('middling'), large: picture('large') };
				return { pictures, madeBy: by, reference: null };
			},
			close: async () => {},
		},
		narrator: {
			name: 'built-in',
			async narrate({ text }) {
				const whole = [{ from: 0, to: text.length, at: 0 }];
				const bytes = new TextEncoder().encode(`the sound of ${text}`);
				const narration = { bytes, mime: 'audio/mpeg', seconds: 1, sentences: whole, words: whole } as const;
				return { narration, madeBy: by };
			},
			close: async () => {},
		},
		moderator: {
			name: 'built-in',
			reviewText: async (text, bounds) => reviewText(text, bounds),
			reviewPicture: async () => null,
		},
		async checkToldChapter(request) {
			const { checkToldChapter } = await import('../makers/storyteller/check-told-chapter.ts');
			return checkToldChapter(request);
		},
		setTextModel() {},
	};
}

/** Letters that differ by seed and never spell a word, as the digits of an id sometimes do. */
export function lettersFrom(seed: string): string {
	return [...hash('sha256', seed).slice(0, 20)].map((digit) => 'mvwz'[Number.parseInt(digit, 16) % 4]).join('');
}
