import type { StoryDelta } from '../../../shared/contract/events.ts';
import type { StoryBrief } from '../../../shared/contract/storyteller.ts';
import type { User } from '../../../shared/contract/user.ts';
import type { ChapterPlace } from '../../db/chapters.ts';
import type { Row } from '../../db/schema.ts';
import { reviewText, storyBoundsOf } from '../../makers/moderator/text-review.ts';
import type { Notify } from '../../realtime/sockets.ts';
import { storyBriefFor } from '../author.ts';
import { recipientsOf } from '../chapter-notifications.ts';

/**
 * How deltas are sent. `interval`: milliseconds between two; 50 are no visible delay, and a fast storyteller does not flood the
 * sockets. `isWhole`: each has the text from its start, for those who join at another node, which has no earlier ones.
 */
type Delivery = { interval: number; isWhole: boolean };
const toOwnSockets: Delivery = { interval: 50, isWhole: false };
/** Each delta is a notification of the database. */
const toAllNodes: Delivery = { interval: 500, isWhole: true };
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

type Author = Pick<User, '_id' | 'role' | 'settings'>;

/**
 * Streams the chapters that are being written to their families' devices: whole sentences only, and none that the built-in
 * word list objects to. Nothing of it is stored.
 */
export class ChapterStreams {
	#notify: Notify;
	#delivery: Delivery;
	#open = new Set<DeltaStream>();

	constructor(notify: Notify, { isCluster = false } = {}) {
		this.#notify = notify;
		this.#delivery = isCluster ? toAllNodes : toOwnSockets;
	}

