import { type Kysely, sql } from 'kysely';

/*
 * Stripe's news comes twice, late and in any order. So nothing here is ever changed: what was paid and what was lost are
 * added apart, each once, and whether a payment still stands is that nothing was lost of it.
 */
const tables = [
	// Books are kept longer than accounts: the payment stays, and names nobody any more.
	sql`create table payment (
		session_id text primary key,
		payment_intent text not null unique,
		account_id text references account (id) on delete set null,
		cents integer not null,
		currency text not null,
		created_at integer not null
	) strict`,
	sql`create index payment_account on payment (account_id)`,
	// No reference: the news of a refund may come before that of its payment.
	sql`create table payment_loss (
		payment_intent text primary key,
		reason text not null check (reason in ('refund', 'dispute')),
		created_at integer not null
	) strict`,
	sql`create table payment_event (
		id text primary key,
		type text not null,
		created_at integer not null
	) strict`,
];

/** What was paid, what was given back, and which of Stripe's events were taken. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const table of tables) await table.execute(db);
}
