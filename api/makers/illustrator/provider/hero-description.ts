import type { Gender, StoryBrief } from '../../../../shared/contract/storyteller.ts';
import { seeded } from '../../../../shared/illustrator/random.ts';
import { typeTable } from '../../../../shared/storyteller/content/packs/types.ts';
import type { StoryPlan } from '../../storyteller/story-plan.ts';

/**
 * The hero's look in words, the same for every chapter: the story plan's, else one derived from the brief and the story's id.
 */
export function heroDescription(plan: StoryPlan | null, { hero, seed }: StoryBrief): string {
	return plan?.hero.look ?? `${typeTable[hero.type].a}${sexes[hero.gender]}, ${outfit(seed)}`;
}

const sexes: Record<Gender, string> = { any: '', Other: '', Female: ' (female)', Male: ' (male)' };
const colours = [
	'red',
	'sunny yellow',
	'sky blue',
	'leaf green',
	'orange',
	'purple',
	'turquoise',
	'rose pink',
] as const;
const keepsakes = ['scarf', 'neckerchief', 'small shoulder bag', 'waistcoat', 'bow tie', 'striped scarf'] as const;

/** One thing that is easy to draw and to recognize. */
function outfit(seed: string): string {
	const random = seeded(`outfit ${seed}`);
	return `always with a ${random.pick(colours)} ${random.pick(keepsakes)}`;
}
