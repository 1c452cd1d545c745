import type { Db, NewRow, Row } from './schema.ts';

/** A report with the current name of the reporter: the child's rather than its parent's. */
export type NamedReport = Row<'report'> & { by: string | null };

/** The last report of each of these chapters, if any. */
export async function lastReports(db: Db, chapterIds: readonly string[]): Promise<NamedReport[]> {
	if (chapterIds.length === 0) return [];
	const reports = await reportsWithNames(db)
		.where('report.chapter_id', 'in', chapterIds)
		.orderBy('report.id')
		.execute();
	return [...new Map(reports.map((report) => [report.chapter_id, report])).values()];
}

export async function lastReport(db: Db, chapterId: string): Promise<NamedReport | undefined> {
	return (await lastReports(db, [chapterId]))[0];
}

/** All reports of a story, oldest first. */
export function reportsOfStory(db: Db, storyId: string): Promise<NamedReport[]> {
	return reportsWithNames(db).where('report.story_id', '=', storyId).orderBy('report.id').execute();
}

export async function addReport(db: Db, report: NewRow<'report'>): Promise<void> {
	await db.insertInto('report').values(report).execute();
}

export async function changeReport(
	db: Db,
	id: string,
	change: Partial<Pick<Row<'report'>, 'decision' | 'decided_at' | 'seen_at'>>,
): Promise<void> {
	await db.updateTable('report').set(change).where('id', '=', id).execute();
}

/** The times (epoch milliseconds) of the account's reports since then, oldest first. */
export async function reportTimes(db: Db, accountId: string, since: number): Promise<number[]> {
	const reports = await db
		.selectFrom('report')
		.select('created_at')
		.where('account_id', '=', accountId)
		.where('created_at', '>', since)
		.orderBy('created_at')
		.execute();
	return reports.map(({ created_at }) => created_at);
}

/** A chapter that is hidden from its author. */
export type HiddenChapter = Pick<Row<'chapter'>, 'id' | 'story_id' | 'images'>;

/** The hidden chapters in this author's stories. */
export async function hiddenChapters(db: Db, authorId: string): Promise<HiddenChapter[]> {
	const reported = await db
		.selectFrom('report')
		.innerJoin('chapter', 'chapter.id', 'report.chapter_id')
		.innerJoin('story', 'story.id', 'report.story_id')
		.select(['chapter.id', 'chapter.story_id', 'chapter.images', 'report.decision'])
		.where('story.author_id', '=', authorId)
		.orderBy('report.id')
		.execute();
	const last = new Map(reported.map((chapter) => [chapter.id, chapter]));
	return [...last.values()].filter(({ decision }) => decision !== 'shown');
}

/** A report for the admin's list. */
export type ListedReport = NamedReport & {
	email: string | null;
	story_title: string;
	author_name: string;
	number: number;
	chapter_title: string;
	content: string;
	images: string | null;
};

type ReportFilter = { state: 'open' | 'decided'; page: number; limit: number };

/** One page of open reports, oldest first, or of decided ones, last decided first; and the total. */
export async function reportPage(
	db: Db,
	{ state, page, limit }: ReportFilter,
): Promise<{ reports: ListedReport[]; total: number }> {
	const isOpen = state === 'open';
	const { total } = await db
		.selectFrom('report')
		.select((eb) => eb.fn.countAll<number>().as('total'))
		.where('decision', isOpen ? 'is' : 'is not', null)
		.executeTakeFirstOrThrow();
	const reports = await listedReports(db)
		.where('report.decision', isOpen ? 'is' : 'is not', null)
		.orderBy(isOpen ? 'report.id' : 'report.decided_at', isOpen ? 'asc' : 'desc')
		.orderBy('report.id', 'desc')
		.limit(limit)
		.offset((page - 1) * limit)
		.execute();
	return { reports, total };
}

export function listedReport(db: Db, id: string): Promise<ListedReport | undefined> {
	return listedReports(db).where('report.id', '=', id).executeTakeFirst();
}

function listedReports(db: Db) {
	return reportsWithNames(db)
		.innerJoin('story', 'story.id', 'report.story_id')
		.innerJoin('account as author', 'author.id', 'story.author_id')
		.innerJoin('chapter', 'chapter.id', 'report.chapter_id')
		.select(['account.email as email', 'story.title as story_title', 'author.name as author_name'])
		.select(['chapter.number as number', 'chapter.title as chapter_title', 'chapter.content as content'])
		.select('chapter.images as images')
		.$narrowType<{ author_name: string }>();
}

function reportsWithNames(db: Db) {
	return db
		.selectFrom('report')
		.leftJoin('account', 'account.id', 'report.account_id')
		.leftJoin('account as child', 'child.id', 'report.child_id')
		.selectAll('report')
		.select((eb) => eb.fn.coalesce('child.name', 'account.name').as('by'));
}
