import * as z from 'zod/mini';
import { limits } from '../rules/limits.ts';
import { genres } from '../words/genres.ts';
import { GenreName, whenOfflineChoices } from './user.ts';

/*
 * What a person types or ticks about an account, with its bounds. The server checks it, and so do the forms; the first
 * screens have no such form, and do without this file.
 */

/** Text that a user types: trimmed, normalised (NFC), without control characters. `max` and `min` count code points. */
export function userText(max: number, min = 1) {
	const tooLong = `At most ${max} characters`;
	return z.pipe(
		z.string().check(z.maxLength(max * 4, tooLong)),
		z.pipe(
			z.transform((text: string) => text.normalize('NFC').trim()),
			z.string().check(
				z.minLength(min),
				z.refine((text) => [...text].length <= max, tooLong),
				z.refine((text) => text.isWellFormed() && !/\p{Cc}/u.test(text), 'Has characters that cannot be shown'),
			),
		),
	);
}

export const Name = userText(limits.nameLength);

export const Email = z.pipe(
	z.string().check(z.maxLength(limits.emailLength * 2)),
	z.pipe(
		z.transform((text: string) => text.trim().toLowerCase()),
		z.string().check(z.maxLength(limits.emailLength), z.email('Please enter a valid email address')),
	),
);

/** A new password of at least `min` characters. */
export function passwordOf(min: number) {
	return z
		.string()
		.check(
			z.minLength(min, `Password must be at least ${min} characters long`),
			z.maxLength(limits.passwordMax, `Password must be at most ${limits.passwordMax} characters long`),
		);
}

export const Password = passwordOf(limits.passwordMin);

/** An age in years, from 1 to `max`. `error` is a form's one sentence; the server has one for each issue. */
export function ageUpTo(max: number, error?: string) {
	return z.int(error).check(z.gte(1, error), z.lte(max, error));
}

const Rating = z.int().check(z.gte(1), z.lte(limits.ratingMax));

export const ContentSettings = z.object({
	allowedGenres: z.array(GenreName).check(z.maxLength(genres.length)),
	contentRestrictions: z.object({
		maxAgeRating: Rating,
		disabledTopics: z.array(userText(limits.disabledTopicLength)).check(z.maxLength(limits.disabledTopics)),
	}),
	/** See `User`. Omitted by earlier builds. */
	choicesAsPictures: z.optional(z.boolean()),
	/** See `User`. A parent's own setting: ignored for a child. Omitted by earlier builds. */
	whenOffline: z.optional(z.enum(whenOfflineChoices)),
});
export type ContentSettings = z.infer<typeof ContentSettings>;

export const Profile = z.object({
	name: Name,
	age: ageUpTo(limits.profileAgeMax),
	avatar: z.optional(z.string().check(z.maxLength(100))),
});
export type Profile = z.infer<typeof Profile>;

/** The version of the policy texts that the page showed; the server's own where it is left out. */
export const AgreedPolicyVersion = z.optional(z.string().check(z.maxLength(20)));
