import type { ChapterRequest, JobContext, Makers } from '../../makers/makers.ts';
import { fakeMakers } from '../../testing/fake-makers.ts';

/** A requested chapter that the test finishes or fails. */
export type PendingChapter = ChapterRequest & {
	jobContext: JobContext;
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
	/** The content of a chapter; without it, that of the fake makers. */
	content?: (brief: ChapterRequest['brief'], request: ChapterRequest) => string;
};

/** Makers that record their requests, with a storyteller that waits for the test. */
export function controlledMakers(failures: FailureInjection = {}): ControlledMakers {
	const controlled: ControlledMakers = {
		makers: fakeMakers(),
		chapterRequests: [],
		narrationRequests: [],
		pictureRequests: [],
	};
	const { storyteller, illustrator, narrator } = fakeMakers();
	controlled.makers.storyteller = {
		name: 'held',
		writeChapter: (request, jobContext) =>
			new Promise((resolve, reject) => {
				const finish = () =>
					void storyteller.writeChapter(request, jobContext).then(withMaker('held')).then(resolve, reject);
				controlled.chapterRequests.push({
					...request,
					jobContext,
					signal: jobContext.signal,
					finish,
					fail: reject,
				});
				jobContext.signal.addEventListener('abort', () => reject(jobContext.signal.reason), { once: true });
			}),
	};
	controlled.makers.illustrator = withUniquePictures(controlled, illustrator, failures);
	controlled.makers.narrator = {
		...narrator,
		async narrate(request, jobContext) {
			controlled.narrationRequests.push(request.text);
			await failures.narration?.();
			return narrator.narrate(request, jobContext);
		},
	};
	return controlled;
}

/** The same with a storyteller that finishes at once. */
export function recordingMakers(failures: FailureInjection = {}): ControlledMakers {
	const controlled = controlledMakers(failures);
	const { storyteller } = fakeMakers();
	controlled.makers.storyteller = {
		name: 'quick',
		async writeChapter(request, jobContext) {
			controlled.chapterRequests.push({
				...request,
				jobContext,
				signal: jobContext.signal,
				finish: () => {},
				fail: () => {},
			});
			const result = withMaker('quick')(await storyteller.writeChapter(request, jobContext));
			const { content } = failures;
			return content ? { ...result, draft: { ...result.draft, content: content(request.brief, request) } } : result;
		},
	};
	return controlled;
}

function withMaker(maker: string) {
	return <Result extends { madeBy: { maker: string } }>(result: Result): Result => ({
		...result,
		madeBy: { ...result.madeBy, maker },
	});
}

/** Gives each picture another seed, so that each has files of its own. */
function withUniquePictures(
	controlled: ControlledMakers,
	illustrator: Makers['illustrator'],
	{ picture }: FailureInjection,
): Makers['illustrator'] {
	return {
		...illustrator,
		async illustrate(request, jobContext) {
			controlled.pictureRequests.push(request.seed);
			picture?.();
			return illustrator.illustrate(
				{ ...request, seed: `${request.seed} ${controlled.pictureRequests.length}` },
				jobContext,
			);
		},
	};
}
