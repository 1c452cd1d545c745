import type { StoryDelta } from '../../shared/events.ts';
import type { StoryBrief } from '../../shared/telling.ts';
import type { User } from '../../shared/user.ts';
import type { ChapterPlace } from '../db/chapters.ts';
import type { Row } from '../db/schema.ts';
import type { Tell } from '../realtime.ts';
import { hearersOf } from './announcements.ts';
import { briefOf } from './author.ts';
import { Draft, type Manuscript } from './manuscript.ts';

type Author = Pick<User, '_id' | 'role' | 'settings'>;

/**
 * The chapters that are being written now, and how they are told while they are: whole sentences only, and none that the
 * built-in word list objects to. Nothing of it is kept.
 */
export class Manuscripts {
	#tell: Tell;
	#open = new Set<Draft>();

	constructor(tell: Tell) {
		this.#tell = tell;
	}

	/** `audible`: whether somebody waits for it; otherwise nothing is told until it is raised. */
	begin(story: Row<'story'>, place: ChapterPlace, brief: StoryBrief, audible: boolean): Manuscript {
		const hearers = hearersOf(story);
		const draft = new Draft(story, place, brief, (delta) => {
			for (const hearer of hearers) this.#tell(hearer, 'storyDelta', delta);
		});
		this.#open.add(draft);
		draft.onClose = () => this.#open.delete(draft);
		if (audible) draft.raise();
		return draft;
	}

	/** What is told of a story so far, each chapter from its start, for somebody of those who hear of it. */
	toldSoFar(accountId: string, storyId: string): StoryDelta[] {
		return [...this.#open]
			.filter(({ story }) => story.id === storyId && hearersOf(story).has(accountId))
			.flatMap((draft) => draft.soFar() ?? []);
	}

	/**
	 * Holds the live text of an author's chapters to settings that changed: text that they object to is withdrawn at once.
	 * The chapter itself is checked when it is kept.
	 */
	holdTo(author: Author): void {
		for (const draft of this.#open) {
			if (draft.story.author_id === author._id) draft.holdTo(briefOf(draft.story, author));
		}
	}

	/** Somebody waits for this chapter now. */
	raise({ storyId, parentId, choiceIndex }: ChapterPlace): void {
		for (const draft of this.#open) {
			const { place } = draft;
			if (place.storyId === storyId && place.parentId === parentId && place.choiceIndex === choiceIndex) draft.raise();
		}
	}
}
