import type { ChapterDraft } from '../../../contract/storyteller.ts';
import { type PriorChapter, StoryEndedError, UnknownChoiceError } from '../../engine/compose-chapter.ts';
import { shuffled } from '../../engine/seeded-random.ts';
import { resolveAlternatives } from '../../engine/templates.ts';
import { heroPlaceholder, titleCase } from '../../engine/text.ts';
import type { ChapterPlan, Part } from '../format.ts';
import { holds } from './conditions.ts';
import { joinAfter } from './joining.ts';
import { drawScene } from './picture.ts';
import {
	advance,
	firstState,
	frameStory,
	type Offer,
	type RememberingBrief,
	type StoryFrame,
	type Storylets,
	type StoryState,
} from './story.ts';
import { fillSlots, tellChapter, tellPart } from './telling.ts';

/**
 * The chapter that the choices lead to; without choices, the first one. The same content, brief and choices give the same
 * chapter. Throws UnknownChoiceError and StoryEndedError.
 */
export function composeChapter(storylets: Storylets, brief: RememberingBrief, path: readonly number[]): ChapterDraft {
	return composePath(storylets, brief, path).drafts.at(-1) as ChapterDraft;
}

/** The chapter that follows earlier ones, some or all of which are another storyteller's. */
export function continueStory(
	storylets: Storylets,
	brief: RememberingBrief,
	before: readonly PriorChapter[],
): ChapterDraft {
	const path = before.map(({ choiceTaken }) => choiceTaken ?? 0);
	return composePath(storylets, brief, path, before).drafts.at(-1) as ChapterDraft;
}

/** All chapters along a path, and the state at its end. `before`: the chapters that the reader got in their place. */
export function composePath(
	storylets: Storylets,
	brief: RememberingBrief,
	path: readonly number[],
	before?: readonly PriorChapter[],
): { drafts: ChapterDraft[]; state: StoryState } {
	const frame = frameStory(brief, storylets);
	let state = firstState(frame);
	let offers = offersOf(state);
	const drafts = [draftOf(state, offers)];
	for (const [at, index] of path.entries()) {
		state = advance(state, offerAt(offers, index), index);
		const other = before?.[at];
		const joins = other !== undefined && other.content !== drafts[at]?.content;
		if (joins) state = joinAfter(state, other.choices[index] ?? '');
		offers = offersOf(state);
		drafts.push(draftOf(state, offers, joins ? [frame.told.joins] : []));
	}
	return { drafts, state };
}

/** What a later story of the family should avoid: plot, obstacles and ending of a finished story. */
export function idsToRemember({ frame, flags }: StoryState): string[] {
	const { plot, obstacles } = frame;
	const met = [...flags].filter((flag) => flag === 'first' || flag === 'second') as ('first' | 'second')[];
	return [`plot ${plot.id}`, ...met.map((slot) => `obstacle ${obstacles[slot].id}`)];
}

function draftOf(state: StoryState, offers: readonly Offer[], opening: readonly Part[] = []): ChapterDraft {
	const { frame } = state;
	const plan = planOf(state);
	const content = tellChapter(plan, opening, state);
	const title = shuffled(plan.titles, `${frame.brief.seed} ${state.path} title`)[0] as string;
	const print = (text: string) => text.replaceAll(heroPlaceholder, () => frame.brief.hero.name);
	return {
		storyTitle: print(storyTitleOf(frame)),
		chapterTitle: print(titleCase(filled(title, state))),
		content: print(content),
		choices: offers.map(({ say }) => print(say)),
		isEnding: offers.length === 0,
		scene: drawScene(plan, state, content),
	};
}

function storyTitleOf(frame: StoryFrame): string {
	const { plot, brief, allowed, slots } = frame;
	const mixed = shuffled(plot.titles, `${brief.seed} story title`);
	const title = mixed.find(allowed) ?? (mixed[0] as string);
	return titleCase(fillSlots(title, slots));
}

function offersOf(state: StoryState): Offer[] {
	const { choices } = planOf(state);
	const { brief, obstacles } = state.frame;
	if (choices === 'none') return [];
	const seed = `${brief.seed} ${state.path} offers`;
	if (choices === 'first' || choices === 'second') {
		const obstacle = obstacles[choices];
		const offers = obstacle.ways.map((way, at): Offer => {
			const say = filled(obstacle.texts.ways[at]?.say ?? '', state);
			return { kind: 'way', say, slot: choices, at, way };
		});
		return shuffled(offers, seed);
	}
	const open = choices.filter((choice) => holds(choice.if ?? '', state.flags));
	const offers = open.map((choice): Offer => ({ kind: 'deed', say: tellPart(choice.say, seed, state), choice }));
	return shuffled(offers.slice(0, 3), seed);
}

function offerAt(offers: readonly Offer[], index: number): Offer {
	if (offers.length === 0) throw new StoryEndedError();
	const taken = offers[index];
	if (!taken) throw new UnknownChoiceError(index, offers.length);
	return taken;
}

function planOf({ frame, chapter }: StoryState): ChapterPlan {
	return frame.told.chapters[chapter] as ChapterPlan;
}

function filled(line: string, state: StoryState): string {
	const resolved = resolveAlternatives(line, () => 0);
	return fillSlots(resolved, state.slots);
}
