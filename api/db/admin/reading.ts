const account = `select account.rowid as slot, account.email, account.name, account.role, account.created_at,
	coalesce(head.subscription_status, account.subscription_status) as status
	from account left join account as head on head.id = account.parent_id`;

const story = `select story.rowid as slot, author.rowid as author, story.title, story.is_published, story.created_at
	from story join account as author on author.id = story.author_id`;

const next = (table: string) => `where ${table}.rowid > ? order by ${table}.rowid limit ?`;
const these = (table: string) => `where ${table}.rowid in (select value from json_each(?))`;

/**
 * How the shelves are filled and kept up with what changed. `next` takes the last slot before and how many, `these` a
 * list of slots in JSON.
 */
export const reading = {
	nextAccounts: `${account} ${next('account')}`,
	nextStories: `${story} ${next('story')}`,
	theseAccounts: `${account} ${these('account')}`,
	theseStories: `${story} ${these('story')}`,
} as const;
