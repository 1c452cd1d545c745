import { jsonrepair } from 'jsonrepair';
import type OpenAI from 'openai';
import * as z from 'zod/mini';
import { MakerError } from '../maker-error.ts';
import type { JobContext } from '../makers.ts';
import type { Provider, TimeLimits } from '../providers/provider.ts';
import { reasoningFilter } from '../providers/reasoning-filter.ts';

type Message = OpenAI.Chat.Completions.ChatCompletionMessageParam;
type Piece = OpenAI.Chat.Completions.ChatCompletionChunk;

/** The schema of an answer, with an example for servers that do not enforce a schema. */
export type AnswerFormat = { name: string; schema: z.ZodMiniType; example: unknown };

export type JsonRequest = {
	format: AnswerFormat;
	messages: readonly Message[];
	limits: TimeLimits;
	/** The limit of the answer's length; generous, for reasoning models. */
	maxTokens: number;
	/** Called with the answer so far as it grows. */
	onProgress?: (json: string) => void;
};

/** A request with the parser of its answer. */
export type ParsedRequest<Value extends object> = Omit<JsonRequest, 'onProgress'> & {
	/** Null when the answer does not fit the format; a text when something else is wrong with it. */
	parse(answer: object): Value | string | null;
	/** How to shorten the answer, for the second request after a truncated one. */
	shorterInstruction: string;
	/** Called for each request. */
	createProgressListener?: () => (json: string) => void;
};

/** Characters of an answer after which reading stops: seven times the longest chapter with all that belongs to it. */
export const maxAnswerLength = 24_000;
/** The same with the model's reasoning: some ten thousand words, more than its time limit usually allows. */
const maxRawLength = 5 * maxAnswerLength;

/** `text`: without the model's reasoning. `value`: null when it is no JSON. `isTruncated`: it ended before its end. */
export type JsonAnswer = { text: string; value: object | null; isTruncated: boolean };

/**
 * Requests an answer, and once more when it cannot be parsed: it was truncated, blank, no JSON, or did not fit the format.
 * Throws MakerError `unusable` after that.
 */
export async function requestParsed<Value extends object>(
	request: ParsedRequest<Value>,
	provider: Provider,
	job: JobContext,
): Promise<{ value: Value; text: string }> {
	const requestOnce = async (messages: JsonRequest['messages']) => {
		const answer = await requestJson({ ...request, messages, ...progressOption(request) }, provider, job);
		return { answer, value: answer.value && request.parse(answer.value), text: answer.text };
	};
	const first = await requestOnce(request.messages);
	if (isUsable(first)) return first;
	const { why, instruction } = problemOf(first.answer, first.value, request.shorterInstruction);
	job.addRemark({ what: 'rewritten', why: `Asked for again: ${why}.` });
	const second = await requestOnce([
		...request.messages,
		...previousAnswer(first.answer),
		{ role: 'user', content: instruction },
	]);
	if (isUsable(second)) return second;
	throw new MakerError('unusable', provider.name, new Error(problemOf(second.answer, second.value, '').why));
}

function isUsable<Value extends object>(answer: {
	value: Value | string | null;
	text: string;
}): answer is {
	value: Value;
	text: string;
} {
	return typeof answer.value === 'object' && answer.value !== null;
}

function progressOption<Value extends object>({
	createProgressListener,
}: ParsedRequest<Value>): {
	onProgress?: (json: string) => void;
} {
	return createProgressListener ? { onProgress: createProgressListener() } : {};
}

function problemOf(
	{ text, value, isTruncated }: JsonAnswer,
	parsed: unknown,
	shorterInstruction: string,
): { why: string; instruction: string } {
	if (typeof parsed === 'string')
		return { why: parsed, instruction: `This will not do: ${parsed}. Give the whole JSON object again.` };
	if (isTruncated)
		return {
			why: 'it broke off before its end',
			instruction: `Your answer broke off before its end. Give it again, whole. ${shorterInstruction}`,
		};
	if (text.trim() === '')
		return {
			why: 'there was nothing in it',
			instruction: 'There was nothing in your answer. Give the whole JSON object.',
		};
	if (value === null)
		return {
			why: 'it could not be read',
			instruction:
				'Your answer could not be read as JSON. Give it again as one valid JSON object and nothing else; quotes within texts are written “ and ”.',
		};
	return {
		why: 'something was missing in it',
		instruction:
			'Your answer was not complete, or not of the shape that was asked for, or its text was blank. Give the whole JSON object again, with every key filled.',
	};
}

/** The first answer for the second request, where it can help the model. */
function previousAnswer({ text, isTruncated }: JsonAnswer): { role: 'assistant'; content: string }[] {
	return isTruncated || text.trim() === '' ? [] : [{ role: 'assistant', content: text.slice(0, 8_000) }];
}

/**
 * Requests JSON and reads it as it streams. Records the usage on the job in any case. Throws MakerError `declined` for a
 * refusal, those of the provider, and the signal's reason.
 */
