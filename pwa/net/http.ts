import type { Call } from '../../shared/contract/call.ts';
import { fetchResponse, type RequestInput, readAnswer } from './request.ts';
import { unexpectedResponse } from './request-error.ts';
import { readToken } from './token.ts';

export { RequestError, userMessageOf } from './request-error.ts';

/**
 * Makes a call of the contract and parses its answer. Throws RequestError on every failure. `token`: by default that of the
 * session on this device.
 */
export async function send<Query, Body, Answer, Path extends string>(
	call: Call<Query, Body, Answer, Path>,
	input: RequestInput<Query, Body, Path> = {},
	token = readToken(),
): Promise<Answer> {
	const parsed = call.answer.safeParse(await readAnswer(await fetchResponse(call, input, token), token));
	if (!parsed.success) throw unexpectedResponse();
	return parsed.data;
}
