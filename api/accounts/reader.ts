import type { User } from '../../shared/user.ts';

/** Who asks. `familyId` is the parent account at the head of the family; the account itself when it has no parent. */
export type Reader = { accountId: string; role: User['role']; familyId: string; sessionId: string };
