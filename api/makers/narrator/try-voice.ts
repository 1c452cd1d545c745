import { MakerError } from '../maker-error.ts';
import { detachedJob } from '../makers.ts';
import { openProvider, type ProviderSettings } from '../providers/open-provider.ts';
import { operatorMessage } from '../providers/try-model.ts';
import { captionedStarts, readCaptionedSpeech, requestCaptionedSpeech } from './captioned-speech.ts';
import { providedNarrator } from './provided.ts';

const sentence = 'A small fox found a lantern in the snow.';

export type VoiceTrial = { modelId: string; voice: string; milliseconds: number; hasWordTimes: boolean };

/**
 * Has a provider speak one sentence, as a narration would be, and finds out whether it sends word times. A text instead of a
 * VoiceTrial says what failed, in words for the operator.
 */
export async function tryVoice(
	settings: ProviderSettings,
	voice: string,
	captionsUrl: string | null,
): Promise<VoiceTrial | string> {
	// Its own circuit breaker, as in `tryModel`.
	const provider = openProvider(settings);
	const narrator = providedNarrator(provider, voice, { captionsUrl });
	const from = performance.now();
	try {
		await narrator.narrate({ text: sentence, mood: 'calm' }, detachedJob());
		const milliseconds = Math.round(performance.now() - from);
		const hasWordTimes = captionsUrl !== null && (await sendsWordTimes());
		return { modelId: provider.model, voice, milliseconds, hasWordTimes };
	} catch (error) {
		if (!(error instanceof MakerError)) throw error;
		return operatorMessage(error, settings, provider.model, { made: 'speech', verb: 'speaks', prefix: 'SPEECH' });
	} finally {
		await narrator.close?.();
	}

	async function sendsWordTimes(): Promise<boolean> {
		const request = { model: provider.model, voice, input: sentence, response_format: 'mp3' } as const;
		try {
			const { words } = await provider.call({ total: 20_000 }, detachedJob(), async (client, options) => {
				const answer = await requestCaptionedSpeech(client, captionsUrl ?? '', request, options);
				return readCaptionedSpeech(answer, () => {});
			});
			return captionedStarts(sentence.split(' '), words, Number.POSITIVE_INFINITY) !== null;
		} catch {
			return false;
		}
	}
}
