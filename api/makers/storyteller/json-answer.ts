import { jsonrepair } from 'jsonrepair';
import type OpenAI from 'openai';
import * as z from 'zod/mini';
import type { JobContext } from '../makers.ts';
import { MakerError, type Provider, type TimeLimits } from '../providers/provider.ts';
import { reasoningFilter } from '../providers/reasoning-filter.ts';

type Message = OpenAI.Chat.Completions.ChatCompletionMessageParam;
type Piece = OpenAI.Chat.Completions.ChatCompletionChunk;

/** What is asked for: the shape of the answer, and how it looks, for servers that do not enforce a shape. */
export type AnswerFormat = { name: string; schema: z.ZodMiniType; example: unknown };

export type JsonRequest = {
	format: AnswerFormat;
	messages: readonly Message[];
	limits: TimeLimits;
	/** The bound on the answer's length; more than enough, for models that think first. */
	maxTokens: number;
	/** Told of the answer as it grows. */
	onProgress?: (json: string) => void;
};

/** Characters of an answer after which nothing more is read: seven times the longest chapter with all that belongs to it. */
export const maxAnswerLength = 24_000;
/** The same with what a model thinks first: some ten thousand words, which its time limit hardly leaves it. */
const maxRawLength = 5 * maxAnswerLength;

/** What came back: as written, without what was thought first, and what it says (null when it is no JSON). `cut`: it ended before its end. */
export type JsonAnswer = { text: string; value: object | null; isTruncated: boolean };

/**
 * Asks for JSON and reads it as it comes. Counts what it took on the desk, whatever comes of it. Throws MakerFault
 * `declined` for a refusal, those of the provider, and the signal's reason.
 */
export async function requestJson(question: JsonRequest, provider: Provider, desk: JobContext): Promise<JsonAnswer> {
	const way = await provider.jsonWay(desk);
	const messages = [...question.messages];
	if (way !== 'schema') messages[0] = withFormatInstructions(messages[0] as Message, question.format);
	const format = formatFor(way, question.format);
	const counted: StreamedAnswer = { text: reasoningFilter(), refusal: '', finish: '', usage: undefined };
	const request = {
		model: provider.model,
		messages,
		stream: true,
		stream_options: { include_usage: true },
		...provider.parameters({ tokens: question.maxTokens }),
	} as const;
	let answered = false;
	const pieces = provider.stream<Piece>(question.limits, desk, async (client, options) => {
		const stream = await client.chat.completions.create({ ...request, ...format }, options);
		answered = true;
		return stream;
	});
	try {
		for await (const piece of pieces) {
			addPiece(piece, counted);
			const { said, written } = counted.text;
			if (said.length > maxAnswerLength || written.length > maxRawLength) break;
			if (piece.choices?.[0]?.delta?.content) question.onProgress?.(said);
		}
	} finally {
		if (answered) recordUsage(counted, messages, provider, desk);
	}
	if (counted.refusal !== '' || counted.finish === 'content_filter') throw new MakerError('declined', provider.name);
	return read(counted, provider);
}

function read({ text, finish }: StreamedAnswer, provider: Provider): JsonAnswer {
	const written = text.said;
	if (written.length > maxAnswerLength || text.written.length > maxRawLength)
		return { text: written, value: null, isTruncated: true };
	const whole = objectIn(() => written);
	if (whole) return { text: written, value: whole, isTruncated: false };
	if (finish === '' || finish === 'length') return { text: written, value: null, isTruncated: true };
	const value = repairedJson(written);
	if (value === null && refusalPattern.test(written)) throw new MakerError('declined', provider.name);
	return { text: written, value, isTruncated: false };
}

type StreamedAnswer = {
	text: ReturnType<typeof reasoningFilter>;
	refusal: string;
	finish: string;
	usage: Piece['usage'] | undefined;
};

function addPiece(piece: Piece, counted: StreamedAnswer): void {
	const choice = piece.choices?.[0];
	counted.text.add(choice?.delta?.content ?? '');
	counted.refusal += choice?.delta?.refusal ?? '';
	counted.finish = choice?.finish_reason ?? counted.finish;
	counted.usage = piece.usage ?? counted.usage;
}

/** A refusal in plain words, from servers that have no field for it. */
const refusalPattern =
	/^[^{]{0,40}\b(?:I(?:’|')?m sorry|I am sorry|I (?:can(?:no|’|')t|cannot|won(?:’|')t)|I am unable|As an AI)\b/i;

function formatFor(way: 'schema' | 'object' | 'prompt', { name, schema: shape }: AnswerFormat) {
	if (way === 'prompt') return {};
	if (way === 'object') return { response_format: { type: 'json_object' as const } };
	const { $schema, ...schema } = z.toJSONSchema(shape);
	return { response_format: { type: 'json_schema' as const, json_schema: { name, strict: true, schema } } };
}

/** The instructions with the shape of the answer in words and by example. */
function withFormatInstructions(message: Message, { schema: shape, example }: AnswerFormat): Message {
	const { $schema, ...schema } = z.toJSONSchema(shape);
	const asked = [
		'Answer with one JSON object and nothing else: no words before or after it, no code fence.',
		`It must fit this JSON schema, with its keys in this order:\n${JSON.stringify(schema)}`,
		`An example of the shape (take nothing else from it):\n${JSON.stringify(example)}`,
	];
	return { role: 'system', content: `${String(message.content)}\n\n${asked.join('\n\n')}` };
}

/** The JSON among other words, or with slips in it that can be put right; null when there is none. */
function repairedJson(written: string): object | null {
	const from = written.indexOf('{');
	if (from < 0) return null;
	const to = written.lastIndexOf('}');
	const inner = written.slice(from, to > from ? to + 1 : undefined);
	return objectIn(() => inner) ?? objectIn(() => jsonrepair(inner)) ?? objectIn(() => jsonrepair(written.slice(from)));
}

function objectIn(json: () => string): object | null {
	try {
		const value: unknown = JSON.parse(json());
		return typeof value === 'object' && value !== null && !Array.isArray(value) ? unwrapped(value) : null;
	} catch {
		return null;
	}
}

/** Some answers put everything under one more key. */
function unwrapped(value: object): object {
	const [only, ...others] = Object.values(value);
	return others.length === 0 && typeof only === 'object' && only !== null && !Array.isArray(only) ? only : value;
}

/** About how many characters a token has, for servers that count none. */
const charactersPerToken = 4;

function recordUsage(
	{ text, usage }: StreamedAnswer,
	messages: readonly Message[],
	provider: Provider,
	desk: JobContext,
): void {
	const estimate = (text: string) => Math.ceil(text.length / charactersPerToken);
	desk.recordUsage({
		role: 'storyteller',
		maker: provider.name,
		model: provider.model,
		inputTokens: usage?.prompt_tokens ?? estimate(messages.map(({ content }) => String(content)).join('')),
		outputTokens: usage?.completion_tokens ?? estimate(text.written),
		pictures: 0,
		seconds: 0,
	});
}