	/** `isLive`: whether a reader waits for the chapter; otherwise nothing is sent until `goLive`. */
	open(story: Row<'story'>, place: ChapterPlace, brief: StoryBrief, isLive: boolean): ChapterStream {
		const recipients = recipientsOf(story);
		const stream = new DeltaStream(story, place, brief, this.#delivery, (delta) => {
			for (const recipient of recipients) this.#notify(recipient, 'storyDelta', delta);
		});
		this.#open.add(stream);
		stream.onClose = () => this.#open.delete(stream);
		if (isLive) stream.goLive();
		return stream;
	}

	/** What was sent of a story so far, each chapter from its start; empty for accounts that do not receive it. */
	snapshotsFor(accountId: string, storyId: string): StoryDelta[] {
		return [...this.#open]
			.filter(({ story }) => story.id === storyId && recipientsOf(story).has(accountId))
			.flatMap((stream) => stream.snapshot() ?? []);
	}

	/**
	 * Reviews the live text of an author's chapters by changed settings: text that they exclude is retracted at once. The
	 * chapter itself is checked when it is stored.
	 */
	applySettings(author: Author): void {
		for (const stream of this.#open) {
			if (stream.story.author_id === author._id) stream.applySettings(storyBriefFor(stream.story, author));
		}
	}

	/** The authors of the chapters that are being written. */
	authorIds(): Set<string> {
		return new Set([...this.#open].map(({ story }) => story.author_id));
	}

	/** A reader waits for this chapter from now on. */
	goLive({ storyId, parentId, choiceIndex }: ChapterPlace): void {
		for (const stream of this.#open) {
			const { place } = stream;
			if (place.storyId === storyId && place.parentId === parentId && place.choiceIndex === choiceIndex)
				stream.goLive();
		}
	}
}

/** Increases across restarts too: a client must never take an older version for the newer one. */
let lastVersion = 0;
function nextVersion(): number {
	lastVersion = Math.max(lastVersion + 1, Date.now());
	return lastVersion;
}

class DeltaStream implements ChapterStream {
	readonly story: Row<'story'>;
	readonly place: ChapterPlace;
	onClose: () => void = () => {};
	#brief: StoryBrief;
	#delivery: Delivery;
	#send: (delta: StoryDelta) => void;
	#version = nextVersion();
	#text = '';
	/** The length of the text that passed review. */
	#reviewedLength = 0;
	/** The length of the text that was sent. */
	#sentLength = 0;
	#isBlocked = false;
	#isLive = false;
	#isClosed = false;
	#timer: NodeJS.Timeout | undefined;

	constructor(
		story: Row<'story'>,
		place: ChapterPlace,
		brief: StoryBrief,
		delivery: Delivery,
		send: (delta: StoryDelta) => void,
	) {
		this.#delivery = delivery;
		this.story = story;
		this.place = place;
		this.#brief = brief;
		this.#send = send;
	}

	write(text: string): void {
		if (this.#isClosed) return;
		// Text that was not sent may still change; after an objection only another text is reviewed again.
		if (!text.startsWith(this.#isBlocked ? this.#text : this.#text.slice(0, this.#reviewedLength)))
			this.#startVersion();
		this.#text = text;
		if (!this.#timer) this.#reviewUpTo(endOfWholeSentences(text, this.#reviewedLength));
	}

	retract(): void {
		if (this.#isClosed) return;
		const wasSent = this.#sentLength > 0;
		this.#startVersion();
		if (wasSent) this.#send(this.#delta(0, 0));
	}

	finish(content: string): void {
		if (this.#isClosed) return;
		if (!content.startsWith(this.#text.slice(0, this.#reviewedLength))) this.#startVersion();
		this.#text = content;
		this.#reviewedLength = content.length;
		this.#sendReviewed();
		this.#stopTimer();
	}

	goLive(): void {
		if (this.#isLive) return;
		this.#isLive = true;
		this.#sendReviewed();
	}

	/** Reviews the text by a brief with the author's new settings, and retracts it if they exclude any of it. */
	applySettings(brief: StoryBrief): void {
		this.#brief = brief;
		if (this.#isObjectionable(this.#text.slice(0, this.#reviewedLength))) this.retract();
	}

	/** Text that arrives afterwards is dropped: not every maker obeys its signal. */
	close(): void {
		this.#isClosed = true;
		this.#stopTimer();
		this.onClose();
	}

	snapshot(): StoryDelta | null {
		return this.#isLive && this.#sentLength > 0 ? this.#delta(0, this.#sentLength) : null;
	}

	#startVersion(): void {
		this.#stopTimer();
		this.#version = nextVersion();
		this.#text = '';
		this.#reviewedLength = 0;
		this.#sentLength = 0;
		this.#isBlocked = false;
	}

	#reviewUpTo(end: number): void {
		if (this.#isBlocked || end <= this.#reviewedLength) return;
		if (this.#isObjectionable(this.#text.slice(this.#wordStartBefore(this.#reviewedLength - reviewOverlap), end))) {
			this.#isBlocked = true;
			return;
		}
		this.#reviewedLength = end;
		this.#sendReviewed();
	}

	/** Reviews begin at a word: half a word may look like another one. */
	#wordStartBefore(offset: number): number {
		return offset <= 0 ? 0 : this.#text.lastIndexOf(' ', offset) + 1;
	}

	#isObjectionable(text: string): boolean {
		return reviewText(text, storyBoundsOf(this.#brief)) !== null;
	}

	#sendReviewed(): void {
		if (!this.#isLive || this.#reviewedLength <= this.#sentLength) return;
		this.#send(this.#delta(this.#delivery.isWhole ? 0 : this.#sentLength, this.#reviewedLength));
		this.#sentLength = this.#reviewedLength;
		this.#stopTimer();
		this.#timer = setTimeout(() => {
			this.#timer = undefined;
			this.#reviewUpTo(endOfWholeSentences(this.#text, this.#reviewedLength));
		}, this.#delivery.interval);
	}

	#delta(from: number, to: number): StoryDelta {
		return {
			storyId: this.story.id,
			requestId: this.story.request_id,
			parentNodeId: this.place.parentId,
			choiceIndex: this.place.choiceIndex,
			telling: this.#version,
			from,
			text: this.#text.slice(from, to),
		};
	}

	#stopTimer(): void {
		clearTimeout(this.#timer);
		this.#timer = undefined;
	}
}

const segmenter = new Intl.Segmenter('und', { granularity: 'sentence' });
const sentenceEnd = /[\p{Sentence_Terminal}\n]/u;

/**
 * The offset up to which a growing text consists of whole sentences. `from`: the end of an earlier one. A sentence is whole
 * once the next one has begun: until then a closing quote or a second full stop may follow.
 */
function endOfWholeSentences(text: string, from: number): number {
	const rest = text.slice(from);
	if (!sentenceEnd.test(rest)) return from;
	let last = 0;
	for (const { index } of segmenter.segment(rest)) last = index;
	return from + last;
}
