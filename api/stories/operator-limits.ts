import type { Config } from '../app/config.ts';
import type { Core } from '../app/core.ts';
import type { WorkKind } from '../db/usage-quota.ts';
import { isLocalServer } from '../makers/providers/is-local-server.ts';

type LimitFor = (config: Config, makers: Core['makers']) => number;

/** A provider charges for what nobody may ever read; what serves in the house does not. */
export const lookAheadLimit: LimitFor = (config, { storyteller }) =>
	config.lookAhead ?? (isLocalStoryteller(config, storyteller.name) ? 1 : 0);

/** New stories for each family in 24 hours; 0 for no cap. */
export const dailyStoryCap: LimitFor = (config, { storyteller }) =>
	config.dailyStoryCap ?? (storyteller.name === 'built-in' ? 0 : defaultStoryCap);

/** New chapters, or new narrations, for each family in 24 hours; 0 for no cap. */
export function dailyWorkCap(config: Config, makers: Core['makers'], kind: WorkKind): number {
	if (kind === 'chapter')
		return config.dailyChapterCap ?? (makers.storyteller.name === 'built-in' ? 0 : defaultWorkCap);
	return config.dailyNarrationCap ?? (makers.narrator.name === 'built-in' ? 0 : defaultWorkCap);
}

/** Both for all families together; 0 for no cap. */
export const dailyServerCap: LimitFor = (config, { storyteller, narrator }) =>
	config.dailyServerCap ?? (storyteller.name === 'built-in' && narrator.name === 'built-in' ? 0 : defaultServerCap);

/** As many as twenty whole stories have, and some other endings. */
const defaultWorkCap = 200;
/** Ten families that read as much as that on the same day: what is beyond it is nobody’s bedtime. */
const defaultServerCap = 2000;

/** Three a day for each of a large family's children, and still no bill to be afraid of. */
const defaultStoryCap = 20;

/** Whether this storyteller works in the house: the built-in one, or a server on the same network. */
function isLocalStoryteller({ storytellers }: Config, name: string): boolean {
	if (name === 'built-in') return true;
	const { baseUrl = null } = storytellers[name as keyof Config['storytellers']] ?? {};
	return isLocalServer(baseUrl);
}
