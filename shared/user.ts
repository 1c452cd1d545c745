import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { genres } from './words/genres.ts';

export const Id = z.string().check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/));

/** Text that a person typed: trimmed, normalised, and free of control characters, which no name or topic needs. */
export function personText(max: number) {
	return z.pipe(
		z.string().check(z.maxLength(max * 4)),
		z.pipe(
			z.transform((text: string) => text.normalize('NFC').trim()),
			z.string().check(
				z.minLength(1),
				z.refine((text) => [...text].length <= max, `At most ${max} characters`),
				z.refine((text) => text.isWellFormed() && !/\p{Cc}/u.test(text), 'Has characters that cannot be shown'),
			),
		),
	);
}

export const Name = personText(limits.nameLength);

export const Email = z.pipe(
	z.string().check(z.maxLength(limits.emailLength * 2)),
	z.pipe(
		z.transform((text: string) => text.trim().toLowerCase()),
		z.string().check(z.maxLength(limits.emailLength), z.email('Please enter a valid email address')),
	),
);

export const Password = z
	.string()
	.check(
		z.minLength(limits.passwordMin, `Password must be at least ${limits.passwordMin} characters long`),
		z.maxLength(limits.passwordMax, `Password must be at most ${limits.passwordMax} characters long`),
	);

export const GenreName = z.enum(genres);
const Rating = z.int().check(z.gte(1), z.lte(limits.ratingMax));

export const ContentSettings = z.object({
	allowedGenres: z.array(GenreName).check(z.maxLength(genres.length)),
	contentRestrictions: z.object({
		maxAgeRating: Rating,
		disabledTopics: z.array(personText(limits.disabledTopicLength)).check(z.maxLength(limits.disabledTopics)),
	}),
});
export type ContentSettings = z.infer<typeof ContentSettings>;

export const Profile = z.object({
	name: Name,
	age: z.int().check(z.gte(1), z.lte(limits.profileAgeMax)),
	avatar: z.optional(z.string().check(z.maxLength(100))),
});
export type Profile = z.infer<typeof Profile>;

export const roles = ['parent', 'child', 'admin'] as const;
export const subscriptionStatuses = ['trial', 'active', 'expired'] as const;

export const Subscription = z.object({
	status: z.enum(subscriptionStatuses),
	hasLifetimeAccess: z.boolean(),
	trialEndDate: z.nullable(z.string()),
	/** The same value as `trialEndDate`: product.md reads either name. */
	trialEndsAt: z.nullable(z.string()),
});
export type Subscription = z.infer<typeof Subscription>;

/** A user as the server tells it; never with a password. */
export const User = z.object({
	_id: z.string(),
	email: z.nullable(z.string()),
	role: z.enum(roles),
	parentId: z.nullable(z.string()),
	profile: z.object({ name: z.string(), age: z.nullable(z.number()), avatar: z.optional(z.string()) }),
	settings: z.object({
		allowedGenres: z.array(GenreName),
		contentRestrictions: z.object({ maxAgeRating: z.number(), disabledTopics: z.array(z.string()) }),
	}),
	subscription: Subscription,
	createdAt: z.string(),
});
export type User = z.infer<typeof User>;

export const Credentials = z.object({
	email: Email,
	password: z.string().check(z.minLength(1), z.maxLength(limits.passwordMax)),
});
export type Credentials = z.infer<typeof Credentials>;

/** `role`, `subscription` and the like are not here: whatever a client sends of them is dropped (decisions §2). */
export const Registration = z.object({
	email: Email,
	password: Password,
	profile: Profile,
	consent: z.literal(true, 'You must agree to the Terms of Service and Privacy Policy'),
	settings: z.optional(ContentSettings),
});
export type Registration = z.infer<typeof Registration>;

export const Session = z.object({ token: z.string(), user: User });
export type Session = z.infer<typeof Session>;
