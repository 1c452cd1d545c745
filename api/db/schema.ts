import type { Generated, Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { AuditEntry } from '../../shared/contract/admin.ts';
import type { ReportReason } from '../../shared/contract/report.ts';
import type { StoryStatus } from '../../shared/contract/story.ts';
import type { User } from '../../shared/contract/user.ts';
import type { Policy } from '../../shared/policies/policy.ts';
import type { AgeGroup } from '../../shared/rules/ages.ts';
import type { Genre } from '../../shared/words/genres.ts';
import type { Mood } from '../../shared/words/moods.ts';

/*
 * Columns only use types that SQLite and Postgres share: text, integers, 0 or 1, times as epoch milliseconds, JSON as text. The
 * tables are created in `migrations/`.
 */

type Account = {
	id: string;
	email: string | null;
	password_hash: string | null;
	role: User['role'];
	parent_id: string | null;
	name: string;
	age: number | null;
	avatar: string | null;
	/** JSON: ContentSettings */
	settings: string;
	subscription_status: User['subscription']['status'];
	has_lifetime_access: 0 | 1;
	trial_end: number | null;
	/** 1 while the password is a one-time password: its sessions may only change it. */
	must_change_password: Generated<0 | 1>;
	/** JSON: ReadingComfort; null for the default look. */
	comfort: Generated<string | null>;
	created_at: number;
	updated_at: number;
};

type Session = {
	id: string;
	account_id: string;
	created_at: number;
	last_seen_at: number;
	revoked_at: number | null;
	/** A readable name such as `Chrome on Android`; empty if unknown. */
	device: Generated<string>;
};

/** Consent to a policy. Never updated; deleted with the account, or with the child it is about. */
type Consent = {
	id: string;
	account_id: string;
	/** The child on whose behalf a parent consented; null for the own account. */
	child_id: string | null;
	given_at: number;
	policy: Policy['name'];
	version: string;
	/** The text in `policy_text`; null for consents from before texts were stored. */
	sha256: string | null;
	given_by: 'self' | 'guardian';
	how: 'registration' | 'child-added';
};

/** The exact text of a policy that was consented to. */
type PolicyText = { sha256: string; policy: Policy['name']; version: string; body: string };

type Story = {
	id: string;
	/** The account whose story it is: a parent or a child. */
	author_id: string;
	/** The parent account of the author's family; the author itself if it has no parent. */
	family_id: string;
	/** The account that sent the request; `request_id` is unique per account. */
	asked_by: string;
	request_id: string;
	genre: Genre;
	mood: Mood;
	age_group: AgeGroup;
	age_rating: number;
	/** JSON: Hero */
	hero: string;
	title: string;
	status: StoryStatus;
	error: string | null;
	chapter_count: number;
	is_published: 0 | 1;
	/** The story plan; only the storyteller reads it. */
	bible: string | null;
	/** The media name of the hero's reference picture. */
	reference_name: string | null;
	/** How many choices ahead the story is packed for a journey. */
	packed_depth: Generated<number>;
	/** 1 if the family starred it. */
	is_favourite: Generated<0 | 1>;
	/** From which the hero's looks are derived; null for the story's own id. */
	hero_seed: Generated<string | null>;
	/** The story that the hero comes from, while there is one. */
	earlier_id: Generated<string | null>;
	/** What the built-in storyteller drew for it (`shared/storyteller/outline.ts`); null before, and for stories of a provider. */
	outline: Generated<string | null>;
	created_at: number;
	updated_at: number;
};

type Chapter = {
	id: string;
	story_id: string;
	parent_id: string | null;
	choice_index: number | null;
	number: number;
	title: string;
	content: string;
	/** JSON: string[] */
	choices: string;
	is_ending: 0 | 1;
	taken_choice: number | null;
	/** JSON: Scene */
	scene: string;
	/** JSON: {thumbnail, medium, large} as media names; null until drawn */
	images: string | null;
	storyteller: string;
	illustrator: string | null;
	/** JSON: StoredProvenance */
	making: Generated<string>;
	/** Null while it is prepared but was never opened. */
	opened_at: number | null;
	created_at: number;
};

type Narration = {
	chapter_id: string;
	voice: string;
	narrator: string;
	media_name: string;
	seconds: number;
	/** JSON: {sentences, words} */
	times: string;
	/** JSON: StoredNarrationProvenance */
	making: Generated<string>;
	created_at: number;
};

/** In the order in which a free worker looks for work. */
export const jobKinds = ['chapter', 'narration', 'picture'] as const;

/** Work that waits or runs. A row is deleted when the work is done. */
type Job = {
	id: string;
	kind: (typeof jobKinds)[number];
	story_id: string;
	/** For a chapter job: the parent chapter (null for the first). Else the chapter to draw or narrate. */
	chapter_id: string | null;
	choice_index: number | null;
	/** Of a narration job. */
	voice: string | null;
	/** The family for the fair queue. */
	family_id: string;
	/** How many choices ahead of the reader; 0 if a reader waits for it. */
	ahead: Generated<number>;
	state: 'waiting' | 'running';
	attempts: number;
	run_after: number;
	created_at: number;
};

/** The stories that use a media file: the right to read one of them includes the file. */
type MediaUse = { media_name: string; story_id: string };

/** What one maker used per day and story. `family_id` and `story_id` are empty once those are deleted. */
type Usage = {
	/** YYYY-MM-DD, UTC. */
	day: string;
	family_id: string;
	story_id: string;
	role: 'storyteller' | 'illustrator' | 'narrator' | 'moderator';
	maker: string;
	model: string;
	calls: number;
	input_tokens: number;
	output_tokens: number;
	pictures: number;
	/** Of speech. */
	seconds: number;
};

/** When a family started a story, for the daily cap. */
type StoryBegun = { family_id: string; at: number };

/** When work that may cost money was started for a family, for the daily caps. */
type WorkBegun = { family_id: string; kind: 'chapter' | 'narration'; at: number };

type Idempotency = {
	account_id: string;
	key: string;
	/**
	 * SHA-256 of method, path and body without passwords: the same key with another request is refused. Empty where migration 012
	 * cleared it.
	 */
	request_hash: string;
	/** Null while the first request runs. */
	status: number | null;
	/** Null while there is no status, and after what it describes was deleted. */
	answer: string | null;
	created_at: number;
	/** The node that answers it; null for a server that is alone, and for earlier builds. */
	node: Generated<string | null>;
};

/** An id that the request with this key, or its answer, contains. */
type AnswerAbout = { id: string; account_id: string; key: string };

/** The last change of a story or account, for the family's devices. */
type Change = {
	seq: Generated<number>;
	family_id: string;
	/** The story's author; for an account its own id. */
	author_id: string;
	kind: 'story' | 'account';
	id: string;
};

/** The epoch of the numbers in `change`; one row. */
type ChangeEpoch = { epoch: string };

/** Numbers that no row of `change` has, inclusive. */
type ChangeGap = { first: number; last: number };

/** `audit`: the highest number that an audit entry was ever given. */
type Counter = { name: 'audit'; value: number };

type Setting = { key: string; value: string };

/** A paid checkout of lifetime access. Never updated, except that `account_id` becomes null when the account is deleted. */
type Payment = {
	/** Stripe's ids of the checkout and its payment. */
	session_id: string;
	payment_intent: string;
	account_id: string | null;
	cents: number;
	currency: string;
	created_at: number;
};

/** A payment that was refunded in full or lost in a dispute; may be stored before the payment. */
type PaymentLoss = { payment_intent: string; reason: 'refund' | 'dispute'; created_at: number };

/** A handled event of Stripe: repeats have no effect. */
type PaymentEvent = { id: string; type: string; created_at: number };

/** One audited action. Never updated; holds no personal data. */
type Audit = {
	/** From 1, without gaps. */
	number: number;
	id: string;
	at: number;
	/** Not a foreign key: the account may be deleted. `operator` at the terminal, `server` for the server itself. */
	actor_id: string;
	action: AuditEntry['action'];
	target_kind: AuditEntry['target']['kind'];
	target_id: string | null;
	/** The account whose data the details contain. Not a foreign key. */
	about: string | null;
	/** The hash of its details, null if it never had any. */
	details: string | null;
	/** The hash of the columns above and of the previous seal. */
	seal: string;
};

/** The values of a field before and after, as JSON. Deleted with the account it is about. */
type AuditChange = {
	audit_id: string;
	about: string | null;
	field: string;
	before: string | null;
	after: string | null;
	/** Deleted with the rest, so that the hash cannot be used to guess the values. */
	salt: string;
};

/** A report of a chapter. The last report of a chapter counts. */
type Report = {
	id: string;
	story_id: string;
	chapter_id: string;
	/** The logged-in account, and the child it acted as or is; null after deletion. */
	account_id: string | null;
	child_id: string | null;
	reason: ReportReason;
	/** Null while it waits for an admin. */
	decision: 'shown' | 'hidden' | null;
	created_at: number;
	decided_at: number | null;
	/** When a parent saw it; null again after the decision. */
	seen_at: number | null;
};

/** The columns by which the admin's list of users searches, filters and sorts. Maintained by triggers (migration 014). */
type AdminListAccount = {
	/** In the order of insertion. */
	slot: Generated<number>;
	account_id: string;
	/** Folded; '' for none. Null until `foldListTexts` has folded the text. */
	email: string | null;
	name: string | null;
	role: User['role'];
	/** For a child its parent's. */
	status: User['subscription']['status'];
	created_at: number;
};

/** Likewise for stories. */
type AdminListStory = {
	slot: Generated<number>;
	story_id: string;
	title: string | null;
	author_email: string | null;
	author_name: string | null;
	is_published: 0 | 1;
	created_at: number;
};

export type Schema = {
	account: Account;
	session: Session;
	consent: Consent;
	policy_text: PolicyText;
	story: Story;
	chapter: Chapter;
	narration: Narration;
	job: Job;
	media_use: MediaUse;
	usage: Usage;
	story_begun: StoryBegun;
	work_begun: WorkBegun;
	idempotency: Idempotency;
	answer_about: AnswerAbout;
	change: Change;
	change_epoch: ChangeEpoch;
	change_gap: ChangeGap;
	counter: Counter;
	setting: Setting;
	payment: Payment;
	payment_loss: PaymentLoss;
	payment_event: PaymentEvent;
	audit: Audit;
	audit_change: AuditChange;
	report: Report;
	admin_list_account: AdminListAccount;
	admin_list_story: AdminListStory;
};

export type Db = Kysely<Schema>;
/** A database handle inside a transaction. */
export type Trx = Transaction<Schema>;
export type Row<Table extends keyof Schema> = Selectable<Schema[Table]>;
export type NewRow<Table extends keyof Schema> = Insertable<Schema[Table]>;
