import { moodPacks } from '../../shared/pocket/packs/moods.ts';
import { builtInIllustrator } from './illustrator/built-in.ts';
import type { Makers, Narrator } from './makers.ts';
import { builtInNarrator } from './narrator/built-in.ts';
import { builtInStoryteller } from './storyteller.ts';

/** The makers that serve: those that need no key and no network. */
export function createMakers(): Makers {
	return { storyteller: builtInStoryteller(), illustrator: builtInIllustrator(), narrator: moodyNarrator() };
}

/** The built-in voice, coloured by the mood of the story. */
function moodyNarrator(): Narrator {
	const voice = builtInNarrator();
	return {
		...voice,
		narrate: ({ text, mood }, signal) => voice.narrate({ text, voice: moodPacks[mood].voice }, signal),
	};
}
