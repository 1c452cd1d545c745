import type OpenAI from 'openai';

/** When a server says that a word begins, in seconds. */
export type CaptionedWord = { word: string; at: number };

/**
 * The address of Kokoro-FastAPI's call that answers with speech and the times of its words. It stands beside OpenAI's calls, not
 * below them.
 */
export function captionedSpeechUrl(baseUrl: string): string {
	return `${baseUrl.replace(/\/(v1\/?)?$/, '')}/dev/captioned_speech`;
}

/** The statuses of a server that does not offer the call. */
export const noCaptionsStatuses: readonly number[] = [404, 405, 501];

type CaptionedRequest = { model: string; voice: string; input: string; response_format: 'mp3' };

/** Requests speech with word times. Throws the client's APIError. */
export function requestCaptionedSpeech(
	client: OpenAI,
	url: string,
	request: CaptionedRequest,
	options: { signal: AbortSignal },
): Promise<Response> {
	const body = { ...request, stream: true, return_timestamps: true };
	return client.post<Response>(url, { body, ...options, __binaryResponse: true });
}

/**
 * Reads its answer: JSON objects, each on a line, with a part of the speech and the words that begin in it. Servers that do not
 * stream send one. `onArrival` gets the parts as they arrive. Throws when a line is something else.
 */
export async function readCaptionedSpeech(
	answer: Response,
	onArrival: (bytes: Uint8Array) => void,
): Promise<{ bytes: Uint8Array; words: CaptionedWord[] }> {
	const parts: Uint8Array[] = [];
	const words: CaptionedWord[] = [];
	const add = (line: string) => {
		if (line.trim() === '') return;
		const { audio, timestamps } = JSON.parse(line) as { audio?: unknown; timestamps?: unknown };
		if (typeof audio !== 'string') throw new Error('This is no captioned speech');
		const bytes = new Uint8Array(Buffer.from(audio, 'base64'));
		parts.push(bytes);
		onArrival(bytes);
		words.push(...captionedWordsIn(timestamps));
	};
	const decoder = new TextDecoder();
	let rest = '';
	for await (const bytes of answer.body ?? []) {
		rest += decoder.decode(bytes, { stream: true });
		const lines = rest.split('\n');
		rest = lines.pop() ?? '';
		for (const line of lines) add(line);
	}
	add(rest);
	return { bytes: new Uint8Array(Buffer.concat(parts)), words };
}

function captionedWordsIn(timestamps: unknown): CaptionedWord[] {
	if (!Array.isArray(timestamps)) return [];
	return timestamps.flatMap((one: { word?: unknown; start_time?: unknown } | null) =>
		typeof one?.word === 'string' && typeof one.start_time === 'number' ? [{ word: one.word, at: one.start_time }] : [],
	);
}

/** Fewer words than this part of a text make its times a guess: the estimate from the silences is better. */
const leastMatched = 0.6;

/**
 * The start of each word of a text (seconds) by the times that a server gave: words of both are matched in order; those that the
 * server spells otherwise, as numbers, stand evenly between their neighbours. Null when too few match, or the times are not in
 * order: servers may send none, or times of each part alone.
 */
export function captionedStarts(
	words: readonly string[],
	captioned: readonly CaptionedWord[],
	seconds: number,
): number[] | null {
	const spoken = captioned.filter(({ word }) => lettersOf(word) !== '');
	const isInOrder = spoken.every(({ at }, index) => at >= (spoken[index - 1]?.at ?? 0) && at <= seconds + 0.5);
	if (!isInOrder) return null;
	const matches = matchInOrder(
		words.map(lettersOf),
		spoken.map(({ word }) => lettersOf(word)),
	);
	const known = matches.map((match) => (match === null ? null : (spoken[match]?.at ?? null)));
	const matched = known.filter((at) => at !== null).length;
	if (words.length === 0 || matched < words.length * leastMatched) return null;
	return filledEvenly(known, seconds);
}

function lettersOf(word: string): string {
	return word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** For each word the index of its match, so that as many as possible match and none cross: a longest common subsequence. */
function matchInOrder(words: readonly string[], others: readonly string[]): (number | null)[] {
	const width = others.length + 1;
	const longest = new Uint16Array((words.length + 1) * width);
	for (let i = words.length - 1; i >= 0; i--) {
		for (let j = others.length - 1; j >= 0; j--) {
			longest[i * width + j] =
				words[i] === others[j]
					? longest[(i + 1) * width + j + 1]! + 1
					: Math.max(longest[(i + 1) * width + j]!, longest[i * width + j + 1]!);
		}
	}
	const matches: (number | null)[] = [];
	let j = 0;
	for (let i = 0; i < words.length; i++) {
		while (j < others.length && words[i] !== others[j] && longest[i * width + j + 1]! >= longest[(i + 1) * width + j]!)
			j++;
		matches.push(j < others.length && words[i] === others[j] ? j++ : null);
	}
	return matches;
}

function filledEvenly(known: readonly (number | null)[], seconds: number): number[] {
	const starts: number[] = [];
	for (let i = 0; i < known.length; i++) {
		const at = known[i] ?? null;
		if (at !== null) {
			starts.push(at);
			continue;
		}
		const before = starts.at(-1) ?? 0;
		const next = known.findIndex((one, index) => index > i && one !== null);
		const [after, gap] = next < 0 ? [seconds, known.length - i + 1] : [known[next]!, next - i + 1];
		starts.push(i === 0 ? 0 : before + (after - before) / gap);
	}
	return starts;
}
