import type { ChapterDraft, StoryBrief } from '../../../contract/storyteller.ts';
import { type PriorChapter, StoryEndedError, UnknownChoiceError } from '../../prior-chapters.ts';
import { pickOne, shuffled } from '../../seeded-random.ts';
import { resolveAlternatives } from '../../text/templates.ts';
import { heroPlaceholder, titleCase, wordOverlap, wordsOf } from '../../text/text.ts';
import type { ChapterPlan, Part, Storylets, Text } from '../format.ts';
import { holds } from './conditions.ts';
import { separateSpeakers } from './dialogue.ts';
import { joinAfter } from './joining.ts';
import type { StoryletOutline } from './outline.ts';
import { drawScene } from './picture.ts';
import { advance, firstState, frameStory, type Offer, obstacleAt, type StoryFrame, type StoryState } from './story.ts';
import { fillSlots, tellChapter, tellPart } from './telling.ts';
import { variantOf } from './variants.ts';

/**
 * The chapter that follows earlier ones; without any, the first. The taken choices are found by their texts, so that a story goes on
 * after its content was edited. A chapter whose choices are not the story's is another storyteller's: the next one then tells what
 * its reader must know. Throws UnknownChoiceError and StoryEndedError.
 */
export function tellStorylets(frame: StoryFrame, before: readonly PriorChapter[]): ChapterDraft {
	let state = firstState(frame);
	let opening: readonly Part[] = [];
	for (const prior of before) {
		const index = prior.choiceTaken ?? 0;
		const { offers, others } = choicesOf(state);
		if (offers.length === 0) throw new StoryEndedError();
		const taken = takenOffer(prior, offers, others);
		opening = taken ? [] : [frame.told.joins];
		state = advance(state, taken ?? (offers[0] as Offer), index);
		if (!taken) state = joinAfter(state, prior.choices[index] ?? '');
	}
	return draftOf(state, choicesOf(state).offers, opening);
}

/** All chapters along a path of choices by index, and the state at its end. */
export function composePath(
	storylets: Storylets,
	brief: StoryBrief,
	path: readonly number[],
	memory: readonly StoryletOutline[] = [],
): { drafts: ChapterDraft[]; state: StoryState } {
	const frame = frameStory(brief, storylets, memory);
	if (!frame) throw new Error(`No storylets suit ${brief.genre} for ${brief.ageGroup}`);
	let state = firstState(frame);
	const drafts = [draftOf(state, choicesOf(state).offers)];
	for (const index of path) {
		const { offers } = choicesOf(state);
		state = advance(state, offerAt(offers, index), index);
		drafts.push(draftOf(state, choicesOf(state).offers));
	}
	return { drafts, state };
}

/** The state at the end of a path of choices by index, without telling its chapters. */
export function stateAfter(frame: StoryFrame, path: readonly number[]): StoryState {
	return path.reduce(
		(state, index) => advance(state, offerAt(choicesOf(state).offers, index), index),
		firstState(frame),
	);
}

/** Words that two wordings of one choice share at least, as a share of all. */
const sameChoice = 0.6;

/**
 * The offer that a reader took in an earlier chapter; undefined if the chapter is another storyteller's. `others`: offers that the
 * chapter has, but did not make this reader.
 */
function takenOffer(
	{ choices, choiceTaken }: PriorChapter,
	offers: readonly Offer[],
	others: readonly Offer[],
): Offer | undefined {
	const index = choiceTaken ?? 0;
	if (index >= choices.length) throw new UnknownChoiceError(index, choices.length);
	const known = choices.map((choice) => [...offers, ...others].find((offer) => isWordingOf(choice, offer)));
	if (known.filter(Boolean).length < Math.min(2, choices.length)) return undefined;
	return known[index] ?? offers.find((offer) => !known.includes(offer)) ?? offers[index];
}

function isWordingOf(choice: string, offer: Offer): boolean {
	const says = offer.kind === 'deed' ? [offer.say, ...linesOf(offer.choice.say)] : [offer.say];
	const words = wordsOf(choice.toLowerCase());
	return says.some((say) => say === choice || wordOverlap(words, wordsOf(say.toLowerCase())) >= sameChoice);
}

function linesOf(say: Text): readonly string[] {
	return typeof say === 'string' ? [] : say;
}

function draftOf(state: StoryState, offers: readonly Offer[], opening: readonly Part[] = []): ChapterDraft {
	const { frame } = state;
	const plan = planOf(state);
	const content = tellChapter(plan, opening, state);
	const title = frame.variants
		? variantOf(plan.titles, frame.variants)
		: (shuffled(plan.titles, `${frame.brief.seed} ${state.path} title`)[0] as string);
	return {
		storyTitle: printed(storyTitleOf(frame), frame),
		chapterTitle: printed(titleCase(filled(title, state)), frame),
		// With the hero's name, which tells who speaks.
		content: printed(content, frame).split('\n\n').map(separateSpeakers).join('\n\n'),
		choices: offers.map(({ say }) => say),
		isEnding: offers.length === 0,
		scene: drawScene(plan, state, content),
	};
}

function printed(text: string, { brief }: StoryFrame): string {
	return text.replaceAll(heroPlaceholder, () => brief.hero.name);
}

/** Whether a story's title begins with its hero's name, as every other title does. */
export function isTitledByHero(seed: string): boolean {
	return pickOne([true, false], `${seed} titled by hero`);
}

function storyTitleOf(frame: StoryFrame): string {
	const { plot, brief, allowed, slots, variants } = frame;
	const mixed = shuffled(plot.titles, `${brief.seed} story title`).filter(allowed);
	const isNamed = isTitledByHero(brief.seed);
	const wanted = mixed.filter((title) => title.startsWith('{hero}') === isNamed).toSorted();
	const title = variants && wanted.length > 0 ? variantOf(wanted, variants) : mixed[0];
	return titleCase(fillSlots(title ?? '{hero}', slots));
}

/** The choices that a chapter offers, and those that it has besides. */
function choicesOf(state: StoryState): { offers: Offer[]; others: Offer[] } {
	const { choices } = planOf(state);
	const { brief } = state.frame;
	if (choices === 'none') return { offers: [], others: [] };
	const seed = `${brief.seed} ${state.path} offers`;
	if (choices === 'first' || choices === 'second') {
		const obstacle = obstacleAt(state.frame, choices);
		const offers = obstacle.ways.map((way, at): Offer => {
			const say = printed(filled(obstacle.texts.ways[at]?.say ?? '', state), state.frame);
			return { kind: 'way', say, slot: choices, at, way };
		});
		return { offers: shuffled(offers, seed), others: [] };
	}
	const all = choices.map((choice) => ({
		isOpen: holds(choice.if ?? '', state.flags),
		offer: { kind: 'deed', say: printed(tellPart(choice.say, seed, state), state.frame), choice } satisfies Offer,
	}));
	const sorted = [...all.filter(({ isOpen }) => isOpen), ...all.filter(({ isOpen }) => !isOpen)];
	const offers = sorted.slice(0, 3).map(({ offer }) => offer);
	return { offers: shuffled(offers, seed), others: sorted.slice(3).map(({ offer }) => offer) };
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
