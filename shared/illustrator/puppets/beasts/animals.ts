import { burrowers } from './burrowers.ts';
import { climbers } from './climbers.ts';
import { hoofed } from './hoofed.ts';
import { hunters } from './hunters.ts';
import { scaly } from './scaly.ts';

/** Every animal that walks upright on two legs. */
export const animals = { ...hunters, ...climbers, ...burrowers, ...hoofed, ...scaly };

export type AnimalName = keyof typeof animals;
