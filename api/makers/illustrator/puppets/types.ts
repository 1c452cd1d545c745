import type { Prop } from '../../../../shared/scene.ts';
import type { CharacterType } from '../../../../shared/words/character-types.ts';
import { beastRig } from './beasts/rig.ts';
import { type BeastName, species } from './beasts/species.ts';
import { type BirdName, flock } from './birds/flock.ts';
import { birdRig } from './birds/rig.ts';
import type { Rig, Role } from './kit/figure.ts';
import { beeRig, butterflyRig, ladybugRig } from './others/bugs.ts';
import { alienRig, cloudRig, ghostRig, robotRig, snowmanRig } from './others/made.ts';
import { crabRig, dolphinRig, mermaidRig, octopusRig } from './others/sea.ts';
import { personRig } from './people/rig.ts';
import { type PersonName, type PersonRole, roles } from './people/roles.ts';

type MakeRig = (role: Role) => Rig;
type Other = Exclude<CharacterType, BeastName | BirdName | Exclude<PersonName, 'Mermaid'>>;

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
export function ownThing(type: CharacterType): Prop | undefined {
	return type in roles ? (roles[type as PersonName] as PersonRole).own : undefined;
}

const isOther = (type: CharacterType): type is Other => type in others;
const isBeast = (type: CharacterType): type is BeastName => type in species;
const isBird = (type: CharacterType): type is BirdName => type in flock;
