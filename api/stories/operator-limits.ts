import type { Config } from '../config.ts';
import type { Work } from '../db/work-begun.ts';
import { isInTheHouse } from '../makers/providers/in-the-house.ts';
import type { Parts } from '../parts.ts';

type Deciding = (config: Config, makers: Parts['makers']) => number;

/** A provider charges for what nobody may ever read; what serves in the house does not. */
export const lookAheadOf: Deciding = (config, { storyteller }) =>
	config.lookAhead ?? (isOwn(config, storyteller.name) ? 1 : 0);

/** New stories for each family in 24 hours; 0 for no cap. */
export const dailyCapOf: Deciding = (config, { storyteller }) =>
	config.dailyStoryCap ?? (storyteller.name === 'built-in' ? 0 : usualCap);

/** New chapters, or new narrations, for each family in 24 hours; 0 for no cap. */
export function workCapOf(config: Config, makers: Parts['makers'], kind: Work): number {
	if (kind === 'chapter') return config.dailyChapterCap ?? (makers.storyteller.name === 'built-in' ? 0 : usualWorkCap);
	return config.dailyNarrationCap ?? (makers.narrator.name === 'built-in' ? 0 : usualWorkCap);
}

/** Both for all families together; 0 for no cap. */
export const serverCapOf: Deciding = (config, { storyteller, narrator }) =>
	config.dailyServerCap ?? (storyteller.name === 'built-in' && narrator.name === 'built-in' ? 0 : usualServerCap);

/** As many as twenty whole stories have, and some other endings. */
const usualWorkCap = 200;
/** Ten families that read as much as that on the same day: what is beyond it is nobody’s bedtime. */
const usualServerCap = 2000;

/** Three a day for each of a large family's children, and still no bill to be afraid of. */
const usualCap = 20;

/** Whether this storyteller works in the house: the built-in one, or a server on the same network. */
function isOwn({ storytellers }: Config, name: string): boolean {
	if (name === 'built-in') return true;
	const { baseUrl = null } = storytellers[name as keyof Config['storytellers']] ?? {};
	return isInTheHouse(baseUrl);
}
