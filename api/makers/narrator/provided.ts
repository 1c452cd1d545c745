import type OpenAI from 'openai';
import { APIError } from 'openai/core/error';
import { sentenceSpans } from '../../../shared/rules/sentences.ts';
import { MakerError } from '../maker-error.ts';
import type { JobContext, MadeBy, Narration, Narrator, SpokenPart } from '../makers.ts';
import type { Provider, TimeLimits } from '../providers/provider.ts';
import { createThread, rethrowAsMakerError } from '../threads.ts';
import {
	captionedStarts,
	noCaptionsStatuses,
	readCaptionedSpeech,
	requestCaptionedSpeech,
} from './captioned-speech.ts';
import { readingInstructions } from './mood-voices.ts';
import { readFrames } from './mpeg-frames.ts';
import { joinFrames } from './recording.ts';
import type { AnalysisRequest, SpeechAnalysis } from './speech-analysis.ts';
import { type SpeechPiece, splitIntoPieces } from './speech-pieces.ts';
import { SpeechRelay } from './speech-relay.ts';

/** For each piece of speech. */
const limits: TimeLimits = { total: 40_000 };
const listeningLimit = 20_000;
const concurrency = 2;

/** OpenAI's limit in characters. A local server needs longer than the time limit for so much: it gets smaller pieces. */
const maxVendorPiece = 4096;
const maxLocalPiece = 1500;
/** Four times the longest chapter. */
const maxTextLength = 20_000;

/** OpenAI's own models; the older ones accept no instructions. */
const vendorModels = /^(tts-1|gpt-)/;
const instructableModels = /^gpt-.*tts/;

type Options = {
	/** Where a server in the house may answer with word times (`captionedSpeechUrl`). */
	captionsUrl?: string | null;
};

/**
 * A narrator that calls a speech model. A server in the house is asked for word times first; other answers have none, so these
 * are estimated from the audio.
 */
