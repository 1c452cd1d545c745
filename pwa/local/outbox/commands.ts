import type { ContentSettings } from '../../../shared/contract/account-input.ts';
import type { ReadingComfort } from '../../../shared/contract/comfort.ts';
import type { NewChild, ProfileUpdate } from '../../../shared/contract/family.ts';
import type { ReportReason } from '../../../shared/contract/report.ts';
import type { NewStory } from '../../../shared/contract/stories.ts';
import type { ToldChapter, ToldChapterUpload } from '../../../shared/contract/told-chapters.ts';

/**
 * An action of a user that the server has to carry out. Ids of new stories and children are made on the device. Entries of
 * earlier builds contain these objects: kinds and fields may be added, never changed or removed.
 */
export type Command =
	| { kind: 'create-story'; story: NewStory & { _id: string } }
	| { kind: 'retry-story'; storyId: string; title: string }
	| { kind: 'delete-story'; storyId: string; title: string }
	| { kind: 'set-favourite'; storyId: string; title: string; isFavourite: boolean }
	| ChooseCommand
	| UploadChapterCommand
	| { kind: 'narrate'; storyId: string; nodeId: string; text: string; title: string; chapter: number }
	| (ChapterReference & { kind: 'report-chapter'; reason: ReportReason })
	| (ChapterReference & { kind: 'see-report' })
	| { kind: 'save-profile'; update: ProfileUpdate }
	| { kind: 'set-comfort'; childId: string | null; name: string; comfort: ReadingComfort }
	| { kind: 'add-child'; child: NewChild & { _id: string } }
	| { kind: 'save-child-settings'; childId: string; name: string; settings: ContentSettings }
	| { kind: 'delete-child'; childId: string; name: string };

/** `chapter`: its number on the path, from 1. */
type ChapterReference = { storyId: string; nodeId: string; title: string; chapter: number };

/**
 * A choice taken in a story. `isKnown`: its chapter was on this device already, and the server only records the taken choice.
 * `isAhead`: its chapter was packed for a journey, is open already, and the server opens it when it gets this command.
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
 * A chapter that was told on this device and is shown from here until the server has it, also when the server refuses it.
 * `story`: with the first chapter of a story. `number`: of the chapter on the path, from 1.
 */
export type UploadChapterCommand = {
	kind: 'upload-chapter';
	storyId: string;
	title: string;
	number: number;
	chapter: ToldChapter;
	story?: NonNullable<ToldChapterUpload['story']>;
	/** What the storyteller drew for the story, if the server does not have it. */
	outline?: string;
	/** Another chapter follows it in the outbox. */
	hasMore?: true;
};

/**
 * Why a command is not carried out yet, or will not be. `status` 0: no answer of this server came, or (`code` `device-…`) this
 * device failed. `message` may be empty. `reference`: the request's id in the server's log. `httpStatus`: as in RequestError.
 */
export type EntryProblem = { status: number; code: string; message: string; reference?: string; httpStatus?: number };

/** The code of an unexpected error on this device while an entry was sent. */
export const deviceErrorCode = 'device-fault';

/** Whether the cause is this device: it is full, or something failed on it. The message says which. */
export function isDeviceProblem({ code }: EntryProblem): boolean {
	return code.startsWith('device-');
}

/** A sentence about a pending entry, preceded by the device's own message if the device is the cause. */
export function withDeviceReason(problem: EntryProblem | null, sentence: string): string {
	return problem && isDeviceProblem(problem) ? `${problem.message} ${sentence}` : sentence;
}

/** Whether the server could not be reached. A proxy's error page counts as reached. */
export function isServerUnreachable(problem: EntryProblem): boolean {
	return problem.status === 0 && problem.httpStatus === undefined && !isDeviceProblem(problem);
}

/** Result of the attempts to carry out an entry so far. */
export type Outcome = { state: 'done'; answer: unknown } | { state: 'waiting' | 'failed'; problem: EntryProblem };

/** A stored command. Service workers of earlier builds read it: fields may be added, never renamed or removed. */
export type Entry = {
	/** Order of creation. */
	seq: number;
	/** Also the Idempotency-Key of its requests. */
	id: string;
	deed: Command;
	/** The child that was acted as, null for the parent view. The entry is listed in that view. */
	childId: string | null;
	/** Its ordering keys: entries that share one are sent in order. */
	lanes: readonly string[];
	/** Its dedupe key: at most one entry with it exists at a time. */
	slot?: string;
	/** `sending` only during a replay; `failed`: it is not sent again until the user retries or discards it. */
	state: 'waiting' | 'sending' | 'failed';
	/** The number of attempts, and of those the ones that ended with a temporary error of the server or an error of this device. */
	attempts: number;
	refusals: number;
	/** Time of the next attempt. Both in epoch milliseconds. */
	nextAt: number;
	createdAt: number;
	problem: EntryProblem | null;
};

/** The id of the story that a command concerns, or null. */
export function storyIdOf(command: Command): string | null {
	if (command.kind === 'create-story') return command.story._id;
	return 'storyId' in command ? command.storyId : null;
}

export function orderingKeysOf(command: Command, actingAs: string | null): string[] {
	const story = storyIdOf(command);
	// A story for a child is created after the child.
	if (command.kind === 'create-story') return [`story:${story}`, ...(actingAs ? [`child:${actingAs}`] : [])];
	if (command.kind === 'upload-chapter') return orderingKeysOfUpload(command, actingAs);
	// Nothing has to wait for a narration.
	if (command.kind === 'narrate') return [`voice:${command.nodeId}`];
	// Nor does a star wait for the next chapter.
	if (command.kind === 'set-favourite') return [`favourite:${story}`];
	// A report does not wait for other commands of its story.
	if (command.kind === 'report-chapter' || command.kind === 'see-report') return [`report:${command.nodeId}`];
	if (story) return [`story:${story}`];
	if (command.kind === 'save-profile' || (command.kind === 'set-comfort' && !command.childId)) return ['profile'];
	return [`child:${command.kind === 'add-child' ? command.child._id : (command as { childId: string }).childId}`];
}

/** What is about a chapter, and a star of its story, waits until the server has the chapter. */
function orderingKeysOfUpload({ storyId, chapter, story }: UploadChapterCommand, actingAs: string | null): string[] {
	const own = [`story:${storyId}`, `voice:${chapter._id}`, `report:${chapter._id}`];
	if (!story) return own;
	return [...own, `favourite:${storyId}`, ...(actingAs ? [`child:${actingAs}`] : [])];
}

/** One pending creation for a story; one choice of an unwritten chapter, narration or report for a chapter. */
export function dedupeKeyOf(command: Command): string | undefined {
	if (command.kind === 'create-story') return `${command.kind}:${command.story._id}`;
	if (command.kind === 'upload-chapter') {
		const { storyId, chapter, story } = command;
		// The same as for the wish that it takes over: there is one beginning of a story.
		return story ? `create-story:${storyId}` : `upload:${chapter.parentNodeId}:${chapter.choiceIndex}`;
	}
	if (command.kind === 'choose' && (command.isKnown || command.isAhead)) return undefined;
	return 'nodeId' in command ? `${command.kind}:${command.nodeId}` : undefined;
}
