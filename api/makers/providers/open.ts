import type OpenAI from 'openai';
import { boundedFetch } from './bounded-fetch.ts';
import { createBreaker, type Visit } from './breaker.ts';
import { type JsonWay, knownJsonWay, type ProviderName, usualBaseUrl } from './catalogue.ts';
import { faultOf } from './fault.ts';
import { jsonWayFinder } from './json-way.ts';
import { writingParameters } from './parameters.ts';
import { patienceOf } from './patience.ts';
import { type Limits, MakerFault, type Provider } from './provider.ts';
import { withRetries } from './retry.ts';

export type ProviderSettings = {
	name: ProviderName;
	/** Null for a server that wants none. */
	apiKey: string | null;
	/** Null for the provider's own server. */
	baseUrl: string | null;
	/** A function for a model that changes with the time. */
	model: string | (() => string);
	/** When it is known; else it is looked up, and asked of a server that is not in the table. */
	jsonWay?: JsonWay;
	/** Milliseconds; for the rest that a failing provider is given. */
	now?: () => number;
	/** Milliseconds before the first retry of a call whose provider does not say how long to wait. */
	backOff?: number;
};

/** The way to one model at one server. Nothing is sent before it is asked. */
export function openProvider(settings: ProviderSettings): Provider {
	const { name, baseUrl, now = Date.now, backOff = 500 } = settings;
	let opened: Promise<OpenAI> | undefined;
	const breaker = createBreaker(now);

	/** The client's library takes 30 MB, so it is loaded with the first call. */
	function client(): Promise<OpenAI> {
		opened ??= clientOf(settings);
		return opened;
	}

	function begin(limits: Limits, desk: AbortSignal) {
		desk.throwIfAborted();
		const visit = breaker.enter();
		if (!visit) throw new MakerFault('resting', name);
		return { visit, patience: patienceOf(name, limits.whole, desk) };
	}

	const ask: Provider['ask'] = async (limits, { signal: desk }, send) => {
		const { visit, patience } = begin(limits, desk);
		try {
			const answer = await withRetries(name, patience, backOff, async () =>
				send(await client(), { signal: patience.signal }),
			);
			visit.passed();
			return answer;
		} catch (error) {
			patience.drop();
			throw noted(visit, name, desk, error);
		} finally {
			patience.end();
		}
	};

	const stream: Provider['stream'] = async function* (limits, { signal: desk }, send) {
		const { visit, patience } = begin(limits, desk);
		let isDone = false;
		try {
			const { pieces, first } = await withRetries(name, patience, backOff, async () => {
				const pieces = (await send(await client(), { signal: patience.signal }))[Symbol.asyncIterator]();
				return { pieces, first: await pieces.next() };
			});
			for (let piece = first; !piece.done; piece = await patience.await(pieces.next(), limits.idle)) yield piece.value;
			// The client ends a stream without a word when it is aborted.
			patience.throwIfOver();
			isDone = true;
		} catch (error) {
			throw noted(visit, name, desk, error);
		} finally {
			// A reader that has enough of it leaves by way of here too.
			visit.passed();
			if (!isDone) patience.drop();
			patience.end();
		}
	};

	const jsonWay = settings.jsonWay ?? knownJsonWay(name, baseUrl);
	const provider: Provider = {
		name,
		get model() {
			return typeof settings.model === 'string' ? settings.model : settings.model();
		},
		isFailing: breaker.isOpen,
		jsonWay: jsonWay === null ? jsonWayFinder(() => provider) : async () => jsonWay,
		parameters: (wish) => writingParameters({ name, baseUrl, model: provider.model }, wish),
		ask,
		stream,
	};
	return provider;
}

/** Without the client's own retries and limits, which do not count each other, nor its log, which would show a prompt. */
async function clientOf({ name, apiKey, baseUrl }: ProviderSettings): Promise<OpenAI> {
	const { OpenAI } = await import('openai');
	return new OpenAI({
		apiKey: apiKey ?? 'none',
		baseURL: baseUrl ?? usualBaseUrl(name),
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
function noted(visit: Visit, maker: string, desk: AbortSignal, error: unknown): unknown {
	if (desk.aborted) {
		visit.leftOff();
		return desk.reason;
	}
	const fault = faultOf(maker, error);
	if (fault.isOutage) visit.failed();
	else visit.passed();
	return fault;
}
