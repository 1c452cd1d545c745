import type { CharacterType } from '../../words/character-types.ts';
import type { Prop } from '../../words/scenes.ts';
import { type AnimalName, animals } from './beasts/animals.ts';
import { beastRig } from './beasts/rig.ts';
import { type BirdName, flock } from './birds/flock.ts';
import { birdRig } from './birds/rig.ts';
import type { Rig, Role } from './kit/rig.ts';
import { alienRig } from './others/alien.ts';
import { beeRig, butterflyRig, ladybugRig } from './others/bugs.ts';
import { cloudRig } from './others/cloud.ts';
import { crabRig } from './others/crab.ts';
import { dolphinRig } from './others/dolphin.ts';
import { ghostRig } from './others/ghost.ts';
import { mermaidRig } from './others/mermaid.ts';
import { octopusRig } from './others/octopus.ts';
import { robotRig } from './others/robot.ts';
import { snowmanRig } from './others/snowman.ts';
import { type PersonName, people } from './people/people.ts';
import { personRig } from './people/rig.ts';
import type { PersonRole } from './people/roles.ts';

type MakeRig = (role: Role) => Rig;
type Other = Exclude<CharacterType, AnimalName | BirdName | Exclude<PersonName, 'Mermaid'>>;

const others: Record<Other, MakeRig> = {
	Alien: alienRig,
	Bee: beeRig,
	Butterfly: butterflyRig,
	Cloud: cloudRig,
	Crab: crabRig,
	Dolphin: dolphinRig,
	Ghost: ghostRig,
	Ladybug: ladybugRig,
	Mermaid: mermaidRig,
	Octopus: octopusRig,
	Robot: robotRig,
	Snowman: snowmanRig,
};

/** The puppet of a character type, in the looks that the role's seed gives it. */
export function rigFor(type: CharacterType, role: Role): Rig {
	if (isOther(type)) return others[type](role);
	if (isBeast(type)) return beastRig(type, role);
	return isBird(type) ? birdRig(type, role) : personRig(type, role);
}

/** What a figure carries when the scene puts nothing into its hand. */
export function defaultProp(type: CharacterType): Prop | undefined {
	return type in people ? (people[type as PersonName] as PersonRole).own : undefined;
}

const isOther = (type: CharacterType): type is Other => type in others;
const isBeast = (type: CharacterType): type is AnimalName => type in animals;
const isBird = (type: CharacterType): type is BirdName => type in flock;
