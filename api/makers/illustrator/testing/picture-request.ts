import type { PictureRequest } from '../../makers.ts';

/** A picture request for a chapter of Milo the fox at a beach at dusk, with the given changes. */
export function pictureRequest(given: Partial<PictureRequest> = {}): PictureRequest {
	return {
		scene: {
			...{ backdrop: 'beach', time: 'dusk', weather: 'clear', mood: 'adventurous', camera: 'wide' },
			cast: [{ part: 'hero', type: 'Fox', pose: 'point', feeling: 'determined' }],
			props: ['map'],
		},
		...{ seed: 'milo', gender: 'Male', storyPlan: null, reference: null },
		content: 'Milo found a map on the beach. It showed an island.',
		brief: {
			...{ seed: 'milo', genre: 'adventure', mood: 'adventurous', ageGroup: '6-8', rating: 7, disabledTopics: [] },
			hero: { name: 'Milo', gender: 'Male', type: 'Fox', traits: ['brave'] },
		},
		...given,
	};
}
