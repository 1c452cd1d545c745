import type { GenrePacks } from '../pack.ts';
import { adventure } from './genres/adventure.ts';
import { animal } from './genres/animal.ts';
import { arctic } from './genres/arctic.ts';
import { circus } from './genres/circus.ts';
import { cooking } from './genres/cooking.ts';
import { desert } from './genres/desert.ts';
import { detective } from './genres/detective.ts';
import { dinosaur } from './genres/dinosaur.ts';
import { dragon } from './genres/dragon.ts';
import { fairyTale } from './genres/fairy-tale.ts';
import { fantasy } from './genres/fantasy.ts';
import { forest } from './genres/forest.ts';
import { ghost } from './genres/ghost.ts';
import { historical } from './genres/historical.ts';
import { jungle } from './genres/jungle.ts';
import { magicalSchool } from './genres/magical-school.ts';
import { musical } from './genres/musical.ts';
import { mystery } from './genres/mystery.ts';
import { mythology } from './genres/mythology.ts';
import { ninja } from './genres/ninja.ts';
import { pirate } from './genres/pirate.ts';
import { robot } from './genres/robot.ts';
import { royal } from './genres/royal.ts';
import { scienceFiction } from './genres/science-fiction.ts';
import { space } from './genres/space.ts';
import { sports } from './genres/sports.ts';
import { superhero } from './genres/superhero.ts';
import { timeTravel } from './genres/time-travel.ts';
import { underwater } from './genres/underwater.ts';
import { unicorn } from './genres/unicorn.ts';
import { western } from './genres/western.ts';

/** One pack of words for each genre of `shared/words/genres.ts`. */
export const genrePacks: GenrePacks = {
	adventure,
	animal,
	arctic,
	circus,
	cooking,
	desert,
	detective,
	dinosaur,
	dragon,
	'fairy-tale': fairyTale,
	fantasy,
	forest,
	ghost,
	historical,
	jungle,
	'magical-school': magicalSchool,
	musical,
	mystery,
	mythology,
	ninja,
	pirate,
	robot,
	royal,
	'science-fiction': scienceFiction,
	space,
	sports,
	superhero,
	'time-travel': timeTravel,
	underwater,
	unicorn,
	western,
};
