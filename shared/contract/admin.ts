import * as z from 'zod/mini';
import { limits, timeouts } from '../rules/limits.ts';
import { ContentSettings, Email, Password, Profile, userText } from './account-input.ts';
import { call } from './call.ts';
import { reportReasons } from './report.ts';
import { Images, Story } from './story.ts';
import { Id, roles, subscriptionStatuses, User } from './user.ts';

export const textModels = ['gpt-4o', 'claude-4-sonnet', 'deepseek'] as const;
export type TextModel = (typeof textModels)[number];

/** Query strings are text: digits become a number here and nowhere else, and nothing is coerced in a body. */
function integerParam(from: number, to: number) {
	return z.pipe(
		z.string().check(z.regex(/^\d{1,7}$/)),
		z.pipe(z.transform(Number), z.int().check(z.gte(from), z.lte(to))),
	);
}

/** A filter that may be left open: a list of choices sends an empty word for "all". */
function optionalFilter<const Words extends readonly string[]>(words: Words) {
	return z.optional(
		z.pipe(
			z.enum([...words, '']),
			z.transform((word) => (word === '' ? undefined : (word as Words[number]))),
		),
	);
}

/** What stands for a value that was left out. (zod's own default would bring what only an admin needs into the first load.) */
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

/** A value, or none: an empty field of a form means the same as null. */
function emptyAsNull<Value>(shape: z.ZodMiniType<Value>) {
	return z.pipe(
		z.transform((given: unknown) => (given === '' ? null : given)),
		z.nullable(shape),
	);
}

/** A moment as the server tells it, ISO 8601 in UTC. */
const UtcDateTime = z.iso.datetime('This is not a moment in UTC, like 2026-12-24T18:00:00.000Z');

/**
 * What an admin writes of a user: a client may send the whole user as it was told, with what changes. Whatever may be
 * left out stays as it is, or is empty for a new user; null empties it. Email and password are required for a new
 * parent or admin, and whenever an account becomes one without having them (product 17.4); a user who becomes an admin
 * must be given a new password.
 */
export const AdminUserInput = z.object({
	email: z.optional(emptyAsNull(Email)),
	role: z.enum(roles),
	/** A child's parent: an account that is no child itself. Nobody else has one, and it is dropped. */
	parentId: z.optional(z.nullable(Id)),
	profile: z.object({
		name: z.optional(userText(limits.nameLength, 0)),
		/** A child's is at most `limits.childAgeMax`. */
		age: z.optional(emptyAsNull(Profile.shape.age)),
		avatar: z.nullable(Profile.shape.avatar),
	}),
	/** A child's rating is at most its age; one that is left as it was falls with the age. */
	settings: z.optional(ContentSettings),
	/** At least `limits.adminPasswordMin` characters for an admin. It ends the account's sessions, as a new role does. */
	password: z.optional(Password),
	/**
	 * A child that has a parent has the access of its family, and the answer tells it. For such a child status and lifetime
	 * access are dropped, and an end of the trial other than the one that was told is refused.
	 */
	subscription: z.object({
		status: z.enum(subscriptionStatuses),
		hasLifetimeAccess: z.boolean(),
		/**
		 * When the trial ends; null clears it. A trial always has an end: where the status becomes `trial`, or is and has none,
		 * it is the one that still lies ahead, else it comes after the days of a trial. Another end than the one that stands counts
		 * in any case.
		 */
		trialEndDate: z.optional(emptyAsNull(UtcDateTime)),
		/** The same under its other name (product 3.1). It counts only where `trialEndDate` is left out. */
		trialEndsAt: z.optional(emptyAsNull(UtcDateTime)),
	}),
});
export type AdminUserInput = z.infer<typeof AdminUserInput>;

/** What an admin writes of a story. A client may send the whole story: all else in it is dropped (product 17.5). */
export const AdminStoryInput = z.object({ title: userText(limits.titleLength), isPublished: z.boolean() });
export type AdminStoryInput = z.infer<typeof AdminStoryInput>;

export const AuditQuery = z.object({ page: Paging.page, limit: Paging.limit });

/** What one field was and became; null for what was not there or is not there any more. */
const Change = z.object({ before: z.unknown(), after: z.unknown() });

