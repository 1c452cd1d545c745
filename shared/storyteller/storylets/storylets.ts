import type { Storylets } from './engine/story.ts';
import { detectiveFacts } from './facts/genres/detective.ts';
import { pirateFacts } from './facts/genres/pirate.ts';
import { hotelDoor } from './obstacles/detective/hotel-door.ts';
import { quietLibrary } from './obstacles/detective/quiet-library.ts';
import { roundDoor } from './obstacles/detective/round-door.ts';
import { bridgeGoose } from './obstacles/pirate/bridge-goose.ts';
import { chainKeeper } from './obstacles/pirate/chain-keeper.ts';
import { lastVerse } from './obstacles/pirate/last-verse.ts';
import { wrongGuest } from './plots/wrong-guest/wrong-guest.ts';

/** All plots, and the genres that have obstacles. */
export const storylets: Storylets = {
	plots: [wrongGuest],
	genres: {
		detective: { facts: detectiveFacts, obstacles: [hotelDoor, quietLibrary, roundDoor] },
		pirate: { facts: pirateFacts, obstacles: [bridgeGoose, chainKeeper, lastVerse] },
	},
};
