import type OpenAI from 'openai';
import { APIError } from 'openai/core/error';
import type { JobContext, MadeBy, Narration, Narrator, SpokenPart } from '../makers.ts';
import { MakerError, type Provider, type TimeLimits } from '../providers/provider.ts';
import { rethrowAsMakerError } from '../thread-error.ts';
import { createThread } from '../threads.ts';
import { readFrames } from './mpeg-frames.ts';
import { readingInstructions } from './reading-instructions.ts';
import { joinFrames } from './recording.ts';
import { sentenceSpans } from './sentences.ts';
import type { AnalysisRequest, SpeechAnalysis } from './speech-analysis.ts';
import { type SpeechPiece, splitIntoPieces } from './speech-pieces.ts';

/** For each piece. */
const limits: TimeLimits = { total: 40_000 };
const listeningLimit = 20_000;
const concurrency = 2;

/** OpenAI's limit. A house server speaks a text of that length for longer than we wait: it gets smaller pieces. */
const maxVendorPiece = 4096;
const maxLocalPiece = 1500;
/** Four times the longest chapter: what is longer is no chapter. */
const maxTextLength = 20_000;

/** OpenAI's own models; of these the older ones take no words on how to read. */
const vendorModels = /^(tts-1|gpt-)/;
const instructableModels = /^gpt-.*tts/;

/** A narrator behind a speech model. A voice that came without times is listened to, for when which word is spoken. */
export function providedNarrator(provider: Provider, voice: string): Narrator {
	const analysisThread = createThread<AnalysisRequest, SpeechAnalysis>(
		new URL('./speech-analysis.worker.ts', import.meta.url),
		{
			timeLimit: listeningLimit,
			isLowPriority: true,
		},
	);
	let takesInstructions = true;

	async function speak(client: OpenAI, input: string, directions: string, options: { signal: AbortSignal }) {
		const { model } = provider;
		const plain = { model, voice, input, response_format: 'mp3' } as const;
		if (!takesInstructions || !instructableModels.test(model)) return client.audio.speech.create(plain, options);
		try {
			return await client.audio.speech.create({ ...plain, instructions: directions }, options);
		} catch (error) {
			if (!(error instanceof APIError) || ![400, 422].includes(error.status ?? 0)) throw error;
			const answer = await client.audio.speech.create(plain, options);
			takesInstructions = false;
			return answer;
		}
	}

	async function spoken({ input, words }: SpeechPiece, directions: string, desk: JobContext): Promise<SpeechAnalysis> {
		const bytes = await provider.call(limits, desk, async (client, options) => {
			const answer = await speak(client, input, directions, options);
			return new Uint8Array(await answer.arrayBuffer());
		});
		const heard = await analysisThread.run({ bytes, words }, desk.signal).catch((error) => {
			count(0);
			return rethrowAsMakerError(provider.name)(error);
		});
		count(heard.seconds);
		return heard;

		/** Speech answers tell no tokens: the characters that were sent stand for them, as older models are paid by these. */
		function count(seconds: number): void {
			const { name: maker, model } = provider;
			desk.recordUsage({
				role: 'narrator',
				maker,
				model,
				inputTokens: input.length,
				outputTokens: 0,
				pictures: 0,
				seconds,
			});
		}
	}

	return {
		name: provider.name,
		isFailing: provider.isFailing,
		async narrate({ text, mood }, desk) {
			const by: MadeBy = { maker: provider.name, model: provider.model, standsIn: false };
			if (text.length > maxTextLength) throw new MakerError('unusable', provider.name);
			const pieces = splitIntoPieces(text, vendorModels.test(provider.model) ? maxVendorPiece : maxLocalPiece);
			const directions = readingInstructions(mood);
			const heard = await mapConcurrently(pieces, desk, (piece, own) => spoken(piece, directions, own));
			const narration = joinedNarration(text, pieces, heard);
			if (!narration) throw new MakerError('unusable', provider.name);
			return { narration, madeBy: by };
		},
		close: analysisThread.close,
	};
}

/** A few at once. When one fails, the others are given up. */
async function mapConcurrently<Item, Result>(
	items: readonly Item[],
	desk: JobContext,
	work: (item: Item, desk: JobContext) => Promise<Result>,
): Promise<Result[]> {
	const ending = new AbortController();
	const own = { ...desk, signal: AbortSignal.any([desk.signal, ending.signal]) };
	const results: Result[] = [];
	const waiting = items.entries();
	const hands = Array.from({ length: concurrency }, async () => {
		for (const [i, item] of waiting) results[i] = await work(item, own);
	});
	try {
		await Promise.all(hands);
	} catch (error) {
		ending.abort(error);
		await Promise.allSettled(hands);
		throw error;
	}
	return results;
}

/** The pieces as one recording; null when there is nothing to be heard, or they do not go together. */
function joinedNarration(
	text: string,
	pieces: readonly SpeechPiece[],
	heard: readonly SpeechAnalysis[],
): Narration | null {
	const recording = joinFrames(heard.flatMap(({ mp3 }) => readFrames(mp3) ?? []));
	if (!recording) return null;
	const { bytes, seconds } = recording;
	const words = pieces.flatMap((piece, p) =>
		piece.words.map(({ from, to }, w) => {
			const at = recording.starts[p]! + heard[p]!.starts[w]!;
			return { from, to, at: Math.round(Math.min(at, seconds) * 1000) / 1000 };
		}),
	);
	return { bytes, mime: 'audio/mpeg', seconds, words, sentences: sentenceStarts(text, words) };
}

/** Every sentence in which something is spoken begins with its first word. */
function sentenceStarts(text: string, words: readonly SpokenPart[]): SpokenPart[] {
	let next = 0;
	return sentenceSpans(text).flatMap(({ from, to }) => {
		while (next < words.length && words[next]!.from < from) next++;
		const first = words[next];
		return first && first.to <= to ? [{ from, to, at: first.at }] : [];
	});
}
