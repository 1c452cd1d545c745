import type { User } from '../../shared/contract/user.ts';

/** Who makes the request. `familyId`: the parent account of the family, or the account itself if it has no parent. */
export type Principal = { accountId: string; role: User['role']; familyId: string };

/** A principal with the session of the request. */
export type SessionPrincipal = Principal & { sessionId: string };
