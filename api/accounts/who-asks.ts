import { holderOfSession } from '../db/sessions.ts';
import { Refusal } from '../errors.ts';
import type { Parts } from '../parts.ts';
import type { Reader } from './reader.ts';
import type { Tokens } from './tokens.ts';

export type WhoAsks = (use: Parameters<Tokens['verify']>[0], token: string) => Promise<Reader | null>;

/**
 * The reader that a token stands for; null when the token is no good or its session has ended. Throws a 403 for a session
 * with a one-time password, unless `beforePasswordChange`: for the few calls that such a session may make.
 */
export function whoAsks(
	{ db, tokens, now }: Pick<Parts, 'db' | 'tokens' | 'now'>,
	{ beforePasswordChange = false } = {},
): WhoAsks {
	const holderOf = holderOfSession(db, now);
	return async (use, token) => {
		const verified = await tokens.verify(use, token);
		const holder = verified && (await holderOf(verified.accountId, verified.sessionId));
		if (holder?.mustChangePassword && !beforePasswordChange) throw passwordChangeRequired();
		return holder?.reader ?? null;
	};
}

function passwordChangeRequired(): Refusal {
	const sentence = 'You signed in with a one-time password. Please choose your own password first.';
	return new Refusal(403, 'password-change-required', sentence);
}
