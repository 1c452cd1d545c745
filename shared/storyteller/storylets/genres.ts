import type { Genre } from '../../words/genres.ts';
import { adventureFacts } from './facts/genres/adventure.ts';
import { animalFacts } from './facts/genres/animal.ts';
import { arcticFacts } from './facts/genres/arctic.ts';
import { desertFacts } from './facts/genres/desert.ts';
import { detectiveFacts } from './facts/genres/detective.ts';
import { dinosaurFacts } from './facts/genres/dinosaur.ts';
import { dragonFacts } from './facts/genres/dragon.ts';
import { fairyTaleFacts } from './facts/genres/fairy-tale.ts';
import { fantasyFacts } from './facts/genres/fantasy.ts';
import { forestFacts } from './facts/genres/forest.ts';
import { ghostFacts } from './facts/genres/ghost.ts';
import { jungleFacts } from './facts/genres/jungle.ts';
import { magicalSchoolFacts } from './facts/genres/magical-school.ts';
import { pirateFacts } from './facts/genres/pirate.ts';
import { royalFacts } from './facts/genres/royal.ts';
import { scienceFictionFacts } from './facts/genres/science-fiction.ts';
import { spaceFacts } from './facts/genres/space.ts';
import { underwaterFacts } from './facts/genres/underwater.ts';
import { unicornFacts } from './facts/genres/unicorn.ts';
import { westernFacts } from './facts/genres/western.ts';
import type { GenreFacts, Obstacle } from './format.ts';
import { adventureObstacles } from './obstacles/adventure/adventure.ts';
import { arcticObstacles } from './obstacles/arctic/arctic.ts';
import { desertObstacles } from './obstacles/desert/desert.ts';
import { detectiveObstacles } from './obstacles/detective/detective.ts';
import { dinosaurObstacles } from './obstacles/dinosaur/dinosaur.ts';
import { dragonObstacles } from './obstacles/dragon/dragon.ts';
import { fairyTaleObstacles } from './obstacles/fairy-tale/fairy-tale.ts';
import { forestObstacles } from './obstacles/forest/forest.ts';
import { ghostObstacles } from './obstacles/ghost/ghost.ts';
import { jungleObstacles } from './obstacles/jungle/jungle.ts';
import { magicalSchoolObstacles } from './obstacles/magical-school/magical-school.ts';
import { pirateObstacles } from './obstacles/pirate/pirate.ts';
import { spaceObstacles } from './obstacles/space/space.ts';
import { underwaterObstacles } from './obstacles/underwater/underwater.ts';
import { westernObstacles } from './obstacles/western/western.ts';

/** The genres that have facts, with the obstacles that were written for them. */
export const genres: Partial<Record<Genre, { facts: GenreFacts; obstacles: readonly Obstacle[] }>> = {
	adventure: { facts: adventureFacts, obstacles: adventureObstacles },
	animal: { facts: animalFacts, obstacles: [] },
	arctic: { facts: arcticFacts, obstacles: arcticObstacles },
	desert: { facts: desertFacts, obstacles: desertObstacles },
	detective: { facts: detectiveFacts, obstacles: detectiveObstacles },
	dinosaur: { facts: dinosaurFacts, obstacles: dinosaurObstacles },
	dragon: { facts: dragonFacts, obstacles: dragonObstacles },
	'fairy-tale': { facts: fairyTaleFacts, obstacles: fairyTaleObstacles },
	fantasy: { facts: fantasyFacts, obstacles: [] },
	forest: { facts: forestFacts, obstacles: forestObstacles },
	ghost: { facts: ghostFacts, obstacles: ghostObstacles },
	jungle: { facts: jungleFacts, obstacles: jungleObstacles },
	'magical-school': { facts: magicalSchoolFacts, obstacles: magicalSchoolObstacles },
	pirate: { facts: pirateFacts, obstacles: pirateObstacles },
	royal: { facts: royalFacts, obstacles: [] },
	'science-fiction': { facts: scienceFictionFacts, obstacles: [] },
	space: { facts: spaceFacts, obstacles: spaceObstacles },
	underwater: { facts: underwaterFacts, obstacles: underwaterObstacles },
	unicorn: { facts: unicornFacts, obstacles: [] },
	western: { facts: westernFacts, obstacles: westernObstacles },
};
