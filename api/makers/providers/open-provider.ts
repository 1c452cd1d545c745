import type OpenAI from 'openai';
import { boundedFetch } from './bounded-fetch.ts';
import { defaultBaseUrl, type JsonMode, knownJsonMode, type ProviderName } from './catalogue.ts';
import { type BreakerCall, createCircuitBreaker } from './circuit-breaker.ts';
import { openDeadline } from './deadline.ts';
import { jsonModeDetector } from './json-mode.ts';
import { writingParameters } from './parameters.ts';
import { MakerError, type Provider, type TimeLimits } from './provider.ts';
import { withRetries } from './retry.ts';
import { toMakerError } from './to-maker-error.ts';

export type ProviderSettings = {
	name: ProviderName;
	/** Null for a server that wants none. */
	apiKey: string | null;
	/** Null for the provider's own server. */
	baseUrl: string | null;
	/** A function for a model that changes with the time. */
	model: string | (() => string);
	/** When it is known; else it is looked up, and asked of a server that is not in the table. */
	jsonWay?: JsonMode;
	/** Milliseconds; for the rest that a failing provider is given. */
	now?: () => number;
	/** Milliseconds before the first retry of a call whose provider does not say how long to wait. */
	backoff?: number;
};

/** The way to one model at one server. Nothing is sent before it is asked. */
export function openProvider(settings: ProviderSettings): Provider {
	const { name, baseUrl, now = Date.now, backoff = 500 } = settings;
	let opened: Promise<OpenAI> | undefined;
	const breaker = createCircuitBreaker(now);

	/** The client's library takes 30 MB, so it is loaded with the first call. */
	function client(): Promise<OpenAI> {
		opened ??= createClient(settings);
		return opened;
	}

	function begin(limits: TimeLimits, desk: AbortSignal) {
		desk.throwIfAborted();
		const visit = breaker.tryEnter();
		if (!visit) throw new MakerError('resting', name);
		return { visit, patience: openDeadline(name, limits.total, desk) };
	}

	const ask: Provider['call'] = async (limits, { signal: desk }, send) => {
		const { visit, patience } = begin(limits, desk);
		try {
			const answer = await withRetries(name, patience, backoff, async () =>
				send(await client(), { signal: patience.signal }),
			);
			visit.succeeded();
			return answer;
		} catch (error) {
			patience.abort();
			throw recordOutcome(visit, name, desk, error);
		} finally {
			patience.dispose();
		}
	};

	const stream: Provider['stream'] = async function* (limits, { signal: desk }, send) {
		const { visit, patience } = begin(limits, desk);
		let isDone = false;
		try {
			const { pieces, first } = await withRetries(name, patience, backoff, async () => {
				const pieces = (await send(await client(), { signal: patience.signal }))[Symbol.asyncIterator]();
				return { pieces, first: await pieces.next() };
			});
			for (let piece = first; !piece.done; piece = await patience.waitFor(pieces.next(), limits.idle))
				yield piece.value;
			// The client ends a stream without a word when it is aborted.
			patience.throwIfExpired();
			isDone = true;
		} catch (error) {
			throw recordOutcome(visit, name, desk, error);
		} finally {
			// A reader that has enough of it leaves by way of here too.
			visit.succeeded();
			if (!isDone) patience.abort();
			patience.dispose();
		}
	};

	const jsonWay = settings.jsonWay ?? knownJsonMode(name, baseUrl);
	const provider: Provider = {
		name,
		get model() {
			return typeof settings.model === 'string' ? settings.model : settings.model();
		},
		isFailing: breaker.isOpen,
		jsonWay: jsonWay === null ? jsonModeDetector(() => provider) : async () => jsonWay,
		parameters: (wish) => writingParameters({ name, baseUrl, model: provider.model }, wish),
		call: ask,
		stream,
	};
	return provider;
}

/** Without the client's own retries and limits, which do not count each other, nor its log, which would show a prompt. */
async function createClient({ name, apiKey, baseUrl }: ProviderSettings): Promise<OpenAI> {
	const { OpenAI } = await import('openai');
	return new OpenAI({
		apiKey: apiKey ?? 'none',
		baseURL: baseUrl ?? defaultBaseUrl(name),
		// Else the client takes these from the environment, for whichever server it is.
		organization: null,
		project: null,
		maxRetries: 0,
		timeout: 2 ** 31 - 1,
		logLevel: 'off',
		fetch: boundedFetch,
	});
}

/** What goes on to the caller: the desk's own reason, or a fault that the breaker has heard of. */
function recordOutcome(visit: BreakerCall, maker: string, desk: AbortSignal, error: unknown): unknown {
	if (desk.aborted) {
		visit.aborted();
		return desk.reason;
	}
	const fault = toMakerError(maker, error);
	if (fault.isOutage) visit.failed();
	else visit.succeeded();
	return fault;
}
