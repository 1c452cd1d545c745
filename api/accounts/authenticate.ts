import type { Core } from '../app/core.ts';
import { HttpError } from '../app/errors.ts';
import { createSessionLookup } from '../db/sessions.ts';
import type { SessionPrincipal } from './principal.ts';
import type { Tokens } from './tokens.ts';

type Authenticate = (use: Parameters<Tokens['verify']>[0], token: string) => Promise<SessionPrincipal | null>;

/**
 * Creates a function that returns the principal of a token; null if the token is invalid or its session has ended. It throws 403
 * for a session with a one-time password, unless `beforePasswordChange` is set, for the few calls that such a session may make.
 */
export function createAuthenticator(
	{ db, tokens, now }: Pick<Core, 'db' | 'tokens' | 'now'>,
	{ beforePasswordChange = false } = {},
): Authenticate {
	const findSession = createSessionLookup(db, now);
	return async (use, token) => {
		const verified = await tokens.verify(use, token);
		const holder = verified && (await findSession(verified.accountId, verified.sessionId));
		if (holder?.mustChangePassword && !beforePasswordChange) throw passwordChangeRequired();
		return holder?.principal ?? null;
	};
}

function passwordChangeRequired(): HttpError {
	const sentence = 'You signed in with a one-time password. Please choose your own password first.';
	return new HttpError(403, 'password-change-required', sentence);
}
