import type OpenAI from 'openai';
import type { JobContext } from '../makers.ts';
import type { WritingParameters } from './parameters.ts';

/**
 * Why a provider's call gave nothing: `unreachable` (refused, cut, no such host) · `too-slow` (a time limit, a stream that
 * stalled) · `busy` (429 after its retries) · `broken` (5xx after its retries) · `refused` (4xx: key, model, request) ·
 * `unusable` (blank, malformed, cut at a length, not what was asked for) · `declined` (the model or the provider's own
 * rules would not) · `resting` (it failed so often that it is left alone for a while; nothing was sent).
 */
export type MakerErrorKind =
	| 'unreachable'
	| 'too-slow'
	| 'busy'
	| 'broken'
	| 'refused'
	| 'unusable'
	| 'declined'
	| 'resting';

/** A maker could not do it. `message` holds no prompt, no answer and no key. */
export class MakerError extends Error {
	override name = 'MakerFault';
	readonly kind: MakerErrorKind;
	readonly maker: string;

	constructor(kind: MakerErrorKind, maker: string, cause?: unknown) {
		super(`${maker}: ${kind}`, { cause });
		this.kind = kind;
		this.maker = maker;
	}

	/** Whether the provider, not the request, is at fault: another maker may do it now, or the same one later. */
	get isOutage(): boolean {
		return ['unreachable', 'too-slow', 'busy', 'broken', 'refused', 'resting'].includes(this.kind);
	}
}

/** Milliseconds: for the whole call with its retries, and (for a stream) between two pieces of it. */
export type TimeLimits = { total: number; idle?: number };

/** One model at one OpenAI-compatible server. */
export type Provider = {
	/** `openai`, `anthropic`, `deepseek`. */
	readonly name: string;
	readonly model: string;
	/** Whether it failed so often that it is left alone, and has not answered since. */
	isFailing(): boolean;
	/** Whether this server enforces a JSON schema, or only JSON, or neither; asked of an unknown server once. */
	jsonWay(desk: JobContext): Promise<'schema' | 'object' | 'prompt'>;
	/** What a request for writing may carry here: the length bound by its right name, and a temperature where one is taken. */
	parameters(options: { tokens: number; temperature?: number }): WritingParameters;
	/**
	 * One call: within its limits, retried as the provider asks (429 and 5xx, `Retry-After`), and not sent at all while
	 * the provider rests. Throws MakerFault, or the desk's signal's reason.
	 */
	call<Answer>(
		limits: TimeLimits,
		desk: JobContext,
		send: (client: OpenAI, options: { signal: AbortSignal }) => Promise<Answer>,
	): Promise<Answer>;
	/** The same for a stream: the pieces as they come. Retried only as long as no piece has come. Throws while iterated. */
	stream<Piece>(
		limits: TimeLimits,
		desk: JobContext,
		send: (client: OpenAI, options: { signal: AbortSignal }) => Promise<AsyncIterable<Piece>>,
	): AsyncIterable<Piece>;
};
