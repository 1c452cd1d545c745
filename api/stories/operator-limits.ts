import type { Config } from '../config.ts';
import { isInTheHouse } from '../makers/providers/in-the-house.ts';
import type { Parts } from '../parts.ts';

type Deciding = (config: Config, makers: Parts['makers']) => number;

/** A provider charges for what nobody may ever read; what serves in the house does not. */
export const lookAheadOf: Deciding = (config, { storyteller }) =>
	config.lookAhead ?? (isOwn(config, storyteller.name) ? 1 : 0);

/** New stories for each family in 24 hours; 0 for no cap. */
export const dailyCapOf: Deciding = (config, { storyteller }) =>
	config.dailyStoryCap ?? (storyteller.name === 'built-in' ? 0 : usualCap);

/** Three a day for each of a large family's children, and still no bill to be afraid of. */
const usualCap = 20;

/** Whether this storyteller works in the house: the built-in one, or a server on the same network. */
function isOwn({ storytellers }: Config, name: string): boolean {
	if (name === 'built-in') return true;
	const { baseUrl = null } = storytellers[name as keyof Config['storytellers']] ?? {};
	return isInTheHouse(baseUrl);
}
