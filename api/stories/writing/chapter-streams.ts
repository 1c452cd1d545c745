import type { StoryDelta } from '../../../shared/contract/events.ts';
import type { StoryBrief } from '../../../shared/contract/storyteller.ts';
import type { User } from '../../../shared/contract/user.ts';
import type { ChapterPlace } from '../../db/chapters.ts';
import type { Row } from '../../db/schema.ts';
import type { Notify } from '../../realtime/sockets.ts';
import { storyBriefFor } from '../author.ts';
import { recipientsOf } from '../chapter-notifications.ts';
import { type ChapterStream, DeltaStream } from './chapter-stream.ts';

type Author = Pick<User, '_id' | 'role' | 'settings'>;

/**
 * Streams the chapters that are being written to their families' devices: whole sentences only, and none that the built-in
 * word list objects to. Nothing of it is stored.
 */
export class ChapterStreams {
	#tell: Notify;
	#open = new Set<DeltaStream>();

	constructor(tell: Notify) {
		this.#tell = tell;
	}

	/** `isLive`: whether a reader waits for the chapter; otherwise nothing is sent until `goLive`. */
	open(story: Row<'story'>, place: ChapterPlace, brief: StoryBrief, audible: boolean): ChapterStream {
		const hearers = recipientsOf(story);
		const draft = new DeltaStream(story, place, brief, (delta) => {
			for (const hearer of hearers) this.#tell(hearer, 'storyDelta', delta);
		});
		this.#open.add(draft);
		draft.onClose = () => this.#open.delete(draft);
		if (audible) draft.goLive();
		return draft;
	}

	/** What was sent of a story so far, each chapter from its start; empty for accounts that do not receive it. */
	snapshotsFor(accountId: string, storyId: string): StoryDelta[] {
		return [...this.#open]
			.filter(({ story }) => story.id === storyId && recipientsOf(story).has(accountId))
			.flatMap((draft) => draft.snapshot() ?? []);
	}

	/**
	 * Reviews the live text of an author's chapters by changed settings: text that they exclude is retracted at once. The
	 * chapter itself is checked when it is stored.
	 */
	holdTo(author: Author): void {
		for (const draft of this.#open) {
			if (draft.story.author_id === author._id) draft.holdTo(storyBriefFor(draft.story, author));
		}
	}

	/** A reader waits for this chapter from now on. */
	goLive({ storyId, parentId, choiceIndex }: ChapterPlace): void {
		for (const draft of this.#open) {
			const { place } = draft;
			if (place.storyId === storyId && place.parentId === parentId && place.choiceIndex === choiceIndex) draft.goLive();
		}
	}
}
