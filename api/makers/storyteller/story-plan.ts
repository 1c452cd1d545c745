import * as z from 'zod/mini';
import type { StoryBrief } from '../../../shared/contract/storyteller.ts';
import { characterTypes } from '../../../shared/words/character-types.ts';
import { backdrops } from '../../../shared/words/scenes.ts';
import { nearestName } from './nearest-name.ts';
import { sanitizeLine } from './sanitize.ts';

const consequences = z.array(z.object({ choice: z.string(), changes: z.string() }));
const promises = z.array(z.object({ made: z.string(), paid: z.string() }));

/** The answer format of a story plan, also its stored form (column `bible`). */
export const StoryPlanSchema = z.object({
	title: z.string(),
	hero: z.object({ look: z.string(), want: z.string(), habit: z.string() }),
	trouble: z.string(),
	cast: z.array(
		z.object({
			name: z.string(),
			part: z.enum(['helper', 'rival']),
			type: z.enum(characterTypes),
			look: z.string(),
			want: z.string(),
			speech: z.string(),
		}),
	),
	places: z.array(z.object({ name: z.string(), backdrop: z.enum(backdrops), detail: z.string() })),
	motif: z.string(),
	beats: z.array(z.string()),
	/** What the reader decides early on, and what is different for good from then on. */
	consequences,
	/** What is promised, owed, or brought in, and how it is paid by the end. */
	promises,
	endings: z.array(z.object({ earnedBy: z.string(), ending: z.string() })),
});

/** Plans of earlier versions have neither consequences nor promises. */
const StoredPlan = z.extend(StoryPlanSchema, {
	consequences: z._default(consequences, []),
	promises: z._default(promises, []),
});

/**
 * The plan by which all chapters and pictures of a story are made. `hero.look` is fixed for all pictures; there is one beat for
 * each chapter, and there are three endings.
 */
export type StoryPlan = z.infer<typeof StoryPlanSchema>;

const lengths = { title: 80, line: 400, name: 60 } as const;
const most = { cast: 4, places: 6, consequences: 3, promises: 4 } as const;

/**
 * Parses an answer, with small errors corrected; null when a part is missing that has no default: the hero, the beats, the
 * endings.
 */
export function parseStoryPlan(answer: unknown, brief: StoryBrief, chapters: number): StoryPlan | null {
	const given = lenientPlan.safeParse(answer);
	if (!given.success) return null;
	const { hero, beats, endings, cast, places, consequences, promises, ...rest } = given.data;
	const plan = {
		title: sanitizeLine(rest.title, lengths.title).replace(/[.\s]+$/, '') || `The Story of ${brief.hero.name}`,
		hero: { look: line(hero.look), want: line(hero.want), habit: line(hero.habit) },
		trouble: line(rest.trouble),
		cast: cast.slice(0, most.cast).map((each) => ({
			name: sanitizeLine(each.name, lengths.name),
			part: each.part === 'rival' ? ('rival' as const) : ('helper' as const),
			type: nearestName(characterTypes, each.type) ?? 'Child',
			look: line(each.look),
			want: line(each.want),
			speech: line(each.speech),
		})),
		places: places.slice(0, most.places).map((each) => ({
			name: sanitizeLine(each.name, lengths.name),
			backdrop: nearestName(backdrops, each.backdrop) ?? nearestName(backdrops, each.name) ?? 'meadow',
			detail: line(each.detail),
		})),
		motif: line(rest.motif),
		beats: padBeats(beats.map(line).filter(Boolean), chapters),
		consequences: consequences
			.slice(0, most.consequences)
			.map((each) => ({ choice: line(each.choice), changes: line(each.changes) })),
		promises: promises.slice(0, most.promises).map((each) => ({ made: line(each.made), paid: line(each.paid) })),
		endings: endings
			.map((each) => ({ earnedBy: line(each.earnedBy), ending: line(each.ending) }))
			.filter(({ ending }) => ending !== '')
			.slice(0, 3),
	};
	return isComplete(plan, chapters) ? plan : null;
}

/** The plan stored with a story; null for none, or for one that cannot be parsed. */
export function readStoredPlan(stored: string | null): StoryPlan | null {
	if (stored === null) return null;
	try {
		return StoredPlan.parse(JSON.parse(stored));
	} catch {
		return null;
	}
}

const words = z.catch(z.string(), '');
const list = <Shape extends z.ZodMiniType>(shape: Shape) => z.catch(z.array(shape), []);

/** The input to correct: texts of any length, unknown names. */
const lenientPlan = z.object({
	title: words,
	hero: z.object({ look: words, want: words, habit: words }),
	trouble: words,
	cast: list(z.object({ name: words, part: words, type: words, look: words, want: words, speech: words })),
	places: list(z.object({ name: words, backdrop: words, detail: words })),
	motif: words,
	beats: list(words),
	consequences: list(z.object({ choice: words, changes: words })),
	promises: list(z.object({ made: words, paid: words })),
	endings: list(z.object({ earnedBy: words, ending: words })),
});

function line(text: string): string {
	return sanitizeLine(text, lengths.line);
}

/** One beat for each chapter. When there are too few, middle beats are inserted before the last one. */
function padBeats(beats: readonly string[], chapters: number): string[] {
	if (beats.length >= chapters || beats.length < 2) return beats.slice(0, chapters);
	const more = 'What was thought to be the way is none, and somebody says what they really want.';
	return [...beats.slice(0, -1), ...Array<string>(chapters - beats.length).fill(more), ...beats.slice(-1)];
}

function isComplete({ hero, trouble, cast, places, beats, endings }: StoryPlan, chapters: number): boolean {
	const isDescribed = [hero.look, hero.want, trouble].every((text) => text !== '');
	return isDescribed && cast.length > 0 && places.length > 0 && beats.length === chapters && endings.length > 0;
}
