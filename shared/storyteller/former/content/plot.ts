import type { Camera, Feeling, Pose } from '../../../words/scenes.ts';
import type { Level } from '../../text/levels.ts';
import type { Line } from '../../text/templates.ts';

/** The approach of a choice; the three choices of a chapter have three approaches. A hero's trait (`own`) is the seventh. */
export const approaches = ['bold', 'kind', 'clever', 'careful', 'silly', 'ask'] as const;
export type Approach = (typeof approaches)[number] | 'own';

/** A choice that a plot offers. */
export type PlotOption = {
	approach: (typeof approaches)[number];
	/** Its text: an imperative of 4–10 words without the hero's name or an end mark. */
	say: Line;
	/** Its outcome: the next chapter begins with one of these; each names what `say` names. At least 2. */
	outcome: readonly Line[];
	/** Its payoff in the last chapter: whole sentences, true in every branch. */
	later: Line;
};

/** The figures of a chapter's picture. */
export type ChapterLook = {
	pose: Pose;
	feeling: Feeling;
	/** The companions beside the hero. */
	with: readonly ('helper' | 'friend')[];
	thing: 'held' | 'near' | 'away';
	cameras: readonly Camera[];
};

/**
 * One chapter of a plot at one level. `parts` are its paragraphs in order, each a list of variants (at least 3) of which one
 * is used. A variant is a template of one or more sentences. `[this|that]` are alternatives.
 */
export type ChapterTemplate = {
	titles: readonly Line[];
	/** Follows the outcome of a trait's choice at the chapter's beginning; none in the first chapter. At least 3. */
	onward: readonly Line[];
	parts: readonly (readonly Line[])[];
	/** At least 4, of at least 4 approaches; none in the last chapter. */
	options: readonly PlotOption[];
	look: ChapterLook;
};

/** A plot at each level: 4, 5, 6 and 7 chapters. `words`: slots of its own, each with one value a story. */
export type Plot = {
	name: string;
	words: Readonly<Record<string, readonly string[]>>;
	levels: Partial<Record<Level, readonly ChapterTemplate[]>>;
};
