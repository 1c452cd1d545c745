import type { ContentSettings } from '../../../shared/contract/account-input.ts';
import type { NewChild, ProfileUpdate } from '../../../shared/contract/family.ts';
import type { ReportReason } from '../../../shared/contract/report.ts';
import type { NewStory } from '../../../shared/contract/stories.ts';

/** What somebody did on this device and the server has to hear of. The ids of new stories and children are made here. */
export type Command =
	| { kind: 'create-story'; story: NewStory & { _id: string } }
	| { kind: 'retry-story'; storyId: string; title: string }
	| { kind: 'delete-story'; storyId: string; title: string }
	| ChooseCommand
	| { kind: 'narrate'; storyId: string; nodeId: string; text: string; title: string; chapter: number }
	| (ChapterReference & { kind: 'report-chapter'; reason: ReportReason })
	| (ChapterReference & { kind: 'see-report' })
	| { kind: 'save-profile'; update: ProfileUpdate }
	| { kind: 'add-child'; child: NewChild & { _id: string } }
	| { kind: 'save-child-settings'; childId: string; name: string; settings: ContentSettings }
	| { kind: 'delete-child'; childId: string; name: string };

/** `chapter`: its place on the path, from 1. */
type ChapterReference = { storyId: string; nodeId: string; title: string; chapter: number };

/**
 * A choice taken in a story. With `isKnown` its chapter was on this device already: then the server only has to hear which
 * way was read last. With `isAhead` its chapter was packed for a journey: it is opened, and the server hears of that later.
 */
export type ChooseCommand = {
	kind: 'choose';
	storyId: string;
	nodeId: string;
	choiceIndex: number;
	title: string;
	choice: string;
	isKnown?: true;
	isAhead?: true;
};

/**
 * Why a deed is not carried out yet, or will not be. `status` 0: no answer of this server came, or (`code` `device-…`) this
 * device is in the way. `message` may be empty. `reference`: the request, in the server's log. `httpStatus`: as in CallError.
 */
export type EntryProblem = { status: number; code: string; message: string; reference?: string; httpStatus?: number };

/** The code of a problem that came of no answer: something unexpected failed while an entry was carried out. */
export const deviceErrorCode = 'device-fault';

/** Whether this device itself is in the way: it is full, or something failed on it. The message says which. */
export function isDeviceProblem({ code }: EntryProblem): boolean {
	return code.startsWith('device-');
}

/** Whether only a connection is waited for: the server could not be reached. A proxy's error page is an answer. */
export function isServerUnreachable(problem: EntryProblem): boolean {
	return problem.status === 0 && problem.httpStatus === undefined && !isDeviceProblem(problem);
}

/** How the carrying out of an entry went so far. */
export type Outcome = { state: 'done'; answer: unknown } | { state: 'waiting' | 'failed'; problem: EntryProblem };

/** A deed that waits to be carried out. An older worker may read it: a field may be added, never taken away. */
export type Entry = {
	/** Its place: whoever came first goes first. */
	seq: number;
	/** Also its Idempotency-Key at the server. */
	id: string;
	deed: Command;
	/** The child that was acted as, null for the parent view: that is who sees it waiting. */
	childId: string | null;
	/** What it touches. Of two entries that touch the same, the later one waits for the earlier. */
	lanes: readonly string[];
	/** What there may be only one of at a time. */
	slot?: string;
	/** `sending` only while a replay has it in hand; `failed` when only a person can say what now. */
	state: 'waiting' | 'sending' | 'failed';
	/** How often it was sent, and how often of those the server answered that it cannot now. */
	attempts: number;
	refusals: number;
	/** Epoch milliseconds. */
	nextAt: number;
	createdAt: number;
	problem: EntryProblem | null;
};

/** The story that a deed is about, or null. */
export function storyIdOf(command: Command): string | null {
	if (command.kind === 'create-story') return command.story._id;
	return 'storyId' in command ? command.storyId : null;
}

export function orderingKeysOf(command: Command, actingAs: string | null): string[] {
	const story = storyIdOf(command);
	// A story for a child is told only once the server knows the child.
	if (command.kind === 'create-story') return [`story:${story}`, ...(actingAs ? [`child:${actingAs}`] : [])];
	// Nothing waits for a voice.
	if (command.kind === 'narrate') return [`voice:${command.nodeId}`];
	// A chapter is hidden at once, whatever else of its story is still to be carried out.
	if (command.kind === 'report-chapter' || command.kind === 'see-report') return [`report:${command.nodeId}`];
	if (story) return [`story:${story}`];
	if (command.kind === 'save-profile') return ['profile'];
	return [`child:${command.kind === 'add-child' ? command.child._id : (command as { childId: string }).childId}`];
}

/** A story is asked for once, a chapter is left for unwritten ones by one choice at a time, read aloud and reported once. */
export function dedupeKeyOf(command: Command): string | undefined {
	if (command.kind === 'create-story') return `${command.kind}:${command.story._id}`;
	if (command.kind === 'choose' && (command.isKnown || command.isAhead)) return undefined;
	return 'nodeId' in command ? `${command.kind}:${command.nodeId}` : undefined;
}
