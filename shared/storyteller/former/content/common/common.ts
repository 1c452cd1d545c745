import type { TimeOfDay, Weather } from '../../../../words/scenes.ts';
import type { Line } from '../../../text/templates.ts';
import type { MoodPack } from '../pack.ts';
import type { PlotOption } from '../plot.ts';

/** The running details: something small that recurs in every chapter and is resolved in the last. */
export const detailNames = [
	'snail',
	'tune',
	'pebble',
	'promise',
	'hiccup',
	'count',
	'string',
	'joke',
	'book',
	'feather',
	'question',
] as const;
export type DetailName = (typeof detailNames)[number];

/** `first` is for the first chapter, `again` for those between (at least 6, one for each), `last` for the last. */
export type DetailLines = { first: readonly Line[]; again: readonly Line[]; last: readonly Line[] };

/** The lines of one level that every plot may use. Each list is the pool of the slot of its name. */
export type Common = {
	/** Who the hero is. At least 8. */
	intro: readonly Line[];
	/** The hero comes to `{place}`, alone. At least 8. */
	arrive: readonly Line[];
	/** The hero and `{helper}` come to `{place}`. At least 8. */
	together: readonly Line[];
	/** The hero meets `{helper}`, who is told with `{helperA}`. At least 8. */
	meet: readonly Line[];
	/** `{trouble}` bars the way. At least 8. */
	obstacle: readonly Line[];
	/** Why it did (`{troubleFrom}`), and that it is put right. At least 8. */
	reason: readonly Line[];
	/** What a trait's deed did about the trouble. At least 5. */
	settled: readonly Line[];
	/** The last words but for the mood's own. At least 4 for each ending. */
	glow: Record<MoodPack['ending'], readonly Line[]>;
	/** Ways past the trouble, offered where a chapter plan spreads them into its options. At least 8, at least 5 approaches. */
	pastTrouble: readonly PlotOption[];
	/** How a deed out of the hero's own nature pays in the end, with `{trait}`. At least 4. */
	ownLater: readonly Line[];
	times: Record<TimeOfDay, readonly Line[]>;
	weathers: Record<Weather, readonly Line[]>;
	details: Record<DetailName, DetailLines>;
};
