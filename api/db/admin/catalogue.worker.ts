import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { AccountShelf, type ShelvedAccount } from './account-shelf.ts';
import type { Question } from './catalogue.ts';
import type { Changed } from './changes.ts';
import type { Page } from './page.ts';
import { reading } from './reading.ts';
import { type ShelvedStory, StoryShelf } from './story-shelf.ts';

/*
 * The thread that holds the lists. It reads the tables once and later only what changed in them, on a connection of its
 * own: nobody waits for it but who asked. An error ends it, and the next question starts another.
 */
const sqlite = new Database(workerData as string, { readonly: true });
const nextAccounts = sqlite.prepare<[number, number], ShelvedAccount>(reading.nextAccounts);
const nextStories = sqlite.prepare<[number, number], ShelvedStory>(reading.nextStories);
const theseAccounts = sqlite.prepare<[string], ShelvedAccount>(reading.theseAccounts);
const theseStories = sqlite.prepare<[string], ShelvedStory>(reading.theseStories);

/** Rows read at a time: whoever folds the log away meanwhile waits for no more than those. */
const AT_A_TIME = 10_000;

let accounts: AccountShelf | null = null;
let stories: StoryShelf | null = null;

parentPort!.on('message', (question: Question) => {
	parentPort!.postMessage({ number: question.number, page: answer(question) });
});

function answer({ query, changed }: Question): Page {
	renew(changed);
	if (!accounts) {
		accounts = new AccountShelf();
		accounts.fill(all(nextAccounts));
	}
	if (query.list === 'users') return accounts.page(query);
	if (!stories) {
		stories = new StoryShelf(accounts);
		stories.fill(all(nextStories));
	}
	return stories.page(query);
}

function renew(changed: Changed): void {
	if (accounts && changed.accounts.length > 0) {
		accounts.renew(changed.accounts, theseAccounts.all(JSON.stringify(changed.accounts)));
		stories?.renewAuthors(changed.accounts);
	}
	if (stories && changed.stories.length > 0) {
		stories.renew(changed.stories, theseStories.all(JSON.stringify(changed.stories)));
	}
}

function* all<Row extends { slot: number }>(next: Database.Statement<[number, number], Row>): Generator<Row> {
	for (let last = 0; ; ) {
		const rows = next.all(last, AT_A_TIME);
		if (rows.length === 0) return;
		yield* rows;
		last = rows.at(-1)!.slot;
	}
}
