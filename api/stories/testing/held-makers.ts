import type { StoryBrief } from '../../../shared/telling.ts';
import type { Makers, Pictures, ToldChapter } from '../../makers/makers.ts';
import { quickMakers } from '../../testing/quick-makers.ts';

/** A chapter that was asked for and is told when the test says so. */
export type Telling = {
	brief: StoryBrief;
	told: readonly ToldChapter[];
	signal: AbortSignal;
	tell(): void;
	fail(error: Error): void;
};

type Held = { makers: Makers; tellings: Telling[]; narrations: string[]; pictures: string[] };

type Faults = {
	/** Called before each picture; throws to make it fail. */
	picture?: () => void;
	/** Called before each narration. */
	narration?: () => Promise<void> | void;
	/** What a told chapter says; the hero takes a step otherwise. */
	content?: (brief: StoryBrief) => string;
};

/** Makers whose storyteller waits for the test. They keep what they were asked for. */
export function heldMakers(faults: Faults = {}): Held {
	const held: Held = { makers: quickMakers(), tellings: [], narrations: [], pictures: [] };
	const { storyteller, illustrator, narrator } = quickMakers();
	held.makers.storyteller = {
		name: 'held',
		tell: (brief, told, signal) =>
			new Promise((resolve, reject) => {
				const tell = () => void storyteller.tell(brief, told, signal).then(resolve, reject);
				held.tellings.push({ brief, told, signal, tell, fail: reject });
				signal.addEventListener('abort', () => reject(signal.reason), { once: true });
			}),
	};
	held.makers.illustrator = drawnBy(held, illustrator, faults);
	held.makers.narrator = {
		...narrator,
		async narrate(request, signal) {
			held.narrations.push(request.text);
			await faults.narration?.();
			return narrator.narrate(request, signal);
		},
	};
	return held;
}

/** The same, but the storyteller answers at once. */
export function quickTelling(faults: Faults = {}): Held {
	const held = heldMakers(faults);
	const { storyteller } = quickMakers();
	held.makers.storyteller = {
		name: 'quick',
		async tell(brief, told, signal) {
			held.tellings.push({ brief, told, signal, tell: () => {}, fail: () => {} });
			const draft = await storyteller.tell(brief, told, signal);
			return faults.content ? { ...draft, content: faults.content(brief) } : draft;
		},
	};
	return held;
}

/** Every chapter has pictures of its own, so that each of them is a file of its own. */
function drawnBy(held: Held, illustrator: Makers['illustrator'], { picture }: Faults): Makers['illustrator'] {
	return {
		...illustrator,
		async illustrate(request, signal): Promise<Pictures> {
			held.pictures.push(request.seed);
			picture?.();
			return illustrator.illustrate({ ...request, seed: `${request.seed} ${held.pictures.length}` }, signal);
		},
	};
}
