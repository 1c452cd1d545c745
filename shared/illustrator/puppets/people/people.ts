import { adventurers } from './adventurers.ts';
import { everyday } from './everyday.ts';
import { magical } from './magical.ts';

/** Every kind of person, by the name of the character type. */
export const people = { ...everyday, ...adventurers, ...magical };

export type PersonName = keyof typeof people;
