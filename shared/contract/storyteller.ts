import type { AgeGroup } from '../rules/ages.ts';
import type { CharacterType } from '../words/character-types.ts';
import type { Genre } from '../words/genres.ts';
import type { Mood } from '../words/moods.ts';
import type { Trait } from '../words/traits.ts';
import type { Scene } from './scene.ts';

export type Gender = 'any' | 'Male' | 'Female' | 'Other';

/** How many of an author's last stories the built-in storyteller avoids repeating, on the server and on a device. */
export const rememberedStories = 30;

/** The input of a storyteller. `seed` is the story's id: the same seed and choices give the same built-in story. */
export type StoryBrief = {
	seed: string;
	genre: Genre;
	mood: Mood;
	ageGroup: AgeGroup;
	/** The highest age rating the text may have, 1–18. */
	rating: number;
	hero: { name: string; gender: Gender; type: CharacterType; traits: readonly Trait[] };
	/** Topics that a parent has disabled, in the parent's own words. */
	disabledTopics: readonly string[];
};

/** The output of a storyteller. `content` is paragraphs separated by one blank line. */
export type ChapterDraft = {
	storyTitle: string;
	chapterTitle: string;
	content: string;
	/** Three, or none in the last chapter. */
	choices: readonly string[];
	isEnding: boolean;
	scene: Scene;
};
