import type { CharacterType } from '../../../words/character-types.ts';

/** What a hero's body can do, as flags of a story. */
export type BodyFlag = 'flies' | 'swims' | 'big' | 'tiny';

const kinds: Record<BodyFlag, readonly CharacterType[]> = {
	flies: [
		'Bee',
		'Butterfly',
		'Cloud',
		'Dragon',
		'Duck',
		'Eagle',
		'Fairy',
		'Flamingo',
		'Ghost',
		'Griffin',
		'Ladybug',
		'Owl',
		'Parrot',
		'Phoenix',
		'Superhero',
		'Witch',
	],
	swims: [
		'Beaver',
		'Crab',
		'Crocodile',
		'Dolphin',
		'Duck',
		'Frog',
		'Hippo',
		'Mermaid',
		'Octopus',
		'Otter',
		'Penguin',
		'Polar Bear',
		'Turtle',
	],
	big: ['Dinosaur', 'Dragon', 'Elephant', 'Giant', 'Giraffe', 'Gorilla', 'Hippo', 'Polar Bear', 'Troll'],
	tiny: ['Bee', 'Butterfly', 'Fairy', 'Frog', 'Gnome', 'Ladybug', 'Mouse'],
};

/** The flags of a kind of hero. */
export function bodyFlagsOf(type: CharacterType): BodyFlag[] {
	return (Object.keys(kinds) as BodyFlag[]).filter((flag) => kinds[flag].includes(type));
}
