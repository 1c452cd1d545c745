import { pickOne, seededRandom } from '../../seeded-random.ts';
import { fillTemplate, joinPieces, resolveAlternatives, type Slots } from '../../text/templates.ts';
import { removeDisallowed } from '../../topic-filter.ts';
import type { ChapterPlan, ObstacleSlot, ObstacleTexts, Part, Text } from '../format.ts';
import { holds } from './conditions.ts';
import { distanceFromBand } from './reading-bands.ts';
import { obstacleAt, type StoryState } from './story.ts';
import { variantOf } from './variants.ts';

/** Tries at a chapter until its text is in the reading band. */
const maxAttempts = 40;

/** The first tries have the variants that the story's outline decides; the others draw each by itself. */
const plannedAttempts = 4;

/** The chapter's text: of some tries, the first in the reading band, or else the nearest to it. */
export function tellChapter(plan: ChapterPlan, opening: readonly Part[], state: StoryState): string {
	const { level, brief } = state.frame;
	let best = '';
	let least = Number.POSITIVE_INFINITY;
	for (let attempt = 0; attempt < maxAttempts && least > 0; attempt++) {
		const key = `${state.path} ${attempt}`;
		const text = tellParts([...opening, ...plan.parts], key, attempt < plannedAttempts ? state : redrawn(state));
		const distance = distanceFromBand(text, level, brief.hero.name);
		if (distance < least) [best, least] = [text, distance];
	}
	return best;
}

/** One part as text; '' when none of its cases holds. */
export function tellPart(part: Part, key: string, state: StoryState): string {
	const text = chosenText(part, state.flags);
	if (text === undefined) return '';
	const line = typeof text === 'string' ? text : toldVariant(text, key, state);
	if (line.startsWith('@')) return tellMark(line, key, state);
	const { brief } = state.frame;
	const resolved = resolveAlternatives(line, seededRandom(`${brief.seed} ${key} ${line.length}`));
	return fillSlots(resolved, state.slots);
}

function toldVariant(lines: readonly string[], key: string, { frame }: StoryState): string {
	return frame.variants ? variantOf(lines, frame.variants) : pickOne(lines, `${frame.brief.seed} ${key}`);
}

/** The state for a try that draws each variant by itself. */
function redrawn(state: StoryState): StoryState {
	return { ...state, frame: { ...state.frame, variants: undefined } };
}

/** The text of a template without alternatives. The article before a trait is that of the trait: "a {trait} thing", "an honest thing". */
export function fillSlots(line: string, slots: Slots): string {
	const articled = line.replace(/\b(a)n? \{trait\}/gi, (_, first: string) => `{${first === 'A' ? 'T' : 't'}rait.a}`);
	return joinPieces(fillTemplate(articled, slots, () => undefined));
}

function tellParts(parts: readonly Part[], key: string, state: StoryState): string {
	const paragraphs: string[] = [];
	for (const [at, part] of parts.entries()) {
		const text = removeDisallowed(tellPart(part, `${key} ${at}`, state), state.frame.allowed);
		if (text === '') continue;
		if (text.startsWith('+ ') && paragraphs.length > 0) paragraphs.push(`${paragraphs.pop()} ${text.slice(2)}`);
		else paragraphs.push(text.replace(/^\+ /, ''));
	}
	return paragraphs.join('\n\n');
}

function chosenText(part: Part, flags: ReadonlySet<string>): Text | undefined {
	if (typeof part === 'string' || Array.isArray(part)) return part as Text;
	return Object.entries(part as Readonly<Record<string, Text>>).find(([condition]) => holds(condition, flags))?.[1];
}

function tellMark(mark: string, key: string, state: StoryState): string {
	if (mark === '@answer') return state.taken?.kind === 'deed' ? tellPart(state.taken.choice.outcome, key, state) : '';
	if (mark === '@debts') return tellDebts(key, state);
	const [slot, what] = mark.slice(1).split('.') as [ObstacleSlot, 'meet' | 'outcome' | 'later'];
	const { texts } = obstacleAt(state.frame, slot);
	if (what === 'meet') return tellMeeting(texts, key, state);
	const taken = state.ways[slot];
	const way = taken === undefined ? undefined : texts.ways[taken];
	if (!way) return '';
	const { temper } = state.frame;
	const own = what === 'outcome' && temper ? way.as?.[temper] : undefined;
	return [way[what], ...(own ? [own] : [])].map((part) => tellPart(part, key, state)).join(' ');
}

function tellDebts(key: string, state: StoryState): string {
	const ways = (Object.entries(state.ways) as [ObstacleSlot, number][]).map(
		([slot, at]) => obstacleAt(state.frame, slot).texts.ways[at],
	);
	const debts = ways.flatMap((way) => (way?.paid ? [way.paid] : []));
	return debts.map((paid) => tellPart(paid, key, state)).join(' ');
}

function tellMeeting({ meet, flies, swims }: ObstacleTexts, key: string, state: StoryState): string {
	const { flags } = state;
	const body = flags.has('flies') ? flies : flags.has('swims') ? swims : undefined;
	return [meet, ...(body ? [body] : [])].map((part) => tellPart(part, key, state)).join(' ');
}
