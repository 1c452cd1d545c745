import type { Entry } from '../../local/outbox/entries.ts';
import { isDeviceProblem, isServerUnreachable } from '../../local/outbox/entry-problem.ts';
import { userMessageOf } from '../../net/request-error.ts';
import { titleCase } from '../../ui/title-case.ts';

/** A command as a short phrase. */
export function commandText({ deed: command }: Entry): string {
	switch (command.kind) {
		case 'create-story':
			return `A new ${titleCase(command.story.genre)} story with ${command.story.settings.characters[0]?.name}`;
		case 'retry-story':
			return `Another try at “${command.title}”`;
		case 'delete-story':
			return `Deleting “${command.title}”`;
		case 'set-favourite':
			return `${command.isFavourite ? 'A star for' : 'Taking the star from'} “${command.title}”`;
		case 'choose':
			return `${command.isKnown || command.isAhead ? 'The way you went on in' : 'The next part of'} “${command.title}”: ${command.choice}`;
		case 'upload-chapter':
			return `Chapter ${command.number} of “${command.title}”, told on this tablet`;
		case 'narrate':
			return `Reading chapter ${command.chapter} of “${command.title}” aloud`;
		case 'report-chapter':
			return `Your report of chapter ${command.chapter} of “${command.title}”`;
		case 'see-report':
			return `That you have seen what was reported of “${command.title}”`;
		case 'save-profile':
			return 'The changes to your profile';
		case 'set-comfort':
			return `How stories look for ${command.name}`;
		case 'add-child':
			return `A profile for ${command.child.profile.name}`;
		case 'save-child-settings':
			return `The settings of ${command.name}`;
		case 'delete-child':
			return `Deleting the profile of ${command.name}`;
	}
}

/** The state of an entry as a sentence. */
export function stateText({ state, problem }: Entry): string {
	if (state === 'failed') return userMessageOf(problem, 'This could not be done.');
	if (state === 'sending') return 'It is being sent right now.';
	if (!problem || isServerUnreachable(problem)) return 'It will be sent as soon as the server can be reached.';
	const reason = isDeviceProblem(problem) ? problem.message : 'The server could not take it yet.';
	return `${reason} It will be tried again by itself.`;
}

/**
 * Of entries, oldest first, those to list: failed ones, those that could not be sent yet, and those that wait for these. Not
 * those in their first attempt, or in progress at the server.
 */
export function visibleEntries(entries: readonly Entry[]): Entry[] {
	const blockedKeys = new Set<string>();
	return entries.filter(({ state, problem, lanes }) => {
		if (state === 'failed') return true;
		const isBlocked = (problem !== null && !isInProgress(problem.code)) || lanes.some((key) => blockedKeys.has(key));
		if (isBlocked) for (const key of lanes) blockedKeys.add(key);
		return isBlocked;
	});
}

function isInProgress(code: string): boolean {
	return code === 'still-writing' || code === 'still-running';
}

/** `1 thing` or `3 things`. */
export function itemCount(count: number): string {
	return count === 1 ? '1 thing' : `${count} things`;
}
