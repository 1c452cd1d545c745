import type { Generated, Insertable, Kysely, Selectable } from 'kysely';
import type { AuditEntry } from '../../shared/contract/admin.ts';
import type { ReportReason } from '../../shared/contract/report.ts';
import type { StoryStatus } from '../../shared/contract/story.ts';
import type { User } from '../../shared/contract/user.ts';
import type { Policy } from '../../shared/policies/policy.ts';
import type { AgeGroup } from '../../shared/rules/ages.ts';
import type { Genre } from '../../shared/words/genres.ts';
import type { Mood } from '../../shared/words/moods.ts';

/*
 * Columns hold what both SQLite and Postgres keep alike: text, whole numbers, 0 or 1, times as epoch milliseconds,
 * JSON as text. The tables themselves are made in `migrations/`.
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
	/** 1 while the password is a one-time one: its sessions may do nothing but change it. */
	must_change_password: Generated<0 | 1>;
	created_at: number;
	updated_at: number;
};

type Session = {
	id: string;
	account_id: string;
	created_at: number;
	last_seen_at: number;
	revoked_at: number | null;
	/** In words, as `Chrome on Android`; empty where it is not known. */
	device: Generated<string>;
};

/** That somebody agreed to a text. It is never changed, and goes with the account, or with the child that it is about. */
type Consent = {
	id: string;
	account_id: string;
	/** The child for whom a parent agreed; null for the own account. */
	child_id: string | null;
	given_at: number;
	policy: Policy['name'];
	version: string;
	/** Of the text, in `policy_text`; null for what was agreed before texts were kept. */
	sha256: string | null;
	given_by: 'self' | 'guardian';
	how: 'registration' | 'child-added';
};

/** A text that somebody agreed to, word for word. */
type PolicyText = { sha256: string; policy: Policy['name']; version: string; body: string };

type Story = {
	id: string;
	/** Whose story it is: a parent's own or a child's. */
	author_id: string;
	/** The parent account at the head of that family (the author itself when it has no parent). */
	family_id: string;
	/** Who sent the request; `request_id` is unique to it. */
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
	/** The storyteller's plan, which only the storyteller reads. */
	bible: string | null;
	/** The media name of the hero's reference picture. */
	reference_name: string | null;
	/** How many choices ahead it is packed for a journey. */
	packed_depth: Generated<number>;
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
	/** JSON: Making */
	making: Generated<string>;
	/** Null while nobody has chosen it: it was prepared ahead. */
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
	/** JSON: NarrationMaking */
	making: Generated<string>;
	created_at: number;
};

/** Work that waits, or runs now. A row goes when its work is done: what is here is what is left to do. */
type Job = {
	id: string;
	kind: 'chapter' | 'picture';
	story_id: string;
	/** For a chapter: where it hangs (null for the first). For a picture: the chapter to draw. */
	chapter_id: string | null;
	choice_index: number | null;
	/** Whose turn it uses up: the queue is fair between families. */
	family_id: string;
	/** How many choices ahead of what is read: 0 is what somebody waits for. */
	ahead: Generated<number>;
	state: 'waiting' | 'running';
	attempts: number;
	run_after: number;
	created_at: number;
};

/** Which stories show a media file: who may read one of them may read the file. */
type MediaUse = { media_name: string; story_id: string };

/** What one maker used in one day for one story. `family_id` and `story_id` are empty once these are gone. */
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

/** When a family began a story, for the daily cap. */
type StoryBegun = { family_id: string; at: number };

/** When something was begun for a family that may cost money, for the caps of a day. */
type WorkBegun = { family_id: string; kind: 'chapter' | 'narration'; at: number };

type Idempotency = {
	account_id: string;
	key: string;
	/**
	 * SHA-256 of method, path and body without its passwords: the same key with another request is refused. Empty where
	 * migration 012 cleared it.
	 */
	request_hash: string;
	/** Null while the first still runs. */
	status: number | null;
	/** Null while there is no status, and again once what it tells of is deleted. */
	answer: string | null;
	created_at: number;
};

/** An id that the request with this key named, or its answer. */
type AnswerAbout = { id: string; account_id: string; key: string };

/** Since when a story or an account is as it is, for the devices of one family. */
type Change = {
	seq: Generated<number>;
	family_id: string;
	/** Whose story it is; an account's own id. */
	author_id: string;
	kind: 'story' | 'account';
	id: string;
};

/** Its one row says in which count the numbers of `change` stand. */
type ChangeEpoch = { epoch: string };

/** Numbers that no row of `change` has, both ends included. */
type ChangeGap = { first: number; last: number };

type Setting = { key: string; value: string };

/** A checkout of lifetime access that was paid. It is never changed, but that its account may go. */
type Payment = {
	/** Stripe's names for the checkout and for the payment that it led to. */
	session_id: string;
	payment_intent: string;
	account_id: string | null;
	cents: number;
	currency: string;
	created_at: number;
};

/** A payment that was given back in full, or lost in a dispute; it may be known before the payment itself is. */
type PaymentLoss = { payment_intent: string; reason: 'refund' | 'dispute'; created_at: number };

/** An event of Stripe's that was taken: it comes more than once, and counts once. */
type PaymentEvent = { id: string; type: string; created_at: number };

/** One deed. It is never changed again, and holds no word about a person. */
type Audit = {
	/** From 1 on, without a gap. */
	number: number;
	id: string;
	at: number;
	/** Not a reference: the account may go. `operator` at the terminal, `server` by itself. */
	actor_id: string;
	action: AuditEntry['action'];
	target_kind: AuditEntry['target']['kind'];
	target_id: string | null;
	/** Whose words its details hold. Not a reference. */
	about: string | null;
	/** A fingerprint of its details, null when there never were any. */
	details: string | null;
	/** Over all of the above and the seal before it. */
	seal: string;
};

/** What one field was and became, as JSON. It goes with the account that it is about. */
type AuditChange = {
	audit_id: string;
	about: string | null;
	field: string;
	before: string | null;
	after: string | null;
	/** Erased with the rest, so that the fingerprint tells nothing any more. */
	salt: string;
};

/** A chapter that somebody did not want to have here. Of several reports of one the last counts. */
type Report = {
	id: string;
	story_id: string;
	chapter_id: string;
	/** Who was logged in, and the child that was acted as or logged in itself; null when they are gone. */
	account_id: string | null;
	child_id: string | null;
	reason: ReportReason;
	/** Null while it waits for an admin. */
	decision: 'shown' | 'hidden' | null;
	created_at: number;
	decided_at: number | null;
	/** When a parent looked at it; null again once it is decided. */
	seen_at: number | null;
};

/** What the admin's list of users searches, filters and sorts an account by. Triggers keep it (migration 014). */
type AdminListAccount = {
	/** The order of insertion. */
	slot: Generated<number>;
	account_id: string;
	/** Folded; '' for none. Texts are null until `foldListTexts` has folded them. */
	email: string | null;
	name: string | null;
	role: User['role'];
	/** A child's is its parent's. */
	status: User['subscription']['status'];
	created_at: number;
};

/** The same for a story. */
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
export type Row<Table extends keyof Schema> = Selectable<Schema[Table]>;
export type NewRow<Table extends keyof Schema> = Insertable<Schema[Table]>;
