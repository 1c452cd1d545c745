import { Name } from '../../shared/account-input.ts';
import { limits } from '../../shared/limits.ts';
import { textFault } from './text-fault.ts';

/** Name and age as they are typed. */
export type Basics = { name: string; age: string };
export type BasicsFaults = { name?: string; age?: string };

/**
 * What is wrong with them, each in a sentence for its field. `missing` speaks of both and stands at the first that is empty.
 * Age is in whole years, from 1.
 */
export function basicsFaults({ name, age }: Basics, highestAge: number, missing: string): BasicsFaults {
	if (!name.trim()) return { name: missing };
	if (!age.trim()) return { age: missing };
	const ofName = nameFault(name);
	const ofAge = ageFault(Number(age), highestAge);
	return { ...(ofName && { name: ofName }), ...(ofAge && { age: ofAge }) };
}

/** Faultless basics → what the server is told. */
export function toBasics({ name, age }: Basics): { name: string; age: number } {
	return { name: name.trim(), age: Number(age) };
}

function nameFault(name: string): string | null {
	return textFault(Name, name, limits.nameLength);
}

function ageFault(age: number, highest: number): string | null {
	return Number.isInteger(age) && age >= 1 && age <= highest ? null : `Age must be a whole number from 1 to ${highest}`;
}
