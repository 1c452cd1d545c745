import type { SampleStory } from './sample-story.ts';

/*
 * What the seeded families have asked for. Between them the stories stand in every state that a story can be kept in, and
 * show every age group.
 */

/** Read to the end, then once more from the second chapter on. */
export const dragonTale: SampleStory = {
	genre: 'fantasy',
	mood: 'adventurous',
	ageGroup: '6-8',
	hero: { name: 'Ember', gender: 'Female', type: 'Dragon', traits: ['brave', 'curious', 'kind'] },
	choices: [0, 1, 2, 0],
	reread: { from: 2, choices: [0, 2, 1] },
	narratedChapters: 5,
};

export const pirateTale: SampleStory = {
	genre: 'pirate',
	mood: 'funny',
	ageGroup: '6-8',
	hero: { name: 'Captain Pip', gender: 'Male', type: 'Pirate', traits: ['funny', 'clever'] },
	choices: [1, 0],
	narratedChapters: 1,
};

/** Fails: Rosa has disabled ghosts for Milo. */
export const ghostTale: SampleStory = {
	genre: 'adventure',
	mood: 'spooky',
	ageGroup: '6-8',
	hero: { name: 'Boo', gender: 'Other', type: 'Ghost', traits: ['gentle'] },
	choices: [],
};

export const detectiveTale: SampleStory = {
	genre: 'mystery',
	mood: 'mysterious',
	ageGroup: '9-11',
	hero: { name: 'Nell', gender: 'Female', type: 'Detective', traits: ['clever', 'patient', 'curious'] },
	choices: [2, 1, 0, 1, 2],
	narratedChapters: 2,
};

export const spaceTale: SampleStory = {
	genre: 'space',
	mood: 'wonder-filled',
	ageGroup: '9-11',
	hero: { name: 'Orla', gender: 'Female', type: 'Astronaut', traits: ['adventurous', 'brave'] },
	choices: [0],
};

/** Requested last: it waits until a server processes the queue. */
export const robotTale: SampleStory = {
	genre: 'robot',
	mood: 'silly',
	ageGroup: '9-11',
	hero: { name: 'Bolt', gender: 'Other', type: 'Robot', traits: ['kind', 'funny'] },
	choices: [],
};

export const foxTale: SampleStory = {
	genre: 'forest',
	mood: 'cozy',
	ageGroup: '3-5',
	hero: { name: 'Fern', gender: 'Female', type: 'Fox', traits: ['gentle', 'curious'] },
	choices: [1],
	narratedChapters: 1,
};

export const mermaidTale: SampleStory = {
	genre: 'underwater',
	mood: 'dreamy',
	ageGroup: '12+',
	hero: { name: 'Marina', gender: 'Female', type: 'Mermaid', traits: ['brave', 'kind'] },
	choices: [2, 0],
};

export const unicornTale: SampleStory = {
	genre: 'unicorn',
	mood: 'magical',
	ageGroup: '3-5',
	hero: { name: 'Luna', gender: 'any', type: 'Unicorn', traits: ['kind'] },
	choices: [0, 0, 0],
};

export const dinosaurTale: SampleStory = {
	genre: 'dinosaur',
	mood: 'bouncy',
	ageGroup: '6-8',
	hero: { name: 'Rex', gender: 'Male', type: 'Dinosaur', traits: ['adventurous'] },
	choices: [1],
};
