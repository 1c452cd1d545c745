import { expect, it } from 'vitest';
import type { StoryBrief } from '../../shared/contract/storyteller.ts';
import { tellNextChapter } from '../../shared/storyteller/tell-chapter.ts';
import { idTitledByHero } from './story-id.ts';

it.each([
	'fantasy',
	'pirate',
] as const)('the title of a %s story with such an id begins with the name of its hero', (genre) => {
	const wish = { genre, mood: 'cozy', ageGroup: '3-5', rating: 5, disabledTopics: [] } as const;
	for (const name of ['Pip', 'Lumi', 'Zuri', 'Fern']) {
		const hero: StoryBrief['hero'] = { name, gender: 'Other', type: 'Dragon', traits: ['brave'] };
		const brief = { ...wish, seed: idTitledByHero(), hero };
		const { draft } = tellNextChapter({ brief, outline: null, memory: [], priorChapters: [], isContinuation: false });
		expect(draft.storyTitle).toMatch(new RegExp(`^${name} `));
	}
});
