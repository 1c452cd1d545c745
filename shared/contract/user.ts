import * as z from 'zod/mini';
import { genres } from '../words/genres.ts';
import { ReadingComfort } from './comfort.ts';

export const Id = z.string().check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/));

export const GenreName = z.enum(genres);

export const roles = ['parent', 'child', 'admin'] as const;
/** Whether stories are told on the tablet while there is no network, or wait for the server's storyteller. */
export const whenOfflineChoices = ['tell-here', 'wait'] as const;
export type WhenOffline = (typeof whenOfflineChoices)[number];
export const subscriptionStatuses = ['trial', 'active', 'expired'] as const;

export const Subscription = z.object({
	status: z.enum(subscriptionStatuses),
	hasLifetimeAccess: z.boolean(),
	trialEndDate: z.nullable(z.string()),
	/** Equal to `trialEndDate`: product 3.1 has either name. */
	trialEndsAt: z.nullable(z.string()),
});
export type Subscription = z.infer<typeof Subscription>;

/** A user as the server sends it, without its password. */
export const User = z.object({
	_id: z.string(),
	email: z.nullable(z.string()),
	role: z.enum(roles),
	parentId: z.nullable(z.string()),
	profile: z.object({ name: z.string(), age: z.nullable(z.number()), avatar: z.optional(z.string()) }),
	settings: z.object({
		allowedGenres: z.array(GenreName),
		contentRestrictions: z.object({ maxAgeRating: z.number(), disabledTopics: z.array(z.string()) }),
		/** Whether choices are pictures. Where it is missing, they are for readers from 3 to 5. */
		choicesAsPictures: z.optional(z.boolean()),
		/** What a parent chose for the whole family; a child has its parent's. Missing: the default, see `tellsOffline`. */
		whenOffline: z.optional(z.enum(whenOfflineChoices)),
	}),
	subscription: Subscription,
	createdAt: z.string(),
	/** The password is a one-time password: until it is changed, every call but profile, password change and logout is refused. */
	mustChangePassword: z.optional(z.boolean()),
	/** Only for the family itself. Absent for the default look. */
	comfort: z.optional(ReadingComfort),
});
export type User = z.infer<typeof User>;

export const Session = z.object({ token: z.string(), user: User });
export type Session = z.infer<typeof Session>;
