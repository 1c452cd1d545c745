import http, { type ClientRequest, type RequestOptions } from 'node:http';
import type { FailureInjection } from './failure-injection.ts';

/** A port on which nobody listens. */
const nobody = 1;

/** Lets requests to a server outside fail: before it hears of them, or when it has answered. Gives what ends it. */
export function failRequests(nth: FailureInjection): () => void {
	const { request } = http;
	http.request = ((options: RequestOptions, ...rest: never[]): ClientRequest => {
		if (nth.shouldFail('provider: a request to it')) return request({ ...options, port: nobody }, ...rest);
		const sent = request(options, ...rest);
		if (nth.shouldFail('provider: an answer of it')) loseAnswer(sent);
		return sent;
	}) as typeof http.request;
	return () => {
		http.request = request;
	};
}

/** It was heard, and done; the line breaks before anybody here learns of it. */
function loseAnswer(sent: ClientRequest): void {
	const { emit } = sent;
	sent.emit = (event: string, ...rest: unknown[]) => {
		if (event !== 'response') return emit.call(sent, event, ...rest);
		sent.destroy(Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' }));
		return true;
	};
}
