import type { Illustrator, JobContext, MadeBy, Moderator, PictureRequest } from '../../makers.ts';
import { type ContentIssue, type StoryBounds, storyBoundsOf } from '../../moderator/text-review.ts';
import { MakerError, type Provider } from '../../providers/provider.ts';
import { openPictureEncoder, type PendingPicture } from '../encoding/encoder.ts';
import { createImageApi } from './image-api.ts';
import { pagePrompt, referencePrompt } from './prompts.ts';
import { createReferenceCache } from './reference-cache.ts';

/**
 * An illustrator behind an image model. The hero is drawn once for a story, as a reference picture, and every chapter's
 * picture after it. A picture is shown only if nothing stands against it: it is drawn once more, then declined.
 */
export function providedIllustrator(provider: Provider, moderator: Pick<Moderator, 'reviewPicture'>): Illustrator {
	const imageApi = createImageApi(provider);
	const references = createReferenceCache();
	const encoder = openPictureEncoder(provider.name);

	/** Draws by `attempt` until nothing stands against what it gave, twice at most. It is judged while it is still printed. */
	async function drawAccepted<Result>(
		bounds: StoryBounds,
		desk: JobContext,
		attempt: (against: string | null) => Promise<PendingPicture<Result>>,
	): Promise<Result> {
		let against: string | null = null;
		for (let tries = 0; tries < 2; tries++) {
			const drawn: PendingPicture<Result> | null = await attempt(against).catch(nullIfDeclined);
			const objection: ContentIssue | null =
				drawn && (await moderator.reviewPicture(await drawn.preview, bounds, desk));
			if (drawn && !objection) return drawn.result;
			against = objection ? issueMessage(objection) : 'It was against the rules of the service that draws.';
			desk.addRemark({ what: 'kept-back', why: against });
		}
		throw new MakerError('declined', provider.name);
	}

	function referenceFor(sitting: PictureRequest, bounds: StoryBounds, desk: JobContext): Promise<Uint8Array> {
		return references.getOrDraw(sitting.seed, desk.signal, () =>
			drawAccepted(bounds, desk, async (against) =>
				encoder.encodeReference(await imageApi.generate(referencePrompt(sitting, against), desk), desk.signal),
			),
		);
	}

	return {
		name: provider.name,
		isFailing: provider.isFailing,
		async illustrate(sitting, desk) {
			const bounds = storyBoundsOf(sitting.brief);
			const by: MadeBy = { maker: provider.name, model: provider.model, standsIn: false };
			const reference =
				sitting.reference ?? (imageApi.canUseReference() ? await referenceFor(sitting, bounds, desk) : null);
			const attempt = async (against: string | null) => {
				const prompts = { after: pagePrompt(sitting, true, against), without: pagePrompt(sitting, false, against) };
				const bytes = reference
					? await imageApi.generateFromReference(reference, prompts, desk)
					: await imageApi.generate(prompts.without, desk);
				return encoder.encodePicture(bytes, desk.signal);
			};
			const pictures = await drawAccepted(bounds, desk, attempt);
			return { pictures, madeBy: by, reference: sitting.reference || !imageApi.canUseReference() ? null : reference };
		},
		close: encoder.close,
	};
}

function nullIfDeclined(error: unknown): null {
	if (error instanceof MakerError && error.kind === 'declined') return null;
	throw error;
}

function issueMessage({ because, word }: ContentIssue): string {
	if (because === 'topic') return `The picture showed something of “${word}”, which is switched off.`;
	return `The picture showed something that is not for this age${word ? ` (${word})` : ''}.`;
}