export async function requestJson(request: JsonRequest, provider: Provider, job: JobContext): Promise<JsonAnswer> {
	const mode = await provider.jsonMode(job);
	const messages = [...request.messages];
	if (mode !== 'schema') messages[0] = withFormatInstructions(messages[0] as Message, request.format);
	const responseFormat = responseFormatFor(mode, request.format);
	const streamed: StreamedAnswer = { text: reasoningFilter(), refusal: '', finish: '', usage: undefined };
	const body = {
		model: provider.model,
		messages,
		stream: true,
		stream_options: { include_usage: true },
		...provider.parameters({ tokens: request.maxTokens }),
	} as const;
	let isAnswered = false;
	const pieces = provider.stream<Piece>(request.limits, job, async (client, options) => {
		const stream = await client.chat.completions.create({ ...body, ...responseFormat }, options);
		isAnswered = true;
		return stream;
	});
	try {
		for await (const piece of pieces) {
			addPiece(piece, streamed);
			const { answer, raw } = streamed.text;
			if (answer.length > maxAnswerLength || raw.length > maxRawLength) break;
			if (piece.choices?.[0]?.delta?.content) request.onProgress?.(answer);
		}
	} finally {
		if (isAnswered) recordUsage(streamed, messages, provider, job);
	}
	if (streamed.refusal !== '' || streamed.finish === 'content_filter') throw new MakerError('declined', provider.name);
	return readAnswer(streamed, provider);
}

function readAnswer({ text: { answer: text, raw }, finish }: StreamedAnswer, provider: Provider): JsonAnswer {
	if (text.length > maxAnswerLength || raw.length > maxRawLength) return { text, value: null, isTruncated: true };
	const whole = parseObject(() => text);
	if (whole) return { text, value: whole, isTruncated: false };
	if (finish === '' || finish === 'length') return { text, value: null, isTruncated: true };
	const value = repairedJson(text);
	if (value === null && refusalPattern.test(text)) throw new MakerError('declined', provider.name);
	return { text, value, isTruncated: false };
}

type StreamedAnswer = {
	text: ReturnType<typeof reasoningFilter>;
	refusal: string;
	finish: string;
	usage: Piece['usage'] | undefined;
};

function addPiece(piece: Piece, streamed: StreamedAnswer): void {
	const choice = piece.choices?.[0];
	streamed.text.add(choice?.delta?.content ?? '');
	streamed.refusal += choice?.delta?.refusal ?? '';
	streamed.finish = choice?.finish_reason ?? streamed.finish;
	streamed.usage = piece.usage ?? streamed.usage;
}

/** A refusal in plain words, from servers that have no field for it. */
const refusalPattern =
	/^[^{]{0,40}\b(?:I(?:’|')?m sorry|I am sorry|I (?:can(?:no|’|')t|cannot|won(?:’|')t)|I am unable|As an AI)\b/i;

function responseFormatFor(mode: 'schema' | 'object' | 'prompt', { name, schema: zodSchema }: AnswerFormat) {
	if (mode === 'prompt') return {};
	if (mode === 'object') return { response_format: { type: 'json_object' as const } };
	const { $schema, ...schema } = z.toJSONSchema(zodSchema);
	return { response_format: { type: 'json_schema' as const, json_schema: { name, strict: true, schema } } };
}

/** The system message with the schema and the example, for servers that do not enforce a schema. */
function withFormatInstructions(message: Message, { schema: zodSchema, example }: AnswerFormat): Message {
	const { $schema, ...schema } = z.toJSONSchema(zodSchema);
	const instructions = [
		'Answer with one JSON object and nothing else: no words before or after it, no code fence.',
		`It must fit this JSON schema, with its keys in this order:\n${JSON.stringify(schema)}`,
		`An example of the shape (take nothing else from it):\n${JSON.stringify(example)}`,
	];
	return { role: 'system', content: `${String(message.content)}\n\n${instructions.join('\n\n')}` };
}

/** The JSON object among other words, or with errors that can be repaired; null when there is none. */
function repairedJson(text: string): object | null {
	const from = text.indexOf('{');
	if (from < 0) return null;
	const to = text.lastIndexOf('}');
	const inner = text.slice(from, to > from ? to + 1 : undefined);
	return (
		parseObject(() => inner) ?? parseObject(() => jsonrepair(inner)) ?? parseObject(() => jsonrepair(text.slice(from)))
	);
}

function parseObject(json: () => string): object | null {
	try {
		const value: unknown = JSON.parse(json());
		return typeof value === 'object' && value !== null && !Array.isArray(value) ? unwrapped(value) : null;
	} catch {
		return null;
	}
}

/** Some answers nest everything under one more key. */
function unwrapped(value: object): object {
	const [only, ...others] = Object.values(value);
	return others.length === 0 && typeof only === 'object' && only !== null && !Array.isArray(only) ? only : value;
}

/** An estimate, for servers that count no tokens. */
const charactersPerToken = 4;

function recordUsage(
	{ text, usage }: StreamedAnswer,
	messages: readonly Message[],
	provider: Provider,
	job: JobContext,
): void {
	const estimate = (counted: string) => Math.ceil(counted.length / charactersPerToken);
	job.recordUsage({
		role: 'storyteller',
		maker: provider.name,
		model: provider.model,
		inputTokens: usage?.prompt_tokens ?? estimate(messages.map(({ content }) => String(content)).join('')),
		outputTokens: usage?.completion_tokens ?? estimate(text.raw),
		pictures: 0,
		seconds: 0,
	});
}
