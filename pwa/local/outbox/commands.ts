import type { ContentSettings } from '../../../shared/contract/account-input.ts';
import type { ReadingComfort } from '../../../shared/contract/comfort.ts';
import type { NewChild, ProfileUpdate } from '../../../shared/contract/family.ts';
import type { ReportReason } from '../../../shared/contract/report.ts';
import type { NewStory } from '../../../shared/contract/stories.ts';
import type { ToldChapter, ToldChapterUpload } from '../../../shared/contract/told-chapters.ts';
import type { EntryProblem } from './entry-problem.ts';

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
	/** The number of attempts. A told chapter begins with those of the wish or choice that it took over, or with one where the server has the story. */
	attempts: number;
	/** The attempts that ended with a temporary error of the server or an error of this device. */
	refusals: number;
	/** Time of the next attempt. Both in epoch milliseconds. */
	nextAt: number;
	createdAt: number;
	problem: EntryProblem | null;
};

/** The entry of a chapter that was told on this device. */
export type ToldEntry = Entry & { deed: UploadChapterCommand };

/** The id of the story that a command concerns, or null. */
export function storyIdOf(command: Command): string | null {
	if (command.kind === 'create-story') return command.story._id;
	return 'storyId' in command ? command.storyId : null;
}
