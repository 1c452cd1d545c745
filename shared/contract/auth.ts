import * as z from 'zod/mini';
import { limits } from '../rules/limits.ts';
import { AgreedPolicyVersion, ContentSettings, Email, Password, Profile } from './account-input.ts';
import { call } from './call.ts';
import { Session } from './user.ts';

export const Credentials = z.object({
	email: Email,
	password: z.string().check(z.minLength(1), z.maxLength(limits.passwordMax)),
});
export type Credentials = z.infer<typeof Credentials>;

/** Has no `role` or `subscription`: a client's values for them are dropped (product 11.1). */
export const Registration = z.object({
	email: Email,
	password: Password,
	profile: Profile,
	consent: z.literal(true, 'You must agree to the Terms of Service and Privacy Policy'),
	settings: z.optional(ContentSettings),
	agreedTo: AgreedPolicyVersion,
});
export type Registration = z.infer<typeof Registration>;

/** The calls of registration and login. */
export const authCalls = {
	register: call({ method: 'POST', path: '/api/auth/register', body: Registration, answer: Session }),
	login: call({ method: 'POST', path: '/api/auth/login', body: Credentials, answer: Session }),
} as const;
