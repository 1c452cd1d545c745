import type { Camera, Feeling, Pose } from '../../contract/scene.ts';
import type { Line } from './pack.ts';

/** How well a reader reads: 1 for 3-5, 2 for 6-8, 3 for 9-11, 4 for 12+. */
export const levels = [1, 2, 3, 4] as const;
export type Level = (typeof levels)[number];

/** The manner of a deed; the three choices of a chapter are of three manners. A hero's own trait is the seventh. */
export const approaches = ['bold', 'kind', 'clever', 'careful', 'silly', 'ask'] as const;
export type Approach = (typeof approaches)[number] | 'own';

/** One way on from a chapter. */
export type PlotOption = {
	approach: (typeof approaches)[number];
	/** What is offered: an imperative of 4–10 words without the hero's name or an end mark. */
	say: Line;
	/** What came of it: the next chapter begins with one of these, and each names what `say` names. At least 2. */
	outcome: readonly Line[];
	/** How it pays in the last chapter: whole sentences, true whatever else was chosen. */
	later: Line;
};

/** What the picture shows of the people in a chapter. */
export type ChapterLook = {
	pose: Pose;
	feeling: Feeling;
	/** Who stands by the hero. */
	with: readonly ('helper' | 'friend')[];
	thing: 'held' | 'near' | 'away';
	cameras: readonly Camera[];
};

/**
 * One chapter of an arc at one level. `parts` are its paragraphs in order, each a list of variants (at least 3) of which
 * one is told. A variant is a template of one or more sentences. `[this|that]` is told one way or the other.
 */
export type ChapterTemplate = {
	titles: readonly Line[];
	/** Follows the telling of a trait's deed at the chapter's beginning; none in the first chapter. At least 3. */
	onward: readonly Line[];
	parts: readonly (readonly Line[])[];
	/** At least 4, of at least 4 approaches; none in the last chapter. */
	options: readonly PlotOption[];
	look: ChapterLook;
};

/** A plot as it is told at each level: 4, 5, 6 and 7 chapters. `words` are slots of its own; a story keeps one of each. */
export type Plot = {
	name: string;
	words: Readonly<Record<string, readonly string[]>>;
	levels: Partial<Record<Level, readonly ChapterTemplate[]>>;
};
