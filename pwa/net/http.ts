import type { Call } from '../../shared/call.ts';
import { unexpectedAnswer } from './call-error.ts';
import { answerOf, type Input, reach } from './reach.ts';
import { readToken } from './token.ts';

export { CallError, sentenceOf } from './call-error.ts';

/**
 * Makes a call of the contract and parses its answer. Throws CallError for whatever else happens. `token` is that of the
 * session which is kept on this device, unless another one is named.
 */
export async function send<Query, Body, Answer>(
	call: Call<Query, Body, Answer>,
	input: Input<Query, Body> = {},
	token = readToken(),
): Promise<Answer> {
	const parsed = call.answer.safeParse(await answerOf(await reach(call, input, token), token));
	if (!parsed.success) throw unexpectedAnswer();
	return parsed.data;
}