/** What an audit entry may say was done; whoever adds one gives it words in `pwa/admin/audit/entry-text.ts`. */
export const auditActions = [
	...(['user-added', 'user-changed', 'user-deleted', 'story-changed', 'story-deleted', 'settings-changed'] as const),
	// An admin looked into a story of another family.
	'story-read',
	// A family's own: by whoever they are about.
	...(['account-deleted', 'child-deleted', 'data-exported'] as const),
	// The server's: the details of all entries before a day (YYYY-MM-DD, the target's id) were kept long enough.
	'details-let-go',
] as const;

/** One change that an admin made, a look into a family’s story, or what a family did with its own data. */
export const AuditEntry = z.object({
	_id: z.string(),
	at: z.string(),
	/**
	 * Whose account it was; the email is null when that is gone. `operator` is who sits at the server's terminal, `server`
	 * the server by itself.
	 */
	actor: z.object({ _id: z.string(), email: z.nullable(z.string()) }),
	action: z.enum(auditActions),
	/** `name` is an email, a name or a title as it is now; null when it is gone or there is none. */
	target: z.object({
		kind: z.enum(['user', 'story', 'settings', 'log']),
		_id: z.nullable(z.string()),
		name: z.nullable(z.string()),
	}),
	/**
	 * By field (`subscription.status`). Never a password: that it was changed reads `password: {before: null, after: 'changed'}`.
	 * Of somebody who is erased, nothing personal stays: a deleted user's entry tells its role and how much went with it.
	 */
	changes: z.catchall(z.object({}), Change),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** A story's text in reading order, for an admin: chapters, and between them what was offered and picked. */
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
			/** Null while nobody has asked it yet. */
			reachable: z.nullable(z.boolean()),
			/** The day (YYYY-MM-DD) on which the provider ends the model, if it says one. */
			retiresOn: z.nullable(z.string()),
		}),
	),
	/** Who serves now: `built-in` or the provider's name. */
	storyteller: z.string(),
	illustrator: z.string(),
	narrator: z.string(),
	/** As `retiresOn`, of the models that draw and speak. */
	ends: z.object({ illustrator: z.nullable(z.string()), narrator: z.nullable(z.string()) }),
});

/** How the backups of this server stand. */
export const BackupStatus = z.object({
	/** The newest that is whole; null while there is none. */
	last: z.nullable(z.object({ madeAt: z.string(), bytes: z.number() })),
	kept: z.number(),
	/** How many were found damaged and are counted no more. */
	damaged: z.number(),
	making: z.boolean(),
	/** Why the last attempt failed; null when it did not. */
	failed: z.nullable(z.string()),
});
export type BackupStatus = z.infer<typeof BackupStatus>;

/** One sentence by a storyteller, as a trial of it. */
export const ModelTrial = z.object({ sentence: z.string(), modelId: z.string(), milliseconds: z.number() });

/** What was used on one day by one maker, for all accounts together. */
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
	/** Those that nobody has decided on, the oldest first; or those that were decided, the last first. */
	state: withDefault(z.enum(['open', 'decided']), 'open'),
});

/** One report, with what it is about. */
export const AdminReport = z.object({
	_id: z.string(),
	at: z.string(),
	reason: z.enum(reportReasons),
	story: z.object({ _id: z.string(), title: z.string(), author: z.string() }),
	chapter: z.object({ number: z.number(), title: z.string(), content: z.string(), images: z.nullable(Images) }),
	/** By name, and the account's email; null when it is gone, or has none. */
	by: z.object({ name: z.nullable(z.string()), email: z.nullable(z.string()) }),
	decision: z.nullable(z.enum(['shown', 'hidden'])),
	decidedAt: z.nullable(z.string()),
});
export type AdminReport = z.infer<typeof AdminReport>;

const OkAnswer = z.object({ ok: z.literal(true) });

/** Every call of product 7.8 that only an admin makes. */
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
	/** Whether the chapter is shown to the child again, or stays hidden. It may be decided anew. */
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
	/** 409 `not-configured`, or 502 `maker-failed` with what went wrong in words. */
	tryModel: call({
		method: 'POST',
		path: '/api/admin/settings/try',
		timeout: timeouts.tryModel,
		body: z.object({ textModel: z.enum(textModels) }),
		answer: ModelTrial,
	}),
	backups: call({ method: 'GET', path: '/api/admin/backups', answer: BackupStatus }),
	/** Begins one, unless one is being made, and does not wait for it. */
	makeBackup: call({ method: 'POST', path: '/api/admin/backups', body: z.object({}), answer: BackupStatus }),
	/** The last 31 days, newest first. */
	usage: call({ method: 'GET', path: '/api/admin/usage', answer: z.object({ lines: z.array(UsageLine) }) }),
} as const;
