import type { Telling as Asked, Desk, Makers } from '../../makers/makers.ts';
import { quickMakers } from '../../testing/quick-makers.ts';

/** A chapter that was asked for and is told when the test says so. */
export type Telling = Asked & {
	desk: Desk;
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
	content?: (brief: Asked['brief'], asked: Asked) => string;
};

/** Makers whose storyteller waits for the test. They keep what they were asked for. */
export function heldMakers(faults: Faults = {}): Held {
	const held: Held = { makers: quickMakers(), tellings: [], narrations: [], pictures: [] };
	const { storyteller, illustrator, narrator } = quickMakers();
	held.makers.storyteller = {
		name: 'held',
		tell: (asked, desk) =>
			new Promise((resolve, reject) => {
				const tell = () => void storyteller.tell(asked, desk).then(by('held')).then(resolve, reject);
				held.tellings.push({ ...asked, desk, signal: desk.signal, tell, fail: reject });
				desk.signal.addEventListener('abort', () => reject(desk.signal.reason), { once: true });
			}),
	};
	held.makers.illustrator = drawnBy(held, illustrator, faults);
	held.makers.narrator = {
		...narrator,
		async narrate(request, desk) {
			held.narrations.push(request.text);
			await faults.narration?.();
			return narrator.narrate(request, desk);
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
		async tell(asked, desk) {
			held.tellings.push({ ...asked, desk, signal: desk.signal, tell: () => {}, fail: () => {} });
			const told = by('quick')(await storyteller.tell(asked, desk));
			const { content } = faults;
			return content ? { ...told, draft: { ...told.draft, content: content(asked.brief, asked) } } : told;
		},
	};
	return held;
}

function by(maker: string) {
	return <Made extends { by: { maker: string } }>(made: Made): Made => ({ ...made, by: { ...made.by, maker } });
}

/** Every chapter has pictures of its own, so that each of them is a file of its own. */
function drawnBy(held: Held, illustrator: Makers['illustrator'], { picture }: Faults): Makers['illustrator'] {
	return {
		...illustrator,
		async illustrate(sitting, desk) {
			held.pictures.push(sitting.seed);
			picture?.();
			return illustrator.illustrate({ ...sitting, seed: `${sitting.seed} ${held.pictures.length}` }, desk);
		},
	};
}
