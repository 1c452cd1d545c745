import * as z from 'zod/mini';
import { limits, timeouts } from '../rules/limits.ts';
import { ContentSettings, Email, Password, Profile, userText } from './account-input.ts';
import { call } from './call.ts';
import { OkAnswer } from './first-load.ts';
import { reportReasons } from './report.ts';
import { Images, Story } from './story.ts';
import { Id, roles, subscriptionStatuses, User } from './user.ts';

export const textModels = ['gpt-4o', 'claude-4-sonnet', 'deepseek'] as const;
export type TextModel = (typeof textModels)[number];

/** A whole number in a query string. Request bodies are never coerced. */
function integerParam(from: number, to: number) {
	return z.pipe(
		z.string().check(z.regex(/^\d{1,7}$/)),
		z.pipe(z.transform(Number), z.int().check(z.gte(from), z.lte(to))),
	);
}

/** A filter that may be absent. A select field sends an empty string for "all". */
function optionalFilter<const Words extends readonly string[]>(words: Words) {
	return z.optional(
		z.pipe(
			z.enum([...words, '']),
			z.transform((word) => (word === '' ? undefined : (word as Words[number]))),
		),
	);
}

/** A default for an absent value. zod's own default would bring admin code into the first load. */
function withDefault<Value>(shape: z.ZodMiniType<Value>, value: Value) {
	return z.pipe(
		z.optional(shape),
		z.transform((given: Value | undefined) => given ?? value),
	);
}

const Paging = {
	page: withDefault(integerParam(1, 1_000_000), 1),
	limit: withDefault(integerParam(1, limits.pageSizeMax), limits.pageSize),
	search: z.optional(z.string().check(z.maxLength(limits.searchLength))),
	sortOrder: withDefault(z.enum(['asc', 'desc']), 'desc'),
};

export const Pagination = z.object({ total: z.number(), totalPages: z.number() });

export const UserQuery = z.object({
	...Paging,
	role: optionalFilter(roles),
	status: optionalFilter(subscriptionStatuses),
	sortField: withDefault(z.enum(['email', 'role', 'subscription.status', 'createdAt']), 'createdAt'),
});

export const StoryQuery = z.object({
	...Paging,
	status: optionalFilter(['published', 'draft']),
	sortField: withDefault(z.enum(['title', 'author.email', 'isPublished', 'createdAt']), 'createdAt'),
});

/** A nullable value; the empty string of a form field means null. */
function emptyAsNull<Value>(shape: z.ZodMiniType<Value>) {
	return z.pipe(
		z.transform((given: unknown) => (given === '' ? null : given)),
		z.nullable(shape),
	);
}

/** A date and time as the server sends it: ISO 8601 in UTC. */
const UtcDateTime = z.iso.datetime('This is not a moment in UTC, like 2026-12-24T18:00:00.000Z');

/**
 * The body of an admin's change of a user. A client may send back the whole user with its changes. An optional value that
 * is absent stays as it is, or is empty for a new user; null empties it. Email and password are required for a new
 * parent or admin, and whenever an account becomes one without having them (product 17.4); a user who becomes an admin
 * must be given a new password.
 */
export const AdminUserInput = z.object({
	email: z.optional(emptyAsNull(Email)),
	role: z.enum(roles),
	/** A child's parent: an account that is no child itself. Dropped for other roles. */
	parentId: z.optional(z.nullable(Id)),
	profile: z.object({
		name: z.optional(userText(limits.nameLength, 0)),
		/** A child's is at most `limits.childAgeMax`. */
		age: z.optional(emptyAsNull(Profile.shape.age)),
		avatar: z.nullable(Profile.shape.avatar),
	}),
	/** A child's rating is at most its age; an unchanged rating falls with the age. */
	settings: z.optional(ContentSettings),
	/**
	 * At least `limits.adminPasswordMin` characters for an admin. A new password ends the account's sessions, as a new role
	 * does.
	 */
	password: z.optional(Password),
	/**
	 * A child with a parent has the access of its family, which the answer contains. For such a child status and lifetime
	 * access are dropped, and an end of the trial other than the one that was sent is refused.
	 */
	subscription: z.object({
		status: z.enum(subscriptionStatuses),
		hasLifetimeAccess: z.boolean(),
		/**
		 * When the trial ends; null clears it. A trial always has an end. Where the status becomes `trial`, or is `trial`
		 * without an end, a future end stays, and otherwise the end is a full trial from now. An end that differs from the
		 * stored one is taken in any case.
		 */
		trialEndDate: z.optional(emptyAsNull(UtcDateTime)),
		/** The same under its other name (product 3.1). It counts only where `trialEndDate` is left out. */
		trialEndsAt: z.optional(emptyAsNull(UtcDateTime)),
	}),
});
export type AdminUserInput = z.infer<typeof AdminUserInput>;

