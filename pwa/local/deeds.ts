import type { ContentSettings } from '../../shared/account-input.ts';
import type { NewChild, ProfileUpdate } from '../../shared/family.ts';
import type { NewStory } from '../../shared/making.ts';
import type { ReportReason } from '../../shared/report.ts';

/** What somebody did on this device and the server has to hear of. The ids of new stories and children are made here. */
export type Deed =
	| { kind: 'create-story'; story: NewStory & { _id: string } }
	| { kind: 'retry-story'; storyId: string; title: string }
	| { kind: 'delete-story'; storyId: string; title: string }
	| Choice
	| { kind: 'narrate'; storyId: string; nodeId: string; text: string; title: string; chapter: number }
	| (AboutChapter & { kind: 'report-chapter'; reason: ReportReason })
	| (AboutChapter & { kind: 'see-report' })
	| { kind: 'save-profile'; update: ProfileUpdate }
	| { kind: 'add-child'; child: NewChild & { _id: string } }
	| { kind: 'save-child-settings'; childId: string; name: string; settings: ContentSettings }
	| { kind: 'delete-child'; childId: string; name: string };

/** `chapter`: its place on the path, from 1. */
type AboutChapter = { storyId: string; nodeId: string; title: string; chapter: number };

/**
 * A choice taken in a story. With `isKnown` its chapter was on this device already: then the server only has to hear which
 * way was read last. With `isAhead` its chapter was packed for a journey: it is opened, and the server hears of that later.
 */
export type Choice = {
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
export type Problem = { status: number; code: string; message: string; reference?: string; httpStatus?: number };

/** The code of a problem that came of no answer: something unexpected failed while an entry was carried out. */
export const deviceFault = 'device-fault';

/** Whether this device itself is in the way: it is full, or something failed on it. The message says which. */
export function isDeviceTrouble({ code }: Problem): boolean {
	return code.startsWith('device-');
}

/** Whether only a connection is waited for: the server could not be reached. A proxy's error page is an answer. */
export function isOutOfReach(problem: Problem): boolean {
	return problem.status === 0 && problem.httpStatus === undefined && !isDeviceTrouble(problem);
}

/** How the carrying out of an entry went so far. */
export type Outcome = { state: 'done'; answer: unknown } | { state: 'waiting' | 'failed'; problem: Problem };

/** A deed that waits to be carried out. An older worker may read it: a field may be added, never taken away. */
export type Entry = {
	/** Its place: whoever came first goes first. */
	seq: number;
	/** Also its Idempotency-Key at the server. */
	id: string;
	deed: Deed;
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
	problem: Problem | null;
};

/** The story that a deed is about, or null. */
export function storyOfDeed(deed: Deed): string | null {
	if (deed.kind === 'create-story') return deed.story._id;
	return 'storyId' in deed ? deed.storyId : null;
}

export function lanesOf(deed: Deed, actingAs: string | null): string[] {
	const story = storyOfDeed(deed);
	// A story for a child is told only once the server knows the child.
	if (deed.kind === 'create-story') return [`story:${story}`, ...(actingAs ? [`child:${actingAs}`] : [])];
	// Nothing waits for a voice.
	if (deed.kind === 'narrate') return [`voice:${deed.nodeId}`];
	// A chapter is hidden at once, whatever else of its story is still to be carried out.
	if (deed.kind === 'report-chapter' || deed.kind === 'see-report') return [`report:${deed.nodeId}`];
	if (story) return [`story:${story}`];
	if (deed.kind === 'save-profile') return ['profile'];
	return [`child:${deed.kind === 'add-child' ? deed.child._id : (deed as { childId: string }).childId}`];
}

/** A story is asked for once, a chapter is left for unwritten ones by one choice at a time, read aloud and reported once. */
export function slotOf(deed: Deed): string | undefined {
	if (deed.kind === 'create-story') return `${deed.kind}:${deed.story._id}`;
	if (deed.kind === 'choose' && (deed.isKnown || deed.isAhead)) return undefined;
	return 'nodeId' in deed ? `${deed.kind}:${deed.nodeId}` : undefined;
}
