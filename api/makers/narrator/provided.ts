import type OpenAI from 'openai';
import { APIError } from 'openai/core/error';
import type { By, Desk, Narration, Narrator, SpokenPart } from '../makers.ts';
import { type Limits, MakerFault, type Provider } from '../providers/provider.ts';
import { asFaultOf } from '../thread-fault.ts';
import { ownThread } from '../threads.ts';
import { delivery } from './delivery.ts';
import type { Heard, Hearing } from './hearing.ts';
import { framesOf } from './mpeg-frames.ts';
import { joined } from './recording.ts';
import { sentencesOf } from './sentences.ts';
import { type Piece, piecesOf } from './speech-pieces.ts';

/** For each piece. */
const limits: Limits = { whole: 40_000 };
const listeningLimit = 20_000;
const atOnce = 2;

/** OpenAI's limit. A house server speaks a text of that length for longer than we wait: it gets smaller pieces. */
const longestPiece = 4096;
const longestHousePiece = 1500;
/** Four times the longest chapter: what is longer is no chapter. */
const longestText = 20_000;

/** OpenAI's own models; of these the older ones take no words on how to read. */
const theirs = /^(tts-1|gpt-)/;
const directed = /^gpt-.*tts/;

/** A narrator behind a speech model. A voice that came without times is listened to, for when which word is spoken. */
export function providedNarrator(provider: Provider, voice: string): Narrator {
	const ears = ownThread<Hearing, Heard>(new URL('./hearing.worker.ts', import.meta.url), {
		timeLimit: listeningLimit,
		behind: true,
	});
	let takesDirections = true;

	async function speak(client: OpenAI, input: string, directions: string, options: { signal: AbortSignal }) {
		const { model } = provider;
		const plain = { model, voice, input, response_format: 'mp3' } as const;
		if (!takesDirections || !directed.test(model)) return client.audio.speech.create(plain, options);
		try {
			return await client.audio.speech.create({ ...plain, instructions: directions }, options);
		} catch (error) {
			if (!(error instanceof APIError) || ![400, 422].includes(error.status ?? 0)) throw error;
			const answer = await client.audio.speech.create(plain, options);
			takesDirections = false;
			return answer;
		}
	}

	async function spoken({ input, words }: Piece, directions: string, desk: Desk): Promise<Heard> {
		const bytes = await provider.ask(limits, desk, async (client, options) => {
			const answer = await speak(client, input, directions, options);
			return new Uint8Array(await answer.arrayBuffer());
		});
		const heard = await ears.run({ bytes, words }, desk.signal).catch((error) => {
			count(0);
			return asFaultOf(provider.name)(error);
		});
		count(heard.seconds);
		return heard;

		/** Speech answers tell no tokens: the characters that were sent stand for them, as older models are paid by these. */
		function count(seconds: number): void {
			const { name: maker, model } = provider;
			desk.spent({ role: 'narrator', maker, model, inputTokens: input.length, outputTokens: 0, pictures: 0, seconds });
		}
	}

	return {
		name: provider.name,
		isFailing: provider.isFailing,
		async narrate({ text, mood }, desk) {
			const by: By = { maker: provider.name, model: provider.model, standsIn: false };
			if (text.length > longestText) throw new MakerFault('unusable', provider.name);
			const pieces = piecesOf(text, theirs.test(provider.model) ? longestPiece : longestHousePiece);
			const directions = delivery(mood);
			const heard = await inTurn(pieces, desk, (piece, own) => spoken(piece, directions, own));
			const narration = narrationOf(text, pieces, heard);
			if (!narration) throw new MakerFault('unusable', provider.name);
			return { narration, by };
		},
		close: ears.close,
	};
}

/** A few at once. When one fails, the others are given up. */
async function inTurn<Item, Result>(
	items: readonly Item[],
	desk: Desk,
	work: (item: Item, desk: Desk) => Promise<Result>,
): Promise<Result[]> {
	const ending = new AbortController();
	const own = { ...desk, signal: AbortSignal.any([desk.signal, ending.signal]) };
	const results: Result[] = [];
	const waiting = items.entries();
	const hands = Array.from({ length: atOnce }, async () => {
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
function narrationOf(text: string, pieces: readonly Piece[], heard: readonly Heard[]): Narration | null {
	const recording = joined(heard.flatMap(({ mp3 }) => framesOf(mp3) ?? []));
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
	return sentencesOf(text).flatMap(({ from, to }) => {
		while (next < words.length && words[next]!.from < from) next++;
		const first = words[next];
		return first && first.to <= to ? [{ from, to, at: first.at }] : [];
	});
}
