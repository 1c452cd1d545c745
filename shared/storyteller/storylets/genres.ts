import type { Genre } from '../../words/genres.ts';
import { adventureFacts } from './facts/genres/adventure.ts';
import { animalFacts } from './facts/genres/animal.ts';
import { arcticFacts } from './facts/genres/arctic.ts';
import { circusFacts } from './facts/genres/circus.ts';
import { cookingFacts } from './facts/genres/cooking.ts';
import { desertFacts } from './facts/genres/desert.ts';
import { detectiveFacts } from './facts/genres/detective.ts';
import { dinosaurFacts } from './facts/genres/dinosaur.ts';
import { dragonFacts } from './facts/genres/dragon.ts';
import { fairyTaleFacts } from './facts/genres/fairy-tale.ts';
import { fantasyFacts } from './facts/genres/fantasy.ts';
import { forestFacts } from './facts/genres/forest.ts';
import { ghostFacts } from './facts/genres/ghost.ts';
import { historicalFacts } from './facts/genres/historical.ts';
import { jungleFacts } from './facts/genres/jungle.ts';
import { magicalSchoolFacts } from './facts/genres/magical-school.ts';
import { musicalFacts } from './facts/genres/musical.ts';
import { mysteryFacts } from './facts/genres/mystery.ts';
import { mythologyFacts } from './facts/genres/mythology.ts';
import { ninjaFacts } from './facts/genres/ninja.ts';
import { pirateFacts } from './facts/genres/pirate.ts';
import { robotFacts } from './facts/genres/robot.ts';
import { royalFacts } from './facts/genres/royal.ts';
import { scienceFictionFacts } from './facts/genres/science-fiction.ts';
import { spaceFacts } from './facts/genres/space.ts';
import { sportsFacts } from './facts/genres/sports.ts';
import { superheroFacts } from './facts/genres/superhero.ts';
import { timeTravelFacts } from './facts/genres/time-travel.ts';
import { underwaterFacts } from './facts/genres/underwater.ts';
import { unicornFacts } from './facts/genres/unicorn.ts';
import { westernFacts } from './facts/genres/western.ts';
import type { GenreFacts, Obstacle } from './format.ts';
import { adventureObstacles } from './obstacles/adventure/adventure.ts';
import { animalObstacles } from './obstacles/animal/animal.ts';
import { arcticObstacles } from './obstacles/arctic/arctic.ts';
import { circusObstacles } from './obstacles/circus/circus.ts';
import { cookingObstacles } from './obstacles/cooking/cooking.ts';
import { desertObstacles } from './obstacles/desert/desert.ts';
import { detectiveObstacles } from './obstacles/detective/detective.ts';
import { dinosaurObstacles } from './obstacles/dinosaur/dinosaur.ts';
import { dragonObstacles } from './obstacles/dragon/dragon.ts';
import { fairyTaleObstacles } from './obstacles/fairy-tale/fairy-tale.ts';
import { fantasyObstacles } from './obstacles/fantasy/fantasy.ts';
import { forestObstacles } from './obstacles/forest/forest.ts';
import { ghostObstacles } from './obstacles/ghost/ghost.ts';
import { historicalObstacles } from './obstacles/historical/historical.ts';
import { jungleObstacles } from './obstacles/jungle/jungle.ts';
import { magicalSchoolObstacles } from './obstacles/magical-school/magical-school.ts';
import { musicalObstacles } from './obstacles/musical/musical.ts';
import { mysteryObstacles } from './obstacles/mystery/mystery.ts';
import { mythologyObstacles } from './obstacles/mythology/mythology.ts';
import { ninjaObstacles } from './obstacles/ninja/ninja.ts';
import { pirateObstacles } from './obstacles/pirate/pirate.ts';
import { robotObstacles } from './obstacles/robot/robot.ts';
import { royalObstacles } from './obstacles/royal/royal.ts';
import { scienceFictionObstacles } from './obstacles/science-fiction/science-fiction.ts';
import { spaceObstacles } from './obstacles/space/space.ts';
import { sportsObstacles } from './obstacles/sports/sports.ts';
import { superheroObstacles } from './obstacles/superhero/superhero.ts';
import { timeTravelObstacles } from './obstacles/time-travel/time-travel.ts';
import { underwaterObstacles } from './obstacles/underwater/underwater.ts';
import { unicornObstacles } from './obstacles/unicorn/unicorn.ts';
import { westernObstacles } from './obstacles/western/western.ts';

/**
 * The genres that have facts, with the obstacles that were written for them. Their order is that in which obstacles are drawn, so
 * another order tells other stories: it changes `storytellerVersion`.
 */
export const genres: Partial<Record<Genre, { facts: GenreFacts; obstacles: readonly Obstacle[] }>> = {
	adventure: { facts: adventureFacts, obstacles: adventureObstacles },
	animal: { facts: animalFacts, obstacles: animalObstacles },
	arctic: { facts: arcticFacts, obstacles: arcticObstacles },
	desert: { facts: desertFacts, obstacles: desertObstacles },
	detective: { facts: detectiveFacts, obstacles: detectiveObstacles },
	dinosaur: { facts: dinosaurFacts, obstacles: dinosaurObstacles },
	dragon: { facts: dragonFacts, obstacles: dragonObstacles },
	'fairy-tale': { facts: fairyTaleFacts, obstacles: fairyTaleObstacles },
	fantasy: { facts: fantasyFacts, obstacles: fantasyObstacles },
	forest: { facts: forestFacts, obstacles: forestObstacles },
	ghost: { facts: ghostFacts, obstacles: ghostObstacles },
	historical: { facts: historicalFacts, obstacles: historicalObstacles },
	jungle: { facts: jungleFacts, obstacles: jungleObstacles },
	'magical-school': { facts: magicalSchoolFacts, obstacles: magicalSchoolObstacles },
	mystery: { facts: mysteryFacts, obstacles: mysteryObstacles },
	mythology: { facts: mythologyFacts, obstacles: mythologyObstacles },
	ninja: { facts: ninjaFacts, obstacles: ninjaObstacles },
	pirate: { facts: pirateFacts, obstacles: pirateObstacles },
	royal: { facts: royalFacts, obstacles: royalObstacles },
	'science-fiction': { facts: scienceFictionFacts, obstacles: scienceFictionObstacles },
	space: { facts: spaceFacts, obstacles: spaceObstacles },
	'time-travel': { facts: timeTravelFacts, obstacles: timeTravelObstacles },
	circus: { facts: circusFacts, obstacles: circusObstacles },
	cooking: { facts: cookingFacts, obstacles: cookingObstacles },
	musical: { facts: musicalFacts, obstacles: musicalObstacles },
	robot: { facts: robotFacts, obstacles: robotObstacles },
	sports: { facts: sportsFacts, obstacles: sportsObstacles },
	superhero: { facts: superheroFacts, obstacles: superheroObstacles },
	underwater: { facts: underwaterFacts, obstacles: underwaterObstacles },
	unicorn: { facts: unicornFacts, obstacles: unicornObstacles },
	western: { facts: westernFacts, obstacles: westernObstacles },
};
