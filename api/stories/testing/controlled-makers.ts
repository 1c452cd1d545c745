import type { ChapterRequest as Asked, JobContext, Makers } from '../../makers/makers.ts';
import { fakeMakers } from '../../testing/fake-makers.ts';

/** A requested chapter that the test finishes or fails. */
export type PendingChapter = Asked & {
	desk: JobContext;
	signal: AbortSignal;
	finish(): void;
	fail(error: Error): void;
};

type ControlledMakers = {
	makers: Makers;
	chapterRequests: PendingChapter[];
	narrationRequests: string[];
	pictureRequests: string[];
};

type FailureInjection = {
	/** Called before each picture; throws to fail it. */
	picture?: () => void;
	/** Called before each narration. */
	narration?: () => Promise<void> | void;
	/** The content of a chapter; without it, that of the quick makers. */
	content?: (brief: Asked['brief'], asked: Asked) => string;
};

/** Makers that record their requests, with a storyteller that waits for the test. */
export function controlledMakers(faults: FailureInjection = {}): ControlledMakers {
	const held: ControlledMakers = {
		makers: fakeMakers(),
		chapterRequests: [],
		narrationRequests: [],
		pictureRequests: [],
	};
	const { storyteller, illustrator, narrator } = fakeMakers();
	held.makers.storyteller = {
		name: 'held',
		writeChapter: (asked, desk) =>
			new Promise((resolve, reject) => {
				const tell = () => void storyteller.writeChapter(asked, desk).then(by('held')).then(resolve, reject);
				held.chapterRequests.push({ ...asked, desk, signal: desk.signal, finish: tell, fail: reject });
				desk.signal.addEventListener('abort', () => reject(desk.signal.reason), { once: true });
			}),
	};
	held.makers.illustrator = drawnBy(held, illustrator, faults);
	held.makers.narrator = {
		...narrator,
		async narrate(request, desk) {
			held.narrationRequests.push(request.text);
			await faults.narration?.();
			return narrator.narrate(request, desk);
		},
	};
	return held;
}

/** The same with a storyteller that finishes at once. */
export function recordingMakers(faults: FailureInjection = {}): ControlledMakers {
	const held = controlledMakers(faults);
	const { storyteller } = fakeMakers();
	held.makers.storyteller = {
		name: 'quick',
		async writeChapter(asked, desk) {
			held.chapterRequests.push({ ...asked, desk, signal: desk.signal, finish: () => {}, fail: () => {} });
			const told = by('quick')(await storyteller.writeChapter(asked, desk));
			const { content } = faults;
			return content ? { ...told, draft: { ...told.draft, content: content(asked.brief, asked) } } : told;
		},
	};
	return held;
}

function by(maker: string) {
	return <Made extends { madeBy: { maker: string } }>(made: Made): Made => ({
		...made,
		madeBy: { ...made.madeBy, maker },
	});
}

/** Gives each picture another seed, so that each has files of its own. */
function drawnBy(
	held: ControlledMakers,
	illustrator: Makers['illustrator'],
	{ picture }: FailureInjection,
): Makers['illustrator'] {
	return {
		...illustrator,
		async illustrate(sitting, desk) {
			held.pictureRequests.push(sitting.seed);
			picture?.();
			return illustrator.illustrate({ ...sitting, seed: `${sitting.seed} ${held.pictureRequests.length}` }, desk);
		},
	};
}
