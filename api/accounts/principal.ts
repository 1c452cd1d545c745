import type { User } from '../../shared/contract/user.ts';

/** Who makes the request. `familyId`: the parent account of the family, or the account itself if it has no parent. */
export type Principal = { accountId: string; role: User['role']; familyId: string };

/**
 * A principal with the session of the request. `familyVersion`: which commit of its family was the last when the request was
 * authenticated; null if answers made from it may change without another commit of the feed.
 */
export type SessionPrincipal = Principal & { sessionId: string; familyVersion: string | null };
