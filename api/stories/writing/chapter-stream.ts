import type { StoryDelta } from '../../../shared/contract/events.ts';
import type { StoryBrief } from '../../../shared/contract/storyteller.ts';
import type { ChapterPlace } from '../../db/chapters.ts';
import type { Row } from '../../db/schema.ts';
import { reviewText, storyBoundsOf } from '../../makers/moderator/text-review.ts';
import { endOfWholeSentences } from './whole-sentences.ts';

/** Milliseconds between two deltas: no visible delay, and a fast storyteller does not flood the sockets. */
const sendInterval = 50;
/** How many characters before a delta are reviewed again with it: an objectionable phrase may begin there. */
const reviewOverlap = 200;

/** The text of a chapter that is being written. */
export type ChapterStream = {
	/** The whole text so far. A text that does not continue the one before starts a new version. */
	write(text: string): void;
	/** Voids the text that was sent: the chapter was rejected and is written again. */
	retract(): void;
	/** Sends the rest of the final, accepted text. */
	finish(content: string): void;
	/** A reader waits for the chapter from now on: sends what is there. */
	goLive(): void;
	close(): void;
};

/** Increases across restarts too: a client must never take an older version for the newer one. */
let lastVersion = 0;
function nextVersion(): number {
	lastVersion = Math.max(lastVersion + 1, Date.now());
	return lastVersion;
}

export class DeltaStream implements ChapterStream {
	readonly story: Row<'story'>;
	readonly place: ChapterPlace;
	onClose: () => void = () => {};
	#brief: StoryBrief;
	#send: (delta: StoryDelta) => void;
	#telling = nextVersion();
	#written = '';
	/** The length of the text that passed review. */
	#fit = 0;
	/** The length of the text that was sent. */
	#told = 0;
	#keptBack = false;
	#audible = false;
	#closed = false;
	#timer: NodeJS.Timeout | undefined;

	constructor(story: Row<'story'>, place: ChapterPlace, brief: StoryBrief, send: (delta: StoryDelta) => void) {
		this.story = story;
		this.place = place;
		this.#brief = brief;
		this.#send = send;
	}

	write(text: string): void {
		if (this.#closed) return;
		// Text that was not sent may still change; after an objection only another text is reviewed again.
		if (!text.startsWith(this.#keptBack ? this.#written : this.#written.slice(0, this.#fit))) this.#beginAgain();
		this.#written = text;
		if (!this.#timer) this.#advance(endOfWholeSentences(text, this.#fit));
	}

	retract(): void {
		if (this.#closed) return;
		const wasHeard = this.#told > 0;
		this.#beginAgain();
		if (wasHeard) this.#send(this.#piece(0, 0));
	}

	finish(content: string): void {
		if (this.#closed) return;
		if (!content.startsWith(this.#written.slice(0, this.#fit))) this.#beginAgain();
		this.#written = content;
		this.#fit = content.length;
		this.#tellOn();
		this.#stopTimer();
	}

	goLive(): void {
		if (this.#audible) return;
		this.#audible = true;
		this.#tellOn();
	}

	/** Reviews the text by a brief with the author's new settings, and retracts it if they exclude any of it. */
	holdTo(brief: StoryBrief): void {
		this.#brief = brief;
		if (this.#objectsTo(this.#written.slice(0, this.#fit))) this.retract();
	}

	/** Text that arrives afterwards is dropped: not every maker obeys its signal. */
	close(): void {
		this.#closed = true;
		this.#stopTimer();
		this.onClose();
	}

	snapshot(): StoryDelta | null {
		return this.#audible && this.#told > 0 ? this.#piece(0, this.#told) : null;
	}

	#beginAgain(): void {
		this.#stopTimer();
		this.#telling = nextVersion();
		this.#written = '';
		this.#fit = 0;
		this.#told = 0;
		this.#keptBack = false;
	}

	#advance(end: number): void {
		if (this.#keptBack || end <= this.#fit) return;
		if (this.#objectsTo(this.#written.slice(this.#wordBefore(this.#fit - reviewOverlap), end))) {
			this.#keptBack = true;
			return;
		}
		this.#fit = end;
		this.#tellOn();
	}

	/** Reviews begin at a word: half a word may look like another one. */
	#wordBefore(offset: number): number {
		return offset <= 0 ? 0 : this.#written.lastIndexOf(' ', offset) + 1;
	}

	#objectsTo(text: string): boolean {
		return reviewText(text, storyBoundsOf(this.#brief)) !== null;
	}

	#tellOn(): void {
		if (!this.#audible || this.#fit <= this.#told) return;
		this.#send(this.#piece(this.#told, this.#fit));
		this.#told = this.#fit;
		this.#stopTimer();
		this.#timer = setTimeout(() => {
			this.#timer = undefined;
			this.#advance(endOfWholeSentences(this.#written, this.#fit));
		}, sendInterval);
	}

	#piece(from: number, to: number): StoryDelta {
		return {
			storyId: this.story.id,
			requestId: this.story.request_id,
			parentNodeId: this.place.parentId,
			choiceIndex: this.place.choiceIndex,
			telling: this.#telling,
			from,
			text: this.#written.slice(from, to),
		};
	}

	#stopTimer(): void {
		clearTimeout(this.#timer);
		this.#timer = undefined;
	}
}
