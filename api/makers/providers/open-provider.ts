import type OpenAI from 'openai';
import { MakerError } from '../maker-error.ts';
import { boundedFetch } from './bounded-fetch.ts';
import { defaultBaseUrl, type JsonMode, knownJsonMode, type ProviderName } from './catalogue.ts';
import { type BreakerCall, createCircuitBreaker } from './circuit-breaker.ts';
import { openDeadline } from './deadline.ts';
import { jsonModeDetector } from './json-mode.ts';
import { writingParameters } from './parameters.ts';
import type { Provider, TimeLimits } from './provider.ts';
import { withRetries } from './retry.ts';
import { toMakerError } from './to-maker-error.ts';

export type ProviderSettings = {
	name: ProviderName;
	/** Null for a server that wants none. */
	apiKey: string | null;
	/** Null for the provider's own server. */
	baseUrl: string | null;
	/** A function when the model depends on the time. */
	model: string | (() => string);
	/** When known; otherwise looked up in the catalogue, or detected for a server that is not in it. */
	jsonMode?: JsonMode;
	/** The clock of the circuit breaker, in milliseconds. */
	now?: () => number;
	/** Milliseconds before the first retry of a call whose provider does not say how long to wait. */
	backoff?: number;
};

/** Opens one model at one server. Nothing is sent before the first call. */
export function openProvider(settings: ProviderSettings): Provider {
	const { name, baseUrl, now = Date.now, backoff = 500 } = settings;
	let opened: Promise<OpenAI> | undefined;
	const breaker = createCircuitBreaker(now);

	/** The client's library takes 30 MB, so it is loaded with the first call. */
	function client(): Promise<OpenAI> {
		opened ??= createClient(settings);
		return opened;
	}

	function begin(limits: TimeLimits, jobSignal: AbortSignal) {
		jobSignal.throwIfAborted();
		const breakerCall = breaker.tryEnter();
		if (!breakerCall) throw new MakerError('resting', name);
		return { breakerCall, deadline: openDeadline(name, limits.total, jobSignal) };
	}

	const call: Provider['call'] = async (limits, { signal: jobSignal }, send) => {
		const { breakerCall, deadline } = begin(limits, jobSignal);
		try {
			const answer = await withRetries(name, deadline, backoff, async () =>
				send(await client(), { signal: deadline.signal }),
			);
			breakerCall.succeeded();
			return answer;
		} catch (error) {
			deadline.abort();
			throw recordOutcome(breakerCall, name, jobSignal, error);
		} finally {
			deadline.dispose();
		}
	};

	const stream: Provider['stream'] = async function* (limits, { signal: jobSignal }, send) {
		const { breakerCall, deadline } = begin(limits, jobSignal);
		let isDone = false;
		try {
			const { pieces, first } = await withRetries(name, deadline, backoff, async () => {
				const pieces = (await send(await client(), { signal: deadline.signal }))[Symbol.asyncIterator]();
				return { pieces, first: await pieces.next() };
			});
			for (let piece = first; !piece.done; piece = await deadline.waitFor(pieces.next(), limits.idle))
				yield piece.value;
			// The client ends an aborted stream without an error.
			deadline.throwIfExpired();
			isDone = true;
		} catch (error) {
			throw recordOutcome(breakerCall, name, jobSignal, error);
		} finally {
			// A reader that stops early comes here too, without an error.
			breakerCall.succeeded();
			if (!isDone) deadline.abort();
			deadline.dispose();
		}
	};

	const jsonMode = settings.jsonMode ?? knownJsonMode(name, baseUrl);
	const provider: Provider = {
		name,
		get model() {
			return typeof settings.model === 'string' ? settings.model : settings.model();
		},
		isFailing: breaker.isOpen,
		jsonMode: jsonMode === null ? jsonModeDetector(() => provider) : async () => jsonMode,
		parameters: (options) => writingParameters({ name, baseUrl, model: provider.model }, options),
		call,
		stream,
	};
	return provider;
}

/** The client without its own retries and time limits, which do not know of ours, and without its log, which would show prompts. */
async function createClient({ name, apiKey, baseUrl }: ProviderSettings): Promise<OpenAI> {
	const { OpenAI } = await import('openai');
	return new OpenAI({
		apiKey: apiKey ?? 'none',
		baseURL: baseUrl ?? defaultBaseUrl(name),
		// By default the client takes these from the environment, for any server.
		organization: null,
		project: null,
		maxRetries: 0,
		timeout: 2 ** 31 - 1,
		logLevel: 'off',
		fetch: boundedFetch,
	});
}

/** Reports a failed call to the circuit breaker. Returns what to throw: the job's reason, or a MakerError. */
function recordOutcome(breakerCall: BreakerCall, maker: string, jobSignal: AbortSignal, error: unknown): unknown {
	if (jobSignal.aborted) {
		breakerCall.aborted();
		return jobSignal.reason;
	}
	const makerError = toMakerError(maker, error);
	if (makerError.isOutage) breakerCall.failed();
	else breakerCall.succeeded();
	return makerError;
}
