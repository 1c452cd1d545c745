import type { Backdrop as Name } from '../../words/scenes.ts';
import { arena } from './arena.ts';
import { beach } from './beach.ts';
import { bedroom } from './bedroom.ts';
import { campfire } from './campfire.ts';
import { canyon } from './canyon.ts';
import { castle } from './castle.ts';
import { cave } from './cave.ts';
import { circus } from './circus.ts';
import { city } from './city.ts';
import { clouds } from './clouds.ts';
import { desert } from './desert.ts';
import { farm } from './farm.ts';
import { forest } from './forest.ts';
import { garden } from './garden.ts';
import { hall } from './hall.ts';
import { harbor } from './harbor.ts';
import { ice } from './ice.ts';
import { jungle } from './jungle.ts';
import { kitchen } from './kitchen.ts';
import type { DrawBackdrop } from './layers.ts';
import { library } from './library.ts';
import { meadow } from './meadow.ts';
import { moon } from './moon.ts';
import { mountain } from './mountain.ts';
import { ruins } from './ruins.ts';
import { ship } from './ship.ts';
import { space } from './space.ts';
import { stageBoards } from './stage-boards.ts';
import { swamp } from './swamp.ts';
import { town } from './town.ts';
import { underwater } from './underwater.ts';
import { village } from './village.ts';
import { workshop } from './workshop.ts';

/** The drawing of each backdrop. */
export const backdropDrawings: Record<Name, DrawBackdrop> = {
	arena,
	beach,
	bedroom,
	campfire,
	canyon,
	castle,
	cave,
	circus,
	city,
	clouds,
	desert,
	farm,
	forest,
	garden,
	hall,
	harbor,
	ice,
	jungle,
	kitchen,
	library,
	meadow,
	moon,
	mountain,
	ruins,
	ship,
	space,
	stage: stageBoards,
	swamp,
	town,
	underwater,
	village,
	workshop,
};
