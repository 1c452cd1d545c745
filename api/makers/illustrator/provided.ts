import type { By, Desk, Illustrator, Moderator, Sitting } from '../makers.ts';
import { type Bounds, boundsOf, type Objection } from '../moderation.ts';
import { MakerFault, type Provider } from '../providers/provider.ts';
import { pictureCalls } from './picture-calls.ts';
import { type InPrint, openPress } from './press.ts';
import { pagePrompt, referencePrompt } from './prompts.ts';
import { referenceShelf } from './reference-shelf.ts';

/**
 * An illustrator behind an image model. The hero is drawn once for a story, as a reference picture, and every chapter's
 * picture after it. A picture is shown only if nothing stands against it: it is drawn once more, then declined.
 */
export function providedIllustrator(provider: Provider, moderator: Pick<Moderator, 'pictureObjection'>): Illustrator {
	const calls = pictureCalls(provider);
	const shelf = referenceShelf();
	const press = openPress(provider.name);

	/** Draws by `attempt` until nothing stands against what it gave, twice at most. It is judged while it is still printed. */
	async function accepted<Result>(
		bounds: Bounds,
		desk: Desk,
		attempt: (against: string | null) => Promise<InPrint<Result>>,
	): Promise<Result> {
		let against: string | null = null;
		for (let tries = 0; tries < 2; tries++) {
			const drawn: InPrint<Result> | null = await attempt(against).catch(unlessDeclined);
			const objection: Objection | null = drawn && (await moderator.pictureObjection(await drawn.proof, bounds, desk));
			if (drawn && !objection) return drawn.result;
			against = objection ? inWords(objection) : 'It was against the rules of the service that draws.';
			desk.remark({ what: 'kept-back', why: against });
		}
		throw new MakerFault('declined', provider.name);
	}

	function heroOf(sitting: Sitting, bounds: Bounds, desk: Desk): Promise<Uint8Array> {
		return shelf.of(sitting.seed, desk.signal, () =>
			accepted(bounds, desk, async (against) =>
				press.reference(await calls.draw(referencePrompt(sitting, against), desk), desk.signal),
			),
		);
	}

	return {
		name: provider.name,
		isFailing: provider.isFailing,
		async illustrate(sitting, desk) {
			const bounds = boundsOf(sitting.brief);
			const by: By = { maker: provider.name, model: provider.model, standsIn: false };
			const reference = sitting.reference ?? (calls.drawsAfter() ? await heroOf(sitting, bounds, desk) : null);
			const attempt = async (against: string | null) => {
				const prompts = { after: pagePrompt(sitting, true, against), without: pagePrompt(sitting, false, against) };
				const bytes = reference
					? await calls.drawAfter(reference, prompts, desk)
					: await calls.draw(prompts.without, desk);
				return press.pages(bytes, desk.signal);
			};
			const pictures = await accepted(bounds, desk, attempt);
			return { pictures, by, reference: sitting.reference || !calls.drawsAfter() ? null : reference };
		},
		close: press.close,
	};
}

function unlessDeclined(error: unknown): null {
	if (error instanceof MakerFault && error.kind === 'declined') return null;
	throw error;
}

function inWords({ because, word }: Objection): string {
	if (because === 'topic') return `The picture showed something of “${word}”, which is switched off.`;
	return `The picture showed something that is not for this age${word ? ` (${word})` : ''}.`;
}
