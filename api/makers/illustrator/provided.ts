import type { By, Desk, Illustrator, Moderator, Pictures, Sitting } from '../makers.ts';
import { type Bounds, boundsOf, type Objection } from '../moderation.ts';
import { MakerFault, type Provider } from '../providers/provider.ts';
import { asFaultOf } from '../thread-fault.ts';
import { ownThread } from '../threads.ts';
import { pictureCalls } from './picture-calls.ts';
import type { Print, Printed } from './print.worker.ts';
import { pagePrompt, referencePrompt } from './prompts.ts';
import { referenceShelf } from './reference-shelf.ts';

/** Opening and encoding take a tenth of a second; a busy server is slower, but not this slow. */
const printLimit = 30_000;

/**
 * An illustrator behind an image model. The hero is drawn once for a story, as a reference picture, and every chapter's
 * picture after it. A picture is shown only if nothing stands against it: it is drawn once more, then declined.
 */
export function providedIllustrator(provider: Provider, moderator: Pick<Moderator, 'pictureObjection'>): Illustrator {
	const calls = pictureCalls(provider);
	const shelf = referenceShelf();
	const press = ownThread<Print, Printed>(new URL('./print.worker.ts', import.meta.url), {
		timeLimit: printLimit,
		behind: true,
	});

	async function pagesOf(bytes: Uint8Array, signal: AbortSignal): Promise<Pictures> {
		const { pages } = await press.run({ bytes, as: 'pages' }, signal).catch(asFaultOf(provider.name));
		return pages!;
	}

	async function referenceOf(bytes: Uint8Array, signal: AbortSignal): Promise<Uint8Array> {
		const { reference } = await press.run({ bytes, as: 'reference' }, signal).catch(asFaultOf(provider.name));
		return reference!;
	}

	/** Draws by `attempt` until nothing stands against what it gave, twice at most. */
	async function accepted<Drawn>(
		bounds: Bounds,
		desk: Desk,
		attempt: (against: string | null) => Promise<Drawn>,
		shown: (drawn: Drawn) => Uint8Array,
	): Promise<Drawn> {
		let against: string | null = null;
		for (let tries = 0; tries < 2; tries++) {
			const drawn: Drawn | null = await attempt(against).catch(unlessDeclined);
			const objection: Objection | null = drawn && (await moderator.pictureObjection(shown(drawn), bounds, desk));
			if (drawn && !objection) return drawn;
			against = objection ? inWords(objection) : 'It was against the rules of the service that draws.';
			desk.remark({ what: 'kept-back', why: against });
		}
		throw new MakerFault('declined', provider.name);
	}

	function heroOf(sitting: Sitting, bounds: Bounds, desk: Desk): Promise<Uint8Array> {
		const attempt = async (against: string | null) =>
			referenceOf(await calls.draw(referencePrompt(sitting, against), desk), desk.signal);
		return shelf.of(sitting.seed, desk.signal, () => accepted(bounds, desk, attempt, (reference) => reference));
	}

	return {
		name: provider.name,
		isFailing: provider.isFailing,
		warm: press.warm,
		async illustrate(sitting, desk) {
			const bounds = boundsOf(sitting.brief);
			const by: By = { maker: provider.name, model: provider.model, standsIn: false };
			const reference = sitting.reference ?? (calls.drawsAfter() ? await heroOf(sitting, bounds, desk) : null);
			const attempt = async (against: string | null) => {
				const prompts = { after: pagePrompt(sitting, true, against), without: pagePrompt(sitting, false, against) };
				const bytes = reference
					? await calls.drawAfter(reference, prompts, desk)
					: await calls.draw(prompts.without, desk);
				return pagesOf(bytes, desk.signal);
			};
			const pictures = await accepted(bounds, desk, attempt, ({ medium }) => medium);
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