/** The body of an admin's change of a story. A client may send the whole story; other keys are dropped (product 17.5). */
export const AdminStoryInput = z.object({ title: userText(limits.titleLength), isPublished: z.boolean() });
export type AdminStoryInput = z.infer<typeof AdminStoryInput>;

export const AuditQuery = z.object({ page: Paging.page, limit: Paging.limit });

/** The value of one field before and after; null for an absent one. */
const Change = z.object({ before: z.unknown(), after: z.unknown() });

/** The actions of audit entries. Each has its text in `pwa/admin/audit/entry-text.ts`. */
const auditActions = [
	...(['user-added', 'user-changed', 'user-deleted', 'story-changed', 'story-deleted', 'settings-changed'] as const),
	// An admin opened a story of another family.
	'story-read',
	// By the family itself.
	...(['account-deleted', 'child-deleted', 'data-exported'] as const),
	// By the server: the details of all entries before a day (YYYY-MM-DD, the target's id) have passed their retention.
	'details-let-go',
] as const;

/** A change by an admin, an admin's look into a family's story, or a family's action on its own data. */
export const AuditEntry = z.object({
	_id: z.string(),
	at: z.string(),
	/**
	 * The account that acted; the email is null when the account is deleted. `_id` is `operator` for a command at the server's
	 * terminal, and `server` for the server itself.
	 */
	actor: z.object({ _id: z.string(), email: z.nullable(z.string()) }),
	action: z.enum(auditActions),
	/** `name` is the present email, name or title; null when the target is deleted or has none. */
	target: z.object({
		kind: z.enum(['user', 'story', 'settings', 'log']),
		_id: z.nullable(z.string()),
		name: z.nullable(z.string()),
	}),
	/**
	 * By field (`subscription.status`). Never a password: that it was changed reads `password: {before: null, after: 'changed'}`.
	 * Nothing personal of an erased user stays: the entry of a deletion has the role and the numbers of deleted things.
	 */
	changes: z.catchall(z.object({}), Change),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** A story's text in reading order, for an admin: chapters, with the choices offered and taken between them. */
export const StoryEntry = z.object({
	type: z.enum(['ai', 'user']),
	content: z.string(),
	choices: z.optional(z.array(z.string())),
});

export const AdminStory = z.object({ ...Story.shape, content: z.array(StoryEntry) });

export const ServerSettings = z.object({
	textModel: z.enum(textModels),
	models: z.array(
		z.object({
			id: z.enum(textModels),
			configured: z.boolean(),
			modelId: z.string(),
			/** Null before the first request to it. */
			reachable: z.nullable(z.boolean()),
			/** The day (YYYY-MM-DD) on which the provider retires the model, if it names one. */
			retiresOn: z.nullable(z.string()),
		}),
	),
	/** The maker in use: `built-in` or the provider's name. */
	storyteller: z.string(),
	illustrator: z.string(),
	narrator: z.string(),
	/** As `retiresOn`, for the models of illustrator and narrator. */
	ends: z.object({ illustrator: z.nullable(z.string()), narrator: z.nullable(z.string()) }),
});

/** The status of this server's backups. */
export const BackupStatus = z.object({
	/** The newest complete one; null while there is none. */
	last: z.nullable(z.object({ madeAt: z.string(), bytes: z.number() })),
	kept: z.number(),
	/** How many were found damaged; they are not in `kept`. */
	damaged: z.number(),
	making: z.boolean(),
	/** Why the last attempt failed; null when it succeeded. */
	failed: z.nullable(z.string()),
	/** The server makes none: its database is Postgres. */
	isPostgres: z.optional(z.literal(true)),
});
export type BackupStatus = z.infer<typeof BackupStatus>;

/** One sentence by a model that an admin tries. */
export const ModelTrial = z.object({ sentence: z.string(), modelId: z.string(), milliseconds: z.number() });

/** One sentence by the narrator that an admin tries. `hasWordTimes`: the server sent the times of its words. */
export const VoiceTrial = z.object({
	modelId: z.string(),
	voice: z.string(),
	milliseconds: z.number(),
	hasWordTimes: z.boolean(),
});

/** The usage of one maker on one day, for all accounts together. */
export const UsageLine = z.object({
	/** YYYY-MM-DD, UTC. */
	day: z.string(),
	role: z.enum(['storyteller', 'illustrator', 'narrator', 'moderator']),
	maker: z.string(),
	model: z.string(),
	calls: z.number(),
	inputTokens: z.number(),
	outputTokens: z.number(),
	pictures: z.number(),
	seconds: z.number(),
});

export const ReportQuery = z.object({
	page: Paging.page,
	limit: Paging.limit,
	/** `open`: without a decision, oldest first. `decided`: the latest decision first. */
	state: withDefault(z.enum(['open', 'decided']), 'open'),
});

/** One report with its chapter. */
export const AdminReport = z.object({
	_id: z.string(),
	at: z.string(),
	reason: z.enum(reportReasons),
	story: z.object({ _id: z.string(), title: z.string(), author: z.string() }),
	chapter: z.object({ number: z.number(), title: z.string(), content: z.string(), images: z.nullable(Images) }),
	/** The reporter's name and the account's email; null when deleted or absent. */
	by: z.object({ name: z.nullable(z.string()), email: z.nullable(z.string()) }),
	decision: z.nullable(z.enum(['shown', 'hidden'])),
	decidedAt: z.nullable(z.string()),
});
export type AdminReport = z.infer<typeof AdminReport>;

/** The admin calls of product 7.8. */
export const adminCalls = {
	users: call({
		method: 'GET',
		path: '/api/admin/users',
		query: UserQuery,
		answer: z.object({ users: z.array(User), pagination: Pagination }),
	}),
	user: call({
		method: 'GET',
		path: '/api/admin/users/:id',
		answer: z.object({ user: User, stories: z.array(Story) }),
	}),
	userChildren: call({ method: 'GET', path: '/api/admin/users/:id/children', answer: z.array(User) }),
	addUser: call({ method: 'POST', path: '/api/admin/users', body: AdminUserInput, answer: User }),
	saveUser: call({ method: 'PUT', path: '/api/admin/users/:id', body: AdminUserInput, answer: User }),
	deleteUser: call({ method: 'DELETE', path: '/api/admin/users/:id', answer: OkAnswer }),
	stories: call({
		method: 'GET',
		path: '/api/admin/stories',
		query: StoryQuery,
		answer: z.object({ stories: z.array(Story), pagination: Pagination }),
	}),
	story: call({ method: 'GET', path: '/api/admin/stories/:id', answer: AdminStory }),
	saveStory: call({
		method: 'PUT',
		path: '/api/admin/stories/:id',
		body: AdminStoryInput,
		answer: AdminStory,
	}),
	deleteStory: call({ method: 'DELETE', path: '/api/admin/stories/:id', answer: OkAnswer }),
	audit: call({
		method: 'GET',
		path: '/api/admin/audit',
		query: AuditQuery,
		answer: z.object({ entries: z.array(AuditEntry), pagination: Pagination }),
	}),
	reports: call({
		method: 'GET',
		path: '/api/admin/reports',
		query: ReportQuery,
		answer: z.object({ reports: z.array(AdminReport), pagination: Pagination }),
	}),
	/** Shows the chapter to the child again, or keeps it hidden. A decision may be changed. */
	decideReport: call({
		method: 'PUT',
		path: '/api/admin/reports/:id',
		body: z.object({ decision: z.enum(['shown', 'hidden']) }),
		answer: AdminReport,
	}),
	settings: call({ method: 'GET', path: '/api/admin/settings', answer: ServerSettings }),
	saveSettings: call({
		method: 'POST',
		path: '/api/admin/settings',
		body: z.object({ textModel: z.enum(textModels) }),
		answer: ServerSettings,
	}),
	/** 409 `not-configured`, or 502 `maker-failed` with a message. */
	tryModel: call({
		method: 'POST',
		path: '/api/admin/settings/try',
		timeout: timeouts.tryModel,
		body: z.object({ textModel: z.enum(textModels) }),
		answer: ModelTrial,
	}),
	/** As `tryModel`, for the narrator. */
	tryVoice: call({
		method: 'POST',
		path: '/api/admin/settings/try-voice',
		timeout: timeouts.tryModel,
		body: z.object({}),
		answer: VoiceTrial,
	}),
	backups: call({ method: 'GET', path: '/api/admin/backups', answer: BackupStatus }),
	/** Starts a backup unless one runs, and does not wait for its end. */
	makeBackup: call({ method: 'POST', path: '/api/admin/backups', body: z.object({}), answer: BackupStatus }),
	/** The last 31 days, newest first. */
	usage: call({ method: 'GET', path: '/api/admin/usage', answer: z.object({ lines: z.array(UsageLine) }) }),
} as const;
