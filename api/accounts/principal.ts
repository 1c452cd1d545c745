import type { User } from '../../shared/contract/user.ts';

/** Who asks. `familyId` is the parent account at the head of the family; the account itself when it has no parent. */
export type Principal = { accountId: string; role: User['role']; familyId: string; sessionId: string };
