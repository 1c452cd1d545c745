import type { About } from '../../shared/contract/about.ts';
import type { Config } from '../app/config.ts';
import type { Core } from '../app/core.ts';
import type { WorkKind } from '../db/usage-quota.ts';
import { isFreeStoryteller } from '../makers/resolve.ts';

type LimitFor = (config: Config, makers: Core['makers']) => number;

/** How many choices are prepared. None with a paid provider, which charges for chapters that may never be read. */
export const lookAheadLimit: LimitFor = (config, { storyteller }) =>
	config.lookAhead ?? (isFreeStoryteller(config.storytellers, storyteller.name) ? 1 : 0);

/** New stories per family in 24 hours; 0 for no cap. */
export const dailyStoryCap: LimitFor = (config, { storyteller }) =>
	config.dailyStoryCap ?? (storyteller.name === 'built-in' ? 0 : defaultStoryCap);

/** New chapters, or new narrations, per family in 24 hours; 0 for no cap. */
export function dailyWorkCap(config: Config, makers: Core['makers'], kind: WorkKind): number {
	if (kind === 'chapter')
		return config.dailyChapterCap ?? (makers.storyteller.name === 'built-in' ? 0 : defaultWorkCap);
	return config.dailyNarrationCap ?? (makers.narrator.name === 'built-in' ? 0 : defaultWorkCap);
}

/** New chapters and narrations of all families together in 24 hours; 0 for no cap. */
export const dailyServerCap: LimitFor = (config, { storyteller, narrator }) =>
	config.dailyServerCap ?? (storyteller.name === 'built-in' && narrator.name === 'built-in' ? 0 : defaultServerCap);

/** All of these caps that are set; undefined without any. */
export function dailyCaps(config: Config, makers: Core['makers']): About['dailyCaps'] {
	const caps = {
		stories: dailyStoryCap(config, makers),
		chapters: dailyWorkCap(config, makers, 'chapter'),
		narrations: dailyWorkCap(config, makers, 'narration'),
		server: dailyServerCap(config, makers),
	};
	const set = Object.entries(caps).filter(([, cap]) => cap > 0);
	return set.length > 0 ? Object.fromEntries(set) : undefined;
}

/** Twenty whole stories, and some other endings. */
const defaultWorkCap = 200;
/** Ten families that reach their own cap on the same day. */
const defaultServerCap = 2000;

/** Three a day for each child of a large family, at a bearable price. */
const defaultStoryCap = 20;