export function providedNarrator(provider: Provider, voice: string, { captionsUrl = null }: Options = {}): Narrator {
	const analysisThread = createThread<AnalysisRequest, SpeechAnalysis>(
		new URL('./speech-analysis.worker.ts', import.meta.url),
		{
			timeLimit: listeningLimit,
			isLowPriority: true,
		},
	);
	let takesInstructions = true;
	let offersCaptions = captionsUrl !== null;

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

	/** Speech with word times, or null from a server that has no such call. */
	async function speakCaptioned(client: OpenAI, input: string, options: { signal: AbortSignal }) {
		if (!offersCaptions || captionsUrl === null) return null;
		const request = { model: provider.model, voice, input, response_format: 'mp3' } as const;
		try {
			return await requestCaptionedSpeech(client, captionsUrl, request, options);
		} catch (error) {
			const status = error instanceof APIError ? error.status : undefined;
			if (status === undefined || ![...noCaptionsStatuses, 400, 422].includes(status)) throw error;
			if (noCaptionsStatuses.includes(status)) offersCaptions = false;
			return null;
		}
	}

	async function spoken(
		{ input, words }: SpeechPiece,
		{ text, directions, relay, index }: { text: string; directions: string; relay: SpeechRelay; index: number },
		job: JobContext,
	): Promise<SpeechAnalysis> {
		const { bytes, words: captioned } = await provider.call(limits, job, async (client, options) => {
			const onArrival = (arrived: Uint8Array) => relay.add(index, arrived);
			const withTimes = await speakCaptioned(client, input, options);
			const answer = withTimes ?? (await speak(client, input, directions, options));
			relay.begin(index);
			if (withTimes) return readCaptionedSpeech(answer, onArrival);
			return { bytes: await readAll(answer, onArrival), words: [] };
		});
		relay.finish(index);
		const heard = await analysisThread.run({ bytes, words }, job.signal).catch((error) => {
			count(0);
			return rethrowAsMakerError(provider.name)(error);
		});
		count(heard.seconds);
		const spellings = words.map(({ from, to }) => text.slice(from, to));
		return { ...heard, starts: captionedStarts(spellings, captioned, heard.seconds) ?? heard.starts };

		/** Speech answers name no tokens: the number of sent characters is recorded instead, by which older models charge. */
		function count(seconds: number): void {
			const { name: maker, model } = provider;
			job.recordUsage({
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
		async narrate({ text, mood }, job) {
			const madeBy: MadeBy = { maker: provider.name, model: provider.model, standsIn: false };
			if (text.length > maxTextLength) throw new MakerError('unusable', provider.name);
			const pieces = splitIntoPieces(text, vendorModels.test(provider.model) ? maxVendorPiece : maxLocalPiece);
			const directions = readingInstructions(mood);
			const relay = new SpeechRelay(pieces.length, job.streamSpeech);
			const whole: SpeechAnalysis[] = [];
			const heard = await mapConcurrently(pieces, job, async (piece, index, own) => {
				whole[index] = await spoken(piece, { text, directions, relay, index }, own);
				// The times of a piece are known when all before it are.
				const known = joinedNarration(text, pieces, firstWithoutGap(whole));
				if (known) job.streamTimes(known);
				return whole[index];
			});
			const narration = joinedNarration(text, pieces, heard);
			if (!narration) throw new MakerError('unusable', provider.name);
			return { narration, madeBy };
		},
		close: analysisThread.close,
	};
}

/** The items before the first one that is missing. */
function firstWithoutGap<Item>(items: readonly (Item | undefined)[]): Item[] {
	const known: Item[] = [];
	for (const item of items) {
		if (item === undefined) break;
		known.push(item);
	}
	return known;
}

/** The body of an answer; `onArrival` gets its parts as they arrive. */
async function readAll(answer: Response, onArrival: (bytes: Uint8Array) => void): Promise<Uint8Array> {
	const parts: Uint8Array[] = [];
	for await (const part of answer.body ?? []) {
		parts.push(part);
		onArrival(part);
	}
	return new Uint8Array(Buffer.concat(parts));
}

/** Two at once. When one fails, the others are aborted. */
async function mapConcurrently<Item, Result>(
	items: readonly Item[],
	job: JobContext,
	work: (item: Item, index: number, job: JobContext) => Promise<Result>,
): Promise<Result[]> {
	const ending = new AbortController();
	const own = { ...job, signal: AbortSignal.any([job.signal, ending.signal]) };
	const results: Result[] = [];
	const waiting = items.entries();
	const workers = Array.from({ length: concurrency }, async () => {
		for (const [i, item] of waiting) results[i] = await work(item, i, own);
	});
	try {
		await Promise.all(workers);
	} catch (error) {
		ending.abort(error);
		await Promise.allSettled(workers);
		throw error;
	}
	return results;
}

/** The pieces as one recording, or the first of them; null when there is no audio, or the formats differ. */
function joinedNarration(
	text: string,
	pieces: readonly SpeechPiece[],
	heard: readonly SpeechAnalysis[],
): Narration | null {
	const recording = joinFrames(heard.flatMap(({ mp3 }) => readFrames(mp3) ?? []));
	if (!recording) return null;
	const { bytes, seconds } = recording;
	const words = heard.flatMap((analysis, p) =>
		pieces[p]!.words.map(({ from, to }, w) => {
			const at = recording.starts[p]! + analysis.starts[w]!;
			return { from, to, at: Math.round(Math.min(at, seconds) * 1000) / 1000 };
		}),
	);
	return { bytes, mime: 'audio/mpeg', seconds, words, sentences: sentenceStarts(text, words) };
}

/** Each sentence with speakable words begins with the first of them. */
function sentenceStarts(text: string, words: readonly SpokenPart[]): SpokenPart[] {
	let next = 0;
	return sentenceSpans(text).flatMap(({ from, to }) => {
		while (next < words.length && words[next]!.from < from) next++;
		const first = words[next];
		return first && first.to <= to ? [{ from, to, at: first.at }] : [];
	});
}
