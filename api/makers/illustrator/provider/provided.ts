import { abortable } from '../../abortable.ts';
import { MakerError } from '../../maker-error.ts';
import type { Illustrator, JobContext, MadeBy, Moderator, PictureRequest } from '../../makers.ts';
import { type ContentIssue, type StoryBounds, storyBoundsOf } from '../../moderator/text-review.ts';
import type { Provider } from '../../providers/provider.ts';
import { openPictureEncoder, type PendingPicture } from '../encoding/encoder.ts';
import { createImageApi } from './image-api.ts';
import { pagePrompt, referencePrompt } from './prompts.ts';

/**
 * An illustrator that calls an image model. For each story a reference picture of the hero is drawn once, and every chapter's
 * picture is drawn with it. Each picture is reviewed by the moderator; a rejected one is drawn once more, then declined.
 */
export function providedIllustrator(provider: Provider, moderator: Pick<Moderator, 'reviewPicture'>): Illustrator {
	const imageApi = createImageApi(provider);
	const references = createReferenceCache();
	const encoder = openPictureEncoder(provider.name);

	/** Draws by `attempt`, at most twice, until the moderator accepts the picture, which it reviews while it is still encoded. */
	async function drawAccepted<Result>(
		bounds: StoryBounds,
		job: JobContext,
		attempt: (rejection: string | null) => Promise<PendingPicture<Result>>,
	): Promise<Result> {
		let rejection: string | null = null;
		for (let tries = 0; tries < 2; tries++) {
			const drawn: PendingPicture<Result> | null = await attempt(rejection).catch(nullIfDeclined);
			const issue: ContentIssue | null = drawn && (await moderator.reviewPicture(await drawn.preview, bounds, job));
			if (drawn && !issue) return drawn.result;
			rejection = issue ? issueMessage(issue) : 'It was against the rules of the service that draws.';
			job.addRemark({ what: 'kept-back', why: rejection });
		}
		throw new MakerError('declined', provider.name);
	}

	function referenceFor(request: PictureRequest, bounds: StoryBounds, job: JobContext): Promise<Uint8Array> {
		return references.getOrDraw(request.seed, job.signal, () =>
			drawAccepted(bounds, job, async (rejection) =>
				encoder.encodeReference(await imageApi.generate(referencePrompt(request, rejection), job), job.signal),
			),
		);
	}

	return {
		name: provider.name,
		isFailing: provider.isFailing,
		async illustrate(request, job) {
			const bounds = storyBoundsOf(request.brief);
			const by: MadeBy = { maker: provider.name, model: provider.model, standsIn: false };
			const reference =
				request.reference ?? (imageApi.canUseReference() ? await referenceFor(request, bounds, job) : null);
			const attempt = async (rejection: string | null) => {
				const prompts = { after: pagePrompt(request, true, rejection), without: pagePrompt(request, false, rejection) };
				const bytes = reference
					? await imageApi.generateFromReference(reference, prompts, job)
					: await imageApi.generate(prompts.without, job);
				return encoder.encodePicture(bytes, job.signal);
			};
			const pictures = await drawAccepted(bounds, job, attempt);
			return { pictures, madeBy: by, reference: request.reference || !imageApi.canUseReference() ? null : reference };
		},
		close: encoder.close,
	};
}

/** More than the stories that are drawn at the same time; a reference picture has about 200 KB. */
const maxEntries = 24;

/**
 * Reference pictures that were just drawn. The pictures of one story are often requested together, before the first of them
 * has stored the hero for the others: they wait for one reference picture instead of drawing several heroes.
 */
function createReferenceCache() {
	const pictures = new Map<string, Promise<Uint8Array>>();
	return {
		/** The story's picture, cached or under way, else drawn by `draw`. A failure rejects only its own call. */
		async getOrDraw(story: string, signal: AbortSignal, draw: () => Promise<Uint8Array>): Promise<Uint8Array> {
			for (let cached = pictures.get(story); cached; cached = pictures.get(story)) {
				const picture = await abortable(
					cached.catch(() => null),
					signal,
				);
				if (picture) return picture;
			}
			return store(story, draw());
		},
	};

	function store(story: string, drawn: Promise<Uint8Array>): Promise<Uint8Array> {
		pictures.set(story, drawn);
		drawn.catch(() => pictures.get(story) === drawn && pictures.delete(story));
		for (const oldest of [...pictures.keys()].slice(0, -maxEntries)) pictures.delete(oldest);
		return drawn;
	}
}

function nullIfDeclined(error: unknown): null {
	if (error instanceof MakerError && error.kind === 'declined') return null;
	throw error;
}

function issueMessage({ because, word }: ContentIssue): string {
	if (because === 'topic') return `The picture showed something of “${word}”, which is switched off.`;
	return `The picture showed something that is not for this age${word ? ` (${word})` : ''}.`;
}
