import { readerOfSession } from '../db/sessions.ts';
import type { Parts } from '../parts.ts';
import type { Reader } from './reader.ts';
import type { Tokens } from './tokens.ts';

export type WhoAsks = (use: Parameters<Tokens['verify']>[0], token: string) => Promise<Reader | null>;

/** The reader that a token stands for; null when the token is no good or its session has ended. */
export function whoAsks({ db, tokens, now }: Pick<Parts, 'db' | 'tokens' | 'now'>): WhoAsks {
	const readerOf = readerOfSession(db, now);
	return async (use, token) => {
		const holder = await tokens.verify(use, token);
		return holder && readerOf(holder.accountId, holder.sessionId);
	};
}
