import type { User } from '../contract/user.ts';

/**
 * Whether stories are told on the tablet while there is no network. A family that chose nothing has what fits its server:
 * `storyteller` is `Changes.storyteller` as last known, undefined for a server that takes no such chapters.
 */
export function tellsOffline({ settings }: Pick<User, 'settings'>, storyteller: string | undefined): boolean {
	if (storyteller === undefined) return false;
	return (settings.whenOffline ?? (storyteller === 'built-in' ? 'tell-here' : 'wait')) === 'tell-here';
}
