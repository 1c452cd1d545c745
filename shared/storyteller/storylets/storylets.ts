import type { Storylets } from './engine/story.ts';
import { detectiveFacts } from './facts/genres/detective.ts';
import { pirateFacts } from './facts/genres/pirate.ts';
import { hotelDoor } from './obstacles/detective/hotel-door.ts';
import { lostProperty } from './obstacles/detective/lost-property.ts';
import { nightLift } from './obstacles/detective/night-lift.ts';
import { paperFleet } from './obstacles/detective/paper-fleet.ts';
import { quietLibrary } from './obstacles/detective/quiet-library.ts';
import { roundDoor } from './obstacles/detective/round-door.ts';
import { shyCats } from './obstacles/detective/shy-cats.ts';
import { stoppedNoon } from './obstacles/detective/stopped-noon.ts';
import { swallowedWhistle } from './obstacles/detective/swallowed-whistle.ts';
import { thePhotograph } from './obstacles/detective/the-photograph.ts';
import { bellBuoy } from './obstacles/pirate/bell-buoy.ts';
import { bridgeGoose } from './obstacles/pirate/bridge-goose.ts';
import { chainKeeper } from './obstacles/pirate/chain-keeper.ts';
import { echoParrot } from './obstacles/pirate/echo-parrot.ts';
import { ferryCircles } from './obstacles/pirate/ferry-circles.ts';
import { fortyHoles } from './obstacles/pirate/forty-holes.ts';
import { giantLaundry } from './obstacles/pirate/giant-laundry.ts';
import { lastVerse } from './obstacles/pirate/last-verse.ts';
import { nineForms } from './obstacles/pirate/nine-forms.ts';
import { plankCrew } from './obstacles/pirate/plank-crew.ts';
import { whoTookIt } from './plots/who-took-it/who-took-it.ts';
import { wrongGuest } from './plots/wrong-guest/wrong-guest.ts';

/** All plots, and the genres that have obstacles. */
export const storylets: Storylets = {
	plots: [whoTookIt, wrongGuest],
	genres: {
		detective: {
			facts: detectiveFacts,
			obstacles: [
				lostProperty,
				paperFleet,
				shyCats,
				hotelDoor,
				nightLift,
				quietLibrary,
				roundDoor,
				stoppedNoon,
				swallowedWhistle,
				thePhotograph,
			],
		},
		pirate: {
			facts: pirateFacts,
			obstacles: [
				bellBuoy,
				fortyHoles,
				plankCrew,
				bridgeGoose,
				chainKeeper,
				echoParrot,
				ferryCircles,
				giantLaundry,
				lastVerse,
				nineForms,
			],
		},
	},
};
