import http, { type ClientRequest, type RequestOptions } from 'node:http';
import type { FailureInjection } from './failure-injection.ts';

/** A port without a listener. */
const closedPort = 1;

/**
 * Makes requests to other servers fail, before they arrive or after their response was sent. Returns a function that ends
 * this.
 */
export function failRequests(injection: FailureInjection): () => void {
	const { request } = http;
	http.request = ((options: RequestOptions, ...rest: never[]): ClientRequest => {
		if (injection.shouldFail('provider: a request to it')) return request({ ...options, port: closedPort }, ...rest);
		const sent = request(options, ...rest);
		if (injection.shouldFail('provider: an answer of it')) loseAnswer(sent);
		return sent;
	}) as typeof http.request;
	return () => {
		http.request = request;
	};
}

/** The request is carried out, and the connection breaks before its response arrives. */
function loseAnswer(sent: ClientRequest): void {
	const { emit } = sent;
	sent.emit = (event: string, ...rest: unknown[]) => {
		if (event !== 'response') return emit.call(sent, event, ...rest);
		sent.destroy(Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' }));
		return true;
	};
}
