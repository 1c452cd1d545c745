import type OpenAI from 'openai';
import type { JobContext } from '../makers.ts';
import type { WritingParameters } from './parameters.ts';

/** Milliseconds: `total` for a call with its retries, `idle` between two pieces of a stream. */
export type TimeLimits = { total: number; idle?: number };

/** One model at one OpenAI-compatible server. */
export type Provider = {
	/** `openai`, `anthropic`, `deepseek`. */
	readonly name: string;
	readonly model: string;
	/** Whether its circuit breaker is open. */
	isFailing(): boolean;
	/** Whether this server enforces a JSON schema, or only JSON, or neither; detected once for an unknown server. */
	jsonMode(job: JobContext): Promise<'schema' | 'object' | 'prompt'>;
	/** The chat parameters that this server accepts. */
	parameters(options: { tokens: number; temperature?: number }): WritingParameters;
	/**
	 * One call, within its time limits, retried on 429 and 5xx (`Retry-After`), and not sent while the circuit breaker is
	 * open. Throws MakerError, or the reason of the job's signal.
	 */
	call<Answer>(
		limits: TimeLimits,
		job: JobContext,
		send: (client: OpenAI, options: { signal: AbortSignal }) => Promise<Answer>,
	): Promise<Answer>;
	/** The same for a stream, which is retried only before its first piece. Throws while iterated. */
	stream<Piece>(
		limits: TimeLimits,
		job: JobContext,
		send: (client: OpenAI, options: { signal: AbortSignal }) => Promise<AsyncIterable<Piece>>,
	): AsyncIterable<Piece>;
};
