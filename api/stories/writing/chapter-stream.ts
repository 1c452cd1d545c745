import type { StoryDelta } from '../../../shared/contract/events.ts';
import type { StoryBrief } from '../../../shared/contract/storyteller.ts';
import type { ChapterPlace } from '../../db/chapters.ts';
import type { Row } from '../../db/schema.ts';
import { reviewText, storyBoundsOf } from '../../makers/moderator/text-review.ts';
import { endOfWholeSentences } from './whole-sentences.ts';

/** Milliseconds between two pieces of a chapter: the eye sees no difference, and a fast storyteller floods nobody. */
const sendInterval = 50;
/** So many characters before a piece are looked through again with it: what offends may begin there. */
const reviewOverlap = 200;

/** A chapter that is being written. */
export type ChapterStream = {
	/** The text as far as it is written. What does not go on from the text before begins a new telling. */
	write(text: string): void;
	/** What was told is void: it is kept back, and written anew. */
	retract(): void;
	/** This is the chapter, and nothing stands against it: the rest of it is told now. */
	finish(content: string): void;
	/** From now on somebody waits for it, and hears what is there. */
	goLive(): void;
	close(): void;
};

/** Counts up across restarts too: a page that heard of an earlier telling must never take it for the later one. */
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
	/** How far it was looked through and may be told. */
	#fit = 0;
	/** How far it was told. */
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
		// What is not told yet may still be mended; once it was kept back, only another text helps.
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

	/** What is told, and was told, is held to another brief: that of its author's new settings. */
	holdTo(brief: StoryBrief): void {
		this.#brief = brief;
		if (this.#objectsTo(this.#written.slice(0, this.#fit))) this.retract();
	}

	/** Not every maker listens to its signal: what it goes on to write is heard by nobody. */
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

	/** Half a word may look like another one. */
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
