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
 * The chapters that are being written now, and how they are told while they are: whole sentences only, and none that the
 * built-in word list objects to. Nothing of it is kept.
 */
export class ChapterStreams {
	#tell: Notify;
	#open = new Set<DeltaStream>();

	constructor(tell: Notify) {
		this.#tell = tell;
	}

	/** `audible`: whether somebody waits for it; otherwise nothing is told until it is raised. */
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

	/** What is told of a story so far, each chapter from its start, for somebody of those who hear of it. */
	snapshotsFor(accountId: string, storyId: string): StoryDelta[] {
		return [...this.#open]
			.filter(({ story }) => story.id === storyId && recipientsOf(story).has(accountId))
			.flatMap((draft) => draft.snapshot() ?? []);
	}

	/**
	 * Holds the live text of an author's chapters to settings that changed: text that they object to is withdrawn at once.
	 * The chapter itself is checked when it is kept.
	 */
	holdTo(author: Author): void {
		for (const draft of this.#open) {
			if (draft.story.author_id === author._id) draft.holdTo(storyBriefFor(draft.story, author));
		}
	}

	/** Somebody waits for this chapter now. */
	goLive({ storyId, parentId, choiceIndex }: ChapterPlace): void {
		for (const draft of this.#open) {
			const { place } = draft;
			if (place.storyId === storyId && place.parentId === parentId && place.choiceIndex === choiceIndex) draft.goLive();
		}
	}
}
