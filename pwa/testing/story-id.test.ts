import { expect, it } from 'vitest';
import type { StoryBrief } from '../../shared/contract/storyteller.ts';
import { composeChapter } from '../../shared/storyteller/engine/compose-chapter.ts';
import { idTitledByHero } from './story-id.ts';

it('the title of a story with such an id begins with the name of its hero', () => {
	const wish = { genre: 'fantasy', mood: 'cozy', ageGroup: '3-5', rating: 5, disabledTopics: [] } as const;
	for (const name of ['Pip', 'Lumi', 'Zuri', 'Fern']) {
		const hero: StoryBrief['hero'] = { name, gender: 'Other', type: 'Dragon', traits: ['brave'] };
		const { storyTitle } = composeChapter({ ...wish, seed: idTitledByHero(), hero }, []);
		expect(storyTitle).toMatch(new RegExp(`^${name} and the `));
	}
});
