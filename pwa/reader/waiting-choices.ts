import { leadsTo } from '../local/chapters.ts';
import type { Choice, Entry, Problem } from '../local/deeds.ts';
import { withDeviceReason } from '../local/device-reason.ts';
import type { NodeRow, Reading } from '../local/reading.ts';
import { sentenceOf } from '../net/call-error.ts';
import type { Place } from '../telling/telling.ts';
import { storyIsGone } from './gone.ts';

export const sentences = {
	failed: 'Failed to generate the next part of the story. Please try again.',
	noStory: 'Story data is missing',
	noNode: 'Current story part data is missing',
} as const;

export type ChoiceEntry = Entry & { deed: Choice };

/** A way on from a chapter. */
export type Way = Pick<Choice, 'nodeId' | 'choiceIndex'>;

type Waiting = Pick<Reading, 'entries' | 'here'>;

/** The choice from a chapter that is on its way, as long as its own chapter is not here. */
export function pendingChoice(reading: Waiting, node: NodeRow): ChoiceEntry | null {
	return choicesFrom(reading, node).find(({ state }) => state !== 'failed') ?? null;
}

/** Where the chapter will hang that was asked for after this one; null when none was. */
export function awaitedPlace(reading: Waiting, node: NodeRow): Place | null {
	const pending = pendingChoice(reading, node);
	return pending && { storyId: node.storyId, parentNodeId: node._id, choiceIndex: pending.deed.choiceIndex };
}

/** The choice from a chapter that the server refused, until somebody chooses anew or lets it be. */
export function refusedChoice(reading: Waiting, node: NodeRow): ChoiceEntry | null {
	return choicesFrom(reading, node).find(({ state }) => state === 'failed') ?? null;
}

/** Whether a choice found that the story is not at the server any more. */
export function isGoneByChoice({ entries }: Pick<Reading, 'entries'>): boolean {
	return entries.some((entry) => isChoice(entry) && entry.state === 'failed' && entry.problem?.status === 404);
}

/** The server's refusals explain themselves (a trial that ended, a genre no longer allowed); the rest gets the general sentence. */
export function sentenceFor(problem: Problem): string {
	const { status } = problem;
	if (status === 404) return storyIsGone;
	return status > 0 && status < 500 ? sentenceOf(problem, sentences.failed) : sentences.failed;
}

/** Why a choice that is tried again was not carried out yet. Where this device is in the way, that is said too. */
export function troubleIn(problem: Problem | null): string {
	return withDeviceReason(problem, sentences.failed);
}

/**
 * The chapter that came between one look at a story and the next because it was asked for here, by this way or by one that
 * was waiting; null when none did. What another device chose moves nobody.
 */
export function arrivalAt(before: Reading, after: Reading, way: Way | null): string | null {
	const ways = [...(way ? [way] : []), ...before.entries.filter(isChoice).map(({ deed }) => deed)];
	const isAskedFor = ({ parentNodeId, choiceIndex }: NodeRow) =>
		ways.some((one) => one.nodeId === parentNodeId && one.choiceIndex === choiceIndex);
	const known = new Set(before.path.map(({ _id }) => _id));
	return after.path.find((node) => !known.has(node._id) && isAskedFor(node))?._id ?? null;
}

function choicesFrom({ entries, here }: Waiting, node: NodeRow): ChoiceEntry[] {
	return entries.filter(isChoice).filter(({ deed }) => deed.nodeId === node._id && !leadsTo(deed, node, here));
}

function isChoice(entry: Entry): entry is ChoiceEntry {
	return entry.deed.kind === 'choose';
}
